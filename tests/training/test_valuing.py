"""Learning values: targets, gradients, compiled values as plain ones, a training stopped and continued."""

from __future__ import annotations

from array import array
from dataclasses import replace

import pytest

import rascals
from rascals.bots.network import Network, Shape, outcome
from rascals.core import rules
from rascals.core.chance import next_word, words_of

np = pytest.importorskip("numpy", reason="needs the extra `compiled`")

from rascals.compiled.layout import pack  # noqa: E402
from rascals.training.afterstates import AfterstateBuffers, PlaySettings, returns  # noqa: E402
from rascals.training.gradient import Learner  # noqa: E402
from rascals.training.recording import _positions  # noqa: E402
from rascals.training.training import Training  # noqa: E402
from tests.training.test_training import VALUES, trained  # noqa: E402

FELICITY = rascals.game("felicity", players=4)
SHAPE = Shape(FELICITY.definition.deduction.size, 16, 8, 0, 0)


def learner(shape=SHAPE):
    """Return a learner with random numbers."""
    one = Learner(shape, np.zeros(0, np.int64), np.ones(shape.inputs, np.float32), np.random.default_rng(1))
    one.arrays[0] *= np.float32(0.03)
    one.arrays[4] *= np.float32(5)
    return one


def played(trace, games=1):
    """Let a random network play; return its buffers and the positions."""
    side = AfterstateBuffers(FELICITY, SHAPE, games * 300)
    valued, whole, _ = side.play("test", games, learner().flat(), PlaySettings(heat=0.1, trace=trace, margin=0.03))
    assert whole == games
    return side, valued


def weighed(record, seat, flat):
    """Return the compiled learner's values of a seat's moves."""
    side = AfterstateBuffers(FELICITY, SHAPE, 1)
    pack(record, side.states[0])
    words, at = np.array(words_of("world"), np.int64), side.states.ctypes.data
    count = side.machine.rules_legal(at, seat, side.moves.ctypes.data)
    given = (side.moves, count, words, side.worth, flat, side.sizes, *side.inputs, *side.layers, 0.03)
    side.machine.weigh(side.states, seat, *given)
    return side.moves[:count].tolist(), side.worth[:count].tolist()


def test_moves_are_tried_in_a_world_dealt_anew():
    """A move's value is the plain network's, of what its seat then knows in a sampled world: not in the true one.

    So it is the same in matches that differ only in what the seat cannot know.
    """
    flat, match = learner().flat(), rascals.play(FELICITY, ["greedy"] * 4, seed=5)
    network, differ = Network(SHAPE, array("f", flat.tolist())), 0
    for at in range(0, len(match.history) - 1, 6):
        there = match.at(at)
        seat, s = there.acting[0], there.state.copy()
        words = list(words_of("world"))
        s.chance[:] = [next_word(words) for _ in range(4)]
        rules.determinize(s, seat)
        moves, worth = weighed(there.state, seat, flat)
        other = there.determinized(seat, at)
        assert weighed(other.state, seat, flat) == (moves, worth)
        differ += other.position() != there.position()
        for action, value in zip(moves, worth, strict=True):
            twin, numbers = s.copy(), [0] * SHAPE.inputs
            rules.apply(twin, seat, action)
            rules.deduce(twin, seat, numbers)
            plain = network.values([numbers])[0] if rules.acting(twin) else outcome(twin, seat, 0.03)
            assert value == pytest.approx(plain, abs=1e-3)
    assert differ > 10


def test_targets_are_what_comes_next_or_at_last():
    """With a trace of 0 a position's target is the value of the same seat's next one, with 1 the seat's outcome.

    The last position of each seat has its outcome for a target in both; values are those of the plain network.
    """
    side, valued = played(trace=0.0)
    (_, at_last), seats = played(trace=1.0), side.seats[: len(valued.target)]
    values = Network(SHAPE, array("f", learner().flat().tolist())).values(valued.features.tolist())
    shares = set()
    for seat in range(4):
        rows = np.flatnonzero(seats == seat)
        assert valued.target[rows[:-1]] == pytest.approx([values[row] for row in rows[1:]], abs=1e-4)
        assert len(set(at_last.target[rows].tolist())) == 1
        assert at_last.target[rows[-1]] == valued.target[rows[-1]]
        shares.add(float(at_last.target[rows[-1]]))
    assert sum(at_last.target[np.flatnonzero(seats == seat)[0]] for seat in range(4)) == pytest.approx(1.0, abs=1e-5)
    assert len(shares) > 1


