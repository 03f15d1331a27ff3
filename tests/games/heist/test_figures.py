"""What comparisons count of a game of Critter Heist, against what its events tell."""

from __future__ import annotations

from collections import Counter

import pytest

import rascals
from rascals.games.heist import BOX
from rascals.games.heist.figures import FIGURES


@pytest.mark.parametrize("edition", BOX.editions)
def test_figures_are_what_the_events_tell(edition):
    """Turns, critters used and late crews are those that the events name; suspicion is the view's."""
    match = rascals.play(rascals.game("heist", edition=edition, players=3, turn_limit=8), ["saboteur"] * 3, seed=4)
    events = [event for deed in match.deeds for event in deed.events]
    numbers, done = FIGURES.numbers(match), FIGURES.done(match)
    seats = match.view(reveal=True)["seats"]
    names = Counter(event.name for event in events)
    assert numbers["turns"] == names["turn_began"] > 0
    assert numbers["suspicion"] == sum(seat["suspicion"] for seat in seats)
    assert numbers["late"] == names["late"]
    used = Counter(
        (event.args["critter"], event.args["seat"]) for event in events if event.name in {"played", "reacted"}
    )
    told = {(name.partition(":")[2], seat): n for name, counts in done.items() for seat, n in enumerate(counts) if n}
    assert told == dict(used)
    assert sum(used.values()) > 0
    assert FIGURES.first is not None
    assert FIGURES.first(match) == match.position()["first"]
