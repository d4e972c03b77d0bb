"""QR codes are drawn away from the event loop, once, and few at a time."""

import asyncio
import threading

import pytest

from splittable.service import links
from splittable.service.door import TooFast


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, threading.Thread]]:
    """What has been drawn, and in which thread."""
    seen: list[tuple[str, threading.Thread]] = []

    def draw(link: str) -> bytes:
        seen.append((link, threading.current_thread()))
        return link.encode()

    monkeypatch.setattr(links, "_draw", draw)
    return seen


def test_a_code_is_drawn_in_a_thread_and_kept(drawn: list[tuple[str, threading.Thread]]) -> None:
    async def story() -> None:
        drawings = links.Drawings()
        assert [await drawings.draw("http://a/") for _ in range(3)] == [b"http://a/"] * 3

    asyncio.run(story())
    assert len(drawn) == 1
    assert drawn[0][1] is not threading.main_thread()


def test_a_code_with_a_secret_is_not_kept(drawn: list[tuple[str, threading.Thread]]) -> None:
    async def story() -> None:
        drawings = links.Drawings()
        for _ in range(2):
            await drawings.draw("http://a/t/1#secret")

    asyncio.run(story())
    assert len(drawn) == 2


def test_the_longest_unused_drawing_is_forgotten_first(
    drawn: list[tuple[str, threading.Thread]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "MOST_KEPT", 2)

    async def story() -> None:
        drawings = links.Drawings()
        for link in "abacab":
            await drawings.draw(link)

    asyncio.run(story())
    assert [link for link, _ in drawn] == ["a", "b", "c", "b"]


@pytest.mark.usefixtures("drawn")
def test_of_many_who_ask_at_once_some_are_told_to_wait() -> None:
    async def story() -> list[object]:
        drawings = links.Drawings()
        asked = [drawings.draw(str(number)) for number in range(links.MOST_WAITING + 3)]
        return list(await asyncio.gather(*asked, return_exceptions=True))

    answers = asyncio.run(story())
    assert sum(isinstance(answer, TooFast) for answer in answers) == 3
    assert sum(isinstance(answer, bytes) for answer in answers) == links.MOST_WAITING
