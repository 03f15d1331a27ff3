"""One's tables on all devices: their list, secret links, and the devices that hold a seat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from rascals.server import assembly
from rascals.server.api.rest.seated import MOST, browser_and_system
from rascals.server.features import seal, unseal
from rascals.server.guard.tokens import digest, new_token
from rascals.server.store import Damaged, StoreError
from rascals.server.tables.clients import ClientQueue
from rascals.server.tables.table_actor import TableActor
from rascals.table import Refused, Table, Unproved, commands, pack, read_table_event
from rascals.table.clocks import DAY, GRACE
from rascals.table.entries import ProofAdded, ProofsEnded, Sat
from rascals.table.seats import PROOFS
from tests.server.serving import API, client, quick, together, visitor
from tests.server.test_calling import Clock, House, where
from tests.server.test_store import CALLER

pytestmark = pytest.mark.real


# ---------------------------------------------------------------- mine
# A browser's tables: whose turn it is, shown only to their people; and tables with days for each move.

DAYS = {"bank": 3 * 86_400, "increment": 0, "anew": True}


def test_a_browser_is_told_of_its_tables_and_whose_turn_it_is(tmp_path: Path) -> None:
    """Each requested table where the cookies prove a seat, as that seat may know it; no others."""
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
    """After two days without anybody, and a restart, the same person has to act, with the remaining time."""
    clock = Clock()
    async with House(tmp_path, clock) as house:
        people = await begun(house)
        seat = people[0]["seat"]
        deadline = (await house.get(f"{where(people[0])}/view", people[0]["token"])).json()["clocks"]["deadline"]
        for _ in range(48):
            clock.now += 3_600_000
            await house.service.actors.sweep()
        view = (await house.get(f"{where(people[0])}/view", people[0]["token"])).json()
        assert view["clocks"]["deadline"] == deadline == {str(seat): clock.now + DAY}
        off = await house.post(f"{where(people[0])}/dayoff", {"taken": 0}, people[0]["token"])
        assert len(off.json()["seats"][seat]["days_off"]) == 1
    clock.now += 1_000
    async with House(tmp_path, clock) as house:
        await house.service.actors.load_all()
        view = (await house.get(f"{where(people[0])}/view", people[0]["token"])).json()
        assert view["clocks"]["deadline"] == {str(seat): clock.now + 2 * DAY + 30_000}  # the credit of every restart
        clock.now += 2 * DAY + 30_000 + GRACE - 1
        await house.service.actors.sweep()
        assert not (await house.get(where(people[0]), people[0]["token"])).json()["seats"][seat]["standin"]
        clock.now += 1
        await house.service.actors.sweep()
        assert (await house.get(where(people[0]), people[0]["token"])).json()["seats"][seat]["standin"]


# ---------------------------------------------------------------- a secret link


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, Clock()) as found:
        yield found


class Device:
    """A separate browser: its cookies, and its requests."""

    def __init__(self, house: House) -> None:
        self.client = visitor(house.app)
        self.client.base_url = "https://games.example"  # https cookies come only over https
        self.house = house

    async def post(self, path: str, **body: Any) -> Any:
        return await self.client.post(f"{API}{path}", json=body)

    async def game(self, over: bool = False) -> str:
        """Start a game against bots; return the table's id."""
        wish = {"game": "felicity", "players": 3, "level": "random", "nickname": "Ann"}
        seated = (await self.post("/quick", **wish)).json()
        name: str = seated["table"]["id"]
        if over:
            assert (await self.post(f"/tables/{name}/standin", seat=0, on=True, bot="random")).status_code == 200
            while (await self.client.get(f"{API}/tables/{name}")).json()["status"] != "over":  # noqa: ASYNC110 - by request
                await asyncio.sleep(0.005)  # lets the bots play
        return name

    async def link(self, *tables: str, name: str = "Ann") -> str:
        """Make a new secret link to the seats at tables."""
        key: str = (await self.post("/keyrings", name=name, tables=tables)).json()["key"]
        return key

    async def opened(self, link: str) -> list[dict[str, Any]]:
        """Open a link; return its tables."""
        tables: list[dict[str, Any]] = (await self.post("/keyrings/open", key=link)).json()["tables"]
        return tables

    async def seats(self, *tables: str) -> list[str]:
        found = (await self.client.get(f"{API}/mine", params={"tables": ",".join(tables)})).json()
        return [table["table"]["id"] for table in found]


