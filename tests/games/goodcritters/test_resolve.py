"""GoodCritters, step 4: action cards, the vote, the end of the game, limited terms."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import rascals
from rascals.core.chance import words_of
from rascals.core.rules import apply
from rascals.games.goodcritters.box import CARD_VALUES
from rascals.games.goodcritters.moves import READY
from tests.games.goodcritters.table import FOUR, PILE, after, chosen, happened, names, resolved

# ---------------------------------------------------------------- action cards


EMPTY = [[], [], [], []]


def revealed(match):
    """Return who reveals what in order; a guard shown out of turn as (seat, "guard!")."""
    return [
        (event.args["seat"], event.args.get("action", "guard!"))
        for event in match.history[-1].events
        if event.name in {"revealed", "guard_revealed"}
    ]


def stashes(match):
    """Return the stashes; where nobody has shares the vote brings nothing to them."""
    return after(match, "stashes")


def known(match, viewer, owner):
    return [match.view(viewer)["seats"][owner]["known"][str(value)] for value in FOUR]


def test_what_others_know_after_unseen_cards():
    """G-13, G-14, G-41: of a skim others know no card; one robbed unseen may be of any value, but to the two."""
    spread = [[[], FOUR, FOUR, []], [FOUR, [], FOUR, []], [FOUR, FOUR, [], []], [FOUR, FOUR, FOUR, []]]
    match = resolved(["skim", "rob", "yes", "yes"], [(4, 3)], threats=[None, 2, None, None], shares=EMPTY,
                     stashes=[FOUR, FOUR, FOUR, []], pile=["5 gems", *PILE], known=spread)  # fmt: skip
    assert [known(match, viewer, 0) for viewer in (1, 3)] == [[1, 1, 1, 1]] * 2
    assert (known(match, 1, 2), known(match, 0, 2), known(match, 3, 2)) == ([1, 1, 1, 0], [0] * 4, [0] * 4)
    assert (known(match, 2, 1), known(match, 0, 1), known(match, 3, 1)) == ([1, 1, 1, 2], [1] * 4, [1] * 4)


def test_a_guard_shown_early_changes_no_skim_order():
    """G-13: the skim order is that of the turns, whatever guard is revealed before."""
    match = resolved(["rob", "skim", "skim", "guard"], [(4, 0)], threats=[3, None, None, None], shares=EMPTY)
    assert revealed(match) == [(0, "rob"), (3, "guard!"), (1, "skim"), (2, "skim")]
    assert [e["seat"] for e in happened(match, "skimmed")] == [1]


# ---------------------------------------------------------------- rob


@pytest.mark.parametrize("which", [0, 1, 2, 3])
def test_a_rob_takes_one_card(which):
    """G-14, G-46: chance draws one of the victim's cards, and the outcome on record is that card."""
    match = resolved(["rob", "yes", "yes", "yes"], [(4, which)], threats=[2, None, None, None], shares=EMPTY)
    card = FOUR[which]
    assert stashes(match)[0] == sorted([*FOUR, card], reverse=True)
    assert stashes(match)[2] == [value for value in FOUR if value != card]
    assert happened(match, "robbed") == [{"by": 0, "from": 2, "card": str(card)}]
    assert match.history[-1].random == ((4, which),)


def test_every_card_of_a_stash_is_robbed_equally_often():
    """G-14: of 5, 5, 5, 4, 3, 2, 2, 2 each of 8 cards is as likely, so 5 and 2 three times as often as 4 and 3.

    400 robs from fixed seeds; were the seeds not fixed, a false alarm less than once in 10,000.
    """
    victim = [5, 5, 5, 4, 3, 2, 2, 2]
    match = chosen(["rob", "yes", "yes", "yes"], threats=[1, *[None] * 3], stashes=[[], victim, [], []], shares=EMPTY)
    robbed = taken(400, match)
    expected = {5: 150, 4: 50, 3: 50, 2: 150}
    assert sum((robbed[card] - count) ** 2 / count for card, count in expected.items()) < 21.1
    assert robbed.total() == 400


def taken(games, match):
    """Count what the one rob or guard of a step takes, played so often from seeds."""
    counts = Counter()
    for seed in range(games):
        s = match.record
        s.chance[:] = words_of(f"robbed {seed}")
        held = [[*row] for row in s.stash]
        apply(s, 0, READY)
        counts.update(
            CARD_VALUES[card]
            for before, now in zip(held, s.stash, strict=True)
            for card, count in enumerate(before)
            if count > now[card]
        )
    return counts


