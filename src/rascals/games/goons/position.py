"""What a position of Goons says, and what it cannot say. [Position, O-39]"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rascals.core import rules as core_rules
from rascals.core.codecs import Cards, Counts, Number, OneOf
from rascals.core.entries import (
    MISSING,
    NONE,
    Diagram,
    PositionEntry,
    Ranks,
    SeatBits,
    Subset,
    by_hand,
    dealt,
    each,
    fixed,
    following,
    last,
    may,
    null,
    only,
    parts,
    row,
    seats,
    slot,
    when,
)
from rascals.core.errors import BadPosition, listed
from rascals.core.reading import PositionReader, at_most, each_once, flag, number, refuse_if, terms, values
from rascals.core.rows import total
from rascals.core.seating import around
from rascals.games.goons import components, dice_and_tokens, state, view
from rascals.games.goons.choosing import is_awaited
from rascals.games.goons.city import note_near
from rascals.games.goons.components import COLOURS, COPIES, CUBE_LETTERS, EMPTY, ITEM_NAMES, ITEMS, LETTERS, ROUNDS
from rascals.games.goons.jolly_butcher import go_on_trading, is_jolly, trade_limit
from rascals.games.goons.resolution import go_on_resolving
from rascals.games.goons.rules import show_crib
from rascals.games.goons.schemes import place_in_order, tiers
from rascals.games.goons.state import CHOOSE_FIRST, CHOOSE_GOON, NOBODY, NOTHING, OVER, RESOLVE, TURN, State
from rascals.games.goons.supply import LENGTH, bank, walker
from rascals.games.goons.turns import turns_in_round

MOST_DICE = 127  # the most that an i8 field holds
LETTER, LETTER_OR_NONE = OneOf(tuple(LETTERS)), OneOf(tuple(LETTERS), nothing=True)
TOKEN_NAMES = ("skull", "blank")  # by their numbers, SKULLS and BLANKS

# ---------------------------------------------------------------- villains and schemes


def _villain(s: State, colour: int) -> OneOf:
    """Return the villains that may lie there: those in play, each once. [O-03]"""
    valid = [bit for bit in range(components.VILLAINS) if not s.villains or s.villains >> bit & 1]
    return OneOf(
        components.VILLAIN_NAMES,
        among=[components.VILLAIN_NAMES[one] for one in valid if one not in s.villain[:colour]],
    )


def _own(s: State, colour: int) -> range:
    """Return the five schemes of the villain at a corner."""
    return range(s.villain[colour] * components.OF_VILLAIN, (s.villain[colour] + 1) * components.OF_VILLAIN)


def _scheme(s: State, colour: int) -> OneOf:
    return OneOf(components.SCHEME_NAMES, among=[components.SCHEME_NAMES[scheme] for scheme in _own(s, colour)])


def _piles(s: State, colour: int) -> list[list[int]]:
    """Return the piles as [seat, markers], in commit order. [O-17]"""
    return [[seat, s.markers[colour][seat]] for seat in s.order[colour][: s.piles[colour]]]


def _read_piles(s: State, key: str, given: Any, colour: int) -> None:
    piles = [values(f"{key}[{at}]", pile, 2) for at, pile in enumerate(values(key, given))]
    for at, (seat, markers) in enumerate(piles):
        number(f"{key}[{at}][0]", seat, 0, s.players - 1)
        refuse_if(seat in s.order[colour][:at], f"{key}: each seat once, not {seat} twice")
        s.order[colour][at] = seat
        s.markers[colour][seat] = number(f"{key}[{at}][1]", markers, 1, components.ENERGY)
    s.piles[colour] = len(piles)


def _gone(s: State) -> list[str]:
    """Return the discarded schemes: those that are neither open nor in a deck."""
    return [components.SCHEME_NAMES[scheme] for colour in range(COLOURS) for scheme in view.gone(s, colour)]


def _read_gone(s: State, key: str, given: Any) -> None:
    """Lay out as decks the schemes that are neither open nor discarded."""
    left = [[scheme for scheme in _own(s, colour) if scheme != s.scheme[colour]] for colour in range(COLOURS)]
    terms(key, given, [components.SCHEME_NAMES[scheme] for deck in left for scheme in deck])
    each_once(key, given)
    for colour, deck in enumerate(left):
        there = [scheme for scheme in deck if components.SCHEME_NAMES[scheme] not in given]
        s.scheme_deck[colour][: len(there)] = there
        s.schemes_left[colour] = len(there)


def _laid_out(s: State, colour: int) -> list[int]:
    return s.scheme_deck[colour][: s.schemes_left[colour]]


def _of_deck(s: State, colour: int) -> Cards:
    """Return what may lie in a villain's deck: what has been laid out there."""
    there = [components.SCHEME_NAMES[scheme] for scheme in sorted(_laid_out(s, colour))]
    return Cards(components.SCHEME_NAMES, "schemes_left", among=there)


