"""Items: the deck, the display, what players own. In the dialect. [O-04, O-15, O-28, O-29]"""

from __future__ import annotations

from rascals.core.dealing import shuffle
from rascals.core.events import tell, tell_counts
from rascals.core.rows import clear, total
from rascals.games.goons import events
from rascals.games.goons.box import COPIES, ITEMS, ON_DISPLAY, ONCE_A_GAME
from rascals.games.goons.state import State


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
    """Draw an item for the display; with deck and discards empty the display stays short. [O-15, O-29]"""
    if s.items_left == 0 and total(s.item_discard) > 0:
        reshuffle(s)
        tell(s, events.ITEMS_SHUFFLED)
    if s.items_left > 0:
        s.items_left -= 1
        item = s.item_deck[s.items_left]
        s.item_deck[s.items_left] = 0
        s.display[item] += 1
        tell(s, events.ITEM_TURNED_UP, item)


def fill_display(s: State) -> None:
    """Display four items. [O-04, O-29]"""
    for _ in range(ON_DISPLAY):
        turn_up_item(s)


def sweep_display(s: State) -> None:
    """Discard the displayed items and display four others. [O-29]"""
    tell_counts(s, events.DISPLAY_SWEPT, s.display, 0, 1)
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
    tell(s, events.BOUGHT, seat, item, s.cost[item])
    turn_up_item(s)


# ---------------------------------------------------------------- items that can be used


def has_ready(s: State, seat: int, item: int) -> int:
    """Return 1 if a player owns an item that is neither exhausted nor spent. [O-28, O-35]"""
    return 1 if s.owned[seat][item] > 0 and s.used[seat][item] == 0 else 0


def refresh_items(s: State) -> None:
    """Refresh exhausted items, not spent ones. [O-28, O-29]"""
    for seat in range(s.players):
        for item in range(ITEMS):
            if not ONCE_A_GAME[item]:
                s.used[seat][item] = 0
