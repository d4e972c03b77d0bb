"""Numba's cache of compiled code, made safe for several processes that write to it at once."""

from typing import Any

from filelock import FileLock
from numba.core.caching import FunctionCache


class SharedCache(FunctionCache):
    """A function's cache in which one process writes at a time.

    Numba numbers what it writes by what it finds: two processes that compile a function for different arguments at
    the same moment would take the same number, and one of them would later be given the other's code.
    """

    def save_overload(self, sig: Any, data: Any) -> None:
        """Write what was compiled for a signature."""
        self._impl.locator.ensure_cache_path()
        # Made anew each time: a lock cannot be taken along into a forked process.
        with FileLock(f"{self.cache_path}/lock"):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]