# ---------------------------------------------------------------- items


def _used(once: int) -> PositionEntry:
    """Return the part that says whether an item is exhausted, or with `once` spent, if it can be that. [O-28]"""

    def write(s: State, seat: int, item: int) -> bool:
        return bool(s.used[seat][item]) and components.ONCE_A_GAME[item] == once

    def read(s: State, key: str, given: Any, seat: int, item: int) -> None:
        s.used[seat][item] |= flag(key, given)
        refuse_if(given and not write(s, seat, item), f"{key}: false for this item, which cannot be that")

    return may(PositionEntry(write, read))


def _lying(s: State, item: int) -> int:
    """Count the copies of an item outside the deck."""
    return s.display[item] + s.item_discard[item] + sum(owned[item] for owned in s.owned)


def _in_deck(s: State) -> list[int]:
    return s.item_deck[: s.items_left]


def _items_left(s: State) -> list[int]:
    return [item for item in range(ITEMS) for _ in range(COPIES - _lying(s, item))]


# ---------------------------------------------------------------- the turn and the question


def awaited(s: State) -> list[int]:
    """Return the awaited seats."""
    mask = core_rules.acting(s)
    return [seat for seat in range(s.players) if mask >> seat & 1]


def _read_mover(s: State, key: str, given: Any) -> None:
    """Take the seat that acts for the one on turn, if `agenda` does not name another."""
    s.mover = around(s, s.first + s.players - 1)
    if s.phase in {CHOOSE_GOON, TURN}:
        s.mover = number(f"{key}[0]", values(key, given, 1)[0], 0, s.players - 1)


def _sources(s: State) -> Subset:
    """Return the sources whose action may be open: those that have a colour. [O-10, O-12]"""
    cubes = zip(state.SOURCE_NAMES, (s.taken, s.space, s.ability), strict=True)
    return Subset(state.SOURCE_NAMES, [name for name, colour in cubes if colour != NOTHING])


def _trades(s: State) -> bool:
    return s.question == state.TRADE


def _read_question(s: State, key: str, given: Any) -> None:
    """Read the question of a turn; others the rules ask by themselves."""
    if s.phase == TURN and given is not None:
        QUESTION.read(s, key, given)


def _is_not_asked(s: State) -> bool:
    """Tell whether nothing is asked; while free steps are owed only a trade, which continues after them. [O-18b]"""
    return s.question == state.NONE or (walker(s) != NOBODY and s.question != state.TRADE)


def _jolly(s: State) -> OneOf:
    return OneOf(tuple(LETTERS), among=[letter for colour, letter in enumerate(LETTERS) if is_jolly(s.scheme[colour])])


def _is(villain: int) -> Callable[[State], bool]:
    """Return the rule that a villain is under resolution."""
    return lambda s: s.villain[s.resolved] == villain


def _tokens_left(s: State, kind: int) -> Number:
    return Number(0, components.TOKENS - s.bag[kind])


def _bid(s: State, seat: int) -> Number:
    return Number(0, s.tokens[seat], blank=NOTHING, nothing=True)


def _piles_to_pay(s: State) -> int:
    return s.piles[s.resolved] if s.phase == RESOLVE else 0


def _lots(s: State) -> int:
    return tiers(s, s.scheme[s.resolved])


def _lot(s: State) -> int:
    return s.lot + 1


