"""What the table remembers beside the match: when each command was made and by whom, or taken back; and the talk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rascals.core.match import Deed, Match
from rascals.table.entries import AnyHappening
from rascals.table.messages import Mark, Phrase, Scope


class Line(NamedTuple):
    """What happened to a command of the match, and when: made, maybe by a bot for an absent person, or taken back.

    `n` is the deed's number in the match as it was then; `hash` the chain's after it; `gone` the deed, once it has been
    taken back; `back` says that this is where it was.
    """

    at: int
    standin: bool
    n: int
    hash: str = ""
    gone: Deed | None = None
    back: bool = False

    def deed(self, match: Match) -> Deed:
        """Return the deed: of the match, but for one that was taken back."""
        return self.gone or match.deeds[self.n]


class Talk(NamedTuple):
    """A line of talk."""

    at: int
    seat: int
    text: str
    scope: Scope
    phrase: Phrase | None = None
    since: int = 0  # how many deeds the match had when a phrase was said
    mark: Mark | None = None
    settled: int = 0  # how many it had when that was so

    def heard_by(self, viewer: int | None) -> bool:
        """Tell whether it is for a viewer (None: a spectator) who is there."""
        return self.scope == "table" or viewer is not None


@dataclass
class Tried:
    """A match in which a decided entry has already been played, so that folding need not play it again."""

    what: AnyHappening
    match: Match
