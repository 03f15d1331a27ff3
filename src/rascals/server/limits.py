"""Rate limiting with named token buckets.

A *rule* says how many requests are allowed in how many seconds; a *bucket* holds what one key (a socket, an address, a
seat) has left. A bucket starts full and refills evenly, so a client may use its whole allowance at once and then
continue at the even rate. A rule may also *lock*: when the bucket is empty, the key is refused for a fixed time,
however slowly it goes on asking (against guessing codes).

`Limits` does no input or output and reads time only through its clock, which tests can move. A bucket that has filled
up again is like a new one, so it is forgotten as soon as another key comes. The map of keys is bounded, too: when it
is full, the least recently used key is forgotten. That gives the key a fresh bucket, which is better than memory that
strangers can fill.

Rules that count addresses treat an IPv6 /64 network as one key, because a household has a whole /64. For this machine
itself they use the rule `<name>_local` if there is one, because its user is not a stranger, and neither is a load test.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

# ---------------------------------------------------------------- rules
# The rules, their defaults, and how they are written in the settings.


class BadRule(ValueError):
    """A limit in the wrong form or with an unknown name."""


@dataclass(frozen=True)
class Rule:
    """At most `count` requests at once, refilled evenly over `seconds`.

    `lock`: seconds of refusal once the bucket is empty (0: none). `by_address`: keys are IP addresses.
    """

    count: int
    seconds: float
    lock: float = 0.0
    by_address: bool = False

    @property
    def rate(self) -> float:
        """Tokens added to the bucket in a second."""
        return self.count / self.seconds


DEFAULT_RULES: Mapping[str, Rule] = MappingProxyType({
    "ws_messages": Rule(100, 20),
    "requests": Rule(300, 30, by_address=True),
    "requests_local": Rule(100_000, 30, by_address=True),
    "handshakes": Rule(80, 30, by_address=True),
    "handshakes_local": Rule(10_000, 30, by_address=True),
    "tables": Rule(10, 3600, by_address=True),
    "tables_local": Rule(10_000, 3600, by_address=True),
    "replays": Rule(20, 60, by_address=True),
    "replays_local": Rule(10_000, 60, by_address=True),
    "exports": Rule(2, 120, by_address=True),
    "chat": Rule(5, 10),
    "undo": Rule(30, 60),
    "advice": Rule(12, 60),
    "wishes": Rule(30, 60),
    "analyses": Rule(6, 300, by_address=True),
    "analyses_local": Rule(10_000, 300, by_address=True),
    "what_ifs": Rule(60, 300, by_address=True),
    "what_ifs_local": Rule(10_000, 300, by_address=True),
    "callers": Rule(20, 3600, by_address=True),
    "callers_local": Rule(10_000, 3600, by_address=True),
    "keyrings": Rule(120, 3600, by_address=True),
    "keyrings_local": Rule(10_000, 3600, by_address=True),
    "mails": Rule(30, 3600),
    "confirmations": Rule(3, 86_400),
    "join_guesses": Rule(10, 60, lock=600, by_address=True),
})  # fmt: skip


def parse_rules(text: str) -> dict[str, Rule]:
    """Read rules such as ``"chat=5/10, tables=20/3600"`` (requests / seconds)."""
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


LOCAL = "_local"
CAPACITY = 10_000


@dataclass
class _Bucket:
    """The tokens that one key had left at the time `at`; refused until the time `locked`."""

    tokens: float
    at: float
    locked: float = -math.inf

    def holds(self, rule: Rule, now: float) -> float:
        """Return the tokens at a time."""
        return min(rule.count, self.tokens + (now - self.at) * rule.rate)

    def full(self, rule: Rule, now: float) -> bool:
        """Return whether it is like a new one."""
        return now >= self.locked and self.holds(rule, now) == rule.count


class Limits:
    """The buckets of one process.

    `clock` gives seconds and never goes back; `rules` replace the defaults of the same name; `capacity` is how many
    keys each name remembers.
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
        """Take one token of `key` under the rule `name`; False if there is none left."""
        rule, bucket = self._find(name, key)
        now = self._clock()
        if now < bucket.locked:
            return False
        bucket.tokens, bucket.at = bucket.holds(rule, now), now
        if bucket.tokens < 1:
            bucket.locked = now + rule.lock
            return False
        bucket.tokens -= 1
        return True

    def wait(self, name: str, key: str) -> float:
        """Return the seconds until `allow` would return True, 0 if it would now; nothing is taken."""
        rule, bucket = self._find(name, key)
        now = self._clock()
        return max(0.0, bucket.locked - now, (1 - bucket.holds(rule, now)) / rule.rate)

    def keys(self) -> int:
        """The number of keys that are remembered, over all rules."""
        return sum(map(len, self._buckets.values()))

    def _find(self, name: str, key: str) -> tuple[Rule, _Bucket]:
        name, key = self._resolve(name, key)
        rule, buckets = self.rules[name], self._buckets[name]
        bucket = buckets.get(key)
        if bucket is None:
            now = self._clock()
            while buckets and (len(buckets) >= self._capacity or next(iter(buckets.values())).full(rule, now)):
                buckets.popitem(last=False)
            bucket = buckets[key] = _Bucket(rule.count, now)
        buckets.move_to_end(key)
        return rule, bucket

    def _resolve(self, name: str, key: str) -> tuple[str, str]:
        if not self.rules[name].by_address:
            return name, key
        local, key = network(key)
        return (name + LOCAL if local and name + LOCAL in self.rules else name), key


def network(address: str) -> tuple[bool, str]:
    """Return whether an address is this machine's own, and the key under which it is counted."""
    ip = ip_address(address)
    if ip is None:
        return False, address
    if isinstance(ip, ipaddress.IPv6Address):
        return ip.is_loopback, str(ipaddress.ip_network((int(ip), 64), strict=False))
    return ip.is_loopback, str(ip)


def ip_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Return an IP address; an IPv4 address written as IPv6 becomes IPv4; None for any other text."""
    try:
        ip = ipaddress.ip_address(text)
    except ValueError:
        return None
    return (ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None) or ip
