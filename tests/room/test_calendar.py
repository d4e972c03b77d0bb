"""The calendar of a seat at a table that is played over days."""

from datetime import UTC, datetime

import httpx
import icalendar
from room.people import PATIENCE, Gathered, Person, Server, bearer, gather, tell

from splittable.room.calendar import _escape, _fold

DAY = 24 * 3600


def address_of(server: Server, gathered: Gathered, person: int, lang: str = "en") -> httpx.Response:
    headers = {**bearer(gathered.keys[person]), "Accept-Language": lang}
    return httpx.get(f"{server.address}/api/tables/{gathered.table}/calendar", headers=headers, timeout=PATIENCE)


def test_a_calendar_says_when_a_decision_is_due_and_nothing_else(server: Server) -> None:
    gathered = tell(gather(server, "splitter", 2, clock=DAY))
    address = address_of(server, gathered, 1, "fr").json()["address"]
    assert not any(key in address for key in gathered.keys)
    answer = httpx.get(address, timeout=PATIENCE)
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    assert all(len(line) <= 75 for line in answer.content.split(b"\r\n"))

    async def look() -> tuple[int, list[str]]:
        ben = await Person.come(server, gathered.table, gathered.keys[1])
        message = await ben.my_turn()
        actions = message["view"]["actions"]
        await ben.play(actions[0])
        await ben.when(lambda m: 1 not in m["view"]["waiting"])
        return message["table"]["seats"][1]["due"], actions

    due, actions = tell(look())
    (event,) = icalendar.Calendar.from_ical(answer.content).walk("VEVENT")
    assert event.decoded("DTSTART") == datetime.fromtimestamp(due // 1000, UTC)
    assert event["SUMMARY"] == "À vous de jouer\u00a0: Splitter (fin du temps)"
    assert event["URL"] == gathered.invite
    assert "Ann" not in answer.text
    assert not any(action in answer.text for action in actions)
    after = icalendar.Calendar.from_ical(httpx.get(address, timeout=PATIENCE).content)
    assert not after.walk("VEVENT"), "nothing is owed any more"
    assert after.walk("VTIMEZONE"), "a calendar has at least one part"


def test_a_calendar_ends_with_the_key_and_opens_nothing(server: Server) -> None:
    gathered = tell(gather(server, "splitter", 2, clock=DAY))
    address = address_of(server, gathered, 1).json()["address"]
    token = httpx.URL(address).params["token"]
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
        place = f"/api/tables/{gathered.table}"
        assert http.get(f"{place}/calendar/0.ics", params={"token": token}).status_code == 401, "of another seat"
        assert http.get(f"{place}/calendar/1.ics", params={"token": "0" * 40}).status_code == 401
        assert http.get(f"{place}/calendar/7.ics", params={"token": token}).status_code == 401
        assert http.get(f"{place}/calendar").status_code == 401
        assert http.get(f"{place}/calendar/1.ics").status_code == 401
        assert http.post(f"{place}/leave", headers=bearer(token)).status_code == 401
        http.post(f"{place}/seats/1/key", headers=bearer(gathered.keys[0])).raise_for_status()
        assert http.get(address).status_code == 401
    assert token not in server.log.read_text()


def test_a_quick_table_has_no_calendar(server: Server) -> None:
    gathered = tell(gather(server, "splitter", 2, clock=60))
    assert address_of(server, gathered, 0).status_code == 403


def test_long_lines_are_folded_and_signs_escaped() -> None:
    folded = _fold("SUMMARY:" + "é" * 100)
    assert all(len(line.encode()) <= 75 for line in folded.split("\r\n"))
    assert folded.replace("\r\n ", "") == "SUMMARY:" + "é" * 100
    assert _escape("a;b,c") == "a\\;b\\,c"
