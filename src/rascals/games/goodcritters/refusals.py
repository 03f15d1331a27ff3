"""Why an action is refused: the reason, its values, the clause, and the sentence in English."""

from __future__ import annotations

from rascals.core.errors import Refusal
from rascals.games.goodcritters import rules
from rascals.games.goodcritters.actions import (
    ACCEPT,
    ACTIONS,
    ANY_CARD,
    CARD,
    CHOOSE,
    DECLINE,
    DONE,
    FINISH,
    FOR,
    GIVE,
    PAY,
    PROMO,
    PROPOSE,
    READY,
    SET,
    SIDES,
    THREATEN,
    UNSET,
    UNTHREATEN,
    WITHDRAW,
)
from rascals.games.goodcritters.bargain import asked_seat
from rascals.games.goodcritters.box import CARD_NAMES, LOOT, PROMO_CARDS, SEATS, TOKENS
from rascals.games.goodcritters.changes import can_change
from rascals.games.goodcritters.deals import can_accept, can_propose, lies_before, pick_left, ways_to_fill
from rascals.games.goodcritters.drafting import can_ask, can_finish, is_there, order_of, step_is_legal
from rascals.games.goodcritters.events import TOKEN_NAMES
from rascals.games.goodcritters.laid import has_room
from rascals.games.goodcritters.state import (
    ANSWER,
    BARGAIN,
    GIVES,
    HIDDEN,
    MANNERS,
    MOST_LAID,
    MOST_WISHED,
    NO_DRAFT,
    NOBODY,
    NOTHING,
    OVER,
    PAYOFF,
    SHARE,
    TURNS,
    WANTS,
    State,
)


def refusal(s: State, seat: int, action: int) -> Refusal | None:
    """Say why a seat may not play an action now; None if it may."""
    if not 0 <= action < ACTIONS:
        return Refusal("no-action", {"action": action}, None, "there is no action number {action}")
    if not rules.acting(s) >> seat & 1:
        return _waiting(s, seat)
    if s.phase == SHARE:
        return _share_refusal(s, action)
    if s.draft == ANSWER:
        return _pick_refusal(s, action)
    if s.draft != NO_DRAFT:
        return _step_refusal(s, action)
    return _bargain_refusal(s, seat, action) if s.phase == BARGAIN else _choice_refusal(action)


def _waiting(s: State, seat: int) -> Refusal:
    """Say why a seat is not awaited. Of a move that another seat has begun it learns nothing. [G-37]"""
    if s.phase == OVER:
        return Refusal("game-over", {}, "G-21", "the game is over")
    if s.phase == SHARE:
        return Refusal("not-boss", {"seat": s.boss}, "G-08", "the boss shares the loot: seat {seat}")
    if s.chosen[seat] != NOTHING and s.phase != BARGAIN:
        return Refusal("chosen-finally", {}, "G-36", "you have chosen your action card, and this choice is final")
    if s.phase == BARGAIN and s.bargaining == TURNS:
        return _not_your_turn(s, seat)
    if s.ready[seat]:
        sentence = "you are ready, so you have no move until somebody changes something"
        return Refusal("already-ready", {}, "G-34", sentence)
    return Refusal("not-awaited", {}, "G-37", "you have no move at this moment")


def _not_your_turn(s: State, seat: int) -> Refusal:
    asked = asked_seat(s)
    if asked not in (NOBODY, seat):
        return Refusal("answer-awaited", {"seat": asked}, "G-36", "an offer is answered at once: by seat {seat}")
    return Refusal("not-your-turn", {"seat": s.turn}, "G-36", "it is seat {seat}'s turn")


def _no_such_seat(s: State) -> Refusal:
    sentence = "there is no such seat. The seats are 0 to {highest}"
    return Refusal("no-such-seat", {"highest": s.players - 1}, "G-33", sentence)


# ---------------------------------------------------------------- sharing


def _share_refusal(s: State, action: int) -> Refusal | None:
    if action >= THREATEN:
        return Refusal("share-first", {}, "G-08", "first share out all the loot in the middle")
    return None if action - GIVE < s.players else _no_such_seat(s)


# ---------------------------------------------------------------- bargaining


def _bargain_refusal(s: State, seat: int, action: int) -> Refusal | None:
    asked = asked_seat(s) if s.bargaining == TURNS else NOBODY
    if asked == seat and not ACCEPT <= action < WITHDRAW:
        return Refusal("answer-first", {"seat": s.turn}, "G-36", "first accept or decline the offer of seat {seat}")
    if action < THREATEN:
        return Refusal(
            "already-shared",
            {},
            "G-08",
            "the loot is shared out already, and the shares stay as they are until the vote",
        )
    if action < CHOOSE:
        return _threat_refusal(s, seat, action)
    if action < PROMO:
        return _choosing_refusal(s, seat, action)
    if action < SET:
        return _promo_refusal(s, seat, action - PROMO)
    if action >= PAY:
        sentence = "first begin a payoff or an offer, then add cards to it"
        return Refusal("nothing-begun", {}, "G-37", sentence)
    return _deal_refusal(s, seat, action)


