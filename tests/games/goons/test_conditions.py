"""What can be decided before one is asked, and when nothing more is to be decided for a while."""

from __future__ import annotations

import pytest

from rascals.games.goons import BOX
from tests.games.goons.scenes import goons, plotted

CONDITIONS = {one.name: one for one in BOX.conditions}


def span(scene, name, seat):
    return CONDITIONS[name].span(scene.s, seat)


def answer(scene, name, number=0):
    """Return what follows for the seat awaited, which must be legal."""
    seat = scene.acting[0]
    move = CONDITIONS[name].answer(scene.s, seat, number)
    assert move is None or scene.may(f"{seat}: {move}")
    return move


def resting(scene):
    return [BOX.resting(scene.s, seat) for seat in range(scene.s.players)]


@pytest.mark.parametrize(("keep", "move"), [(0, "reroll 2"), (2, "reroll 2"), (3, "stop"), (20, "stop")])
def test_the_lowest_die_is_rolled_again(keep, move):
    """[O-21] While so much energy stays; then one stops."""
    scene = plotted("KR3", "0:3 1:2", energy=[3, 0, 0]).rolls(2, 2, 2, 2, 2).resolve()
    assert scene.asked == "reroll 0"
    assert answer(scene, "pay-on", keep) == move


def test_under_kr5_the_highest_die_is_rolled_again():
    """[O-21.5] The dice must not be above the limit."""
    scene = plotted("KR5", "0:3 1:2", energy=[3, 0, 0]).rolls(2, 6, 4, 5, 3).resolve()
    assert answer(scene, "pay-on") == "reroll 6"


def test_no_die_is_rolled_that_can_only_get_worse():
    """[O-21] Sixes alone that miss the goal are left at that."""
    scene = plotted("KR4", "0:1", energy=[3, 0, 0]).rolls(6).resolve()
    assert scene.asked == "reroll 0"
    assert answer(scene, "pay-on") == "stop"


def test_draws_are_bought_until_a_goal_is_reached():
    """[O-22] And while so much energy stays."""
    scene = plotted("BR2", "0:3 1:3", energy=[9, 0, 0]).draws("bbbbb").resolve()
    assert (answer(scene, "pay-on"), answer(scene, "pay-on", 9)) == ("draw", "stop")
    scene = plotted("BR2", "0:9 1:1", energy=[9, 0, 0]).draws("sssss").resolve()
    assert scene.asked == "draw 0"
    assert answer(scene, "pay-on") == "stop"


def test_who_has_no_marker_there_is_asked_for_nothing():
    """[O-21, O-22, O-25, O-26] What can be named follows from the schemes one takes part in, before they are due."""
    scene = goons(schemes={"red": "KR1", "yellow": "LD1", "green": "MK1"}, piles={"red": "0:1", "yellow": "1:2"})
    assert [span(scene, "pay-on", seat) for seat in range(3)] == [(0, 20), None, None]
    assert [span(scene, "bid-each", seat) for seat in range(3)] == [None, (0, 4), None]
    assert [span(scene, "claim", seat) for seat in range(3)] == [None] * 3


def test_a_bid_for_each_lot():
    """[O-25] The same for each, at the end what is left; over with the last token."""
    scene = plotted("LD1", "0:2 1:1").resolve()
    assert (span(scene, "bid-each", 0), span(scene, "bid-each", 1)) == ((0, 4), (0, 2))
    assert (answer(scene, "bid-each", 3), answer(scene, "bid-each", 9)) == ("bid 3", "bid 4")
    scene.play("0: bid 3")
    assert resting(scene) == [1, 0, 1]
    scene.play("1: bid 0")
    assert answer(scene, "bid-each", 3) == "bid 1"
    scene.play("0: bid 1", "1: bid 1")
    assert span(scene, "bid-each", 0) is None


def test_a_bid_that_is_in_tells_nothing():
    """[O-36] What can be named, and who rests, is the same whatever another seat has bid."""
    scenes = [plotted("LD1", "0:2 1:1").resolve().play(f"0: bid {bid}") for bid in (0, 4)]
    told = [[(one.span(scene.s, 1), one.answer(scene.s, 1, 1)) for one in BOX.conditions] for scene in scenes]
    assert told[0] == told[1]
    assert resting(scenes[0]) == resting(scenes[1])


def test_a_reward_is_claimed_where_it_is_free():
    """[O-26] Else the person is asked."""
    scene = plotted("MK1", "0:1 1:1").resolve()
    assert span(scene, "claim", 1) == (1, 6)
    assert answer(scene, "claim", 3) == "claim 3"
    scene.play("claim 3")
    assert (scene.asked, answer(scene, "claim", 3), answer(scene, "claim", 4)) == ("claim 1", None, "claim 4")


def test_a_reward_of_the_doctor_is_taken_where_it_is_reached():
    """[O-23] Also a lower one than the highest; one that is not reached is the person's question."""
    tiers = [{"goal": goal, "reward": {"money": goal}} for goal in (1, 2, 9)]
    scene = plotted("DR1", "0:3 1:1", data={"schemes": {"DR1": {"tiers": tiers}}}).resolve()
    assert scene.asked == "claim 0"
    assert [answer(scene, "claim", number) for number in (1, 2, 3)] == ["claim 1", "claim 2", None]


def test_no_trade_is_made():
    """[O-24] Asked at a commit; nothing to decide where the Butcher is not among the villains."""
    scene = goons(schemes={"red": "JB2"}, energy=[9, 0, 0], money=[3, 0, 0])
    assert (span(scene, "no-trade", 0), answer(scene, "no-trade")) == ((0, 0), None)
    scene.play("take 0,0 on red", "do cube commit 1")
    assert answer(scene, "no-trade") == "no-trade"
    assert span(goons(schemes={"red": "KR1", "blue": "DR2"}), "no-trade", 0) is None


def test_a_turn_ends_once_nothing_else_can_be_done():
    """[O-10] Both actions done, no item, the ability used: then, and not before."""
    scene = goons(energy=[9, 9, 9], ability_used=[1, 0, 0]).play("take 0,0 on red", "do cube dojo")
    assert answer(scene, "end-when-done") is None
    scene.play("do space dojo")
    assert answer(scene, "end-when-done") == "end"


def test_who_takes_part_in_nothing_rests_while_the_villains_are_at_work():
    """[O-20] Not in a turn; not while a marker of one's own lies on a scheme that is still to come."""
    scene = goons(schemes={"red": "KR3", "blue": "LD1"}, piles={"red": "0:3", "blue": "1:1"}, energy=[3, 0, 0])
    assert resting(scene) == [0, 0, 0]
    scene.rolls(1, 1, 1).resolve()
    assert (scene.asked, resting(scene)) == ("reroll 0", [0, 0, 1])
    scene.play("stop")
    assert resting(scene)[0] == 1
