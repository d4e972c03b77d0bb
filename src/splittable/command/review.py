"""What `splittable review` does."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from splittable.command.errors import WrongInput
from splittable.command.progress import progress
from splittable.command.replay import check_record
from splittable.play.record import RULE_OFF
from splittable.play.review import MomentError, SeatError, review, review_moment
from splittable.reviews.document import Moment, Review
from splittable.words import say


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line."""

    file: Path
    effort: str
    seats: Sequence[int] | None
    """From 0; all of them if none is named."""


def review_file(wanted: Wanted, lang: str) -> tuple[str, Review]:
    """A record's text and its review, with a progress bar; WrongInput says in one sentence what is wrong."""

    def check(text: str) -> tuple[str, Review]:
        lines, done = text.count("\n") + 1, 0
        with progress("reviewing", lines) as advance:

            def report(steps: int, of: int) -> None:
                nonlocal done
                advance(steps * lines // of - done)
                done = steps * lines // of

            return text, review(text, wanted.seats, wanted.effort, report)

    try:
        return check_record(wanted.file, check, lang)
    except SeatError as error:
        raise WrongInput(f"{wanted.file}: {say(lang, 'review-no-seat', players=error.players)}") from None


def annotate(text: str, found: Review, lang: str) -> str:
    """The record with a comment after each decision that was reviewed; every reader passes over it."""
    by_number = {moment.number: moment for moment in found.moments}
    lines, number, cuts = [], 0, 0
    for line in text.splitlines():
        lines.append(line)
        cuts += line == RULE_OFF
        is_event = cuts == 1 and line != RULE_OFF and line.strip() and not line.startswith(";")
        number += bool(is_event)
        if is_event and number in by_number:
            lines.append(f"; {_comment(by_number[number], lang)}")
    return "\n".join(lines) + "\n"


def _comment(moment: Moment, lang: str) -> str:
    words = say(lang, f"review-label-{'gamble' if moment.gamble else moment.label}")
    return f"{moment.number} P{moment.seat + 1} {words}: {moment.why(lang)}"


def check_together(out: Path | None, ray: str | None, moment: int | None, others: Sequence[object]) -> None:
    """Refuse wishes that do not go together; of the others, those that were not made are None."""
    if ray and out is None:
        raise ValueError("--ray goes with --out")
    if out is not None and any(wish is not None for wish in (moment, *others)):
        raise ValueError("--out goes with --effort and --ray alone")
    if moment is not None and any(wish is not None for wish in others[1:]):
        raise ValueError("--moment goes without --annotate and --json, which tell of every moment")


def check_place(place: Path) -> None:
    """Say before the work, not after it, that nothing can be written there."""
    if place.is_dir() or not place.parent.is_dir():
        raise WrongInput(f"{place}: cannot be written ({'it is a folder' if place.is_dir() else 'no such folder'})")


def write_annotated(place: Path, text: str) -> None:
    """Write the annotated record."""
    try:
        place.write_text(text, encoding="utf-8")
    except OSError as error:
        raise WrongInput(f"{place}: cannot be written ({error.strerror})") from None


def print_moment(wanted: Wanted, number: int, lang: str) -> None:
    """Print one moment, and look at no other: the sentence, and every action looked at with its worth."""
    from splittable.command.review_page import show_moment

    try:
        show_moment(check_record(wanted.file, lambda text: review_moment(text, number, wanted.effort), lang), lang)
    except MomentError as error:
        told = say(lang, "review-no-moment", number=error.number, lines=error.lines)
        raise WrongInput(f"{wanted.file}: {told}") from None


def print_review(found: Review, seats: Sequence[int] | None, lang: str) -> None:
    """Print a page: the ledger of each seat, key moments, the line of chances, and one line a decision."""
    from splittable.command.review_page import show_review

    show_review(found, range(found.players) if seats is None else seats, lang)
