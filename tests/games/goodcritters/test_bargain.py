"""GoodCritters, step 3: threats, action cards, readiness, changes; in turns; promo cards; exchanges in step 2."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rascals
from rascals import laws
from rascals.core.errors import BadOption, BadPosition
from tests.games.goodcritters.table import (
    FOUR,
    PILE,
    after,
    bargaining,
    happened,
    heard,
    legal,
    names,
    payoff_cards,
    play,
    random_games,
    ready,
    resolve,
    resolved,
    stash,
    table,
    why,
)

ACTIONS = ("guard", "rob", "skim", "no", "yes")


ALL_CHOSEN = ["yes", "yes", "yes", "yes"]


def about_to_end(**entries):
    """Return a match in which all have chosen, and all but seat 0 are ready."""
    return table(**({"chosen": ALL_CHOSEN, "ready": [False, True, True, True]} | entries))


# ---------------------------------------------------------------- threats


def test_a_threat_stands_before_one_other_player():
    """G-09: placed, moved, taken back; before any other player; a move that changes nothing is illegal (G-34)."""
    match = table()
    assert [move for move in legal(match, 2) if "threaten" in move] == ["threaten 0", "threaten 1", "threaten 3"]
    play(match, "2 threaten 3")
    assert match.view(None)["seats"][2]["threat"] == 3
    assert [move for move in legal(match, 2) if "threaten" in move] == ["threaten 0", "threaten 1", "threaten none"]
    play(match, "2 threaten 0")
    assert heard(match, None) == [("threatened", {"seat": 2, "to": 0})]
    play(match, "2 threaten none")
    assert heard(match, None) == [("threat_withdrawn", {"seat": 2})]
    assert match.view(None)["seats"][2]["threat"] is None
    for wrong in ("threaten 2", "threaten none", "threaten 4"):
        assert why(match, 2, wrong) is not None


def test_rob_needs_no_threat_and_a_threat_no_rob():
    """G-09: rob may be chosen without a threat, a threat be made without rob; the boss bargains like all."""
    match = play(table(), "0 choose rob", "0 ready", "1 threaten 0", "1 choose yes", "1 ready")
    seats = match.view(0)["seats"]
    assert (seats[0]["action"], seats[0]["threat"]) == ("rob", None)
    assert (match.view(1)["seats"][1]["action"], seats[1]["threat"]) == ("yes", 0)


# ---------------------------------------------------------------- action cards


def test_exactly_one_action_card_is_chosen():
    """G-02, G-09: any of the five; choosing another one puts it in the first one's place."""
    match = table()
    assert [move for move in legal(match, 1) if "choose" in move] == [f"choose {action}" for action in ACTIONS]
    play(match, "1 choose skim")
    assert match.view(1)["seats"][1]["action"] == "skim"
    others = [f"choose {action}" for action in ACTIONS if action != "skim"]
    assert [move for move in legal(match, 1) if "choose" in move] == others
    assert why(match, 1, "choose skim") == "chosen-already"
    play(match, "1 choose no")
    assert match.view(1)["seats"][1]["action"] == "no"


OFFER = {"from": 1, "to": 0, "gives": ["4g"], "wants": []}


LAID = {"from": 0, "token": "a", "to": 1, "side": "yes", "cards": ["P1"]}


@pytest.mark.parametrize(
    "change",
    [
        *("threaten 1", "threaten none", "choose no", "payoff b no 2: P1", "payoff a no 2: P1", "payoff a none"),
        *("offer 2: 5", "offer 2: for 3", "accept 1", "accept 2: 4", "promo lookout"),
    ],
)
def test_what_takes_back_the_others_ready(change):
    """G-34: a threat moved, another card chosen, a payoff set or taken back, an offer made or accepted, a promo."""
    match = about_to_end(
        options={"promos": 4},
        threats=[2, None, None, None],
        stashes=[["5 gems", "4 cash", "3 lookout"], ["4 gems"], ["3 gems"], []],
        payoffs=[LAID],
        payoff_cards=[4, 5, 5, 5],
        offers=[OFFER, OFFER | {"from": 2, "gives": ["3g"], "wants": ["?"]}],
    )
    play(match, f"0 {change}")
    assert ready(match) == [False, False, False, False]
    assert [args["seat"] for name, args in heard(match, None) if name == "unready"] == [1, 2, 3]
    assert match.acting == (0, 1, 2, 3)


@pytest.mark.parametrize("move", ["decline 1", "withdraw 2"])
def test_declining_and_withdrawing_take_no_ready_back(move):
    """G-34: an offer less asks nobody to think again."""
    match = about_to_end(offers=[OFFER, {"from": 0, "to": 2, "gives": ["5g"], "wants": ["3"]}])
    play(match, f"0 {move}")
    assert ready(match) == [False, True, True, True]
    assert "unready" not in names(match)


