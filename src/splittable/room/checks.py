"""Permission checks: each one returns the event that a request leads to, or raises the reason why not."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from splittable.bots import LEVELS
from splittable.core.errors import IllegalAction, NotationError, Refusal, WrongValue
from splittable.games import find
from splittable.play.commitment import check_nonce, draw_start, new_secret
from splittable.room import events as ev
from splittable.room.faces import check_colour, check_face
from splittable.room.gathering import MOST_UNDOS, REACTIONS, Gathering
from splittable.room.keys import hash_key, is_same
from splittable.room.names import check_name, is_plain
from splittable.room.refusals import NotAsDescribed, NotYet, Refused, Taken, Unjudged, WrongKey
from splittable.room.times import now

Check: TypeAlias = Callable[[Gathering], ev.AnyEvent]

PHRASES = ("hello", "good-luck", "well-played", "nice", "ouch", "thanks", "sorry", "one-moment", "your-turn", "bye")
LONGEST_WORDS = 300
LONGEST_CLOCK = 30 * 24 * 3600
LONGEST_PACE = 5000
NUDGE_AGAIN = 60
"""Minutes before the same seat can be nudged again."""


def open_table(
    game_id: str,
    players: int,
    options: Mapping[str, object],
    settings: ev.Settings,
    bots: Mapping[str, str],
    host: ev.Place,
) -> ev.Opened:
    """A new table: the host sits in the lowest seat that no bot has."""
    try:
        game = find(game_id)
        game.check_players(players)
        every = game.choose_options(players, options)
    except WrongValue as error:
        raise NotAsDescribed(error.message, **error.args_of_message) from None
    if settings.clock and not 5 <= settings.clock <= LONGEST_CLOCK:
        raise NotAsDescribed("room-wrong-clock", longest=LONGEST_CLOCK)
    if not 0 <= settings.pace <= LONGEST_PACE:
        raise NotAsDescribed("room-wrong-pace", longest=LONGEST_PACE)
    places = [ev.Place() for _ in range(players)]
    for number, level in bots.items():
        if number not in [str(seat + 1) for seat in range(players)]:
            raise NotAsDescribed("room-wrong-bot-seat", seats=players)
        places[int(number) - 1] = ev.Place(level=check_level(level))
    free = [seat for seat, place in enumerate(places) if not place.level]
    if not free:
        raise NotAsDescribed("room-no-seat-left")
    places[free[0]] = ev.Place(
        host.key,
        check_name(host.name),
        nonce=_nonce(host.nonce),
        face=check_face(host.face),
        colour=check_colour(host.colour),
    )
    chosen = {name: every[name] for name in options}
    return ev.Opened(game_id, players, chosen, settings, new_secret(), free[0], places, game.rules_version)


def open_rematch(gathering: Gathering) -> ev.Opened:
    """A new table for the same people, their keys and bots."""
    if not gathering.is_over:
        raise NotYet("room-not-over")
    places = [ev.Place(seat.key, seat.name, seat.level, "", seat.face, seat.colour) for seat in gathering.seats]
    return ev.Opened(
        gathering.game.id,
        gathering.players,
        gathering.chosen,
        gathering.settings,
        new_secret(),
        gathering.host,
        places,
        gathering.game.rules_version,
    )


def check_level(level: str) -> str:
    """A level that a bot of this room has."""
    if level not in LEVELS:
        raise NotAsDescribed("room-wrong-level", levels=", ".join(LEVELS))
    return level


def _nonce(nonce: str) -> str:
    try:
        return check_nonce(nonce) if nonce else ""
    except ValueError:
        raise NotAsDescribed("room-wrong-nonce") from None


def seat_of(gathering: Gathering, key: str) -> int:
    """The seat that a key opens."""
    hashed = hash_key(key)
    # Compare with every seat, so that timing does not reveal which one matches.
    seats = [number for number, seat in enumerate(gathering.seats) if is_same(seat.key, hashed)]
    if not seats:
        raise WrongKey
    return seats[0]


def check_host(gathering: Gathering, key: str) -> None:
    """Raise `WrongKey` unless the key is the host's."""
    if seat_of(gathering, key) != gathering.host:
        raise WrongKey


def claim(
    gathering: Gathering, key_hash: str, name: str, nonce: str, face: str = "", colour: str = "", own_key: str = ""
) -> ev.Claimed:
    """A person takes the lowest open seat; once the game has started, nobody who shows a key of this table."""
    name = check_name(name)
    face, colour = check_face(face), check_colour(colour)
    nonce = _nonce(nonce)
    if gathering.is_over:
        raise Taken("room-over")
    if gathering.is_started and _sits_here(gathering, own_key):
        # Nobody sees two hands.
        raise Taken("room-sits-here")
    free = [seat for seat in range(gathering.players) if gathering.is_open(seat)]
    if not free:
        is_closed = any(seat.is_closed for seat in gathering.seats)
        raise Taken("room-seat-closed" if is_closed else "room-no-free-seat")
    if gathering.is_started:
        # The shuffles are fixed by now, so a newcomer inherits the nonce of the seat.
        nonce = gathering.seats[free[0]].nonce
    return ev.Claimed(free[0], key_hash, name, nonce, face, colour)


