"""The shrewd bot of Felicity: it evaluates the visible row, samples the rest, and bluffs when placing.

An `Auction` is played to its end in samples (`sampling.py`); then come the reasons, then the bot itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from typing import Any

from rascals.bots.felicity.sampling import (
    CERTAIN,
    Character,
    Sample,
    Sampler,
    Values,
    ahead,
    expected,
    next_card,
    order,
    points,
    unseen,
)
from rascals.bots.heuristic import drawn
from rascals.bots.interface import ChosenMove, Rationale, Turn
from rascals.core.moves import Move
from rascals.games.felicity import rules
from rascals.games.felicity.knowledge import face_down
from rascals.games.felicity.state import PLACE, RABBIT, TAKE_PRICE, State, owner
from rascals.games.felicity.view import purse

GLANCE = 8  # samples after which a clear choice is made
PLAIN = 5.0  # lead in points over every other option that makes a choice clear
LOOK = 32  # samples after which it is first tested whether the ranking is settled; again after each doubling
SURE = 3.0  # lead in standard errors that settles which of two options is better


@dataclass(frozen=True)
class AuctionEnd:
    """The winner (None: nobody), the price, and the mice taken by each seat that passes."""

    winner: int | None
    price: int
    taken: dict[int, int]


@dataclass(frozen=True)
class Weighed:
    """The value of each option, and the number of samples it was averaged over."""

    values: list[float]
    samples: int


class Auction:
    """The current auction, from the point of view of one seat."""

    def __init__(self, s: State, me: int, character: Character) -> None:
        self.s = s
        self.order = order(s, me)
        self.mouse = 1.0 + (character.thrift if s.round < s.rounds else 0.0)
        self.rivalry = rivalry(s, me, character)

    def end(self, sample: Sample, bid: int | None) -> AuctionEnd:
        """Return how the auction ends in a sample if the seat now bids, or passes (None)."""
        me, *rest = self.order
        if bid is not None:
            return self._play_out(sample, [*rest, me], bid, 0, {})
        return self._play_out(sample, rest, rules.highest_bid(self.s), 1, {me: next_card(self.s, 0)})

    def _play_out(self, sample: Sample, order: list[int], price: int, passes: int, taken: dict[int, int]) -> AuctionEnd:
        """Let the bidders, in turn, raise by one up to their limits."""
        while len(order) > 1:
            at, raises = first_out([sample.limit(seat, passes) for seat in order], price)
            price += raises
            taken[order[at]] = next_card(self.s, passes)
            order = order[at + 1 :] + order[:at]
            passes += 1
        winner = order[0]
        if price:
            return AuctionEnd(winner, price, taken)
        if sample.points > TAKE_PRICE and purse(self.s, winner) >= TAKE_PRICE:
            return AuctionEnd(winner, TAKE_PRICE, taken)
        return AuctionEnd(None, 0, taken)

    def value(self, sample: Sample, ending: AuctionEnd) -> float:
        """Return the value of an ending: the seat's own gain, less the others' gains weighted by rivalry."""
        value = 0.0
        for seat, mice in ending.taken.items():
            value += mice * self.mouse * self.rivalry[seat]
        if ending.winner is not None:
            value += (sample.points - ending.price * self.mouse) * self.rivalry[ending.winner]
        return value

    def weigh(self, samples: Iterator[Sample], bids: Sequence[int | None], asked: int | None = None) -> Weighed:
        """Return the value of each bid, or pass (None), over as many samples as it takes to be sure.

        Only the first `asked` bids must be settled; the others are valued in the same samples.
        """
        weights: list[float] = []
        found: list[list[float]] = [[] for _ in bids]  # by bid and sample, times the sample's weight
        look = LOOK
        for sample in samples:
            weights.append(sample.weight)
            for at, bid in enumerate(bids):
                found[at].append(sample.weight * self.value(sample, self.end(sample, bid)))
            if len(weights) == GLANCE and plain(means(found[:asked], weights)):
                break
            if len(weights) == look:
                if settled(found[:asked], weights):
                    break
                look *= 2
        return Weighed(means(found, weights), len(weights))


def plain(values: Sequence[float]) -> bool:
    """Return whether the best value leads every other by more than PLAIN points."""
    best, *rest = sorted(values, reverse=True)
    return all(best - value > PLAIN for value in rest)


def means(found: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """Return each option's weighted mean over the samples."""
    return [sum(one) / sum(weights) for one in found]


