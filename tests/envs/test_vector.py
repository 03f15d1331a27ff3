"""The vector environment: its games are a batch's, its spaces are right, and Gymnasium's own tools accept it."""

from __future__ import annotations

import pickle
import subprocess
import sys
from copy import deepcopy

import pytest

import rascals
from rascals.core.errors import BadOption, IllegalMove
from tests.envs.configurations import EVERY
from tests.suites import deep

np = pytest.importorskip("numpy", reason="needs the extra `compiled`")
gymnasium = pytest.importorskip("gymnasium", reason="needs the extra `envs`")

from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402  # it needs what was looked for above
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics  # noqa: E402

from rascals.envs.rewards import REWARDS, rewards_of  # noqa: E402
from rascals.envs.vector import BatchEnv, vector  # noqa: E402

FELICITY = rascals.game("felicity", players=3)
LENGTHS = {"felicity": 120, "goons": 400, "heist": 1500, "goodcritters": 9000}  # in which some random games end
by_game = pytest.mark.parametrize("game", [FELICITY, *deep(EVERY)], ids=str)


def played(env: BatchEnv, steps: int):
    """Random steps: the actions, and the environment's results."""
    for _ in range(steps):
        actions = env.random_actions()
        yield actions, env.step(actions)


def same(one, other):
    """Whether two results, of arrays, objects and mappings, are equal."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, tuple | list) or (isinstance(one, np.ndarray) and one.dtype.kind == "O"):
        return len(one) == len(other) and all(map(same, one, other))
    return np.array_equal(one, other)


@by_game
def test_the_games_are_those_of_a_batch(game):
    """With the same seed and actions, observations, masks, seats, ends, scores and last observations agree."""
    env, batch = vector(game, 6), game.batch(6, seed=7)
    observation, info = env.reset(seed=7)
    ends = 0
    for _ in range(LENGTHS[game.name]):
        assert (observation["observation"] == batch.observation).all()
        assert (observation["action_mask"] == batch.legal).all()
        assert (info["seat"] == batch.seat).all()
        acted, actions = batch.seat.copy(), env.random_actions()
        batch.step(actions)
        observation, rewards, terminations, truncations, info = env.step(actions)
        assert (info["acted"] == acted).all()
        assert (terminations == batch.done).all()
        assert not truncations.any()
        assert ("final_obs" in info) == bool(batch.done.any())
        assert (rewards[batch.done == 0] == 0).all()
        for index in np.flatnonzero(batch.done):
            ends += 1
            final = info["final_info"]
            assert (final["scores"][index] == batch.returns[index]).all()
            assert final["end"][index] == batch.end[index]
            shares = rewards_of("victory", batch.returns[index], batch.wins[index])
            assert final["rewards"][index] == pytest.approx(shares)
            assert rewards[index] == final["rewards"][index, acted[index]]
            assert final["seat"][index] == acted[index]
            assert (info["final_obs"][index]["observation"] == batch.last_observation[index, acted[index]]).all()
    assert ends


@by_game
def test_each_game_is_that_of_its_seed(game):
    """With a seed for each, game `i` begins like `game.new(seed=seed[i])`."""
    env = vector(game, 3)
    observation, info = env.reset(seed=[5, 6, 5])
    for index, seed in enumerate((5, 6, 5)):
        match = game.new(seed=seed)
        seat = int(info["seat"][index])
        assert seat == match.acting[0]
        assert observation["observation"][index].tolist() == match.observation(seat)
        offered, _ = match.preview(seat, [])
        assert np.flatnonzero(observation["action_mask"][index]).tolist() == [move.action for move in offered]


@by_game
def test_spaces_contain_what_is_returned(game):
    """Each observation is in its space, even the last of a game; no mask is all zeros; each number is in bounds."""
    env = vector(game, 4, limit=LENGTHS[game.name] // 2)
    single, numbers = env.single_observation_space, env.observation_space["observation"]
    assert single["observation"].shape == (game.definition.observation.size,)
    assert env.observation_space is env.observation_space
    assert env.observation_space.contains(env.reset(seed=3)[0])
    over = 0
    for step, (actions, answer) in enumerate(played(env, LENGTHS[game.name])):
        seen, rewards, terminations, truncations, info = answer
        assert ((numbers.low <= seen["observation"]) & (seen["observation"] <= numbers.high)).all()
        assert seen["action_mask"].any(1).all()
        if step % 40 == 0:
            assert env.observation_space.contains(seen)
            assert env.action_space.contains(actions)
        for index in np.flatnonzero(terminations | truncations):
            over += 1
            assert single.contains(info["final_obs"][index])
            assert info["final_obs"][index]["action_mask"].any()
        assert [array.dtype for array in (rewards, terminations, truncations)] == [np.float32, np.bool_, np.bool_]
    assert over


@pytest.mark.parametrize("reward", REWARDS)
def test_a_choice_of_reward_reaches_the_end(reward):
    """The final rewards are of the configured kind."""
    env = vector(FELICITY, 16, reward=reward)
    env.reset(seed=1)
    for _, (*_, terminations, _truncations, info) in played(env, 110):
        if terminations.any():
            final = info["final_info"]
            told = rewards_of(reward, final["scores"], final["wins"])
            assert final["rewards"][terminations] == pytest.approx(told[terminations])
            return
    raise AssertionError("no game ended")


def test_a_long_game_is_cut():
    """After `limit` actions it is truncated, without rewards; its last observation is for the next seat to act."""
    env, batch = vector(FELICITY, 4, limit=5), FELICITY.batch(4, seed=2)
    env.reset(seed=2)
    begin = np.array([0, 0, 1, 1], np.bool_)
    for number in range(9):
        if number == 2:  # two games begin later
            env.reset(options={"reset_mask": begin})
            batch.reset(begin)
        actions = env.random_actions()
        _, rewards, terminations, truncations, info = env.step(actions)
        batch.step(actions)
        cut = [number == 4, number == 4, number == 6, number == 6]
        assert truncations.tolist() == cut
        assert not terminations.any()
        assert not rewards.any()
        assert ("final_obs" in info) == any(cut)
        for index in np.flatnonzero(truncations):
            assert (info["final_obs"][index]["observation"] == batch.observation[index]).all()
            assert (info["final_obs"][index]["action_mask"] == batch.legal[index]).all()
            assert info["final_info"]["seat"][index] == batch.seat[index]
            assert info["final_info"]["end"][index] == -1
            assert not info["final_info"]["rewards"][index].any()
        if any(cut):
            assert [one is not None for one in info["final_obs"]] == info["_final_obs"].tolist() == cut
            batch.reset(truncations)
        assert (env.batch.observation == batch.observation).all()


def test_nothing_is_cut_without_a_limit():
    """With None games continue to their end."""
    env = vector(FELICITY, 8, limit=None)
    env.reset(seed=1)
    answers = [answer[2:4] for _, answer in played(env, 120)]
    assert any(terminations.any() for terminations, _ in answers)
    assert not any(truncations.any() for _, truncations in answers)


@pytest.mark.parametrize("threads", [1, 2])
def test_seeds_determine_everything(threads):
    """Two environments with the same seed and actions return the same; with another seed they do not."""
    one, two, other = vector(FELICITY, 8, limit=60), vector(FELICITY, 8, limit=60, threads=threads), vector(FELICITY, 8)
    start = deepcopy(one.reset(seed=4))
    assert same(start, two.reset(seed=4))
    assert not same(start, other.reset(seed=5))
    for actions, answer in played(one, 130):
        assert same(answer, two.step(actions))
    assert not same(one.reset(), start)
    assert same(one.reset(seed=4), start)
    assert one.np_random_seed == 4


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301 - our own
def test_copies_and_pickles_go_their_own_way(copied):
    """Their results equal the original's, including masks and last observations, and neither affects it."""
    env = vector(FELICITY, 8, limit=60, threads=2)
    env.reset(seed=4)
    for _ in played(env, 70):
        pass
    twin = copied(env)
    theirs = [(actions, deepcopy(answer)) for actions, answer in played(twin, 130)]
    for (actions, answer), (others, other) in zip(played(env, 130), theirs, strict=True):
        assert same(actions, others)
        assert same(answer, other)
    env.close()
    copied(env).close()


