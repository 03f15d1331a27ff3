"""The moves of Felicity: actions, their notation, and why one is refused."""

from __future__ import annotations

import re
from functools import cache

from rascals.core.errors import Refusal
from rascals.core.moves import Move
from rascals.games.felicity import rules
from rascals.games.felicity.box import PETS
from rascals.games.felicity.rules import PASS
from rascals.games.felicity.state import OVER, PLACE, State

BID_NOTHING = -1  # `bid 0` is understood, and refused as too low rather than as unknown
GRAMMAR = f"place {'|'.join(PETS)} · bid N · pass"


@cache
def move(action: int) -> Move:
    """Return the move of an action number."""
    if action == BID_NOTHING:
        return Move(action, "bid 0", "bid", (("mice", 0),))
    if action < PASS:
        return Move(action, f"place {PETS[action]}", "place", (("pet", PETS[action]),))
    if action == PASS:
        return Move(action, "pass", "pass")
    return Move(action, f"bid {action - PASS}", "bid", (("mice", action - PASS),))


def parse(text: str) -> int | None:
    """Return the action that a notation names, None if it names none. Case and spaces do not matter."""
    words = text.lower().replace("\N{MINUS SIGN}", "-").split()
    match words:
        case ["pass"]:
            return PASS
        case ["place", pet] if pet in PETS:
            return PETS.index(pet)
        case ["bid", mice] if re.fullmatch(r"[0-9]{1,9}", mice, re.ASCII):
            return PASS + int(mice) if int(mice) else BID_NOTHING
        case _:
            return None


def capacity(s: State) -> int:
    """Return room enough for the legal actions of a position and all that follow, whatever mice it holds. [F-33]"""
    return PASS + 1 + s.bank + sum(s.on_card) + sum(s.mice) + sum(s.bids)


def refusal(s: State, seat: int, action: int) -> Refusal | None:
    """Say why a seat may not play an action now; None if it may. [F-08, F-11, F-15, F-27]"""
    if s.phase == OVER:
        return Refusal("game-over", {}, "F-22", "the game is over")
    if seat != s.turn:
        return Refusal("not-your-turn", {"seat": s.turn}, "F-26", "it is seat {seat}'s turn")
    if 0 <= action < PASS:
        return _place_refusal(s, seat, action)
    if s.phase == PLACE:
        return Refusal("not-bidding", {}, "F-08", "the row is still being laid: place a card. The auction comes later")
    return None if action == PASS else _bid_refusal(s, seat, max(action, PASS) - PASS)


def _place_refusal(s: State, seat: int, kind: int) -> Refusal | None:
    if s.phase != PLACE:
        return Refusal("not-placing", {}, "F-11", "the auction is running: bid or pass. No card can be placed now")
    if not s.hand[seat][kind]:
        return Refusal("not-in-hand", {"pet": PETS[kind]}, "F-08", "this card is not in your hand: {pet}")
    return None


def _bid_refusal(s: State, seat: int, mice: int) -> Refusal | None:
    lowest, highest = rules.least_bid(s), rules.most_bid(s, seat)
    alone = rules.bidders(s) == 1
    if lowest <= mice <= highest:
        return None
    if highest == 0:
        return Refusal("no-mice", {}, "F-15" if alone else "F-11", "you have no mice to bid with: you can only pass")
    if alone:
        sentence = "everybody else passed without a bid: the sack costs exactly 1 mouse. Bid 1, or pass"
        return Refusal("take-costs-one", {}, "F-15", sentence)
    if highest < lowest:
        sentence = "a higher bid takes {lowest}, you have {highest}: you can only pass"
        return Refusal("cannot-outbid", {"highest": highest, "lowest": lowest}, "F-11", sentence)
    if mice < lowest:
        return Refusal("bid-too-low", {"lowest": lowest}, "F-11", "your bid is too low: bid at least {lowest}, or pass")
    return Refusal(
        "bid-too-high", {"highest": highest}, "F-11", "you cannot pay that much: bid at most {highest}, or pass"
    )
