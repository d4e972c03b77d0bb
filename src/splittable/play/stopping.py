"""Long work that somebody stops."""

from typing import Generic, TypeVar

T = TypeVar("T")


class Stopped(KeyboardInterrupt, Generic[T]):
    """Ctrl+C during long work, with what was done until then."""

    def __init__(self, done: T) -> None:
        self.done = done
        super().__init__("stopped")
