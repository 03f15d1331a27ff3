"""R20: token buckets: how often anybody may ask."""

from __future__ import annotations

import random

import pytest

from rascals.server.limits import DEFAULT_RULES, BadRule, Limits, Rule, parse_rules

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


class Clock:
    """Time that moves when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def taken(limits: Limits, name: str, key: str, tries: int) -> int:
    return sum(limits.allow(name, key) for _ in range(tries))


@pytest.mark.parametrize("name", PROMISED)
def test_r20_each_bucket_holds_what_is_promised(name: str, clock: Clock) -> None:
    """A new key gets exactly the promised number of requests at once."""
    count, seconds = PROMISED[name]
    assert (DEFAULT_RULES[name].count, DEFAULT_RULES[name].seconds) == (count, seconds)
    limits = Limits(clock)
    assert taken(limits, name, STRANGER, count + 50) == count


@pytest.mark.parametrize("name", [name for name in DEFAULT_RULES if not DEFAULT_RULES[name].lock])
def test_r20_an_empty_bucket_refills_evenly(name: str, clock: Clock) -> None:
    """After one interval exactly one more request passes; after the whole time the whole count, never more."""
    rule = DEFAULT_RULES[name]
    key = "127.0.0.1" if name.endswith("_local") else STRANGER
    name = name.removesuffix("_local")
    limits = Limits(clock)
    taken(limits, name, key, rule.count)
    clock.now += 1.001 * rule.seconds / rule.count
    assert taken(limits, name, key, 3) == 1
    clock.now += 10 * rule.seconds
    assert taken(limits, name, key, rule.count + 5) == rule.count


def test_r20_guessing_codes_locks(clock: Clock) -> None:
    """A client that guesses beyond the limit is refused for ten minutes, even after the bucket would have refilled."""
    limits = Limits(clock)
    assert taken(limits, "join_guesses", STRANGER, 11) == 10
    clock.now += 120
    assert not limits.allow("join_guesses", STRANGER)
    assert limits.wait("join_guesses", STRANGER) == pytest.approx(480)
    clock.now += 481
    assert limits.allow("join_guesses", STRANGER)


def test_keys_and_names_do_not_share_a_bucket(clock: Clock) -> None:
    """Use of one key or rule does not affect another."""
    limits = Limits(clock)
    assert taken(limits, "chat", "a", 9) == 5
    assert taken(limits, "chat", "b", 9) == 5
    assert taken(limits, "exports", STRANGER, 9) == 2


def test_r20_this_machine_may_make_many_tables_and_a_stranger_may_not(clock: Clock) -> None:
    """The local rule applies only to loopback addresses, IPv4 and IPv6."""
    limits = Limits(clock)
    assert [taken(limits, "tables", ip, 11) for ip in ("127.0.0.1", "::1", "::ffff:127.0.0.1")] == [11] * 3
    assert [taken(limits, "tables", ip, 11) for ip in (STRANGER, "2001:db8::1", "unknown")] == [10] * 3


def test_r20_one_ipv6_network_is_one_stranger(clock: Clock) -> None:
    """Addresses of one /64 share a bucket; another /64 has its own; a mapped IPv4 address is that IPv4 address."""
    limits = Limits(clock)
    assert sum(taken(limits, "tables", f"2001:db8:1:2::{i:x}", 1) for i in range(30)) == 10
    assert taken(limits, "tables", "2001:db8:1:3::1", 30) == 10
    assert taken(limits, "tables", STRANGER, 30) == 10
    assert taken(limits, "tables", f"::ffff:{STRANGER}", 30) == 0


def test_r20_the_map_of_keys_is_bounded(clock: Clock) -> None:
    """With ten times as many keys as the capacity, the most recently used ones up to the capacity are kept."""
    limits = Limits(clock, capacity=100)
    assert taken(limits, "chat", "talker", 9) == 5
    for i in range(1000):
        limits.allow("chat", f"key {i}")
        assert not limits.allow("chat", "talker")
    assert limits.keys() <= 100


def test_a_bucket_that_is_full_again_is_forgotten(clock: Clock) -> None:
    """Of a thousand keys, one after another, only those are held that are not yet allowed all that a new key is."""
    limits = Limits(clock, {"chat": Rule(5, 10), "join_guesses": Rule(1, 1, lock=100)})
    for n in range(1000):
        limits.allow("chat", f"socket {n}")
        assert sum(limits.allow("join_guesses", f"guesser {n}") for _ in range(2)) == 1
        clock.now += 1
    assert limits.keys() == 2 + 100


def test_the_wait_is_exact(clock: Clock) -> None:
    """`wait` is 0 exactly when `allow` returns True, and after waiting that long it does (seeded random walk)."""
    dice = random.Random(4)
    limits = Limits(clock, {"chat": Rule(3, 7)})
    for _ in range(2000):
        clock.now += dice.choice((0, 0, 0.3, 2.0))
        wait = limits.wait("chat", "k")
        assert limits.allow("chat", "k") == (wait == 0)
        if wait and dice.random() < 0.3:
            clock.now += wait + 1e-6
            assert limits.allow("chat", "k")


def test_limits_are_set_by_text() -> None:
    """`parse_rules` reads pairs and keeps a rule's other properties (its lock, what it counts)."""
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
def test_bad_limits_are_refused_in_one_line(text: str, words: str) -> None:
    """An invalid rule is refused with the valid ones."""
    with pytest.raises(BadRule, match=words) as caught:
        parse_rules(text)
    assert "\n" not in str(caught.value)
