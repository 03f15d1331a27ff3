"""Newgame: draw food and stop before there are too many traps, for two to five players."""

from __future__ import annotations

from rascals.core.definition import GameDefinition, GameOption

from . import rules
from .components import PLAYERS
from .events import EVENTS
from .knowledge import determinize
from .moves import VERBS
from .refusals import explain
from .state import State
from .view import derive, status
from .view_types import NewgameView

DEFINITION = GameDefinition(
    name="newgame",
    version=1,
    players=PLAYERS,
    options=(GameOption("open_hands", {False: 0, True: 1}, "N-09"),),
    state=State,
    rules=rules,
    verbs=VERBS,
    events=EVENTS,
    determinize=determinize,
    explain=explain,
    derive=derive,
    view_type=NewgameView,
    status=status,
    endings=("all-stopped",),
)
