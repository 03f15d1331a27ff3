"""Loot: laying out, taking, banking, dropping. In the dialect. [H-07, H-08]"""

from __future__ import annotations

from rascals.core.events import tell
from rascals.core.rows import clear, total
from rascals.games.heist import events
from rascals.games.heist.box import CELLS, CENTRE, LOOTS, MINUS, MOST, PLAIN_PRESET, STASH, TOP_LOOT, V1, V2, V3, V5
from rascals.games.heist.ground import is_start
from rascals.games.heist.state import ANY_FOOD, NOTHING, State


def lay_out_loot(s: State) -> None:
    """Put loot on stashes and presets; with four players more on side stashes, in v1 and v2 by option. [H-07]"""
    more = 1 if s.players == MOST and (s.edition >= V3 or s.extra_side_loot) else 0
    for cell in range(CELLS):
        if s.anchor[cell] == cell and s.ground[cell] >= STASH:
            for kind in range(LOOTS):
                s.loot[cell][kind] = first_loot(s, s.ground[cell], kind, more)


def first_loot(s: State, ground: int, kind: int, more: int) -> int:
    """Return how many of a kind of loot a stash or preset has at the start. [H-07]"""
    if ground >= PLAIN_PRESET:
        return s.preset_loot[kind]
    return s.centre_loot[kind] if ground == CENTRE else s.side_loot[kind] + more * s.more_loot[kind]


def carries(s: State, seat: int) -> int:
    """Return 1 for a crew that carries loot; in v2 a −1 counts. [H-20, H-21]"""
    return 1 if total(s.carried[seat]) > 0 else 0


def may_take(s: State, seat: int) -> int:
    """Return 1 if a crew may take a token on its place. [H-08, H1-08]"""
    place = s.at[seat]
    if total(s.loot[place]) == 0:
        return 0
    if s.edition == V1:
        return 1 - carries(s, seat)
    return 1 if s.spot[place] < 0 or not s.taken[seat][s.spot[place]] else 0


def chooses_food(s: State, place: int) -> int:
    """Return 1 if a place has different kinds of food and the player may choose. [H-08]"""
    return 1 if s.edition == V5 and s.choose_food == ANY_FOOD and highest(s, place) != lowest_of(s.loot[place]) else 0


def highest(s: State, place: int) -> int:
    """Return the highest loot on a place; there must be some. [H-08]"""
    kind = 0
    while s.loot[place][kind] == 0:
        kind += 1
    return kind


def lowest_of(counts: list[int]) -> int:
    """Return the lowest loot counted in a row, a −1 only if alone; NOTHING if there is none. [H-22.hook.v2]"""
    for kind in range(MINUS - 1, -1, -1):
        if counts[kind] > 0:
            return kind
    return MINUS if counts[MINUS] > 0 else NOTHING


def take(s: State, seat: int, kind: int) -> None:
    """Take a token. [H-08]"""
    place = s.at[seat]
    s.loot[place][kind] -= 1
    s.carried[seat][kind] += 1
    if s.spot[place] >= 0 and s.edition > V1:
        s.taken[seat][s.spot[place]] = 1
    if kind == TOP_LOOT and s.edition > V2:
        s.top_loot_taken = 1
    tell(s, events.LOOT_TAKEN, seat, kind, place)


def bank(s: State, seat: int) -> None:
    """All that a crew carries is banked. [H1-08, H-09]"""
    for kind in range(LOOTS):
        for _ in range(s.carried[seat][kind]):
            tell(s, events.BANKED, seat, kind)
        s.banked[seat][kind] += s.carried[seat][kind]
    clear(s.carried[seat])


def bank_on_start(s: State, seat: int) -> None:
    """Bank a crew's loot on a start tile in v1, after its own move or when its turn begins. [H1-08]"""
    if s.edition == V1 and is_start(s, s.at[seat]) and carries(s, seat):
        bank(s, seat)
        s.final_turns[seat] = NOTHING


def drop_loot(s: State, seat: int, kind: int, place: int) -> None:
    """Move a carried token to a place. [H-22.hook.v2]"""
    s.carried[seat][kind] -= 1
    s.loot[place][kind] += 1
    tell(s, events.LOOT_DROPPED, seat, kind, place)


def box_loot(s: State, place: int) -> None:
    """Move the loot of a removed tile to the box. [H-32]"""
    for kind in range(LOOTS):
        s.box_loot[kind] += s.loot[place][kind]
    clear(s.loot[place])


def lies_on_board(s: State) -> int:
    """Return 1 while any loot lies on the board. [H1-25]"""
    for cell in range(CELLS):
        if total(s.loot[cell]) > 0:
            return 1
    return 0


def worth_of(s: State, counts: list[int]) -> int:
    """Return the worth of the loot counted in a row. [H-26]"""
    points = 0
    for kind in range(LOOTS):
        points += counts[kind] * s.worth[kind]
    return points
