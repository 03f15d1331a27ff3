"""What a position of Critter Heist promises a crew: what it has, what it can still fetch, what threatens it."""

from __future__ import annotations

from dataclasses import dataclass

from rascals.bots.heist.paths import Roads, roads
from rascals.core.agenda import FIRST, KIND, SEAT
from rascals.core.rows import total
from rascals.games.heist import ending, ground
from rascals.games.heist.box import CELLS, CRITTER_NAMES, LOOTS, START, STASH, V1, V2, V4, V5
from rascals.games.heist.questions import ARRIVAL, AT_LOOT, DRAW_OR_STOP, DRAWING, PLACE_TILE, TAKE_LOOT, TILING
from rascals.games.heist.state import NOBODY, OVER, State

NEVER = 1000.0
TOUR = 4  # pieces of loot that are looked ahead to
LAYING = {PLACE_TILE, DRAW_OR_STOP, TILING, DRAWING}


@dataclass(frozen=True)
class Character:
    """What things count, in points."""

    step: float = 0.93  # what is left of a gain with each step that it is away
    suspicion: float = 0.07  # each, while there is room
    brim: float = 0.25  # each of the last three below the cap
    unused: float = 0.5  # a critter's worth with both uses, as a share of its liking
    tile: float = 0.1  # each tile in hand
    late: float = 2.0  # to be late
    envy: float = 0.5  # what the best other's prospects count
    triumph: float = 3.0  # to have won a game that is over


# How much each critter is liked; what is not named counts 1.
LIKING = {
    "badger": 0.5, "bat": 0.6, "bird": 1.3, "butterfly": 0.8, "ferret": 1.0, "fox": 0.8, "hedgehog": 0.4, "mole": 0.9,
    "mouse": 0.6, "owl": 0.9, "raccoon": 1.0, "snake": 0.8, "spider": 0.7, "squirrel": 1.0,
}  # fmt: skip
LIKINGS = tuple(LIKING.get(name, 1.0) for name in CRITTER_NAMES)


def prospect(s: State, seat: int, character: Character) -> float:
    """Return what a seat's crew may come to, in points."""
    points = float(ending.score(s, seat))
    if s.phase == OVER:
        return points
    if not ground.on_heist(s, seat):
        return points
    ways = roads(s)
    turns = turns_to_go(s, seat)
    points += fetched(s, seat, ways, turns, character)
    points += standing(s, seat, ways, turns, character)
    return points + cards(s, seat, character) * min(1.0, turns / 6)


def turns_to_go(s: State, seat: int) -> float:
    """Return about how many own turns a seat has left."""
    left = s.turn_limit - s.turns_taken[seat]
    if s.countdown_by != NOBODY:
        left = min(left, s.turns_left[seat])
    if s.final_turns[seat] >= 0:
        left = min(left, s.final_turns[seat])
    return float(left)


def fetched(s: State, seat: int, ways: Roads, turns: float, character: Character) -> float:
    """Return what the loot that a crew can still fetch is worth now, each piece from where the last one lay.

    In v1 what it carries must come home first.
    """
    left = (1.1 if s.edition == V1 else 1.8) * turns
    worths = {place: best for place in range(CELLS) if (best := best_at(s, seat, place)) > 0}
    here: int = s.at[seat]
    away = worth = 0.0
    if s.edition == V1 and total(s.carried[seat]):
        away = homeward(s, ways, here)
        if away > left:
            return 0.0
        worth += sum(s.carried[seat][kind] * s.worth[kind] for kind in range(LOOTS)) * character.step**away
        here = min(starts(s), key=lambda start: ways.to(here, start))
    far = {place: distance(s, seat, ways, place) for place in worths} if away == 0.0 else {}
    for _ in range(min(TOUR, len(worths))):
        far = far or {place: ways.to(here, place) for place in worths}
        back = {place: homeward(s, ways, place) if s.edition == V1 else 0.0 for place in worths}
        here = max(worths, key=lambda place: worths[place] * character.step ** (far[place] + back[place]))
        away += far[here] + back[here]
        if away > left:
            break
        worth += worths.pop(here) * character.step**away
        far = {}
    return worth


def distance(s: State, seat: int, ways: Roads, place: int) -> float:
    """Return how far a crew is from taking loot at a place; where it stands it must come in again."""
    if place == s.at[seat]:
        return 0.0 if about_to_take(s, seat) else 2.0
    return ways.to(s.at[seat], place, fresh=is_laying(s, seat))


def is_laying(s: State, seat: int) -> bool:
    """Tell whether a crew can still have tiles laid around it."""
    return any(row[SEAT] == seat and row[KIND] in LAYING for row in s.agenda[: s.pending])


def about_to_take(s: State, seat: int) -> bool:
    """Tell whether a crew that has just arrived will be asked whether it takes loot."""
    return any(
        row[SEAT] == seat and (row[KIND] == TAKE_LOOT or (row[KIND] == ARRIVAL and row[FIRST] == AT_LOOT))
        for row in s.agenda[: s.pending]
    )


def best_at(s: State, seat: int, place: int) -> int:
    """Return the worth of the best loot that a seat may still take at a place; 0 if there is none."""
    row = s.loot[place]
    if not any(row):
        return 0
    if s.edition > V1 and s.spot[place] >= 0 and s.taken[seat][s.spot[place]]:
        return 0
    return max(s.worth[kind] for kind in range(LOOTS) if row[kind])


def homeward(s: State, ways: Roads, place: int) -> float:
    """Return how far the nearest start is."""
    return min((ways.to(place, start) for start in starts(s)), default=NEVER)


def starts(s: State) -> list[int]:
    """Return all start tiles."""
    return [cell for cell in range(CELLS) if START <= s.ground[cell] < STASH]


def standing(s: State, seat: int, ways: Roads, turns: float, character: Character) -> float:
    """Return what suspicion, the way home and the clock cost."""
    cost = character.suspicion * s.suspicion[seat]
    cost += character.brim * max(s.suspicion[seat] - (s.cap - 3), 0)
    if s.edition > V2 and (s.countdown_by != NOBODY or turns < 6):
        home = homeward(s, ways, s.at[seat])
        cost += character.late * (1.0 if home > 2 * turns else 0.06 * home)
    elif s.edition > V2 and s.top_loot_taken:
        cost += 0.02 * homeward(s, ways, s.at[seat])
    return -cost


def cards(s: State, seat: int, character: Character) -> float:
    """Return what critters and tiles in hand, and critters on the table, may still do."""
    worth = 0.0
    for critter, liking in enumerate(LIKINGS):
        uses = 1.0 if s.once[critter] else 1.6
        worth += liking * character.unused * (uses * s.hand[seat][critter] + 0.8 * s.table[seat][critter])
    waiting = s.butterflies[seat] + s.foxes[seat]
    held = min(total(s.held[seat]), 4) * (character.tile if s.edition in {V4, V5} else 0.0)
    return 0.25 * worth + held + 0.1 * waiting


def outlook(s: State, seat: int, character: Character) -> float:
    """Return how good a position is for a seat: its prospect, less what the best other's counts."""
    mine = prospect(s, seat, character)
    others = [prospect(s, other, character) for other in range(s.players) if other != seat]
    if s.phase == OVER:
        won = ending.wins(s, seat)
        return mine - max(others) + (character.triumph if won else -character.triumph)
    return mine - character.envy * max(others)
