"""What each answer of the asked seat would bring, shown before it is given. [O-05, O-17 – O-28]

The rules play a move on a copy, without its consequences; only public results are shown. Chances are exact fractions.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from rascals.games.goons import choosing, components, dice_and_tokens, moves, rules
from rascals.games.goons.jolly_butcher import pays_last
from rascals.games.goons.outlook import bag_of, chances, drawn
from rascals.games.goons.schemes import all_counted, counted, goal, place_in_order, reached, sort_by_counted, tiers
from rascals.games.goons.state import DRAW_OR_STOP, NOTHING, OVER, REROLL_OR_STOP, RESOLVE, State, asks
from rascals.games.goons.view_types import Answer, Prospects, Purse, Reached, ReachedWhat

# ---------------------------------------------------------------- by move


def answers(s: State, seat: int | None) -> dict[str, Answer] | None:
    """Return by notation what the viewer's legal moves would cost, bring and reach, for those with immediate results.

    `purse`: stars, energy and money after it, as far as they change. `place`: the viewer's place in the commit order,
    from 1 (commit, dynamite). `reach`: what would be reached there (commit, dynamite, reroll, draw), see `reach`.
    None if the viewer is not asked, or is within a move.
    """
    if seat is None or s.phase == OVER or s.begun_steps > 0 or not rules.acting(s) >> seat & 1:
        return None
    row = [0] * moves.ACTIONS
    legal = moves.VERBS.moves(row[: rules.legal(s, seat, row)])
    found = {move.notation: _answer(s, seat, move.action, move.kind) for move in legal if move.kind in _SHOWN}
    return {notation: answer for notation, answer in found.items() if any(answer.values())}


_SHOWN = frozenset(
    {
        "dojo",
        "diner",
        "buy",
        "buy_twice",
        "again_buy",
        "commit",
        "hustle",
        "trade",
        "trade_star",
        "trade_hustle",
        "step",
        "dynamite",
        "reroll",
        "draw",
        "claim",
        "bandages",
    }
)


def _answer(s: State, seat: int, action: int, kind: str) -> Answer:
    after = s.copy()
    rules.play_action(after, seat, action)
    answer: Answer = {"purse": _changed(s, after, seat)}
    if kind == "commit":
        colour = next(one for one in range(components.COLOURS) if s.markers[one][seat] != after.markers[one][seat])
        answer["place"] = place_in_order(after, seat, colour) + 1
        answer["reach"] = reach(after, seat, colour)
    elif kind == "dynamite":
        if s.dynamite_sorts:
            sort_by_counted(after, s.resolved)
        counts = not counts_for_the_order_alone(s.scheme[s.resolved])
        answer["place"] = place_in_order(after, seat, s.resolved) + 1
        answer["reach"] = reach(after, seat, s.resolved) if counts else []
    elif kind == "reroll":
        answer["reach"] = [_aimed(s, after_reroll(s, action - moves.REROLL))]
    elif kind == "draw":
        answer["reach"] = _further(s, 1)
    return answer


def _changed(s: State, after: State, seat: int) -> Purse:
    purse: Purse = {}
    if after.stars[seat] != s.stars[seat]:
        purse["stars"] = after.stars[seat]
    if after.energy[seat] != s.energy[seat]:
        purse["energy"] = after.energy[seat]
    if after.money[seat] != s.money[seat]:
        purse["money"] = after.money[seat]
    return purse


def counts_for_the_order_alone(scheme: int) -> bool:
    """Return whether counted energy affects only a scheme's commit order. [O-28.dynamite]"""
    return scheme in (components.BR4, components.DR4, components.DR5) or scheme // components.OF_VILLAIN in (
        components.JOLLY_BUTCHER,
        components.MARY_KLYDE,
    )


# ---------------------------------------------------------------- what is reached


def _reached(what: ReachedWhat, number: int | None, chance: Fraction | None = None) -> Reached:
    return {"what": what, "number": number, "chance": None if chance is None else float(chance)}


def reach(s: State, seat: int, colour: int) -> list[Reached]:
    """Return what a participant would reach in the scheme of a corner if it were resolved now.

    Each has `what`, its `number` and a `chance` where chance decides: `goal` and `limit` (each goal; KR5's limit),
    `skull` (BR3, without a number), `goals` reached (Doctor), `rewarded` (Jolly Butcher: 0 or 1), `tokens`, `claims`.
    """
    scheme = s.scheme[colour]
    villain = scheme // components.OF_VILLAIN
    if villain in (components.KID_RANDOM, components.BLIND_RAZOR):
        return _by_chance(s, colour, scheme)
    if villain == components.DOCTOR:
        return [_reached("goals", reached(s, scheme, choosing.amount_of(s, seat, colour)))]
    if villain == components.JOLLY_BUTCHER:
        due = s.piles[colour] - 1 if pays_last(scheme) else 0
        return [_reached("rewarded", int(place_in_order(s, seat, colour) == due))]
    if villain == components.LADY_DARMONDY:
        return [_reached("tokens", components.TOKENS_FOR_ENERGY * counted(s, seat, colour))]
    return [_reached("claims", s.markers[colour][seat])]


