"""Parcels that one device leaves for another: sealed with a token that the room does not keep."""

import hashlib
import hmac
import secrets

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from splittable.room.refusals import Refused
from splittable.room.store import Parcel, Store
from splittable.room.times import now

KEPT_FOR = 10 * 60 * 1000
"""Milliseconds that a parcel waits."""
NONCE = 12


class NoParcel(Refused):
    """There is no such parcel, or no longer."""

    def __init__(self) -> None:
        super().__init__("room-no-parcel")


async def leave(store: Store, content: bytes) -> tuple[str, Parcel]:
    """Seal and keep something; only the token that is returned with it opens it."""
    token = secrets.token_urlsafe(32)
    nonce = secrets.token_bytes(NONCE)
    sealed = nonce + AESGCM(_derive(token, "key")).encrypt(nonce, content, None)
    parcel = Parcel(_derive(token, "id").hex(), sealed, now() + KEPT_FOR)
    await store.put_parcel(parcel)
    return token, parcel


async def look(store: Store, token: str) -> bytes:
    """What is in a parcel."""
    return _open(await store.find_parcel(_derive(token, "id").hex()), token)


async def take(store: Store, token: str) -> bytes:
    """What is in a parcel, for whoever takes it first: it is gone."""
    return _open(await store.take_parcel(_derive(token, "id").hex()), token)


def _open(parcel: Parcel | None, token: str) -> bytes:
    if parcel is None:
        raise NoParcel
    try:
        return AESGCM(_derive(token, "key")).decrypt(parcel.sealed[:NONCE], parcel.sealed[NONCE:], None)
    except InvalidTag:
        raise NoParcel from None


def _derive(token: str, purpose: str) -> bytes:
    # The token has 256 random bits, so one round of HMAC is enough; neither purpose tells anything of the other.
    return hmac.digest(token.encode(), f"parcel {purpose}".encode(), hashlib.sha256)
