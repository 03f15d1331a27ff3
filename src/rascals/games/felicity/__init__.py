"""Felicity: The Cat in the Sack (Friedemann Friese, 2007; English edition 2017), for three to five players."""

from __future__ import annotations

from rascals.core.box import Box, Option
from rascals.games.felicity import knowledge, moves, position, rules
from rascals.games.felicity.box import FEWEST, MOST
from rascals.games.felicity.events import EVENTS
from rascals.games.felicity.state import LOWEST, MILDEST, RANDOM_SEAT, State
from rascals.games.felicity.view import view

BOX = Box(
    name="felicity",
    players=tuple(range(FEWEST, MOST + 1)),
    editions=(),
    options=(
        Option("small_dog", {"lowest": LOWEST, "mildest": MILDEST}, "F-32"),
        Option("first_player", {"random": RANDOM_SEAT} | {seat: seat for seat in range(MOST)}, "F-07", seats=True),
        Option("open_mice", {False: 0, True: 1}, "F-24"),
    ),
    state=State,
    rules=rules,
    knowledge=knowledge,
    moves=moves,
    events=EVENTS,
    view=view,
    position=position,
    capacity=moves.capacity,
    endings=("nine-rounds",),
)
