"""The network of learned bots: its answers by hand, its file, and its behaviour in games it was not trained on."""

from __future__ import annotations

import json
import random
import tracemalloc
import zlib
from array import array

import pytest

import rascals
from rascals.bots.learned import Learned, layout_hash
from rascals.bots.network import MAGIC, RANKS, Network, Shape, _hash, chances, first_ranks, shape_for
from rascals.bots.registry import of_game
from rascals.core.errors import BadData


def by_hand():
    """Return a network with two inputs and one hidden number per layer, which can be computed by hand."""
    shape = Shape(inputs=2, wide=1, narrow=1, actions=3, ranks=RANKS)
    outputs = [1.0, 2.0, 3.0] + [0.0, 0.5] + [0.0] * (RANKS - 2) + [4.0]
    bias = [0.0] * 3 + [0.0] * RANKS + [0.25]
    return Network(shape, array("f", [2.0, -1.0, 1.0, 3.0, -2.0, *outputs, *bias]))


def test_answers_are_two_layers_and_ranks():
    """Inputs 1 and 2: 2·1 − 1·2 + 1 = 1, then 3·1 − 2 = 1; the second of a verb's legal actions adds 0.5."""
    logits, value = by_hand().answers([1, 2], [0, 2], (0, 0, 0))
    assert (logits, value) == ([1.0, 3.5], 4.25)


def test_below_zero_is_zero():
    """Inputs 0 and 2 give −1 in the first layer, so 0; then −2, so 0 again: only the bias is left."""
    assert by_hand().answers([0, 2], [1], (0, 0, 0)) == ([0.0], 0.25)


def test_each_verb_has_its_ranks():
    """For Felicity's placing, passing and bidding, the ranks begin at 0, 12 and 24."""
    ranks = first_ranks(rascals.games()["felicity"])
    assert ranks[:12] == (*[0] * 10, RANKS, 2 * RANKS)
    assert set(ranks[11:]) == {2 * RANKS}


def test_less_heat_is_surer():
    """Probabilities add up to 1; at a lower temperature the best gets more."""
    assert sum(chances([1.0, 2.0, 0.0])) == pytest.approx(1)
    assert chances([1.0, 2.0], 0.5)[1] > chances([1.0, 2.0])[1] > 0.5


def made(definition, seed=1, wide=6, narrow=5, **trained):
    """Return a network for a game with random numbers."""
    shape, chance = shape_for(definition, wide, narrow), random.Random(seed)
    numbers = array("f", [chance.gauss(0, 0.2) for _ in range(sum(shape.sizes))])
    about = {
        "fingerprint": {"rules": definition.version, "layout": layout_hash(definition), "components": "", **trained}
    }
    return Network(shape, numbers, about)


def test_a_file_brings_back_what_it_was_made_of():
    """Numbers are restored to 16 bits, the rest exactly."""
    network = made(rascals.games()["felicity"])
    again = Network.unpacked(network.packed())
    assert (again.shape, again.about) == (network.shape, network.about)
    most = max(map(abs, network.weights))
    assert max(abs(one - other) for one, other in zip(network.weights, again.weights, strict=True)) < most / 30000


@pytest.mark.parametrize("place", [0, 60, 150, -1])
def test_a_damaged_file_is_refused(place):
    """One byte changed, in the header or among the numbers: it is refused with a reason."""
    data = bytearray(made(rascals.games()["felicity"]).packed())
    data[place] ^= 1
    with pytest.raises(BadData, match="no network" if place == 0 else "its hash does not match"):
        Network.unpacked(bytes(data))


def forged(**changes):
    """Return a network with a valid hash, with another header, or with other numbers as `body`."""
    _, line, body = made(rascals.games()["felicity"]).packed().split(b"\n", 2)
    body, head = changes.pop("body", body), json.loads(line)
    head |= {"shape": head["shape"] | changes.pop("shape", {})} | changes
    del head["sha256"]
    return MAGIC + json.dumps(head | {"sha256": _hash(head, body)}).encode() + b"\n" + body


FORGED = {
    "wider": {"shape": {"wide": 10**9}},
    "none": {"shape": {"wide": -8}},
    "words": {"shape": {"wide": "8"}},
    "deeper": {"shape": {"deep": 8}},
    "steps": {"steps": [float("nan")] * 6},
    "no steps": {"steps": None},
    "few steps": {"steps": [0.5]},
    "fingerprint": {"fingerprint": {}},
    "bomb": {"body": zlib.compress(bytes(1 << 27), 1)},
    "numbers": {"body": b"numbers"},
}


@pytest.mark.parametrize("changes", FORGED.values(), ids=FORGED)
def test_a_forged_network_is_none(changes):
    """Neither its header nor its unpacked numbers are trusted, though the hash is right."""
    tracemalloc.start()
    with pytest.raises(rascals.BadData, match="no network"):
        Network.unpacked(forged(**changes))
    assert tracemalloc.get_traced_memory()[1] < 1 << 26
    tracemalloc.stop()


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package with a network, for Felicity unless the test writes another."""
    name = f"networks{tmp_path.name.replace('-', '_')}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path / name


def asked(bot, seed=3):
    """Let a bot play Felicity against itself; return the notation of its moves."""
    game = rascals.game("felicity", players=3)
    return [ply.move for ply in rascals.play(game, [bot] * 3, seed=seed).history[1:]]


def test_it_plays_by_its_network(package):
    """Another network plays other moves; the same one the same."""
    definition, instead = rascals.games()["felicity"], of_game("felicity", "greedy")
    (package / "expert-3.network").write_bytes(made(definition).packed())
    one = Learned("one", package.name, instead)
    assert asked(one) == asked(one) != asked(instead)


def test_without_a_network_another_bot_plays():
    """If there is no file for the number of players."""
    instead = of_game("felicity", "greedy")
    assert asked(Learned("greedy", "rascals.words", instead)) == asked(instead)


@pytest.mark.parametrize("trained", [{"rules": 2}, {"rules": None}, {"layout": "other"}], ids=str)
def test_a_network_of_other_rules_is_refused(package, trained):
    """One trained for another version, or another layout of moves or observations, is refused with the reason."""
    (package / "expert-3.network").write_bytes(made(rascals.games()["felicity"], **trained).packed())
    with pytest.raises(BadData, match=f"trained for version {trained.get('rules', 1)} of felicity's rules.*version 1"):
        asked(Learned("greedy", package.name, of_game("felicity", "greedy")))


def test_changed_components_are_told(package):
    """With components it was not trained with it plays on, and says so in its analysis."""
    (package / "expert-3.network").write_bytes(made(rascals.games()["felicity"]).packed())
    found = []

    class Noting(Learned):
        def choose(self, turn):
            chosen = super().choose(turn)
            found.append(chosen.analysis)
            return chosen

    asked(Noting("noting", package.name, of_game("felicity", "greedy")))
    assert {one.get("components") for one in found if "only" not in one} == {"other"}


def test_who_forgets_sees_only_what_lies_there(package):
    """Without deductions, or with overlooked inputs, it judges differently; a higher temperature is less certain."""
    (package / "expert-3.network").write_bytes(made(rascals.games()["felicity"]).packed())
    instead = of_game("felicity", "greedy")
    sure = asked(Learned("sure", package.name, instead, heat=0.01))
    assert sure != asked(Learned("sure", package.name, instead, heat=0.01, forgets=True))
    assert sure != asked(Learned("sure", package.name, instead, heat=0.01, overlooks=0.5))
    assert sure != asked(Learned("sure", package.name, instead, heat=5.0))
