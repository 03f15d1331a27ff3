"""The reasons why moves of Goons are refused. `legality` decides; this module only explains.

A reason depends on public information only, and never reveals a move that another seat has begun. [O-36, O-41]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rascals.core.errors import Refusal
from rascals.core.moves import Move
from rascals.games.goons import city, composing, rules, turns
from rascals.games.goons.actions import colour_of, commit_limit, own_colour
from rascals.games.goons.box import (
    BASEBALL_BAT,
    BLUE,
    BRASS_KNUCKLES,
    BUBBLE_GUN,
    CELL_NAMES,
    CLOWN_MASK,
    COLOUR_NAMES,
    COLOURS,
    CROWBAR,
    DOCTOR,
    EMPTY,
    GREEN,
    HELMET,
    ITEM_NAMES,
    JB1,
    JUNK,
    ONCE_A_GAME,
    POCKET_KNIFE,
    RED,
    SCYTHE,
    SHARK_JAW,
    SHOTGUN,
    YELLOW,
)
from rascals.games.goons.doctor import goals_reached
from rascals.games.goons.moves import NEXT_ENERGY, TO_CELL, VERBS
from rascals.games.goons.reasons import REASONS
from rascals.games.goons.schemes import tiers
from rascals.games.goons.state import (
    ANY_REACH,
    BID,
    BUY,
    CHOOSE_GOON,
    CLAIM,
    FROM_ABILITY,
    NOBODY,
    NONE,
    NOTHING,
    OVER,
    QUESTIONS,
    SOURCE_NAMES,
    State,
)
from rascals.games.goons.supply import bank, may_enter, walker

Cause = Callable[[State, int, Move], Refusal]
STEPS = frozenset(
    {"on", "to_cell", "to_supply", "to_scheme", "next_cell", "next_energy", "double", "finish"}
)  # kinds that only continue a move
# The question that each kind of move answers, and the reason if it is not open.
ANSWERS: Mapping[str, tuple[str, str]] = {
    "trade": ("trade", "nothing-to-trade"),
    "trade_star": ("trade", "nothing-to-trade"),
    "trade_hustle": ("trade", "nothing-to-trade"),
    "no_trade": ("trade", "nothing-to-trade"),
    "again_buy": ("again", "nothing-again"),
    "again_club": ("again", "nothing-again"),
    "again_energy": ("again", "nothing-again"),
    "again_no": ("again", "nothing-again"),
    "dynamite": ("dynamite", "no-fuse"),
    "reroll": ("reroll", "no-rerolls"),
    "draw": ("draw", "no-draws"),
    "stop": ("", "nothing-to-stop"),
    "bid": ("bid", "no-auction"),
    "claim": ("claim", "nothing-to-claim"),
    "pass": ("claim", "nothing-to-claim"),
    "bandages": ("bandages", "no-wounds"),
    "first": ("first", "first-settled"),
    "step": ("", "no-steps"),
    "goon": ("", "goons-chosen"),
}
LOCATIONS: Mapping[str, int] = {  # the colour that the action must have
    **dict.fromkeys(("dojo", "dojo_twice"), RED),
    **dict.fromkeys(("diner", "diner_twice"), YELLOW),
    **dict.fromkeys(("buy", "buy_twice"), GREEN),
    **dict.fromkeys(("club", "club_energy"), BLUE),
}
USED: Mapping[str, int] = {  # the item that each kind of move uses
    "knife": POCKET_KNIFE,
    "bat": BASEBALL_BAT,
    "shoot": SHOTGUN,
    "knuckles": BRASS_KNUCKLES,
    "bubbles": BUBBLE_GUN,
    "put_on_helmet": HELMET,
    "mask": CLOWN_MASK,
    "crowbar": CROWBAR,
    "reap": SCYTHE,
}


def explain(s: State, seat: int, move: Move) -> Refusal:
    """Return why a seat may not play a move that is not legal now."""
    if not 0 <= move.action < VERBS.count:
        return Refusal("no-action", {"action": move.action}, None, "there is no action number {action}")
    if not rules.acting(s) >> seat & 1:
        return _waiting(s, seat)
    if s.begun_steps > 0:
        return _within(s, seat, move)
    if move.kind in STEPS:
        return because("nothing-begun")
    if s.steps[seat] > 0:
        return because("track-topped", **move.args) if move.kind == "step" else because("walk-first")
    if s.question != NONE:
        return _answering(s, seat, move)
    if s.phase == CHOOSE_GOON:
        return because("goon-taken", **move.args) if move.kind == "goon" else because("choose-goon")
    return _in_turn(s, seat, move)


def because(reason: str, /, **args: object) -> Refusal:
    """Return the refusal for a reason of `REASONS`."""
    clause, sentence = REASONS[reason]
    return Refusal(reason, args, clause.format(**args), sentence)


def _waiting(s: State, seat: int) -> Refusal:
    """Say why a seat is not awaited, without revealing a move that another seat has begun."""
    if s.phase == OVER:
        return because("game-over")
    owner = walker(s)
    if owner != NOBODY:
        return because("steps-awaited", seat=owner)
    if s.question == BID:
        return because("bid-made" if s.bids[seat] != NOTHING else "no-tokens")
    if s.question != NONE:
        return because("answer-awaited", seat=s.asked)
    return because("not-your-choice" if s.phase == CHOOSE_GOON else "not-your-turn", seat=s.mover)


# ---------------------------------------------------------------- a turn


def _in_turn(s: State, seat: int, move: Move) -> Refusal:
    """Say why a move is not legal in a turn without an open question."""
    if move.kind in ANSWERS:
        return because(ANSWERS[move.kind][1])
    if move.kind in USED:
        item = USED[move.kind]
        return _not_ready(s, seat, item) or _ITEM_CAUSES[move.kind](s, seat, move)
    if move.kind in _CAUSES:
        return _CAUSES[move.kind](s, seat, move)
    return _not_open(s, move) or _wrong_colour(s, move) or _ACTION_CAUSES[move.kind](s, seat, move)


def _cell(move: Move) -> int:
    return CELL_NAMES.index(move.args["cell"])


def _colour(move: Move) -> int:
    return COLOUR_NAMES.index(move.args["colour"])


def _take(s: State, seat: int, move: Move) -> Refusal:
    """Say why a cube may not be taken. [O-09, O-10]"""
    if s.taken != NOTHING:
        return because("cube-taken")
    if not _has_room(s, seat):
        return because("row-full")
    return _not_an_action_cube(s, move) or because("out-of-reach", cell=move.args["cell"])


def _has_room(s: State, seat: int) -> bool:
    return any(turns.has_space(s, seat, column) for column in range(COLOURS))


def _not_an_action_cube(s: State, move: Move) -> Refusal | None:
    """Say that a cell has no cube or junk; None for an action cube."""
    cube = s.city[_cell(move)]
    if cube in {EMPTY, JUNK}:
        return because("junk" if cube == JUNK else "no-cube", cell=move.args["cell"])
    return None


def _ability(s: State, seat: int, move: Move) -> Refusal:
    """Say why the ability may not take a cube. [O-12]"""
    if s.ability_used[seat]:
        return because("ability-used")
    one, other = (name for colour, name in enumerate(COLOUR_NAMES) if s.pairs[s.goon[seat]] >> colour & 1)
    return _not_an_action_cube(s, move) or because("not-his-colour", one=one, other=other)


def _end(s: State, _seat: int, _move: Move) -> Refusal:
    """Say why the turn may not end. [O-10]"""
    if s.taken == NOTHING:
        return because("take-first")
    return because("must-act")


_CAUSES: Mapping[str, Cause] = {"take": _take, "ability": _ability, "end": _end}

# ---------------------------------------------------------------- actions


def _not_open(s: State, move: Move) -> Refusal | None:
    """Say why a source has no open action; None if it has. [O-10, O-12]"""
    source = SOURCE_NAMES.index(move.args["source"])
    if s.open[source]:
        return None
    if source == FROM_ABILITY and s.ability == NOTHING:
        return because("no-ability-action")
    if source != FROM_ABILITY and s.taken == NOTHING:
        return because("take-first")
    return because("action-done", source=move.args["source"])


def _wrong_colour(s: State, move: Move) -> Refusal | None:
    """Say that a location needs an action of another colour; None if the colour is right. [O-11]"""
    needed = LOCATIONS.get(move.kind)
    colour = colour_of(s, SOURCE_NAMES.index(move.args["source"]))
    if needed in {None, colour}:
        return None
    args = {"source": move.args["source"], "colour": COLOUR_NAMES[colour]}
    return because("wrong-colour", needed=COLOUR_NAMES[needed or 0], **args)


def no_jaw(s: State, seat: int) -> Refusal:
    """Say why an action cannot be doubled. [O-28.shark-jaw]"""
    return because("jaw-exhausted" if s.owned[seat][SHARK_JAW] > 0 else "no-jaw")


def _dojo(s: State, seat: int, _move: Move) -> Refusal:
    return because("bank-empty") if bank(s, seat) == 0 else no_jaw(s, seat)


def _diner(s: State, seat: int, _move: Move) -> Refusal:
    return no_jaw(s, seat)


def _buy(s: State, seat: int, move: Move) -> Refusal:
    """Say why an item cannot be bought. [O-15]"""
    item = ITEM_NAMES.index(move.args["item"])
    if s.display[item] == 0:
        return because("not-displayed", item=move.args["item"])
    if s.cost[item] > s.money[seat]:
        return because("too-dear", item=move.args["item"], cost=s.cost[item], money=s.money[seat])
    return no_jaw(s, seat)


def _club(s: State, _seat: int, move: Move) -> Refusal:
    """Say why the nightclub cannot move a cube. [O-16]"""
    return _not_movable(s, _cell(move), "not-movable") or because("leaves-none")


def _not_movable(s: State, cell: int, far: str) -> Refusal | None:
    """Say why a cube cannot be moved to any cell, or None; `far` is the reason if it is out of reach."""
    if s.city[cell] == EMPTY:
        return because("no-cube", cell=CELL_NAMES[cell])
    if s.empty_cells == 0:
        return because("no-empty-cell")
    return None if s.near[cell] > 0 else because(far, cell=CELL_NAMES[cell])


def _few_markers(_s: State, _seat: int, move: Move) -> Refusal:
    return because("too-few-markers", colour=move.args["colour"])


def _commit(s: State, seat: int, move: Move) -> Refusal:
    """Say why markers cannot be committed. [O-17, O-27]"""
    if move.args["number"] > commit_limit(s, seat):
        return because("commit-limit", limit=commit_limit(s, seat))
    colour = colour_of(s, SOURCE_NAMES.index(move.args["source"]))
    return _too_little(s, seat, colour, move.args["number"])


def _too_little(s: State, seat: int, colour: int, number: int) -> Refusal:
    """Say what is missing to put markers from the supply on a scheme: energy, or the fee. [O-17, O-27]"""
    if not may_enter(s, seat, colour, 0):
        return because("fee", colour=COLOUR_NAMES[colour])
    if s.energy[seat] >= number:
        return because("fee-first", colour=COLOUR_NAMES[colour])
    return because("too-little-energy", energy=s.energy[seat])


def _hustle(s: State, _seat: int, move: Move) -> Refusal:
    return because("track-topped", colour=COLOUR_NAMES[colour_of(s, SOURCE_NAMES.index(move.args["source"]))])


_ACTION_CAUSES: Mapping[str, Cause] = {
    "dojo": _dojo,
    "dojo_twice": _dojo,
    "diner": _diner,
    "diner_twice": _diner,
    "buy": _buy,
    "buy_twice": _buy,
    "club": _club,
    "club_energy": _few_markers,
    "commit": _commit,
    "hustle": _hustle,
}

# ---------------------------------------------------------------- items


def _not_ready(s: State, seat: int, item: int) -> Refusal | None:
    """Say that a player has no such item, or that it is used; None if it can be used. [O-28, O-35]"""
    if s.owned[seat][item] == 0:
        return because("not-owned", item=ITEM_NAMES[item])
    if s.used[seat][item]:
        return because("spent" if ONCE_A_GAME[item] else "exhausted", item=ITEM_NAMES[item])
    return None


def _knife(s: State, _seat: int, move: Move) -> Refusal:
    """Say why the knife cannot change an action. [O-28.pocket-knife, O-40]"""
    return _not_open(s, move) or because("own-colour", colour=_own(s, move))


def _own(s: State, move: Move) -> str:
    return COLOUR_NAMES[own_colour(s, SOURCE_NAMES.index(move.args["source"]))]


def _add(s: State, seat: int, move: Move) -> Refusal:
    """Say why no energy can be added from the bank to a scheme. [O-27, O-35]"""
    if not may_enter(s, seat, _colour(move), 0):
        return because("fee", colour=move.args["colour"])
    return because("bank-empty")


def _knuckles(s: State, seat: int, move: Move) -> Refusal:
    return _too_little(s, seat, _colour(move), move.args["number"])


def _gain(_s: State, _seat: int, _move: Move) -> Refusal:
    return because("bank-empty")


def _crowbar(s: State, seat: int, move: Move) -> Refusal:
    """Say why this amount of money cannot be turned into energy. [O-28.crowbar]"""
    if move.args["number"] > s.money[seat]:
        return because("too-little-money", money=s.money[seat])
    return because("bank-short", energy=bank(s, seat))


def _reap(s: State, _seat: int, move: Move) -> Refusal:
    """Say why the scythe cannot move a cube. [O-28.scythe]"""
    return _not_reaped(s, _cell(move)) or because("leaves-none")


def _not_reaped(s: State, cell: int) -> Refusal | None:
    """Say why the scythe cannot take a cube; None if it can."""
    refusal = _not_movable(s, cell, "reap-reach")
    return None if refusal and refusal.reason == "reap-reach" and s.scythe_reach == ANY_REACH else refusal


_ITEM_CAUSES: Mapping[str, Cause] = {
    "knife": _knife,
    "bat": _add,
    "shoot": _add,
    "knuckles": _knuckles,
    "bubbles": _gain,
    "put_on_helmet": _gain,
    "mask": _few_markers,
    "crowbar": _crowbar,
    "reap": _reap,
}

# ---------------------------------------------------------------- answers


def _answering(s: State, seat: int, move: Move) -> Refusal:
    """Say why a move does not answer the open question."""
    question = QUESTIONS[s.question]
    if move.kind in _ANSWER_CAUSES and ANSWERS[move.kind][0] == question:
        return _ANSWER_CAUSES[move.kind](s, seat, move)
    if s.question == CLAIM and s.villain[s.resolved] == DOCTOR:
        return because("asked-reward")
    return because(f"asked-{question}")


def _trade(s: State, _seat: int, move: Move) -> Refusal:
    """Say how to name the trade, or that the player lacks what it takes. [O-24]"""
    if s.scheme[s.trade_colour] != JB1:
        return because("only-trade")
    if move.kind == "trade":
        return because("say-what")
    return because("no-star") if move.kind == "trade_star" else because("not-on-track", **move.args)


def _again(s: State, seat: int, move: Move) -> Refusal:
    """Say why a move is not a legal second half. [O-28.shark-jaw]"""
    if (move.kind == "again_buy") != (s.again_what == BUY):
        return because("second-purchase" if s.again_what == BUY else "second-club")
    return {"again_buy": _buy, "again_club": _club, "again_energy": _few_markers}[move.kind](s, seat, move)


def _reroll(_s: State, _seat: int, move: Move) -> Refusal:
    return because("no-such-die", **move.args)


def _bid(s: State, seat: int, _move: Move) -> Refusal:
    return because("too-few-tokens", tokens=s.tokens[seat])


def _claim(s: State, seat: int, move: Move) -> Refusal:
    """Say why a reward cannot be claimed or passed on. [O-23, O-26]"""
    if s.villain[s.resolved] == DOCTOR:
        return because("must-claim") if move.kind == "pass" else because("not-reached", goals=goals_reached(s, seat))
    if move.kind == "pass":
        return because("must-claim-lot")
    lots = tiers(s, s.scheme[s.resolved])
    return because("no-such-lot", lots=lots) if move.args["number"] > lots else because("lot-claimed", **move.args)


def _first(s: State, _seat: int, move: Move) -> Refusal:
    """Say why a seat cannot be named first player. [O-29]"""
    highest = s.players - 1
    return because("no-such-seat", highest=highest) if move.args["to"] > highest else because("not-tied")


_ANSWER_CAUSES: Mapping[str, Cause] = {
    **dict.fromkeys(("trade", "trade_star", "trade_hustle"), _trade),
    **dict.fromkeys(("again_buy", "again_club", "again_energy"), _again),
    "reroll": _reroll,
    "bid": _bid,
    **dict.fromkeys(("claim", "pass"), _claim),
    "first": _first,
}

# ---------------------------------------------------------------- within a composite move


def _within(s: State, seat: int, move: Move) -> Refusal:
    """Say why a step does not continue the move begun."""
    if move.kind not in STEPS:
        return because("move-begun")
    if composing.is_taking(s):
        return because("column-taken", **move.args) if move.kind == "on" else because("say-column")
    if composing.is_clubbing_cube(s):
        return _clubbing(s, move)
    if composing.is_clubbing_energy(s):
        return _withdrawing(s, seat, move)
    if composing.is_masking(s):
        return _going(s, seat, move, composing.first_colour(s)) if move.kind == "to_scheme" else because("say-where")
    return _reaping(s, move)


def _clubbing(s: State, move: Move) -> Refusal:
    """Say why the nightclub cannot move a cube there. [O-16]"""
    if s.begun_steps > 1:
        return because("move-begun")
    return _putting(s, move) if move.kind == "to_cell" else because("say-where")


def _putting(s: State, move: Move) -> Refusal:
    """Say why a cube cannot go to a cell. [O-16]"""
    return because("cell-taken", **move.args) if s.city[_cell(move)] != EMPTY else because("leaves-none")


def _withdrawing(s: State, seat: int, move: Move) -> Refusal:
    """Say why a step does not continue the nightclub's move of markers. [O-16, O-27]"""
    if s.begun_steps % 2 == 1:
        colour = composing.first_colour(s) if s.begun_steps == 1 else s.begun[2] - NEXT_ENERGY
        if move.kind == "to_supply":
            return because("said-together")
        return _going(s, seat, move, colour) if move.kind == "to_scheme" else because("say-where")
    if move.kind != "next_energy":
        return no_jaw(s, seat) if move.kind == "double" else because("move-begun")
    if composing.first_number(s) > 1 or s.begun_steps > 2:
        return because("two-markers")
    return _second(s, seat, move)


