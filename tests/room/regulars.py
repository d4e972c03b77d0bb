"""People who write down all that they are told, come back whenever the room is gone, and miss nothing then."""

import asyncio
import itertools
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets
from room.people import PATIENCE, Json, Server, gather

from splittable.play.proof import verify

GONE = (OSError, websockets.WebSocketException, TimeoutError)
AGAIN_AFTER = 0.1
NONSENSE = "dance"


@dataclass(frozen=True)
class Request:
    """A play that was sent, and has not been answered yet."""

    id: str
    action: str

    def write(self) -> str:
        return json.dumps({"type": "play", "id": self.id, "action": self.action})


@dataclass
class Notebook:
    """What somebody was told at one table."""

    table: str
    seat: int | None
    told: list[str] = field(default_factory=list)
    """Every line of `happened`, by its number."""
    done: list[str] = field(default_factory=list)
    """Own actions that were answered `ok`."""
    answers: dict[str, Json] = field(default_factory=dict)
    """How every id was answered."""
    asked: Request | None = None

    def first_look(self, message: Json) -> None:
        """Compare all that the room knows after a return with what it had told before."""
        assert message["happened"][: len(self.told)] == self.told, "what somebody was told is lost"
        self.told = message["happened"]
        self._look(message)

    def look(self, message: Json) -> None:
        assert message["seq"] - len(message["happened"]) == len(self.told), "something was told twice or never"
        self.told += message["happened"]
        self._look(message)

    def _look(self, message: Json) -> None:
        assert message["seq"] == len(self.told)
        if self.seat is None:
            return
        wanted = self.done + ([self.asked.action] if self.asked else [])
        assert self.mine == wanted[: len(self.mine)], "something else was done than was asked for"
        assert len(self.mine) >= len(self.done) - 1
        if len(self.mine) < len(self.done):
            assert message["view"]["chosen"] == self.done[-1], "a choice that was answered is lost"

    @property
    def mine(self) -> list[str]:
        """Own actions that have taken effect."""
        own = f"P{(self.seat or 0) + 1} "
        return [line.removeprefix(own) for line in self.told if line.startswith(own)]

    def hear(self, answer: Json) -> None:
        """An answer: to the open request, or once more to an old one."""
        request = answer["id"]
        if request in self.answers:
            assert answer == self.answers[request], "the same id was answered differently"
            return
        assert self.asked is not None
        assert self.asked.id == request
        self.answers[request] = answer
        if self.asked.action != NONSENSE:
            assert answer == {"type": "ok", "id": request}, "what was legal is refused"
            self.done.append(self.asked.action)
        else:
            assert answer["type"] == "refused"
        self.asked = None


@dataclass
class Party:
    """The people of one table, who meet again when a game is over."""

    table: str
    keys: list[str]
    seats: list[int]
    lines: int = 0
    """How many lines its people were told."""
    finished: list[Notebook] = field(default_factory=list)


@dataclass
class Regular:
    """Somebody who plays, or watches, for as long as the room is there, whichever of its processes is."""

    servers: Sequence[Server]
    party: Party
    key: str | None
    rng: random.Random
    notebook: Notebook
    returns: int = 0
    _numbers: "itertools.count[int]" = field(default_factory=itertools.count)

    async def live(self) -> None:
        """Come, and come back."""
        while True:
            server = self.rng.choice(self.servers)
            place = f"{server.address.replace('http', 'ws', 1)}/api/tables/{self.notebook.table}/live"
            try:
                async with websockets.connect(place, max_size=None, open_timeout=PATIENCE, proxy=None) as socket:
                    await self._stay(socket)
            except GONE:
                self.returns += 1
                await asyncio.sleep(AGAIN_AFTER)

    async def _stay(self, socket: Any) -> None:
        """Everything between coming and going; another table when there is one."""
        await socket.send(json.dumps({"seq": 0} | ({"key": self.key} if self.key else {})))
        seen: Json = {}
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "farewell":
                continue
            if message["type"] != "view":
                self.notebook.hear(message)
            else:
                known = len(self.notebook.told)
                (self.notebook.look if seen else self.notebook.first_look)(message)
                self.party.lines += len(self.notebook.told) - known
                if not seen:
                    await self._ask_again(socket)
                seen = message
            if seen["table"]["rematch"] and self.notebook.asked is None:
                self.party.finished.append(self.notebook)
                self.notebook = Notebook(seen["table"]["rematch"], self.notebook.seat)
                return
            await self._react(socket, seen)

    async def _ask_again(self, socket: Any) -> None:
        """Repeat what may not have arrived, and something that certainly has."""
        if self.notebook.asked is not None:
            await socket.send(self.notebook.asked.write())
        for request in self.rng.sample(sorted(self.notebook.answers), min(2, len(self.notebook.answers))):
            await socket.send(Request(request, NONSENSE).write())

    async def _react(self, socket: Any, message: Json) -> None:
        """Play as soon as it is one's turn; now and then something that cannot be."""
        notebook, view = self.notebook, message["view"]
        if view["seat"] is None or notebook.asked is not None:
            return
        if view["over"] and view["seat"] == message["table"]["host"]:
            await self._meet_again()
        elif view["seat"] in view["waiting"] and len(notebook.mine) == len(notebook.done):
            action = NONSENSE if self.rng.random() < 0.05 else self.rng.choice(view["actions"])
            notebook.asked = Request(f"{next(self._numbers)}", action)
            await socket.send(notebook.asked.write())

    async def _meet_again(self) -> None:
        address = self.rng.choice(self.servers).address
        try:
            async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False) as http:
                place = f"/api/tables/{self.notebook.table}/rematch"
                answer = await http.post(place, headers={"Authorization": f"Bearer {self.key}"})
        except httpx.HTTPError as error:
            raise TimeoutError from error
        if answer.status_code >= 500:
            raise TimeoutError  # as for everything else: come back, and miss nothing
        assert answer.status_code == 201, answer.text


async def gather_party(servers: Sequence[Server], game: str, bots: int, rng: random.Random) -> list[Regular]:
    """Four at a table, some of them bots, and somebody who watches."""
    levels = {str(seat): "random" for seat in range(5 - bots, 5)}
    # Without autoplay every action of a person was asked for by them, and can be counted.
    gathered = await gather(rng.choice(servers), game, 4, autoplay=False, bots=levels)
    party = Party(gathered.table, gathered.keys, gathered.seats)
    seats = [*zip(gathered.keys, gathered.seats, strict=True), (None, None)]
    return [
        Regular(servers, party, key, random.Random(rng.random()), Notebook(gathered.table, seat)) for key, seat in seats
    ]


async def check_finished(server: Server, party: Party) -> None:
    """A game that is over: its record holds every line that anybody was told, and each own action once."""
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, verify=False) as http:
        for notebook in party.finished:
            record = (await http.get(f"/api/tables/{notebook.table}/record")).raise_for_status().text
            lines = ["deck" if line.startswith("deck ") else line for line in verify(record).lines]
            assert lines == notebook.told
            assert notebook.seat is None or notebook.mine == notebook.done
