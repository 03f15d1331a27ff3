"""The status of a game of Goons: what is awaited, and from which seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rascals.core.box import Status
from rascals.games.goons import blind_razor, kid_random, lady_darmondy, mary_klyde
from rascals.games.goons.actions import colour_of
from rascals.games.goons.box import BR4, COLOUR_NAMES, DOCTOR, DR4, DR5, JOLLY_BUTCHER, KR5, MARY_KLYDE, OF_VILLAIN
from rascals.games.goons.city import some_can_be_taken
from rascals.games.goons.doctor import goals_reached
from rascals.games.goons.ending import may_be_first
from rascals.games.goons.questions import AGAIN_WHAT, NONE, QUESTIONS, SOURCES
from rascals.games.goons.resolution import BANDAGED
from rascals.games.goons.rewards import goal, tiers
from rascals.games.goons.state import BLANKS, CHOOSE_GOON, NOBODY, NOTHING, SKULLS, State
from rascals.games.goons.tracks import walker

SEAT_NAMES = frozenset({"tied"})  # the values of a status that are seats, in addition to `seat`


def status(s: State, _seat: int | None) -> Status:
    """Return the name of what is awaited and its values, all public, among them the awaited `seat`.

    Free steps: `steps` (their `number`). Questions: `trade` (trades `left`, the scheme's `colour`), `again-buy`,
    `again-club`, `dynamite` and `bandages` (the `colour`, the `number` of markers doubled or saved; `dynamite-order`
    if dynamite only affects the commit order, `dynamite-idle` if not even that), `reroll` (the `total` of the dice,
    the lowest `goal`, the `price`; `reroll-most` if the goal is a limit), `draw` (the `price`, `skulls` and `blanks`
    drawn), `bid` (the `lot` and the number of `lots`; `seat` is a list), `reward` (Doctor: the `colour`, the `number`
    of goals reached), `claim` (Klyde: markers `left` to place), `first` (the seats `tied`). The choice of a card:
    `goon`. A turn: `take` (the `row` of the crib, `anywhere` if no cube can be reached), then `actions` (the
    `colours` of the open ones).
    """
    owner = walker(s)
    if owner != NOBODY:
        return "steps", {"seat": owner, "number": s.steps[owner]}
    if s.question != NONE:
        return _ANSWERS[QUESTIONS[s.question]](s)
    if s.phase == CHOOSE_GOON:
        return "goon", {"seat": s.mover}
    if s.taken == NOTHING:
        return "take", {"seat": s.mover, "row": s.turn, "anywhere": not some_can_be_taken(s)}
    colours = [COLOUR_NAMES[colour_of(s, source)] for source in range(SOURCES) if s.open[source]]
    return "actions", {"seat": s.mover, "colours": colours}


def _trade(s: State) -> Status:
    return "trade", {"seat": s.asked, "left": s.trades, "colour": COLOUR_NAMES[s.trade_colour]}


def _again(s: State) -> Status:
    return f"again-{AGAIN_WHAT[s.again_what]}", {"seat": s.asked}


def _dynamite(s: State) -> Status:
    values = _on_scheme(s, s.markers[s.resolved][s.asked])
    if not _counts_for_the_order_alone(s.scheme[s.resolved]):
        return "dynamite", values
    return "dynamite-order" if s.dynamite_sorts else "dynamite-idle", values


def _counts_for_the_order_alone(scheme: int) -> bool:
    """Return whether counted energy affects only a scheme's commit order. [O-28.dynamite]"""
    return scheme in (BR4, DR4, DR5) or scheme // OF_VILLAIN in (JOLLY_BUTCHER, MARY_KLYDE)


def _bandages(s: State) -> Status:
    return "bandages", _on_scheme(s, min(BANDAGED, s.markers[s.resolved][s.asked]))


def _on_scheme(s: State, number: int) -> dict[str, Any]:
    return {"seat": s.asked, "colour": COLOUR_NAMES[s.resolved], "number": number}


def _reroll(s: State) -> Status:
    scheme = s.scheme[s.resolved]
    values = {"seat": s.asked, "total": kid_random.dice_total(s), "price": kid_random.REROLL_PRICE}
    if scheme == KR5:
        return "reroll-most", values | {"goal": s.kid_random_limit}
    return "reroll", values | {"goal": goal(s, scheme, 0)}


def _draw(s: State) -> Status:
    drawn = {"skulls": s.drawn[SKULLS], "blanks": s.drawn[BLANKS]}
    return "draw", {"seat": s.asked, "price": blind_razor.price(s), **drawn}


def _bid(s: State) -> Status:
    awaited = [seat for seat in range(s.players) if lady_darmondy.is_awaited(s, seat)]
    return "bid", {"seat": awaited, "lot": s.lot + 1, "lots": tiers(s, s.scheme[s.resolved])}


def _claim(s: State) -> Status:
    if s.villain[s.resolved] == DOCTOR:
        return "reward", _on_scheme(s, goals_reached(s, s.asked))
    left = s.markers[s.resolved][s.asked] - mary_klyde.placed(s, s.asked)
    return "claim", {"seat": s.asked, "left": left}


def _first(s: State) -> Status:
    return "first", {"seat": s.asked, "tied": [seat for seat in range(s.players) if may_be_first(s, seat)]}


_ANSWERS: dict[str, Callable[[State], Status]] = {
    "trade": _trade,
    "again": _again,
    "dynamite": _dynamite,
    "reroll": _reroll,
    "draw": _draw,
    "bid": _bid,
    "claim": _claim,
    "bandages": _bandages,
    "first": _first,
}
