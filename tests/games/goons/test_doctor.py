"""The Doctor's schemes: each participant alone against the goals. [O-23]"""

from __future__ import annotations

from tests.games.goons.scenes import goons, plotted


def test_who_reaches_nothing_keeps_the_markers():
    """Who reaches no goal is not rewarded and gets the markers back; who reaches one loses them. [O-23, O-20]"""
    scene = plotted("DR3", "0:2 1:1").resolve()
    assert [said["seat"] for said in scene.said("rewarded")] == [0]
    assert (scene.resolving, scene.seats("money"), scene.seats("energy")) == (None, [4, 0, 0], [0, 1, 0])


def goals(scheme, markers, **entries):
    """Return the rewards that a lone participant may choose from; one that is paid without a question; 0 for none."""
    scene = plotted(scheme, f"0:{markers}", **entries).resolve()
    if scene.asked == "claim 0":
        return scene.moves()
    return len(scene.said("rewarded"))


def test_dr1():
    """O-23.1: own energy on the scheme, 1, 3 and 5."""
    assert [goals("DR1", n) for n in (1, 2)] == [1, 1]
    assert [goals("DR1", n) for n in (3, 4)] == [["claim 1", "claim 2"]] * 2
    assert goals("DR1", 5) == ["claim 1", "claim 2", "claim 3"]
    for claim, stars, money in ("claim 1", 0, 2), ("claim 2", 8, 0), ("claim 3", 11, 0):
        scene = plotted("DR1", "0:5", energy=[9, 9, 9]).resolve().play(claim)
        assert (scene.seats("stars")[0], scene.seats("money")[0], scene.seats("energy")) == (stars, money, [9, 9, 9])


def test_dr2():
    """O-23.2: own energy on the scheme, 2, 4 and 6."""
    assert [goals("DR2", n) for n in (1, 2, 3)] == [0, 1, 1]
    assert [goals("DR2", n) for n in (4, 5)] == [["claim 1", "claim 2"]] * 2
    assert goals("DR2", 6, energy=[0, 9, 9]) == ["claim 1", "claim 2", "claim 3"]
    assert plotted("DR2", "0:6").resolve().play("claim 3").seats("stars") == [13, 0, 0]
    assert plotted("DR2", "0:6").resolve().play("claim 1").s.steps[0] == 3


def test_dr3():
    """O-23.3: own energy on the scheme, 2, 3 and 5."""
    assert [goals("DR3", n) for n in (1, 2)] == [0, 1]
    assert [goals("DR3", n) for n in (3, 4)] == [["claim 1", "claim 2"]] * 2
    assert goals("DR3", 5) == ["claim 1", "claim 2", "claim 3"]
    assert plotted("DR3", "0:2").resolve().seats("money") == [4, 0, 0]
    assert plotted("DR3", "0:5").resolve().play("claim 2").seats("stars") == [5, 0, 0]


def test_dr4():
    """O-23.4: energy in the own supply, 2, 4 and 7, not what lies on the scheme; it is not spent."""
    assert [goals("DR4", 8, energy=[n, 9, 9]) for n in (1, 2, 3)] == [0, 1, 1]
    assert [goals("DR4", 1, energy=[n, 9, 9]) for n in (4, 6)] == [["claim 1", "claim 2"]] * 2
    assert goals("DR4", 1, energy=[7, 0, 0]) == ["claim 1", "claim 2", "claim 3"]
    scene = plotted("DR4", "0:1", energy=[7, 0, 0]).resolve().play("claim 3")
    assert (scene.seats("stars"), scene.seats("energy")) == ([12, 0, 0], [7, 0, 0])


def test_dr4_costs_a_fee():
    """O-23.4: who commits pays 2 energy first, to the bank, beside the markers."""
    scene = goons(schemes={"red": "DR4", "green": "KR1"}, energy=[3, 0, 0]).play("take 0,0 on red")
    assert [move for move in scene.moves() if "commit" in move] == ["do cube commit 1", "do space commit 1"]
    scene.play("do cube commit 1")
    assert (scene.seats("energy"), scene.pile("red"), scene.bank(0)) == ([0, 0, 0], [(0, 1)], 19)


def test_dr5():
    """O-23.5: money in the own supply, 2, 3 and 5; it is not spent."""
    assert [goals("DR5", 8, money=[n, 9, 9]) for n in (1, 2)] == [0, 1]
    assert [goals("DR5", 1, money=[n, 9, 9]) for n in (3, 4)] == [["claim 1", "claim 2"]] * 2
    assert goals("DR5", 1, money=[5, 0, 0], energy=[0, 9, 9]) == ["claim 1", "claim 2", "claim 3"]
    scene = plotted("DR5", "0:1", money=[5, 0, 0]).resolve().play("claim 1")
    assert (scene.seats("energy"), scene.seats("money")) == ([5, 0, 0], [5, 0, 0])


def test_dr5_costs_a_fee():
    """O-23.5: who commits pays 2 energy first, to the bank, beside the markers."""
    scene = goons(schemes={"red": "DR5", "green": "KR1"}, energy=[5, 0, 0], money=[1, 1, 1])
    scene.play("take 0,0 on red", "do cube commit 2")
    assert (scene.seats("energy"), scene.seats("money")) == ([1, 0, 0], [1, 1, 1])
    assert scene.said("fee_paid") == [{"seat": 0, "number": 2, "what": "energy", "colour": "red"}]


def test_each_alone_in_commit_order():
    """In commit order each takes one of what is reached, exactly one, and is paid before the next. [O-23, O-40]"""
    scene = plotted("DR1", "1:5 0:3 2:1", energy=[9, 9, 9]).resolve()
    assert (scene.asked, scene.moves()) == ("claim 1", ["claim 1", "claim 2", "claim 3"])
    scene.play("claim 3")
    assert (scene.asked, scene.seats("stars"), scene.pile("red")) == ("claim 0", [0, 11, 0], [(1, 5), (0, 3), (2, 1)])
    scene.play("claim 1")
    assert (scene.resolving, scene.seats("money"), scene.seats("stars")) == (None, [2, 0, 2], [0, 11, 0])
    assert scene.seats("energy") == [9, 9, 9]


def test_steps_before_the_next():
    """Who gets free steps walks them before the next one is paid. [O-23, O-18b]"""
    scene = plotted("DR2", "0:2 1:4").resolve()
    assert scene.asked == "claim 1"
    scene.play("claim 1")
    assert scene.asked == "step 1"
    scene.play("step red", "step red", "step red")
    assert (scene.asked, scene.s.steps[:3]) == ("step 0", [3, 0, 0])


def test_nobody_reaches_anything():
    """Nobody reaches a goal: the scheme fails and all markers return. [O-23, O-20b]"""
    scene = plotted("DR2", "0:1 1:1").resolve()
    assert (scene.seats("energy"), scene.resolving) == ([1, 1, 0], None)
    assert scene.said("failed")
