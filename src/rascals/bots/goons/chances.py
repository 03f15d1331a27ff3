"""Rerolls and further draws: bought while their expected gain exceeds their price. [O-21, O-22]"""

from __future__ import annotations

from collections.abc import Sequence

from rascals.bots.goons.outlook import Character, Prices, energy_worth, money_worth, reward_worth
from rascals.bots.interface import Question, Reason
from rascals.core.moves import Move
from rascals.games.goons import blind_razor, kid_random
from rascals.games.goons.box import BR3, FACES, KR5
from rascals.games.goons.moves import DRAW, REROLL, STOP
from rascals.games.goons.piles import place_in_order
from rascals.games.goons.rewards import goal, places, reached, slot_of, tiers
from rascals.games.goons.state import State

AGAIN = 1.25  # factor on a reroll's gain, as another may follow


def _prices(s: State, character: Character) -> Prices:
    return Prices(energy_worth(s, character, 0.0), money_worth(s, character, 0.0), character.step)


def _tier_worth(s: State, seat: int, tier: int, prices: Prices) -> float:
    """Return the worth of a tier to a seat at its place, less the markers it costs; 0 if it pays nothing there."""
    scheme, colour = s.scheme[s.resolved], s.resolved
    place = place_in_order(s, seat, colour)
    if tier < 0 or (scheme != BR3 and place >= places(s, scheme, tier)):
        return 0.0
    slot = 0 if scheme == BR3 else slot_of(tier, place)
    worth = reward_worth(s, colour, seat, slot, prices.energy, prices.money, prices.step)
    return worth - prices.energy * s.markers[colour][seat]


def _of(question: Question, action: int) -> Move:
    return next(move for move in question.moves if move.action == action)


def reroll(question: Question, s: State, seat: int, character: Character) -> tuple[Move, Reason]:
    """Reroll the die with the greatest expected gain, or stop; with gain and price as the reason."""
    prices = _prices(s, character)
    total = kid_random.dice_total(s)
    scheme = s.scheme[s.resolved]
    best, chosen = 0.0, 0
    for face in range(1, FACES + 1):
        if s.dice[face - 1]:
            gain = (
                sum(_reached_worth(s, seat, scheme, total - face + new, prices) for new in range(1, FACES + 1)) / FACES
            )
            if gain > best:
                best, chosen = gain, face
    now = _reached_worth(s, seat, scheme, total, prices)
    better = [new for new in range(1, FACES + 1) if _reached_worth(s, seat, scheme, total - chosen + new, prices) > now]
    told = {
        "total": total,
        "die": chosen,
        "faces": len(better) if chosen else 0,
        "gain": round(max(0.0, best * AGAIN), 1),
        "cost": round(prices.energy, 1),
        "energy": s.energy[seat],
    }
    if chosen and best * AGAIN > prices.energy:
        return _of(question, REROLL + chosen - 1), Reason("reroll", told)
    return _of(question, STOP), Reason("stop-reroll", told)


def _reached_worth(s: State, seat: int, scheme: int, total: int, prices: Prices) -> float:
    if scheme == KR5:
        return _tier_worth(s, seat, 0 if total <= s.kid_random_limit else -1, prices)
    return _tier_worth(s, seat, reached(s, scheme, total) - 1, prices)


def draw(question: Question, s: State, seat: int, character: Character) -> tuple[Move, Reason]:
    """Buy a draw if its expected gain exceeds its price, or stop; with both as the reason.

    The gain of a goal that needs several more tokens is divided by their number.
    """
    prices = _prices(s, character)
    scheme = s.scheme[s.resolved]
    kind = blind_razor.kind_counted(s)
    left, tokens = s.bag[kind], sum(s.bag)
    cost = prices.energy * blind_razor.price(s)
    if scheme == BR3:
        return _drawn(question, _tier_worth(s, seat, 0, prices), left, tokens, cost, s.energy[seat])
    now = _tier_worth(s, seat, reached(s, scheme, s.drawn[kind]) - 1, prices)
    needs = _needs(s, scheme, s.drawn[kind])
    worth = max((_tier_worth(s, seat, tier, prices) - now) / more for tier, more in needs) if needs else 0.0
    return _drawn(question, worth, left, tokens, cost, s.energy[seat])


def _drawn(question: Question, worth: float, left: int, tokens: int, cost: float, energy: int) -> tuple[Move, Reason]:
    """Draw or stop: `left` of the `tokens` in the bag count, and each of those gains `worth`."""
    chance = left / tokens if tokens else 0.0
    told = {
        "gain": round(max(0.0, worth * chance), 1),
        "cost": round(cost, 1),
        "counting": left,
        "tokens": tokens,
        "chance": round(100 * chance),
        "energy": energy,
    }
    if left and worth * chance > cost:
        return _of(question, DRAW), Reason("draw", told)
    return _of(question, STOP), Reason("stop-draw", told)


def _needs(s: State, scheme: int, drawn: int) -> Sequence[tuple[int, int]]:
    """Return the tiers not yet reached, each with the number of tokens still needed."""
    return [(tier, goal(s, scheme, tier) - drawn) for tier in range(tiers(s, scheme)) if goal(s, scheme, tier) > drawn]
