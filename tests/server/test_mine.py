"""The tables a browser knows: whose turn it is, told to the people there; and tables with days for each decision."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rascals.server import assembly
from rascals.server.doors.rest.seated import MOST
from rascals.server.features import unseal
from rascals.server.guard.tokens import digest, new_token
from rascals.server.store import Damaged
from rascals.table.clocks import DAY, GRACE
from tests.server.serving import API, client, quick, together, visitor
from tests.server.test_calling import Clock, House, where

pytestmark = pytest.mark.real

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
    clock.now += 1_000
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
    """It is still there after two days, also after a restart of the server; a fast one closes after an hour."""
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


# ---------------------------------------------------------------- a secret link


class Device:
    """A browser of its own: its cookies, and what it asks."""

    def __init__(self, house: House) -> None:
        self.client = visitor(house.app)
        self.client.base_url = "https://games.example"  # the cookies of https come by https alone
        self.house = house

    async def post(self, path: str, **body: Any) -> Any:
        return await self.client.post(f"{API}{path}", json=body)

    async def game(self, over: bool = False) -> str:
        """Play a game against bots; the table's id."""
        wish = {"game": "felicity", "players": 3, "level": "random", "nickname": "Ann"}
        seated = (await self.post("/quick", **wish)).json()
        name: str = seated["table"]["id"]
        if over:
            assert (await self.post(f"/tables/{name}/standin", seat=0, on=True, bot="random")).status_code == 200
            while (await self.client.get(f"{API}/tables/{name}")).json()["status"] != "over":
                await asyncio.to_thread(int)  # lets the bots play
        return name

    async def seats(self, *tables: str) -> list[str]:
        found = (await self.client.get(f"{API}/mine", params={"tables": ",".join(tables)})).json()
        return [table["table"]["id"] for table in found]


def written(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())


async def test_a_secret_link_brings_the_seats_to_another_device(tmp_path: Path) -> None:
    """Another browser that opens the link has the same seats; a third without it has none; new ones can be added."""
    async with House(tmp_path, Clock()) as house:
        desk, phone, stranger = Device(house), Device(house), Device(house)
        first, second = await desk.game(), await desk.game()
        made = (await desk.post("/keyrings", name=" Ann ", tables=[first, "none"])).json()
        assert made["name"] == "Ann"
        opened = (await phone.post("/keyrings/open", key=made["key"])).json()
        assert [(table["table"]["id"], table["you"]) for table in opened["tables"]] == [(first, 0)]
        assert await phone.seats(first, second) == [first]
        assert (await phone.client.get(f"{API}/tables/{first}/view")).json()["you"] == 0
        added = (await desk.post("/keyrings/add", key=made["key"], tables=[second, first])).json()
        assert [table["table"]["id"] for table in added["tables"]] == [second, first]
        await stranger.post("/keyrings/add", key=made["key"][::-1], tables=[])
        assert await stranger.seats(first, second) == []


async def test_r21_what_lies_in_the_database_opens_no_seat(tmp_path: Path) -> None:
    """The database has neither links nor tokens; an encrypted token opens only with its own link and table."""
    async with House(tmp_path, Clock()) as house:
        desk = Device(house)
        name = await desk.game()
        link = (await desk.post("/keyrings", name="Ann", tables=[name])).json()["key"]
        token = desk.client.cookies[f"seat_{name}"]
        (sealed,) = (await house.service.store.keyrings.keys(digest(link))).values()
        await house.service.store.close()
        kept = written(tmp_path)
        assert link.encode() not in kept
        assert token.encode() not in kept
        assert digest(link).encode() in kept
        opened = unseal(link, name, sealed) or ""
        assert opened != token  # the link has one of its own, which can be ended by itself
        assert (await house.service.room(name)).table.seat_of(digest(opened)) == 0
        assert opened.encode() not in kept
        assert unseal(new_token()[0], name, sealed) is None
        assert unseal(link, "another", sealed) is None
        await house.service.store.open()


async def test_a_link_is_replaced_and_deleted(tmp_path: Path) -> None:
    """Another link leads to the same seats and the old one nowhere; a deleted one leaves nothing but the seats."""
    async with House(tmp_path, Clock()) as house:
        desk, phone = Device(house), Device(house)
        name = await desk.game()
        old = (await desk.post("/keyrings", name="Ann", tables=[name])).json()["key"]
        new = (await desk.post("/keyrings/replace", key=old)).json()["key"]
        for path in ("open", "add", "replace", "delete"):
            assert (await phone.post(f"/keyrings/{path}", key=old)).status_code == 404
        assert len((await phone.post("/keyrings/open", key=new)).json()["tables"]) == 1
        assert (await phone.post("/keyrings/delete", key=new)).status_code == 200
        assert (await phone.post("/keyrings/open", key=new)).status_code == 404
        assert await house.service.store.keyrings.keys(digest(new)) == {}
        assert await desk.seats(name) == [name]


