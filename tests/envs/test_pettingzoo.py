"""The games in PettingZoo: its own environment tests, and that the games are ours and leak nothing."""

from __future__ import annotations

import copy
import pickle
import random
import sys
from importlib.util import find_spec, module_from_spec
from types import SimpleNamespace

import pytest

import rascals
from rascals.core.errors import BadOption, BadType
from rascals.core.observation import ObservationPart
from tests.envs.configurations import EVERY, OTHERS, SHORT, by_every, by_short
from tests.suites import deep

np = pytest.importorskip("numpy", reason="needs the extra `envs`")
pytest.importorskip("pettingzoo", reason="needs the extra `envs`")

from gymnasium.error import ResetNeeded  # noqa: E402  # these need what was looked for above
from pettingzoo import test as theirs  # noqa: E402
from pettingzoo.test.state_test import state_test  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from rascals.envs.interface import numbers_space  # noqa: E402
from rascals.envs.pettingzoo import Aec, Parallel, aec, parallel  # noqa: E402
from rascals.envs.rewards import REWARDS, rewards_of  # noqa: E402

OPEN = rascals.game("goodcritters", players=4, length="short", changes=4)
# What `api_test` reports for every environment with dict observations, except seven of PettingZoo's own.
DICTS = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
PAIRS = list(zip(SHORT, REWARDS, strict=True))
MORE_PAIRS = [(game, reward) for game in [*SHORT, *OTHERS] for reward in REWARDS if (game, reward) not in PAIRS]
by_reward = pytest.mark.parametrize(
    ("game", "reward"),
    [*PAIRS, *(pytest.param(*pair, marks=pytest.mark.thorough) for pair in MORE_PAIRS)],
    ids=str,
)
by_recall = pytest.mark.parametrize("recall", [None, 6, "whole"])


def as_dicts(test):
    """One of their tests that warns about dicts."""
    for said in DICTS:
        test = pytest.mark.filterwarnings(f"ignore:{said}")(test)
    return test


def random_action(mask, rng):
    """A random action that the mask allows."""
    return rng.choice(np.flatnonzero(mask).tolist())


def steps_of(env, seed, rng=None):
    """Play a random game of an AEC environment; yield before each step of a deciding seat, and at the end."""
    rng = rng or random.Random(f"aec {seed}")
    env.reset(seed=seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        yield env
        env.step(random_action(env.observe(env.agent_selection)["action_mask"], rng))
    yield env


def rounds_of(env, seed):
    """Play a random game of a parallel environment; yield the results of each reset and step."""
    rng = random.Random(f"parallel {seed}")
    observations, infos = env.reset(seed=seed)
    yield observations, dict.fromkeys(env.agents, 0.0), {}, {}, infos
    while env.agents:
        told = env.step({agent: random_action(observations[agent]["action_mask"], rng) for agent in env.agents})
        observations = told[0]
        yield told


def match_of(env):
    """The match with the same seed and actions, and its game."""
    situation, game = env.situation, env.interface.game
    match, draft = game.new(env.deal), []
    for step in situation._steps:
        draft.append(situation.move(step.action))
        if match.preview(step.seat, draft)[1]:
            match.play(step.seat, draft)
            draft = []
    return match


# ---------------------------------------------------------------- tests that PettingZoo has for environments


@as_dicts
@by_every
def test_its_api_test_passes(game, capsys):
    """Agents, spaces, masks, rewards, terminations and dead steps are as `api_test` requires."""
    theirs.api_test(aec(game), num_cycles=15)
    assert "Passed" in capsys.readouterr().out


@by_every
def test_its_state_test_passes(game):
    """The state is in its space, whose bounds differ, and never empty, in both kinds."""
    state_test(aec(game), parallel(game))


@pytest.mark.parametrize("make", [aec, parallel])
def test_the_state_is_what_all_observe(make):
    """The numbers of each seat's own observation in turn; a new array each time."""
    env = make(SHORT[0])
    env.reset(seed=3)
    state = env.state()
    seen = [env.interface.parts(env.situation, seat)["observation"] for seat in env.seats.values()]
    assert (state == np.concatenate(seen)).all()
    assert any((seen[0] != other).any() for other in seen[1:])
    assert env.state() is not state
    with pytest.raises(ResetNeeded):
        make(SHORT[0]).state()


@as_dicts
@by_recall
@pytest.mark.parametrize("make", [aec, parallel])
def test_its_tests_pass_with_recall(make, recall, capsys):
    """With the last events in the observation and the whole history in the info, in both kinds."""
    env = make(SHORT[1], recall=recall, reward="lead")
    (theirs.api_test if make is aec else theirs.parallel_api_test)(env, num_cycles=20)
    theirs_seeds = theirs.seed_test if make is aec else theirs.parallel_seed_test
    theirs_seeds(lambda: make(SHORT[1], recall=recall), num_cycles=20)
    assert "Passed" in capsys.readouterr().out


@as_dicts
def test_it_passes_in_the_wrappers_of_its_own_games(capsys):
    """With the three that every PettingZoo environment has, one of which handles illegal actions."""
    env = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(aec(SHORT[0]), illegal_reward=-1))
    theirs.api_test(wrappers.OrderEnforcingWrapper(env), num_cycles=20)
    assert "Passed" in capsys.readouterr().out


