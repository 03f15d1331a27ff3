"""The devices that hold a seat: a leaked link is taken back with all that came by it, and each is ended by itself."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from rascals.server.doors.rest.seated import browser_and_system
from rascals.server.features import seal
from rascals.server.guard.tokens import digest
from rascals.server.store import StoreError
from rascals.server.tables.clients import ClientQueue
from rascals.server.tables.room import Room
from rascals.table import Refused, Table, Unproved, commands, pack, read_happening
from rascals.table.entries import ProofAdded, ProofsEnded, Sat
from rascals.table.seats import PROOFS
from tests.server.serving import API
from tests.server.test_calling import Clock, House
from tests.server.test_calls_store import CALLER
from tests.server.test_mine import Device

pytestmark = pytest.mark.real

WISH = {"game": "felicity", "players": 3, "nickname": "Ann", "spectators": False}
PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36"


async def table(device: Device, **more: Any) -> str:
    """A table that nobody may watch, with a person on the first seat."""
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


async def test_r21_a_leaked_link_is_taken_back_with_all_that_came_by_it(tmp_path: Path) -> None:
    """Once a link is replaced, a browser that had opened it can neither read nor act, and is disconnected."""
    async with House(tmp_path, Clock()) as house:
        desk, thief = Device(house), Device(house)
        name = await table(desk)
        old = (await desk.post("/keyrings", name="Ann", tables=[name])).json()["key"]
        assert len((await thief.post("/keyrings/open", key=old)).json()["tables"]) == 1
        assert await status(thief, name) == 200
        room = await house.service.room(name)
        mine, theirs = connect(cookie(desk, name)), connect(cookie(thief, name))
        for proof, queue in (mine, theirs):
            await room.attach(0, queue, 0, None, proof)
        new = (await desk.post("/keyrings/replace", key=old)).json()["key"]
        assert (mine[1].closing, theirs[1].closing) == (None, "ended")
        for path in ("view", "chat", "log", "events", "calls"):
            assert await status(thief, name, path) == 401
        assert (await thief.post(f"/tables/{name}/chat", id="1", text="hello")).status_code == 401
        assert await thief.seats(name) == []
        with pytest.raises(Unproved):
            await room.attach(0, ClientQueue(), 0, None, theirs[0])
        assert await desk.seats(name) == [name]
        assert (await Device(house).post("/keyrings/open", key=new)).json()["tables"][0]["you"] == 0


async def test_r21_the_rematches_of_a_table_are_taken_back_with_it(tmp_path: Path) -> None:
    """A person who joined a rematch by a leaked link loses that seat too, even if the rematch is not under the link."""
    async with House(tmp_path, Clock()) as house:
        desk, thief, phone = Device(house), Device(house), Device(house)
        first = await desk.game(over=True)
        link = (await desk.post("/keyrings", name="Ann", tables=[first])).json()["key"]
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
    """As whom a device looks at a table that spectators may watch."""
    seat: int | None = (await device.client.get(f"{API}/tables/{table}/view")).json()["you"]
    return seat


async def test_r21_what_a_device_asked_before_it_was_ended_is_not_done_after(tmp_path: Path) -> None:
    """A waiting command whose token is revoked changes nothing and is refused as proving no seat."""
    async with House(tmp_path, Clock()) as house:
        desk, thief = Device(house), Device(house)
        name = await table(desk)
        link = (await desk.post("/keyrings", name="Ann", tables=[name])).json()["key"]
        await thief.post("/keyrings/open", key=link)
        room = await house.service.room(name)
        token = digest(cookie(thief, name))
        async with room._lock:
            ending = asyncio.create_task(room.do(commands.EndProofs(0, (token,))))
            await asyncio.sleep(0)
            asked = asyncio.create_task(thief.post(f"/tables/{name}/leave"))
            acting = asyncio.create_task(room.do(commands.Leave(0, token=token)))
            for _ in range(20):
                await asyncio.sleep(0)
        await ending
        with pytest.raises(Unproved):
            await acting
        assert (await asked).status_code == 401
        assert room.table.seat_of(digest(cookie(desk, name))) == 0


async def test_a_device_is_ended_by_itself(tmp_path: Path) -> None:
    """All devices are told with what they are, the asking one marked; one that is ended holds nothing, others do."""
    async with House(tmp_path, Clock()) as house:
        desk, phone, tablet = Device(house), Device(house), Device(house)
        phone.client.headers["user-agent"] = PHONE
        one, two = await table(desk), await table(desk)
        link = (await desk.post("/keyrings", name="Ann", tables=[one, two])).json()["key"]
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
        assert (await phone.post("/keyrings/open", key=link)).status_code == 200  # who still has the link comes back
        assert await phone.seats(one) == [one]


async def test_another_link_to_the_same_seats_is_told_of_and_ended(tmp_path: Path) -> None:
    """A second link, made by somebody who had come by the first, is in the list; once ended it leads to no seat."""
    async with House(tmp_path, Clock()) as house:
        desk, thief = Device(house), Device(house)
        name = await table(desk)
        link = (await desk.post("/keyrings", name="Ann", tables=[name])).json()["key"]
        await thief.post("/keyrings/open", key=link)
        other = (await thief.post("/keyrings", name="Eve", tables=[name])).json()["key"]
        told = (await desk.post("/keyrings/devices", key=link)).json()
        (second,) = [device for device in told if device["way"] == "link"]
        await desk.post("/keyrings/end", key=link, device=second["id"])
        assert (await Device(house).post("/keyrings/open", key=other)).json()["tables"] == []
        third = (await thief.post("/keyrings", name="Eve", tables=[name])).json()["key"]
        await desk.post("/keyrings/replace", key=link)
        assert (await Device(house).post("/keyrings/open", key=third)).json()["tables"] == []


async def test_of_two_who_replace_a_link_one_goes_on(tmp_path: Path) -> None:
    """Asked twice at once, one new link leads to the seats, and the other asks in vain."""
    async with House(tmp_path, Clock()) as house:
        desk = Device(house)
        name = await table(desk)
        link = (await desk.post("/keyrings", name="Ann", tables=[name])).json()["key"]
        answers = await asyncio.gather(*(desk.post("/keyrings/replace", key=link) for _ in range(2)))
        assert sorted(answer.status_code for answer in answers) == [200, 404]
        new = next(answer.json()["key"] for answer in answers if answer.status_code == 200)
        assert len((await Device(house).post("/keyrings/open", key=new)).json()["tables"]) == 1
        assert await desk.seats(name) == [name]


async def test_a_link_of_before_with_the_browsers_own_token_is_replaced_whole(tmp_path: Path) -> None:
    """Where the old link holds the very token of the browser, that gets another; a thief's copy is worth nothing."""
    async with House(tmp_path, Clock()) as house:
        desk, thief = Device(house), Device(house)
        name = await table(desk)
        old = cookie(desk, name)
        link = (await desk.post("/keyrings", name="Ann", tables=[])).json()["key"]
        await house.service.store.keyrings.hang(digest(link), {name: seal(link, name, old)}, 1)
        thief.client.cookies.set(f"seat_{name}", old)
        assert await thief.seats(name) == [name]
        new = (await desk.post("/keyrings/replace", key=link)).json()["key"]
        assert cookie(desk, name) != old
        assert await desk.seats(name) == [name]
        assert await thief.seats(name) == []
        assert len((await thief.post("/keyrings/open", key=new)).json()["tables"]) == 1