def test_arrays_are_the_batchs_or_copies():
    """Observations are the batch's arrays; with `copy`, later steps do not change them."""
    env, kept = vector(FELICITY, 32), vector(FELICITY, 32, copy=True)
    observation, info = env.reset(seed=1)
    assert observation["observation"] is env.batch.observation
    assert np.shares_memory(observation["action_mask"], env.batch.legal)
    assert info["seat"] is env.batch.seat
    kept.reset(seed=1)
    before, told = [], []
    for actions, answer in played(env, 120):
        again = kept.step(actions)
        assert same(answer, again)
        told.append(again)
        before.append(tuple(map(str, (again[0]["observation"], again[4]))))
    assert any(answer[2].any() for answer in told)
    assert before == [tuple(map(str, (answer[0]["observation"], answer[4]))) for answer in told]


def test_gymnasiums_wrappers_take_it():
    """Episode statistics count a game's actions and the last seat's reward; lists of infos have the final ones."""
    env = vector(FELICITY, 8)
    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    wrapped = DictInfoToList(RecordEpisodeStatistics(env))
    wrapped.reset(seed=1)
    ages, ends = np.zeros(8, int), 0
    for _ in range(200):
        _, rewards, terminations, _, infos = wrapped.step(env.random_actions())
        ages += 1
        for index, info in enumerate(infos):
            assert ("final_obs" in info) == ("episode" in info) == bool(terminations[index])
            if terminations[index]:
                ends += 1
                assert info["episode"]["l"] == ages[index]
                assert info["episode"]["r"] == rewards[index]
                assert info["final_info"]["rewards"].sum() == pytest.approx(1)
        ages[terminations] = 0
    assert ends > 8


