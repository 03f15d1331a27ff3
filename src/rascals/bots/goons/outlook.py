"""The shrewd bot's evaluation of a position for each seat: stars, and estimates of stars to come.

A scheme counts the exact probabilities that dice or tokens reach each goal, at a seat's place in the commit order, less
the markers that a reward costs, with estimates for the later turns of the round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp

from rascals.games.goons import dice_and_tokens
from rascals.games.goons.choosing import amount_of
from rascals.games.goons.components import (
    BLIND_RAZOR,
    BR1,
    BR3,
    COLOURS,
    DOCTOR,
    ITEM_NAMES,
    ITEMS,
    JOLLY_BUTCHER,
    KID_RANDOM,
    LADY_DARMONDY,
    OF_ENERGY,
    OF_MONEY,
    OF_STARS,
    OF_STEPS,
    OF_VILLAIN,
    ONCE_A_GAME,
    REWARD_NUMBERS,
    ROUNDS,
    SCHEME_HEAD,
    TOKENS,
)
from rascals.games.goons.jolly_butcher import pays_last
from rascals.games.goons.outlook import chances
from rascals.games.goons.schemes import all_counted, city_part, counted, goal, has_x, places, slot_of, tiers
from rascals.games.goons.state import NOTHING, RESOLVE, TURN, State
from rascals.games.goons.supply import END_STARS, LENGTH
from rascals.games.goons.turns import turns_in_round

# ---------------------------------------------------------------- the Jolly Butcher


# Calibrated on 2,000 positions of 25 games of four shrewd players: the probabilities match the frequencies.
PLACE = 0.2  # markers that one place further ahead is worth
GROWTH = 0.7  # mean number of markers that a turn adds to a pile
SURE, DOUBT = 0.6, 0.6  # uncertainty of a lead in markers: constant, and for each turn that a seat has left on average
COMES, RETURNS = 0.22, 0.1  # probability that a turn puts a seat last: a newcomer, or one already in the row


def turns_of(s: State, seat: int) -> int:
    """Return the number of turns that a seat has left in this round, without the current one."""
    if s.phase != TURN:
        return 0
    still = (seat - s.first) % s.players > (s.mover - s.first) % s.players
    return turns_in_round(s) - s.turn + still


def due(s: State, colour: int, row: Sequence[int]) -> dict[int, float]:
    """Return for each seat of a commit order the probability that the Butcher pays it."""
    if pays_last(s.scheme[colour]):
        return _last(s, colour, row)
    return _first(s, colour, row)


def _first(s: State, colour: int, row: Sequence[int]) -> dict[int, float]:
    """Return each seat's probability of being first: the fewer turns are left, the safer a lead."""
    order = [*row, *(seat for seat in range(s.players) if seat not in row)]
    turns = [turns_of(s, seat) for seat in order]
    if not any(turns):
        first = max(row, key=lambda seat: counted(s, seat, colour))
        return {seat: float(seat == first) for seat in row}
    leads = [
        counted(s, seat, colour) - PLACE * place + GROWTH * left
        for place, (seat, left) in enumerate(zip(order, turns, strict=True))
    ]
    doubt = SURE + DOUBT * sum(turns) / s.players
    weights = [
        exp((lead - max(leads)) / doubt) if seat in row or left else 0.0
        for seat, lead, left in zip(order, leads, turns, strict=True)
    ]
    return {seat: weight / sum(weights) for seat, weight in zip(row, weights, strict=False)}


def _last(s: State, colour: int, row: Sequence[int]) -> dict[int, float]:
    """Return each seat's probability of being last: newcomers and returning seats are put behind."""
    last = min(reversed(row), key=lambda seat: counted(s, seat, colour))
    stays = 1.0
    for seat in range(s.players):
        if seat != last:
            stays *= (1 - (RETURNS if seat in row else COMES)) ** turns_of(s, seat)
    back = {seat: 1 - (1 - RETURNS) ** turns_of(s, seat) for seat in row}
    return {seat: stays if seat == last else (1 - stays) * back[seat] for seat in row}


# ---------------------------------------------------------------- the evaluation


