"""What exchanges are worth to the shrewd bot of GoodCritters, and those that it offers."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import rascals
from rascals.bots import bot, decide
from rascals.bots.goodcritters.exchanges import Market, Side
from rascals.bots.goodcritters.opponents import Character, OpponentModel
from rascals.bots.goodcritters.outlook import Outlook
from rascals.bots.goodcritters.shrewd import Manner, Shrewd
from tests.games.goodcritters.table import bargaining

PAYING = {"payoffs": True}


def market(match: Any, seat: int) -> Market:
    return Market(OpponentModel(Outlook(match.concealed(seat, 1).record, seat), Character()))


def threatened(**entries: Any) -> Any:
    """Seats 1 and 3 threaten seat 2, which has a 5 and a 4; seat 0 is known to have two 2s."""
    known = [[[], [], [], []] for _ in range(4)]
    known[2] = [[2, 2], [], [], []]
    position = {"stashes": [[2, 2], [3, 3], [5, 4], [3, 3]], "known": known, "threats": [None, 2, None, 2]}
    return bargaining(4, options=PAYING, **(position | entries))


def test_who_is_threatened_may_lose_more() -> None:
    """A seat that two threaten is likelier to lose a card than one that nobody threatens; all may in rounds to come."""
    risks = market(threatened(), 2).risks
    assert risks[2] > risks[0] + 0.1
    assert min(risks) >= 0


def test_a_robber_takes_less_from_a_stash_of_small_cards() -> None:
    """For as many points a 5 given for a 3 and a 2 is a gain where one is threatened, and no loss but for later."""
    table = market(threatened(), 2)
    five, small = Side(1, 5, 0), Side(2, 5, 0)
    assert table.mean_after(2, small, five) == pytest.approx((9 - 5 + 5) / 3)
    assert table.alone(2, small, five) == pytest.approx(table.risks[2] * (4.5 - 3))
    assert table.alone(2, five, small) < 0
    assert table.alone(2, Side(0, 0, 5), five) == pytest.approx(table.risks[2] * 0.5)


def test_an_emptied_stash_has_nothing_to_rob() -> None:
    """Who gives the last card for payoff cards can lose nothing any more."""
    table = market(threatened(stashes=[[2, 2], [3, 3], [5], [3, 3]]), 2)
    assert table.mean_after(2, Side(0, 0, 5), Side(1, 5, 0)) == 0


def test_what_it_offers_is_good_for_both() -> None:
    """Threatened with a few large cards it offers an exchange that pays the other in points and itself in safety; the
    other, another of its kind, accepts it, and both say what for.
    """
    match = threatened(stashes=[[2, 2], [3, 3], [5], [3, 3]], payoff_cards=[5, 5, 1, 5])
    haggler = Shrewd(manner=Manner(worthwhile=99.0, haggling=1.0))
    made = decide(haggler, match, 2, random.Random(1))
    assert made.reason is not None
    assert made.reason.id == "exchange"
    assert min(made.analysis["mine"], made.analysis["theirs"]) >= Manner().profit
    to = made.reason.args["to"]
    match.play(2, str(made.move))
    answer = decide(bot("shrewd", "goodcritters"), match, to, random.Random(1))
    assert str(answer.move) == "accept 2"
    assert answer.reason is not None
    assert answer.reason.args["gets"] == made.reason.args["costs"]


def test_where_nobody_can_be_robbed_any_more_points_are_points() -> None:
    """In the last round, which nobody threatens anybody in, no exchange is good for both."""
    table = market(bargaining(4, options=PAYING, pile=["fuzz"], fuzz_window=[0, 0]), 2)
    assert max(table.risks) == 0
    assert not list(table.good_for_both(0.01))


def test_among_equals_a_fair_share_of_offers_is_accepted(amount: Any) -> None:
    """Of the offers among five of its kind at least a third is accepted, and there are some."""
    game = rascals.game("goodcritters", players=5, payoffs=True)
    told: Counter[str] = Counter()
    for seed in range(amount(4, 16)):
        match = rascals.play(game, ["shrewd"] * 5, seed=seed)
        told.update(event.name for ply in match.history for event in ply.events)
    assert told["offered"] >= amount(2, 10)
    assert told["accepted"] >= told["offered"] / 3
