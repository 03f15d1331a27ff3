"""Explanations of why a move is illegal in Felicity. [F-08, F-11, F-15, F-27]"""

from __future__ import annotations

from rascals.core.errors import Refusal
from rascals.core.moves import Move
from rascals.games.felicity import rules
from rascals.games.felicity.state import OVER, PLACE, State


def explain(s: State, seat: int, move: Move) -> Refusal:
    """Return why a move is not legal for a seat now."""
    if s.phase == OVER:
        return Refusal("game-over", {}, "F-22", "the game is over")
    if seat != s.turn:
        return Refusal("not-your-turn", {"seat": s.turn}, "F-26", "it is seat {seat}'s turn")
    if move.kind == "place":
        if s.phase == PLACE:
            return Refusal("not-in-hand", dict(move.args), "F-08", "this card is not in your hand: {pet}")
        return Refusal("not-placing", {}, "F-11", "the auction is running: bid or pass. No card can be placed now")
    if s.phase == PLACE:
        return Refusal("not-bidding", {}, "F-08", "the row is still being laid: place a card. The auction comes later")
    return _bid_refusal(s, seat, move.args.get("mice", 0))


def _bid_refusal(s: State, seat: int, mice: int) -> Refusal:
    lowest, highest = rules.least_bid(s), rules.most_bid(s, seat)
    alone = rules.bidders(s) == 1
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
    sentence = "you cannot pay that much: bid at most {highest}, or pass"
    return Refusal("bid-too-high", {"highest": highest}, "F-11", sentence)
