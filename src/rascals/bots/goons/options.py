"""Distinct whole moves: of equivalent ones, such as cubes of one colour, only the first."""

from __future__ import annotations

from collections.abc import Iterator

from rascals.core import rules
from rascals.games.goons.box import CELLS, EMPTY
from rascals.games.goons.moves import (
    ABILITY,
    ACTIONS,
    AGAIN_CLUB,
    AGAIN_ENERGY,
    CLUB,
    CLUB_ENERGY,
    DOUBLE,
    END,
    FINISH,
    ON,
    REAP,
    TAKE,
    TO_CELL,
    TO_SCHEME,
    TO_SUPPLY,
    TRADE,
)
from rascals.games.goons.state import State

Option = tuple[int, ...]


def legal(s: State, seat: int) -> list[int]:
    """Return the legal actions of a seat."""
    row = [0] * ACTIONS
    return row[: rules.legal(s, seat, row)]


def options(s: State, seat: int) -> list[Option]:
    """Return the distinct whole moves of a seat."""
    found: list[Option] = []
    seen: set[tuple[int, ...]] = set()
    for action in legal(s, seat):
        kind = alike(s, action)
        if kind in seen:
            continue
        seen.add(kind)
        found += whole(s, seat, action)
    return found


def alike(s: State, action: int) -> tuple[int, ...]:
    """Return the equivalence key of an action: cubes of one colour on ground of one colour are equivalent."""
    for first, following in ((TAKE, ON), (ABILITY, END)):
        if first <= action < following:
            cell = action - first
            return first, s.city[cell], s.ground[cell], s.cell_stars[cell]
    for first, following, width in (
        (CLUB, CLUB_ENERGY, CELLS),
        (AGAIN_CLUB, AGAIN_ENERGY, CELLS),
        (REAP, TRADE, CELLS),
    ):
        if first <= action < following:
            cell = (action - first) % width
            return first, (action - first) // width, s.ground[cell], s.cell_stars[cell]
    return (action,)


def whole(s: State, seat: int, action: int) -> Iterator[Option]:
    """Yield the distinct whole moves that begin with an action."""
    if action in type(s).box.verbs.steps:
        yield from ((action, *rest) for rest in _rests(s, seat, (action,)))
    else:
        yield (action,)


def after(s: State, seat: int, actions: Option) -> State:
    """Return a copy of the record after a move; random outcomes come from the copy's generator."""
    twin = s.copy()
    for action in actions:
        rules.apply(twin, seat, action)
    return twin


def _rests(s: State, seat: int, begun: Option) -> Iterator[Option]:
    """Yield the continuations of a move begun: one cell of each kind of ground, every target of markers."""
    twin = after(s, seat, begun)
    if twin.begun_steps == 0:
        yield ()
        return
    seen = set()
    for action in legal(twin, seat):
        if TO_CELL <= action < TO_SUPPLY:
            cell = action - TO_CELL
            kind = twin.ground[cell], twin.cell_stars[cell], twin.city[cell] != EMPTY
            if kind in seen:
                continue
            seen.add(kind)
        elif action >= TO_SCHEME + 4 and action not in (FINISH, DOUBLE):
            continue  # moves of a second cube or marker are not tried
        for rest in _rests(s, seat, (*begun, action)):
            yield action, *rest
