"""The derived entries of a view of Felicity, its status, and what seats can decide in advance. [F-24, F-28]"""

from __future__ import annotations

from typing import Any

from rascals.core.alike import for_all
from rascals.core.codecs import Counts
from rascals.core.conditions import Condition
from rascals.core.definition import Status
from rascals.games.felicity import rules
from rascals.games.felicity.state import BID, DUMMY, OVER, PETS, PLACE, State, dummies, owner
from rascals.games.felicity.view_types import Bidding, Decided, Derived, Dummy, PlayerDerived

names = Counts(PETS).as_json  # the cards counted in a row


def derive(s: State, seat: int | None, view: dict[str, Any], *, reveal: bool) -> Derived:
    """Return the entries that combine fields or differ in shape from their field; add those of seats to `view`."""
    for entries in view["seats"]:
        entries.update(_player(s, entries["seat"]))
    row = enumerate(view["row"])
    return {
        "rounds": s.rounds,
        "row": [{"owner": owner(s, place), "pet": pet, "revealed": place < s.revealed} for place, pet in row],
        "row_size": rules.row_size(s),
        "owners": _owners(s),
        "worths": {pet: s.worth[kind] for kind, pet in enumerate(PETS)},
        "mouse_cards": [{"number": s.numbers[card], "mice": s.on_card[card]} for card in unclaimed(s)],
        "card_numbers": s.numbers[: rules.mouse_cards(s)],
        "bidding": _bidding(s, seat),
        "highest_bid": rules.highest_bid(s),
        "bidders": rules.bidders(s),
        "dummy": _dummy(s, reveal=reveal) if dummies(s) else None,
        "decided": decided(s) if s.phase == OVER else None,
    }


@for_all
def _owners(s: State) -> list[list[int]]:
    """Return, by start player, the owner of each place in the row. [F-08]"""
    twin = s.copy()
    rows = []
    for twin.start in range(s.players):
        rows.append([owner(twin, place) for place in range(rules.row_size(s))])
    return rows


def _bidding(s: State, seat: int | None) -> Bidding | None:
    """Return the `least` and `most` that the viewer may bid on its turn; `take`: whether it is alone, without a bid.

    None if the viewer is not in an auction. [F-11, F-15]
    """
    if seat is None or not in_auction(s, seat):
        return None
    alone = rules.bidders(s) == 1
    return {"least": rules.least_bid(s), "most": rules.most_bid(s, seat), "take": alone and rules.highest_bid(s) == 0}


def final_place(s: State, seat: int) -> int:
    """Return a seat's place in the final ranking, from 1; equal seats share it. [F-22, F-23]"""
    return 1 + sum(_standing(s, other) > _standing(s, seat) for other in range(s.players))


def _standing(s: State, seat: int) -> tuple[int, int]:
    return rules.score(s, seat), rules.cat_points(s, seat)


def decided(s: State) -> Decided:
    """Return what decided a finished game: `score`, `cats` if the scores were equal, or `shared`. [F-23]"""
    best, *others = sorted((_standing(s, seat) for seat in range(s.players)), reverse=True)
    if best == others[0]:
        return "shared"
    return "cats" if best[0] == others[0][0] else "score"


@for_all
def _player(s: State, seat: int) -> PlayerDerived:
    return {
        "hand_size": sum(s.hand[seat]),
        "placed": has_placed(s, seat),
        "cats": rules.cat_points(s, seat),
        "place": final_place(s, seat) if s.phase == OVER else None,
    }


def _dummy(s: State, *, reveal: bool) -> Dummy:
    """Return what is public about the dummy; its removed card is None until the end. [F-06, F-28]"""
    known = reveal or s.phase == OVER
    return {
        "stack_size": s.rounds - s.round,
        "shown": names(s.shown[DUMMY]),
        "removed": PETS[rules.removed_card(s, DUMMY)] if known else None,
    }


def status(s: State, seat: int | None) -> Status:
    """Return the status; `only-pass` for a seat whose turn it is if it lacks the mice to bid. [F-08, F-11, F-15]"""
    if s.phase == PLACE:
        return "place", {"seat": s.turn}
    if seat == s.turn and rules.most_bid(s, seat) < rules.least_bid(s):
        return "only-pass", {"seat": s.turn, "highest": rules.highest_bid(s)}
    if rules.highest_bid(s):
        return "bid", {"seat": s.turn, "highest": rules.highest_bid(s)}
    return "take" if rules.bidders(s) == 1 else "open", {"seat": s.turn}


def unclaimed(s: State) -> range:
    """Return the mouse cards not yet claimed in this round, from the lowest. [F-12, F-22]"""
    cards = rules.mouse_cards(s)
    return range(cards, cards) if s.phase == OVER else range(s.passes, cards)


def has_placed(s: State, seat: int) -> bool:
    """Return whether a seat has placed its card in this round."""
    return rules.place_of(s, seat) < s.placed


# ---------------------------------------------------------------- decisions in advance


def resting(s: State, seat: int) -> int:
    """Return 1 for a seat that has passed: the auction continues without it. [F-12]"""
    return s.passed[seat] if s.phase == BID else 0


def in_auction(s: State, seat: int) -> bool:
    """Return whether a seat is in the current auction and has not passed."""
    return bool(s.phase == BID and not s.passed[seat])


def purse(s: State, seat: int) -> int:
    """Return the mice that a seat can bid: its mice and current bid, which follow from public payments. [F-24, F-29]"""
    return s.mice[seat] + s.bid[seat]


def above(s: State, seat: int) -> tuple[int, int] | None:
    """Return the range of limits above which a seat may decide to pass: from the highest bid to its purse."""
    highest = rules.highest_bid(s)
    return (highest, max(highest, purse(s, seat))) if in_auction(s, seat) else None


def pass_above(s: State, _seat: int, number: int) -> str | None:
    """Pass once the highest bid exceeds `number`. [F-12]"""
    return "pass" if rules.highest_bid(s) > number else None


def up_to(s: State, seat: int) -> tuple[int, int] | None:
    """Return the range of limits up to which a seat may decide to bid: from the next bid, or its own if highest."""
    lowest = rules.highest_bid(s) + (rules.highest_bid(s) > s.bid[seat] or not s.bid[seat])
    return (lowest, max(lowest, purse(s, seat))) if in_auction(s, seat) else None


def bid_up_to(s: State, seat: int, number: int) -> str | None:
    """Bid one more than the highest bid if `number` and the seat's purse allow it; otherwise pass. [F-11, F-12]"""
    following = rules.highest_bid(s) + 1
    return f"bid {following}" if following <= min(number, purse(s, seat)) else "pass"


CONDITIONS = (Condition("pass-above", above, pass_above), Condition("bid-up-to", up_to, bid_up_to))
