"""Energy, money, stars: gains, the bank, entry fees. In the dialect. [O-05, O-27]"""

from __future__ import annotations

from rascals.core.events import tell
from rascals.games.goons import events
from rascals.games.goons.box import COLOURS, DR4, DR5, ENERGY, MK2, SCHEMES
from rascals.games.goons.state import State

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
    """Give a player energy, at most what the bank has; return how much. [O-05]"""
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
    tell(s, events.FEE_PAID, seat, energy + money, 0 if energy else 1, colour)
