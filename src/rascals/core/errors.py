"""The errors a user can cause. Each says what was wrong and what is valid, and nothing has changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any


class RascalsError(ValueError):
    """The base of every error caused by what a user gave."""


class BadOption(RascalsError):
    """A game, edition, number of players, option or bot that does not exist."""

    @classmethod
    def unknown(cls, what: str, given: object, valid: Iterable[object]) -> BadOption:
        """Say that `given` is not one of the `valid` values of `what`."""
        return cls(f"unknown {what} {given!r}; valid: {', '.join(map(str, valid))}")


class BadPosition(RascalsError):
    """A position that cannot be; the message names the entry and what it may be."""


class BadRecord(RascalsError):
    """A saved game, or a list of recorded moves or outcomes, that does not hold."""


@dataclass(frozen=True)
class Refusal:
    """Why a move is refused: a reason's id with its parameters, and the clause of the rules, where one says so."""

    reason: str
    args: Mapping[str, Any] = field(default_factory=dict)
    clause: str | None = None
    sentence: str = ""

    def json(self) -> dict[str, Any]:
        """Return the refusal as JSON-ready data: `reason`, `args`, `clause`."""
        return {"reason": self.reason, "args": dict(self.args), "clause": self.clause}

    def __str__(self) -> str:
        text = self.sentence.format(**self.args) if self.sentence else self.reason
        return f"{text} [{self.clause}]" if self.clause else text


class IllegalMove(RascalsError):
    """A move that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Refusal]]:
        return IllegalMove, (self.refusal,)