def test_a_guard_takes_a_random_card_too():
    """G-15: of the robber's stash, each card as likely; 240 fixed seeds, less than one false alarm in 10,000."""
    by_guard = taken(240, chosen(["rob", "guard", "yes", "yes"], threats=[1, *[None] * 3], shares=EMPTY))
    assert sum((by_guard[card] - 60) ** 2 / 60 for card in FOUR) < 21.1
    assert by_guard.total() == 240


def test_a_rob_without_a_threat_does_nothing():
    """G-14, G-X8: no marker, no victim, no chance."""
    match = resolved(["rob", "yes", "yes", "guard"], shares=EMPTY)
    assert happened(match, "rob_without_threat") == [{"by": 0}]
    assert (stashes(match), match.history[-1].random) == ([FOUR] * 4, ())


def test_a_threat_without_a_rob_does_nothing():
    """G-09, G-15: markers alone take nothing, and no guard answers them out of turn."""
    match = resolved(["yes", "yes", "skim", "guard"], threats=[3, 3, 0, 0], shares=EMPTY)
    assert revealed(match) == [(0, "yes"), (1, "yes"), (2, "skim"), (3, "guard")]
    assert [len(stash) for stash in stashes(match)] == [4, 4, 5, 4]


def test_an_empty_stash_loses_nothing():
    """G-14: nothing to rob, and chance draws nothing."""
    match = resolved(
        ["rob", "yes", "yes", "yes"], threats=[1, None, None, None], stashes=[[2], [], [2], [2]], shares=EMPTY
    )
    assert happened(match, "nothing_to_rob") == [{"by": 0, "from": 1}]
    assert (stashes(match), match.history[-1].random) == ([[2], [], [2], [2]], ())


def test_several_may_rob_one():
    """G-14, G-16: one after the other, each a card of what is left, until nothing is."""
    match = resolved(["rob", "rob", "rob", "yes"], [(2, 1), (1, 0)], threats=[3, 3, 3, None],
                     stashes=[[], [], [], [5, 2]], shares=EMPTY)  # fmt: skip
    assert stashes(match) == [[2], [5], [], []]
    assert happened(match, "nothing_to_rob") == [{"by": 2, "from": 3}]


# ---------------------------------------------------------------- guard


def test_a_guard_takes_from_the_robber_instead():
    """G-15: the rob takes nothing; the guard's owner gets a random card of the robber, seen by the two."""
    match = resolved(["rob", "yes", "guard", "yes"], [(4, 3)], threats=[2, None, None, None], shares=EMPTY)
    assert stashes(match) == [[5, 4, 3], FOUR, [5, 4, 3, 2, 2], FOUR]
    assert happened(match, "robbed") == []
    took = next(event for event in match.history[-1].events if event.name == "guard_took")
    assert took.args == {"by": 2, "from": 0, "card": "2"}
    assert [took.seen_by(viewer)["args"]["card"] for viewer in (0, 1, 2, 3, None)] == ["2", None, "2", None, None]


def test_a_guard_is_revealed_when_the_rob_is():
    """G-15: out of turn, right after the rob; on its own turn it is not revealed again."""
    match = resolved(["rob", "yes", "guard", "yes"], [(4, 0)], threats=[2, None, None, None])
    assert revealed(match) == [(0, "rob"), (2, "guard!"), (1, "yes"), (3, "yes")]
    assert happened(match, "guard_revealed") == [{"seat": 2, "by": 0}]
    assert names(match)[:5] == ["ready", "revealed", "guard_revealed", "guard_took", "revealed"]


def test_a_guard_already_revealed_still_guards():
    """G-15: the boss guards and reveals first; later robs against them are answered all the same."""
    match = resolved(["guard", "rob", "yes", "rob"], [(4, 0), (4, 1)], threats=[None, 0, None, 0], shares=EMPTY)
    assert revealed(match) == [(0, "guard"), (1, "rob"), (2, "yes"), (3, "rob")]
    assert happened(match, "guard_revealed") == []
    assert stashes(match) == [[5, 5, 4, 4, 3, 2], [4, 3, 2], FOUR, [5, 3, 2]]


