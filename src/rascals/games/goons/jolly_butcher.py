"""The Jolly Butcher: trades at each commit, and one reward for the first or the last. In the dialect. [O-24]"""

from __future__ import annotations

from rascals.core.events import tell
from rascals.core.moves import switch
from rascals.games.goons import events
from rascals.games.goons.box import COLOURS, JB1, JB2, JB5
from rascals.games.goons.state import TRADE, State, answered, ask
from rascals.games.goons.supply import gain_energy, step_down

TRADES = 2  # for one commit, except JB2 [O-24.1 – O-24.5]
PAID_STARS, PAID_ENERGY, PAID_MONEY, PAID_STEP = range(4)  # how a trade is paid, in the order of its event's `what`
PRICE = (1, 1, 1, 1, 2)  # by scheme
GIVES = (3, 3, 3, 3, 2)
PAYS_LAST = (1, 0, 0, 0, 1)  # else the first in commit order


# ---------------------------------------------------------------- trades, one rule for each scheme


def can_jb1(s: State, seat: int) -> int:
    """Return 1 if a player has the price of JB1: a star of the score track, or a step. [O-24.1]"""
    return 1 if s.stars[seat] >= PRICE[0] or is_on_a_track(s, seat) else 0


def can_jb2(s: State, seat: int) -> int:
    """Return 1 if a player has the price of JB2: money. [O-24.2]"""
    return 1 if s.money[seat] >= PRICE[1] else 0


def can_jb3(s: State, seat: int) -> int:
    """Return 1 if a player has the price of JB3: energy. [O-24.3]"""
    return 1 if s.energy[seat] >= PRICE[2] else 0


def can_jb4(s: State, seat: int) -> int:
    """Return 1 if a player has the price of JB4: money. [O-24.4]"""
    return 1 if s.money[seat] >= PRICE[3] else 0


def can_jb5(s: State, seat: int) -> int:
    """Return 1 if a player has the price of JB5: two energy. [O-24.5]"""
    return 1 if s.energy[seat] >= PRICE[4] else 0


def jb1_for_star(s: State, seat: int) -> None:
    """JB1: 1 star → 3 energy. [O-24.1]"""
    s.stars[seat] -= PRICE[0]
    tell(s, events.TRADED, seat, PRICE[0], PAID_STARS, 0, gain_energy(s, seat, GIVES[0]), 0, 0)


def jb1_for_step(s: State, seat: int, colour: int) -> None:
    """JB1: 1 hustle step → 3 energy; the token on the track named goes down. [O-24.1]"""
    step_down(s, seat, colour)
    tell(s, events.TRADED, seat, 1, PAID_STEP, 0, gain_energy(s, seat, GIVES[0]), 0, 0)


def jb2(s: State, seat: int) -> None:
    """1 money → 3 energy. [O-24.2]"""
    s.money[seat] -= PRICE[1]
    tell(s, events.TRADED, seat, PRICE[1], PAID_MONEY, 0, gain_energy(s, seat, GIVES[1]), 0, 0)


def jb3(s: State, seat: int) -> None:
    """1 energy → 3 money. [O-24.3]"""
    s.energy[seat] -= PRICE[2]
    s.money[seat] += GIVES[2]
    tell(s, events.TRADED, seat, PRICE[2], PAID_ENERGY, 0, 0, GIVES[2], 0)


def jb4(s: State, seat: int) -> None:
    """1 money → 3 free steps. [O-24.4]"""
    s.money[seat] -= PRICE[3]
    s.steps[seat] += GIVES[3]
    tell(s, events.TRADED, seat, PRICE[3], PAID_MONEY, 0, 0, 0, GIVES[3])


def jb5(s: State, seat: int) -> None:
    """2 energy → 2 stars. [O-24.5]"""
    s.energy[seat] -= PRICE[4]
    s.stars[seat] += GIVES[4]
    tell(s, events.TRADED, seat, PRICE[4], PAID_ENERGY, GIVES[4], 0, 0, 0)


OF_JOLLY = range(5)  # JB1 to JB5
_can_trade = switch(OF_JOLLY, (can_jb1, can_jb2, can_jb3, can_jb4, can_jb5), __name__, answers=True)
_do_trade = switch(OF_JOLLY, (jb1_for_star, jb2, jb3, jb4, jb5), __name__)


def is_on_a_track(s: State, seat: int) -> int:
    """Return 1 if a player's token stands on any track."""
    for colour in range(COLOURS):
        if s.hustle[colour][seat] > 0:
            return 1
    return 0


# ---------------------------------------------------------------- offering them


def is_jolly(scheme: int) -> int:
    """Return 1 for JB1 to JB5."""
    return 1 if JB1 <= scheme <= JB5 else 0


def trade_limit(s: State, scheme: int) -> int:
    """Return the number of trades that one commit allows. [O-24.1 – O-24.5]"""
    return s.jolly_trades if scheme == JB2 else TRADES


def can_trade(s: State, seat: int, colour: int) -> int:
    """Return 1 if a player can pay for one more trade. [O-24]"""
    can: int = _can_trade(s, seat, s.scheme[colour] - JB1)
    return can


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
    """Make the printed trade once; JB1's with a star. [O-24.1 – O-24.5]"""
    s.trades -= 1
    _do_trade(s, seat, s.scheme[s.trade_colour] - JB1)


def trade_hustle(s: State, seat: int, colour: int) -> None:
    """Trade a step on the track named. [O-24.1]"""
    s.trades -= 1
    jb1_for_step(s, seat, colour)


def no_trade(s: State, seat: int) -> None:
    """Decline further trades. [O-24]"""
    tell(s, events.NOT_TRADED, seat)
    end_trading(s)


# ---------------------------------------------------------------- the resolution


def pays_last(scheme: int) -> int:
    """Return 1 if the last in commit order gets the reward, as in JB1 and JB5. [O-24.1, O-24.5]"""
    return PAYS_LAST[scheme - JB1]
