"""GoodCritters (Fabian Zimmermann, 2018), for four to eight players."""

from __future__ import annotations

from rascals.core.definition import GameDefinition, GameOption
from rascals.core.view_types import OptionValue
from rascals.games.goodcritters import phrasing, position, rules, state
from rascals.games.goodcritters.components import FEWEST, MOST, PROMOS, check_pile, fit
from rascals.games.goodcritters.drafting import once_legal
from rascals.games.goodcritters.events import END_REASONS, EVENTS
from rascals.games.goodcritters.knowledge import DERIVED, determinize, recall
from rascals.games.goodcritters.moves import VERBS
from rascals.games.goodcritters.phrases import PHRASES
from rascals.games.goodcritters.refusals import explain
from rascals.games.goodcritters.state import MOST_CHANGES, State
from rascals.games.goodcritters.view import CONDITIONS, derive, resting, status
from rascals.games.goodcritters.view_types import GoodcrittersView

FIRST_BOSS: dict[OptionValue, int] = {"host": state.HOST_SEAT, "random": state.RANDOM_SEAT}
LENGTHS: dict[OptionValue, int] = {
    "standard": state.STANDARD,
    "short": state.SHORT,
    "long": state.LONG,
    "any": state.ANY,
}
CHANGES = 20  # the default [G-35]

DEFINITION = GameDefinition(
    name="goodcritters",
    version=1,
    players=tuple(range(FEWEST, MOST + 1)),
    options=(
        GameOption("first_boss", FIRST_BOSS | {seat: seat for seat in range(MOST)}, "G-06", seats=True),
        GameOption("bargaining", {"open": state.OPEN, "turns": state.TURNS}, "G-34"),
        GameOption("changes", range(MOST_CHANGES + 1), "G-35", first=CHANGES),
        GameOption("payoffs", {False: 0, True: 1}, "G-24"),
        GameOption("limited_terms", {False: 0, True: 1}, "G-30"),
        GameOption("length", LENGTHS, "G-31"),
        GameOption("promos", range(PROMOS + 1), "G-32"),
        GameOption("early_bribes", {False: 0, True: 1}, "G-48"),
    ),
    state=State,
    derive=derive,
    view_type=GoodcrittersView,
    derived=DERIVED,
    position=position,
    rules=rules,
    verbs=VERBS,
    events=EVENTS,
    determinize=determinize,
    recall=recall,
    check=check_pile,
    fit=fit,
    free=rules.free,
    explain=explain,
    once_legal=once_legal,
    phrasing=phrasing,
    endings=END_REASONS,
    status=status,
    seat_names=frozenset({"owner", "boss", "turn", "threat", "from", "by"}),
    unfinished=rules.unfinished,
    phrases=PHRASES,
    agreements=frozenset({"ready", "accept"}),
    resting=resting,
    conditions=CONDITIONS,
)
