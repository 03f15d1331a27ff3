"""The actions of a turn, and the items used in it, one rule each. In the dialect. [O-28, O-34, O-35]

Locations, commit, hustle, and the second half of a doubled action. Every action has a source: the cube, the space it
lies on, or the ability. [O-10, O-11, O-12] Other items work elsewhere: the backpack and the shark jaw with their
actions; dynamite, bandages and the jumpsuit in the resolution (`resolution`).
"""

from __future__ import annotations

from rascals.core.events import emit
from rascals.games.goons import city, events
from rascals.games.goons.components import (
    BACKPACK,
    BASEBALL_BAT,
    BRASS_KNUCKLES,
    BUBBLE_GUN,
    CELLS,
    CLOWN_MASK,
    COLOURS,
    CROWBAR,
    EMPTY,
    HELMET,
    ITEMS,
    POCKET_KNIFE,
    SCYTHE,
    SHARK_JAW,
    SHOTGUN,
)
from rascals.games.goons.jolly_butcher import offer_trades
from rascals.games.goons.moves import MOST_COMMITTED
from rascals.games.goons.schemes import add_markers, take_markers
from rascals.games.goons.state import (
    AGAIN,
    BUY,
    CLUB,
    FROM_ABILITY,
    FROM_CUBE,
    FROM_SPACE,
    NO_SOURCE,
    NOTHING,
    SOURCES,
    State,
    answered,
    ask,
    asks,
)
from rascals.games.goons.supply import (
    bank,
    buy,
    can_buy_any,
    gain_energy,
    has_ready,
    may_enter,
    owes_energy,
    pay_fee,
    step_up,
)

COMMIT_LIMIT, WITH_BACKPACK = 2, 3  # [O-17, O-28.backpack]
DOUBLED = 2  # times that an action is done with the shark jaw [O-28.shark-jaw]

# ---------------------------------------------------------------- sources


def colour_of(s: State, source: int) -> int:
    """Return the colour of a source's action, as possibly changed by the knife; NOTHING if not open. [O-10, O-12]"""
    if not s.open[source]:
        return NOTHING
    if s.knife == source:
        return s.knife_colour
    if source == FROM_SPACE:
        return s.space
    return s.taken if source == FROM_CUBE else s.ability


def own_colour(s: State, source: int) -> int:
    """Return the colour of a source's cube, without the knife. [O-28.pocket-knife]"""
    return s.ability if source == FROM_ABILITY else s.taken


def close(s: State, source: int) -> None:
    """Mark a source's action as done. [O-10]"""
    s.open[source] = 0
    if s.knife == source:
        s.knife = NO_SOURCE
        s.knife_colour = NOTHING


def close_all(s: State) -> None:
    """Let all actions that are still open lapse. [O-10]"""
    for source in range(SOURCES):
        close(s, source)


def commit_limit(s: State, seat: int) -> int:
    """Return the number of markers that one commit may place. [O-17, O-28.backpack]"""
    return WITH_BACKPACK if s.owned[seat][BACKPACK] > 0 else COMMIT_LIMIT


# ---------------------------------------------------------------- locations


def dojo(s: State, seat: int, source: int) -> None:
    """Gain one energy from the bank. [O-13]"""
    train(s, seat, source, 1)


def dojo_twice(s: State, seat: int, source: int) -> None:
    """Gain two energy from the bank. [O-28.shark-jaw]"""
    use_jaw(s, seat)
    train(s, seat, source, DOUBLED)


def train(s: State, seat: int, source: int, times: int) -> None:
    """Gain energy from the bank. [O-13]"""
    close(s, source)
    emit(s, events.TRAINED, seat, gain_energy(s, seat, times))


def diner(s: State, seat: int, source: int) -> None:
    """Gain one money. [O-14]"""
    dine(s, seat, source, 1)


def diner_twice(s: State, seat: int, source: int) -> None:
    """Gain two money. [O-28.shark-jaw]"""
    use_jaw(s, seat)
    dine(s, seat, source, DOUBLED)


def dine(s: State, seat: int, source: int, times: int) -> None:
    """Gain money. [O-14]"""
    close(s, source)
    s.money[seat] += times
    emit(s, events.DINED, seat, times)


