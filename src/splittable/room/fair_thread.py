"""A thread for what takes longer than the event loop may be held."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class FairThread:
    """One thread that serves all askers by turns, however much one of them asks for."""

    def __init__(self, name: str) -> None:
        # One thread only: what it does is Python, so two would not be faster and would hold the event loop up more.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def submit(self, work: Callable[[], object]) -> None:
        """Do something after all that is waiting, for nobody in particular."""
        self._thread.submit(work)

    async def run(self, asker: str, work: Callable[[], T]) -> T:
        """Do something for an asker, of whom one thing at a time stands in the queue."""
        turn = self._turns.setdefault(asker, asyncio.Lock())
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
