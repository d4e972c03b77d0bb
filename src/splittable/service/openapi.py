"""The OpenAPI description of the HTTP interface, generated from the types of its messages."""

from typing import Any, TypeAlias

import msgspec

from splittable.core.pads import Pad
from splittable.games import ids
from splittable.play.pads import pad_of, scored_by
from splittable.room.guides import Guide
from splittable.room.moments import Replay, Standings
from splittable.service import messages as wire
from splittable.service.belongings import Luggage, ParcelLeft, SeatsHeld, TablesMet
from splittable.service.games import GamesOffered
from splittable.service.health import Health
from splittable.service.ladders import LadderShown
from splittable.service.pad_messages import PadMade, PadShown, PadWanted

Json: TypeAlias = dict[str, Any]
"""Only this document is made of plain dictionaries: its shape is OpenAPI's, not ours."""

BODIES = (
    *(wire.NewTable, wire.Claim, wire.TableOpened, wire.SeatClaimed, wire.MetAgain, wire.Reach),
    *(wire.Wrong, wire.PadRefused, Replay, Standings, Guide, GamesOffered, LadderShown),
    *(PadWanted, PadMade, PadShown),
    *(SeatsHeld, TablesMet, Luggage, ParcelLeft),
    *(wire.PushKey, wire.PushPlace, wire.PushEnd, wire.CalendarPlace),
)
TABLE: Json = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
SEAT: Json = {
    "name": "seat",
    "in": "path",
    "required": True,
    "schema": {"type": "integer", "minimum": 0, "maximum": 99},
}
FROM: Json = {"name": "from", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 999999}}
EYES: Json = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 999999}}
TOKEN: Json = {"name": "token", "in": "query", "schema": {"type": "string"}}
LANG: Json = {"name": "lang", "in": "query", "schema": {"type": "string"}}
KEY: Json = {"security": [{"key": []}]}

WRONG = {
    400: "The body is not as described.",
    401: "The key is wrong or missing.",
    403: "Not yet, or not from this page.",
    404: "There is no such table.",
    409: "Not possible as the table is now.",
    413: "The body is too large.",
    429: "Too many requests from this address.",
}


def _answer(description: str, kind: str, content: Json) -> Json:
    return {"description": description, "content": {kind: {"schema": content}}}


def _struct(kind: type[msgspec.Struct]) -> Json:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _operation(name: str, summary: str, answers: Json, *wrong: int) -> Json:
    """One operation with its responses and refusals."""
    refusals = {str(status): _answer(WRONG[status], "application/json", _struct(wire.Wrong)) for status in wrong}
    return {"operationId": name, "summary": summary, "responses": answers | refusals}


def _body(kind: type[msgspec.Struct]) -> Json:
    return {"requestBody": {"content": {"application/json": {"schema": _struct(kind)}}}}


def _made(kind: type[msgspec.Struct], description: str) -> Json:
    return {"201": _answer(description, "application/json", _struct(kind))}


DONE: Json = {"204": {"description": "Done."}}
SEATED: Json = _made(wire.SeatClaimed, "The seat and its key.")
REPLAY: Json = {"200": _answer("The moments.", "application/json", _struct(Replay))}
STANDINGS: Json = {"200": _answer("The points.", "application/json", _struct(Standings))}
GAMES: Json = {"200": _answer("The games.", "application/json", _struct(GamesOffered))}
LADDER: Json = {"200": _answer("The ladder.", "application/json", _struct(LadderShown))}
GUIDE: Json = {"200": _answer("The steps.", "application/json", _struct(Guide))}
REACH: Json = {"200": _answer("The address.", "application/json", _struct(wire.Reach))}
MINE: Json = {"200": _answer("The tables.", "application/json", _struct(TablesMet))}
LUGGAGE: Json = {"200": _answer("What is in it.", "application/json", _struct(Luggage))}
LEFT: Json = _made(ParcelLeft, "Where it is picked up.")
PAD: Json = {"200": _answer("What is written.", "application/json", _struct(PadShown))}
DRAWING: Json = {"200": _answer("The drawing.", "image/svg+xml", {"type": "string"})}
PUSH_KEY: Json = {"200": _answer("The key.", "application/json", _struct(wire.PushKey))}
CALENDAR_PLACE: Json = {"200": _answer("The address.", "application/json", _struct(wire.CalendarPlace))}
CALENDAR: Json = {"200": _answer("The calendar.", "text/calendar", {"type": "string"})}
TEXT: Json = {"200": _answer("The text.", "text/plain", {"type": "string"})}


