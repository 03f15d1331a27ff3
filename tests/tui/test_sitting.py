from typing import Any

import pytest

import rascals
from rascals.tui.reel import Reel
from rascals.tui.sitting import Sitting, labels, read_labels
from rascals.words import Words
from tests.tui.tables import sitting


def test_names_tell_people_from_bots():
    """The names in a saved game show who is a person and which bot plays where."""
    seated = labels(["Mia", "Bob"], ["shrewd", "random:500ms"])
    assert seated == ("Mia", "Bob", "Otto (shrewd)", "Nell (random:500ms)")
    assert read_labels(seated) == ({0: "Mia", 1: "Bob"}, {2: "shrewd", 3: "random:500ms"})


@pytest.mark.parametrize(
    "name", ["Ann (random)", "Mia (random)", "Otto (a) (random)", "(random)", "Mia (", "Mia\u00a0(random)"]
)
def test_a_person_is_one_whatever_their_name(tmp_path, name):
    """Nobody becomes a bot by having a bot's name: neither at the table, nor when the game is loaded."""
    people, bots = read_labels(labels([name, "Bob"], ["shrewd"]))
    assert (set(people), bots) == ({0, 1}, {2: "shrewd"})
    assert people[0].replace("\u00a0", " ") == name.replace("\u00a0", " ")
    table = sitting(people=(name,), path=tmp_path / "g.jsonl")
    table.save()
    assert read_labels(rascals.load(tmp_path / "g.jsonl").names or ()) == (table.people, table.bots)
    assert table.people.keys() == {0}
    assert table.names[0].replace("\u00a0", " ") == name.replace("\u00a0", " ")
    assert Reel(table.match, Words("en"), "open").names[0].replace("\u00a0", " ") == name.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "place 5", "place 5"),
        ("en", "  PLACE   5 ", "place 5"),
        ("en", "5", "place 5"),
        ("en", "-8", "place -8"),
        ("en", "place −8", "place -8"),
        ("en", "−8", "place -8"),
        ("de", "Kaninchen", "place rabbit"),
        ("fr", "lapin", "place rabbit"),
        ("en", "nonsense", "nonsense"),
    ],
)
def test_moves_may_be_shortened_and_translated(lang, typed, meant):
    """A move is understood by its notation, its last part, or its word in the reader's language."""
    table = sitting(lang=lang, first_player=0, seed="2")
    assert {"place 5", "place -8", "place rabbit"} <= set(map(str, table.match.legal(0)))
    assert table.completed(0, typed) == meant


def test_a_bots_choice_does_not_depend_on_how_the_moment_was_reached():
    """Asked again, or after saving and loading, a bot chooses the same."""
    table = sitting(bots="random", first_player=1)
    first = table.think(1).move
    assert table.think(1).move == first
    again = sitting(bots="random", first_player=1)
    assert again.think(1).move == first


def test_every_move_is_saved(tmp_path):
    """After each move the file is a valid saved game."""
    path = tmp_path / "game.jsonl"
    table = sitting(path=path, first_player=0)
    for _ in range(6):
        seat = table.match.acting[0]
        table.play(seat, str(table.match.legal(seat)[0]))
        assert rascals.verify(path).ok
        assert len(rascals.load(path).history) == len(table.match.history)


def test_people_that_need_not_move_are_asked_once_before_the_bots():
    """While a bot is boss a person may bribe it first; passing, or moving, lets the bots go on."""
    options: dict[str, Any] = {"payoffs": True, "early_bribes": True, "first_boss": 1}
    match = rascals.game("goodcritters", players=4, **options).new(seed=1)
    table = Sitting(match, {0: "Ann"}, {1: "shrewd", 2: "random", 3: "random"}, Words("en"))
    assert table.awaited == 0
    table.pass_on(0)
    assert table.awaited == 1
    table.play(1, str(table.think(1).move))
    assert match.view(None)["phase"] == "bargain"

    table = Sitting(rascals.game("goodcritters", players=4, **options).new(seed=1), {0: "Ann"}, table.bots, Words("en"))
    table.play(0, "offer 1: P5")
    assert table.awaited == 1
    table.play(1, str(table.think(1).move))
    assert table.match.view(None)["offers"] == []
    assert table.awaited == 0
