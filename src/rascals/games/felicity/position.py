"""The derived entries of a position of Felicity, and the checks between entries. [F-33]"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rascals.core.errors import BadData, BadPosition
from rascals.core.reading import Reader
from rascals.games.felicity import rules, view
from rascals.games.felicity.state import (
    ALL_MICE,
    BID,
    DUMMY,
    FEWEST,
    KINDS,
    MICE,
    MOST,
    OVER,
    PETS,
    PHASES,
    PLACE,
    State,
    dummies,
)

ENTRIES = ("removed", "revealed", "mouse_cards", "dummy")


def write(s: State) -> dict[str, Any]:
    """Return the entries that differ in shape from their field; the dummy's stack is top first."""
    return {
        "removed": _pets(rules.removed_card(s, seat) for seat in range(rules.row_size(s))),
        "mouse_cards": {str(s.numbers[card]): s.on_card[card] for card in view.unclaimed(s)},
        "dummy": _pets(s.stack[s.round : s.rounds]) if dummies(s) else [],
    }


def _pets(kinds: Iterable[int]) -> list[str]:
    return [PETS[kind] for kind in kinds]


def read(s: State, reader: Reader) -> None:
    """Complete a record whose fields have been read; raise BadPosition for an impossible entry."""
    reader.number("round", s.rounds if s.phase == OVER else 1, s.rounds)
    if s.phase == OVER:
        reader.nothing("turn", 0)
    else:
        reader.number("turn", 0, s.players - 1)
    _check_bids(s)
    _read_mouse_cards(s, reader)
    _check_row(s, reader)
    _read_sets(s, reader)
    if s.phase == BID:
        _check_turn(s)


def _check_bids(s: State) -> None:
    """Check that only an auction has bids and passes, and that seats that passed have no bid. [F-12]"""
    s.passes = sum(s.passed)
    if s.phase != BID and (s.passes or any(s.bid)):
        sentence = "bids and passes belong to the phase {bid!r}, not to {given!r}"
        values = {"bid": PHASES[BID], "given": PHASES[s.phase]}
        raise BadPosition(sentence, "felicity-error-bids-phase", **values)
    for seat in range(s.players):
        if s.passed[seat] and s.bid[seat]:
            sentence = "bids: seat {seat} has passed, so its bid is 0, not {given}"
            raise BadPosition(sentence, "felicity-error-bid-passed", seat=seat, given=s.bid[seat])


def _read_mouse_cards(s: State, reader: Reader) -> None:
    if s.passes == s.players:
        raise BadPosition("passed: if all have passed the round is over", "felicity-error-all-passed")
    cards = list(view.unclaimed(s))
    numbers = [str(s.numbers[card]) for card in cards]
    for card, mice in zip(cards, reader.mapping("mouse_cards", numbers, MICE.least, MICE.most or 0), strict=True):
        s.on_card[card] = mice


def _check_row(s: State, reader: Reader) -> None:
    """Check that the row's length fits the placings, and its open part the passes. [F-08, F-12, F-13]"""
    due, shown = 0, 0
    if s.phase == PLACE:
        due = dummies(s) + (s.turn - s.start) % s.players
    elif s.phase == BID:
        due = rules.row_size(s)
        shown = due if rules.bidders(s) == 1 else 1 + s.passes
    if s.placed != due:
        sentence = "row: {cards} cards lie there with start {start} and turn {turn}, not {given}"
        values = {"cards": due, "start": s.start, "turn": s.turn, "given": s.placed}
        raise BadPosition(sentence, "felicity-error-row-size", **values)
    s.revealed = reader.number("revealed", shown, shown, default=shown)


def _read_sets(s: State, reader: Reader) -> None:
    """Check that each set is complete: hand or dummy's stack, row, removed and shown. [F-05, F-06, F-33]"""
    size = s.rounds - s.round if dummies(s) else 0
    stack = reader.terms("dummy", PETS, size, default=None if dummies(s) else [])
    s.stack[s.round : s.round + size] = stack
    held = [[kind for kind in range(KINDS) for _ in range(s.hand[seat][kind])] for seat in range(s.players)]
    held += [stack] * dummies(s)
    for seat, cards in enumerate(held):
        _check_set(s, seat, cards)
    used = [{*cards, _own_card(s, seat)} for seat, cards in enumerate(held)]
    first = [next(kind for kind in range(KINDS) if s.copies[kind] and kind not in cards) for cards in used]
    removed = reader.terms("removed", PETS, len(used), default=_pets(first))
    for seat, (kind, there) in enumerate(zip(removed, used, strict=True)):
        if kind in there or not s.copies[kind]:
            sentence = "removed: {pet!r} of set {seat} is still in hand or in the row"
            raise BadPosition(sentence, "felicity-error-removed", pet=PETS[kind], seat=seat)
        s.removed[seat] = 0 if seat >= s.players else kind
        _mark_shown(s, seat, {*there, kind})
    if dummies(s):
        _complete_stack(s, removed[DUMMY])