def _sits_here(gathering: Gathering, key: str) -> bool:
    try:
        seat_of(gathering, key)
    except WrongKey:
        return False
    return True


def open_seat(gathering: Gathering, asker: int, seat: int) -> ev.SeatOpened:
    """The host lets somebody take a seat that was left in the middle of the game."""
    _check_host_seat(gathering, asker)
    if gathering.is_over:
        raise Refused("room-over")
    if not 0 <= seat < gathering.players or not gathering.seats[seat].is_closed:
        raise Refused("room-not-left", seat=seat + 1)
    return ev.SeatOpened(seat)


def change_face(gathering: Gathering, seat: int, name: str, face: str, colour: str) -> ev.FaceChanged:
    """A person changes name, animal and colour; the record's names are fixed when the game starts."""
    if gathering.is_started:
        raise Refused("room-face-too-late")
    return ev.FaceChanged(seat, check_name(name), check_face(face), check_colour(colour))


def seat_bot(gathering: Gathering, asker: int, seat: int, level: str) -> ev.BotSat:
    """The host gives a free seat to a bot."""
    _check_host_seat(gathering, asker)
    if gathering.is_started or not 0 <= seat < gathering.players or not gathering.seats[seat].is_free:
        raise Refused("room-not-free", seat=seat + 1)
    return ev.BotSat(seat, check_level(level))


def leave(gathering: Gathering, key: str) -> ev.Left:
    """A person gives a seat up."""
    return ev.Left(seat_of(gathering, key))


def rekey(gathering: Gathering, host_key: str, seat: int, key_hash: str) -> ev.Rekeyed:
    """The host replaces a seat's key."""
    check_host(gathering, host_key)
    if not 0 <= seat < gathering.players or not gathering.seats[seat].key:
        raise Taken("room-no-person", seat=seat + 1)
    return ev.Rekeyed(seat, key_hash)


def start(gathering: Gathering, host_key: str) -> ev.Started:
    """The host starts the game."""
    check_host(gathering, host_key)
    free = [f"P{number}" for number, seat in enumerate(gathering.seats, 1) if seat.is_free]
    if free:
        raise Taken("room-seats-free", seats=", ".join(free))
    return starting(gathering)


def starting(gathering: Gathering) -> ev.Started:
    """The start of the game; unless the first seat was picked, it is drawn."""
    picked = gathering.chosen.get("start")
    return ev.Started(int(picked) if picked else 1 + draw_start(gathering.dealer_key(), gathering.players))


def play(gathering: Gathering, seat: int, action: str) -> ev.Played:
    """A person takes an action."""
    _check_running(gathering)
    gathering.table.check(seat, action)
    return ev.Played(seat, action)


class Decided(NamedTuple):
    """What was decided for a seat."""

    action: str
    by: str
    """A bot's level, or `clock`."""
    seen: int
    """How many lines had been told."""
    budget: int = 0
    """The iterations that a bot was allowed."""


def play_for(gathering: Gathering, seat: int, decided: Decided) -> ev.Played:
    """A bot, a sitter or the clock plays for a seat in `waiting`."""
    action, by, seen, budget = decided
    _check_running(gathering)
    if seat not in gathering.table.waiting or (by in LEVELS and by != gathering.seats[seat].bot):
        raise Refused("room-not-yours")
    if seen != len(gathering.told):
        # The decision is stale: somebody undid an action, or another process was faster.
        raise Refused("room-not-yours")
    gathering.table.check(seat, action)
    return ev.Played(seat, action, by, budget)


def play_only(gathering: Gathering, seat: int) -> ev.Played:
    """The table plays the single legal action of a seat."""
    _check_running(gathering)
    if seat not in gathering.table.waiting or not gathering.has_only_action(seat):
        raise Refused("room-not-yours")
    return ev.Played(seat, gathering.table.actions(seat)[0], by="table")


def answer(gathering: Gathering, check: Check, lang: str) -> ev.AnyEvent:
    """The event that a request leads to: what was asked for, or its refusal."""
    try:
        return check(gathering)
    except (IllegalAction, NotationError, Refused) as error:
        return ev.Refused(getattr(error, "rule", ""), error.reason(lang))


def undo(gathering: Gathering, seat: int) -> ev.Undone:
    """A person takes the last action back, with what the table has played for the same seat since."""
    _check_running(gathering)
    if gathering.is_over:
        # The record and the dealer's secret are public by now.
        raise Refused("room-over")
    if gathering.last_actor != seat:
        raise Refused("room-undo-not-last")
    if not gathering.has_undos_left(seat):
        raise Refused("room-undo-too-often", most=MOST_UNDOS)
    if gathering.has_revealed is None:
        # That takes longer than the event loop may be held.
        raise Unjudged
    if gathering.has_revealed:
        raise Refused("room-undo-revealed")
    return ev.Undone(seat, gathering.last_steps)


