"""Write the JSON Schema of views and messages from their types.

Run it with `python docs/schema.py` after a change of a view or a message; a test fails while it is due.
"""

import json
from pathlib import Path

from splittable.service.schema import describe_messages

PLACE = Path(__file__).parent / "schema.json"


def write() -> str:
    """The schema as text."""
    return json.dumps(describe_messages(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PLACE.write_text(write(), encoding="utf-8")
