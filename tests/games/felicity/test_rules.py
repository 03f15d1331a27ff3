"""Felicity's rules beyond the transcripts: chance, every row with dogs, typed moves."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import rascals
from rascals.games.felicity import rules, state
from tests.games.felicity.table import PETS, auction, play

# ---------------------------------------------------------------- setup


def test_box_holds_the_printed_numbers():
    """F-01, F-02, F-03: pets in their canonical order, mouse cards, mice and bank match the rulebook."""
    assert list(state.PETS) == PETS
    assert state.ROUNDS == 9
    for players, cards, bank in [(3, [3, 6], 21), (4, [2, 4, 6], 27), (5, [2, 3, 4, 6], 33)]:
        game = rascals.game("felicity", players=players)
        assert game.component("pets.values") == [-8, -5, 3, 5, 8, 11, 15, 0, 0, 0]
        assert game.component(f"mouse_cards.{players}") == cards
        assert (game.component(f"bank.{players}"), game.component("mice.start")) == (bank, 15)


def test_only_three_to_five_play():
    """F-01: two or six players are refused with the numbers that are valid."""
    for players in (2, 6):
        with pytest.raises(rascals.BadOption, match="3, 4, 5"):
            rascals.game("felicity", players=players)


def test_removed_card_is_random():
    """F-05: over many games each card is removed about equally often."""
    game = rascals.game("felicity", players=5)
    removed = Counter(pet for seed in range(400) for pet in game.new(seed=seed).position()["removed"])
    assert set(removed) == set(PETS)
    assert all(130 < count < 275 for count in removed.values())  # 200 expected, five deviations each way


def test_dummy_of_three_players():
    """F-06: a fourth set is shuffled, one card removed unseen, nine are its stack; one lies in the row at once."""
    match = rascals.game("felicity", players=3).new(seed=5)
    position = match.position()
    assert len(position["dummy"]) == 8
    assert len(position["row"]) == 1
    assert sorted([*position["dummy"], *position["row"], position["removed"][3]]) == sorted(PETS)
    orders = {tuple(rascals.game("felicity", players=3).new(seed=s).position()["dummy"]) for s in range(20)}
    assert len(orders) == 20


def test_first_player_is_random_or_chosen():
    """F-07: by default any seat starts, about equally often; the option names a seat."""
    starts = Counter(rascals.game("felicity", players=4).new(seed=seed).position()["start"] for seed in range(400))
    assert sorted(starts) == [0, 1, 2, 3]
    assert all(60 < count < 140 for count in starts.values())
    for seat in range(4):
        match = rascals.game("felicity", players=4, first_player=seat).new(seed=9)
        assert (match.position()["start"], match.acting) == (seat, (seat,))


# ---------------------------------------------------------------- the auction


ROW = ["3", "5", "8", "11"]


def test_who_cannot_bid_more_is_told_so_and_nobody_else():
    """F-11, F-24: a seat with too few mice has to pass; others do not learn that, as mice are secret."""
    match = play(auction(ROW), "bid 15")
    told = [match.view(seat)["status"] for seat in (1, 0, None)]
    assert told[0] == {"id": "only-pass", "args": {"seat": 1, "highest": 15}}
    assert told[1:] == [{"id": "bid", "args": {"seat": 1, "highest": 15}}] * 2
    able = play(auction(ROW), "bid 14")
    assert able.view(1)["status"]["id"] == "bid"
    broke = auction(ROW, mice=[0, 15, 15, 15])
    assert broke.view(0)["status"] == {"id": "only-pass", "args": {"seat": 0, "highest": 0}}


def test_minus_sign_is_understood():
    """`place −8` with a true minus sign means the same card."""
    match = rascals.game("felicity", players=4, first_player=0).new(seed=1)
    assert match.why_not(0, "place −8") is None


# ---------------------------------------------------------------- dogs


@pytest.mark.parametrize("mildest", [False, True])
def test_every_row_of_four_against_the_words_of_the_rule(mildest):
    """F-17, F-18: for every row of four kinds, the victim is the one that the clause describes."""

    def victim(row):
        dogs = [pet for pet in row if pet in ("large-dog", "small-dog")]
        cats = [int(pet) for pet in row if pet.lstrip("-").isdigit()]
        if len(dogs) != 1 or not cats:
            return None
        if dogs == ["large-dog"]:
            return max(cats)
        bad = [cat for cat in cats if cat < 0]
        return (max(bad) if mildest else min(bad)) if bad else min(cats)

    for row in combinations(PETS, 4):
        s: Any = rascals.game("felicity", players=4, small_dog=("lowest", "mildest")[mildest]).new_state()
        s.placed = 4
        s.row[:4] = [PETS.index(pet) for pet in row]
        rules.release_dogs(s)
        left = [s.worth[kind] for kind in s.row[:4] if 0 <= kind < state.CATS]
        gone = victim(row)
        expected = [int(pet) for pet in row if pet.lstrip("-").isdigit() and int(pet) != gone]
        assert left == expected, row


# ---------------------------------------------------------------- the whole game


@pytest.mark.parametrize(("players", "total"), [(3, 66), (4, 87), (5, 108)])
def test_mice_are_conserved(players, total):
    """F-25: players' mice, bids, mouse cards and bank together never change."""
    game = rascals.game("felicity", players=players)
    for seed in range(5):
        match = game.new(seed=seed)
        while not match.over:
            moves = match.legal(match.acting[0])
            match.play(match.acting[0], moves[(seed * 7 + len(match.history)) % min(len(moves), 4)])
            p = match.position()
            assert sum(p["mice"]) + sum(p["bids"]) + sum(p["mouse_cards"].values()) + p["bank"] == total
