"""GoodCritters with changed components."""

from __future__ import annotations

import pytest

import rascals


def test_loot_parts_terms_and_payoff_cards_can_be_changed():
    """G-05, G-07, G-24, G-30: the record's numbers are what rules, views and positions go by."""
    data = {"round": {"more": 4}, "pile": {"4": [4, 4]}, "payoff": {"cards": 7}, "terms": {"longest": 2}}
    match = rascals.game("goodcritters", players=4, payoffs=True, limited_terms=True, data=data).new(seed=1)
    view = match.view(0)
    assert len(view["middle"]) == 4 + 4
    assert view["fuzz_window"] == [3 * (140 - 16) // 4 - 8, 140 - 16 - 8]
    assert [seat["payoff_cards"] for seat in view["seats"]] == [7] * 4
    assert view["terms"] == 2
    with pytest.raises(rascals.BadPosition, match="term: a whole number from 1 to 2"):
        match.game.from_position(match.position() | {"term": 3})


def test_the_worth_of_payoff_cards_can_be_changed():
    """G-23, G-24: points are reckoned with what a payoff card is worth."""
    game = rascals.game("goodcritters", players=4, payoffs=True, data={"payoff.worth": 3})
    match = game.new(seed=1)
    loot = rascals.game("goodcritters", players=4, payoffs=True).new(seed=1)
    more = [a - b for a, b in zip(scores(match), scores(loot), strict=True)]
    assert more == [2 * 5] * 4


def scores(match):
    """Return the points that the seats would have now."""
    return [match.game.box.rules.score(match.record, seat) for seat in match.game.seats]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"loot": {"values": [6, 4, 3, 2]}}, "loot.values is nothing that can be changed"),
        ({"pile": {"4": [4, 5]}}, "pile.4: Fuzz in one of 4 parts, below the first 6 cards, not in part 5"),
        ({"pile": {"8": [5, 1]}}, "pile.8: Fuzz in one of 5 parts, below the first 10 cards, not in part 1"),
        ({"round": {"added": 0}}, "round.added: a whole number from 1 to 20"),
    ],
)
def test_what_cannot_be_is_refused(data, said):
    """G-05, G-07: with the reason; cards themselves cannot be changed."""
    with pytest.raises(rascals.BadData) as caught:
        rascals.game("goodcritters", players=4, data=data)
    assert said in str(caught.value)
