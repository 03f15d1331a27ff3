"""Training: the same policy compiled and plain, gradients, a short training with progress, stopping and continuing."""

from __future__ import annotations

import json
import math
import tracemalloc
from array import array
from dataclasses import replace
from io import BytesIO
from zipfile import ZipFile

import pytest

import rascals
from rascals.bots.learned import fingerprint, network_in
from rascals.bots.network import Network, chances, first_ranks, shape_for

np = pytest.importorskip("numpy", reason="needs the extra `compiled`")

from rascals.training.gradient import Learner  # noqa: E402
from rascals.training.recipe import Recipe, recipe_of  # noqa: E402
from rascals.training.selfplay import Arena  # noqa: E402
from rascals.training.training import VARIES, Training, settled  # noqa: E402
from tests.suites import deep  # noqa: E402

FELICITY = rascals.game("felicity", players=4)
WITH_NETWORKS = ("felicity", "goons")
SMALL = Recipe(players=(4,), wide=16, narrow=8, teacher="greedy", recorded=40, epochs=2, games=400, step=100)
VALUES = Recipe(players=(4,), wide=16, narrow=8, games=200, step=50, rate=0.002, margin=0.03, trace=0.8)


def learner(shape, seed=1):
    """Return a learner with random numbers."""
    first = np.array(first_ranks(FELICITY.definition))
    return Learner(shape, first, np.ones(shape.inputs, np.float32), np.random.default_rng(seed))


def played(shape, flat, games, alone=True):
    """Let a network play Felicity, on all seats or on the first; return its decisions and the shares."""
    arena = Arena(FELICITY, shape, games * 150)
    arena.begin("test")
    seated = np.zeros((games, 4), np.int8)
    seated[:, 1:] = 0 if alone else 1
    return arena.play(seated, np.stack([flat, flat]), 0.0)


def rows(found):
    """Yield each decision: its observation, the legal actions, and its other numbers."""
    begins = np.concatenate([[0], np.cumsum(found.counts)])
    for row, count in enumerate(found.counts):
        begin = begins[row]
        yield row, found.features[row].tolist(), found.legal[begin : begin + count].tolist()


def test_plain_and_compiled_policies_are_one(amount):
    """Probability and value of the drawn action are the same plain and compiled, in many positions."""
    shape = shape_for(FELICITY.definition, 24, 12)
    flat = learner(shape).flat() * np.float32(0.05)
    found, _ = played(shape, flat, amount(16, 165))
    network, ranks = Network(shape, array("f", flat.tolist())), first_ranks(FELICITY.definition)
    for row, features, legal in rows(found):
        logits, value = network.answers(features, legal, ranks)
        assert math.log(chances(logits)[found.chosen[row]]) == pytest.approx(found.likely[row], abs=1e-3)
        assert value == pytest.approx(found.value[row], abs=1e-3)
    assert len(found.counts) > amount(900, 10_000)


def loss(shape, flat, found, entropy):
    """The mean imitation loss over decisions, computed plainly."""
    network, ranks, total = Network(shape, array("f", flat.tolist())), first_ranks(FELICITY.definition), 0.0
    for row, features, legal in rows(found):
        logits, value = network.answers(features, legal, ranks)
        likely = chances(logits)
        total -= math.log(likely[found.chosen[row]]) - (value - 0.3) ** 2
        total += entropy * sum(one * math.log(one) for one in likely)
    return total / len(found.counts)


def test_gradients_are_slopes_of_the_loss(monkeypatch):
    """A small change of a number changes the loss by its gradient: the steepest one of each of the six arrays."""
    shape = shape_for(FELICITY.definition, 8, 6)
    one = learner(shape)
    one.arrays[0] *= np.float32(0.03)
    one.arrays[4] *= np.float32(5)
    found, _ = played(shape, one.flat(), 1)
    kept = []
    monkeypatch.setattr(one, "_step", lambda grads, _rate: kept.extend(grads))
    target = np.full(len(found.counts), 0.3, np.float32)
    (batch,) = one.batches(found, target, target, len(found.counts), np.random.default_rng(1))
    one.learn(batch, 0.0, imitating=True, entropy=0.1)
    at, flat, by = 0, one.flat(), 0.0004
    for grad, size in zip(kept, shape.sizes, strict=True):
        if at == 0:  # an input of 100 would bend the loss there
            grad[found.features.max(0) > 1] = 0
        place = at + int(np.abs(grad).argmax())
        more, less = flat.copy(), flat.copy()
        more[place] += by
        less[place] -= by
        slope = (loss(shape, more, found, 0.1) - loss(shape, less, found, 0.1)) / (2 * by)
        assert slope == pytest.approx(grad.ravel()[place - at], rel=0.05, abs=1e-3)
        at += size


