"""Limits and fair shares: rate limits, and taking turns at scarce resources."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from rascals.server.limits import DEFAULT_RULES, BadRule, Limits, Rule, parse_rules
from rascals.server.tables.fairness import HALF, Cache, Jobs, TooMany, Turns, result
from tests.server.in_memory import Time

# ---------------------------------------------------------------- limits
# R20: token buckets: how often anybody may make requests.

STRANGER = "203.0.113.9"
PROMISED = {
    "ws_messages": (100, 20),
    "handshakes": (80, 30),
    "tables": (10, 3600),
    "exports": (2, 120),
    "chat": (5, 10),
    "undo": (30, 60),
    "join_guesses": (10, 60),
}


@pytest.fixture
def clock() -> Time:
    """Seconds that move only when told to."""
    return Time(1000.0)


def taken(limits: Limits, name: str, key: str, tries: int) -> int:
    return sum(limits.allow(name, key) for _ in range(tries))


@pytest.mark.parametrize("name", PROMISED)
def test_r20_each_bucket_holds_what_is_promised(name: str, clock: Time) -> None:
    """A new key gets exactly the promised number of requests at once."""
    count, seconds = PROMISED[name]
    assert (DEFAULT_RULES[name].count, DEFAULT_RULES[name].seconds) == (count, seconds)
    limits = Limits(clock)
    assert taken(limits, name, STRANGER, count + 50) == count


EVEN = [name for name, rule in DEFAULT_RULES.items() if not rule.lock and not name.endswith("_local")]


@pytest.mark.parametrize("name", EVEN)
def test_r20_an_empty_bucket_refills_evenly(name: str, clock: Time) -> None:
    """After one interval exactly one more request passes; after the whole period the whole number, never more."""
    rule = DEFAULT_RULES[name]
    limits = Limits(clock)
    taken(limits, name, STRANGER, rule.count)
    clock.now += 1.001 * rule.seconds / rule.count
    assert taken(limits, name, STRANGER, 3) == 1
    clock.now += 10 * rule.seconds
    assert taken(limits, name, STRANGER, rule.count + 5) == rule.count


def test_r20_guessing_codes_locks(clock: Time) -> None:
    """A client that guesses beyond the limit is refused for ten minutes, even after the bucket would have refilled."""
    limits = Limits(clock)
    assert taken(limits, "join_guesses", STRANGER, 11) == 10
    clock.now += 120
    assert not limits.allow("join_guesses", STRANGER)
    assert limits.wait("join_guesses", STRANGER) == pytest.approx(480)
    clock.now += 481
    assert limits.allow("join_guesses", STRANGER)


def test_r20_keys_and_names_do_not_share_a_bucket(clock: Time) -> None:
    """Use of one key or rule does not affect another."""
    limits = Limits(clock)
    assert taken(limits, "chat", "a", 9) == 5
    assert taken(limits, "chat", "b", 9) == 5
    assert taken(limits, "exports", STRANGER, 9) == 2


def test_r20_this_machine_may_make_many_tables_and_a_stranger_may_not(clock: Time) -> None:
    """The local rule applies only to loopback addresses, IPv4 and IPv6."""
    limits = Limits(clock)
    assert [taken(limits, "tables", ip, 11) for ip in ("127.0.0.1", "::1", "::ffff:127.0.0.1")] == [11] * 3
    assert [taken(limits, "tables", ip, 11) for ip in (STRANGER, "2001:db8::1", "unknown")] == [10] * 3


def test_r20_one_ipv6_network_is_one_stranger(clock: Time) -> None:
    """Addresses of one /64 share a bucket; another /64 has its own; a mapped IPv4 address is that IPv4 address."""
    limits = Limits(clock)
    assert sum(taken(limits, "tables", f"2001:db8:1:2::{i:x}", 1) for i in range(30)) == 10
    assert taken(limits, "tables", "2001:db8:1:3::1", 30) == 10
    assert taken(limits, "tables", STRANGER, 30) == 10
    assert taken(limits, "tables", f"::ffff:{STRANGER}", 30) == 0


def test_r20_the_map_of_keys_is_bounded(clock: Time) -> None:
    """With ten times as many keys as the capacity, the most recently used ones up to the capacity are kept."""
    limits = Limits(clock, capacity=100)
    assert taken(limits, "chat", "talker", 9) == 5
    for i in range(1000):
        limits.allow("chat", f"key {i}")
        assert not limits.allow("chat", "talker")
    assert limits.keys() <= 100


def test_r20_a_bucket_that_is_full_again_is_forgotten(clock: Time) -> None:
    """Of a thousand keys in sequence, only those whose bucket is not full again are kept."""
    limits = Limits(clock, {"chat": Rule(5, 10), "join_guesses": Rule(1, 1, lock=100)})
    for n in range(1000):
        limits.allow("chat", f"socket {n}")
        assert sum(limits.allow("join_guesses", f"guesser {n}") for _ in range(2)) == 1
        clock.now += 1
    assert limits.keys() == 2 + 100


def test_r20_the_wait_is_exact(clock: Time) -> None:
    """`wait` is 0 exactly when `allow` returns True, and after that wait it does (seeded random walk)."""
    dice = random.Random(4)
    limits = Limits(clock, {"chat": Rule(3, 7)})
    for _ in range(2000):
        clock.now += dice.choice((0, 0, 0.3, 2.0))
        wait = limits.wait("chat", "k")
        assert limits.allow("chat", "k") == (wait == 0)
        if wait and dice.random() < 0.3:
            clock.now += wait + 1e-6
            assert limits.allow("chat", "k")


def test_r20_limits_are_set_by_text() -> None:
    """`parse_rules` reads pairs and keeps a rule's other properties (its lock, what it is per)."""
    rules = parse_rules("chat=9/30, join_guesses=3/60")
    assert rules == {"chat": Rule(9, 30), "join_guesses": Rule(3, 60, lock=600, by_address=True)}
    assert parse_rules(" ") == {}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("talk=1/2", "valid: ws_messages"),
        ("chat", "COUNT/SECONDS"),
        ("chat=5", "COUNT/SECONDS"),
        ("chat=0/5", "COUNT/SECONDS"),
        ("chat=5/0", "COUNT/SECONDS"),
        ("chat=5/nan", "COUNT/SECONDS"),
        ("chat=5/inf", "COUNT/SECONDS"),
        ("chat=a/b", "COUNT/SECONDS"),
    ],
)
def test_r20_bad_limits_are_refused_in_one_line(text: str, words: str) -> None:
    """An invalid rule is refused with the valid ones."""
    with pytest.raises(BadRule, match=words) as caught:
        parse_rules(text)
    assert "\n" not in str(caught.value)


