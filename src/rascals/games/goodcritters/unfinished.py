"""The unfinished composite move of a record, as small actions; and the record without it. [G-37]"""

from __future__ import annotations

from collections.abc import Sequence

from rascals.core.record import Row
from rascals.games.goodcritters.box import SEATS
from rascals.games.goodcritters.conceal import forget_draft
from rascals.games.goodcritters.moves import ACCEPT, ANY_CARD, CARD, FOR, GIVE, PAY, PROPOSE, set_action
from rascals.games.goodcritters.state import ANSWER, HIDDEN, MANNERS, NO_DRAFT, NOBODY, PAYOFF, SHARES, WANTS, State


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
    """Return the small actions of the unfinished composite move, in order; an empty list if there is none."""
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
    """Return the actions that give `cards` in order, so that each seat gets the cards that its row counts.

    They end before the first card that nobody gets.
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
