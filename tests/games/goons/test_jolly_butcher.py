"""The Jolly Butcher's schemes in the resolution, and what each of them trades. [O-24]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.goons.scenes import city_with, goons, plotted

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


# ---------------------------------------------------------------- trades


CORNERS = city_with({"0,0": "R", "0,9": "Y", "9,9": "G", "9,0": "B"})


CELL = {"red": "0,0", "yellow": "0,9", "green": "9,9", "blue": "9,0"}


PLAIN = {"hustle": {name: {"spaces": [{}] * 7 + [{"end_stars": 5}]} for name in ("red", "yellow", "green", "blue")}}


def turn(scheme, cube="blue", space="blue", **entries):
    """Return a scene in which seat 0 has taken a blue cube on blue, where Jolly's scheme lies."""
    given: dict[str, Any] = {"city_": CORNERS, "energy": [9, 9, 9], "money": [5, 5, 5], "stars": [5, 5, 5]} | entries
    scene = goons(schemes={"blue": scheme}, **given)
    return scene.play(f"take {CELL[cube]} on {space}")


def had(scene, seat=0):
    """Return stars, energy and money of a seat."""
    return tuple(scene.seats(row)[seat] for row in ("stars", "energy", "money"))


def trade_all(scene, trade="trade"):
    """Trade until nothing is asked any more; return how often."""
    count = 0
    while scene.asked == "trade 0":
        scene.play(trade)
        count += 1
    return count


# ---------------------------------------------------------------- each trade


@pytest.mark.parametrize(
    ("scheme", "trade", "times", "change"),
    [
        ("JB1", "trade star", 2, (-1, 3, 0)),
        ("JB2", "trade", 3, (0, 3, -1)),
        ("JB3", "trade", 2, (0, -1, 3)),
        ("JB5", "trade", 2, (2, -2, 0)),
    ],
)
def test_what_is_traded(scheme, trade, times, change):
    """Each scheme's trade, up to its limit for this commit, after the markers lie. [O-24.1, O-24.2, O-24.3, O-24.5]"""
    scene = turn(scheme).play("do cube commit 2")
    assert (scene.pile("blue"), scene.asked) == ([(0, 2)], "trade 0")
    assert scene.twin().play(trade).names() == ["traded"]
    before = had(scene)
    assert trade_all(scene, trade) == times
    assert had(scene) == tuple(one + times * more for one, more in zip(before, change, strict=True))
    assert scene.bank(0) == 20 - 2 - had(scene)[1]


def test_money_for_steps():
    """JB4: 1 money for 3 free steps, twice; they are walked before the next trade. [O-24.4, O-18b]"""
    scene = turn("JB4", data=PLAIN).play("do cube commit 1", "trade")
    assert (scene.seats("money")[0], scene.s.steps[0], scene.asked) == (4, 3, "step 0")
    scene.play("step red", "step red", "step green")
    assert (scene.track("red")[0], scene.track("green")[0], scene.asked) == (2, 1, "trade 0")
    scene.play("trade", "step red", "step red", "step red")
    assert (scene.seats("money")[0], scene.track("red")[0], scene.asked) == (3, 5, None)
    assert scene.may("do space commit 1")


def test_one_token_down():
    """JB1: the token named goes one space down, for 3 energy; no reward is given back. [O-24.1]"""
    hustle = {"red": [5, 0, 0], "green": [2, 0, 0], "yellow": [0, 3, 3], "blue": [8, 0, 0]}
    scene = turn("JB1", hustle=hustle).play("do cube commit 1")
    moves = {"trade star", "trade hustle red", "trade hustle green", "trade hustle blue", "no-trade"}
    assert set(scene.moves()) == moves
    scene.play("trade hustle red")
    assert (scene.track("red")[0], had(scene)) == (4, (5, 11, 5))
    scene.play("trade hustle blue")
    assert (scene.track("blue")[0], had(scene), scene.asked) == (7, (5, 14, 5), None)


def test_a_token_off_the_track():
    """A token on the first space leaves the track for 3 energy; climbing again pays again. [O-X25, O-24.1]"""
    data = {"hustle": {"red": {"spaces": [{"money": 1}, {}, {"end_stars": 5}]}}}
    scene = turn("JB1", space="red", hustle={"red": [1, 0, 0]}, data=data).play("do cube commit 1")
    scene.play("trade hustle red", "no-trade")
    assert (scene.track("red")[0], had(scene)) == (0, (5, 11, 5))
    scene.play("do space hustle")
    assert (scene.track("red")[0], had(scene)) == (1, (5, 11, 6))


def test_a_star_must_be_on_the_score_track():
    """JB1 without a star: only steps can be paid; stars of items do not count. [O-24.1]"""
    scene = turn("JB1", stars=[0, 5, 5], hustle={"red": [1, 0, 0]}, items=["shotgun", "", ""])
    scene.play("do cube commit 1")
    assert set(scene.moves()) == {"trade hustle red", "no-trade"}
    scene.play("trade hustle red")
    assert scene.asked is None  # nothing is left to pay with


