"""The games in OpenSpiel: its own tests of games, its search, its environment for learning, and their basis."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
from itertools import islice

import pytest

import rascals
from rascals.bots.playing import ask
from tests.suites import deep

np = pytest.importorskip("numpy", reason="needs the extra `envs`")
pyspiel = pytest.importorskip("pyspiel", reason="needs the extra `envs`")

from rascals.envs import openspiel  # noqa: E402  # it needs what was looked for above

BRIEF = [
    "rascals_felicity(players=3)",
    "rascals_felicity(players=5,returns=victory,options=open_mice:true;small_dog:mildest)",
    "rascals_goodcritters(players=4,options=bargaining:turns;length:short)",
    "rascals_goodcritters(players=5,returns=victory,options=changes:1;length:short;payoffs:true)",
    "rascals_goons(players=2,returns=victory)",
    "rascals_goons(players=4,options=villains:doctor kid-random mary-klyde blind-razor)",
    "rascals_heist(players=2,returns=victory,edition=v3,options=turn_limit:10)",
    "rascals_heist(players=3,options=turn_limit:10)",
]
WHOLE = ["rascals_goodcritters(players=4)", "rascals_goodcritters(players=8)", "rascals_heist", "rascals_goons"]
EXPLICIT = [
    "rascals_felicity(players=3,chance=explicit)",
    "rascals_goodcritters(players=4,chance=explicit,options=length:short)",
    "rascals_goons(players=3,chance=explicit,returns=victory)",
    "rascals_heist(players=2,chance=explicit,options=turn_limit:10)",
]
by_game = pytest.mark.parametrize("name", BRIEF)
by_kind_of_chance = pytest.mark.parametrize("name", [*BRIEF, *EXPLICIT])


def states(name, seed, most=10_000):
    """The state before each action of a random game, including chance; then the final one."""
    rng, state = random.Random(f"{name} {seed}"), pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and most:
        yield state
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choice(outcomes or state.legal_actions()))
        most -= 1
    yield state


def ended(name, seed):
    """The end of a random game."""
    *_, state = states(name, seed)
    return state


def deals(name, seed, most):
    """Some states of a random game in which a player decides."""
    return (s for s in states(name, seed, most) if not s.is_chance_node() and not s.is_terminal())


def carried(thing):
    """An object, pickled and unpickled."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - it is our own


def position(state):
    """The whole position of a state, without its chance."""
    return json.loads(str(state))["position"]


# ---------------------------------------------------------------- tests that OpenSpiel has for games


@pytest.mark.parametrize("name", [*BRIEF[::2], EXPLICIT[0], *deep([*BRIEF[1::2], *EXPLICIT[1:], *WHOLE])])
def test_random_simulations(name):
    """Clones, histories, masks, saving, returns, bounds and tensors are as its `random_sim_test` requires."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [*BRIEF[::2], *deep(BRIEF[1::2])])
def test_its_interface_is_kept(name, capfd):
    """Lengths of histories, errors for invalid players, nothing for others to do, private and public information."""
    api_test = pytest.importorskip("open_spiel.integration_tests.api_test", reason="needs scipy")
    kind = {"game": pyspiel.load_game(name), "game_name": name, "runTest": lambda _: None}
    case = type("Partial", (api_test.EnforceAPIOnPartialTreeBase,), kind)
    case.setUpClass()
    tests = [test for test in dir(case) if test.startswith("test_")]
    for test in tests:
        getattr(case(), test)()
    assert len(tests) == 5
    capfd.readouterr()  # it prints every error that it provokes


@by_kind_of_chance
def test_a_history_is_the_whole_game(name):
    """Including chance: the actions of a history lead to the same state again."""
    state = ended(name, 1)
    again = pyspiel.load_game(name).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_a_playthrough_is_repeated():
    """`generate_playthrough` records the same game again, with every observation of every state."""
    from open_spiel.python.algorithms import generate_playthrough

    lines = generate_playthrough.playthrough_lines(BRIEF[0], seed=3)
    assert generate_playthrough.playthrough_lines(BRIEF[0], seed=3) == lines
    assert "IsTerminal() = True" in lines


@by_kind_of_chance
def test_games_and_states_are_pickled(name):
    """A game is loaded from its text; a state comes back with its position, its history, and the events seen."""
    game = pyspiel.load_game(name)
    assert str(carried(game)) == str(game) == str(pyspiel.load_game(str(game)))
    assert carried(game.get_type()) == game.get_type()
    for state in islice(states(name, 2, 60), 0, None, 7):
        twin = carried(state)
        assert (str(twin), twin.history()) == (str(state), state.history())
        for player in range(game.num_players()) if not state.is_chance_node() else ():
            assert twin.information_state_string(player) == state.information_state_string(player)


@pytest.mark.real
def test_a_state_is_unpickled_where_nothing_is_imported_yet():
    """A fresh interpreter finds the game by the pickled state's names."""
    state = ended(BRIEF[0], 3)
    code = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()).returns())"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == state.returns()


