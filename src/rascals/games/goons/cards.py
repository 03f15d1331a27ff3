"""The printed content of schemes, items, goon cards and hustle tracks: text ids and their arguments, ready for JSON.

The values come from the state's components and options and from the constants of the rules, so no text can contradict
the rules. A line is `{"id": …, "args": {…}}`, which a client formats: one sentence for a formula, a short line for each
reward.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rascals.games.goons import (
    actions,
    components,
    dice_and_tokens,
    jolly_butcher,
    moves,
    resolution,
    schemes,
    state,
    supply,
)
from rascals.games.goons.outlook import reward
from rascals.games.goons.schemes import goal, places, slot_of, tiers
from rascals.games.goons.state import State
from rascals.games.goons.supply import END_STARS, LENGTH
from rascals.games.goons.view_types import GoonText, ItemText, Line, RewardText, SchemeText, TierText

MOST_REAPED = 2  # cubes that one use of the scythe may move; the move grammar enforces it [O-28.scythe]
_ALWAYS = ("backpack", "crowbar", "jumpsuit")


def line(name: str, **values: Any) -> Line:
    """Return a line: the id `goons-NAME` with its arguments."""
    return {"id": f"goons-{name}", "args": values}


# ---------------------------------------------------------------- schemes


def scheme_text(s: State, scheme: int) -> SchemeText:
    """Return the content of a scheme card.

    `formula`: how it is resolved. `fee`: the entry fee, or None. `price`: of a reroll or a further draw, or None.
    `tiers`: each with its `goal` (None if it has none) and `rewards`, each with its `place` (None if there is only
    one) and `parts`. [O-21 – O-27, O-38]
    """
    return {
        "scheme": components.SCHEME_NAMES[scheme],
        "villain": components.VILLAIN_NAMES[scheme // components.OF_VILLAIN],
        "colour": _colour(s, scheme),
        "formula": _formula(s, scheme),
        "fee": _fee(scheme),
        "price": _price(s, scheme),
        "tiers": _tiers(s, scheme),
    }


def _colour(s: State, scheme: int) -> str | None:
    """Return the colour of the corner of a scheme's villain; None if the villain is out of play."""
    corners = [colour for colour in range(components.COLOURS) if s.villain[colour] == scheme // components.OF_VILLAIN]
    return components.COLOUR_NAMES[corners[0]] if corners else None


def _formula(s: State, scheme: int) -> Line:
    villain = scheme // components.OF_VILLAIN
    if villain == components.KID_RANDOM:
        energy = dice_and_tokens.ENERGY_A_DIE[scheme - components.KR1]
        limit = {"limit": s.kid_random_limit} if scheme == components.KR5 else {}
        return line("formula-dice-most" if limit else "formula-dice", energy=energy, **limit)
    if villain == components.BLIND_RAZOR:
        return _bag(s, scheme)
    if villain == components.DOCTOR:
        return line(
            {components.DR4: "formula-supply-energy", components.DR5: "formula-supply-money"}.get(scheme, "formula-own")
        )
    if villain == components.JOLLY_BUTCHER:
        return _trade(s, scheme)
    if villain == components.LADY_DARMONDY:
        name = "formula-auction-winner" if s.darmondy_pays == state.WINNER_PAYS else "formula-auction"
        return line(name, tokens=components.TOKENS_FOR_ENERGY)
    return line("formula-claims" if s.klyde_pass == state.PASS_ALLOWED else "formula-claims-all")


def _bag(s: State, scheme: int) -> Line:
    number = scheme - components.BR1
    names = ("skulls", "skulls", "skulls-each", "skulls-supply", "blanks-skulls")
    name = "blanks-blanks" if scheme == components.BR5 and s.razor_counts == state.BLANKS else names[number]
    return line(
        f"formula-{name}",
        energy=dice_and_tokens.ENERGY_A_TOKEN[number],
        most=components.TOKENS,
        others=dice_and_tokens.OTHERS[number],
        draws=dice_and_tokens.DRAWS[number],
    )


def _trade(s: State, scheme: int) -> Line:
    number = scheme - components.JB1
    return line(
        f"formula-{components.SCHEME_NAMES[scheme]}",
        items=bool(s.jolly_items),
        limit=jolly_butcher.trade_limit(s, scheme),
        price=jolly_butcher.PRICE[number],
        gives=jolly_butcher.GIVES[number],
    )


def _fee(scheme: int) -> Line | None:
    if supply.ENERGY_FEE[scheme]:
        return line("fee-energy", number=supply.ENERGY_FEE[scheme])
    return line("fee-money", number=supply.MONEY_FEE[scheme]) if supply.MONEY_FEE[scheme] else None


def _price(s: State, scheme: int) -> Line | None:
    if scheme // components.OF_VILLAIN == components.KID_RANDOM:
        limit = "-most" if scheme == components.KR5 else ""
        cycle = "-cycle" if s.kid_random_rerolls == state.CYCLE else ""
        return line(f"price-reroll{limit}{cycle}", price=dice_and_tokens.REROLL_PRICE)
    if scheme // components.OF_VILLAIN == components.BLIND_RAZOR:
        price = s.draw_price[scheme - components.BR1]
        skulls = "-skulls" if scheme == components.BR3 else ""  # BR3: only players without a skull may buy draws
        if s.razor_draws == state.UNLIMITED:
            return line(f"price-draw{skulls}", price=price)
        return line(f"price-draw{skulls}-limited", price=price, most=s.razor_draws)
    return None


# ---------------------------------------------------------------- rewards


def _tiers(s: State, scheme: int) -> list[TierText]:
    villain = scheme // components.OF_VILLAIN
    if scheme == components.BR3:
        return [{"goal": line("goal-each"), "rewards": [_reward(s, scheme, 0, None)]}]
    if villain == components.JOLLY_BUTCHER:
        name = "goal-last" if jolly_butcher.pays_last(scheme) else "goal-first"
        return [{"goal": line(name), "rewards": [_reward(s, scheme, 0, None)]}]
    if villain in (components.KID_RANDOM, components.BLIND_RAZOR, components.DOCTOR):
        return [_tier(s, scheme, tier) for tier in range(tiers(s, scheme))]
    name = "goal-lot" if villain == components.LADY_DARMONDY else "goal-claim"
    lots = [_reward(s, scheme, lot, line(name, lot=lot + 1)) for lot in range(tiers(s, scheme))]
    return [{"goal": None, "rewards": lots}]


def _tier(s: State, scheme: int, tier: int) -> TierText:
    """Return a tier with a reward for each place; the Doctor's tiers have a single reward."""
    alone = scheme // components.OF_VILLAIN == components.DOCTOR
    paid = [
        _reward(s, scheme, slot_of(tier, place), None if alone else line("goal-place", place=place + 1))
        for place in range(places(s, scheme, tier))
    ]
    return {"goal": _goal(s, scheme, tier), "rewards": paid}


def _goal(s: State, scheme: int, tier: int) -> Line:
    if scheme == components.KR5:
        return line("goal-most", goal=s.kid_random_limit)
    villain = scheme // components.OF_VILLAIN
    if villain == components.DOCTOR:
        name = ("own", "own", "own", "energy", "money")[scheme - components.DR1]
    elif villain == components.BLIND_RAZOR:
        name = "blanks" if scheme == components.BR5 and s.razor_counts == state.BLANKS else "skulls"
    else:
        name = "total"
    return line(f"goal-{name}", goal=goal(s, scheme, tier))


def _reward(s: State, scheme: int, slot: int, place: Line | None) -> RewardText:
    printed = reward(s, scheme, slot)
    visible = [_visible(printed["stars_x"], _colour(s, scheme))] if printed["kind"] == "x" else []
    return {"place": place, "parts": visible + _given(printed)}


def _visible(modifier: int, colour: str | None) -> Line:
    """Return the line of a ★X reward. [O-19]"""
    if modifier == 0:
        return line("reward-x", colour=colour)
    return line("reward-x-more" if modifier > 0 else "reward-x-less", colour=colour, number=abs(modifier))


def _given(rewards: Mapping[str, object]) -> list[Line]:
    return [line(f"reward-{name}", number=rewards[name]) for name in components.ON_SPACES if rewards[name]]


# ---------------------------------------------------------------- actions, goons, tracks


def item_text(s: State, item: int) -> ItemText:
    """Return the content of an item card: how often it works (`use`), its `effect`, its `worth`. [O-28, O-38]"""
    name = components.ITEM_NAMES[item]
    often = "game" if item in (components.DYNAMITE, components.HELMET) else "always" if name in _ALWAYS else "round"
    return {
        "item": name,
        "use": line(f"use-{often}"),
        "effect": line(f"item-{name}{_variant(s, name)}", **_numbers_of_item(name)),
        "worth": line("item-worth", cost=s.cost[item], stars=s.item_stars[item]),
    }


def _variant(s: State, name: str) -> str:
    """Return the suffix of an item's text id that the table's options select."""
    if name == "dynamite" and not s.dynamite_sorts:
        return "-unsorted"
    if name == "jumpsuit" and s.suit_pays:
        return "-resolved"
    return "-any" if name == "scythe" and s.scythe_reach == state.ANY_REACH else ""


def _numbers_of_item(name: str) -> dict[str, int]:
    if name == "backpack":
        return {"limit": actions.WITH_BACKPACK, "usual": actions.COMMIT_LIMIT}
    if name in {"dynamite", "shark-jaw"}:
        return {"times": schemes.WITH_DYNAMITE if name == "dynamite" else actions.DOUBLED}
    numbers = {
        "bandages": resolution.BANDAGED,
        "baseball-bat": actions.BAT_ADDS,
        "brass-knuckles": moves.MOST_MOVED,
        "bubble-gun": actions.BUBBLES_GIVE,
        "clown-mask": moves.MOST_MOVED,
        "helmet": actions.HELMET_GIVES,
        "jumpsuit": resolution.SUIT_STARS,
        "shotgun": actions.SHOTGUN_ADDS,
        "scythe": MOST_REAPED,
    }
    return {"number": numbers[name]} if name in numbers else {}


def goon_text(s: State, goon: int) -> GoonText:
    """Return the content of a goon card: its `ability`. [O-06, O-12]"""
    first, second = (name for colour, name in enumerate(components.COLOUR_NAMES) if s.pairs[goon] >> colour & 1)
    return {"goon": components.GOON_NAMES[goon], "ability": line("goon-ability", first=first, second=second)}


def track_text(s: State, colour: int) -> dict[str, Any]:
    """Return the rewards of a hustle track: the parts of each of its `spaces`, from the first. [O-18]"""
    row = s.track[colour]
    spaces = []
    for space in range(row[LENGTH]):
        at = components.TRACK_HEAD + space * components.SPACE_NUMBERS
        spaces.append(_given(dict(zip(components.ON_SPACES, row[at : at + components.SPACE_NUMBERS], strict=True))))
    spaces[-1].append(line("reward-end", number=row[END_STARS]))
    return {"colour": components.COLOUR_NAMES[colour], "spaces": spaces}
