"""A stranger writes a verifier from docs/shuffle.md alone, and it comes to the same decks, rolls and first seats.

The verifier knows nothing of this project: lists and vectors are read from the page.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from room.make_golden import GOLDEN

from splittable.games import find, ids
from splittable.play.dealer import whole_deck

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {name: (DOCS / name).read_text(encoding="utf-8") for name in ("shuffle.md", "shuffle.fr.md")}
BLOCK = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DECK_OF = re.compile(r"deck of (\S+) for ([\d ]+)\n(.*)", re.DOTALL)

Vector = dict[str, list[str]]


def decks(page: str) -> dict[tuple[str, int], list[str]]:
    """The card lists of a page, by game and players."""
    found: dict[tuple[str, int], list[str]] = {}
    for block in BLOCK.findall(page):
        if told := DECK_OF.fullmatch(block):
            game, players, cards = told.groups()
            found |= {(game, int(count)): cards.split() for count in players.split()}
    return found


def vectors(page: str) -> list[Vector]:
    """The vectors of a page: for each word that begins a line, the rest of its lines."""
    found = []
    for block in BLOCK.findall(page):
        if block.startswith("game "):
            vector: Vector = {}
            for line in block.splitlines():
                word, _, rest = line.partition(" ")
                vector.setdefault(word, []).append(rest)
            found.append(vector)
    return found


def commitment_of(secret: str) -> str:
    return hashlib.sha256(f"splittable commitment {secret}".encode()).hexdigest()


def key_of(secret: str, table: str, nonces: str) -> bytes:
    lines = ["splittable table", table, *(f"P{seat} {nonce}" for seat, nonce in enumerate(nonces.split(" "), 1))]
    return hmac.new(bytes.fromhex(secret), "\n".join(lines).encode("ascii"), hashlib.sha256).digest()


def stream(key: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        told = hmac.new(key, f"{label} {block}".encode("ascii"), hashlib.sha256).digest()
        yield from (int.from_bytes(told[place : place + 4], "big") for place in range(0, 32, 4))
        block += 1


def below(source: Iterator[int], count: int) -> int:
    number = next(source)
    while number >= 2**32 - 2**32 % count:
        number = next(source)
    return number % count


def outcome(key: bytes, number: int, cards: list[str]) -> str:
    if not cards:
        source = stream(key, f"roll {number}")
        return f"roll {below(source, 6) + 1} {below(source, 6) + 1}"
    source, shuffled = stream(key, f"deck {number}"), list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = below(source, last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return " ".join(["deck", *shuffled])


def check_record(record: str, lists: dict[tuple[str, int], list[str]]) -> int:
    """Check a record as the page says, and give the number of its outcomes."""
    top, _, body = record.partition("\n---\n")
    head = dict(line.split(" ", 1) for line in top.splitlines())
    players = int(head["players"])
    assert commitment_of(head["secret"]) == head["commitment"]
    key = key_of(head["secret"], head["table"], head["nonces"])
    if head["start-seat"] == "drawn":
        assert f"start={below(stream(key, 'start'), players) + 1}" in head["options"].split(" ")
    told = [line for line in body.splitlines() if line.startswith(("deck ", "roll "))]
    cards = lists.get((head["game"], players), [])
    assert told == [outcome(key, number, cards) for number in range(len(told))]
    return len(told)


@pytest.mark.parametrize("page", PAGES)
def test_the_page_lists_every_deck_in_its_order(page: str) -> None:
    listed = decks(PAGES[page])
    games = [find(game) for game in ids()]
    every = {(game.id, count) for game in games if game.cards for count in range(game.fewest, game.most + 1)}
    assert listed.keys() == every
    for (game, players), cards in listed.items():
        assert cards == whole_deck(game, players)
        assert cards == sorted(cards, key=find(game).cards.index)


@pytest.mark.parametrize("page", PAGES)
def test_the_page_has_a_vector_for_every_game(page: str) -> None:
    found = vectors(PAGES[page])
    assert sorted(vector["game"][0] for vector in found) == sorted(ids())
    assert found == vectors(PAGES["shuffle.md"])
    for vector in found:
        ((game, players), (secret, table, nonces)) = (
            (vector["game"][0], int(vector["players"][0])),
            (vector[word][0] for word in ("secret", "table", "nonces")),
        )
        key = key_of(secret, table, nonces)
        assert commitment_of(secret) == vector["commitment"][0]
        assert key.hex() == vector["key"][0]
        assert f"P{below(stream(key, 'start'), players) + 1}" == vector["start"][0]
        kind = "deck" if "deck" in vector else "roll"
        cards = decks(PAGES[page]).get((game, players), [])
        assert bool(cards) == (kind == "deck")
        told = [f"{kind} {rest}" for rest in vector[kind]]
        assert told == [outcome(key, number, cards) for number in range(len(told))]
        assert len(told) >= 2


def test_records_of_a_real_room_are_checked_from_the_page_alone() -> None:
    lists = decks(PAGES["shuffle.md"])
    known = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(GOLDEN.glob("*.json"))]
    counts = [check_record(one["record"], lists) for tables in known for one in tables.values() if one["record"]]
    assert len(counts) >= 3
    assert min(counts) >= 1


def test_a_card_that_was_exchanged_is_found_out_from_the_page_alone() -> None:
    known = json.loads(next(GOLDEN.glob("*.json")).read_text(encoding="utf-8"))
    record = next(one["record"] for one in known.values() if "\ndeck " in one["record"])
    first, second = record.partition("\ndeck ")[2].split(" ")[:2]
    assert first != second
    swapped = record.replace(f"\ndeck {first} {second} ", f"\ndeck {second} {first} ", 1)
    with pytest.raises(AssertionError):
        check_record(swapped, decks(PAGES["shuffle.md"]))
