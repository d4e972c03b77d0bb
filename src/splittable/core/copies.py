"""Copy bytes in compiled code by one instruction: a loop takes longer to run, and much longer to compile."""

from collections.abc import Callable
from typing import Any, cast

from splittable.core.compiler import IS_PLAIN
from splittable.core.state import Ints


def _plain_copy(out: Ints, at: int, source: Ints, start: int, size: int) -> int:
    out[at : at + size] = source.reshape(-1)[start : start + size]
    return at + size


def _copying() -> Callable[[Ints, int, Ints, int, int], int]:
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    llvm: Any = cgutils

    @intrinsic
    def copy_bytes(typing: Any, out: Any, at: Any, source: Any, start: Any, size: Any) -> Any:  # noqa: ARG001 - Numba hands them over
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            into = context.make_array(signature.args[0])(context, builder, args[0]).data
            read = context.make_array(signature.args[2])(context, builder, args[2]).data
            llvm.memcpy(builder, builder.gep(into, [args[1]]), builder.gep(read, [args[3]]), args[4])
            return builder.add(args[1], args[4])

        return types.int64(out, types.int64, source, types.int64, types.int64), build

    made: Any = copy_bytes
    return cast("Callable[[Ints, int, Ints, int, int], int]", made)


copy_bytes = _plain_copy if IS_PLAIN else _copying()
"""For rules only: copy some bytes of a contiguous array (of any shape, from a place on) to a place of another.

Nothing is checked, whatever the mode: who calls it has seen that both are long enough. Gives the place after the copy.
"""
