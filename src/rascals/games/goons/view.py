"""What a view of Goons shows besides the fields of the state, and what is awaited. [O-36]

Colours are letters, R Y G B; cells are listed row by row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, get_args

from rascals.core.alike import for_all
from rascals.core.definition import Status
from rascals.core.rows import total
from rascals.games.goons import choosing, dice_and_tokens, supply
from rascals.games.goons.actions import colour_of
from rascals.games.goons.answers import answers, counts_for_the_order_alone, prospects
from rascals.games.goons.cards import goon_text, item_text, scheme_text
from rascals.games.goons.choosing import goals_of_doctor
from rascals.games.goons.city import some_can_be_taken
from rascals.games.goons.components import (
    BLIND_RAZOR,
    COLOUR_NAMES,
    COLOURS,
    CUBE_LETTERS,
    DOCTOR,
    GOON_NAMES,
    GOONS,
    ITEM_NAMES,
    ITEMS,
    JB1,
    JOLLY_BUTCHER,
    KID_RANDOM,
    KR5,
    LADY_DARMONDY,
    MARY_KLYDE,
    OF_VILLAIN,
    ON_SPACES,
    ONCE_A_GAME,
    SCHEME_NAMES,
    SIDE,
    SPACE_NUMBERS,
    TRACK_HEAD,
    TURNS,
    VILLAIN_NAMES,
)
from rascals.games.goons.jolly_butcher import BRINGS, GIVES, PRICE, STARS, TAKES
from rascals.games.goons.outlook import numbers_of, outlook, reward, worth
from rascals.games.goons.resolution import BANDAGED
from rascals.games.goons.rules import acting, wins
from rascals.games.goons.schemes import goal, places, slot_of, tiers
from rascals.games.goons.state import (
    AGAIN,
    AGAIN_WHAT,
    BID,
    BLANKS,
    CHOOSE_GOON,
    CLAIM,
    NO_SOURCE,
    NOBODY,
    NONE,
    NOTHING,
    OVER,
    QUESTIONS,
    RESOLVE,
    SKULLS,
    SOURCE_NAMES,
    SOURCES,
    TRADE,
    TURN,
    State,
)
from rascals.games.goons.supply import END_STARS, LENGTH, bank, walker
from rascals.games.goons.turns import beats, end_stars, is_left, item_stars, lead_stars, may_be_first, turns_in_round
from rascals.games.goons.view_types import (
    Cards,
    Colours,
    Decided,
    Derived,
    GoonCard,
    Ground,
    Item,
    Letter,
    Numbers,
    OtherQuestion,
    Owned,
    OwnGoon,
    Pending,
    PlayerDerived,
    Printed,
    Resolution,
    ResolutionEntries,
    Space,
    ThisTurn,
    ThisTurnView,
    Tier,
    Trade,
    Villain,
    VillainEntries,
)

T = TypeVar("T")
LETTERS: tuple[Letter, ...] = get_args(Letter)
_QUESTIONS_TO_ONE: dict[int, OtherQuestion] = {QUESTIONS.index(name): name for name in get_args(OtherQuestion)}

# ---------------------------------------------------------------- letters


def letter(colour: int) -> Letter | None:
    """Return a colour's letter; None for NOTHING."""
    return None if colour == NOTHING else LETTERS[colour]


def by_letter(numbers: Sequence[T]) -> dict[Letter, T]:
    """Return numbers keyed by colour letter."""
    return dict(zip(LETTERS, numbers, strict=True))


# ---------------------------------------------------------------- the city and cribs


def city(s: State) -> list[str]:
    """Return the city's rows from the top: `R Y G B`, `J` junk, `.` empty."""
    letters = "".join([CUBE_LETTERS[cube] for cube in s.city])
    return [letters[at : at + SIDE] for at in range(0, len(letters), SIDE)]


def crib(s: State, seat: int) -> list[str]:
    """Return a crib's rows from turn 1: the colour of the cube on each space, or `.`."""
    letters = "".join([CUBE_LETTERS[cube] for cube in s.crib[seat]])
    return [letters[at : at + COLOURS] for at in range(0, TURNS * COLOURS, COLOURS)]


