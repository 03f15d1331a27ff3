"""Shuffling rows and drawing from counts, for rules. In the dialect: chance is the record's."""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.record import Record, Row
from rascals.core.rows import total


def shuffle(s: Record, row: Row, start: int, stop: int) -> None:
    """Shuffle the numbers of a row from place `start` to before `stop`, every order alike (Fisher and Yates)."""
    for last in range(stop - 1, start, -1):
        other = start + below(s, last + 1 - start)
        drawn = row[other]
        row[other] = row[last]
        row[last] = drawn


def pick(s: Record, counts: Row) -> int:
    """Return a random card of a row that counts cards, each single one alike; it stays where it is."""
    return card_at(counts, below(s, total(counts)))


def draw(s: Record, counts: Row) -> int:
    """Take a random card from a row that counts cards, each single one alike; return which."""
    card = pick(s, counts)
    counts[card] -= 1
    return card


def card_at(counts: Row, place: int) -> int:
    """Return which card lies at a place, from 0, of the cards that a row counts, laid out in order."""
    card = 0
    while place >= counts[card]:
        place -= counts[card]
        card += 1
    return card
