"""Dealing anew what a seat cannot know: the order of the decks and sealed bids. In the dialect. [O-36]"""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.dealing import shuffle
from rascals.core.record import Row
from rascals.games.goons.box import COLOURS
from rascals.games.goons.state import NOTHING, State


def sees_bid(_s: State, owner: int, viewer: int) -> int:
    """Return 1 if the viewer may see a sealed bid, that is, made it. [O-36]"""
    return 1 if owner == viewer else 0


def deal_deck(s: State, deck: Row, left: int) -> None:
    """Sort and then shuffle the rest of a deck, so that the result does not depend on its old order. [O-36]"""
    for end in range(1, left):
        card = deck[end]
        place = end
        while place > 0 and deck[place - 1] > card:
            deck[place] = deck[place - 1]
            place -= 1
        deck[place] = card
    shuffle(s, deck, 0, left)


def conceal(s: State, seat: int) -> None:
    """Shuffle the rest of each deck, and draw others' sealed bids uniformly from 0 to their tokens. [O-36]"""
    for colour in range(COLOURS):
        deal_deck(s, s.scheme_deck[colour], s.schemes_left[colour])
    deal_deck(s, s.item_deck, s.items_left)
    for other in range(s.players):
        if other != seat and s.bids[other] != NOTHING:
            s.bids[other] = below(s, s.tokens[other] + 1)
