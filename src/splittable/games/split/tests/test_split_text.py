"""SPLIT drawn with characters, and its codes as text."""

from splittable.games.split import GAME, rules
from splittable.games.split.rules.codes import ACTIONS, DISCARD, MATCH, PENALIZE, TAKE, TRADE, UPGRADE
from splittable.games.split.tests.split_stories import GO_OUT, GOING_OUT, Tell, open_table, stack, stay
from splittable.play.table import Table


def some_table(tell: Tell) -> Table:
    """The second round of three players, in the middle of a turn."""
    table = open_table(GOING_OUT, "9C 9D 8C 7C 6C 5C 4C 3C 2C", "KH QH JH 8H 7H 6H 5H 4H 3H", pile="10D 2S")
    tell(table, GO_OUT.format("P1", "2S"))
    hands = ["10C 9C 8C 7C 6C 5C 4C 3C 2C", "9D 9D 8D 7D 6D 5D 4D 3D KD", "10D 9H 8H 7H 6H 5H 4H 3H 2D"]
    table.deal(stack(hands, row="AC", pile="AH QH AS KH"))
    tell(
        table,
        "P2 draw; P2 match 9D 9D; P2 penalize P1; P2 discard KD; P3 draw; P3 discard 10D; P1 draw; P1 discard 10C",
    )
    tell(table, "P2 draw; P2 discard KH; P3 draw; P3 discard 8H; P1 take 5")
    return table


ENGLISH = """\
Round 2 of 3 · dealer P1 · pile 71
Previous round: P1 went out.
  P1: 5 matches, 0 cards in hand, 0 penalties
  P2: 1 match, 7 cards in hand, 0 penalties (pairs laid without a turn)
  P3: 0 matches, 9 cards in hand, 0 penalties (pairs laid without a turn)

       A   K   Q   J  10   9   8   7   6   5   4   3   2  neg.  total
P1    30  20  20  20  10   0   0   0   0   0   0   0   0    -5     95
P2     0   0   0   0   0  10   0   0   0   0   0   0   0   -35    -25
P3     0   0   0   0   0   0   0   0   0   0   0   0   0   -45    -45

P1 (you): 14 cards · seen: KD KH 10C 10D 8H
P2: 7 cards · matches: Perfect 9D9D
P3: 9 cards

Row, top first: 1:AC
Your hand: AS KD KH 10C 10D 9C 8C 8H 7C 6C 5C 4C 3C 2C
P1 (you): use KD, just taken with 10D 10C KH 8H."""

FRENCH = """\
Manche 2 sur 3 · donneur P1 · pioche 71
Manche précédente : P1 est sorti.
  P1 : 5 paires, 0 carte en main, 0 pénalité
  P2 : 1 paire, 7 cartes en main, 0 pénalité (paires posées sans avoir joué)
  P3 : 0 paire, 9 cartes en main, 0 pénalité (paires posées sans avoir joué)

       A   K   Q   J  10   9   8   7   6   5   4   3   2  nég.  total
P1    30  20  20  20  10   0   0   0   0   0   0   0   0    -5     95
P2     0   0   0   0   0  10   0   0   0   0   0   0   0   -35    -25
P3     0   0   0   0   0   0   0   0   0   0   0   0   0   -45    -45

P1 : 14 cartes · vues : KD KH 10C 10D 8H
P2 (vous) : 7 cartes · paires : parfaites 9D9D
P3 : 9 cartes

Rangée, du dessus au fond : 1:AC
Votre main : AH 8D 7D 6D 5D 4D 3D
P1 : utiliser la carte prise, KD (avec 10D 10C KH 8H)."""


def test_a_table_is_drawn_in_english(tell: Tell) -> None:
    assert some_table(tell).draw(0, "en") == ENGLISH


def test_a_table_is_drawn_in_french(tell: Tell) -> None:
    assert some_table(tell).draw(1, "fr").replace("\u00a0", " ") == FRENCH


def test_a_spectator_is_shown_no_hand(tell: Tell) -> None:
    drawing = some_table(tell).draw(None, "en")
    assert "Your hand" not in drawing
    assert "(you)" not in drawing


def test_every_question_is_put_in_words(tell: Tell) -> None:
    asked = {}
    for hand, story in (
        ("4C 4C", "P1 match 4C 4C"),
        ("4D 4H", "P1 match 4D 4H"),
        ("4C 4H", "P1 discard 4C"),
        ("4C 4H", "P1 match 4C 4H"),
    ):
        table = open_table(hand, "5C 5H", pile="KD KD")
        tell(table, f"P1 draw; {story}")
        asked[table.view()["asked"]] = table.draw(0, "en").splitlines()[-1]
    tell(table, "P1 discard KD; P2 draw; P2 match 5C 5H")
    asked["trade"] = table.draw(0, "en").splitlines()[-1]
    assert asked == {
        "penalize": "P1 (you): Perfect match 4C4C; name who gets a negative box.",
        "strong": "P1 (you): Strong match 4D4H; draw a card or pass.",
        "draw": "P2: draw from the pile or take from the row.",
        "play": "P1 (you): play, upgrade, or discard to end the turn.",
        "trade": "P2: Weak match 5C5H; trade a match or pass.",
    }


def test_an_empty_row_the_pile_and_the_end_are_put_in_words(tell: Tell) -> None:
    table = open_table("2C", "", rounds=1)
    tell(table, "P1 take 1")
    assert "The row is empty." in table.draw(0, "en").splitlines()
    assert table.draw(0, "en").splitlines()[-1] == "P1 (you): use 2H, just taken."
    table = open_table("", "", rounds=1)
    stay(table, 0)
    lines = table.draw(None, "fr").replace("\u00a0", " ").splitlines()
    assert "Manche précédente : P1 a pioché la dernière carte." in lines
    assert lines[-1] == "La partie est terminée."


def test_a_long_row_is_wrapped() -> None:
    table = open_table("", "", rounds=1)
    stay(table, 1)
    lines = table.draw(0, "en").splitlines()
    assert max(map(len, lines)) <= 80
    assert any(line.endswith("85:2H") for line in lines)


def test_codes_are_spelled_family_by_family() -> None:
    assert GAME.spellings[: TAKE + 3] == ("draw", "pass", "take 1", "take 2")
    assert GAME.spellings[DISCARD - 1 : DISCARD + 1] == ("take 85", "discard AC")
    assert GAME.spellings[PENALIZE : MATCH + 1 : 6] == ("penalize P1", "match AC AC")
    assert {"match 4D 4H", "upgrade 4D 4H 4C@P2", "trade 4C4H 9D9S@P3"} <= set(GAME.spellings)
    assert GAME.spellings[ACTIONS - 1] == "trade 2H2S 2H2S@P6"


def test_there_are_twenty_upgrades_of_a_rank_for_each_seat() -> None:
    assert (TRADE - UPGRADE) / 13 / 6 == 20
    assert ACTIONS == 2 + 85 + 52 + 6 + 130 + 13 * 20 * 6 + (52 * 52 + 26 * 26 + 52 * 52) * 6
    assert rules.ACTIONS == ACTIONS
