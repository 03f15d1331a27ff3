"""What a seat cannot know, redealt: the order of the decks and sealed bids. In the dialect. [O-36]"""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.dealing import shuffle
from rascals.core.record import Row
from rascals.games.goons.box import COLOURS
from rascals.games.goons.state import NOTHING, State


def sees_bid(_s: State, owner: int, viewer: int) -> int:
    """Return 1 if a sealed bid may be seen: by who made it. [O-36]"""
    return 1 if owner == viewer else 0


def deal_deck(s: State, deck: Row, left: int) -> None:
    """Put what is left of a deck in any order, whatever its order was: nothing of that one shows. [O-36]"""
    for end in range(1, left):
        card = deck[end]
        place = end
        while place > 0 and deck[place - 1] > card:
            deck[place] = deck[place - 1]
            place -= 1
        deck[place] = card
    shuffle(s, deck, 0, left)


def conceal(s: State, seat: int) -> None:
    """Shuffle what is left of each deck, and deal others' sealed bids from 0 to their tokens. [O-36]"""
    for colour in range(COLOURS):
        deal_deck(s, s.scheme_deck[colour], s.schemes_left[colour])
    deal_deck(s, s.item_deck, s.items_left)
    for other in range(s.players):
        if other != seat and s.bids[other] != NOTHING:
            s.bids[other] = below(s, s.tokens[other] + 1)
