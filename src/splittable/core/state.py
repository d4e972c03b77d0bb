"""A state as one fixed record: one declaration for mypy, plain Python, NumPy and Numba."""

from types import SimpleNamespace
from typing import Annotated, Any, TypeAlias, cast, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

Int8: TypeAlias = Annotated[int, np.int8]
Int16: TypeAlias = Annotated[int, np.int16]
Int32: TypeAlias = Annotated[int, np.int32]
Int64: TypeAlias = Annotated[int, np.int64]
Ints: TypeAlias = NDArray[Any]
"""An array of integers; a state declares one as `Annotated[Ints, np.int8, (5, 4)]`."""

States: TypeAlias = NDArray[Any]
"""States side by side in one array; `states[i]` is the i-th, as an alias."""

MOST_SEATS = 12

NOTHING, DECK, ROLL = 0, 1, 2
"""What a state may need from the dealer before anybody can act."""


class State:
    """Everything true at a table; a game's state adds its own fields to these."""

    players: Int8
    needs: Int8
    over: Int8
    waiting: Int16
    """Bit s is set while seat s owes a decision."""
    decided: Int16
    """Bit s is set while seat s has made a decision that it may still change."""
    choices: Annotated[Ints, np.int16, (MOST_SEATS,)]
    """The running decision of each seat in `decided`, as a code."""


_LAYOUTS: dict[type, np.dtype[Any]] = {}


def layout(kind: type) -> np.dtype[Any]:
    """The NumPy type of the class of a state or of another record, its fields in the order of their declaration."""
    if kind not in _LAYOUTS:
        _LAYOUTS[kind] = _lay_out(kind)
    return _LAYOUTS[kind]


def _lay_out(kind: type) -> np.dtype[Any]:
    fields: list[tuple[str, Any] | tuple[str, Any, tuple[int, ...]]] = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if get_origin(hint) is not Annotated:
            raise TypeError(f"{kind.__name__}.{name} does not say how it is stored")
        if hasattr(np.record, name):
            raise TypeError(f"{kind.__name__}.{name}: plain Python would find NumPy's own {name!r} instead")
        fields.append((name, *get_args(hint)[1:]))
    # Only an outer type of np.record lets plain Python read fields as attributes.
    return np.dtype((np.record, np.dtype(fields, align=True)))


def blank(kind: type, count: int) -> States:
    """Room for states or other records, every field zero."""
    return np.zeros(count, dtype=layout(kind))


def copy_states(states: States) -> States:
    """A copy of states; NumPy's own copies record fields one by one and takes ten times as long."""
    return np.ndarray(states.shape, states.dtype, bytearray(states.tobytes()))


def read_state(states: States) -> State:
    """The first of these states for plain Python to read, fifty times as fast as through a record's attributes."""
    # All fields at once: one by one takes three times as long, and a room reads a state for every action.
    plain = dict(zip(states.dtype.names or (), states.item(0), strict=True))
    return cast("State", SimpleNamespace(**plain))
