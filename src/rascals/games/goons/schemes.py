"""Schemes: the markers on them, the commit order, and their rewards. In the dialect. [O-17, O-19, O-20, O-25, O-38]

A pile for each player, the largest first; goals, slots, ★X, shares.
"""

from __future__ import annotations

from rascals.core.events import emit
from rascals.core.rows import total
from rascals.core.state import Row
from rascals.games.goons import events
from rascals.games.goons.components import (
    GOALS,
    MOST_PLACES,
    NO_X,
    OF_ENERGY,
    OF_MONEY,
    OF_STARS,
    OF_STEPS,
    OF_X,
    PLACES,
    REWARD_NUMBERS,
    SCHEME_HEAD,
    X_ZERO,
)
from rascals.games.goons.state import SPLIT_BOARD, ZERO_ONE, State
from rascals.games.goons.supply import gain_energy

# ---------------------------------------------------------------- markers


WITH_DYNAMITE = 2  # the factor of a doubled marker [O-28.dynamite]


def place_in_order(s: State, seat: int, colour: int) -> int:
    """Return a seat's place in the commit order, from 0; the number of piles if it has none."""
    place = 0
    while place < s.piles[colour] and s.order[colour][place] != seat:
        place += 1
    return place


def add_markers(s: State, seat: int, colour: int, number: int) -> None:
    """Enlarge a pile, which passes only strictly smaller ones; a new one enters behind its equals. [O-17]"""
    order = s.order[colour]
    place = place_in_order(s, seat, colour)
    if place == s.piles[colour]:
        order[place] = seat
        s.piles[colour] += 1
    s.markers[colour][seat] += number
    size = s.markers[colour][seat]
    while place > 0 and s.markers[colour][order[place - 1]] < size:
        order[place] = order[place - 1]
        order[place - 1] = seat
        place -= 1


def take_markers(s: State, seat: int, colour: int, number: int) -> None:
    """Shrink a pile, which stays ahead of its equals; an emptied one leaves the order. [O-17]"""
    order = s.order[colour]
    place = place_in_order(s, seat, colour)
    s.markers[colour][seat] -= number
    size = s.markers[colour][seat]
    while place < s.piles[colour] - 1 and (size == 0 or s.markers[colour][order[place + 1]] > size):
        order[place] = order[place + 1]
        order[place + 1] = seat
        place += 1
    if size == 0:
        s.piles[colour] -= 1
        order[place] = 0


def leave_order(s: State, seat: int, colour: int) -> None:
    """Remove an emptied pile; the others keep their order. [O-17, O-20b]"""
    order = s.order[colour]
    place = place_in_order(s, seat, colour)
    s.piles[colour] -= 1
    while place < s.piles[colour]:
        order[place] = order[place + 1]
        place += 1
    order[place] = 0


def counted(s: State, seat: int, colour: int) -> int:
    """Return a player's counted energy: the markers, doubled by dynamite on the scheme under resolution. [O-20]"""
    return s.markers[colour][seat] * (WITH_DYNAMITE if s.doubled[seat] and colour == s.resolved else 1)


def all_counted(s: State, colour: int) -> int:
    """Return E, the counted energy of all players on a scheme. [O-20]"""
    energy = 0
    for seat in range(s.players):
        energy += counted(s, seat, colour)
    return energy


def sort_by_counted(s: State, colour: int) -> None:
    """Sort the commit order stably by counted energy, the largest first. [O-20b]"""
    order = s.order[colour]
    for end in range(1, s.piles[colour]):
        place = end
        seat = order[place]
        while place > 0 and counted(s, order[place - 1], colour) < counted(s, seat, colour):
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat


# ---------------------------------------------------------------- ranks


def note_next(row: Row, seat: int) -> None:
    """Give a seat the next rank, unless it has one."""
    if row[seat] == 0:
        highest = 0
        for other in range(len(row)):
            highest = max(highest, row[other])
        row[seat] = highest + 1


# ---------------------------------------------------------------- rewards


def tiers(s: State, scheme: int) -> int:
    """Return the number of goals or lots of a scheme. [O-38]"""
    return s.payoff[scheme][0]


