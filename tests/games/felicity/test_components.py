"""Felicity with other numbers on its components: played, scored, saved and checked like any game."""

from __future__ import annotations

from itertools import product

import pytest

import rascals
from rascals.core import rules
from tests.games.felicity.table import PETS, auction

WORTH = [-8, -5, 3, 5, 8, 11, 15, 20, 0, 0]  # a rabbit is worth twenty
DATA = {"pets.values": WORTH}


def altered(row, data=DATA, **entries):
    """Return a match for four in its auction, with changed components."""
    position = auction(row, **entries).position()
    game = rascals.game("felicity", players=4, data=data)
    return game.from_position(position | {"data": dict(game.data)}, seed=1)


def test_mice_and_mouse_cards_are_as_changed():
    """F-02, F-03: the mouse cards have the changed numbers, everybody begins with the changed mice."""
    data = {"mouse_cards.3": [1, 9], "mice.start": 7, "bank.3": 30}
    match = rascals.game("felicity", players=3, data=data, first_player=0).new(seed=1)
    assert match.position()["mouse_cards"] == {"1": 1, "9": 9}
    assert (match.position()["mice"], match.position()["bank"]) == ([7, 7, 7], 20)
    while match.view(None)["phase"] == "place":
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    assert str(match.legal(0)[-1]) == "bid 7"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_mice_than_the_box_has_are_refused(players):
    """F-03: the box holds 108; no player may bid more."""
    bank = 108 - 15 * players
    assert rascals.game("felicity", data={f"bank.{players}": bank}).component(f"bank.{players}") == bank
    with pytest.raises(rascals.BadData) as caught:
        rascals.game("felicity", data={f"bank.{players}": bank + 1})
    assert str(caught.value) == f"mice.start, bank.{players}: at most 108 mice in all, not 109"


def test_positions_belong_to_their_components():
    """A position with other components belongs to another game."""
    position = rascals.game("felicity", players=4, data=DATA).new(seed=1).position()
    with pytest.raises(rascals.BadPosition, match=r"data: \{\} in this game"):
        rascals.game("felicity", players=4).from_position(position)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("players", "data"),
    [
        (4, DATA | {"mouse_cards.4": [1, 2, 3]}),
        pytest.param(
            3, {"pets.copies": [0, 1, 0, 0, 0, 1, 0, 0, 1, 0], "rounds.number": 2}, marks=pytest.mark.thorough
        ),
    ],
)
def test_both_executions_play_the_same_altered_games(players, data):
    """F-34: a compiled state carries its components too: equal fields after every action, equal scores."""
    np = pytest.importorskip("numpy")
    compiled = pytest.importorskip("rascals.compiled")
    game = rascals.game("felicity", players=players, data=data)
    solo, s = compiled.Solo(game, 6), game.new_state(6)
    rules.setup(s)
    while rules.acting(s):
        seat, buffer = rules.first_seat(rules.acting(s)), [0] * game.definition.actions
        count = rules.legal(s, seat, buffer)
        assert (solo.seat, solo.legal[: solo.count].tolist()) == (seat, buffer[:count])
        solo.step(buffer[count // 2])
        rules.apply(s, seat, buffer[count // 2])
        assert solo.state == s
    assert solo.scores == tuple(rules.score(s, seat) for seat in range(players))
    batch = game.batch(3, seed=2)
    assert np.array_equal(batch.states["worth"], [s.worth] * 3)


def test_every_pet_is_worth_what_is_said():
    """F-22: each kind of card, at either limit of its value, changes the score by exactly its value."""
    for kind, value in product(range(len(PETS)), (-99, 99)):
        worth = [0] * len(PETS)
        worth[kind] = value
        won = [[PETS[kind]] * 2, [], [], []]
        match = altered(["3", "5", "8", "rabbit"], {"pets.values": worth}, won=won)
        assert match.view(None)["seats"][0]["cats"] == 2 * value


# ---------------------------------------------------------------- fewer kinds in a set

SMALL = {"pets.copies": [0, 1, 0, 0, 0, 1, 0, 0, 1, 0], "rounds.number": 2}  # −5, 11, large dog
KEPT = {"-5", "11", "large-dog"}


def smaller(players):
    """Felicity with three kinds of cards and two rounds."""
    return rascals.game("felicity", players=players, data=SMALL)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_kinds_that_are_left_out_are_in_no_set(players):
    """F-34: every set, including the dummy's, has the remaining kinds; one of them is removed."""
    removed = set()
    for seed in range(40):
        match = smaller(players).new(seed=seed)
        position = match.position()
        sets = position["hands"] + ([[*position["dummy"], *position["row"]]] if players == 3 else [])
        for cards, away in zip(sets, position["removed"], strict=True):
            assert {*cards, away} == KEPT
            assert len(cards) == 2
        removed |= set(position["removed"])
        assert match.view(0)["rounds"] == 2
    assert removed == KEPT


def test_the_game_is_over_when_hands_are_empty():
    """F-34, F-22: after the second auction it is scored, and the mouse cards are not refilled."""
    match = smaller(3).new(seed=2)
    while not match.over:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    last = [event.name for event in match.history[-1].events]
    assert (match.position()["round"], match.position()["hands"]) == (2, [[], [], []])
    assert match.end_reason == "nine-rounds"
    assert "mouse_cards_filled" not in last


def test_another_number_of_rounds_is_refused():
    """F-34: the number of rounds must be one fewer than the cards, even for the box's ten."""
    for data, cards in (
        ({"rounds.number": 8}, 10),
        (SMALL | {"rounds.number": 1}, 3),
        (SMALL | {"rounds.number": 3}, 3),
    ):
        with pytest.raises(rascals.BadData) as caught:
            rascals.game("felicity", data=data)
        given = data["rounds.number"]
        assert str(caught.value) == f"rounds.number: one fewer than the {cards} cards of pets.copies, not {given}"


def test_positions_have_cards_of_the_sets_alone():
    """F-34, F-33: a card in no set is refused in a hand, the dummy's stack, the row and as a removed card."""
    match = smaller(3).new(seed=5)
    while match.view(None)["phase"] == "place":
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    game, position = match.game, match.position()
    assert game.from_position(position).position() == position
    assert game.from_position(position).view(None)["dummy"]["shown"] == [position["row"][0]]
    for wrong, text in (
        ({"hands": [["15"], *position["hands"][1:]]}, r"hands\[0\]: '15' is in no set"),
        ({"dummy": ["15"]}, "dummy: '15' is in no set"),
        ({"row": [*position["row"][:3], "15"]}, "row: '15' is in no set"),
        ({"removed": [*position["removed"][:3], "15"]}, "removed: '15' of set 3"),
    ):
        with pytest.raises(rascals.BadPosition, match=text):
            game.from_position(position | wrong)


def test_only_cards_of_the_sets_are_expected():
    """F-34, F-29: a hidden card may only be, and is only redealt as, one of the existing kinds."""
    match = smaller(3).new(seed=6)
    for seed in range(20):
        position = match.determinized(0, seed).position()
        assert {*position["dummy"], *position["row"], *position["removed"]} <= KEPT
    from rascals.bots.felicity.sampling import unseen

    assert unseen(match.state, 3) == pytest.approx([1 / 3 if pet in KEPT else 0 for pet in PETS])
