"""GoodCritters: the Fuzz in every place it can come from, scores, shared victories."""

from __future__ import annotations

import pytest

import rascals
from tests.games.goodcritters.table import FOUR, after, happened, names, resolved

EMPTY = [[], [], [], []]
ENDED = ("phase", "round", "boss", "term", "end")


def lost(match):
    """Return the loot that was lost; of none nothing is told."""
    return [card for event in happened(match, "loot_lost") for card in event["cards"]]


# ---------------------------------------------------------------- turned over


@pytest.mark.parametrize("above", [0, 1, 3, 5])
def test_the_fuzz_in_step_one_ends_the_game(above):
    """G-21, G-44: cards are turned over one at a time; those of this draw are lost, none after the Fuzz is drawn."""
    pile = [*[5, "4 gems", 3, 2, 5][:above], "fuzz", 4, 4]
    match = resolved(["yes"] * 4, pile=pile, round=3, term=2, boss=1)
    assert after(match, *ENDED) == ("over", 4, 1, 3, "fuzz-loot")
    assert lost(match) == [str(card) for card in pile[:above]]
    assert (after(match, "middle"), after(match, "pile")) == (pile[:above], [4, 4])
    wanted = ["turned_over", "fuzz", "loot_lost", "game_over"] if above else ["fuzz", "game_over"]
    assert names(match)[-8 - len(wanted) : -8] == wanted
    assert (match.over, match.acting, match.end_reason) == (True, (), "fuzz-loot")
    assert match.scores == (19, 18, 17, 16)  # the shares of the passed vote were taken before


def test_the_sixth_card_may_be_the_last_before_the_fuzz():
    """G-07, G-21: with four players six cards above the Fuzz make a whole step 1."""
    match = resolved(["yes"] * 4, pile=[5, 4, 3, 2, 5, 4, "fuzz"])
    assert (match.over, after(match, "phase"), len(after(match, "middle"))) == (False, "share", 6)


@pytest.mark.parametrize("above", [0, 1])
def test_the_fuzz_in_the_draw_of_two_ends_the_game(above):
    """G-21, G-44: after a failed vote; the shares that had gone back are lost too; the new round, boss, term count."""
    match = resolved(["yes", "no", "no", "guard"], pile=[*["5 gems"][:above], "fuzz", 4], round=3, term=2)
    assert after(match, *ENDED) == ("over", 4, 1, 1, "fuzz-two")
    assert lost(match) == ["5", "4", "3", "2", "5 gems"][: 4 + above]
    assert after(match, "stashes", "pile") == ([FOUR] * 4, [4])
    assert match.scores == (14, 14, 14, 14)


def test_two_cards_above_the_fuzz_make_a_whole_draw():
    """G-19, G-21: the Fuzz is not looked for any deeper."""
    match = resolved(["no"] * 4, pile=[5, 4, "fuzz"])
    assert (match.over, after(match, "pile")) == (False, ["fuzz"])


def test_a_boss_who_stays_counts_the_last_round():
    """G-21, G-33: round and term of a boss who stays go up before the Fuzz is drawn, by a sole own no as well."""
    match = resolved(["no", "guard", "guard", "guard"], pile=["fuzz"], round=3, term=2)
    assert after(match, *ENDED) == ("over", 4, 0, 3, "fuzz-two")


def test_eight_players_with_four_cards_left():
    """G-21, G-X11: step 1 turns over four loot cards and the Fuzz: the four are lost."""
    match = resolved(["yes"] * 8, pile=[5, 4, "3 gems", 2, "fuzz"])
    assert match.end_reason == "fuzz-loot"
    assert lost(match) == ["5", "4", "3 gems", "2"]
    assert after(match, "pile", "middle") == ([], [5, 4, "3 gems", 2])


def test_a_skim_may_take_the_last_card_above():
    """G-13, G-21, G-X11: then the next step 1 begins with the Fuzz, and ends with an empty middle."""
    match = resolved(["skim", "yes", "yes", "yes"], pile=["5 gems", "fuzz"])
    assert [e["seat"] for e in happened(match, "skimmed")] == [0]
    assert after(match, *ENDED) == ("over", 3, 0, 2, "fuzz-loot")
    assert (lost(match), happened(match, "turned_over")) == ([], [])
    assert match.scores[0] == 14 + 5 + 5


# ---------------------------------------------------------------- skimmed


@pytest.mark.parametrize("cards", ["yes skim yes yes", "yes skim no guard"])
def test_a_skimmed_fuzz_ends_the_round_with_shares(cards):
    """G-22, G-44: shown, the next card taken unseen; shares of a passed or tied vote are taken; then the end."""
    match = resolved(cards.split(), pile=["fuzz", "5 gems", 4], round=3, term=2)
    assert happened(match, "fuzz_skimmed") == [{"seat": 1}]
    (skimmed,) = [event for event in match.history[-1].events if event.name == "skimmed"]
    assert [skimmed.seen_by(viewer)["args"]["card"] for viewer in (0, 1, None)] == [None, "5 gems", None]
    assert after(match, *ENDED) == ("over", 3, 0, 2, "fuzz-skim")
    assert after(match, "stashes")[1] == [5, "5 gems", 4, 4, 3, 2]
    assert (lost(match), after(match, "pile")) == ([], [4])
    assert match.scores == (19, 23, 17, 16)
    assert "round_began" not in names(match)


