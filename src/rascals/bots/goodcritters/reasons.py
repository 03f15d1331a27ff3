"""Why the shrewd player of GoodCritters does what it does, in the numbers it goes by: dollars and per cent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rascals.bots.goodcritters.deals import Change
from rascals.bots.goodcritters.minds import Minds
from rascals.bots.goodcritters.outlook import worth
from rascals.bots.goodcritters.shares import Sharing
from rascals.bots.interface import Reason
from rascals.games.goodcritters.box import ACTION_NAMES, GUARD, NO, ROB, SKIM, YES

DOLLARS = 1000  # a point


def dollars(points: float) -> int:
    """Return points as money, to the nearest hundred."""
    return round(points * DOLLARS / 100) * 100


def percent(chance: float) -> int:
    """Return a chance in per cent."""
    return round(100 * chance)


def sharing(minds: Minds, chosen: Sharing) -> Reason:
    """What one keeps, and how likely the others let it pass."""
    scene = replace(minds.scene, shares=chosen.worths)
    passes = minds.passing(scene, minds.habits(scene, minds.character.depth), YES)
    return Reason("share", {"kept": dollars(worth(chosen.cards[minds.outlook.me])), "chance": percent(passes)})


def offer(maker: int, profit: float, *, accepted: bool) -> Reason:
    """What an offer brings, or would cost."""
    way = "accept" if accepted else "decline" if profit < 0 else "decline-little"
    return Reason(way, {"maker": maker, "profit": dollars(abs(profit))})


def change(made: Change, gain: float) -> Reason:
    """How much better the prospects become by a change."""
    kind = made.move.partition(" ")[0]
    aim = {"to": made.affects[0]} if kind in {"threaten", "payoff"} else {}
    return Reason(kind, {**aim, "gain": dollars(gain)})


def demand(more: int) -> Reason:
    """How much more an exchange brings that is asked for."""
    return Reason("demand", {"gain": dollars(more)})


def ready(minds: Minds, chosen: int) -> Reason:
    """That no other card is much better than the one that is chosen."""
    more = max(minds.prospects) - minds.prospects[chosen]
    return Reason("ready", {"gain": dollars(more)})


def card(minds: Minds, chosen: int) -> Reason:
    """What speaks for an action card."""
    return Reason(ACTION_NAMES[chosen], _BY_CARD[chosen](minds))


def _vote(minds: Minds, chosen: int) -> Mapping[str, Any]:
    share = minds.scene.shares[minds.outlook.me]
    passes = minds.passing(minds.scene, minds.here, chosen)
    return {"share": dollars(share), "chance": percent(passes)}


def _skim(minds: Minds) -> Mapping[str, Any]:
    return {"chance": percent(minds.first_skim(minds.outlook.me, minds.scene, minds.here))}


def _rob(minds: Minds) -> Mapping[str, Any]:
    """Whom one threatens, how likely that seat guards, what a card of its stash seems worth."""
    to = minds.scene.threats[minds.outlook.me]
    if to is None:
        return {"to": None, "chance": 0, "loot": 0}
    return {"to": to, "chance": percent(minds.here[to][GUARD]), "loot": dollars(minds.outlook.mean[to])}


def _guard(minds: Minds) -> Mapping[str, Any]:
    """Who threatens, and how likely one of them is to carry it out."""
    robbers = [seat for seat, target in enumerate(minds.scene.threats) if target == minds.outlook.me]
    likeliest = max(robbers, key=lambda seat: minds.here[seat][ROB], default=None)
    return {"by": likeliest, "chance": 0 if likeliest is None else percent(minds.here[likeliest][ROB])}


_BY_CARD: Mapping[int, Callable[[Minds], Mapping[str, Any]]] = {
    YES: lambda minds: _vote(minds, YES),
    NO: lambda minds: _vote(minds, NO),
    SKIM: _skim,
    ROB: _rob,
    GUARD: _guard,
}