# ---------------------------------------------------------------- turns
# A few slots that many want: everybody waits only for their own jobs, not for a stranger's queue.


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Places:
    """Turns at slots, on a clock that moves only while somebody holds one; records who has had a turn, in order."""

    def __init__(self, places: int = 1) -> None:
        self.time = Time(1000.0)
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
        """The longest holder of a slot leaves it, after a number of seconds."""
        self.time.now += seconds
        self.holding.pop(0).set()
        await settle()


async def test_a_newcomer_waits_for_what_is_under_way_alone() -> None:
    """Nine tables have queued ten jobs each; a tenth queues one, and is next."""
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
    """One has a hundred jobs waiting, three others ten each: all have had as many turns."""
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
    """A client whose jobs take three times as long gets a third as many turns."""
    places = Places()
    jobs = [places.want(who) for who in ("slow", "quick") for _ in range(40)]
    await settle()
    for _ in range(40):
        await places.next(3.0 if places.had[-1] == "slow" else 1.0)
    assert Counter(places.had)["quick"] == pytest.approx(3 * Counter(places.had)["slow"], abs=3)
    for job in jobs:
        job.cancel()


async def test_nobody_has_all_places_while_others_wait() -> None:
    """With two slots, one is left to somebody who holds none, however much they have used before."""
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
    """Old use no longer counts, and is no longer stored."""
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
    """Somebody is cancelled while waiting, or just when their turn comes: the next one gets a turn; nobody fails."""
    places = Places()
    first, second, third = (places.want(who) for who in "abc")
    await settle()
    if when != "before":
        places.holding.pop(0).set()
    if when == "called":
        await asyncio.sleep(0)  # the first has left, and called the second, who does not know it yet
    second.cancel()  # at once: the second does not know it yet, and the first is just about to leave
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
    """Whatever goes wrong in a turn, the slot is free again."""
    turns = Turns(1)

    with pytest.raises(ValueError, match="wrong"):
        async with turns.turn("a"):
            raise ValueError("wrong")
    assert turns.crowd == 0


# ---------------------------------------------------------------- shares
# Jobs and caches are bounded: whoever has most gives way.


async def never() -> None:
    await asyncio.Event().wait()


async def test_few_strangers_do_not_keep_others_out() -> None:
    """If two clients have all the slots, a third takes the last one of whoever has most, if they have more.

    Whoever waits for a dropped job gets an error.
    """
    jobs = Jobs[int, None]()
    begun = [jobs.begin(n, who, never()) for n, who in enumerate("aaabb")]
    assert jobs.make_place("c", 6) is None
    assert jobs.make_place("c", 5) == 2
    jobs.begin(5, "c", never())
    for who in "ac":
        with pytest.raises(TooMany):
            jobs.make_place(who, 5)
    with pytest.raises(TooMany):
        await result(begun[2])
    assert [jobs.get(n) is not None for n in range(6)] == [True, True, False, True, True, True]
    jobs.close()
    assert len(jobs) == 0


async def test_a_job_goes_on_whoever_breaks_off() -> None:
    """It is not ended by one of those waiting for it, nor by the end of an earlier job with the same name."""
    jobs = Jobs[str, None]()
    jobs.begin("a", "me", never())
    jobs.give_up("a")
    job = jobs.begin("a", "me", never())
    waiting = asyncio.create_task(result(job))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert jobs.get("a") is job
    assert not job.done()
    jobs.close()


def test_who_fills_a_cache_drops_nobody_elses() -> None:
    """The first to go is the least recently used item of whoever has most; never the newest."""
    cache = Cache[str, int](6)
    assert cache.put("mine", 0, "me") == []
    assert [cache.put(f"{n}", n, "stranger", size=2) for n in range(2)] == [[], []]
    assert cache.get("0") == 0
    assert [cache.put(f"{n}", n, "stranger", size=2) for n in range(2, 4)] == [["1"], ["0"]]
    assert (len(cache), cache.size, cache.get("mine"), cache.get("0")) == (3, 5, 0, None)
    assert cache.put("large", 9, "me", size=9) == ["mine", "2", "3"]
    assert (len(cache), cache.size) == (1, 9)