@by_every
def test_its_seed_tests_pass(game):
    """Two environments with the same seed and actions return the same, in both kinds."""
    theirs.seed_test(lambda: aec(game), num_cycles=15)
    theirs.parallel_seed_test(lambda: parallel(game), num_cycles=15)


@by_every
def test_its_parallel_test_passes(game, capsys):
    """Keys, spaces and ends are as `parallel_api_test` requires."""
    theirs.parallel_api_test(parallel(game), num_cycles=15)
    assert "Passed" in capsys.readouterr().out


@by_every
def test_its_render_test_passes(game, capsys):
    """`ansi` returns text and `human` prints it."""
    theirs.render_test(lambda render_mode: aec(game, render_mode=render_mode))
    assert game.name in capsys.readouterr().out


# ---------------------------------------------------------------- the game is ours


@by_reward
def test_rewards_are_those_of_the_match(game, reward):
    """The seed and the actions, played as a match, end the same; each is paid once, at the end, as configured."""
    env, paid = aec(game, reward=reward), {}
    for at in steps_of(env, 3):
        if not any(at.terminations.values()):
            assert set(at.rewards.values()) == {0.0}
            assert at.last(observe=False)[1] == 0.0
    match = match_of(env)
    assert match.over
    assert env.situation.state == match.state
    won = np.array([seat in match.winners for seat in game.seats])
    expected = rewards_of(reward, np.array(match.scores), won).tolist()
    assert list(env.rewards.values()) == expected
    assert set(env.terminations.values()) == {True}
    assert set(env.truncations.values()) == {False}
    while env.agents:
        agent = env.agent_selection
        paid[agent] = env.last()[1]
        env.step(None)
    assert [paid[agent] for agent in env.possible_agents] == expected


@by_reward
def test_parallel_games_are_games_of_the_match(game, reward):
    """Simultaneous actions, in their order of play, are a match; everybody's reward is its result."""
    env = parallel(game, reward=reward)
    *others, (_, rewards, terminations, truncations, _) = rounds_of(env, 4)
    match = match_of(env)
    assert match.over
    assert env.situation.state == match.state
    won = np.array([seat in match.winners for seat in game.seats])
    assert list(rewards.values()) == rewards_of(reward, np.array(match.scores), won).tolist()
    assert all(set(one[1].values()) == {0.0} for one in others)
    assert (set(terminations.values()), set(truncations.values())) == ({True}, {False})


@by_short
def test_what_is_observed_lies_in_the_space(game):
    """For each agent, whoever decides, and at the end; the space is one object, and every array is new."""
    env, before = aec(game, recall=5), None
    spaces = {agent: env.observation_space(agent) for agent in env.possible_agents}
    assert len({id(space) for space in spaces.values()}) == game.players
    for at, here in enumerate(steps_of(env, 5)):
        over = not env.agents or any(here.terminations.values())
        for agent in here.possible_agents if at % 7 == 0 or over else ():
            observed = here.observe(agent)
            assert observed in spaces[agent]
            assert env.observation_space(agent) is spaces[agent]
            assert {key: one.dtype for key, one in observed.items()} == {
                "observation": np.int8, "events": np.int16, "action_mask": np.int8,
            }  # fmt: skip
            assert before is None or not any(np.shares_memory(before[key], observed[key]) for key in observed)
            before = observed


