"""What the table remembers beside the match: when each command was made and by whom, and the talk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rascals.core.match import Match
from rascals.table.entries import AnyHappening
from rascals.table.messages import Scope


class Line(NamedTuple):
    """When a command of the match was made, and whether by a bot for an absent person."""

    at: int
    standin: bool


class Talk(NamedTuple):
    """A line of talk."""

    at: int
    seat: int
    text: str
    scope: Scope


@dataclass
class Tried:
    """A match in which a decided entry has already been played, so that folding need not play it again."""

    what: AnyHappening
    match: Match
