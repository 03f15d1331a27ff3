"""GoodCritters: promo cards, used and unused."""

from __future__ import annotations

import pytest

from tests.games.goodcritters.table import FOUR, PILE, after, bargaining, chosen, happened, legal, names, resolved

EMPTY = [[], [], [], []]
PROMOS = {"promos": 4}
ALL = ["3 lookout", "2 megaphone", "4 skeleton-key", "2 double-bottom"]


def working(seat, *cards, players=4):
    """Return the entries of a position in which promo cards of a seat work this round."""
    row = [[*cards] if other == seat else [] for other in range(players)]
    return {"options": PROMOS, "aside": row, "active": row}


def two_working(one, other):
    row = [[], [], [], []]
    for seat, card in (one, other):
        row[seat] = [card]
    return {"options": PROMOS, "aside": row, "active": row}


# ---------------------------------------------------------------- using them


def test_a_promo_card_is_used_from_the_stash():
    """G-32: shown, set aside, out of the stash; it works this round, and its value counts at the end."""
    match = bargaining(stashes=[[5], ["4 skeleton-key", 2], [], []], options=PROMOS)
    match.play(1, "promo skeleton-key")
    assert after(match, "stashes", "aside") == ([[5], [2], [], []], [[], ["4 skeleton-key"], [], []])
    assert after(match, "active") == [[], ["4 skeleton-key"], [], []]
    assert happened(match, "promo_used") == [{"seat": 1, "card": "4 skeleton-key"}]
    view = match.view(None)["seats"][1]
    assert (view["aside"], view["active"], view["held"]) == (["4 skeleton-key"], ["4 skeleton-key"], 1)
    assert match.why_not(1, "promo skeleton-key") is not None


def test_only_own_promo_cards_in_step_three():
    """G-32: legal are those in one's own stash; not in step 2, and not from a share on the table."""
    match = bargaining(stashes=[ALL, [], [5], ["2 megaphone"]], shares=[[], ["3 lookout"], [], []], options=PROMOS)
    promos = [[move for move in legal(match, seat) if "promo" in move] for seat in range(4)]
    every = ["promo lookout", "promo megaphone", "promo skeleton-key", "promo double-bottom"]
    assert promos == [every, [], [], ["promo megaphone"]]
    shared = resolved(["yes"] * 4, shares=[["3 lookout"], [], [], []], options=PROMOS)
    assert after(shared, "stashes")[0] == [5, 4, 3, "3 lookout", 2]
    assert shared.why_not(0, "promo lookout") is not None


def test_a_promo_card_is_a_change():
    """G-32, G-34, G-35: it takes back the others' ready, and counts; a seat without changes left uses none."""
    entries = {"stashes": [["3 lookout", "2 megaphone"], [], [], []], "options": PROMOS | {"changes": 1}}
    match = chosen(["yes"] * 4, **entries)
    match.play(0, "promo lookout")
    assert after(match, "ready", "changes") == ([False] * 4, [1, 0, 0, 0])
    assert match.why_not(0, "promo megaphone").clause == "G-35"
    ready = chosen(["yes"] * 4, ready=[True, True, False, True], **entries)
    assert ready.why_not(0, "promo lookout") is not None


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


def test_a_lookout_does_not_stop_a_guard():
    """G-45: a guard you rob still takes a card from you; and your own guard answers as always."""
    match = resolved(["rob", "guard", "yes", "yes"], [(4, 0)], threats=[1, *[None] * 3], **working(0, ALL[0]))
    assert happened(match, "guard_took") == [{"by": 1, "from": 0, "card": "5"}]
    own = resolved(["rob", "guard", "yes", "yes"], [(4, 0)], threats=[1, *[None] * 3], **working(1, ALL[0]))
    assert happened(own, "guard_took") == [{"by": 1, "from": 0, "card": "5"}]
    assert happened(own, "lookout_stopped") == []


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


def test_a_lookout_beats_a_skeleton_key():
    """G-45: past the guard, but no card: neither takes anything."""
    entries = two_working((0, ALL[2]), (2, ALL[0]))
    match = resolved(["rob", "yes", "guard", "yes"], threats=[2, *[None] * 3], shares=EMPTY, **entries)
    assert names(match)[1:5] == ["revealed", "guard_revealed", "guard_bypassed", "lookout_stopped"]
    assert after(match, "stashes") == [FOUR] * 4
    open_ = resolved(["rob", "yes", "yes", "yes"], threats=[2, *[None] * 3], shares=EMPTY, **entries)
    assert happened(open_, "lookout_stopped") == [{"seat": 2, "by": 0}]


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
