"""Ways to share the loot: whom the boss might buy, and for how much."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rascals.bots.goodcritters.sight import CARD, Sight, value
from rascals.games.goodcritters.notation import SHORT_NAMES

PRICES = (3, 5, 7, 10, 14)  # points that a voter might be content with


@dataclass(frozen=True)
class Sharing:
    """Whose each card of the middle shall be."""

    cards: tuple[tuple[str, ...], ...]  # by seat

    @property
    def worths(self) -> tuple[float, ...]:
        """What each share is worth."""
        return tuple(float(sum(map(value, cards))) for cards in self.cards)

    def __str__(self) -> str:
        """The notation of the whole move."""
        parts = (
            f"{seat}:{','.join(SHORT_NAMES[CARD[name]] for name in cards)}"
            for seat, cards in enumerate(self.cards)
            if cards
        )
        return " ".join(["share", *parts])


def sharings(sight: Sight) -> Iterator[Sharing]:
    """Give ways to share worth a thought, each once: all for oneself, and voters bought at each price.

    Bought are the poorest, who are no rivals; or those who come last in the round, to whom little else is left.
    """
    seen = set()
    for count in range(sight.players):
        for price in PRICES if count else PRICES[:1]:
            for voters in (by_wealth(sight), tuple(reversed(sight.order[1:]))):
                sharing = bought(sight, voters[:count], price)
                if sharing is not None and sharing not in seen:
                    seen.add(sharing)
                    yield sharing


def by_wealth(sight: Sight) -> tuple[int, ...]:
    """Return the other seats, the poorest first."""
    return tuple(sorted(sight.others, key=lambda seat: sight.wealth[seat]))


def bought(sight: Sight, voters: Sequence[int], price: int) -> Sharing | None:
    """Give each voter cards worth the price or little more, and keep the rest; None where there is too little."""
    left = sorted(sight.pot, key=value)
    cards: list[tuple[str, ...]] = [()] * sight.players
    for voter in voters:
        paid = payment(left, price)
        if paid is None:
            return None
        cards[voter] = paid
        for name in paid:
            left.remove(name)
    cards[sight.me] = tuple(reversed(left))
    return Sharing(tuple(cards))


def payment(cards: Sequence[str], price: int) -> tuple[str, ...] | None:
    """Return cards worth a price or as little more as can be, few rather than many; None if all are too few.

    `cards`: from the least. The best are taken while they do not pass the price, then the least that reaches it.
    """
    paid: list[str] = []
    left, missing = list(cards), price
    while missing > 0:
        if not left:
            return None
        fitting = [name for name in left if value(name) <= missing]
        enough = [name for name in left if value(name) >= missing]
        name = enough[0] if enough else fitting[-1]
        left.remove(name)
        paid.append(name)
        missing -= value(name)
    return tuple(paid)