def _changes_refusal(s: State, seat: int) -> Refusal | None:
    if can_change(s, seat):
        return None
    sentence = "you have made all changes that you may make in a round: {changes}"
    return Refusal("no-changes-left", {"changes": s.changes}, "G-35", sentence)


def _threat_refusal(s: State, seat: int, action: int) -> Refusal | None:
    other = action - THREATEN
    if action == UNTHREATEN:
        if s.threat[seat] == NOBODY:
            return Refusal("no-threat", {}, "G-34", "you are threatening nobody, so there is nothing to take back")
    elif other >= s.players:
        return _no_such_seat(s)
    elif other == seat:
        return Refusal("threatens-self", {}, "G-09", "you cannot threaten yourself. Choose another player")
    elif other == s.threat[seat]:
        sentence = "your threat marker stands before seat {seat} already"
        return Refusal("threatened-already", {"seat": other}, "G-34", sentence)
    return _changes_refusal(s, seat)


def _choosing_refusal(s: State, seat: int, action: int) -> Refusal | None:
    """Why an action card may not be chosen, or one may not be ready or done, in step 3."""
    if action == DONE:
        if s.bargaining == TURNS:
            return None
        return Refusal(
            "no-turns", {}, "G-34", "here everybody bargains at once. Say “ready” when you have finished, not “done”"
        )
    if s.bargaining == TURNS:
        sentence = "action cards are chosen later, all at once. Say “done” to end your turn"
        return Refusal("choose-later", {}, "G-36", sentence)
    if action == READY:
        chosen = s.chosen[seat] != NOTHING
        return None if chosen else Refusal("choose-first", {}, "G-34", "first choose an action card")
    if s.chosen[seat] == action - CHOOSE:
        return Refusal("chosen-already", {}, "G-34", "you have chosen this action card already")
    return None if s.chosen[seat] == NOTHING else _changes_refusal(s, seat)


def _promo_refusal(s: State, seat: int, promo: int) -> Refusal | None:
    card = PROMO_CARDS[promo]
    if not s.stash[seat][card]:
        return Refusal(
            "no-promo", {"card": CARD_NAMES[card]}, "G-32", "you have no such promo card in your stash: {card}"
        )
    return _changes_refusal(s, seat)


def _choice_refusal(action: int) -> Refusal | None:
    if CHOOSE <= action < READY:
        return None
    return Refusal("choose-now", {}, "G-36", "the bargaining is over: choose an action card")


# ---------------------------------------------------------------- payoffs and offers


def _deal_refusal(s: State, seat: int, action: int) -> Refusal | None:
    if not s.payoffs:
        return Refusal("no-payoffs", {}, "G-24", "this game is played without payoffs and exchanges")
    if action < UNSET:
        return _payoff_refusal(s, seat, action - SET)
    if action < PROPOSE:
        token = action - UNSET
        if s.token_to[seat * TOKENS + token] == NOBODY:
            sentence = "your payoff {token} is not laid out"
            return Refusal("no-payoff", {"token": TOKEN_NAMES[token]}, "G-25", sentence)
        return _changes_refusal(s, seat)
    if action < ACCEPT:
        return _offer_refusal(s, seat, action - PROPOSE)
    if action < WITHDRAW:
        return _answer_refusal(s, seat, action)
    return _withdraw_refusal(s, seat, action - WITHDRAW)


def _payoff_refusal(s: State, seat: int, place: int) -> Refusal | None:
    target, token, side = place % SEATS, place // SEATS // SIDES, place // SEATS % SIDES
    if target >= s.players:
        return _no_such_seat(s)
    if target == seat:
        return Refusal("payoff-to-self", {}, "G-27", "a payoff is for another player, not for yourself")
    if not has_room(s, seat):
        return _no_room()
    if ways_to_fill(s, seat, token) <= (target == lies_before(s, seat, token, side)):
        sentence = "you have no card for such a payoff that does not lie there already"
        return Refusal("nothing-to-lay", {}, "G-25", sentence)
    return _changes_refusal(s, seat)


def _offer_refusal(s: State, seat: int, other: int) -> Refusal | None:
    if other >= s.players:
        return _no_such_seat(s)
    if other == seat:
        return Refusal("offer-to-self", {}, "G-28", "an offer is for another player, not for yourself")
    if not has_room(s, seat):
        return _no_room()
    if not can_propose(s, seat, other):
        sentence = "neither of you has a card for an offer that does not stand already"
        return Refusal("nothing-to-offer", {}, "G-28", sentence)
    return _changes_refusal(s, seat)


def _no_room() -> Refusal:
    sentence = "the table is full of cards: payoffs and offers hold {most} at most. Wait until some are gone"
    return Refusal("table-full", {"most": MOST_LAID}, "G-28", sentence)


