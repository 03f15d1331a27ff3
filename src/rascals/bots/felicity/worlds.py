"""Determinization for Felicity's bot: the face-down cards, and what each bidder, seeing its own card, will pay.

In each world every bidder has a limit: the row's worth as estimated with that bidder's card known, less the mice that
passing brings. The row's points are those of the world itself, so that a row which the others let go cheaply is
worth less than it looks (the winner's curse).
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import exp, floor

from rascals.bots.felicity.worth import CERTAIN, Odds, Values, Worth, expected, points, unseen
from rascals.core.seating import around
from rascals.games.felicity import rules
from rascals.games.felicity.knowledge import face_down
from rascals.games.felicity.state import State, owner

SAMPLE = 32  # rows drawn to estimate what a card reveals about the row
STEADY = 6.0  # weight of a card's direct value, in imagined rows
STEEPEST = 30.0  # margins of `likely` are cut off here
WILDER = 0.05  # added chance of irrational bidders for each point that rows have cost too much
SURELY = 1000.0  # points that outweigh any estimate


@dataclass(frozen=True)
class Character:
    """A bidder's model of others and of the value of mice. Amounts are in points; at the end a mouse is worth one."""

    noise: float = 2.0  # standard deviation of others' limits
    wild: float = 0.08  # chance that another is irrational and bids up to a random amount
    care: float = 1.0  # share of the next mouse card's mice that a row must bring beyond its price
    thrift: float = 0.05  # value of a mouse above one point while rounds follow
    envy: float = 1.0  # total weight of the others' gains against one's own
    reading: float = 15.0  # scale on which a bid's distance from its owner's estimate makes a world implausible
    usual: float = 10.0  # what a row costs among rational bidders
    zest: float = 1.2  # share of the past overpayment that the others continue to pay
    calm: float = 10.0  # scale, in points for each round left, on which a lag behind the leader lessens rivalry


@dataclass(frozen=True, slots=True)
class World:
    """An imagined world: the row's points, the world's weight, and by seat the bidders' limits.

    `looks[n]` is the row's public estimate after n more passes, less what the next pass brings; a bidder adds its
    `mood` and, until the pass `shown[seat]` reveals its card, that card's `news`.
    """

    points: int
    weight: float
    looks: Sequence[float]
    mood: Sequence[float]
    news: Sequence[float]
    shown: Sequence[int]
    least: list[int]
    most: list[int]

    def limit(self, seat: int, passes: int) -> int:
        """Return a bidder's highest bid after a number of further passes."""
        reason = self.looks[passes] + self.mood[seat]
        if passes < self.shown[seat]:
            reason += self.news[seat]
        return max(self.least[seat], min(self.most[seat], floor(reason)))


