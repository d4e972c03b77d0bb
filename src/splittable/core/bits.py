"""Sets as bit masks: the processor's instructions for counting bits, which Numba does not offer."""

from collections.abc import Callable
from typing import Any, cast

from splittable.core.compiler import IS_PLAIN


def _plain_lowest(mask: int) -> int:
    return int(mask & -mask).bit_length() - 1


def _plain_count(mask: int) -> int:
    return int(mask).bit_count()


def _instructions() -> tuple[Callable[[int], int], Callable[[int], int]]:
    from llvmlite import ir  # type: ignore[import-untyped]  # it ships no types
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def lowest_bit(typing: Any, mask: Any) -> Any:  # noqa: ARG001 - Numba hands them over
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 - the same
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

        return types.int64(types.int64), build

    @intrinsic
    def count_of_bits(typing: Any, mask: Any) -> Any:  # noqa: ARG001 - Numba hands them over
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 - the same
            return builder.ctpop(args[0])

        return types.int64(types.int64), build

    instructions: Any = lowest_bit, count_of_bits
    return cast("tuple[Callable[[int], int], Callable[[int], int]]", instructions)


lowest, count_bits = (_plain_lowest, _plain_count) if IS_PLAIN else _instructions()
"""For rules only: the index of the lowest set bit (any number for an empty mask), and the number of set bits."""
