"""Every reason is said where it is the cause of a loss, and not in a twin of that position without the cause."""

from dataclasses import replace

import pytest

from splittable.games.generous_split import GAME
from splittable.games.generous_split.review.judge import JUDGE
from splittable.games.generous_split.review.reasons import REASONS
from splittable.games.generous_split.tests.endings import Ending, codes, said, why
from splittable.reviews.document import Why
from splittable.reviews.telling import Company, tell_reasons
from splittable.words import knows

SAID: dict[str, tuple[Ending, str, Ending]] = {}
"""By id: a position, the card that is dear in it, and the twin."""


def case(reason: str, card: str, ending: Ending, **twin: object) -> None:
    """A position in which a card is dear for a reason, and what is otherwise in its twin."""
    SAID[reason] = ending, card, replace(ending, **twin)  # type: ignore[arg-type]


# P1 and P2 have five tricks each: one more is one too many. With five of P3 instead, and none of P2, it is not.
case(
    "takes",
    "5S",
    Ending("8D 5S", "JC 5D 9D AD 5H 7H QH", "D", (5, 5, 0)),
    received=(5, 0, 5),
)
# A trick at the centre comes with this one; in the twin P2 has it.
case(
    "takes-centre",
    "KH",
    Ending("KH 7S", "JC 5D 6D 9D 10D 8H JH", "D", (5, 4, 0), centre=1),
    centre=0,
    received=(5, 5, 0),
)
# Without a trick the first is wanted; in the twin P1 has five already.
case(
    "misses",
    "JD",
    Ending("QC JD AD QS", "8C 9C JC KC 5D 6D QD 7H JH QH 9S", "D", (0, 5, 3), deals_left=1),
    received=(5, 3, 0),
)
# A fourth trick is as good as the three before, unless P1 then has the most.
case(
    "misses-more",
    "5H",
    Ending("5H 5S", "5C 7C 6D AD 7H 8H JH", "C", (3, 4, 3)),
    received=(4, 3, 3),
)
case(
    "misses-centre",
    "JD",
    Ending("JD QH", "6C QC KD 6H 7H 9S 10S", "C", (0, 4, 4), centre=2, points=(12, 14, 14)),
    centre=0,
    received=(0, 6, 4),
)
# P2 has the best card so far, a heart; in the twin it is a trump, and the trick is nobody's.
case(
    "feeds",
    "7D",
    Ending("JC 7D", "5D AD 7H 6S 7S", "C", (0, 5, 5), trick="JH QS", deals_left=1),
    trump="H",
)
# One of P1's cards is a trump and would take the trick from P2; in the twin neither is.
case(
    "leaves",
    "KC",
    Ending("KC QD", "8C AC 7H 9H QS", "C", (3, 5, 2), trick="KH 8D"),
    trump="S",
)
# The 6 of clubs sends the trick to the centre; in the twin it is no trump.
case(
    "parks",
    "7H",
    Ending("6C 7H", "7C 9D AD JH QH JS QS", "C", (5, 5, 0), deals_left=2),
    trump="D",
)
case(
    "parked",
    "7D",
    Ending("7D 10H", "5D AD 9H KH 7S 8S 10S", "D", (3, 5, 2), deals_left=2),
    trump="C",
)
# The jack wins, and then the ace or the 8 must lead; in the twin the ace is a 7.
case(
    "leads-high",
    "JS",
    Ending("AH 8S JS", "9C JC 9D 10D 9H QH 5S", "S", (5, 4, 0), trick="9S 6D"),
    hand="7H 8S JS",
)
# The king wins the lead with trumps that others may draw; in the twin they are no trumps, and the trick is received.
case(
    "leads",
    "KD",
    Ending("7D JD KD", "7C 10D 7H 8H KH 6S 7S", "D", (5, 2, 2), trick="6D QD"),
    trump="C",
)
# The queen of clubs wins the lead and leaves the ace for the last trick; in the twin P1 needs no trick.
case(
    "lead-lost",
    "AS",
    Ending("QC AS", "9C 10C 5H 6H QS", "C", (5, 5, 0), trick="AH JC", deals_left=1),
    received=(0, 5, 5),
)
# Kept until later, the 9 of hearts keeps a trick from the others; in the twin it is no trump.
case(
    "trump-spent",
    "9H",
    Ending("8C 9H 8S", "7C QD KD 6H 8H 6S QS", "H", (0, 3, 6), trick="9D QH", points=(12, 2, 5), deals_left=1),
    trump="C",
)
# The 9 of hearts would win the last trick, too many for P1; in the twin P1 has few.
case(
    "last",
    "9H",
    Ending("JD 9H", "8C 5D 5H 6H 8S", "D", (4, 1, 4), trick="KS AD", centre=1, deals_left=2),
    received=(1, 4, 4),
)
# The last trump wins the last trick; in the twin it is no trump.
case(
    "last-missed",
    "8H",
    Ending("8H JS", "5C 9D AD 6H 9S", "H", (1, 6, 3), trick="JD QH"),
    trump="C",
)
# Without a trick so far P1 throws the ace; in the twin it has some already.
case(
    "none",
    "8D",
    Ending("8D AD AS", "10C KC 5H 6H QH 9S KS", "C", (0, 5, 4), trick="KH 7S", deals_left=1),
    received=(4, 0, 5),
)
case(
    "empty",
    "QC",
    Ending("QC 7H AH", "6C 7C 8C 8D KD AD 9S", "S", (0, 4, 5), trick="6S 10S", deals_left=2),
    received=(4, 0, 5),
)
# P4 has no trick either; in the twin everybody else has some.
case(
    "none-shared",
    "5S",
    Ending(
        "4H 9H 5S", "3C 10D JD QD 2H 8H QH 3S JS AS", "D", (0, 3, 4, 0), trick="7D QC", centre=2, points=(4, 4, 6, 1)
    ),
    received=(0, 1, 3, 3),
)
# P3 has one trick more than P1, who must not catch up; in the twin P1 has two fewer.
case(
    "most",
    "5C",
    Ending("5C QC JS", "7C 8C AC 6H QH 7S KS", "H", (3, 2, 4), trick="10D JH"),
    received=(2, 3, 4),
)
# P3 has the most; in the twin it is P2, whom P1's card does not reach.
case(
    "burdens",
    "JC",
    Ending("JC KC KS", "5C 6C 6D QD 5H JH 7S 9S AS", "S", (0, 4, 5)),
    received=(0, 5, 4),
)
# A point behind P3 in the last deal; in the twin all are level.
case(
    "behind",
    "JS",
    Ending("9C KH JS", "5C 6C KC 9D 10D 6S 7S", "H", (2, 3, 3), trick="JD 8C", centre=1, points=(8, 1, 9)),
    points=(),
)
case(
    "in-front",
    "8S",
    Ending("KC AD 8S", "AC 10D 5H 7H 8H QH AH 7S KS", "S", (2, 3, 4), points=(11, 10, 5)),
    points=(10, 11, 5),
)
case(
    "own-tricks",
    "8H",
    Ending("8H JS", "5C 9D AD 6H 9S", "H", (1, 6, 3), trick="JD QH"),
    received=(6, 1, 3),
)
case(
    "own-none",
    "QC",
    Ending("QC QD", "8C 6D 8D 5H AH", "S", (0, 6, 3), trick="10S 8S", centre=1),
    received=(3, 6, 0),
)
case(
    "others-tricks",
    "7D",
    Ending("JC 7D", "5D AD 7H 6S 7S", "C", (0, 5, 5), trick="JH QS", deals_left=1),
    received=(5, 5, 0),
)
case(
    "others-none",
    "KS",
    Ending("10D KS", "5C 6C 8D QH 5S", "D", (6, 4, 0), trick="KC AD", points=(1, 3, 1)),
    received=(0, 4, 6),
)
# Rid of the only diamond, P1 can soon throw a heart; in the twin it is a trump, and wins the trick.
case(
    "void",
    "10H",
    Ending(
        "5C 9D 10H QH",
        "6C KC AC 7D KD AD 8H KH AH AS",
        "C",
        (4, 4, 0),
        trick="7S",
        points=(5, 6, 11),
        deals_left=1,
    ),
    trump="D",
)
# Two clubs are fewer than three diamonds; in the twin P1 has tricks enough, and the king of diamonds takes one too many.
case(
    "shorter",
    "KD",
    Ending("KC AC 5D 9D KD", "5C 6C 8C 10C JC 8D 10D AD 6H JH KH 7S 8S", "S", (0, 4, 2), centre=1),
    received=(4, 2, 0),
)


