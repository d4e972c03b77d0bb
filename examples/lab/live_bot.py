"""Sit down at a table of a running room with a bot of your own, and play until the game is over.

splittable serve --port 8000        # or any room; open a table there and copy its invitation
python examples/lab/live_bot.py http://127.0.0.1:8000/t/TABLE examples/lab/ten_lines.py:choose --name Tenner

The invitation is the link that the table's host gives to others.
"""

import argparse
import json
import random
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from splittable.bots import Choose, find


def claim_seat(room: str, table: str, name: str) -> str:
    """Claim a free seat for this bot; the seat's key."""
    asked = json.dumps({"name": name}).encode()
    address = f"{room}/api/tables/{table}/seats"
    request = Request(address, asked, {"Content-Type": "application/json"})  # noqa: S310 - whoever runs this gave it
    with urlopen(request) as answer:  # noqa: S310 - the same
        key: str = json.load(answer)["key"]
        return key


def play_on(socket: ClientConnection, choose: Choose) -> dict[str, Any]:
    """Act whenever this seat owes a decision, until the game is over; the last view."""
    seeds = random.SystemRandom()
    asked_at = -1
    while True:
        message = json.loads(socket.recv())
        if message["type"] == "refused":
            raise ValueError(message["reason"])
        if message["type"] != "view":
            continue
        view: dict[str, Any] = message["view"]
        if view["over"]:
            return view
        # The same view may be sent twice; then the answer is already on its way.
        if view["seat"] in view["waiting"] and message["seq"] > asked_at:
            asked_at = message["seq"]
            action = choose(view, seeds.getrandbits(32))
            socket.send(json.dumps({"type": "play", "id": f"{seeds.getrandbits(64)}", "action": action}))


def visit(invitation: str, bot: str, name: str) -> dict[str, Any]:
    """Take a free seat at the table of an invitation and play; the last view."""
    parts = urlsplit(invitation)
    room, table = f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/").rpartition("/")[2]
    key = claim_seat(room, table, name)
    with connect(f"{room.replace('http', 'ws', 1)}/api/tables/{table}/live", max_size=None) as socket:
        socket.send(json.dumps({"key": key}))
        return play_on(socket, find(bot))


def main() -> None:
    """Read the arguments, play, print the scores."""
    parser = argparse.ArgumentParser(description="Seat a bot of your own at a table of a running room.")
    parser.add_argument("invitation", help="the link that the table's host gives to others")
    parser.add_argument("bot", help="a level, module:function or file.py:function")
    parser.add_argument("--name", default="A bot")
    asked = parser.parse_args()
    view = visit(asked.invitation, asked.bot, asked.name)
    print(f"seat {view['seat'] + 1}: scores {view['scores']}")


if __name__ == "__main__":
    main()
