"""Laws that hold for every game, every number of players, every option: in random games of several temperaments."""

from __future__ import annotations

import itertools
import json
import random

import pytest

import rascals
from rascals.core import rules
from tests.core import toy

TEMPERAMENTS = ("random", "lowest", "highest", "wavering")
LONGEST = 2000  # moves; far above any game
OWN_LAWS = {"goodcritters"}  # too many options and too long at random: tests/games has these laws, over chosen ones


def variants():
    """Every game for every number of players and edition, with default options and with each other choice of each."""
    for box in (*(box for name, box in rascals.games().items() if name not in OWN_LAWS), toy.BOX):
        for players, edition in itertools.product(box.players, box.editions or (None,)):
            yield rascals.Game.choose(box, players, edition)
            for option in box.options:
                for choice in option.choices_for(players)[1:]:
                    yield rascals.Game.choose(box, players, edition, {option.name: choice})


VARIANTS = list(variants())


def choose(moves, temperament, rng):
    if temperament == "lowest":
        return moves[0]
    if temperament == "highest":
        return moves[-1] if rng.random() < 0.5 else moves[0]
    if temperament == "wavering":
        return moves[rng.randrange(min(3, len(moves)))]
    return moves[rng.randrange(len(moves))]


def whole_move(match, seat, temperament, rng):
    """Choose a move, small step by small step where it is a composite."""
    draft = []
    moves, complete = match.legal(seat), False
    while not complete:
        draft.append(choose(moves, temperament, rng))
        moves, complete = match.preview(seat, draft)
    return draft


def walk(game, temperament, seed):
    """Yield a match at its every state, from setup to the end."""
    rng = random.Random(f"{temperament}{seed}")
    match = game.new(seed=seed)
    yield match
    while not match.over:
        seat = rng.choice(match.acting)
        match.play(seat, whole_move(match, seat, temperament, rng))
        assert len(match.commands) < LONGEST
        yield match


def walks(game):
    """Yield the states of one game of each temperament, every second one and the last."""
    for temperament in TEMPERAMENTS:
        for match in walk(game, temperament, 1):
            if len(match.commands) % 2 or match.over:
                yield match


by_variant = pytest.mark.parametrize(
    "game", VARIANTS, ids=lambda game: f"{game}-{'-'.join(map(str, game.options.values()))}"
)


@by_variant
@pytest.mark.no_cover
def test_a_move_exists_until_the_end_and_legality_is_one(game):
    """Who is awaited has a legal move, others none; `why_not` refuses exactly what `legal` does not offer."""
    for match in walks(game):
        assert match.over == (match.acting == ())
        offered = {seat: {move.action for move in match.legal(seat)} for seat in game.seats}
        for seat in game.seats:
            assert bool(offered[seat]) == (seat in match.acting)
            actions = range(min(game.box.rules.ACTIONS, 40))
            accepted = {a for a in actions if game.box.moves.refusal(match.record, seat, a) is None}
            assert accepted == {a for a in offered[seat] if a < 40}


@by_variant
def test_notation_round_trips_and_is_unique(game):
    """Each legal move's notation reads back as itself; no two share one; order is ascending."""
    for match in walks(game):
        for seat in match.acting:
            moves = match.legal(seat)
            assert [game.box.moves.parse(str(move)) for move in moves] == [move.action for move in moves]
            assert len({str(move) for move in moves}) == len(moves)
            assert [move.action for move in moves] == sorted(move.action for move in moves)


@by_variant
def test_other_copies_never_change(game):
    """Playing on changes no earlier copy, not its position, its views or its history."""
    kept = [(match.copy(), json.dumps(match.position()), len(match.commands)) for match in walk(game, "random", 2)]
    for copy, position, length in kept:
        assert (json.dumps(copy.position()), len(copy.commands)) == (position, length)


@by_variant
def test_same_seed_same_game(game):
    """Seed and moves decide everything: positions, events, outcomes."""
    one, two = [(m.copy()) for m in walk(game, "random", 3)][-1], [(m.copy()) for m in walk(game, "random", 3)][-1]
    assert one.commands == two.commands
    assert one.position() == two.position()


@by_variant
def test_positions_round_trip(game):
    """What `position` writes `from_position` accepts, through JSON; every view is then the same."""
    for match in walks(game):
        again = game.from_position(json.loads(json.dumps(match.position())), seed=1)
        assert again.position() == match.position()
        for viewer in (*game.seats, None):
            assert again.view(viewer) == match.view(viewer)


@by_variant
def test_saved_games_round_trip(game):
    """A saved game verifies and loads, mid-game and finished."""
    states = [match.copy() for match in walk(game, "wavering", 4)]
    for match in (states[0], states[len(states) // 2], states[-1]):
        text = match.save_text()
        assert rascals.core.saved.verify_text(text, lambda *_, **__: game).ok
        assert rascals.core.saved.load_text(text, lambda *_, **__: game).position() == match.position()


@by_variant
def test_concealing_changes_no_view(game):
    """The view of a concealed record is byte-identical for the seat it was concealed from; play can go on."""
    for match in walks(game):
        for viewer in (*game.seats, None):
            s = match.record
            rules.conceal(s, -1 if viewer is None else viewer)
            assert json.dumps(game.box.view(s, viewer, reveal=False)) == json.dumps(
                game.box.view(match.record, viewer, reveal=False)
            )
            if viewer in match.acting:
                assert rules.acting(s) == rules.acting(match.record)


@by_variant
def test_setup_forgets_what_was_there(game):
    """Setting up a record that has been played on gives the same as a fresh one with the same chance."""
    used = [match.record for match in walk(game, "random", 5)][-1]
    fresh = game.record(9)
    used.chance[:] = fresh.chance
    rules.setup(used)
    rules.setup(fresh)
    assert used == fresh


@by_variant
def test_scores_and_winners_belong_to_the_end(game):
    """Only a finished game has scores, winners and a reason; somebody always wins."""
    for match in walks(game):
        if match.over:
            assert len(match.scores) == game.players
            assert match.winners
            assert match.end_reason
        else:
            assert (match.scores, match.winners, match.end_reason) == (None, (), None)


def test_playouts_end():
    """The generic random playout finishes every variant and counts its moves."""
    for game in VARIANTS:
        s = game.record(6)
        rules.setup(s)
        played = rules.playout(s, [1, 2, 3, 4], [0] * game.box.rules.ACTIONS)
        assert rules.acting(s) == 0
        assert 0 < played < LONGEST
