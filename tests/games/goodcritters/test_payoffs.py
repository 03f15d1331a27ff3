"""GoodCritters, payoffs: setting, replacing, taking back, settling, and who sees what lies there."""

from __future__ import annotations

import pytest

import rascals
from tests.games.goodcritters.bargains import heard, legal, names, payoff_cards, play, resolve, stash, table, why


def lying(match, viewer=None):
    """Return all payoffs on the table as a viewer sees them: giver, token, target, side, payoff cards, loot."""
    return [
        (seat["seat"], lies["token"], lies["to"], lies["side"], lies["payoff_cards"], lies["cards"])
        for seat in match.view(viewer)["seats"]
        for lies in seat["payoffs"]
    ]


# ---------------------------------------------------------------- setting


@pytest.mark.parametrize("players", range(4, 9))
def test_each_begins_with_five_payoff_cards(players):
    """G-24: five payoff cards each, worth a point each at the end, visible to all; none without the option."""
    view = rascals.game("goodcritters", players=players, payoffs=True).new(seed=1).view(None)
    assert [seat["payoff_cards"] for seat in view["seats"]] == [5] * players
    plain = rascals.game("goodcritters", players=players).new(seed=1).view(None)
    assert {seat["payoff_cards"] for seat in plain["seats"]} == {None}


def test_payoff_cards_count_at_the_end():
    """G-23, G-24: one point each."""
    match = table(stashes=[[5], [5], [5], [5]], payoff_cards=[2, 5, 0, 7], pile=["fuzz"], fuzz_window=[0, 0])
    resolve(match, "yes", "yes", "yes", "yes")
    assert match.scores == (5 + 5 + 2, 5 + 4 + 5, 5 + 3 + 0, 5 + 2 + 7)


def test_a_payoff_lies_before_another_player():
    """G-25, G-27: each of two tokens, yes or no up, before any player but oneself, with cards."""
    match = play(table(), "0 payoff a yes 3: P2 5 4~ 3?")
    assert lying(match, 0) == [(0, "a", 3, "yes", 2, ["5 gems", "4 cash", "3 cash"])]
    assert stash(match, 0) == ["2 cash"]
    assert payoff_cards(match) == [3, 5, 5, 5]
    assert why(match, 0, "payoff b yes 0: P1") == "payoff-to-self"
    assert why(match, 0, "payoff b yes 3:") is not None
    assert why(match, 0, "payoff b yes 3: P4") == "no-payoff-cards"
    assert why(match, 0, "payoff b yes 3: 5") == "not-owned"


def test_what_lies_there_is_in_no_stash():
    """G-25: it is neither offered nor robbed; payoff cards on it are not offered either."""
    match = play(table(stashes=[["5 gems"], ["2 cash"], [], []], payoff_cards=[1, 5, 5, 5]), "0 payoff a yes 2: P1 5")
    assert why(match, 0, "offer 1: 5") == "not-owned"
    assert why(match, 0, "offer 1: P1") == "no-payoff-cards"
    assert why(match, 0, "payoff b no 2: 5") is not None
    play(match, "1 threaten 0")
    resolve(match, "yes", "rob", "no", "yes")
    assert "nothing_to_rob" in names(match)


def test_a_payoff_may_empty_its_givers_stash():
    """G-25: all loot may lie on payoffs."""
    match = play(table(), "2 payoff a yes 0: 3 3?")
    assert match.view(None)["seats"][2]["held"] == 0
    assert stash(match, 2) == []


def test_a_payoff_is_replaced_whole():
    """G-25: the old cards return first, so they can be laid down again; to another player, another side up."""
    match = play(table(), "0 payoff a yes 1: P5 5 4?", "0 payoff a no 2: P5 5~ 3")
    assert lying(match, 0) == [(0, "a", 2, "no", 5, ["3 cash", "5 gems"])]
    assert stash(match, 0) == ["4 cash", "2 cash"]
    assert names(match)[:2] == ["payoff_unset", "payoff_set"]


def test_the_same_payoff_again_changes_nothing():
    """G-34: a payoff that lies there already is refused, small step or whole; another manner is a change."""
    match = play(table(), "0 payoff a yes 1: P1 5")
    assert why(match, 0, "payoff a yes 1: P1 5") == "changes-nothing"
    assert why(match, 0, "payoff a yes 1: P1 5~") is None
    assert why(match, 0, "payoff a no 1: P1 5") is None
    assert why(match, 0, "payoff b yes 1: P1 4") is None
    single = table(stashes=[[], [], [], []], payoff_cards=[1, 5, 5, 5])
    play(single, "0 payoff a yes 1: P1")
    assert "payoff a yes 1:" not in legal(single, 0)
    assert why(single, 0, "payoff a yes 1: P1") == "nothing-to-lay"