@dataclass(frozen=True)
class Prices:
    """The worth of one energy, money and free step in a position, in stars."""

    energy: float
    money: float
    step: float


@dataclass(frozen=True)
class Character:
    """The weights of the shrewd bot's evaluation, in stars; three numbers are by round."""

    energy: tuple[float, float, float] = (1.15, 0.95, 0.4)
    money: tuple[float, float, float] = (0.95, 0.8, 0.5)
    step: float = 0.9
    lead: tuple[float, float, float] = (0.45, 0.65, 0.9)  # factor on the stars of the highest token
    crib_star: float = 0.3  # of each own visible star, for each round to come
    others: float = 0.5  # weight of the mean of the other seats' values
    growth: float = 0.22  # energy expected on a scheme for each turn left in the round
    slip: float = 0.05  # probability of losing a place, for each turn left
    ability: float = 1.3  # of an unused goon ability
    later: float = 0.4  # cost of using it while later turns of the game remain


# The worth of an item's use in stars, for each round in which it can be used, on top of its printed stars.
USES = {
    "backpack": 0.7,
    "bandages": 1.3,
    "baseball-bat": 1.0,
    "brass-knuckles": 0.9,
    "bubble-gun": 1.0,
    "clown-mask": 0.4,
    "crowbar": 0.4,
    "dynamite": 1.6,
    "helmet": 5.0,
    "jumpsuit": 3.6,
    "shotgun": 2.0,
    "scythe": 0.8,
    "pocket-knife": 0.6,
    "shark-jaw": 1.0,
}
USE = tuple(USES[name] for name in ITEM_NAMES)
REROLLS = 0.12  # further tries at dice or draws that each energy in the participants' supplies counts as


Gains = dict[int, tuple[float, float]]  # by seat the probability of a reward from a scheme, and its expected worth


@dataclass(frozen=True)
class Weighing:
    """The values of the positions that one decision weighs.

    It remembers what schemes give: most of these positions share that, and it takes longest to reckon.
    """

    character: Character
    known: dict[tuple[int, ...], Gains] = field(default_factory=dict)

    def worths(self, s: State) -> list[float]:
        """Return the value of a position for each seat, in stars."""
        character, left = self.character, turns_left(s)
        prices = prices_of(s, character, left)
        values = [
            s.stars[seat]
            + prices.energy * s.energy[seat]
            + prices.money * s.money[seat]
            + prices.step * s.steps[seat]
            + _items(s, seat)
            + _cribs(s, seat, character)
            + (0.0 if s.goon[seat] == NOTHING or s.ability_used[seat] else character.ability)
            for seat in range(s.players)
        ]
        _add_tracks(s, character, values)
        for colour in range(COLOURS):
            for seat, (chance, gain) in self._gains(s, colour, left, prices).items():
                values[seat] += gain + prices.energy * s.markers[colour][seat] * (1 - chance)
        return values

    def prospect(self, s: State, seat: int) -> float:
        """Return the value of a position for a seat, less a fraction of the others' mean."""
        values = self.worths(s)
        mine = values[seat]
        return mine - self.character.others * (sum(values) - mine) / (s.players - 1)

    def _gains(self, s: State, colour: int, left: float, prices: Prices) -> Gains:
        row = s.order[colour][: s.piles[colour]]
        if not row:
            return {}
        key = _all_that_gains_depend_on(s, colour)
        if key not in self.known:
            self.known[key] = scheme_gains(s, colour, row, left, self.character, prices)
        return self.known[key]


def _all_that_gains_depend_on(s: State, colour: int) -> tuple[int, ...]:
    """Return all that `scheme_gains` of a scheme with markers uses and a move can change."""
    scheme = s.scheme[colour]
    purses = (*s.energy, *s.money) if scheme // OF_VILLAIN in (KID_RANDOM, BLIND_RAZOR, DOCTOR) else ()
    clock = s.phase, s.round, s.turn, s.mover, s.first
    cribs = (row[colour] for row in s.crib_stars)
    return (
        scheme,
        s.shown[colour],
        s.resolved,
        *clock,
        *s.order[colour],
        *s.markers[colour],
        *s.doubled,
        *cribs,
        *purses,
    )


