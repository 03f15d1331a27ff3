"""What the shrewd bot considers: ways to share the loot, changes (promo cards, threats, payoffs), and exchanges. [G-28]

In exchanges a point has the same value for everybody, but a rob costs its victim a random loot card, the mean of the
stash, and never a payoff card. So small cards and payoff cards are worth a little more than their points to a seat that
is threatened or has few cards, but not to one that is safe or has many: that difference makes exchanges good for both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, product
from typing import Any, NamedTuple

from rascals.bots.goodcritters.opponents import OpponentModel, OpponentScene
from rascals.bots.goodcritters.outlook import Offered, Outlook, Stake, worth
from rascals.core.moves import Move
from rascals.games.goodcritters.components import (
    ACTION_NAMES,
    CARD_NAMES,
    CARD_VALUES,
    FIRST_CARDS,
    GUARD,
    LOOT,
    NO,
    PROMO_CARDS,
    ROB,
    SEATS,
    YES,
)
from rascals.games.goodcritters.events import TOKEN_NAMES
from rascals.games.goodcritters.notation import SHORT_NAMES, allot

# ---------------------------------------------------------------- ways to share


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
    poorest = tuple(sorted(outlook.others, key=outlook.wealth.__getitem__))
    for count in range(outlook.players):
        for price in PRICES if count else PRICES[:1]:
            for voters in (poorest, tuple(reversed(outlook.order[1:]))):
                sharing = bought(outlook, voters[:count], price)
                if sharing is not None and sharing not in seen:
                    seen.add(sharing)
                    yield sharing


def bought(outlook: Outlook, voters: Sequence[int], price: int) -> Sharing | None:
    """Give each voter cards worth the price or slightly more, and keep the rest; None if there is too little."""
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
    """Return a few cards worth a price or slightly more; None if all together are worth less.

    `cards`: from the lowest. The highest are taken until one covers what is missing; of those the lowest is taken.
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


# ---------------------------------------------------------------- promo cards, threats, payoffs


PROMO = {CARD_NAMES[card]: promo for promo, card in enumerate(PROMO_CARDS)}
PAYOFFS = (1, 2, 3)  # numbers of payoff cards to consider for a vote


@dataclass(frozen=True)
class Change:
    """A move in its notation, the scene after it, and the seats that respond to it."""

    move: str
    scene: OpponentScene
    affects: tuple[int, ...] = ()


def changes(outlook: Outlook, model: OpponentModel, moves: Sequence[Move]) -> Iterator[Change]:
    """Yield the changes to consider: promo cards, threats, payoffs."""
    scene, me = model.scene, outlook.me
    for move in moves:
        if move.kind == "promo":
            promo = PROMO[move.args["card"]]
            yield Change(str(move), _with(scene, "active", me, scene.active[me] | {promo}))
        elif move.kind == "threaten":
            yield Change(str(move), _with(scene, "threats", me, move.args["to"]), (move.args["to"],))
        elif move.kind == "unthreaten":
            yield Change(str(move), _with(scene, "threats", me, None), (scene.threats[me] or 0,))
    if any(move.kind == "payoff" for move in moves):
        yield from payoffs(outlook, model)


def _with(scene: OpponentScene, field: str, seat: int, what: Any) -> OpponentScene:
    """Return the scene with another value of a field for a seat."""
    values = list(getattr(scene, field))
    values[seat] = what
    return replace(scene, **{field: tuple(values)})


# ---------------------------------------------------------------- payoffs


def payoffs(outlook: Outlook, model: OpponentModel) -> Iterator[Change]:
    """Yield payoffs from a free token to seats not paid yet, on the side this seat prefers."""
    token = outlook.free_token
    if token is None:
        return
    side = YES if model.prospects[YES] >= model.prospects[NO] else NO
    paid = {stake.to for stake in outlook.stakes if stake.giver == outlook.me}
    for seat in outlook.others:
        for gift, points in gifts(outlook) if seat not in paid else ():
            stakes = (*model.scene.stakes, Stake(outlook.me, seat, side, points))
            move = f"payoff {TOKEN_NAMES[token]} {ACTION_NAMES[side]} {seat}: {gift}"
            yield Change(move, replace(model.scene, stakes=stakes), (seat,))


def gifts(outlook: Outlook) -> Iterator[tuple[str, float]]:
    """Yield the contents to consider for a payoff, as notation and worth: payoff cards, or the stash's lowest card."""
    for count in PAYOFFS:
        if count <= outlook.s.payoff_cards[outlook.me]:
            yield f"P{count}", float(count)
    if outlook.stash:
        least = outlook.stash[-1]
        yield f"{SHORT_NAMES[least]}~", float(CARD_VALUES[least])


# ---------------------------------------------------------------- exchanges


CARDS = 2  # most loot cards on one side of an exchange
PAYS = (5, 2, 0)  # most payoff cards on one side, by its number of loot cards
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
    """The values of exchanges to the seats at a table, as one of them judges them."""

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
        """Return what an offer to this seat gives it and takes from it."""
        picked = choices(self.outlook, offer)
        points = worth(offer.wants) + worth(picked)
        return (
            Side(offer.loot, offer.points, offer.pays),
            Side(len(offer.wants) + len(picked), points, offer.payoff_cards),
        )

    def good_for_both(self, profit: float) -> Iterator[Exchange]:
        """Yield the exchanges that bring both this seat and the other at least `profit` points."""
        me, outlook = self.outlook.me, self.outlook
        shown = [f"{SHORT_NAMES[card]}~" for card in outlook.stash]
        gifts = sides(shown, outlook.s.payoff_cards[me], outlook.stash)
        for seat in outlook.others:
            if outlook.s.offer[me * SEATS + seat]:
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