# ---------------------------------------------------------------- villains


def villain(s: State, colour: int) -> VillainEntries:
    """Return a villain, its open scheme, the piles in commit order, and the seats that have paid its fee."""
    row = s.order[colour][: s.piles[colour]]
    return {
        "villain": VILLAIN_NAMES[s.villain[colour]],
        "scheme": SCHEME_NAMES[s.scheme[colour]],
        "piles": [[seat, s.markers[colour][seat]] for seat in row],
        "paid": [seat for seat in range(s.players) if s.paid[colour] >> seat & 1],
    }


def gone(s: State, colour: int) -> list[int]:
    """Return a villain's discarded schemes."""
    first = s.villain[colour] * OF_VILLAIN
    present = {s.scheme[colour], *s.scheme_deck[colour][: s.schemes_left[colour]]}
    return [scheme for scheme in range(first, first + OF_VILLAIN) if scheme not in present]


# ---------------------------------------------------------------- items


def counted_items(counts: Sequence[int]) -> list[str]:
    """Return the names of items from counts by kind, each repeated by its count."""
    return [name for name, count in zip(ITEM_NAMES, counts, strict=True) for _ in range(count)]


def items_of(s: State, seat: int) -> dict[Item, Owned]:
    """Return a player's items by kind: copies, whether exhausted for the round, whether spent for the game."""
    return {ITEM_NAMES[item]: item_of(s, seat, item) for item in range(ITEMS) if s.owned[seat][item]}


def item_of(s: State, seat: int, item: int) -> Owned:
    """Return a player's copies of an item, and whether it is exhausted or spent. [O-28]"""
    used = bool(s.used[seat][item])
    once = bool(ONCE_A_GAME[item])
    return {"copies": s.owned[seat][item], "exhausted": used and not once, "spent": used and once}


# ---------------------------------------------------------------- players


def goon(s: State, seat: int) -> OwnGoon | None:
    """Return a player's card and whether its ability is used; None before the choice."""
    if s.goon[seat] == NOTHING:
        return None
    return {"name": GOON_NAMES[s.goon[seat]], "used": bool(s.ability_used[seat])}


def hustle(s: State) -> dict[Letter, list[int]]:
    """Return each track's spaces by seat; 0 for a seat that is not on the track."""
    return by_letter([row[: s.players] for row in s.hustle])


# ---------------------------------------------------------------- the turn, the open question, the resolution


def this_turn(s: State) -> ThisTurn | None:
    """Return the turn: cube, space, open sources, the ability's cube, the knife; None outside a turn."""
    if s.phase != TURN:
        return None
    return {
        "cube": letter(s.taken),
        "space": letter(s.space),
        "open": [SOURCE_NAMES[source] for source in range(SOURCES) if s.open[source]],
        "ability": letter(s.ability),
        "knife": None if s.knife == NO_SOURCE else [SOURCE_NAMES[s.knife], letter(s.knife_colour)],
    }


def pending(s: State) -> Pending | None:
    """Return the open question; while free steps are owed, only a trade, which continues after them. [O-18b]"""
    if s.question == NONE or (walker(s) != NOTHING and s.question != TRADE):
        return None
    if s.question == BID:
        return {"kind": "bid"}
    if s.question == TRADE:
        return {"kind": "trade", "seat": s.asked, "colour": letter(s.trade_colour), "left": s.trades}
    if s.question == AGAIN:
        return {"kind": "again", "seat": s.asked, "what": AGAIN_WHAT[s.again_what]}
    return {"kind": _QUESTIONS_TO_ONE[s.question], "seat": s.asked}


def resolution(s: State) -> ResolutionEntries | None:
    """Return the state of the scheme under resolution, with open bids; None if there is none."""
    if s.phase != RESOLVE or s.resolved == NOTHING:
        return None
    seats = range(s.players)
    return {
        "colour": LETTERS[s.resolved],
        "step": s.step,
        "doubled": in_order(s, s.doubled),
        "rewarded": in_order(s, s.rewarded),
        "dice": list(s.dice),
        "bag": {"skull": s.bag[SKULLS], "blank": s.bag[BLANKS]},
        "drawn": {"skull": s.drawn[SKULLS], "blank": s.drawn[BLANKS]},
        "bought": s.bought[: s.players],
        "skulls": in_order(s, s.skulls),
        "tokens": s.tokens[: s.players],
        "bids": [None if s.bids[seat] == NOTHING else s.bids[seat] for seat in seats],
        "lot": s.lot + 1,
        "claimed": [None if seat == NOTHING else seat for seat in s.claimed[: s.payoff[s.scheme[s.resolved]][0]]],
        "passed": in_order(s, s.passed),
    }


