"""Tables and ways of playing that several stories of Generous Split share."""

from typing import Any

import splittable


def table_of_four(*decks: str) -> Any:
    return splittable.new("generous-split", players=4, options={"start": 4}, chance=decks)


def table_of_three(*decks: str) -> Any:
    return splittable.new("generous-split", players=3, options={"start": 3}, chance=decks)


def first_deck(table: Any) -> list[str]:
    lines: list[str] = table.record().splitlines()
    return next(line.split()[1:] for line in lines if line.startswith("deck "))


def playable(table: Any, seat: int) -> str:
    return " ".join(action.removeprefix("play ") for action in table.actions(seat))


def play_to_the_end(table: Any) -> None:
    while not table.over:
        table.play(table.waiting[0], table.actions(table.waiting[0])[0])