def _check_running(gathering: Gathering) -> None:
    if not gathering.is_started:
        raise IllegalAction(Refusal("AL-04", "room-not-started"))
    if gathering.is_stopped:
        raise IllegalAction(Refusal("AL-04", "room-stopped"))


def add_nonce(gathering: Gathering, seat: int, nonce: str) -> ev.NonceAdded:
    """A person adds a nonce to the shuffles before the start."""
    if gathering.is_started:
        raise Refused("room-nonce-too-late")
    return ev.NonceAdded(seat, _nonce(nonce))


def call_sitter(gathering: Gathering, asker: int, seat: int, level: str) -> ev.SitterCame:
    """The host lets a bot play on for a person who is away."""
    if asker != gathering.host:
        raise Refused("room-sitter-host-only", host=gathering.host + 1)
    _check_running(gathering)
    if not 0 <= seat < gathering.players or gathering.seats[seat].level:
        raise Refused("room-no-person", seat=seat + 1)
    return ev.SitterCame(seat, check_level(level))


def refuse_for(_: Gathering, refusal: Refused) -> ev.AnyEvent:
    """Refuse for a reason that is known outside of the table only."""
    raise refusal


def refuse_sitter(_: Gathering, seat: int) -> ev.SitterCame:
    """Nobody lets a bot move for a person who is here."""
    raise Refused("room-is-here", seat=seat + 1)


def send_sitter(gathering: Gathering, asker: int, seat: int) -> ev.SitterWent:
    """The person, or the host, dismisses the sitter."""
    if asker != seat:
        _check_host_seat(gathering, asker)
    if not 0 <= seat < gathering.players or not gathering.seats[seat].sitter:
        raise Refused("room-no-sitter", seat=seat + 1)
    return ev.SitterWent(seat)


def stop(gathering: Gathering, asker: int) -> ev.Stopped:
    """The host ends the game early."""
    _check_host_seat(gathering, asker)
    _check_running(gathering)
    return ev.Stopped()


def set_pace(gathering: Gathering, asker: int, milliseconds: int) -> ev.Paced:
    """The host changes the least time of a bot's decision."""
    _check_host_seat(gathering, asker)
    if not 0 <= milliseconds <= LONGEST_PACE:
        raise Refused("room-wrong-pace", longest=LONGEST_PACE)
    return ev.Paced(milliseconds)


def hurry(gathering: Gathering, seat: int) -> ev.Hurried:
    """A person lets the bots play at once until the next decision of a person is owed."""
    _check_running(gathering)
    if gathering.is_over:
        raise Refused("room-over")
    return ev.Hurried(seat)


def _check_host_seat(gathering: Gathering, seat: int) -> None:
    if seat != gathering.host:
        raise Refused("room-host-only", host=gathering.host + 1)


def say_phrase(_: Gathering, seat: int, phrase: str) -> ev.Said:
    """A person says one of the phrases that everybody understands."""
    if phrase not in PHRASES and phrase not in REACTIONS:
        raise Refused("room-wrong-phrase", phrases=", ".join(PHRASES + REACTIONS))
    return ev.Said(seat, phrase=phrase)


def say_words(gathering: Gathering, seat: int, words: str) -> ev.Said:
    """A person says something in plain words."""
    if gathering.settings.chat != "plain":
        raise Refused("room-phrases-only")
    if not words.strip() or len(words) > LONGEST_WORDS or not is_plain(words):
        raise Refused("room-wrong-words", longest=LONGEST_WORDS)
    return ev.Said(seat, words=words.strip())


def mute(gathering: Gathering, seat: int, other: int) -> ev.Muted:
    """A person mutes a seat."""
    _check_other(gathering, seat, other)
    return ev.Muted(seat, other)


def unmute(gathering: Gathering, seat: int, other: int) -> ev.Unmuted:
    """A person unmutes a seat."""
    _check_other(gathering, seat, other)
    return ev.Unmuted(seat, other)


def _check_other(gathering: Gathering, seat: int, other: int) -> None:
    if not 0 <= other < gathering.players or other == seat:
        raise Refused("room-no-person", seat=other + 1)


def rematch(gathering: Gathering, table_id: str, by: int) -> ev.Rematched:
    """Link to the table of the rematch; the first one opened wins."""
    if not gathering.is_over:
        raise NotYet("room-not-over")
    if gathering.rematch:
        return ev.Rematched(gathering.rematch, gathering.rematch_by)
    return ev.Rematched(table_id, by)


def nudge(gathering: Gathering, seat: int, other: int) -> ev.Nudged:
    """A person reminds another one of the decision that the table waits for, at most once an hour."""
    _check_other(gathering, seat, other)
    place = gathering.seats[other]
    if not place.key or place.bot:
        raise Refused("room-no-person", seat=other + 1)
    if other not in gathering.owed_since:
        raise Refused("room-nudge-not-waiting", seat=other + 1)
    at = now()
    last = gathering.nudged.get(other)
    if last is not None and at < last.at + NUDGE_AGAIN * 60_000:
        left = (last.at - at) // 60_000 + NUDGE_AGAIN + 1
        raise Refused("room-nudge-too-soon", seat=other + 1, minutes=left)
    return ev.Nudged(seat, other, at)
