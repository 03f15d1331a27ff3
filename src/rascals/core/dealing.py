"""Shuffling rows, drawing from counts and redealing, for rules. In the dialect: chance is the state's."""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.rows import clear, total
from rascals.core.state import GameState, Grid, Row


def shuffle(s: GameState, row: Row, start: int, stop: int) -> None:
    """Shuffle the numbers of a row from `start` to before `stop`, uniformly (Fisher and Yates)."""
    for last in range(stop - 1, start, -1):
        other = start + below(s, last + 1 - start)
        drawn = row[other]
        row[other] = row[last]
        row[last] = drawn


def pick(s: GameState, counts: Row) -> int:
    """Return a random card of a row of counts, each copy equally likely; the card stays there."""
    return card_at(counts, below(s, total(counts)))


def draw(s: GameState, counts: Row) -> int:
    """Take a random card from a row of counts, each copy equally likely; return it."""
    card = pick(s, counts)
    counts[card] -= 1
    return card


def card_at(counts: Row, place: int) -> int:
    """Return the card at a place, from 0, if the cards of a row of counts are laid out in order."""
    card = 0
    while place >= counts[card]:
        place -= counts[card]
        card += 1
    return card


def redeal(s: GameState, deck: Row, hands: Grid, seat: int) -> None:
    """Put the hands of all seats but one (-1: all) into the deck and deal them as many again; rows are counts."""
    for other in range(s.players):
        if other != seat:
            for card in range(len(deck)):
                deck[card] += hands[other][card]
    for other in range(s.players):
        if other != seat:
            size = total(hands[other])
            clear(hands[other])
            for _ in range(size):
                hands[other][draw(s, deck)] += 1


def other_seat(s: GameState, seat: int) -> int:
    """Return a random seat that is not this one; any seat for -1."""
    if seat < 0:
        return below(s, s.players)
    drawn = below(s, s.players - 1)
    return drawn + 1 if drawn >= seat else drawn
