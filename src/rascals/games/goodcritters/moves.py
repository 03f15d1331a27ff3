"""The moves of GoodCritters: small actions and whole moves, their notation, and why one is refused. [G-37]

The rules know small actions: `give 3` (the next card of the middle), `payoff a yes 2:`, `add 5g~`, `for`, `finish`.
People and records write whole moves: `share 0:5,4 2:3,2`, `payoff a yes 2: P2 5 4~`, `accept 1: 3 2`. `expand` makes
small actions of a whole move, `compose` a whole move of small actions.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from rascals.core.errors import Refusal
from rascals.core.moves import Move
from rascals.games.goodcritters import notation, rules, unfinished
from rascals.games.goodcritters.actions import (
    ACCEPT,
    ACTIONS,
    ANY_CARD,
    CARD,
    CHOOSE,
    DECLINE,
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
from rascals.games.goodcritters.box import ACTION_NAMES, CARD_NAMES, IS_PROMO, LOOT, PROMO_CARDS, PROMO_NAMES, SEATS
from rascals.games.goodcritters.deals import pick_left
from rascals.games.goodcritters.drafting import own_left
from rascals.games.goodcritters.events import SIDE_NAMES, TOKEN_NAMES
from rascals.games.goodcritters.notation import Answer, Offer, Payoff, Share, Whole
from rascals.games.goodcritters.refusals import ask_first, begun_already, not_owned, refusal
from rascals.games.goodcritters.state import ANSWER, GIVES, HIDDEN, MANNERS, NO_DRAFT, PAYOFF, WANTS, State

__all__ = ["GRAMMAR", "compose", "expand", "masked", "move", "parse", "refusal"]

GRAMMAR = (
    "share SEAT:CARD,CARD SEAT:CARD … · threaten SEAT|none · choose guard|rob|skim|no|yes · ready · done"
    f" · promo {'|'.join(PROMO_NAMES)}"
    " · payoff a|b yes|no SEAT: P2 CARD CARD~ CARD? · payoff a|b none"
    " · offer SEAT: P2 CARD CARD~ CARD? for P2 CARD CARD~ ? · accept SEAT · accept SEAT: CARD · decline SEAT"
    " · withdraw SEAT · step by step: give SEAT · add P|CARD · for · ask P|CARD|? · pick CARD · finish"
)

# ---------------------------------------------------------------- small actions


@cache
def move(action: int) -> Move:
    """Return the move of a small action. What is added after `for` is asked for; in an answer it is chosen."""
    if action < CHOOSE:
        return _to_a_seat(action)
    if action < SET:
        return _plain(action)
    if action < PAY:
        return _deal(action)
    if CARD <= action < FOR:
        card, manner = divmod(action - CARD, MANNERS)
        values = (("card", CARD_NAMES[card]), ("manner", notation.MANNER_NAMES[manner]))
        return Move(action, f"add {notation.gift_text(action - CARD)}", "add", values)
    text, kind = {PAY: ("add P", "pay"), FOR: ("for", "for"), ANY_CARD: ("ask ?", "ask"), FINISH: ("finish", "finish")}[
        action
    ]
    return Move(action, text, kind)


def _to_a_seat(action: int) -> Move:
    """Give a card of the middle, or move the threat marker."""
    if action < THREATEN:
        return Move(action, f"give {action - GIVE}", "give", (("to", action - GIVE),))
    if action < UNTHREATEN:
        return Move(action, f"threaten {action - THREATEN}", "threaten", (("to", action - THREATEN),))
    return Move(action, "threaten none", "unthreaten")


def _plain(action: int) -> Move:
    """Choose, be ready, be done, use a promo card."""
    if action < READY:
        name = ACTION_NAMES[action - CHOOSE]
        return Move(action, f"choose {name}", "choose", (("action", name),))
    if action < PROMO:
        name = "ready" if action == READY else "done"
        return Move(action, name, name)
    promo = action - PROMO
    return Move(action, f"promo {PROMO_NAMES[promo]}", "promo", (("card", CARD_NAMES[PROMO_CARDS[promo]]),))


def _deal(action: int) -> Move:
    """Begin or take back a payoff; begin, answer or withdraw an offer."""
    if action < UNSET:
        to, token, side = (action - SET) % SEATS, (action - SET) // SEATS // SIDES, (action - SET) // SEATS % SIDES
        values = (("to", to), ("token", TOKEN_NAMES[token]), ("side", SIDE_NAMES[side]))
        return Move(action, Payoff(token, side, to).head, "payoff", values)
    if action < PROPOSE:
        token_name = TOKEN_NAMES[action - UNSET]
        return Move(action, f"payoff {token_name} none", "unset", (("token", token_name),))
    if action < ACCEPT:
        return Move(action, f"offer {action - PROPOSE}:", "offer", (("to", action - PROPOSE),))
    if action < WITHDRAW:
        name, maker = ("accept", action - ACCEPT) if action < DECLINE else ("decline", action - DECLINE)
        return Move(action, f"{name} {maker}", name, (("maker", maker),))
    return Move(action, f"withdraw {action - WITHDRAW}", "withdraw", (("to", action - WITHDRAW),))


_WORDS = {move(action).notation.rstrip(":").lower(): action for action in range(ACTIONS)}


def parse(text: str) -> int | None:
    """Return the small action that a notation names, None if it names none. Case and spaces do not matter."""
    plain = re.sub(r" *:$", "", " ".join(text.lower().split()))
    verb, _, item = plain.partition(" ")
    if verb == "promo" and item in CARD_NAMES and IS_PROMO[CARD_NAMES.index(item)]:
        return PROMO + PROMO_CARDS.index(CARD_NAMES.index(item))
    if plain in _WORDS:
        return _WORDS[plain]
    return _parse_card(verb, item)


def _parse_card(verb: str, item: str) -> int | None:
    """`add 5 gems~`, `ask 4`, `pick 3g`: one card more, in words that tell which part it is added to."""
    if verb == "ask" and item == "p":
        return PAY
    gift = notation.read_gift(item) if verb in {"add", "ask", "pick"} else None
    if gift is None or (verb == "pick" and gift % MANNERS):
        return None
    return CARD + gift + (HIDDEN if verb == "pick" else 0)


# ---------------------------------------------------------------- whole moves


def expand(s: State, seat: int, text: str) -> list[int] | Refusal | None:
    """Return the small actions of a whole move in this state; of one that is begun, those that are left.

    None: the text is no whole move, ask `parse`. A Refusal: it is one, but names cards that are not there, leaves
    some out, or cannot be made now. Whether each action is legal in its turn is for `refusal` to say.
    """
    whole = notation.read_whole(text)
    if whole is None or not notation.is_complete(whole):
        return _card_meant(s, seat, text)
    if isinstance(whole, Share):
        return _share_actions(s, seat, whole)
    if s.draft == NO_DRAFT or s.drafter != seat:
        laid = laid_down(s, seat, whole)
        return laid if isinstance(laid, Refusal) else _finished(whole, laid)
    return _rest(s, seat, whole)


def _finished(whole: Whole, laid: list[int]) -> list[int]:
    """An answer is complete with its last card; a payoff or an offer is finished."""
    return laid if isinstance(whole, Answer) else [*laid, FINISH]


def _rest(s: State, seat: int, whole: Payoff | Offer | Answer) -> list[int] | Refusal:
    """Return what is left to do of a move that is begun."""
    laid = laid_down(unfinished.without(s), seat, whole)
    if isinstance(laid, Refusal):
        return laid
    move_begun = unfinished.begun(s)
    done = [] if move_begun is None or isinstance(move_begun, Share) else unfinished.steps(move_begun)
    return _finished(whole, laid)[len(done) :] if laid[: len(done)] == done else begun_already()


def laid_down(s: State, seat: int, whole: Payoff | Offer | Answer) -> list[int] | Refusal:
    """Return the small actions that lay a payoff, offer or answer down, begun or whole, without the last `finish`."""
    first = unfinished.steps(whole)[0]
    refused = refusal(s, seat, first)
    if refused is not None:
        return refused
    twin = s.copy()
    rules.apply(twin, seat, first)
    if isinstance(whole, Answer):
        return _answer_actions(twin, whole)
    left = [own_left(twin, card) for card in range(LOOT)]
    meant = notation.allot((gift // MANNERS for gift in whole.gives), left)
    gives = []
    for gift, card in zip(whole.gives, meant, strict=True):
        if card is None:
            return not_owned(gift // MANNERS)
        gives.append(card * MANNERS + gift % MANNERS)
    return unfinished.steps(replace(whole, gives=tuple(gives)))


def begun(s: State, seat: int, whole: Whole) -> list[int] | Refusal:
    """Return the small actions of a move that is begun and not complete, from a state where none is."""
    if not isinstance(whole, Share):
        return laid_down(s, seat, whole)
    refused = next((why for to, _ in whole.gifts if (why := refusal(s, seat, GIVE + to))), None)
    return refused or given_to(s, whole, s.middle[: min(len(whole.gifts), s.lying)])


def _answer_actions(twin: State, answer: Answer) -> list[int] | Refusal:
    """`twin`: the record once the offer's acceptance is begun."""
    wanted = twin.draft_any if twin.draft == ANSWER else 0
    if len(answer.cards) > wanted:
        sentence = "you chose {given} cards, but the offer leaves you the choice of {number}"
        return Refusal("picks-too-many", {"number": wanted, "given": len(answer.cards)}, "G-28", sentence)
    meant = notation.allot(answer.cards, [pick_left(twin, card) for card in range(LOOT)])
    cards = [card for card in meant if card is not None]
    if len(cards) < len(meant):
        return not_owned(answer.cards[meant.index(None)])
    return unfinished.steps(Answer(answer.maker, tuple(cards)))