def written(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())


async def test_a_secret_link_brings_the_seats_to_another_device(house: House) -> None:
    """Another browser that opens the link has the same seats; a third without it has none; new ones can be added."""
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
        link = await desk.link(name)
        token = desk.client.cookies[f"seat_{name}"]
        (sealed,) = (await house.service.store.sign_in_links.keys(digest(link))).values()
        await house.service.store.close()
        kept = written(tmp_path)
        assert link.encode() not in kept
        assert token.encode() not in kept
        assert digest(link).encode() in kept
        opened = unseal(link, name, sealed) or ""
        assert opened != token  # the link has its own token, which can be removed separately
        assert (await house.service.actor(name)).table.seat_of(digest(opened)) == 0
        assert opened.encode() not in kept
        assert unseal(new_token()[0], name, sealed) is None
        assert unseal(link, "another", sealed) is None
        await house.service.store.open()


async def test_a_link_is_replaced_and_deleted(house: House) -> None:
    """A new link leads to the same seats and the old one to none; deleting one affects only the link."""
    desk, phone = Device(house), Device(house)
    name = await desk.game()
    old = await desk.link(name)
    new = (await desk.post("/keyrings/replace", key=old)).json()["key"]
    for path in ("open", "add", "replace", "delete"):
        assert (await phone.post(f"/keyrings/{path}", key=old)).status_code == 404
    assert len(await phone.opened(new)) == 1
    assert (await phone.post("/keyrings/delete", key=new)).status_code == 200
    assert (await phone.post("/keyrings/open", key=new)).status_code == 404
    assert await house.service.store.sign_in_links.keys(digest(new)) == {}
    assert await desk.seats(name) == [name]


async def test_deleting_takes_the_name_out_of_games_that_are_over(house: House) -> None:
    """Finished games it names lose name and talk, and in running ones a bot takes over."""
    desk = Device(house)
    over, going = await desk.game(over=True), await desk.game()
    link = await desk.link(over, going)
    assert (await desk.post("/keyrings/delete", key=link, games=True)).status_code == 200
    seats = {t: (await desk.client.get(f"{API}/tables/{t}")).json()["seats"] for t in (over, going)}
    assert seats[over][0]["name"] == "Player 1"
    assert (seats[going][0]["name"], seats[going][0]["reason"]) == ("Ann", "left")


async def test_seats_that_were_given_up_fall_off_a_link(house: House) -> None:
    """A link no longer names a table where its seat was left before the start."""
    desk, phone = Device(house), Device(house)
    wish = {"game": "felicity", "players": 3, "nickname": "Ann"}
    name = (await desk.post("/tables", **wish)).json()["table"]["id"]
    link = await desk.link(name)
    assert (await desk.post(f"/tables/{name}/leave")).status_code == 200
    assert (await phone.opened(link)) == []
    assert await house.service.store.sign_in_links.keys(digest(link)) == {}


async def test_r21_no_link_takes_a_seat_away(house: House) -> None:
    """A person who opens somebody else's link to the same table keeps their own seat."""
    ann, bob = Device(house), Device(house)
    seated = (await ann.post("/tables", game="felicity", players=3, nickname="Ann")).json()
    name = seated["table"]["id"]
    assert (await bob.post("/join", code=seated["table"]["code"], nickname="Bob")).status_code == 200
    link = await bob.link(name, name="Bob")
    opened = (await ann.post("/keyrings/open", key=link)).json()
    assert [table["you"] for table in opened["tables"]] == [0]
    assert (await ann.client.get(f"{API}/tables/{name}/view")).json()["you"] == 0


async def test_a_link_outlives_the_damage_of_a_table(house: House) -> None:
    """The seat at a table that cannot be read now stays with the link, until it can."""
    desk, phone = Device(house), Device(house)
    name = await desk.game()
    link = await desk.link(name)
    house.service.actors.damaged.add(Damaged(name, "gap", 3))
    (await house.service.actor(name)).stop()
    assert (await phone.opened(link)) == []
    house.clock.now += DAY
    assert len(await phone.opened(link)) == 1