class Imagination:
    """A source of worlds: what one seat infers about the hidden cards of the current auction."""

    def __init__(self, s: State, me: int, character: Character, chance: random.Random) -> None:
        self.s, self.me, self.character, self.chance = s, me, character, chance
        self.order = order(s, me)
        self.values = Values.told(s)
        self._covered = range(s.revealed, s.placed)
        self._owners = [owner(s, place) for place in range(s.placed)]
        self._secret = face_down(s, me)
        public: list[Odds] = [CERTAIN[kind] for kind in s.row[: s.revealed]]
        public += [unseen(s, self._owners[place]) for place in self._covered]
        odds = [CERTAIN[s.row[place]] if place == self._secret else one for place, one in enumerate(public)]
        self.worth: Worth = expected(odds, self.values)
        self.public = expected(public, self.values).total
        self._sums = {place: list(accumulate(odds[place])) for place in self._covered}
        self._purses = [purse(s, seat) for seat in range(s.players)]
        self._shown = self._when_shown()
        self._news = self._learn()
        self._zest = self._overpaid()
        self._wild = character.wild + self._zest * WILDER

    def world(self) -> World:
        """Return a random world: a row drawn by the odds, and each bidder's estimate from its own card."""
        row = self._draw()
        told = [self._told(place, row[place]) for place in self._covered]
        knows = [0.0] * (self.s.players + 1)
        for place, amount in zip(self._covered, told, strict=True):
            knows[self._owners[place]] = amount
        mood, least, most = self._moods()
        worth = points(row, self.values)
        world = World(worth, self._plausibility(knows), self._looks(told), mood, knows, self._shown, least, most)
        self._believe(world)
        return world

    def _when_shown(self) -> list[int]:
        """Return by seat after how many more passes its card is revealed."""
        shown = [0] * (self.s.players + 1)
        for passes, place in enumerate(self._covered, start=1):
            shown[self._owners[place]] = passes
        return shown

    def _overpaid(self) -> float:
        """Return how much the others have overpaid for rows, discounted while few rows are known."""
        done = self.s.round - 1
        dear = max(price(self.s) - self.character.usual, 0.0)
        return self.character.zest * dear * done / (done + 3)

    def _draw(self) -> list[int]:
        row = self.s.row[: self.s.placed]
        for place, sums in self._sums.items():
            row[place] = bisect(sums, self.chance.random() * sums[-1])
        return row

    def _told(self, place: int, kind: int) -> float:
        """Return by how much a kind at a place raises the row's worth above the public estimate."""
        if place == self._secret:
            return self.worth.total - self.public
        return self._news[place].get(kind) or self.worth.surplus(place, kind)

    def _learn(self) -> dict[int, dict[int, float]]:
        """Return by covered place and kind how it changes the row's worth: from sampled rows and its own value."""
        rows = [self._draw() for _ in range(SAMPLE)]
        gains = [points(row, self.values) - self.worth.total for row in rows]
        news: dict[int, dict[int, float]] = {}
        for place in self._covered:
            found: dict[int, list[float]] = {}
            for row, gain in zip(rows, gains, strict=True):
                found.setdefault(row[place], []).append(gain)
            news[place] = {
                kind: (sum(some) + STEADY * self.worth.surplus(place, kind)) / (len(some) + STEADY)
                for kind, some in found.items()
            }
        return news

    def _looks(self, told: Sequence[float]) -> list[float]:
        """Return the row's estimate after 0, 1, 2 … more passes, each of which reveals a card."""
        looks, public = [], self.public
        for passes in range(len(self.order)):
            looks.append(public - self.character.care * next_card(self.s, passes))
            public += told[passes] if passes < len(told) else 0.0
        return looks

    def _moods(self) -> tuple[list[float], list[int], list[int]]:
        """Return by seat its mood, and its least and greatest limit; some bidders are irrational."""
        chance = self.chance
        mood, most = [0.0] * self.s.players, list(self._purses)
        for seat in self.order[1:]:
            if chance.random() < self._wild:
                mood[seat], most[seat] = SURELY, int(chance.random() * (most[seat] + 1))
            else:
                mood[seat] = chance.gauss(self._zest, self.character.noise)
        return mood, [0] * self.s.players, most

    def _believe(self, world: World) -> None:
        """Widen the limits of bidders who have bid beyond theirs: they are irrational or know better."""
        for seat in self.order[1:]:
            bid = self.s.bid[seat]
            if bid > world.limit(seat, 0):
                world.most[seat] = self._purses[seat]
                world.least[seat] = bid + int(self.chance.random() * max(self._purses[seat] - bid, 0) / 2)

    def _plausibility(self, knows: Sequence[float]) -> float:
        """Return the likelihood of the bids and passes in a world."""
        weight, reading, highest = 1.0, self.character.reading, rules.highest_bid(self.s)
        base = self.public - next_card(self.s, 0)
        for seat, bid in enumerate(self.s.bid[: self.s.players]):
            if seat == self.me or not knows[seat]:
                continue
            if bid:
                weight *= likely((base + knows[seat] - bid) / reading)
            elif seat not in self.order:
                weight *= likely((highest + 1 - base - knows[seat]) / (2 * reading))
        return weight


def order(s: State, me: int) -> list[int]:
    """Return the seats that have not passed, clockwise from `me`."""
    seats = [around(s, me + step) for step in range(s.players)]
    return [seat for seat in seats if not s.passed[seat]]


def purse(s: State, seat: int) -> int:
    """Return the mice a seat can bid: its mice and its bid, which follow from public payments. [F-24, F-29]"""
    return s.mice[seat] + s.bid[seat]


def ahead(s: State, me: int) -> float:
    """Return by how many mice a seat exceeds the average of the others."""
    others = sum(purse(s, seat) for seat in range(s.players) if seat != me)
    return purse(s, me) - others / (s.players - 1)


def next_card(s: State, passes: int) -> int:
    """Return the mice that passing brings after a number of further passes; 0 if no mouse card is left."""
    card = s.passes + passes
    return s.on_card[card] if card < rules.mouse_cards(s) else 0


def price(s: State) -> float:
    """Return an upper bound of the mean price of rows so far: as if every round had filled the mouse cards."""
    done = s.round - 1
    return (s.bank - s.start_bank + sum(s.numbers) * (done + 1)) / done if done else 0.0


def likely(margin: float) -> float:
    """Return the logistic function of a margin, cut off at STEEPEST: a probability."""
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, margin))))
