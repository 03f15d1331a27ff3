"""Determinization: redealing the order of the decks and sealed bids; the derived parts of observations. [O-36]

In observations seats are counted from the observer's, and places in a commit order from 1, with 0 for a seat without a
pile.
"""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.codecs import HIGHEST
from rascals.core.dealing import shuffle
from rascals.core.observation import Derived
from rascals.core.state import Row
from rascals.games.goons.components import COLOUR_NAMES, COLOURS, OF_VILLAIN, SCHEME_NAMES, SCHEMES, SEATS
from rascals.games.goons.schemes import place_in_order
from rascals.games.goons.state import NOTHING, STEPS, State


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


def determinize(s: State, seat: int) -> None:
    """Shuffle the rest of each deck, and draw others' sealed bids uniformly from 0 to all their tokens. [O-36]"""
    for colour in range(COLOURS):
        deal_deck(s, s.scheme_deck[colour], s.schemes_left[colour])
    deal_deck(s, s.item_deck, s.items_left)
    for other in range(s.players):
        if other != seat and s.bids[other] != NOTHING:
            s.bids[other] = below(s, s.tokens[other] + 1)


# ---------------------------------------------------------------- observations


PART = 100  # an action is written as two numbers: its quotient and remainder by this
OF_PLAYER = (
    *(f"markers on {name}" for name in COLOUR_NAMES),
    *(f"place on {name}" for name in COLOUR_NAMES),
    *(f"fee paid on {name}" for name in COLOUR_NAMES),
    *(f"space of the {name} track" for name in COLOUR_NAMES),
    *("bid in", "bid"),
)
PLACES, FEES, SPACES, BIDS = (COLOURS * part for part in range(1, 5))


def observe_player(s: State, observer: int, seat: int, out: Row, at: int) -> None:
    """Write a player's markers, places, fees and tracks, whether the bid is in, and the observer's bid. [O-17, O-36]"""
    for colour in range(COLOURS):
        out[at + colour] = s.markers[colour][seat]
        if s.markers[colour][seat] > 0:
            out[at + PLACES + colour] = place_in_order(s, seat, colour) + 1
        out[at + FEES + colour] = s.paid[colour] >> seat & 1
        out[at + SPACES + colour] = s.hustle[colour][seat]
    out[at + BIDS] = 1 if s.bids[seat] != NOTHING else 0
    if seat == observer:
        out[at + BIDS + 1] = max(s.bids[seat], 0)


def observe_gone(s: State, _seat: int, out: Row, at: int) -> None:
    """Write 1 for each scheme of the villains in play that was discarded in an earlier round. [O-29, O-36]"""
    for colour in range(COLOURS):
        first = s.villain[colour] * OF_VILLAIN
        for number in range(OF_VILLAIN):
            out[at + first + number] = 1
        out[at + s.scheme[colour]] = 0
        for place in range(s.schemes_left[colour]):
            out[at + s.scheme_deck[colour][place]] = 0


def has_begun(s: State, seat: int) -> int:
    """Return 1 if this seat has an unfinished composite move, which no other seat sees. [O-41]"""
    return 1 if s.begun_steps > 0 and seat == s.mover else 0


def observe_begun(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the steps of the unfinished composite move. [O-41]"""
    for place in range(s.begun_steps):
        out[at + 2 * place] = s.begun[place] // PART
        out[at + 2 * place + 1] = s.begun[place] % PART


DERIVED = (
    Derived(len(OF_PLAYER), "villains, tracks and bid", observe_player, names=OF_PLAYER, seats=SEATS),
    Derived(SCHEMES, "schemes that are gone", observe_gone, most=1, names=SCHEME_NAMES),
    Derived(2 * STEPS, "the move begun: an action's hundreds and rest", observe_begun, most=HIGHEST, there=has_begun),
)