def supermarket(s: State, seat: int, rest: int) -> None:
    """Buy a displayed item. [O-15]"""
    close(s, rest // ITEMS)
    buy(s, seat, rest % ITEMS)


def supermarket_twice(s: State, seat: int, rest: int) -> None:
    """Buy a displayed item, and offer a second purchase if the player can afford one. [O-28.shark-jaw, O-34, O-40]"""
    use_jaw(s, seat)
    supermarket(s, seat, rest)
    if can_buy_any(s, seat):
        ask(s, AGAIN, seat)
        s.again_what = BUY


def buy_second(s: State, seat: int, item: int) -> None:
    """Make the second purchase. [O-28.shark-jaw]"""
    end_question(s)
    buy(s, seat, item)


def carry_cube(s: State, seat: int, cell: int, to: int) -> None:
    """Move a cube of the city to an empty cell. [O-16, O-28.scythe]"""
    city.move_cube(s, cell, to)
    emit(s, events.CUBE_MOVED, seat, s.city[to] - 1, cell, to)


def withdraw(s: State, seat: int, number: int, colour: int) -> None:
    """Move a player's markers from a scheme back to the supply. [O-16]"""
    take_markers(s, seat, colour, number)
    s.energy[seat] += number
    emit(s, events.WITHDRAWN, seat, number, colour)


def shift(s: State, seat: int, number: int, colour: int, to: int) -> None:
    """Move a player's markers to another scheme with the nightclub. [O-16]"""
    carry_over(s, seat, number, colour, to)
    emit(s, events.SHIFTED, seat, number, colour, to)


def carry_over(s: State, seat: int, number: int, colour: int, to: int) -> None:
    """Move a player's markers to another scheme, after paying its fee. [O-16, O-27, O-28.clown-mask]"""
    pay_fee(s, seat, to)
    take_markers(s, seat, colour, number)
    add_markers(s, seat, to, number)


def commit(s: State, seat: int, rest: int) -> None:
    """Put markers from the supply onto the scheme of the action's colour, after paying its fee. [O-17, O-27]"""
    source, number = rest // MOST_COMMITTED, rest % MOST_COMMITTED + 1
    colour = colour_of(s, source)
    close(s, source)
    move_from_supply(s, seat, number, colour)
    emit(s, events.COMMITTED, seat, number, colour)
    offer_trades(s, seat, colour)


def move_from_supply(s: State, seat: int, number: int, colour: int) -> None:
    """Put markers from the supply onto a scheme, after paying its fee. [O-27]"""
    pay_fee(s, seat, colour)
    s.energy[seat] -= number
    add_markers(s, seat, colour, number)


def hustle(s: State, seat: int, source: int) -> None:
    """Step up the track of the action's colour. [O-18]"""
    colour = colour_of(s, source)
    close(s, source)
    step_up(s, seat, colour)


# ---------------------------------------------------------------- the jaw's second half


def use_jaw(s: State, seat: int) -> None:
    """Exhaust the shark jaw, which doubles the action. [O-28.shark-jaw]"""
    s.used[seat][SHARK_JAW] = 1
    emit(s, events.DOUBLED, seat)


def club_again(s: State, seat: int) -> None:
    """Offer a second effect of the nightclub, if there is one. [O-28.shark-jaw, O-40]"""
    if has_markers(s, seat) or can_move_any(s):
        ask(s, AGAIN, seat)
        s.again_what = CLUB


def has_markers(s: State, seat: int) -> int:
    """Return 1 if a player has a marker on any scheme."""
    for colour in range(COLOURS):
        if s.markers[colour][seat] > 0:
            return 1
    return 0


def can_move_any(s: State) -> int:
    """Return 1 if the nightclub can move some cube. [O-16]"""
    for cell in range(CELLS):
        if s.city[cell] != EMPTY and s.near[cell] > 0 and city.can_leave(s, cell):
            return 1
    return 0


def asks_again(s: State, what: int) -> int:
    """Return 1 if the second half of the action `what`, BUY or CLUB, is open. [O-28.shark-jaw]"""
    return 1 if asks(s, AGAIN) and s.again_what == what else 0


def decline(s: State, _seat: int) -> None:
    """Decline the second half. [O-28.shark-jaw]"""
    end_question(s)


def end_question(s: State) -> None:
    """Close the question about the second half."""
    s.again_what = 0
    answered(s)


# ---------------------------------------------------------------- items: markers onto schemes


BAT_ADDS, SHOTGUN_ADDS, BUBBLES_GIVE, HELMET_GIVES = 1, 2, 1, 6


def use(s: State, seat: int, item: int) -> None:
    """Mark an item as exhausted or spent. [O-28]"""
    s.used[seat][item] = 1


# ---------------------------------------------------------------- markers onto schemes


def can_add(s: State, seat: int, item: int, colour: int) -> int:
    """Return 1 if the bat or the shotgun would add a marker once the entry fee is in the bank. [O-27, O-35]"""
    if not has_ready(s, seat, item) or not may_enter(s, seat, colour, 0):
        return 0
    return 1 if bank(s, seat) + owes_energy(s, seat, colour) > 0 else 0


def add_from_bank(s: State, seat: int, item: int, colour: int, most: int) -> None:
    """Put markers from the bank onto any scheme, after paying its fee. [O-27, O-35]"""
    use(s, seat, item)
    pay_fee(s, seat, colour)
    number = min(most, bank(s, seat))
    add_markers(s, seat, colour, number)
    emit(s, events.ADDED, seat, item, number, colour)
    trade_by_item(s, seat, colour)


def trade_by_item(s: State, seat: int, colour: int) -> None:
    """Offer trades after an item has added markers, which counts as a commit only with `jolly_items`. [O-24]"""
    if s.jolly_items:
        offer_trades(s, seat, colour)


def baseball_bat(s: State, seat: int, colour: int) -> None:
    """Put one energy from the bank onto any scheme. [O-28.baseball-bat]"""
    add_from_bank(s, seat, BASEBALL_BAT, colour, BAT_ADDS)


def shotgun(s: State, seat: int, colour: int) -> None:
    """Put two energy from the bank onto any one scheme. [O-28.shotgun]"""
    add_from_bank(s, seat, SHOTGUN, colour, SHOTGUN_ADDS)


def brass_knuckles(s: State, seat: int, rest: int) -> None:
    """Put one or two energy from the supply onto any one scheme. [O-28.brass-knuckles]"""
    number, colour = rest // COLOURS + 1, rest % COLOURS
    use(s, seat, BRASS_KNUCKLES)
    move_from_supply(s, seat, number, colour)
    emit(s, events.ADDED, seat, BRASS_KNUCKLES, number, colour)
    trade_by_item(s, seat, colour)


def clown_mask(s: State, seat: int, number: int, colour: int, to: int) -> None:
    """Move one or two of the player's markers from one scheme to another. [O-28.clown-mask]"""
    use(s, seat, CLOWN_MASK)
    carry_over(s, seat, number, colour, to)
    emit(s, events.MASKED, seat, number, colour, to)


# ---------------------------------------------------------------- energy


def can_gain(s: State, seat: int, item: int) -> int:
    """Return 1 if an item that gives energy can be used and the bank has some. [O-35]"""
    return 1 if has_ready(s, seat, item) and bank(s, seat) > 0 else 0


def bubble_gun(s: State, seat: int) -> None:
    """Gain one energy from the bank. [O-28.bubble-gun]"""
    use(s, seat, BUBBLE_GUN)
    emit(s, events.ENERGY_FROM, seat, BUBBLE_GUN, gain_energy(s, seat, BUBBLES_GIVE))


def helmet(s: State, seat: int) -> None:
    """Gain six energy from the bank. [O-28.helmet]"""
    use(s, seat, HELMET)
    emit(s, events.ENERGY_FROM, seat, HELMET, gain_energy(s, seat, HELMET_GIVES))


def most_pried(s: State, seat: int) -> int:
    """Return the most money that the crowbar can turn into energy. [O-28.crowbar]"""
    return min(s.money[seat], bank(s, seat)) if has_ready(s, seat, CROWBAR) else 0


def crowbar(s: State, seat: int, number: int) -> None:
    """Turn money into the same amount of energy. [O-28.crowbar]"""
    s.money[seat] -= number
    emit(s, events.PRIED, seat, number, gain_energy(s, seat, number))


# ---------------------------------------------------------------- cubes


def scythe(s: State, seat: int) -> None:
    """Exhaust the scythe, whose cubes have been moved. [O-28.scythe]"""
    use(s, seat, SCYTHE)
    emit(s, events.REAPED, seat)


def pocket_knife(s: State, seat: int, rest: int) -> None:
    """Give the action of this turn's cube, taken or the ability's, a chosen colour. [O-28.pocket-knife]"""
    use(s, seat, POCKET_KNIFE)
    s.knife = FROM_CUBE if rest < COLOURS else FROM_ABILITY
    s.knife_colour = rest % COLOURS
    emit(s, events.KNIFED, seat, s.knife, s.knife_colour)
