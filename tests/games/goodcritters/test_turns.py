"""GoodCritters, step 3 bargained in turns: the order, offers answered at once, the common choice."""

from __future__ import annotations

import pytest

from tests.games.goodcritters.bargains import heard, legal, names, play, table, why

TURNS = {"bargaining": "turns"}
CHOICES = [f"choose {action}" for action in ("guard", "rob", "skim", "no", "yes")]


def in_turns(**entries):
    return table(**({"options": TURNS} | entries))


def test_each_seat_has_one_turn_from_the_boss_clockwise():
    """G-36: in its turn it alone acts; `done` ends it; after the last one all choose."""
    match = in_turns(boss=2, turn=2)
    for seat in (2, 3, 0, 1):
        assert (match.acting, match.view(None)["turn"]) == ((seat,), seat)
        assert [other for other in range(4) if legal(match, other)] == [seat]
        play(match, f"{seat} threaten {(seat + 1) % 4}", f"{seat} done")
        assert heard(match, None) == [("done", {"seat": seat})]
    view = match.view(None)
    assert (view["phase"], view["turn"], view["acting"]) == ("choose", None, [0, 1, 2, 3])
    assert [seat["threat"] for seat in view["seats"]] == [1, 2, 3, 0]


def test_the_boss_begins_after_sharing():
    """G-36: a turn to each from the boss on, in every round."""
    match = in_turns()
    play(match, *(f"{seat} done" for seat in range(4)), "0 choose yes", *(f"{seat} choose no" for seat in (1, 2, 3)))
    view = match.view(None)
    assert (view["phase"], view["boss"]) == ("share", 1)
    play(match, "1 share 0:" + ",".join(card.split()[0] for card in view["middle"]))
    assert match.acting == (1,)


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


def test_all_choose_at_the_same_time_once_and_finally():
    """G-36, G-10: in any order, unseen by others; the step ends with the last choice."""
    match = play(in_turns(), *(f"{seat} done" for seat in range(4)))
    assert all(legal(match, seat) == CHOICES for seat in range(4))
    play(match, "2 choose no")
    assert heard(match, 0) == [("chosen", {"seat": 2, "action": None})]
    assert legal(match, 2) == []
    assert why(match, 2, "choose yes") == "chosen-finally"
    assert match.acting == (0, 1, 3)
    play(match, "0 choose yes", "3 choose yes", "1 choose yes")
    assert names(match)[:2] == ["chosen", "revealed"]
    assert "voted" in names(match)


def test_a_payoff_of_a_turn_is_settled_after_the_vote():
    """G-36, G-26: what was laid in a turn lies until its target has voted."""
    match = play(in_turns(), "0 payoff a yes 3: 5? P1", *(f"{seat} done" for seat in range(4)))
    play(match, *(f"{seat} choose yes" for seat in range(4)))
    assert match.view(3)["seats"][3]["stash"] == ["5 gems", "2"]
    assert [seat["payoff_cards"] for seat in match.view(None)["seats"]] == [4, 5, 5, 6]