# ---------------------------------------------------------------- the clock


def turns_left(s: State) -> float:
    """Return the number of turns of all players left in this round, the current one counted as a half."""
    if s.phase != TURN:
        return 0.0 if s.phase == RESOLVE else float(turns_in_round(s) * s.players)
    gone = (s.turn - 1) * s.players + (s.mover - s.first) % s.players
    return turns_in_round(s) * s.players - gone - 0.5


def prices_of(s: State, character: Character, left: float) -> Prices:
    """Return the worth of one energy, money and step: by round; at the end of the game 1/3 and 1/2 stars. [O-30]

    `left`: the turns left in the round.
    """
    if s.round < ROUNDS:
        return Prices(character.energy[s.round - 1], character.money[s.round - 1], character.step)
    share = min(1.0, left / s.players)
    energy = 1 / 3 + (character.energy[2] - 1 / 3) * share + 0.02 * left
    return Prices(energy, 0.5 + (character.money[2] - 0.5) * share, character.step)


# ---------------------------------------------------------------- items, cribs and tracks


def _items(s: State, seat: int) -> float:
    """Return the worth of a seat's items: their stars and their remaining uses."""
    if not any(s.owned[seat]):
        return 0.0
    rounds = ROUNDS - s.round
    value = 0.0
    for item in range(ITEMS):
        if s.owned[seat][item]:
            value += s.owned[seat][item] * s.item_stars[item]
            fresh = 0.0 if s.used[seat][item] or s.phase == RESOLVE else 1.0
            value += USE[item] * (fresh if ONCE_A_GAME[item] else fresh + rounds)
    return value


def _cribs(s: State, seat: int, character: Character) -> float:
    """Return the worth of the visible stars of a seat's crib, for each resolution to come."""
    return character.crib_star * sum(s.crib_stars[seat]) * (ROUNDS - s.round + (s.phase != RESOLVE))


