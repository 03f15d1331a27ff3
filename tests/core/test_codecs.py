"""The meanings of numbers: written as JSON, read from JSON, and encoded in observations."""

from __future__ import annotations

import pytest

from rascals import BadPosition
from rascals.core.board import Board
from rascals.core.codecs import (
    FLAG,
    PLAIN,
    SEAT,
    SEAT_OR_NOBODY,
    BoardPlace,
    Cards,
    Codec,
    Counts,
    Number,
    OneOf,
    as_json,
)

NAMES = ("cat", "dog", "owl")
PLACES = Board.graph(["den", "lake"], ["den lake"], {"den": (0, 0), "lake": (1, 0)})


def heard(of, given, players=3, highest=127):
    return of.from_json("it", given, players, highest)


@pytest.mark.parametrize(
    ("of", "number", "json"),
    [
        (PLAIN, 7, 7),
        (Number(-5, 5), -5, -5),
        (FLAG, 1, True),
        (FLAG, 0, False),
        (SEAT, 2, 2),
        (SEAT_OR_NOBODY, -1, None),
        (SEAT_OR_NOBODY, 0, 0),
        (OneOf(NAMES), 2, "owl"),
        (OneOf(NAMES, nothing=True), -1, None),
        (BoardPlace.of(PLACES), 1, "lake"),
        (BoardPlace.of(PLACES, nothing=True), -1, None),
        (Counts(NAMES), [0, 2, 1], ["dog", "dog", "owl"]),
    ],
)
def test_what_is_told_is_heard_again(of, number, json):
    """A value becomes JSON and the JSON becomes that value; a truth value is true or false, not 1 or 0."""
    assert as_json(of, number) == json
    assert type(as_json(of, number)) is type(json)
    assert heard(of, json) == number


@pytest.mark.parametrize(
    ("of", "given", "said"),
    [
        (PLAIN, -1, "it: a whole number from 0 to 127, not -1"),
        (PLAIN, 128, "it: a whole number from 0 to 127, not 128"),
        (Number(-5, 5), 6, "it: a whole number from -5 to 5, not 6"),
        (Number(3), True, "it: a whole number from 3 to 127, not True"),
        (FLAG, 1, "it: true or false, not 1"),
        (SEAT, 3, "it: a whole number from 0 to 2, not 3"),
        (SEAT, None, "it: a whole number from 0 to 2, not None"),
        (SEAT_OR_NOBODY, -1, "it: a whole number from 0 to 2, not -1"),
        (OneOf(NAMES), "fox", "it: one of cat, dog, owl, not 'fox'"),
        (OneOf(NAMES), None, "it: one of cat, dog, owl, not None"),
        (Counts(NAMES), ["cat", "fox"], "it: one of cat, dog, owl, not 'fox'"),
        (Counts(NAMES), "cat", "it: a list, not 'cat'"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(of, given, said):
    """The error names the entry, what is valid and what was given."""
    with pytest.raises(BadPosition) as caught:
        heard(of, given)
    assert str(caught.value) == said


def test_each_of_a_row_is_told_by_itself_but_counts_as_one():
    """A list of plain values encodes each one; a row of counts is one list of cards."""
    assert as_json(OneOf(NAMES), [2, 0]) == ["owl", "cat"]
    assert as_json(SEAT_OR_NOBODY, [[1, -1], [0, 0]]) == [[1, None], [0, 0]]
    assert as_json(Counts(NAMES), [1, 0, 1]) == ["cat", "owl"]


@pytest.mark.parametrize(
    ("of", "blank"),
    [
        (PLAIN, 0), (FLAG, 0), (SEAT, 0), (SEAT_OR_NOBODY, -1), (OneOf(NAMES), 0), (OneOf(NAMES, nothing=True), -1),
        (Counts(NAMES), 0), (Cards(NAMES, "count"), -1),
    ],
)  # fmt: skip
def test_blank_stands_for_nothing(of, blank):
    """If nothing is possible, -1 stands for nothing; otherwise a blank state holds 0."""
    assert of.blank == blank


@pytest.mark.parametrize(
    ("of", "numbers", "bounds"),
    [
        (PLAIN, 2, (0, 127)), (Number(-5, 300), 2, (-5, 127)), (Number(2, 9), 2, (2, 9)), (FLAG, 2, (0, 1)),
        (SEAT, 2, (0, 127)), (OneOf(NAMES), 6, (0, 1)), (Counts(NAMES), 2, (0, 127)), (Cards(NAMES, "n"), 6, (0, 1)),
    ],
)  # fmt: skip
def test_sizes_and_bounds_in_an_observation(of, numbers, bounds):
    """A word takes one number for each word; a value that may exceed 127 is clipped."""
    assert (of.numbers(2), of.bounds) == (numbers, bounds)


@pytest.mark.parametrize(
    ("of", "value", "seen"),
    [
        (PLAIN, 300, 127), (PLAIN, 5, 5), (Number(-500, 500), -400, -127), (Number(-500, 500), 400, 127),
        (Number(0, 9), 9, 9), (SEAT, 0, 3), (SEAT, 1, 1), (SEAT_OR_NOBODY, -1, 0), (SEAT_OR_NOBODY, 2, 2),
    ],
)  # fmt: skip
def test_numbers_are_clipped_and_seats_counted_from_the_observer(of: Codec, value, seen):
    """The result of the expression for an observer in seat 1 of three."""
    names = {"steps_to": lambda _s, first, seat: (seat - first) % 3, "s": None, "first": 1, "value": value}
    assert eval(of.seen_as("value"), names) == seen  # noqa: S307 - our own expression
