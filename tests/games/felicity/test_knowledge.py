"""Felicity: who knows what, what `determinize` redeals, and what observations contain.

`rascals.laws` checks for every game that nothing hidden is shown, and nothing known forgotten.
"""

from __future__ import annotations

from collections import Counter

import pytest

import rascals
from rascals.core.chance import words_of
from rascals.games.felicity import knowledge
from tests.games.felicity.table import PETS, auction, part, pets, play, rows

pytestmark = pytest.mark.no_cover


def test_options_have_these_choices_and_no_others():
    """F-32: small_dog, first_player, open_mice; anything else is refused with the valid ones."""
    definition = rascals.games()["felicity"]
    assert {o.name: o.choices_for(4) for o in definition.options} == {
        "small_dog": ("lowest", "mildest"),
        "first_player": ("random", 0, 1, 2, 3),
        "open_mice": (False, True),
    }
    assert [o.default for o in definition.options] == ["lowest", "random", False]
    with pytest.raises(rascals.BadOption, match="small_dog, first_player, open_mice"):
        rascals.game("felicity", large_dog="lowest")
    with pytest.raises(rascals.BadOption, match="lowest, mildest"):
        rascals.game("felicity", small_dog="best")


def determinized(match, viewer, seed):
    s = match.state
    s.chance[:] = words_of(seed)
    knowledge.determinize(s, -1 if viewer is None else viewer)
    return s


def test_concealing_deals_all_that_is_possible():
    """F-29: over many deals another seat's face-down card takes every value its owner has not shown, evenly."""
    match = rascals.game("felicity", players=4, first_player=0).new(seed=1)
    match.play(0, match.legal(0)[0])
    removed = Counter()
    down = Counter()
    for seed in range(2000):
        s = determinized(match, 1, seed)
        down[PETS[s.row[0]]] += 1
        removed[PETS[s.removed[0]]] += 1
        assert s.removed[1] == match.state.removed[1]
    assert set(down) == set(removed) == set(PETS)
    assert all(130 < count < 270 for count in (*down.values(), *removed.values()))


def test_concealing_deals_the_dummy():
    """F-29: the dummy's face-down card, order and removed card are redealt too; what it has shown stays."""
    match = rascals.game("felicity", players=3, first_player=0).new(seed=2)
    down = Counter(PETS[determinized(match, 0, seed).row[0]] for seed in range(1000))
    assert set(down) == set(PETS)
    while match.view(None)["phase"] == "place":
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    shown = match.view(None)["row"][0]["pet"]
    for seed in range(50):
        s = determinized(match, 0, seed)
        assert PETS[s.row[0]] == shown
        assert PETS.index(shown) not in s.stack[1:]


def test_observation_is_laid_out_as_documented():
    """An observation has hand, row, shown, won, bids, mice and the rest where its layout says."""
    match = play(auction(["3", "5", "8", "11"], won=[["15"], [], ["3", "3"], []]), "pass", "bid 7")
    s, seen = match.state, match.view(2)
    assert pets(part(s, 2, "own hand")) == seen["seats"][2]["hand"]
    assert pets(part(s, 2, "own removed")) == [seen["seats"][2]["removed"]]
    assert rows(part(s, 2, "row")) == [["3"], ["5"], ["8"], [], []]
    clockwise = (2, 3, 0, 1)  # and after them a fifth, unused seat
    assert rows(part(s, 2, "shown")) == [*(seen["seats"][seat]["shown"] for seat in clockwise), []]
    assert rows(part(s, 2, "won")) == [["3", "3"], [], ["15"], [], []]
    assert part(s, 2, "bid") == [0, 0, 0, 7, 0]
    assert part(s, 2, "passed") == [0, 0, 1, 0, 0]
    assert part(s, 2, "mice") == [15, -1, -1, -1, 0]
    assert part(s, 2, "on_card") == [0, 4, 6, 0]
    single = ("players", "small_dog", "round", "start", "turn", "bank", "placed", "revealed")
    assert [part(s, 2, what) for what in single] == [[4], [0], [1], [3], [1], [15], [4], [2]]
    assert part(s, 2, "phase") == [0, 1, 0]


def test_a_covered_card_is_observed_by_its_owner_alone():
    """F-28: a face-down card in the row is in its owner's observation, and in nobody else's."""
    match = auction(["3", "5", "8", "11"])
    for viewer in (0, 1, 2, 3, -1):
        known = rows(part(match.state, viewer, "row"))[:4]
        own = {1: "5", 2: "8", 3: "11"}.get(viewer)
        assert known == [["3"], *([pet] if pet == own else [] for pet in ("5", "8", "11"))]


def test_the_dummy_is_observed():
    """F-28: an observation has the cards of the dummy's set that all have seen; without a dummy, nothing."""
    match = rascals.game("felicity", players=3).new(seed=4)
    assert not any(part(match.state, 0, "the dummy's shown"))
    while match.view(None)["round"] < 3:
        match.play(match.acting[0], match.legal(match.acting[0])[-1])
    assert pets(part(match.state, 0, "the dummy's shown")) == match.view(0)["dummy"]["shown"] != []


# ---------------------------------------------------------------- mice and bank


def mice_in(match, viewer):
    """The seats' mice in an observation, the observer's first."""
    return part(match.state, viewer, "mice")[:4]


@pytest.mark.parametrize(
    ("viewer", "mice"), [(0, [11, 17, 15, 15]), (1, [17, 15, 15, 11]), (3, [15, 11, 17, 15]), (-1, [11, 17, 15, 15])]
)
def test_open_mice_are_observed(viewer, mice):
    """F-24: with `open_mice` an observation has everybody's mice, the observer's first, as the view does."""
    match = play(auction(["3", "5", "8", "11"], options={"open_mice": True}), "bid 4", "pass")
    assert mice_in(match, viewer) == mice


def test_a_large_bank_fits_the_observation():
    """F-33: a position's bank may be larger than in any game; an observation then has 127, its largest number."""
    for bank, said in ((0, 0), (127, 127), (128, 127), (500, 127)):
        assert part(auction(["3", "5", "8", "11"], bank=bank).state, 0, "bank") == [said]