def in_order(s: State, row: Sequence[int]) -> list[int]:
    """Return the seats with a rank in `row`, in ascending order of rank."""
    return sorted((seat for seat in range(s.players) if row[seat]), key=lambda seat: row[seat])


def _this_turn(s: State) -> ThisTurnView | None:
    """Return the turn, and the colour of each open source's action. [O-10, O-12, O-28.pocket-knife]"""
    entries = this_turn(s)
    if entries is None:
        return None
    colours: Colours = {}
    for source, name in enumerate(SOURCE_NAMES):
        if s.open[source]:
            colours[name] = LETTERS[colour_of(s, source)]
    return {**entries, "colours": colours}


def derive(s: State, seat: int | None, view: dict[str, Any], *, reveal: bool) -> Derived:
    """Return the entries derived from several fields or written in a different format.

    Colours are letters, R Y G B; villains are listed clockwise from the top left corner. None stands for what the
    viewer may not know or what does not exist.
    """
    for entries in view["seats"]:
        entries.update(_player(s, entries["seat"]))
    return {
        "mover": s.mover if s.phase in (CHOOSE_GOON, TURN) else None,
        "goons": _goons(s),
        "city": city(s),
        "ground": _ground(s),
        "visible": by_letter(s.shown),
        "columns": "".join([LETTERS[colour] for colour in s.columns]),
        "space_stars": _rows(s.space_stars, COLOURS),
        "out": by_letter(s.out),
        "villains": [_villain(s, colour) for colour in s.corners],
        "tracks": by_letter([_track(s, colour) for colour in range(COLOURS)]),
        "hustle": hustle(s),
        "prices": {name: {"cost": s.cost[item], "stars": s.item_stars[item]} for item, name in enumerate(ITEM_NAMES)},
        "item_deck": s.items_left,
        "item_discard": counted_items(s.item_discard),
        "this_turn": _this_turn(s),
        "pending": pending(s),
        "resolution": _resolution(s, -1 if seat is None else seat, reveal=reveal),
        "cards": _cards(s),
        "turns": turns_in_round(s),
        "answers": answers(s, seat),
        "prospects": prospects(s, seat),
        "decided": decided(s) if s.phase == OVER else None,
    }


@for_all
def _cards(s: State) -> Cards:
    """Return the content of open cards, by name: text ids and their arguments. [O-32]"""
    lying = [item for item, copies in enumerate(zip(s.display, *s.owned, strict=True)) if any(copies)]
    choice = s.phase == CHOOSE_GOON
    goons = [goon for goon in range(GOONS) if choice or goon in s.goon[: s.players]]
    return {
        "schemes": {SCHEME_NAMES[scheme]: scheme_text(s, scheme) for scheme in s.scheme},
        "items": {ITEM_NAMES[item]: item_text(s, item) for item in lying},
        "goons": {GOON_NAMES[goon]: goon_text(s, goon) for goon in goons},
    }


# ---------------------------------------------------------------- the city and the players


def _rows(stars: list[int], width: int) -> list[list[int]]:
    """Return printed stars, row by row; the state stores them plus 1."""
    return [[one - 1 for one in stars[at : at + width]] for at in range(0, len(stars), width)]


@for_all
def _ground(s: State) -> Ground:
    """Return the printed colours and stars of the city's cells, row by row. [O-02]"""
    letters = "".join([LETTERS[colour - 1] for colour in s.ground])
    rows = [letters[at : at + SIDE] for at in range(0, len(letters), SIDE)]
    return {"colours": rows, "stars": _rows(s.cell_stars, SIDE)}


