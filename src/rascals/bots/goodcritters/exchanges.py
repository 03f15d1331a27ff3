"""Exchanges of loot and payoff cards: their value to each side, and those that are good for both. [G-28]

A point has the same value for everybody, but a rob costs its victim a random card, so the mean of the stash, and never
a payoff card. So small cards and payoff cards are worth a little more than their points to a seat that is threatened
or has few cards, but not to one that is not threatened or has many: that difference makes exchanges good for both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import NamedTuple

from rascals.bots.goodcritters.opponents import OpponentModel
from rascals.bots.goodcritters.outlook import Offered, Outlook, worth
from rascals.games.goodcritters.box import FIRST_CARDS, GUARD, LOOT, ROB
from rascals.games.goodcritters.notation import SHORT_NAMES, allot

CARDS = 2  # most loot cards of one side of an exchange
PAYS = (5, 2, 0)  # most payoff cards of one side, by its number of loot cards
SOON = 4  # rounds after which a stash has changed so much that an exchange no longer matters
APART = 2  # points by which the two sides may differ


class Side(NamedTuple):
    """What one side of an exchange gives: the number of loot cards, their points, the number of payoff cards."""

    cards: int
    points: float
    payoff_cards: int
    text: str = ""

    @property
    def worth(self) -> float:
        """The points of all its cards."""
        return self.points + self.payoff_cards


@dataclass(frozen=True)
class Exchange:
    """An offer: its addressee, what each side gives, and its value to maker and addressee."""

    to: int
    gives: Side
    wants: Side
    mine: float
    theirs: float

    def __str__(self) -> str:
        """The notation of the move."""
        return f"offer {self.to}: {self.gives.text} for {self.wants.text}"


class Market:
    """The values of exchanges to the seats at a table, as one of them judges."""

    def __init__(self, model: OpponentModel) -> None:
        self.model, self.outlook = model, model.outlook

    @cached_property
    def risks(self) -> list[float]:
        """The expected number of cards each seat loses: to those who threaten it, to a guard, and in later rounds."""
        here, scene, outlook = self.model.here, self.model.scene, self.outlook
        later = self.model.character.raids * min(SOON, outlook.rounds_left)
        risks = [later] * outlook.players
        for robber, target in enumerate(scene.threats):
            if target is not None:
                risks[target] += here[robber][ROB] * (1 - here[target][GUARD])
                risks[robber] += here[robber][ROB] * here[target][GUARD]
        return risks

    def mean_after(self, seat: int, gets: Side, gives: Side) -> float:
        """Return the mean worth of a card in a seat's stash after an exchange; 0 if none is left."""
        cards = self.outlook.held[seat] + gets.cards - gives.cards
        return max(0.0, self.outlook.loot[seat] + gets.points - gives.points) / cards if cards > 0 else 0.0

    def alone(self, seat: int, gets: Side, gives: Side) -> float:
        """Return an exchange's value to a seat in points: its net gain, less the change of its expected robs."""
        more = self.mean_after(seat, gets, gives) - self.outlook.mean[seat]
        return gets.worth - gives.worth - self.risks[seat] * more

    def gain(self, seat: int, other: int, gets: Side, gives: Side) -> float:
        """Return an exchange's value to a seat, less the weighted value to the other, a rival."""
        return self.alone(seat, gets, gives) - self.model.rivals[seat][other] * self.alone(other, gives, gets)

    def sides(self, offer: Offered) -> tuple[Side, Side]:
        """Return what an offer made to this seat gives it and takes from it."""
        picked = choices(self.outlook, offer)
        points = worth(offer.wants) + worth(picked)
        return (
            Side(offer.loot, offer.points, offer.pays),
            Side(len(offer.wants) + len(picked), points, offer.payoff_cards),
        )

    def good_for_both(self, profit: float) -> Iterator[Exchange]:
        """Yield the exchanges that bring both this seat and the other at least `profit` points."""
        me, outlook = self.outlook.me, self.outlook
        gifts = sides([f"{SHORT_NAMES[card]}~" for card in outlook.stash], outlook.payoff_cards, outlook.stash)
        for seat in outlook.others:
            if outlook.asks(seat):
                continue
            known = [FIRST_CARDS[place] for place, number in enumerate(outlook.known(seat)) for _ in range(number)]
            wishes = sides([SHORT_NAMES[card] for card in known], outlook.s.payoff_cards[seat], known)
            for wants, gives in product(wishes, gifts):
                if abs(wants.worth - gives.worth) > APART or (wants.payoff_cards and gives.payoff_cards):
                    continue
                if self.alone(me, wants, gives) < profit:
                    continue
                mine, theirs = self.gain(me, seat, wants, gives), self.gain(seat, me, gives, wants)
                if min(mine, theirs) >= profit:
                    yield Exchange(seat, gives, wants, mine, theirs)


def sides(names: Sequence[str], payoff_cards: int, cards: Sequence[int]) -> list[Side]:
    """Return what one side may give: payoff cards, one or two loot cards, or a loot card and payoff cards.

    `names`: the notation of each of the `cards`. Of sides with equal numbers and points only the first is returned.
    """
    found: dict[tuple[int, int, int], Side] = {}
    for count in range(CARDS + 1):
        for chosen in combinations(range(len(cards)), count):
            points = worth(cards[at] for at in chosen)
            for pays in range(min(payoff_cards, PAYS[count]) + 1):
                text = " ".join([*([f"P{pays}"] if pays else []), *(names[at] for at in chosen)])
                if text:
                    found.setdefault((count, points, pays), Side(count, points, pays, text))
    return list(found.values())


def choices(outlook: Outlook, offer: Offered) -> list[int]:
    """Return the cards this seat would choose for an offer's `?`s: the lowest that the offer does not name."""
    stash = list(outlook.stash)
    for card in allot(offer.wants, [stash.count(card) for card in range(LOOT)]):
        if card is not None:
            stash.remove(card)
    return stash[len(stash) - offer.any :] if offer.any else []