def test_a_change_leaves_its_own_seat_as_it_is():
    """G-34: one who accepts an offer has not been ready; its maker, who was, is asked again."""
    match = about_to_end(offers=[OFFER])
    play(match, "0 accept 1", "0 ready")
    assert ready(match) == [True, False, False, False]


# ---------------------------------------------------------------- the limit


def made(match):
    return [seat["changes"] for seat in match.view(None)["seats"]]


def test_what_counts_as_a_change():
    """G-35: what takes back ready counts, accepting does not; first choice, `ready`, `decline`, `withdraw` do not."""
    match = table(
        options={"promos": 1},
        stashes=[["5 gems", "3 lookout"], ["4 gems", "2 gems"], [], []],
        offers=[{"from": 1, "to": 0, "gives": ["4g"], "wants": []}],
    )
    counted = [
        ("threaten 1", 1),
        ("threaten 2", 2),
        ("threaten none", 3),
        ("choose rob", 3),
        ("choose yes", 4),
        ("payoff a yes 1: 5", 5),
        ("payoff a no 1: 5", 6),
        ("payoff a none", 7),
        ("promo lookout", 8),
        ("offer 2: 5", 9),
        ("withdraw 2", 9),
        ("accept 1", 9),
        ("ready", 9),
    ]
    for move, count in counted:
        play(match, f"0 {move}")
        assert (move, made(match)) == (move, [count, 0, 0, 0])
    play(match, "1 offer 0: 2", "0 decline 1")
    assert made(match) == [9, 1, 0, 0]


def test_twenty_changes_and_no_more():
    """G-35: twenty by default; then only answers to offers, `withdraw`, `ready` are left once one has chosen."""
    match = table(
        options={"promos": 1},
        stashes=[["5 gems", "3 lookout"], ["4 gems"], [], []],
        offers=[
            {"from": 1, "to": 0, "gives": ["4g"], "wants": ["5"]},
            {"from": 0, "to": 2, "gives": ["5g"], "wants": []},
        ],
    )
    play(match, *(f"0 threaten {1 + count % 2}" for count in range(20)))
    assert made(match)[0] == 20
    choices = [f"choose {action}" for action in ACTIONS]
    assert legal(match, 0) == [*choices, "accept 1", "decline 1", "withdraw 2"]
    play(match, "0 choose rob")
    assert legal(match, 0) == ["ready", "accept 1", "decline 1", "withdraw 2"]
    for wrong in ("threaten 1", "threaten none", "choose no", "promo lookout", "payoff a yes 1: 5", "offer 3: 5"):
        assert why(match, 0, wrong) == "no-changes-left"
    play(match, "0 withdraw 2", "0 accept 1")
    assert legal(match, 0) == ["ready"]
    assert legal(match, 1)[0] == "threaten 0"


def test_an_unfinished_last_change_can_be_finished():
    """G-35, G-37: a composite move that is the last change allowed is made whole."""
    match = play(table(options={"changes": 1}), "0 payoff a yes 1: P2 5~")
    assert made(match)[0] == 1
    assert len(match.view(0)["seats"][0]["payoffs"]) == 1


def test_no_changes_at_all():
    """G-35: with none allowed there are only the first choice and `ready`."""
    match = table(options={"changes": 0})
    for seat in range(4):
        assert legal(match, seat) == [f"choose {action}" for action in ACTIONS]
        play(match, f"{seat} choose yes")
        assert legal(match, seat) == ["ready"]
    play(match, *(f"{seat} ready" for seat in range(4)))
    assert match.view(None)["round"] == 3


def test_each_round_brings_new_changes():
    """G-35: the limit is for one step 3."""
    match = about_to_end(changes=[20, 3, 0, 20])
    play(match, "0 ready", "0 share 0:3,4,5,2,3,4")
    assert made(match) == [0, 0, 0, 0]
    assert "threaten 1" in legal(match, 0)


def test_payoffs_and_exchanges_are_an_option():
    """G-47, G-35: without it there are no payoffs and no offers."""
    match = table(options={"payoffs": False})
    assert why(match, 0, "payoff a yes 1: 5") == why(match, 0, "offer 1: 5") == "no-payoffs"


# ---------------------------------------------------------------- promo cards


