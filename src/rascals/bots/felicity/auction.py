"""The end of an auction in an imagined world, and its value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, sqrt

from rascals.bots.felicity.worlds import Character, World, next_card, order, purse
from rascals.games.felicity import rules
from rascals.games.felicity.box import TAKE_PRICE
from rascals.games.felicity.state import State

GLANCE = 8  # worlds after which a clear choice is made
PLAIN = 5.0  # lead in points over every other option that makes a choice clear
LOOK = 32  # worlds after which, and after each doubling of which, the ranking is tested for being settled
SURE = 3.0  # lead in standard errors that settles which of two options is better


@dataclass(frozen=True)
class Ending:
    """The winner (None: nobody), the price, and the mice taken by each seat that passes."""

    winner: int | None
    price: int
    taken: dict[int, int]


@dataclass(frozen=True)
class Weighed:
    """The value of each option, and the number of worlds it was averaged over."""

    values: list[float]
    worlds: int


class Auction:
    """The current auction, from the point of view of one seat."""

    def __init__(self, s: State, me: int, character: Character) -> None:
        self.s = s
        self.order = order(s, me)
        self.mouse = 1.0 + (character.thrift if s.round < s.rounds else 0.0)
        self.rivalry = rivalry(s, me, character)

    def end(self, world: World, bid: int | None) -> Ending:
        """Return how the auction ends in a world if the seat now bids, or passes (None)."""
        me, *rest = self.order
        if bid is not None:
            return self._play_out(world, [*rest, me], bid, 0, {})
        return self._play_out(world, rest, rules.highest_bid(self.s), 1, {me: next_card(self.s, 0)})

    def _play_out(self, world: World, order: list[int], price: int, passes: int, taken: dict[int, int]) -> Ending:
        """Let the bidders, in turn, raise by one up to their limits."""
        while len(order) > 1:
            at, raises = first_out([world.limit(seat, passes) for seat in order], price)
            price += raises
            taken[order[at]] = next_card(self.s, passes)
            order = order[at + 1 :] + order[:at]
            passes += 1
        winner = order[0]
        if price:
            return Ending(winner, price, taken)
        if world.points > TAKE_PRICE and purse(self.s, winner) >= TAKE_PRICE:
            return Ending(winner, TAKE_PRICE, taken)
        return Ending(None, 0, taken)

    def value(self, world: World, ending: Ending) -> float:
        """Return the value of an ending: the seat's own gain, less the others' gains weighted by rivalry."""
        value = 0.0
        for seat, mice in ending.taken.items():
            value += mice * self.mouse * self.rivalry[seat]
        if ending.winner is not None:
            value += (world.points - ending.price * self.mouse) * self.rivalry[ending.winner]
        return value

    def weigh(self, worlds: Iterator[World], bids: Sequence[int | None], asked: int | None = None) -> Weighed:
        """Return the value of each bid, or pass (None), over as many imagined worlds as it takes to be sure.

        Only the first `asked` bids must be settled; the others are valued in the same worlds.
        """
        weights: list[float] = []
        found: list[list[float]] = [[] for _ in bids]  # of each bid in each world, times the world's weight
        look = LOOK
        for world in worlds:
            weights.append(world.weight)
            for at, bid in enumerate(bids):
                found[at].append(world.weight * self.value(world, self.end(world, bid)))
            if len(weights) == GLANCE and plain(means(found[:asked], weights)):
                break
            if len(weights) == look:
                if settled(found[:asked], weights):
                    break
                look *= 2
        return Weighed(means(found, weights), len(weights))


def plain(values: Sequence[float]) -> bool:
    """Tell whether the best value leads every other by more than PLAIN points."""
    best, *rest = sorted(values, reverse=True)
    return all(best - value > PLAIN for value in rest)


def means(found: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """Return each option's weighted mean over the worlds."""
    return [sum(one) / sum(weights) for one in found]


def settled(found: Sequence[Sequence[float]], weights: Sequence[float]) -> bool:
    """Tell whether the best option leads every other, in the same worlds, by `SURE` standard errors."""
    values = means(found, weights)
    best = found[values.index(max(values))]
    return all(
        surely([ours - theirs for ours, theirs in zip(best, one, strict=True)], weights)
        for one in found
        if one is not best
    )


def surely(leads: Sequence[float], weights: Sequence[float]) -> bool:
    """Tell whether a lead is significant; `leads` are multiplied by their worlds' weights."""
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
    """Return the index of the first bidder to pass, if all raise by one up to their limits, and the raises before."""
    count = len(limits)
    first, turns = 0, -1
    for at, limit in enumerate(limits):
        room = limit - price - 1 - at
        out = at if room < 0 else at + (room // count + 1) * count
        if turns < 0 or out < turns:
            first, turns = at, out
    return first, turns
