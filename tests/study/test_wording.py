"""Answers in words say what is known: more, less, no difference, or that it cannot be told yet."""

import pytest

pytest.importorskip("polars", reason="needs the extra `lab`")

from rascals.study.questions import DIFFERS, KNOWN, OPEN, Answer, Question
from rascals.study.wording import figure_name, sentence, still_open, uncertain, value_text, verdict
from tests.study.studies import study


@pytest.mark.parametrize(
    ("asked", "value", "half", "state", "figure", "known"),
    [
        ({"within": 0.1}, 0.5, 0.05, KNOWN, "50.0 % (45.0 to 55.0 %)", "known as closely as wanted"),
        ({"within": 0.1}, 0.5, 0.15, OPEN, "50.0 % (35.0 to 65.0 %)", "not known as closely as wanted yet"),
        ({"within": 0.1}, 0.5, None, OPEN, "50.0 %", "not known yet"),
        ({"than": "fair"}, 0.5, 0.05, DIFFERS, "50.0 % (45.0 to 55.0 %; fair: 33.3 %)", "more than fair"),
        ({"than": 0.75}, 0.5, 0.05, DIFFERS, "50.0 % (45.0 to 55.0 %)", "less than 75.0 %"),
        ({"than": 0.5, "within": 0.1}, 0.5, 0.05, KNOWN, "50.0 % (45.0 to 55.0 %)", "no difference from 50.0 % larger"),
        ({"of": "points", "minus": {}}, -2, 1, DIFFERS, "−2.00 (−3.00 to −1.00)", "less"),
        ({"of": "points", "minus": {}}, 2, 1, DIFFERS, "+2.00 (+1.00 to +3.00)", "more"),
        ({"over": "turns", "than": 0.1}, 0.5, 0.05, DIFFERS, "0.50 (0.45 to 0.55)", "more than 0.10"),
        ({"of": "points", "minus": {}, "within": 1}, 0, 0.5, KNOWN, "+0.00 (−0.50 to +0.50)", "no difference larger"),
    ],
)
def test_what_is_known_in_words(tmp_path, asked, value, half, state, figure, known):
    """The figure with its range, and what it means; both are in the sentence of the question."""
    question = Question("?", **asked)
    than = question.reference(3)
    one = Answer(question, "felicity", None, value, half, 1 if half is None else 8, than, state, 0, question.share())
    assert value_text(one) == figure
    assert verdict(one).startswith(known)
    told = sentence(study(tmp_path, "", dogs='"lowest"'), [one])
    assert told.endswith(f": {figure} – {verdict(one)}.")
    assert (", over turns of a game: " in told) is ("over" in asked)


def test_a_game_s_own_figures_have_its_words():
    """Figures and endings of a game are told as the game does; columns of one's own by their names."""
    bought = Question("?", of="points_share", where={"item:shotgun": True, "place": 1})
    assert figure_name("goons", bought) == (
        "points, as times the fair share of those with “Purchases of: pump-action shotgun”, place 1"
    )
    assert figure_name("heist", Question("?", of="end:turn-limit")).startswith("games that end with “The turn limit")
    assert figure_name("felicity", Question("?", of="paid:cat", over="turns")) == "“paid:cat”, over turns of a game"


def test_many_cells_are_counted(tmp_path):
    """Up to three cells are named, more are counted; lowest and highest are told, and what is open with its cost."""
    made = study(tmp_path, '[[question]]\nask = "?"\nwithin = 0.1', vary="players = [3, 4, 5]")
    (question,), names = made.questions, list(made.cells)
    states = [(0.2, OPEN), *[(0.05, KNOWN)] * 5]
    answers = [
        Answer(question, name, None, at / 10, half, 8, None, state, 0, share=True)
        for at, (name, (half, state)) in enumerate(zip(names, states, strict=True))
    ]
    said = sentence(made, answers)
    assert "not known as closely as wanted yet (3 players, small_dog: lowest); known as" in said
    assert "known as closely as wanted (5 of 6 cells)" in said
    assert "Lowest: 0.0 % (−20.0 to 20.0 %), with 3 players, small_dog: lowest; highest: 50.0 %" in said
    made._answers[tuple(made.deals().values())] = answers
    assert still_open(answers) == "Open in 1 cell, about 25 more deals."
    open_still = f"? {still_open(answers)}"
    assert uncertain(made) == [open_still]
    assert uncertain(made, 1 / 60) == [open_still, "About 33 more games in all: about 33 minutes at the pace so far."]
