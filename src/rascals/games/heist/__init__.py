"""Critter Heist, an unnamed design in five revisions (v1 to v5), for two to four players."""

from __future__ import annotations

from rascals.core.board import Board
from rascals.core.definition import GameDefinition, GameOption
from rascals.games.heist import phrasing, position, rules, state
from rascals.games.heist.components import EDITIONS, FEWEST, MOST, SIDE, TOPICS, check
from rascals.games.heist.events import EVENTS
from rascals.games.heist.knowledge import DERIVED, determinize, recall
from rascals.games.heist.moves import VERBS
from rascals.games.heist.refusals import explain
from rascals.games.heist.state import MOST_TURNS, State
from rascals.games.heist.view import CONDITIONS, derive, resting, status
from rascals.games.heist.view_types import HeistView

_V1_V2, _V2_V4, _V4, _V4_V5, _V5 = EDITIONS[:2], EDITIONS[1:4], EDITIONS[3:4], EDITIONS[3:], EDITIONS[4:]

DEFINITION = GameDefinition(
    name="heist",
    version=1,
    players=tuple(range(FEWEST, MOST + 1)),
    editions=EDITIONS,
    topics=TOPICS,
    options=(
        GameOption("turn_limit", range(1, MOST_TURNS + 1), "H-27", first=60),
        GameOption("late_forfeit", {False: 0, True: 1}, "H-26"),
        GameOption("extra_side_loot", {False: 0, True: 1}, "H-07", editions=_V1_V2),
        GameOption("choose_food", {"any": state.ANY_FOOD, "highest": state.HIGHEST_FOOD}, "H-08", editions=_V5),
        GameOption("place_optional", {True: 1, False: 0}, "H5-15", editions=_V5),
        GameOption("slippery_chain", {True: 1, False: 0}, "H-24", editions=_V2_V4),
        GameOption("spider_interrupt", {"all": state.EVERYBODY, "own": state.OWN}, "H-18", editions=_V5),
        GameOption("bird_budget", {"free": state.FREE, "capped": state.CAPPED}, "H-13b", editions=_V4_V5),
        GameOption("badger_cap", range(1, 101), "H-18", first=6, editions=_V4),
        GameOption("last_turns", range(1, 101), "H1-25", first=5, editions=_V1_V2),
        GameOption("final_tie", {"suspicion": state.BY_SUSPICION, "shared": state.SHARED}, "H-26"),
    ),
    state=State,
    rules=rules,
    verbs=VERBS,
    events=EVENTS,
    determinize=determinize,
    recall=recall,
    derive=derive,
    view_type=HeistView,
    derived=DERIVED,
    status=status,
    seat_names=frozenset({"of", "victims"}),
    explain=explain,
    endings=state.ENDS,
    position=position,
    phrasing=phrasing,
    board=Board.grid(SIDE, SIDE),
    unfinished=rules.unfinished,
    check=check,
    resting=resting,
    conditions=CONDITIONS,
)
