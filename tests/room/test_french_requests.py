"""A request that is refused is told why in the language that it asks for, wholly."""

import httpx
import msgspec
import pytest
from room.people import PATIENCE, Json
from room.tuned import TunedServer

from splittable.service import messages as wire
from splittable.service.problems import problem_of

OPEN = {"game": "splitter", "players": 2, "name": "Ann"}
WRONGS: dict[str, tuple[str, object, str]] = {
    "no field": ("/api/tables", {"players": 2}, "le champ «\u00a0game\u00a0» manque"),
    "another kind": ("/api/tables", OPEN | {"players": "two"}, "un nombre entier est attendu, pas un texte"),
    "a list": ("/api/tables", [], "un objet est attendu, pas une liste"),
    "game": ("/api/tables", OPEN | {"game": "chess"}, "il n’y a pas de jeu 'chess'"),
    "players": ("/api/tables", OPEN | {"players": 13}, "splitter se joue de 1 à 12 joueurs, pas à 13"),
    "option": ("/api/tables", OPEN | {"options": {"pod": "A"}}, "splitter n’a pas d’option 'pod'"),
    "value": ("/api/tables", OPEN | {"options": {"pad": "Z"}}, "l’option pad de splitter vaut A, B"),
    "chat": ("/api/tables", OPEN | {"chat": "loud"}, "n’est pas une des valeurs possibles ici"),
    "pad": ("/api/pads/splitter", {"players": 2, "lines": ["roll 7 1"]}, "deux dés de 1 à 6"),
    "pad's players": ("/api/pads/split", {"players": 99}, "split se joue de 2 à 6 joueurs"),
}


def ask(server: TunedServer, path: str, body: object, lang: str) -> httpx.Response:
    headers = {"Accept-Language": lang}
    return httpx.post(f"{server.address}{path}", json=body, headers=headers, timeout=PATIENCE)


@pytest.mark.parametrize(("path", "body", "sentence"), list(WRONGS.values()), ids=list(WRONGS))
def test_a_bad_request_is_told_in_french(lenient: TunedServer, path: str, body: Json, sentence: str) -> None:
    answer = ask(lenient, path, body, "fr")
    assert answer.status_code == 400
    french = answer.json()["reason"]
    assert sentence in french
    english = ask(lenient, path, body, "en").json()["reason"]
    assert not {word for word in french.split() if len(word) > 5} & {"expected", "players", "option", "missing"}
    assert english != french


def test_what_is_no_json_is_told_in_french(lenient: TunedServer) -> None:
    for content, sentence in (
        (b"{", "ce n’est pas du JSON complet"),
        (b"{]", "ce n’est pas du JSON, à partir de l’octet 1"),
        (b'{"game": "\xff"}', "ce n’est pas de l’UTF-8"),
    ):
        headers = {"Accept-Language": "fr"}
        answer = httpx.post(f"{lenient.address}/api/tables", content=content, headers=headers, timeout=PATIENCE)
        assert answer.status_code == 400
        assert sentence in answer.json()["reason"]


def test_whatever_msgspec_refuses_is_said_in_our_words() -> None:
    """Wrong values of every kind in every field of an opening: none is told as “something”."""
    values: list[object] = [None, 7, -1, 2**70, 1.5, "x", "x" * 5_000, True, [], {}, [[]], {"a": []}]
    errors = []
    for field in (*OPEN, "options", "bots", "autostart", "chat", "clock", "nonce", "face"):
        for value in values:
            try:
                wire.read_body(msgspec.json.encode(OPEN | {field: value}), wire.NewTable)
            except msgspec.DecodeError as error:
                errors.append(error)
    assert len(errors) > 50
    for lang, other in (("en", "something in it cannot be"), ("fr", "quelque chose n’y est pas")):
        assert not [str(error) for error in errors if other in problem_of(error, lang)]
