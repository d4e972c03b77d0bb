"""The pages on records, views and the wire name all that there is, and their examples run."""

import re
from pathlib import Path

import msgspec
import pytest

from splittable.core.view import View
from splittable.games import find, ids
from splittable.play.record import HEAD_KEYS
from splittable.room.views import TableShown
from splittable.service import frames, listeners, live
from splittable.service.messages import NewTable
from splittable.service.openapi import describe
from splittable.service.schema import REQUESTS, structs_in

DOCS = Path(__file__).parent.parent / "docs"
ENDINGS = (".md", ".fr.md")
TITLES = {"generous-split": "Generous Split", "split": "SPLIT", "split-it": "Split it!", "splitter": "Splitter"}
PROMISE = re.compile(r"^(?P<expression>\S.*?)\s+# -> (?P<value>.+)$", re.MULTILINE)
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
CLOSING = {".md": "Close codes", ".fr.md": "Codes de fermeture"}
ROOM_KEYS = ("table", "played", "start-seat", "commitment", "nonces", "secret")

in_both_languages = pytest.mark.parametrize("ending", ENDINGS)


def page(name: str, ending: str = ".md") -> str:
    """A page of docs/."""
    return (DOCS / f"{name}{ending}").read_text(encoding="utf-8")


def rows(table: str) -> list[list[str]]:
    """The cells of a page's tables, heads left out; an escaped bar is none."""
    lines = [line for line in table.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


def section(text: str, title: str, sign: str) -> str:
    """What stands under a heading, up to the next one."""
    return re.split(r"^#+ ", text.split(f"\n{sign} {title}\n")[1], flags=re.MULTILINE)[0]


@pytest.mark.parametrize("name", ["records", "views"])
def test_examples_run_and_give_what_they_promise(name: str) -> None:
    scope: dict[str, object] = {}
    promises = 0
    for example in EXAMPLE.findall(page(name)):
        # Each promise is checked where it stands, since later lines change the table.
        exec(PROMISE.sub(r"assert (\g<expression>) == (\g<value>), '''\g<expression>'''", example), scope)
        promises += len(PROMISE.findall(example))
    assert promises >= 5


@in_both_languages
@pytest.mark.parametrize("game", ids())
def test_every_field_of_every_view_stands_in_a_table(game: str, ending: str) -> None:
    common = set(View.__struct_fields__)
    of_game = page("views", ending).split(f"\n## {TITLES[game]}\n")[1].split("\n## ")[0]
    for struct in structs_in([find(game).view]):
        text = of_game.split("\n### ")[0] if struct is find(game).view else section(of_game, struct.__name__, "###")
        named = [cells[0].strip("`") for cells in rows(text)[1:]]
        fields = [name for name in struct.__struct_fields__ if struct is not find(game).view or name not in common]
        assert named == fields, struct.__name__


@in_both_languages
def test_every_field_that_all_views_share_stands_in_a_table(ending: str) -> None:
    first = page("views", ending).split("\n## ")[1]
    assert [cells[0].strip("`") for cells in rows(first)[1:]] == list(View.__struct_fields__)


@in_both_languages
def test_every_option_stands_there_with_its_values_in_order(ending: str) -> None:
    told, game = {}, ""
    for cells in rows(page("records", ending)):
        if len(cells) == 4:
            game = cells[0].strip("`") or game
            told[game, cells[1].strip("`")] = [value.strip(" `") for value in cells[2].split(",")]
    for game in ids():
        for option in find(game).options:
            assert told[game, option.name] == list(option.values), (game, option.name)


@in_both_languages
def test_every_verb_of_every_game_stands_in_the_notation(ending: str) -> None:
    told = set(re.findall(r"^\| (?:`[\w-]+` )?\| `(\w+)", page("records", ending), re.MULTILINE))
    verbs = {spelled.split(" ")[0] for game in ids() for spelled in find(game).spellings}
    assert verbs <= told


@in_both_languages
def test_every_key_of_a_head_stands_there(ending: str) -> None:
    text = page("records", ending)
    assert [key for key in (*HEAD_KEYS, "names", "seed", *ROOM_KEYS) if f"`{key}`" not in text] == []


@in_both_languages
def test_every_address_of_the_room_stands_on_the_page_of_the_wire(ending: str) -> None:
    text = page("wire", ending)
    one_of_each = {re.sub(r"/(guides|pads)/[\w-]+$", r"/\1/{game}", path) for path in describe()["paths"]}
    assert [path for path in sorted(one_of_each) if path.rpartition("/")[2] not in text] == []


@in_both_languages
def test_every_request_and_every_setting_stands_on_the_page_of_the_wire(ending: str) -> None:
    text = page("wire", ending)
    for kind in REQUESTS:
        assert f"`{kind.__struct_config__.tag}`" in text, kind
        for field in kind.__struct_fields__:
            assert f'"{field}"' in text, (kind, field)


@in_both_languages
def test_every_field_of_the_table_around_the_game_stands_there(ending: str) -> None:
    text = page("wire", ending)
    structs: list[type[msgspec.Struct]] = [TableShown, NewTable]
    fields = {field for struct in structs_in(structs) for field in struct.__struct_fields__}
    assert [field for field in sorted(fields) if f"`{field}`" not in text] == []


@in_both_languages
def test_every_close_code_stands_there(ending: str) -> None:
    codes = {live.WRONG_KEY, listeners.GOODBYE, listeners.TRY_LATER}
    codes |= {frames.PROTOCOL_ERROR, frames.NOT_TEXT, frames.TOO_LONG}
    text = section(page("wire", ending), CLOSING[ending], "##")
    told = {int(code) for code in re.findall(r"\b[14]\d{3}\b", text)}
    assert codes == told
