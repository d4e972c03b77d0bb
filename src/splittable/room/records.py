"""The record of a table with people, with who played what and what its deals were derived from."""

from splittable.play.record import write
from splittable.room.gathering import Gathering
from splittable.room.refusals import NotYet


def write_record(gathering: Gathering) -> str:
    """The record as text; refused before the end."""
    if not gathering.is_over:
        raise NotYet("room-not-over")
    body = []
    for number, line in enumerate(gathering.table.lines):
        seat, _, _ = line.partition(" ")
        by = gathering.marks.get(number)
        if by == "clock":
            body.append(f"; {seat} clock")
        # Bots of whole seats are named in the head, and a single legal action is nobody's choice.
        elif by and by != "table" and by != gathering.seats[int(seat[1:]) - 1].level:
            body.append(f"; {seat} sitter {by}")
        body.append(line)
    return write(gathering.record_head(), body, gathering.table.tail())
