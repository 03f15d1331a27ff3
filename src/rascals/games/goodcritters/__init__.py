"""GoodCritters (Fabian Zimmermann, 2018), for four to eight players."""

from __future__ import annotations

from rascals.core.box import Box, Option
from rascals.games.goodcritters import knowledge, moves, position, rules
from rascals.games.goodcritters.box import FEWEST, MOST, PROMOS
from rascals.games.goodcritters.events import CHANGES_TOLD, END_REASONS, EVENTS
from rascals.games.goodcritters.state import ANY, HOST_SEAT, LONG, OPEN, RANDOM_SEAT, SHORT, STANDARD, TURNS, State
from rascals.games.goodcritters.view import view

CHANGES, MOST_CHANGES = 20, 100  # G-35: the default, and the most that can be agreed

BOX = Box(
    name="goodcritters",
    players=tuple(range(FEWEST, MOST + 1)),
    editions=(),
    options=(
        Option(
            "first_boss",
            {"host": HOST_SEAT, "random": RANDOM_SEAT} | {seat: seat for seat in range(MOST)},
            "G-06",
            seats=True,
        ),
        Option("bargaining", {"open": OPEN, "turns": TURNS}, "G-34"),
        Option("changes", {CHANGES: CHANGES, **{count: count for count in range(MOST_CHANGES + 1)}}, "G-35"),
        Option("payoffs", {False: 0, True: 1}, "G-24"),
        Option("limited_terms", {False: 0, True: 1}, "G-30"),
        Option("length", {"standard": STANDARD, "short": SHORT, "long": LONG, "any": ANY}, "G-31"),
        Option("promos", {count: count for count in range(PROMOS + 1)}, "G-32"),
    ),
    state=State,
    rules=rules,
    knowledge=knowledge,
    moves=moves,
    events=EVENTS,
    view=view,
    position=position,
    endings=END_REASONS,
    unfinished=rules.unfinished,
    composites=moves,
    agreements=frozenset({"ready", "accept"}),
    unsettling=frozenset(EVENTS[code].name for code in CHANGES_TOLD),
)