def test_a_star_that_was_just_gained():
    """JB1: the second trade may be paid with another thing than the first. [O-24, O-24.1]"""
    scene = turn("JB1", stars=[1, 0, 0], hustle={"red": [1, 0, 0]}).play("do cube commit 1", "trade star")
    assert set(scene.moves()) == {"trade hustle red", "no-trade"}


# ---------------------------------------------------------------- when it is asked


@pytest.mark.parametrize(
    ("scheme", "entries"),
    [
        ("JB1", {"stars": [0, 9, 9]}),
        ("JB2", {"money": [0, 9, 9]}),
        ("JB3", {"energy": [1, 9, 9]}),  # the markers lie before
        ("JB4", {"money": [0, 9, 9]}),
        ("JB5", {"energy": [2, 9, 9]}),
    ],
)
def test_a_trade_that_cannot_be_paid_is_not_asked(scheme, entries):
    """No trade that one cannot pay from the supply is asked. [O-40, O-24]"""
    scene = turn(scheme, **entries).play("do cube commit 1")
    assert scene.asked is None
    assert scene.may("do space hustle")


@pytest.mark.parametrize(("scheme", "energy"), [("JB3", 2), ("JB5", 3)])
def test_what_is_just_enough(scheme, energy):
    """What is left after the markers may pay one trade and no second. [O-24, O-40]"""
    scene = turn(scheme, energy=[energy, 9, 9]).play("do cube commit 1")
    assert scene.asked == "trade 0"
    scene.play("trade")
    assert (scene.asked, scene.seats("energy")[0]) == (None, 0)


def test_no_trade():
    """Who does not want any more is asked no more at this commit. [O-24]"""
    scene = turn("JB2").play("do cube commit 1", "trade", "no-trade")
    assert (scene.asked, had(scene)) == (None, (5, 11, 4))
    assert scene.names() == ["not_traded"]
    assert turn("JB2").play("do cube commit 1", "no-trade").may("do space commit 1")


def test_each_commit_has_its_limit():
    """Two commits in one turn: twice the limit. [O-X25, O-24]"""
    scene = turn("JB3").play("do cube commit 1")
    assert trade_all(scene) == 2
    scene.play("do space commit 1")
    assert trade_all(scene) == 2
    scene = turn("JB3").play("do cube commit 1", "no-trade", "do space commit 1")
    assert trade_all(scene) == 2  # what was not used has lapsed


def test_paid_with_what_the_trade_before_gave():
    """JB4 with 1 money: three steps, one of which pays 1 money, then the second trade. [O-X25, O-24, O-24.4]"""
    scene = turn("JB4", money=[1, 0, 0], hustle={"yellow": [1, 0, 0]}).play("do cube commit 1", "trade")
    scene.play("step yellow", "step red", "step red")  # the second yellow space pays 1 money
    assert (scene.asked, scene.seats("money")[0]) == ("trade 0", 1)
    scene.play("trade")
    assert (scene.s.steps[0], scene.seats("money")[0]) == (3, 0)
    poor = turn("JB4", money=[1, 0, 0]).play("do cube commit 1", "trade", "step red", "step green", "step blue")
    assert poor.asked is None


def test_energy_of_a_trade_may_be_committed():
    """What a trade gave is there for the second action, whose commit is a new one. [O-24, O-10]"""
    scene = turn("JB2", energy=[1, 0, 0]).play("do cube commit 1", "trade", "no-trade", "do space commit 2")
    assert scene.pile("blue") == [(0, 3)]


def test_only_the_committing_player():
    """Nobody else trades. [O-24]"""
    scene = turn("JB2", piles={"blue": "1:3"}).play("do cube commit 1")
    assert (scene.acting, scene.offered(1)) == ([0], [])


@pytest.mark.parametrize("scheme", ["KR1", "BR1", "DR1", "LD1", "MK1"])
def test_nobody_else_trades(scheme):
    """The other villains' schemes offer no trade. [O-24]"""
    schemes = {"red": "BR2", "yellow": "KR2", "green": "DR2", "blue": scheme}
    schemes["green"] = "JB1" if scheme == "DR1" else "DR2"
    scene = goons(city_=CORNERS, schemes=schemes, energy=[9, 9, 9], money=[9, 9, 9], stars=[9, 9, 9])
    assert scene.play("take 9,0 on blue", "do cube commit 1").asked is None


