"""The turn, the question and the resolution in a position, and how far they have come. [Position]"""

from __future__ import annotations

from typing import Any

from rascals.core.errors import BadPosition, listed
from rascals.core.reading import Reader, number, terms, values
from rascals.core.rows import total
from rascals.games.goons import blind_razor, entries, kid_random
from rascals.games.goons.actions import can_move_any, has_markers, own_colour
from rascals.games.goons.box import (
    BANDAGES,
    BLIND_RAZOR,
    BR3,
    COLOURS,
    DOCTOR,
    DYNAMITE,
    FACES,
    JOLLY_BUTCHER,
    KID_RANDOM,
    LADY_DARMONDY,
    LETTERS,
    MARY_KLYDE,
    MOST_TOKENS,
    POCKET_KNIFE,
    TOKENS,
)
from rascals.games.goons.doctor import goals_reached
from rascals.games.goons.ending import may_be_first
from rascals.games.goons.jolly_butcher import can_trade, is_jolly, trade_limit
from rascals.games.goons.lady_darmondy import is_awaited
from rascals.games.goons.mary_klyde import is_free, may_claim
from rascals.games.goons.piles import place_in_order
from rascals.games.goons.position_cards import check_piles, read_seats
from rascals.games.goons.questions import (
    AGAIN,
    AGAIN_WHAT,
    BANDAGES_OR_NOT,
    BID,
    BUY,
    CLAIM,
    DRAW_OR_STOP,
    DYNAMITE_OR_NOT,
    FROM_ABILITY,
    FROM_CUBE,
    NONE,
    QUESTIONS,
    REROLL_OR_STOP,
    SOURCE_NAMES,
    TRADE,
    WHO_IS_FIRST,
    ask,
)
from rascals.games.goons.rewards import tiers
from rascals.games.goons.shop import can_buy_any, has_ready
from rascals.games.goons.state import BLANKS, CHOOSE_FIRST, CYCLE, NOTHING, PHASES, RESOLVE, SKULLS, TURN, State

_TURN_KEYS = ("cube", "space", "open", "ability", "knife")
_KINDS_OF_TOKEN = ("skull", "blank")
_MOST_DICE = 127  # that show the same: what a field holds
_ASKED_IN_TURN = {TRADE, AGAIN}
_IN_STEP_3 = {  # what is asked there, by villain
    KID_RANDOM: REROLL_OR_STOP,
    BLIND_RAZOR: DRAW_OR_STOP,
    DOCTOR: CLAIM,
    LADY_DARMONDY: BID,
    MARY_KLYDE: CLAIM,
}
_PAYS_AT_ONCE = (DOCTOR, LADY_DARMONDY, MARY_KLYDE)  # in step 3; the others in step 4 [O-20b]

# ---------------------------------------------------------------- writing


def written(s: State) -> dict[str, Any] | None:
    """Return how far the resolution has come: what every scheme has, and what this one needs."""
    told = entries.resolution(s)
    keys = ("colour", "step", "doubled", "rewarded", *needed(s))
    return None if told is None else {key: told[key] for key in keys}


def needed(s: State) -> tuple[str, ...]:
    """Return what the scheme under resolution needs."""
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
    """Read them; what follows is completed, what cannot be is refused."""
    _read_turn(s, reader)
    _read_resolution(s, reader)
    check_piles(s)
    _read_question(s, reader)
    _check_steps(s)
    if s.phase in {RESOLVE, CHOOSE_FIRST} and s.question == NONE and not any(s.steps):
        sentence = "pending: a question in the phase {phase!r}, where no steps are owed"
        raise BadPosition(sentence, "goons-error-no-question", phase=PHASES[s.phase])
    if s.phase == RESOLVE:
        s.place = _place(s)


def _place(s: State) -> int:
    """Return how far the commit order has been gone through: to whom is asked, or past whom was paid."""
    if s.villain[s.resolved] == LADY_DARMONDY and s.step == 3:
        return 0
    if s.question != NONE:
        return place_in_order(s, s.asked, s.resolved)
    owner = next(seat for seat in range(s.players) if s.steps[seat])
    return place_in_order(s, owner, s.resolved) + 1


