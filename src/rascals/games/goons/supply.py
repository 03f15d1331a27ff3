"""What a player has: energy, money, stars, hustle, items. In the dialect. [O-04, O-05, O-15, O-18, O-27 – O-29]"""

from __future__ import annotations

from rascals.core.dealing import shuffle
from rascals.core.events import emit, emit_counts
from rascals.core.rows import clear, total
from rascals.games.goons import events
from rascals.games.goons.components import (
    COLOURS,
    COPIES,
    DR4,
    DR5,
    ENERGY,
    ITEMS,
    MK2,
    ON_DISPLAY,
    ONCE_A_GAME,
    SCHEMES,
    SPACE_NUMBERS,
    TRACK_HEAD,
)
from rascals.games.goons.state import NOBODY, NOTHING, State

# ---------------------------------------------------------------- energy, money, stars


FEE = 2  # [O-23.4, O-23.5, O-26.2]
ENERGY_FEE = tuple(FEE if scheme in (DR4, DR5) else 0 for scheme in range(SCHEMES))
MONEY_FEE = tuple(FEE if scheme == MK2 else 0 for scheme in range(SCHEMES))


def bank(s: State, seat: int) -> int:
    """Return a player's energy in the bank: neither in the supply nor on a scheme. [O-05, O-39]"""
    left = ENERGY - s.energy[seat]
    for colour in range(COLOURS):
        left -= s.markers[colour][seat]
    return left


def gain_energy(s: State, seat: int, number: int) -> int:
    """Give a player energy, at most what the bank has; return the amount. [O-05]"""
    if number == 0:
        return 0
    gained = min(number, bank(s, seat))
    s.energy[seat] += gained
    return gained


def owes_energy(s: State, seat: int, colour: int) -> int:
    """Return the entry fee in energy that a player still owes for a scheme in this round. [O-27]"""
    return 0 if s.paid[colour] >> seat & 1 else ENERGY_FEE[s.scheme[colour]]


def owes_money(s: State, seat: int, colour: int) -> int:
    """Return the entry fee in money that a player still owes for a scheme in this round. [O-27]"""
    return 0 if s.paid[colour] >> seat & 1 else MONEY_FEE[s.scheme[colour]]


def may_enter(s: State, seat: int, colour: int, number: int) -> int:
    """Return 1 if a player can pay the entry fee and then has `number` energy left. [O-27]"""
    rest = s.energy[seat] - owes_energy(s, seat, colour)
    return 1 if rest >= number and s.money[seat] >= owes_money(s, seat, colour) else 0


def pay_fee(s: State, seat: int, colour: int) -> None:
    """Pay the entry fee to the bank, if the player owes it in this round. [O-27]"""
    energy = owes_energy(s, seat, colour)
    money = owes_money(s, seat, colour)
    if energy + money == 0:
        return
    s.energy[seat] -= energy
    s.money[seat] -= money
    s.paid[colour] |= 1 << seat
    emit(s, events.FEE_PAID, seat, energy + money, 0 if energy else 1, colour)


# ---------------------------------------------------------------- the hustle tracks


LENGTH, END_STARS = 0, 1  # indices in a track's row


def can_step(s: State, seat: int, colour: int) -> int:
    """Return 1 unless the player stands on the top space. [O-18]"""
    return 1 if s.hustle[colour][seat] < s.track[colour][LENGTH] else 0


def step_up(s: State, seat: int, colour: int) -> None:
    """Move a token up one space; pay the space's reward, and add its free steps to those owed. [O-18, O-18b]"""
    s.hustle[colour][seat] += 1
    space = s.hustle[colour][seat]
    emit(s, events.STEPPED, seat, colour, space)
    at = TRACK_HEAD + (space - 1) * SPACE_NUMBERS
    row = s.track[colour]
    stars, energy, money, steps = row[at], row[at + 1], row[at + 2], row[at + 3]
    if stars + energy + money + steps > 0:
        energy = gain_energy(s, seat, energy)
        s.stars[seat] += stars
        s.money[seat] += money
        s.steps[seat] += steps
        emit(s, events.SPACE_PAID, seat, stars, energy, money, steps)


def step_down(s: State, seat: int, colour: int) -> None:
    """Move a token down one space, from the first off the track; no reward is given back. [O-24.1]"""
    s.hustle[colour][seat] -= 1
    emit(s, events.STEPPED_DOWN, seat, colour, s.hustle[colour][seat])


