"""What Felicity's bot estimates: the worth of a row, the face-down cards, and what each bidder will pay.

The worth of a row to its winner is exact for known cards, expected for unknown ones. Kinds of pets are numbers in
canonical order, as in the state. The odds of a card are a probability for each kind. The cards of a row come from
different sets, so their odds are independent.

In each sample every bidder has a limit: the row's worth as estimated with that bidder's card known, less the mice that
passing brings. The row's points are those of the sample itself, so a row that the others let go cheaply is worth less
than it looks (the winner's curse).
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import exp, floor, prod

from rascals.core.seating import around
from rascals.games.felicity import rules
from rascals.games.felicity.knowledge import face_down
from rascals.games.felicity.state import CATS, KINDS, LARGE_DOG, MILDEST, RABBIT, SMALL_DOG, State, owner
from rascals.games.felicity.view import purse

Odds = Sequence[float]

CERTAIN: tuple[Odds, ...] = tuple(tuple(float(kind == one) for kind in range(KINDS)) for one in range(KINDS))


@dataclass(frozen=True)
class Values:
    """The worth of each kind of pet in a game, and the order in which each dog prefers cats. [F-01, F-17, F-32]"""

    of: tuple[int, ...]
    large: tuple[int, ...]
    small: tuple[int, ...]

    @classmethod
    def from_state(cls, s: State) -> Values:
        """Read the values from a state, since a game's components may be changed."""
        of = tuple(s.worth)
        rising = sorted(range(CATS), key=of.__getitem__)
        mildest = sorted(range(CATS), key=lambda kind: (of[kind] >= 0, abs(of[kind])))
        return cls(of, tuple(reversed(rising)), tuple(mildest if s.small_dog == MILDEST else rising))


def unseen(s: State, owner: int) -> Odds:
    """Return the odds of a hidden card of a set (the dummy's too): all cards not yet shown are equally likely."""
    left = [copies - shown for copies, shown in zip(s.copies, s.shown[owner], strict=True)]
    return tuple(count / sum(left) for count in left)


def points(row: Sequence[int], values: Values) -> int:
    """Return the points of a row of known kinds for its winner. [F-17 – F-19]"""
    total = 0
    dog = dogs = 0
    for kind in row:
        if kind > RABBIT:
            dogs += 1
            dog = kind
        else:
            total += values.of[kind]
    if dogs != 1:
        return total
    for kind in values.large if dog == LARGE_DOG else values.small:
        if kind in row:
            return total - values.of[kind]
    return total


@dataclass(frozen=True)
class Worth:
    """The expected points of a row: in total, and the mean of each place's card.

    `alone[place]` holds the expected values of the cats that a large and a small dog at that place chase.
    """

    total: float
    mean: tuple[float, ...]
    alone: tuple[tuple[float, float], ...]
    values: Values

    def card(self, place: int, kind: int) -> float:
        """Return roughly what a kind at a place adds: its value, or for a dog minus the value it chases."""
        if kind > RABBIT:
            return -self.alone[place][kind - LARGE_DOG]
        return float(self.values.of[kind])

    def surplus(self, place: int, kind: int) -> float:
        """Return roughly how much more a kind at a place adds than the mean of that place."""
        return self.card(place, kind) - self.mean[place]


def expected(row: Sequence[Odds], values: Values) -> Worth:
    """Return the exact expectation of a row's worth, dogs included. [F-17, F-18]

    A dog at one place chases a cat only if no other place has a dog; the odds of the others give which cat, since the
    chance that no cat earlier in the dog's order is among them is a product over the places.
    """
    large = [_tails(odds, values.large) for odds in row]
    small = [_tails(odds, values.small) for odds in row]
    mean = tuple(sum(odds[kind] * values.of[kind] for kind in range(LARGE_DOG)) for odds in row)
    alone = tuple(
        (_chased(large, place, values.of, values.large), _chased(small, place, values.of, values.small))
        for place in range(len(row))
    )
    lost = sum(
        odds[LARGE_DOG] * by_large + odds[SMALL_DOG] * by_small
        for odds, (by_large, by_small) in zip(row, alone, strict=True)
    )
    return Worth(sum(mean) - lost, mean, alone, values)


def _tails(odds: Odds, order: Sequence[int]) -> list[float]:
    """Return the chances that a card is neither a dog nor among the first 0, 1, 2 … cats of an order."""
    tails = [0.0] * (CATS + 1)
    tails[CATS] = odds[RABBIT]
    for step in range(CATS - 1, -1, -1):
        tails[step] = tails[step + 1] + odds[order[step]]
    return tails


def _chased(tails: Sequence[Sequence[float]], place: int, worth: Sequence[int], order: Sequence[int]) -> float:
    """Return the expected value of the cat that a dog at `place` chases, 0 if there is another dog or no cat."""
    others = [tails[other] for other in range(len(tails)) if other != place]
    if not others:
        return 0.0
    free = [prod(chances) for chances in zip(*others, strict=True)]
    return float(sum(worth[order[step]] * (free[step] - free[step + 1]) for step in range(CATS)))


# ---------------------------------------------------------------- sampled states