def test_a_promo_card_is_used_from_the_stash():
    """G-32: shown to all, set aside, at work for this round, no longer in the stash; once only."""
    match = table(options={"promos": 4}, stashes=[["3 lookout", "2 cash"], [], ["2 megaphone"], []])
    assert [move for move in legal(match, 0) if "promo" in move] == ["promo lookout"]
    assert why(match, 0, "promo megaphone") == "no-promo"
    play(match, "0 promo lookout")
    assert heard(match, 3) == [("promo_used", {"seat": 0, "card": "3 lookout"})]
    seat = match.view(3)["seats"][0]
    assert (seat["held"], seat["aside"], seat["active"]) == (1, ["3 lookout"], ["3 lookout"])
    assert why(match, 0, "promo lookout") == "no-promo"
    play(match, *(f"{seat} choose yes" for seat in range(4)), *(f"{seat} ready" for seat in range(4)))
    seat = match.view(3)["seats"][0]
    assert (seat["aside"], seat["active"]) == (["3 lookout"], [])


def test_a_promo_card_under_a_payoff_cannot_be_used():
    """G-25, G-32: what lies on a payoff is in no stash; taken back it can be used again."""
    match = play(table(options={"promos": 1}, stashes=[["3 lookout"], [], [], []]), "0 payoff a yes 1: lookout?")
    assert why(match, 0, "promo lookout") == "no-promo"
    play(match, "0 payoff a none", "0 promo lookout")
    assert match.view(None)["seats"][0]["active"] == ["3 lookout"]


# ---------------------------------------------------------------- in turns


TURNS = {"bargaining": "turns"}


CHOICES = [f"choose {action}" for action in ("guard", "rob", "skim", "no", "yes")]


def in_turns(**entries):
    return table(**({"options": TURNS} | entries))


def test_what_may_be_done_in_a_turn():
    """G-36: threat, payoffs, offers, promo cards, `done`; no action card, no `ready`, no withdrawing."""
    match = in_turns(options=TURNS | {"promos": 1}, stashes=[["3 lookout"], [5], [], []])
    kinds = {move.kind for move in match.legal(0)}
    assert kinds == {"threaten", "done", "promo", "payoff", "offer"}
    assert why(match, 0, "choose yes") == why(match, 0, "ready") == "choose-later"
    assert why(match, 1, "threaten 0") == "not-your-turn"
    assert why(match, 1, "done") == "not-your-turn"


def test_an_offer_is_answered_at_once():
    """G-36: until it is accepted or declined only its addressee acts, and does nothing else."""
    match = play(in_turns(), "0 offer 1: 5 for 4")
    assert match.acting == (1,)
    assert legal(match, 1) == ["accept 0", "decline 0"]
    assert legal(match, 0) == legal(match, 2) == []
    assert (why(match, 0, "threaten 1"), why(match, 1, "threaten 0")) == ("answer-awaited", "answer-first")
    assert why(match, 0, "withdraw 1") == "answer-awaited"
    play(match, "1 decline 0")
    assert (match.acting, match.view(None)["turn"]) == ((0,), 0)
    play(match, "0 offer 1: 5 for 4", "1 accept 0")
    assert match.acting == (0,)
    assert match.view(0)["seats"][0]["stash"] == ["4 cash", "4 gems", "3 cash", "2 cash"]


def test_an_impossible_offer_can_only_be_declined():
    """G-36, G-39: the others see the same addressee awaited, whether it could accept or not."""
    match = play(in_turns(), "0 offer 2: for 5")
    assert legal(match, 2) == ["decline 0"]
    assert [match.view(viewer)["acting"] for viewer in (0, 1, 3, None)] == [[2]] * 4
    assert why(match, 2, "accept 0") == "cannot-accept"


def test_cards_are_chosen_for_an_offer_in_a_turn_of_another():
    """G-36, G-37: an answer with chosen cards is made by its addressee, whole."""
    match = play(in_turns(), "0 offer 1: for ? ?", "1 accept 0: 5 2")
    assert match.acting == (0,)
    assert match.view(0)["seats"][0]["held"] == 6


@pytest.mark.parametrize("move", ["payoff a none", "threaten 2", "payoff b no 1: P1", "offer 2: 5", "ready"])
def test_afterwards_nothing_can_be_changed(move):
    """G-36: not in another's turn, not in the common choice."""
    match = play(in_turns(), "0 payoff a yes 1: P1", "0 threaten 1", "0 done")
    assert why(match, 0, move) == "not-your-turn"
    play(match, "1 done", "2 done", "3 done")
    assert why(match, 0, move) == "choose-now"
    assert legal(match, 0) == CHOICES


def test_the_limit_holds_in_turns():
    """G-35, G-36: after the last of the changes only `done` is left; an answer is no change and always possible."""
    match = in_turns(options=TURNS | {"changes": 1})
    play(match, "0 threaten 1")
    assert legal(match, 0) == ["done"]
    play(match, "0 done", "1 offer 0: 5", "0 accept 1")
    assert legal(match, 1) == ["done"]
    match = in_turns(options=TURNS | {"changes": 0})
    assert legal(match, 0) == ["done"]


