"""Felicity: bidding, passing, the end of an auction, all pass."""

from __future__ import annotations

import pytest

import rascals
from tests.games.felicity.table import auction, happened, play

ROW = ["3", "5", "8", "11"]


def reasons(match, seat, *moves):
    return [match.why_not(seat, move) and match.why_not(seat, move).reason for move in moves]


def test_opener_bids_at_least_one_or_passes():
    """F-11: the start player opens with any bid from 1 to all their mice, or passes."""
    match = auction(ROW)
    assert match.acting == (0,)
    assert [str(move) for move in match.legal(0)] == ["pass", *(f"bid {n}" for n in range(1, 16))]
    assert reasons(match, 0, "bid 0", "bid 16", "place 3", "bid 15", "pass") == [
        "bid-too-low", "bid-too-high", "not-placing", None, None,
    ]  # fmt: skip
    assert match.why_not(0, "bid 16").args == {"highest": 15}


def test_each_bid_beats_the_last():
    """F-11: a bid is higher than the highest so far, and clockwise."""
    match = play(auction(ROW), "bid 3")
    assert match.acting == (1,)
    assert [str(move) for move in match.legal(1)][:2] == ["pass", "bid 4"]
    assert match.why_not(1, "bid 3").args == {"lowest": 4}
    play(match, "bid 7", "bid 8", "bid 9")
    assert match.acting == (0,)


def test_a_bid_is_a_total():
    """F-11: raising adds to one's own bid; the most is the mice in front plus the own bid."""
    match = play(auction(ROW), "bid 10", "bid 11", "bid 12", "bid 13")
    assert match.view(0)["seats"][0]["mice"] == 5
    assert str(match.legal(0)[-1]) == "bid 15"
    play(match, "bid 15")
    position = match.position()
    assert (position["mice"][0], position["bids"][0]) == (0, 15)


def test_who_cannot_bid_more_is_told_so_and_nobody_else():
    """F-11, F-24: a seat whose mice do not reach is asked to pass; others do not learn that, as mice are secret."""
    match = play(auction(ROW), "bid 15")
    told = [match.view(seat)["status"] for seat in (1, 0, None)]
    assert told[0] == {"id": "only-pass", "args": {"seat": 1, "highest": 15}}
    assert told[1:] == [{"id": "bid", "args": {"seat": 1, "highest": 15}}] * 2
    able = play(auction(ROW), "bid 14")
    assert able.view(1)["status"]["id"] == "bid"
    broke = auction(ROW, mice=[0, 15, 15, 15])
    assert broke.view(0)["status"] == {"id": "only-pass", "args": {"seat": 0, "highest": 0}}


def test_passed_players_are_skipped():
    """F-11: who has passed is not asked again."""
    match = play(auction(ROW), "bid 1", "pass", "bid 2", "bid 3")
    assert match.acting == (0,)
    play(match, "bid 4")
    assert match.acting == (2,)
    assert reasons(match, 1, "bid 9") == ["not-your-turn"]


def test_passing_returns_the_bid_and_takes_the_lowest_mouse_card():
    """F-12, F-X2: the first to pass gets the bid back and the mice of the »2«; passes in turn take 2, 4, 6."""
    match = play(auction(ROW), "bid 5", "bid 6", "bid 7", "bid 8", "pass")
    assert happened(match, "passed") == [{"seat": 0, "returned": 5}]
    assert happened(match, "mice_taken") == [{"seat": 0, "card": 2, "mice": 2}]
    assert match.position()["mice"][0] == 17
    assert match.view(None)["mouse_cards"] == [{"number": 4, "mice": 4}, {"number": 6, "mice": 6}]
    play(match, "pass")
    assert happened(match, "mice_taken") == [{"seat": 1, "card": 4, "mice": 4}]
    play(match, "pass")
    assert happened(match, "mice_taken") == [{"seat": 2, "card": 6, "mice": 6}]
    assert happened(match, "paid") == [{"seat": 3, "mice": 8}]


def test_each_pass_reveals_the_next_card():
    """F-12: from the left, one card a pass, after the mice are taken."""
    match = play(auction(ROW), "bid 1", "pass")
    assert [event.name for event in match.history[-1].events] == ["passed", "mice_taken", "revealed"]
    assert happened(match, "revealed") == [{"owner": 1, "pet": "5", "place": 1}]
    play(match, "pass")
    assert happened(match, "revealed") == [{"owner": 2, "pet": "8", "place": 2}]


def test_empty_mouse_cards_are_claimed_all_the_same():
    """F-12: in an unfilled round a pass claims the lowest card with nothing on it."""
    match = play(auction(ROW, mouse_cards={"2": 0, "4": 0, "6": 0}), "pass")
    assert happened(match, "mice_taken") == [{"seat": 0, "card": 2, "mice": 0}]
    assert [card["number"] for card in match.view(None)["mouse_cards"]] == [4, 6]