def _share_actions(s: State, seat: int, share: Share) -> list[int] | Refusal:
    """Return to whom each card that is still to be given goes. [G-08]"""
    for to, _ in share.gifts[:1] + share.gifts:
        refused = refusal(s, seat, GIVE + to)
        if refused is not None:
            return refused
    actions = given_to(s, share, s.middle[: s.lying])
    if isinstance(actions, Refusal) or len(actions) == s.lying - s.given:
        return actions
    lying = s.middle[: s.lying]
    given = notation.allot((card for _, card in share.gifts), [lying.count(card) for card in range(LOOT)])
    left = next(card for card in lying if lying.count(card) > given.count(card))
    return Refusal(
        "not-all-shared",
        {"card": CARD_NAMES[left]},
        "G-08",
        "every card in the middle must be given to somebody, and this one too: {card}",
    )


def given_to(s: State, share: Share, cards: Sequence[int]) -> list[int] | Refusal:
    """Return to whom the next cards go, so that each seat gets what a share, begun or whole, says of `cards`."""
    left = [cards.count(card) for card in range(LOOT)]
    meant = notation.allot((card for _, card in share.gifts), left)
    rows: list[list[int]] = [[-count for count in row] for row in s.shares]
    for (to, named), card in zip(share.gifts, meant, strict=True):
        if card is None:
            sentence = "this card does not lie in the middle, or not so often: {card}"
            return Refusal("not-in-middle", {"card": CARD_NAMES[named]}, "G-08", sentence)
        rows[to][card] += 1
    if any(count < 0 for row in rows for count in row):
        return begun_already()
    actions = []
    for card in cards[s.given :]:
        takers = [seat for seat in range(SEATS) if rows[seat][card]]
        if not takers:
            break
        rows[takers[0]][card] -= 1
        actions.append(GIVE + takers[0])
    return actions


