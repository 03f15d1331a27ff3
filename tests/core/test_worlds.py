"""Determinized matches: the same for a seat, made from what it knows alone, with nothing of the real one in them."""

from __future__ import annotations

import json
import pickle
import random

import pytest

import rascals
from rascals.core.match import Match
from rascals.core.rules import sampled_state
from tests.core import toy

GAMES = [
    *(rascals.game("felicity", players=players) for players in (3, 4)),
    rascals.game("goodcritters", players=4, payoffs=True, promos=4, changes=3),
    rascals.game("goodcritters", players=5, bargaining="turns", payoffs=True),
    rascals.game("heist", players=3, edition="v1", turn_limit=4),
    rascals.game("heist", players=2, edition="v5", turn_limit=4),
    rascals.game("goons", players=3),
    rascals.Game.choose(toy.DEFINITION, 3),
]
SECRET = bytes(range(100, 132))

by_game = pytest.mark.parametrize("game", GAMES, ids=str)


def drafts(game, count=40):
    """Yield a live match, a seat to act and its draft, at every step of many whole moves."""
    rng = random.Random(f"drafts of {game}")
    match = game.new(secret=SECRET)
    while not match.over and len(match.history) <= count:
        seat, draft, complete = rng.choice(match.acting), [], False
        while not complete:
            yield match.copy(), seat, tuple(draft)
            draft.append(rng.choice(match.preview(seat, draft)[0]))
            complete = match.preview(seat, draft)[1]
        match.play(seat, draft)


@pytest.mark.no_cover
@by_game
def test_a_determinized_match_is_the_same_to_its_seat(game):
    """Its view and legal moves are those of the real match, even in the middle of a composite move."""
    for seed, (match, seat, draft) in enumerate(drafts(game)):
        twin = match.determinized(seat, seed, draft=draft)
        assert json.dumps(twin.view(seat)) == json.dumps(match.view(seat, draft=draft))
        assert twin.acting == ((seat,) if draft else match.acting)
        assert twin.legal(seat) == match.preview(seat, draft)[0]
        spectators = match.determinized(None, seed)
        assert json.dumps(spectators.view(None)) == json.dumps(match.view(None))


@by_game
def test_a_determinized_match_can_be_played_on_and_saved(game):
    """Random bots finish it from any point, even within a composite move; saved and loaded it is the same."""
    for match, seat, draft in list(drafts(game, 9))[-3:]:
        twin = match.determinized(seat, 5, draft=draft)
        rng, played = random.Random(5), 0
        while not twin.over and played < 30:
            mover = rng.choice(twin.acting)
            rest, complete = [], False
            while not complete:
                rest.append(rng.choice(twin.preview(mover, rest)[0]))
                complete = twin.preview(mover, rest)[1]
            twin.play(mover, rest)
            played += 1
        again = rascals.core.loading.load_text(twin.save_text(), lambda *_, **__: game)
        assert again.position() == twin.position()


@pytest.mark.no_cover
@by_game
def test_a_world_depends_on_what_the_seat_knows_alone(game):
    """With the same seed, samples of states that a seat cannot tell apart are equal, including chance."""
    different = 0
    for seed, (match, seat, draft) in enumerate(drafts(game)):
        real = match.state if not draft else match.determinized(seat, 0, draft=draft).state
        other = sampled_state(real, seat, f"other {seed}")
        different += other.values() | {"chance": 0} != real.values() | {"chance": 0}
        assert sampled_state(real, seat, seed) == sampled_state(other, seat, seed)
    assert different > (1 if game.name == "toy" else 5)


def test_nothing_real_is_in_a_determinized_match():
    """Its pickle contains nothing of secret, dice, chance, history and others' cards."""
    match = rascals.game("felicity", players=4).new(secret=SECRET)
    while match.view(None)["phase"] == "place":
        match.play(match.acting[0], match.legal(match.acting[0])[1])
    match.play(match.acting[0], "bid 1")
    real, told = match.state, pickle.dumps(SECRET)[-20:]
    twin = match.determinized(2, 1)
    held = pickle.dumps(twin)
    for trace in (SECRET, SECRET.hex().encode(), match.commitment.encode(), told):
        assert trace not in held
    assert (len(twin.history), twin.history[0].events, twin.history[0].random) == (1, (), ())
    assert twin._dice.stream is None
    assert not set(real.chance) & {*twin.state.chance, *twin._first.chance}
    assert twin.state.chance == match.determinized(2, 1).state.chance
    hidden = [match.determinized(2, seed).state for seed in range(20)]
    for other in (0, 1, 3):
        assert len({tuple(s.hand[other]) for s in hidden}) > 3
    assert all(s.hand[2] == real.hand[2] for s in hidden)


def test_a_match_travels_with_its_game():
    """A pickled match comes back as it was, with the existing game object."""
    match = rascals.game("goodcritters", players=4).new(3).determinized(1, 2)
    again = pickle.loads(pickle.dumps(match))  # noqa: S301 - our own bytes
    assert isinstance(again, Match)
    assert again.game == match.game
    assert again.game.definition is match.game.definition
    assert again.position() == match.position()


def test_without_a_seed_every_determinized_match_is_another():
    """Fresh chance deals a new sample each time; a seed deals the same again, but differs between seats."""
    match = rascals.game("felicity", players=4).new(1)
    assert match.determinized(0).state != match.determinized(0).state
    assert match.determinized(0, 7).state == match.determinized(0, 7).state
    with pytest.raises(rascals.BadOption, match="unknown seat 4; valid: 0, 1, 2, 3"):
        match.determinized(4)
