"""What `splittable arena` does."""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from splittable.command.app import GameArgument, JsonOption, OptionOption, SeedOption, app, print_json, read_options
from splittable.command.errors import WrongInput, usage, whole_number
from splittable.core.contract import Setup

if TYPE_CHECKING:
    from splittable.lab.arena.ratings import Rating
    from splittable.lab.arena.tournament import Interval, Meetings, Standings

MOST_DEALS = 200


@app.command()
def arena(
    game: GameArgument,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Two bots or more; every two of them meet")],
    players: Annotated[
        int | None,
        typer.Option(parser=whole_number("--players"), metavar="N", help="How many seats; two bots take turns in them"),
    ] = None,
    deals: Annotated[
        int,
        typer.Option(
            parser=whole_number("--deals", 1),
            metavar="N",
            help="Deals of a pair, at most; each is played twice, seats exchanged",
        ),
    ] = MOST_DEALS,
    seed: SeedOption = 0,
    option: OptionOption = None,
    workers: Annotated[
        int | None,
        typer.Option(
            parser=whole_number("--workers", 1), metavar="N", help="Processes; as many as there are cores if not said"
        ),
    ] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; local: one here")] = None,
    review: Annotated[
        str | None, typer.Option(metavar="EFFORT", help="Review every game (quick, normal, deep): loss a decision")
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="A picture, .png or .svg")] = None,
    as_json: JsonOption = False,  # noqa: FBT002
) -> None:
    """Let bots meet each other until it is clear which is stronger."""
    from splittable.command.named_bots import load
    from splittable.command.progress import progress
    from splittable.games import find
    from splittable.play.review import check_effort

    with usage():
        found = find(game)
        seats = max(found.fewest, 2) if players is None else players
        found.check_players(seats)
        if seats < 2:
            raise ValueError("an arena needs two seats or more")
        options = found.choose_options(seats, read_options(option))
        names = read_rivals(bots)
        effort = None if review is None else check_effort(review)
        picture = None if plot is None else read_plot(plot)
    load(names)
    with missing_extra():
        from splittable.lab.arena import Standings, Tournament, hold
        from splittable.lab.arena.ratings import rate

        if picture is not None:
            from splittable.lab.arena.plot import draw
    tournament = Tournament(Setup(found, seats, options), names, seed, deals, effort)
    standings = Standings(tournament)
    was_stopped = False
    try:
        with progress("playing", len(tournament.pairs) * deals) as advance, crew_for(workers, ray) as crew:
            hold(standings, crew, advance)
    except KeyboardInterrupt:
        if not standings.outcomes:
            raise
        was_stopped = True
    ratings = rate(standings)
    if as_json:
        print_json(document_of(standings, ratings) | {"stopped": was_stopped})
    else:
        print_tables(standings, ratings)
        if was_stopped:
            typer.echo("stopped: this is what was played until then")
    if picture is None:
        return
    try:
        draw(standings, ratings, picture)
    except OSError as error:
        raise WrongInput(f"{picture}: it cannot be written ({error.strerror})") from None
    if not as_json:
        typer.echo(f"drawn: {picture}")


def read_rivals(bots: str) -> tuple[str, ...]:
    """The bots, each once."""
    from splittable.command.named_bots import read_names

    names = tuple(read_names(bots))
    if len(names) < 2 or len(set(names)) < len(names):
        raise ValueError(f"--bots names two bots or more, each once, not {bots!r}")
    return names


def read_plot(plot: Path) -> Path:
    """The file to draw into."""
    if plot.suffix.lower() not in (".png", ".svg"):
        raise ValueError(f"--plot is a file whose name ends in .png or .svg, not {str(plot)!r}")
    if not plot.parent.is_dir():
        raise ValueError(f"--plot is a file in a folder that is there, not {str(plot)!r}")
    return plot


@contextmanager
def missing_extra() -> Iterator[None]:
    """Turn a missing module into one sentence that names the extra to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise WrongInput(f"{error.name} is missing: pip install 'splittable[arena]'") from None


@contextmanager
def crew_for(workers: int | None, address: str | None) -> Iterator["Meetings"]:
    """The crew that plays the meetings; its failures become one sentence."""
    from concurrent.futures.process import BrokenProcessPool

    from splittable.bots import BotError
    from splittable.lab.arena import meet
    from splittable.lab.arena.crews import local_crew, ray_crew

    crew: AbstractContextManager[Meetings]
    crew = local_crew(workers or os.cpu_count() or 1, meet) if address is None else ray_crew(address, meet)
    try:
        with crew as play:
            yield play
    except BotError as error:
        raise WrongInput(str(error)) from None
    except BrokenProcessPool:
        raise WrongInput("a process that played has died; fewer --workers need less memory") from None
    except ModuleNotFoundError as error:
        raise WrongInput(f"{error.name} is missing: pip install 'splittable[ray]'") from None
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        if address is None:
            raise
        raise WrongInput(f"Ray at {address} cannot be used: {error}") from None


def document_of(standings: "Standings", ratings: "list[Rating]") -> dict[str, Any]:
    """The result as a JSON document."""
    tournament = standings.tournament
    return {
        "game": tournament.setup.game.id,
        "players": tournament.setup.players,
        "options": dict(tournament.setup.options),
        "seed": tournament.seed,
        "bots": list(tournament.bots),
        "pairs": [
            {
                "bots": list(standing.pair),
                "deals": len(standing.outcomes),
                "games": 2 * len(standing.outcomes),
                "win_share": standing.share.mean,
                "win_interval": [standing.share.low, standing.share.high],
                "score_difference": standing.lead.mean,
                "score_interval": [standing.lead.low, standing.lead.high],
                "stronger": standing.stronger,
            }
            for standing in standings.played
        ],
        "ratings": [
            {
                "bot": rating.bot,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "win_share": rating.share,
                "seconds_per_action": rating.seconds_an_action,
                "loss_per_decision": rating.lost,
            }
            for rating in ratings
        ],
    }


def print_tables(standings: "Standings", ratings: "list[Rating]") -> None:
    """Print the result as two tables."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table as Grid

    tournament, console = standings.tournament, Console()
    grid = Grid(title=f"{tournament.setup.game.id}, {tournament.setup.players} players, seed {tournament.seed}")
    lost = ("loss a decision",) if tournament.effort else ()
    for heading in ("bot", "rating", "± σ", "share of wins", "ms an action", *lost):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for rating in ratings:
        figures = [f"{rating.mu:.1f}", f"{rating.sigma:.1f}", f"{rating.share:.1%}"]
        figures.append(f"{rating.seconds_an_action * 1e3:.3g}")
        grid.add_row(escape(rating.bot), *figures, *([f"{rating.lost:.4f}"] if rating.lost is not None else []))
    console.print(grid)
    grid = Grid(caption="95 % intervals, which hold whenever one stops; games of one deal are one sample")
    for heading in ("bots", "games", "wins of the first", "its lead in points", "stronger"):
        grid.add_column(heading, justify="left" if heading in ("bots", "stronger") else "right")
    for standing in standings.played:
        share, lead = standing.share, standing.lead
        grid.add_row(
            escape(" – ".join(standing.pair)),
            str(2 * len(standing.outcomes)),
            f"{share.mean:.1%} ({share.low:.0%} … {share.high:.0%})",
            _points(lead),
            escape(standing.stronger or "not clear"),
        )
    console.print(grid)


def _points(lead: "Interval") -> str:
    return f"{lead.mean:+.1f} ({lead.low:+.1f} … {lead.high:+.1f})"