def _answer_refusal(s: State, seat: int, action: int) -> Refusal | None:
    maker = action - (ACCEPT if action < DECLINE else DECLINE)
    if maker >= s.players:
        return _no_such_seat(s)
    if not s.offer[maker * SEATS + seat]:
        return Refusal("no-offer", {"seat": maker}, "G-39", "there is no offer to you from seat {seat}")
    if action >= DECLINE or can_accept(s, seat, maker):
        return None
    return Refusal("cannot-accept", {}, "G-28", "you do not have all that this offer asks for. You can only decline it")


def _withdraw_refusal(s: State, seat: int, other: int) -> Refusal | None:
    if other >= s.players:
        return _no_such_seat(s)
    if s.bargaining == TURNS or not s.offer[seat * SEATS + other]:
        return Refusal("no-own-offer", {"seat": other}, "G-39", "there is no offer of yours to seat {seat}")
    return None


# ---------------------------------------------------------------- composite moves


def begun_already() -> Refusal:
    """Say that a composite move has to be finished first. [G-37]"""
    sentence = "first go on with the move you have begun: add cards, or finish it"
    return Refusal("move-begun", {}, "G-37", sentence)


def not_owned(card: int) -> Refusal:
    """Say that a card to be laid down is not there."""
    return Refusal("not-owned", {"card": CARD_NAMES[card]}, "G-28", "you have no such card left: {card}")


def _changes_nothing() -> Refusal:
    return Refusal("changes-nothing", {}, "G-34", "exactly this lies or stands there already. Change something")


def _out_of_order() -> Refusal:
    sentence = "cards are added in order: payoff cards first, then loot from the highest value down"
    return Refusal("out-of-order", {}, "G-37", sentence)


def _step_refusal(s: State, action: int) -> Refusal | None:
    """Why something may not be added to a payoff or offer, or the move not finished."""
    if action < PAY:
        return begun_already()
    if action == FOR:
        return _for_refusal(s)
    if action == FINISH:
        return _finish_refusal(s)
    if action == ANY_CARD and s.draft != WANTS:
        return ask_first()
    if s.draft == WANTS and CARD <= action < FOR and (action - CARD) % MANNERS == HIDDEN:
        sentence = "you cannot name a card and ask for it hidden. A bare “?” asks for any card, hidden"
        return Refusal("asked-hidden", {}, "G-28", sentence)
    if not is_there(s, action):
        return _not_there(s, action)
    if order_of(s, action) < s.draft_last:
        return _out_of_order()
    return None if step_is_legal(s, action) else _changes_nothing()


def ask_first() -> Refusal:
    """Say that cards are asked for after `for`."""
    return Refusal("ask-first", {}, "G-28", "say “for” before you ask for cards: only an offer asks for any")


def _not_there(s: State, action: int) -> Refusal:
    if s.draft == WANTS and s.draft_wished == MOST_WISHED:
        sentence = "an offer asks for {most} cards at most"
        return Refusal("asks-too-many", {"most": MOST_WISHED}, "G-28", sentence)
    if s.draft == WANTS:
        return Refusal("asks-too-much", {"seat": s.draft_to}, "G-28", "that is more than seat {seat} has")
    if action == PAY:
        return Refusal("no-payoff-cards", {}, "G-24", "you have no payoff card left")
    return not_owned((action - CARD) // MANNERS)


def _for_refusal(s: State) -> Refusal | None:
    if s.draft == PAYOFF:
        return Refusal("payoff-asks", {}, "G-25", "a payoff asks for nothing in return: add cards, or finish it")
    if s.draft != GIVES:
        return Refusal("asking-already", {}, "G-37", "you are asking already: add what you want, or finish")
    if can_ask(s):
        return None
    if s.held[s.draft_to] + s.payoff_cards[s.draft_to]:
        return _changes_nothing()
    return Refusal(
        "nothing-to-ask", {"seat": s.draft_to}, "G-28", "there is nothing to ask for: seat {seat} has no card"
    )


def _finish_refusal(s: State) -> Refusal | None:
    if can_finish(s):
        return None
    if s.draft_size == 0:
        return Refusal("nothing-laid", {}, "G-25", "add at least one card before you finish")
    if s.draft == WANTS and s.draft_wished == 0:
        return Refusal("nothing-asked", {}, "G-28", "after “for”, ask for at least one card")
    return _changes_nothing()


def _pick_refusal(s: State, action: int) -> Refusal | None:
    """Why a card may not be chosen for a `?` of an offer. [G-28]"""
    card, manner = divmod(action - CARD, MANNERS)
    if not CARD <= action < FOR or manner != HIDDEN:
        return pick_first(s.draft_any)
    if pick_left(s, card) == 0:
        return not_owned(card)
    if card < s.draft_last:
        return _out_of_order()
    if sum(pick_left(s, other) for other in range(card, LOOT)) < s.draft_any:
        sentence = "after this card too few are left. Still to choose: {number}"
        return Refusal("too-few-left", {"number": s.draft_any}, "G-37", sentence)
    return None


def pick_first(number: int) -> Refusal:
    """Say that cards have to be chosen for an offer that is being accepted."""
    return Refusal(
        "pick-first", {"number": number}, "G-28", "choose the cards to give for each “?”. Still to choose: {number}"
    )
