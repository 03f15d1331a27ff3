"""Compiled execution: the same as the plain one, field by field, and what is built on it."""

from __future__ import annotations

import pytest

import rascals
from rascals import laws
from rascals.core import rules
from tests.core import test_laws
from tests.suites import deep

np = pytest.importorskip("numpy")
compiled = pytest.importorskip("rascals.compiled")
compare = pytest.importorskip("rascals.laws.comparing").compare

FELICITY = rascals.game("felicity", players=4)

# GoodCritters has too many options to test each. Its games are long, so they are limited to few changes and rounds.
OPTION_SETS = (
    {"bargaining": "turns", "length": "short"},
    {"changes": 2, "length": "short", "first_boss": "random"},
    {"payoffs": True, "changes": 2, "length": "short"},
    {"payoffs": True, "bargaining": "turns", "changes": 2, "length": "short"},
    {"limited_terms": True, "bargaining": "turns", "length": "any", "promos": 2},
    {"payoffs": True, "changes": 2, "limited_terms": True, "promos": 4, "length": "short"},
    {"payoffs": True, "changes": 2, "early_bribes": True, "length": "short"},
)
DENS = [
    rascals.game("goodcritters", players=players, **options)  # type: ignore[arg-type]
    for place, options in enumerate(OPTION_SETS)
    for players in (4 + place % 5, *range(4, 9))
]
OTHERS = [game for game in test_laws.GAMES if game.name != "goodcritters"]


def packed(s):
    states = np.zeros(1, compiled.dtype_of(type(s)))
    compiled.pack(s, states[0])
    return states


@pytest.mark.parametrize("game", [*OTHERS, *DENS[::6], *deep(DENS)], ids=laws.name_of)
def test_compiled_is_plain(game, amount):
    """Field by field after every action, and in every result of the rules' functions, whole random games are equal."""
    for seed in range(amount(1, 3)):
        compare(game, seed)


def test_pack_refuses_what_does_not_fit():
    """A number too large for its field is refused by name, and nothing is written."""
    s = FELICITY.new(seed=1).state
    states = packed(s)
    before = states.tobytes()  # a copy would have arbitrary bytes between its fields
    s.mice[2] = 40_000
    with pytest.raises(rascals.BadPosition, match="mice: 40000 does not fit; -32768 to 32767"):
        compiled.pack(s, states[0])
    assert states.tobytes() == before


def test_pack_and_unpack_are_inverse():
    """Every field survives packing and unpacking."""
    s = FELICITY.new(seed=5).state
    assert compiled.unpack(type(s), packed(s)[0]) == s


def _moves(s, seat):
    buffer = [0] * type(s).definition.actions
    return buffer[: rules.legal(s, seat, buffer)]


def test_solo_plays_the_same_game():
    """One game stepped from Python: seats, legal actions and result equal the plain game's."""
    solo = compiled.Solo(FELICITY, 6)
    s = FELICITY.new_state(6)
    rules.setup(s)
    for _ in range(2):
        while rules.acting(s):
            seat = rules.first_seat(rules.acting(s))
            assert solo.seat == seat
            assert solo.legal[: solo.count].tolist() == _moves(s, seat)
            action = int(solo.legal[solo.count // 2])
            solo.step(action)
            rules.apply(s, seat, action)
        assert (solo.seat, solo.count) == (-1, 0)
        assert solo.scores == tuple(rules.score(s, seat) for seat in range(4))
        assert solo.state == s
        with pytest.raises(rascals.IllegalMove):
            solo.step(10)
        solo.reset(7)
        s = FELICITY.new_state(7)
        rules.setup(s)


def test_playouts_from_the_start_and_from_a_position():
    """Whole random games: deterministic with a seed, each with a winner; from a position they begin there."""
    one, two = compiled.playouts(FELICITY, 200, seed=4), compiled.playouts(FELICITY, 200, seed=4)
    assert one.scores.tolist() == two.scores.tolist()
    assert (one.wins.sum(axis=1) >= 1).all()
    assert one.actions > 200 * 45
    match = FELICITY.new(seed=1)
    while match.view(None)["round"] < 9:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    late = compiled.playouts(match, 50, seed=1)
    assert late.actions < 50 * 30
    assert len({tuple(row) for row in late.scores.tolist()}) > 5


def test_positions_too_large_to_compile_are_refused():
    """A position with more possible bids than the compiled rules have room for is reported."""
    position = FELICITY.new(seed=1).position() | {"mice": [500, 1, 1, 1]}
    with pytest.raises(rascals.BadPosition, match="119"):
        compiled.playouts(FELICITY.from_position(position, seed=1), 1)


def test_clones_are_equal():
    """The last of many compiled copies equals the first."""
    last = compiled.clones(FELICITY, 1000)
    assert compiled.unpack(FELICITY.definition.state, last) == FELICITY.new(seed=1).state
