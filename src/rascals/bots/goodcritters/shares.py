"""Ways to share the loot: which votes the boss might buy, and at which price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rascals.bots.goodcritters.outlook import Outlook, worth
from rascals.games.goodcritters.box import CARD_VALUES
from rascals.games.goodcritters.notation import SHORT_NAMES

PRICES = (3, 5, 7, 10, 14)  # points that a voter might be content with


@dataclass(frozen=True)
class Sharing:
    """Who gets each card of the middle."""

    cards: tuple[tuple[int, ...], ...]  # by seat

    @property
    def worths(self) -> tuple[float, ...]:
        """The worth of each share."""
        return tuple(float(worth(cards)) for cards in self.cards)

    def __str__(self) -> str:
        """The notation of the whole move."""
        parts = (
            f"{seat}:{','.join(SHORT_NAMES[card] for card in cards)}" for seat, cards in enumerate(self.cards) if cards
        )
        return " ".join(["share", *parts])


def sharings(outlook: Outlook) -> Iterator[Sharing]:
    """Yield the ways to share to consider, each once: all for the boss, and some voters bought at each price.

    The voters are the poorest, who are no rivals, or the last of the round, who have few other ways to gain.
    """
    seen = set()
    for count in range(outlook.players):
        for price in PRICES if count else PRICES[:1]:
            for voters in (by_wealth(outlook), tuple(reversed(outlook.order[1:]))):
                sharing = bought(outlook, voters[:count], price)
                if sharing is not None and sharing not in seen:
                    seen.add(sharing)
                    yield sharing


def by_wealth(outlook: Outlook) -> tuple[int, ...]:
    """Return the other seats, the poorest first."""
    return tuple(sorted(outlook.others, key=lambda seat: outlook.wealth[seat]))


def bought(outlook: Outlook, voters: Sequence[int], price: int) -> Sharing | None:
    """Give each voter cards worth the price or little more, and keep the rest; None if there is too little."""
    left = sorted(outlook.pot, key=CARD_VALUES.__getitem__)
    cards: list[tuple[int, ...]] = [()] * outlook.players
    for voter in voters:
        paid = payment(left, price)
        if paid is None:
            return None
        cards[voter] = paid
        for card in paid:
            left.remove(card)
    cards[outlook.me] = tuple(reversed(left))
    return Sharing(tuple(cards))


def payment(cards: Sequence[int], price: int) -> tuple[int, ...] | None:
    """Return a few cards worth a price or little more; None if all together are worth less.

    `cards`: from the lowest. The highest are taken while none reaches the missing amount, then the lowest that does.
    """
    paid: list[int] = []
    left, missing = list(cards), price
    while missing > 0:
        if not left:
            return None
        fitting = [card for card in left if CARD_VALUES[card] <= missing]
        enough = [card for card in left if CARD_VALUES[card] >= missing]
        card = enough[0] if enough else fitting[-1]
        left.remove(card)
        paid.append(card)
        missing -= CARD_VALUES[card]
    return tuple(paid)