async def test_links_that_nobody_opens_are_forgotten(house: House) -> None:
    """A link and its name that are unused for more than a year are deleted."""
    desk = Device(house)
    used, unused = [(await desk.post("/keyrings", name="Ann")).json()["key"] for _ in range(2)]
    house.clock.now += 300 * DAY
    assert (await desk.post("/keyrings/open", key=used)).status_code == 200
    house.clock.now += 101 * DAY
    await assembly._forget(house.service)
    assert (await desk.post("/keyrings/open", key=unused)).status_code == 404
    assert (await desk.post("/keyrings/open", key=used)).status_code == 200


# ---------------------------------------------------------------- what a browser keeps


async def test_a_browser_keeps_so_many_seats_and_none_that_is_over_beyond_that(house: House) -> None:
    """More would make requests larger than proxies accept: the oldest finished ones go, running ones stay."""
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


async def test_a_link_of_many_seats_takes_away_none_that_goes_on(house: House) -> None:
    """However many seats another person's link brings, a browser that opens it keeps its own at unfinished tables."""
    desk, stranger = Device(house), Device(house)
    mine = await desk.game()
    others = [await stranger.game() for _ in range(3)]
    for n in range(MOST):
        desk.client.cookies.set(f"seat_gone{n}", "x" * 43, domain="games.example", path="/")
    link = (await stranger.post("/keyrings", name="Bo", tables=others)).json()["key"]
    await desk.post("/keyrings/open", key=link)
    assert sorted(await desk.seats(mine, *others)) == sorted([mine, *others])
    assert len(desk.client.cookies) == MOST


# ---------------------------------------------------------------- devices
# The devices that hold a seat: replacing a leaked link removes all that came by it, and each can be removed.

WISH = {"game": "felicity", "players": 3, "nickname": "Ann", "spectators": False}
PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36"


async def table(device: Device, **more: Any) -> str:
    """A table without spectators, with a person on the first seat."""
    name: str = (await device.post("/tables", **WISH, **more)).json()["table"]["id"]
    return name


async def status(device: Device, table: str, path: str = "view") -> int:
    code: int = (await device.client.get(f"{API}/tables/{table}/{path}")).status_code
    return code


def cookie(device: Device, table: str) -> str:
    value: str = device.client.cookies[f"seat_{table}"]
    return value


def connect(token: str) -> tuple[str, ClientQueue]:
    return digest(token), ClientQueue()


async def test_r21_a_leaked_link_is_taken_back_with_all_that_came_by_it(house: House) -> None:
    """Once a link is replaced, a browser that had opened it can neither read nor act, and is disconnected."""
    desk, thief = Device(house), Device(house)
    name = await table(desk)
    old = await desk.link(name)
    assert len(await thief.opened(old)) == 1
    assert await status(thief, name) == 200
    actor = await house.service.actor(name)
    mine, theirs = connect(cookie(desk, name)), connect(cookie(thief, name))
    for proof, queue in (mine, theirs):
        await actor.attach(0, queue, 0, None, proof)
    new = (await desk.post("/keyrings/replace", key=old)).json()["key"]
    assert (mine[1].closing, theirs[1].closing) == (None, "ended")
    for path in ("view", "chat", "log", "events", "calls"):
        assert await status(thief, name, path) == 401
    assert (await thief.post(f"/tables/{name}/chat", id="1", text="hello")).status_code == 401
    assert await thief.seats(name) == []
    with pytest.raises(Unproved):
        await actor.attach(0, ClientQueue(), 0, None, theirs[0])
    assert await desk.seats(name) == [name]
    assert (await Device(house).opened(new))[0]["you"] == 0


