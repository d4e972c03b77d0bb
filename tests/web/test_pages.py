"""The pages of the browser client as the room serves them."""

import gzip
from collections.abc import Iterator

import httpx
import pytest
from room.people import Server


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/new/split", "/t/abc", "/t/abc/replay/3", "/rules/split-it", "/settings"])
def test_every_place_of_the_client_is_its_one_page(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_files_named_by_their_content_are_kept_for_ever_and_sent_compressed(http: httpx.Client) -> None:
    page = http.get("/").text
    script = page.split('src="')[1].split('"')[0]
    answer = http.get(script)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert http.get(script, headers={"Accept-Encoding": "identity"}).content == answer.content


def test_the_first_page_is_small(http: httpx.Client) -> None:
    page = http.get("/").text
    files = {part.split('"')[0] for mark in ('src="', 'href="') for part in page.split(mark)[1:]}
    sizes = {name: len(gzip.compress(http.get(name).content, 9)) for name in files | {"/"} if name.startswith("/")}
    assert sum(sizes.values()) < 120_000, sizes


@pytest.mark.parametrize("path", ["/assets/../app.py", "/../app.py", "/assets/nothing.js", "/made-up"])
def test_nothing_else_is_served(http: httpx.Client, path: str) -> None:
    assert http.get(path).status_code == 404
