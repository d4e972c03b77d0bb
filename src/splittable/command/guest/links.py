"""Links to tables: the invitation, and a seat's own link, which carries its key after the `#`."""

from typing import NamedTuple
from urllib.parse import urlsplit

from splittable.room.keys import is_table_id


class Link(NamedTuple):
    """A table of a room, and perhaps the key of one of its seats."""

    origin: str
    """Scheme, host and port of the room."""
    table: str
    key: str

    @property
    def address(self) -> str:
        """The invitation, which holds no secret."""
        return f"{self.origin}/t/{self.table}"


def read_link(text: str) -> Link:
    """The table that a link leads to; anything else raises `ValueError` in one sentence."""
    try:
        parts = urlsplit(text.strip())
        has_place = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        has_place = False
    if not has_place:
        raise ValueError(f"a link to a table begins with http:// or https:// and names its room, not {text!r}")
    first, _, table = parts.path.strip("/").partition("/")
    if first != "t" or not is_table_id(table):
        raise ValueError(f"a link to a table ends in /t/ and the table's id, not {parts.path!r}")
    return Link(f"{parts.scheme}://{parts.netloc}", table, parts.fragment)
