"""Felicity: the end of the game, scores, ties."""

from __future__ import annotations

import pytest

import rascals
from tests.games.felicity.table import auction, happened, play

ROW = ["3", "5", "8", "11"]


def last_round(**entries):
    """Play the ninth auction: seat 0 wins for 1."""
    return play(auction(ROW, round=9, **entries), "bid 1", "pass", "pass", "pass")


def test_game_ends_after_the_ninth_auction():
    """F-22: round stays 9, the row is empty, no mouse card is left, nobody is on turn; the last bid was paid."""
    match = last_round(bank=40)
    position = match.position()
    assert (position["phase"], position["round"], position["row"], position["turn"]) == ("over", 9, [], None)
    assert position["mouse_cards"] == {}
    assert position["bank"] == 41
    assert (match.over, match.acting, match.end_reason) == (True, (), "nine-rounds")
    assert match.legal(0) == ()
    assert match.why_not(0, "pass").reason == "game-over"


def test_score_is_cats_and_mice():
    """F-22: values of own cats and mice; rabbits and dogs count nothing."""
    match = last_round(won=[["-8", "rabbit"], ["15", "15", "rabbit"], [], ["-5"]])
    assert match.scores == (14 - 8 + 27, 17 + 30, 19, 21 - 5)
    assert match.winners == (1,)
    assert happened(match, "scored")[0] == {"seat": 0, "cats": 19, "mice": 14, "score": 33}


def test_no_scores_before_the_end():
    """F-22: while the game is on there are neither scores nor winners."""
    match = auction(ROW)
    assert (match.scores, match.winners, match.end_reason) == (None, (), None)
    assert match.view(0)["scores"] is None


@pytest.mark.parametrize(
    ("won", "mice", "winner"),
    [([[], ["15"], ["11"], []], [1, 23, 25, 0], 1), ([[], ["-5"], [], []], [1, 43, 36, 0], 2)],
)
def test_tie_goes_to_pet_cards(won, mice, winner):
    """F-23: of two with 40 points each, the one with more points on pet cards wins."""
    match = last_round(won=won, mice=mice)
    assert match.scores[1] == match.scores[2] == 40 > max(match.scores[0], match.scores[3])
    assert match.winners == (winner,)


def test_full_tie_is_shared():
    """F-23: with equal points and equal points on pets the victory is shared."""
    match = play(
        auction(ROW, round=9, won=[[], ["15"], ["15"], []], mice=[1, 12, 10, 0]), "bid 1", "pass", "pass", "pass"
    )
    assert match.scores == (27, 29, 29, 6)
    assert match.winners == (1, 2)
    assert match.view(None)["winners"] == [1, 2]


def test_everything_is_shown_at_the_end():
    """F-28: at the end every view holds the removed cards, all mice and the scores."""
    match = last_round()
    removed = match.position()["removed"]
    for viewer in (0, 3, None):
        view = match.view(viewer)
        assert [seat["removed"] for seat in view["seats"]] == removed
        assert [seat["mice"] for seat in view["seats"]] == match.position()["mice"]
        assert view["scores"] == list(match.scores)
    assert [e["pet"] for e in happened(match, "removed_shown")] == removed


@pytest.mark.parametrize(("players", "total"), [(3, 66), (4, 87), (5, 108)])
def test_mice_are_conserved(players, total):
    """F-25: players' mice, bids, mouse cards and bank together never change."""
    game = rascals.game("felicity", players=players)
    for seed in range(5):
        match = game.new(seed=seed)
        while not match.over:
            moves = match.legal(match.acting[0])
            match.play(match.acting[0], moves[(seed * 7 + len(match.history)) % min(len(moves), 4)])
            p = match.position()
            assert sum(p["mice"]) + sum(p["bids"]) + sum(p["mouse_cards"].values()) + p["bank"] == total
