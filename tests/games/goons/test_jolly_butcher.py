"""The Jolly Butcher's schemes in the resolution, and the trades of each. [O-24]"""

from __future__ import annotations

import pytest

from tests.games.goons import scenes
from tests.games.goons.scenes import goons, plotted


@pytest.mark.parametrize(
    ("scheme", "paid", "modifier"),
    [("JB1", 1, -2), ("JB2", 2, -2), ("JB3", 2, -3), ("JB4", 2, -2), ("JB5", 1, -1)],
)
def test_one_is_paid(scheme, paid, modifier):
    """Of all participants the first or the last is paid; a lone one is both. [O-24, O-20, O-24.1 – O-24.5]"""
    scene = plotted(scheme, "2:3 0:2 1:2", cribs=[{"red": 1}, {"red": 2}, {"red": 3}], energy=[4, 4, 4]).resolve()
    stars, energy = [0, 0, 0], [6, 6, 7]
    stars[paid], energy[paid] = 10 + modifier + paid + 1, 4
    assert (scene.seats("stars"), scene.seats("energy"), scene.resolving) == (stars, energy, None)
    assert plotted(scheme, "1:1").resolve().seats("stars") == [0, 10 + modifier, 0]


def test_no_trades_in_the_resolution():
    """Trades belong to commits; the resolution has none. [O-24]"""
    scene = plotted("JB2", "0:1 1:1", money=[5, 5, 5]).resolve()
    assert (scene.resolving, scene.seats("money")) == (None, [5, 5, 5])


# ---------------------------------------------------------------- each trade


def turn(scheme, cube="blue", space="blue", **entries):
    """Return a scene in which seat 0 has taken a blue cube on blue, where Jolly's scheme is."""
    entries = {"energy": [9, 9, 9], "money": [5, 5, 5], "stars": [5, 5, 5]} | entries
    return scenes.turn(cube, space, schemes={"blue": scheme}, **entries)


def trade_all(scene):
    """Make the first trade offered until there are no more; return how many."""
    count = 0
    while scene.asked == "trade 0":
        scene.play(scene.moves()[0])
        count += 1
    return count


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
    assert (scene.pile("blue"), scene.asked, scene.moves()) == ([(0, 2)], "trade 0", [trade, "no-trade"])
    assert scene.twin().play(trade).names() == ["traded"]
    before = scene.had()
    assert trade_all(scene) == times
    assert scene.had() == tuple(one + times * more for one, more in zip(before, change, strict=True))
    assert scene.bank(0) == 20 - 2 - scene.had()[1]


def test_money_for_steps():
    """JB4: 1 money for 3 free steps, twice; they are walked before the next trade. [O-24.4, O-18b]"""
    scene = turn("JB4").play("do cube commit 1", "trade")
    assert (scene.seats("money")[0], scene.s.steps[0], scene.asked) == (4, 3, "step 0")
    scene.play("step red", "step blue", "step green")
    assert scene.asked == "trade 0"
    scene.play("trade", "step red", "step blue", "step green")
    # The second spaces of red and blue give 1 energy, that of green 1 money.
    assert (scene.asked, scene.seats("money")[0], scene.seats("energy")[0]) == (None, 4, 10)


def test_one_token_down():
    """JB1: the token named goes one space down, for 3 energy; no reward is given back. [O-24.1]"""
    hustle = {"red": [5, 0, 0], "green": [2, 0, 0], "yellow": [0, 3, 3], "blue": [8, 0, 0]}
    scene = turn("JB1", hustle=hustle).play("do cube commit 1")
    moves = {"trade star", "trade hustle red", "trade hustle green", "trade hustle blue", "no-trade"}
    assert set(scene.moves()) == moves
    scene.play("trade hustle red")
    assert (scene.track("red")[0], scene.had()) == (4, (5, 11, 5))
    scene.play("trade hustle blue")
    assert (scene.track("blue")[0], scene.had(), scene.asked) == (7, (5, 14, 5), None)


def test_a_token_off_the_track():
    """A token on the first space leaves the track for 3 energy; climbing again pays again. [O-X25, O-24.1]"""
    data = {"hustle": {"red": {"spaces": [{"money": 1}, {}, {"end_stars": 5}]}}}
    scene = turn("JB1", space="red", hustle={"red": [1, 0, 0]}, data=data).play("do cube commit 1")
    scene.play("trade hustle red", "no-trade")
    assert (scene.track("red")[0], scene.had()) == (0, (5, 11, 5))
    scene.play("do space hustle")
    assert (scene.track("red")[0], scene.had()) == (1, (5, 11, 6))


