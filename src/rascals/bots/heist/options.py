"""The whole moves that the shrewd player considers: of the many cells for a tile only the most useful."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rascals.bots.heist.outlook import Character, plan_of, tour
from rascals.bots.heist.paths import NO_WAY
from rascals.core import rules
from rascals.games.heist.box import CELLS, V3
from rascals.games.heist.moves import ACTIONS, AT, DRAW, PLACE_HELD, PLACE_KIND, VERBS
from rascals.games.heist.state import State

Option = tuple[int, ...]  # the actions of a whole move

SITES = 4  # cells tried for each orientation of a tile
DETOUR, AWAY = 0.8, 0.98  # factors on a cell's use for each step of detour, and each step away


def options(s: State, seat: int, character: Character, sites: int = SITES) -> list[Option]:
    """Return whole moves of a seat, or completions of the one begun; at most `sites` cells for each orientation."""
    use: list[float] = []

    def go_on(one: State, begun: Option) -> Iterator[Option]:
        room = [0] * ACTIONS
        actions: Sequence[int] = room[: rules.legal(one, seat, room)]
        if len(actions) > sites and AT <= actions[0] < DRAW:
            use.extend([] if use else by_cell(s, seat, character))
            actions = sorted(actions, key=lambda action: -use[action - AT])[:sites]
        if s.edition == V3 and PLACE_KIND <= actions[0] < PLACE_HELD:
            actions = actions[:1]  # all of them must be placed anyway
        for action in actions:
            if action not in VERBS.steps:
                yield (*begun, action)
                continue
            twin = one.copy()
            rules.apply(twin, seat, action)
            if twin.steps:
                yield from go_on(twin, (*begun, action))
            else:
                yield (*begun, action)

    return list(go_on(s, ()))


def by_cell(s: State, seat: int, character: Character) -> list[float]:
    """Return by cell how useful a way over it is: the best gain of the tour, discounted by detour and distance."""
    plan = plan_of(s, seat, character)
    use = [0.0] * CELLS
    for place, gain in tour(plan):
        back = plan.roads.far((place,))
        straight = plan.away.get(place, NO_WAY).steps
        for cell, way in plan.away.items():
            detour = way.steps + back.get(cell, NO_WAY).steps - straight
            use[cell] = max(use[cell], gain * DETOUR**detour * AWAY**way.steps)
    return use
