"""The history of a table besides the match: when and by whom each move was made or taken back; and the talk."""

from __future__ import annotations

from typing import NamedTuple

from rascals.core.match import Match, Ply
from rascals.table.entries import AnyTableEvent
from rascals.table.messages import Mark, Phrase, Scope


class HistoryLine(NamedTuple):
    """A move of the match and its time: made, perhaps by a bot for an absent person, or taken back.

    `n` is the ply's number in the match at that time; `hash` the chain's hash after it; `gone` the ply, if it was
    taken back; `back` marks the line that takes it back.
    """

    at: int
    standin: bool
    n: int
    hash: str = ""
    gone: Ply | None = None
    back: bool = False

    def ply(self, match: Match) -> Ply:
        """Return the ply, from the match unless it was taken back."""
        return self.gone or match.history[self.n]


class TalkLine(NamedTuple):
    """A line of talk. `name`: the speaker's; somebody else may have the seat now."""

    at: int
    seat: int
    name: str
    text: str
    scope: Scope
    phrase: Phrase | None = None
    since: int = 0  # the number of plies when a phrase was said
    mark: Mark | None = None
    settled: int = 0  # the number of plies when the mark was set

    def visible_to(self, viewer: int | None) -> bool:
        """Return whether it is for a viewer (None: a spectator)."""
        return self.scope == "table" or viewer is not None


class Tried(NamedTuple):
    """A decided event, with the match in which its move was tried.

    Applying the entry of this event uses the match instead of playing the move again.
    """

    what: AnyTableEvent
    match: Match


class Consequences(NamedTuple):
    """Consequences of an entry that it does not contain.

    `marked`: the indices in the talk of promises that it kept, broke or reopened. `lapsed`: the seats whose conditional
    moves expired.
    """

    marked: list[int]
    lapsed: set[int]
