"""What a seat knows as a row of small numbers: the fields that a game's `observe.py` declares and writes.

A row has the fields of the whole table first, and then the fields of each seat, the looking seat's own first and the
others clockwise from it; so the same place means the same thing from every seat.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, cast

from splittable.core.compiler import IS_PLAIN
from splittable.core.state import Ints


@dataclass(frozen=True)
class Field:
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    says: str
    """What its numbers mean, in one sentence."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def starts_of(fields: Sequence[Field]) -> tuple[int, ...]:
    """The offset of each field, and last the total size."""
    starts = [0]
    for field in fields:
        starts.append(starts[-1] + field.size)
    return tuple(starts)


def _plain_bits(row: Ints, first: int, mask: int, count: int) -> None:
    for place in range(count):
        row[first + place] = mask >> place & 1


def _plain_twice(row: Ints, first: int, once: int, twins: int, count: int) -> None:
    for place in range(count):
        row[first + place] = (once >> place & 1) + (twins >> place & 1)


def _vectors() -> tuple[Callable[[Ints, int, int, int], None], Callable[[Ints, int, int, int, int], None]]:
    """The same as SIMD stores, which LLVM does not make of the plain loops."""
    from llvmlite import ir  # type: ignore[import-untyped]  # it ships no types
    from numba import types
    from numba.extending import intrinsic

    whole, small = ir.IntType(64), ir.IntType(8)

    def store(builder: Any, row: Any, first: Any, masks: Sequence[Any], count: int) -> None:
        # LLVM can spread masks of these widths; the last store overlaps the one before it.
        width = next((width for width in (32, 16, 8, 4) if width <= count), 1)
        shape = ir.VectorType(small, width)
        for ahead in range(0, count, width):
            start = min(ahead, count - width)
            place = builder.gep(row.data, [builder.add(first, ir.Constant(whole, start))])
            total = ir.Constant(shape, None)
            for mask in masks:
                bits = builder.trunc(builder.lshr(mask, ir.Constant(whole, start)), ir.IntType(width))
                spread = builder.bitcast(bits, ir.VectorType(ir.IntType(1), width))
                total = builder.add(total, builder.zext(spread, shape))
            builder.store(total, builder.bitcast(place, shape.as_pointer()), align=1)

    @intrinsic(prefer_literal=True)
    def write_bits(typing: Any, row: Any, first: Any, mask: Any, count: Any) -> Any:  # noqa: ARG001 - Numba's way
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, args[0])
            store(builder, array, args[1], args[2:3], count.literal_value)
            return context.get_dummy_value()

        return types.void(row, types.int64, types.int64, count), build

    @intrinsic(prefer_literal=True)
    def write_twice(typing: Any, row: Any, first: Any, once: Any, twins: Any, count: Any) -> Any:  # noqa: ARG001
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, args[0])
            store(builder, array, args[1], args[2:4], count.literal_value)
            return context.get_dummy_value()

        return types.void(row, types.int64, types.int64, types.int64, count), build

    made: Any = write_bits, write_twice
    return cast("tuple[Callable[[Ints, int, int, int], None], Callable[[Ints, int, int, int, int], None]]", made)


write_bits, write_twice = (_plain_bits, _plain_twice) if IS_PLAIN else _vectors()
"""For `observe` only: write a bit mask as zeros and ones, and a set that may hold two of each as zeros, ones and twos.

The count is a constant of the module that calls.
"""
