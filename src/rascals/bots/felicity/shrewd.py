"""The shrewd player of Felicity: evaluates the visible row, imagines the rest, and bluffs when placing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Any

from rascals.bots.felicity import reasons
from rascals.bots.felicity.auction import Auction
from rascals.bots.felicity.worlds import Character, Imagination, ahead, order
from rascals.bots.felicity.worth import CERTAIN, Values, expected, points, unseen
from rascals.bots.interface import Choice, Question, Reason
from rascals.core.moves import Move
from rascals.games.felicity import rules
from rascals.games.felicity.box import TAKE_PRICE
from rascals.games.felicity.state import PLACE, State, owner

LEAPS = 0.3  # chance of considering a jump bid, so that others cannot rely on single steps
WORLDS = 20  # worlds imagined for a bid without a budget


@dataclass(frozen=True)
class Bluff:
    """Preferences in placing: a card's value weighted by riches, secrecy, and randomness."""

    riches: float = 0.04  # per point of the card, and per 10 mice above the others' average
    secrecy: float = 0.15  # per point of the card's distance from the average, the more the longer it stays hidden
    freedom: float = 1.0  # the higher, the less predictable


@dataclass(frozen=True)
class Shrewd:
    """Bids by imagined auctions; places at random, weighted by its mice and by how long a card stays hidden."""

    name: str = "shrewd"
    character: Character = field(default_factory=Character)
    bluff: Bluff = field(default_factory=Bluff)
    worlds: int = WORLDS
    daring: float = 0.3  # `freedom` of its bids, in points: how much worse a move may sometimes be

    def choose(self, question: Question) -> Choice:
        """Place a card, bid, or take or leave a row that nobody bid for."""
        if len(question.moves) == 1:
            return Choice(question.moves[0], {"only": True}, Reason("only"))
        s = question.world
        if s.phase == PLACE:
            return self._place(question, s)
        return self._take(question, s) if order(s, question.seat) == [question.seat] else self._bid(question, s)

    # ------------------------------------------------------------ placing

    def _place(self, question: Question, s: State) -> Choice:
        hand = [move.action for move in question.moves]
        adds = added(s, hand)
        wishes = self._wishes(s, question.seat, adds)
        move = drawn(question, wishes, self.bluff.freedom)
        likes = {one.args["pet"]: round(wish, 2) for one, wish in zip(question.moves, wishes, strict=True)}
        return Choice(move, {"wishes": likes}, reasons.placing(s, question.seat, move.action, adds, hand))

    def _wishes(self, s: State, me: int, adds: Sequence[float]) -> list[float]:
        """Return how much it wants to place each card, given the points that each adds to the row."""
        middle = sum(adds) / len(adds)
        riches = ahead(s, me) / 10
        hidden = s.placed / (rules.row_size(s) - 1)
        return [
            self.bluff.riches * riches * (add - middle) + self.bluff.secrecy * (hidden - 0.5) * abs(add - middle)
            for add in adds
        ]

    # ------------------------------------------------------------ bidding

    @staticmethod
    def _take(question: Question, s: State) -> Choice:
        """Take or leave an open row that nobody bid for, at the price of one mouse."""
        worth = points(s.row[: s.placed], Values.told(s))
        kind = "bid" if worth > TAKE_PRICE else "pass"
        found = {"worth": worth, "price": TAKE_PRICE}
        values = {"bid": float(worth - TAKE_PRICE), "pass": 0.0}
        return Choice(
            next(move for move in question.moves if move.kind == kind),
            found,
            Reason(f"take-{kind}", found),
            value=max(values.values()),
            weighed=values[question.weigh[0].kind] if question.weigh else None,
        )

    def _bid(self, question: Question, s: State) -> Choice:
        imagination = Imagination(s, question.seat, self.character, question.random)
        options = list(self._options(question, imagination.worth.total))
        worlds = (imagination.world() for _ in question.simulations(self.worlds))
        tried = [move.args.get("mice") for move in (*options, *question.weigh)]
        weighed = Auction(s, question.seat, self.character).weigh(worlds, tried, len(options))
        values = weighed.values[: len(options)]
        move = drawn(question, values, self.daring, options)
        looks = {"worth": round(imagination.worth.total, 2), "looks": round(imagination.public, 2)}
        return Choice(
            move,
            looks | {"worlds": weighed.worlds, "options": listed(options, values)},
            reasons.bidding(s, question.seat, move, imagination.worth.total),
            value=max(values),
            weighed=weighed.values[-1] if question.weigh else None,
        )

    @staticmethod
    def _options(question: Question, worth: float) -> Iterator[Move]:
        """Yield the moves to consider: pass, raise by one, and sometimes a jump towards the row's worth."""
        bids = [move for move in question.moves if move.kind == "bid"]
        yield next(move for move in question.moves if move.kind == "pass")
        yield from bids[:1]
        leap = int((worth - bids[0].args["mice"]) / 2) if bids else 0
        if 1 < leap < len(bids) and question.random.random() < LEAPS:
            yield bids[leap]


def added(s: State, hand: Sequence[int]) -> list[float]:
    """Return the points that each card of a hand is expected to add to the row if placed next."""
    place = s.placed
    others = [unseen(s, owner(s, other)) for other in range(rules.row_size(s)) if other != place]
    worth = expected([*others[:place], CERTAIN[hand[0]], *others[place:]], Values.told(s))
    return [worth.card(place, kind) for kind in hand]


def drawn(question: Question, values: Sequence[float], freedom: float, moves: Sequence[Move] | None = None) -> Move:
    """Draw a move at random: an advantage of `freedom` makes a move e times as likely."""
    moves = question.moves if moves is None else moves
    best = max(values)
    weights = [exp((value - best) / freedom) for value in values]
    return question.random.choices(moves, weights)[0]


def listed(options: Sequence[Move], values: Sequence[float]) -> list[dict[str, Any]]:
    """Return the moves considered, each with its value."""
    return [{"move": str(move), "value": round(value, 2)} for move, value in zip(options, values, strict=True)]
