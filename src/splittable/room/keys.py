"""Names that cannot be guessed: tables, and the keys that open their seats."""

import hashlib
import hmac
import secrets

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 signs that nobody confuses when reading them aloud."""
TABLE_LETTERS = 16


def new_table_id() -> str:
    """A table's name: 80 random bits, since whoever knows it may watch or take a free seat."""
    return "".join(LETTERS[byte % 32] for byte in secrets.token_bytes(TABLE_LETTERS))


def is_table_id(text: str) -> bool:
    """Whether a text could be a table's name."""
    return len(text) == TABLE_LETTERS and all(letter in LETTERS for letter in text)


def new_key() -> str:
    """A seat's key: 256 random bits."""
    return secrets.token_urlsafe(32)


def hash_key(key: str) -> str:
    """What is stored of a key; it has too many random bits for a guess, so one round is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def is_same(first: str, second: str) -> bool:
    """Whether two hashes are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(first.encode(), second.encode())
