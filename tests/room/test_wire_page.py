"""The examples of the page on the wire run against a real room, and are as the schema says."""

import json
import re
from pathlib import Path
from typing import Any

from room.people import Server
from room.test_schema import faults

import splittable

PAGE = (Path(__file__).parent.parent.parent / "docs/wire.md").read_text(encoding="utf-8")
LISTENING = "http://127.0.0.1:8000"


def examples(language: str) -> list[str]:
    """The page's examples in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_the_client_in_a_few_lines_plays_to_the_end(server: Server) -> None:
    (client,) = examples("python")
    scope: dict[str, Any] = {}
    assert LISTENING in client
    exec(client.replace(LISTENING, server.address), scope)
    assert splittable.load(scope["record"]).over
    assert scope["view"]["winners"]


def test_every_example_of_a_message_is_as_the_schema_says() -> None:
    opened, hello, requests, answers = ([json.loads(line) for line in one.splitlines()] for one in examples("json"))
    assert [faults("NewTable", one) for one in opened] == [[]]
    assert [faults("Hello", one) for one in hello] == [[]]
    assert [fault for one in requests for fault in faults("Request", one)] == []
    assert [fault for one in answers for fault in faults("Answer", one)] == []
    assert {one["type"] for one in answers} == {"ok", "refused", "why", "preview", "farewell"}