@by_short
def test_bounds_are_those_of_each_number(game):
    """The space has the layout's bounds, number by number."""
    space = aec(game).observation_space("player_0")["observation"]
    for part in game.observation_layout:
        for time in range(part["times"]):
            start = part["from"] + time * part["step"]
            low, high = space.low[start : start + part["count"]], space.high[start : start + part["count"]]
            absent = part["times"] > 1  # parts of unused seats are zeros
            assert set(low.tolist()) == {min(part["least"], 0) if absent else part["least"]}
            assert set(high.tolist()) == {part["most"]}


def test_parts_of_seats_that_nobody_plays_are_in_bounds():
    """They are zeros, whatever the minimum for a used seat is."""
    parts = (
        ObservationPart(0, 1, "round", 1, 9),
        ObservationPart(1, 1, "place", 2, 5, times=3, step=2),
        ObservationPart(2, 1, "debt", -9, -1, times=3, step=2),
    )
    box = SimpleNamespace(observation=SimpleNamespace(size=7, parts=parts))
    space = numbers_space(SimpleNamespace(definition=box))  # type: ignore[arg-type]
    assert space.low.tolist() == [1, 0, -9, 0, -9, 0, -9]
    assert space.high.tolist() == [9, 5, 0, 5, 0, 5, 0]


@by_short
def test_masks_are_the_legal_actions(game):
    """For the deciding seat those of the situation; for all others, and at the end, only WAIT."""
    env = aec(game)
    wait = [game.definition.actions]
    for at, here in enumerate(steps_of(env, 6)):
        deciding = here.situation.seat
        for agent, seat in here.seats.items() if at % 5 == 0 or here.situation.over else ():
            allowed = np.flatnonzero(here.observe(agent)["action_mask"]).tolist()
            assert allowed == (here.situation.legal() if seat == deciding else wait)
        assert here.situation.over or here.agent_selection == f"player_{deciding}"
    assert env.action_space("player_0").n == game.definition.actions + 1


@by_short
def test_observations_are_ours(game):
    """The numbers are those of `Game.observation_layout` as in the match."""
    env = aec(game)
    for at, here in enumerate(steps_of(env, 7)):
        if at % 9 == 0 and here.situation.settled is here.situation.state:
            match = match_of(here)
            for agent, seat in here.seats.items():
                assert here.observe(agent)["observation"].tolist() == match.observation(seat)


# ---------------------------------------------------------------- cut, illegal, over


@pytest.mark.parametrize("make", [aec, parallel])
@by_short
def test_a_cut_game_is_told_as_truncated(game, make):
    """After this many actions it ends for all, without rewards, and does not count as over."""
    env = make(game, limit=7, reward="points")
    *_, end = steps_of(env, 8) if make is aec else rounds_of(env, 8)
    rewards, terminations, truncations = (env.rewards, env.terminations, env.truncations) if make is aec else end[1:4]
    assert not env.situation.over
    assert 7 <= env.situation.played < 7 + game.players
    assert make is parallel or env.situation.played == 7
    assert set(rewards.values()) == {0.0}
    assert set(truncations.values()) == {True}
    assert set(terminations.values()) == {False}


def test_a_game_that_ends_with_its_last_action_is_not_cut():
    """The limit does not truncate if the rules end the game at the same time."""
    game = SHORT[0]
    *_, env = steps_of(aec(game), 9)
    *_, again = steps_of(aec(game, limit=env.situation.played), 9)
    assert set(again.terminations.values()) == {True}
    assert set(again.truncations.values()) == {False}
    *_, cut = steps_of(aec(game, limit=env.situation.played - 1), 9)
    assert set(cut.truncations.values()) == {True}


@pytest.mark.thorough
@pytest.mark.no_cover
@pytest.mark.parametrize("game", [*EVERY, *OTHERS], ids=str)
def test_random_games_end_before_the_limit(game):
    """The default limit truncates no game of random moves."""
    *_, env = steps_of(aec(game), 10)
    assert env.situation.over


