"""Positions of Felicity as readable JSON, out and in. [F-33]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rascals.core.errors import BadPosition
from rascals.core.reading import Reader
from rascals.games.felicity import rules, view
from rascals.games.felicity.box import DUMMY, KINDS, PETS, ROUNDS
from rascals.games.felicity.state import BID, NOBODY, OVER, State

KEYS = (
    "round", "phase", "start", "turn", "hands", "removed", "row", "revealed", "mice", "bids", "passed",
    "mouse_cards", "bank", "won", "dummy",
)  # fmt: skip
MOST_MICE = 10_000  # of one seat, card or bank: far above any game, so that a bid's number stays small


def write(s: State) -> dict[str, Any]:
    """Return the whole position; hands and won cards in canonical order, the row left to right."""
    over, seats = s.phase == OVER, range(s.players)
    return {
        "round": s.round,
        "phase": view.PHASES[s.phase],
        "start": s.start,
        "turn": None if over else s.turn,
        "hands": [view.names(kind for kind in range(KINDS) if s.hand[seat][kind]) for seat in seats],
        "removed": view.names(rules.removed_card(s, seat) for seat in range(rules.row_size(s))),
        "row": view.names(s.row[: s.placed]),
        "revealed": s.revealed,
        "mice": s.mice[: s.players],
        "bids": s.bids[: s.players],
        "passed": [bool(s.passed[seat]) for seat in seats],
        "mouse_cards": {str(rules.card_number(s, card)): s.on_card[card] for card in view.unclaimed(s)},
        "bank": s.bank,
        "won": [view.names(kind for kind in range(KINDS) for _ in range(s.won[seat][kind])) for seat in seats],
        "dummy": view.names(s.stack[s.round : ROUNDS]) if rules.dummies(s) else [],
    }


def read(s: State, data: Mapping[str, Any]) -> None:
    """Fill a record that holds players and options from a position; BadPosition says what cannot be."""
    rules.wipe(s)
    reader = Reader(data, KEYS)
    s.phase = reader.choice("phase", view.PHASES)
    s.round = reader.number("round", ROUNDS, ROUNDS) if s.phase == OVER else reader.number("round", 1, ROUNDS)
    s.start = reader.number("start", 0, s.players - 1)
    s.turn = reader.nothing("turn", NOBODY) if s.phase == OVER else reader.number("turn", 0, s.players - 1)
    _read_mice(s, reader)
    _read_row(s, reader)
    _read_hands(s, reader)
    _read_removed(s, reader)
    _check_turn(s)


def _read_mice(s: State, reader: Reader) -> None:
    """Mice, bids, passes, mouse cards, bank, won cards: any numbers that fit the passes."""
    seats = s.players
    s.bank = reader.number("bank", 0, MOST_MICE)
    _fill(s.mice, reader.numbers("mice", seats, 0, MOST_MICE))
    _fill(s.bids, reader.numbers("bids", seats, 0, MOST_MICE, default=[0] * seats))
    _fill(s.passed, reader.flags("passed", seats, default=[False] * seats))
    s.passes = sum(s.passed)
    for seat, pets in enumerate(reader.lists("won", seats, PETS, default=[[]] * seats)):
        for kind in pets:
            s.won[seat][kind] += 1
    if s.phase != BID and (s.passes or any(s.bids)):
        sentence = "bids and passes belong to the phase {bid!r}, not to {given!r}"
        values = {"bid": view.PHASES[BID], "given": view.PHASES[s.phase]}
        raise BadPosition(sentence, "felicity-error-bids-phase", **values)
    for seat in range(seats):
        if s.passed[seat] and s.bids[seat]:
            sentence = "bids: seat {seat} has passed, so its bid is 0, not {given}"
            raise BadPosition(sentence, "felicity-error-bid-passed", seat=seat, given=s.bids[seat])
    _read_mouse_cards(s, reader)


def _read_mouse_cards(s: State, reader: Reader) -> None:
    if s.passes == s.players:
        raise BadPosition("passed: if all have passed the round is over", "felicity-error-all-passed")
    cards = list(view.unclaimed(s))
    numbers = [str(rules.card_number(s, card)) for card in cards]
    for card, mice in zip(cards, reader.mapping("mouse_cards", numbers, 0, MOST_MICE), strict=True):
        s.on_card[card] = mice


def _read_row(s: State, reader: Reader) -> None:
    """The row is as long as seats have placed; as much of it is open as the passes reveal. [F-08, F-12, F-13]"""
    row = reader.terms("row", PETS, default=[])
    s.placed = _row_length(s)
    if len(row) != s.placed:
        sentence = "row: {cards} cards lie there with start {start} and turn {turn}, not {given}"
        values = {"cards": s.placed, "start": s.start, "turn": s.turn, "given": len(row)}
        raise BadPosition(sentence, "felicity-error-row-size", **values)
    _fill(s.row, row)
    shown = _open_cards(s)
    s.revealed = reader.number("revealed", shown, shown, default=shown)


def _row_length(s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase == BID:
        return rules.row_size(s)
    return rules.dummies(s) + (s.turn - s.start) % s.players


def _open_cards(s: State) -> int:
    if s.phase != BID:
        return 0
    return rules.row_size(s) if rules.bidders(s) == 1 else 1 + s.passes


def _read_hands(s: State, reader: Reader) -> None:
    """A hand has ten cards less one a round, and one less once it has placed. [F-33]"""
    for seat, hand in enumerate(reader.lists("hands", s.players, PETS)):
        _check_set(f"hands[{seat}]", hand, _hand_size(s, seat), _own_card(s, seat))
        for kind in hand:
            s.hand[seat][kind] = 1
    stack = reader.terms("dummy", PETS, default=None if rules.dummies(s) else [])
    size = ROUNDS - s.round if rules.dummies(s) else 0
    _check_set("dummy", stack, size, _own_card(s, DUMMY) if rules.dummies(s) else rules.NOTHING)
    for place, kind in enumerate(stack):
        s.stack[s.round + place] = kind


def _hand_size(s: State, seat: int) -> int:
    return ROUNDS + 1 - s.round - (1 if s.phase == OVER or view.has_placed(s, seat) else 0)


def _own_card(s: State, seat: int) -> int:
    return s.row[rules.place_of(s, seat)] if view.has_placed(s, seat) else rules.NOTHING


def _check_set(where: str, cards: list[int], size: int, in_row: int) -> None:
    if len(cards) != size:
        sentence = "{key}: {size} cards in this round, not {given}"
        raise BadPosition(sentence, "felicity-error-hand-size", key=where, size=size, given=len(cards))
    for kind in cards:
        if cards.count(kind) > 1 or kind == in_row:
            sentence = "{key}: each card is there once; {pet!r} is repeated, or lies in the row"
            raise BadPosition(sentence, "felicity-error-card-twice", key=where, pet=PETS[kind])


def _read_removed(s: State, reader: Reader) -> None:
    """Each set's removed card; where it is not told, the first that lies nowhere else. [F-05, F-06]"""
    sets = [{*(kind for kind in range(KINDS) if s.hand[seat][kind]), _own_card(s, seat)} for seat in range(s.players)]
    if rules.dummies(s):
        sets.append({*s.stack[s.round : ROUNDS], _own_card(s, DUMMY)})
    first = [next(kind for kind in range(KINDS) if kind not in cards) for cards in sets]
    removed = reader.terms("removed", PETS, size=len(sets), default=view.names(first))
    for seat, (kind, cards) in enumerate(zip(removed, sets, strict=True)):
        if kind in cards:
            sentence = "removed: {pet!r} of set {seat} is still in hand or in the row"
            raise BadPosition(sentence, "felicity-error-removed", pet=PETS[kind], seat=seat)
        s.removed[seat] = 0 if seat >= s.players else kind
        _mark_shown(s, seat, {*cards, kind})
    if rules.dummies(s):
        _complete_stack(s, removed[DUMMY])


