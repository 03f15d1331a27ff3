"""What the table remembers beside the match: when each command was made and by whom, or taken back; and the talk."""

from __future__ import annotations

from typing import NamedTuple

from rascals.core.match import Match, Ply
from rascals.table.entries import AnyHappening
from rascals.table.messages import Mark, Phrase, Scope


class Line(NamedTuple):
    """What happened to a command of the match, and when: made, maybe by a bot for an absent person, or taken back.

    `n` is the ply's number in the match as it was then; `hash` the chain's after it; `gone` the ply, once it has been
    taken back; `back` says that this is where it was.
    """

    at: int
    standin: bool
    n: int
    hash: str = ""
    gone: Ply | None = None
    back: bool = False

    def ply(self, match: Match) -> Ply:
        """Return the ply: of the match, but for one that was taken back."""
        return self.gone or match.history[self.n]


class Talk(NamedTuple):
    """A line of talk. `name`: that of who said it; somebody else may sit there now."""

    at: int
    seat: int
    name: str
    text: str
    scope: Scope
    phrase: Phrase | None = None
    since: int = 0  # how many plies the match had when a phrase was said
    mark: Mark | None = None
    settled: int = 0  # how many it had when that was so

    def heard_by(self, viewer: int | None) -> bool:
        """Tell whether it is for a viewer (None: a spectator) who is there."""
        return self.scope == "table" or viewer is not None


class Tried(NamedTuple):
    """A happening that has been decided, with the match in which it was played to see what comes of it.

    Folding the entry of this very happening takes the match over instead of playing the move again.
    """

    what: AnyHappening
    match: Match


class Consequences(NamedTuple):
    """What an entry brings that it does not say itself.

    `marked`: the places in the talk of promises that are kept, broken or open since. `lapsed`: the seats whose wishes
    are over with it.
    """

    marked: list[int]
    lapsed: set[int]