def test_gain_draws_towards_what_turned_out_well():
    """Better-than-expected actions become likelier, worse ones less likely."""
    shape = shape_for(FELICITY.definition, 16, 8)
    one = learner(shape)
    one.arrays[0] *= np.float32(0.03)
    found, _ = played(shape, one.flat(), 4)
    gain = np.where(np.arange(len(found.counts)) % 2, 1, -1).astype(np.float32)
    for _ in range(20):
        for batch in one.batches(found, found.value, gain, 512, np.random.default_rng(1)):
            one.learn(batch, 0.002, imitating=False)
    network, ranks = Network(shape, array("f", one.flat().tolist())), first_ranks(FELICITY.definition)
    change = [
        math.log(chances(network.answers(features, legal, ranks)[0])[found.chosen[row]]) - found.likely[row]
        for row, features, legal in rows(found)
    ]
    assert np.mean(change[1::2]) > 0.02 > -0.02 > np.mean(change[::2])


def trained(recipe, stop_after=None, keep=None):
    """Train; on request, stop after a number of steps and continue from the file."""
    training, steps = Training.of("felicity", recipe, 4), []
    training.imitate(1, lambda _: None)
    training.improve(steps.append, lambda: len(steps) == stop_after)
    if keep is not None:
        training.keep(keep)
        training = Training.resumed("felicity", keep)
        training.improve(steps.append)
    return training, steps


@pytest.mark.real
@pytest.mark.parametrize("recipe", [SMALL, *deep([VALUES])], ids=["moves", "values"])
def test_it_can_be_stopped_and_gone_on_with(recipe, tmp_path):
    """Stopped after one step and continued, the network is the same as in one go, number for number."""
    whole, steps = trained(recipe)
    parts, again = trained(recipe, 1, tmp_path / "kept.npz")
    assert [one["games"] for one in steps] == [one["games"] for one in again]
    assert (whole.learner.flat() == parts.learner.flat()).all()
    about = Network.unpacked(parts.network().packed()).about
    assert (about["game"], about["fingerprint"]) == ("felicity", fingerprint(FELICITY))
    for entry in ("teacher", "trace"):
        assert about["recipe"].get(entry) == getattr(recipe, entry)


@pytest.mark.real
def test_it_imitates_and_gets_better():
    """It learns to do mostly what its teacher does, and then wins more than its share against imitations of it."""
    recipe = replace(SMALL, wide=32, narrow=16, recorded=200, epochs=5, games=8000, step=200, alone=0.0)
    recipe = replace(recipe, rate=0.002)
    training, news = Training("felicity", recipe, 4), []
    training.imitate(2, news.append)
    training.improve(news.append)
    assert news[4]["hit"] > news[0]["hit"] + 0.03 > 0.3
    last = [one["fair_shares"] for one in news[5:]][-10:]
    assert sum(last) / 10 > 1.12


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("players = [4", "form of TOML"),
        ("players = [9]", "unknown number of players of felicity"),
        ("wide = 8", "names numbers of players"),
        ("players = 4", "names numbers of players"),
        ("players = [4]\ndepth = 3", "unknown entry of a recipe"),
        ("players = [4]\nwide = 0", "wide in a recipe is a number from 4 to 1024, not 0"),
        ("players = [4]\nalone = 1.5", "alone in a recipe is a number from 0 to 1"),
        ("players = [4]\ngames = true", "games in a recipe is a number"),
        ("players = [4]\nteacher = 'nobody'", "unknown bot of felicity"),
        ("players = [4]\nseed = 7", "seed in a recipe cannot be 7"),
    ],
)
def test_a_recipe_that_cannot_be_says_why(text, problem):
    """Errors in a recipe are named, with what is valid."""
    with pytest.raises(rascals.RascalsError, match=problem.replace("[", r"\[")):
        Recipe.read("felicity", text)


def test_games_without_a_recipe_have_one():
    """Felicity has its own; a game without one is trained from scratch."""
    assert recipe_of("felicity").teacher == "shrewd"
    assert recipe_of("heist").teacher == ""


