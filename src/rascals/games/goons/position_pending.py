"""Reading and writing the turn, the open question and the resolution in a position. [Position]

The question of a resolution is not read: the rules ask it anew from the state of the resolution.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rascals.core.errors import BadPosition
from rascals.core.reading import Reader, number, term, values
from rascals.core.rows import total
from rascals.core.seating import around
from rascals.games.goons import dice_and_tokens, view
from rascals.games.goons.box import (
    BLIND_RAZOR,
    BR3,
    FACES,
    JOLLY_BUTCHER,
    KID_RANDOM,
    LADY_DARMONDY,
    LETTERS,
    MARY_KLYDE,
    MOST_TOKENS,
    TOKENS,
)
from rascals.games.goons.choosing import is_awaited
from rascals.games.goons.jolly_butcher import go_on_trading, is_jolly, trade_limit
from rascals.games.goons.position_cards import read_seats
from rascals.games.goons.resolution import go_on_resolving
from rascals.games.goons.schemes import place_in_order, tiers
from rascals.games.goons.state import (
    AGAIN,
    AGAIN_WHAT,
    BID,
    BLANKS,
    CHOOSE_FIRST,
    CHOOSE_GOON,
    CYCLE,
    NOBODY,
    NONE,
    NOTHING,
    QUESTIONS,
    RESOLVE,
    SKULLS,
    SOURCE_NAMES,
    TURN,
    WHO_IS_FIRST,
    State,
    ask,
)
from rascals.games.goons.supply import walker

_TURN_KEYS = ("cube", "space", "open", "ability", "knife")
_IN_ORDER = ("doubled", "rewarded", "skulls", "passed")
_KINDS_OF_TOKEN = ("skull", "blank")
_MOST_DICE = 127  # the most that an i8 field holds

# ---------------------------------------------------------------- writing


def written(s: State) -> dict[str, Any] | None:
    """Return the state of the resolution: the common view, and those that its scheme needs."""
    told: Mapping[str, Any] | None = view.resolution(s)
    keys = ("colour", "step", "doubled", "rewarded", *needed(s))
    return None if told is None else {key: told[key] for key in keys}


def needed(s: State) -> tuple[str, ...]:
    """Return the keys that the scheme under resolution needs beside the common ones."""
    villain = s.villain[s.resolved]
    if villain == KID_RANDOM:
        return ("dice", "passed") if s.kid_random_rerolls == CYCLE else ("dice",)
    if villain == BLIND_RAZOR:
        return ("bag", "drawn", "bought", *(["skulls"] if s.scheme[s.resolved] == BR3 else []))
    if villain == LADY_DARMONDY:
        return ("tokens", "bids", "lot")
    return ("claimed", "passed") if villain == MARY_KLYDE else ()


# ---------------------------------------------------------------- reading


def read(s: State, reader: Reader) -> None:
    """Read turn, resolution, agenda and question; raise BadPosition if the rules could not play on."""
    _read_turn(s, reader)
    _read_resolution(s, reader)
    _read_agenda(s, reader)
    _ask(s, reader)


def _read_agenda(s: State, reader: Reader) -> None:
    """Read `mover` and `place`; if they are missing, derive them from the seat that acts, is asked or is paid."""
    given, pending = reader.given("agenda"), reader.given("pending")
    piles = s.piles[s.resolved] if s.phase == RESOLVE else 0
    if given is not None:
        entry = Reader.of("agenda", given, tuple(view.agenda(s)))
        s.mover = entry.number("agenda.mover", 0, s.players - 1)
        s.place = entry.number("agenda.place", 0, piles)
        return
    s.mover = around(s, s.first + s.players - 1)
    if s.phase in {CHOOSE_GOON, TURN}:
        s.mover = number("to_act[0]", reader.values("to_act", 1)[0], 0, s.players - 1)
    elif piles and isinstance(pending, dict) and "seat" in pending:
        s.place = place_in_order(s, number("pending.seat", pending["seat"], 0, s.players - 1), s.resolved)
    elif piles and walker(s) != NOBODY and s.villain[s.resolved] != LADY_DARMONDY:
        s.place = min(piles, place_in_order(s, walker(s), s.resolved) + 1)


# ---------------------------------------------------------------- the turn


def _read_turn(s: State, reader: Reader) -> None:
    """Read `this_turn`; a missing one means that the turn is at its beginning. [O-09, O-10, O-12]"""
    if s.phase != TURN:
        reader.nothing("this_turn", NOTHING)
        return
    entry = Reader.of("this_turn", reader.given("this_turn", {}), _TURN_KEYS)
    s.taken, s.space, s.ability = cubes = [_colour(entry, f"this_turn.{key}") for key in ("cube", "space", "ability")]
    there = [name for name, colour in zip(SOURCE_NAMES, cubes, strict=True) if colour != NOTHING]
    for source in entry.terms("this_turn.open", there, default=[]):
        s.open[SOURCE_NAMES.index(there[source])] = 1
    knife = entry.given("this_turn.knife")
    if knife is not None:
        source, colour = values("this_turn.knife", knife, 2)
        s.knife = term("this_turn.knife", source, SOURCE_NAMES)
        s.knife_colour = term("this_turn.knife", colour, tuple(LETTERS))


def _colour(entry: Reader, key: str) -> int:
    """Return the colour of a letter; NOTHING if it is null or missing."""
    return NOTHING if entry.given(key) is None else entry.choice(key, tuple(LETTERS))


# ---------------------------------------------------------------- the resolution


def _read_resolution(s: State, reader: Reader) -> None:
    """Read the state of a scheme's resolution. [O-20b]"""
    if s.phase != RESOLVE:
        reader.nothing("resolution", NOTHING)
        return
    given = reader.get("resolution")
    colour = given.get("colour") if isinstance(given, dict) else None
    s.resolved = term("resolution.colour", colour, tuple(LETTERS))
    entry = Reader.of("resolution", given, ("colour", "step", "doubled", "rewarded", *needed(s)))
    s.step = entry.number("resolution.step", 1, 5)
    for key in _IN_ORDER:
        for place, seat in enumerate(read_seats(s, f"resolution.{key}", entry.get(f"resolution.{key}", []))):
            getattr(s, key)[seat] = place + 1
    _read_needed(s, entry)
    if s.step < 3 and any(map(total, (s.dice, s.bag, s.drawn, s.tokens))):
        raise BadPosition("resolution: no dice and no tokens before step 3", "goons-error-early")
    if s.step == 4 and not _pays_by_place(s):
        raise BadPosition("resolution: nothing is paid in step 4 of this scheme", "goons-error-goal")