def test_a_payoff_is_taken_back():
    """G-25: all that lay on it is its giver's again, and the token free."""
    match = play(table(), "0 payoff b no 1: P2 5 3?", "0 payoff b none")
    assert lying(match) == []
    assert stash(match, 0) == ["5 gems", "4 cash", "3 cash", "2 cash"]
    assert payoff_cards(match) == [5, 5, 5, 5]
    assert heard(match, 2) == [("payoff_unset", {"seat": 0, "to": 1, "token": "b", "payoff_cards": 2, "loot": 2})]
    assert why(match, 0, "payoff b none") == "no-payoff"


def test_both_tokens_may_stand_before_one_player():
    """G-27: with opposite sides too."""
    match = play(table(), "0 payoff a yes 1: P1", "0 payoff b no 1: P3", "2 payoff a yes 1: 3")
    assert [entry[:5] for entry in lying(match)] == [
        (0, "a", 1, "yes", 1),
        (0, "b", 1, "no", 3),
        (2, "a", 1, "yes", 0),
    ]


# ---------------------------------------------------------------- settling


def test_a_payoff_is_earned_by_the_vote_it_names():
    """G-X3, G-26: yes token, vote no: all goes back; yes token, vote yes: all is the voter's; tokens come back."""
    match = play(table(), "0 payoff a yes 1: P2", "0 payoff b yes 2: P1 5?")
    resolve(match, "yes", "no", "yes", "yes")
    assert payoff_cards(match) == [4, 5, 6, 5]
    assert "5 gems" in stash(match, 2)
    assert "5 gems" not in stash(match, 0)
    assert lying(match) == []
    play(match, "0 share 0:" + ",".join(card.split()[0] for card in match.view(0)["middle"]))
    assert {"payoff a yes 1:", "payoff b yes 1:"} <= set(legal(match, 0))


@pytest.mark.parametrize("action", ["guard", "rob", "skim", "no"])
def test_anything_else_earns_nothing(action):
    """G-26: guard, rob and skim name no side, and no is not yes."""
    match = play(table(), "0 payoff a yes 3: P2 4?")
    resolve(match, "yes", "yes", "yes", action)
    assert payoff_cards(match) == [5, 5, 5, 5]
    assert "4 cash" in stash(match, 0)
    assert "payoff_returned" in names(match)


def test_all_that_fit_are_earned():
    """G-26: from several givers, and both tokens of one; those of the other side go back."""
    match = play(
        *(table(), "0 payoff a no 3: P1", "0 payoff b no 3: P2"),
        *("1 payoff a no 3: P4", "2 payoff a yes 3: P5", "1 payoff b yes 3: 5"),
    )
    resolve(match, "yes", "yes", "yes", "no")
    assert payoff_cards(match) == [2, 1, 5, 12]
    assert "5 cash" in stash(match, 1)


def test_a_turn_is_reveal_carry_out_settle():
    """G-26: payoffs before a player are settled right after that player's card, before the next one's."""
    match = play(table(), "0 payoff a yes 1: P1", "3 payoff a no 1: P1", "0 threaten 2")
    resolve(match, "rob", "yes", "skim", "yes")
    told = [name for name in names(match) if name in {"revealed", "robbed", "payoff_won", "payoff_returned", "skimmed"}]
    assert told == [
        *("revealed", "robbed"),
        *("revealed", "payoff_won", "payoff_returned"),
        *("revealed", "skimmed"),
        "revealed",
    ]


def test_a_guard_revealed_early_settles_on_its_own_turn():
    """G-26: payoffs before the guard's owner stay until that turn, and only then go back."""
    match = play(table(), "0 threaten 2", "1 payoff a yes 2: 5")
    resolve(match, "rob", "yes", "guard", "yes")
    told = names(match)
    assert told.index("guard_revealed") < told.index("guard_took") < told.index("payoff_returned")
    votes = [event.args.get("seat") for event in match.history[-1].events if event.name == "revealed"]
    assert votes == [0, 1, 3]
    assert told.index("payoff_returned") > [at for at, name in enumerate(told) if name == "revealed"][1]