def test_three_players_reveal_one_then_two():
    """F-13, F-X4: one open card at the start, two open and two closed after the first pass, all after the second."""
    match = auction(["15", "3", "5", "8"], dummy=["-8"] * 0 + ["-8", "-5", "3", "5", "8", "11", "rabbit", "large-dog"])
    opens = [[card["revealed"] for card in match.view(None)["row"]]]
    play(match, "bid 1", "pass")
    opens.append([card["revealed"] for card in match.view(None)["row"]])
    assert opens == [[True, False, False, False], [True, True, False, False]]
    play(match, "pass")
    assert [e["place"] for e in happened(match, "revealed")] == [2, 3]


def test_mouse_cards_of_three_and_five_players():
    """F-02, F-12: three players claim 3 and 6; five claim 2, 3, 4 and 6."""
    three = play(
        auction(["15", "3", "5", "8"], dummy=["-8", "-5", "3", "5", "8", "11", "rabbit", "large-dog"]), "bid 1"
    )
    taken = []
    for match, passes in ((three, 2), (play(auction(["3", "5", "8", "11", "15"]), "bid 1"), 4)):
        for _ in range(passes):
            play(match, "pass")
            taken += [e["card"] for e in happened(match, "mice_taken")]
    assert taken == [3, 6, 2, 3, 4, 6]


def test_auction_ends_with_the_last_bidder():
    """F-14: last reveal, payment to the bank, dogs, taking the row, start marker, refill, in this order."""
    match = play(auction(["3", "small-dog", "8", "11"], bank=20), "pass", "bid 2", "pass", "pass")
    names = [event.name for event in match.history[-1].events]
    assert names == [
        "passed",
        "mice_taken",
        "revealed",
        "paid",
        "cat_chased",
        "row_won",
        "mouse_cards_filled",
        "round_began",
    ]
    position = match.position()
    assert position["mice"] == [17, 13, 19, 21]
    assert position["bank"] == 20 + 2 - 12
    assert position["won"][1] == ["8", "11"]
    assert (position["round"], position["phase"], position["start"], position["turn"]) == (2, "place", 1, 1)


def test_a_standing_bid_cannot_be_withdrawn():
    """F-14: the last bidder is not asked; the auction is over at once."""
    match = play(auction(ROW), "bid 9", "pass", "pass", "pass")
    assert match.view(None)["phase"] == "place"
    assert match.position()["mice"][0] == 6


def test_last_player_may_take_the_row_for_one():
    """F-15: all others passed and no bid: the whole row is open, dogs still there; take for exactly 1 or pass."""
    match = play(auction(["3", "large-dog", "8", "11"]), "pass", "pass", "pass")
    view = match.view(None)
    assert [card["pet"] for card in view["row"]] == ["3", "large-dog", "8", "11"]
    assert (view["phase"], view["bidders"], view["highest_bid"], match.acting) == ("bid", 1, 0, (3,))
    assert [str(move) for move in match.legal(3)] == ["pass", "bid 1"]
    assert reasons(match, 3, "bid 2") == ["take-costs-one"]
    play(match, "bid 1")
    assert [event.name for event in match.history[-1].events][:4] == ["bid", "paid", "cat_chased", "row_won"]
    position = match.position()
    assert (position["won"][3], position["mice"][3], position["start"]) == (["3", "8"], 14, 3)


def test_without_a_mouse_the_last_player_can_only_pass():
    """F-15: no mouse, no take."""
    match = play(auction(ROW, mice=[15, 15, 15, 0]), "pass", "pass", "pass")
    assert [str(move) for move in match.legal(3)] == ["pass"]
    refusal = match.why_not(3, "bid 1")
    assert (refusal.reason, refusal.clause) == ("no-mice", "F-15")


def test_all_pass_removes_the_row():
    """F-16: nothing is claimed or revealed by the last pass, dogs do nothing, start stays, mouse cards stay empty."""
    match = play(auction(["3", "large-dog", "8", "11"], bank=99), "pass", "pass", "pass", "pass")
    names = [event.name for event in match.history[-1].events]
    assert names == ["passed", "row_removed", "mouse_cards_empty", "round_began"]
    assert happened(match, "mouse_cards_empty") == [{"reason": "all-passed", "bank": 99}]
    assert happened(match, "row_removed") == [{"pets": ["3", "large-dog", "8", "11"]}]
    position = match.position()
    assert position["mice"] == [17, 19, 21, 15]
    assert position["won"] == [[], [], [], []]
    assert (position["round"], position["start"], position["bank"]) == (2, 0, 99)
    assert position["mouse_cards"] == {"2": 0, "4": 0, "6": 0}