def _read_lot(s: State, key: str, given: Any) -> None:
    s.lot = number(key, given, 1, _lots(s) + 1) - 1


def _notes_passes(s: State) -> bool:
    """Tell whether the scheme under resolution notes who passed. [O-21, O-26]"""
    villain = s.villain[s.resolved]
    return villain == components.MARY_KLYDE or (
        villain == components.KID_RANDOM and s.kid_random_rerolls == state.CYCLE
    )


# ---------------------------------------------------------------- what a position says

QUESTION = parts(
    kind=slot("question", OneOf(state.QUESTIONS, among=state.QUESTIONS[:2])),
    seat=only(lambda s: s.question != state.BID, slot("asked")),
    colour=only(_trades, slot("trade_colour", _jolly)),
    left=only(_trades, slot("trades", lambda s: Number(0, trade_limit(s, s.scheme[s.trade_colour])))),
    what=only(lambda s: s.question == state.AGAIN, slot("again_what", OneOf(state.AGAIN_WHAT))),
)
RESOLUTION = parts(
    colour=slot("resolved", LETTER),
    step=slot("step", Number(1, 5)),
    doubled=may(slot("doubled", Ranks())),
    rewarded=may(slot("rewarded", Ranks())),
    dice=only(_is(components.KID_RANDOM), may(slot("dice"))),
    bag=only(_is(components.BLIND_RAZOR), may(each(TOKEN_NAMES, may(slot("bag", Number(0, components.TOKENS)))))),
    drawn=only(_is(components.BLIND_RAZOR), may(each(TOKEN_NAMES, may(slot("drawn", _tokens_left))))),
    bought=only(_is(components.BLIND_RAZOR), may(seats(slot("bought", Number(0, 2 * components.TOKENS))))),
    skulls=only(lambda s: s.scheme[s.resolved] == components.BR3, may(slot("skulls", Ranks()))),
    tokens=only(_is(components.LADY_DARMONDY), may(seats(slot("tokens")))),
    bids=only(_is(components.LADY_DARMONDY), may(seats(slot("bids", _bid)))),
    lot=only(_is(components.LADY_DARMONDY), may(PositionEntry(_lot, _read_lot))),
    claimed=only(_is(components.MARY_KLYDE), may(row(_lots, slot("claimed")))),
    passed=only(_notes_passes, may(slot("passed", Ranks()))),
)
TURN_SO_FAR = parts(
    cube=may(slot("taken", LETTER_OR_NONE)),
    space=may(slot("space", LETTER_OR_NONE)),
    open=last(may(slot("open", _sources))),
    ability=may(slot("ability", LETTER_OR_NONE)),
    knife=null(
        fixed(slot("knife", OneOf(state.SOURCE_NAMES)), slot("knife_colour", LETTER)),
        blank=lambda s: s.knife == state.NO_SOURCE,
    ),
)
VILLAIN = parts(
    villain=slot("villain", _villain),
    scheme=slot("scheme", _scheme),
    piles=may(PositionEntry(_piles, _read_piles)),
    paid=may(slot("paid", SeatBits())),
)
ITEM = parts(copies=slot("owned", Number(1, COPIES)), exhausted=_used(0), spent=_used(1))
GOON = parts(name=slot("goon", OneOf(components.GOON_NAMES)), used=may(slot("ability_used")))
ENTRIES = {
    "to_act": following(by_hand(awaited), _read_mover, missing=MISSING),
    "city": slot("city", Diagram(CUBE_LETTERS, components.SIDE, components.SIDE)),
    "cribs": seats(slot("crib", Diagram(CUBE_LETTERS[:-1], components.TURNS, COLOURS))),
    "out": null(each(LETTERS, slot("out", Number(0, components.CUBES_OF_COLOUR)))),
    "villains": each(LETTERS, VILLAIN),
    "scheme_decks": null(each(LETTERS, dealt("scheme_deck", _of_deck, _laid_out, once=True)), NONE),
    "scheme_discard": null(PositionEntry(_gone, _read_gone), ()),
    "item_deck": dealt("item_deck", Cards(ITEM_NAMES, "items_left"), _items_left),
    "item_discard": null(slot("item_discard", Counts(ITEM_NAMES))),
    "items": seats(each(ITEM_NAMES, ITEM, some="owned")),
    "goons": seats(null(GOON, blank=lambda s, seat: s.goon[seat] == NOTHING)),
    "hustle": each(LETTERS, seats(slot("hustle", lambda s, colour, _: Number(0, s.track[colour][LENGTH])))),
    "this_turn": when(lambda s: s.phase == TURN, null(TURN_SO_FAR)),
    "pending": following(null(QUESTION, blank=_is_not_asked), _read_question),
    "resolution": when(lambda s: s.phase == RESOLVE, RESOLUTION),
    "agenda": last(null(parts(mover=slot("mover"), place=slot("place", lambda s: Number(0, _piles_to_pay(s)))))),
}