def test_a_payoff_of_a_turn_is_settled_after_the_vote():
    """G-36, G-26: what was laid in a turn lies until its target has voted."""
    match = play(in_turns(), "0 payoff a yes 3: 5? P1", *(f"{seat} done" for seat in range(4)))
    play(match, *(f"{seat} choose yes" for seat in range(4)))
    assert match.view(3)["seats"][3]["stash"] == ["5 gems", "2"]
    assert [seat["payoff_cards"] for seat in match.view(None)["seats"]] == [4, 5, 5, 6]


# ---------------------------------------------------------------- promo cards at work


EMPTY = [[], [], [], []]


PROMOS = {"promos": 4}


ALL = ["3 lookout", "2 megaphone", "4 skeleton-key", "2 double-bottom"]


def working(seat, *cards, players=4):
    """Return the entries of a position in which promo cards of a seat work this round."""
    row = [[*cards] if other == seat else [] for other in range(players)]
    return {"options": PROMOS, "aside": row, "active": row}


# ---------------------------------------------------------------- using them


def test_only_own_promo_cards_in_step_three():
    """G-32: legal are those in one's own stash; not in step 2, and not from a share on the table."""
    match = bargaining(stashes=[ALL, [], [5], ["2 megaphone"]], shares=[[], ["3 lookout"], [], []], options=PROMOS)
    promos = [[move for move in legal(match, seat) if "promo" in move] for seat in range(4)]
    every = ["promo lookout", "promo megaphone", "promo skeleton-key", "promo double-bottom"]
    assert promos == [every, [], [], ["promo megaphone"]]
    shared = resolved(["yes"] * 4, shares=[["3 lookout"], [], [], []], options=PROMOS)
    assert after(shared, "stashes")[0] == [5, 4, 3, "3 lookout", 2]
    assert shared.why_not(0, "promo lookout") is not None


def test_in_turns_promo_cards_are_used_on_ones_own_turn():
    """G-32, G-36: by the seat that alone bargains."""
    match = bargaining(stashes=[[], ["3 lookout"], ["2 megaphone"], []], turn=1, boss=1,
                       options=PROMOS | {"bargaining": "turns"})  # fmt: skip
    assert match.why_not(2, "promo megaphone") is not None
    match.play(1, "promo lookout")
    assert after(match, "active") == [[], ["3 lookout"], [], []]
    match.play(1, "done")
    match.play(2, "promo megaphone")
    assert after(match, "active") == [[], ["3 lookout"], ["2 megaphone"], []]


def test_they_work_for_one_round():
    """G-32, G-20: afterwards they lie aside and do nothing, cannot be robbed, and count their value."""
    match = resolved(["guard"] * 4, **working(2, *ALL), stashes=EMPTY, shares=EMPTY)
    assert after(match, "active", "aside") == (EMPTY, [[], [], ALL, []])
    match.play(1, "share 0:" + ",".join(map(str, after(match, "middle"))))
    match.play(0, "threaten 2")
    for seat, card in enumerate(["rob", "yes", "no", "skim"]):
        match.play(seat, f"choose {card}")
    for seat in range(4):
        match.play(seat, "ready")
    assert happened(match, "nothing_to_rob") == [{"by": 0, "from": 2}]
    assert happened(match, "voted") == [{"yes": 1, "no": 1, "result": "tie"}]
    over = resolved(["guard"] * 4, **working(2, *ALL), stashes=EMPTY, shares=EMPTY, pile=["fuzz"])
    assert over.scores == (0, 0, 11, 0)


def test_unused_they_are_loot():
    """G-32: robbed, shared and scored by their value; the middle shows them."""
    match = resolved(["rob", "yes", "yes", "yes"], [(1, 0)], threats=[1, None, None, None], options=PROMOS,
                     stashes=[[], ["3 lookout"], [], []], shares=[[], ["2 megaphone"], [], []],
                     pile=["4 skeleton-key", "2 double-bottom", "fuzz"])  # fmt: skip
    assert match.scores == (3, 2, 0, 0)
    assert happened(match, "loot_lost") == [{"cards": ["4 skeleton-key", "2 double-bottom"]}]


# ---------------------------------------------------------------- lookout


def test_a_lookout_stops_a_rob():
    """G-45: no rob takes a card, whatever card its owner plays; all see it, and chance draws nothing."""
    for card in ("yes", "skim", "rob"):
        match = resolved(["rob", "rob", card, "yes"], threats=[2, 2, None, None], shares=EMPTY, **working(2, ALL[0]))
        assert happened(match, "lookout_stopped") == [{"seat": 2, "by": 0}, {"seat": 2, "by": 1}]
        assert happened(match, "robbed") == []
        assert match.history[-1].random == ()


