"""Players inside a batch: policies and networks play as in plain Python, and only other seats are returned."""

from __future__ import annotations

import pickle
from array import array
from collections import Counter
from dataclasses import replace

import pytest

import rascals
from rascals.bots.learned import judged
from rascals.bots.network import Network, Shape, features_of, first_ranks
from rascals.core import rules
from rascals.core.chance import next_below, next_word, seed_text, words_of
from tests.envs.configurations import EVERY
from tests.suites import deep

np = pytest.importorskip("numpy", reason="needs the extra `compiled`")
pytest.importorskip("gymnasium", reason="needs the extra `envs`")

from rascals.compiled import NetworkPlayer, dtype_of, loops, pack, unpack  # noqa: E402
from rascals.compiled.building import part  # noqa: E402
from rascals.envs.vector import vector  # noqa: E402
from rascals.lab.inside import inside  # noqa: E402

FELICITY = rascals.game("felicity", players=4)
by_game = pytest.mark.parametrize("game", [FELICITY, *deep(EVERY)], ids=str)


def whim(s, seat, actions, count, words):
    """Choose by what is in the sampled state, and by a random number."""
    return (next_below(words, 7) + s.chance[0] + seat + actions[0]) % count


def beyond(s, seat, actions, count, words):
    """Choose an invalid action."""
    return count


def broken(s, seat, actions, count, words):
    """Divide by zero."""
    return count // (seat - seat)


def chosen(s, seat, actions, words):
    """Return the index chosen by `whim`, in plain Python, in a fresh sample."""
    if len(actions) == 1:
        return 0
    world = s.copy()
    world.chance[:] = [next_word(words) for _ in range(4)]
    rules.determinize(world, seat)
    return whim(world, seat, actions, len(actions), words)


def plainly(s, words, choose):
    """Play on with the players on all seats except 0; return the number of actions."""
    played, row = 0, [0] * type(s).definition.room(s)
    while rules.acting(s) and (seat := rules.first_seat(rules.acting(s))) != 0:
        actions = row[: rules.legal(s, seat, row)]
        rules.apply(s, seat, actions[choose(s, seat, actions, words)])
        played += 1
    return played


def compare(game, opponent, choose, steps=60):
    """Play a batch with one opponent on all seats except 0, and the same games plainly; return how many ended."""
    batch, ends = game.batch(3, seed=[1, 2, 3], opponents=[None] + [opponent] * (game.players - 1)), 0
    games = [game.new(seed=seed).state.copy() for seed in (1, 2, 3)]
    words = [words_of(f"{seed_text(seed)}/opponents") for seed in (1, 2, 3)]
    ages = list(map(plainly, games, words, [choose] * 3))
    for _ in range(steps):
        assert batch.seat.tolist() == [0] * 3
        assert batch.age.tolist() == ages
        actions = batch.random_actions()
        batch.step(actions)
        for index, s in enumerate(games):
            rules.apply(s, 0, int(actions[index]))
            ages[index] += 1 + plainly(s, words[index], choose)
            if rules.acting(s) == 0:
                ends += 1
                assert batch.done[index]
                assert batch.returns[index].tolist() == [rules.score(s, seat) for seat in game.seats]
                rules.setup(s)
                ages[index] = plainly(s, words[index], choose)
            assert unpack(type(s), batch.states[index]) == s
            seen = [0] * game.definition.observation.size
            rules.observe(s, 0, seen)
            assert batch.observation[index].tolist() == seen
    return ends


@by_game
def test_a_policy_plays_as_it_does_plainly(game):
    """Every position, observation and result is that of the plain game; it sees a fresh sample."""
    assert compare(game, whim, chosen) or game != FELICITY


def test_a_network_plays_as_it_does_plainly():
    """At temperature 0 it plays the action with the highest logit in every position."""
    (expert,) = inside(FELICITY, ["expert"])
    network, ranks = network_of(expert), first_ranks(FELICITY.definition)

    def surest(s, seat, actions, words):
        if len(actions) > 1:
            next_word(words)
        logits, _ = network.answers(features_of(s, seat, FELICITY.definition.deduction.size), actions, ranks)
        return logits.index(max(logits))

    sure = NetworkPlayer(expert.weights, expert.sizes, expert.first, expert.seen, 1e-4, 0.0)
    assert compare(FELICITY, sure, surest) > 5


def network_of(player):
    """Return a player's network."""
    return Network(Shape(*player.sizes.tolist()), array("f", player.weights.tolist()))


DRAWS = """
EXPORT void draws(struct state *s, int64_t seat, const float *weights, const int64_t *first, const int64_t *sizes,
                  int64_t seen, double heat, int64_t *words, int64_t *found)
{
    int16_t actions[ACTIONS];
    int64_t count = rules_legal(s, seat, actions);
    struct player p = {NETWORK, weights, first, {sizes[0], sizes[1], sizes[2], sizes[3], sizes[4]}, seen, heat, 0};
    for (int draw = 0; draw < 4000; draw++)
        found[network_choice(&p, s, seat, actions, count, words)]++;
}
"""


