"""Ids of tables and keys of seats: random, so that they cannot be guessed."""

import hashlib
import hmac
import secrets

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 characters that are not confused when read aloud."""
TABLE_LETTERS = 16


def new_table_id() -> str:
    """A table's id: 80 random bits, since everybody who knows it may watch or take a free seat."""
    return "".join(LETTERS[byte % 32] for byte in secrets.token_bytes(TABLE_LETTERS))


def is_table_id(text: str) -> bool:
    """Whether a text has the form of a table's id."""
    return len(text) == TABLE_LETTERS and all(letter in LETTERS for letter in text)


def new_key() -> str:
    """A seat's key: 256 random bits."""
    return secrets.token_urlsafe(32)


def hash_key(key: str) -> str:
    """The stored hash of a key; with 256 random bits, one round of SHA-256 is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def is_same(first: str, second: str) -> bool:
    """Whether two hashes are equal, compared in constant time."""
    return hmac.compare_digest(first.encode(), second.encode())
