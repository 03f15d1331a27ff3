"""Felicity: what a seat can work out, though no view shows it: purses, by counting, and face-down cards."""

from __future__ import annotations

from tests.games.felicity.table import PETS, auction, part, play

ROW = ["3", "5", "8", "11"]
STACK = [pet for pet in PETS if pet not in {"3", "15"}]  # the dummy's, from which 15 was removed


def may_be(match, viewer, place):
    """What a seat deduces about a place in the row: each possible pet's percentage."""
    numbers = part(match.state, viewer, "what each card of the row may be, in percent")
    here = numbers[place * len(PETS) : (place + 1) * len(PETS)]
    return {pet: number for pet, number in zip(PETS, here, strict=True) if number}


def owners(match, viewer):
    """The owner of each card in the row, in seats after the viewer; None for no card."""
    numbers = part(match.state, viewer, "whose each card of the row is")
    rows = [numbers[at : at + 5] for at in range(0, 25, 5)]
    assert all(sum(row) <= 1 for row in rows)
    return [row.index(1) if 1 in row else None for row in rows]


def test_who_counts_knows_all_mice():
    """F-24: payments are public. Seat 0 bids 4 and still owns them; seat 1 passes and takes the 2 mice."""
    match = play(auction(ROW), "bid 4", "pass")
    assert part(match.state, 0, "mice with the bid")[:4] == [15, 17, 15, 15]
    assert part(match.state, 2, "mice with the bid")[:4] == [15, 15, 15, 17]
    assert part(auction(ROW, mice=[126, 127, 300, 0]).state, 0, "mice with the bid") == [126, 127, 127, 0, 0]


def test_what_lies_open_or_is_ones_own_is_certain():
    """F-28: everybody sees the first card, seat 2 knows its own; others may be any card of a set not yet shown."""
    match = auction(ROW)
    assert may_be(match, 2, 0) == {"3": 100}
    assert may_be(match, 2, 2) == {"8": 100}
    assert may_be(match, 2, 1) == may_be(match, 2, 3) == dict.fromkeys(PETS, 10)
    assert may_be(match, 0, 2) == dict.fromkeys(PETS, 10)


def test_what_was_shown_is_not_there_again():
    """F-28: after a round seat 1's 5 has been seen: its next card is one of nine, 11 percent each."""
    match = play(auction(ROW), "pass", "pass", "pass", "pass")
    assert match.state.round == 2
    assert may_be(match, 0, owners(match, 0).index(1)) == {pet: 11 for pet in PETS if pet != "5"}


def test_of_ones_own_set_it_is_one_of_the_hand():
    """F-05: before it is placed, one's own card is one still in hand: eight, without the removed one."""
    match = play(auction(ROW), "pass", "pass", "pass", "pass")
    for seat in range(4):
        held = {move.args["pet"] for move in match.legal(seat)} if seat in match.acting else None
        here = may_be(match, seat, owners(match, seat).index(0))
        assert set(here.values()) == {12}
        assert len(here) == 8
        assert held in (None, set(here))


def test_cards_lie_in_the_order_of_placing():
    """F-08: seat 0 began: its card comes first; with a dummy, the dummy's does, which is listed after all seats."""
    assert owners(auction(ROW), 0) == [0, 1, 2, 3, None]
    assert owners(auction(ROW), 1) == [3, 0, 1, 2, None]
    assert owners(auction([*ROW, "15"]), 4) == [1, 2, 3, 4, 0]
    assert owners(auction(ROW, dummy=STACK), 1) == [4, 2, 0, 1, None]


def test_the_dummy_shows_its_cards_too():
    """F-06: cards of the dummy's set that have been shown are no longer possible."""
    match = auction(ROW, dummy=STACK)
    assert may_be(match, 1, 0) == {"3": 100}
    later = play(match, "pass", "pass", "pass")
    assert may_be(later, 1, 0) == {pet: 11 for pet in PETS if pet != "3"}
