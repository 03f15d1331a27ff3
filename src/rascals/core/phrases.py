"""Phrases that a seat can say at a table: a game's own promises and requests, which are not binding.

A phrase is an id and a few arguments, with the text `GAME-phrase-ID` in every language. Some are promises; the game's
`judge` later says, from what everybody has seen, whether a promise was kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

Mark = Literal["kept", "broken", "void"]  # void: what was promised never fell due
Log = Sequence[Mapping[str, Any]]  # events in order, as a spectator sees them: `{"event", "args"}`

OTHER = "seat"  # an argument that is a seat other than the speaker's


class SpokenPhrase(NamedTuple):
    """A phrase that a seat has said; its arguments are seats and words."""

    seat: int
    phrase: str
    args: Mapping[str, int | str]


@dataclass(frozen=True)
class GamePhrase:
    """A phrase: the valid values of each argument, `OTHER` or a list of words; whether it is a promise."""

    name: str
    args: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)
    promise: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "args", MappingProxyType(dict(self.args)))

    def fits(self, said: SpokenPhrase, players: int) -> bool:
        """Return whether its arguments are valid at a table of that size."""
        return said.args.keys() == self.args.keys() and all(
            _is_other(said.args[name], said.seat, players) if kind == OTHER else said.args[name] in kind
            for name, kind in self.args.items()
        )


def _is_other(given: object, seat: int, players: int) -> bool:
    return type(given) is int and given != seat and 0 <= given < players


def open_forever(_log: Log, _at: int, _said: SpokenPhrase) -> Mark | None:
    """Judge nothing."""
    return None


@dataclass(frozen=True)
class Phrases:
    """A game's phrases. `judge(log, at, said)` returns whether a promise made before the log's event `at` was kept.

    It returns None while that is undecided. It is called after each of the events `settles`, and gets only what a
    spectator sees, so its result reveals nothing. Its log begins with the last event `begins` before the promise, the
    beginning of its round.
    """

    offered: tuple[GamePhrase, ...]
    settles: frozenset[str] = frozenset()
    judge: Callable[[Log, int, SpokenPhrase], Mark | None] = open_forever
    begins: str | None = None

    def judged(self, log: Log, at: int, said: SpokenPhrase) -> Mark | None:
        """Return whether a promise was kept, by all that a spectator has seen; None while it is undecided."""
        first = at - 1
        while first > 0 and log[first]["event"] != self.begins:
            first -= 1
        first = max(first, 0)
        return self.judge(log[first:], at - first, said)

    def find(self, name: str) -> GamePhrase | None:
        """Return the phrase of a name; None if there is none."""
        return next((phrase for phrase in self.offered if phrase.name == name), None)
