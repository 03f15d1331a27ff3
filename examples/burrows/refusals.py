"""Why a move is illegal in Burrows, in words."""

from rascals.core.errors import Refusal
from rascals.core.moves import Move

from . import rules
from .components import BOARD, HOMES
from .state import OVER, State
from .view import status

_ASKED = {  # by status: the legal kinds of moves, and the refusal of any other
    "turn": (
        ("move", "dig", "store", "steal"),
        Refusal("turn-first", {}, "B-09", "it is your turn: move, dig, store or steal"),
    ),
    "answer": (
        ("raise", "allow"),
        Refusal("answer-first", {}, "B-14", "somebody steals from you: raise the alarm, or allow it"),
    ),
    "name": (("name",), Refusal("name-first", {}, "B-18", "the rounds are over: name a suspect")),
}


def explain(s: State, seat: int, move: Move) -> Refusal:
    """Return why an illegal move is refused."""
    if s.phase == OVER:
        return Refusal("game-over", {}, "B-19", "the game is over")
    if not rules.acting(s) >> seat & 1:
        return Refusal("not-awaited", {}, "B-09", "you are not awaited now")
    kinds, otherwise = _ASKED[status(s, seat)[0]]
    if move.kind not in kinds:
        return otherwise
    place, home = BOARD.places[s.place[seat]], BOARD.places[HOMES[seat]]
    match move.kind:
        case "move":
            values = {"place": place, "goal": move.args["place"]}
            return Refusal("no-tunnel", values, "B-10", "no tunnel leads from {place} to {goal}")
        case "dig":
            return Refusal("no-digging", {}, "B-11", "there is no card left to dig for, or no room for it")
        case "store" if place != home:
            return Refusal("not-home", {"place": home}, "B-12", "you store only at home: {place}")
        case "store":
            return Refusal("not-in-hand", dict(move.args), "B-12", "this card is not in your hand: {card}")
        case "steal":
            return Refusal("no-victim", {}, "B-13", "steal from another player at your place who has a card")
        case "raise":
            return Refusal("no-alarm", {}, "B-15", "you hold no alarm: you can only let it happen")
    return Refusal("no-suspect", {}, "B-18", "name another player")
