"""What `splittable dataset` does."""

from pathlib import Path
from typing import Annotated

import typer

from splittable.command.app import GameArgument, OptionOption, app, read_options
from splittable.command.errors import WrongInput, usage


@app.command()
def dataset(
    game: GameArgument,
    players: Annotated[int, typer.Option(help="How many seats")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="The Parquet file to write")],
    games: Annotated[int, typer.Option(help="How many games")] = 100,
    seed: Annotated[int, typer.Option(help="Same seed and version: same games")] = 0,
    option: OptionOption = None,
    bots: Annotated[str | None, typer.Option(metavar="A,B,…", help="One bot for each seat; seats rotate")] = None,
) -> None:
    """Write every decision of many games between bots into a Parquet file."""
    from splittable.bots import BotError
    from splittable.command import simulation
    from splittable.command.progress import progress
    from splittable.core.contract import Setup
    from splittable.games import find
    from splittable.play.contest import Contest

    with usage():
        setup = Setup.of(find(game), players, read_options(option))
        if games < 1:
            raise ValueError(f"--games must be at least 1, not {games}")
        contest = Contest(setup, seed, simulation.read_bots(bots, players))
    try:
        from splittable.lab.dataset import write_dataset
    except ModuleNotFoundError as error:
        raise WrongInput(f"{error.name} is missing: pip install 'splittable[lab]'") from None
    try:
        with progress("playing", games) as advance:
            rows = write_dataset(contest, games, out, advance)
    except BotError as error:
        raise WrongInput(str(error)) from None
    except OSError as error:
        raise WrongInput(f"{out}: it cannot be written ({error.strerror})") from None
    typer.echo(f"{rows} decisions of {games} games: {out}")
