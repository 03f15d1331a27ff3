"""The entries of a view of Goons beside the fields of its record, with the names that positions use. [O-36]"""

from __future__ import annotations

from typing import Any

from rascals.games.goons import blind_razor, entries, supply
from rascals.games.goons.box import (
    BLIND_RAZOR,
    COLOURS,
    GOON_NAMES,
    GOONS,
    ITEM_NAMES,
    ITEMS,
    KID_RANDOM,
    KR5,
    LADY_DARMONDY,
    LETTERS,
    MARY_KLYDE,
    OF_VILLAIN,
    SCHEME_NAMES,
    SIDE,
    SPACE_NUMBERS,
    TRACK_HEAD,
)
from rascals.games.goons.cards import goon_text, item_text, scheme_text
from rascals.games.goons.ending import end_stars, item_stars, lead_stars
from rascals.games.goons.outlook import outlook, reward
from rascals.games.goons.rewards import goal, places, slot_of, tiers
from rascals.games.goons.state import CHOOSE_GOON, OVER, TURN, State
from rascals.games.goons.supply import bank
from rascals.games.goons.tracks import END_STARS, LENGTH
from rascals.games.goons.turns import is_left

ON_SPACE = ("stars", "energy", "money", "steps")


def derive(s: State, seat: int | None, told: dict[str, Any], *, reveal: bool) -> dict[str, Any]:
    """Return the entries derived from several fields or written in another format.

    Colours are letters, R Y G B; villains are listed clockwise from the top left corner. None stands for what the
    viewer may not know and for what does not exist.
    """
    for facts in told["seats"]:
        facts.update(_player(s, facts["seat"]))
    return {
        "mover": s.mover if s.phase in (CHOOSE_GOON, TURN) else None,
        "goons": _goons(s),
        "city": entries.city(s),
        "ground": _ground(s),
        "visible": entries.by_letter(s.shown),
        "columns": "".join(LETTERS[colour] for colour in s.columns),
        "space_stars": _rows(s.space_stars, COLOURS),
        "out": entries.by_letter(s.out),
        "villains": [_villain(s, colour) for colour in s.corners],
        "tracks": {LETTERS[colour]: _track(s, colour) for colour in range(COLOURS)},
        "hustle": entries.hustle(s),
        "prices": {name: {"cost": s.cost[item], "stars": s.item_stars[item]} for item, name in enumerate(ITEM_NAMES)},
        "item_deck": s.items_left,
        "item_discard": entries.counted_items(s.item_discard),
        "this_turn": entries.this_turn(s),
        "pending": entries.pending(s),
        "resolution": _resolution(s, -1 if seat is None else seat, reveal=reveal),
        "cards": _cards(s),
    }


def _cards(s: State) -> dict[str, dict[str, Any]]:
    """Return the content of open cards, by the name of the card: text ids and their arguments. [O-32]"""
    lying = [item for item in range(ITEMS) if s.display[item] or any(s.owned[seat][item] for seat in range(s.players))]
    choice = s.phase == CHOOSE_GOON
    goons = [goon for goon in range(GOONS) if choice or goon in s.goon[: s.players]]
    return {
        "schemes": {SCHEME_NAMES[scheme]: scheme_text(s, scheme) for scheme in s.scheme},
        "items": {ITEM_NAMES[item]: item_text(s, item) for item in lying},
        "goons": {GOON_NAMES[goon]: goon_text(s, goon) for goon in goons},
    }


# ---------------------------------------------------------------- the city and the players


def _rows(stars: list[int], width: int) -> list[list[int]]:
    """Return printed stars, row by row; the record stores stars + 1."""
    return [[one - 1 for one in stars[at : at + width]] for at in range(0, len(stars), width)]


def _ground(s: State) -> dict[str, Any]:
    """Return the printed colours and stars of the city's cells, row by row. [O-02]"""
    letters = "".join(LETTERS[colour - 1] for colour in s.ground)
    rows = [letters[at : at + SIDE] for at in range(0, len(letters), SIDE)]
    return {"colours": rows, "stars": _rows(s.cell_stars, SIDE)}