def pass_round(match):
    """Place the first cards and let everybody pass."""
    seats = match.game.players
    while match.view(None)["phase"] == "place":
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    return play(match, *["pass"] * seats)


def test_two_all_pass_rounds_in_a_row():
    """F-16, F-X6: the second pays nothing and is treated the same; the bank and the start player stay."""
    match = rascals.game("felicity", players=4, first_player=2).new(seed=3)
    pass_round(match)
    mice = match.position()["mice"]
    pass_round(match)
    position = match.position()
    assert position["mice"] == mice
    assert (position["round"], position["start"], position["bank"]) == (3, 2, 15)
    assert position["mouse_cards"] == {"2": 0, "4": 0, "6": 0}


def test_all_pass_in_round_nine():
    """F-16, F-22, F-X6: the row is removed and the game ends; nothing is refilled."""
    match = play(auction(ROW, round=9, bank=50), "pass", "pass", "pass", "pass")
    names = [event.name for event in match.history[-1].events]
    assert names == ["passed", "row_removed", "game_over", *["removed_shown"] * 4, *["scored"] * 4]
    assert match.over
    assert match.scores == (17, 19, 21, 15)


def test_all_pass_then_a_bank_too_poor():
    """F-16, F-21, F-X6: after an all-pass round a poor bank leaves the cards empty after the next auction too."""
    match = pass_round(rascals.game("felicity", players=4, first_player=0).new(seed=3))
    position = match.position() | {"bank": 5}
    match = match.game.from_position(position, seed=1)
    while match.view(None)["phase"] == "place":
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    play(match, "bid 6", "pass", "pass", "pass")
    assert happened(match, "mouse_cards_empty") == [{"reason": "bank-short", "bank": 11}]
    assert match.position()["mouse_cards"] == {"2": 0, "4": 0, "6": 0}


def test_who_has_spent_all_can_only_pass():
    """F-11, F-X5: with no mice left the next auction offers only the pass."""
    match = auction(ROW, mice=[0, 15, 15, 15])
    assert [str(move) for move in match.legal(0)] == ["pass"]
    refusal = match.why_not(0, "bid 1")
    assert (refusal.reason, refusal.clause) == ("no-mice", "F-11")


def test_a_forced_pass_is_still_a_move():
    """F-27: the match waits for the seat even when passing is its only move."""
    match = auction(ROW, mice=[0, 15, 15, 15])
    assert match.acting == (0,)
    play(match, "pass")
    assert match.acting == (1,)


def test_winner_becomes_start_player():
    """F-20: the auction's winner starts the next round."""
    match = play(auction(ROW), "pass", "bid 1", "bid 2", "pass", "pass")
    assert match.acting == (2,)
    assert happened(match, "round_began") == [{"round": 2, "start": 2}]


def test_refill_is_all_or_nothing():
    """F-21: the winner's payment counts; a bank that cannot fill every card fills none."""
    rich = play(auction(ROW, bank=9), "bid 3", "pass", "pass", "pass")
    assert happened(rich, "mouse_cards_filled") == [{"bank": 0}]
    poor = play(auction(ROW, bank=9), "bid 2", "pass", "pass", "pass")
    assert happened(poor, "mouse_cards_empty") == [{"reason": "bank-short", "bank": 11}]
    assert poor.position()["bank"] == 11


def test_bids_are_limited_by_mice_alone():
    """F-11, F-31: mice are a number; any number of them can be bid, whatever the coins."""
    match = auction(ROW, mice=[1000, 15, 15, 15])
    assert str(match.legal(0)[-1]) == "bid 1000"
    play(match, "bid 999")
    assert match.position()["mice"][0] == 1


@pytest.mark.parametrize(
    "text", ["", "bid", "bid x", "bid -1", "bid 1.5", "place", "place cat", "raise 3", "pass 1", "bid ٣"]
)
def test_what_is_no_move_is_refused_with_the_grammar(text):
    """A text that names no move says which do, and changes nothing."""
    match = auction(ROW)
    before = match.position()
    refusal = match.why_not(0, text)
    assert refusal.reason == "unknown-move"
    assert "bid N" in str(refusal)
    with pytest.raises(rascals.IllegalMove):
        match.play(0, text)
    assert match.position() == before


@pytest.mark.parametrize(("text", "move"), [("BID 3", "bid 3"), ("  pass ", "pass"), ("bid 03", "bid 3")])
def test_notation_is_lenient_in_and_exact_out(text, move):
    """Case and spaces do not matter; what is recorded is the exact notation."""
    match = auction(ROW)
    match.play(0, text)
    assert match.history[-1].move == move


def test_minus_sign_is_understood():
    """`place −8` with a true minus sign names the same card."""
    match = rascals.game("felicity", players=4, first_player=0).new(seed=1)
    assert match.why_not(0, "place −8") is None
