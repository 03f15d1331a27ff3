"""What a seat can infer from a sampled state: who has what, certainly or probably.

Of other seats only what the seat knows is read: numbers of cards, certain cards, open cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from rascals.core.state import Row
from rascals.games.goodcritters.certainty import PLACES, sees
from rascals.games.goodcritters.components import (
    ALL_LOOT,
    CARD_VALUES,
    COPIES,
    KINDS,
    NO,
    PROMO_CARDS,
    SEATS,
    TOKENS,
    VALUES,
)
from rascals.games.goodcritters.phrasing import listed
from rascals.games.goodcritters.state import BARGAIN, MANNERS, NOBODY, NOTHING, OFFERS, SHARE, State

USUAL = sum(VALUES) / len(VALUES)  # the mean worth of an unknown card
ALL_WORTH = COPIES * len(KINDS) * sum(VALUES)
HIDDEN = min(VALUES) + 0.5  # the assumed worth of a hidden card in an offer


def laid_in(s: State, deal: int) -> list[int]:
    """Return the indices of the laid cards of a payoff or an offer."""
    return [at for at in range(s.laid) if s.laid_in[at] == deal]


def worth(cards: Iterable[int]) -> int:
    """Return the total worth of loot cards."""
    return sum(CARD_VALUES[card] for card in cards)


@dataclass(frozen=True, slots=True)
class Stake:
    """A payoff on the table: giver, target, side (an action card), and estimated worth."""

    giver: int
    to: int
    side: int
    worth: float


@dataclass(frozen=True, slots=True)
class Offered:
    """An offer to this seat: its maker, what it gives, and the cards it wants, either named or of this seat's choice.

    `loot`: how many loot cards it gives, `points`: their estimated worth, `pays`: how many payoff cards it gives, and
    `payoff_cards`: how many it wants.
    """

    maker: int
    loot: int
    points: float
    pays: int
    payoff_cards: int
    wants: tuple[int, ...]
    any: int


@dataclass(frozen=True)
class Outlook:
    """The table as one seat sees it. Cards are numbers, as in the game's `components`."""

    s: State
    me: int

    @cached_property
    def players(self) -> int:
        """The number of players."""
        return self.s.players

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other seats, clockwise from this one."""
        return tuple((self.me + step) % self.players for step in range(1, self.players))

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats in the order in which they reveal: clockwise from the boss."""
        return tuple((self.s.boss + step) % self.players for step in range(self.players))

    # ------------------------------------------------------------ this seat's own

    @cached_property
    def stash(self) -> tuple[int, ...]:
        """This seat's loot, the best first."""
        return tuple(sorted(listed(self.s.stash[self.me]), key=lambda card: -CARD_VALUES[card]))

    @property
    def chosen(self) -> int | None:
        """The action card this seat has chosen; None if there is none."""
        return None if self.s.chosen[self.me] == NOTHING else self.s.chosen[self.me]

    @property
    def free_token(self) -> int | None:
        """A payoff token of this seat that is not in use; None if there is none."""
        mine = self.s.token_to[self.me * TOKENS : (self.me + 1) * TOKENS]
        return mine.index(NOBODY) if NOBODY in mine else None

    # ------------------------------------------------------------ on the table

    @cached_property
    def pot(self) -> list[int]:
        """The loot that is shared in this round: in the middle, or already in shares."""
        s = self.s
        return [
            *s.middle[s.given : s.lying],
            *(card for seat in range(self.players) for card in listed(s.shares[seat])),
        ]

    @cached_property
    def shares(self) -> tuple[float, ...]:
        """The worth of each share; 0 before the loot is shared."""
        return tuple(float(worth(listed(self.s.shares[seat]))) for seat in range(self.players))

    @cached_property
    def threats(self) -> tuple[int | None, ...]:
        """The seat that each seat threatens, or None."""
        return tuple(None if to == NOBODY else to for to in self.s.threat[: self.players])

    @cached_property
    def active(self) -> tuple[frozenset[int], ...]:
        """The promo cards that work for each seat in this round."""
        return tuple(frozenset(listed(self.s.active[seat])) for seat in range(self.players))

    @cached_property
    def stakes(self) -> tuple[Stake, ...]:
        """The payoffs on the table."""
        return tuple(self._stakes())

    def _stakes(self) -> Iterator[Stake]:
        s = self.s
        for token in range(self.players * TOKENS):
            giver, to = token // TOKENS, s.token_to[token]
            if to != NOBODY:
                hidden = min(self.mean[giver], USUAL) - 1.0  # players tend to hide worse cards
                loot = self._gifts(token, hidden)
                yield Stake(giver, to, NO + s.token_side[token], s.token_cards[token] + loot)

    def _gifts(self, deal: int, hidden: float) -> float:
        """Return the worth of the loot that a payoff or an offer gives, with `hidden` for each card not seen."""
        s = self.s
        gifts = [at for at in laid_in(s, deal) if s.laid_card[at] >= 0]
        return sum(CARD_VALUES[s.laid_card[at] // MANNERS] if sees(s, self.me, at) else hidden for at in gifts)

    def offers(self) -> Iterator[Offered]:
        """Yield the offers made to this seat."""
        s = self.s
        for maker in range(self.players):
            at = maker * SEATS + self.me
            if s.offer[at]:
                laid = [s.laid_card[lies] for lies in laid_in(s, OFFERS + at)]
                loot, points = sum(card >= 0 for card in laid), self._gifts(OFFERS + at, HIDDEN)
                wants = tuple(wish // 2 for wish in sorted(-1 - card for card in laid if card < 0))
                yield Offered(maker, loot, points, s.offer_pays[at], s.offer_asks[at], wants, s.offer_any[at])

    def may_threaten(self, seat: int) -> bool:
        """Whether another seat may still place its threat marker; for this seat itself, only while the boss shares."""
        s = self.s
        if s.phase != BARGAIN or seat == self.me:
            return s.phase == SHARE
        return s.turn == NOBODY or self.order.index(seat) > self.order.index(s.turn)

    # ------------------------------------------------------------ stashes

    def known(self, seat: int) -> Row:
        """How many cards of each value are certain to be in another seat's stash."""
        return self.s.known[self.me][seat * PLACES : (seat + 1) * PLACES]

    @cached_property
    def unseen(self) -> float:
        """The mean worth of a card whose place is unknown to this seat."""
        seen = [*map(CARD_VALUES.__getitem__, (*self.stash, *self.pot))]
        seen += [VALUES[place] for seat in self.others for place in listed(self.known(seat))]
        left = ALL_LOOT - len(seen)
        return max((ALL_WORTH - sum(seen)) / left, 1.0) if left > len(KINDS) else USUAL

    @cached_property
    def held(self) -> list[int]:
        """How many cards each stash has."""
        return self.s.held[: self.players]

    @cached_property
    def loot(self) -> tuple[float, ...]:
        """The worth of each stash: exact for this seat, estimated for the others from what is known."""
        return tuple(self._loot(seat) for seat in range(self.players))

    def _loot(self, seat: int) -> float:
        if seat == self.me:
            return float(worth(self.stash))
        known = listed(self.known(seat))
        return sum(VALUES[place] for place in known) + self.unseen * (self.held[seat] - len(known))

    @cached_property
    def mean(self) -> tuple[float, ...]:
        """The mean worth of a card in each stash; 0 for an empty one."""
        return tuple(loot / held if held else 0.0 for loot, held in zip(self.loot, self.held, strict=True))

    @cached_property
    def wealth(self) -> tuple[float, ...]:
        """The points each seat would have now, as far as known."""
        s = self.s
        return tuple(
            loot + s.payoff_cards[seat] + worth(PROMO_CARDS[promo] for promo in listed(s.aside[seat]))
            for seat, loot in enumerate(self.loot)
        )

    # ------------------------------------------------------------ the end

    @property
    def last(self) -> bool:
        """Whether this is the last round: the Fuzz has been skimmed."""
        return bool(self.s.fuzz_out)

    def danger(self, cards: int) -> float:
        """Return the chance that the Fuzz is among the next `cards` cards. [G-42]"""
        if self.last:
            return 1.0
        low, high = self.s.fuzz_low, self.s.fuzz_high
        return max(0, min(high, cards - 1) - low + 1) / (high - low + 1)

    @property
    def rounds_left(self) -> float:
        """The approximate number of rounds after this one. [G-42]"""
        return 0.0 if self.last else (self.s.fuzz_low + self.s.fuzz_high) / 2 / (self.players + self.s.more_loot)
