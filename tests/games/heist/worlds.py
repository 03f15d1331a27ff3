"""What a viewer sees of a scene, and every sampled state that it cannot tell from it, with how likely each is dealt.
[H-28]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

from rascals.core.chance import words_of
from rascals.games.heist import DEFINITION
from tests.games.heist.scenes import Scene, assert_conserved, totals

SPECTATOR = None


def view(scene: Scene, viewer: int | None) -> dict[str, Any]:
    """Return a viewer's view."""
    return DEFINITION.view(scene.s, viewer, reveal=False)


def known(scene: Scene, viewer: int | None) -> dict[str, str]:
    """Return what a viewer has been shown and still holds, by where it is."""
    return {entry["where"]: " ".join(entry["cards"]) for entry in view(scene, viewer)["known"]}


def everybody(scene: Scene) -> tuple[int | None, ...]:
    """Return the seats and the spectator."""
    return (*range(scene.s.players), SPECTATOR)


def nobody_but(scene: Scene, *viewers: int | None) -> list[int | None]:
    """Return all other viewers."""
    return [viewer for viewer in everybody(scene) if viewer not in viewers]


def observed(s: Any, viewer: int | None) -> list[int]:
    """Return an observation."""
    out = [0] * DEFINITION.observation.size
    DEFINITION.observation.observe(s, -1 if viewer is None else viewer, out)
    return out


def determinized(s: Any, viewer: int | None, seed: int = 0) -> Any:
    """Return a copy in which all that a viewer cannot know is redealt."""
    twin = s.copy()
    twin.chance[:] = words_of(seed)
    DEFINITION.determinize(twin, -1 if viewer is None else viewer)
    return twin


def worlds(scene: Scene, viewer: int | None, seeds: int = 60) -> list[Scene]:
    """Return scenes redealt; each must look the same to the viewer and hold the same cards. [H-40]"""
    found, before, numbers = [], view(scene, viewer), observed(scene.s, viewer)
    for seed in range(seeds):
        world = scene.twin()
        world.s = determinized(scene.s, viewer, seed)
        assert view(world, viewer) == before
        assert observed(world.s, viewer) == numbers
        assert_conserved(totals(scene.s), totals(world.s))
        found.append(world)
    return found


def varieties(scene: Scene, viewer: int | None, what: Callable[[Scene], Any], seeds: int = 60) -> set[Any]:
    """Return what something may be to a viewer."""
    return {what(world) for world in worlds(scene, viewer, seeds)}


# ---------------------------------------------------------------- exactly


def every_world(scene: Scene, viewer: int | None, what: Callable[[Scene], Any]) -> dict[Any, Fraction]:
    """Return what something is in each sampled state that `determinize` can deal, and its exact chance: every roll is
    tried.
    """
    found: dict[Any, Fraction] = {}
    for world, chance in _rolled(scene, viewer):
        key = what(world)
        found[key] = found.get(key, Fraction(0)) + chance
    assert sum(found.values()) == 1
    return found


def _rolled(scene: Scene, viewer: int | None) -> Iterator[tuple[Scene, Fraction]]:
    """Yield each sampled state with its chance, rolls counted up like the digits of a number."""
    rolls: list[list[int]] = []  # [what came, of how many]
    while True:
        place, chance = 0, Fraction(1)

        def source(_s: Any, limit: int) -> int:
            nonlocal place, chance
            if place == len(rolls):
                rolls.append([0, limit])
            place, chance = place + 1, chance / limit
            return rolls[place - 1][0]

        world = scene.twin()
        world.s.source = source
        DEFINITION.determinize(world.s, -1 if viewer is None else viewer)
        yield world, chance
        while rolls and rolls[-1][0] == rolls[-1][1] - 1:
            rolls.pop()
        if not rolls:
            return
        rolls[-1][0] += 1


def dealings(cards: str, sizes: list[int]) -> dict[tuple[Any, ...], Fraction]:
    """Return every way to deal cards into places: in order where a size is negative, as a hand where not."""
    found: Counter[tuple[Any, ...]] = Counter()
    for order in permutations(cards.split()):
        dealt, at = [], 0
        for size in sizes:
            part = order[at : at + abs(size)]
            dealt.append(" ".join(part if size < 0 else sorted(part)))
            at += abs(size)
        found[tuple(dealt)] += 1
    return {dealt: Fraction(count, found.total()) for dealt, count in found.items()}
