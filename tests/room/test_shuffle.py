"""The room's shuffles follow from what was published, as docs/shuffle.md says; its vectors are these."""

from collections.abc import Sequence
from pathlib import Path

import pytest

import splittable
from splittable.command.room import verify as check_record
from splittable.games import find
from splittable.play.commitment import check_nonce, commit_to, committed, draw_start, key_of
from splittable.play.dealer import deck_of, numbers, write_outcome
from splittable.play.proof import verify

PAGE = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text(encoding="utf-8")
VECTORS = dict(
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.partition("### Test vectors")[2].splitlines()
    if line.startswith("|") and "---" not in line
)
SECRET = VECTORS["secret"].strip("`")
TABLE, NONCES = "abcdefghijkmnpqr", ["ann-1", "", "c0ffee"]


def test_the_commitment_is_as_published() -> None:
    assert commit_to(SECRET) == VECTORS["commitment"].strip("`")


def test_the_key_is_as_published() -> None:
    key = key_of(SECRET, TABLE, NONCES)
    assert key.hex() == VECTORS["key"].strip("`")
    stream = numbers(key, "deck 0")
    assert " ".join(str(next(stream)) for _ in range(3)) == VECTORS["first numbers of `deck 0`"].strip("`")
    assert f"P{draw_start(key, 3) + 1}" == VECTORS["seat that begins, of three"].strip("`")


def test_the_outcomes_are_as_published() -> None:
    dealer = committed(SECRET, TABLE, NONCES)
    splitter, generous = find("splitter"), find("generous-split")
    rolls = ", ".join(f"`{write_outcome(splitter, dealer.roll(number))}`" for number in (0, 1))
    assert rolls == VECTORS["outcomes 0 and 1 of a game of dice"]
    deck = write_outcome(generous, dealer.deck(0, deck_of(generous, 3)))
    assert f"`{deck}`" == VECTORS["outcome 0 of Generous Split for three"]


def test_what_a_commitment_is_worth_is_said_with_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.split"
    for nonces, said in ((["ann-1", "", "c0ffee"], "before they added their nonce"), ([""] * 3, "its word only")):
        record.write_text(committed_record(nonces))
        check_record(record)
        assert said in capsys.readouterr().out.splitlines()[1]


@pytest.mark.parametrize("nonce", ["", "-", "a b", "é", "a\n", "x" * 65])
def test_a_nonce_that_could_blur_the_text_is_refused(nonce: str) -> None:
    with pytest.raises(ValueError, match="nonce"):
        check_nonce(nonce)


def committed_record(nonces: Sequence[str] = NONCES) -> str:
    """A record of two rounds with all that proves its rolls, and a key of somebody's own."""
    dealer = committed(SECRET, TABLE, nonces)
    chance = [write_outcome(find("splitter"), dealer.roll(number)) for number in (0, 1)]
    table = splittable.new("splitter", players=3, chance=chance)
    for seat in range(3):
        table.play(seat, table.actions(seat)[0])
    further = ["roll of honour", f"table {TABLE}", f"commitment {commit_to(SECRET)}"]
    further += [" ".join(["nonces", *(nonce or "-" for nonce in nonces)])]
    return table.record().replace("---\n", "\n".join([*further, f"secret {SECRET}", "---\n"]))


def test_a_record_is_verified_whatever_else_its_head_says() -> None:
    assert verify(committed_record()).action_count == 3


def test_a_roll_that_was_not_committed_to_is_named_by_its_line() -> None:
    lines = committed_record().splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith("roll "))
    lines[last] = "roll 1 1" if lines[last] != "roll 1 1" else "roll 1 2"
    with pytest.raises(splittable.RecordError, match="committed secret") as caught:
        verify("\n".join(lines))
    assert caught.value.line == last + 1