# ---------------------------------------------------------------- the game is ours


@by_game
def test_returns_are_those_of_the_match(name):
    """The seed's bytes and the actions, played as a match, give the same scores or shares of the victory."""
    state = ended(name, 4)
    game = state.get_game()
    history = state.full_history()
    seed = bytes(one.action for one in history[: openspiel.DIGITS])
    match, draft = game.rascals.new(seed=seed), []
    for one in history[openspiel.DIGITS :]:
        draft.append(game.rascals.definition.verbs.move(one.action))
        if match.preview(one.player, draft)[1]:
            match.play(one.player, draft)
            draft = []
    share = [(seat in match.winners) / len(match.winners) for seat in game.rascals.seats]
    assert state.returns() == (list(match.scores) if game.counts_points else share)
    assert state.rewards() == state.returns()
    assert game.utility_sum() is None
    assert all(game.min_utility() <= one <= game.max_utility() for one in state.returns())


def test_parameters_choose_the_game():
    """Players, edition and options are those of `rascals.game`; invalid ones are refused with the valid ones."""
    game = pyspiel.load_game(BRIEF[6]).rascals
    assert (game.players, game.edition, game.options["turn_limit"]) == (2, "v3", 10)
    assert pyspiel.load_game("rascals_heist").rascals == rascals.game("heist")
    villains = pyspiel.load_game(BRIEF[5]).rascals.options["villains"]
    assert villains == "kid-random,blind-razor,doctor,mary-klyde"
    for wrong, text in (
        ("rascals_felicity(players=4,returns=money)", "valid: points, victory"),
        ("rascals_felicity(players=4,options=open_mice)", "name:choice"),
        ("rascals_felicity(players=4,options=mice:open)", "small_dog"),
        ("rascals_felicity(players=9)", "3, 4, 5"),
        ("rascals_heist(edition=v9)", "v1, v2, v3, v4, v5"),
    ):
        with pytest.raises((ValueError, RuntimeError), match=text):
            pyspiel.load_game(wrong)


def test_each_game_is_registered_once():
    """All games have a name in OpenSpiel; registering them again changes nothing."""
    names = openspiel.register()
    assert names == tuple(f"rascals_{name}" for name in rascals.games())
    assert [name for name in pyspiel.registered_names() if name.startswith("rascals_")] == sorted(names)


@pytest.mark.real
@pytest.mark.parametrize("module", ["openspiel", "solving"])
def test_without_openspiel_what_to_install_is_named(module):
    """If pyspiel cannot be imported the error says what to install."""
    code = f"import sys; sys.modules['pyspiel'] = None; import rascals.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install open_spiel" in done.stderr


# ---------------------------------------------------------------- what a player may know


@by_kind_of_chance
def test_nothing_hidden_is_told(name):
    """In samples that redeal everything a player cannot know, every one of their observations is the same."""
    changed = differently = 0
    most = 450 if "explicit" in name else 150  # including its draws
    for at, state in enumerate(islice(deals(name, 5, most), 0, None, 9)):
        player = state.current_player()
        twin, same, other = (state.resample_from_infostate(player, random.Random(n).random) for n in (at, at, -at - 1))
        assert str(twin) == str(same)
        differently += position(twin) != position(other)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert (twin.current_player(), twin.legal_actions()) == (player, state.legal_actions())
        assert not twin.history()
        changed += position(twin) != position(state)
    assert changed
    assert differently


@by_game
def test_nothing_that_is_told_depends_on_a_seed(name):
    """A spectator sees the same in two deals that differ only in what nobody has seen: future chance."""
    for at, state in enumerate(islice(deals(name, 6, 60), 0, None, 7)):
        twin = state.resample_from_infostate(state.current_player(), random.Random(at).random)
        assert twin.held.situation.state.chance != state.held.situation.state.chance
        spectators = pyspiel.IIGObservationType(
            perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
        )
        observer = state.get_game().make_py_observer(spectators)
        assert observer.string_from(twin, 0) == observer.string_from(state, 0)