def _add_tracks(s: State, character: Character, values: list[float]) -> None:
    """Add the expected stars of the highest tokens and of the top spaces. [O-30]"""
    share = character.lead[s.round - 1]
    for colour in range(COLOURS):
        row = s.hustle[colour][: s.players]
        highest = max(row)
        if highest == 0:
            continue
        tied = row.count(highest)
        length, end = s.track[colour][LENGTH], s.track[colour][END_STARS]
        for seat, space in enumerate(row):
            if space == highest:
                values[seat] += share * -(-s.players // tied)
            values[seat] += end if space == length else end * (space / length) ** 2 * 0.5


# ---------------------------------------------------------------- schemes


def reward_worth(s: State, colour: int, seat: int, slot: int, prices: Prices) -> float:
    """Return the worth of a reward of a corner's scheme to a seat now."""
    scheme = s.scheme[colour]
    at = SCHEME_HEAD + slot * REWARD_NUMBERS
    row = s.payoff[scheme]
    shown = city_part(s, scheme, slot, colour) + s.crib_stars[seat][colour] if has_x(s, scheme, slot) else 0
    return (
        shown
        + row[at + OF_STARS]
        + prices.energy * row[at + OF_ENERGY]
        + prices.money * row[at + OF_MONEY]
        + prices.step * row[at + OF_STEPS]
    )


def scheme_gains(s: State, colour: int, row: Sequence[int], left: float, character: Character, prices: Prices) -> Gains:
    """Return by seat the probability of a reward from a corner's scheme, and its expected worth."""
    scheme = s.scheme[colour]
    villain = scheme // OF_VILLAIN
    slip = min(0.5, character.slip * left)
    if villain in (KID_RANDOM, BLIND_RAZOR) and scheme != BR3:
        return _by_place(s, colour, row, goal_chances(s, colour, row, character.growth * left), slip, prices)
    if scheme == BR3:
        skulls = min(TOKENS, all_counted(s, colour) + character.growth * left)
        chance = skulls / (skulls + dice_and_tokens.OTHERS[BR3 - BR1])
        return {seat: (chance, chance * reward_worth(s, colour, seat, 0, prices)) for seat in row}
    if villain == DOCTOR:
        return {seat: _doctor(s, colour, seat, left, prices) for seat in row}
    if villain == JOLLY_BUTCHER:
        likely = due(s, colour, row)
        return {seat: (chance, chance * reward_worth(s, colour, seat, 0, prices)) for seat, chance in likely.items()}
    if villain == LADY_DARMONDY:
        return _auction(s, colour, row, left, character, prices)
    return _claims(s, colour, row, prices)


def goal_chances(s: State, colour: int, row: Sequence[int], growth: float) -> list[float]:
    """Return the estimated probability of each goal, with `growth` more energy and the participants' rerolls."""
    scheme = s.scheme[colour]
    low = all_counted(s, colour) + int(growth)
    part = growth - int(growth)
    spare = sum(min(s.energy[seat], 4) for seat in row)
    supply = sum(s.energy[seat] for seat in row)
    lower, upper = (chances(s, scheme, low + more, supply) for more in (0, 1))
    mixed = [(1 - part) * float(a) + part * float(b) for a, b in zip(lower, upper, strict=True)]
    return [1 - (1 - chance) ** (1 + REROLLS * spare) for chance in mixed]


def _by_place(
    s: State, colour: int, row: Sequence[int], chances: Sequence[float], slip: float, prices: Prices
) -> Gains:
    """Return the gains by place in the order; with probability `slip` a seat ends one place lower. [O-20]"""
    scheme = s.scheme[colour]
    exactly = [chance - (chances[tier + 1] if tier + 1 < len(chances) else 0.0) for tier, chance in enumerate(chances)]
    gains = {}
    for place, seat in enumerate(row):
        chance = gain = 0.0
        for tier, likely in enumerate(exactly):
            for lower, share in ((0, 1 - slip), (1, slip)):
                if place + lower < places(s, scheme, tier):
                    chance += likely * share
                    gain += likely * share * reward_worth(s, colour, seat, slot_of(tier, place + lower), prices)
        gains[seat] = chance, gain
    return gains


def _doctor(s: State, colour: int, seat: int, left: float, prices: Prices) -> tuple[float, float]:
    """Return the gain of the best goal reached, or a fraction of a higher one while turns are left for it. [O-23]"""
    scheme = s.scheme[colour]
    amount = amount_of(s, seat, colour)
    best, hope = 0.0, 0.0
    for tier in range(tiers(s, scheme)):
        value = reward_worth(s, colour, seat, slot_of(tier, 0), prices)
        if goal(s, scheme, tier) <= amount:
            best = max(best, value)
        elif left > s.players:
            hope = max(hope, 0.55 * value * amount / goal(s, scheme, tier))
    return (1.0, max(best, hope)) if best else (0.5 if hope else 0.0, hope)


def _auction(s: State, colour: int, row: Sequence[int], left: float, character: Character, prices: Prices) -> Gains:
    """Return the gains of lots, shared by tokens, with an estimate of tokens still to come. [O-25]"""
    scheme = s.scheme[colour]
    tokens = all_counted(s, colour) + 0.7 * character.growth * left
    gains = {}
    for seat in row:
        share = counted(s, seat, colour) / max(tokens, 1.0)
        lots = sum(reward_worth(s, colour, seat, lot, prices) for lot in range(tiers(s, scheme)))
        gains[seat] = min(1.0, 1.6 * share + 0.2), lots * share
    return gains


def _claims(s: State, colour: int, row: Sequence[int], prices: Prices) -> Gains:
    """Return the gains if the seats claim their best lot in turn, one for each marker. [O-26]"""
    lots = range(tiers(s, s.scheme[colour]))
    worths = {seat: [reward_worth(s, colour, seat, lot, prices) for lot in lots] for seat in row}
    free = set(lots)
    left = {seat: s.markers[colour][seat] for seat in row}
    gains = dict.fromkeys(row, 0.0)
    while free and any(left.values()):
        for seat in row:
            if left[seat] and free:
                best = max(free, key=worths[seat].__getitem__)
                gains[seat] += worths[seat][best]
                free.discard(best)
                left[seat] -= 1
    return {seat: (1.0 if gain else 0.0, gain) for seat, gain in gains.items()}