def test_loot_that_is_won_can_be_robbed_later_in_the_step():
    """G-X11, G-16, G-26: a victim takes a payoff, then is robbed of it."""
    match = play(table(stashes=[[], ["5 gems"], ["2 cash"], []]), "1 payoff a yes 0: 5?", "3 threaten 0")
    resolve(match, "yes", "yes", "yes", "rob")
    assert "5 gems" in stash(match, 3)
    robbed = [args for name, args in heard(match, 3) if name == "robbed"]
    assert robbed == [{"by": 3, "from": 0, "card": "5 gems"}]


def test_loot_that_came_back_can_be_robbed_later_in_the_step():
    """G-16, G-26: returned cards are in their giver's stash at once."""
    match = play(table(stashes=[["2 cash"], ["5 gems"], [], []]), "1 payoff a no 0: 5?", "3 threaten 1")
    resolve(match, "yes", "yes", "yes", "rob")
    assert "5 gems" in stash(match, 3)


def test_loot_not_settled_yet_cannot_be_robbed():
    """G-16, G-25: a robber before the target's turn finds nothing; the payoff is settled afterwards."""
    match = play(table(stashes=[["5 gems"], [], [], []]), "0 payoff a yes 3: 5", "1 threaten 0", "2 threaten 3")
    resolve(match, "yes", "rob", "rob", "yes")
    assert names(match).count("nothing_to_rob") == 2
    assert "5 gems" in stash(match, 3)


def test_a_megaphone_earns_a_payoff_once():
    """G-45, G-26: payoffs look at the card, not at its weight."""
    match = table(options={"promos": 4}, stashes=[[], [], [], ["2 megaphone"]])
    play(match, "0 payoff a yes 3: P2", "1 payoff a no 3: P1", "3 promo megaphone")
    resolve(match, "no", "no", "no", "yes")
    assert payoff_cards(match) == [3, 5, 5, 7]


# ---------------------------------------------------------------- who sees it


def test_who_sees_a_payoff():
    """G-25, G-29, G-40: all see numbers and open loot, the target also what is shown, the giver everything."""
    match = play(table(), "0 payoff a yes 3: P2 5 4~ 3?")
    entry = (0, "a", 3, "yes", 2)
    seen = {viewer: lying(match, viewer) for viewer in (0, 1, 2, 3, None)}
    assert seen[0] == [(*entry, ["5 gems", "4 cash", "3 cash"])]
    assert seen[3] == [(*entry, ["5 gems", "4 cash", None])]
    assert seen[1] == seen[2] == seen[None] == [(*entry, ["5 gems", None, None])]


def test_who_hears_of_a_payoff():
    """G-40: the same at placing."""
    match = play(table(), "0 payoff a yes 3: P2 5 4~ 3?")
    values = {"seat": 0, "to": 3, "token": "a", "side": "yes", "payoff_cards": 2, "loot": 3}
    common = [("payoff_set", values), ("payoff_open", {"seat": 0, "to": 3, "cards": ["5 gems"]})]
    shown = ("payoff_shown", {"seat": 0, "to": 3, "cards": ["4 cash"]})
    hidden = ("payoff_hidden", {"seat": 0, "to": 3, "cards": ["3 cash"]})
    assert heard(match, 0) == [*common, shown, hidden]
    assert heard(match, 3) == [*common, shown]
    assert heard(match, 1) == heard(match, None) == common


def test_hidden_loot_is_seen_by_the_target_when_it_is_theirs():
    """G-29, G-40: by nobody else; what returns unseen stays unseen."""
    match = play(table(), "0 payoff a yes 3: 5 4~ 3?", "0 payoff b yes 1: 2?")
    resolve(match, "yes", "no", "yes", "yes")
    won = {"seat": 0, "to": 3, "cards": ["3 cash"]}
    for viewer in (0, 1, 2, 3, None):
        mine = [args for name, args in heard(match, viewer) if name == "payoff_won_loot"]
        assert mine == ([won] if viewer in {0, 3} else [])
        back = [args for name, args in heard(match, viewer) if name == "payoff_returned"]
        assert back == [{"seat": 0, "to": 1, "token": "b", "payoff_cards": 0, "loot": 1}]
    known = {viewer: match.view(viewer)["seats"][0]["known"] for viewer in (1, None)}
    assert known[1]["2"] == known[None]["2"] == 0
