"""What a view says about an answer before it is given is what the answer leads to. [O-17 – O-28]"""

from __future__ import annotations

import pytest

from rascals.games.goons.answers import answers
from tests.games.goons.scenes import plotted, turn

REACHED = [  # with 2 energy on a scheme, and 8 energy left
    *(("KR1", "goal", None), ("KR5", "limit", 14), ("BR1", "goal", None), ("BR3", "skull", None)),
    *(
        ("DR1", "goals", None),
        ("JB1", "rewarded", 1),
        ("JB2", "rewarded", 1),
        ("LD1", "tokens", 4),
        ("MK1", "claims", 2),
    ),
]


@pytest.mark.parametrize(("scheme", "what", "number"), REACHED)
def test_what_a_commitment_would_reach(scheme, what, number):
    """O-20 – O-26: what each villain counts; alone on a scheme one is both first and last in the commit order."""
    scene = turn(schemes={"red": scheme}, energy=[8, 0, 0])
    told = answers(scene.s, 0)["do cube commit 2"]
    assert {one["what"] for one in told["reach"]} == {what}
    assert number in {None, told["reach"][0]["number"]}
    assert told["place"] == 1
    after = scene.twin().play("do cube commit 2")
    assert told["purse"]["energy"] == after.s.energy[0]


def test_a_reroll_before_it_is_made():
    """O-21: it costs 1 energy; of the six faces, those count with which the dice reach the goal."""
    scene = plotted("KR3", "0:2 1:1", energy=[3, 1, 5]).rolls(1, 1, 4).resolve()
    told = answers(scene.s, 0)["reroll 4"]
    (aim,) = told["reach"]
    totals = [scene.twin().rolls(face).play("reroll 4").said("rerolled")[0]["total"] for face in range(1, 7)]
    assert (told["purse"], aim["what"]) == ({"energy": 2}, "goal")
    assert aim["chance"] == pytest.approx(sum(total >= aim["number"] for total in totals) / 6)


@pytest.mark.parametrize(("scheme", "first"), [("BR1", "bbbb"), ("BR3", "b")])
def test_a_draw_before_it_is_made(scheme, first):
    """O-22: one more token; it reaches a goal if it is of the counted kind and one is missing. [O-22.3]"""
    scene = plotted(scheme, "0:3", energy=[9, 0, 0]).draws(first).resolve()
    for reached in answers(scene.s, 0)["draw"]["reach"]:
        likely = scene.s.bag[0] / sum(scene.s.bag) if reached["number"] in {None, 1} else 0
        assert reached["chance"] == pytest.approx(likely)


@pytest.mark.parametrize(("sorts", "place"), [(True, 1), (False, 2)])
def test_dynamite_before_it_is_used(sorts, place):
    """O-28.dynamite: one's energy counts twice, and by option for the commit order too. [O-20b]"""
    scene = plotted("KR3", "0:3 1:2", items=["", "dynamite", ""], options={"dynamite_sorts": sorts}).resolve()
    told = answers(scene.s, 1)["dynamite yes"]
    assert (told["place"], {one["what"] for one in told["reach"]}) == (place, {"goal"})
