"""Batches: how games end and restart, seeds, the caller's arrays, copies."""

from __future__ import annotations

import pickle
from copy import deepcopy
from multiprocessing import get_all_start_methods, get_context
from typing import Any

import pytest

import rascals
from rascals.core import rules
from tests.core import toy

np = pytest.importorskip("numpy")
compiled = pytest.importorskip("rascals.compiled")
pytestmark = pytest.mark.xdist_group("compiled")  # compiling takes long: once is enough

FELICITY = rascals.game("felicity", players=4)
TOY = rascals.Game.choose(toy.DEFINITION, 3)
PATIENCE = 600  # seconds until another process counts as hanging
RESULTS = ("done", "returns", "wins", "end", "last_observation")
SHOWN = ("seat", "count", "legal", "observation")


def contents(batch, names=(*SHOWN, *RESULTS)):
    """Return a batch's arrays as lists, the states field by field (ignoring padding between fields)."""
    arrays = {name: getattr(batch, name).tolist() for name in names}
    return arrays | {name: batch.states[name].tolist() for name in batch.states.dtype.names}


def plain(game, seed):
    """Return a state set up by the plain rules."""
    s = game.new_state(seed)
    rules.setup(s)
    return s


def observed(s, seat):
    """Return a seat's observation, by the plain rules."""
    out = [0] * type(s).definition.observation.size
    rules.observe(s, seat, out)
    return out


@pytest.mark.parametrize("game", [FELICITY, TOY], ids=str)
def test_a_batch_plays_the_same_games_as_the_plain_rules(game):
    """Each is the plain game with its own seed: who acts, what they may do and know, how it ends, the next game."""
    batch, records = game.batch(7, 3), [plain(game, f"int:3/{index}") for index in range(7)]
    ended = 0
    for _ in range(150):
        for index, s in enumerate(records):
            seat, moves = rules.first_seat(rules.acting(s)), [0] * game.definition.actions
            moves = moves[: rules.legal(s, seat, moves)]
            assert batch.seat[index] == seat
            assert np.flatnonzero(batch.legal[index]).tolist() == moves
            assert batch.moves[index, : batch.count[index]].tolist() == moves
            assert batch.observation[index].tolist() == observed(s, seat)
        actions = batch.random_actions()
        batch.step(actions)
        for index, s in enumerate(records):
            rules.apply(s, rules.first_seat(rules.acting(s)), int(actions[index]))
            if rules.acting(s):
                assert (batch.done[index], batch.end[index]) == (0, -1)
                assert not batch.wins[index].any()
                assert not batch.returns[index].any()
                continue
            assert (batch.done[index], game.definition.endings[batch.end[index]]) == (1, game.definition.end_reason(s))
            assert batch.wins[index].tolist() == [rules.wins(s, seat) for seat in game.seats]
            assert batch.returns[index].tolist() == [rules.score(s, seat) for seat in game.seats]
            assert batch.last_observation[index].tolist() == [observed(s, seat) for seat in game.seats]
            assert compiled.unpack(type(s), batch.last_states[index]) == s
            rules.setup(s)
            ended += 1
    assert ended >= 7


def test_threads_change_nothing():
    """A batch has the same games under the same actions on one thread and on three."""
    one, three = FELICITY.batch(300, seed=8), FELICITY.batch(300, seed=8, threads=3)
    for _ in range(120):
        actions = three.random_actions()
        one.step(actions)
        three.step(actions)
    assert contents(one) == contents(three)


def test_an_illegal_action_changes_nothing():
    """One illegal action among many refuses the whole step and is named."""
    batch = FELICITY.batch(8, seed=1)
    before = contents(batch)
    for bad in (10, 500, -1, 65_536):
        actions = batch.random_actions()
        actions[5] = bad
        with pytest.raises(rascals.IllegalMove, match=f"action {bad} is not legal in game 5"):
            batch.step(actions)
    for wrong in (np.zeros(7, np.int16), np.full(8, 0.7), [None] * 8):
        with pytest.raises(rascals.BadOption, match="one whole number for each of 8"):
            batch.step(wrong)
    assert contents(batch) == before


def test_random_actions_are_even():
    """Over many draws each legal action is about equally frequent."""
    batch = FELICITY.batch(4000, seed=1)
    batch.moves[:], batch.count[:] = batch.moves[0], batch.count[0]
    counts = np.bincount(batch.random_actions(), minlength=10)
    legal = np.flatnonzero(batch.legal[0])
    assert set(np.flatnonzero(counts)) == set(legal)
    assert all(abs(count - 4000 / 9) < 110 for count in counts[legal])