def test_what_is_private_is_what_no_spectator_sees():
    """Alone it is one's own cards; with the public part it is the observation; nobody gets everything."""
    game = pyspiel.load_game(BRIEF[0])
    state = next(deals(BRIEF[0], 7, 10))

    def seen(**wanted):
        return game.make_py_observer(pyspiel.IIGObservationType(**wanted))

    alone = seen(public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    assert "hand" in alone.string_from(state, 1)
    assert alone.tensor is None
    public = seen(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert seen(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS) is None
    neither = seen(public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert neither.string_from(state, 0) == ""
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"history": 3})


@by_game
def test_tensors_are_our_observation_and_tell_information_sets_apart(name):
    """The observation has the numbers of `observation_layout`; with recall, different texts have different numbers."""
    game = pyspiel.load_game(name)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    found = {}
    for state in deals(name, 8, 120):
        for player in range(game.num_players()):
            observer.set_from(state, player)
            assert observer.dict["observation"].tolist() == state.situation.numbers(player)
            assert bytes((observer.dict["recall"] * 255).round().astype(np.uint8)) == state.situation.digest(player)
            text = state.information_state_string(player)
            assert found.setdefault(observer.tensor.tobytes(), text) == text
    assert len(set(found.values())) == len(found) > 20
    assert game.observation_tensor_size() == game.rascals.definition.observation.size


def test_simultaneous_choices_are_made_in_turn_and_unseen():
    """A later seat sees of an earlier choice only what its match would show, though all decide at once."""
    game = rascals.game("goodcritters", players=4, bargaining="turns")
    name = "rascals_goodcritters(players=4,options=bargaining:turns)"
    together = 0
    for state in deals(name, 9, 200):
        game_state = state.situation.state
        awaited = [seat for seat in game.seats if game.definition.needed(game_state) >> seat & 1]
        if len(awaited) < 2 or len(state.legal_actions()) < 2:
            continue
        mover = state.current_player()
        after = [state.child(action) for action in state.legal_actions()]
        whole = [child for child in after if child.current_player() not in (mover, -4)]
        still = [child for child in whole if child.current_player() in awaited]
        seen = {child.information_state_string(child.current_player()) for child in still}
        together += len(still) > 1
        assert len(seen) <= 1
    assert together


# ---------------------------------------------------------------- its algorithms play


@pytest.mark.parametrize("name", BRIEF[1::2])
def test_its_information_set_search_plays(name):
    """`ISMCTSBot` from Python makes legal moves, even within composite moves."""
    from open_spiel.python.algorithms import ismcts, mcts

    game, chance = pyspiel.load_game(name), np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, rollout, uct_c=0.7, max_simulations=4, random_state=chance)
    for state in islice(deals(name, 10, 60), 0, None, 15):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.thorough
def test_its_search_finds_what_wins():
    """With a few hundred simulations it places and bids better than at random: it beats chance at a small table."""
    from open_spiel.python.algorithms import ismcts, mcts

    name = "rascals_felicity(players=3,returns=victory)"
    game, chance = pyspiel.load_game(name), np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 0.7, 25, random_state=chance)
    won = 0.0
    for seed in range(6):
        rng, state = random.Random(seed), game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.randrange(openspiel.OUTCOMES))
            elif state.current_player() == seed % 3:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        won += state.returns()[seed % 3]
    assert won > 2  # out of six, which is fair


def test_its_environment_for_learning_runs():
    """`rl_environment` runs through a game, with masks and rewards."""
    from open_spiel.python import rl_environment

    environment = rl_environment.Environment(pyspiel.load_game(BRIEF[1]))
    environment.seed(1)
    rng, step = random.Random(4), environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(1)


@by_game
def test_a_bot_of_its_can_answer_our_questions(name):
    """A turn becomes a state with the same player, the same legal actions, and an information set to search."""
    game, rng = pyspiel.load_game(name), random.Random(5)
    match = game.rascals.new(seed=11)
    for _ in range(6):
        seat = match.needed[0]
        turn = ask(match, seat, random.Random(1))
        state = openspiel.state_of(game, turn)
        assert state.current_player() == seat
        assert [state.action_to_string(action) for action in state.legal_actions()] == list(map(str, turn.moves))
        twin = state.resample_from_infostate(seat, rng.random)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        draft, whole = [], False
        while not whole:
            draft.append(rng.choice(match.preview(seat, draft)[0]))
            whole = match.preview(seat, draft)[1]
        match.play(seat, draft)