def _mark_shown(s: State, seat: int, unseen: set[int]) -> None:
    """All have seen the cards of a set that are neither in hand nor removed, and its card that lies open. [F-33]"""
    place = rules.place_of(s, seat)
    for kind in range(KINDS):
        is_open = place < s.revealed and kind == s.row[place]
        s.shown[seat][kind] = int(is_open or kind not in unseen)


def _complete_stack(s: State, removed: int) -> None:
    """Put the dummy's removed card last and those already seen first, in canonical order, with this round's last."""
    s.stack[ROUNDS] = removed
    laid = _own_card(s, DUMMY)
    ahead = {*s.stack[s.round :], laid}
    seen = [kind for kind in range(KINDS) if kind not in ahead]
    _fill(s.stack, seen if laid == rules.NOTHING else [*seen, laid])


def _check_turn(s: State) -> None:
    """In the auction the turn is with the next after the highest bidder who has not passed. [F-11]"""
    if s.phase != BID:
        return
    highest = rules.highest_bid(s)
    if highest and s.bids.count(highest) > 1:
        raise BadPosition("bids: two seats cannot have bid {bid} both", "felicity-error-same-bid", bid=highest)
    if highest and rules.bidders(s) == 1:
        sentence = "passed: with one bidder left, who has bid, the auction is over"
        raise BadPosition(sentence, "felicity-error-auction-over")
    last = s.bids.index(highest) if highest else (s.start - 1) % s.players
    following = [(last + step) % s.players for step in range(1, s.players + 1)]
    due = next(seat for seat in following if not s.passed[seat])
    if s.turn != due:
        sentence = "turn: with these bids and passes it is seat {due}, not {given}"
        raise BadPosition(sentence, "felicity-error-turn", due=due, given=s.turn)
    _check_order(s)


def _check_order(s: State) -> None:
    """Turns have gone round: who has not bid or passed sits from the turn on to the start; bids rise. [F-11]"""
    clockwise = [(s.turn + step) % s.players for step in range(s.players)]
    last = clockwise[: (s.start - s.turn - 1) % s.players + 1]
    waiting = [seat for seat in clockwise if not (s.passed[seat] or s.bids[seat])]
    if waiting not in ([], last):
        sentence = "bids, passed: with start {start} and turn {turn} none or all of the seats {seats} have neither"
        raise BadPosition(sentence, "felicity-error-waiting", start=s.start, turn=s.turn, seats=last)
    standing = [s.bids[seat] for seat in clockwise if s.bids[seat]]
    if standing != sorted(set(standing)):
        sentence = "bids: clockwise from seat {turn}, whose turn it is, each is higher than the last, not {given}"
        raise BadPosition(sentence, "felicity-error-bids-order", turn=s.turn, given=standing)


def _fill(row: list[int], values: list[int]) -> None:
    row[: len(values)] = [int(value) for value in values]
