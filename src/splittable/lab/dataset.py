"""Decisions of bots as rows of a Parquet file.

One row a decision: what the seat knew, what it could do, what it did, and how the game ended for it.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from splittable import __version__
from splittable.bots import ask
from splittable.bots import find as find_bot
from splittable.core.judges import Efforts
from splittable.lab.observations import loops_of, observation_size, places
from splittable.play.contest import Contest, derive
from splittable.play.dealer import seeded
from splittable.play.record import Head
from splittable.play.review import review
from splittable.play.table import Table

ROWS_A_GROUP = 4096
"""Rows buffered in memory before they are written as a row group."""

COLUMNS: Mapping[str, tuple[pa.DataType, str]] = {
    "game": (pa.int32(), "The game's number in this file, from 0."),
    "seed": (pa.uint64(), "The seed of its dealer: `splittable.new(…, seed=seed)` deals the same."),
    "decision": (pa.int32(), "The decision's number in its game, from 0."),
    "seat": (pa.int8(), "The seat that decided, from 0."),
    "bot": (pa.dictionary(pa.int8(), pa.string()), "The bot that sat there."),
    "observation": (pa.list_(pa.uint8()), "What the seat knew, field by field as the file's metadata lists them."),
    "legal": (pa.list_(pa.int32()), "The codes of all legal actions."),
    "action": (pa.int32(), "The code of the action chosen."),
    "notation": (pa.dictionary(pa.int32(), pa.string()), "The same action in notation."),
    "score": (pa.int32(), "The seat's score at the end of the game."),
    "share": (pa.float32(), "The seat's share of the victory: 1, a fraction, or 0."),
}
"""The type of each column and what it means."""
REVIEWED: Mapping[str, tuple[pa.DataType, str]] = {
    "worth": (pa.float32(), "What the action was worth to the seat in points, by the review; null without a choice."),
    "error": (pa.float32(), "The standard error of its worth."),
    "loss": (pa.float32(), "How much better the best action was, in points; 0 without a choice."),
}
"""Columns of a dataset whose games were reviewed."""


def schema_of(contest: Contest, effort: Efforts | None = None) -> pa.Schema:
    """The columns, with what they mean and how the games were played, and reviewed if they were."""
    setup = contest.setup
    size = observation_size(setup.game.id, setup.players)
    fields = []
    for name, (kind, says) in COLUMNS.items():
        exact = pa.list_(pa.uint8(), size) if name == "observation" else kind
        fields.append(pa.field(name, exact, nullable=False, metadata={"says": says}))
    if effort is not None:
        fields += [pa.field(name, kind, metadata={"says": says}) for name, (kind, says) in REVIEWED.items()]
    parts = [
        f"{place.name} {place.start} {place.stop}" for place in places(contest.setup.game.id, contest.setup.players)
    ]
    told = {
        "splittable.game": contest.setup.game.id,
        "splittable.players": str(contest.setup.players),
        "splittable.options": " ".join(f"{name}={value}" for name, value in contest.setup.options.items()),
        "splittable.bots": ",".join(contest.bots),
        "splittable.seed": str(contest.seed),
        "splittable.version": __version__,
        "splittable.rules": str(contest.setup.game.rules_version),
        "splittable.observation": "\n".join(parts),
    } | ({} if effort is None else {"splittable.review": effort})
    return pa.schema(fields, metadata=told)


def decisions(
    contest: Contest, number: int, choosers: Mapping[str, Any], effort: Efforts | None = None
) -> Iterator[dict[str, Any]]:
    """Every decision of one game, once it is over; with its worth, if the game is to be reviewed."""
    seed = derive(contest.seed, number)
    table = Table(Head(contest.setup), seeded(seed))
    loops, codes = loops_of(contest.setup.game.id), contest.setup.game.codes
    size = observation_size(contest.setup.game.id, contest.setup.players)
    rows: list[dict[str, Any]] = []
    while not table.over:
        for seat in table.waiting:
            bot = contest.bots[contest.bot_at(number, seat)]
            known = np.zeros(size, dtype=np.uint8)
            loops.observe_at(table.states, 0, seat, known)
            view = table.view(seat)
            action = ask(choosers[bot], bot, view, derive(contest.seed, number, len(rows)))
            rows.append(
                {
                    "game": number,
                    "seed": seed,
                    "decision": len(rows),
                    "seat": seat,
                    "bot": bot,
                    "observation": known,
                    "legal": [codes[legal] for legal in view["actions"]],
                    "action": codes[action],
                    "notation": action,
                }
            )
            table.play(seat, action)
    worths = [{}] * len(rows) if effort is None else review_decisions(table, effort)
    for row, worth in zip(rows, worths, strict=True):
        won = row["seat"] in table.winners
        yield row | {"score": table.scores[row["seat"]], "share": won / len(table.winners)} | worth


def review_decisions(table: Table, effort: Efforts) -> list[dict[str, float | None]]:
    """The worth, its error and the loss of every decision of a table, in the order of its record."""
    moments = {moment.number: moment for moment in review(table, effort=effort).moments}
    found: list[dict[str, float | None]] = []
    for number, line in enumerate(table.lines, 1):
        if not line.startswith("P"):
            continue
        moment = moments.get(number)
        if moment is None:
            found.append({"worth": None, "error": None, "loss": 0.0})
            continue
        worth, error = next(worth.points for worth in moment.worths if worth.action == moment.action)
        found.append({"worth": worth, "error": error, "loss": moment.loss.points[0]})
    return found


def write_dataset(
    contest: Contest, games: int, path: Path, report: Callable[[int], None], effort: Efforts | None = None
) -> int:
    """Play the games and write their decisions, calling `report` after each game; the number of rows."""
    schema = schema_of(contest, effort)
    choosers = {name: find_bot(name) for name in contest.bots}
    rows: list[dict[str, Any]] = []
    count = 0
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        for number in range(games):
            rows += decisions(contest, number, choosers, effort)
            report(1)
            if len(rows) >= ROWS_A_GROUP or number == games - 1:
                writer.write_table(_to_arrow(rows, schema))
                count += len(rows)
                rows = []
    return count


def _to_arrow(rows: list[dict[str, Any]], schema: pa.Schema) -> pa.Table:
    columns = {name: [row[name] for row in rows] for name in schema.names}
    known = columns.pop("observation")
    size = len(known[0])
    arrays = {name: pa.array(values, schema.field(name).type) for name, values in columns.items()}
    flat = pa.array(np.concatenate(known), pa.uint8())
    arrays["observation"] = pa.FixedSizeListArray.from_arrays(flat, size)
    return pa.Table.from_arrays([arrays[name] for name in schema.names], schema=schema)