def _card_meant(s: State, seat: int, text: str) -> list[int] | Refusal | None:
    """A single step `add 5` means the first owned card of that value; `ask` and `pick` fit one part of a move only."""
    action, verb = parse(text), text.lower().split()[:1]
    if s.draft not in {PAYOFF, GIVES, WANTS, ANSWER} or s.drafter != seat or action is None:
        return None
    if verb == ["ask"] and s.draft != WANTS:
        return ask_first()
    if verb == ["pick"] and s.draft != ANSWER:
        return begun_already()
    if s.draft == WANTS or not CARD <= action < FOR:
        return None
    card, manner = divmod(action - CARD, MANNERS)
    left = [pick_left(s, one) if s.draft == ANSWER else own_left(s, one) for one in range(LOOT)]
    meant = notation.allot([card], left)[0]
    return [CARD + (card if meant is None else meant) * MANNERS + (HIDDEN if s.draft == ANSWER else manner)]


def compose(s: State, seat: int, actions: Sequence[int]) -> str:
    """Return the canonical notation of what was played from a state `s`: a small action, or the whole move it made.

    Of a move that was begun already, the whole of it. The notation names every card with its kind.
    """
    del seat  # a move says the same whoever made it
    first = actions[0]
    if s.draft == NO_DRAFT and len(actions) == 1 and first >= THREATEN:
        return move(first).notation
    return str(unfinished.grown(s, list(actions)))


def masked(s: State, text: str, mover: int, viewer: int | None) -> str:
    """Return a seat's move, made in state `s`, as a viewer (None: a spectator) may read it. [G-10, G-37, G-40]

    A composite move given in steps, joined by `;`, is read whole: nobody else sees it being made.
    """
    if ";" in text:
        text = compose(s, mover, _understood(s, mover, text.split(";")))
    return notation.mask(text, mover, viewer)


def _understood(s: State, seat: int, steps: Sequence[str]) -> list[int]:
    """Return the small actions of steps that were played; a card without its kind depends on those before."""
    twin, actions = s.copy(), list[int]()
    for step in steps:
        meant = _card_meant(twin, seat, step)
        action = meant[0] if isinstance(meant, list) else parse(step)
        if action is None:
            continue
        actions.append(action)
        if len(actions) < len(steps):  # the last one may act beyond the move itself
            rules.apply(twin, seat, action)
    return actions