def test_values_of_several_positions_are_those_of_each():
    """Computed together, by their differences from the first, positions have the same values as separately."""
    _, valued = played(trace=0.0)
    network, rows = Network(SHAPE, array("f", learner().flat().tolist())), valued.features[::7].tolist()
    assert network.values(rows) == pytest.approx([network.answers(row, (), ())[1] for row in rows], abs=1e-4)
    assert network.values([]) == []


def test_it_learns_along_the_slope_of_the_squared_error(monkeypatch):
    """A small change of a number changes the mean squared error by its gradient: the steepest one of each array."""
    one, (_, valued) = learner(), played(trace=1.0)
    kept = []
    monkeypatch.setattr(one, "_step", lambda grads, _rate: kept.extend(grads))
    squares = one.fit(valued.features, valued.target, 0.0)

    def error(flat):
        values = Network(SHAPE, array("f", flat.tolist())).values(valued.features.tolist())
        return float(np.mean((np.array(values) - valued.target) ** 2))

    flat, at, by = one.flat(), 0, 0.0004
    assert squares / len(valued.target) == pytest.approx(error(flat), rel=1e-3)
    for grad, size in zip(kept, SHAPE.sizes, strict=True):
        if at == 0:  # an input of 100 would bend the error there
            grad[np.abs(valued.features).max(0) > 1] = 0
        place = at + int(np.abs(grad).argmax())
        more, less = flat.copy(), flat.copy()
        more[place] += by
        less[place] -= by
        slope = (error(more) - error(less)) / (2 * by)
        assert slope == pytest.approx(grad.ravel()[place - at], rel=0.05, abs=1e-3)
        at += size


def test_what_it_learns_comes_true():
    """After some games its error is smaller than if every seat's value were the same."""
    recipe = replace(VALUES, games=1500, step=100, trace=1.0, margin=0.0)
    _, steps = trained(recipe)
    assert sum(one["error"] for one in steps[-5:]) / 5 < 0.97 * (0.25 * 0.75) ** 0.5 < steps[0]["error"]


@pytest.mark.real
def test_it_learns_from_its_teachers_games_at_last():
    """After its own games it goes through the teacher's, and then predicts their outcomes better."""
    recipe = replace(VALUES, games=100, teacher="greedy", recorded=60, epochs=4, rate=0.01)
    training, news = Training.of("felicity", recipe, 4), []
    training.imitate(1, news.append)
    training.improve(lambda _: None)
    training.finish(2, news.append)
    assert [one["epoch"] for one in news] == [1, 2, 3, 4]
    assert news[-1]["error"] < 0.97 * news[0]["error"]


def test_positions_of_recorded_games_follow_one_another():
    """Each recorded position leads to the same seat's next one, with the same outcome; every seat has a last one."""
    features, outcome, following = _positions(FELICITY, "greedy", 0.03, "test", 0)
    lasts = [at for at, one in enumerate(following) if one < 0]
    assert len(lasts) == 4
    assert sum(outcome[at] for at in lasts) == pytest.approx(1.0)
    for at, one in enumerate(following):
        assert one < 0 or (one > at and outcome[one] == outcome[at])
    assert {len(row) for row in features} == {FELICITY.definition.deduction.size}
    assert len({one for one in following if one >= 0}) == len(features) - 4


def test_returns_mix_what_comes_next_with_the_outcome():
    """TD(lambda): back from the outcome, each position's return is a mean of the next one's return and its value."""
    following, outcome = np.array([2, 3, -1, -1]), np.array([1, 0, 1, 0], np.float32)
    value, target = np.array([0.5, 0.5, 0.25, 0.75], np.float32), np.zeros(4, np.float32)
    returns(following, outcome, value, 0.8, target)
    assert target.tolist() == pytest.approx([0.8 + 0.2 * 0.25, 0.2 * 0.75, 1.0, 0.0])
