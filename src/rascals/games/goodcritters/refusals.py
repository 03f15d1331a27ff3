"""Explanations of why a move is illegal in GoodCritters. They never decide what is legal. [G-34 – G-37]"""

from __future__ import annotations

from rascals.core.errors import Refusal
from rascals.core.moves import Move
from rascals.games.goodcritters import events, rules, state
from rascals.games.goodcritters.bargain import asked_seat
from rascals.games.goodcritters.components import ACTION_NAMES, CARD_NAMES, SEATS, TOKENS
from rascals.games.goodcritters.deals import can_propose, lies_before, ways_to_fill
from rascals.games.goodcritters.drafting import has_room, in_the_game, is_there, order_of, own_left
from rascals.games.goodcritters.moves import ANY_CARD, CARD, FINISH, FOR, PAY, VERBS
from rascals.games.goodcritters.state import State

EXCHANGES = frozenset({"offer", "accept", "decline", "withdraw"})  # kinds of moves
DEALS = EXCHANGES | {"payoff", "unset"}


def explain(s: State, seat: int, move: Move) -> Refusal:
    """Return why a move is not legal for a seat now."""
    if not 0 <= move.action < VERBS.count:
        return Refusal("no-action", {"action": move.action}, None, "there is no action number {action}")
    if not rules.acting(s) >> seat & 1:
        bribing = s.phase == state.SHARE and s.early_bribes and s.draft == state.NO_DRAFT
        return _bribe_refusal(s, seat, move) if bribing else _waiting(s, seat)
    if s.draft == state.ANSWER:
        return _pick_refusal(s, move.action)
    if s.draft not in {state.NO_DRAFT, state.SHARES}:
        return _step_refusal(s, move.action)
    if s.phase == state.SHARE:
        return _share_refusal(s, seat, move)
    if s.phase == state.BARGAIN:
        return _bargain_refusal(s, seat, move)
    return Refusal("choose-now", {}, "G-36", "the bargaining is over: choose an action card")


def _waiting(s: State, seat: int) -> Refusal:
    """Return why a seat is not awaited, without revealing that another seat has begun a move. [G-37]"""
    if s.phase == state.OVER:
        return Refusal("game-over", {}, "G-21", "the game is over")
    if s.phase == state.SHARE:
        return _not_boss(s)
    if s.chosen[seat] != state.NOTHING and s.phase != state.BARGAIN:
        return Refusal("chosen-finally", {}, "G-36", "you have chosen your action card, and this choice is final")
    if s.phase == state.BARGAIN and s.bargaining == state.TURNS:
        return _not_your_turn(s, seat)
    if s.ready[seat]:
        sentence = "you are ready, so you have no move until somebody changes something"
        return Refusal("already-ready", {}, "G-34", sentence)
    return Refusal("not-awaited", {}, "G-37", "you have no move at this moment")


def _not_boss(s: State) -> Refusal:
    return Refusal("not-boss", {"seat": s.boss}, "G-08", "the boss shares the loot: seat {seat}")


def _not_your_turn(s: State, seat: int) -> Refusal:
    asked = asked_seat(s)
    if asked not in (state.NOBODY, seat):
        return Refusal("answer-awaited", {"seat": asked}, "G-36", "an offer is answered at once: by seat {seat}")
    return Refusal("not-your-turn", {"seat": s.turn}, "G-36", "it is seat {seat}'s turn")


def _no_such_seat(s: State) -> Refusal:
    sentence = "there is no such seat. The seats are 0 to {highest}"
    return Refusal("no-such-seat", {"highest": s.players - 1}, "G-33", sentence)


# ---------------------------------------------------------------- sharing


def _share_refusal(s: State, seat: int, move: Move) -> Refusal:
    """Return why a move is not legal while the boss shares. [G-08, G-48]"""
    if s.early_bribes and s.draft == state.NO_DRAFT and (seat != s.boss or move.kind in EXCHANGES):
        return _bribe_refusal(s, seat, move)
    share_first = Refusal("share-first", {}, "G-08", "first share out all the loot in the middle")
    return _no_such_seat(s) if move.kind == "give" else share_first


def _bribe_refusal(s: State, seat: int, move: Move) -> Refusal:
    """Return why a move is not a legal exchange while the boss shares. [G-48]"""
    if move.kind == "give":
        return _not_boss(s)
    if move.kind not in EXCHANGES:
        sentence = "until the boss has shared the loot you can only make, withdraw, accept and decline offers"
        return Refusal("early-offers-only", {}, "G-48", sentence)
    other = move.args.get("to", move.args.get("maker", seat))
    if other >= s.players:
        return _no_such_seat(s)
    return _deal_refusal(s, seat, other, move) or _no_changes_left(s)


# ---------------------------------------------------------------- bargaining


