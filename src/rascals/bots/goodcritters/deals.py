"""What a shrewd player may do before it chooses its card, and what it makes of the offers of others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rascals.bots.goodcritters.minds import Minds, Scene
from rascals.bots.goodcritters.sight import CARD, Sight, Stake, value
from rascals.core.moves import Move
from rascals.games.goodcritters.box import ACTION_NAMES, CARD_NAMES, LOOT, NO, VALUES, YES
from rascals.games.goodcritters.notation import ANY, SHORT_NAMES, allot

HIDDEN = min(VALUES) + 0.5  # what a card seems worth that its giver hides
PAYS = (1, 2, 3)  # payoff cards that a vote may be worth


@dataclass(frozen=True)
class Change:
    """A move that changes the scene, in its notation, the scene after it, and the seats it gives to think about."""

    move: str
    scene: Scene
    affects: tuple[int, ...] = ()


def changes(sight: Sight, minds: Minds, moves: Sequence[Move]) -> Iterator[Change]:
    """Give the changes worth a thought: promo cards, threats, payoffs."""
    scene, me = minds.scene, sight.me
    for move in moves:
        if move.kind == "promo":
            yield Change(str(move), _with(scene, "active", me, scene.active[me] | {move.args["card"]}))
        elif move.kind == "threaten":
            yield Change(str(move), _with(scene, "threats", me, move.args["to"]), (move.args["to"],))
        elif move.kind == "unthreaten":
            yield Change(str(move), _with(scene, "threats", me, None), (scene.threats[me] or 0,))
    if any(move.kind == "payoff" for move in moves):
        yield from payoffs(sight, minds)


def _with(scene: Scene, field: str, seat: int, what: Any) -> Scene:
    """Return the scene with another value for a seat."""
    values = list(getattr(scene, field))
    values[seat] = what
    return replace(scene, **{field: tuple(values)})


# ---------------------------------------------------------------- payoffs


def payoffs(sight: Sight, minds: Minds) -> Iterator[Change]:
    """Give payoffs from a free token to those whose vote may be swayed to one's own side."""
    used = {lying["token"] for lying in sight.mine["payoffs"]}
    token = next((token for token in ("a", "b") if token not in used), None)
    if token is None:
        return
    side = YES if minds.prospects[YES] >= minds.prospects[NO] else NO
    paid = {stake.to for stake in sight.stakes if stake.giver == sight.me}
    for seat in sight.others:
        for gift, points in gifts(sight) if seat not in paid else ():
            stakes = (*minds.scene.stakes, Stake(sight.me, seat, side, points))
            move = f"payoff {token} {ACTION_NAMES[side]} {seat}: {gift}"
            yield Change(move, replace(minds.scene, stakes=stakes), (seat,))


def gifts(sight: Sight) -> Iterator[tuple[str, float]]:
    """Give what a payoff may hold, as notation and worth: payoff cards, or the least card of the stash."""
    for count in PAYS:
        if count <= sight.mine["payoff_cards"]:
            yield f"P{count}", float(count)
    if sight.stash:
        least = sight.stash[-1]
        yield f"{SHORT_NAMES[CARD[least]]}~", float(value(least))


# ---------------------------------------------------------------- offers


def balance(sight: Sight, offer: Mapping[str, Any]) -> float:
    """Return what an offer made to this seat brings it, in points."""
    got = sum(amount(name) for name in offer["gives"])
    asked = [name for name in offer["wants"] if name != ANY]
    return got - sum(amount(name) for name in asked) - sum(map(value, choices(sight, offer)))


def amount(name: str | None) -> float:
    """Return what an entry of an offer is worth: payoff cards, loot, or a hidden card."""
    if name is None:
        return HIDDEN
    return float(name[1:]) if name[0] == "P" else float(value(name))


def choices(sight: Sight, offer: Mapping[str, Any]) -> list[str]:
    """Return the cards this seat would choose for an offer's `?`s: the least that the offer does not name."""
    stash = [CARD[name] for name in sight.stash]
    asked = [CARD[name] for name in offer["wants"] if name in CARD]
    for card in allot(asked, [stash.count(card) for card in range(LOOT)]):
        if card in stash:
            stash.remove(card)
    count = sum(name == ANY for name in offer["wants"])
    return [CARD_NAMES[card] for card in stash[len(stash) - count :]] if count else []


def demands(sight: Sight, cheek: int) -> Iterator[str]:
    """Give offers that ask for a card known to be there, worth `cheek` more than what is given for it."""
    standing = {offer["to"] for offer in sight.view["offers"] if offer["from"] == sight.me}
    for seat in sight.others:
        known = sight.seats[seat]["known"]
        for wanted in VALUES:
            if known[str(wanted)] and seat not in standing:
                gift = _gift(sight, wanted - cheek)
                if gift is not None:
                    yield f"offer {seat}: {gift} for {wanted}"


def _gift(sight: Sight, points: int) -> str | None:
    """Return loot worth so much, shown to its receiver only, or payoff cards."""
    fitting = [name for name in sight.stash if value(name) == points]
    if fitting:
        return f"{SHORT_NAMES[CARD[fitting[0]]]}~"
    return f"P{points}" if 0 < points <= sight.mine["payoff_cards"] else None
