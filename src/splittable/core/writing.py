"""Views written as JSON by compiled code: texts, numbers and lists put into a buffer of bytes, one after the other.

Each function gets the buffer and a place in it and gives the next place. Every value is written with a comma after it,
and whoever closes a list or an object takes the last comma back. What does not fit is not written but still counted:
a place beyond the buffer's end says that it was too short, and how long one that is long enough must be.
"""

from collections.abc import Iterable

import numpy as np

from splittable.core.bits import lowest
from splittable.core.compiler import part, rule
from splittable.core.copies import copy_bytes
from splittable.core.state import Ints
from splittable.core.view import encode

COMMA, MINUS, ZERO = ord(","), ord("-"), ord("0")
LONGEST_WORD = 255


def text(plain: str) -> Ints:
    """A constant text."""
    return np.frombuffer(plain.encode(), dtype=np.uint8)


def key(name: str) -> Ints:
    """A field's name, before its value."""
    return text(f'"{name}":')


def first_key(name: str) -> Ints:
    """The name of an object's first field."""
    return text(f'{{"{name}":')


def texts(plain: Iterable[str]) -> Ints:
    """Constant texts, to be written by their number: rows that begin with how long they are."""
    written = [one.encode() for one in plain]
    longest = max(map(len, written))
    if longest > LONGEST_WORD:
        raise ValueError(f"a text that has a number takes at most {LONGEST_WORD} bytes, not {longest}")
    rows = b"".join(bytes([len(one)]) + one.ljust(longest) for one in written)
    return np.frombuffer(rows, dtype=np.uint8).reshape(len(written), longest + 1)


def words(values: Iterable[object]) -> Ints:
    """Names or other constant values as such texts, each with a comma."""
    return texts(encode(value).decode() + "," for value in values)


NULL = text("null,")
OPEN_LIST, CLOSE_LIST = text("["), text("],")
CLOSE_OBJECT = text("},")


@rule
def put(out: Ints, at: int, text: Ints) -> int:
    """Write a constant text."""
    return copy_bytes(out, at, text, 0, len(text)) if at + len(text) <= len(out) else at + len(text)


@rule
def put_word(out: Ints, at: int, words: Ints, number: int) -> int:
    """Write the name of that number."""
    size = int(words[number, 0]) + 0
    start = number * words.shape[1] + 1
    return copy_bytes(out, at, words, start, size) if at + size <= len(out) else at + size


@rule
def put_int(out: Ints, at: int, number: int) -> int:
    """Write a whole number."""
    rest = int(number) + 0
    if rest < 0:
        if at < len(out):
            out[at] = MINUS
        at += 1
        rest = -rest
    end = at + 1
    bound = 10
    while rest >= bound:
        bound *= 10
        end += 1
    if end < len(out):
        for place in range(end - 1, at - 1, -1):
            out[place] = ZERO + rest % 10
            rest //= 10
        out[end] = COMMA
    return end + 1


@part
def put_null(out: Ints, at: int) -> int:
    """Write that there is nothing."""
    return put(out, at, NULL)


@part
def open_list(out: Ints, at: int) -> int:
    """Begin a list."""
    return put(out, at, OPEN_LIST)


@rule
def close_list(out: Ints, at: int) -> int:
    """End a list."""
    return put(out, before_comma(out, at), CLOSE_LIST)


@rule
def close_object(out: Ints, at: int) -> int:
    """End an object."""
    return put(out, before_comma(out, at), CLOSE_OBJECT)


@part
def before_comma(out: Ints, at: int) -> int:
    """The place of the comma that was just written, if there is one."""
    return at - 1 if at <= len(out) and out[at - 1] == COMMA else at


@rule
def put_ints(out: Ints, at: int, numbers: Ints, count: int) -> int:
    """Write the first numbers as a list."""
    at = open_list(out, at)
    for place in range(count):
        at = put_int(out, at, int(numbers[place]) + 0)
    return close_list(out, at)


@rule
def put_places(out: Ints, at: int, mask: int) -> int:
    """Write the members of a set, such as seats, as a list of numbers."""
    rest = int(mask) + 0
    at = open_list(out, at)
    while rest != 0:
        at = put_int(out, at, lowest(rest))
        rest &= rest - 1
    return close_list(out, at)


@rule
def put_names(out: Ints, at: int, words: Ints, mask: int) -> int:
    """Write the members of a set, such as cards, as a list of their names."""
    rest = int(mask) + 0
    at = open_list(out, at)
    while rest != 0:
        at = put_word(out, at, words, lowest(rest))
        rest &= rest - 1
    return close_list(out, at)