def test_a_lookout_helps_its_owner_alone():
    """G-45: robs against others, and the owner's own rob, go on."""
    match = resolved(["rob", "yes", "rob", "yes"], [(4, 0), (4, 1)], threats=[1, None, 3, None], **working(2, ALL[0]))
    assert [(e["by"], e["from"]) for e in happened(match, "robbed")] == [(0, 1), (2, 3)]


# ---------------------------------------------------------------- skeleton key


def test_a_skeleton_key_goes_past_a_guard():
    """G-45: the guard is revealed, its owner takes nothing, the rob takes a card."""
    match = resolved(
        ["rob", "yes", "guard", "yes"], [(4, 3)], threats=[2, *[None] * 3], shares=EMPTY, **working(0, ALL[2])
    )
    assert names(match)[1:5] == ["revealed", "guard_revealed", "guard_bypassed", "robbed"]
    assert happened(match, "guard_bypassed") == [{"seat": 2, "by": 0}]
    assert after(match, "stashes")[0] == [5, 4, 3, 2, 2]
    assert happened(match, "guard_took") == []


def test_a_skeleton_key_helps_its_owner_alone():
    """G-45: another robber of the same guard is answered; a rob of somebody unguarded is as always."""
    match = resolved(["rob", "rob", "guard", "yes"], [(4, 3), (4, 0)], threats=[2, 2, None, None], shares=EMPTY,
                     **working(0, ALL[2]))  # fmt: skip
    assert happened(match, "robbed") == [{"by": 0, "from": 2, "card": "2"}]
    assert happened(match, "guard_took") == [{"by": 2, "from": 1, "card": "5"}]
    held = resolved(
        ["rob", "yes", "guard", "yes"], [(4, 0)], threats=[2, *[None] * 3], shares=EMPTY, **working(2, ALL[2])
    )
    assert happened(held, "guard_took") == [{"by": 2, "from": 0, "card": "5"}]
    plain = resolved(["rob", "yes", "yes", "yes"], [(4, 0)], threats=[1, *[None] * 3], **working(0, ALL[2]))
    assert len(happened(plain, "robbed")) == 1
    assert happened(plain, "guard_bypassed") == []


def test_a_skeleton_key_finds_an_empty_stash():
    """G-45, G-14, G-15: the guard is shown all the same; there is nothing to rob."""
    match = resolved(["rob", "yes", "guard", "yes"], threats=[2, *[None] * 3], stashes=[FOUR, FOUR, [], FOUR],
                     **working(0, ALL[2]))  # fmt: skip
    assert happened(match, "nothing_to_rob") == [{"by": 0, "from": 2}]
    assert happened(match, "guard_revealed") == [{"seat": 2, "by": 0}]


# ---------------------------------------------------------------- megaphone


@pytest.mark.parametrize(
    ("cards", "owner", "yes", "no", "result"),
    [
        ("yes no no guard", 0, 2, 2, "tie"),
        ("yes no guard guard", 0, 2, 1, "passes"),
        ("yes no yes guard", 1, 2, 2, "tie"),
        ("yes no guard guard", 1, 1, 2, "fails"),
        ("yes no guard guard", 2, 1, 1, "tie"),
        ("no yes guard guard", 0, 1, 2, "fails"),
    ],
)
def test_a_megaphone_makes_a_vote_count_twice(cards, owner, yes, no, result):
    """G-45: yes and no, of its owner alone."""
    match = resolved(cards.split(), **working(owner, ALL[1]))
    assert happened(match, "voted") == [{"yes": yes, "no": no, "result": result}]


def test_the_next_boss_is_found_by_cards_not_weights():
    """G-45, G-19: a boss whose loud no alone fails the vote stays; of two noes the first other, however loud."""
    sole = resolved(["no", "yes", "guard", "guard"], **working(0, ALL[1]))
    assert after(sole, "boss", "term") == (0, 2)
    loud = resolved(["yes", "no", "guard", "no"], **working(3, ALL[1]))
    assert after(loud, "boss", "term") == (1, 1)


def test_a_loud_vote_wins_a_payoff_once():
    """G-45, G-26: payoffs look at cards, not at weights."""
    payoffs = [{"from": 1, "token": "a", "to": 0, "side": "yes", "cards": ["P1"]}]
    entries = working(0, ALL[1])
    entries["options"] = entries["options"] | {"payoffs": True}
    match = resolved(["yes", "no", "guard", "no"], payoffs=payoffs, payoff_cards=[5, 4, 5, 5], **entries)
    assert after(match, "payoff_cards") == [6, 4, 5, 5]


