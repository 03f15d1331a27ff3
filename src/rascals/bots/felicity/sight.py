"""What a seat of Felicity sees, read from its view into numbers, and what follows from it for certain or likely."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rascals.bots.felicity.worth import CERTAIN, Odds, small_dogs_order
from rascals.bots.sight import SeatSight
from rascals.games.felicity.box import BANK, FEWEST, MOUSE_CARDS, PETS, START_MICE

UNKNOWN = -1
INCOME = 4.0  # mice that a pass brings, roughly
COST = 0.6  # mice that a point on cats has cost, roughly
KIND = {name: kind for kind, name in enumerate(PETS)}


@dataclass(frozen=True)
class Sight(SeatSight):
    """A seat's view as numbers. Places are counted from the left; cards are kinds, UNKNOWN where hidden."""

    @cached_property
    def rounds_left(self) -> int:
        """How many rounds follow this one."""
        return int(self.view["rounds"] - self.view["round"])

    @cached_property
    def row(self) -> tuple[int, ...]:
        """The cards of the row."""
        return tuple(KIND.get(card["pet"], UNKNOWN) for card in self.view["row"])

    @cached_property
    def owners(self) -> tuple[int, ...]:
        """Whose card lies at each place of the row."""
        return tuple(card["owner"] for card in self.view["row"])

    @cached_property
    def revealed(self) -> int:
        """How many cards of the row lie open."""
        return sum(card["revealed"] for card in self.view["row"])

    @cached_property
    def cards(self) -> tuple[int, ...]:
        """The mice on the mouse cards that are still to be claimed, from the lowest."""
        return tuple(card["mice"] for card in self.view["mouse_cards"])

    @cached_property
    def highest(self) -> int:
        """The highest bid so far."""
        return int(self.view["highest_bid"])

    @cached_property
    def small_order(self) -> tuple[int, ...]:
        """The order in which the small dog looks for its cat."""
        return small_dogs_order(self.view["options"]["small_dog"])

    @cached_property
    def bids(self) -> tuple[int, ...]:
        """The seats' bids."""
        return tuple(seat["bid"] for seat in self.view["seats"])

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats that have not passed, clockwise from this one."""
        seats = [(self.me + step) % self.players for step in range(self.players)]
        return tuple(seat for seat in seats if not self.view["seats"][seat]["passed"])

    @cached_property
    def odds(self) -> tuple[Odds, ...]:
        """What may lie at each place of the row: certain, or any card its owner's set has not shown, alike."""
        return tuple(
            unseen(self.shown(owner)) if kind == UNKNOWN else CERTAIN[kind]
            for kind, owner in zip(self.row, self.owners, strict=True)
        )

    @cached_property
    def secret(self) -> int | None:
        """The place of one's own card in the row while it lies face down."""
        hidden = range(self.revealed, len(self.row))
        return next((place for place in hidden if self.owners[place] == self.me), None)

    @cached_property
    def public_odds(self) -> tuple[Odds, ...]:
        """What may lie at each place, for somebody who does not know one's own card."""
        return tuple(
            unseen(self.shown(self.me)) if place == self.secret else odds for place, odds in enumerate(self.odds)
        )

    def next_card(self, passes: int) -> int:
        """Return the mice that passing brings after so many more passes; 0 where no mouse card is left."""
        return self.cards[passes] if passes < len(self.cards) else 0

    @cached_property
    def full(self) -> int:
        """How many cards the full row has."""
        return int(self.view["row_size"])

    def owners_of_full_row(self) -> list[int]:
        """Return whose card each place of the full row will be: the dummy's first, then clockwise. [F-08]"""
        dummy = [self.players] if self.full > self.players else []
        return dummy + [(self.view["start"] + step) % self.players for step in range(self.players)]

    def shown(self, owner: int) -> Sequence[str]:
        """Return the pets that a set has shown; the dummy's is `owner` = the number of players."""
        seats = self.view["seats"]
        shown: Sequence[str] = seats[owner]["shown"] if owner < len(seats) else self.view["dummy"]["shown"]
        return shown

    @cached_property
    def mine(self) -> int:
        """The mice this seat can bid: those in front of it and its bid."""
        return int(self.view["seats"][self.me]["mice"]) + self.bids[self.me]

    @cached_property
    def purses(self) -> tuple[float, ...]:
        """The mice each seat can bid: known, or a share of what the others have together, which is known. [F-25]"""
        seats = self.view["seats"]
        if all(seat["mice"] is not None for seat in seats):
            return tuple(float(seat["mice"] + seat["bid"]) for seat in seats)
        guesses = [0.0 if seat["seat"] == self.me else self._guess(seat) for seat in seats]
        scale = self._others() / sum(guesses)
        return tuple(
            float(self.mine) if seat == self.me else guess * scale + self.bids[seat]
            for seat, guess in enumerate(guesses)
        )

    @cached_property
    def price(self) -> float:
        """What a row has cost on average so far, at most: every round may have filled the mouse cards, or not."""
        at, done = self.players - FEWEST, int(self.view["round"]) - 1
        fill = sum(MOUSE_CARDS[at])
        return (int(self.view["bank"]) - BANK[at] + fill * (done + 1)) / done if done else 0.0

    def _others(self) -> float:
        """Return the mice that lie in front of the other seats together: all but what is seen."""
        at = self.players - FEWEST
        every = START_MICE * self.players + BANK[at]
        seen = self.mine - self.bids[self.me] + sum(self.bids) + sum(self.cards) + int(self.view["bank"])
        return float(max(every - seen, 0))

    def _guess(self, seat: Mapping[str, Any]) -> float:
        """Guess a seat's mice from what it has won: rows are paid for, passes bring mice."""
        won = len(seat["won"]) / max(self.view["row_size"] - 1, 1)
        passes = max(self.view["round"] - 1 - won, 0.0)
        guess: float = START_MICE + INCOME * passes - COST * max(seat["cats"], 2 * won) - seat["bid"]
        return max(guess, 1.0)

    @cached_property
    def standing(self) -> tuple[float, ...]:
        """The points each seat would have now, as far as known."""
        return tuple(seat["cats"] + self.purses[seat["seat"]] for seat in self.view["seats"])


def unseen(shown: Sequence[str]) -> Odds:
    """Return the odds of a hidden card of a set: each card not shown is as likely as another."""
    left = [name not in shown for name in PETS]
    count = sum(left)
    return tuple(1.0 / count if there else 0.0 for there in left)
