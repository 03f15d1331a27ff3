"""Felicity: components and setup."""

from __future__ import annotations

from collections import Counter

import pytest

import rascals
from rascals.games.felicity import box
from tests.games.felicity.table import PETS, happened

ALL = {3: 66, 4: 87, 5: 108}


def test_box_holds_the_printed_numbers():
    """F-01, F-02, F-03: pets in their canonical order, mouse cards, mice and bank are those of the rulebook."""
    assert list(box.PETS) == PETS
    assert box.ROUNDS == 9
    for players, cards, bank in [(3, [3, 6], 21), (4, [2, 4, 6], 27), (5, [2, 3, 4, 6], 33)]:
        game = rascals.game("felicity", players=players)
        assert game.component("pets.values") == [-8, -5, 3, 5, 8, 11, 15, 0, 0, 0]
        assert game.component(f"mouse_cards.{players}") == cards
        assert (game.component(f"bank.{players}"), game.component("mice.start")) == (bank, 15)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_setup_deals_and_fills(players):
    """F-01, F-03, F-04, F-05, F-25: nine cards and 15 mice each, mouse cards filled from the bank, nothing lost."""
    match = rascals.game("felicity", players=players).new(seed=1)
    position = match.position()
    assert [len(hand) for hand in position["hands"]] == [9] * players
    for seat in range(players):
        assert sorted([*position["hands"][seat], position["removed"][seat]]) == sorted(PETS)
    assert position["mice"] == [15] * players
    assert (
        position["mouse_cards"]
        == {3: {"3": 3, "6": 6}, 4: {"2": 2, "4": 4, "6": 6}, 5: {"2": 2, "3": 3, "4": 4, "6": 6}}[players]
    )
    assert position["bank"] == {3: 12, 4: 15, 5: 18}[players]
    assert sum(position["mice"]) + sum(position["mouse_cards"].values()) + position["bank"] == ALL[players]


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


def test_removed_card_is_known_to_its_owner_alone():
    """F-05: the owner sees which card was removed; nobody else does, in view or event."""
    match = rascals.game("felicity", players=4).new(seed=3)
    removed = match.position()["removed"]
    for viewer in (0, 1, 2, 3, None):
        seats = match.view(viewer)["seats"]
        assert [seat["removed"] for seat in seats] == [removed[s] if s == viewer else None for s in range(4)]
        events = [event.seen_by(viewer) for event in match.history[0].events if event.name == "card_removed"]
        assert [e["args"]["pet"] for e in events] == [removed[s] if s == viewer else None for s in range(4)]


def test_dummy_of_three_players():
    """F-06: a fourth set is shuffled, one card removed unseen, nine are its stack; one lies in the row at once."""
    match = rascals.game("felicity", players=3).new(seed=5)
    position = match.position()
    assert len(position["dummy"]) == 8
    assert len(position["row"]) == 1
    assert sorted([*position["dummy"], *position["row"], position["removed"][3]]) == sorted(PETS)
    orders = {tuple(rascals.game("felicity", players=3).new(seed=s).position()["dummy"]) for s in range(20)}
    assert len(orders) == 20


def test_dummy_is_unknown_to_all():
    """F-06, F-28: no view or event gives the dummy's order, face-down or removed card."""
    match = rascals.game("felicity", players=3).new(seed=5)
    for viewer in (0, 1, 2, None):
        view = match.view(viewer)
        assert view["dummy"] == {"stack_size": 8, "shown": [], "removed": None}
        assert view["row"] == [{"owner": 3, "pet": None, "revealed": False}]
    *_, removed = [event for event in match.history[0].events if event.name == "card_removed"]
    placed = next(event for event in match.history[0].events if event.name == "placed")
    for viewer in (0, 1, 2, None):
        assert removed.seen_by(viewer)["args"] == {"seat": 3, "pet": None}
        assert placed.seen_by(viewer)["args"] == {"seat": 3, "pet": None}


def test_four_and_five_have_no_dummy():
    """F-06: the dummy belongs to three players only."""
    for players in (4, 5):
        match = rascals.game("felicity", players=players).new(seed=5)
        assert match.view(0)["dummy"] is None
        assert match.position()["row"] == []


def test_first_player_is_random_or_chosen():
    """F-07: by default any seat starts, about equally often; the option names a seat."""
    starts = Counter(rascals.game("felicity", players=4).new(seed=seed).position()["start"] for seed in range(400))
    assert sorted(starts) == [0, 1, 2, 3]
    assert all(60 < count < 140 for count in starts.values())
    for seat in range(4):
        match = rascals.game("felicity", players=4, first_player=seat).new(seed=9)
        assert (match.position()["start"], match.acting) == (seat, (seat,))


def test_first_player_must_be_a_seat_of_this_game():
    """F-07: seat 4 does not exist among four players."""
    with pytest.raises(rascals.BadOption, match="random, 0, 1, 2, 3"):
        rascals.game("felicity", players=4, first_player=4)


def test_turns_go_clockwise_round_the_table():
    """F-26: ascending from the start player, round the table."""
    match = rascals.game("felicity", players=5, first_player=3).new(seed=2)
    order = []
    for _ in range(5):
        order.append(match.acting[0])
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    assert order == [3, 4, 0, 1, 2]
    assert match.acting == (3,)
    assert happened(match, "revealed") == [{"owner": 3, "pet": match.view()["row"][0]["pet"], "place": 0}]