# ---------------------------------------------------------------- double bottom


def test_a_double_bottom_skims_though_not_first():
    """G-45, G-13: the first skim draws, the owner's too, others still not."""
    match = resolved(["skim", "skim", "skim", "skim"], shares=EMPTY, pile=["5 gems", "4 gems", *PILE],
                     **working(2, ALL[3]))  # fmt: skip
    assert [(e["seat"], e["card"]) for e in happened(match, "skimmed")] == [(0, "5 gems"), (2, "4 gems")]
    assert [e["seat"] for e in happened(match, "skim_too_late")] == [1, 3]


def test_a_double_bottom_that_is_first_is_the_first_skim():
    """G-45, G-13: it draws once; a later skim of another does nothing."""
    match = resolved(["skim", "skim", "yes", "yes"], shares=EMPTY, **working(0, ALL[3]))
    assert [e["seat"] for e in happened(match, "skimmed")] == [0]
    assert [e["seat"] for e in happened(match, "skim_too_late")] == [1]


@pytest.mark.parametrize(
    ("pile", "skimmed", "by", "left"),
    [
        (["fuzz", "5 gems", "4 gems", 3], ["5 gems", "4 gems"], 0, [3]),
        (["5 gems", "fuzz", "4 gems", 3], ["5 gems", "4 gems"], 2, [3]),
        (["5 gems", "fuzz"], ["5 gems"], 2, []),
        (["fuzz", "5 gems"], ["5 gems"], 0, []),
        (["fuzz"], [], 0, []),
    ],
)
def test_two_skims_and_the_fuzz(pile, skimmed, by, left):
    """G-45, G-22: either may bring it; then the next card, none if the pile is empty."""
    match = resolved(["skim", "guard", "skim", "guard"], shares=EMPTY, pile=pile, **working(2, ALL[3]))
    assert [e["card"] for e in happened(match, "skimmed")] == skimmed
    assert happened(match, "fuzz_skimmed") == [{"seat": by}]
    assert len(happened(match, "pile_empty")) == 2 - len(skimmed)
    assert (match.end_reason, after(match, "pile")) == ("fuzz-skim", left)


# ---------------------------------------------------------------- while the boss shares


EARLY: dict[str, Any] = {"early_bribes": True}


MIDDLE = [5, 4, 3, 3, 2, 2]


ALL_TO_THE_BOSS = "0 share 0:5,4,3,3,2,2"


def sharing(**entries):
    """A match of four in step 2, with early bribes; seat 0 is boss."""
    options = EARLY | entries.pop("options", {})
    return table(phase="share", middle=MIDDLE, shares=None, options=options, **entries)


def kinds(match, seat):
    """The kinds of moves a seat may make."""
    return {move.kind for move in match.legal(seat)}


def status(match, seat):
    """The id of what a seat is told to do, and of whom it speaks."""
    told = match.view(seat)["status"]
    return told["id"], told["args"]["seat"]


def test_all_make_and_answer_offers_until_the_share_is_made():
    """G-48: while the boss shares all may offer, withdraw, accept and decline, the boss too."""
    match = play(sharing(), "1 offer 0: P2 for 5", "0 offer 2: P1", "3 offer 0: for 4", "2 offer 1: 3 for 2")
    play(match, "0 accept 1", "2 accept 0", "0 decline 3", "2 withdraw 1")
    assert payoff_cards(match) == [6, 3, 6, 5]
    assert stash(match, 0) == ["4 cash", "3 cash", "2 cash"]
    assert match.view(None)["phase"] == "share"
    assert match.view(None)["offers"] == []


def test_nothing_else_of_step_three_is_done():
    """G-48: no threat, action card, payoff or promo card, and nobody is ready; only the boss shares."""
    match = sharing(options={"promos": 1}, stashes=[["5 gems", "3 lookout"], ["3 lookout"], ["3 gems"], []])
    assert kinds(match, 0) == {"give", "offer"}
    assert kinds(match, 1) == {"offer"}
    for wrong in ("threaten 2", "choose yes", "payoff a yes 2: P1", "promo lookout", "ready", "done"):
        assert why(match, 1, wrong) == "early-offers-only"
        assert why(match, 0, wrong) == "share-first"
    assert why(match, 1, "give 1") == why(match, 1, ALL_TO_THE_BOSS[2:]) == "not-boss"


def test_without_the_option_there_is_only_talk():
    """G-28, G-47: by default nobody but the boss acts in step 2, and the boss only shares."""
    match = table(phase="share", middle=MIDDLE, shares=None)
    assert match.acting == match.needed == (0,)
    assert kinds(match, 0) == {"give"}
    assert why(match, 1, "offer 0: P1") == "not-boss"
    assert why(match, 0, "offer 1: P1") == "share-first"


