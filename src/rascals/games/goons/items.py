"""The items that are used in a turn, one rule each. In the dialect. [O-28, O-34, O-35]

The others work elsewhere: the backpack and the shark jaw with their actions (`actions`), dynamite, bandages and the
jumpsuit in the resolution (`resolution`).
"""

from __future__ import annotations

from rascals.core.events import tell
from rascals.games.goons import events
from rascals.games.goons.actions import carry_over
from rascals.games.goons.box import (
    BASEBALL_BAT,
    BRASS_KNUCKLES,
    BUBBLE_GUN,
    CLOWN_MASK,
    CROWBAR,
    HELMET,
    POCKET_KNIFE,
    SCYTHE,
    SHOTGUN,
)
from rascals.games.goons.jolly_butcher import offer_trades
from rascals.games.goons.piles import add_markers
from rascals.games.goons.shop import has_ready
from rascals.games.goons.state import State
from rascals.games.goons.supply import bank, gain_energy, may_enter, owes_energy, pay_fee

BAT_ADDS, SHOTGUN_ADDS, BUBBLES_GIVE, HELMET_GIVES = 1, 2, 1, 6


def use(s: State, seat: int, item: int) -> None:
    """Mark an item as exhausted or spent. [O-28]"""
    s.used[seat][item] = 1


# ---------------------------------------------------------------- markers onto schemes


def can_add(s: State, seat: int, item: int, colour: int) -> int:
    """Return 1 if the bat or the shotgun would add a marker, the entry fee already in the bank. [O-27, O-35]"""
    if not has_ready(s, seat, item) or not may_enter(s, seat, colour, 0):
        return 0
    return 1 if bank(s, seat) + owes_energy(s, seat, colour) > 0 else 0


def add_from_bank(s: State, seat: int, item: int, colour: int, most: int) -> None:
    """Put markers from the bank onto any scheme, after paying its fee. [O-27, O-35]"""
    use(s, seat, item)
    pay_fee(s, seat, colour)
    number = min(most, bank(s, seat))
    add_markers(s, seat, colour, number)
    tell(s, events.ADDED, seat, item, number, colour)
    trade_by_item(s, seat, colour)


def trade_by_item(s: State, seat: int, colour: int) -> None:
    """Offer trades after an item has added markers, which is a commit only with `jolly_items`. [O-24]"""
    if s.jolly_items:
        offer_trades(s, seat, colour)


def baseball_bat(s: State, seat: int, colour: int) -> None:
    """Put one energy from the bank onto any scheme. [O-28.baseball-bat]"""
    add_from_bank(s, seat, BASEBALL_BAT, colour, BAT_ADDS)


def shotgun(s: State, seat: int, colour: int) -> None:
    """Put two energy from the bank onto any one scheme. [O-28.shotgun]"""
    add_from_bank(s, seat, SHOTGUN, colour, SHOTGUN_ADDS)


def brass_knuckles(s: State, seat: int, number: int, colour: int) -> None:
    """Put one or two energy from the supply onto any one scheme. [O-28.brass-knuckles]"""
    use(s, seat, BRASS_KNUCKLES)
    pay_fee(s, seat, colour)
    s.energy[seat] -= number
    add_markers(s, seat, colour, number)
    tell(s, events.ADDED, seat, BRASS_KNUCKLES, number, colour)
    trade_by_item(s, seat, colour)


def clown_mask(s: State, seat: int, number: int, colour: int, to: int) -> None:
    """Move one or two own markers from one scheme to one other. [O-28.clown-mask]"""
    use(s, seat, CLOWN_MASK)
    carry_over(s, seat, number, colour, to)
    tell(s, events.MASKED, seat, number, colour, to)


# ---------------------------------------------------------------- energy


def can_gain(s: State, seat: int, item: int) -> int:
    """Return 1 if an item that gives energy can be used and the bank has some. [O-35]"""
    return 1 if has_ready(s, seat, item) and bank(s, seat) > 0 else 0


def bubble_gun(s: State, seat: int) -> None:
    """Gain one energy from the bank. [O-28.bubble-gun]"""
    use(s, seat, BUBBLE_GUN)
    tell(s, events.ENERGY_FROM, seat, BUBBLE_GUN, gain_energy(s, seat, BUBBLES_GIVE))


def helmet(s: State, seat: int) -> None:
    """Gain six energy from the bank. [O-28.helmet]"""
    use(s, seat, HELMET)
    tell(s, events.ENERGY_FROM, seat, HELMET, gain_energy(s, seat, HELMET_GIVES))


def most_pried(s: State, seat: int) -> int:
    """Return the most money that the crowbar can turn into energy. [O-28.crowbar]"""
    return min(s.money[seat], bank(s, seat)) if has_ready(s, seat, CROWBAR) else 0


def crowbar(s: State, seat: int, number: int) -> None:
    """Turn money into as much energy. [O-28.crowbar]"""
    s.money[seat] -= number
    tell(s, events.PRIED, seat, number, gain_energy(s, seat, number))


# ---------------------------------------------------------------- cubes


def scythe(s: State, seat: int) -> None:
    """Exhaust the scythe, whose cubes have been moved. [O-28.scythe]"""
    use(s, seat, SCYTHE)
    tell(s, events.REAPED, seat)


def pocket_knife(s: State, seat: int, source: int, colour: int) -> None:
    """Give the action of a cube of this turn the colour named. [O-28.pocket-knife]"""
    use(s, seat, POCKET_KNIFE)
    s.knife = source
    s.knife_colour = colour
    tell(s, events.KNIFED, seat, source, colour)
