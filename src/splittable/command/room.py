"""The commands of the room: serve it, move its tables, check its shuffles."""

import asyncio
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from splittable.command.app import JsonOption, LangOption, app, print_json
from splittable.command.errors import WrongInput, WrongUsage, readable, usage, whole_number
from splittable.command.ladders import LadderBotOption, check_ladder
from splittable.command.sockets import check_address, check_certificate

T = TypeVar("T")

StoreOption = Annotated[str | None, typer.Option("--store", metavar="URL", help="An SQLite file, or a PostgreSQL URL")]

LimitOption = Annotated[
    list[str] | None,
    typer.Option(
        "--limit", metavar="NAME=VALUE", envvar="SPLITTABLE_LIMITS", help="Change a limit, such as tables_with_bots=50"
    ),
]


def open_here() -> None:
    """Start the room on this machine, open the browser, and show the address for phones on the same network."""
    from splittable.service import RoomSettings, serve
    from splittable.service.reach import own_address

    port = _free_port(8000)
    address = f"http://{own_address()}:{port}"
    with _serving(_store_address(None), address):
        _with_store(_store_address(None), _look)
        _show_address(address)
        threading.Thread(target=_open_browser, args=(port,), daemon=True).start()
        serve(RoomSettings(host="0.0.0.0", port=port, log="warning"))  # noqa: S104 - phones on the same network are meant


def _show_address(address: str) -> None:
    import segno

    typer.echo(f"The room is open at {address} (Ctrl+C closes it)")
    segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)


def _free_port(wanted: int) -> int:
    for port in (*range(wanted, wanted + 20), 0):
        with socket.socket() as trial:
            try:
                trial.bind(("0.0.0.0", port))  # noqa: S104 - as the room will
            except OSError:
                continue
            chosen: int = trial.getsockname()[1]
            return chosen
    raise WrongInput("no port is free")


def _open_browser(port: int) -> None:
    for _ in range(100):
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)) == 0:
                webbrowser.open(f"http://127.0.0.1:{port}")
                return
        time.sleep(0.1)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at")] = "127.0.0.1",
    port: Annotated[int, typer.Option(parser=whole_number("--port"), metavar="N", help="The port to listen at")] = 8000,
    store: StoreOption = None,
    workers: Annotated[
        int,
        typer.Option(
            parser=whole_number("--workers", 1), metavar="N", help="Processes; more than one takes PostgreSQL"
        ),
    ] = 1,
    tls_cert: Annotated[str, typer.Option(metavar="FILE", help="A certificate, to serve by TLS")] = "",
    tls_key: Annotated[str, typer.Option(metavar="FILE", help="The certificate's key")] = "",
    origin: Annotated[list[str] | None, typer.Option(help="Another page's origin that may speak to the room")] = None,
    log: Annotated[str, typer.Option(help="debug, info, warning or error")] = "info",
    limit: LimitOption = None,
    keep_days: Annotated[
        int,
        typer.Option(
            parser=whole_number("--keep-days"),
            metavar="N",
            help="Delete tables so many days after their last action; 0: never",
        ),
    ] = 0,
    ladder: Annotated[bool, typer.Option("--ladder", help="Let bots play each other while nobody waits")] = False,  # noqa: FBT002
    ladder_bot: LadderBotOption = None,
) -> None:
    """Run the room as a service."""
    from splittable.service import RoomSettings
    from splittable.service import serve as serve_room
    from splittable.service.server import check_settings
    from splittable.service.settings import set_limits

    with usage():
        settings = RoomSettings(
            host=host,
            port=port,
            store=_store_address(store),
            workers=workers,
            tls_cert=tls_cert,
            tls_key=tls_key,
            origins=tuple(origin or ()),
            log=log,
            keep_days=keep_days,
            ladder=ladder,
            ladder_bots=tuple(ladder_bot or ()),
        )
        settings = set_limits(settings, limit or ())
        check_settings(settings)
    check_ladder(settings)
    check_certificate(settings.tls_cert, settings.tls_key)
    check_address(settings.host, settings.port)
    scheme = "https" if settings.tls_cert else "http"
    with _serving(settings.store, f"{scheme}://{settings.host}:{settings.port}"):
        _with_store(settings.store, _look)
        serve_room(settings)


def _store_address(store: str | None) -> str:
    from splittable.service.settings import default_store

    return store or default_store()


