"""A committed dealer: not even the room can steer its outcomes after the commitment (docs/shuffle.md)."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

from splittable.play.dealer import KeyedDealer, draw_below, numbers

NONCE = re.compile(r"[0-9A-Za-z_-]{1,64}")
NO_NONCE = "-"


def new_secret() -> str:
    """A secret of 256 random bits, as hex."""
    return secrets.token_hex(32)


def commit_to(secret: str) -> str:
    """The hash of a secret, published before any player adds a nonce."""
    return hashlib.sha256(f"splittable commitment {secret}".encode()).hexdigest()


def check_nonce(nonce: str) -> str:
    """A nonce, if it may stand in a record."""
    if not NONCE.fullmatch(nonce) or nonce == NO_NONCE:
        raise ValueError("a nonce is 1 to 64 letters, digits, “_” and “-”, and not “-” alone")
    return nonce


def key_of(secret: str, table: str, nonces: Sequence[str]) -> bytes:
    """The dealer's key; a seat without a nonce stands as `-`."""
    lines = ["splittable table", table]
    lines += [f"P{seat} {nonce or NO_NONCE}" for seat, nonce in enumerate(nonces, 1)]
    return hmac.digest(bytes.fromhex(secret), "\n".join(lines).encode(), "sha256")


def committed(secret: str, table: str, nonces: Sequence[str]) -> KeyedDealer:
    """The dealer of a secret, a table and its seats' nonces."""
    return KeyedDealer(key_of(secret, table, nonces))


def draw_start(key: bytes, players: int) -> int:
    """The seat, from 0, that begins if the table has not chosen one."""
    return draw_below(numbers(key, "start"), players)
