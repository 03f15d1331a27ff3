"""Goons, by Tobias Hall (All Or None Games, 2020), for two to four players."""

from __future__ import annotations

from itertools import combinations

from rascals.core.board import Board
from rascals.core.definition import GameDefinition, GameOption
from rascals.core.view_types import OptionValue
from rascals.games.goons import phrasing, position, rules, state
from rascals.games.goons.components import COLOURS, FEWEST, MOST, SIDE, TOKENS, VILLAIN_NAMES, VILLAINS
from rascals.games.goons.conditions import CONDITIONS, resting
from rascals.games.goons.events import EVENTS
from rascals.games.goons.knowledge import DERIVED, determinize
from rascals.games.goons.moves import VERBS
from rascals.games.goons.refusals import explain
from rascals.games.goons.state import State
from rascals.games.goons.view import SEAT_NAMES, derive, status
from rascals.games.goons.view_types import GoonsView

_RANDOM: dict[OptionValue, int] = {"random": state.ANY_VILLAINS}
_FOURS: dict[OptionValue, int] = {
    ",".join(VILLAIN_NAMES[villain] for villain in four): sum(1 << villain for villain in four)
    for four in combinations(range(VILLAINS), COLOURS)
}

DEFINITION = GameDefinition(
    name="goons",
    version=2,
    players=tuple(range(FEWEST, MOST + 1)),
    options=(
        GameOption("villains", _RANDOM | _FOURS, "O-03", several=True),
        GameOption("kid_random_limit", {14: state.LIMIT_14, 10: state.LIMIT_10}, "O-21.5"),
        GameOption("kid_random_rerolls", {"single": state.SINGLE, "cycle": state.CYCLE}, "O-21"),
        GameOption("razor_counts", {"skulls": state.SKULLS, "blanks": state.BLANKS}, "O-22.5"),
        GameOption("razor_draws", {"unlimited": state.UNLIMITED} | {n: n for n in range(1, 2 * TOKENS + 1)}, "O-22"),
        GameOption("jolly_trades", {3: 3, 2: 2}, "O-24.2"),
        GameOption("jolly_items", {False: 0, True: 1}, "O-24"),
        GameOption("darmondy_pays", {"all": state.ALL_PAY, "winner": state.WINNER_PAYS}, "O-25"),
        GameOption("darmondy_split", {"board": state.SPLIT_BOARD, "total": state.SPLIT_TOTAL}, "O-25"),
        GameOption("darmondy_zero", {"stays": state.ZERO_STAYS, "one": state.ZERO_ONE}, "O-25"),
        GameOption("klyde_pass", {"allowed": state.PASS_ALLOWED, "never": state.PASS_NEVER}, "O-26"),
        GameOption("dynamite_sorts", {True: 1, False: 0}, "O-20b"),
        GameOption("suit_pays", {"all": 0, "resolved": 1}, "O-28.jumpsuit"),
        GameOption("scythe_reach", {"open": state.OPEN_REACH, "any": state.ANY_REACH}, "O-28.scythe"),
        GameOption("final_tie", {"earlier": state.EARLIER, "later": state.LATER, "shared": state.SHARED}, "O-31"),
        GameOption("must_act", {False: 0, True: 1}, "O-10"),
    ),
    state=State,
    rules=rules,
    verbs=VERBS,
    events=EVENTS,
    determinize=determinize,
    explain=explain,
    derive=derive,
    view_type=GoonsView,
    derived=DERIVED,
    endings=state.ENDS,
    status=status,
    seat_names=SEAT_NAMES,
    board=Board.grid(SIDE, SIDE),
    unfinished=rules.unfinished,
    phrasing=phrasing,
    position=position,
    resting=resting,
    conditions=CONDITIONS,
)
