"""What a link to the room says of itself before it is opened: title, sentence and picture, in a language."""

import asyncio
from collections.abc import Sequence
from functools import cache
from html import escape
from typing import TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from splittable.games import find, ids
from splittable.room.faces import called
from splittable.room.glances import Glance, SeatGlanced
from splittable.room.refusals import UnknownTable
from splittable.room.room import Room
from splittable.service.door import Door
from splittable.service.games import name_of
from splittable.service.posters import Guest, Poster, Posters
from splittable.service.security import language_of
from splittable.words import say

SOON = 0.5
"""Seconds that a page waits for what there is to say of its table."""
Args: TypeAlias = dict[str, str | int]
LOCALES = {"en": "en_GB", "fr": "fr_FR"}
WIDTH, HEIGHT = 1200, 630
FOR_A_WHILE = "public, max-age=600"


class Preview(msgspec.Struct, frozen=True):
    """What is said of a page."""

    title: str
    sentence: str
    picture: str
    """The path of its picture."""
    poster: Poster


def _join(names: Sequence[str], lang: str) -> str:
    """Names as a phrase."""
    *most, last = names
    return f"{', '.join(most)} {say(lang, 'preview-and')} {last}" if most else last


def _called(seat: SeatGlanced, number: int, lang: str) -> str:
    if seat.kind == "free":
        return say(lang, "seat", seat=number + 1)
    return called(seat.name, seat.level, seat.face, number, lang)


def _people(glance: Glance, lang: str) -> list[str]:
    """Everybody at a table: people by their names, bots by their number."""
    names = [_called(seat, number, lang) for number, seat in enumerate(glance.seats) if seat.kind == "person"]
    bots = sum(seat.kind == "bot" for seat in glance.seats)
    return [*names, *([say(lang, "preview-bots", count=bots)] if bots else [])]


def _about(game: str, lang: str) -> str:
    """A game's aim in a sentence; empty for a game without one."""
    try:
        return say(lang, f"web-about-{game}")
    except LookupError:
        return ""


@cache
def of_room(lang: str) -> Preview:
    """The room itself."""
    poster = Poster(say(lang, "web-title"), say(lang, "web-welcome"), "", tuple(ids()), ())
    return Preview(say(lang, "preview-room"), say(lang, "preview-room-why"), "/preview/room.png", poster)


@cache
def of_game(game: str, lang: str, message: str) -> Preview:
    """A page about a game: `message` is its title."""
    name, facts = name_of(game, lang), find(game)
    players = {"fewest": facts.fewest, "most": facts.most}
    why = say(lang, "preview-game-why", about=_about(game, lang), **players).strip()
    poster = Poster(name, _about(game, lang), say(lang, "preview-players", **players), (game,), ())
    return Preview(say(lang, message, game=name), why, f"/preview/{game}.png", poster)


def of_table(table_id: str, glance: Glance, lang: str) -> Preview:
    """A table: an invitation, a game that runs, or its result."""
    game = name_of(glance.game, lang)
    if not glance.is_started:
        title, short, sentence, line = _invite(glance, game, lang)
    elif glance.winners:
        title, short, sentence, line = _tell_result(glance, game, lang)
    else:
        title, short, sentence, line = _tell_game(glance, game, lang)
    poster = Poster(game, short, line, (glance.game,), _guests(glance, lang))
    return Preview(title, sentence, f"/preview/t/{table_id}.png?v={glance.number}", poster)


def _invite(glance: Glance, game: str, lang: str) -> tuple[str, str, str, str]:
    free = sum(seat.kind == "free" for seat in glance.seats)
    seats = say(lang, "preview-free", free=free) if free else say(lang, "preview-full")
    host = glance.seats[glance.host]
    if host.name:
        title = say(lang, "preview-invites", name=host.name, game=game)
        short = say(lang, "preview-invites-short", name=host.name)
    else:
        title, short = say(lang, "preview-invited", game=game), say(lang, "preview-invited-short")
    clock = f"{say(lang, 'web-clock')}: {say(lang, 'web-clock-of', seconds=glance.clock)}." if glance.clock else ""
    return f"{title} – {seats}", short, f"{_about(glance.game, lang)} {clock}".strip(), seats


def _tell_game(glance: Glance, game: str, lang: str) -> tuple[str, str, str, str]:
    people = _people(glance, lang)
    names = _join(people, lang)
    if glance.is_over:
        return say(lang, "preview-stopped", names=names, game=game), names, say(lang, "preview-replay"), ""
    counted = dict(zip(("round", "rounds"), glance.progress, strict=False))
    line = say(lang, "preview-round", **counted) if counted else ""
    title = say(lang, "preview-play", names=names, game=game, count=len(people))
    return title, names, f"{line}. {say(lang, 'preview-watch')}" if line else say(lang, "preview-watch"), line


