"""The composite move under way in a record, as notation and as small actions; and the record without it. [G-37]"""

from __future__ import annotations

from dataclasses import replace

from rascals.core.record import Row
from rascals.games.goodcritters.actions import ACCEPT, ANY_CARD, CARD, FOR, GIVE, PAY, PROPOSE, SET, SIDES, set_action
from rascals.games.goodcritters.box import LOOT, SEATS
from rascals.games.goodcritters.notation import Answer, Offer, Payoff, Share, Whole
from rascals.games.goodcritters.state import ANSWER, HIDDEN, MANNERS, NO_DRAFT, PAYOFF, SHARES, WANTS, State


def listed(counts: Row) -> list[int]:
    """Return the places of a row of counts, each as often as it says."""
    return [place for place, count in enumerate(counts) for _ in range(count)]


def gifts_in(s: State, deal: int) -> list[int]:
    """Return the gifts of a payoff or an offer, in their order."""
    return sorted(card for card in cards_in(s, deal) if card >= 0)


def wishes_in(s: State, deal: int) -> list[int]:
    """Return what an offer wants, in its order."""
    return sorted(-1 - card for card in cards_in(s, deal) if card < 0)


def cards_in(s: State, deal: int) -> list[int]:
    """Return the gifts and wishes of a payoff or an offer, as they are laid."""
    return [s.laid_card[at] for at in range(s.laid) if s.laid_in[at] == deal]


def begun(s: State) -> Whole | None:
    """Return the composite move under way as far as it is; None if there is none."""
    if s.draft == NO_DRAFT:
        return None
    if s.draft == SHARES:
        return Share(tuple((seat, card) for seat in range(s.players) for card in listed(s.shares[seat])))
    if s.draft == ANSWER:
        return Answer(s.draft_to, tuple(listed(s.draft_picks)))
    gives = tuple(listed(s.draft_gives))
    if s.draft == PAYOFF:
        return Payoff(s.draft_token, s.draft_side, s.draft_to, s.draft_pays, gives)
    return _begun_offer(s, gives)


def _begun_offer(s: State, gives: tuple[int, ...]) -> Offer:
    asking = s.draft == WANTS
    return Offer(s.draft_to, s.draft_pays, gives, asking, s.draft_asks, tuple(listed(s.draft_wants)), s.draft_any)


def without(s: State) -> State:
    """Return a record as everybody but the drafter sees it: with nothing under way."""
    twin = s.copy()
    twin.draft = NO_DRAFT
    if s.draft == SHARES:
        twin.given = 0
        twin.shares = [[0] * LOOT for _ in range(SEATS)]
    return twin


def steps(move: Payoff | Offer | Answer) -> list[int]:
    """Return the small actions that lay a move down in order, the first included, without finishing it."""
    match move:
        case Answer():
            return [ACCEPT + move.maker, *(CARD + card * MANNERS + HIDDEN for card in sorted(move.cards))]
        case Payoff():
            first = set_action(move.token, move.side, move.to)
        case Offer():
            first = PROPOSE + move.to
    given = [first, *[PAY] * move.payoff_cards, *(CARD + gift for gift in sorted(move.gives))]
    return given + _asking_steps(move) if isinstance(move, Offer) and move.asking else given


def _asking_steps(move: Offer) -> list[int]:
    wanted = [CARD + wish // 2 * MANNERS + wish % 2 for wish in sorted(move.wants)]
    return [FOR, *[PAY] * move.asked_payoff_cards, *wanted, *[ANY_CARD] * move.any_cards]


def grown(s: State, actions: list[int]) -> Whole:
    """Return the composite move that small actions make of what is under way, or of nothing."""
    move, rest = begun(s), actions
    if move is None:
        move, rest = _begin(actions[0]), actions[1:] if actions[0] >= SET else actions
    if isinstance(move, Share):
        cards = s.middle[s.given : s.given + len(rest)]
        return Share((*move.gifts, *((action - GIVE, card) for action, card in zip(rest, cards, strict=True))))
    for action in rest:
        move = _with(move, action)
    return move


def _begin(action: int) -> Whole:
    if action < SET:
        return Share(())
    if action >= ACCEPT:
        return Answer(action - ACCEPT)
    if action >= PROPOSE:
        return Offer(action - PROPOSE)
    token_and_side = (action - SET) // SEATS
    return Payoff(token_and_side // SIDES, token_and_side % SIDES, (action - SET) % SEATS)


def _with(move: Payoff | Offer | Answer, action: int) -> Payoff | Offer | Answer:
    """Return a move with one small action more."""
    if isinstance(move, Answer):
        return replace(move, cards=(*move.cards, (action - CARD) // MANNERS))
    if isinstance(move, Offer) and move.asking:
        return _asking_more(move, action)
    if action == PAY:
        return replace(move, payoff_cards=move.payoff_cards + 1)
    if isinstance(move, Offer) and action == FOR:
        return replace(move, asking=True)
    return replace(move, gives=(*move.gives, action - CARD)) if action < FOR else move


def _asking_more(move: Offer, action: int) -> Offer:
    if action == PAY:
        return replace(move, asked_payoff_cards=move.asked_payoff_cards + 1)
    if action == ANY_CARD:
        return replace(move, any_cards=move.any_cards + 1)
    wish = (action - CARD) // MANNERS * 2 + (action - CARD) % MANNERS
    return replace(move, wants=(*move.wants, wish)) if action < FOR else move
