"""Determinization for Felicity's bot: what lies face down, and what each bidder, seeing its own card, will pay.

In each world every bidder has a limit: what the row looks worth to somebody who knows that bidder's card, less
the mice that passing brings. The row's points are counted as they really are in that world, so that a row which
the others let go cheaply is, as it should be, worth less than it looks.
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

SAMPLE = 32  # rows drawn to see what a card tells of the row
STEADY = 6.0  # a card's direct value weighs as much as that many imagined rows with it
STEEPEST = 30.0  # beyond this a doubt is certainty
WILDER = 0.05  # how much oftener bidders follow no reason for each point that rows have cost too much
SURELY = 1000.0  # points that outweigh any reason


@dataclass(frozen=True)
class Character:
    """How a bidder thinks of others and of mice. Amounts are in points: at the end a mouse is one."""

    noise: float = 2.0  # how far others' limits lie from what they should be
    wild: float = 0.08  # how often another follows no reason and bids up to anything it has
    care: float = 1.0  # what share of the next mouse card's mice a row must bring beyond its price
    thrift: float = 0.05  # what a mouse is worth above a point, while rounds follow
    envy: float = 1.0  # what the others' gains together, shared among them, count against one's own
    reading: float = 15.0  # how far a bid may lie from its owner's reasons before those are doubted
    usual: float = 10.0  # what a row costs among bidders with reason
    zest: float = 1.2  # what share of what rows have cost beyond that the others go on to pay
    calm: float = 10.0  # how far behind the leader, in points a round left, somebody is no rival any more


@dataclass(frozen=True, slots=True)
class World:
    """One way things may be: the row's points, the world's weight among others, and by seat the bidders' limits.

    `looks[n]` is what the row is worth to the public after n more passes, less what the next pass brings; a
    bidder adds `mood` and, until the pass `shown[seat]` reveals its card, `news` of it.
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
        """Return the most mice that a bidder goes up to after a number of further passes."""
        reason = self.looks[passes] + self.mood[seat]
        if passes < self.shown[seat]:
            reason += self.news[seat]
        return max(self.least[seat], min(self.most[seat], floor(reason)))


class Imagination:
    """What one seat can make of the cards that it does not see, in the auction that is on."""

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
        """Imagine a world: a row drawn by the odds, and what each bidder makes of its own card in it."""
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
        """Return by seat after how many more passes its card lies open."""
        shown = [0] * (self.s.players + 1)
        for passes, place in enumerate(self._covered, start=1):
            shown[self._owners[place]] = passes
        return shown

    def _overpaid(self) -> float:
        """Return how much more than reason the others have paid for rows, by as much as there were rows to tell."""
        done = self.s.round - 1
        dear = max(price(self.s) - self.character.usual, 0.0)
        return self.character.zest * dear * done / (done + 3)

    def _draw(self) -> list[int]:
        row = self.s.row[: self.s.placed]
        for place, sums in self._sums.items():
            row[place] = bisect(sums, self.chance.random() * sums[-1])
        return row

    def _told(self, place: int, kind: int) -> float:
        """Return how much more than the public expects a row is worth with a kind at a place."""
        if place == self._secret:
            return self.worth.total - self.public
        return self._news[place].get(kind) or self.worth.surplus(place, kind)

    def _learn(self) -> dict[int, dict[int, float]]:
        """Return by covered place and kind what it tells: from a sample of rows it lies in, and its own value."""
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
        """Return what the row looks worth after 0, 1, 2 … more passes, each of which reveals a card."""
        looks, public = [], self.public
        for passes in range(len(self.order)):
            looks.append(public - self.character.care * next_card(self.s, passes))
            public += told[passes] if passes < len(told) else 0.0
        return looks

    def _moods(self) -> tuple[list[float], list[int], list[int]]:
        """Return by seat how it leans, and the least and most it goes to; some follow no reason at all."""
        chance = self.chance
        mood, most = [0.0] * self.s.players, list(self._purses)
        for seat in self.order[1:]:
            if chance.random() < self._wild:
                mood[seat], most[seat] = SURELY, int(chance.random() * (most[seat] + 1))
            else:
                mood[seat] = chance.gauss(self._zest, self.character.noise)
        return mood, [0] * self.s.players, most

    def _believe(self, world: World) -> None:
        """Who has bid more than it should follows no reason, or knows better, and may go on."""
        for seat in self.order[1:]:
            bid = self.s.bid[seat]
            if bid > world.limit(seat, 0):
                world.most[seat] = self._purses[seat]
                world.least[seat] = bid + int(self.chance.random() * max(self._purses[seat] - bid, 0) / 2)

    def _plausibility(self, knows: Sequence[float]) -> float:
        """Return how well a world explains the bids: who bids has reason to, and who passed had none."""
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
    """Return the seats that have not passed, clockwise from one's own."""
    seats = [around(s, me + step) for step in range(s.players)]
    return [seat for seat in seats if not s.passed[seat]]


def purse(s: State, seat: int) -> int:
    """Return the mice a seat can bid: those in front of it and its bid. Who has listened knows them. [F-24, F-29]"""
    return s.mice[seat] + s.bid[seat]


def ahead(s: State, me: int) -> float:
    """Return how many mice a seat has more than the others on average."""
    others = sum(purse(s, seat) for seat in range(s.players) if seat != me)
    return purse(s, me) - others / (s.players - 1)


def next_card(s: State, passes: int) -> int:
    """Return the mice that passing brings after a number of further passes; 0 where no mouse card is left."""
    card = s.passes + passes
    return s.on_card[card] if card < rules.mouse_cards(s) else 0


def price(s: State) -> float:
    """Return what a row has cost on average so far, at most: every round may have filled the mouse cards, or not."""
    done = s.round - 1
    return (s.bank - s.start_bank + sum(s.numbers) * (done + 1)) / done if done else 0.0


def likely(margin: float) -> float:
    """Return the chance, from 0 to 1, that something is so, given by how much it has reason to be."""
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, margin))))
