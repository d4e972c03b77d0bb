"""What `splittable review` does."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from splittable.command.errors import WrongInput
from splittable.command.progress import progress
from splittable.command.replay import check_record
from splittable.play.record import RULE_OFF
from splittable.play.review import SeatError, review
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


def write_annotated(place: Path, text: str) -> None:
    """Write the annotated record."""
    try:
        place.write_text(text, encoding="utf-8")
    except OSError as error:
        raise WrongInput(f"{place}: cannot be written ({error.strerror})") from None


def print_moment(found: Review, number: int, lang: str) -> None:
    """Print one moment: the sentence, and every action looked at with its worth."""
    from splittable.command.review_page import show_moment

    try:
        moment = found.at(number)
    except ValueError as error:
        raise WrongInput(str(error)) from None
    show_moment(found, moment, lang)


def print_review(found: Review, seats: Sequence[int] | None, lang: str) -> None:
    """Print a page: the ledger of each seat, key moments, the line of chances, and one line a decision."""
    from splittable.command.review_page import show_review

    show_review(found, range(found.players) if seats is None else seats, lang)
