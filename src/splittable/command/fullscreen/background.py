"""Work beside the screen, which nobody waits for when the person leaves."""

import asyncio
from collections.abc import Callable
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


async def in_background(work: Callable[[], T]) -> T:
    """What some work gives, done in a thread that ends with the program."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if future.done():
            return
        if error is None:
            future.set_result(result)  # type: ignore[arg-type]  # work may well give None
        else:
            future.set_exception(error)

    def run() -> None:
        try:
            result, failure = work(), None
        except BaseException as error:
            result, failure = None, error
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, result, failure)

    Thread(target=run, daemon=True).start()
    return await future