def test_last_observations_are_those_of_the_last_step():
    """Leftovers of an earlier end are not mistaken for what seats know after a later one."""
    batch = TOY.batch(1, ["a"])
    seen = []
    while len(seen) < 30:
        batch.step(batch.random_actions())
        if batch.done[0]:
            seen.append(batch.last_observation.tolist())
            assert seen[-1][0] == [observed(compiled.unpack(toy.Toy, batch.last_states[0]), seat) for seat in range(3)]
    assert len({str(last) for last in seen}) > 1


def test_a_batch_of_seeds_plays_the_games_of_those_seeds():
    """Game i of a batch with a seed for each game is the match with that seed."""
    seeds: list[int | str | bytes] = [5, "tea", b"\x01"]
    batch = FELICITY.batch(3, seeds)
    for index, seed in enumerate(seeds):
        assert compiled.unpack(FELICITY.definition.state, batch.states[index]) == FELICITY.new(seed=seed).state


def test_only_the_chosen_games_are_reset():
    """With a mask and seeds: these games restart with their seeds, without a result; the others stay as they are."""
    batch = TOY.batch(4, 1)
    while not batch.done[1]:
        batch.step(batch.random_actions())
    before = contents(batch)
    batch.reset(np.array([False, True, False, True]), seeds=["a", "b", "c", "d"])
    after = contents(batch)
    for name in before:
        assert [after[name][index] for index in (0, 2)] == [before[name][index] for index in (0, 2)]
    for index, seed in ((1, "b"), (3, "d")):
        assert compiled.unpack(toy.Toy, batch.states[index]) == plain(TOY, seed)
        assert (batch.done[index], batch.end[index]) == (0, -1)
        assert not batch.wins[index].any()
        assert not batch.returns[index].any()
        assert batch.legal[index, :3].all()


def test_a_reset_of_all_from_one_seed_is_a_new_batch():
    """One seed gives each game its own, as at the start; without seeds games continue with their own chance."""
    batch, fresh = FELICITY.batch(6, 1), FELICITY.batch(6, 9)
    for _ in range(70):
        batch.step(batch.random_actions())
    batch.reset(seeds=9)
    assert contents(batch, SHOWN) == contents(fresh, SHOWN)
    batch.reset()
    assert contents(batch, SHOWN) != contents(fresh, SHOWN)


def test_buffers_of_the_caller_are_used():
    """Arrays passed by name are the batch's arrays: their contents are overwritten at every step."""
    buffers = {
        "observation": np.full((5, FELICITY.definition.observation.size), 9, np.int8),
        "returns": np.full((5, 4), 9, np.int32),
        "last_observation": np.full((5, 4, FELICITY.definition.observation.size), 9, np.int8),
        "states": np.zeros(5, compiled.dtype_of(FELICITY.definition.state)),
    }
    batch, usual = FELICITY.batch(5, 2, buffers=buffers), FELICITY.batch(5, 2)
    for _ in range(80):
        actions = usual.random_actions()
        batch.step(actions)
        usual.step(actions)
        assert contents(batch) == contents(usual)
    for name, buffer in buffers.items():
        assert getattr(batch, name) is buffer


@pytest.mark.parametrize(
    ("name", "buffer", "says"),
    [
        ("seats", np.zeros(3, np.int8), "unknown buffer 'seats'; valid: states, seat, legal"),
        ("seat", np.zeros(4, np.int8), r"the buffer seat is a writable array int8\[3\] in C order, not int8\[4\]"),
        ("seat", np.zeros(3, np.int16), r"int8\[3\] in C order, not int16\[3\]"),
        ("seat", np.zeros(6, np.int8)[::2], r"int8\[3\] in C order, not another order"),
        ("wins", [0, 0, 0], r"uint8\[3, 4\] in C order, not list"),
        ("states", np.zeros(3, np.int8), r"dtype_of\(game.definition.state\)\[3\] in C order, not int8\[3\]"),
    ],
)
def test_wrong_buffers_are_refused(name, buffer, says):
    """An unknown buffer, or one of the wrong shape, type or order, is refused by name."""
    with pytest.raises(rascals.BadOption, match=says):
        FELICITY.batch(3, buffers={name: buffer})


def test_read_only_buffers_are_refused():
    """A read-only buffer is refused, and no other is changed."""
    seat, done = np.zeros(3, np.int8), np.full(3, 7, np.uint8)
    seat.flags.writeable = False
    with pytest.raises(rascals.BadOption, match="not writable"):
        FELICITY.batch(3, buffers={"done": done, "seat": seat})
    assert done.tolist() == [7, 7, 7]