# ---------------------------------------------------------------- the turn


def read_colour(key: str, given: object) -> int:
    """Return the colour of a letter; NOTHING for null."""
    return NOTHING if given is None else terms(key, [given], tuple(LETTERS))[0]


def _read_turn(s: State, reader: Reader) -> None:
    """What has been done in this turn; at its beginning nothing. [O-09, O-10, O-12]"""
    given = reader.data.get("this_turn")
    if s.phase != TURN:
        reader.nothing("this_turn", NOTHING)
        return
    entry = Reader.of("this_turn", {} if given is None else given, _TURN_KEYS)
    s.taken = read_colour("this_turn.cube", entry.data.get("this_turn.cube"))
    s.space = read_colour("this_turn.space", entry.data.get("this_turn.space"))
    s.ability = read_colour("this_turn.ability", entry.data.get("this_turn.ability"))
    _check_cubes(s)
    there = [s.taken != NOTHING, s.taken != NOTHING, s.ability != NOTHING]
    valid = [name for name, can_be in zip(SOURCE_NAMES, there, strict=True) if can_be]
    for source in entry.terms("this_turn.open", valid, default=[]):
        s.open[SOURCE_NAMES.index(valid[source])] = 1
    if entry.data.get("this_turn.knife") is not None:
        _read_knife(s, entry.data["this_turn.knife"])


def _check_cubes(s: State) -> None:
    """The cube taken lies on its space of this turn's row, the ability's is out of the game. [O-10, O-12]"""
    row = s.crib[s.mover][(s.turn - 1) * COLOURS : s.turn * COLOURS]
    fits = s.taken == s.space == NOTHING
    if NOTHING not in {s.taken, s.space}:
        fits = row[s.columns.index(s.space)] == s.taken + 1
    if not fits:
        sentence = "this_turn.cube, this_turn.space: a cube and its column, in the row of this turn, or both null"
        raise BadPosition(sentence, "goons-error-taken")
    if s.ability != NOTHING and not (s.ability_used[s.mover] and s.out[s.ability]):
        sentence = "this_turn.ability: null, where the ability is not used or no such cube is out of the game"
        raise BadPosition(sentence, "goons-error-ability")


def _read_knife(s: State, given: Any) -> None:
    """The knife has been used in this round, on a cube whose action is open; another colour. [O-28.pocket-knife]"""
    key = "this_turn.knife"
    source, colour = values(key, given, 2)
    s.knife = (FROM_CUBE, FROM_ABILITY)[terms(key, [source], ("cube", "ability"))[0]]
    s.knife_colour = read_colour(key, colour)
    used = s.owned[s.mover][POCKET_KNIFE] and s.used[s.mover][POCKET_KNIFE]
    if not used or not s.open[s.knife] or s.knife_colour in {NOTHING, own_colour(s, s.knife)}:
        sentence = "{key}: an open source and another colour than its own, the knife being exhausted, not {given!r}"
        raise BadPosition(sentence, "goons-error-knife", key=key, given=given)


# ---------------------------------------------------------------- the resolution


def _read_resolution(s: State, reader: Reader) -> None:
    """How far a scheme's resolution has come. [O-20b]"""
    if s.phase != RESOLVE:
        reader.nothing("resolution", NOTHING)
        return
    given = reader.get("resolution")
    colour = given.get("colour") if isinstance(given, dict) else None
    s.resolved = terms("resolution.colour", [colour], tuple(LETTERS))[0]
    entry = Reader.of("resolution", given, ("colour", "step", "doubled", "rewarded", *needed(s)))
    s.step = entry.number("resolution.step", 1, 5)
    for key, row in (
        ("doubled", s.doubled),
        ("rewarded", s.rewarded),
        *((key, getattr(s, key)) for key in ("skulls", "passed")),
    ):
        for place, seat in enumerate(read_seats(s, f"resolution.{key}", entry.get(f"resolution.{key}", []))):
            row[seat] = place + 1
    _read_needed(s, entry)
    blank = not (total(s.dice) or total(s.bag) or total(s.drawn) or total(s.bought) or total(s.tokens) or s.lot)
    if s.step == 1 and not (blank and not any((*s.rewarded, *s.skulls, *s.passed)) and set(s.claimed) == {NOTHING}):
        sentence = "resolution: nothing but colour, step and doubled in step 1"
        raise BadPosition(sentence, "goons-error-step-1")


