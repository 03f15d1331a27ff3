"""Felicity: reading and writing positions."""

from __future__ import annotations

import json

import pytest

import rascals
from tests.games.felicity.table import auction, play

EXAMPLE = json.loads("""
{"game": "felicity", "players": 4, "options": {}, "round": 1, "phase": "place", "start": 0, "turn": 2,
 "hands": [["-8", "-5", "3", "5", "8", "11", "rabbit", "large-dog"],
           ["-8", "3", "5", "8", "11", "15", "large-dog", "small-dog"],
           ["-8", "-5", "3", "5", "8", "11", "15", "rabbit", "small-dog"],
           ["-5", "3", "5", "8", "11", "15", "rabbit", "large-dog", "small-dog"]],
 "removed": ["small-dog", "-5", "large-dog", "-8"], "row": ["15", "rabbit"], "revealed": 0, "mice": [15, 15, 15, 15],
 "bids": [0, 0, 0, 0], "passed": [false, false, false, false], "mouse_cards": {"2": 2, "4": 4, "6": 6}, "bank": 15,
 "won": [[], [], [], []], "dummy": []}
""")
FOUR = rascals.game("felicity", players=4)


def test_the_printed_example_round_trips():
    """F-33: the example position is accepted and written back, entry by entry."""
    assert FOUR.from_position(EXAMPLE, seed=1).position() == EXAMPLE


def test_options_of_a_position_are_those_that_differ():
    """F-33: options equal to their default are omitted."""
    game = rascals.game("felicity", players=4, open_mice=True, small_dog="lowest")
    assert game.new(seed=1).position()["options"] == {"open_mice": True}


def test_missing_removed_card_is_the_first_possible():
    """F-33: without `removed`, it is the first card in canonical order that is nowhere else."""
    data = {key: value for key, value in EXAMPLE.items() if key != "removed"}
    assert FOUR.from_position(data, seed=1).position()["removed"] == ["small-dog", "-5", "large-dog", "-8"]


def test_any_mice_and_won_cards_are_accepted():
    """F-33: any numbers of mice and any won cards; their total then stays constant (F-25)."""
    data = EXAMPLE | {"mice": [0, 500, 3, 77], "bank": 0, "won": [["15"] * 6, [], ["-8", "rabbit"], []]}
    match = FOUR.from_position(data, seed=1)
    assert match.position() == data


BID = auction(["3", "5", "8", "11"]).position()


