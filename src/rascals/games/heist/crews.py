"""What a crew carries, its suspicion, and the limits of its turn. In the dialect. [H-07, H-08, H-13b, H-20, H-21]"""

from __future__ import annotations

from rascals.core.events import emit
from rascals.core.rows import clear, total
from rascals.games.heist import components, events
from rascals.games.heist.components import V1, V2, V3, V5
from rascals.games.heist.ground import is_start
from rascals.games.heist.state import ANY_FOOD, CAPPED, NOTHING, State

# ---------------------------------------------------------------- loot


def lay_out_loot(s: State) -> None:
    """Put loot on stashes and presets; with four players, more on side stashes, in v1 and v2 by option. [H-07]"""
    more = 1 if s.players == components.MOST and (s.edition >= V3 or s.extra_side_loot) else 0
    for cell in range(components.CELLS):
        if s.anchor[cell] == cell and s.ground[cell] >= components.STASH:
            for kind in range(components.LOOTS):
                s.loot[cell][kind] = first_loot(s, s.ground[cell], kind, more)


def first_loot(s: State, ground: int, kind: int, more: int) -> int:
    """Return how many of a kind of loot a stash or preset has at the start. [H-07]"""
    if ground >= components.PLAIN_PRESET:
        return s.preset_loot[kind]
    return s.centre_loot[kind] if ground == components.CENTRE else s.side_loot[kind] + more * s.more_loot[kind]


def carries(s: State, seat: int) -> int:
    """Return 1 for a crew that carries loot; in v2, a −1 counts. [H-20, H-21]"""
    return 1 if total(s.carried[seat]) > 0 else 0


def may_take(s: State, seat: int) -> int:
    """Return 1 if a crew may take a token from its place. [H-08, H1-08]"""
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
    for kind in range(components.MINUS - 1, -1, -1):
        if counts[kind] > 0:
            return kind
    return components.MINUS if counts[components.MINUS] > 0 else NOTHING


def take(s: State, seat: int, kind: int) -> None:
    """Take a token. [H-08]"""
    place = s.at[seat]
    s.loot[place][kind] -= 1
    s.carried[seat][kind] += 1
    if s.spot[place] >= 0 and s.edition > V1:
        s.taken[seat][s.spot[place]] = 1
    if kind == components.TOP_LOOT and s.edition > V2:
        s.top_loot_taken = 1
    emit(s, events.LOOT_TAKEN, seat, kind, place)


def bank(s: State, seat: int) -> None:
    """Bank everything that a crew carries. [H1-08, H-09]"""
    for kind in range(components.LOOTS):
        while s.carried[seat][kind] > 0:
            s.carried[seat][kind] -= 1
            s.banked[seat][kind] += 1
            emit(s, events.BANKED, seat, kind)


def bank_on_start(s: State, seat: int) -> None:
    """Bank a crew's loot on a start tile in v1, after its own move or when its turn begins. [H1-08]"""
    if s.edition == V1 and is_start(s, s.at[seat]) and carries(s, seat):
        bank(s, seat)
        s.final_turns[seat] = NOTHING


def drop_loot(s: State, seat: int, kind: int, place: int) -> None:
    """Move a carried token to a place. [H-22.hook.v2]"""
    s.carried[seat][kind] -= 1
    s.loot[place][kind] += 1
    emit(s, events.LOOT_DROPPED, seat, kind, place)


def box_loot(s: State, place: int) -> None:
    """Move the loot of a removed tile to the box. [H-32]"""
    for kind in range(components.LOOTS):
        s.box_loot[kind] += s.loot[place][kind]
    clear(s.loot[place])


def lies_on_board(s: State) -> int:
    """Return 1 while any loot lies on the board. [H1-25]"""
    for cell in range(components.CELLS):
        if total(s.loot[cell]) > 0:
            return 1
    return 0


def worth_of(s: State, counts: list[int]) -> int:
    """Return the worth of the loot counted in a row. [H-26]"""
    points = 0
    for kind in range(components.LOOTS):
        points += counts[kind] * s.worth[kind]
    return points


# ---------------------------------------------------------------- suspicion


def gain(s: State, seat: int, number: int) -> None:
    """Gain suspicion, up to the cap. [H-20, H-21]"""
    before = s.suspicion[seat]
    s.suspicion[seat] = min(before + number, s.cap)
    emit(s, events.SUSPECTED, seat, s.suspicion[seat] - before, s.suspicion[seat])


def calm(s: State, seat: int) -> None:
    """Lower the player's own suspicion, not below 0. [H-18.squirrel.v1, H-18.squirrel.v2, H-21]"""
    s.suspicion[seat] = max(s.suspicion[seat] - s.calming, 0)
    emit(s, events.CALMED, seat, s.suspicion[seat])


def suffer_security(s: State, seat: int) -> None:
    """Gain 1 suspicion from security, 2 with loot; at the cap, take a penalty. [H-20, H-21]"""
    if s.suspicion[seat] < s.cap:
        gain(s, seat, 1 + carries(s, seat))
    elif s.edition == V2:
        s.carried[seat][components.MINUS] += 1
        emit(s, events.MINUS_TAKEN, seat)
    elif s.edition > V1 or carries(s, seat):
        lose_point(s, seat)


def lose_point(s: State, seat: int) -> None:
    """Lose one point: in v1, a −1 token, which is not loot. [H-21]"""
    s.points[seat] -= 1
    emit(s, events.PENALTY, seat)


# ---------------------------------------------------------------- limits of a turn


CRITTERS_A_TURN = 2
ACTIONS_A_TURN = 3


def keeps_limit(s: State, moves: int, plays: int, birds: int) -> int:
    """Return 1 if these moves and critters, with this many birds among them, are within a turn's limit. [H-13b]"""
    if plays > CRITTERS_A_TURN:
        return 0
    if s.edition == V1:
        return 1 if moves <= 1 + birds else 0
    if s.edition <= V3:
        return 1 if moves <= (2 if plays < CRITTERS_A_TURN else 1) + 2 * birds else 0
    if birds == 0:
        return 1 if moves <= 2 and moves + plays <= ACTIONS_A_TURN else 0
    return 1 if moves <= 3 and (s.bird_budget != CAPPED or moves + plays <= 4) else 0


def may_move(s: State) -> int:
    """Return 1 if the turn allows one more move. [H-13b]"""
    return keeps_limit(s, s.moves + 1, s.plays, s.birds)


def may_use(s: State, critter: int) -> int:
    """Return 1 if the turn allows this critter; a bird needs a free action itself. [H-13b]"""
    if critter != components.BIRD:
        return keeps_limit(s, s.moves, s.plays + 1, s.birds)
    if s.edition > V3 and s.birds == 0:
        return keeps_limit(s, s.moves, s.plays + 1, 0)
    return keeps_limit(s, s.moves, s.plays + 1, s.birds + 1)


def count_use(s: State, critter: int) -> None:
    """Count a critter against the turn's limit. [H-13b, H-17]"""
    s.plays += 1
    s.birds += 1 if critter == components.BIRD else 0


def may_react(s: State, seat: int, critter: int) -> int:
    """Return 1 if a seat is asked for a reaction: it is its turn, within its limit, and it has a card. [H-19, H-38]"""
    if seat != s.turn or not may_use(s, critter):
        return 0
    return 1 if total(s.hand[seat]) + s.table[seat][critter] > 0 else 0
