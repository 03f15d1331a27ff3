"""Replays are made once, cached, and made outside the server process."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rascals.server.limits import Rule
from rascals.server.processes import for_replays
from rascals.server.tables import replays as module
from rascals.server.tables.fairness import TooMany
from rascals.server.tables.replays import Replays
from rascals.server.wire import Replay
from rascals.table import Advise, SetConditionalMove, Speak, Table
from rascals.table.messages import encode
from tests.server.serving import API, FREE, together
from tests.server.serving import client as serving
from tests.table.sitting import Sitting


class Counting(ThreadPoolExecutor):
    """A worker in this process that records its jobs, and finishes none until it may."""

    def __init__(self) -> None:
        super().__init__(1)
        self.made: list[Any] = []

    def submit(self, work: Any, /, *more: Any, **named: Any) -> Any:
        self.made.append(work)
        return super().submit(work, *more, **named)


@contextmanager
def counted(**more: Any) -> Iterator[tuple[Replays, Counting]]:
    place = Counting()
    replays = Replays(lambda: place, **more)
    yield replays, place
    replays.close()


def played() -> Sitting:
    sitting = Sitting(players=3).seat(3).start()
    for _ in range(6):
        sitting.play()
    return sitting


def plain(table: Table, pov: Any, name: str) -> bytes:
    return encode(Replay(table=table.info(), pov=name, frames=table.replay(pov)))


async def test_a_replay_is_made_once() -> None:
    """Ten simultaneous and ten later requests get the same bytes, made once for each point of view."""
    table = played().table
    with counted() as (replays, place):
        for again in (False, True):
            assert replays.has(table, None) == again
            found = await asyncio.gather(*(replays.get(table, None, f"ip {n}") for n in range(10)))
            assert len(place.made) == 1
            assert {gzip.decompress(one) for one in found} == {plain(table, None, "public")}
        for pov in (0, "open"):
            assert gzip.decompress(await replays.get(table, pov, "ip")) == plain(table, pov, str(pov))
        assert len(place.made) == 3


async def test_r6_no_replay_is_made_anew_for_what_is_hidden() -> None:
    """Others' whispers, questions to the coach or conditional moves do not change one's replay."""
    sitting = Sitting(players=3, coach="on").seat(3).start()
    while not sitting.table.snapshot(sitting.next, 0).conditions:
        sitting.play()
    with counted() as (replays, place):
        other = (sitting.next + 1) % 3
        for pov in (None, other):
            await replays.get(sitting.table, pov, "ip")
        entries = sitting.table.entries
        sitting.do(Speak(sitting.next, "s", "between us", "seats"))
        sitting.do(SetConditionalMove(sitting.next, "pass-above", 7))
        sitting.do(Advise(sitting.next, sitting.table.decision(sitting.next)))
        assert sitting.table.entries == entries + 3
        for pov in (None, other):
            assert replays.has(sitting.table, pov)
            await replays.get(sitting.table, pov, "ip")
        assert len(place.made) == 2


async def test_a_replay_of_nobody_s_view_follows_the_game() -> None:
    """If nobody may watch, the public replay of one's own table is made again after each public move."""
    sitting = Sitting(players=3, spectators=False).seat(3).start()
    with counted() as (replays, place):
        for _ in range(2):
            sitting.play()
            for _ in range(2):
                await replays.get(sitting.table, None, "ip")
        assert len(place.made) == 2


async def test_what_happens_later_is_in_the_next_replay() -> None:
    """After another move, and when names may have changed, a replay is made again."""
    sitting = played()
    with counted() as (replays, place):
        first = await replays.get(sitting.table, None, "ip")
        sitting.play()
        second = await replays.get(sitting.table, None, "ip")
        assert len(json.loads(gzip.decompress(second))["frames"]) > len(json.loads(gzip.decompress(first))["frames"])
        await replays.get(sitting.table, None, "ip")
        assert len(place.made) == 2
        anew = Table.rebuilt(sitting.header, sitting.table.secret, sitting.log, run="another run")
        await replays.get(anew, None, "ip")
        assert len(place.made) == 3


