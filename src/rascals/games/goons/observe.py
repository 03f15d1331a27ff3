"""The derived blocks of Goons' observation, beside the fields of its record. [O-36]

Seats are counted from the observer's; places in a commit order from 1, with 0 for a seat without a pile.
"""

from __future__ import annotations

from rascals.core.meaning import HIGHEST
from rascals.core.observation import Derived
from rascals.core.record import Row
from rascals.games.goons.box import COLOUR_NAMES, COLOURS, OF_VILLAIN, SCHEME_NAMES, SCHEMES, SEATS
from rascals.games.goons.knowledge import sees_bid
from rascals.games.goons.piles import place_in_order
from rascals.games.goons.state import NOTHING, STEPS, State

PART = 100  # an action is written as two numbers: quotient and remainder by this
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
    if sees_bid(s, seat, observer):
        out[at + BIDS + 1] = max(s.bids[seat], 0)


def observe_gone(s: State, _seat: int, out: Row, at: int) -> None:
    """Write a 1 for each scheme of the villains in play that was discarded in an earlier round. [O-29, O-36]"""
    for colour in range(COLOURS):
        first = s.villain[colour] * OF_VILLAIN
        for number in range(OF_VILLAIN):
            out[at + first + number] = 1
        out[at + s.scheme[colour]] = 0
        for place in range(s.schemes_left[colour]):
            out[at + s.scheme_deck[colour][place]] = 0


def has_begun(s: State, seat: int) -> int:
    """Return 1 if this seat has begun a composite move; no other seat sees it. [O-41]"""
    return 1 if s.begun_steps > 0 and seat == s.mover else 0


def observe_begun(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the steps of the composite move begun. [O-41]"""
    for place in range(s.begun_steps):
        out[at + 2 * place] = s.begun[place] // PART
        out[at + 2 * place + 1] = s.begun[place] % PART


DERIVED = (
    Derived(len(OF_PLAYER), "villains, tracks and bid", observe_player, names=OF_PLAYER, seats=SEATS),
    Derived(SCHEMES, "schemes that are gone", observe_gone, most=1, names=SCHEME_NAMES),
    Derived(2 * STEPS, "the move begun: an action's hundreds and rest", observe_begun, most=HIGHEST, there=has_begun),
)