def _read_needed(s: State, entry: Reader) -> None:
    """What dice, bag, auction and lots have come to. [O-21, O-22, O-25, O-26]"""
    needs, seats = needed(s), s.players
    if "dice" in needs:
        s.dice[:] = entry.numbers("resolution.dice", FACES, 0, _MOST_DICE, default=[0] * FACES)
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
        _read_auction(s, entry)
    if "claimed" in needs:
        lots = tiers(s, s.scheme[s.resolved])
        for lot, seat in enumerate(entry.values("resolution.claimed", lots, default=[None] * lots)):
            s.claimed[lot] = NOTHING if seat is None else number("resolution.claimed", seat, 0, seats - 1)


def _read_auction(s: State, entry: Reader) -> None:
    """Tokens are with those who take part; a bid is no more than they have. [O-25]"""
    given = entry.values("resolution.tokens", s.players, default=[0] * s.players)
    for seat, tokens in enumerate(given):
        most = MOST_TOKENS if place_in_order(s, seat, s.resolved) < s.piles[s.resolved] or s.step > 3 else 0
        s.tokens[seat] = number(f"resolution.tokens[{seat}]", tokens, 0, most)
    for seat, bid in enumerate(entry.values("resolution.bids", s.players, default=[None] * s.players)):
        if bid is not None:
            s.bids[seat] = number(f"resolution.bids[{seat}]", bid, 0, s.tokens[seat])
    s.lot = entry.number("resolution.lot", 1, tiers(s, s.scheme[s.resolved]) + 1, default=1) - 1


# ---------------------------------------------------------------- steps that are owed


def _check_steps(s: State) -> None:
    """Free steps are owed by whose turn it is, or by who has just been paid. [O-18b]"""
    owners = [seat for seat in range(s.players) if s.steps[seat]]
    if not owners:
        return
    if s.phase == TURN:
        valid = [s.mover]
    elif s.phase == RESOLVE and s.step == (3 if s.villain[s.resolved] in _PAYS_AT_ONCE else 4):
        order = s.order[s.resolved][: s.piles[s.resolved]]
        valid = [seat for seat in order if s.rewarded[seat]]
        if s.villain[s.resolved] != LADY_DARMONDY and len(owners) > 1:
            valid = []
    else:
        valid = []
    if not set(owners) <= set(valid):
        sentence = "steps: owed by whose turn it is, or by a seat that is being rewarded, not by {given}"
        raise BadPosition(sentence, "goons-error-steps", given=listed(owners))
    if s.question not in {NONE, TRADE}:
        sentence = "pending: null, or trade, while free steps are owed, not {given}"
        raise BadPosition(sentence, "goons-error-walking", given=QUESTIONS[s.question])
    if s.step == 4 and not _has_succeeded(s):
        sentence = "resolution: nobody is paid in step 4 where no goal is reached"
        raise BadPosition(sentence, "goons-error-goal")


def _has_succeeded(s: State) -> bool:
    """Whether a scheme with rewards by place has reached a goal. [O-21, O-22]"""
    if s.villain[s.resolved] == KID_RANDOM:
        return kid_random.goals_reached(s) > 0
    if s.villain[s.resolved] == BLIND_RAZOR and s.scheme[s.resolved] != BR3:
        return blind_razor.goals_reached(s) > 0
    return s.villain[s.resolved] == JOLLY_BUTCHER or total(s.skulls) > 0


# ---------------------------------------------------------------- the question


