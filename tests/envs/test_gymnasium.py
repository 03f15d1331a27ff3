"""One seat of the games in Gymnasium: its own environment checks, and bots that play as in any match."""

from __future__ import annotations

import copy
import pickle
import random
import sys
from importlib.util import find_spec, module_from_spec
from typing import Any

import pytest

import rascals
from rascals.bots.playing import chance_of, decide
from rascals.bots.registry import bot
from rascals.core.errors import BadOption, BadType
from tests.envs.configurations import EVERY, SHORT, by_short
from tests.suites import deep

np = pytest.importorskip("numpy", reason="needs the extra `envs`")
gymnasium = pytest.importorskip("gymnasium", reason="needs the extra `envs`")

from gymnasium.error import ResetNeeded  # noqa: E402  # these need what was looked for above
from gymnasium.utils.env_checker import check_env  # noqa: E402

from rascals.envs import gymnasium as ours  # noqa: E402
from rascals.envs.gymnasium import single  # noqa: E402
from rascals.envs.rewards import REWARDS, rewards_of  # noqa: E402
from rascals.envs.situations import Situation  # noqa: E402

ASKED = [*SHORT, *deep(EVERY)]


def steps_of(env, seed):
    """Play a random game; yield the results of reset and each step."""
    rng = random.Random(f"single {seed}")
    observation, info = env.reset(seed=seed)
    told = observation, 0.0, False, False, info
    while not (told[2] or told[3]):
        yield told
        told = env.step(rng.choice(np.flatnonzero(told[4]["action_mask"]).tolist()))
    yield told


def made(game, **more):
    """The environment by a game's id, as `gymnasium.make` makes it, with the game's choices."""
    choices = {"players": game.players, "edition": game.edition, "options": dict(game.changed_options)}
    return gymnasium.make(ours.id_of(game.name), **choices, **more)


# ---------------------------------------------------------------- tests that Gymnasium has for environments


@pytest.mark.parametrize("game", ASKED, ids=str)
def test_its_checks_pass(game, capsys):
    """Spaces, seeds, types, determinism, new data and rendering are as `check_env` requires."""
    check_env(made(game, recall=3 if game.players % 2 else None).unwrapped)
    assert game.name in capsys.readouterr().out


@pytest.mark.parametrize("more", [{"seat": "each", "recall": "whole"}, {"seat": 1, "bots": "random", "reward": "lead"}])
def test_its_checks_pass_with_choices(more, capsys):
    """With a random seat, a whole history, bots and another reward."""
    check_env(made(SHORT[0], **more).unwrapped)
    assert "felicity" in capsys.readouterr().out