@pytest.mark.parametrize("name", ["medium", "hard"])
def test_a_network_draws_as_its_level_does(name):
    """Each action as often as the bot plays it: at its temperature, without what it forgets, nothing improbable."""
    (player,) = inside(FELICITY, [name])
    network, machine, looked = network_of(player), loops(FELICITY, part("network.c") + DRAWS), Counter()
    match = rascals.play(FELICITY, ["greedy"] * 4, seed=3)
    for at in range(0, len(match.history), 9):
        s = match.at(at).state
        if not rules.acting(s):
            continue
        seat, row = rules.first_seat(rules.acting(s)), [0] * FELICITY.definition.actions
        actions = row[: rules.legal(s, seat, row)]
        numbers = features_of(s, seat, FELICITY.definition.deduction.size)
        numbers[player.seen :] = [0] * (len(numbers) - player.seen)
        likely, _ = judged(network, numbers, actions, first_ranks(FELICITY.definition), player.heat)
        states, found = (
            np.zeros(1, dtype_of(FELICITY.definition.state)),
            np.zeros(FELICITY.definition.actions, np.int64),
        )
        pack(s, states[0])
        words = np.array(words_of(at), np.int64)
        machine.draws(states, seat, player.weights, player.first, player.sizes, player.seen, player.heat, words, found)
        assert found[: len(actions)] / 4000 == pytest.approx(likely, abs=0.03)
        assert not found[: len(actions)][np.array(likely) == 0].any()
        looked[len(actions) > 2] += 1
    assert looked[True] > 3


def test_seeds_and_copies_determine_what_opponents_do():
    """Neither threads, copies nor pickling change anything; another seed does."""
    seats = ["easy", None, "random", whim]
    one, two, other = (vector(FELICITY, 8, opponents=seats, threads=threads) for threads in (1, 2, 1))
    for env, seed in ((one, 5), (two, 5), (other, 6)):
        env.reset(seed=seed)
    for step in range(80):
        actions = one.random_actions()
        one.step(actions)
        two.step(actions)
        assert (one.batch.states == two.batch.states).all()
        two = pickle.loads(pickle.dumps(two)) if step % 20 == 9 else two  # noqa: S301 - it is ours
    assert (other.batch.states["chance"] != one.batch.states["chance"]).any()


def test_what_opponents_play_counts_for_the_limit():
    """A game is truncated after this many actions of all seats together."""
    env = vector(FELICITY, 4, limit=20, opponents=[None, "random", "random", "random"])
    env.reset(seed=1)
    cut = 0
    for _ in range(30):
        ages = env.batch.age.copy()
        *_, terminations, truncations, _ = env.step(env.random_actions())
        assert (ages < 20).all()
        cut += truncations.sum()
        assert (env.batch.age[truncations] < 20).all()
        assert not (terminations & truncations).any()
    assert cut > 5


@pytest.mark.parametrize(
    ("opponents", "said"),
    [
        (["shrewd", None, None, None], "shrewd of felicity for 4 is no network"),
        (["nobody", None, None, None], "'nobody'"),
        (["random", None], "4 opponents for the seats of felicity for 4, at least one None, not 2"),
        (["random"] * 4, "at least one None"),
        ([3, None, None, None], "bots"),
    ],
)
def test_opponents_that_cannot_be_are_refused(opponents, said):
    """With what is valid."""
    with pytest.raises(rascals.RascalsError, match=said):
        vector(FELICITY, 2, opponents=opponents)


@pytest.mark.parametrize(
    "change",
    [
        {"weights": np.zeros(9, np.float32)},
        {"sizes": np.array([292, 4000, 64, 119, 36], np.int64)},
        {"sizes": np.zeros(5, np.int64)},
        {"first": np.full(119, 99, np.int64)},
        {"first": np.zeros(4, np.int64)},
        {"seen": 999},
        {"heat": 0.0},
    ],
)
def test_a_network_of_other_arrays_is_refused(change):
    """Otherwise the machine code would read out of bounds."""
    (expert,) = inside(FELICITY, ["expert"])
    assert isinstance(expert, NetworkPlayer)
    with pytest.raises(rascals.BadOption, match="not those of a network for felicity"):
        FELICITY.batch(2, opponents=[replace(expert, **change), None, None, None])


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("policy", "said"), [(beyond, "policy beyond returned"), (broken, "division by zero")])
def test_a_policy_that_fails_is_named(policy, said, threads):
    """In whichever thread it plays."""
    with pytest.raises(rascals.BadOption, match=said):
        FELICITY.batch(4, opponents=[policy, None, None, None], threads=threads)
