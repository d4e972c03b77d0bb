"""The room's name before push services: a key pair of its own, and signed tokens (RFC 8292)."""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from splittable.room.push.sealing import public_bytes

HEAD = b'{"typ":"JWT","alg":"ES256"}'
VALID_SECONDS = 12 * 3600
TOKENS_KEPT = 200


def to_text(content: bytes) -> str:
    """Bytes as base64 of addresses, without padding."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """The bytes of such a text; raises `ValueError` if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_private_key() -> bytes:
    """A new private key as it is stored: 32 bytes."""
    return generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32)


class Vapid:
    """Signs tokens that say which room sends a message."""

    def __init__(self, private: bytes) -> None:
        self._key: EllipticCurvePrivateKey = derive_private_key(int.from_bytes(private), SECP256R1())
        self.public = to_text(public_bytes(self._key.public_key()))
        """The public key, which browsers subscribe with."""
        self._tokens: dict[tuple[str, str], tuple[float, str]] = {}

    def authorize(self, endpoint: str, site: str) -> str:
        """The `Authorization` of a message to an endpoint; a token serves for hours."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        until, token = self._tokens.get((audience, site), (0.0, ""))
        if until < time.time() + VALID_SECONDS / 2:
            until = time.time() + VALID_SECONDS
            token = self._sign({"aud": audience, "exp": int(until), "sub": f"https://{site}"})
            if len(self._tokens) >= TOKENS_KEPT:
                self._tokens.clear()
            self._tokens[audience, site] = until, token
        return f"vapid t={token}, k={self.public}"

    def _sign(self, claims: dict[str, str | int]) -> str:
        signed = f"{to_text(HEAD)}.{to_text(msgspec.json.encode(claims))}"
        first, second = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        return f"{signed}.{to_text(first.to_bytes(32) + second.to_bytes(32))}"
