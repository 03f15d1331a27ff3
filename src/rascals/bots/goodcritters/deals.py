"""Changes that the shrewd bot considers, except exchanges: promo cards, threats, payoffs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rascals.bots.goodcritters.opponents import OpponentModel, Scene
from rascals.bots.goodcritters.outlook import Outlook, Stake
from rascals.core.moves import Move
from rascals.games.goodcritters.box import ACTION_NAMES, CARD_NAMES, CARD_VALUES, NO, PROMO_CARDS, YES
from rascals.games.goodcritters.events import TOKEN_NAMES
from rascals.games.goodcritters.notation import SHORT_NAMES

PROMO = {CARD_NAMES[card]: promo for promo, card in enumerate(PROMO_CARDS)}
PAYS = (1, 2, 3)  # numbers of payoff cards to consider for a vote


@dataclass(frozen=True)
class Change:
    """A move in its notation, the scene after it, and the seats that respond to it."""

    move: str
    scene: Scene
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


def _with(scene: Scene, field: str, seat: int, what: Any) -> Scene:
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
    for count in PAYS:
        if count <= outlook.payoff_cards:
            yield f"P{count}", float(count)
    if outlook.stash:
        least = outlook.stash[-1]
        yield f"{SHORT_NAMES[least]}~", float(CARD_VALUES[least])