@pytest.mark.parametrize(
    ("base", "change", "said"),
    [
        (EXAMPLE, {"hands": [EXAMPLE["hands"][0][:-1], *EXAMPLE["hands"][1:]]}, "hands[0]: 8 cards"),
        (EXAMPLE, {"hands": [["-8"] * 8, *EXAMPLE["hands"][1:]]}, "repeated"),
        (EXAMPLE, {"hands": [["15", *EXAMPLE["hands"][0][1:]], *EXAMPLE["hands"][1:]]}, "lies in the row"),
        (EXAMPLE, {"row": ["15"]}, "row: 2 cards"),
        (EXAMPLE, {"row": ["15", "mouse"]}, "row: one of -8"),
        (EXAMPLE, {"turn": 3}, "row: 3 cards"),
        (EXAMPLE, {"turn": 4}, "turn: a whole number from 0 to 3"),
        (EXAMPLE, {"turn": True}, "turn: a whole number"),
        (EXAMPLE, {"revealed": 1}, "revealed: 0 by the other entries, not 1"),
        (EXAMPLE, {"bids": [1, 0, 0, 0]}, "bids and passes belong"),
        (EXAMPLE, {"passed": [True, False, False, False]}, "bids and passes belong"),
        (EXAMPLE, {"mouse_cards": {"4": 4, "6": 6}}, "mouse_cards: an object with exactly the entries 2, 4, 6"),
        (EXAMPLE, {"mice": [15, 15, 15]}, "mice: 4 entries, not 3"),
        (EXAMPLE, {"mice": [15, 15, 15, -1]}, "mice[3]: a whole number from 0"),
        (EXAMPLE, {"round": 10}, "round: a whole number from 1 to 9"),
        (EXAMPLE, {"phase": "auction"}, "phase: one of place, bid, over"),
        (EXAMPLE, {"removed": ["-8", "-5", "large-dog", "-8"]}, "removed: '-8' of set 0"),
        (EXAMPLE, {"removed": ["small-dog"]}, "removed: 4 entries"),
        (EXAMPLE, {"dummy": ["3"]}, "dummy: 0 entries, not 1"),
        (EXAMPLE, {"won": [[], [], [], ["cat"]]}, "won[3]: one of"),
        (EXAMPLE, {"players": 5}, "players: 4 in this game"),
        (EXAMPLE, {"game": "goons"}, "game: 'felicity' in this game"),
        (EXAMPLE, {"options": {"open_mice": True}}, "options: {} in this game"),
        (EXAMPLE, {"options": {"open_doors": True}}, "options: unknown option of felicity 'open_doors'"),
        (EXAMPLE, {"options": [1]}, "options: {} in this game"),
        (EXAMPLE, {"colour": 1}, "unknown entry 'colour'"),
        (EXAMPLE, {"passed": [0, 0, 0, 0]}, "passed[0]: true or false, not 0"),
        (EXAMPLE, {"hands": "all"}, "hands: a list, not 'all'"),
        (BID, {"revealed": 2}, "revealed: 1 by the other entries, not 2"),
        (BID, {"turn": 1}, "turn: with these bids and passes it is seat 0, not 1"),
        (BID, {"passed": [True] * 4, "mouse_cards": {}}, "all have passed"),
        (BID, {"passed": [True, False, False, False]}, "mouse_cards"),
        (BID, {"bids": [3, 3, 0, 0], "turn": 2}, "two seats cannot have bid 3"),
        (BID, {"passed": [True, False, False, False], "bids": [2, 0, 0, 0]}, "seat 0 has passed"),
        (
            BID,
            {"passed": [True, True, True, False], "bids": [0, 0, 0, 2], "mouse_cards": {}, "revealed": 4, "turn": 3},
            "the auction is over",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(base, change, said):
    """F-33: sizes, repeats, row, turn, revealed and mouse cards that do not fit are refused, naming the entry."""
    with pytest.raises(rascals.BadPosition) as caught:
        FOUR.from_position(base | change, seed=1)
    assert said in str(caught.value)


@pytest.mark.parametrize("key", ["round", "phase", "start", "turn", "hands", "mice", "mouse_cards", "bank"])
def test_missing_entries_are_named(key):
    """F-33: an entry that cannot be inferred is required."""
    data = {name: value for name, value in EXAMPLE.items() if name != key}
    with pytest.raises(rascals.BadPosition, match=f"{key}: "):
        FOUR.from_position(data, seed=1)


def test_a_finished_position_has_no_turn():
    """F-22, F-33: `turn` is null when the game is over."""
    match = play(auction(["3", "5", "8", "11"], round=9), "bid 1", "pass", "pass", "pass")
    data = match.position()
    assert FOUR.from_position(data, seed=1).scores == match.scores
    with pytest.raises(rascals.BadPosition, match="turn: null"):
        FOUR.from_position(data | {"turn": 0}, seed=1)


def test_dummy_of_three_players_is_written_top_first():
    """F-06, F-33: the remaining stack, the next card first; the dummy's removed card is the fourth."""
    game = rascals.game("felicity", players=3, first_player=0)
    match = game.new(seed=11)
    first = match.position()["dummy"]
    while match.view(None)["round"] == 1:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    assert match.position()["row"] == [first[0]]
    assert match.position()["dummy"] == first[1:]
    assert len(match.position()["removed"]) == 4
    with pytest.raises(rascals.BadPosition, match="dummy: missing"):
        game.from_position({k: v for k, v in match.position().items() if k != "dummy"}, seed=1)


# ---------------------------------------------------------------- bids and passes


FIRST_TURNS = [
    ({"passed": [False, False, True, False], "turn": 0}, "turn 0 none or all of the seats [0, 1, 2, 3]"),
    ({"passed": [True, False, True, False], "turn": 1}, "turn 1 none or all of the seats [1, 2, 3]"),
    ({"bids": [0, 3, 0, 0], "turn": 2}, "turn 2 none or all of the seats [2, 3]"),
    ({"bids": [5, 3, 0, 0], "turn": 1}, "turn 1 none or all of the seats [1, 2, 3]"),
    ({"passed": [True, False, False, False], "bids": [0, 2, 0, 4], "turn": 1}, "turn 1 none or all"),
]
RISING = [
    ({"bids": [3, 2, 1, 4], "turn": 0}, "clockwise from seat 0"),
    ({"bids": [1, 1, 2, 4], "turn": 0}, "clockwise from seat 0"),
    ({"passed": [False, True, False, False], "bids": [4, 0, 3, 2], "turn": 2}, "clockwise from seat 2"),
]


def positioned(change):
    """Return the match at an auction's position with bids and passes changed, everything else adapted."""
    match = auction(["3", "5", "8", "11"])
    passes = sum(change.get("passed", []))
    left = {"mouse_cards": dict.fromkeys(["2", "4", "6"][passes:], 2), "revealed": 1 + passes}
    return match.game.from_position(match.position() | left | change, seed=1)


@pytest.mark.parametrize(("change", "said"), [*FIRST_TURNS, *RISING])
def test_bids_and_passes_must_have_come_about_in_turn_order(change, said):
    """F-11, F-33: seats that have had no turn yet are those from the turn to the start player; bids rise clockwise."""
    with pytest.raises(rascals.BadPosition) as caught:
        positioned(change)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    "change",
    [
        {"passed": [True, True, False, False], "turn": 2},
        {"bids": [4, 5, 0, 0], "turn": 2},
        {"bids": [7, 4, 5, 6], "turn": 1},
        {"passed": [False, True, False, True], "bids": [9, 0, 10, 0], "turn": 0},
    ],
)
def test_what_turn_order_allows_is_accepted(change):
    """F-11, F-33: with some first turns pending, or all taken with rising bids, positions are valid."""
    assert positioned(change).position() | change == positioned(change).position()


def test_order_is_counted_from_the_start_player():
    """F-26, F-33: with another start player the seats still to act end before that seat, around the table."""
    match = rascals.game("felicity", players=5, first_player=3).new(seed=1)
    for seat in (3, 4, 0, 1, 2):
        match.play(seat, match.legal(seat)[0])
    play(match, "bid 2", "pass", "bid 3")
    position = match.position()
    assert match.game.from_position(position, seed=1).acting == (1,)
    with pytest.raises(rascals.BadPosition, match=r"none or all of the seats \[1, 2\]"):
        match.game.from_position(position | {"bids": [3, 0, 0, 0, 0]}, seed=1)
