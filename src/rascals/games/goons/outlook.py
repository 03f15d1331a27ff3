"""The result of open schemes if they were resolved now: dice, tokens, probabilities, each player's rewards.

Decisions that players can still make are left out: dynamite, rerolls, further draws. [O-19 – O-26] Probabilities of
sums of dice and of tokens drawn from a bag are exact fractions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import comb

from rascals.games.goons import choosing, components, dice_and_tokens, state
from rascals.games.goons.jolly_butcher import pays_last
from rascals.games.goons.resolution import energy_on
from rascals.games.goons.schemes import city_part, goal, has_x, places, reached, slot_of, tiers
from rascals.games.goons.state import State
from rascals.games.goons.view_types import (
    AmountOutlook,
    AmountPay,
    BagOutlook,
    ClaimOutlook,
    ClaimPay,
    DiceOutlook,
    Due,
    Goal,
    Numbers,
    OrderOutlook,
    Outlook,
    Pay,
    TokenOutlook,
    TokenPay,
    Worth,
)

# ---------------------------------------------------------------- odds


@cache
def ways(dice: int) -> tuple[int, ...]:
    """Return the number of ways in which `dice` dice add up to each of 0, 1, …, 6 × dice."""
    if dice == 0:
        return (1,)
    before = ways(dice - 1)
    return tuple(
        sum(before[total - face] for face in range(1, components.FACES + 1) if 0 <= total - face < len(before))
        for total in range(components.FACES * dice + 1)
    )


@cache
def at_least(dice: int, goal: int) -> Fraction:
    """Return the probability that `dice` dice add up to `goal` or more."""
    return Fraction(sum(ways(dice)[max(goal, 0) :]), components.FACES**dice)


@cache
def at_most(dice: int, limit: int) -> Fraction:
    """Return the probability that `dice` dice, at least one, add up to at most `limit`."""
    return Fraction(sum(ways(dice)[: max(limit + 1, 0)]), components.FACES**dice)


@cache
def drawn(kind: int, others: int, draws: int, number: int) -> Fraction:
    """Return the probability of at least `number` of a kind in `draws` draws from a bag without replacement.

    `kind` and `others` are the tokens in the bag; if there are fewer than `draws`, all are drawn.
    """
    draws = min(draws, kind + others)
    favourable = sum(comb(kind, got) * comb(others, draws - got) for got in range(number, min(kind, draws) + 1))
    return Fraction(favourable, comb(kind + others, draws))


# ---------------------------------------------------------------- outlook


def outlook(s: State, colour: int) -> Outlook:
    """Return the result of a corner's scheme if it were resolved now.

    `energy`: E, on the scheme. `goals`: each with the chance of reaching it. `pays`: by participant, in commit order.
    """
    scheme = s.scheme[colour]
    return _OF[scheme // components.OF_VILLAIN](s, colour, scheme)


# ---------------------------------------------------------------- the worth of a reward


def worth(s: State, colour: int, seat: int, slot: int) -> Numbers:
    """Return what a reward of a corner's scheme would pay a player now, ignoring the bank's limit. [O-19]"""
    scheme = s.scheme[colour]
    shown = city_part(s, scheme, slot, colour) + s.crib_stars[seat][colour] if has_x(s, scheme, slot) else 0
    numbers = numbers_of(_printed(s, scheme, slot))
    return {**numbers, "stars": numbers["stars"] + shown}


def _due(s: State, colour: int, seat: int, tier: int, slot: int, chance: float | None) -> Due:
    """Return a reward that a participant may be paid; `tier` from 0."""
    return {"tier": tier + 1, "chance": chance, **worth(s, colour, seat, slot)}


def _printed(s: State, scheme: int, slot: int) -> Sequence[int]:
    """Return the stars, energy, money and steps of a reward as printed."""
    at = components.SCHEME_HEAD + slot * components.REWARD_NUMBERS
    return s.payoff[scheme][at + components.OF_STARS : at + components.REWARD_NUMBERS]


def reward(s: State, scheme: int, slot: int) -> Worth:
    """Return a reward as printed. [O-38]"""
    numbers = numbers_of(_printed(s, scheme, slot))
    if not has_x(s, scheme, slot):
        return {"kind": "plain", **numbers}
    more = s.payoff[scheme][components.SCHEME_HEAD + slot * components.REWARD_NUMBERS + components.OF_X]
    return {"kind": "x", "stars_x": more - components.X_ZERO, **numbers}


def numbers_of(row: Sequence[int]) -> Numbers:
    """Return the stars, energy, money and steps of a row of them."""
    stars, energy, money, steps = row
    return {"stars": stars, "energy": energy, "money": money, "steps": steps}


def _seats(s: State, colour: int) -> Sequence[int]:
    return s.order[colour][: s.piles[colour]]


# ---------------------------------------------------------------- by place: dice, tokens, the Jolly Butcher


def _goals(s: State, scheme: int, likely: Sequence[Fraction]) -> list[Goal]:
    """Return the goals with their probabilities."""
    return [{"goal": goal(s, scheme, tier) or None, "chance": float(chance)} for tier, chance in enumerate(likely)]


def _pays(s: State, colour: int, scheme: int, likely: Sequence[Fraction]) -> list[Pay]:
    """Return, by place, the reward if each goal in turn is the highest reached."""
    exactly = [chance - (likely[tier + 1] if tier + 1 < len(likely) else 0) for tier, chance in enumerate(likely)]
    return [
        {
            "seat": seat,
            "place": at + 1,
            "rewards": [
                _due(s, colour, seat, tier, slot_of(tier, at), float(chance))
                for tier, chance in enumerate(exactly)
                if at < places(s, scheme, tier)
            ],
        }
        for at, seat in enumerate(_seats(s, colour))
    ]


def chances(s: State, scheme: int, energy: int, supply: int) -> list[Fraction]:
    """Return the probability of each goal of a Kid Random or Blind Razor scheme, given the counted energy.

    `supply`: the energy in the supplies of all participants, which BR4 counts. BR3 has no goals. [O-21, O-22]
    """
    goals = [goal(s, scheme, tier) for tier in range(tiers(s, scheme))]
    if scheme >= components.BR1:
        skulls, blanks = bag_of(scheme, energy, supply)
        kind, others = (blanks, skulls) if counts_blanks(s, scheme) else (skulls, blanks)
        draws = dice_and_tokens.DRAWS[scheme - components.BR1]
        return [drawn(kind, others, draws, number) if kind else Fraction(0) for number in goals]
    dice = energy // dice_and_tokens.ENERGY_A_DIE[scheme - components.KR1]
    if dice == 0:
        return [Fraction(0)] * len(goals)
    if scheme == components.KR5:
        return [at_most(dice, s.kid_random_limit)]
    return [at_least(dice, number) for number in goals]


def bag_of(scheme: int, energy: int, supply: int) -> tuple[int, int]:
    """Return the numbers of skulls and blanks in the bag of a Blind Razor scheme. [O-22]"""
    number = scheme - components.BR1
    counted = supply if scheme == components.BR4 else energy
    own = min(counted // dice_and_tokens.ENERGY_A_TOKEN[number], components.TOKENS)
    other = dice_and_tokens.OTHERS[number]
    return (other, own) if scheme == components.BR5 else (own, other)


def counts_blanks(s: State, scheme: int) -> bool:
    """Return whether blanks count: under BR5 with `razor_counts`=blanks. [O-22.5]"""
    return scheme == components.BR5 and s.razor_counts == state.BLANKS


def _kid_random(s: State, colour: int, scheme: int) -> DiceOutlook:
    energy = energy_on(s, colour)
    likely = chances(s, scheme, energy, 0)
    return {
        "kind": "dice",
        "energy": energy,
        "dice": energy // dice_and_tokens.ENERGY_A_DIE[scheme - components.KR1],
        "goals": _goals(s, scheme, likely),
        "pays": _pays(s, colour, scheme, likely),
    }


def _blind_razor(s: State, colour: int, scheme: int) -> BagOutlook:
    energy, supply = energy_on(s, colour), sum(s.energy[seat] for seat in _seats(s, colour))
    skulls, blanks = bag_of(scheme, energy, supply)
    likely = chances(s, scheme, energy, supply)
    each = scheme == components.BR3
    return {
        "kind": "bag",
        "energy": energy,
        "bag": {"skull": skulls, "blank": blanks},
        "draws": dice_and_tokens.DRAWS[scheme - components.BR1],
        "counts": "blank" if counts_blanks(s, scheme) else "skull",
        "goals": [] if each else _goals(s, scheme, likely),
        "pays": _each_draws(s, colour, skulls, blanks) if each else _pays(s, colour, scheme, likely),
    }


def _each_draws(s: State, colour: int, skulls: int, blanks: int) -> list[Pay]:
    """Return BR3's payments: each participant draws one token, all with the same probability of a skull. [O-22.3]"""
    chance = float(drawn(skulls, blanks, 1, 1))
    return [
        {"seat": seat, "place": at + 1, "rewards": [_due(s, colour, seat, 0, 0, chance)]}
        for at, seat in enumerate(_seats(s, colour))
    ]