def describe() -> Json:
    """The whole description."""
    pads = {game: pad_of(game) for game in ids()}
    every = [*BODIES, *pads.values(), *(scored_by(pad) for pad in pads.values())]
    _, components = msgspec.json.schema_components(every, ref_template="#/components/schemas/{name}")
    table, seat = "/api/tables/{table}", "/api/tables/{table}/seats/{seat}"
    paths: Json = {
        "/api/tables": {
            "post": _operation("open", "Open a table.", _made(wire.TableOpened, "The table."), 400, 403, 413, 429)
            | _body(wire.NewTable)
        },
        f"{table}": {
            "parameters": [TABLE],
            "delete": _operation("delete", "Remove a table and every trace of it.", DONE, 401, 403, 404, 429) | KEY,
        },
        f"{table}/seats": {
            "parameters": [TABLE],
            "post": _operation("claim", "Take the lowest free seat.", SEATED, 400, 403, 404, 409, 413, 429)
            | _body(wire.Claim),
        },
        f"{table}/start": {
            "parameters": [TABLE],
            "post": _operation("start", "Begin the playing.", DONE, 401, 403, 404, 409, 429) | KEY,
        },
        f"{table}/leave": {
            "parameters": [TABLE],
            "post": _operation("leave", "Give up a seat.", DONE, 401, 403, 404, 429) | KEY,
        },
        f"{table}/rematch": {
            "parameters": [TABLE],
            "post": _operation(
                "rematch", "Meet again with the same keys.", _made(wire.MetAgain, "The table."), 401, 403, 404, 429
            )
            | KEY,
        },
        f"{table}/record": {
            "parameters": [TABLE],
            "get": _operation("record", "The record, once the game is over.", TEXT, 403, 404, 429),
        },
        f"{table}/replay": {
            "parameters": [TABLE, FROM, EYES],
            "get": _operation("replay", "Moments of a game that is over.", REPLAY, 400, 403, 404, 429),
        },
        f"{table}/standings": {
            "parameters": [TABLE],
            "get": _operation("standings", "Points after each round of a game that is over.", STANDINGS, 403, 404, 429),
        },
        f"{table}/invite.svg": {
            "parameters": [TABLE],
            "get": _operation("drawInvite", "The invitation as a QR code.", DRAWING, 400, 404, 429),
        },
        f"{table}/link.svg": {
            "parameters": [TABLE],
            "get": _operation("drawLink", "A seat's own link as a QR code.", DRAWING, 400, 401, 404, 429) | KEY,
        },
        f"{seat}/key": {
            "parameters": [TABLE, SEAT],
            "post": _operation("rekey", "Make a seat's key anew.", SEATED, 401, 403, 404, 409, 429) | KEY,
        },
        "/api/push": {"get": _operation("pushKey", "The key that browsers subscribe with.", PUSH_KEY, 429)},
        f"{table}/push": {
            "parameters": [TABLE],
            "post": _operation(
                "subscribe", "Tell an absent person that it is their turn.", DONE, 400, 401, 403, 404, 413, 429
            )
            | _body(wire.PushPlace)
            | KEY,
            "delete": _operation("unsubscribe", "Tell them no longer.", DONE, 400, 401, 403, 404, 413, 429)
            | _body(wire.PushEnd)
            | KEY,
        },
        f"{table}/calendar": {
            "parameters": [TABLE],
            "get": _operation("calendarPlace", "Where a seat's calendar is.", CALENDAR_PLACE, 401, 403, 404, 429) | KEY,
        },
        f"{table}/calendar/{{seat}}.ics": {
            "parameters": [TABLE, SEAT, TOKEN, LANG],
            "get": _operation("calendar", "When a seat's decision is due.", CALENDAR, 401, 403, 404, 429),
        },
        "/api/games": {"get": _operation("games", "The games that this room offers.", GAMES, 429)},
        "/api/ladder": {"get": _operation("ladder", "How strong bots are that play in idle time.", LADDER, 429)},
        **{f"/api/guides/{game}": {"get": _guide(game)} for game in ids()},
        "/api/reach": {"get": _operation("reach", "Where devices on the same network find the room.", REACH, 429)},
        "/api/reach.svg": {"get": _operation("drawReach", "The room's address as a QR code.", DRAWING, 400, 429)},
        "/api/mine": {
            "post": _operation("mine", "How the tables of some seats stand.", MINE, 400, 403, 413, 429)
            | _body(SeatsHeld)
        },
        "/api/parcel": {
            "post": _operation("leaveParcel", "Leave seats for another device.", LEFT, 400, 403, 413, 429)
            | _body(Luggage),
            "get": _operation("lookAtParcel", "What is in a parcel.", LUGGAGE, 401, 404, 429) | KEY,
            "delete": _operation("takeParcel", "Take a parcel, once.", LUGGAGE, 401, 403, 404, 429) | KEY,
        },
        "/api/parcel.svg": {
            "get": _operation("drawParcel", "A parcel's link as a QR code.", DRAWING, 400, 401, 404, 429) | KEY
        },
        "/api/shared-pad": {
            "post": _operation(
                "makePad",
                "Make a score pad that several devices share.",
                _made(PadMade, "The pad."),
                400,
                403,
                413,
                429,
            )
            | _body(PadWanted),
            "get": _operation("showPad", "What is written on a shared score pad.", PAD, 401, 404, 429) | KEY,
        },
        "/api/shared-pad.svg": {
            "get": _operation("drawPad", "A shared pad's link as a QR code.", DRAWING, 400, 401, 404, 429) | KEY
        },
        **{f"/api/pads/{game}": {"post": _score(pad)} for game, pad in pads.items()},
        "/healthz": {"get": _operation("health", "Whether the room can serve and store.", _health())},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Splittable's room", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _guide(game: str) -> Json:
    """The operation of a game's guide."""
    return _operation(f"guide-{game}", "A guided first game, step by step.", GUIDE, 429)


def _score(pad: type[Pad]) -> Json:
    """The operation of a game's score pad."""
    sums = _answer("The sheets with their sums.", "application/json", _struct(scored_by(pad)))
    refused = _answer("It cannot stand on these sheets.", "application/json", _struct(wire.PadRefused))
    answers = {"200": sums, "409": refused}
    name = f"score{pad.__name__}"
    return _operation(name, "Check and sum a score pad.", answers, 400, 403, 413, 429) | _body(pad)


def _health() -> Json:
    return {
        "200": _answer("It can.", "application/json", _struct(Health)),
        "503": _answer("It cannot.", "application/json", _struct(wire.Wrong)),
    }
