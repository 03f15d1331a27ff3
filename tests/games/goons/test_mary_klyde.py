"""Mary Klyde's schemes: claims in commit order, one marker after another. [O-26]"""

from __future__ import annotations

import pytest

from tests.games.goons.scenes import goons, plotted

LOTS = {  # what each lot pays, with 10 stars visible: stars, energy, money, steps
    "MK1": [(10, 0, 0, 0), (7, 0, 0, 0), (0, 5, 0, 0), (0, 0, 4, 0), (0, 0, 0, 3), (2, 0, 0, 0)],
    "MK2": [(12, 0, 0, 0), (10, 0, 0, 0), (8, 0, 0, 0), (0, 6, 0, 0), (0, 0, 0, 4), (3, 0, 0, 0)],
    "MK3": [(9, 0, 0, 0), (9, 0, 0, 0), (3, 0, 0, 0), (0, 0, 3, 0), (0, 3, 0, 0), (0, 0, 0, 2)],
    "MK4": [(11, 0, 0, 0), (4, 0, 0, 0), (3, 0, 0, 0), (2, 0, 0, 0), (0, 0, 4, 0), (0, 4, 0, 0)],
    "MK5": [(10, 0, 0, 0), (8, 0, 0, 0), (6, 0, 0, 0), (0, 0, 0, 3), (0, 0, 0, 3), (0, 0, 3, 0)],
}


def check_lots(scheme):
    """Each of its lots is claimed once, for one own marker each, and paid at once."""
    for lot, (stars, energy, money, steps) in enumerate(LOTS[scheme], 1):
        scene = plotted(scheme, "0:2 1:1").resolve()
        assert scene.moves() == [*(f"claim {number}" for number in range(1, 7)), "pass"]
        scene.play(f"claim {lot}")
        got = (scene.seats("stars")[0], scene.seats("energy")[0], scene.seats("money")[0], scene.s.steps[0])
        assert got == (stars, energy, money, steps)
        while scene.asked == "step 0":
            scene.play("step blue")
        assert scene.asked == "claim 1"
        assert f"claim {lot}" not in scene.moves()
        scene.play("pass")
        assert scene.asked == "claim 0"  # the second marker
        scene.play("pass")
        assert scene.resolving is None
        assert scene.bank(0) == 20 - scene.seats("energy")[0]
        assert scene.seats("energy")[1] == 1


def test_mk1():
    """O-26.1: a claim for each own marker, each lot once; no fee."""
    check_lots("MK1")
    assert fee("MK1") == []


def test_mk2():
    """O-26.2: a claim for each own marker, each lot once; a fee of 2 money."""
    check_lots("MK2")
    assert fee("MK2") == [{"seat": 0, "number": 2, "what": "money", "colour": "red"}]
    scene = goons(schemes={"red": "MK2"}, energy=[9, 9, 9], money=[1, 9, 9]).play("take 0,0 on red")
    assert not scene.may("do cube commit 1")


def test_mk3():
    """O-26.3: a claim for each own marker, each lot once; no fee."""
    check_lots("MK3")
    assert fee("MK3") == []


def test_mk4():
    """O-26.4: a claim for each own marker, each lot once; no fee."""
    check_lots("MK4")
    assert fee("MK4") == []


def test_mk5():
    """O-26.5: a claim for each own marker, each lot once; no fee."""
    check_lots("MK5")
    assert fee("MK5") == []


def fee(scheme):
    """Return the fees paid by a commit."""
    scene = goons(schemes={"red": scheme}, energy=[9, 0, 0], money=[3, 0, 0])
    scene.play("take 0,0 on red", "do cube commit 2")
    assert scene.seats("money")[0] == (1 if scene.said("fee_paid") else 3)
    assert (scene.pile("red"), scene.seats("energy")[0]) == ([(0, 2)], 7)
    return scene.said("fee_paid")


# ---------------------------------------------------------------- claims


def test_round_after_round():
    """Round after round in commit order, each one claim for an own marker. [O-26]"""
    scene = plotted("MK1", "1:3 2:2 0:1").resolve()
    order = []
    for lot in range(1, 7):
        order.append(scene.asked)
        scene.play(f"claim {lot}")
        while scene.asked and scene.asked.startswith("step"):
            scene.play("step blue")
    assert order == ["claim 1", "claim 2", "claim 0", "claim 1", "claim 2", "claim 1"]
    assert scene.resolving is None
    assert scene.said("markers_lost") == [
        {"seat": 1, "number": 3},
        {"seat": 2, "number": 2},
        {"seat": 0, "number": 1},
    ]


def test_passing_is_for_good():
    """Who passes is not asked again; the others go on. [O-26]"""
    scene = plotted("MK1", "0:3 1:2").resolve().play("pass", "claim 1", "claim 2")
    assert (scene.resolving, scene.seats("energy"), scene.seats("stars")) == (None, [3, 0, 0], [0, 17, 0])


def test_nobody_passes_who_can_claim():
    """[O-26] `klyde_pass`=never: passing is not allowed; every marker takes a reward that is free."""
    scene = plotted("MK1", "0:2 1:1", options={"klyde_pass": "never"}).resolve()
    assert not scene.may("pass")
    scene.play("claim 1", "claim 2", "claim 3")
    assert scene.resolving is None


def test_no_lot_is_free():
    """It is over when no reward is free; markers that are not placed are lost too. [O-26]"""
    data = {"schemes": {"MK1": {"lots": [{"money": 1}, {"money": 2}, {"money": 3}]}}}
    scene = plotted("MK1", "0:5 1:3", data=data).resolve().play("claim 3", "claim 2", "claim 1")
    assert (scene.resolving, scene.seats("money"), scene.seats("energy")) == (None, [4, 2, 0], [0, 0, 0])


def test_all_pass():
    """Nobody claims anything: the scheme fails and the markers return. [O-26, O-20b]"""
    scene = plotted("MK1", "0:2 1:1").resolve().play("pass", "pass")
    assert (scene.resolving, scene.seats("energy")) == (None, [2, 1, 0])
    assert scene.said("failed")


def test_who_claimed_nothing_keeps_the_markers():
    """Who claimed anything loses all own markers, placed or not; who claimed nothing gets them back. [O-26]"""
    scene = plotted("MK1", "0:4 1:2").resolve().play("claim 1", "pass", "pass")
    assert (scene.resolving, scene.seats("energy")) == (None, [0, 2, 0])


@pytest.mark.parametrize("energy", [0, 9])
def test_only_markers_on_the_scheme_claim(energy):
    """Only markers of the scheme give claims, not the supply. [O-26]"""
    scene = plotted("MK1", "0:1 1:1", energy=[energy] * 3).resolve().play("claim 1", "claim 2")
    assert (scene.resolving, scene.seats("energy")) == (None, [energy] * 3)