def _jolly_butcher(s: State, colour: int, scheme: int) -> OrderOutlook:
    due = s.piles[colour] - 1 if pays_last(scheme) else 0
    pays: list[Pay] = [
        {"seat": seat, "place": at + 1, "rewards": [_due(s, colour, seat, 0, 0, 1.0)] if at == due else []}
        for at, seat in enumerate(_seats(s, colour))
    ]
    return {"kind": "order", "energy": energy_on(s, colour), "goals": [], "pays": pays}


# ---------------------------------------------------------------- rewards that depend on decisions


def _doctor(s: State, colour: int, scheme: int) -> AmountOutlook:
    pays: list[AmountPay] = []
    for at, seat in enumerate(_seats(s, colour)):
        amount = choosing.amount_of(s, seat, colour)
        tiers_reached = range(reached(s, scheme, amount))
        rewards = [_due(s, colour, seat, tier, slot_of(tier, 0), None) for tier in tiers_reached]
        pays.append({"seat": seat, "place": at + 1, "amount": amount, "rewards": rewards})
    goals: list[Goal] = [{"goal": goal(s, scheme, tier), "chance": None} for tier in range(tiers(s, scheme))]
    return {"kind": "amounts", "energy": energy_on(s, colour), "goals": goals, "pays": pays}