async def test_a_table_that_cannot_be_written_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replacing says where nothing could be changed; there it is done by replacing once more."""
    async with House(tmp_path, Clock()) as house:
        desk, thief = Device(house), Device(house)
        one, two = await table(desk), await table(desk)
        link = (await desk.post("/keyrings", name="Ann", tables=[one, two])).json()["key"]
        await thief.post("/keyrings/open", key=link)
        room, sound = await house.service.room(one), Room.do

        async def failing(self: Room, *more: Any, **others: Any) -> Any:
            if self is room:
                raise StoreError("the disk is full")
            return await sound(self, *more, **others)

        with monkeypatch.context() as patch:
            patch.setattr(Room, "do", failing)
            made = (await desk.post("/keyrings/replace", key=link)).json()
        assert made["left"] == [one]
        assert await thief.seats(one, two) == [one]
        await desk.post("/keyrings/add", key=made["key"], tables=[one, two])
        assert (await desk.post("/keyrings/replace", key=made["key"])).json()["left"] == []
        assert await thief.seats(one, two) == []
        assert await desk.seats(one, two) == [one, two]


async def test_devices_outlive_a_restart_and_none_that_was_ended(tmp_path: Path) -> None:
    """The log says who holds a seat: read again it is the same, and what was ended stays so."""
    clock = Clock()
    async with House(tmp_path, clock) as house:
        desk, phone, thief = (Device(house) for _ in range(3))
        name = await table(desk)
        link = (await desk.post("/keyrings", name="Ann", tables=[name])).json()["key"]
        for device in (phone, thief):
            await device.post("/keyrings/open", key=link)
        there = (await house.service.room(name)).table.seat_of
        assert there(digest(cookie(thief, name))) == 0
        await desk.post("/keyrings/end", key=link, device=digest(cookie(thief, name))[:16])
        cookies = [cookie(device, name) for device in (desk, phone, thief)]
    async with House(tmp_path, clock) as house:
        table_ = (await house.service.room(name)).table
        assert [table_.seat_of(digest(one)) for one in cookies] == [0, 0, None]
        assert table_.was_seated(digest(cookies[2]))


async def test_the_same_devices_sit_at_a_rematch(tmp_path: Path) -> None:
    """After a rematch all devices of a person have the seat, even one added later; a revoked device has none."""
    async with House(tmp_path, Clock()) as house:
        desk, phone, late, thief = (Device(house) for _ in range(4))
        name = await desk.game(over=True)
        link = (await desk.post("/keyrings", name="Ann", tables=[name])).json()["key"]
        for device in (phone, thief):
            await device.post("/keyrings/open", key=link)
        await desk.post("/keyrings/end", key=link, device=digest(cookie(thief, name))[:16])
        again = (await desk.post(f"/tables/{name}/rematch")).json()["table"]["id"]
        await late.post("/keyrings/open", key=link)
        answers = [await device.post(f"/tables/{name}/rematch") for device in (phone, late, thief)]
        assert [answer.status_code for answer in answers] == [200, 200, 401]
        assert {answer.json()["seat"] for answer in answers[:2]} == {0}
        assert [await device.seats(again) for device in (phone, late, thief)] == [[again], [again], []]


async def test_whoever_lost_a_seat_is_not_called_there(tmp_path: Path) -> None:
    """Calls that a device asked for end with it, those of others stay; so do notices on their way."""
    async with House(tmp_path, Clock()) as house:
        calls = house.service.store.calls
        desk, thief = Device(house), Device(house)
        name = await table(desk)
        link = (await desk.post("/keyrings", name="Ann", tables=[name])).json()["key"]
        await thief.post("/keyrings/open", key=link)
        place = (await house.service.room(name)).table.places[0]
        other = replace(CALLER, id="c2", address="https://push.example/2", handle="h2")
        for row, device in ((CALLER, desk), (other, thief)):
            await calls.register(row)
            assert await calls.call(name, place.token or "", row.id, digest(cookie(device, name)))
        assert await calls.enqueue_turn(name, place.token or "", 0, 1, 1, tuple(place.proofs)) == 2
        await desk.post("/keyrings/replace", key=link)
        assert [notice.caller.id for notice in await calls.take(10, 1000, 10)] == [CALLER.id]
        assert await calls.enqueue_turn(name, place.token or "", 0, 2, 1, tuple(place.proofs)) == 1
        assert [row.id for row in await calls.of_seat(name, place.token or "", tuple(place.proofs))] == [CALLER.id]


async def test_a_seat_has_so_many_devices(tmp_path: Path) -> None:
    """Beyond the limit the oldest that came by a link gives way, never the one that sat down, nor the link."""
    async with House(tmp_path, Clock()) as house:
        desk = Device(house)
        name = await table(desk)
        link = (await desk.post("/keyrings", name="Ann", tables=[name])).json()["key"]
        others = [Device(house) for _ in range(PROOFS)]
        for device in others:
            house.clock.now += 1
            await device.post("/keyrings/open", key=link)
        assert [await device.seats(name) for device in others] == [[]] * 2 + [[name]] * (PROOFS - 2)
        assert await desk.seats(name) == [name]
        assert len((await house.service.room(name)).table.places[0].proofs) == PROOFS


def test_a_log_of_before_is_read_as_it_was() -> None:
    """An entry of an earlier version gives a seat to its token; those of this one are read back as written."""
    before = read_happening(b'{"kind":"seat","seat":1,"name":"Ann","token":"aa","bot":null,"pledge":null}')
    assert before == Sat(1, "Ann", "aa")
    for what in (ProofAdded(1, "bb", "opened", "Firefox", None), ProofsEnded(1, ["aa"])):
        assert read_happening(pack(what)) == what


async def test_the_last_device_is_not_ended(tmp_path: Path) -> None:
    """A seat never loses its last proof by the list: who holds it may leave the table instead."""
    async with House(tmp_path, Clock()) as house:
        name = await table(Device(house))
        found: Table = (await house.service.room(name)).table
        with pytest.raises(Refused, match="device-last"):
            found.decide(commands.EndProofs(0, tuple(found.places[0].proofs)), house.clock.now)


async def test_forgetting_a_person_forgets_their_browsers(tmp_path: Path) -> None:
    """With the name what somebody's browsers were is removed from a table that is over."""
    async with House(tmp_path, Clock()) as house:
        phone, other = Device(house), Device(house)
        phone.client.headers["user-agent"] = other.client.headers["user-agent"] = PHONE
        name = await phone.game(over=True)
        link = (await phone.post("/keyrings", name="Ann", tables=[name])).json()["key"]
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
    """Of what a browser says of itself, a family and a system out of a fixed list are kept, never its own words."""
    scope = {"type": "http", "headers": [(b"user-agent", agent.encode())]}
    assert browser_and_system(HTTPConnection(scope)) == found