def test_a_guard_does_not_help_others():
    """G-15: only a rob against its owner is answered."""
    match = resolved(["rob", "yes", "guard", "yes"], [(4, 0)], threats=[1, None, None, None], shares=EMPTY)
    assert stashes(match) == [[5, 5, 4, 3, 2], [4, 3, 2], FOUR, FOUR]
    assert revealed(match)[2] == (2, "guard")


def test_a_guard_never_needed_is_revealed_on_its_turn():
    """G-15, G-X11: all guard: each reveals in turn, nothing happens, the vote is a tie."""
    match = resolved(["guard"] * 4, boss=1, threats=[1, 2, 3, 0], shares=EMPTY)
    assert revealed(match) == [(1, "guard"), (2, "guard"), (3, "guard"), (0, "guard")]
    assert (stashes(match), after(match, "boss")) == ([FOUR] * 4, 2)
    assert happened(match, "voted") == [{"yes": 0, "no": 0, "result": "tie"}]


def test_a_guard_takes_what_its_robber_has_just_robbed():
    """G-15, G-16: stashes change at once: the first robber is robbed by the second, who loses to a guard."""
    match = resolved(["rob", "rob", "guard", "yes"], [(1, 0), (2, 0)], threats=[3, 2, None, None],
                     stashes=[[], [4, 3], [], [5]], shares=EMPTY)  # fmt: skip
    assert stashes(match) == [[5], [3], [4], []]


# ---------------------------------------------------------------- at once, in order


def test_two_who_rob_each_other_both_do():
    """G-16: in order; the second may win the same card back."""
    match = resolved(["rob", "rob", "yes", "yes"], [(1, 0), (1, 0)], threats=[1, 0, None, None],
                     stashes=[[], [5], [], []], shares=EMPTY)  # fmt: skip
    assert [(e["by"], e["from"], e["card"]) for e in happened(match, "robbed")] == [(0, 1, "5"), (1, 0, "5")]
    assert stashes(match) == [[], [5], [], []]
    later = resolved(["rob", "rob", "yes", "yes"], [(1, 0), (1, 0)], boss=1, threats=[1, 0, None, None],
                     stashes=[[4], [], [], []], shares=EMPTY)  # fmt: skip
    assert [(e["by"], e["from"]) for e in happened(later, "robbed")] == [(1, 0), (0, 1)]
    assert stashes(later) == [[4], [], [], []]


def test_a_card_may_go_through_several_hands():
    """G-16: robbed four times in one step, it is back where it was."""
    match = resolved(["rob", "rob", "rob", "rob"], [(1, 0)] * 4, threats=[3, 0, 1, 2], boss=1,
                     stashes=[["5 gems"], [], [], []], shares=EMPTY)  # fmt: skip
    assert [(e["by"], e["from"]) for e in happened(match, "robbed")] == [(1, 0), (2, 1), (3, 2), (0, 3)]
    assert stashes(match) == [["5 gems"], [], [], []]


# ---------------------------------------------------------------- chance


def test_chance_belongs_to_the_move_that_ended_the_step():
    """G-46: the outcomes are drawn in reveal order and stand in that move's record; a replay gives the same game."""
    match = resolved(["rob", "guard", "rob", "rob"], [(3, 2), (5, 4), (2, 1)], threats=[1, None, 0, 1], boss=2,
                     stashes=[[5, 4, 3], [2], FOUR, [5, 5, 4, 4, 3]], shares=EMPTY)  # fmt: skip
    assert match.history[-1].move == "ready"
    assert match.history[-1].random == ((3, 2), (5, 4), (2, 1))
    assert [e["card"] for e in happened(match, "robbed") + happened(match, "guard_took")] == ["3", "3", "4"]
    drawn = chosen(["rob", "guard", "rob", "rob"], threats=[1, None, 0, 1], boss=2)
    drawn.play(0, "ready")
    assert [limit for limit, _ in drawn.history[-1].random] == [4, 4, 3]
    again = rascals.load_text(drawn.save_text())
    assert (again.position(), again.history) == (drawn.position(), drawn.history)


# ---------------------------------------------------------------- the vote


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


# ---------------------------------------------------------------- the end


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