def settled(found: Sequence[Sequence[float]], weights: Sequence[float]) -> bool:
    """Return whether the best option leads every other, in the same samples, by `SURE` standard errors."""
    values = means(found, weights)
    best = found[values.index(max(values))]
    return all(
        surely([ours - theirs for ours, theirs in zip(best, one, strict=True)], weights)
        for one in found
        if one is not best
    )


def surely(leads: Sequence[float], weights: Sequence[float]) -> bool:
    """Return whether a lead is significant; `leads` are multiplied by their samples' weights."""
    mean = sum(leads) / sum(weights)
    spread = sum((lead - mean * weight) ** 2 for lead, weight in zip(leads, weights, strict=True))
    return sum(leads) > SURE * sqrt(spread)


def rivalry(s: State, me: int, character: Character) -> list[float]:
    """Return the weight of each seat's gain: 1 for `me`, negative for the others, more so for leaders."""
    standing = [rules.cat_points(s, seat) + purse(s, seat) for seat in range(s.players)]
    scale = character.calm * (s.rounds - s.round + 1)
    threat = [exp((points - max(standing)) / scale) for points in standing]
    others = sum(threat) - threat[me]
    return [1.0 if seat == me else -character.envy * one / others for seat, one in enumerate(threat)]


def first_out(limits: Sequence[int], price: int) -> tuple[int, int]:
    """Return the index of the first to pass if all raise by one up to their limits, and the number of raises before."""
    count = len(limits)
    first, turns = 0, -1
    for at, limit in enumerate(limits):
        room = limit - price - 1 - at
        out = at if room < 0 else at + (room // count + 1) * count
        if turns < 0 or out < turns:
            first, turns = at, out
    return first, turns


# ---------------------------------------------------------------- reasons


def why_place(s: State, me: int, kind: int, adds: Sequence[float], hand: Sequence[int]) -> Rationale:
    """Return the reason for placing a card: what it adds to the row, when it is revealed, whether that suits the purse.

    `adds`: points added by each card of the `hand`; the reason's `least` and `most` are their range without dogs.
    """
    mice, gain = round(ahead(s, me)), adds[hand.index(kind)]
    suits = (gain - sum(adds) / len(adds)) * mice > 0
    passes = min(s.placed, s.players - 1)
    valued = [round(add) for card, add in zip(hand, adds, strict=True) if card <= RABBIT]
    args = {
        "mice": abs(mice),
        "richer": mice > 0,
        "dog": kind > RABBIT,
        "better": gain >= 0,
        "points": abs(round(gain)),
        "least": min(valued, default=0),
        "most": max(valued, default=0),
        "passes": passes,
        "more": rules.row_size(s) - s.placed - 1,
    }
    if suits:
        return Rationale("place-rich" if mice > 0 else "place-poor", args)
    return Rationale("place-open" if passes == 0 else "place-guess" if mice else "place-even", args)


def why_bid(s: State, me: int, move: Move, worth: float) -> Rationale:
    """Return the reason for a bid or pass: the row's worth against the bid made or the next one, and who leads.

    The reason's `hidden`: number of cards that the seat cannot see; `seat`: the highest bidder, None before the first
    bid; `secret`: whether that bidder knows one of these cards.
    """
    points, highest = round(worth), rules.highest_bid(s)
    leader = next((seat for seat in range(s.players) if highest and s.bid[seat] == highest), None)
    secret = [owner(s, place) for place in range(s.revealed, s.placed) if place != face_down(s, me)]
    args = {
        "worth": points,
        "hidden": len(secret),
        "seat": leader,
        "highest": highest,
        "secret": leader in secret,
    }
    if move.kind == "pass":
        bid = highest + 1
        way = "pass" if bid > points else "pass-mice"
        return Rationale(way, {**args, "bid": bid, "left": points - bid, "mice": next_card(s, 0)})
    bid = move.args["mice"]
    return Rationale("bid" if bid <= points else "push", {**args, "bid": bid, "left": abs(points - bid)})


# ---------------------------------------------------------------- the bot

LEAPS = 0.3  # chance of considering a jump bid, so that others cannot rely on single steps
SAMPLES = 20  # samples for a bid without a budget


@dataclass(frozen=True)
class Bluff:
    """Preferences in placing: a card's value weighted by riches, secrecy, and randomness."""

    riches: float = 0.04  # per point of the card, and per 10 mice above the others' average
    secrecy: float = 0.15  # per point of the card's distance from the average, the more the longer it stays hidden
    freedom: float = 1.0  # the higher, the less predictable


@dataclass(frozen=True)
class Shrewd:
    """Bids by simulated auctions; places at random, weighted by its mice and by how long a card stays hidden."""

    name: str = "shrewd"
    character: Character = field(default_factory=Character)
    bluff: Bluff = field(default_factory=Bluff)
    samples: int = SAMPLES
    daring: float = 0.3  # `freedom` of its bids, in points: how much worse a move may sometimes be

    def choose(self, turn: Turn) -> ChosenMove:
        """Place a card, bid, or take or leave a row that nobody bid for."""
        if len(turn.moves) == 1:
            return ChosenMove(turn.moves[0], {"only": True}, Rationale("only"))
        s = turn.sampled_state
        if s.phase == PLACE:
            return self._place(turn, s)
        return self._take(turn, s) if order(s, turn.seat) == [turn.seat] else self._bid(turn, s)

    # ------------------------------------------------------------ placing

    def _place(self, turn: Turn, s: State) -> ChosenMove:
        hand = [move.action for move in turn.moves]
        adds = added(s, hand)
        wishes = self._wishes(s, turn.seat, adds)
        move = turn.moves[drawn(wishes, self.bluff.freedom, turn.random)]
        likes = {one.args["pet"]: round(wish, 2) for one, wish in zip(turn.moves, wishes, strict=True)}
        return ChosenMove(move, {"wishes": likes}, why_place(s, turn.seat, move.action, adds, hand))

    def _wishes(self, s: State, me: int, adds: Sequence[float]) -> list[float]:
        """Return the weight of placing each card, given the points that each adds to the row."""
        middle = sum(adds) / len(adds)
        riches = ahead(s, me) / 10
        hidden = s.placed / (rules.row_size(s) - 1)
        return [
            self.bluff.riches * riches * (add - middle) + self.bluff.secrecy * (hidden - 0.5) * abs(add - middle)
            for add in adds
        ]

    # ------------------------------------------------------------ bidding

    @staticmethod
    def _take(turn: Turn, s: State) -> ChosenMove:
        """Take or leave an open row that nobody bid for, at the price of one mouse."""
        worth = points(s.row[: s.placed], Values.from_state(s))
        kind = "bid" if worth > TAKE_PRICE else "pass"
        found = {"worth": worth, "price": TAKE_PRICE}
        values = {"bid": float(worth - TAKE_PRICE), "pass": 0.0}
        return ChosenMove(
            next(move for move in turn.moves if move.kind == kind),
            found,
            Rationale(f"take-{kind}", found),
            value=max(values.values()),
            weighed=values[turn.weigh[0].kind] if turn.weigh else None,
        )

    def _bid(self, turn: Turn, s: State) -> ChosenMove:
        sampler = Sampler(s, turn.seat, self.character, turn.random)
        options = list(self._options(turn, sampler.worth.total))
        samples = (sampler.sample() for _ in turn.simulations(self.samples))
        tried = [move.args.get("mice") for move in (*options, *turn.weigh)]
        weighed = Auction(s, turn.seat, self.character).weigh(samples, tried, len(options))
        values = weighed.values[: len(options)]
        move = options[drawn(values, self.daring, turn.random)]
        looks = {"worth": round(sampler.worth.total, 2), "looks": round(sampler.public, 2)}
        return ChosenMove(
            move,
            looks | {"worlds": weighed.samples, "options": listed(options, values)},
            why_bid(s, turn.seat, move, sampler.worth.total),
            value=max(values),
            weighed=weighed.values[-1] if turn.weigh else None,
        )

    @staticmethod
    def _options(turn: Turn, worth: float) -> Iterator[Move]:
        """Yield the moves to consider: pass, raise by one, and sometimes a jump towards the row's worth."""
        bids = [move for move in turn.moves if move.kind == "bid"]
        yield next(move for move in turn.moves if move.kind == "pass")
        yield from bids[:1]
        leap = int((worth - bids[0].args["mice"]) / 2) if bids else 0
        if 1 < leap < len(bids) and turn.random.random() < LEAPS:
            yield bids[leap]


def added(s: State, hand: Sequence[int]) -> list[float]:
    """Return the points that each card of a hand is expected to add to the row if placed next."""
    place = s.placed
    others = [unseen(s, owner(s, other)) for other in range(rules.row_size(s)) if other != place]
    worth = expected([*others[:place], CERTAIN[hand[0]], *others[place:]], Values.from_state(s))
    return [worth.card(place, kind) for kind in hand]


def listed(options: Sequence[Move], values: Sequence[float]) -> list[dict[str, Any]]:
    """Return the moves considered, each with its value."""
    return [{"move": str(move), "value": round(value, 2)} for move, value in zip(options, values, strict=True)]