async def test_what_is_kept_is_bounded() -> None:
    """The cache has a limit in bytes; the least recently used goes first."""
    table = played().table
    with counted() as (replays, place):
        sizes = [len(await replays.get(table, pov, "ip")) for pov in (None, 0, 1)]
    with counted(kept=sum(sizes)) as (replays, place):
        for pov in (None, 0, 1, None, 2):
            await replays.get(table, pov, "ip")
        assert replays.size <= sum(sizes)
        assert len(place.made) == 4
        assert replays.has(table, None)
        assert not replays.has(table, 0)


async def test_who_asks_for_many_waits_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger wants eight at once, then somebody else one: that is made second; too many are refused."""
    tables = [Sitting(players=players).seat(players).start().table for players in [3] * 8 + [4]]
    for n, table in enumerate(tables):
        table.run = f"run {n}"
    monkeypatch.setattr(module, "WAITING", 9)
    with counted() as (replays, place):
        many = [asyncio.create_task(replays.get(table, None, "stranger")) for table in tables[:8]]
        await asyncio.sleep(0)
        mine = asyncio.create_task(replays.get(tables[8], None, "me"))
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await replays.get(tables[0], 0, "stranger")
        await mine
        await asyncio.gather(*many)
        assert [work.table.players for work in place.made] == [3, 4] + [3] * 7


async def test_who_goes_away_stops_nobody_s_replay() -> None:
    """One of two clients waiting for the same replay disconnects: the other gets it, and it is made once."""
    table = played().table
    with counted() as (replays, place):
        gone, stays = (asyncio.create_task(replays.get(table, None, who)) for who in ("gone", "stays"))
        await asyncio.sleep(0)
        gone.cancel()
        assert gzip.decompress(await stays) == plain(table, None, "public")
        assert gone.cancelled()
        assert len(place.made) == 1


async def test_what_has_failed_is_tried_again() -> None:
    """A replay that fails is an error for whoever asked, and is not cached."""
    table = played().table
    with counted() as (replays, place):
        honest, place.submit = place.submit, lambda *_, **__: 1 / 0  # type: ignore[method-assign]
        with pytest.raises(ZeroDivisionError):
            await replays.get(table, None, "ip")
        place.submit = honest  # type: ignore[method-assign]
        assert not replays.has(table, None)
        assert gzip.decompress(await replays.get(table, None, "ip")) == plain(table, None, "public")


class Telling:
    """A job that reports where it runs, or kills its process."""

    def __init__(self, ends: bool) -> None:
        self.ends = ends

    def __call__(self) -> bytes:
        if self.ends:
            os._exit(1)
        return str(os.getpid()).encode()


async def test_beside_the_server() -> None:
    """They are made in a separate process; one that has died is replaced."""
    places: list[Executor] = []

    def place() -> Executor:
        places.append(for_replays())
        return places[-1]

    replays = Replays(place)
    try:
        first = int(await replays._make(Telling(False)))  # type: ignore[arg-type]
        assert first != os.getpid()
        assert isinstance(places[0], ProcessPoolExecutor)
        os.kill(first, 9)
        table = played().table
        assert gzip.decompress(await replays.get(table, "open", "ip")) == plain(table, "open", "open")
        assert len(places) <= 2
    finally:
        replays.close()


@pytest.mark.real
def test_over_rest(tmp_path: Path) -> None:
    """It is compressed for clients that accept that, otherwise plain; a stranger's requests are limited."""
    limits = {**FREE, "replays": Rule(3, 3600, by_address=True)}
    with serving(tmp_path, limits) as client:
        people = together(client, 3)
        packed = people[0].get("/replay", headers={"accept-encoding": "br, gzip"})
        bare = people[0].get("/replay", headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in bare.headers
        assert packed.json() == bare.json()
        assert len(packed.json()["frames"]) == 1
        for _ in range(20):
            assert people[1].get("/replay").status_code == 200
        assert people[0].get("/replay", params={"pov": "me"}).status_code == 200
        assert people[1].get("/replay", params={"pov": "me"}).status_code == 200
        refused = people[2].get("/replay", params={"pov": "me"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "rate")
        waiting = client.post(f"{API}/tables", json={"game": "felicity", "players": 3, "nickname": "Ann"}).json()
        assert client.get(f"{API}/tables/{waiting['table']['id']}/replay").status_code == 429
