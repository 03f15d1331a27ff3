"""Felicity: The Cat in the Sack (Friedemann Friese, 2007; English edition 2017), for three to five players."""

from __future__ import annotations

from rascals.core.definition import GameDefinition, GameOption
from rascals.games.felicity import position, rules
from rascals.games.felicity.knowledge import DEDUCED, DERIVED, determinize
from rascals.games.felicity.moves import BID, EVENTS, VERBS
from rascals.games.felicity.position import check_components
from rascals.games.felicity.refusals import explain
from rascals.games.felicity.state import ALL_MICE, FEWEST, LOWEST, MILDEST, MOST, RANDOM_SEAT, State
from rascals.games.felicity.view import CONDITIONS, derive, resting, status
from rascals.games.felicity.view_types import FelicityView

DEFINITION = GameDefinition(
    name="felicity",
    version=1,
    players=tuple(range(FEWEST, MOST + 1)),
    options=(
        GameOption("small_dog", {"lowest": LOWEST, "mildest": MILDEST}, "F-32"),
        GameOption("first_player", {"random": RANDOM_SEAT} | {seat: seat for seat in range(MOST)}, "F-07", seats=True),
        GameOption("open_mice", {False: 0, True: 1}, "F-24"),
    ),
    state=State,
    rules=rules,
    verbs=VERBS,
    events=EVENTS,
    determinize=determinize,
    explain=explain,
    derive=derive,
    view_type=FelicityView,
    derived=DERIVED,
    deduced=DEDUCED,
    position=position,
    status=status,
    conditions=CONDITIONS,
    resting=resting,
    endings=("nine-rounds",),
    most_actions=BID + ALL_MICE,  # nobody can bid more mice than there are …
    # … except in edited positions, which may have any number. [F-33]
    capacity=lambda s: BID + s.bank + sum(s.on_card) + sum(s.mice) + sum(s.bid),
    check=check_components,
)