def test_after_a_skimmed_fuzz_the_round_is_played_to_its_end():
    """G-22, G-16: robs, guards and payoffs after it are carried out."""
    payoffs = [{"from": 0, "token": "a", "to": 3, "side": "no", "cards": ["P1", "4"]}]
    match = resolved(["skim", "rob", "rob", "no"], [(1, 0), (2, 1)], boss=0, threats=[None, 0, 1, None],
                     stashes=[[], [2], [], []], shares=EMPTY, pile=["fuzz", "5 gems", 3],
                     options={"payoffs": True}, payoffs=payoffs, payoff_cards=[4, 5, 5, 5])  # fmt: skip
    assert after(match, "stashes") == [[], ["5 gems"], [2], [4]]
    assert (after(match, "payoff_cards"), match.scores) == ([4, 5, 5, 6], (4, 10, 7, 10))
    assert (match.end_reason, match.winners) == ("fuzz-skim", (1, 3))


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


# ---------------------------------------------------------------- limited terms


LIMITED = {"limited_terms": True}


THEN = ("phase", "round", "boss", "term", "end")


# G-X10. Cards by seat; seat 1 is boss in the third round of a term, seat 3 skims where the Fuzz comes by a skim.
VOTES = {
    "pass": ["guard", "yes", "yes", "skim"],
    "tie": ["guard", "yes", "no", "skim"],
    "loss": ["no", "yes", "no", "skim"],
    "own no": ["guard", "no", "guard", "skim"],
}


PILES = {
    "plain": ["5 gems", 4, *PILE],  # skim and bonus take the first two
    "skim": ["fuzz", "5 gems", 4, 3],
    "top": ["5 gems", "fuzz", 4, 3],  # on top once the skim is done
    "last": ["5 gems", "fuzz"],
    "skim and last": ["fuzz"],
    "skim before one": ["fuzz", "5 gems"],
}


def third(vote, pile, **entries):
    """Return a match after the third round of seat 1's term, round 6."""
    setting: dict[str, Any] = {"boss": 1, "term": 3, "round": 6, "options": LIMITED} | entries
    return resolved(VOTES[vote], pile=PILES[pile], **setting)


def bonus(match):
    return [(event["seat"], event["card"]) for event in happened(match, "bonus")]


@pytest.mark.parametrize(
    ("vote", "pile", "round_", "bonus_card", "left"),
    [
        # a passed vote: the boss goes, with a bonus
        ("pass", "plain", ("share", 7, 2, 1, None), "4", 20),
        ("pass", "skim", ("over", 6, 1, 3, "fuzz-skim"), "4", 1),
        ("pass", "skim before one", ("over", 6, 1, 3, "fuzz-skim"), None, 0),
        ("pass", "skim and last", ("over", 6, 1, 3, "fuzz-skim"), None, 0),
        ("pass", "top", ("over", 6, 1, 3, "fuzz-bonus"), "4", 1),
        ("pass", "last", ("over", 6, 1, 3, "fuzz-bonus"), None, 0),
        # a tie: as always
        ("tie", "plain", ("share", 7, 2, 1, None), None, 21),
        ("tie", "skim", ("over", 6, 1, 3, "fuzz-skim"), None, 2),
        ("tie", "skim and last", ("over", 6, 1, 3, "fuzz-skim"), None, 0),
        ("tie", "top", ("over", 7, 2, 1, "fuzz-loot"), None, 2),
        ("tie", "last", ("over", 7, 2, 1, "fuzz-loot"), None, 0),
        # lost: as always
        ("loss", "plain", ("share", 7, 2, 1, None), None, 25),
        ("loss", "skim", ("over", 6, 1, 3, "fuzz-skim"), None, 2),
        ("loss", "skim and last", ("over", 6, 1, 3, "fuzz-skim"), None, 0),
        ("loss", "top", ("over", 7, 2, 1, "fuzz-two"), None, 2),
        ("loss", "last", ("over", 7, 2, 1, "fuzz-two"), None, 0),
        # a sole own no: the boss goes without a bonus
        ("own no", "plain", ("share", 7, 2, 1, None), None, 25),
        ("own no", "skim", ("over", 6, 1, 3, "fuzz-skim"), None, 2),
        ("own no", "skim and last", ("over", 6, 1, 3, "fuzz-skim"), None, 0),
        ("own no", "top", ("over", 7, 2, 1, "fuzz-two"), None, 2),
        ("own no", "last", ("over", 7, 2, 1, "fuzz-two"), None, 0),
    ],
)
def test_the_third_round_of_a_term(vote, pile, round_, bonus_card, left):
    """G-X10, G-30, G-22: every result of the third vote in every situation of the Fuzz."""
    match = third(vote, pile)
    assert after(match, *THEN) == round_
    assert bonus(match) == ([(1, bonus_card)] if bonus_card else [])
    assert len(after(match, "pile")) == left
    taken = vote in {"pass", "tie"}
    skimmed = pile != "skim and last"
    held = [4 + taken, 4 + taken + bool(bonus_card), 4 + taken, 4 + taken + skimmed]
    assert [len(stash) for stash in after(match, "stashes")] == held
    assert bool(happened(match, "fuzz_bonus")) == (round_[4] == "fuzz-bonus")
    assert bool(happened(match, "fuzz_skimmed")) == (round_[4] == "fuzz-skim")
    assert [len(happened(match, name)) for name in ("fuzz", "game_over")] == [
        round_[4] in {"fuzz-loot", "fuzz-two"},
        round_[4] is not None,
    ]


