"""GoodCritters: what each action card does in step 4, and in which order."""

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


# ---------------------------------------------------------------- order, votes


@pytest.mark.parametrize("boss", [0, 1, 2, 3])
def test_turns_go_clockwise_from_the_boss(boss):
    """G-11, G-33: each reveals and carries out, ascending seats, round the table."""
    match = resolved(["yes", "skim", "no", "guard"], boss=boss)
    order = [(boss + step) % 4 for step in range(4)]
    assert revealed(match) == [(seat, ["yes", "skim", "no", "guard"][seat]) for seat in order]


@pytest.mark.parametrize(
    ("cards", "yes", "no", "result"),
    [
        ("yes yes no guard", 2, 1, "passes"),
        ("no yes yes skim", 2, 1, "passes"),
        ("no yes guard skim", 1, 1, "tie"),
        ("guard skim guard guard", 0, 0, "tie"),
        ("no no yes skim", 1, 2, "fails"),
        ("yes no no yes", 2, 2, "tie"),
        ("guard guard guard yes", 1, 0, "passes"),
        ("guard guard no guard", 0, 1, "fails"),
        ("no no no no", 0, 4, "fails"),
    ],
)
def test_votes_are_counted(cards, yes, no, result):
    """G-12, G-17, G-18, G-19: vote cards count for and against, the boss's too; other cards do not."""
    match = resolved(cards.split())
    assert happened(match, "voted") == [{"yes": yes, "no": no, "result": result}]


# ---------------------------------------------------------------- skim


def test_a_skim_takes_the_top_card_unseen():
    """G-13: the pile's top card comes into the stash; its value is told to the skimmer alone."""
    match = resolved(["yes", "guard", "skim", "guard"], pile=["5 gems", *PILE], shares=EMPTY)
    assert stashes(match) == [FOUR, FOUR, [5, "5 gems", 4, 3, 2], FOUR]
    skimmed = next(event for event in match.history[-1].events if event.name == "skimmed")
    heard = [skimmed.seen_by(viewer)["args"]["card"] for viewer in (0, 1, 2, 3, None)]
    assert heard == [None, None, "5 gems", None, None]


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


@pytest.mark.parametrize(("boss", "first", "second"), [(0, 1, 3), (2, 3, 1), (3, 3, 1), (1, 1, 3)])
def test_only_the_first_skim_draws(boss, first, second):
    """G-13, G-X9: of two skims only the first from the boss clockwise."""
    match = resolved(["guard", "skim", "guard", "skim"], boss=boss, shares=EMPTY, pile=["5 gems", *PILE])
    assert [e["seat"] for e in happened(match, "skimmed")] == [first]
    assert happened(match, "skim_too_late") == [{"seat": second}]
    assert [len(stash) for stash in stashes(match)] == [5 if seat == first else 4 for seat in range(4)]


def test_if_all_skim_only_the_boss_draws():
    """G-13, G-18: and the vote is a tie."""
    match = resolved(["skim"] * 5, boss=3, shares=[[]] * 5)
    assert [len(stash) for stash in stashes(match)] == [4, 4, 4, 5, 4]
    assert [e["seat"] for e in happened(match, "skim_too_late")] == [4, 0, 1, 2]
    assert happened(match, "voted") == [{"yes": 0, "no": 0, "result": "tie"}]
    assert after(match, "boss") == 4


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


def test_robber_and_victim_alone_see_the_card():
    """G-14, G-40: the others and a spectator hear that a card was robbed."""
    match = resolved(["yes", "rob", "yes", "yes"], [(4, 1)], threats=[None, 3, None, None])
    robbed = next(event for event in match.history[-1].events if event.name == "robbed")
    heard = [robbed.seen_by(viewer)["args"] for viewer in (0, 1, 2, 3, None)]
    assert [args["card"] for args in heard] == [None, "4", None, "4", None]
    assert {(args["by"], args["from"]) for args in heard} == {(1, 3)}


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