def _second(s: State, seat: int, move: Move) -> Refusal:
    """Say why the second marker cannot come from a scheme. [O-16]"""
    colour, first = _colour(move), composing.first_colour(s)
    if colour == composing.first_target(s):
        return because("one-scheme")
    if s.markers[colour][seat] < (2 if colour == first else 1):
        return because("too-few-markers", **move.args)
    if colour < first:
        return because("in-order")
    return because("said-together")


def _going(s: State, seat: int, move: Move, colour: int) -> Refusal:
    """Say why markers cannot go to a scheme. [O-16, O-27]"""
    to = _colour(move)
    if to == colour:
        return because("same-scheme")
    if not may_enter(s, seat, to, 0):
        return because("fee", **move.args)
    return because("one-scheme")


def _reaping(s: State, move: Move) -> Refusal:
    """Say why a step does not continue the scythe's move. [O-28.scythe]"""
    if s.begun_steps % 2 == 1:
        return _putting(s, move) if move.kind == "to_cell" else because("say-where")
    if move.kind == "finish":
        return because("leaves-none")
    if move.kind != "next_cell":
        return because("move-begun")
    if s.begun_steps > 2:
        return because("two-cubes")
    return _reaping_second(s, _cell(move))


def _reaping_second(s: State, cell: int) -> Refusal:
    """Say why the scythe cannot move a second cube from a cell, as the city is after the first. [O-28.scythe]"""
    to = s.begun[1] - TO_CELL
    if cell == to:
        return because("same-cube")
    twin = s.copy()
    city.move_cube(twin, composing.first_cell(s), to)
    return _not_reaped(twin, cell) or because("leaves-none")