def test_what_it_has_never_met_changes_nothing():
    """Constant observations are dropped as inputs: the network answers as before, whatever they become later."""
    shape = shape_for(FELICITY.definition, 8, 6)
    flat = learner(shape).flat() * np.float32(0.05)
    found, _ = played(shape, flat, 3)
    features = np.where(found.features.min(0) == found.features.max(0), found.features[0].astype(np.int16), VARIES)
    assert (features == -1).any()  # the others' mice, which nobody sees
    before, after = (Network(shape, array("f", one.tolist())) for one in (flat, settled(shape, flat, features)))
    ranks, other = first_ranks(FELICITY.definition), np.where(features == VARIES, 0, 5)
    for _, numbers, legal in list(rows(found))[:40]:
        logits, value = before.answers(numbers, legal, ranks)
        for here in (numbers, [one + more for one, more in zip(numbers, other.tolist(), strict=True)]):
            again, worth = after.answers(here, legal, ranks)
            assert again == pytest.approx(logits, abs=1e-3)
            assert worth == pytest.approx(value, abs=1e-3)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_networks_know_no_option_that_they_have_not_met(players):
    """Felicity's were trained with its default options, so other choices are not among their inputs."""
    network = network_in("rascals.bots.felicity", players)
    for part in FELICITY.definition.deduction.parts:
        if part.what in {"small_dog", "first_player", "open_mice"}:
            row = network.weights[part.at * network.shape.wide :][: network.shape.wide]
            assert not any(row), part.what


def refused(file):
    """Return the error that refuses a training file."""
    with pytest.raises(rascals.BadOption) as raised:
        Training.resumed("felicity", file)
    return str(raised.value)


def claiming(shape, kind="<f4"):
    """Return the bytes of an array that claims a wrong shape."""
    out = BytesIO()
    np.lib.format.write_array_header_1_0(out, {"descr": kind, "fortran_order": False, "shape": shape})
    return out.getvalue()


STATES = [
    {"recipe": {"wide": 10**9}},
    {"recipe": {"step": 10**6}},
    {"recipe": {"players": "4"}},
    {"recipe": {"depth": 3}},
    {"players": 9},
    {"played": -1},
    {"step": "2"},
    {"curve": [{"games": float("nan")}]},
    {"curve": [5]},
]


def test_a_forged_training_is_none(tmp_path):
    """Each array has the required shape, type and range, and so has each number of its state."""
    file = tmp_path / "forged.npz"
    one = Training.of("felicity", replace(SMALL, step=20), 4)
    one.learner, one.settled = learner(one.shape), np.zeros(one.shape.inputs, np.int16)
    one.past, one.curve = [one.learner.flat()], [{"games": 20, "fair_shares": 1.0, "entropy": 0.5}]
    one.keep(file)
    assert Training.resumed("felicity", file).curve == one.curve
    with pytest.raises(rascals.BadOption, match="another game"):
        Training.resumed("goons", file)
    content = file.read_bytes()
    with np.load(BytesIO(content)) as kept:
        arrays, state = dict(kept), json.loads(str(kept["state"]))
    names = arrays.keys() - {"state"}
    forgeries = [{name: other} for name in names for other in (arrays[name][..., None], np.array("x"), np.array(-1.5))]
    forgeries += [{name: arrays[name] * np.nan} for name in names]
    forgeries += [{"past": np.repeat(arrays["past"], 99, 0)}, {"square1": arrays["square1"] - 1}]
    forgeries += [
        {"state": np.array(json.dumps(state | change | {"recipe": state["recipe"] | change.get("recipe", {})}))}
        for change in STATES
    ]
    for change in forgeries:
        np.savez(file, allow_pickle=False, **(arrays | change))
        assert "forged.npz" in refused(file)
    np.savez_compressed(file, allow_pickle=False, **(arrays | {"past": np.zeros((6, 10**7), np.float32)}))
    assert "forged.npz" in refused(file)
    for name in names:
        for header in (claiming((10**12,)), claiming(arrays[name].shape), claiming((), "|O"), b"\x93NUMPY"):
            with ZipFile(BytesIO(content)) as before, ZipFile(file, "w") as after:
                for info in before.infolist():
                    after.writestr(info.filename, header if info.filename == f"{name}.npy" else before.read(info))
            tracemalloc.start()
            assert "forged.npz" in refused(file)
            assert tracemalloc.get_traced_memory()[1] < 1 << 27
            tracemalloc.stop()


def test_networks_on_record_were_trained_on_these_rules():
    """Each network that comes with a game was trained on its current rules; otherwise it must be trained again."""
    for name in WITH_NETWORKS:
        recipe = recipe_of(name)
        written = {key: value for key, value in vars(recipe).items() if value not in (None, {})}
        for players in recipe.players:
            network = network_in(f"rascals.bots.{name}", players)
            assert network is not None
            assert network.about["fingerprint"] == fingerprint(recipe.kind(name, players)), (name, players)
            assert network.about["recipe"] == written | {"players": list(recipe.players)}
            assert network.about["games"] >= recipe.games