async def test_r21_the_rematches_of_a_table_are_taken_back_with_it(house: House) -> None:
    """A person who joined a rematch through a leaked link loses that seat too, even if the link does not contain it."""
    desk, thief, phone = Device(house), Device(house), Device(house)
    first = await desk.game(over=True)
    link = await desk.link(first)
    for device in (thief, phone):
        await device.post("/keyrings/open", key=link)
    again = (await desk.post(f"/tables/{first}/rematch")).json()["table"]["id"]
    assert [(await viewer(device, again)) for device in (desk, thief, phone)] == [0, 0, 0]
    told = (await phone.post("/keyrings/devices", key=link)).json()
    assert [device["tables"] for device in told] == [[first, again]] * 3
    mine = next(device["id"] for device in told if device["here"])
    assert len((await desk.post("/keyrings/end", key=link, device=mine)).json()) == 2
    assert [(await viewer(device, again)) for device in (desk, thief, phone)] == [0, 0, None]
    new = (await desk.post("/keyrings/replace", key=link)).json()
    assert new["left"] == []
    assert [(await viewer(device, again)) for device in (desk, thief)] == [0, None]
    assert (await thief.post(f"/tables/{again}/chat", id="1", text="hello")).status_code == 401
    await phone.post("/keyrings/open", key=new["key"])
    assert await viewer(phone, again) == 0


async def viewer(device: Device, table: str) -> int | None:
    """How a device sees a table that spectators may watch."""
    seat: int | None = (await device.client.get(f"{API}/tables/{table}/view")).json()["you"]
    return seat


async def test_r21_what_a_device_asked_before_it_was_ended_is_not_done_after(house: House) -> None:
    """A waiting command whose token is revoked changes nothing and is refused for lack of a seat."""
    desk, thief = Device(house), Device(house)
    name = await table(desk)
    link = await desk.link(name)
    await thief.post("/keyrings/open", key=link)
    actor = await house.service.actor(name)
    token = digest(cookie(thief, name))
    async with actor._lock:
        ending = asyncio.create_task(actor.do(commands.EndProofs(0, (token,))))
        await asyncio.sleep(0)
        asked = asyncio.create_task(thief.post(f"/tables/{name}/leave"))
        acting = asyncio.create_task(actor.do(commands.Leave(0, token=token)))
        for _ in range(20):
            await asyncio.sleep(0)
    await ending
    with pytest.raises(Unproved):
        await acting
    assert (await asked).status_code == 401
    assert actor.table.seat_of(digest(cookie(desk, name))) == 0


async def test_a_device_is_ended_by_itself(house: House) -> None:
    """All devices are described, the current one marked; a removed one holds nothing, others do."""
    desk, phone, tablet = Device(house), Device(house), Device(house)
    phone.client.headers["user-agent"] = PHONE
    one, two = await table(desk), await table(desk)
    link = await desk.link(one, two)
    for device in (phone, tablet):
        house.clock.now += 1000
        await device.post("/keyrings/open", key=link)
    told = (await phone.post("/keyrings/devices", key=link)).json()
    assert [device["way"] for device in told] == ["seat", "seat", "opened", "opened"]
    assert [device["here"] for device in told] == [False, False, True, False]
    assert sorted(told[2]["tables"]) == sorted([one, two])
    assert (told[2]["browser"], told[2]["system"], told[2]["since"]) == (
        "Chrome",
        "Android",
        house.clock.now - 1000,
    )
    assert not any(cookie(phone, one) in str(device) for device in told)
    left = (await desk.post("/keyrings/end", key=link, device=told[2]["id"])).json()
    assert [device["id"] for device in left] == [told[n]["id"] for n in (0, 1, 3)]
    assert [await device.seats(one, two) for device in (desk, phone, tablet)] == [[one, two], [], [one, two]]
    again = (await desk.post("/keyrings/end", key=link, device=told[2]["id"])).json()
    assert again == left
    assert (await phone.post("/keyrings/open", key=link)).status_code == 200  # whoever still has the link comes back
    assert await phone.seats(one) == [one]


async def test_another_link_to_the_same_seats_is_told_of_and_ended(house: House) -> None:
    """A second link, made by somebody who came by the first, is in the list; once removed it leads to no seat."""
    desk, thief = Device(house), Device(house)
    name = await table(desk)
    link = await desk.link(name)
    await thief.post("/keyrings/open", key=link)
    other = await thief.link(name, name="Eve")
    told = (await desk.post("/keyrings/devices", key=link)).json()
    (second,) = [device for device in told if device["way"] == "link"]
    await desk.post("/keyrings/end", key=link, device=second["id"])
    assert (await Device(house).opened(other)) == []
    third = await thief.link(name, name="Eve")
    await desk.post("/keyrings/replace", key=link)
    assert (await Device(house).opened(third)) == []


