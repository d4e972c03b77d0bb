"""Borrow a row of an array in compiled code without touching its reference count."""

from collections.abc import Callable
from typing import Any, cast

from splittable.core.compiler import IS_PLAIN
from splittable.core.state import Ints


def _plain_row(rows: Ints, index: int) -> Ints:
    row: Ints = rows[index]
    return row


def _borrowing() -> Callable[[Ints, int], Ints]:
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic
    from numba.np import arrayobj

    llvm: Any = cgutils
    arrays: Any = arrayobj

    @intrinsic
    def row_of(typing: Any, rows: Any, index: Any) -> Any:  # noqa: ARG001 - Numba hands them over
        kind = types.Array(rows.dtype, rows.ndim - 1, "C")

        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, args[0])
            shape = llvm.unpack_tuple(builder, array.shape)
            strides = llvm.unpack_tuple(builder, array.strides)
            away = builder.mul(args[1], strides[0])
            row = context.make_array(kind)(context, builder)
            arrays.populate_array(
                row,
                data=llvm.pointer_add(builder, array.data, away, array.data.type),
                shape=shape[1:],
                strides=strides[1:],
                itemsize=array.itemsize,
                meminfo=None,
            )
            return row._getvalue()

        return kind(rows, types.int64), build

    made: Any = row_of
    return cast("Callable[[Ints, int], Ints]", made)


row_of = _plain_row if IS_PLAIN else _borrowing()
"""For rules only: `rows[index]` of a contiguous array that outlives the row.

Slicing in the usual way costs two atomic instructions for the reference count each time.
"""
