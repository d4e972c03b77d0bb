"""What is left of tables and of people when they are gone, and of a room that ends."""

from collections.abc import Callable
from pathlib import Path

import httpx
from room.people import PATIENCE, Person, Server, bearer, come_all, gather, tell


def test_a_deleted_table_leaves_no_trace(own_server: Callable[[], Server]) -> None:
    server = own_server()

    async def story() -> str:
        gathered = await gather(server, "splitter", 2, name="Somebody Unmistakable")
        ann, ben = await come_all(server, gathered)
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            place = f"/api/tables/{gathered.table}"
            assert (await http.delete(place, headers=bearer(gathered.keys[1]))).status_code == 401
            assert (await http.delete(place, headers=bearer(gathered.keys[0]))).status_code == 204
            assert (await http.post(f"{place}/seats", json={})).status_code == 404
        await ben.until_gone()
        await ann.until_gone()
        return gathered.table

    table = tell(story())
    for path in Path(server.store).parent.glob("room.sqlite*"):
        assert b"Somebody Unmistakable" not in path.read_bytes()
        assert table.encode() not in path.read_bytes()
    server.stop()


def test_a_room_that_is_told_to_stop_says_goodbye_and_ends_well(own_server: Callable[[], Server]) -> None:
    server = own_server()

    async def story() -> int | None:
        gathered = await gather(server, "splitter", 1)
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        await ann.my_turn()
        assert server.process is not None
        server.process.terminate()
        return await ann.until_gone()

    assert tell(story()) == 4409
    assert server.process is not None
    assert server.process.wait(PATIENCE) == 0


def test_logs_hold_no_key_and_no_name(own_server: Callable[[], Server]) -> None:
    server = own_server()
    gathered = tell(gather(server, "splitter", 2, name="Somebody Unmistakable"))
    tell(come_all(server, gathered))
    server.stop()
    log = server.log.read_text()
    assert "Unmistakable" not in log
    assert not any(key in log for key in gathered.keys)
