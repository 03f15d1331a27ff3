"""The best response to a bot: who plays whom, and how opponents that are levels play compiled."""

from __future__ import annotations

from array import array

import pytest

import rascals
from rascals.bots.learned import Learned, network_in
from rascals.bots.network import Network, chances, features_of, first_ranks
from rascals.bots.registry import of_game
from rascals.core.errors import BadOption

np = pytest.importorskip("numpy", reason="needs the extra `compiled`")

from rascals.compiled import loops  # noqa: E402
from rascals.training.answering import Answering, played_by  # noqa: E402
from rascals.training.recipe import Recipe  # noqa: E402
from rascals.training.selfplay import LEARNER, SOURCE, TEACHER  # noqa: E402

FELICITY = rascals.game("felicity", players=3)
SEEN = FELICITY.definition.observation.size
SMALL = Recipe(players=(3,), games=60, step=30)


@pytest.fixture(scope="module")
def expert():
    return network_in("rascals.bots.felicity", 3)


def decisions():
    """Observations and legal actions in a few games of bots, where there is a choice."""
    for seed in range(3):
        match = rascals.play(FELICITY, ["greedy"] * 3, seed=seed)
        for at in range(0, len(match.history), 5):
            then = match.at(at)
            for seat in then.acting:
                legal = sorted(move.action for move in then.legal(seat))
                if len(legal) > 1:
                    yield features_of(then.state, seat, FELICITY.definition.deduction.size), legal


@pytest.mark.parametrize("name", ["medium", "hard", "expert"])
def test_a_level_is_as_sure_compiled(expert, name):
    """Each action's probability from the numbers alone is the level's, without what it forgets."""
    level = of_game("felicity", name)
    assert isinstance(level, Learned)
    as_played = Network(expert.shape, array("f", played_by(level, expert, SEEN).tolist()))
    ranks, looked = first_ranks(FELICITY.definition), 0
    for numbers, legal in decisions():
        known = numbers[:SEEN] + [0] * (len(numbers) - SEEN) if level.forgets else numbers
        likely = chances(expert.answers(known, legal, ranks)[0], level.heat)
        assert chances(as_played.answers(numbers, legal, ranks)[0]) == pytest.approx(likely, abs=1e-3)
        looked += 1
    assert looked > 20


def test_what_is_overlooked_is_the_part_that_is_said():
    """Of nonzero inputs the given share is, on average, and no other changes."""
    numbers = np.full(4000, 7, np.int8)
    looked = "EXPORT void look(int8_t *features, int64_t *words) { overlook(features, 4000, 0.3, words); }"
    loops(FELICITY, SOURCE + looked).look(numbers, np.array([1, 2, 3, 4], np.int64))
    assert set(numbers.tolist()) == {0, 7}
    assert 1100 < (numbers == 0).sum() < 1300


@pytest.mark.real
def test_it_begins_as_the_expert_and_sits_alone(expert):
    """Every game has one seat of it, each seat equally often; before learning it is the expert, then not."""
    answering = Answering("felicity", SMALL, 3, "easy")
    answering.imitate(1, lambda _: None)
    assert answering.learner.flat() == pytest.approx(np.array(expert.weights), abs=1e-4)
    assert isinstance(answering.against, Learned)
    assert answering.overlooks == answering.against.overlooks > 0
    seated, lone = answering._seated(np.random.default_rng(1), 3)
    assert lone.all()
    assert ((seated == LEARNER).sum(1) == 1).all()
    assert ((seated == TEACHER).sum(1) == 2).all()
    assert {seat for row in seated for seat in np.flatnonzero(row == LEARNER)} == {0, 1, 2}
    heard = []
    answering.improve(heard.append)
    assert answering.played >= SMALL.games
    assert [news["games"] for news in heard] == [30, 60]
    assert not np.allclose(answering.learner.flat(), np.array(expert.weights), atol=1e-4)


@pytest.mark.real
def test_who_has_not_learned_is_imitated():
    """The opponents are then imitations learned from the recipe's recorded games of that bot."""
    recipe = Recipe(players=(3,), games=30, step=30, recorded=6, epochs=1)
    answering = Answering("felicity", recipe, 3, "greedy")
    epochs = []
    answering.imitate(1, epochs.append)
    assert answering.recipe.teacher == "greedy"
    assert [one["epoch"] for one in epochs] == [1]
    assert len(answering.past) == 1
    assert not np.allclose(answering.past[0], answering.learner.flat())


def test_a_game_without_an_expert_has_no_answers():
    """It says so; and for an unknown bot, which ones there are."""
    with pytest.raises(BadOption, match="goons has no expert for this number"):
        Answering("goons", Recipe(players=(4,)), 4, "shrewd")
    with pytest.raises(BadOption, match="'nobody'; valid: random"):
        Answering("felicity", SMALL, 3, "nobody")