def _player(s: State, seat: int) -> dict[str, Any]:
    """Return a player's crib, items, card and bank, and the stars that the end of the game would add now. [O-30]"""
    return {
        "crib": entries.crib(s, seat),
        "crib_stars": entries.by_letter(s.crib_stars[seat]),
        "items": entries.items_of(s, seat),
        "goon": entries.goon(s, seat),
        "bank": bank(s, seat),
        "outlook": None
        if s.phase == OVER
        else {"items": item_stars(s, seat), "hustle": lead_stars(s, seat), "ends": end_stars(s, seat)},
    }


def _goons(s: State) -> list[dict[str, Any]]:
    """Return the goon cards: the colours of each, and whether it can still be chosen. [O-06]"""
    return [
        {
            "name": name,
            "colours": "".join(letter for colour, letter in enumerate(LETTERS) if s.pairs[goon] >> colour & 1),
            "free": s.phase == CHOOSE_GOON and bool(is_left(s, goon)),
        }
        for goon, name in enumerate(GOON_NAMES)
    ]


def _track(s: State, colour: int) -> dict[str, Any]:
    """Return a hustle track: the rewards of each space, from the first, and the end stars of the last. [O-18]"""
    row = s.track[colour]
    spaces = [
        dict(zip(ON_SPACE, row[at : at + SPACE_NUMBERS], strict=True))
        for at in range(TRACK_HEAD, TRACK_HEAD + row[LENGTH] * SPACE_NUMBERS, SPACE_NUMBERS)
    ]
    told = [{name: number for name, number in space.items() if number} for space in spaces]
    return {"spaces": told, "end_stars": row[END_STARS]}


# ---------------------------------------------------------------- villains


def _villain(s: State, colour: int) -> dict[str, Any]:
    """Return a villain: its scheme as printed, its participants, its outlook, and the schemes still to come."""
    scheme = s.scheme[colour]
    first = s.villain[colour] * OF_VILLAIN
    gone = entries.gone(s, colour)
    return {
        "colour": LETTERS[colour],
        **entries.villain(s, colour),
        "fee": _fee(scheme),
        "printed": printed(s, scheme),
        "outlook": None if s.resolved == colour else outlook(s, colour),
        "gone": [SCHEME_NAMES[one] for one in gone],
        "to_come": [SCHEME_NAMES[one] for one in range(first, first + OF_VILLAIN) if one not in (scheme, *gone)],
    }


def _fee(scheme: int) -> dict[str, int] | None:
    """Return the entry fee of a scheme, or None. [O-27]"""
    fee = {"energy": supply.ENERGY_FEE[scheme], "money": supply.MONEY_FEE[scheme]}
    return {what: number for what, number in fee.items() if number} or None


def printed(s: State, scheme: int) -> dict[str, Any]:
    """Return a scheme as printed: goals with rewards by place, or lots; for Blind Razor price and draws. [O-38]"""
    villain = scheme // OF_VILLAIN
    told: dict[str, Any] = {}
    if villain == BLIND_RAZOR:
        told["draw_price"] = s.draw_price[scheme % OF_VILLAIN]
        told["draws"] = blind_razor.DRAWS[scheme % OF_VILLAIN]
    if villain in (LADY_DARMONDY, MARY_KLYDE):
        return told | {"lots": [reward(s, scheme, lot) for lot in range(tiers(s, scheme))]}
    return told | {"tiers": [_tier(s, scheme, tier) for tier in range(tiers(s, scheme))]}


def _tier(s: State, scheme: int, tier: int) -> dict[str, Any]:
    """Return a goal and the rewards of its places: one for the Doctor, the Jolly Butcher and BR3."""
    by_place = places(s, scheme, tier) if scheme // OF_VILLAIN in (KID_RANDOM, BLIND_RAZOR) else 1
    limit = {"limit": s.kid_random_limit} if scheme == KR5 else {}
    rewards = [reward(s, scheme, slot_of(tier, place)) for place in range(max(by_place, 1))]
    return {"goal": goal(s, scheme, tier) or None, **limit, "rewards": rewards}


# ---------------------------------------------------------------- the resolution


def _resolution(s: State, seat: int, *, reveal: bool) -> dict[str, Any] | None:
    """Return the state of the resolution; of sealed bids the viewer's own, and which are in. [O-25, O-36]"""
    told = entries.resolution(s)
    if told is None:
        return None
    bids = told["bids"]
    seen = [bid if reveal or other == seat else None for other, bid in enumerate(bids)]
    return told | {"bids": seen, "in": [bid is not None for bid in bids]}
