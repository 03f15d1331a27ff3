"""Felicity: dogs, cats and rabbits."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import rascals
from rascals.games.felicity import box, rules
from tests.games.felicity.table import PETS, auction, happened, play


def won(row, **options):
    """Return what the winner of a row keeps, and what the dogs did."""
    match = play(auction(row, options=options), "bid 1", "pass", "pass", "pass")
    events = {event.name: dict(event.args) for event in match.history[-1].events}
    dogs = {name: events[name] for name in ("cat_chased", "dog_left", "dogs_left") if name in events}
    return match.position()["won"][0], dogs


@pytest.mark.parametrize(
    ("row", "kept"),
    [
        (["small-dog", "-5", "11", "rabbit"], ["11", "rabbit"]),  # F-X1
        (["large-dog", "-5", "11", "rabbit"], ["-5", "rabbit"]),  # F-X1
        (["-5", "-8", "large-dog", "rabbit"], ["-8", "rabbit"]),  # F-X3
        (["3", "8", "small-dog", "rabbit"], ["8", "rabbit"]),  # F-X3
        (["3", "small-dog", "large-dog", "8"], ["3", "8"]),  # F-X3, F-18
        (["small-dog", "-8", "-5", "3"], ["-5", "3"]),  # F-17: −8 before −5
        (["large-dog", "15", "15", "3"], ["3", "15"]),  # F-17: of two equal cats one goes
        (["rabbit", "rabbit", "large-dog", "rabbit"], ["rabbit", "rabbit", "rabbit"]),  # F-17: no cat
        (["3", "5", "8", "rabbit"], ["3", "5", "8", "rabbit"]),  # F-19: no dog
    ],
)
def test_dogs(row, kept):
    """F-17, F-18, F-19, F-X1, F-X3: a lone dog takes its cat along, two only leave, rabbits stay."""
    assert won(row)[0] == kept


def test_only_the_dog_leaves_a_row_without_cats():
    """F-17: rabbits are not cats; with none in the row only the dog leaves."""
    assert won(["rabbit", "rabbit", "small-dog", "rabbit"])[1] == {"dog_left": {"dog": "small-dog"}}


def test_dogs_of_any_size_only_leave_together():
    """F-18: small and large, or two of a size: all leave and no cat is chased."""
    assert won(["large-dog", "large-dog", "8", "small-dog"]) == (
        ["8"],
        {"dogs_left": {"dogs": ["large-dog", "large-dog", "small-dog"]}},
    )


def test_mildest_small_dog():
    """F-32: with `small_dog=mildest` −5 goes before −8; the rest is as F-17."""
    assert won(["small-dog", "-8", "-5", "3"], small_dog="mildest")[0] == ["-8", "3"]
    assert won(["small-dog", "-8", "11", "3"], small_dog="mildest")[0] == ["3", "11"]
    assert won(["small-dog", "8", "11", "3"], small_dog="mildest")[0] == ["8", "11"]
    assert won(["large-dog", "-8", "-5", "rabbit"], small_dog="mildest")[0] == ["-8", "rabbit"]


def test_won_cards_are_public():
    """F-19: everybody sees what the winner keeps."""
    match = play(auction(["3", "5", "8", "rabbit"]), "bid 1", "pass", "pass", "pass")
    assert happened(match, "row_won") == [{"seat": 0, "pets": ["3", "5", "8", "rabbit"]}]
    for viewer in (0, 1, 2, 3, None):
        assert match.view(viewer)["seats"][0]["won"] == ["3", "5", "8", "rabbit"]
        assert match.view(viewer)["seats"][0]["cats"] == 16


@pytest.mark.parametrize("mildest", [False, True])
def test_every_row_of_four_against_the_words_of_the_rule(mildest):
    """F-17, F-18: over every row of four kinds, the victim is the one the clause's words pick."""

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
        s: Any = rascals.game("felicity", players=4, small_dog=("lowest", "mildest")[mildest]).record()
        s.placed = 4
        s.row[:4] = [PETS.index(pet) for pet in row]
        rules.release_dogs(s)
        left = [s.worth[kind] for kind in s.row[:4] if 0 <= kind < box.CATS]
        gone = victim(row)
        expected = [int(pet) for pet in row if pet.lstrip("-").isdigit() and int(pet) != gone]
        assert left == expected, row
