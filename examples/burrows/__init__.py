"""Burrows: a small game of food, theft and suspicion on a board of tunnels, for three to five players."""

from rascals.core.definition import GameDefinition, GameOption

from . import position, rules
from .components import BOARD, PLAYERS
from .events import EVENTS
from .knowledge import determinize
from .moves import VERBS
from .refusals import explain
from .state import LONG, SHORT, State
from .view import derive, status
from .view_types import BurrowsView

DEFINITION = GameDefinition(
    name="burrows",
    version=1,
    players=PLAYERS,
    options=(
        GameOption("length", {"short": SHORT, "long": LONG}, "B-07"),
        GameOption("open_hands", {False: 0, True: 1}, "B-08"),
    ),
    state=State,
    rules=rules,
    verbs=VERBS,
    events=EVENTS,
    determinize=determinize,
    explain=explain,
    derive=derive,
    view_type=BurrowsView,
    position=position,
    status=status,
    board=BOARD,
    endings=("winter",),
)