@for_all
def _player(s: State, seat: int) -> PlayerDerived:
    """Return a player's crib, items, card and bank, and the stars that the end of the game would now add. [O-30]"""
    return {
        "crib": crib(s, seat),
        "crib_stars": by_letter(s.crib_stars[seat]),
        "items": items_of(s, seat),
        "goon": goon(s, seat),
        "bank": bank(s, seat),
        "outlook": None
        if s.phase == OVER
        else {"items": item_stars(s, seat), "hustle": lead_stars(s, seat), "ends": end_stars(s, seat)},
        "place": 1 + sum(beats(s, other, seat) for other in range(s.players) if other != seat)
        if s.phase == OVER
        else None,
    }


def decided(s: State) -> Decided:
    """Return what decided a finished game: `score`; after equal scores, `items` or `order`; or `shared`. [O-31]"""
    winner, *others = [seat for seat in range(s.players) if wins(s, seat)]
    if others:
        return "shared"
    equal = [seat for seat in range(s.players) if seat != winner and s.stars[seat] == s.stars[winner]]
    cards = total(s.owned[winner])
    return "order" if any(total(s.owned[seat]) == cards for seat in equal) else "items" if equal else "score"


@for_all
def _goons(s: State) -> list[GoonCard]:
    """Return the goon cards: the colours of each, and whether it can still be chosen. [O-06]"""
    return [
        {
            "name": name,
            "colours": "".join([letter for colour, letter in enumerate(LETTERS) if s.pairs[goon] >> colour & 1]),
            "free": s.phase == CHOOSE_GOON and bool(is_left(s, goon)),
        }
        for goon, name in enumerate(GOON_NAMES)
    ]


@for_all
def _track(s: State, colour: int) -> list[Space]:
    """Return what each space of a hustle track pays, from the first; the last has end stars. [O-18]"""
    row = s.track[colour]
    starts = range(TRACK_HEAD, TRACK_HEAD + row[LENGTH] * SPACE_NUMBERS, SPACE_NUMBERS)
    *before, last = [numbers_of(row[at : at + SPACE_NUMBERS]) for at in starts]
    spaces: list[Space] = [{"kind": "plain", **paid} for paid in before]
    return [*spaces, {"kind": "last", "end_stars": row[END_STARS], **last}]


# ---------------------------------------------------------------- villains


@for_all
def _villain(s: State, colour: int) -> Villain:
    """Return a villain: its scheme as printed, its participants, its outlook, and the schemes still to come."""
    scheme = s.scheme[colour]
    first = s.villain[colour] * OF_VILLAIN
    past = gone(s, colour)
    return {
        "colour": LETTERS[colour],
        **villain(s, colour),
        "fee": _fee(scheme),
        "printed": printed(s, scheme),
        "outlook": None if s.resolved == colour else outlook(s, colour),
        "gone": [SCHEME_NAMES[one] for one in past],
        "to_come": [SCHEME_NAMES[one] for one in range(first, first + OF_VILLAIN) if one not in (scheme, *past)],
    }


def _fee(scheme: int) -> Numbers | None:
    """Return the entry fee of a scheme, or None. [O-27]"""
    energy, money = supply.ENERGY_FEE[scheme], supply.MONEY_FEE[scheme]
    return numbers_of((0, energy, money, 0)) if energy or money else None


def printed(s: State, scheme: int) -> Printed:
    """Return a scheme as printed: goals with rewards by place, or lots. [O-38]

    For Blind Razor also the price and draws, for the Jolly Butcher the trade.
    """
    villain, count = scheme // OF_VILLAIN, range(tiers(s, scheme))
    if villain in (LADY_DARMONDY, MARY_KLYDE):
        return {"kind": "lots", "lots": [reward(s, scheme, lot) for lot in count]}
    goals = [_tier(s, scheme, tier) for tier in count]
    if villain == BLIND_RAZOR:
        price, draws = s.draw_price[scheme % OF_VILLAIN], dice_and_tokens.DRAWS[scheme % OF_VILLAIN]
        return {"kind": "draws", "draw_price": price, "draws": draws, "tiers": goals}
    if villain == JOLLY_BUTCHER:
        return {"kind": "trade", "trade": _trade_of(scheme), "tiers": goals}
    return (
        {"kind": "limit", "limit": s.kid_random_limit, "tiers": goals}
        if scheme == KR5
        else {"kind": "tiers", "tiers": goals}
    )