def _read_question(s: State, reader: Reader) -> None:
    """What is asked, and whom; it fits the phase and the scheme, and there is something to choose. [O-40]"""
    given = reader.data.get("pending")
    if given is None:
        return
    kind = terms("pending.kind", [given.get("kind") if isinstance(given, dict) else None], QUESTIONS)[0]
    more = {TRADE: ("seat", "colour", "left"), AGAIN: ("seat", "what"), BID: ()}.get(kind, ("seat",))
    entry = Reader.of("pending", given, ("kind", *more))
    if kind not in _askable(s):
        sentence = "pending: no {kind} in the phase {phase!r} at this step of this scheme"
        raise BadPosition(sentence, "goons-error-question", kind=QUESTIONS[kind], phase=PHASES[s.phase])
    ask(s, kind, 0 if kind == BID else entry.number("pending.seat", 0, s.players - 1))
    if kind == TRADE:
        s.trade_colour = terms("pending.colour", [entry.get("pending.colour")], tuple(LETTERS))[0]
        s.trades = entry.number("pending.left", 0, trade_limit(s, s.scheme[s.trade_colour]))
    elif kind == AGAIN:
        s.again_what = entry.choice("pending.what", AGAIN_WHAT)
    if not _can_be_asked(s, kind, s.asked):
        sentence = "pending: {kind} cannot be asked of {seat} here"
        who = "anybody" if kind == BID else s.asked
        raise BadPosition(sentence, "goons-error-pending", kind=QUESTIONS[kind], seat=who)


def _askable(s: State) -> set[int]:
    """Return the questions that the phase, the step and the scheme have."""
    if s.phase == TURN:
        return _ASKED_IN_TURN
    if s.phase == CHOOSE_FIRST:
        return {WHO_IS_FIRST}
    if s.phase != RESOLVE:
        return set()
    by_step = {1: DYNAMITE_OR_NOT, 3: _IN_STEP_3.get(s.villain[s.resolved], NONE), 5: BANDAGES_OR_NOT}
    return {by_step.get(s.step, NONE)}


def _can_be_asked(s: State, kind: int, seat: int) -> bool:
    """Whether a seat has something to choose, as it must where it is asked. [O-40]"""
    if s.phase == RESOLVE and kind != BID and place_in_order(s, seat, s.resolved) == s.piles[s.resolved]:
        return False
    if s.phase == TURN and seat != s.mover:
        return False
    return bool(_CHECKS[kind](s, seat))


def _can_trade(s: State, seat: int) -> bool:
    if not is_jolly(s.scheme[s.trade_colour]):
        return False
    return s.steps[seat] > 0 or (s.trades > 0 and can_trade(s, seat, s.trade_colour) > 0)


def _can_do_again(s: State, seat: int) -> bool:
    if s.again_what == BUY:
        return can_buy_any(s, seat) > 0
    return has_markers(s, seat) > 0 or can_move_any(s) > 0


def _can_reroll(s: State, seat: int) -> bool:
    able = s.energy[seat] > 0 and not s.passed[seat]
    return able and total(s.dice) > 0 and kid_random.goals_reached(s) == 0


def _can_bid(s: State, _seat: int) -> bool:
    lots = tiers(s, s.scheme[s.resolved])
    return s.lot < lots and any(is_awaited(s, other) for other in range(s.players))


def _can_claim(s: State, seat: int) -> bool:
    if s.villain[s.resolved] == DOCTOR:
        return not s.rewarded[seat] and goals_reached(s, seat) > 1
    free = any(is_free(s, lot) for lot in range(tiers(s, s.scheme[s.resolved])))
    return free and may_claim(s, seat) > 0


def _can_name(s: State, seat: int) -> bool:
    return seat == s.first and sum(may_be_first(s, other) for other in range(s.players)) > 1


_CHECKS = {
    TRADE: _can_trade,
    AGAIN: _can_do_again,
    DYNAMITE_OR_NOT: lambda s, seat: has_ready(s, seat, DYNAMITE),
    REROLL_OR_STOP: _can_reroll,
    DRAW_OR_STOP: blind_razor.may_draw,
    BID: _can_bid,
    CLAIM: _can_claim,
    BANDAGES_OR_NOT: lambda s, seat: s.rewarded[seat] and has_ready(s, seat, BANDAGES),
    WHO_IS_FIRST: _can_name,
}