def _pays_by_place(s: State) -> bool:
    """Return whether a scheme pays in step 4 and has reached its goal, if it has one. [O-20b]"""
    villain = s.villain[s.resolved]
    if villain == KID_RANDOM:
        return dice_and_tokens.goals_of_dice(s) > 0
    if villain == BLIND_RAZOR:
        return s.scheme[s.resolved] == BR3 or dice_and_tokens.goals_of_tokens(s) > 0
    return villain == JOLLY_BUTCHER


def _read_needed(s: State, entry: Reader) -> None:
    """Read the state of dice, bag, auction and lots. [O-21, O-22, O-25, O-26]"""
    needs, seats, lots = needed(s), s.players, tiers(s, s.scheme[s.resolved])
    if "dice" in needs:
        s.dice[:] = entry.numbers("resolution.dice", FACES, 0, _MOST_DICE, default=[0] * FACES)
        number("resolution.dice", total(s.dice), 0, _MOST_DICE)
    if "bag" in needs:
        none = dict.fromkeys(_KINDS_OF_TOKEN, 0)
        for key, row in (("bag", s.bag), ("drawn", s.drawn)):
            where = f"resolution.{key}"
            inner = Reader.of(where, entry.get(where, none), _KINDS_OF_TOKEN)
            for kind, name in ((SKULLS, "skull"), (BLANKS, "blank")):
                left = TOKENS - (s.bag[kind] if key == "drawn" else 0)
                row[kind] = inner.number(f"{where}.{name}", 0, left, default=0)
        s.bought[:seats] = entry.numbers("resolution.bought", seats, 0, 2 * TOKENS, default=[0] * seats)
    if "tokens" in needs:
        s.tokens[:seats] = entry.numbers("resolution.tokens", seats, 0, MOST_TOKENS, default=[0] * seats)
        for seat, bid in enumerate(entry.values("resolution.bids", seats, default=[None] * seats)):
            if bid is not None:
                s.bids[seat] = number(f"resolution.bids[{seat}]", bid, 0, s.tokens[seat])
        s.lot = entry.number("resolution.lot", 1, lots + 1, default=1) - 1
    if "claimed" in needs:
        for lot, seat in enumerate(entry.values("resolution.claimed", lots, default=[None] * lots)):
            s.claimed[lot] = NOTHING if seat is None else number("resolution.claimed", seat, 0, seats - 1)


# ---------------------------------------------------------------- the question


def _ask(s: State, reader: Reader) -> None:
    """Read the question of a turn; outside turns let the rules ask it. [O-18b, O-40]"""
    given = reader.given("pending")
    if s.phase == TURN and given is not None:
        _read_question(s, given)
    elif s.phase == CHOOSE_FIRST:
        ask(s, WHO_IS_FIRST, s.first)
    elif s.phase == RESOLVE and walker(s) == NOBODY:
        go_on_resolving(s)
        if s.question == NONE:
            sentence = "resolution: nobody is asked anything here, and no steps are owed"
            raise BadPosition(sentence, "goons-error-no-question")
    reader.follows("pending", view.pending(s))
    bidding = any(is_awaited(s, seat) for seat in range(s.players))
    if not bidding if s.question == BID else set(s.bids) != {NOTHING}:
        raise BadPosition("resolution.bids: not all while bids are asked for, else none", "goons-error-bids")


def _read_question(s: State, given: object) -> None:
    """Read the question of a turn; trades that can no longer be made end. [O-24, O-28.shark-jaw]"""
    kind = term("pending.kind", given.get("kind") if isinstance(given, dict) else None, QUESTIONS[:2])
    entry = Reader.of("pending", given, ("kind", "seat", *(("colour", "left"), ("what",))[kind]))
    ask(s, kind, entry.number("pending.seat", s.mover, s.mover))
    if kind == AGAIN:
        s.again_what = entry.choice("pending.what", AGAIN_WHAT)
        return
    there = [letter for colour, letter in enumerate(LETTERS) if is_jolly(s.scheme[colour])]
    s.trade_colour = LETTERS.index(there[entry.choice("pending.colour", there)])
    s.trades = entry.number("pending.left", 0, trade_limit(s, s.scheme[s.trade_colour]))
    if walker(s) == NOBODY:
        go_on_trading(s)
