"""Whole composite moves as people and saved games write them: `share 0:5,4 2:3`, `payoff a yes 2: P2 5 4~`. [G-37]

Here cards may come in any order and without kind, and `P2` is two payoff cards; the small actions have a single order.
A state's unfinished move is its small actions so far.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from rascals.core.composites import Read
from rascals.core.errors import Refusal
from rascals.core.moves import NO_ACTION, Move
from rascals.core.state import Row
from rascals.games.goodcritters import notation
from rascals.games.goodcritters.components import CARD_NAMES, LOOT, SEATS
from rascals.games.goodcritters.drafting import own_left
from rascals.games.goodcritters.knowledge import forget_draft
from rascals.games.goodcritters.moves import (
    ACCEPT,
    ANY_CARD,
    CARD,
    FINISH,
    FOR,
    GIVE,
    PAY,
    PROPOSE,
    THREATEN,
    VERBS,
    set_action,
)
from rascals.games.goodcritters.notation import ANY, PAYS, SHORT_NAMES
from rascals.games.goodcritters.refusals import ask_first, begun_already, not_owned
from rascals.games.goodcritters.state import (
    ANSWER,
    GIVES,
    HIDDEN,
    MANNERS,
    NO_DRAFT,
    NOBODY,
    PAYOFF,
    SHARE,
    SHARES,
    WANTS,
    State,
)

# ---------------------------------------------------------------- the unfinished move


def listed(counts: Row) -> list[int]:
    """Return the indices of a row of counts, each repeated as often as its count."""
    return [place for place, count in enumerate(counts) for _ in range(count)]


def gifts_in(s: State, deal: int) -> list[int]:
    """Return the gifts of a deal, in their order."""
    return sorted(card for card in cards_in(s, deal) if card >= 0)


def wishes_in(s: State, deal: int) -> list[int]:
    """Return the wishes of an offer, in their order."""
    return sorted(-1 - card for card in cards_in(s, deal) if card < 0)


def cards_in(s: State, deal: int) -> list[int]:
    """Return the gifts and wishes of a deal, as they are stored in `laid_card`."""
    return [s.laid_card[at] for at in range(s.laid) if s.laid_in[at] == deal]


def begun(s: State) -> list[int]:
    """Return the small actions of the unfinished composite move, in order; empty if there is none."""
    if s.draft == NO_DRAFT:
        return []
    if s.draft == SHARES:
        return gives(s.middle[: s.given], s.shares)
    if s.draft == ANSWER:
        return [ACCEPT + s.draft_to, *(CARD + card * MANNERS + HIDDEN for card in listed(s.draft_picks))]
    head = set_action(s.draft_token, s.draft_side, s.draft_to) if s.draft == PAYOFF else PROPOSE + s.draft_to
    given = [head, *[PAY] * s.draft_pays, *(CARD + gift for gift in listed(s.draft_gives))]
    if s.draft != WANTS:
        return given
    wanted = [CARD + wish // 2 * MANNERS + wish % 2 for wish in listed(s.draft_wants)]
    return [*given, FOR, *[PAY] * s.draft_asks, *wanted, *[ANY_CARD] * s.draft_any]


def gives(cards: Sequence[int], rows: Sequence[Sequence[int]]) -> list[int]:
    """Return the actions that give `cards` in order, so that each seat gets the cards counted in its row.

    They stop before the first card that nobody gets.
    """
    left = [list(row) for row in rows]
    actions: list[int] = []
    for card in cards:
        takers = [seat for seat in range(SEATS) if left[seat][card] > 0]
        if not takers:
            break
        left[takers[0]][card] -= 1
        actions.append(GIVE + takers[0])
    return actions


def without(s: State) -> State:
    """Return a copy without the unfinished move, as everybody but the drafter sees it."""
    twin = s.copy()
    forget_draft(twin, NOBODY)
    return twin


__all__ = ["begun", "step", "steps", "text", "without"]

# ---------------------------------------------------------------- reading


def steps(s: State, seat: int, head: Move, words: Sequence[str], *, whole: bool) -> Read:
    """Return the small actions for the words of a move, in order; if `whole`, including those that complete it."""
    if head.action == NO_ACTION:
        return _shared(s, seat, words, whole=whole)
    if head.kind == "accept":
        return _picked(s, words)
    asking = head.kind == "offer" and "for" in words
    at = words.index("for") if asking else len(words)
    given, wanted = notation.read_items(words[:at]), notation.read_wishes(words[at + 1 :])
    if given is None or wanted is None or (whole and not any(wanted if asking else given)):
        return None
    cards = _owned(s, given[1])
    if isinstance(cards, Refusal):
        return cards
    laid = [*[PAY] * given[0], *sorted(CARD + gift for gift in cards)]
    if asking:
        laid += [FOR, *[PAY] * wanted[0], *sorted(CARD + gift for gift in wanted[1]), *[ANY_CARD] * wanted[2]]
    return [*laid, FINISH] if whole else laid


def _owned(s: State, gifts: Sequence[int]) -> list[int] | Refusal:
    """Return the gifts with the kind of each card filled in; a Refusal if the drafter has no such card left."""
    meant = notation.allot((gift // MANNERS for gift in gifts), [own_left(s, card) for card in range(LOOT)])
    cards = [card * MANNERS + gift % MANNERS for gift, card in zip(gifts, meant, strict=True) if card is not None]
    return cards if len(cards) == len(gifts) else not_owned(gifts[meant.index(None)] // MANNERS)


def _picked(s: State, words: Sequence[str]) -> Read:
    """Read the cards chosen for each `?`, as in `accept 1: 3 2`. `s`: the state after the acceptance has begun."""
    cards = [card for card in map(notation.read_card, words) if card is not None]
    if len(cards) < len(words):
        return None
    wanted = s.draft_any if s.draft == ANSWER else 0
    if len(cards) > wanted:
        sentence = "you chose {given} cards, but the offer lets you choose only {number}"
        return Refusal("picks-too-many", {"number": wanted, "given": len(cards)}, "G-28", sentence)
    hidden = [card * MANNERS + HIDDEN for card in cards]
    picks = _owned(s, hidden)
    return picks if isinstance(picks, Refusal) else sorted(CARD + pick for pick in picks)


def _shared(s: State, seat: int, words: Sequence[str], *, whole: bool) -> Read:
    """Read which seat gets each card that is still to be given, as in `0:5,4 2:3`. [G-08]"""
    gifts = _read_share(" ".join(words))
    if gifts is None:
        return None
    wrong = [to for to, _ in gifts if s.phase != SHARE or seat != s.boss or to >= s.players]
    if wrong:
        return [GIVE + wrong[0]]
    cards = s.middle[: s.lying if whole else min(len(gifts), s.lying)]
    meant = notation.allot((card for _, card in gifts), [cards.count(card) for card in range(LOOT)])
    rows = [[-count for count in row] for row in s.shares]
    for (to, named), card in zip(gifts, meant, strict=True):
        if card is None:
            sentence = "this card is not in the middle, or not that many times: {card}"
            return Refusal("not-in-middle", {"card": CARD_NAMES[named]}, "G-08", sentence)
        rows[to][card] += 1
    if any(count < 0 for row in rows for count in row):
        return begun_already()
    left = next((card for card in cards if cards.count(card) > meant.count(card)), None)
    if left is not None:
        sentence = "every card in the middle must be given to somebody, and this one too: {card}"
        return Refusal("not-all-shared", {"card": CARD_NAMES[left]}, "G-08", sentence)
    return gives(cards[s.given :], rows)


def _read_share(said: str) -> list[tuple[int, int]] | None:
    """Return the seat and card of each gift; None if the text has a different form."""
    parts = [re.fullmatch(r"([0-7]):(.+)", part) for part in re.sub(r" *([:,]) *", r"\1", said).split(" ")]
    named = [(int(part[1]), notation.read_card(name)) for part in parts if part for name in part[2].split(",")]
    gifts = [(seat, card) for seat, card in named if card is not None]
    return gifts if None not in parts and len(gifts) == len(named) else None


def step(s: State, seat: int, said: str) -> Read:
    """Read a single step: `add 5` adds the first owned card of that value; `ask` and `pick` fit one part only."""
    move, verb = VERBS.parse(said), said.lower().split()[:1]
    if s.draft not in {PAYOFF, GIVES, WANTS, ANSWER} or s.drafter != seat or move is None:
        return None
    if verb == ["ask"] and s.draft != WANTS:
        return ask_first()
    if verb == ["pick"] and s.draft != ANSWER:
        return begun_already()
    if s.draft == WANTS or not CARD <= move.action < FOR:
        return None
    card, manner = divmod(move.action - CARD, MANNERS)
    meant = notation.allot([card], [own_left(s, one) for one in range(LOOT)])[0]
    return [CARD + (card if meant is None else meant) * MANNERS + (HIDDEN if s.draft == ANSWER else manner)]


# ---------------------------------------------------------------- writing


def text(s: State, actions: Sequence[int]) -> str:
    """Return the canonical notation of a composite move, whole or unfinished. It names every card with its kind."""
    head, *more = actions
    if head < THREATEN:
        return _share_text(s, actions)
    words = [word for word in map(VERBS.within.get, more) if word]
    if head >= ACCEPT:
        words = [word.removesuffix(ANY) for word in words]
    notation = VERBS.move(head).notation
    return " ".join([notation.removesuffix(":") + ":", *_counted(words)]) if words else notation


def _counted(words: Sequence[str]) -> Iterator[str]:
    """Yield the words, with consecutive payoff cards joined into one word such as `P2`."""
    for word, alike in groupby(words):
        count = len(list(alike))
        yield from [f"{PAYS}{count}"] if word == PAYS else [word] * count


def _share_text(s: State, actions: Sequence[int]) -> str:
    cards = sorted(zip((action - GIVE for action in actions), s.middle, strict=False))
    seats = [(seat, [SHORT_NAMES[card] for to, card in cards if to == seat]) for seat in range(SEATS)]
    return " ".join(["share", *(f"{seat}:{','.join(names)}" for seat, names in seats if names)])
