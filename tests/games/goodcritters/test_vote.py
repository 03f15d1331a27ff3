"""GoodCritters: what a vote decides, and how the next round begins."""

from __future__ import annotations

import pytest

from tests.games.goodcritters.table import FOUR, PILE, after, happened, names, resolved

ROUND = ("phase", "round", "boss", "term")


def told(match, *wanted):
    """Return the names of what happened, of those that are wanted, in order."""
    return [name for name in names(match) if name in wanted]


def begins(match):
    (event,) = happened(match, "round_began")
    return event["round"], event["boss"], event["term"]


# ---------------------------------------------------------------- passes


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_a_vote_that_passes_brings_the_shares(players):
    """G-17, G-33, G-07: everyone takes their share, the boss stays, the next round and term begin with step 1."""
    match = resolved(["yes", "yes", "no", *["skim"] * (players - 3)], boss=1, term=2, round=7)
    assert after(match, *ROUND) == ("share", 8, 1, 3)
    taken = [FOUR[seat] if seat < 4 else 0 for seat in range(players)]
    stashes = after(match, "stashes")
    skimmed = 3  # the first skim
    for seat in range(players):
        extra = [taken[seat]] if taken[seat] else []
        extra += [2] if seat == skimmed else []
        assert stashes[seat] == sorted([*FOUR, *extra], reverse=True)
    assert len(after(match, "middle")) == players + 2
    assert after(match, "middle") == PILE[1 : players + 3]
    assert after(match, "shares") is None
    assert told(match, "voted", "shares_taken", "round_began", "turned_over")[-2:] == ["round_began", "turned_over"]
    assert begins(match) == (8, 1, 3)


def test_shares_are_taken_in_public():
    """G-17, G-40: all see which cards are taken; certain knowledge grows with them."""
    match = resolved(["yes", "yes", "yes", "no"], shares=[["5 gems", 2], [], ["3 cash"], []])
    told_to_all = [event.seen_by(None)["args"] for event in match.history[-1].events if event.name == "shares_taken"]
    assert [(args["seat"], args["cards"]) for args in told_to_all if args["cards"]] == [
        (0, ["5 gems", "2"]),
        (2, ["3 cash"]),
    ]
    known = match.view(3)["seats"][0]["known"]
    assert (known["5"], known["2"], known["4"]) == (1, 1, 0)


# ---------------------------------------------------------------- tie


@pytest.mark.parametrize("cards", ["yes no guard skim", "guard guard guard guard", "no yes skim skim", "yes no no yes"])
@pytest.mark.parametrize("boss", [0, 2, 3])
def test_a_tie_brings_shares_and_the_next_boss(cards, boss):
    """G-18, G-33, G-X11: shares are taken, also with no votes at all; the next clockwise is boss, term 1, step 1."""
    match = resolved(cards.split(), boss=boss, term=2, round=4)
    assert after(match, *ROUND) == ("share", 5, (boss + 1) % 4, 1)
    assert all(share in stash for share, stash in zip(FOUR, after(match, "stashes"), strict=True))
    assert sum(map(len, after(match, "stashes"))) == 20 + ("skim" in cards)
    assert len(after(match, "middle")) == 6
    assert match.acting == ((boss + 1) % 4,)


def test_a_no_of_the_boss_against_one_yes_is_a_tie():
    """G-12, G-18, G-X11: the boss votes no against themselves."""
    match = resolved(["no", "guard", "yes", "skim"])
    assert happened(match, "voted") == [{"yes": 1, "no": 1, "result": "tie"}]
    assert after(match, "boss") == 1


# ---------------------------------------------------------------- fails


def test_a_vote_that_fails_returns_the_shares():
    """G-19, G-33: all shares go back, two cards are added, round and boss are new, the next step is 2."""
    shares = [["5 gems", 2], [], ["3 cash"], [4]]
    match = resolved(["yes", "guard", "no", "no"], term=2, round=4, shares=shares, pile=[5, "4 gems", *PILE])
    assert after(match, *ROUND) == ("share", 5, 2, 1)
    assert after(match, "stashes") == [FOUR] * 4
    assert after(match, "middle") == ["5 gems", 2, "3 cash", 4, 5, "4 gems"]
    assert after(match, "pile") == PILE
    assert told(match, "voted", "shares_returned", "round_began", "turned_over", "shares_taken") == [
        "voted", "shares_returned", "round_began", "turned_over",
    ]  # fmt: skip
    assert happened(match, "turned_over") == [{"cards": ["5", "4 gems"]}]
    assert begins(match) == (5, 2, 1)
    assert match.acting == (2,)


@pytest.mark.parametrize(
    ("boss", "cards", "follows"),
    [
        (0, "yes guard no no", 2),
        (0, "guard no guard skim", 1),
        (3, "no no guard guard", 0),
        (2, "no guard guard guard", 0),
        (2, "guard no no guard", 1),  # the boss and another: the other, though they come later than the boss
        (0, "no guard guard no", 3),
        (1, "no no no no", 2),
        (0, "no guard no no", 2),
        (0, "skim guard guard no", 3),
    ],
)
def test_the_first_other_no_clockwise_becomes_boss(boss, cards, follows):
    """G-19, G-X11: counted from the boss, who is last in this order."""
    match = resolved(cards.split(), boss=boss, term=2)
    assert happened(match, "voted")[0]["result"] == "fails"
    assert after(match, "boss", "term") == (follows, 1)


@pytest.mark.parametrize("boss", [0, 1, 2, 3])
def test_a_sole_no_of_the_boss_keeps_them(boss):
    """G-19, G-33, G-X4: the only no is the boss's: they stay, with a round and a term more; two cards are added."""
    match = resolved(["no" if seat == boss else "guard" for seat in range(4)], boss=boss, term=2, round=9)
    assert after(match, *ROUND) == ("share", 10, boss, 3)
    assert after(match, "middle") == [5, 4, 3, 2, *PILE[:2]]
    assert after(match, "stashes") == [FOUR] * 4


def test_the_middle_grows_with_every_failed_vote():
    """G-19, G-43: round after round fails; all the loot is shared again, and two more cards."""
    match = resolved(["no"] * 4, pile=[*[*(PILE * 2)][:24], "fuzz"])
    for failed in range(1, 10):
        boss, middle = after(match, "boss", "middle")
        assert len(middle) == 4 + 2 * failed
        assert boss == failed % 4
        match.play(boss, f"share {boss}:" + ",".join(map(str, middle)))
        for seat in range(4):
            match.play(seat, "choose no")
        for seat in range(4):
            match.play(seat, "ready")


def test_markers_and_cards_come_back():
    """G-20: threats, chosen cards, readiness and counted changes are gone, whatever the vote."""
    for cards in ("yes yes yes yes", "no no no no", "yes no yes no"):
        match = resolved(cards.split(), threats=[1, 2, 3, 0], changes=[3, 2, 1, 0])
        assert after(match, "threats", "chosen", "ready", "changes") == ([None] * 4, [None] * 4, [False] * 4, [0] * 4)
