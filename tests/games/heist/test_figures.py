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
    events = [event for ply in match.history for event in ply.events]
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


def ended(game, position, *moves):
    """Return a match played from a position to its end."""
    match = game.from_position({"phase": "heist", "turn": 0, "first": 0, "board": [], **position}, seed=0)
    for notation in moves:
        seat, move = notation.split(": ")
        match.play(int(seat), move)
    assert match.over
    return match


def test_loot_counts_where_it_does_in_the_score():
    """H-26: in v1 what is banked, later what is carried too."""
    crews = [{"at": [5, 9], "carried": [10], "banked": [2]}, {"at": [11, 11], "banked": [4]}]
    position = {"round": 6, "turns_taken": [5, 6], "hands": [[], []], "crews": crews}
    numbers = FIGURES.numbers(ended(rascals.game("heist", players=2, edition="v1", turn_limit=6), position, "0: end"))
    assert [numbers[f"loot:{name}"] for name in ("canned", "nuts", "gourd", "apple")] == [0, 0, 1, 1]
    crews = [{"at": [4, 4], "carried": [6]}, {"at": [2, 2], "carried": [2, 8]}]
    numbers = FIGURES.numbers(
        ended(rascals.game("heist", players=2, turn_limit=6), position | {"crews": crews}, "0: end")
    )
    assert [numbers[f"loot:{name}"] for name in ("canned", "nuts", "gourd", "apple")] == [1, 1, 0, 1]


def test_what_crews_do_to_one_another_names_two_of_them():
    """H-18.bat.v5: a bat that is sent to another crew is counted, one that comes to the own crew is not."""
    crews = [{"at": [4, 4]}, {"at": [2, 2]}]
    position = {"round": 6, "turns_taken": [5, 6], "hands": [["bat", "bat"], []], "crews": crews}
    game = rascals.game("heist", players=2, turn_limit=6)
    given = position | {"trap_deck": ["camera", "camera"], "stack": []}
    assert FIGURES.numbers(ended(game, given, "0: play bat 1", "0: play bat 0", "0: end"))["between"] == 1
    assert FIGURES.numbers(ended(game, given, "0: end"))["between"] == 0