SAMPLE = 32  # rows drawn to estimate what a card reveals about the row
STEADY = 6.0  # weight of a card's direct value, in sampled rows
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
    reading: float = 15.0  # points of a bid's distance from its maker's estimate that make a sample implausible
    usual: float = 10.0  # what a row costs among rational bidders
    zest: float = 1.2  # share of the past overpayment that the others continue to pay
    calm: float = 10.0  # points behind the leader, for each round left, that reduce rivalry to 1/e


@dataclass(frozen=True, slots=True)
class Sample:
    """A sample of the hidden cards: the row's points, the sample's weight, and by seat the bidders' limits.

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
        estimate = self.looks[passes] + self.mood[seat]
        if passes < self.shown[seat]:
            estimate += self.news[seat]
        return max(self.least[seat], min(self.most[seat], floor(estimate)))


class Sampler:
    """A source of samples: what one seat infers about the hidden cards of the current auction."""

    def __init__(self, s: State, me: int, character: Character, chance: random.Random) -> None:
        self.s, self.me, self.character, self.chance = s, me, character, chance
        self.order = order(s, me)
        self.values = Values.from_state(s)
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

    def sample(self) -> Sample:
        """Return a random sample: a row drawn by the odds, and each bidder's estimate from its own card."""
        row = self._draw()
        news = [self._news_of(place, row[place]) for place in self._covered]
        knows = [0.0] * (self.s.players + 1)
        for place, amount in zip(self._covered, news, strict=True):
            knows[self._owners[place]] = amount
        mood, least, most = self._moods()
        worth = points(row, self.values)
        sample = Sample(worth, self._plausibility(knows), self._looks(news), mood, knows, self._shown, least, most)
        self._believe(sample)
        return sample

    def _when_shown(self) -> list[int]:
        """Return for each seat the number of further passes after which its card is revealed."""
        shown = [0] * (self.s.players + 1)
        for passes, place in enumerate(self._covered, start=1):
            shown[self._owners[place]] = passes
        return shown

    def _overpaid(self) -> float:
        """Return how much the others have overpaid for rows, discounted while few rows have been sold."""
        done = self.s.round - 1
        dear = max(price(self.s) - self.character.usual, 0.0)
        return self.character.zest * dear * done / (done + 3)

    def _draw(self) -> list[int]:
        row = self.s.row[: self.s.placed]
        for place, sums in self._sums.items():
            row[place] = bisect(sums, self.chance.random() * sums[-1])
        return row

    def _news_of(self, place: int, kind: int) -> float:
        """Return by how much a kind at a place raises the row's worth above the public estimate."""
        if place == self._secret:
            return self.worth.total - self.public
        return self._news[place].get(kind) or self.worth.surplus(place, kind)

    def _learn(self) -> dict[int, dict[int, float]]:
        """Return by covered place and kind how a card changes the row's worth: from sampled rows and its own value."""
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

    def _looks(self, news: Sequence[float]) -> list[float]:
        """Return the row's estimate after 0, 1, 2 … more passes, each of which reveals a card."""
        looks, public = [], self.public
        for passes in range(len(self.order)):
            looks.append(public - self.character.care * next_card(self.s, passes))
            public += news[passes] if passes < len(news) else 0.0
        return looks

    def _moods(self) -> tuple[list[float], list[int], list[int]]:
        """Return the moods, least limits and greatest limits by seat; some bidders are irrational."""
        chance = self.chance
        mood, most = [0.0] * self.s.players, list(self._purses)
        for seat in self.order[1:]:
            if chance.random() < self._wild:
                mood[seat], most[seat] = SURELY, int(chance.random() * (most[seat] + 1))
            else:
                mood[seat] = chance.gauss(self._zest, self.character.noise)
        return mood, [0] * self.s.players, most

    def _believe(self, sample: Sample) -> None:
        """Widen the limits of bidders who have bid beyond them: they are irrational or know better."""
        for seat in self.order[1:]:
            bid = self.s.bid[seat]
            if bid > sample.limit(seat, 0):
                sample.most[seat] = self._purses[seat]
                sample.least[seat] = bid + int(self.chance.random() * max(self._purses[seat] - bid, 0) / 2)

    def _plausibility(self, knows: Sequence[float]) -> float:
        """Return the likelihood of the bids and passes in a sample."""
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


def ahead(s: State, me: int) -> float:
    """Return how many mice a seat has above the average of the others."""
    others = sum(purse(s, seat) for seat in range(s.players) if seat != me)
    return purse(s, me) - others / (s.players - 1)


def next_card(s: State, passes: int) -> int:
    """Return the mice that passing brings after a number of further passes; 0 if no mouse card is left."""
    card = s.passes + passes
    return s.on_card[card] if card < rules.mouse_cards(s) else 0


def price(s: State) -> float:
    """Return an upper bound on the mean price of rows so far: as if every round had filled the mouse cards."""
    done = s.round - 1
    return (s.bank - s.start_bank + sum(s.numbers) * (done + 1)) / done if done else 0.0


def likely(margin: float) -> float:
    """Return the logistic function of a margin, cut off at STEEPEST: a probability."""
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, margin))))
