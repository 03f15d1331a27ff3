"""Who must do what is told by id and values, and nobody is told more than their seat knows. [G-40]"""

import rascals


def told(match, seat):
    """The id and the seats of the status that a seat is told."""
    status = match.view(seat)["status"]
    return status["id"], status["args"].get("seat")


def begun(**options):
    """A game for four whose boss, seat 0, has shared out the loot."""
    match = rascals.game("goodcritters", players=4, first_boss=0, payoffs=True, **options).new(seed=1)
    while match.view(0)["phase"] == "share":
        draft = []
        while True:
            moves, complete = match.preview(0, draft)
            if complete:
                break
            draft.append(moves[0])
        match.play(0, draft)
    return match


def test_sharing_and_bargaining_are_told_with_those_awaited():
    """The boss shares alone; then all bargain, and who is ready is no longer awaited. [G-08, G-34]"""
    match = rascals.game("goodcritters", players=4, first_boss=2).new(seed=1)
    assert told(match, 0) == told(match, 2) == ("share", [2])
    match = begun()
    assert told(match, 1) == told(match, None) == ("bargain", [0, 1, 2, 3])


def test_a_chosen_card_lets_its_seat_be_ready_and_others_hear_nothing():
    """Only the chooser is told to say that it is ready. [G-09, G-40]"""
    match = begun()
    match.play(1, next(move for move in match.legal(1) if move.kind == "choose"))
    assert told(match, 1)[0] == "ready"
    assert told(match, 2)[0] == told(match, None)[0] == "bargain"


def test_an_offer_asks_for_an_answer_only_whom_it_is_for():
    """The others go on bargaining. [G-28]"""
    match = begun()
    match.play(1, "offer 3: P1 for P2")
    assert told(match, 3)[0] == "answer"
    assert {told(match, seat)[0] for seat in (0, 1, 2, None)} == {"bargain"}


def test_in_turns_one_has_the_floor():
    """Whose turn it is to bargain is told to all; an offer is answered first. [G-34, G-36]"""
    match = begun(bargaining="turns")
    seat = match.view(None)["turn"]
    assert told(match, None) == ("turn", [seat])
    to = (seat + 1) % 4
    match.play(seat, f"offer {to}: P1 for P2")
    assert told(match, seat) == ("answer", [to])


def test_the_end_names_the_winners():
    """When the game is over the status says who has won. [G-33]"""
    match = rascals.play(rascals.game("goodcritters", players=4, length="short", changes=1), ["random"] * 4, seed=3)
    status = match.view(None)["status"]
    assert status == {"id": "over", "args": {"winners": list(match.winners), "count": len(match.winners)}}