async def test_of_two_who_replace_a_link_one_goes_on(house: House) -> None:
    """Of two simultaneous replacements, one new link leads to the seats, and the other request fails."""
    desk = Device(house)
    name = await table(desk)
    link = await desk.link(name)
    answers = await asyncio.gather(*(desk.post("/keyrings/replace", key=link) for _ in range(2)))
    assert sorted(answer.status_code for answer in answers) == [200, 404]
    new = next(answer.json()["key"] for answer in answers if answer.status_code == 200)
    assert len(await Device(house).opened(new)) == 1
    assert await desk.seats(name) == [name]


async def test_a_link_of_before_with_the_browsers_own_token_is_replaced_whole(house: House) -> None:
    """If the old link holds the browser's own token, the browser gets another; a thief's copy is useless."""
    desk, thief = Device(house), Device(house)
    name = await table(desk)
    old = cookie(desk, name)
    link = await desk.link()
    await house.service.store.sign_in_links.hang(digest(link), {name: seal(link, name, old)}, 1)
    thief.client.cookies.set(f"seat_{name}", old)
    assert await thief.seats(name) == [name]
    new = (await desk.post("/keyrings/replace", key=link)).json()["key"]
    assert cookie(desk, name) != old
    assert await desk.seats(name) == [name]
    assert await thief.seats(name) == []
    assert len(await thief.opened(new)) == 1