def _bargain_refusal(s: State, seat: int, move: Move) -> Refusal:
    if s.bargaining == state.TURNS and asked_seat(s) == seat and move.kind not in {"accept", "decline"}:
        return Refusal("answer-first", {"seat": s.turn}, "G-36", "first accept or decline the offer of seat {seat}")
    if move.kind == "give":
        sentence = "the loot is shared out already, and the shares stay as they are until the vote"
        return Refusal("already-shared", {}, "G-08", sentence)
    if move.action >= PAY:
        sentence = "first begin a payoff or an offer, then add cards to it"
        return Refusal("nothing-begun", {}, "G-37", sentence)
    if move.kind in DEALS and not s.payoffs:
        return Refusal("no-payoffs", {}, "G-24", "this game is played without payoffs and exchanges")
    other = move.args.get("to", move.args.get("maker", seat))
    if other >= s.players:
        return _no_such_seat(s)
    refusal = _deal_refusal(s, seat, other, move) or _choosing_refusal(s, seat, other, move)
    if refusal is not None:
        return refusal
    return _no_changes_left(s)


def _no_changes_left(s: State) -> Refusal:
    sentence = "you have made all the changes allowed in a round: {changes}"
    return Refusal("no-changes-left", {"changes": s.changes}, "G-35", sentence)


def _choosing_refusal(s: State, seat: int, other: int, move: Move) -> Refusal | None:
    """Return what is wrong with a threat, a card or the end of bargaining; None if only no changes are left."""
    match move.kind:
        case "threaten" if other == seat:
            return Refusal("threatens-self", {}, "G-09", "you cannot threaten yourself. Choose another player")
        case "threaten" if other == s.threat[seat]:
            sentence = "your threat marker stands before seat {seat} already"
            return Refusal("threatened-already", {"seat": other}, "G-34", sentence)
        case "unthreaten" if s.threat[seat] == state.NOBODY:
            return Refusal("no-threat", {}, "G-34", "you are threatening nobody, so there is nothing to take back")
        case "done":
            sentence = "here everybody bargains at once. Say “ready” when you have finished, not “done”"
            return Refusal("no-turns", {}, "G-34", sentence)
        case "choose" | "ready" if s.bargaining == state.TURNS:
            sentence = "action cards are chosen later, all at once. Say “done” to end your turn"
            return Refusal("choose-later", {}, "G-36", sentence)
        case "ready":
            return Refusal("choose-first", {}, "G-34", "first choose an action card")
        case "choose" if s.chosen[seat] == ACTION_NAMES.index(move.args["action"]):
            return Refusal("chosen-already", {}, "G-34", "you have chosen this action card already")
        case "promo" if not s.stash[seat][CARD_NAMES.index(move.args["card"])]:
            sentence = "you have no such promo card in your stash: {card}"
            return Refusal("no-promo", dict(move.args), "G-32", sentence)
    return None


# ---------------------------------------------------------------- payoffs and offers


def _deal_refusal(s: State, seat: int, other: int, move: Move) -> Refusal | None:
    """Return what is wrong with a payoff, an offer or an answer; None if only no changes are left."""
    match move.kind:
        case "payoff" if other == seat:
            return Refusal("payoff-to-self", {}, "G-27", "a payoff is for another player, not for yourself")
        case "offer" if other == seat:
            return Refusal("offer-to-self", {}, "G-28", "an offer is for another player, not for yourself")
        case "payoff" | "offer" if not has_room(s, seat):
            sentence = "the table is full of cards: payoffs and offers hold {most} at most. Wait until some are gone"
            return Refusal("table-full", {"most": state.MOST_LAID}, "G-28", sentence)
        case "payoff" if _lies_already(s, seat, other, move):
            sentence = "with your cards you could only lay the payoff that lies there already"
            return Refusal("nothing-to-lay", {}, "G-25", sentence)
        case "offer" if not can_propose(s, seat, other):
            sentence = "with your cards and theirs you could only make the offer that stands already"
            return Refusal("nothing-to-offer", {}, "G-28", sentence)
        case "unset" if s.token_to[seat * TOKENS + events.TOKEN_NAMES.index(move.args["token"])] == state.NOBODY:
            return Refusal("no-payoff", dict(move.args), "G-25", "your payoff {token} is not laid out")
        case "accept" | "decline" if not s.offer[other * SEATS + seat]:
            return Refusal("no-offer", {"seat": other}, "G-39", "there is no offer to you from seat {seat}")
        case "accept":
            sentence = "you do not have all that this offer asks for. You can only decline it"
            return Refusal("cannot-accept", {}, "G-28", sentence)
        case "withdraw":
            return Refusal("no-own-offer", {"seat": other}, "G-39", "there is no offer of yours to seat {seat}")
    return None