# ---------------------------------------------------------------- free steps


def walker(s: State) -> int:
    """Return the next seat to take free steps, in commit order if several; NOBODY if none are owed. [O-18b]"""
    if total(s.steps) == 0:
        return NOBODY
    if s.resolved != NOTHING:
        for place in range(s.piles[s.resolved]):
            if s.steps[s.order[s.resolved][place]] > 0:
                return s.order[s.resolved][place]
    for seat in range(s.players):
        if s.steps[seat] > 0:
            return seat
    return NOBODY


def walk(s: State, seat: int, colour: int) -> None:
    """Take one of the free steps owed. [O-18b]"""
    s.steps[seat] -= 1
    step_up(s, seat, colour)


def walk_where_clear(s: State) -> None:
    """Take free steps without asking if only one track is left to climb; if none is, they lapse. [O-18b]"""
    seat = walker(s)
    while seat != NOBODY:
        only = NOTHING
        tracks = 0
        for colour in range(COLOURS):
            if can_step(s, seat, colour):
                tracks += 1
                only = colour
        if tracks > 1:
            return
        if tracks == 1:
            walk(s, seat, only)
        else:
            lapsed = s.steps[seat]
            s.steps[seat] = 0
            emit(s, events.STEPS_LAPSED, seat, lapsed)
        seat = walker(s)


# ---------------------------------------------------------------- items


def fill_deck(s: State) -> None:
    """Shuffle all items into the deck and display four. [O-04]"""
    for item in range(ITEMS):
        s.item_discard[item] = COPIES
    reshuffle(s)
    fill_display(s)


def reshuffle(s: State) -> None:
    """Shuffle the discards into a new deck. [O-29]"""
    for item in range(ITEMS):
        for _ in range(s.item_discard[item]):
            s.item_deck[s.items_left] = item
            s.items_left += 1
    clear(s.item_discard)
    shuffle(s, s.item_deck, 0, s.items_left)


def turn_up_item(s: State) -> None:
    """Draw an item for the display; if deck and discards are empty, the display stays short. [O-15, O-29]"""
    if s.items_left == 0 and total(s.item_discard) > 0:
        reshuffle(s)
        emit(s, events.ITEMS_SHUFFLED)
    if s.items_left > 0:
        s.items_left -= 1
        item = s.item_deck[s.items_left]
        s.item_deck[s.items_left] = 0
        s.display[item] += 1
        emit(s, events.ITEM_TURNED_UP, item)


def fill_display(s: State) -> None:
    """Display four items. [O-04, O-29]"""
    for _ in range(ON_DISPLAY):
        turn_up_item(s)


def sweep_display(s: State) -> None:
    """Discard the displayed items and display four others. [O-29]"""
    emit_counts(s, events.DISPLAY_SWEPT, s.display, 0, 1)
    for item in range(ITEMS):
        s.item_discard[item] += s.display[item]
    clear(s.display)
    fill_display(s)


def can_buy(s: State, seat: int, item: int) -> int:
    """Return 1 if an item is on display and the player can pay for it. [O-15]"""
    return 1 if s.display[item] > 0 and s.cost[item] <= s.money[seat] else 0


def can_buy_any(s: State, seat: int) -> int:
    """Return 1 if the player can pay for any item on display. [O-15]"""
    for item in range(ITEMS):
        if can_buy(s, seat, item):
            return 1
    return 0


def buy(s: State, seat: int, item: int) -> None:
    """Buy a displayed item; another replaces it at once. [O-15]"""
    s.money[seat] -= s.cost[item]
    s.owned[seat][item] += 1
    s.display[item] -= 1
    emit(s, events.BOUGHT, seat, item, s.cost[item])
    turn_up_item(s)


# ---------------------------------------------------------------- items that can be used


def has_ready(s: State, seat: int, item: int) -> int:
    """Return 1 if a player owns an item that is neither exhausted nor spent. [O-28, O-35]"""
    return 1 if s.owned[seat][item] > 0 and s.used[seat][item] == 0 else 0


def refresh_items(s: State) -> None:
    """Refresh exhausted items, but not spent ones. [O-28, O-29]"""
    for seat in range(s.players):
        for item in range(ITEMS):
            if not ONCE_A_GAME[item]:
                s.used[seat][item] = 0
