"""GoodCritters, step 3: threats, action cards, readiness, changes; in turns; promo cards; exchanges in step 2."""

from __future__ import annotations

from typing import Any

import pytest

import rascals
from rascals import laws
from rascals.core.errors import BadOption
from tests.games.goodcritters.table import (
    heard,
    legal,
    play,
    ready,
    table,
    why,
)

ACTIONS = ("guard", "rob", "skim", "no", "yes")
OFFERS = [
    {"from": 1, "to": 0, "gives": ["4g"], "wants": []},
    {"from": 2, "to": 0, "gives": ["3g"], "wants": ["?"]},
    {"from": 0, "to": 3, "gives": ["5g"], "wants": []},
]
LAID = {"from": 0, "token": "a", "to": 1, "side": "yes", "cards": ["P1"]}


# ---------------------------------------------------------------- changes


@pytest.mark.parametrize(
    ("move", "unsettles", "counts"),
    [
        *((move, True, True) for move in ("threaten 1", "threaten none", "choose no", "promo lookout")),
        *((move, True, True) for move in ("payoff b no 2: P1", "payoff a no 2: P1", "payoff a none")),
        *((move, True, True) for move in ("offer 2: 5", "offer 2: for 3")),
        *((move, True, False) for move in ("accept 1", "accept 2: 4")),
        *((move, False, False) for move in ("decline 1", "withdraw 3")),
    ],
)
def test_what_takes_back_the_others_ready_and_counts_as_a_change(move, unsettles, counts):
    """G-34, G-35: threats, cards, payoffs, promos and offers do both; answers are no changes and unsettle nobody."""
    match = table(
        options={"promos": 4},
        chosen=["yes"] * 4,
        ready=[False, True, True, True],
        threats=[2, None, None, None],
        stashes=[["5 gems", "4 cash", "3 lookout"], ["4 gems"], ["3 gems"], []],
        payoffs=[LAID],
        payoff_cards=[4, 5, 5, 5],
        offers=OFFERS,
    )
    play(match, f"0 {move}")
    assert ready(match) == [False, *[not unsettles] * 3]
    assert [args["seat"] for name, args in heard(match, None) if name == "unready"] == [1, 2, 3] * unsettles
    assert made(match) == [int(counts), 0, 0, 0]


def test_a_first_choice_and_ready_are_no_changes():
    """G-34, G-35: choosing a card for the first time, or being ready, is no change."""
    match = play(table(), "1 choose no", "1 ready", "0 choose rob", "0 ready")
    assert (ready(match), made(match)) == ([True, True, False, False], [0, 0, 0, 0])


def made(match):
    return [seat["changes"] for seat in match.view(None)["seats"]]


def test_twenty_changes_and_no_more():
    """G-35: twenty by default; then only answers to offers, `withdraw` and `ready` remain after choosing."""
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


# ---------------------------------------------------------------- in turns


TURNS = {"bargaining": "turns"}


def in_turns(**entries):
    return table(**({"options": TURNS} | entries))


def test_an_impossible_offer_can_only_be_declined():
    """G-36, G-39: the others see the same addressee to act, whether it could accept or not."""
    match = play(in_turns(), "0 offer 2: for 5")
    assert legal(match, 2) == ["decline 0"]
    assert [match.view(viewer)["acting"] for viewer in (0, 1, 3, None)] == [[2]] * 4
    assert why(match, 2, "accept 0") == "cannot-accept"


# ---------------------------------------------------------------- while the boss shares


EARLY: dict[str, Any] = {"early_bribes": True}
MIDDLE = [5, 4, 3, 3, 2, 2]
ALL_TO_THE_BOSS = "0 share 0:5,4,3,3,2,2"


def sharing(**entries):
    """A match of four in step 2, with early bribes; seat 0 is boss."""
    options = EARLY | entries.pop("options", {})
    return table(phase="share", middle=MIDDLE, shares=None, options=options, **entries)


@pytest.mark.parametrize("options", [{}, {"payoffs": True, "bargaining": "turns"}, {"bargaining": "open"}])
def test_it_needs_payoffs_and_open_bargaining(options):
    """G-48: otherwise the option is refused, with what it needs."""
    with pytest.raises(BadOption, match="early_bribes needs payoffs=true and bargaining=open"):
        rascals.game("goodcritters", players=4, **EARLY, **options)
    assert rascals.game("goodcritters", players=4, **options).options["early_bribes"] is False


def test_who_may_do_something_is_awaited_and_nobody_waits_for_them():
    """G-48: the boss is needed, and seats with an offer to answer; the others are free; seats without a move rest."""
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


@pytest.mark.no_cover
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
        laws.determinizing_is_not_seen,
        laws.taking_back_teaches_nobody,
        laws.observations_keep_their_bounds,
        laws.observations_are_renewed,
        laws.everything_has_words,
    ],
    ids=lambda law: law.__name__,
)
def test_the_laws_hold_with_early_bribes(law):
    """G-48: all laws hold with this option."""
    law(rascals.game("goodcritters", players=5, payoffs=True, promos=4, changes=3, **EARLY))