def _lies_already(s: State, seat: int, other: int, move: Move) -> bool:
    token, side = events.TOKEN_NAMES.index(move.args["token"]), events.SIDE_NAMES.index(move.args["side"])
    return ways_to_fill(s, seat, token) <= (other == lies_before(s, seat, token, side))


# ---------------------------------------------------------------- composite moves


def begun_already() -> Refusal:
    """Return the refusal of a move while a composite move has to be finished first. [G-37]"""
    sentence = "first go on with the move you have begun: add cards, or finish it"
    return Refusal("move-begun", {}, "G-37", sentence)


def not_owned(card: int) -> Refusal:
    """Return the refusal of a card that the seat does not have."""
    return Refusal("not-owned", {"card": CARD_NAMES[card]}, "G-28", "you have no such card left: {card}")


def ask_first() -> Refusal:
    """Return the refusal to ask for cards before `for`."""
    return Refusal("ask-first", {}, "G-28", "say “for” before you ask for cards: only an offer asks for any")


def _changes_nothing() -> Refusal:
    return Refusal("changes-nothing", {}, "G-34", "exactly this payoff or offer is there already. Change something")


def _out_of_order() -> Refusal:
    sentence = "cards are added in order: payoff cards first, then loot from the highest value down"
    return Refusal("out-of-order", {}, "G-37", sentence)


def _step_refusal(s: State, action: int) -> Refusal:
    """Return why a card may not be added to a payoff or offer, or why the move may not be finished."""
    if action < PAY:
        return begun_already()
    if action == FOR:
        return _for_refusal(s)
    if action == FINISH:
        return _finish_refusal(s)
    if action == ANY_CARD and s.draft != state.WANTS:
        return ask_first()
    if s.draft == state.WANTS and CARD <= action < FOR and (action - CARD) % state.MANNERS == state.HIDDEN:
        sentence = "you cannot name a card and ask for it hidden. A bare “?” asks for any card, hidden"
        return Refusal("asked-hidden", {}, "G-28", sentence)
    if not is_there(s, action):
        return _not_there(s, action)
    return _out_of_order() if order_of(s, action) < s.draft_last else _changes_nothing()


def _not_there(s: State, action: int) -> Refusal:
    if s.draft == state.WANTS and s.draft_wished == state.MOST_WISHED:
        sentence = "an offer asks for {most} cards at most"
        return Refusal("asks-too-many", {"most": state.MOST_WISHED}, "G-28", sentence)
    card = (action - CARD) // state.MANNERS
    if s.draft == state.WANTS and CARD <= action < FOR and not in_the_game(s, card):
        sentence = "this card is not in this game: {card}. Nobody can have it"
        return Refusal("asks-for-absent", {"card": CARD_NAMES[card]}, "G-28", sentence)
    if s.draft == state.WANTS:
        return Refusal("asks-too-much", {"seat": s.draft_to}, "G-28", "that is more than seat {seat} has")
    if action == PAY:
        return Refusal("no-payoff-cards", {}, "G-24", "you have no payoff card left")
    return not_owned(card)


def _for_refusal(s: State) -> Refusal:
    if s.draft == state.PAYOFF:
        return Refusal("payoff-asks", {}, "G-25", "a payoff asks for nothing in return: add cards, or finish it")
    if s.draft != state.GIVES:
        return Refusal("asking-already", {}, "G-37", "you are asking already: add what you want, or finish")
    if s.held[s.draft_to] + s.payoff_cards[s.draft_to]:
        return _changes_nothing()
    sentence = "there is nothing to ask for: seat {seat} has no card"
    return Refusal("nothing-to-ask", {"seat": s.draft_to}, "G-28", sentence)


def _finish_refusal(s: State) -> Refusal:
    if s.draft_size == 0:
        return Refusal("nothing-laid", {}, "G-25", "add at least one card before you finish")
    if s.draft == state.WANTS and s.draft_wished == 0:
        return Refusal("nothing-asked", {}, "G-28", "after “for”, ask for at least one card")
    return _changes_nothing()


def _pick_refusal(s: State, action: int) -> Refusal:
    """Return why a card may not be chosen for a `?` of an offer. [G-28]"""
    card, manner = divmod(action - CARD, state.MANNERS)
    if not CARD <= action < FOR or manner != state.HIDDEN:
        sentence = "choose the cards to give for each “?”. Still to choose: {number}"
        return Refusal("pick-first", {"number": s.draft_any}, "G-28", sentence)
    if own_left(s, card) == 0:
        return not_owned(card)
    if card < s.draft_last:
        return _out_of_order()
    sentence = "after this card too few are left. Still to choose: {number}"
    return Refusal("too-few-left", {"number": s.draft_any}, "G-37", sentence)