def test_the_abilitys_commit_trades_too():
    """A commit by the ability or by the knife is a commit action as any other. [O-24, O-12, O-28.pocket-knife]"""
    schemes = {"red": "BR2", "yellow": "JB2", "green": "DR1", "blue": "KR1"}
    scene = goons(city_=CORNERS, schemes=schemes, energy=[9, 9, 9], money=[1, 1, 1])
    scene.play("ability 2,3", "do ability commit 1")
    assert scene.asked == "trade 0"
    knife = turn("JB2", "red", "red", items=["pocket-knife", "", ""])
    knife.play("use pocket-knife blue on cube", "do cube commit 1")
    assert knife.asked == "trade 0"


# ---------------------------------------------------------------- the bank


@pytest.mark.parametrize(("scheme", "trade"), [("JB1", "trade star"), ("JB2", "trade")])
@pytest.mark.parametrize(("bank", "gained"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_a_gain_is_cut_to_the_banks_rest(scheme, trade, bank, gained):
    """The bank gives what it has; the trade is still allowed. [O-24, O-05, O-40]"""
    scene = turn(scheme, energy=[20 - bank, 0, 0]).play("do cube commit 1")
    assert scene.bank(0) == bank
    scene.play(trade)
    assert scene.seats("energy")[0] == 19 - bank + gained
    assert scene.asked == "trade 0"


def test_what_is_paid_comes_to_the_bank():
    """JB3 and JB5: energy paid goes to the bank. [O-24, O-05]"""
    assert turn("JB3").play("do cube commit 1", "trade").bank(0) == 12
    assert turn("JB5").play("do cube commit 1", "trade").bank(0) == 13


def test_steps_with_all_tracks_topped():
    """JB4 with all tracks topped: the trade is still allowed, its steps lapse. [O-24.4, O-18b, O-40]"""
    tops = {name: [8, 0, 0] for name in ("red", "yellow", "green", "blue")}
    scene = turn("JB4", hustle=tops).play("do cube commit 1", "trade")
    assert (scene.asked, scene.seats("money")[0], any(scene.s.steps)) == ("trade 0", 4, False)


# ---------------------------------------------------------------- options


def test_jolly_trades():
    """`jolly_trades`=2: JB2's limit is two; the others' limits stay. [O-24.2, O-33]"""
    scene = turn("JB2", options={"jolly_trades": 2}).play("do cube commit 1")
    assert trade_all(scene) == 2
    for scheme, trade in (("JB1", "trade star"), ("JB3", "trade"), ("JB5", "trade")):
        for number in (2, 3):
            scene = turn(scheme, options={"jolly_trades": number}).play("do cube commit 1")
            assert trade_all(scene, trade) == 2


ADDING = ["use baseball-bat blue", "use shotgun blue", "use brass-knuckles 2 blue"]


MOVING = ["use clown-mask 2 red to blue", "do cube club energy 2 red to blue"]


def with_items(way, **options):
    """Return a scene after a way to put markers on JB2 that is no commit action."""
    items = ["baseball-bat shotgun brass-knuckles clown-mask", "", ""]
    return turn("JB2", items=items, piles={"red": "0:3"}, options=options).play(way)


@pytest.mark.parametrize("way", [*ADDING, *MOVING])
def test_items_and_the_club_are_no_commit(way):
    """Nightclub and items are no commit: no trade. [O-24, O-X25]"""
    scene = with_items(way)
    assert (scene.pile("blue") != [], scene.asked) == (True, None)


@pytest.mark.parametrize("way", ADDING)
def test_jolly_items(way):
    """`jolly_items`: bat, knuckles and shotgun are commits, also before the cube is taken. [O-24, O-X25, O-33]"""
    scene = with_items(way, jolly_items=True)
    assert scene.asked == "trade 0"
    assert trade_all(scene) == 3
    early = goons(
        schemes={"blue": "JB2"}, items=["baseball-bat", "", ""], money=[1, 0, 0], options={"jolly_items": True}
    )
    early.play("use baseball-bat blue", "trade")
    assert (early.asked, had(early)) == (None, (0, 3, 0))
    assert early.may("take 0,0 on red")


@pytest.mark.parametrize("way", MOVING)
def test_jolly_items_does_not_speak_of_mask_and_club(way):
    """`jolly_items`: the clown mask and the nightclub are no commit all the same. [O-24]"""
    assert with_items(way, jolly_items=True).asked is None


def test_jolly_items_elsewhere():
    """`jolly_items`: on another villain's scheme there is nothing to trade. [O-24]"""
    scene = turn("JB2", items=["baseball-bat", "", ""], options={"jolly_items": True}).play("use baseball-bat red")
    assert scene.asked is None


def test_jolly_items_between_trades():
    """`jolly_items`: an item used after one has traded has its own trades. [O-24]"""
    scene = turn("JB2", items=["baseball-bat", "", ""], options={"jolly_items": True}, money=[9, 0, 0])
    scene.play("do cube commit 1", "trade", "no-trade", "use baseball-bat blue")
    assert trade_all(scene) == 3
