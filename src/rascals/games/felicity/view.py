"""What a seat or a spectator may know of a game of Felicity. A field nobody allows here is not shown. [F-24, F-28]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rascals.games.felicity import rules
from rascals.games.felicity.box import DUMMY, KINDS, PETS, ROUNDS
from rascals.games.felicity.state import OVER, State

PHASES = ("place", "bid", "over")


def view(s: State, seat: int | None, *, reveal: bool) -> dict[str, Any]:
    """Return what a seat (None: a spectator) knows, JSON-ready; with `reveal` everything, from that seat's place."""
    over = s.phase == OVER
    return {
        "players": s.players,
        "seat": seat,
        "phase": PHASES[s.phase],
        "round": s.round,
        "rounds": ROUNDS,
        "start": s.start,
        "turn": None if over else s.turn,
        "acting": [] if over else [s.turn],
        "row": [_card(s, place, seat, reveal=reveal) for place in range(s.placed)],
        "row_size": rules.row_size(s),
        "mouse_cards": [{"number": rules.card_number(s, card), "mice": s.on_card[card]} for card in unclaimed(s)],
        "bank": s.bank,
        "highest_bid": rules.highest_bid(s),
        "bidders": rules.bidders(s),
        "seats": [_seat(s, other, mine=reveal or other == seat) for other in range(s.players)],
        "dummy": _dummy(s, reveal=reveal) if rules.dummies(s) else None,
        "scores": [rules.score(s, other) for other in range(s.players)] if over else None,
        "winners": [other for other in range(s.players) if rules.wins(s, other)] if over else None,
    }


def _card(s: State, place: int, seat: int | None, *, reveal: bool) -> dict[str, Any]:
    """A card of the row: face down it is known to its owner alone. [F-09, F-28]"""
    owner, is_open = rules.owner(s, place), place < s.revealed
    known = is_open or reveal or owner == seat
    return {"owner": owner, "pet": PETS[s.row[place]] if known else None, "revealed": is_open}


def _seat(s: State, seat: int, *, mine: bool) -> dict[str, Any]:
    """A seat: its hand and removed card are its own; its mice too, unless all lie open. [F-05, F-24, F-28]"""
    over = s.phase == OVER
    held = [kind for kind in range(KINDS) if s.hand[seat][kind]]
    return {
        "seat": seat,
        "hand": names(held) if mine or over else None,
        "hand_size": len(held),
        "mice": s.mice[seat] if mine or over or s.open_mice else None,
        "bid": s.bids[seat],
        "passed": bool(s.passed[seat]),
        "placed": has_placed(s, seat),
        "won": names(kind for kind in range(KINDS) for _ in range(s.won[seat][kind])),
        "cats": rules.cat_points(s, seat),
        "shown": names(shown(s, seat)),
        "removed": PETS[s.removed[seat]] if mine or over else None,
        "score": rules.score(s, seat) if over else None,
    }


def _dummy(s: State, *, reveal: bool) -> dict[str, Any]:
    """The dummy of three players: its order and its removed card are known to nobody. [F-06, F-28]"""
    known = reveal or s.phase == OVER
    return {
        "stack_size": ROUNDS - s.round,
        "shown": names(shown(s, DUMMY)),
        "removed": PETS[rules.removed_card(s, DUMMY)] if known else None,
    }


def names(kinds: Iterable[int]) -> list[str]:
    """Return the names of kinds of pets."""
    return [PETS[kind] for kind in kinds]


def unclaimed(s: State) -> range:
    """Return the mouse cards nobody has claimed in this round, from the lowest. [F-12, F-22]"""
    cards = rules.mouse_cards(s)
    return range(cards, cards) if s.phase == OVER else range(s.passes, cards)


def has_placed(s: State, seat: int) -> bool:
    """Tell whether a seat has placed its card of this round."""
    return rules.place_of(s, seat) < s.placed


def shown(s: State, seat: int) -> list[int]:
    """Return the cards of a set, the dummy's too, that everybody has seen. [F-28]"""
    return [kind for kind in range(KINDS) if s.shown[seat][kind]]