def test_an_illegal_action_ends_the_game():
    """The seat that plays it pays, others get nothing, and the info says so; WAIT and higher numbers count too."""
    for action in (20, 119, 500, -1):
        env = aec(SHORT[0], illegal_reward=-5)
        env.reset(seed=1)
        wrong = env.agent_selection
        env.step(action)
        assert env.rewards == {agent: -5.0 * (agent == wrong) for agent in env.possible_agents}
        assert set(env.terminations.values()) == {True}
        assert env.infos[wrong] == {"illegal": True}
        assert env.situation.played == 0
    env = parallel(SHORT[0])
    env.reset(seed=1)
    (deciding,) = env.situation.awaited
    actions = dict.fromkeys(env.agents, 119)
    _, rewards, terminations, _, infos = env.step(actions)
    assert list(rewards.values()) == [-1.0 * (seat == deciding) for seat in range(3)]
    assert set(terminations.values()) == {True}
    assert [infos[agent].get("illegal", False) for agent in rewards] == [seat == deciding for seat in range(3)]
    assert env.agents == []


def test_wrong_calls_say_what_is_valid():
    """Unknown games, players, rewards, recalls, modes and agents; a game with choices; untimely steps."""
    for wrong, text in (
        ({"game": "chess"}, "felicity, goodcritters, goons, heist"),
        ({"game": "felicity", "players": 9}, "3, 4, 5"),
        ({"game": "heist", "edition": "v9"}, "v1, v2, v3, v4, v5"),
        ({"game": "felicity", "options": {"mice": 1}}, "small_dog"),
        ({"game": "felicity", "reward": "money"}, "valid: victory, lead, rank, points"),
        ({"game": "felicity", "recall": 0}, "from 1, 'whole' or None, not 0"),
        ({"game": "felicity", "recall": True}, "not True"),
        ({"game": "felicity", "recall": 10**12}, "recall: not enough memory for 1000000000000"),
        ({"game": "felicity", "limit": 0}, "limit: 1 or more"),
        ({"game": "felicity", "render_mode": "rgb_array"}, "valid: ansi, human"),
        ({"game": SHORT[0], "players": 3}, "leave them out"),
        ({"game": "felicity", "illegal_reward": float("nan")}, "illegal_reward"),
    ):
        for make in (aec, parallel):
            with pytest.raises(BadOption, match=text):
                make(**wrong)
    with pytest.raises(BadType, match="game"):
        aec(3)  # type: ignore[arg-type]
    for env in (aec(SHORT[0]), parallel(SHORT[0])):
        for call in (env.render, lambda env=env: env.step(0)):
            with pytest.raises(ResetNeeded, match="reset"):
                call()
    env.reset(seed=1)
    with pytest.raises(BadOption, match=f"player_{env.situation.seat}, which decides, is missing"):
        env.step({})  # type: ignore[arg-type]
    one = aec(SHORT[0])
    one.reset(seed=1)
    with pytest.raises(BadOption, match="player_0, player_1, player_2"):
        one.observe("player_3")
    with pytest.raises(BadType, match="action"):
        one.step(None)


def test_without_pettingzoo_what_to_install_is_named(monkeypatch):
    """If it cannot be imported the error says what to install."""
    spec = find_spec("rascals.envs.pettingzoo")
    assert spec is not None
    for missing in ("pettingzoo", "gymnasium"):
        with monkeypatch.context() as without:
            without.setitem(sys.modules, missing, None)
            with pytest.raises(ImportError, match="pip install pettingzoo"):
                spec.loader.exec_module(module_from_spec(spec))


# ---------------------------------------------------------------- seeds and copies


def test_a_seed_determines_the_games_after_it_too():
    """Without a seed every game differs; two environments continue alike after the same seed."""
    one, other, fresh = aec(SHORT[0]), aec(SHORT[0]), aec(SHORT[0])
    deals = []
    for env in (one, other, fresh):
        env.reset(seed=11 if env is not fresh else None)
        found = [env.deal]
        for _ in range(3):
            env.reset()
            found.append(env.deal)
        deals.append(found)
    assert deals[0] == deals[1]
    one.reset(seed=11)
    one.reset()
    assert one.deal == deals[0][1]
    assert deals[0][0] == 11
    assert len(set(deals[0] + deals[2])) == 8


