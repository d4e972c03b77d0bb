"""What a link says of itself in a messenger: title, sentence and picture, and never a secret."""

import re
from html import unescape
from io import BytesIO

import httpx
import pytest
from PIL import Image
from room.people import Json, Person, Server, bearer, gather, tell

from splittable.room.glances import Glance, SeatGlanced
from splittable.service.posters import Guest, Poster, draw
from splittable.service.previews import Preview, _tell_result, of_game, of_room, of_table, write_head

ANN = SeatGlanced("person", "Ann", "")
BEN = SeatGlanced("person", "", "")
BOT = SeatGlanced("bot", "", "easy")
FREE = SeatGlanced("free", "", "")
TABLE = "a" * 16


def glance(*seats: SeatGlanced, winners: tuple[int, ...] = (), scores: tuple[int, ...] = (), **more: object) -> Glance:
    kept: Json = {"is_started": bool(scores), "is_over": bool(winners), "clock": 0, "progress": ()} | more
    return Glance(
        number=4,
        keys=("",) * len(seats),
        game="split-it",
        options={},
        seats=seats,
        host=0,
        waiting=(),
        owed_since={},
        scores=scores,
        winners=winners,
        at=0,
        rematch="",
        **kept,
    )


def title(found: Glance, lang: str = "en") -> str:
    return of_table(TABLE, found, lang).title


def test_an_invitation_says_who_invites_to_what_and_how_many_seats_are_free() -> None:
    assert title(glance(ANN, FREE)) == "Ann invites you to Split it! – 1 seat free"
    assert title(glance(BEN, FREE, FREE)) == "You are invited to Split it! – 2 seats free"
    assert title(glance(ANN, FREE), "fr") == "Ann vous invite à jouer à Split it! – 1 place libre"
    assert "2 minutes" in of_table(TABLE, glance(ANN, FREE, clock=120), "en").sentence


def test_a_running_game_says_who_plays_and_a_finished_one_who_won() -> None:
    running = glance(ANN, BEN, BOT, scores=(1, 2, 3), progress=(2, 5))
    assert title(running) == "Ann, Owl and a bot play Split it!"
    assert of_table(TABLE, running, "en").sentence == "Round 2 of 5. Open the link to watch."
    over = glance(ANN, BEN, BOT, scores=(31, 24, 30), winners=(0,))
    assert title(over) == "Ann won Split it!"
    assert of_table(TABLE, over, "en").sentence.startswith("Ann 31, Nina 30, Owl 24.")
    assert title(glance(ANN, scores=(43,), winners=(0,))) == "Ann scored 43 at Split it!"
    one = glance(ANN, scores=(1,), winners=(0,))
    assert _tell_result(one, "Split it!", "en")[1].endswith("1 point")
    assert title(one, "fr").endswith("1 point à Split it!")
    assert title(glance(ANN, BOT, scores=(3, 4), is_over=True)) == "Ann and a bot met for Split it!"


def test_whatever_people_wrote_is_escaped() -> None:
    name = '"><script>alert(1)</script>'
    preview = of_table(TABLE, glance(SeatGlanced("person", name, ""), FREE), "en")
    head = write_head(preview, "http://room", '/t/"><b>', "en")
    assert "<script" not in head
    assert "<b>" not in head
    assert all(re.fullmatch(r"<title>[^<>]*</title>|<meta [^<>]* />", line.strip()) for line in head.splitlines())
    assert name in unescape(head)


def picture_of(content: bytes) -> tuple[int, int]:
    image = Image.open(BytesIO(content))
    image.load()
    assert image.format == "PNG"
    return image.size


@pytest.mark.parametrize("preview", [of_room("fr"), of_game("splitter", "en", "preview-game")], ids=["room", "game"])
def test_pictures_are_as_large_as_messengers_want_them(preview: Preview) -> None:
    drawn = draw(preview.poster)
    assert picture_of(drawn) == (1200, 630)
    assert len(drawn) < 200_000


def test_a_picture_takes_any_names_and_numbers_of_seats() -> None:
    for names in (["W" * 40] * 4, ["日本", "", "‮", "🎲"], ["é"] * 12):
        guests = tuple(Guest("person", name, "123", is_winner=True) for name in names)
        poster = Poster(
            "W" * 40, " ".join(names), "W" * 90, ("split",), (*guests, Guest("free", "", "", is_winner=False))
        )
        assert picture_of(draw(poster)) == (1200, 630)


def test_a_table_s_page_and_picture_tell_no_secret(server: Server, http: httpx.Client) -> None:
    async def story() -> None:
        gathered = await gather(server, "generous-split", 3, bots={"3": "random"}, name="Ann & Co", chat="plain")
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        turn = await ann.seen()
        await ann.ask("say", words="between you and me")
        page = http.get(f"/t/{gathered.table}").text
        picture = http.get(f"/preview/t/{gathered.table}.png")
        assert picture_of(picture.content) == (1200, 630)
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
        hidden = [*gathered.keys, "between you and me", turn["table"]["seats"][0]["nonce"] or "nonce"]
        hidden += [card for card in turn["view"]["hand"] if len(card) > 2]
        for secret in hidden:
            assert secret not in page
            assert secret.encode() not in picture.content

    tell(story())


def test_pictures_of_what_is_not_there_are_refused(http: httpx.Client) -> None:
    for path in ("/preview/nothing.png", f"/preview/t/{TABLE}.png", "/preview/t/x.png"):
        assert http.get(path).status_code == 404, path


def test_a_picture_changes_with_its_table_and_speaks_the_language_asked_for(http: httpx.Client) -> None:
    opened = http.post("/api/tables", json={"game": "split", "players": 2, "name": "Ann"}).json()
    path = f"/preview/t/{opened['table']}.png"
    english, french = (http.get(path, params={"lang": lang}).content for lang in ("en", "fr"))
    assert english != french
    http.post(f"/api/tables/{opened['table']}/leave", headers=bearer(opened["key"]))
    assert http.get(path, params={"lang": "en"}).content != english