def test_the_bonus_comes_after_the_shares_and_is_seen_by_its_taker():
    """G-30, G-40: shares first; then the top card, unseen by others; then the next round of the next player."""
    match = third("pass", "plain")
    order = [name for name in names(match) if name in {"shares_taken", "bonus", "round_began", "turned_over"}]
    assert order == [*["shares_taken"] * 4, "bonus", "round_began", "turned_over"]
    (told,) = [event for event in match.history[-1].events if event.name == "bonus"]
    assert [told.seen_by(viewer)["args"]["card"] for viewer in (0, 1, 2, 3, None)] == [None, "4", None, None, None]
    assert after(match, "stashes")[1] == [5, 4, 4, 4, 3, 2]  # FOUR, the share, the bonus
    assert len(after(match, "middle")) == 6


@pytest.mark.parametrize("vote", list(VOTES))
@pytest.mark.parametrize("term", [1, 2])
def test_before_the_third_round_nothing_is_different(vote, term):
    """G-30, G-17, G-19: a boss stays after the first and second round, also by a sole own no; no bonus."""
    match = third(vote, "plain", term=term)
    stays = vote in {"pass", "own no"}
    assert after(match, "boss", "term") == ((1, term + 1) if stays else (2, 1))
    assert bonus(match) == []


@pytest.mark.parametrize("vote", list(VOTES))
def test_without_the_option_no_term_ends(vote):
    """G-30, G-47: terms are counted, and a boss may stay for ever."""
    match = third(vote, "plain", term=9, options={})
    assert after(match, "boss", "term") == ((1, 10) if vote in {"pass", "own no"} else (2, 1))
    assert bonus(match) == []
    assert (match.view(0)["term"], match.view(0)["terms"]) == (after(match, "term"), None)


def test_a_third_loss_by_another_no_goes_to_the_first_no():
    """G-30, G-19: as always: not to the next player but to the first other no."""
    match = resolved(["no", "no", "guard", "no"], boss=1, term=3, options=LIMITED)
    assert after(match, "boss", "term") == (3, 1)


@pytest.mark.parametrize("boss", [0, 3])
def test_the_next_player_is_found_round_the_table(boss):
    """G-30, G-33: after seat 3 comes seat 0, with a bonus and without."""
    passed = resolved(["yes"] * 4, boss=boss, term=3, options=LIMITED)
    own_no = resolved(["no" if seat == boss else "skim" for seat in range(4)], boss=boss, term=3, options=LIMITED)
    assert [after(match, "boss", "term") for match in (passed, own_no)] == [((boss + 1) % 4, 1)] * 2


def test_who_becomes_boss_again_begins_anew():
    """G-30: three rounds, another boss, and back: the term is 1 again. All rounds count, whatever their results."""
    match = resolved(["no", "guard", "guard", "guard"], options=LIMITED, pile=[2] * 60 + ["fuzz"])
    terms = [after(match, "boss", "term")]
    for cards in ("yes yes yes yes", "no guard guard guard", "guard guard guard guard", "no guard guard no",
                  "no guard guard guard"):  # fmt: skip
        boss = after(match, "boss")
        match.play(boss, f"share {boss}:" + ",".join(map(str, after(match, "middle"))))
        for seat, card in enumerate(cards.split()):
            match.play(seat, f"choose {card}")
        for seat in range(4):
            match.play(seat, "ready")
        terms.append(after(match, "boss", "term"))
    assert terms == [(0, 2), (0, 3), (1, 1), (2, 1), (3, 1), (0, 1)]


def test_the_limit_is_shown():
    """G-30, G-40: everybody sees the term and how long it may be."""
    view = third("pass", "plain").view(None)
    assert (view["term"], view["terms"]) == (1, 3)
