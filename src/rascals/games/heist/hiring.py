"""Hiring: from piles, from a deal, by a draft. In the dialect. [H1-10, H2-10, H3-10, H4-10, H5-10]"""

from __future__ import annotations

from rascals.core.agenda import pop
from rascals.core.dealing import draw, shuffle
from rascals.core.events import emit, emit_counts, emit_row
from rascals.core.rows import assign, clear, total
from rascals.core.seating import around
from rascals.games.heist import events, state
from rascals.games.heist.components import PILES, V2, V5
from rascals.games.heist.decks import draw_critter, find, forget_pile, put_on_discard, take_out
from rascals.games.heist.state import State, ask

# ---------------------------------------------------------------- beginning


def begin_hiring(s: State) -> None:
    """Lay out the piles, or deal hands to choose from. [H1-10, H3-10, H5-10]"""
    s.phase = state.HIRE
    if s.edition <= V2:
        for pile in range(PILES):
            add_to_pile(s, pile)
        ask_to_look(s, s.first)
        return
    s.turn = state.NOBODY
    packs = 3 if s.edition == V5 and s.players == 2 else s.players
    size = min(s.dealt, s.critters_size // packs)
    if size >= s.hired:  # changed components may have too few cards; then nobody is dealt any
        deal_packs(s, packs, size)
        ask(s, state.KEEP_SOME, state.SEALED, state.HIRING)


def deal_packs(s: State, packs: int, size: int) -> None:
    """Deal hands in turn order; in a draft with two players, also a third to the table. [H3-10, H5-10]"""
    for turn in range(packs):
        seat = around(s, s.first + turn) if turn < s.players else turn
        for _ in range(size):
            s.pack[seat][draw_critter(s)] += 1
        if seat < s.players:
            emit_counts(s, events.DEALT, s.pack[seat], 0, 1, seat)


# ---------------------------------------------------------------- piles


def add_to_pile(s: State, pile: int) -> None:
    """Add the deck's top card, if any, unseen to a pile. [H1-10]"""
    if s.critters_size > 0:
        s.pile[pile][s.pile_size[pile]] = draw_critter(s)
        s.pile_known[pile][s.pile_size[pile]] = 0
        s.pile_size[pile] += 1


def piles_looked_at(s: State) -> int:
    """Return the number of piles looked at in this turn."""
    count = 0
    for place in range(PILES):
        count += 1 if s.looked[place] > 0 else 0
    return count


def may_look(s: State, pile: int) -> int:
    """Return 1 for a pile that has cards and was not looked at in this turn. [H1-10]"""
    for place in range(PILES):
        if s.looked[place] == pile + 1:
            return 0
    return 1 if s.pile_size[pile] > 0 else 0


def piles_to_look_at(s: State) -> int:
    """Return the number of piles that may be looked at. [H1-10]"""
    count = 0
    for pile in range(PILES):
        count += may_look(s, pile)
    return count


def ask_to_look(s: State, seat: int) -> None:
    """Ask a seat to look at a pile; if there is none, it takes the deck's top card. NOBODY ends hiring. [H1-10]"""
    s.turn = seat
    clear(s.looked)
    while s.turn != state.NOBODY and piles_to_look_at(s) == 0:
        s.turn = take_from_deck(s, s.turn)
    if s.turn != state.NOBODY:
        ask(s, state.LOOK, s.turn, state.HIRING)


def take_from_deck(s: State, seat: int) -> int:
    """Take the deck's top card; return the next seat to hire, or NOBODY when hiring is over. [H1-10]"""
    if s.critters_size == 0:
        return state.NOBODY  # no card is left anywhere
    critter = draw_critter(s)
    s.hand[seat][critter] += 1
    emit(s, events.HIRED_FROM_DECK, seat, critter)
    clear(s.looked)
    return next_to_hire(s, seat)


def next_to_hire(s: State, seat: int) -> int:
    """Return the next seat with too few cards; NOBODY if there is none. [H1-10]"""
    for steps in range(1, s.players + 1):
        other = around(s, seat + steps)
        if total(s.hand[other]) < s.hired:
            return other
    return state.NOBODY


def look(s: State, seat: int, pile: int) -> None:
    """Look at a whole pile. [H1-10]"""
    pop(s)
    s.looked[piles_looked_at(s)] = pile + 1
    size = s.pile_size[pile]
    for place in range(size):
        s.pile_known[pile][place] |= 1 << seat
    emit_row(s, events.LOOKED, s.pile[pile], 0, size, seat, pile + 1)
    ask(s, state.HIRE_ONE, seat, state.HIRING)


def looked_last(s: State) -> int:
    """Return the index of the pile last looked at."""
    return s.looked[piles_looked_at(s) - 1] - 1


def lies_in_pile(s: State, pile: int, critter: int) -> int:
    """Return the index of a critter in a pile; -1 if it is not there."""
    return find(s.pile[pile], s.pile_size[pile], critter)


def hire(s: State, seat: int, critter: int) -> None:
    """Take a card from the pile; add the deck's top card to the pile. [H1-10]"""
    pop(s)
    pile = looked_last(s)
    taken = lies_in_pile(s, pile, critter)
    take_out(s.pile[pile], s.pile_size[pile], taken)
    take_out(s.pile_known[pile], s.pile_size[pile], taken)
    s.pile_size[pile] -= 1
    forget_pile(s, pile, seat)
    s.hand[seat][critter] += 1
    emit(s, events.HIRED, seat, pile + 1, critter)
    add_to_pile(s, pile)
    ask_to_look(s, next_to_hire(s, seat))


def may_pass_pile(s: State) -> int:
    """Return 1 unless it is the last pile and the deck has no two cards, one to add and one to take. [H1-10]"""
    return 1 if piles_to_look_at(s) > 0 or s.critters_size > 1 else 0


def pass_pile(s: State, seat: int) -> None:
    """Decline a pile and add the deck's top card to it; after the last pile, take the next card. [H1-10]"""
    pop(s)
    emit(s, events.PILE_PASSED, seat, looked_last(s) + 1)
    add_to_pile(s, looked_last(s))
    if piles_to_look_at(s) > 0:
        ask(s, state.LOOK, seat, state.HIRING)
    else:
        ask_to_look(s, take_from_deck(s, seat))


def return_piles(s: State) -> None:
    """Shuffle the piles into the deck; in v2, put a top card face up on each discard pile. [H1-10, H2-10]"""
    for pile in range(PILES):
        for place in range(s.pile_size[pile]):
            s.critters[s.critters_size] = s.pile[pile][place]
            s.critters_size += 1
        clear(s.pile[pile])
        clear(s.pile_known[pile])
        s.pile_size[pile] = 0
    clear(s.looked)
    shuffle(s, s.critters, 0, s.critters_size)
    clear(s.critters_known)
    if s.edition == V2:
        for turn in range(min(s.players, s.critters_size)):
            seat, critter = around(s, s.first + turn), draw_critter(s)
            put_on_discard(s, seat, critter)
            emit(s, events.DISCARDED, seat, critter)


# ---------------------------------------------------------------- sealed choices


def has_sealed(s: State, seat: int) -> int:
    """Return 1 if a seat has made its sealed choice."""
    return 1 if s.sealed_size[seat] > 0 else 0


def choosing(s: State) -> int:
    """Return the seats that have not chosen, as bits."""
    mask = 0
    for seat in range(s.players):
        mask |= (1 - has_sealed(s, seat)) << seat
    return mask


def seal(s: State, seat: int, critter: int) -> None:
    """Append a card to a seat's sealed choice."""
    s.sealed[seat][s.sealed_size[seat]] = critter
    s.sealed_size[seat] += 1


def unseal(s: State, seat: int) -> None:
    """Clear a seat's sealed choice after it has been shown or carried out."""
    clear(s.sealed[seat])
    s.sealed_size[seat] = 0


def show_choices(s: State, seat: int) -> None:
    """Report that a seat has chosen; once all have, carry out all choices at once. [H-28]"""
    emit_row(s, events.CHOSEN, s.sealed[seat], 0, s.sealed_size[seat], seat)
    if choosing(s) > 0:
        return
    pop(s)
    if s.edition < V5:
        keep_dealt(s)
    elif s.picks < s.hired:
        keep_picked(s)
    else:
        discard_rest(s)


def keep_dealt(s: State) -> None:
    """Give each seat the cards it keeps and put the rest on its discard pile. [H3-10, H4-10]"""
    for seat in range(s.players):
        for place in range(s.hired):
            s.hand[seat][s.sealed[seat][place]] += 1
        clear(s.pack[seat])
        emit_counts(s, events.KEPT, s.hand[seat], 0, 1, seat)
        lay_sealed(s, seat, s.hired)


def lay_sealed(s: State, seat: int, first: int) -> None:
    """Put sealed cards, from index `first` on, on the seat's discard pile, the last on top. [H3-10, H5-10]"""
    for place in range(first, s.sealed_size[seat]):
        put_on_discard(s, seat, s.sealed[seat][place])
    emit_row(s, events.DISCARDED, s.sealed[seat], first, s.sealed_size[seat], seat)
    unseal(s, seat)


def keep_picked(s: State) -> None:
    """Give each seat its pick and pass the rest to the left; after the last pick nothing is passed. [H5-10]"""
    for seat in range(s.players):
        critter = s.sealed[seat][0]
        s.pack[seat][critter] -= 1
        s.hand[seat][critter] += 1
        emit(s, events.KEPT, seat, critter)
        unseal(s, seat)
    if s.players == 2:
        box_from_table(s, 1)
    s.picks += 1
    if s.picks < s.hired:
        pass_packs(s)
        ask(s, state.KEEP_SOME, state.SEALED, state.HIRING)
        return
    if s.players == 2:
        box_from_table(s, total(s.pack[s.players]))
    if total(s.pack[0]) > 0:
        ask(s, state.DISCARD_ONE, state.SEALED, state.HIRING)


def box_from_table(s: State, number: int) -> None:
    """Move `number` random cards from the table's hand, unseen, to the box. [H5-10]"""
    for _ in range(min(number, total(s.pack[s.players]))):
        s.box_critters[draw(s, s.pack[s.players])] += 1


def pass_packs(s: State) -> None:
    """Pass the hands to the left; with two players: first, second, table, first. [H5-10]"""
    last = 2 if s.players == 2 else around(s, s.players + s.first - 1)
    assign(s.pool, s.pack[last])
    if s.players == 2:
        assign(s.pack[last], s.pack[around(s, s.first + 1)])
    for steps in range(s.players - 1, 0, -1):
        seat = around(s, s.first + steps)
        assign(s.pack[seat], s.pack[around(s, s.players + seat - 1)])
    assign(s.pack[s.first], s.pool)
    clear(s.pool)
    for seat in range(s.players):
        emit_counts(s, events.PASSED_ON, s.pack[seat], 0, 1, seat)


def discard_rest(s: State) -> None:
    """Put each seat's remaining cards on its discard pile, all at once. [H5-10]"""
    for seat in range(s.players):
        clear(s.pack[seat])
        lay_sealed(s, seat, 0)
