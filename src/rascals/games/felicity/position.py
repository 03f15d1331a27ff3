"""What a position of Felicity says beside its fields, and what it cannot say. [F-33]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rascals.core.entries import PositionEntry, by_hand, following, last, slot
from rascals.core.errors import BadData
from rascals.core.reading import PositionReader, entries, number, refuse_if, terms
from rascals.games.felicity import rules, state, view
from rascals.games.felicity.state import BID, DUMMY, KINDS, MICE, OVER, PETS, PHASES, PLACE, State, dummies


def _removed(s: State) -> list[str]:
    return [PETS[rules.removed_card(s, seat)] for seat in range(rules.row_size(s))]


def _dummy(s: State) -> list[str]:
    return [PETS[kind] for kind in s.stack[s.round : s.rounds]] if dummies(s) else []


def _mouse_cards(s: State) -> dict[str, int]:
    return {str(s.numbers[card]): s.on_card[card] for card in view.unclaimed(s)}


def _read_mouse_cards(s: State, key: str, given: Any) -> None:
    s.passes = sum(s.passed)
    _check_bids(s)
    refuse_if(s.passes == s.players, "passed: if all have passed the round is over")
    there = entries(key, given, list(_mouse_cards(s)))
    for card in view.unclaimed(s):
        name = str(s.numbers[card])
        s.on_card[card] = number(f"{key} {name}", there[name], MICE.least, MICE.most or 0)


ENTRIES = {
    "removed": by_hand(_removed),
    "revealed": following(slot("revealed")),
    "mouse_cards": last(PositionEntry(_mouse_cards, _read_mouse_cards)),
    "dummy": by_hand(_dummy),
}


# ---------------------------------------------------------------- what cannot be


def read(s: State, reader: PositionReader) -> None:
    """Complete a state whose entries have been read; BadPosition for an impossible one."""
    reader.number("round", s.rounds if s.phase == OVER else 1, s.rounds)
    if s.phase == OVER:
        reader.nothing("turn", 0)
    else:
        reader.number("turn", 0, s.players - 1)
    _check_row(s)
    _read_sets(s, reader)
    if s.phase == BID:
        _check_turn(s)


def _check_bids(s: State) -> None:
    """Check that only an auction has bids and passes, and that seats that passed have no bid. [F-12]"""
    wrong = s.phase != BID and (s.passes or any(s.bid))
    refuse_if(wrong, f"bids and passes belong to the phase {PHASES[BID]!r}, not to {PHASES[s.phase]!r}")
    for seat, bid in enumerate(s.bid):
        refuse_if(s.passed[seat] and bid, f"bids: seat {seat} has passed, so its bid is 0, not {bid}")


def _check_row(s: State) -> None:
    """Check that the row's length fits the placings; how much of it is open follows from the passes. [F-08, F-13]"""
    due = {PLACE: dummies(s) + (s.turn - s.start) % s.players, BID: rules.row_size(s)}.get(s.phase, 0)
    refuse_if(s.placed != due, f"row: {due} cards lie there with start {s.start} and turn {s.turn}, not {s.placed}")
    if s.phase == BID:
        s.revealed = due if rules.bidders(s) == 1 else 1 + s.passes


def _read_sets(s: State, reader: PositionReader) -> None:
    """Check that each set is complete: hand or dummy's stack, row, removed and shown. [F-05, F-06, F-33]"""
    size = s.rounds - s.round if dummies(s) else 0
    stack = reader.terms("dummy", PETS, size, default=None if dummies(s) else [])
    s.stack[s.round : s.round + size] = stack
    held = [[kind for kind in range(KINDS) for _ in range(s.hand[seat][kind])] for seat in range(s.players)]
    used = [_check_set(s, seat, cards) for seat, cards in enumerate([*held, *[stack] * dummies(s)])]
    first = [next(PETS[kind] for kind in range(KINDS) if s.copies[kind] and kind not in there) for there in used]
    removed = terms("removed", reader.data.get("removed", first), PETS, len(used))
    for seat, (kind, there) in enumerate(zip(removed, used, strict=True)):
        sentence = f"removed: {PETS[kind]!r} of set {seat} is still in hand or in the row"
        refuse_if(kind in there or not s.copies[kind], sentence)
        s.removed[seat] = 0 if seat >= s.players else kind
        _mark_shown(s, seat, {*there, kind})
    if dummies(s):
        _complete_stack(s, removed[DUMMY])


