"""A list that only grows, and whose copies share what they have in common."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class Growing(Sequence[T], Generic[T]):
    """A list that is copied at once, however long it is: a room copies every table before every action."""

    __slots__ = ("_count", "_items")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        """Beyond `_count`, what a copy has added."""
        self._count = len(self._items)

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return self._items[slice(*place.indices(self._count))]
        if not -self._count <= place < self._count:
            raise IndexError(place)
        return self._items[place if place >= 0 else place + self._count]

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and len(other) == self._count and list(self) == list(other)

    def __hash__(self) -> int:
        raise TypeError("it may change")

    def __reduce__(self) -> tuple[type[Self], tuple[list[T]]]:
        """For `pickle` and `copy`: without what a copy has added."""
        return type(self), (list(self),)

    def __repr__(self) -> str:
        return repr(list(self))

    def append(self, item: T) -> None:
        """Add an item; from the first one on that a copy does not have, both go their own ways."""
        if len(self._items) != self._count:
            self._items = self._items[: self._count]
        self._items.append(item)
        self._count += 1

    def cut(self, count: int) -> None:
        """Take the last items away."""
        self._count = max(0, self._count - count)

    def copy(self) -> Self:
        """The same once more, to go its own way."""
        other: Any = object.__new__(type(self))
        other._items, other._count = self._items, self._count
        return other  # type: ignore[no-any-return]
