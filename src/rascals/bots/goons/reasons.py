"""The reasons that the shrewd player of Goons gives: a scheme's reward and probability, or its own resources."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rascals.bots.goons.outlook import (
    Character,
    Prices,
    energy_worth,
    money_worth,
    reward_worth,
    scheme_gains,
    turns_left,
)
from rascals.bots.goons.trades import traded
from rascals.bots.interface import Reason
from rascals.core.rows import total
from rascals.games.goons.box import (
    BLIND_RAZOR,
    BR3,
    COLOUR_NAMES,
    COLOURS,
    DOCTOR,
    GOON_NAMES,
    KID_RANDOM,
    OF_VILLAIN,
    SCHEME_NAMES,
    VILLAIN_NAMES,
)
from rascals.games.goons.moves import VERBS
from rascals.games.goons.piles import place_in_order
from rascals.games.goons.rewards import slot_of, tiers
from rascals.games.goons.state import State
from rascals.games.goons.tracks import LENGTH

BY_GOALS = {KID_RANDOM, BLIND_RAZOR, DOCTOR}  # villains with rewards by goal; the others have them lot by lot


def of(
    before: State,
    option: Sequence[int],
    after: State,
    seat: int,
    weighed: tuple[Sequence[float], int],
    character: Character,
) -> Reason:
    """Return the reason for a move: the scheme that it puts energy on, else its result or purpose.

    `weighed`: the values of all options, and the index of the chosen one.
    """
    values, at = weighed
    for colour in range(COLOURS):
        if after.markers[colour][seat] > before.markers[colour][seat]:
            return _with_trades(_scheme(after, colour, seat, character), after, seat, character)
    others = [value for place, value in enumerate(values) if place != at]
    told: dict[str, Any] = {"gain": round(values[at] - max(others, default=values[at]), 1)}
    move = VERBS.move(option[0])
    if move.kind == "end":
        return Reason("end", told | {"done": sum(before.open) == 0})
    if move.kind == "take":
        told |= {"colour": COLOUR_NAMES[after.taken], "space": COLOUR_NAMES[after.space]}
        return Reason("take", told | _open(after, after.taken, character, seat))
    if move.kind == "ability":
        return Reason("ability", told | {"colour": COLOUR_NAMES[after.ability]})
    had, has = _purse(before, seat), _purse(after, seat)
    told |= has
    for colour in range(COLOURS):
        if after.hustle[colour][seat] > before.hustle[colour][seat]:
            return Reason("hustle", told | _climbed(after, colour, seat))
    if "item" in move.args and after.owned[seat] != before.owned[seat]:
        return Reason("buy", told | {"item": move.args["item"]})
    return Reason("same" if had == has else "better", told)


def _purse(s: State, seat: int) -> dict[str, int]:
    return {"energy": s.energy[seat], "money": s.money[seat], "stars": s.stars[seat]}


def _climbed(s: State, colour: int, seat: int) -> dict[str, Any]:
    """Return the seat's space on a hustle track, the track's length, and the others' highest space."""
    row = s.hustle[colour][: s.players]
    return {
        "colour": COLOUR_NAMES[colour],
        "step": row[seat],
        "length": s.track[colour][LENGTH],
        "highest": max(space for other, space in enumerate(row) if other != seat),
    }


def _open(s: State, colour: int, character: Character, seat: int) -> dict[str, Any]:
    """Return the scheme at a colour's corner, the worth of its best reward, and the number of participants."""
    return {
        "scheme": SCHEME_NAMES[s.scheme[colour]],
        "best": round(best_reward(s, colour, seat, character), 1),
        "there": s.piles[colour],
    }


# ---------------------------------------------------------------- goons


def promise(s: State, seat: int, goon: int, character: Character) -> float:
    """Return the sum of the best rewards of the schemes of a goon's two colours."""
    return sum(best_reward(s, colour, seat, character) for colour in colours(s, goon))


def colours(s: State, goon: int) -> list[int]:
    """Return the two colours of a goon. [O-06]"""
    return [colour for colour in range(COLOURS) if s.pairs[goon] >> colour & 1]


def best_reward(s: State, colour: int, seat: int, character: Character) -> float:
    """Return the worth to a seat of the best reward of a corner's scheme, as first in the commit order."""
    left = turns_left(s)
    energy, money = energy_worth(s, character, left), money_worth(s, character, left)
    scheme = s.scheme[colour]
    goals = scheme // OF_VILLAIN in BY_GOALS and scheme != BR3
    slots = [slot_of(tier, 0) if goals else tier for tier in range(tiers(s, scheme))] or [0]
    return max(reward_worth(s, colour, seat, slot, energy, money, character.step) for slot in slots)


def goon(s: State, seat: int, chosen: int, character: Character) -> Reason:
    """Return the reason for a goon: its two colours, and the best rewards of the open schemes there."""
    told: dict[str, Any] = {"goon": GOON_NAMES[chosen]}
    for name, colour in zip(("one", "other"), colours(s, chosen), strict=True):
        best = round(best_reward(s, colour, seat, character), 1)
        told |= {name: COLOUR_NAMES[colour], f"{name}_scheme": SCHEME_NAMES[s.scheme[colour]], f"{name}_stars": best}
    return Reason("goon", told)


# ---------------------------------------------------------------- schemes


def _scheme(s: State, colour: int, seat: int, character: Character) -> Reason:
    """Return a scheme's expected reward and probability, the seat's place, and own and all energy there."""
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
        "mine": s.markers[colour][seat],
        "all": total(s.markers[colour]),
        "place": place_in_order(s, seat, colour) + 1,
        "there": len(row),
        "left": s.energy[seat],
    }
    return Reason("scheme", told)


def _with_trades(scheme: Reason, s: State, seat: int, character: Character) -> Reason:
    """Return a scheme's reason, with the seat's resources after the trades that the Butcher offers, if any. [O-24]"""
    then = traded(s, seat, character)
    if then is s or _purse(then, seat) == _purse(s, seat):
        return scheme
    purse = {f"{name}_then": number for name, number in _purse(then, seat).items()}
    return Reason("scheme-trades", {**scheme.args, **purse})
