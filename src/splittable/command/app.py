"""The commands and their arguments."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from splittable import __version__
from splittable.command.errors import WrongInput, read_seed, usage, whole_number
from splittable.games import find, ids

app = typer.Typer(
    name="splittable",
    help="A game room for four tabletop games that share one idea: the split.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    no_args_is_help=False,
)

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help=" · ".join(ids()))]
OptionOption = Annotated[list[str] | None, typer.Option("--option", metavar="K=V", help="An option of the game")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else")]
LangOption = Annotated[str, typer.Option("--lang", help="en or fr")]
SeedOption = Annotated[
    int, typer.Option("--seed", parser=read_seed, metavar="N", help="Same seed and version: same games")
]
PlayersOption = Annotated[
    int, typer.Option("--players", parser=whole_number("--players"), metavar="N", help="How many seats")
]
GamesOption = Annotated[
    int, typer.Option("--games", parser=whole_number("--games", 1), metavar="N", help="How many games")
]


def read_options(pairs: list[str] | None) -> dict[str, str]:
    """Options from the command line."""
    options: dict[str, str] = {}
    for pair in pairs or []:
        name, sign, value = pair.partition("=")
        if not sign:
            raise ValueError(f"an option is written name=value, not {pair!r}")
        if name in options:
            raise ValueError(f"option {name} is given twice")
        options[name] = value
    return options


def print_json(document: dict[str, Any]) -> None:
    """One JSON document on stdout."""
    typer.echo(json.dumps(document, ensure_ascii=False))


def _print_version(is_asked: bool) -> None:  # noqa: FBT001 - Typer calls it so
    if is_asked:
        typer.echo(f"splittable {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_print_version, is_eager=True)] = False,  # noqa: ARG001, FBT002
) -> None:
    """Without a command: the room on this machine, in the browser."""
    if context.invoked_subcommand is None:
        from splittable.command.room import open_here

        open_here()


@app.command()
def simulate(
    game: GameArgument,
    players: PlayersOption,
    games: GamesOption = 1_000,
    seed: SeedOption = 0,
    option: OptionOption = None,
    bots: Annotated[str | None, typer.Option(metavar="A,B,…", help="One bot for each seat; seats rotate")] = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write one record a game here")] = None,
    as_json: JsonOption = False,  # noqa: FBT002
) -> None:
    """Play many games: uniformly random ones, or between bots."""
    from splittable.command import simulation
    from splittable.core.contract import Setup
    from splittable.core.errors import WrongValue
    from splittable.play.contest import Contest
    from splittable.play.stopping import Stopped

    with usage():
        setup = Setup.of(find(game), players, read_options(option))
        contest = Contest(setup, seed, simulation.read_bots(bots, players))
    wanted = simulation.Wanted(contest, games, records)
    try:
        result = simulation.run_random(wanted) if bots is None else simulation.run_bots(wanted)
    except WrongValue as error:
        raise WrongInput(str(error)) from None
    except Stopped as stopped:
        _show(stopped.done, as_json=as_json)
        raise KeyboardInterrupt from None
    _show(result, as_json=as_json)


def _show(result: dict[str, Any], *, as_json: bool) -> None:
    from splittable.command.simulation import print_table

    if as_json:
        print_json(result)
    else:
        print_table(result)


@app.command()
def play(
    game: GameArgument,
    players: Annotated[
        int | None, typer.Option(parser=whole_number("--players"), metavar="N", help="How many seats, yours included")
    ] = None,
    option: OptionOption = None,
    bots: Annotated[str | None, typer.Option(metavar="A,B,…", help="One bot for all other seats, or for each")] = None,
    seat: Annotated[
        int | None, typer.Option(parser=whole_number("--seat", 1), metavar="N", help="Your seat, from 1")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(parser=read_seed, metavar="N", help="Same seed and version: same decks and rolls")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Kept after each action; goes on if there")
    ] = None,
    lang: LangOption = "en",
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text only, as for pipes and screen readers")] = False,  # noqa: FBT002
) -> None:
    """Play a game in the terminal, against bots."""
    from splittable.command.saved import Asked
    from splittable.command.terminal import has_full_screen, play_in_full_screen, play_in_lines
    from splittable.words import check_language

    with usage():
        check_language(lang)
        asked = Asked(find(game), players, read_options(option), seat, bots, seed)
    play_here = play_in_full_screen if has_full_screen() and not plain else play_in_lines
    play_here(asked, record, lang)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record; - for standard input")],
    as_json: JsonOption = False,  # noqa: FBT002
    lang: LangOption = "en",
) -> None:
    """Check a record line by line and print its result."""
    from splittable.command.replay import read_table, result_of
    from splittable.words import check_language

    with usage():
        check_language(lang)
    table = read_table(file, lang)
    if as_json:
        print_json(result_of(table))
    else:
        typer.echo(table.draw(None, lang))
        typer.echo("\n" + table.summary(lang))


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record; - for standard input; a folder with --out")],
    seat: Annotated[
        int | None,
        typer.Option(parser=whole_number("--seat", 1), metavar="N", help="Only the decisions of this seat, from 1"),
    ] = None,
    effort: Annotated[str, typer.Option(help="quick, normal or deep")] = "normal",
    moment: Annotated[
        int | None,
        typer.Option(
            parser=whole_number("--moment", 1), metavar="N", help="Only this line of the record's events, from 1"
        ),
    ] = None,
    annotated: Annotated[
        Path | None, typer.Option("--annotate", metavar="OUT", help="Write the record with comments here")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Decisions of all records as Parquet")] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="With --out: on a Ray cluster; local: one here")
    ] = None,
    as_json: JsonOption = False,  # noqa: FBT002
    lang: LangOption = "en",
) -> None:
    """Print what each decision of a record was worth, and why."""
    from splittable.command import review as page
    from splittable.play.review import check_effort
    from splittable.words import check_language

    with usage():
        check_language(lang)
        chosen = check_effort(effort)
        page.check_together(out, ray, moment, [seat, annotated, as_json or None])
    if out is not None:
        from splittable.command.review_many import review_folder

        review_folder(file, out, chosen, ray)
        return
    wanted = page.Wanted(file, chosen, None if seat is None else [seat - 1])
    if moment is not None:
        page.print_moment(wanted, moment, lang)
        return
    if annotated is not None:
        page.check_place(annotated)
    text, found = page.review_file(wanted, lang)
    if annotated is not None:
        page.write_annotated(annotated, page.annotate(text, found, lang))
    if as_json:
        typer.echo(found.to_json())
    elif annotated is None:
        page.print_review(found, wanted.seats, lang)


@app.command()
def rules(game: GameArgument, lang: LangOption = "en") -> None:
    """Print the rules of a game, rulings included."""
    import sys

    from splittable.play.rulebook import rulebook

    with usage():
        text = rulebook(game, lang)
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(text))
    else:
        typer.echo(text)


@app.command()
def levels(game: GameArgument, lang: LangOption = "en") -> None:
    """Print how strong each level of bots is, and what it overlooks."""
    from splittable.bots import LEVELS
    from splittable.bots.names import about_level
    from splittable.command.names import level_title
    from splittable.words import check_language

    with usage():
        found = find(game)
        check_language(lang)
    for level in LEVELS:
        typer.echo(f"{level_title(found, level, lang)}\n  {about_level(found.id, level, lang)}")


@app.command(name="compile")
def compile_(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME…", help="All games if none")] = None,
) -> None:
    """Compile games, bots and lab ahead, so that nobody waits later."""
    from splittable.command.compiling import compile_games

    with usage():
        wanted = [find(game).id for game in games or ids()]
    compile_games(wanted)
    typer.echo(f"compiled: {', '.join(wanted)}")
