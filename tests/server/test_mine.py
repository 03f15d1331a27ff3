"""The tables a browser knows: whose turn it is, told to whoever sits there; and tables of days, which last."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rascals.table.clocks import DAY, GRACE
from tests.server.serving import API, client, quick, together
from tests.server.test_calling import Clock, House, where

DAYS = {"bank": 3 * 86_400, "increment": 0, "anew": True}


def test_a_browser_is_told_of_its_tables_and_whose_turn_it_is(tmp_path: Path) -> None:
    """Each table named at which the cookies prove a seat, as that seat may know it; nothing of any other."""
    with client(tmp_path) as server:
        people = together(server, 3)
        alone = quick(server, players=3)
        foreign = quick(server, players=3)
        awaited = [person.view()["decision"] is not None for person in people]
        for person, turn in zip(people, awaited, strict=True):
            server.cookies.clear()
            server.cookies.set(f"seat_{person.table}", person.token)
            server.cookies.set(f"seat_{alone.table}", alone.token)
            names = f"{person.table},{alone.table},{foreign.table},none,{person.table}"
            first, second = server.get(f"{API}/mine", params={"tables": names}).json()
            assert (first["table"]["id"], first["you"], first["turn"]) == (person.table, person.seat, turn)
            assert first["acting"] == [seat for seat, asked in enumerate(awaited) if asked]
            assert second["table"]["id"] == alone.table
            assert "token" not in str([first, second])
        server.cookies.clear()
        assert server.get(f"{API}/mine", params={"tables": people[0].table}).json() == []
        assert server.get(f"{API}/mine", params={"tables": ",".join(map(str, range(33)))}).status_code == 400


async def begun(house: House) -> list[dict[str, Any]]:
    people = await house.table(clock=DAYS)
    await house.settled()
    return people


async def test_a_table_of_days_outlives_restarts_and_what_clears_memory(tmp_path: Path) -> None:
    """After two days without anybody, and a restart, the same person is asked, with the time that was left."""
    clock = Clock()
    async with House(tmp_path, clock) as house:
        people = await begun(house)
        seat = people[0]["seat"]
        deadline = (await house.get(f"{where(people[0])}/view", people[0]["token"])).json()["clocks"]["deadline"]
        for _ in range(48):
            clock.now += 3_600_000
            await house.service.rooms.sweep()
        view = (await house.get(f"{where(people[0])}/view", people[0]["token"])).json()
        assert view["clocks"]["deadline"] == deadline == {str(seat): clock.now + DAY}
        off = await house.post(f"{where(people[0])}/dayoff", {"taken": 0}, people[0]["token"])
        assert len(off.json()["seats"][seat]["days_off"]) == 1
    async with House(tmp_path, clock) as house:
        await house.service.rooms.load_all()
        view = (await house.get(f"{where(people[0])}/view", people[0]["token"])).json()
        assert view["clocks"]["deadline"] == {str(seat): clock.now + 2 * DAY + 30_000}  # the credit of every restart
        clock.now += 2 * DAY + 30_000 + GRACE - 1
        await house.service.rooms.sweep()
        assert not (await house.get(where(people[0]), people[0]["token"])).json()["seats"][seat]["standin"]
        clock.now += 1
        await house.service.rooms.sweep()
        assert (await house.get(where(people[0]), people[0]["token"])).json()["seats"][seat]["standin"]


async def test_an_open_table_of_days_waits_for_players(tmp_path: Path) -> None:
    """It is still there after two days, also for a server that has started anew; a fast one closes after an hour."""
    clock = Clock()
    async with House(tmp_path, clock) as house:
        wish = {"game": "felicity", "players": 3, "nickname": "Ann"}
        slow = (await house.post("/tables", {**wish, "clock": DAYS})).json()
        fast = (await house.post("/tables", wish)).json()
        clock.now += 2 * DAY
        await house.service.rooms.sweep()
        assert (await house.get(where(slow), slow["token"])).json()["status"] == "open"
        assert (await house.get(where(fast), fast["token"])).json()["status"] == "over"
    async with House(tmp_path, clock) as house:
        await house.service.rooms.load_all()
        clock.now += 2 * DAY
        await house.service.rooms.sweep()
        assert (await house.get(where(slow), slow["token"])).json()["status"] == "open"