def test_one_guard_stops_every_rob():
    """G-15, G-X5: a card from each robber; an empty stash loses nothing, but the guard is shown."""
    match = resolved(["rob", "rob", "yes", "guard"], [(4, 0)], threats=[3, 3, None, None],
                     stashes=[[], FOUR, FOUR, [2]], shares=EMPTY)  # fmt: skip
    assert revealed(match) == [(0, "rob"), (3, "guard!"), (1, "rob"), (2, "yes")]
    assert happened(match, "nothing_to_take") == [{"by": 3, "from": 0}]
    assert happened(match, "guard_took") == [{"by": 3, "from": 1, "card": "5"}]
    assert stashes(match) == [[], [4, 3, 2], FOUR, [5, 2]]
    both = resolved(["rob", "rob", "yes", "guard"], [(4, 0), (4, 3)], threats=[3, 3, None, None], shares=EMPTY)
    assert stashes(both) == [[4, 3, 2], [5, 4, 3], FOUR, [5, 5, 4, 3, 2, 2]]


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


def test_a_victim_may_skim_first():
    """G-16, G-X11: what was skimmed in this step can be robbed."""
    match = resolved(["skim", "rob", "yes", "yes"], [(1, 0)], threats=[None, 0, None, None], stashes=EMPTY,
                     shares=EMPTY, pile=["3 gems", *PILE])  # fmt: skip
    assert stashes(match) == [[], ["3 gems"], [], []]
    late = resolved(["rob", "skim", "yes", "yes"], threats=[1, None, None, None], stashes=EMPTY, shares=EMPTY)
    assert happened(late, "nothing_to_rob") == [{"by": 0, "from": 1}]


def test_a_card_may_go_through_several_hands():
    """G-16: robbed four times in one step, it is back where it was."""
    match = resolved(["rob", "rob", "rob", "rob"], [(1, 0)] * 4, threats=[3, 0, 1, 2], boss=1,
                     stashes=[["5 gems"], [], [], []], shares=EMPTY)  # fmt: skip
    assert [(e["by"], e["from"]) for e in happened(match, "robbed")] == [(1, 0), (2, 1), (3, 2), (0, 3)]
    assert stashes(match) == [["5 gems"], [], [], []]


def test_a_won_payoff_can_be_robbed():
    """G-16, G-26, G-X11: the victim takes a payoff on their turn, then is robbed of it."""
    payoffs = [{"from": 2, "token": "a", "to": 0, "side": "yes", "cards": ["5g?"]}]
    match = resolved(["yes", "rob", "yes", "yes"], [(1, 0)], threats=[None, 0, None, None], stashes=EMPTY,
                     shares=EMPTY, options={"payoffs": True}, payoffs=payoffs)  # fmt: skip
    assert stashes(match) == [[], ["5 gems"], [], []]
    assert names(match).index("payoff_won") < names(match).index("robbed")


def test_a_returned_payoff_can_be_robbed_and_a_lying_one_cannot():
    """G-16: back with its giver it is in the stash; while it lies before its target nobody can rob it."""
    payoffs = [{"from": 2, "token": "b", "to": 0, "side": "no", "cards": ["5g"]}]
    common: dict[str, Any] = {"stashes": EMPTY, "shares": EMPTY, "options": {"payoffs": True}, "payoffs": payoffs}
    match = resolved(["yes", "rob", "yes", "yes"], [(1, 0)], threats=[None, 2, None, None], **common)
    assert stashes(match) == [[], ["5 gems"], [], []]
    early = resolved(["yes", "rob", "yes", "yes"], boss=1, threats=[None, 2, None, None], **common)
    assert happened(early, "nothing_to_rob") == [{"by": 1, "from": 2}]
    assert stashes(early) == [[], [], ["5 gems"], []]


def test_payoffs_go_to_who_votes_as_they_say():
    """G-26, G-X3: two payoff cards on a yes token before a no come back; loot and payoff card before a yes go."""
    payoffs = [
        {"from": 0, "token": "a", "to": 1, "side": "yes", "cards": ["P2"]},
        {"from": 0, "token": "b", "to": 2, "side": "yes", "cards": ["P1", "4"]},
    ]
    match = resolved(["yes", "no", "yes", "guard"], options={"payoffs": True}, payoffs=payoffs, shares=EMPTY,
                     payoff_cards=[2, 5, 5, 5], stashes=[[5, 3, 2], FOUR, FOUR, FOUR])  # fmt: skip
    assert after(match, "payoff_cards") == [4, 5, 6, 5]
    assert stashes(match) == [[5, 3, 2], FOUR, [5, 4, 4, 3, 2], FOUR]
    assert after(match, "payoffs") == []
    match.play(0, "share 0:" + ",".join(map(str, after(match, "middle"))))
    for move in ("payoff a yes 1: P1", "payoff b no 1: P1"):  # both tokens are back
        match.play(0, move)


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