async def test_deleting_takes_the_name_out_of_games_that_are_over(tmp_path: Path) -> None:
    """With all it names: games that are over lose name and talk, and where one goes on a bot takes over."""
    async with House(tmp_path, Clock()) as house:
        desk = Device(house)
        over, going = await desk.game(over=True), await desk.game()
        link = (await desk.post("/keyrings", name="Ann", tables=[over, going])).json()["key"]
        assert (await desk.post("/keyrings/delete", key=link, games=True)).status_code == 200
        seats = {t: (await desk.client.get(f"{API}/tables/{t}")).json()["seats"] for t in (over, going)}
        assert seats[over][0]["name"] == "Player 1"
        assert (seats[going][0]["name"], seats[going][0]["reason"]) == ("Ann", "left")


async def test_seats_that_were_given_up_fall_off_a_link(tmp_path: Path) -> None:
    """A link names no table any more at which its seat was left before the start."""
    async with House(tmp_path, Clock()) as house:
        desk, phone = Device(house), Device(house)
        wish = {"game": "felicity", "players": 3, "nickname": "Ann"}
        name = (await desk.post("/tables", **wish)).json()["table"]["id"]
        link = (await desk.post("/keyrings", name="Ann", tables=[name])).json()["key"]
        assert (await desk.post(f"/tables/{name}/leave")).status_code == 200
        assert (await phone.post("/keyrings/open", key=link)).json()["tables"] == []
        assert await house.service.store.keyrings.keys(digest(link)) == {}


async def test_r21_no_link_takes_a_seat_away(tmp_path: Path) -> None:
    """A person who opens somebody else's link to the same table keeps their own seat."""
    async with House(tmp_path, Clock()) as house:
        ann, bob = Device(house), Device(house)
        seated = (await ann.post("/tables", game="felicity", players=3, nickname="Ann")).json()
        name = seated["table"]["id"]
        assert (await bob.post("/join", code=seated["table"]["code"], nickname="Bob")).status_code == 200
        link = (await bob.post("/keyrings", name="Bob", tables=[name])).json()["key"]
        opened = (await ann.post("/keyrings/open", key=link)).json()
        assert [table["you"] for table in opened["tables"]] == [0]
        assert (await ann.client.get(f"{API}/tables/{name}/view")).json()["you"] == 0


async def test_a_link_outlives_the_damage_of_a_table(tmp_path: Path) -> None:
    """The seat at a table that cannot be read now stays under the link, for the time when it can."""
    async with House(tmp_path, Clock()) as house:
        desk, phone = Device(house), Device(house)
        name = await desk.game()
        link = (await desk.post("/keyrings", name="Ann", tables=[name])).json()["key"]
        house.service.rooms.damaged.add(Damaged(name, "gap", 3))
        house.service.rooms.drop(await house.service.room(name))
        assert (await phone.post("/keyrings/open", key=link)).json()["tables"] == []
        house.clock.now += DAY
        assert len((await phone.post("/keyrings/open", key=link)).json()["tables"]) == 1


async def test_links_that_nobody_opens_are_forgotten(tmp_path: Path) -> None:
    """After more than a year without use a link and its name are gone."""
    async with House(tmp_path, Clock()) as house:
        desk = Device(house)
        used, unused = [(await desk.post("/keyrings", name="Ann")).json()["key"] for _ in range(2)]
        house.clock.now += 300 * DAY
        assert (await desk.post("/keyrings/open", key=used)).status_code == 200
        house.clock.now += 101 * DAY
        await assembly._forget(house.service)
        assert (await desk.post("/keyrings/open", key=unused)).status_code == 404
        assert (await desk.post("/keyrings/open", key=used)).status_code == 200


# ---------------------------------------------------------------- what a browser keeps


async def test_a_browser_keeps_so_many_seats_and_none_that_is_over_beyond_that(tmp_path: Path) -> None:
    """With more, requests would grow beyond what proxies take: the oldest go that are over, those that go on stay."""
    async with House(tmp_path, Clock()) as house:
        desk = Device(house)
        going, over = await desk.game(), await desk.game(over=True)
        for n in range(MOST - 2):
            desk.client.cookies.set(f"seat_gone{n}", "x" * 43, domain="games.example", path="/")
        assert len(desk.client.cookies) == MOST
        await desk.game()
        assert len(desk.client.cookies) == MOST
        names = [cookie.name for cookie in desk.client.cookies.jar]
        assert f"seat_{going}" in names
        assert f"seat_{over}" not in names
        desk.client.cookies.set("seat_{no; name}", "x", domain="games.example", path="/")
        assert await desk.seats(going, await desk.game())


async def test_a_link_of_many_seats_takes_away_none_that_goes_on(tmp_path: Path) -> None:
    """However many seats another person's link brings, a browser that opens it keeps its own at unfinished tables."""
    async with House(tmp_path, Clock()) as house:
        desk, stranger = Device(house), Device(house)
        mine = await desk.game()
        others = [await stranger.game() for _ in range(3)]
        for n in range(MOST):
            desk.client.cookies.set(f"seat_gone{n}", "x" * 43, domain="games.example", path="/")
        link = (await stranger.post("/keyrings", name="Bo", tables=others)).json()["key"]
        await desk.post("/keyrings/open", key=link)
        assert sorted(await desk.seats(mine, *others)) == sorted([mine, *others])
        assert len(desk.client.cookies) == MOST