def _tell_result(glance: Glance, game: str, lang: str) -> tuple[str, str, str, str]:
    called = [_called(seat, number, lang) for number, seat in enumerate(glance.seats)]
    replay = say(lang, "preview-replay")
    if len(called) == 1:
        points: Args = {"name": called[0], "points": glance.scores[0]}
        return say(lang, "preview-alone", game=game, **points), say(lang, "preview-alone-short", **points), replay, ""
    won: Args = {"names": _join([called[seat] for seat in glance.winners], lang), "count": len(glance.winners)}
    order = sorted(range(len(called)), key=lambda seat: (glance.place(seat), -glance.scores[seat]))
    scores = ", ".join(f"{called[seat]} {glance.scores[seat]}" for seat in order)
    title, short = say(lang, "preview-won", game=game, **won), say(lang, "preview-won-short", **won)
    return title, short, f"{scores}. {replay}", ""


def _guests(glance: Glance, lang: str) -> tuple[Guest, ...]:
    scores = glance.scores if glance.winners else ()
    return tuple(
        Guest(
            seat.kind,
            "" if seat.kind == "free" else _called(seat, number, lang),
            str(scores[number]) if scores else "",
            number in glance.winners,
        )
        for number, seat in enumerate(glance.seats)
    )


def write_head(preview: Preview, origin: str, path: str, lang: str) -> str:
    """The part of a page's head that tells messengers what it is; whatever people wrote is escaped."""
    picture = f"{origin}{preview.picture}{'&' if '?' in preview.picture else '?'}lang={lang}"
    named = {
        "og:site_name": "Splittable",
        "og:type": "website",
        "og:locale": LOCALES[lang],
        "og:title": preview.title,
        "og:description": preview.sentence,
        "og:url": f"{origin}{path}",
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": say(lang, "preview-picture", game=preview.poster.title),
    }
    cards = {
        "description": preview.sentence,
        "twitter:card": "summary_large_image",
        "twitter:title": preview.title,
        "twitter:description": preview.sentence,
        "twitter:image": picture,
    }
    lines = [f"<title>{escape(preview.title)}</title>"]
    lines += [f'<meta name="{name}" content="{escape(text)}" />' for name, text in cards.items()]
    lines += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in named.items()]
    return "\n    ".join(lines)


class Previews:
    """Finds what there is to say of a place."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._posters = Posters()

    def routes(self, door: Door) -> list[Route]:
        """The pictures."""
        return [
            Route("/preview/room.png", door.guard(self._draw_room), methods=["GET"]),
            Route("/preview/{game}.png", door.guard(self._draw_game), methods=["GET"]),
            Route("/preview/t/{table}.png", door.guard(self._draw_table), methods=["GET"]),
        ]

    async def _draw_room(self, request: Request) -> Response:
        return await self._send(of_room(_language(request)))

    async def _draw_game(self, request: Request) -> Response:
        game = request.path_params["game"]
        if game not in ids():
            raise UnknownTable
        return await self._send(of_game(game, _language(request), "preview-game"))

    async def _draw_table(self, request: Request) -> Response:
        preview = await self.of_table(request.path_params["table"], _language(request))
        if preview is None:
            raise UnknownTable
        return await self._send(preview)

    async def _send(self, preview: Preview) -> Response:
        # Another origin may show it: that is what it is for.
        headers = {"Cache-Control": FOR_A_WHILE, "Cross-Origin-Resource-Policy": "cross-origin"}
        return Response(await self._posters.find(preview.poster), headers=headers, media_type="image/png")

    async def of_place(self, place: str, named: dict[str, str], lang: str) -> Preview:
        """The preview of a place of the client's router; of the room itself where nothing else is known."""
        game = named.get("game", "")
        if "table" in named:
            return await self.of_table(named["table"], lang) or of_room(lang)
        if game not in ids():
            return of_room(lang)
        titles = {"/rules": "preview-rules", "/guide": "preview-guide"}
        return of_game(game, lang, titles.get(place.rpartition("/")[0], "preview-game"))

    async def of_table(self, table_id: str, lang: str) -> Preview | None:
        """The preview of a table, if it is known soon enough."""
        try:
            async with asyncio.timeout(SOON):
                found = await self._room.glances.look([table_id])
        except TimeoutError:
            return None
        glance = found.get(table_id)
        return of_table(table_id, glance, lang) if glance is not None else None


def _language(request: Request) -> str:
    """The language that a picture's address names, or that of the request."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LOCALES else language_of(request.headers)
