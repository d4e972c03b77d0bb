"""What a seat at a table of Splitter knows, as numbers."""  # SR-03

from splittable.core.compiler import rule
from splittable.core.observation import Field, starts_of, write_bits
from splittable.core.state import Ints
from splittable.games.splitter.rules.game import WAYS
from splittable.games.splitter.rules.pads import HEARTS, PAD_NAMES, SPACES, STARS
from splittable.games.splitter.rules.state import CELLS, COLUMNS, FACES, POSITIONS, ROWS, SplitterState

__all__ = ["SEAT_FIELDS", "TABLE_FIELDS", "observe"]

TABLE_FIELDS = (
    Field("pad", (len(PAD_NAMES),), "1 for the pad, A or B."),
    Field("spaces", (ROWS, COLUMNS), "1 where the pad has a space."),
    Field("stars", (ROWS, COLUMNS), "1 where it has a star."),
    Field("hearts", (ROWS, COLUMNS), "1 where it has a heart."),
    Field("round", (1,), "Rounds finished."),
    Field("roll", (FACES,), "How often each face was rolled, while it is to be written."),
    Field("chosen", (POSITIONS,), "1 for the position that the own running choice writes to, four in each row."),
    Field("left", (1,), "The number that this choice writes left."),
)
SEAT_FIELDS = (
    Field("cells", (FACES + 1, ROWS, COLUMNS), "1 where the sheet has an empty space, and where it has each number."),
    Field("decided", (1,), "1 if the seat has chosen."),
)

PAD, SPACE, STAR, HEART, ROUND, ROLL, CHOSEN, LEFT, TABLE = starts_of(TABLE_FIELDS)
CELL, DECIDED, SEAT = starts_of(SEAT_FIELDS)


@rule
def observe(state: SplitterState, seat: int, row: Ints) -> None:
    """Overwrite a row with all that a seat knows."""
    row[:] = 0
    players = int(state.players)
    row[PAD + state.pad] = 1
    write_bits(row, SPACE, int(SPACES[state.pad]), CELLS)
    write_bits(row, STAR, int(STARS[state.pad]), CELLS)
    write_bits(row, HEART, int(HEARTS[state.pad]), CELLS)
    row[ROUND] = state.rounds_done
    if state.waiting | state.decided:
        row[ROLL + int(state.roll[0]) - 1] += 1
        row[ROLL + int(state.roll[1]) - 1] += 1
    if state.decided >> seat & 1:
        code = int(state.choices[seat])
        row[CHOSEN + code // WAYS] = 1
        row[LEFT] = code // FACES % FACES + 1
    other = int(seat)
    for relative in range(players):
        first = TABLE + relative * SEAT
        for number in range(FACES + 1):
            write_bits(row, first + CELL + number * CELLS, int(state.sheets[other, number]), CELLS)
        row[first + DECIDED] = state.decided >> other & 1
        other = other + 1 if other + 1 < players else 0
