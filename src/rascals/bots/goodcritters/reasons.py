"""Reasons for the moves of the shrewd bot, with the numbers it uses, in dollars and per cent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rascals.bots.goodcritters.deals import Change
from rascals.bots.goodcritters.exchanges import Exchange, Market, Side
from rascals.bots.goodcritters.opponents import OpponentModel
from rascals.bots.goodcritters.outlook import USUAL, worth
from rascals.bots.goodcritters.shares import Sharing
from rascals.bots.interface import Reason
from rascals.games.goodcritters.box import ACTION_NAMES, GUARD, NO, ROB, SKIM, YES

DOLLARS = 1000  # per point


def dollars(points: float) -> int:
    """Return points as money, to the nearest hundred."""
    return round(points * DOLLARS / 100) * 100


def percent(chance: float) -> int:
    """Return a chance in per cent."""
    return round(100 * chance)


def sharing(model: OpponentModel, chosen: Sharing) -> Reason:
    """Return the reason for a share: what the boss keeps, the chance that it passes, the likely yes votes."""
    scene, me = replace(model.scene, shares=chosen.worths), model.outlook.me
    habits = model.habits(scene, model.character.depth)
    told = {
        "kept": dollars(worth(chosen.cards[me])),
        "all": dollars(worth(model.outlook.pot)),
        "chance": percent(model.passing(scene, habits, YES)),
        "to": [seat for seat in model.outlook.others if habits[seat][YES] > habits[seat][NO]],
        "last": model.outlook.last,
    }
    return Reason("share", told)


def offer(market: Market, maker: int, gets: Side, gives: Side, enough: float) -> Reason:
    """Return the reason for an answer: what the offer brings and costs; `enough`: the least profit to accept."""
    profit = market.gain(market.outlook.me, maker, gets, gives)
    way = "accept" if profit >= enough else "decline" if profit < 0 else "decline-little"
    return Reason(way, {"maker": maker, **_told(market, gets, gives)})


def _told(market: Market, gets: Side, gives: Side) -> dict[str, int]:
    """Return what this seat gets and gives, and the mean of its stash now and after the exchange, in dollars."""
    me = market.outlook.me
    told = {
        "gets": gets.worth,
        "costs": gives.worth,
        "loot": market.outlook.mean[me],
        "then": market.mean_after(me, gets, gives),
    }
    return {name: dollars(points) for name, points in told.items()}


def change(model: OpponentModel, made: Change, gain: float) -> Reason:
    """Return the reason for a change: how much better the prospects become, its target and what it costs."""
    kind, _, rest = made.move.partition(" ")
    told: dict[str, Any] = {"gain": dollars(gain)}
    if kind in {"threaten", "unthreaten", "payoff"}:
        told["to"] = made.affects[0]
    if kind == "threaten":
        seat = made.affects[0]
        told |= {"loot": dollars(model.outlook.mean[seat]), "chance": percent(model.here[seat][GUARD])}
    elif kind == "payoff":
        stake = made.scene.stakes[-1]
        told |= {"side": ACTION_NAMES[stake.side], "paid": dollars(stake.worth)}
    return Reason(f"promo-{rest}" if kind == "promo" else kind, told)


def exchange(market: Market, best: Exchange) -> Reason:
    """Return the reason for an offer: what this seat gets and gives, and the value to the other."""
    told = _told(market, best.wants, best.gives)
    return Reason("exchange", {"to": best.to, **told, "theirs": dollars(best.theirs)})


def idle() -> Reason:
    """Return the reason that there is nothing to ask for while another shares."""
    return Reason("idle")


def ready(model: OpponentModel, chosen: int) -> Reason:
    """Return the reason that no other card is much better than the chosen one."""
    more = max(model.prospects) - model.prospects[chosen]
    passes = model.passing(model.scene, model.here, chosen)
    return Reason("ready", {"gain": dollars(more), "action": ACTION_NAMES[chosen], "chance": percent(passes)})


def card(model: OpponentModel, chosen: int) -> Reason:
    """Return the reason for an action card."""
    return Reason(ACTION_NAMES[chosen], _BY_CARD[chosen](model))


def _vote(model: OpponentModel, chosen: int) -> Mapping[str, Any]:
    """Return this seat's share, an even share, and the chances of passing with this vote and with the other.

    `first`: the chance that nobody before this seat votes no, so that its no makes it boss if the vote fails.
    """
    me, scene = model.outlook.me, model.scene
    return {
        "share": dollars(scene.shares[me]),
        "even": dollars(sum(scene.shares) / len(scene.shares)),
        "chance": percent(model.passing(scene, model.here, chosen)),
        "other": percent(model.passing(scene, model.here, NO if chosen == YES else YES)),
        "first": percent(model.first_no(model.here, me, 1.0)[me]),
        "last": model.outlook.last,
    }


def _skim(model: OpponentModel) -> Mapping[str, Any]:
    """Return the chance that nobody skims before, how many seats could, and the mean worth of a card."""
    me = model.outlook.me
    first = percent(model.first_skim(me, model.scene, model.here))
    return {"chance": first, "before": model.place[me], "loot": dollars(USUAL)}


def _rob(model: OpponentModel) -> Mapping[str, Any]:
    """Return the threatened seat, the chance that it guards, and the mean card of its stash and of the own one."""
    to, mean = model.scene.threats[model.outlook.me], model.outlook.mean
    if to is None:
        return {"to": None}
    lose = dollars(mean[model.outlook.me])
    return {"to": to, "chance": percent(model.here[to][GUARD]), "loot": dollars(mean[to]), "lose": lose}


def _guard(model: OpponentModel) -> Mapping[str, Any]:
    """Return the likeliest robber, the chance that it robs, and the mean card of its stash and of the own one."""
    me, mean = model.outlook.me, model.outlook.mean
    robbers = [seat for seat, target in enumerate(model.scene.threats) if target == me]
    likeliest = max(robbers, key=lambda seat: model.here[seat][ROB], default=None)
    if likeliest is None:
        return {"by": None, "chance": percent(model.passing(model.scene, model.here, GUARD))}
    robs = percent(model.here[likeliest][ROB])
    return {"by": likeliest, "chance": robs, "loot": dollars(mean[likeliest]), "lose": dollars(mean[me])}


_BY_CARD: Mapping[int, Callable[[OpponentModel], Mapping[str, Any]]] = {
    YES: lambda model: _vote(model, YES),
    NO: lambda model: _vote(model, NO),
    SKIM: _skim,
    ROB: _rob,
    GUARD: _guard,
}