def test_wrong_masks_and_seeds_are_refused():
    """A mask has a truth value for each game, and there are as many seeds; others are refused without effect."""
    batch = TOY.batch(3)
    before = contents(batch)
    for mask in (np.ones(2, bool), np.full(3, 0.5), [[True] * 3]):
        with pytest.raises(rascals.BadOption, match="one truth value for each of 3 games"):
            batch.reset(mask)
    with pytest.raises(rascals.BadOption, match="one seed for each of 3 games, not 2"):
        batch.reset(seeds=[1, 2])
    with pytest.raises(rascals.BadOption, match="a seed is an int, a str or bytes, not float"):
        batch.reset(seeds=[1, 2, 0.5])
    with pytest.raises(rascals.BadOption, match="one seed for each of 3 games, not 4"):
        TOY.batch(3, [1, 2, 3, 4])
    assert contents(batch) == before


def sent(given):
    """Return what another process receives if the arrays' memory is read-only."""
    outside: list[pickle.PickleBuffer] = []
    told = pickle.dumps(given, 5, buffer_callback=outside.append)
    return pickle.loads(told, buffers=[bytes(one) for one in outside])  # noqa: S301 - it is our own


@pytest.mark.parametrize("copied", [compiled.Batch.copy, deepcopy, sent])
def test_copies_with_threads_are_independent(copied):
    """A copy of a threaded batch has its own arrays and threads, and continues the same way."""
    batch = FELICITY.batch(32, 4, threads=3)
    for _ in range(70):
        batch.step(batch.random_actions())
    twin = copied(batch)
    arrays = [name for name, value in vars(batch).items() if isinstance(value, np.ndarray)]
    assert not any(np.shares_memory(getattr(batch, name), getattr(twin, name)) for name in arrays)
    for _ in range(70):
        actions = twin.random_actions()
        assert (batch.random_actions() == actions).all()
        batch.step(actions)
        twin.step(actions)
        assert contents(batch) == contents(twin)
    del batch
    twin.step(twin.random_actions())


@pytest.mark.parametrize("copied", [deepcopy, sent])
def test_copies_of_one_game_are_independent(copied):
    """A copy plays the same game in its own memory: the original is unchanged, and may be deleted."""
    solo = compiled.Solo(FELICITY, 1)
    twin, before = copied(solo), solo.state
    ended = [twin.step(int(twin.legal[0])) for _ in range(20)]
    assert solo.state == before
    assert [solo.step(int(solo.legal[0])) for _ in range(20)] == ended
    assert (twin.state, twin.legal.tolist()) == (solo.state, solo.legal.tolist())


def play_on(batch, tell):
    """Play some steps, and return the results."""
    for _ in range(70):
        batch.step(batch.random_actions())
    tell((contents(batch), batch.random_actions().tolist()))


@pytest.mark.real
@pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")  # it is forked anyway
@pytest.mark.parametrize("method", sorted({"fork", "spawn"} & set(get_all_start_methods())))
def test_a_batch_plays_on_in_another_process(method):
    """Forked or pickled, while this process's threads wait for work: the games equal those continued here."""
    batch, context, here = FELICITY.batch(32, 4, threads=2), get_context(method), []
    batch.step(batch.random_actions())
    ours, theirs = context.Pipe()
    process = context.Process(target=play_on, args=(batch, theirs.send))
    process.start()
    try:
        assert ours.poll(PATIENCE)
        play_on(batch, here.append)
        assert [ours.recv()] == here
    finally:
        process.kill()
        process.join()


