"""The Jolly Butcher: trades at each commit, and one reward for the first or the last. In the dialect. [O-24]"""

from __future__ import annotations

from rascals.core.events import emit
from rascals.games.goons import events
from rascals.games.goons.components import COLOURS, JB1, JB2, JB5
from rascals.games.goons.state import TRADE, State, answered, ask
from rascals.games.goons.supply import gain_energy, step_down

TRADES = 2  # for one commit, except JB2 [O-24.1 – O-24.5]
STARS, ENERGY, MONEY, STEPS = range(4)  # what trades take and give, in the order of their event's `what`
# By scheme, from JB1: what a trade takes (JB1: or one hustle step) and what it gives, with the amounts.
TAKES, PRICE = (STARS, MONEY, ENERGY, MONEY, ENERGY), (1, 1, 1, 1, 2)
BRINGS, GIVES = (ENERGY, ENERGY, MONEY, STEPS, STARS), (3, 3, 3, 3, 2)
PAYS_LAST = (1, 0, 0, 0, 1)  # in the resolution; otherwise the first in commit order


def is_on_a_track(s: State, seat: int) -> int:
    """Return 1 if a player's token stands on any track."""
    for colour in range(COLOURS):
        if s.hustle[colour][seat] > 0:
            return 1
    return 0


# ---------------------------------------------------------------- trades


def is_jolly(scheme: int) -> int:
    """Return 1 for JB1 to JB5."""
    return 1 if JB1 <= scheme <= JB5 else 0


def trade_limit(s: State, scheme: int) -> int:
    """Return the number of trades that one commit allows. [O-24.1 – O-24.5]"""
    return s.jolly_trades if scheme == JB2 else TRADES


def can_trade(s: State, seat: int, colour: int) -> int:
    """Return 1 if a player can pay for one more trade. [O-24]"""
    number = s.scheme[colour] - JB1
    if TAKES[number] == STARS:
        return 1 if s.stars[seat] >= PRICE[number] or is_on_a_track(s, seat) else 0
    has = s.energy[seat] if TAKES[number] == ENERGY else s.money[seat]
    return 1 if has >= PRICE[number] else 0


def offer_trades(s: State, seat: int, colour: int) -> None:
    """Offer trades if the scheme is the Jolly Butcher's and the player can pay for one. [O-24]"""
    if is_jolly(s.scheme[colour]) and can_trade(s, seat, colour):
        ask(s, TRADE, seat)
        s.trade_colour = colour
        s.trades = trade_limit(s, s.scheme[colour])


def go_on_trading(s: State) -> None:
    """End the trades if none is left or the player cannot pay for one. [O-24, O-40]"""
    if s.trades == 0 or not can_trade(s, s.asked, s.trade_colour):
        end_trading(s)


def end_trading(s: State) -> None:
    """End the trades of this commit."""
    s.trades = 0
    s.trade_colour = 0
    answered(s)


def trade(s: State, seat: int) -> None:
    """Make the printed trade once; JB1's by paying a star. [O-24.1 – O-24.5]"""
    number = s.scheme[s.trade_colour] - JB1
    if TAKES[number] == STARS:
        s.stars[seat] -= PRICE[number]
    elif TAKES[number] == ENERGY:
        s.energy[seat] -= PRICE[number]
    else:
        s.money[seat] -= PRICE[number]
    receive(s, seat, PRICE[number], TAKES[number])


def trade_hustle(s: State, seat: int, colour: int) -> None:
    """Trade a step: the token on a track moves down. [O-24.1]"""
    step_down(s, seat, colour)
    receive(s, seat, 1, STEPS)


def receive(s: State, seat: int, paid: int, what: int) -> None:
    """Gain what a trade gives, after it has been paid for. [O-24]"""
    s.trades -= 1
    number = s.scheme[s.trade_colour] - JB1
    brings = BRINGS[number]
    gained = gain_energy(s, seat, GIVES[number]) if brings == ENERGY else 0
    stars = GIVES[number] if brings == STARS else 0
    money = GIVES[number] if brings == MONEY else 0
    steps = GIVES[number] if brings == STEPS else 0
    s.stars[seat] += stars
    s.money[seat] += money
    s.steps[seat] += steps
    emit(s, events.TRADED, seat, paid, what, stars, gained, money, steps)


def no_trade(s: State, seat: int) -> None:
    """Decline further trades. [O-24]"""
    end_trading(s)
    emit(s, events.NOT_TRADED, seat)


# ---------------------------------------------------------------- the resolution


def pays_last(scheme: int) -> int:
    """Return 1 if the last in commit order gets the reward, as in JB1 and JB5. [O-24.1, O-24.5]"""
    return PAYS_LAST[scheme - JB1]