def _trade_of(scheme: int) -> Trade:
    """Return what a trade takes and brings, and whether a step down a track can be given instead. [O-24]"""
    number = scheme - JB1
    give, get = [0] * len(ON_SPACES), [0] * len(ON_SPACES)
    give[TAKES[number]], get[BRINGS[number]] = PRICE[number], GIVES[number]
    return {"give": numbers_of(give), "get": numbers_of(get), "step": TAKES[number] == STARS}


def _tier(s: State, scheme: int, tier: int) -> Tier:
    """Return a goal and the rewards of its places: just one for the Doctor, the Jolly Butcher and BR3."""
    by_place = places(s, scheme, tier) if scheme // OF_VILLAIN in (KID_RANDOM, BLIND_RAZOR) else 1
    rewards = [reward(s, scheme, slot_of(tier, place)) for place in range(max(by_place, 1))]
    return {"goal": goal(s, scheme, tier) or None, "rewards": rewards}


# ---------------------------------------------------------------- the resolution


def _resolution(s: State, seat: int, *, reveal: bool) -> Resolution | None:
    """Return the state of the resolution; of the sealed bids, the viewer's own and which are in. [O-25, O-36]"""
    entries = resolution(s)
    if entries is None:
        return None
    bids = entries["bids"]
    seen = [bid if reveal or other == seat else None for other, bid in enumerate(bids)]
    return {**entries, "bids": seen, "in": [bid is not None for bid in bids], "worth": _worth_of_lots(s, seat)}


def _worth_of_lots(s: State, seat: int) -> list[Numbers] | None:
    """Return what each lot or Doctor's goal would pay a viewer who bids or chooses now; otherwise None."""
    if s.question not in (BID, CLAIM) or seat < 0 or not acting(s) >> seat & 1:
        return None
    lots = range(tiers(s, s.scheme[s.resolved]))
    of_doctor = s.villain[s.resolved] == DOCTOR
    return [worth(s, s.resolved, seat, slot_of(lot, 0) if of_doctor else lot) for lot in lots]


# ---------------------------------------------------------------- the status


SEAT_NAMES = frozenset({"tied"})  # the values of a status that are seats, in addition to `seat`


def status(s: State, _seat: int | None) -> Status:
    """Return the name of what is awaited and its values, all public, including the awaited `seat`.

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
    if not counts_for_the_order_alone(s.scheme[s.resolved]):
        return "dynamite", values
    return "dynamite-order" if s.dynamite_sorts else "dynamite-idle", values


def _bandages(s: State) -> Status:
    return "bandages", _on_scheme(s, min(BANDAGED, s.markers[s.resolved][s.asked]))


def _on_scheme(s: State, number: int) -> dict[str, Any]:
    return {"seat": s.asked, "colour": COLOUR_NAMES[s.resolved], "number": number}


def _reroll(s: State) -> Status:
    scheme = s.scheme[s.resolved]
    values = {"seat": s.asked, "total": dice_and_tokens.dice_total(s), "price": dice_and_tokens.REROLL_PRICE}
    if scheme == KR5:
        return "reroll-most", values | {"goal": s.kid_random_limit}
    return "reroll", values | {"goal": goal(s, scheme, 0)}


def _draw(s: State) -> Status:
    drawn = {"skulls": s.drawn[SKULLS], "blanks": s.drawn[BLANKS]}
    return "draw", {"seat": s.asked, "price": dice_and_tokens.price_of_draw(s), **drawn}


def _bid(s: State) -> Status:
    awaited = [seat for seat in range(s.players) if choosing.is_awaited(s, seat)]
    return "bid", {"seat": awaited, "lot": s.lot + 1, "lots": tiers(s, s.scheme[s.resolved])}


def _claim(s: State) -> Status:
    if s.villain[s.resolved] == DOCTOR:
        return "reward", _on_scheme(s, goals_of_doctor(s, s.asked))
    left = s.markers[s.resolved][s.asked] - choosing.placed(s, s.asked)
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
