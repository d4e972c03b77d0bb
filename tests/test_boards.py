"""Every game's board in the full screen: whatever can be done can be picked on it."""

import random
import re
from collections.abc import Iterator, Sequence

import pytest

import splittable
from splittable.command.fullscreen.choice import Choice
from splittable.command.fullscreen.places import Places
from splittable.core.board import Board, Line, Mark, Sight, width_of
from splittable.core.view import View
from splittable.games import find, ids
from splittable.play.telling import say_action, say_line
from splittable.words.cards import sign_cards

TABLES = [(game, players) for game in ids() for players in range(find(game).fewest, find(game).most + 1)]
WIDTHS = (76, 100, 138)
SHORTENED = {"split": {"rounds": 1}}


def decisions(game: str, players: int, seed: int) -> Iterator[View]:
    """What each seat sees when it decides, in a random game."""
    table = splittable.new(game, players=players, seed=seed, options=SHORTENED.get(game, {}))
    chooser = random.Random(seed)
    while not table.over:
        seat = chooser.choice(table.waiting)
        yield table.seen(seat)
        table.play(seat, chooser.choice(table.actions(seat)))
    yield table.seen(0)
    yield table.seen(None)


def draw(
    board: Board[View], view: View, lang: str, width: int, picked: Sequence[str] = (), cursor: str | None = None
) -> list[Line]:
    names = [f"P{seat + 1} (medium)" for seat in range(view.players)]
    return board.draw(Sight(view, lang, names, width, 16, tuple(picked), cursor))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_way_to_every_action_can_be_picked_on_the_board(game: str, players: int) -> None:
    maker = find(game).board
    assert maker is not None
    board = maker()
    chooser = random.Random(players)
    for number, view in enumerate(decisions(game, players, 3)):
        width, lang = WIDTHS[number % len(WIDTHS)], ("en", "fr")[number % 2]
        choice = Choice({action: board.ways(action, view) for action in view.actions})
        reachable = {action for spot in choice.open for action in choice.actions_after(spot)}
        assert reachable == set(view.actions)
        while spots := choice.open:
            cursor = chooser.choice(spots)
            lines = draw(board, view, lang, width, choice.picked, cursor)
            places = Places(lines)
            assert [spot for spot in spots if places.first(spot) is None] == []
            if choice.pick(cursor) is not None:
                break
        lines = draw(board, view, lang, width)
        assert max(map(width_of, lines)) <= width
        if view.actions:
            assert board.asks(view, lang)


@pytest.mark.parametrize("game_id", ids())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_action_is_told_in_words(game_id: str, lang: str) -> None:
    game = find(game_id)
    names = [f"Ann{seat}" for seat in range(12)]
    # Of thousands of trades and upgrades some will do.
    for action in (*game.spellings[:200], *game.spellings[200::97]):
        assert say_action(game, action, names, lang) != action
        told = say_line(game, f"P2 {action}", names, 0, lang)
        assert "Ann1" in told
        assert told.endswith(".")
        assert told != f"Ann1: {action}"
    # Nobody reads in a log what lies in the pile.
    assert not re.search(r"\d", say_line(game, f"deck {' '.join(game.cards)}", names, 0, lang))


def test_cards_are_shown_in_signs_with_the_letters_of_the_language() -> None:
    assert sign_cards("fr", "KH QD 10C: 4C4H J, P2 3|3 a1") == "R♥ D♦ 10♣: 4♣4♥ J, P2 3|3 a1"
    assert sign_cards("en", "instead of QS play 10H, KH") == "instead of Q♠ play 10♥, K♥"


def test_arrows_go_to_the_nearest_spot() -> None:
    lines = [[Mark("a", "", "a"), Mark("   "), Mark("b", "", "b")], [], [Mark("  "), Mark("ccc", "", "c")]]
    places = Places(lines)
    assert places.next_to("a", "right", ["a", "b", "c"]) == "b"
    assert places.next_to("b", "down", ["a", "b", "c"]) == "c"
    assert places.next_to("c", "up", ["a", "b", "c"]) == "b"
    assert places.next_to("a", "down", ["a", "b"]) == "a"
    assert places.next_to("c", "right", ["a", "b", "c"]) == "a"
    assert places.at(2, 4) == "c"
    assert places.at(1, 0) is None