def test_a_star_must_be_on_the_score_track():
    """JB1 without a star: only steps can be paid; stars of items do not count. [O-24.1]"""
    scene = turn("JB1", stars=[0, 5, 5], hustle={"red": [1, 0, 0]}, items=["shotgun", "", ""])
    scene.play("do cube commit 1")
    assert set(scene.moves()) == {"trade hustle red", "no-trade"}
    scene.play("trade hustle red")
    assert scene.asked is None  # nothing left to pay with


# ---------------------------------------------------------------- when it is asked


@pytest.mark.parametrize(
    ("scheme", "entries"),
    [
        ("JB1", {"stars": [0, 9, 9]}),
        ("JB2", {"money": [0, 9, 9]}),
        ("JB3", {"energy": [1, 9, 9]}),  # the markers are there first
        ("JB4", {"money": [0, 9, 9]}),
        ("JB5", {"energy": [2, 9, 9]}),
        *((scheme, {}) for scheme in ("KR1", "BR1", "DR1", "LD1", "MK1")),  # of the other villains
    ],
)
def test_a_trade_that_cannot_be_paid_is_not_asked(scheme, entries):
    """A trade that one cannot pay from the supply is not offered; exactly enough pays for one. [O-40, O-24]"""
    scene = turn(scheme, **entries).play("do cube commit 1")
    assert scene.asked is None
    assert scene.may("do space hustle")
    more = {what: [numbers[0] + 1, 9, 9] for what, numbers in entries.items()}
    if more:
        assert trade_all(turn(scheme, **more).play("do cube commit 1")) > 0


def test_no_trade():
    """A seat that declines gets no more offers for this commit. [O-24]"""
    scene = turn("JB2").play("do cube commit 1", "trade", "no-trade")
    assert (scene.asked, scene.had()) == (None, (5, 11, 4))
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


def test_the_abilitys_commit_trades_too():
    """A commit by the ability or the knife is a commit action like any other. [O-24, O-12, O-28.pocket-knife]"""
    schemes = {"red": "BR2", "yellow": "JB2", "green": "DR1", "blue": "KR1"}
    scene = goons(schemes=schemes, energy=[9, 9, 9], money=[1, 1, 1])
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
    for scheme in ("JB1", "JB3", "JB5"):
        for number in (2, 3):
            scene = turn(scheme, options={"jolly_trades": number}).play("do cube commit 1")
            assert trade_all(scene) == 2


ADDING = ["use baseball-bat blue", "use shotgun blue", "use brass-knuckles 2 blue"]
MOVING = ["use clown-mask 2 red to blue", "do cube club energy 2 red to blue"]


@pytest.mark.parametrize("way", [*ADDING, *MOVING])
def test_items_and_the_club_are_no_commit(way):
    """Nightclub and items are no commit; by `jolly_items` bat, knuckles and shotgun are. [O-24, O-X25, O-33]"""
    items = ["baseball-bat shotgun brass-knuckles clown-mask", "", ""]
    for jolly in (False, True):
        scene = turn("JB2", items=items, piles={"red": "0:3"}, options={"jolly_items": jolly}).play(way)
        assert scene.pile("blue") != []
        assert trade_all(scene) == (3 if jolly and way in ADDING else 0)
        elsewhere = turn("JB2", items=items, options={"jolly_items": jolly}).play("use baseball-bat red")
        assert elsewhere.asked is None


def test_jolly_items_between_trades():
    """`jolly_items`: an item used after one has traded has its own trades. [O-24]"""
    scene = turn("JB2", items=["baseball-bat", "", ""], options={"jolly_items": True}, money=[9, 0, 0])
    scene.play("do cube commit 1", "trade", "no-trade", "use baseball-bat blue")
    assert trade_all(scene) == 3
    early = goons(
        schemes={"blue": "JB2"}, items=["baseball-bat", "", ""], money=[1, 0, 0], options={"jolly_items": True}
    )
    early.play("use baseball-bat blue", "trade")  # also before the cube is taken
    assert (early.asked, early.had()) == (None, (0, 3, 0))
    assert early.may("take 0,0 on red")
