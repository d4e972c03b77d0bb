"""What `splittable review DIR --out FILE` does: many records at once, on all cores or on a Ray cluster."""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from splittable.command.errors import WrongInput
from splittable.command.progress import progress
from splittable.core.judges import Efforts

if TYPE_CHECKING:
    from splittable.lab.reviews import Reviewed

RECORDS = "*.split"


def review_folder(folder: Path, out: Path, effort: Efforts, ray: str | None) -> None:
    """Review all records of a folder, or one record, and write every decision into a Parquet file."""
    files = sorted(folder.rglob(RECORDS)) if folder.is_dir() else [folder]
    if not folder.exists() or not files:
        raise WrongInput(f"{folder}: there are no records ({RECORDS}) here")
    if out.is_dir() or not out.parent.is_dir():
        raise WrongInput(f"{out}: {'it is a folder' if out.is_dir() else f'there is no folder {out.parent}'}")
    try:
        from splittable.lab.arena.crews import local_crew, ray_crew
        from splittable.lab.reviews import Job, review_record, write_reviews
    except ModuleNotFoundError as error:
        raise WrongInput(f"{error.name} is missing: pip install 'splittable[lab]'") from None
    jobs = [Job(str(file), effort) for file in files]
    crew: AbstractContextManager[Any]
    crew = ray_crew(ray, review_record) if ray else local_crew(os.cpu_count() or 1, review_record)
    try:
        with progress("reviewing", len(jobs)) as advance, crew as work:

            def counted() -> "Iterator[Reviewed]":
                for one in work(jobs):
                    advance(1)
                    yield one

            rows, wrong = write_reviews(counted(), out)
    except ModuleNotFoundError as error:
        raise WrongInput(f"{error.name} is missing: pip install 'splittable[ray]'") from None
    except OSError as error:
        raise WrongInput(f"{out}: it cannot be written ({error.strerror or error})") from None
    for one in wrong:
        typer.echo(f"{one.job.path}: {one.wrong}", err=True)
    if len(wrong) == len(jobs):
        raise WrongInput(f"none of {len(jobs)} records could be reviewed")
    typer.echo(f"{rows} decisions of {len(jobs) - len(wrong)} records: {out}")
