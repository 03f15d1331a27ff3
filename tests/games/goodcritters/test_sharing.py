"""GoodCritters: sharing the loot, threats, choosing a card."""

from __future__ import annotations

import pytest

import rascals
from tests.games.goodcritters.table import after, bargaining, chosen, happened, legal, names, sharing

SEVEN = ["5 gems", "5 cash", "4 cash", "4 gems", "3 cash", "3 gems", "2 cash"]


def refused(match, seat, move):
    refusal = match.why_not(seat, move)
    return refusal and (refusal.reason, refusal.clause)


# ---------------------------------------------------------------- step 2


def test_the_boss_shares_as_they_like():
    """G-08, G-X2, G-X6: of seven cards two for the boss, two each for two others, one and none for the rest."""
    match = sharing(SEVEN, 5)
    assert match.acting == (0,)
    match.play(0, "share 0:5c,5g 1:4c,4g 2:3g,3c 3:2c")
    shares = [["5 cash", "5 gems"], ["4 cash", "4 gems"], ["3 cash", "3 gems"], ["2 cash"], []]
    assert after(match, "phase", "middle", "shares") == ("bargain", [], shares)
    assert [(e["to"], e["cards"]) for e in happened(match, "shared")] == list(enumerate(shares))[:4]
    assert match.view(None)["shares"] == shares
    assert list(match.acting) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("seat", [0, 1, 4])
def test_one_player_may_get_everything(seat):
    """G-08: all to one, the boss too; none to the others."""
    match = sharing(SEVEN, 5)
    match.play(0, f"share {seat}:5,5,4,4,3,3,2")
    assert [len(cards) for cards in after(match, "shares")] == [7 if n == seat else 0 for n in range(5)]


def test_every_card_is_shared():
    """G-08: no card may be left, given twice, or be another one; nobody but the boss shares."""
    match = sharing(["5 gems", "4 cash", 3])
    before = match.position()
    assert refused(match, 0, "share 0:5 1:4") == ("not-all-shared", "G-08")
    assert refused(match, 0, "share 0:5,4 1:4,3") == ("not-in-middle", "G-08")
    assert refused(match, 0, "share 0:5,4,2 1:3") == ("not-in-middle", "G-08")
    assert refused(match, 0, "share 0:5,4 4:3") is not None
    assert refused(match, 1, "share 1:5,4,3") is not None
    assert refused(match, 0, "share 0:5,4 3:3") is None
    with pytest.raises(rascals.IllegalMove):
        match.play(0, "share 0:5 1:4")
    assert match.position() == before


def test_shares_are_in_no_stash():
    """G-08, G-16: nobody has their share yet, and nothing can take a card from it."""
    match = sharing([5, 5, 5, 5, 5, 5])
    match.play(0, "share 1:5,5,5,5,5,5")
    assert after(match, "stashes") == [[5, 4, 3, 2]] * 4
    assert [seat["held"] for seat in match.view(None)["seats"]] == [4] * 4
    match = chosen(["rob", "yes", "yes", "yes"], threats=[1, None, None, None], stashes=[[], [], [], []],
                   shares=[[], [5, 5, 5, 5], [5], [5]])  # fmt: skip
    match.play(0, "ready")
    assert happened(match, "nothing_to_rob") == [{"by": 0, "from": 1}]
    assert after(match, "stashes") == [[], [5, 5, 5, 5], [5], [5]]


def test_shares_are_fixed():
    """G-08: once they are given nobody can share again."""
    match = sharing([5])
    match.play(0, "share 2:5")
    assert refused(match, 0, "share 1:5") is not None
    assert refused(match, 0, "give 1") is not None


def test_cards_are_given_one_by_one_as_they_lie():
    """G-37: in a share by small actions the next card is the next of the middle, and any player may get it."""
    match = sharing([2, 5, 3], 6)
    assert legal(match, 0) == [f"give {seat}" for seat in range(6)]
    match.play(0, "give 3; give 0; give 3")
    assert after(match, "shares") == [[5], [], [], [3, 2], [], []]
    assert match.history[-1].move == "share 0:5 3:3,2"


# ---------------------------------------------------------------- step 3


def test_all_may_threaten_and_must_choose():
    """G-09: every player, the boss too, may threaten any other and choose any card; nobody is ready without one."""
    match = bargaining(5)
    for seat in range(5):
        others = [f"threaten {other}" for other in range(5) if other != seat]
        cards = [f"choose {card}" for card in ("guard", "rob", "skim", "no", "yes")]
        assert legal(match, seat) == [*others, *cards]
        assert refused(match, seat, "ready") is not None
        assert refused(match, seat, f"threaten {seat}") is not None
        assert refused(match, seat, "threaten none") is not None


def test_threats_stand_move_and_are_taken_back():
    """G-09, G-X7: 4 threatens 2, 2 threatens 4, 1 threatens 4: all three stand; a marker is before one player."""
    match = bargaining(5)
    match.play(4, "threaten 2")
    match.play(2, "threaten 4")
    match.play(1, "threaten 4")
    assert after(match, "threats") == [None, 4, 4, None, 2]
    match.play(1, "threaten 0")
    assert after(match, "threats") == [None, 0, 4, None, 2]
    assert happened(match, "threatened") == [{"seat": 1, "to": 0}]
    match.play(4, "threaten none")
    assert happened(match, "threat_withdrawn") == [{"seat": 4}]
    assert after(match, "threats") == [None, 0, 4, None, None]
    assert [seat["threat"] for seat in match.view(None)["seats"]] == [None, 0, 4, None, None]


def test_a_chosen_card_is_one_of_five_and_hidden():
    """G-02, G-09, G-10: exactly one card lies there; others see that it does, not which; it may be changed."""
    match = bargaining()
    match.play(2, "choose rob")  # without a threat
    match.play(3, "threaten 0")
    match.play(3, "choose yes")  # a threat without rob
    match.play(2, "choose skim")
    assert after(match, "chosen") == [None, None, "skim", "yes"]
    for viewer, seen in ((2, "skim"), (0, None), (None, None)):
        seats = match.view(viewer)["seats"]
        assert [seat["chosen"] for seat in seats] == [False, False, True, True]
        assert seats[2]["action"] == seen
        (told,) = [event.seen_by(viewer) for event in match.history[-1].events if event.name == "choice_changed"]
        assert told["args"] == {"seat": 2, "action": seen}


@pytest.mark.parametrize("card", ["guard", "rob", "skim", "no", "yes"])
def test_all_five_cards_are_there_every_round(card):
    """G-02, G-20: a card played in one round can be chosen again in the next; markers are back, too."""
    match = chosen([card] * 4, threats=[1, 2, 3, 0], stashes=[[], [], [], []])
    match.play(0, "ready")
    position = match.position()
    boss = position["boss"]
    assert (position["threats"], position["chosen"]) == ([None] * 4, [None] * 4)
    assert (position["ready"], position["changes"]) == ([False] * 4, [0] * 4)
    match.play(boss, "share 0:" + ",".join(str(c) for c in position["middle"]))
    assert [move for move in legal(match, 2) if card in move] == [f"choose {card}"]


def test_the_step_ends_when_all_are_ready():
    """G-09, G-11: with the last ready step 4 is played at once, from the boss clockwise."""
    match = chosen(["yes", "no", "skim", "guard"], boss=2)
    assert match.acting == (0,)
    match.play(0, "ready")
    assert [e["seat"] for e in happened(match, "revealed")] == [2, 3, 0, 1]
    assert names(match)[0] == "ready"
