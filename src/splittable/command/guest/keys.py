"""Keys of the seats that guests have taken from this machine, so that a command that is started again has its seat."""

from pathlib import Path

import msgspec
import platformdirs
from filelock import FileLock

from splittable.room.store.rights import OWNER_ONLY_FOLDER, make_private

FILE = "seats.json"
MOST = 200
"""So many seats are remembered, those that were taken last."""


class SeatKept(msgspec.Struct, frozen=True):
    """A seat that was taken, by the invitation and the name of who sits there."""

    address: str
    name: str
    key: str


class Keys:
    """The keys in a file that only its owner may read."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or Path(platformdirs.user_data_dir("splittable", appauthor=False)) / FILE

    def find(self, address: str, name: str) -> str:
        """The key of a seat; empty if none is known."""
        return next((one.key for one in self._read() if (one.address, one.name) == (address, name)), "")

    def keep(self, address: str, name: str, key: str) -> None:
        """Remember a key instead of an older one."""
        with self._alone():
            self._write([*self._others(address, name), SeatKept(address, name, key)])

    def forget(self, address: str, name: str) -> None:
        """Remember no key of a seat any more."""
        with self._alone():
            self._write(self._others(address, name))

    def _alone(self) -> FileLock:
        """A lock against other commands, which may take seats at the same moment."""
        self._path.parent.mkdir(mode=OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
        return FileLock(self._path.with_name(f"{self._path.name}.lock"))

    def _others(self, address: str, name: str) -> list[SeatKept]:
        return [one for one in self._read() if (one.address, one.name) != (address, name)]

    def _read(self) -> list[SeatKept]:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=list[SeatKept])
        except (FileNotFoundError, msgspec.DecodeError):
            # A file that was cut short costs the seats in it, not the next one.
            return []

    def _write(self, seats: list[SeatKept]) -> None:
        # Replaced as a whole, so that nobody reads half of it.
        fresh = self._path.with_name(f"{self._path.name}.new")
        make_private(fresh)
        fresh.write_bytes(msgspec.json.encode(seats[-MOST:]))
        fresh.replace(self._path)
