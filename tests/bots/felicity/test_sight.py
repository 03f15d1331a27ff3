"""What the shrewd bot reads from a view: certain things exactly, likely ones sensibly."""

import pytest

import rascals
from rascals.bots.felicity.sight import KIND, UNKNOWN, Sight, unseen
from rascals.games.felicity.box import PETS

MIXED = ("random", "timid", "greedy", "spiteful", "shrewd")


def sights(players, seed, **options):
    """Every decision of a game: the match and what the seat to act sees."""
    game = rascals.game("felicity", players=players, **options)
    found = []
    rascals.play(game, MIXED[:players], seed=seed, on_move=lambda match: found.append(match.copy()))
    return [(match, Sight(match.view(match.acting[0]))) for match in found if match.acting]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_others_mice_add_up(players):
    """Others' mice are guessed one by one, but what they have together is known exactly. [F-25]"""
    for match, sight in sights(players, 3):
        truth = match.view(None, reveal=True)["seats"]
        assert sum(sight.purses) == pytest.approx(sum(seat["mice"] + seat["bid"] for seat in truth))
        assert sight.purses[sight.me] == truth[sight.me]["mice"] + truth[sight.me]["bid"]
        assert all(purse >= bid for purse, bid in zip(sight.purses, sight.bids, strict=True))


def test_open_mice_are_read_not_guessed():
    """With open mice every purse is the true one. [F-24]"""
    for match, sight in sights(4, 5, open_mice=True):
        truth = match.view(None, reveal=True)["seats"]
        assert list(sight.purses) == [seat["mice"] + seat["bid"] for seat in truth]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_odds_never_rule_out_the_truth(players):
    """A hidden card has odds above 0 for what it really is, 1 for what is known, and they add up to 1."""
    for match, sight in sights(players, 8):
        truth = match.view(None, reveal=True)["row"]
        for card, kind, odds in zip(truth, sight.row, sight.odds, strict=True):
            assert odds[KIND[card["pet"]]] > 0
            assert sum(odds) == pytest.approx(1.0)
            assert kind in {UNKNOWN, KIND[card["pet"]]}
            assert kind == UNKNOWN or odds[kind] == 1.0


def test_unseen_cards_are_alike():
    """A hidden card of a set may be any that the set has not shown."""
    odds = unseen(["-8", "rabbit"])
    assert [PETS[kind] for kind in range(10) if not odds[kind]] == ["-8", "rabbit"]
    assert {odds[kind] for kind in range(10) if odds[kind]} == {1 / 8}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whose_card_lies_where_is_foreseen(players):
    """Before the row is complete it is known whose card each place will be. [F-08, F-26]"""
    for _, sight in sights(players, 1):
        assert sight.owners_of_full_row()[: len(sight.owners)] == list(sight.owners)
        assert len(sight.owners_of_full_row()) == sight.full