def _lots(s: State, colour: int, seat: int) -> list[Due]:
    """Return each lot's reward for a participant."""
    return [_due(s, colour, seat, lot, lot, None) for lot in range(tiers(s, s.scheme[colour]))]


def _lady_darmondy(s: State, colour: int, _scheme: int) -> TokenOutlook:
    pays: list[TokenPay] = [
        {
            "seat": seat,
            "place": at + 1,
            "tokens": components.TOKENS_FOR_ENERGY * s.markers[colour][seat],
            "rewards": _lots(s, colour, seat),
        }
        for at, seat in enumerate(_seats(s, colour))
    ]
    return {"kind": "tokens", "energy": energy_on(s, colour), "goals": [], "pays": pays}


def _mary_klyde(s: State, colour: int, _scheme: int) -> ClaimOutlook:
    pays: list[ClaimPay] = [
        {"seat": seat, "place": at + 1, "claims": s.markers[colour][seat], "rewards": _lots(s, colour, seat)}
        for at, seat in enumerate(_seats(s, colour))
    ]
    return {"kind": "claims", "energy": energy_on(s, colour), "goals": [], "pays": pays}


_OF: Mapping[int, Callable[[State, int, int], Outlook]] = {
    components.KID_RANDOM: _kid_random,
    components.BLIND_RAZOR: _blind_razor,
    components.DOCTOR: _doctor,
    components.JOLLY_BUTCHER: _jolly_butcher,
    components.LADY_DARMONDY: _lady_darmondy,
    components.MARY_KLYDE: _mary_klyde,
}
