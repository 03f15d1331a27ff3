"""What a seat cannot know, dealt anew: the order of the decks and sealed bids. In the dialect. [O-36]"""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.dealing import shuffle
from rascals.games.goons.box import COLOURS
from rascals.games.goons.state import NOTHING, State


def sees_bid(_s: State, owner: int, viewer: int) -> int:
    """Return 1 if a sealed bid may be seen: by who made it. [O-36]"""
    return 1 if owner == viewer else 0


def conceal(s: State, seat: int) -> None:
    """Shuffle what is left of each deck, and deal others' sealed bids from 0 to their tokens. [O-36]"""
    for colour in range(COLOURS):
        shuffle(s, s.scheme_deck[colour], 0, s.schemes_left[colour])
    shuffle(s, s.item_deck, 0, s.items_left)
    for other in range(s.players):
        if other != seat and s.bids[other] != NOTHING:
            s.bids[other] = below(s, s.tokens[other] + 1)
