"""The pages of the browser client as the room serves them."""

import gzip
import re
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


def test_an_unknown_address_shows_browsers_the_page_and_programs_a_sentence(http: httpx.Client) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    shown = http.get("/made-up/place", headers=browser)
    assert shown.status_code == 404
    scripts = re.compile(r'<script[^>]+src="[^"]+"')
    assert scripts.findall(shown.text) == scripts.findall(http.get("/").text) != []
    assert http.get("/made-up/place").json() == {"reason": "There is nothing here."}
    assert http.get("/api/made-up", headers=browser).json() == {"reason": "There is nothing here."}


def test_the_service_worker_is_told_all_files_and_its_words(http: httpx.Client) -> None:
    told = http.get("/worker.json").json()
    assert all(http.get(name).status_code == 200 for name in told["files"])
    assert told["words"]["fr"]["turn"] == "C’est à vous de jouer."
    assert told["games"]["en"]["split"] == "SPLIT"