def _store_there(store: str | None) -> str:
    """The address of a store that is read: one that is not there is not made."""
    from splittable.room.store.addresses import find_file

    address = _store_address(store)
    with usage():
        file = find_file(address)
    if file is not None and not file.exists():
        raise WrongInput(f"{file}: there is no store")
    return address


@contextmanager
def _serving(store: str, place: str) -> Iterator[None]:
    """Let no other room serve the same SQLite file; PostgreSQL may have several."""
    from splittable.room.store.addresses import find_file
    from splittable.room.store.locking import InUse, serving

    file = find_file(store)
    with ExitStack() as held:
        try:
            if file is not None:
                held.enter_context(serving(file, place))
        except InUse as error:
            raise WrongInput(f"{file}: {error}") from None
        except OSError as error:
            raise WrongInput(f"the store cannot be opened: {error}") from None
        yield


def _with_store(address: str, work: Callable[[Any], Coroutine[Any, Any, T]]) -> T:
    """Open a store, run a coroutine with it, and close it."""

    async def run() -> T:
        opened = await _open(address)
        try:
            return await work(opened)
        finally:
            await opened.close()

    return asyncio.run(run())


async def _open(address: str) -> Any:
    from splittable.room.store.addresses import find_store

    async def hear(_: object) -> None:
        pass

    try:
        with usage():
            opened = find_store(address)
        await opened.open(hear)
    except WrongUsage:
        raise
    except Exception as error:  # each database has errors of its own; an address may hold a password, so it is not said
        raise WrongInput(f"the store cannot be opened: {getattr(error, 'orig', error)}") from None
    return opened


async def _look(_: object) -> None:
    """Do nothing: opening the store was the check."""


@app.command(name="export")
def export_(
    table: Annotated[str | None, typer.Argument(metavar="TABLE", help="One table; without it, the whole room")] = None,
    store: StoreOption = None,
) -> None:
    """Write a table, or the whole room, to stdout."""
    from splittable.room.store.rights import make_private_output
    from splittable.room.transfer import export_tables

    async def run(opened: Any) -> None:
        tables = await opened.tables()
        if table is not None and table not in tables:
            raise WrongInput(f"there is no table {table}")
        make_private_output(1)
        async for line in export_tables(opened, tables if table is None else [table]):
            typer.echo(line)

    _with_store(_store_there(store), run)


@app.command(name="import")
def import_(file: Annotated[Path, typer.Argument(metavar="FILE")], store: StoreOption = None) -> None:
    """Put exported tables into a store; each is replayed first."""
    from splittable.room.transfer import import_tables

    lines = _read(file).splitlines()

    async def run(opened: Any) -> int:
        try:
            return await import_tables(opened, lines)
        except ValueError as error:
            raise WrongInput(f"{file}: {error}") from None

    count = _with_store(_store_address(store), run)
    typer.echo(f"imported: {count}")


@app.command()
def backup(file: Annotated[Path, typer.Argument(metavar="FILE")], store: StoreOption = None) -> None:
    """Copy an SQLite store to a new file while the room runs."""
    if file.exists():
        raise WrongInput(f"{file} is already there")

    async def run(opened: Any) -> None:
        try:
            await opened.back_up(file)
        except NotImplementedError:  # the store has no copy of its own; its database brings a tool
            raise WrongInput("PostgreSQL brings its own tool for this, pg_dump") from None

    _with_store(_store_there(store), run)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    as_json: JsonOption = False,  # noqa: FBT002
    lang: LangOption = "en",
) -> None:
    """Check that a record's deals follow from what was committed to.

    The record itself is checked first, line by line; then its deals, by the secret that was committed to before the
    first one.
    """
    from splittable.command.replay import check_record, result_of
    from splittable.play.commitment import NO_NONCE
    from splittable.play.proof import verify as verify_record
    from splittable.words import check_language, say

    with usage():
        check_language(lang)
    table = check_record(file, verify_record, lang)
    deals = sum(not line.startswith("P") for line in table.lines)
    nonces = sum(nonce != NO_NONCE for nonce in table.head.further["nonces"].split(" "))
    if as_json:
        print_json(result_of(table) | {"deals": deals, "nonces": nonces})
        return
    typer.echo(say(lang, "proof-proven", deals=deals, actions=table.action_count))
    typer.echo(say(lang, "proof-worth" if nonces else "proof-no-nonce"))


def _read(file: Path) -> str:
    with readable(file):
        return file.read_text(encoding="utf-8")