@pytest.mark.parametrize("recall", [None, 4, "whole"])
def test_copies_and_pickles_go_their_own_way(recall):
    """With the same actions they end the same; the original is unaffected. Copies share the spaces, pickles do not."""
    *_, env = zip(range(20), steps_of(aec(SHORT[1], recall=recall), 12), strict=False)
    env = env[1]
    before = str(env.situation), copy.deepcopy(env.infos)
    twin, carried = copy.deepcopy(env), pickle.loads(pickle.dumps(env))  # noqa: S301 - it is our own
    assert twin.observation_space("player_0") is env.observation_space("player_0")
    ends = []
    for other in (twin, carried):
        rng = random.Random(1)
        while not any(other.terminations.values()):
            other.step(random_action(other.observe(other.agent_selection)["action_mask"], rng))
        ends.append(str(other.situation))
    assert ends[0] == ends[1] != before[0]
    assert (str(env.situation), env.infos) == before
    assert not any(env.terminations.values())


# ---------------------------------------------------------------- what an agent may know


def told_to(env, agent):
    """Everything an environment returns to an agent, as text, except whether its last action lapsed."""
    observed = env.observe(agent) if isinstance(env, Aec) else env._observations()[agent]
    info = {key: one for key, one in env.infos[agent].items() if key != "lapsed"}
    return repr([{key: one.tolist() for key, one in observed.items()}, info])


@pytest.mark.parametrize(("make", "recall"), [(aec, 6), (parallel, "whole")])
@by_short
def test_nothing_hidden_is_told(game, make, recall):
    """In sampled states where all that an agent cannot know is redealt, it is told the same, and when they are played
    on too.

    Equal information, as the situation's text has it, is equal in all that the environment tells, but that in a
    parallel one agents notice when they are not asked: somebody is in the middle of a composite move then.
    """
    env, changed, found, alike = make(game, recall=recall), 0, {}, 0
    run = steps_of(env, 13) if make is aec else rounds_of(env, 13)
    for at, _ in zip(range(64), run, strict=False):
        if at % 8 or env.situation.over:
            continue
        seat = env.situation.seat
        agent = f"player_{seat}"
        for seed in (at, -at - 1):
            world = env.resampled(agent, seed)
            assert told_to(world, agent) == told_to(env, agent)
            changed += str(world.situation) != str(env.situation)
            rng = random.Random(at)
            for _ in range(5):
                text = world.situation.text(seat), *world.situation.awaited
                alike += text in found
                assert found.setdefault(text, told_to(world, agent)) == told_to(world, agent)
                legal = [world.situation.legal(one) for one in world.situation.awaited]
                actions = [one[rng.randrange(1 << 30) % len(one)] for one in legal]
                if make is aec:
                    world.step(actions[0])
                else:
                    awaited = (f"player_{one}" for one in world.situation.awaited)
                    world.step(dict(zip(awaited, actions, strict=True)))
                if world.situation.over:
                    break
    assert changed
    assert alike


@pytest.mark.parametrize("make", [aec, parallel])
@by_short
def test_a_resampled_copy_has_nothing_of_the_others_and_no_seed(game, make):
    """It has neither the others' events nor the seeds of this deal and the next, whatever agent it is made for."""
    env = make(game, recall="whole")
    for at, _ in zip(range(16), steps_of(env, 17) if make is aec else rounds_of(env, 17), strict=False):
        for agent in env.agents:
            twin = env.resampled(agent, at)
            assert twin.infos.keys() == env.infos.keys()
            others = [one for one in env.infos if one != agent]
            assert not any(twin.infos[one].get("history") or "lapsed" in twin.infos[one] for one in others)
            assert twin.deal not in (env.deal, None)
            later = copy.deepcopy(env)
            for one in (twin, later):
                one.reset()
            assert twin.deal != later.deal


