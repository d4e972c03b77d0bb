"""Encryption of one message for one browser: RFC 8291 in the coding of RFC 8188."""

import os

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

AUTH_BYTES = 16
RECORD = (4096).to_bytes(4)
"""The size of a record; a message is a single one."""
LAST = b"\x02"
"""Ends the last record."""


def public_bytes(key: EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_public(point: bytes) -> EllipticCurvePublicKey:
    """A browser's public key; raises `ValueError` if it is none."""
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)


def seal(message: bytes, reader: bytes, auth: bytes) -> bytes:
    """A message that only one browser can read, with a key and a salt for it alone."""
    return seal_with(generate_private_key(SECP256R1()), os.urandom(16), message, reader, auth)


def seal_with(own: EllipticCurvePrivateKey, salt: bytes, message: bytes, reader: bytes, auth: bytes) -> bytes:
    """A sealed message made with a given key and salt."""
    sender = public_bytes(own.public_key())
    shared = own.exchange(ECDH(), read_public(reader))
    secret = _derive(auth, b"WebPush: info\0" + reader + sender, 32, shared)
    key = _derive(salt, b"Content-Encoding: aes128gcm\0", 16, secret)
    nonce = _derive(salt, b"Content-Encoding: nonce\0", 12, secret)
    head = salt + RECORD + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


def _derive(salt: bytes, purpose: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)
