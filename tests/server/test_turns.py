"""A few places that many want: everybody waits for their own, not for what a stranger has queued."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from rascals.server.tables.fairness import HALF, Turns


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Places:
    """Turns at places, on a clock that moves only while somebody holds one; who has had a turn, in order."""

    def __init__(self, places: int = 1) -> None:
        self.time = Time()
        self.turns = Turns(places, self.time)
        self.had: list[str] = []
        self.holding: list[asyncio.Event] = []

    def want(self, who: str) -> asyncio.Task[None]:
        return asyncio.create_task(self._hold(who))

    async def _hold(self, who: str) -> None:
        async with self.turns.turn(who):
            self.had.append(who)
            over = asyncio.Event()
            self.holding.append(over)
            await over.wait()

    async def next(self, seconds: float = 1.0) -> None:
        """The one that has held a place longest leaves it, after a number of seconds."""
        self.time.now += seconds
        self.holding.pop(0).set()
        await settle()


async def test_a_newcomer_waits_for_what_is_under_way_alone() -> None:
    """Nine tables have queued ten questions each; a tenth asks, and is next."""
    places = Places()
    jobs = [places.want(f"stranger {table}") for _ in range(10) for table in range(9)]
    await settle()
    for _ in range(20):
        await places.next()
    jobs.append(places.want("mine"))
    await settle()
    under_way = len(places.had)
    await places.next()
    assert places.had[under_way:] == ["mine"]
    for job in jobs:
        job.cancel()


async def test_who_asks_for_most_gets_no_more_than_the_others() -> None:
    """One has a hundred questions waiting, three others ten each: all have had as many turns."""
    places = Places()
    jobs = [places.want("greedy") for _ in range(100)]
    jobs += [places.want(who) for who in ("a", "b", "c") for _ in range(10)]
    await settle()
    for _ in range(39):
        await places.next()
    assert Counter(places.had) == {"greedy": 10, "a": 10, "b": 10, "c": 10}
    for job in jobs:
        job.cancel()


async def test_shares_are_of_time() -> None:
    """A client whose questions take three times as long gets a third as many turns."""
    places = Places()
    jobs = [places.want(who) for who in ("slow", "quick") for _ in range(40)]
    await settle()
    for _ in range(40):
        await places.next(3.0 if places.had[-1] == "slow" else 1.0)
    assert Counter(places.had)["quick"] == pytest.approx(3 * Counter(places.had)["slow"], abs=3)
    for job in jobs:
        job.cancel()


async def test_nobody_has_all_places_while_others_wait() -> None:
    """With two places one is left to somebody who holds none, however much they have used before."""
    places = Places(2)
    jobs = [places.want("old")]
    await settle()
    await places.next(100.0)
    jobs += [places.want("new") for _ in range(4)]
    jobs.append(places.want("old"))
    await settle()
    assert places.had == ["old", "new", "new"]
    await places.next()
    assert places.had[3:] == ["old"]
    for job in jobs:
        job.cancel()


async def test_use_is_forgotten() -> None:
    """What was used long ago no longer counts, and is no longer kept."""
    places = Places()
    for who in ("a", "b", "c"):
        job = places.want(who)
        await settle()
        await places.next()
        await job
    assert places.turns.remembered == 3
    places.time.now += 20 * HALF
    job = places.want("d")
    await settle()
    await places.next()
    await job
    assert places.turns.remembered == 1


@pytest.mark.parametrize("when", ["before", "at once", "called"])
async def test_who_gives_up_waiting_holds_nobody_up(when: str) -> None:
    """Somebody is cancelled while they wait, or just as it is their turn: the next one's turn comes; nobody errs."""
    places = Places()
    first, second, third = (places.want(who) for who in "abc")
    await settle()
    if when != "before":
        places.holding.pop(0).set()
    if when == "called":
        await asyncio.sleep(0)  # the first has left, and called the second, who does not know yet
    second.cancel()  # at once: the second does not know of that yet, and the first is just about to leave
    if when == "before":
        places.holding.pop(0).set()
    left, gone = await asyncio.gather(first, second, return_exceptions=True)
    assert left is None
    assert isinstance(gone, asyncio.CancelledError)
    await settle()
    assert places.had[-1] == "c"
    await places.next()
    await third
    assert places.turns.crowd == 0


async def test_a_fault_leaves_the_place_free() -> None:
    """Whatever goes wrong in a turn, the place is free again."""
    turns = Turns(1)

    with pytest.raises(ValueError, match="wrong"):
        async with turns.turn("a"):
            raise ValueError("wrong")
    assert turns.crowd == 0
