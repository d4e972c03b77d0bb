"""A calendar of what a seat owes, for tables that are played over days."""

import hmac
import secrets
from datetime import UTC, datetime

from splittable.room.gathering import Gathering
from splittable.room.keys import is_same
from splittable.room.refusals import NotYet, WrongKey
from splittable.room.store import Store
from splittable.words import say

DAY = 24 * 3600
"""Seconds: with a clock of at least a day, a table is played over days."""
LETTERS = 40
"""Length of a token: 160 bits."""
LONGEST_LINE = 73
"""Bytes of a line of RFC 5545, apart from what continues the one before and its end."""
UTC_ZONE = (
    *("BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000"),
    *("TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE"),
)
"""A calendar must have a part, also while nothing is owed."""


async def token_of(store: Store, gathering: Gathering, seat: int) -> str:
    """The secret of a seat's calendar: it opens nothing else, and ends with the seat's key."""
    if gathering.settings.clock < DAY:
        raise NotYet("room-calendar-days")
    secret = await store.subscriptions.secret("calendar", lambda: secrets.token_bytes(32))
    text = f"calendar {gathering.id} {seat} {gathering.seats[seat].key}"
    return hmac.digest(secret, text.encode(), "sha256").hex()[:LETTERS]


async def check_token(store: Store, gathering: Gathering, seat: int, token: str) -> None:
    """Raise `WrongKey` unless a token opens a seat's calendar."""
    if not 0 <= seat < gathering.players or not gathering.seats[seat].key:
        raise WrongKey
    if not is_same(await token_of(store, gathering, seat), token):
        raise WrongKey


def write_calendar(gathering: Gathering, seat: int, game: str, link: str, lang: str) -> str:
    """The calendar of a seat: when the decision that it owes is due, the game's name, and nothing of the game."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Splittable//Room//EN", "CALSCALE:GREGORIAN"]
    lines += [f"X-WR-CALNAME:{_escape(say(lang, 'room-calendar-name', game=game))}"]
    lines += ["REFRESH-INTERVAL;VALUE=DURATION:PT15M", "X-PUBLISHED-TTL:PT15M", *UTC_ZONE]
    since = gathering.owed_since.get(seat)
    if since is not None and not gathering.seats[seat].bot:
        summary = _escape(say(lang, "room-calendar-turn", game=game))
        lines += ["BEGIN:VEVENT", f"UID:{gathering.id}-{seat}-{since}@splittable", f"DTSTAMP:{_time(since)}"]
        lines += [f"DTSTART:{_time(since + gathering.settings.clock * 1000)}", f"SUMMARY:{summary}", f"URL:{link}"]
        lines += [f"DESCRIPTION:{_escape(link)}", "TRANSP:TRANSPARENT"]
        lines += ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT3H", f"DESCRIPTION:{summary}", "END:VALARM"]
        lines += ["END:VEVENT"]
    return "".join(f"{_fold(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def _time(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escape(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text


def _fold(line: str) -> str:
    """A long line, continued on the next ones without parting a character."""
    parts = [""]
    for sign in line:
        if len((parts[-1] + sign).encode()) > LONGEST_LINE:
            parts.append("")
        parts[-1] += sign
    return "\r\n ".join(parts)
