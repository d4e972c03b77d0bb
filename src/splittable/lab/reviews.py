"""Reviews of many records as rows of a Parquet file: one row a decision with a choice."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from splittable.core.judges import Efforts
from splittable.play.review import review

FIELDS = (
    ("record", pa.string(), "The record's file."),
    ("game", pa.string(), "The game's id."),
    ("players", pa.int8(), "How many played."),
    ("number", pa.int32(), "The line of the record's events, from 1."),
    ("seat", pa.int8(), "The seat that decided, from 0."),
    ("action", pa.string(), "What it did."),
    ("best", pa.string(), "The best action found."),
    ("label", pa.string(), "fine, slip, mistake or blunder."),
    ("unit", pa.string(), "What decided: points or share."),
    ("points", pa.float32(), "The loss in points."),
    ("points_error", pa.float32(), "Its standard error."),
    ("share", pa.float32(), "The loss in shares of the victory, where that is known."),
    ("share_error", pa.float32(), "Its standard error."),
    ("lie", pa.float32(), "How the hidden cards lay for it, in the unit of the ledger."),
    ("why", pa.string(), "The ids of its reasons."),
)
SCHEMA = pa.schema([pa.field(name, kind, metadata={"says": says}) for name, kind, says in FIELDS])


@dataclass(frozen=True)
class Job:
    """A record to review."""

    path: str
    effort: Efforts


@dataclass(frozen=True)
class Reviewed:
    """The rows of a record, or why there are none."""

    job: Job
    rows: list[dict[str, Any]]
    wrong: str | None = None


def review_record(job: Job) -> Reviewed:
    """Review a record; one that cannot be read is told, not raised, so that the others go on."""
    try:
        found = review(Path(job.path).read_text(encoding="utf-8"), effort=job.effort)
    except UnicodeDecodeError:
        return Reviewed(job, [], "not a text in UTF-8")
    except (ValueError, OSError) as error:
        return Reviewed(job, [], str(error))
    rows = [
        {
            "record": job.path,
            "game": found.game,
            "players": found.players,
            "number": moment.number,
            "seat": moment.seat,
            "action": moment.action,
            "best": moment.best,
            "label": moment.label,
            "unit": moment.unit,
            "points": moment.loss.points[0],
            "points_error": moment.loss.points[1],
            "share": None if moment.loss.share is None else moment.loss.share[0],
            "share_error": None if moment.loss.share is None else moment.loss.share[1],
            "lie": None if moment.lie is None else next(iter(moment.lie.values()))[0],
            "why": " ".join(why.id for why in moment.reasons),
        }
        for moment in found.moments
    ]
    return Reviewed(job, rows)


def write_reviews(reviewed: Iterable[Reviewed], path: Path) -> tuple[int, Sequence[Reviewed]]:
    """Write the rows of records, sorted by file whatever the order in which they come; their number, and failures."""
    every = sorted(reviewed, key=lambda one: one.job.path)
    rows = [row for one in every for row in one.rows]
    columns = {name: [row[name] for row in rows] for name in SCHEMA.names}
    pq.write_table(pa.table(columns, schema=SCHEMA), path, compression="zstd")
    return len(rows), [one for one in every if one.wrong is not None]