def goal(s: State, scheme: int, tier: int) -> int:
    """Return the goal of a tier. [O-38]"""
    return s.payoff[scheme][GOALS + tier]


def places(s: State, scheme: int, tier: int) -> int:
    """Return the number of places that a tier rewards. [O-20, O-38]"""
    return s.payoff[scheme][PLACES + tier]


def reached(s: State, scheme: int, amount: int) -> int:
    """Return the number of goals, which ascend, that an amount reaches. [O-21, O-22, O-23]"""
    count = 0
    while count < tiers(s, scheme) and goal(s, scheme, count) <= amount:
        count += 1
    return count


def slot_of(tier: int, place: int) -> int:
    """Return the slot of the reward for a place in a tier. [O-38]"""
    return tier * MOST_PLACES + place


# ---------------------------------------------------------------- paying


def is_anybody_rewarded(s: State) -> int:
    """Return 1 if any player has been rewarded in this scheme."""
    return 1 if total(s.rewarded) > 0 else 0


def share_of(part: int, tied: int) -> int:
    """Return a tied player's share of a part of a reward: rounded down, at least 1, but 0 of 0. [O-25]"""
    if tied == 1 or part == 0:
        return part
    return max(part // tied, 1)


def share_of_x(s: State, part: int, tied: int) -> int:
    """Return a tied player's share of ★X; a share of 0 is 1 with `darmondy_zero`=one, otherwise 0. [O-25]"""
    if part == 0 and tied > 1 and s.darmondy_zero == ZERO_ONE:
        return 1
    return share_of(part, tied)


def city_part(s: State, scheme: int, slot: int, colour: int) -> int:
    """Return the city's part of a reward's ★X: visible stars plus the modifier, at least 0. [O-19]"""
    return max(0, s.shown[colour] + s.payoff[scheme][SCHEME_HEAD + slot * REWARD_NUMBERS + OF_X] - X_ZERO)


def has_x(s: State, scheme: int, slot: int) -> int:
    """Return 1 if a reward has ★X. [O-38]"""
    return 1 if s.payoff[scheme][SCHEME_HEAD + slot * REWARD_NUMBERS + OF_X] != NO_X else 0


def pay(s: State, seat: int, slot: int, tied: int) -> None:
    """Pay a player's share of a reward of the scheme under resolution. [O-19, O-20, O-20c, O-25]"""
    colour = s.resolved
    scheme = s.scheme[colour]
    row = s.payoff[scheme]
    at = SCHEME_HEAD + slot * REWARD_NUMBERS
    city = 0
    crib = 0
    if row[at + OF_X] != NO_X:
        city = city_part(s, scheme, slot, colour)
        crib = s.crib_stars[seat][colour]
        if s.darmondy_split == SPLIT_BOARD or tied == 1:
            city = share_of_x(s, city, tied)
        else:
            city = share_of_x(s, city + crib, tied)
            crib = 0
    stars = share_of(row[at + OF_STARS], tied)
    energy = gain_energy(s, seat, share_of(row[at + OF_ENERGY], tied))
    money = share_of(row[at + OF_MONEY], tied)
    steps = share_of(row[at + OF_STEPS], tied)
    s.stars[seat] += city + crib + stars
    s.money[seat] += money
    s.steps[seat] += steps
    note_next(s.rewarded, seat)
    emit(s, events.REWARDED, seat, colour, city, crib, stars, energy, money, steps)


# ---------------------------------------------------------------- rewards by place


def reward_places(s: State) -> None:
    """Begin step 4: the scheme has succeeded, and rewards follow in commit order. [O-20b]"""
    s.step = 4
    s.place = 0


def fail(s: State) -> None:
    """Begin step 6: the scheme has failed or rewarded nobody, so all markers return. [O-20b]"""
    s.step = 6
    s.place = 0
    emit(s, events.FAILED, s.resolved)


def end_paying(s: State) -> None:
    """End step 3 of a villain that pays at once: bandages follow if anybody was rewarded. [O-20b]"""
    if is_anybody_rewarded(s):
        s.step = 5
        s.place = 0
    else:
        fail(s)