def _by_chance(s: State, colour: int, scheme: int) -> list[Reached]:
    energy, supply = all_counted(s, colour), sum(s.energy[seat] for seat in s.order[colour][: s.piles[colour]])
    if scheme == components.BR3:
        return [_reached("skull", None, drawn(*bag_of(scheme, energy, supply), 1, 1))]
    likely = chances(s, scheme, energy, supply)
    if scheme == components.KR5:
        return [_reached("limit", s.kid_random_limit, likely[0])]
    return [_reached("goal", goal(s, scheme, tier), chance) for tier, chance in enumerate(likely)]


# ---------------------------------------------------------------- rerolls


def _aimed(s: State, chance: Fraction) -> Reached:
    """Return the lowest goal of the dice, or KR5's limit, with a chance."""
    limit, number = _aim(s)
    return _reached("limit" if limit else "goal", number, chance)


def _aim(s: State) -> tuple[bool, int]:
    """Return whether the dice must not exceed a number, and that number; else they must reach it. [O-21, O-21.5]"""
    scheme = s.scheme[s.resolved]
    return (True, s.kid_random_limit) if scheme == components.KR5 else (False, goal(s, scheme, 0))


def after_reroll(s: State, face: int) -> Fraction:
    """Return the chance that the dice show what they must once a die that shows `face` (from 0) is rolled again."""
    limit, number = _aim(s)
    rest = dice_and_tokens.dice_total(s) - face - 1
    fit = sum(rest + one <= number if limit else rest + one >= number for one in range(1, components.FACES + 1))
    return Fraction(fit, components.FACES)


def with_rerolls(dice: tuple[int, ...], rerolls: int, number: int, *, limit: bool) -> Fraction:
    """Return the chance that dice show what they must with up to so many rerolls, each of the worst die.

    `dice`: how many show 1, 2, …, 6; they must reach `number`, or with `limit` not exceed it.
    """
    if limit:  # seen from below, where 6 stands for 1, they must reach as much as 7 for each die leaves of it
        dice, number = dice[::-1], (components.FACES + 1) * sum(dice) - number
    return Fraction(_rolls(dice, rerolls, number), components.FACES**rerolls)


@lru_cache(maxsize=1 << 14)
def _rolls(dice: tuple[int, ...], rerolls: int, number: int) -> int:
    """Return in how many of the equally likely runs of so many rerolls dice reach a number."""
    short = number - sum(count * face for face, count in enumerate(dice, 1))
    if short <= 0:
        return int(components.FACES**rerolls)
    if short > _best(dice, rerolls):
        return 0
    worst = next(face for face, count in enumerate(dice) if count)
    rest = [count - (face == worst) for face, count in enumerate(dice)]
    ways = [tuple(count + (face == rolled) for face, count in enumerate(rest)) for rolled in range(components.FACES)]
    return sum(_rolls(way, rerolls - 1, number) for way in ways)


def _best(dice: tuple[int, ...], rerolls: int) -> int:
    """Return by how much so many rerolls can raise dice at best."""
    raised = 0
    for face, count in enumerate(dice, 1):
        taken = min(rerolls, count)
        raised += taken * (components.FACES - face)
        rerolls -= taken
    return raised


# ---------------------------------------------------------------- further draws


def _further(s: State, draws: int) -> list[Reached]:
    """Return the chance of each goal that is not reached yet, with so many further draws. [O-22]"""
    kind = dice_and_tokens.kind_counted(s)
    here, others = s.bag[kind], sum(s.bag) - s.bag[kind]
    if dice_and_tokens.is_each_for_himself(s):
        return [_reached("skull", None, drawn(here, others, draws, 1))]
    scheme = s.scheme[s.resolved]
    goals = [goal(s, scheme, tier) for tier in range(tiers(s, scheme))]
    lying = s.drawn[kind]
    return [_reached("goal", one, drawn(here, others, draws, one - lying)) for one in goals if one > lying]


def most_draws(s: State, seat: int) -> int:
    """Return how many further draws a participant could pay for and may buy. [O-22]"""
    paid_for = s.energy[seat] // dice_and_tokens.price_of_draw(s)
    return min(paid_for, s.razor_draws - s.bought[seat]) if s.razor_draws else paid_for


# ---------------------------------------------------------------- what a question is about


def prospects(s: State, seat: int | None) -> Prospects | None:
    """Return what all of the viewer's energy could reach, if it may reroll dice or draw further tokens; else None.

    `reach`: as of answers. `possible`: false if no faces of so many dice show what they must.
    """
    if seat is None or s.phase != RESOLVE or s.resolved == NOTHING or not rules.acting(s) >> seat & 1:
        return None
    if asks(s, REROLL_OR_STOP):
        limit, number = _aim(s)
        dice = sum(s.dice)
        chance = with_rerolls(tuple(s.dice), s.energy[seat] // dice_and_tokens.REROLL_PRICE, number, limit=limit)
        possible = dice <= number if limit else dice * components.FACES >= number
        return {"possible": possible, "reach": [_aimed(s, chance)]}
    if asks(s, DRAW_OR_STOP):
        return {"possible": True, "reach": _further(s, most_draws(s, seat))}
    return None