def test_several_are_stepped_together():
    """`make_vec` makes and steps them, and resets finished games."""
    games = gymnasium.make_vec("rascals/Felicity-v0", num_envs=3, vectorization_mode="sync", players=3)
    _, infos = games.reset(seed=1)
    ended = 0
    for _ in range(60):
        _, _, terminations, _, infos = games.step([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
        ended += int(terminations.sum())
    assert ended


# ---------------------------------------------------------------- the game is ours


@pytest.mark.parametrize("game", SHORT, ids=str)
def test_a_game_is_that_of_the_bots_of_any_match(game):
    """If the seat plays like a bot, the game equals that of `rascals.play` with the same seed, move by move."""
    seat, player, seed = game.players - 1, bot("random"), 21
    others = ["random"] * (game.players - 1)
    env = single(game, seat=seat, bots=others, reward="points")
    _, info = env.reset(seed=seed)
    chance, over, reward = chance_of(game.new(seed), seat), False, 0.0
    while not over:
        assert env.situation.seat == seat
        match = env._match
        for step in match.steps(seat, decide(player, match, seat, chance).move):
            assert info["action_mask"][step.action]
            _, reward, over, cut, info = env.step(step.action)
            assert not cut
    expected = rascals.play(game, ["random"] * game.players, seed=seed)
    assert [(ply.seat, ply.move) for ply in env._match.history] == [(ply.seat, ply.move) for ply in expected.history]
    assert env.situation.state == expected.state
    assert reward == expected.scores[seat]


@pytest.mark.parametrize(("game", "reward"), list(zip(SHORT, REWARDS, strict=True)), ids=str)
def test_the_reward_is_that_of_the_match(game, reward):
    """It is paid once, at the end; spaces contain all observations; masks are the legal actions."""
    env, before = single(game, seat=0, reward=reward, recall=4), None
    for at, (observation, paid, over, _, info) in enumerate(steps_of(env, 22)):
        assert observation in env.observation_space
        assert observation["observation"].tolist() == env.situation.numbers(0)
        assert before is None or not np.shares_memory(before["observation"], observation["observation"])
        before = observation
        if over:
            break
        assert paid == 0.0
        assert np.flatnonzero(info["action_mask"]).tolist() == env.situation.legal() if at % 5 == 0 else True
        assert env.action_masks().dtype == np.bool_
        assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    match = env._match
    assert match.over
    won = np.array([seat in match.winners for seat in game.seats])
    assert paid == rewards_of(reward, np.array(match.scores), won).tolist()[0]
    assert np.flatnonzero(info["action_mask"]).tolist() == [game.definition.actions]


def test_bots_are_seated_clockwise_from_the_seat():
    """One for all others, or one for each, as specs or bots."""

    class Noted:
        def __init__(self, name):
            self.name, self.seats = name, set()

        def choose(self, question):
            self.seats.add(question.seat)
            return bot("random").choose(question)

    next_one, last_one = Noted("next"), Noted("last")
    *_, end = steps_of(single(SHORT[0], seat=1, bots=[next_one, last_one]), 23)
    assert end[2]
    assert (next_one.seats, last_one.seats) == ({2}, {0})
    both = Noted("both")
    *_, end = steps_of(single(SHORT[0], seat=1, bots=both), 23)
    assert both.seats == {0, 2}
    assert [one.name for one in single(SHORT[0], bots=["easy", "random"]).bots] == ["easy", "random"]
    assert [one.name for one in single(SHORT[0], bots="rascals.bots.uniform:Uniform").bots] == ["random", "random"]


def test_a_drawn_seat_follows_from_the_seed():
    """Each seat occurs; the same seed gives the same ones, now and later; the info says which."""
    env, found = single(SHORT[0], seat="each"), []
    for _ in range(2):
        _, info = env.reset(seed=24)
        seats = [info["seat"], *(env.reset()[1]["seat"] for _ in range(12))]
        assert info["action_mask"][: env.interface.wait].any()
        found.append(seats)
    assert found[0] == found[1]
    assert set(found[0]) == {0, 1, 2}


def test_a_seed_determines_all():
    """Two environments with the same seed and actions return the same, including bots; with another seed not."""
    told = [
        [repr((one[0].tolist(), one[1:])) for one in steps_of(single(SHORT[0], bots="easy"), seed)]
        for seed in (1, 1, 2)
    ]
    assert told[0] == told[1] != told[2]


# ---------------------------------------------------------------- cut, illegal, over


@by_short
def test_a_cut_game_is_told_as_truncated(game):
    """After this many actions of all seats it ends without a reward, and does not count as over."""
    *_, end = steps_of(single(game, limit=9, reward="points"), 25)
    assert end[1:4] == (0.0, False, True)


def test_a_game_that_ends_with_its_last_action_is_not_cut():
    """The limit does not truncate if the rules end the game at the same time; one action fewer does."""
    env = single(SHORT[0])
    *_, end = steps_of(env, 27)
    for limit, cut in ((env.situation.played, False), (env.situation.played - 1, True)):
        *_, end = steps_of(single(SHORT[0], limit=limit), 27)
        assert end[2:4] == (not cut, cut)


def test_every_reset_deals_another_game():
    """Without a seed every game differs from the previous one."""
    env, found = single(SHORT[0]), set()
    for seed in (3, None, None):
        env.reset(seed=seed)
        found.add(str(env.situation))
    assert len(found) == 3


def test_a_seat_that_is_not_asked_before_the_cut_is_told_at_its_first_step():
    """If bots use up the limit, reset returns a seat that can only wait, and the step truncates the game."""
    env = single(SHORT[0], seat=2, limit=1)
    seeds = (seed for seed in range(20) if Situation.begun(SHORT[0], seed).seat == 0)
    _, info = env.reset(seed=next(seeds))
    assert np.flatnonzero(info["action_mask"]).tolist() == [env.interface.wait]
    assert env.step(env.interface.wait)[1:4] == (0.0, False, True)


def test_an_illegal_action_ends_the_game():
    """The info says so, the reward is the configured one, and the next step needs a reset."""
    for action in (20, 119, 500, -1):
        env = single(SHORT[0], illegal_reward=-7)
        env.reset(seed=1)
        _, reward, terminated, truncated, info = env.step(action)
        assert (reward, terminated, truncated, info["illegal"]) == (-7.0, True, False, True)
        assert np.flatnonzero(info["action_mask"]).tolist() == [119]
        with pytest.raises(ResetNeeded):
            env.step(0)


def test_wrong_calls_say_what_is_valid():
    """Seats, bots, and everything that the other environments refuse."""
    for wrong, text in (
        ({"seat": 3}, "valid: 0, 1, 2, each"),
        ({"seat": "all"}, "valid: 0, 1, 2, each"),
        ({"bots": ["random"]}, "or 2, one for each of them, not 1"),
        ({"bots": "clever"}, "random"),
        ({"reward": "money"}, "victory, lead, rank, points"),
        ({"recall": "all"}, "'whole' or None, not 'all'"),
        ({"render_mode": "rgb_array"}, "ansi, human"),
        ({"limit": 0}, "1 or more"),
    ):
        with pytest.raises(BadOption, match=text):
            single(SHORT[0], **wrong)
    types: Any = ({"bots": 3}, {"bots": [3, 4]}, {"bots": type("Bot", (), {})}, {"limit": "long"})
    for given in types:
        with pytest.raises(BadType):
            single(SHORT[0], **given)
    with pytest.raises(ResetNeeded, match="reset"):
        single(SHORT[0]).render()
    with pytest.raises(ResetNeeded, match="reset"):
        single(SHORT[0]).step(0)


def test_each_game_is_registered_once():
    """All games have an id; registering them again changes nothing."""
    ids = ours.register()
    assert ids == tuple(f"rascals/{name.capitalize()}-v0" for name in rascals.games())
    assert sorted(ids) == sorted(one for one in gymnasium.registry if one.startswith("rascals/"))


def test_without_gymnasium_what_to_install_is_named(monkeypatch):
    """If it cannot be imported the error says what to install."""
    spec = find_spec("rascals.envs.gymnasium")
    assert spec is not None
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(ImportError, match="pip install gymnasium"):
        spec.loader.exec_module(module_from_spec(spec))


@pytest.mark.parametrize("recall", [4, "whole"])
def test_copies_and_pickles_go_their_own_way(recall):
    """With the same actions they end the same, including bots, and the original is unaffected."""
    env = single(SHORT[1], recall=recall, bots="easy")
    for at, _ in enumerate(steps_of(env, 26)):
        if at == 12:
            break
    before, ends = str(env.situation), []
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301 - it is our own
        rng, over = random.Random(1), False
        while not over:
            over = other.step(rng.choice(np.flatnonzero(other.action_masks()).tolist()))[2]
        ends.append(str(other.situation))
    assert ends[0] == ends[1] != before
    assert str(env.situation) == before