def _check_set(s: State, seat: int, cards: list[int]) -> None:
    """Check a hand or the dummy's stack: 10 − round cards, one less once placed, all of the set. [F-33, F-34]"""
    where = "dummy" if seat >= s.players else f"hands[{seat}]"
    size = s.rounds + 1 - s.round - (s.phase == OVER or view.has_placed(s, seat))
    if len(cards) != size:
        sentence = "{key}: {size} cards in this round, not {given}"
        raise BadPosition(sentence, "felicity-error-hand-size", key=where, size=size, given=len(cards))
    for key, kind in [*((where, kind) for kind in cards), ("row", _own_card(s, seat))]:
        if kind != rules.NOTHING and not s.copies[kind]:
            sentence = "{key}: {pet!r} is in no set of this game"
            raise BadPosition(sentence, "felicity-error-no-such-card", key=key, pet=PETS[kind])
    for kind in cards:
        if cards.count(kind) > 1 or kind == _own_card(s, seat):
            sentence = "{key}: each card is there once; {pet!r} is repeated, or lies in the row"
            raise BadPosition(sentence, "felicity-error-card-twice", key=where, pet=PETS[kind])


def _own_card(s: State, seat: int) -> int:
    return s.row[rules.place_of(s, seat)] if view.has_placed(s, seat) else rules.NOTHING


def _mark_shown(s: State, seat: int, unseen: set[int]) -> None:
    """Mark as shown a set's open card, and its cards that are not in hand, face down or removed. [F-33]"""
    place = rules.place_of(s, seat)
    for kind in range(KINDS):
        is_open = place < s.revealed and kind == s.row[place]
        s.shown[seat][kind] = int(is_open or (s.copies[kind] and kind not in unseen))


def _complete_stack(s: State, removed: int) -> None:
    """Complete the dummy's stack: shown cards in canonical order, this round's, the given rest, the removed one."""
    laid = [_own_card(s, DUMMY)] if view.has_placed(s, DUMMY) else []
    known = [*laid, *s.stack[s.round : s.rounds], removed]
    stack = [*(kind for kind in range(KINDS) if s.copies[kind] and kind not in known), *known]
    s.stack[: len(stack)] = stack


def _check_turn(s: State) -> None:
    """Check that the turn is the next unpassed seat's after the highest bidder. [F-11]"""
    highest = rules.highest_bid(s)
    if highest and s.bid.count(highest) > 1:
        raise BadPosition("bids: two seats cannot have bid {bid} both", "felicity-error-same-bid", bid=highest)
    if highest and rules.bidders(s) == 1:
        sentence = "passed: with one bidder left, who has bid, the auction is over"
        raise BadPosition(sentence, "felicity-error-auction-over")
    last = s.bid.index(highest) if highest else (s.start - 1) % s.players
    following = [(last + step) % s.players for step in range(1, s.players + 1)]
    due = next(seat for seat in following if not s.passed[seat])
    if s.turn != due:
        sentence = "turn: with these bids and passes it is seat {due}, not {given}"
        raise BadPosition(sentence, "felicity-error-turn", due=due, given=s.turn)
    _check_order(s)


def _check_order(s: State) -> None:
    """Check that seats without bid or pass are none, or all from the turn up to the start, and bids rise. [F-11]"""
    clockwise = [(s.turn + step) % s.players for step in range(s.players)]
    last = clockwise[: (s.start - s.turn - 1) % s.players + 1]
    waiting = [seat for seat in clockwise if not (s.passed[seat] or s.bid[seat])]
    if waiting not in ([], last):
        sentence = "bids, passed: with start {start} and turn {turn} none or all of the seats {seats} have neither"
        raise BadPosition(sentence, "felicity-error-waiting", start=s.start, turn=s.turn, seats=last)
    standing = [s.bid[seat] for seat in clockwise if s.bid[seat]]
    if standing != sorted(set(standing)):
        sentence = "bids: clockwise from seat {turn}, whose turn it is, each is higher than the last, not {given}"
        raise BadPosition(sentence, "felicity-error-bids-order", turn=s.turn, given=standing)


def check_components(component: Callable[[str], Any]) -> None:
    """Raise BadData for more mice than the box has, or rounds that do not fit the cards of a set. [F-03, F-34]"""
    cards, rounds = sum(component("pets.copies")), component("rounds.number")
    if rounds != cards - 1:
        sentence = "rounds.number: one fewer than the {cards} cards of pets.copies, not {given}"
        raise BadData(sentence, "felicity-error-rounds", cards=cards, given=rounds)
    for players in range(FEWEST, MOST + 1):
        mice = component("mice.start") * players + component(f"bank.{players}")
        if mice > ALL_MICE:
            sentence = "mice.start, bank.{players}: at most {most} mice in all, not {given}"
            raise BadData(sentence, "felicity-error-all-mice", players=players, most=ALL_MICE, given=mice)