@pytest.mark.parametrize("options", [{}, {"payoffs": True, "bargaining": "turns"}, {"bargaining": "open"}])
def test_it_needs_payoffs_and_open_bargaining(options):
    """G-48: elsewhere the option is refused, and says what it needs."""
    with pytest.raises(BadOption, match="early_bribes needs payoffs=true and bargaining=open"):
        rascals.game("goodcritters", players=4, **EARLY, **options)
    assert rascals.game("goodcritters", players=4, **options).options["early_bribes"] is False


def test_offers_count_as_changes_of_the_round():
    """G-35, G-48: what is offered early is no longer left for step 3; answers are not counted."""
    match = play(sharing(options={"changes": 2}), "1 offer 0: P1", "0 accept 1", "1 offer 0: P1")
    assert [seat["changes"] for seat in match.view(None)["seats"]] == [0, 2, 0, 0]
    assert kinds(match, 1) == {"withdraw"}
    assert why(match, 1, "offer 2: P1") == "no-changes-left"
    play(match, ALL_TO_THE_BOSS)
    assert [seat["changes"] for seat in match.view(None)["seats"]] == [0, 2, 0, 0]
    assert why(match, 1, "threaten 2") == "no-changes-left"
    resolve(play(match, "0 accept 1"), "yes", "yes", "yes", "yes")
    assert [seat["changes"] for seat in match.view(None)["seats"]] == [0, 0, 0, 0]


def test_the_boss_shares_at_any_moment_and_waits_for_nobody():
    """G-48: offers that stand, even to the boss, hinder no share; they go on into step 3."""
    match = play(sharing(), "1 offer 0: P1 for 5", "2 offer 3: 3~", ALL_TO_THE_BOSS)
    view = match.view(None)
    assert view["phase"] == "bargain"
    assert [(offer["from"], offer["to"]) for offer in view["offers"]] == [(1, 0), (2, 3)]
    assert stash(play(match, "0 accept 1"), 1)[:2] == ["5 cash", "5 gems"]


def test_the_middle_belongs_to_nobody():
    """G-48: of the loot in the middle nothing can be offered, nor does it count as anybody's to be asked for."""
    match = sharing(stashes=[[], ["5 cash"], [], []])
    assert why(match, 0, "offer 1: 5") == "not-owned"
    assert why(match, 1, "offer 0: for 5") == "asks-too-much"
    assert why(match, 1, "offer 0: P1 for P2") is None
    assert match.view(None)["middle"] == ["5", "4", "3", "3", "2", "2"]


def test_who_may_do_something_is_awaited_and_nobody_waits_for_them():
    """G-48: the boss is needed, and who has an offer to answer; the others are free; who can do nothing rests."""
    match = sharing(options={"changes": 1})
    assert match.acting == (0, 1, 2, 3)
    assert match.needed == (0,)
    play(match, "1 offer 2: P1")
    assert match.needed == (0, 2)
    assert match.view(None)["free"] == [1, 3]
    play(match, "2 decline 1")
    assert match.acting == (0, 2, 3)
    assert why(match, 1, "offer 2: P1") == "no-changes-left"
    play(match, ALL_TO_THE_BOSS)
    assert match.acting == match.needed == (0, 1, 2, 3)
    assert match.view(None)["free"] == []


def test_who_can_deal_with_nobody_is_not_awaited():
    """G-28, G-48: a seat that has nothing may still ask any other that has something, not only the boss."""
    match = sharing(stashes=[[], [], [3], []], payoff_cards=[0, 0, 0, 0])
    assert match.acting == (0, 1, 2, 3)
    assert legal(match, 1) == ["offer 2:"]
    assert sharing(stashes=[[], [], [], []], payoff_cards=[0, 0, 0, 0]).acting == (0,)


def test_a_begun_share_is_seen_by_nobody():
    """G-37, G-48: it stops all others, who see the table as if nothing were begun; nor do they see a begun offer."""
    before = sharing().view(2)
    for seat, move in ((0, "share 0:5 1:4"), (1, "offer 0: P1")):
        match = sharing(unfinished={"seat": seat, "move": move})
        assert match.acting == match.needed == (seat,)
        assert match.view(2) == before
        assert match.view(seat)["draft"] == move
        assert legal(match, 2) == []
        assert why(match, 2, "offer 1: P1") == "not-boss"


