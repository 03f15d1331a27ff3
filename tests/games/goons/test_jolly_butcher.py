"""The Jolly Butcher's schemes in the resolution, and what each of them trades. [O-24]"""

from __future__ import annotations

import pytest

from tests.games.goons.scenes import goons, plotted

MODIFIERS = {"JB1": -2, "JB2": -2, "JB3": -3, "JB4": -2, "JB5": -1}


def check_paid(scheme, seat):
    """Of three participants only one is paid; the others get their markers back. [O-24, O-20]"""
    scene = plotted(scheme, "2:3 0:2 1:1", cribs=[{"red": 1}, {"red": 2}, {"red": 3}], energy=[4, 4, 4]).resolve()
    stars, energy = [0, 0, 0], [6, 5, 7]
    stars[seat] = 10 + MODIFIERS[scheme] + seat + 1
    energy[seat] = 4
    assert (scene.seats("stars"), scene.seats("energy"), scene.resolving) == (stars, energy, None)


def committed(scheme, number=1, **entries):
    """Return a scene in which seat 0 has committed markers to a scheme on red."""
    entries = {"energy": [9, 0, 0], "money": [3, 0, 0]} | entries
    scene = goons(schemes={"red": scheme, "blue": "KR1", "yellow": "BR1"}, **entries)
    return scene.play("take 0,0 on red", f"do cube commit {number}")


def test_jb1():
    """O-24.1: 1 star or 1 hustle step for 3 energy, twice; the last in commit order is paid."""
    check_paid("JB1", 1)
    scene = committed("JB1", stars=[1, 0, 0], hustle={"blue": [2, 0, 0]})
    assert scene.moves() == ["trade star", "trade hustle blue", "no-trade"]
    scene.play("trade star", "trade hustle blue")
    assert (scene.asked, scene.seats("energy"), scene.seats("stars"), scene.track("blue")) == (
        None,
        [14, 0, 0],
        [0, 0, 0],
        [1, 0, 0],
    )


def test_jb2():
    """O-24.2: 1 money for 3 energy, three times; the first in commit order is paid."""
    check_paid("JB2", 2)
    scene = committed("JB2", money=[5, 0, 0])
    assert scene.moves() == ["trade", "no-trade"]
    scene.play("trade", "trade", "trade")
    assert (scene.asked, scene.seats("energy"), scene.seats("money")) == (None, [17, 0, 0], [2, 0, 0])


def test_jb2_of_the_other_languages():
    """[O-24.2] `jolly_trades`=2: twice; of the other schemes the limit stays."""
    scene = committed("JB2", options={"jolly_trades": 2}).play("trade", "trade")
    assert (scene.asked, scene.seats("energy"), scene.seats("money")) == (None, [14, 0, 0], [1, 0, 0])
    assert committed("JB3", options={"jolly_trades": 2}).play("trade").asked == "trade 0"


def test_jb3():
    """O-24.3: 1 energy for 3 money, twice; the first in commit order is paid."""
    check_paid("JB3", 2)
    scene = committed("JB3").play("trade", "trade")
    assert (scene.asked, scene.seats("energy"), scene.seats("money")) == (None, [6, 0, 0], [9, 0, 0])


def test_jb4():
    """O-24.4: 1 money for 3 free steps, twice; the first in commit order is paid."""
    check_paid("JB4", 2)
    scene = committed("JB4").play("trade")
    assert (scene.asked, scene.s.steps[0], scene.seats("money")) == ("step 0", 3, [2, 0, 0])
    scene.play("step red", "step blue", "step green")
    assert scene.asked == "trade 0"
    scene.play("trade", "step red", "step blue", "step green")
    # the second spaces of red and blue give 1 energy, that of green 1 money
    assert (scene.asked, scene.seats("money"), scene.seats("energy")) == (None, [2, 0, 0], [10, 0, 0])


def test_jb5():
    """O-24.5: 2 energy for 2 stars, twice; the last in commit order is paid."""
    check_paid("JB5", 1)
    scene = committed("JB5").play("trade", "trade")
    assert (scene.asked, scene.seats("energy"), scene.seats("stars")) == (None, [4, 0, 0], [4, 0, 0])
    assert committed("JB5", energy=[2, 0, 0]).asked is None  # one energy is left


@pytest.mark.parametrize("scheme", MODIFIERS)
def test_a_lone_participant_is_first_and_last(scheme):
    """A lone participant is both the first and the last. [O-24]"""
    scene = plotted(scheme, "1:1").resolve()
    assert (scene.seats("stars"), scene.seats("energy")) == ([0, 10 + MODIFIERS[scheme], 0], [0, 0, 0])


def test_no_trades_in_the_resolution():
    """Trades belong to commits; the resolution asks nothing. [O-24]"""
    scene = plotted("JB2", "0:1 1:1", money=[5, 5, 5]).resolve()
    assert (scene.resolving, scene.seats("money")) == (None, [5, 5, 5])


def test_the_order_is_of_equals():
    """Of equal piles who came last is last. [O-24, O-17]"""
    scene = plotted("JB5", "1:2 2:2 0:2").resolve()
    assert (scene.seats("stars"), scene.seats("energy")) == ([9, 0, 0], [0, 2, 2])
