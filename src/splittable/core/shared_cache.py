"""Numba's cache of compiled code: kept in our own folder, and safe for several processes that write at once."""

from collections.abc import Callable
from typing import Any, Self

from filelock import FileLock
from numba.core import caching

from splittable.core.compiler import cache_folder

numba: Any = caching
"""Its classes ship without types."""


class FolderLocator(numba._CacheLocator):  # type: ignore[misc]  # numba ships no types
    """Finds a function's compiled code in a folder whose name says which sources it was made from."""

    def __init__(self, module: str) -> None:
        self._folder = cache_folder(module)

    def get_cache_path(self) -> str:
        """The folder."""
        return str(self._folder)

    def get_source_stamp(self) -> None:
        """The folder's name says it all: another clone of the same sources finds the same code."""

    def get_disambiguator(self) -> str:
        """Rules of one module have different names."""
        return "rule"

    @classmethod
    def from_function(cls, function: Callable[..., Any], path: str) -> Self:  # noqa: ARG003 - Numba hands it over
        """The locator of a function."""
        return cls(function.__module__)


class FolderCache(numba.CompileResultCacheImpl):  # type: ignore[misc]  # numba ships no types
    """Compiled functions as bytes, in our folders."""

    _locator_classes = (FolderLocator,)


class SharedCache(numba.FunctionCache):  # type: ignore[misc]  # numba ships no types
    """A function's cache in which one process writes at a time.

    Numba numbers what it writes by what it finds: two processes that compile a function for different arguments at
    the same moment would take the same number, and one of them would later be given the other's code.
    """

    _impl_class = FolderCache

    def save_overload(self, sig: Any, data: Any) -> None:
        """Write what was compiled for a signature."""
        self._impl.locator.ensure_cache_path()
        # Made anew each time: a lock cannot be taken along into a forked process.
        with FileLock(f"{self.cache_path}/lock"):
            super().save_overload(sig, data)