def _check_set(s: State, seat: int, cards: list[int]) -> set[int]:
    """Check a hand or the dummy's stack: 10 − round cards, one less once placed; return it with its card in the row."""
    where, own = "dummy" if seat >= s.players else f"hands[{seat}]", _own_card(s, seat)
    size = s.rounds + 1 - s.round - (s.phase == OVER or bool(own))
    refuse_if(len(cards) != size, f"{where}: {size} cards in this round, not {len(cards)}")
    for key, kind in [*((where, kind) for kind in cards), *(("row", kind) for kind in own)]:
        refuse_if(not s.copies[kind], f"{key}: {PETS[kind]!r} is in no set of this game")
    for kind in cards:
        wrong = cards.count(kind) > 1 or kind in own
        refuse_if(wrong, f"{where}: each card is there once; {PETS[kind]!r} is repeated, or lies in the row")
    return {*cards, *own}


def _own_card(s: State, seat: int) -> list[int]:
    """Return the card of a set that lies in the row, if it does."""
    return [s.row[rules.place_of(s, seat)]] if view.has_placed(s, seat) else []


def _mark_shown(s: State, seat: int, unseen: set[int]) -> None:
    """Mark as shown a set's open card, and its cards that are not in hand, face down or removed. [F-33]"""
    place = rules.place_of(s, seat)
    for kind in range(KINDS):
        is_open = place < s.revealed and kind == s.row[place]
        s.shown[seat][kind] = int(is_open or (s.copies[kind] and kind not in unseen))


def _complete_stack(s: State, removed: int) -> None:
    """Complete the dummy's stack: shown cards in canonical order, this round's, the given rest, the removed one."""
    known = [*_own_card(s, DUMMY), *s.stack[s.round : s.rounds], removed]
    stack = [*(kind for kind in range(KINDS) if s.copies[kind] and kind not in known), *known]
    s.stack[: len(stack)] = stack


def _check_turn(s: State) -> None:
    """Check that the turn is the next unpassed seat's after the highest bidder. [F-11]"""
    highest = rules.highest_bid(s)
    refuse_if(highest and s.bid.count(highest) > 1, f"bids: two seats cannot have bid {highest} both")
    refuse_if(highest and rules.bidders(s) == 1, "passed: with one bidder left, who has bid, the auction is over")
    before = s.bid.index(highest) if highest else (s.start - 1) % s.players
    due = next(seat for seat in _clockwise(s, before + 1) if not s.passed[seat])
    refuse_if(s.turn != due, f"turn: with these bids and passes it is seat {due}, not {s.turn}")
    _check_order(s)


def _clockwise(s: State, first: int) -> list[int]:
    return [(first + step) % s.players for step in range(s.players)]


def _check_order(s: State) -> None:
    """Check that seats without bid or pass are none, or all from the turn up to the start, and bids rise. [F-11]"""
    clockwise = _clockwise(s, s.turn)
    to_come = clockwise[: (s.start - s.turn - 1) % s.players + 1]
    waiting = [seat for seat in clockwise if not (s.passed[seat] or s.bid[seat])]
    sentence = f"bids, passed: with start {s.start} and turn {s.turn} none or all of the seats {to_come} have neither"
    refuse_if(waiting not in ([], to_come), sentence)
    standing = [s.bid[seat] for seat in clockwise if s.bid[seat]]
    wrong = standing != sorted(set(standing))
    sentence = f"bids: clockwise from seat {s.turn}, whose turn it is, each is higher than the last, not {standing}"
    refuse_if(wrong, sentence)


def check_components(component: Callable[[str], Any]) -> None:
    """Raise BadData for more mice than the box has, or rounds that do not fit the cards of a set. [F-03, F-34]"""
    cards, rounds = sum(component("pets.copies")), component("rounds.number")
    if rounds != cards - 1:
        sentence = "rounds.number: one fewer than the {cards} cards of pets.copies, not {given}"
        raise BadData(sentence, "felicity-error-rounds", cards=cards, given=rounds)
    for players in range(state.FEWEST, state.MOST + 1):
        mice = component("mice.start") * players + component(f"bank.{players}")
        if mice > state.ALL_MICE:
            sentence = "mice.start, bank.{players}: at most {most} mice in all, not {given}"
            raise BadData(sentence, "felicity-error-all-mice", players=players, most=state.ALL_MICE, given=mice)
