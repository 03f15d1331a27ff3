"""The shrewd player of Felicity: weighs the row it sees and imagines the rest, and bluffs with what it places."""

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

LEAPS = 0.3  # how often a leap is thought of, so that the others cannot count on single steps
WORLDS = 20  # imagined for one bid, where no budget says otherwise


@dataclass(frozen=True)
class Bluff:
    """What it likes to place: for a card's value, the more so the richer it is; for secrecy; and how freely."""

    riches: float = 0.04  # by the card's points, for each mouse it has above the others' average, over 10
    secrecy: float = 0.15  # by how far the card is from an average one, as far as it will stay hidden
    freedom: float = 1.0  # the higher, the less can be foretold


@dataclass(frozen=True)
class Shrewd:
    """Bids by imagined auctions, places by its purse and by how long a card stays hidden; never by a fixed rule."""

    name: str = "shrewd"
    character: Character = field(default_factory=Character)
    bluff: Bluff = field(default_factory=Bluff)
    worlds: int = WORLDS
    daring: float = 0.3  # points by which a worse move may be chosen now and then

    def choose(self, question: Question) -> Choice:
        """Place a card, bid, or take what nobody bid for."""
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
        """Return how much it wants each card of its hand in this row, by what each adds to it."""
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
        """Nobody has bid and all others are out: the whole row lies open, for one mouse."""
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
        """Give the moves worth a thought: to pass, to raise by one, and a leap towards what the row looks worth."""
        bids = [move for move in question.moves if move.kind == "bid"]
        yield next(move for move in question.moves if move.kind == "pass")
        yield from bids[:1]
        leap = int((worth - bids[0].args["mice"]) / 2) if bids else 0
        if 1 < leap < len(bids) and question.random.random() < LEAPS:
            yield bids[leap]


def added(s: State, hand: Sequence[int]) -> list[float]:
    """Return what each card of a hand is expected to add to the row, if it is placed next: in points."""
    place = s.placed
    others = [unseen(s, owner(s, other)) for other in range(rules.row_size(s)) if other != place]
    worth = expected([*others[:place], CERTAIN[hand[0]], *others[place:]], Values.told(s))
    return [worth.card(place, kind) for kind in hand]


def drawn(question: Question, values: Sequence[float], freedom: float, moves: Sequence[Move] | None = None) -> Move:
    """Draw a move: of two, one that is worth `freedom` more is e times as likely."""
    moves = question.moves if moves is None else moves
    best = max(values)
    weights = [exp((value - best) / freedom) for value in values]
    return question.random.choices(moves, weights)[0]


def listed(options: Sequence[Move], values: Sequence[float]) -> list[dict[str, Any]]:
    """Return the moves thought of, each with its value."""
    return [{"move": str(move), "value": round(value, 2)} for move, value in zip(options, values, strict=True)]