# ---------------------------------------------------------------- what cannot be


def read(s: State, reader: PositionReader) -> None:
    """Complete a state whose entries have been read; BadPosition if the rules could not play on."""
    number("turn", s.turn, 1, turns_in_round(s))
    if s.phase == CHOOSE_FIRST:
        number("round", s.round, 1, ROUNDS - 1)
    _check_counts(s)
    _check_resolution(s)
    note_near(s)
    for seat in range(s.players):
        show_crib(s, seat)
    for colour, left in enumerate(s.schemes_left):
        s.scheme_deck[colour][left:] = [0] * (components.OF_VILLAIN - left)
    if reader.given("agenda") is None:
        _find_place(s, reader.given("pending"))
    _ask(s)
    _check_to_come(s)


def _check_counts(s: State) -> None:
    """Check that there is no more of anything than the box has. [O-01, O-04, O-05, O-39]"""
    gone = (0, *s.out, 0)
    cubes = [s.city.count(cube) + sum(crib.count(cube) for crib in s.crib) + out for cube, out in enumerate(gone)]
    at_most("city, cribs, out", CUBE_LETTERS[1:], cubes[1:], components.CUBES_OF_COLOUR)
    sentence = f"display: at most {components.ON_DISPLAY} entries, not {sum(s.display)}"
    refuse_if(sum(s.display) > components.ON_DISPLAY, sentence)
    at_most("items", ITEM_NAMES, [_lying(s, item) + _in_deck(s).count(item) for item in range(ITEMS)], COPIES)
    taken = [components.ENERGY - bank(s, seat) for seat in range(s.players)]
    at_most("energy, villains", [f"seat {seat}" for seat in range(s.players)], taken, components.ENERGY)
    each_once("goons", [components.GOON_NAMES[goon] for goon in s.goon if goon != NOTHING])


def _check_resolution(s: State) -> None:
    """Check what has been thrown, drawn and reached, by the step. [O-20b]"""
    number("resolution.dice", total(s.dice), 0, MOST_DICE)
    early = s.step < 3 and any(map(total, (s.dice, s.bag, s.drawn, s.tokens)))
    refuse_if(early, "resolution: no dice and no tokens before step 3")
    refuse_if(s.step == 4 and not _pays_by_place(s), "resolution: nothing is paid in step 4 of this scheme")


def _pays_by_place(s: State) -> bool:
    """Return whether a scheme pays in step 4 and has reached its goal, if it has one. [O-20b]"""
    villain = s.villain[s.resolved]
    if villain == components.KID_RANDOM:
        return dice_and_tokens.goals_of_dice(s) > 0
    if villain == components.BLIND_RAZOR:
        return s.scheme[s.resolved] == components.BR3 or dice_and_tokens.goals_of_tokens(s) > 0
    return villain == components.JOLLY_BUTCHER


def _find_place(s: State, pending: Any) -> None:
    """Find the place in the commit order that a position does not say: that of the seat asked, or after who is paid."""
    piles = _piles_to_pay(s)
    if piles and isinstance(pending, dict) and "seat" in pending:
        s.place = place_in_order(s, number("pending.seat", pending["seat"], 0, s.players - 1), s.resolved)
    elif piles and walker(s) != NOBODY and s.villain[s.resolved] != components.LADY_DARMONDY:
        s.place = min(piles, place_in_order(s, walker(s), s.resolved) + 1)