async def test_a_table_that_cannot_be_written_is_told_of(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replacing reports where nothing could be changed; replacing again completes it there."""
    desk, thief = Device(house), Device(house)
    one, two = await table(desk), await table(desk)
    link = await desk.link(one, two)
    await thief.post("/keyrings/open", key=link)
    actor, sound = await house.service.actor(one), TableActor.do

    async def failing(self: TableActor, *more: Any, **others: Any) -> Any:
        if self is actor:
            raise StoreError("the disk is full")
        return await sound(self, *more, **others)

    with monkeypatch.context() as patch:
        patch.setattr(TableActor, "do", failing)
        made = (await desk.post("/keyrings/replace", key=link)).json()
    assert made["left"] == [one]
    assert await thief.seats(one, two) == [one]
    await desk.post("/keyrings/add", key=made["key"], tables=[one, two])
    assert (await desk.post("/keyrings/replace", key=made["key"])).json()["left"] == []
    assert await thief.seats(one, two) == []
    assert await desk.seats(one, two) == [one, two]


async def test_devices_outlive_a_restart_and_none_that_was_ended(tmp_path: Path) -> None:
    """The log has a seat's holders: after reloading they are the same, and removed ones stay removed."""
    clock = Clock()
    async with House(tmp_path, clock) as house:
        desk, phone, thief = (Device(house) for _ in range(3))
        name = await table(desk)
        link = await desk.link(name)
        for device in (phone, thief):
            await device.post("/keyrings/open", key=link)
        there = (await house.service.actor(name)).table.seat_of
        assert there(digest(cookie(thief, name))) == 0
        await desk.post("/keyrings/end", key=link, device=digest(cookie(thief, name))[:16])
        cookies = [cookie(device, name) for device in (desk, phone, thief)]
    async with House(tmp_path, clock) as house:
        table_ = (await house.service.actor(name)).table
        assert [table_.seat_of(digest(one)) for one in cookies] == [0, 0, None]
        assert table_.was_seated(digest(cookies[2]))


async def test_the_same_devices_sit_at_a_rematch(house: House) -> None:
    """All devices of a person have the seat at a rematch, even one added later; a revoked device does not."""
    desk, phone, late, thief = (Device(house) for _ in range(4))
    name = await desk.game(over=True)
    link = await desk.link(name)
    for device in (phone, thief):
        await device.post("/keyrings/open", key=link)
    await desk.post("/keyrings/end", key=link, device=digest(cookie(thief, name))[:16])
    again = (await desk.post(f"/tables/{name}/rematch")).json()["table"]["id"]
    await late.post("/keyrings/open", key=link)
    answers = [await device.post(f"/tables/{name}/rematch") for device in (phone, late, thief)]
    assert [answer.status_code for answer in answers] == [200, 200, 401]
    assert {answer.json()["seat"] for answer in answers[:2]} == {0}
    assert [await device.seats(again) for device in (phone, late, thief)] == [[again], [again], []]


async def test_whoever_lost_a_seat_is_not_called_there(house: House) -> None:
    """A removed device's notifications end, even those on their way; others' stay."""
    calls = house.service.store.calls
    desk, thief = Device(house), Device(house)
    name = await table(desk)
    link = await desk.link(name)
    await thief.post("/keyrings/open", key=link)
    place = (await house.service.actor(name)).table.seats[0]
    other = replace(CALLER, id="c2", address="https://push.example/2", handle="h2")
    for row, device in ((CALLER, desk), (other, thief)):
        await calls.register(row)
        assert await calls.call(name, place.token or "", row.id, digest(cookie(device, name)))
    assert await calls.enqueue_turn(name, place.token or "", 0, 1, 1, tuple(place.proofs)) == 2
    await desk.post("/keyrings/replace", key=link)
    assert [notice.caller.id for notice in await calls.take(10, 1000, 10)] == [CALLER.id]
    assert await calls.enqueue_turn(name, place.token or "", 0, 2, 1, tuple(place.proofs)) == 1
    assert [row.id for row in await calls.of_seat(name, place.token or "", tuple(place.proofs))] == [CALLER.id]


async def test_a_seat_has_so_many_devices(house: House) -> None:
    """Beyond the limit the oldest that came by a link gives way, never the one that sat down, nor the link."""
    desk = Device(house)
    name = await table(desk)
    link = await desk.link(name)
    others = [Device(house) for _ in range(PROOFS)]
    for device in others:
        house.clock.now += 1
        await device.post("/keyrings/open", key=link)
    assert [await device.seats(name) for device in others] == [[]] * 2 + [[name]] * (PROOFS - 2)
    assert await desk.seats(name) == [name]
    assert len((await house.service.actor(name)).table.seats[0].proofs) == PROOFS


def test_a_log_of_before_is_read_as_it_was() -> None:
    """An entry of an earlier version gives a seat to its token; this version's entries read back as written."""
    before = read_table_event(b'{"kind":"seat","seat":1,"name":"Ann","token":"aa","bot":null,"pledge":null}')
    assert before == Sat(1, "Ann", "aa")
    for what in (ProofAdded(1, "bb", "opened", "Firefox", None), ProofsEnded(1, ["aa"])):
        assert read_table_event(pack(what)) == what


async def test_the_last_device_is_not_ended(house: House) -> None:
    """The list never removes a seat's last token: its holder can leave the table instead."""
    name = await table(Device(house))
    found: Table = (await house.service.actor(name)).table
    with pytest.raises(Refused, match="device-last"):
        found.decide(commands.EndProofs(0, tuple(found.seats[0].proofs)), house.clock.now)


async def test_forgetting_a_person_forgets_their_browsers(house: House) -> None:
    """Along with the name, the browsers of somebody are removed from a finished table."""
    phone, other = Device(house), Device(house)
    phone.client.headers["user-agent"] = other.client.headers["user-agent"] = PHONE
    name = await phone.game(over=True)
    link = await phone.link(name)
    await other.post("/keyrings/open", key=link)
    assert any(b"Android" in row.body for row in await house.service.store.entries(name))
    assert (await phone.post(f"/tables/{name}/forget")).status_code == 200
    assert not any(b"Android" in row.body for row in await house.service.store.entries(name))
    assert await other.seats(name) == [name]


@pytest.mark.parametrize(
    ("agent", "found"),
    [
        (PHONE, ("Chrome", "Android")),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", ("Firefox", "Linux")),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1", ("Safari", "iOS")),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0", ("Edge", "Windows")),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1", ("Safari", "macOS")),
        ("<script>alert(1)</script>", (None, None)),
        ("", (None, None)),
    ],
)
def test_a_browser_is_known_by_its_family_alone(agent: str, found: tuple[str | None, str | None]) -> None:
    """Of a browser's user agent, only a family and a system from a fixed list are stored."""
    scope = {"type": "http", "headers": [(b"user-agent", agent.encode())]}
    assert browser_and_system(HTTPConnection(scope)) == found
