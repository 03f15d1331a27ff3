"""What a seat of GoodCritters sees, read from its view into numbers, and what follows from it for certain or likely."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rascals.bots.sight import SeatSight
from rascals.games.goodcritters.box import ACTION_NAMES, ALL_LOOT, CARD_NAMES, CARD_VALUES, COPIES, KINDS, VALUES

USUAL = sum(VALUES) / len(VALUES)  # what a card is worth that nothing is known of
CARD = {name: card for card, name in enumerate(CARD_NAMES)}
ACTION = {name: action for action, name in enumerate(ACTION_NAMES)}


def value(name: str) -> int:
    """Return what a loot card, such as "5 gems", is worth."""
    return CARD_VALUES[CARD[name]]


def worth(names: Iterable[str]) -> int:
    """Return what loot cards are worth together."""
    return sum(value(name) for name in names)


@dataclass(frozen=True, slots=True)
class Stake:
    """A payoff on the table: whose, before whom, on which side (an action card), and what it seems worth to me."""

    giver: int
    to: int
    side: int
    worth: float


@dataclass(frozen=True)
class Sight(SeatSight):
    """A seat's view as numbers."""

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other seats, clockwise from this one."""
        return tuple((self.me + step) % self.players for step in range(1, self.players))

    @cached_property
    def boss(self) -> int:
        """The boss's seat."""
        return int(self.view["boss"])

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats in the order in which they reveal: clockwise from the boss."""
        return tuple((self.boss + step) % self.players for step in range(self.players))

    @cached_property
    def seats(self) -> Sequence[Mapping[str, Any]]:
        """The seats as the view has them."""
        seats: Sequence[Mapping[str, Any]] = self.view["seats"]
        return seats

    @cached_property
    def mine(self) -> Mapping[str, Any]:
        """One's own seat."""
        return self.seats[self.me]

    @cached_property
    def stash(self) -> tuple[str, ...]:
        """One's own loot, the best first."""
        return tuple(sorted(self.mine["stash"], key=lambda name: -value(name)))

    @cached_property
    def pot(self) -> tuple[str, ...]:
        """The loot that is shared in this round: in the middle, or in shares already."""
        return (*self.view["middle"], *(name for share in self.view["shares"] or () for name in share))

    @cached_property
    def shares(self) -> tuple[float, ...]:
        """What each share is worth; nothing before the loot is shared."""
        shares = self.view["shares"]
        return tuple(float(worth(share)) for share in shares) if shares else (0.0,) * self.players

    @cached_property
    def threats(self) -> tuple[int | None, ...]:
        """Whom each seat threatens."""
        return tuple(seat["threat"] for seat in self.seats)

    @cached_property
    def active(self) -> tuple[frozenset[str], ...]:
        """The promo cards that work for each seat in this round, by their cards' names."""
        return tuple(frozenset(seat["active"] or ()) for seat in self.seats)

    @cached_property
    def stakes(self) -> tuple[Stake, ...]:
        """The payoffs on the table."""
        return tuple(
            Stake(giver, lying["to"], ACTION[lying["side"]], lying["payoff_cards"] + self._guess(giver, lying["cards"]))
            for giver, seat in enumerate(self.seats)
            for lying in seat["payoffs"] or ()
        )

    def _guess(self, giver: int, cards: Iterable[str | None]) -> float:
        """Guess what cards given to somebody are worth; hidden ones are the giver's worse ones."""
        hidden = min(self.mean[giver], USUAL) - 1.0
        return sum(hidden if name is None else value(name) for name in cards)

    # ------------------------------------------------------------ stashes

    @cached_property
    def unseen(self) -> float:
        """What a card that this seat has not located is worth on average."""
        seen = [*self.stash, *self.pot]
        count = len(seen) + sum(sum(seat["known"].values()) for seat in self._other_seats())
        total = worth(seen) + sum(int(v) * n for seat in self._other_seats() for v, n in seat["known"].items())
        left = ALL_LOOT - count
        return (COPIES * len(KINDS) * sum(VALUES) - total) / left if left > len(KINDS) else USUAL

    def _other_seats(self) -> list[Mapping[str, Any]]:
        return [self.seats[seat] for seat in self.others]

    @cached_property
    def loot(self) -> tuple[float, ...]:
        """What each stash is worth: one's own exactly, another's by what is known of it."""
        return tuple(self._loot(seat) for seat in range(self.players))

    def _loot(self, seat: int) -> float:
        if seat == self.me:
            return float(worth(self.stash))
        known = self.seats[seat]["known"]
        sure = float(sum(int(v) * count for v, count in known.items()))
        unknown = int(self.held[seat] - sum(known.values()))
        return sure + max(self.unseen, 1.0) * max(unknown, 0)

    @cached_property
    def held(self) -> tuple[int, ...]:
        """How many cards each stash has."""
        return tuple(seat["held"] for seat in self.seats)

    @cached_property
    def mean(self) -> tuple[float, ...]:
        """What a random card of each stash is worth; 0 for an empty one."""
        return tuple(loot / held if held else 0.0 for loot, held in zip(self.loot, self.held, strict=True))

    @cached_property
    def wealth(self) -> tuple[float, ...]:
        """The points each seat would have now, as far as known."""
        return tuple(
            loot + (seat["payoff_cards"] or 0) + worth(seat["aside"] or ())
            for loot, seat in zip(self.loot, self.seats, strict=True)
        )

    # ------------------------------------------------------------ the end

    @cached_property
    def last(self) -> bool:
        """Whether this is the last round: the Fuzz has been skimmed."""
        return bool(self.view["fuzz_out"])

    def danger(self, cards: int) -> float:
        """Return the chance that the Fuzz comes while so many cards are drawn. [G-42]"""
        if self.last:
            return 1.0
        low, high = map(int, self.view["fuzz_window"])
        return max(0, min(high, cards - 1) - low + 1) / (high - low + 1)

    @cached_property
    def must_go(self) -> bool:
        """Whether the boss goes after this round, with a bonus if the vote passes. [G-30]"""
        terms = self.view["terms"]
        return terms is not None and self.view["term"] >= terms