def test_every_reason_has_its_position() -> None:
    assert set(SAID) == {reason.id for reason in REASONS}


@pytest.mark.parametrize("reason", SAID)
def test_a_reason_is_said_where_it_is_the_cause(reason: str) -> None:
    ending, card, _ = SAID[reason]
    assert reason in said(ending, card)


@pytest.mark.parametrize("reason", SAID)
def test_a_reason_is_not_said_without_its_cause(reason: str) -> None:
    _, card, twin = SAID[reason]
    assert reason not in said(twin, card)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("reason", SAID)
def test_every_argument_of_a_sentence_is_told(reason: str, lang: str) -> None:
    ending, card, _ = SAID[reason]
    told = next(told for told in why(ending, card) if told.reason.id == reason)
    kept = Why(id=reason, args=dict(told.args), carried=told.carried)
    company = Company(GAME.id, ("Ann", "Bob", "Cleo", "Dan"), ending.players)
    (sentence,) = tell_reasons([kept], company, f"play {card}", "play 5C", lang)
    assert "{" not in sentence
    assert "$" not in sentence


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reason_has_words(lang: str) -> None:
    assert all(knows(lang, f"generous-split-why-{reason.id}") for reason in JUDGE.reasons)


def test_of_what_is_hidden_nothing_is_said() -> None:
    ending, card, _ = SAID["misses"]
    # The others hold the first of the hidden cards, or the last.
    turned = replace(ending, hidden=" ".join(reversed(ending.hidden.split())))
    assert turned.states().tobytes() != ending.states().tobytes()
    assert why(turned, card) == why(ending, card)


def test_the_card_taken_is_told_by_its_equal() -> None:
    # The 5 and 6 of hearts are equals: what is said of one is said of the other.
    ending = Ending("5H 6H 5S", "5C 7C 6D AD 7H 8H JH 9D 10D", "C", (3, 3, 3))
    assert JUDGE.equal(ending.states(), 0, codes("6H")[0]) == codes("5H")[0]
    assert why(ending, "6H") == why(ending, "5H")
