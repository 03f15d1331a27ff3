"""Whole moves: one at random or all of them, of any number of parts; and what a seat knows as numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

import rascals
from rascals import laws
from rascals.bots import ask
from rascals.laws.observing import numbers

GAMES = [rascals.game(name) for name in rascals.games()] + [rascals.game("goodcritters", payoffs=True)]
FIRST = 30  # whole moves tested in each state; there may be billions
MANY = 4  # draws at each state


def played(game: rascals.Game, moves: int = 24) -> Iterator[tuple[rascals.Match, int, random.Random]]:
    """Yield a match of random whole moves at each state, with a seat to act."""
    match, chance = game.new(seed=1), random.Random(1)
    for _ in range(moves):
        if match.over:
            return
        seat = chance.choice(match.acting)
        yield match, seat, chance
        match.play(seat, match.random_move(seat, chance))


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES, ids=laws.name_of)
def test_whole_moves_are_those_that_may_be_played(game):
    """Each is legal, different from the others, and begins with a legal part; so does a random one, in any sample."""
    of_several = 0
    for match, seat, chance in played(game):
        before = match.save_text()
        first = list(islice(match.whole_moves(seat), FIRST))
        drawn = [match.random_move(seat, chance) for _ in range(MANY)]
        imagined = match.determinized(seat, 5).random_move(seat, chance)
        assert len(set(first)) == len(first) > 0
        for move in (*first, *drawn, imagined):
            assert match.why_not(seat, move) is None
            assert move[0] in match.legal(seat)
            of_several += len(move) > 1
        assert match.save_text() == before
        assert [move for other in game.seats if other not in match.acting for move in match.whole_moves(other)] == []
    assert bool(of_several) == (game.definition.composites is not None)


@pytest.mark.parametrize("game", GAMES, ids=laws.name_of)
def test_every_part_begins_a_whole_move_and_drafts_are_kept(game):
    """The whole moves are those of each first part, in order; a random move with a draft begins with it."""
    for match, seat, chance in played(game, 10):
        for part in match.legal(seat):
            begun = next(match.whole_moves(seat, [part]))
            assert begun[0] == match.random_move(seat, chance, [part])[0] == part
            assert match.random_move(seat, chance, begun) == begun
            assert list(match.whole_moves(seat, begun)) == [begun]
        if len(first := list(islice(match.whole_moves(seat), FIRST))) < FIRST:
            assert first == [move for part in match.legal(seat) for move in match.whole_moves(seat, [part])]
            assert all(match.random_move(seat, chance) in first for _ in range(MANY))


def test_they_are_those_of_the_match_as_it_stood():
    """Playing on does not change what an earlier iterator yields."""
    match = rascals.game("goodcritters").new(seed=1)
    moves = match.whole_moves(0)
    first = next(moves)
    match.play(0, first)
    rest = list(islice(moves, 3))
    assert len({first, *rest}) == 4
    assert {len(move) for move in rest} == {len(first)}


def test_every_part_is_equally_likely():
    """Each legal first part of a random move is about equally likely."""
    match, chance = rascals.game("goodcritters").new(seed=1), random.Random(1)
    counts = [0] * match.game.players
    for _ in range(100 * len(counts)):
        counts[int(str(match.random_move(0, chance)[0]).split()[1])] += 1
    assert all(60 < count < 140 for count in counts)


def test_who_is_not_awaited_has_none_to_draw():
    match = rascals.game("felicity", players=3).new(seed=1)
    other = next(seat for seat in range(3) if seat not in match.acting)
    with pytest.raises(rascals.BadOption, match="unknown seat"):
        match.random_move(other, random.Random(1))
    with pytest.raises(rascals.IllegalMove):
        match.random_move(match.acting[0], random.Random(1), ["place 99"])


@pytest.mark.parametrize("game", GAMES, ids=laws.name_of)
def test_an_observation_is_what_the_rules_tell_the_seat(game):
    """For a match, for a sampled one, and for a bot's turn, even in the middle of a move."""
    for match, seat, chance in played(game, 12):
        for viewer in (None, *game.seats):
            seen = match.observation(viewer)
            assert seen == numbers(game, match.state, viewer) == match.determinized(viewer, 3).observation(viewer)
            assert len(seen) == game.definition.observation.size
        move = match.random_move(seat, chance)
        for parts in range(len(move)):
            turn = ask(match, seat, chance, move[:parts])
            assert turn.observation == match.observation(seat, draft=move[:parts])
