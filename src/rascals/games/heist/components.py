"""Checks of changed components against each other, in every edition. [H-01, H-03, H-07, H-12, H-18, H-22]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rascals.core.errors import BadData
from rascals.games.heist.box import CELLS, DECK, EDITIONS, SPOTS, TRAP_DECK, V3

Component = Callable[[str], Any]

STARTS, SIDES, CENTRE, PRESETS = "1234", "abcd", "C", "ost"


def check(component: Component) -> None:
    """Raise BadData if components do not fit together, naming the entry and its valid values."""
    for number, edition in enumerate(EDITIONS):
        _check_map(f"{edition}.layout.map", component(f"{edition}.layout.map"))
        _check_sum(f"{edition}.tiles.counts", component, CELLS)
        _check_sum(f"{edition}.traps.counts", component, TRAP_DECK)
        _check_sum(f"{edition}.critters.counts", component, DECK)
        dealt, hired = component(f"{edition}.critters.dealt"), component(f"{edition}.critters.hired")
        if number >= V3 and dealt < hired:
            sentence = "{key}: at least as many as are hired, {least}, not {given}"
            raise BadData(sentence, "heist-error-dealt", key=f"{edition}.critters.dealt", least=hired, given=dealt)
        _check_values(f"{edition}.loot.values", component)
        if number >= V3 and any(component(f"{edition}.tiles.removed")):
            sentence = "{key}: 0 for each number of players, as {edition} lays no tiles out before the game"
            raise BadData(sentence, "heist-error-removed", key=f"{edition}.tiles.removed", edition=edition)


def _check_sum(key: str, component: Component, most: int) -> None:
    given = sum(component(key))
    if given > most:
        raise BadData("{key}: at most {most} together, not {given}", "heist-error-sum", key=key, most=most, given=given)


def _check_values(key: str, component: Component) -> None:
    """Check that the values of loot are distinct and descend, only the last below 0. [H-07]"""
    values = component(key)
    if sorted(set(values), reverse=True) != values or values[-1] >= 0 or values[-2] <= 0:
        sentence = "{key}: each less than the one before, only the last below 0, not {given}"
        raise BadData(sentence, "heist-error-values", key=key, given=values)


def _check_map(key: str, lines: Sequence[str]) -> None:
    """Check that there is one of each start, and room for all stashes (one a letter) and presets. [H-01, H-05]"""
    letters = "".join(lines)
    for start in STARTS:
        if letters.count(start) != 1:
            raise BadData("{key}: each start, 1 to 4, once; {given} is not", "heist-error-start", key=key, given=start)
    spots = len(set(letters) & set(SIDES + CENTRE)) + sum(letter in PRESETS for letter in letters)
    if spots > SPOTS:
        sentence = "{key}: at most {most} stashes and presets, not {given}"
        raise BadData(sentence, "heist-error-spots", key=key, most=SPOTS, given=spots)