def _ask(s: State) -> None:
    """Let the rules ask what they would: outside turns all, in turns whether trades go on. [O-18b, O-24, O-40]"""
    if s.question != state.NONE:
        number("pending.seat", s.asked, s.mover, s.mover)
    if s.question == state.TRADE and walker(s) == NOBODY:
        go_on_trading(s)
    elif s.phase == CHOOSE_FIRST:
        state.ask(s, state.WHO_IS_FIRST, s.first)
    elif s.phase == RESOLVE and walker(s) == NOBODY:
        go_on_resolving(s)
        refuse_if(s.question == state.NONE, "resolution: nobody is asked anything here, and no steps are owed")
    bidding = any(is_awaited(s, seat) for seat in range(s.players))
    wrong = not bidding if s.question == state.BID else set(s.bids) != {NOTHING}
    refuse_if(wrong, "resolution.bids: not all while bids are asked for, else none")
    _check_piles(s)


def _check_piles(s: State) -> None:
    """Check that piles descend, except on the scheme under resolution from step 2 on. [O-17, O-20b]"""
    for colour, letter in enumerate(LETTERS):
        sizes = [markers for _, markers in _piles(s, colour)]
        wrong = sizes != sorted(sizes, reverse=True) and not (colour == s.resolved and s.step > 1)
        refuse_if(wrong, f"villains.{letter}.piles: the largest pile first, not {listed(sizes)}")


def _check_to_come(s: State) -> None:
    """Check that all who act can, and that there is enough for all turns and rounds to come. [O-09, O-10, O-29]"""
    row = [0] * State.definition.actions
    for seat in awaited(s):
        refuse_if(core_rules.legal(s, seat, row) == 0, f"to_act: seat {seat} has no legal move")
    due = [turns_to_come(s, turn + 1) for turn in range(turns_in_round(s))]
    for seat, crib in enumerate(s.crib[: s.players]):
        for turn, least in enumerate(due):
            spaces = crib[turn * COLOURS : (turn + 1) * COLOURS].count(EMPTY)
            _check_left(f"cribs[{seat}][{turn}]", CUBE_LETTERS[EMPTY], least, spaces)
    abilities = s.ability_used[: s.players].count(0) if any(due) else 0  # each of which takes a cube, too
    cubes = sum(s.city.count(colour + 1) for colour in range(COLOURS))
    _check_left("city", ", ".join(LETTERS), sum(due) * s.players + abilities, cubes)
    rounds = 0 if s.phase == OVER else ROUNDS - s.round - (s.phase == CHOOSE_FIRST)
    for letter, left in zip(LETTERS, s.schemes_left, strict=True):
        sentence = f"scheme_decks.{letter}: a scheme for each round to come, at least {rounds}, not {left}"
        refuse_if(left < rounds, sentence)


def _check_left(key: str, kind: str, least: int, given: int) -> None:
    refuse_if(given < least, f"{key}: at least {least} of {kind} for the turns to come, not {given}")


def turns_to_come(s: State, turn: int) -> int:
    """Return the most turns of this number that each seat still has. [O-09, O-29]"""
    in_round = s.phase == CHOOSE_GOON or (s.phase == TURN and turn >= s.turn)
    return ROUNDS - s.round + in_round if s.phase != OVER else 0


# ---------------------------------------------------------------- what no game leads to


def judge(s: State) -> Iterator[BadPosition]:
    """Yield the reasons why a position is unreachable, as far as they are easily seen."""
    if s.phase != CHOOSE_GOON and NOTHING in s.goon[: s.players]:
        yield BadPosition("goons: a card for each seat, but in the phase goon")
    row = s.crib[s.mover][(s.turn - 1) * COLOURS : s.turn * COLOURS]
    if NOTHING not in {s.taken, s.space} and row[s.columns.index(s.space)] != s.taken + 1:
        yield BadPosition("this_turn: the cube taken lies in the row of this turn")
    if s.ability != NOTHING and not (s.ability_used[s.mover] and s.out[s.ability]):
        yield BadPosition("this_turn: the ability is used, and its cube is out of the game")