def test_a_batch_refuses_what_it_cannot_take_and_stays_as_it_was():
    batch, solo = FELICITY.batch(3, seed=1), compiled.Solo(FELICITY, 1)
    before, stood = contents(batch), solo.state
    numbers = ("5", None, 2.0, -1, 0, True, [3], np.float64(3), 10**30)
    arrays = (None, "5", 5, [[1], [1, 2]], [1.5] * 3, [10**30] * 3, np.full(3, 2**64 - 1, np.uint64), [True, "x", b"x"])
    seeds = ([1, 2], [1, 2, None], [1, "\ud800", 2], [1, 2, 10**5000], 1.5, [1, True, 2])
    calls: list[tuple[Any, dict[str, Any]]] = [
        *((FELICITY.batch, {"games": one}) for one in (*numbers, 10**12)),
        *((FELICITY.batch, {"games": 3, "threads": one}) for one in (*numbers, 10**6)),
        *((FELICITY.batch, {"games": 3, "seed": one}) for one in (None, *seeds)),
        *((FELICITY.batch, {"games": 3, "buffers": one}) for one in (5, [1], {"legal": 5}, {5: 5}, "legal")),
        *((compiled.playouts, {"start": FELICITY, "games": one}) for one in (*numbers, 10**12) if one != 0),
        *((compiled.playouts, {"start": one, "games": 1}) for one in (None, "felicity", [])),
        *((compiled.Solo, {"game": one}) for one in (None, "felicity", TOY.definition)),
        *((compiled.clones, {"game": one, "times": 1}) for one in (None, "felicity", TOY.definition)),
        *((compiled.Batch, {"game": one, "games": 3}) for one in (None, "felicity", TOY.definition)),
        *((compiled.Solo, {"game": FELICITY, "seed": one}) for one in (None, *seeds)),
        *((solo.reset, {"seed": one}) for one in (None, *seeds)),
        *(
            (solo.step, {"action": one})
            for one in (*filter(None, numbers), 10**5000, float("nan"), np.bool_(1), "x" * 99)
        ),
        *((compiled.clones, {"game": FELICITY, "times": one}) for one in numbers),
        *((batch.step, {"actions": one}) for one in arrays),
        *((batch.reset, {"mask": one}) for one in arrays if one is not None and not isinstance(one, np.ndarray)),
        *((batch.reset, {"seeds": one}) for one in seeds),
    ]
    for call, given in calls:
        with pytest.raises(rascals.RascalsError):
            call(**given)
        assert contents(batch) == before, given
        assert (solo.state, solo.seat >= 0) == (stood, True), given


def arrays_of(given):
    """Return the arrays among what an object's public attributes and methods without arguments return."""
    names = {name for name in (*dir(type(given)), *vars(given)) if not name.startswith("_")}
    asked = {name: getattr(given, name) for name in names - {"step", "reset", "copy", "last_observation_of"}}
    told = {name: one() if callable(one) else one for name, one in asked.items()}
    return {name: one for name, one in told.items() if isinstance(one, np.ndarray)}


OWN = {"states", "seat", "legal", "moves", "count", "observation", "age", "done", "returns", "wins", "end"}
OWN |= {"last_states", "last_observation"}  # of a batch, as documented: overwritten in place


def test_only_the_arrays_that_a_batch_names_are_its_own():
    """These are the same after every step; all other arrays that it returns, takes or copies are separate."""
    seeds, mask, batch = [1, 2, 3], np.array([True, False, True]), FELICITY.batch(3, seed=7)
    first = arrays_of(batch)
    twin, actions = batch.copy(), batch.random_actions()
    batch.step(actions)
    batch.reset(mask, seeds)
    later = arrays_of(batch)
    assert {name for name in later if np.may_share_memory(first[name], later[name])} == OWN
    assert set(later) - OWN == {"random_actions"}
    before = contents(batch), contents(TOY.batch(1, 1)), contents(FELICITY.batch(3, seed=7))
    for one in (*arrays_of(twin).values(), later["random_actions"], actions, mask):
        one[...] = np.ones((), one.dtype)
    seeds.clear()
    after = contents(batch), contents(TOY.batch(1, 1)), contents(FELICITY.batch(3, seed=7))
    assert after == before
    batch.step(batch.random_actions())


def test_what_one_compiled_game_gives_is_the_callers_but_for_its_legal_actions():
    solo, legal = compiled.Solo(FELICITY, 1), compiled.Solo(FELICITY, 1).legal
    assert set(arrays_of(solo)) == {"legal"}
    before, again = solo.state, compiled.playouts(FELICITY, 2, 5)
    solo.state.bank = 99
    legal[:] = 0
    compiled.clones(FELICITY, 1)["bank"] = 99
    for one in (again.scores, again.wins):
        one[...] = 0
    assert (solo.state, int(solo.legal[0])) == (before, int(compiled.Solo(FELICITY, 1).legal[0]))
    assert compiled.playouts(FELICITY, 2, 5).scores.any()


def test_two_buffers_are_two_arrays():
    shared = np.zeros(3, np.uint8)
    with pytest.raises(rascals.BadOption, match="share memory"):
        FELICITY.batch(3, buffers={"seat": shared.view(np.int8), "done": shared})


def test_integers_of_numpy_are_integers():
    batch = FELICITY.batch(np.int64(3), np.int64(1), threads=np.int8(1))
    assert contents(batch) == contents(FELICITY.batch(3, 1))
    assert compiled.playouts(FELICITY, np.int16(2), np.int64(5)).actions == compiled.playouts(FELICITY, 2, 5).actions
