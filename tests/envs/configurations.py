"""The games with which environments are tested: a short one of each, and every game, edition and number of players."""

from __future__ import annotations

import pytest

import rascals
from tests.suites import deep

SHORT = [
    rascals.game("felicity", players=3),
    rascals.game("goodcritters", players=4, bargaining="turns", length="short"),
    rascals.game("goons", players=2),
    rascals.game("heist", players=2, edition="v3", turn_limit=20),
]
EVERY = [
    rascals.game(name, players=players, edition=edition)
    for name, definition in rascals.games().items()
    for players in definition.players
    for edition in definition.editions or (None,)
]
OTHERS = [
    rascals.game("felicity", players=5, open_mice=True, small_dog="mildest"),
    rascals.game("goodcritters", players=4, changes=2, payoffs=True, promos=4, length="short"),
    rascals.game("goodcritters", players=6, length="short"),
    rascals.game("goons", players=4, villains="doctor kid-random mary-klyde blind-razor"),
    rascals.game("heist", players=3, turn_limit=20),
]
by_short = pytest.mark.parametrize("game", [*SHORT, *deep(OTHERS)], ids=str)
by_every = pytest.mark.parametrize("game", [*SHORT, *deep([*EVERY, *OTHERS])], ids=str)
