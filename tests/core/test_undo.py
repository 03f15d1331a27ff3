"""Taking the last command back: when it is possible, and that no trace remains."""

from __future__ import annotations

import random

import pytest

import rascals
from rascals import laws
from rascals.core import loading
from rascals.core.errors import BadOption, IllegalMove
from rascals.core.game import Game
from rascals.core.match import KEPT, Match
from rascals.core.state import GameState
from tests.core.toy import DEFINITION as TOY
from tests.table.market import DEFINITION as MARKET


def market(*moves: str, players: int = 2) -> Match:
    """A market where seat 0, and everybody called, has done this; another seat's move is written `1:nod`."""
    match = Game.choose(MARKET, players).new(seed=5)
    for move in moves:
        seat, _, rest = move.rpartition(":")
        match.play(int(seat or 0), rest)
    return match


def all_of(match: Match) -> tuple[object, ...]:
    """Everything that can be known about a match, including its future chance."""
    views = [match.view(seat) for seat in (*match.game.seats, None)]
    legal = [match.legal(seat) for seat in match.game.seats]
    return match.state, match.acting, match.history, views, legal, match.position(), match.save_text()


def test_commands_are_taken_back_one_by_one_until_the_turn_began():
    """Each is as if it had never happened; in the end nothing is left to take back."""
    match = market()
    stood = []
    for move in ("walk 1", "walk 2", "walk 3"):
        stood.append(all_of(match))
        match.play(0, move)
    for before, move in zip(reversed(stood), ("walk 3", "walk 2", "walk 1"), strict=True):
        assert match.can_undo(0)
        assert match.undo(0).move == move
        assert all_of(match) == before
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove, match="only your own last move"):
        match.undo(0)


@pytest.mark.parametrize(
    ("moves", "seat", "reason"),
    [
        ((), 0, "undo-nothing"),
        (("walk 1",), 1, "undo-nothing"),  # it is not theirs
        (("pass",), 0, "undo-asked"),  # another seat is to act now
        (("pass", "1:walk 1"), 0, "undo-nothing"),  # another has moved
        (("call",), 0, "undo-asked"),  # another seat is to act as well
        (("call", "walk 1"), 0, "undo-asked"),
        (("call", "hush"), 0, "undo-asked"),  # another seat was to act before it
        (("call", "hush", "walk 1"), 0, None),
        (("call", "1:nod"), 0, "undo-nothing"),
        (("roll",), 0, "undo-known"),  # chance
        (("peek",), 0, "undo-known"),  # a secret of one's own
        (("turn",), 0, "undo-known"),  # turned up
        (("whisper",), 0, "undo-known"),  # private
        (("turn", "walk 1"), 0, None),
        (("pass", "1:walk 2"), 1, None),
        (("call", "1:nod", "walk 2"), 0, None),
    ],
)
def test_when_it_can_be_taken_back(moves, seat, reason):
    """Only one's own last command, if no other seat was to act and nothing was revealed; refusals change nothing."""
    match = market(*moves)
    before = all_of(match)
    refusal = match.why_no_undo(seat)
    assert (refusal and refusal.reason) == reason
    assert match.can_undo(seat) is (reason is None)
    if reason:
        with pytest.raises(IllegalMove) as caught:
            match.undo(seat)
        assert caught.value.refusal == refusal
        assert all_of(match) == before


def test_what_was_done_while_another_was_asked_stands():
    """A walk while another seat is to act cannot be taken back, though that seat may answer later."""
    match = market("call", "walk 1", "1:nod", "walk 1")
    assert match.undo(0).move == "walk 1"
    assert match.why_no_undo(0).reason == "undo-nothing"


def test_a_finished_game_stands():
    """The last command cannot be taken back, nor can any command of a seat that does not exist."""
    match = market(*(f"{n % 2}:pass" for n in range(6)))
    assert match.over
    assert match.why_no_undo(1).reason == "undo-over"
    with pytest.raises(BadOption):
        match.can_undo(2)


