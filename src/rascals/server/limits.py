"""How often anybody may ask: token buckets with names.

A *rule* says how many requests may come in how many seconds; a *bucket* holds what one key (a
socket, an address, a seat) has left. A bucket starts full and refills evenly, so a client may use
its whole allowance at once and then continues at the even rate. A rule may also *lock*: when the
bucket is empty the key is refused for that long, however slowly it goes on asking (guessing codes).

`Limits` does no input or output and reads time only through its clock, so tests move the clock.
Its map of keys is bounded: when it is full the key unused for longest is forgotten. Forgetting gives
that key a fresh bucket, which is the lesser evil beside memory that strangers can fill.

Rules that count addresses treat an IPv6 /64 network as one key, because one household owns a whole
one, and let this machine itself use the rule `<name>_local` where there is one: the person at the
keyboard is not a stranger, and neither is a load test.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

LOCAL = "_local"
CAPACITY = 10_000


class BadRule(ValueError):
    """A limit that was given in the wrong form or under an unknown name."""


@dataclass(frozen=True)
class Rule:
    """At most `count` requests at once, refilled evenly over `seconds`; see the module.

    `lock`: seconds of refusal once the bucket is empty (0: none). `by_address`: keys are IP addresses.
    """

    count: int
    seconds: float
    lock: float = 0.0
    by_address: bool = False

    @property
    def rate(self) -> float:
        """Tokens that come back in a second."""
        return self.count / self.seconds


DEFAULT_RULES: Mapping[str, Rule] = MappingProxyType({
    "ws_messages": Rule(100, 20),
    "requests": Rule(300, 30, by_address=True),
    "requests_local": Rule(100_000, 30, by_address=True),
    "handshakes": Rule(80, 30, by_address=True),
    "handshakes_local": Rule(10_000, 30, by_address=True),
    "tables": Rule(10, 3600, by_address=True),
    "tables_local": Rule(10_000, 3600, by_address=True),
    "exports": Rule(2, 120, by_address=True),
    "chat": Rule(5, 10),
    "join_guesses": Rule(10, 60, lock=600, by_address=True),
})  # fmt: skip


def parse_rules(text: str) -> dict[str, Rule]:
    """Read rules such as ``"chat=5/10, tables=20/3600"`` (how many / in how many seconds)."""
    rules = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = part.partition("=")
        rules[name.strip()] = _parse_rule(name.strip(), value)
    return rules


def _parse_rule(name: str, value: str) -> Rule:
    if name not in DEFAULT_RULES:
        raise BadRule(f"unknown limit {name!r}; valid: {', '.join(DEFAULT_RULES)}")
    count, _, seconds = value.partition("/")
    try:
        pair = int(count), float(seconds)
    except ValueError:
        pair = (0, 0.0)
    if pair[0] < 1 or not 0 < pair[1] < math.inf:
        raise BadRule(f"limit {name}={value} must be COUNT/SECONDS, such as {name}=5/10 (a count of at least 1)")
    usual = DEFAULT_RULES[name]
    return Rule(*pair, lock=usual.lock, by_address=usual.by_address)


@dataclass
class _Bucket:
    """What one key has left at the time `at`; `locked` until then."""

    tokens: float
    at: float
    locked: float = -math.inf


class Limits:
    """The buckets of one process.

    `clock` gives seconds that never go back; `rules` replace the defaults of the same name;
    `capacity` is how many keys each name remembers.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        rules: Mapping[str, Rule] | None = None,
        capacity: int = CAPACITY,
    ) -> None:
        self._clock = clock
        self.rules: Mapping[str, Rule] = {**DEFAULT_RULES, **(rules or {})}
        self._capacity = capacity
        self._buckets: dict[str, OrderedDict[str, _Bucket]] = {name: OrderedDict() for name in self.rules}

    def allow(self, name: str, key: str) -> bool:
        """Take one token of `key` under the rule `name`; False when there is none, and nothing is taken."""
        rule, bucket = self._find(name, key)
        now = self._clock()
        if now < bucket.locked:
            return False
        bucket.tokens = min(rule.count, bucket.tokens + (now - bucket.at) * rule.rate)
        bucket.at = now
        if bucket.tokens < 1:
            bucket.locked = now + rule.lock
            return False
        bucket.tokens -= 1
        return True

    def give_back(self, name: str, key: str) -> None:
        """Return a token taken by `allow`: what was counted turned out to be no offence (a right guess)."""
        rule, bucket = self._find(name, key)
        bucket.tokens = min(rule.count, bucket.tokens + 1)

    def wait(self, name: str, key: str) -> float:
        """Seconds until `allow` would say yes; 0 when it would now. Takes nothing."""
        rule, bucket = self._find(name, key)
        now = self._clock()
        tokens = min(rule.count, bucket.tokens + (now - bucket.at) * rule.rate)
        return max(0.0, bucket.locked - now, (1 - tokens) / rule.rate)

    def forget(self, name: str, key: str) -> None:
        """Drop the bucket of a key that will not come back (a closed socket)."""
        name, key = self._resolve(name, key)
        self._buckets[name].pop(key, None)

    def keys(self) -> int:
        """How many keys are remembered in all."""
        return sum(map(len, self._buckets.values()))

    def _find(self, name: str, key: str) -> tuple[Rule, _Bucket]:
        name, key = self._resolve(name, key)
        rule, buckets = self.rules[name], self._buckets[name]
        bucket = buckets.get(key)
        if bucket is None:
            bucket = buckets[key] = _Bucket(rule.count, self._clock())
            if len(buckets) > self._capacity:
                buckets.popitem(last=False)
        buckets.move_to_end(key)
        return rule, bucket

    def _resolve(self, name: str, key: str) -> tuple[str, str]:
        if not self.rules[name].by_address:
            return name, key
        local, key = _network(key)
        return (name + LOCAL if local and name + LOCAL in self.rules else name), key


def _network(address: str) -> tuple[bool, str]:
    """Whether an address is this machine's own, and the key it counts under."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False, address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is None:
            return ip.is_loopback, str(ipaddress.ip_network((int(ip), 64), strict=False))
        ip = ip.ipv4_mapped
    return ip.is_loopback, str(ip)
