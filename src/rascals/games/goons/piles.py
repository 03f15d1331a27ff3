"""Markers on schemes and the commit order: one pile for each player, the largest first. In the dialect. [O-17]"""

from __future__ import annotations

from rascals.games.goons.state import State

WITH_DYNAMITE = 2  # the factor of a doubled marker [O-28.dynamite]


def place_in_order(s: State, seat: int, colour: int) -> int:
    """Return a seat's place in the commit order, from 0; the number of piles if it has none."""
    place = 0
    while place < s.piles[colour] and s.order[colour][place] != seat:
        place += 1
    return place


def add_markers(s: State, seat: int, colour: int, number: int) -> None:
    """Enlarge a pile, which passes strictly smaller ones only; a new one enters behind its equals. [O-17]"""
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