def test_a_saved_game_knows_nothing_of_it(tmp_path):
    """It is written, verified and loaded as if the command had never happened; then more can be taken back."""
    match = market("walk 1", "walk 2", "walk 3")
    match.undo(0)
    text = match.save_text()
    assert text == market("walk 1", "walk 2").save_text()
    chosen = lambda *_, **__: match.game  # noqa: E731
    assert loading.verify_text(text, chosen).ok
    again = loading.load_text(text, chosen)
    assert [again.undo(0).move, again.undo(0).move] == ["walk 2", "walk 1"]


def test_a_copy_is_of_its_own():
    """What is taken back in a copy stays in the match, and vice versa."""
    match = market("walk 1", "walk 2")
    before, twin = all_of(match), match.copy()
    twin.undo(0)
    twin.play(0, "walk 3")
    assert all_of(match) == before
    match.undo(0)
    match.undo(0)
    assert [ply.move for ply in twin.history] == ["", "walk 1", "walk 3"]


def test_a_world_dealt_anew_has_nothing_to_take_back():
    """Without a history there is no going back."""
    match = market("walk 1").determinized(1, seed=2)
    assert match.why_no_undo(0).reason == "undo-nothing"


def test_a_game_from_a_position_goes_back_to_it():
    """The position is the start."""
    match = Game.choose(MARKET, 2).from_position(market("walk 1").position(), seed=1)
    assert not match.can_undo(0)
    before = all_of(match)
    match.play(0, "walk 2")
    match.undo(0)
    assert all_of(match) == before


def test_what_was_chosen_in_secret_stands():
    """A seat that chooses while others do cannot take it back, nor can the last one, which reveals all choices."""
    match = Game.choose(TOY, 2, "new").new(seed=1)
    match.play(0, "name 1")
    assert match.why_no_undo(0).reason == "undo-asked"
    match.play(1, "name 2")
    assert not match.can_undo(1)


def test_no_record_is_copied_for_it(monkeypatch):
    """Playing on costs nothing: a match that is not a copy, and is never copied, copies no state."""
    match = market("walk 1")
    copies: list[int] = []
    honest = GameState.copy

    def copy(self):
        copies.append(1)
        return honest(self)

    monkeypatch.setattr(GameState, "copy", copy)
    for _ in range(20):
        match.play(0, match.legal(0)[-1])
    assert copies == []
    assert match.can_undo(0)


def test_what_is_kept_for_it_is_bounded():
    """Copies keep earlier states without cost, and only for one seat's last commands; older ones are replayed."""
    match = market()
    for n in range(12):
        match = match.copy()
        match.play(0, f"walk {n % 3 + 1}")
    assert len(match._kept) == KEPT
    for _ in range(12):
        match.undo(0)
    assert all_of(match) == all_of(market())
    match = match.copy()
    match.play(0, "pass")
    match = match.copy()
    match.play(1, "walk 1")
    assert [kept.n for kept in match._kept] == [1]


@pytest.mark.parametrize("copying", [True, False])
def test_going_back_and_forth_at_random_is_exact(copying, amount):
    """Whatever is played, taken back and played again, the match equals its commands replayed."""
    for seed in range(amount(5, 50)):
        rng = random.Random(seed)
        match = Game.choose(MARKET, 3).new(seed=seed)
        for _ in range(60):
            if copying and rng.random() < 0.5:
                match = match.copy()
            seat = rng.choice(match.acting)
            if rng.random() < 0.4 and match.can_undo(seat):
                match.undo(seat)
            else:
                match.play(seat, laws.chosen([move for move in match.legal(seat) if move.kind != "pass"] or
                                             match.legal(seat), rng, "random"))  # fmt: skip
        never = match.game.new(seed=seed)
        for ply in match.history[1:]:
            never.play(ply.seat or 0, ply.move)
        assert all_of(match) == all_of(never)


def test_the_law_finds_a_trace(monkeypatch):
    """A command that leaves a trace after undo is detected."""
    honest = Match.undo

    def undo(self, seat):
        ply = honest(self, seat)
        self._state.suspicion[seat] += 1
        return ply

    monkeypatch.setattr(Match, "undo", undo)
    with pytest.raises(AssertionError, match="leaves a trace"):
        laws.taking_back_teaches_nobody(rascals.game("heist", edition="v3", players=2, turn_limit=2))
