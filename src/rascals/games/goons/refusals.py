"""The reasons why moves of Goons are refused. `legality` decides; this module only explains.

A reason depends only on public information, and never reveals a move that another seat has begun. [O-36, O-41]
`REASONS` has the clause and the sentence of each; a clause may contain the item it is about, `O-28.{item}`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rascals.core.errors import Refusal
from rascals.core.moves import Move
from rascals.games.goons import city, components, composing, rules, state
from rascals.games.goons.actions import colour_of, commit_limit, own_colour
from rascals.games.goons.choosing import goals_of_doctor
from rascals.games.goons.legality import has_any_space
from rascals.games.goons.moves import NEXT_ENERGY, TO_CELL, VERBS
from rascals.games.goons.schemes import tiers
from rascals.games.goons.state import State
from rascals.games.goons.supply import bank, may_enter, walker

REASONS: dict[str, tuple[str, str]] = {
    # Another seat has to act.
    "game-over": ("O-31", "the game is over"),
    "not-your-turn": ("O-09", "it is seat {seat}'s turn"),
    "not-your-choice": ("O-06", "first a goon is chosen: by seat {seat}"),
    "answer-awaited": ("O-40", "first a question is answered: by seat {seat}"),
    "steps-awaited": ("O-18b", "first free steps are taken: by seat {seat}"),
    "bid-made": ("O-25", "your bid is in, and it is final. Wait for the others"),
    "no-tokens": ("O-25", "you have no auction tokens, so you do not bid"),
    # A move of several steps.
    "move-begun": ("O-41", "first go on with the move you have begun"),
    "nothing-begun": ("O-41", "this only goes on with a move such as “take” or “use scythe”: begin one"),
    "say-where": ("O-41", "say where it goes"),
    "say-column": ("O-10", "say on which column of your crib the cube goes, as in “on COLOUR”"),
    "in-order": ("O-41", "step by step, markers are named in the order red, yellow, green, blue, the supply first"),
    # A move that does not answer the open question.
    "choose-goon": ("O-06", "first choose a goon, as in “goon NAME”"),
    "walk-first": ("O-18b", "first take your free steps, as in “step COLOUR”"),
    "asked-trade": ("O-24", "first trade with the Jolly Butcher, or say “no-trade”"),
    "asked-again": ("O-28.shark-jaw", "first do the second half of your doubled action, or say “again no”"),
    "asked-dynamite": ("O-28.dynamite", "first say whether you use your dynamite: “dynamite yes” or “dynamite no”"),
    "asked-reroll": ("O-21", "first reroll a die, as in “reroll N”, or say “stop”"),
    "asked-draw": ("O-22", "first say “draw” or “stop”"),
    "asked-bid": ("O-25", "first bid, as in “bid N”"),
    "asked-claim": ("O-26", "first claim a reward, as in “claim N”, or say “pass”"),
    "asked-reward": ("O-23", "first take one of the rewards that you have reached, as in “claim N”"),
    "asked-bandages": ("O-28.bandages", "first say whether you use your bandages: “bandages yes” or “bandages no”"),
    "asked-first": ("O-29", "first name who is first in the next round, as in “first SEAT”"),
    # A move that answers a question that is not open.
    "goons-chosen": ("O-06", "all goons have been chosen"),
    "no-steps": ("O-18b", "you have no free steps to take"),
    "nothing-to-trade": ("O-24", "trades are made on committing to a scheme of the Jolly Butcher"),
    "nothing-again": ("O-28.shark-jaw", "there is no second half of an action to do"),
    "no-fuse": ("O-28.dynamite", "dynamite is for the beginning of a scheme that you take part in, once you are asked"),
    "no-rerolls": ("O-21", "no die of Kid Random can be rerolled now"),
    "no-draws": ("O-22", "no token can be drawn from the bag of Blind Razor now"),
    "nothing-to-stop": ("O-40", "there is nothing that you could stop now"),
    "no-auction": ("O-25", "lady Darmondy holds no auction now"),
    "nothing-to-claim": ("O-26", "there is no reward to claim now"),
    "no-wounds": ("O-28.bandages", "bandages are for when a scheme has rewarded you, once you are asked"),
    "first-settled": ("O-29", "nobody has to name who is first now"),
    # Goons and cubes.
    "goon-taken": ("O-06", "this goon is taken: {goon}"),
    "cube-taken": ("O-09", "you have already taken your cube this turn"),
    "take-first": ("O-09", "first take a cube, as in “take CELL on COLOUR”"),
    "no-cube": ("O-02", "no cube lies there: {cell}"),
    "junk": ("O-09", "junk is not taken: {cell}"),
    "out-of-reach": ("O-09", "take a cube from an outer corner or from next to an empty cell, not from {cell}"),
    "not-movable": ("O-16", "move a cube from an outer corner or from next to an empty cell, not from {cell}"),
    "reap-reach": (
        "O-28.scythe",
        "the scythe takes from an outer corner or from next to an empty cell, not from {cell}",
    ),
    "row-full": ("O-10", "the row of this turn is full"),
    "column-taken": ("O-10", "in the row of this turn this column is taken: {colour}"),
    "ability-used": ("O-12", "the ability of your goon has been used"),
    "not-his-colour": ("O-12", "your goon takes cubes of two colours only: {one}, {other}"),
    "must-act": ("O-10", "first do the actions that are open"),
    # Actions.
    "no-ability-action": ("O-12", "the ability of your goon has given no action this turn"),
    "action-done": ("O-10", "this action is done: {source}"),
    "wrong-colour": ("O-11", "this takes a {needed} action, and this one is not: {source}, {colour}"),
    "no-jaw": ("O-28.shark-jaw", "only the shark jaw doubles an action, and you have none"),
    "jaw-exhausted": ("O-28.shark-jaw", "your shark jaw is exhausted until the end of the round"),
    "bank-empty": ("O-40", "all your energy is in play: the bank has none left for you"),
    "not-displayed": ("O-15", "this item is not on display: {item}"),
    "too-dear": ("O-15", "this item costs more than you have: {item}. Cost {cost}, your money {money}"),
    "commit-limit": ("O-17", "one commit places at most {limit} energy"),
    "too-little-energy": ("O-17", "you do not have enough energy in your supply: {energy}"),
    "fee": ("O-27", "you cannot pay the entry fee of this scheme: {colour}"),
    "fee-first": ("O-27", "after the entry fee you would not have enough left for this scheme: {colour}"),
    "track-topped": ("O-18", "you stand on the top space of this track: {colour}"),
    # The nightclub, clown mask and scythe.
    "no-empty-cell": ("O-16", "there is no empty cell to move a cube to"),
    "cell-taken": ("O-16", "a cube goes to an empty cell, and this one is not: {cell}"),
    "leaves-none": (
        "O-16",
        "after that nobody could take a cube: some action cube must stay on a corner or next to an empty cell",
    ),
    "same-cube": ("O-28.scythe", "the scythe moves two different cubes"),
    "two-cubes": ("O-28.scythe", "the scythe moves one or two cubes"),
    "too-few-markers": ("O-16", "you do not have that many markers on this scheme: {colour}"),
    "two-markers": ("O-16", "the nightclub moves up to two markers"),
    "same-scheme": ("O-16", "markers go to the supply or to a scheme other than the one they come from"),
    "one-scheme": ("O-16", "both markers go to the supply or to the same other scheme, from which none is taken"),
    "said-together": ("O-41", "two markers that go the same way are named at once, as in “2 COLOUR to supply”"),
    # Items.
    "not-owned": ("O-28.{item}", "you do not own this item: {item}"),
    "exhausted": ("O-28.{item}", "this item is exhausted until the end of the round: {item}"),
    "spent": ("O-28.{item}", "this item is spent for the whole game: {item}"),
    "own-colour": ("O-40", "this cube gives an action of that colour already: {colour}"),
    "too-little-money": ("O-28.crowbar", "you do not have enough money: {money}"),
    "bank-short": ("O-28.crowbar", "the bank does not have that much energy for you: {energy}"),
    # Answers.
    "say-what": ("O-24.1", "say what you trade: “trade star” or, with its colour, “trade hustle COLOUR”"),
    "only-trade": ("O-24", "say only “trade”: what it takes is printed"),
    "no-star": ("O-24.1", "you have no star on the score track"),
    "not-on-track": ("O-24.1", "you do not stand on this track: {colour}"),
    "second-purchase": ("O-28.shark-jaw", "the second half is a purchase like the first, as in “again buy ITEM”"),
    "second-club": ("O-28.shark-jaw", "the second half is at the nightclub, like the first"),
    "no-such-die": ("O-21", "no die shows this: {die}"),
    "too-few-tokens": ("O-25", "you can bid at most all your tokens: {tokens}"),
    "not-reached": ("O-23", "you have reached only this many goals: {goals}"),
    "must-claim-lot": (
        "O-26",
        "you must take one of the rewards left: at this table nobody passes at Mary Klyde’s",
    ),
    "must-claim": ("O-23", "you must take one of the rewards that you have reached"),
    "lot-claimed": ("O-26", "this reward is claimed already: {number}"),
    "no-such-lot": ("O-26", "this scheme has only this many rewards: {lots}"),
    "not-tied": ("O-29", "only one of those tied in stars and energy can be first"),
    "no-such-seat": ("O-01", "there is no such seat. The seats are 0 to {highest}"),
}


# ---------------------------------------------------------------- explanations


Cause = Callable[[State, int, Move], Refusal]
STEPS = frozenset(
    {"on", "to_cell", "to_supply", "to_scheme", "next_cell", "next_energy", "double", "finish"}
)  # kinds that can only continue a move
# The question that each kind of move answers, and the reason if it is not open.
ANSWERS: Mapping[str, tuple[str, str]] = {
    **dict.fromkeys(("trade", "trade_star", "trade_hustle", "no_trade"), ("trade", "nothing-to-trade")),
    **dict.fromkeys(("again_buy", "again_club", "again_energy", "again_no"), ("again", "nothing-again")),
    "dynamite": ("dynamite", "no-fuse"),
    "reroll": ("reroll", "no-rerolls"),
    "draw": ("draw", "no-draws"),
    "stop": ("", "nothing-to-stop"),
    "bid": ("bid", "no-auction"),
    **dict.fromkeys(("claim", "pass"), ("claim", "nothing-to-claim")),
    "bandages": ("bandages", "no-wounds"),
    "first": ("first", "first-settled"),
    "step": ("", "no-steps"),
    "goon": ("", "goons-chosen"),
}
LOCATIONS: Mapping[str, int] = {  # the colour that the action must have
    **dict.fromkeys(("dojo", "dojo_twice"), components.RED),
    **dict.fromkeys(("diner", "diner_twice"), components.YELLOW),
    **dict.fromkeys(("buy", "buy_twice"), components.GREEN),
    **dict.fromkeys(("club", "club_energy"), components.BLUE),
}
USED: Mapping[str, int] = {  # the item that each kind of move uses
    "knife": components.POCKET_KNIFE,
    "bat": components.BASEBALL_BAT,
    "shoot": components.SHOTGUN,
    "knuckles": components.BRASS_KNUCKLES,
    "bubbles": components.BUBBLE_GUN,
    "put_on_helmet": components.HELMET,
    "mask": components.CLOWN_MASK,
    "crowbar": components.CROWBAR,
    "reap": components.SCYTHE,
}


def explain(s: State, seat: int, move: Move) -> Refusal:
    """Return why a move is not legal for a seat now."""
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
    if s.question != state.NONE:
        return _answering(s, seat, move)
    if s.phase == state.CHOOSE_GOON:
        return because("goon-taken", **move.args) if move.kind == "goon" else because("choose-goon")
    return _in_turn(s, seat, move)


def because(reason: str, /, **args: object) -> Refusal:
    """Return the refusal for a reason of `REASONS`."""
    clause, sentence = REASONS[reason]
    return Refusal(reason, args, clause.format(**args), sentence)


def _waiting(s: State, seat: int) -> Refusal:
    """Say why a seat is not awaited, without revealing a move that another seat has begun."""
    if s.phase == state.OVER:
        return because("game-over")
    owner = walker(s)
    if owner != state.NOBODY:
        return because("steps-awaited", seat=owner)
    if s.question == state.BID:
        return because("bid-made" if s.bids[seat] != state.NOTHING else "no-tokens")
    if s.question != state.NONE:
        return because("answer-awaited", seat=s.asked)
    return because("not-your-choice" if s.phase == state.CHOOSE_GOON else "not-your-turn", seat=s.mover)


# ---------------------------------------------------------------- a turn


def _in_turn(s: State, seat: int, move: Move) -> Refusal:
    """Say why a move is not legal in a turn without an open question."""
    if move.kind in ANSWERS:
        return because(ANSWERS[move.kind][1])
    refusal = None
    if move.kind in USED:
        refusal = _not_ready(s, seat, USED[move.kind])
    elif "source" in move.args:
        refusal = _not_open(s, move) or _wrong_colour(s, move)
    return refusal or _CAUSES[move.kind](s, seat, move)


def _cell(move: Move) -> int:
    return components.CELL_NAMES.index(move.args["cell"])


def _colour(move: Move) -> int:
    return components.COLOUR_NAMES.index(move.args["colour"])


def _take(s: State, seat: int, move: Move) -> Refusal:
    """Say why a cube may not be taken. [O-09, O-10]"""
    if s.taken != state.NOTHING:
        return because("cube-taken")
    if not has_any_space(s, seat):
        return because("row-full")
    return _not_an_action_cube(s, move) or because("out-of-reach", cell=move.args["cell"])


def _not_an_action_cube(s: State, move: Move) -> Refusal | None:
    """Say that a cell has no cube, or junk; None for an action cube."""
    cube = s.city[_cell(move)]
    if cube in {components.EMPTY, components.JUNK}:
        return because("junk" if cube == components.JUNK else "no-cube", cell=move.args["cell"])
    return None


def _ability(s: State, seat: int, move: Move) -> Refusal:
    """Say why the ability may not take a cube. [O-12]"""
    if s.ability_used[seat]:
        return because("ability-used")
    one, other = (name for colour, name in enumerate(components.COLOUR_NAMES) if s.pairs[s.goon[seat]] >> colour & 1)
    return _not_an_action_cube(s, move) or because("not-his-colour", one=one, other=other)


# ---------------------------------------------------------------- actions


def _not_open(s: State, move: Move) -> Refusal | None:
    """Say why a source has no open action; None if it has one. [O-10, O-12]"""
    source = state.SOURCE_NAMES.index(move.args["source"])
    if s.open[source]:
        return None
    if source == state.FROM_ABILITY and s.ability == state.NOTHING:
        return because("no-ability-action")
    if source != state.FROM_ABILITY and s.taken == state.NOTHING:
        return because("take-first")
    return because("action-done", source=move.args["source"])


def _wrong_colour(s: State, move: Move) -> Refusal | None:
    """Say that a location needs an action of another colour; None if the colour is right. [O-11]"""
    needed = LOCATIONS.get(move.kind)
    colour = colour_of(s, state.SOURCE_NAMES.index(move.args["source"]))
    if needed in {None, colour}:
        return None
    args = {"source": move.args["source"], "colour": components.COLOUR_NAMES[colour]}
    return because("wrong-colour", needed=components.COLOUR_NAMES[needed or 0], **args)


def no_jaw(s: State, seat: int) -> Refusal:
    """Say why an action cannot be doubled. [O-28.shark-jaw]"""
    return because("jaw-exhausted" if s.owned[seat][components.SHARK_JAW] > 0 else "no-jaw")


def _dojo(s: State, seat: int, _move: Move) -> Refusal:
    return no_jaw(s, seat) if bank(s, seat) else because("bank-empty")


def _buy(s: State, seat: int, move: Move) -> Refusal:
    """Say why an item cannot be bought. [O-15]"""
    item = components.ITEM_NAMES.index(move.args["item"])
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
    if s.city[cell] == components.EMPTY:
        return because("no-cube", cell=components.CELL_NAMES[cell])
    if s.empty_cells == 0:
        return because("no-empty-cell")
    return None if s.near[cell] > 0 else because(far, cell=components.CELL_NAMES[cell])


def _commit(s: State, seat: int, move: Move) -> Refusal:
    """Say why markers cannot be committed. [O-17, O-27]"""
    if move.args["number"] > commit_limit(s, seat):
        return because("commit-limit", limit=commit_limit(s, seat))
    colour = colour_of(s, state.SOURCE_NAMES.index(move.args["source"]))
    return _too_little(s, seat, colour, move.args["number"])


def _too_little(s: State, seat: int, colour: int, number: int) -> Refusal:
    """Say what is missing to put markers from the supply on a scheme: energy, or the fee. [O-17, O-27]"""
    if not may_enter(s, seat, colour, 0):
        return because("fee", colour=components.COLOUR_NAMES[colour])
    if s.energy[seat] >= number:
        return because("fee-first", colour=components.COLOUR_NAMES[colour])
    return because("too-little-energy", energy=s.energy[seat])


def _hustle(s: State, _seat: int, move: Move) -> Refusal:
    return because(
        "track-topped", colour=components.COLOUR_NAMES[colour_of(s, state.SOURCE_NAMES.index(move.args["source"]))]
    )


# ---------------------------------------------------------------- items


def _not_ready(s: State, seat: int, item: int) -> Refusal | None:
    """Say that a player does not own an item, or has used it; None if it can be used. [O-28, O-35]"""
    if s.owned[seat][item] == 0:
        return because("not-owned", item=components.ITEM_NAMES[item])
    if s.used[seat][item]:
        return because("spent" if components.ONCE_A_GAME[item] else "exhausted", item=components.ITEM_NAMES[item])
    return None


def _knife(s: State, _seat: int, move: Move) -> Refusal:
    """Say why the knife cannot change an action. [O-28.pocket-knife, O-40]"""
    colour = own_colour(s, state.SOURCE_NAMES.index(move.args["source"]))
    return _not_open(s, move) or because("own-colour", colour=components.COLOUR_NAMES[colour])


def _add(s: State, seat: int, move: Move) -> Refusal:
    """Say why no energy can be added from the bank to a scheme. [O-27, O-35]"""
    if not may_enter(s, seat, _colour(move), 0):
        return because("fee", colour=move.args["colour"])
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
    return None if refusal and refusal.reason == "reap-reach" and s.scythe_reach == state.ANY_REACH else refusal


# ---------------------------------------------------------------- answers


def _answering(s: State, seat: int, move: Move) -> Refusal:
    """Say why a move does not answer the open question."""
    question = state.QUESTIONS[s.question]
    if move.kind in _CAUSES and ANSWERS.get(move.kind, ("",))[0] == question:
        return _CAUSES[move.kind](s, seat, move)
    if s.question == state.CLAIM and s.villain[s.resolved] == components.DOCTOR:
        return because("asked-reward")
    return because(f"asked-{question}")


def _trade(s: State, _seat: int, move: Move) -> Refusal:
    """Say how to name the trade, or that the player cannot pay for it. [O-24]"""
    if s.scheme[s.trade_colour] != components.JB1:
        return because("only-trade")
    if move.kind == "trade":
        return because("say-what")
    return because("no-star") if move.kind == "trade_star" else because("not-on-track", **move.args)


def _again(s: State, seat: int, move: Move) -> Refusal:
    """Say why a move is not a legal second half. [O-28.shark-jaw]"""
    if (move.kind == "again_buy") != (s.again_what == state.BUY):
        return because("second-purchase" if s.again_what == state.BUY else "second-club")
    return {"again_buy": _buy, "again_club": _club, "again_energy": _few_markers}[move.kind](s, seat, move)


def _claim(s: State, seat: int, move: Move) -> Refusal:
    """Say why a reward cannot be claimed or passed on. [O-23, O-26]"""
    if s.villain[s.resolved] == components.DOCTOR:
        return because("must-claim") if move.kind == "pass" else because("not-reached", goals=goals_of_doctor(s, seat))
    if move.kind == "pass":
        return because("must-claim-lot")
    lots = tiers(s, s.scheme[s.resolved])
    return because("no-such-lot", lots=lots) if move.args["number"] > lots else because("lot-claimed", **move.args)


def _first(s: State, _seat: int, move: Move) -> Refusal:
    """Say why a seat cannot be named first player. [O-29]"""
    highest = s.players - 1
    return because("no-such-seat", highest=highest) if move.args["to"] > highest else because("not-tied")


def _few_markers(_s: State, _seat: int, move: Move) -> Refusal:
    return because("too-few-markers", colour=move.args["colour"])


_CAUSES: Mapping[str, Cause] = {
    "take": _take,
    "ability": _ability,
    "end": lambda s, _seat, _move: because("take-first" if s.taken == state.NOTHING else "must-act"),
    # Actions.
    **dict.fromkeys(("dojo", "dojo_twice"), _dojo),
    **dict.fromkeys(("diner", "diner_twice"), lambda s, seat, _move: no_jaw(s, seat)),
    **dict.fromkeys(("buy", "buy_twice"), _buy),
    "club": _club,
    "club_energy": _few_markers,
    "commit": _commit,
    "hustle": _hustle,
    # Items.
    "knife": _knife,
    **dict.fromkeys(("bat", "shoot"), _add),
    "knuckles": lambda s, seat, move: _too_little(s, seat, _colour(move), move.args["number"]),
    **dict.fromkeys(("bubbles", "put_on_helmet"), lambda _s, _seat, _move: because("bank-empty")),
    "mask": _few_markers,
    "crowbar": _crowbar,
    "reap": _reap,
    # Answers.
    **dict.fromkeys(("trade", "trade_star", "trade_hustle"), _trade),
    **dict.fromkeys(("again_buy", "again_club", "again_energy"), _again),
    "reroll": lambda _s, _seat, move: because("no-such-die", **move.args),
    "bid": lambda s, seat, _move: because("too-few-tokens", tokens=s.tokens[seat]),
    **dict.fromkeys(("claim", "pass"), _claim),
    "first": _first,
}

# ---------------------------------------------------------------- within a composite move


def _within(s: State, seat: int, move: Move) -> Refusal:
    """Say why a step does not continue the unfinished move."""
    if move.kind not in STEPS:
        return because("move-begun")
    if composing.is_taking(s):
        return because("column-taken", **move.args) if move.kind == "on" else because("say-column")
    if composing.is_clubbing_cube(s):
        return _putting(s, move) if s.begun_steps == 1 else because("move-begun")
    if composing.is_clubbing_energy(s):
        return _withdrawing(s, seat, move)
    if composing.is_masking(s):
        return _going(s, seat, move, composing.first_colour(s))
    return _reaping(s, move)


def _putting(s: State, move: Move) -> Refusal:
    """Say why a cube does not go to a cell. [O-16]"""
    if move.kind != "to_cell":
        return because("say-where")
    return because("cell-taken", **move.args) if s.city[_cell(move)] != components.EMPTY else because("leaves-none")


def _withdrawing(s: State, seat: int, move: Move) -> Refusal:
    """Say why a step does not continue the nightclub's move of markers. [O-16, O-27]"""
    if s.begun_steps % 2 == 1:
        colour = composing.first_colour(s) if s.begun_steps == 1 else s.begun[2] - NEXT_ENERGY
        if move.kind == "to_supply":
            return because("said-together")
        return _going(s, seat, move, colour)
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
    """Say why markers do not go to a scheme. [O-16, O-27]"""
    if move.kind != "to_scheme":
        return because("say-where")
    to = _colour(move)
    if to == colour:
        return because("same-scheme")
    return because("one-scheme") if may_enter(s, seat, to, 0) else because("fee", **move.args)


def _reaping(s: State, move: Move) -> Refusal:
    """Say why a step does not continue the scythe's move. [O-28.scythe]"""
    if s.begun_steps % 2 == 1:
        return _putting(s, move)
    if move.kind == "finish":
        return because("leaves-none")
    if move.kind != "next_cell":
        return because("move-begun")
    if s.begun_steps > 2:
        return because("two-cubes")
    return _reaping_second(s, _cell(move))


def _reaping_second(s: State, cell: int) -> Refusal:
    """Say why the scythe cannot move a second cube from a cell after moving the first. [O-28.scythe]"""
    to = s.begun[1] - TO_CELL
    if cell == to:
        return because("same-cube")
    twin = s.copy()
    city.move_cube(twin, composing.first_cell(s), to)
    return _not_reaped(twin, cell) or because("leaves-none")
