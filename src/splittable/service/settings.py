"""Settings of a room."""

import math
from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from splittable.room.push.pushes import PushRules
from splittable.room.room import Limits
from splittable.service.limits import AddressLimits


def default_store() -> str:
    """The default path of the store."""
    return str(Path(platformdirs.user_data_dir("splittable", appauthor=False)) / "room.sqlite")


class RoomSettings(msgspec.Struct, frozen=True):
    """Everything that can be configured when a room is started."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = msgspec.field(default_factory=default_store)
    workers: int = 1
    tls_cert: str = ""
    tls_key: str = ""
    origins: tuple[str, ...] = ()
    """Other origins that are allowed."""
    log: str = "info"
    address_limits: AddressLimits = AddressLimits()
    limits: Limits = Limits()
    push: PushRules = PushRules()
    keep_days: int = 0
    """Days after its last step before a table is deleted; 0 keeps all tables."""
    ladder: bool = False
    """Whether bots play each other while nobody waits."""
    ladder_bots: tuple[str, ...] = ()
    """Bots of the operator's own that play along; see `lab.ladder.rivals`."""


def set_limits(settings: RoomSettings, changes: Iterable[str]) -> RoomSettings:
    """Settings with some limits changed, each `NAME=VALUE`; raises `ValueError` in one sentence."""
    address_limits, limits = settings.address_limits, settings.limits
    for change in changes:
        name, sign, text = change.partition("=")
        known = asdict(address_limits) | asdict(limits)
        if not sign or name not in known:
            raise ValueError(
                f"--limit takes NAME=VALUE, where NAME is one of {', '.join(sorted(known))}; not {change!r}"
            )
        value: dict[str, Any] = {name: _positive(name, text)}
        if name in asdict(address_limits):
            address_limits = replace(address_limits, **value)
        else:
            limits = replace(limits, **value)
    return msgspec.structs.replace(settings, address_limits=address_limits, limits=limits)


def _positive(name: str, text: str) -> float:
    """A number above zero; only rates may have fractions."""
    try:
        value = float(text) if name.endswith("_a_second") else int(text)
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        kind = "number" if name.endswith("_a_second") else "whole number"
        raise ValueError(f"the limit {name} is a {kind} above 0, not {text!r}")
    return value