def test_a_skimmed_fuzz_and_a_failed_vote_lose_the_shares():
    """G-22: nothing is drawn, the shares are lost; round, boss and term stay."""
    match = resolved(["no", "no", "skim", "guard"], pile=["fuzz", "5 gems", 4], round=3, term=2)
    assert after(match, *ENDED) == ("over", 3, 0, 2, "fuzz-skim")
    assert (lost(match), after(match, "middle")) == (["5", "4", "3", "2"], [5, 4, 3, 2])
    assert after(match, "stashes", "pile") == ([FOUR, FOUR, [5, "5 gems", 4, 3, 2], FOUR], [4])


def test_after_a_skimmed_fuzz_the_round_is_played_to_its_end():
    """G-22, G-16: robs, guards and payoffs after it are carried out."""
    payoffs = [{"from": 0, "token": "a", "to": 3, "side": "no", "cards": ["P1", "4"]}]
    match = resolved(["skim", "rob", "rob", "no"], [(1, 0), (2, 1)], boss=0, threats=[None, 0, 1, None],
                     stashes=[[], [2], [], []], shares=EMPTY, pile=["fuzz", "5 gems", 3],
                     options={"payoffs": True}, payoffs=payoffs, payoff_cards=[4, 5, 5, 5])  # fmt: skip
    assert after(match, "stashes") == [[], ["5 gems"], [2], [4]]
    assert (after(match, "payoff_cards"), match.scores) == ([4, 5, 5, 6], (4, 10, 7, 10))
    assert (match.end_reason, match.winners) == ("fuzz-skim", (1, 3))


def test_a_skim_of_the_fuzz_alone_takes_nothing():
    """G-22: the Fuzz was the last card: shown, no next one."""
    match = resolved(["yes", "skim", "yes", "skim"], pile=["fuzz"])
    assert (happened(match, "fuzz_skimmed"), happened(match, "pile_empty")) == ([{"seat": 1}], [{"seat": 1}])
    assert happened(match, "skim_too_late") == [{"seat": 3}]
    assert (match.end_reason, after(match, "stashes")[1]) == ("fuzz-skim", [5, 4, 4, 3, 2])


def test_a_later_skim_does_not_bring_the_fuzz():
    """G-13, G-22: only the first draws; the Fuzz stays on top and comes in the next step 1."""
    match = resolved(["skim", "yes", "yes", "skim"], pile=[5, "fuzz", 4])
    assert happened(match, "fuzz_skimmed") == []
    assert match.end_reason == "fuzz-loot"


# ---------------------------------------------------------------- scores


def test_scores_count_stash_payoff_cards_and_used_promos():
    """G-23, G-24, G-32: values of the stash, 1 a payoff card, values of own used promo cards; those unused as loot."""
    match = resolved(["yes"] * 4, stashes=[[5, "4 gems"], [2], ["4 skeleton-key"], []], shares=EMPTY, pile=["fuzz"],
                     options={"payoffs": True, "promos": 4}, payoff_cards=[0, 7, 2, 5],
                     aside=[[], ["2 megaphone", "3 lookout"], [], []])  # fmt: skip
    assert match.scores == (9, 2 + 7 + 5, 4 + 2, 5)
    assert match.winners == (1,)
    assert [(e["loot"], e["payoff_cards"], e["promos"], e["score"]) for e in happened(match, "scored")] == [
        (9, 0, 0, 9), (2, 7, 5, 14), (4, 2, 0, 6), (0, 5, 0, 5),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("stashes", "winners"),
    [
        ([[5], [3, 2], [4], [2]], (0, 1)),
        ([[5], [5], [5], [2, 3]], (0, 1, 2, 3)),
        ([[], [], [2], []], (2,)),
        (EMPTY, (0, 1, 2, 3)),
    ],
)
def test_equal_scores_share_the_victory(stashes, winners):
    """G-23: the highest wins, several of them if equal, with nothing to break the tie."""
    match = resolved(["guard"] * 4, stashes=stashes, shares=EMPTY, pile=["fuzz"])
    assert match.winners == winners
    assert match.view(2)["winners"] == list(winners)


def test_at_the_end_stashes_are_shown_and_the_pile_is_not():
    """G-23, G-40: to all, in events and views; what is left of the pile stays unknown."""
    match = resolved(["yes"] * 4, stashes=[["5 gems"], ["4 cash"], [], [2]], shares=EMPTY, pile=["fuzz", "3 gems", 2])
    shown = [event.seen_by(None)["args"] for event in match.history[-1].events if event.name == "stash_shown"]
    assert [(args["seat"], args["cards"]) for args in shown if args["cards"]] == [
        (0, ["5 gems"]), (1, ["4 cash"]), (3, ["2"]),
    ]  # fmt: skip
    view = match.view(None)
    assert [seat["stash"] for seat in view["seats"]] == [["5 gems"], ["4 cash"], [], ["2"]]
    assert (view["pile"], view["fuzz_window"], view["fuzz_out"]) == (2, None, True)
    assert "3 gems" not in str(view)


def test_nothing_is_played_after_the_end():
    """G-44: no seat acts; every move is refused."""
    match = resolved(["yes"] * 4, pile=["fuzz"])
    for seat in range(4):
        assert match.legal(seat) == ()
        with pytest.raises(rascals.IllegalMove):
            match.play(seat, "choose yes")