def test_an_illegal_action_changes_nothing():
    """It raises, even among legal ones, and the next step is as if nothing had happened."""
    env, other = vector(FELICITY, 3), vector(FELICITY, 3)
    env.reset(seed=1)
    other.reset(seed=1)
    actions = env.random_actions()
    wrong = actions.copy()
    wrong[2] = np.flatnonzero(env.batch.legal[2] == 0)[0]
    with pytest.raises(IllegalMove, match="in game 2"):
        env.step(wrong)
    assert same(env.step(actions), other.step(actions))


def test_illegal_actions_can_be_replaced():
    """By random legal ones, the same for the same seed; legal actions next to them are played as they are."""
    env, twin, checked = (vector(FELICITY, 6, illegal=how) for how in ("random", "random", "raise"))
    for one in (env, twin, checked):
        one.reset(seed=3)
    for wrong in (-1, FELICITY.definition.actions, 10**6, *range(FELICITY.definition.actions)):
        actions, legal = env.random_actions(), env.batch.legal
        actions[:3] = wrong
        fine = [0 <= action < legal.shape[1] and bool(legal[game, action]) for game, action in enumerate(actions)]
        assert env._legal(actions)[fine].tolist() == actions[fine].tolist()
        assert legal[np.arange(6), env._legal(actions)].all()
        twin._legal(actions), twin._legal(actions)
        assert same(env.step(actions), twin.step(actions))
    env.reset(seed=3)
    actions = env.random_actions()
    assert same(env.step(actions), checked.step(actions))


def test_what_there_is_not_is_refused():
    """Invalid rewards, limits and numbers of games; choices together with a Game; steps after the end."""
    for wrong, text in (
        ({"reward": "money"}, "victory, lead, rank, points"),
        ({"limit": 0}, "limit"),
        ({"illegal": "lose"}, "raise, random"),
    ):
        with pytest.raises(BadOption, match=text):
            vector(FELICITY, 2, **wrong)
    for games, text in ((0, "1 or more"), (10**12, "games: not enough memory for 1000000000000")):
        with pytest.raises(BadOption, match=text):
            vector(FELICITY, games)
    with pytest.raises(BadOption, match="leave them out"):
        vector(FELICITY, 2, players=4)
    env = vector("felicity", 1, players=3, options={"open_mice": True})
    assert (env.game.players, env.game.options["open_mice"]) == (3, True)
    env.close()
    env.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        env.step(np.zeros(1, int))


@pytest.mark.real
@pytest.mark.parametrize(
    ("lack", "says"),
    [
        (f"sys.modules['{module}'] = None", f"({module} is missing): pip install '.[compiled]' gymnasium")
        for module in ("gymnasium", "numpy")
    ],
)
def test_without_what_it_needs_that_is_named(lack, says):
    """If it cannot be imported the error says what is missing and what to install."""
    code = f"import sys; {lack}; import rascals.envs.vector"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert says in done.stderr.splitlines()[-1]