def test_what_is_rendered_is_what_a_spectator_sees():
    """The text is the same in all samples that a spectator cannot tell apart, and says who decides."""
    for game in SHORT:
        env = aec(game, render_mode="ansi")
        for _, at in zip(range(30), steps_of(env, 14), strict=False):
            twin = copy.deepcopy(at)
            twin._situation = at.situation.resampled(None, 5)
            before, _, after = str(at.render()).partition("\n")
            assert str(twin.render()).partition("\n")[2] == after
            assert before == f"{game}, after {at.situation.played} actions"
        assert "player_" in after


# ---------------------------------------------------------------- at once


def decided(env, observations):
    """The seats that decide in a parallel environment, by the masks."""
    wait = env.interface.wait
    return {agent for agent, seen in observations.items() if not seen["action_mask"][wait]}


def test_all_who_have_to_decide_are_asked_at_once():
    """Their masks have what their match allows; a step plays an action of each, clockwise from the last mover."""
    game = rascals.game("heist", players=3, edition="v5", turn_limit=20)
    env = parallel(game)
    observations, _ = env.reset(seed=2)
    together = decided(env, observations)
    assert together == {f"player_{seat}" for seat in env.situation.awaited}
    assert len(together) == 3
    match = game.new(2)
    for agent, seat in env.seats.items():
        allowed = np.flatnonzero(observations[agent]["action_mask"]).tolist()
        assert allowed == sorted({move.action for move in match.legal(seat)})
    order = [*env.situation.awaited]
    assert order == sorted(order, key=lambda seat: (seat - game.players) % game.players)
    env.step({agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()})
    assert [step.seat for step in env.situation._steps] == order


@pytest.mark.parametrize("game", [OPEN, *deep([OTHERS[1], OTHERS[2]])], ids=str)
def test_choices_at_once_are_played_or_lapse(game):
    """An action lapses only after another in the same step; a seat that still has to decide does so again."""
    env, lapsed, at_once = parallel(game), 0, 0
    asked: set[str] = set()
    for observations, _, _, _, infos in rounds_of(env, 15):
        missed = {agent for agent, info in infos.items() if info.get("lapsed")}
        assert missed < asked or not missed
        lapsed += len(missed)
        at_once += len(asked) - len(missed) > 1
        if not env.situation.over and env.situation.settled is env.situation.state:
            awaited = {f"player_{seat}" for seat in env.situation.awaited}
            assert decided(env, observations) == awaited
        asked = decided(env, observations)
    assert lapsed
    assert at_once


def test_answers_to_offers_must_still_have_something_to_answer():
    """An agreement lapses if an earlier action of the same step has changed what it agreed to.

    So does a move that is no longer legal, such as withdrawing a declined offer. The match accepts everything that was
    played.
    """
    game, stood, fell = OPEN, 0, 0
    for seed in range(3):
        env, rng = parallel(game), random.Random(f"agree {seed}")
        observations, _ = env.reset(seed=seed)
        while env.agents:
            actions, agreeing = {}, set()
            for agent in env.agents:
                allowed = np.flatnonzero(observations[agent]["action_mask"]).tolist()
                answers = [one for one in allowed if kind_of(game, one) in {"accept", "decline", "withdraw"}]
                actions[agent] = rng.choice(answers or allowed)
                if kind_of(game, actions[agent]) in game.definition.agreements:
                    agreeing.add(agent)
            played = env.situation.played
            observations, *_, infos = env.step(actions)
            for step in env.situation._steps[played + 1 :]:
                before = env.situation._steps[played : env.situation._steps.index(step, played)]
                types, codes = game.definition.events.types, [code for one in before for code, _ in one.emitted]
                unsettled = any(types[code].unsettles for code in codes)
                assert not (unsettled and kind_of(game, step.action) in game.definition.agreements)
            fell += any(infos[agent].get("lapsed") for agent in agreeing)
            stood += any(not infos[agent].get("lapsed") for agent in agreeing)
        assert match_of(env).over
    assert stood
    assert fell


def kind_of(game, action):
    """The kind of move of an action."""
    return game.definition.verbs.move(action).kind if action < game.definition.actions else ""


def test_both_kinds_have_a_name():
    """PettingZoo shows it."""
    assert str(aec(SHORT[0])) == str(parallel(SHORT[0])) == "rascals_felicity_v0"
    assert (Aec.metadata["render_modes"], Parallel.metadata["render_modes"]) == (["ansi", "human"],) * 2
