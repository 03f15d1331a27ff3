"""Rate limits: the rules, their defaults, and how they are written in the settings.

A *rule* says how many requests are allowed in how many seconds. A rule may also *lock*: a client that has used up all
is then refused for a time, however slowly it goes on asking (against guessing codes). `rascals.server.guard.limits`
enforces them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


class BadRule(ValueError):
    """A limit that was given in the wrong form or under an unknown name."""


@dataclass(frozen=True)
class Rule:
    """At most `count` requests at once, refilled evenly over `seconds`; see `rascals.server.guard.limits`.

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
