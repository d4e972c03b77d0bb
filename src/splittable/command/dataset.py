"""What `splittable dataset` does."""

from pathlib import Path
from typing import Annotated

import typer

from splittable.command.app import GameArgument, GamesOption, OptionOption, PlayersOption, SeedOption, app, read_options
from splittable.command.errors import WrongInput, usage


@app.command()
def dataset(
    game: GameArgument,
    players: PlayersOption,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The Parquet file to write")],
    games: GamesOption = 100,
    seed: SeedOption = 0,
    option: OptionOption = None,
    bots: Annotated[str | None, typer.Option(metavar="A,B,…", help="One bot for each seat; seats rotate")] = None,
    review: Annotated[
        str | None, typer.Option(metavar="EFFORT", help="Add what each decision was worth (quick, normal, deep)")
    ] = None,
) -> None:
    """Write the decisions of many games between bots as Parquet."""
    from splittable.bots import BotError
    from splittable.command import simulation
    from splittable.command.progress import progress
    from splittable.core.contract import Setup
    from splittable.games import find
    from splittable.play.contest import Contest
    from splittable.play.review import check_effort

    with usage():
        setup = Setup.of(find(game), players, read_options(option))
        contest = Contest(setup, seed, simulation.read_bots(bots, players))
        effort = None if review is None else check_effort(review)
    try:
        from splittable.lab.dataset import write_dataset
    except ModuleNotFoundError as error:
        raise WrongInput(f"{error.name} is missing: pip install 'splittable[lab]'") from None
    try:
        with progress("playing", games) as advance:
            rows = write_dataset(contest, games, out, advance, effort)
    except BotError as error:
        raise WrongInput(str(error)) from None
    except OSError as error:
        raise WrongInput(f"{out}: it cannot be written ({error.strerror})") from None
    typer.echo(f"{rows} decisions of {games} games: {out}")