def test_everybody_is_told_what_may_be_done():
    """G-48: the boss shares, who has an offer may answer it, the others may bribe; spectators hear of the boss."""
    match = play(sharing(options={"changes": 1}), "1 offer 2: P1", "3 offer 0: P1", "0 accept 3")
    assert status(match, 0) == ("share", [0])
    assert status(match, 2) == ("bribe-answer", [0])
    assert status(play(match, "2 decline 1"), 2) == ("bribe", [0])
    assert status(match, 1) == status(match, None) == ("share", [0])
    match = play(sharing(), "1 offer 0: P1")
    assert status(match, 0) == ("bribe-answer", [0])
    assert status(play(match, ALL_TO_THE_BOSS), 2) == ("bargain", [0, 1, 2, 3])
    assert status(match, 0) == ("answer", [0, 1, 2, 3])


def test_offers_lapse_and_show_as_in_step_three():
    """G-39, G-41: what is no longer owned is no longer offered; what an offer shows is known to its addressee."""
    match = play(sharing(), "1 offer 0: 5~", "1 offer 2: 5?")
    assert match.view(0)["seats"][1]["known"]["5"] == 1
    assert match.view(3)["seats"][1]["known"]["5"] == 0
    hidden = [offer["gives"] for offer in match.view(2)["offers"]]
    assert hidden == [[None], [None]]
    play(match, "0 accept 1")
    assert "lapsed" in names(match)
    assert match.view(None)["offers"] == []


def test_when_the_round_ends_early_offers_are_gone():
    """G-39, G-48: an offer of step 2 lapses with step 3, and the next round begins without any."""
    match = play(sharing(), "1 offer 0: P1 for 5", "0 share 0:2 1:5,4 2:3,3 3:2")
    resolve(match, "yes", "yes", "yes", "yes")
    assert match.view(None)["phase"] == "share"
    assert match.view(None)["offers"] == []


def test_a_failed_vote_opens_bribes_again():
    """G-19, G-48: the new boss shares, and may be bribed."""
    match = resolve(play(sharing(), ALL_TO_THE_BOSS), "yes", "no", "no", "no")
    assert match.view(None)["boss"] == 1
    play(match, "0 offer 1: P2 for P1", "1 accept 0")
    assert match.needed == (1,)


def test_positions_have_offers_and_changes_in_step_two():
    """G-48: they are written and read back; without the option, or with a threat, they are refused."""
    match = play(sharing(), "1 offer 0: P1 5~ for 4 ?", "3 offer 2: for P1")
    position = match.position()
    assert [(offer["from"], offer["to"]) for offer in position["offers"]] == [(1, 0), (3, 2)]
    assert position["changes"] == [0, 1, 0, 1]
    again = match.game.from_position(json.loads(json.dumps(position)), seed=1)
    assert again.position() == position
    assert legal(again, 0) == legal(match, 0)
    with pytest.raises(BadPosition, match="changes"):
        sharing(changes=[21, 0, 0, 0])
    with pytest.raises(BadPosition, match="threats: nothing of this"):
        sharing(threats=[1, None, None, None])
    for entry in ({"offers": position["offers"]}, {"changes": [0, 1, 0, 0]}):
        with pytest.raises(BadPosition, match=f"{next(iter(entry))}: nothing of this in the phase 'share'"):
            table(phase="share", middle=MIDDLE, shares=None, **entry)
        with pytest.raises(BadPosition, match="nothing of this in the phase 'over'"):
            table(phase="over", middle=[], shares=None, options=EARLY, **entry)


GAMES = [
    rascals.game("goodcritters", players=4, payoffs=True, changes=2, length="short", **EARLY),
    rascals.game("goodcritters", players=5, payoffs=True, promos=4, changes=3, **EARLY),
]


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES, ids=laws.name_of)
@pytest.mark.parametrize(
    "law",
    [
        laws.is_in_the_dialect,
        laws.ends_with_a_winner,
        laws.refuses_what_is_not_legal,
        laws.refusals_are_explained,
        laws.notation_reads_back,
        laws.positions_read_back,
        laws.saved_games_hold,
        laws.concealing_is_not_seen,
        laws.taking_back_teaches_nobody,
        laws.observations_keep_their_bounds,
        laws.observations_are_renewed,
        laws.everything_has_words,
    ],
    ids=lambda law: law.__name__,
)
def test_the_laws_hold_with_early_bribes(law, game):
    """G-48: what holds of every game holds of this one."""
    law(game)


@pytest.mark.no_cover
def test_whole_games_come_to_an_end_with_many_early_bribes(amount):
    """G-35, G-43, G-48: random games in which many deals are struck before the share lose no payoff card and end."""
    struck = 0
    for match in random_games(4, range(amount(2, 8)), commands=2_000, payoffs=True, length="short", changes=4, **EARLY):
        phase = match.view(None)["phase"]
        struck += phase == "share" and "accepted" in names(match)
        if phase == "share":
            assert sum(payoff_cards(match)) == 20
    assert match.over
    assert struck > 3
