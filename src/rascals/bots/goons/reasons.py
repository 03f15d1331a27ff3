"""Why the shrewd player of Goons does what it does: what a scheme pays and how likely, or what is gained in stars."""

from __future__ import annotations

from collections.abc import Sequence

from rascals.bots.goons.outlook import Character, Prices, energy_worth, money_worth, scheme_gains, turns_left
from rascals.bots.interface import Reason
from rascals.games.goons.box import COLOURS, OF_VILLAIN, SCHEME_NAMES, VILLAIN_NAMES
from rascals.games.goons.state import State


def of(before: State, after: State, seat: int, values: Sequence[float], at: int, character: Character) -> Reason:
    """What the scheme pays that one has just put energy on; of all else how much better it is than the next best."""
    for colour in range(COLOURS):
        if after.markers[colour][seat] > before.markers[colour][seat]:
            return _scheme(after, colour, seat, character)
    others = [value for place, value in enumerate(values) if place != at]
    return Reason("better", {"gain": round(values[at] - max(others, default=values[at]), 1)})


def _scheme(s: State, colour: int, seat: int, character: Character) -> Reason:
    left = turns_left(s)
    prices = Prices(energy_worth(s, character, left), money_worth(s, character, left), character.step)
    row = s.order[colour][: s.piles[colour]]
    chance, gain = scheme_gains(s, colour, row, left, character, prices)[seat]
    scheme = s.scheme[colour]
    told = {
        "scheme": SCHEME_NAMES[scheme],
        "villain": VILLAIN_NAMES[scheme // OF_VILLAIN],
        "stars": round(gain / chance, 1) if chance else 0.0,
        "chance": round(100 * chance),
    }
    return Reason("scheme", told)
