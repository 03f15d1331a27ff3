"""Seats round the table, in clockwise order, for rules. In the dialect."""

from __future__ import annotations

from rascals.core.state import GameState


def around(s: GameState, seat: int) -> int:
    """Return `seat` modulo the number of players. `seat` is below 2 × players."""
    return seat - s.players if seat >= s.players else seat


def steps_to(s: GameState, first: int, seat: int) -> int:
    """Return the distance from `first` to a seat, clockwise."""
    return around(s, s.players + seat - first)


def others(s: GameState, seat: int) -> int:
    """Return all seats but one, as a mask of bits."""
    return (1 << s.players) - 1 & ~(1 << seat)


def seats_with(s: GameState, row: list[int], value: int) -> int:
    """Return the seats whose number in a row is this value, as a mask of bits."""
    mask = 0
    for seat in range(s.players):
        mask |= (1 if row[seat] == value else 0) << seat
    return mask
