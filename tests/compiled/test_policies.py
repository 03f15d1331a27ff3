"""Policies play compiled as in plain Python, on samples in which what their seat cannot know is redealt."""

from __future__ import annotations

import pytest

import rascals
from rascals.bots.specs import from_spec
from rascals.core import rules
from rascals.core.chance import next_below, next_word, seed_text, words_of
from rascals.core.errors import RascalsError
from tests.compiled import policies as given
from tests.suites import deep

pytest.importorskip("numpy", reason="the compiled rules need the extra `compiled`")

from rascals.compiled.playouts import playouts

pytestmark = [pytest.mark.xdist_group("compiled"), pytest.mark.slow]  # compiling takes long: once is enough
GAME = rascals.game("felicity", players=3)
MIXED = (given.cheating, given.overreaching, None)


def plainly(seed, policies):
    """Play one game as `playouts` does, with the plain rules; return its scores and the number of actions."""
    s, words, room = GAME.new_state(seed), list(words_of(f"{seed_text(seed)}/policy")), [0] * GAME.definition.actions
    s.chance[:] = words_of(f"{seed_text(seed)}/chance")
    rules.setup(s)
    actions = 0
    while awaited := rules.acting(s):
        seat = rules.first_seat(awaited)
        count = rules.legal(s, seat, room)
        if policies[seat] is None:
            place = next_below(words, count)
        else:
            sampled = s.copy()
            for n in range(4):
                sampled.chance[n] = next_word(words)
            rules.determinize(sampled, seat)
            place = policies[seat](sampled, seat, room, count, words)
        rules.apply(s, seat, room[place])
        actions += 1
    return [rules.score(s, seat) for seat in GAME.seats], actions


@pytest.mark.parametrize("seed", ["a", "b", "c", *deep(map(str, range(100)))])
def test_compiled_policies_do_what_plain_ones_do(seed):
    """The same game, move for move, even if a policy looks at what is hidden: it sees what was redealt."""
    compiled = playouts(GAME, 1, seed, MIXED)
    assert (compiled.scores[0].tolist(), compiled.actions) == plainly(seed, MIXED)


def test_seats_without_a_policy_play_at_random():
    """Without any policy the games are random play."""
    random_games = playouts(GAME, 50, 3)
    assert playouts(GAME, 50, 3, [None] * 3).scores.tolist() == random_games.scores.tolist()


@pytest.mark.parametrize(
    ("policies", "problem", "named"),
    [
        ([*MIXED, None], "returned", "overreaching"),  # compiled for three players
        ([given.listing, *MIXED], "fails", "listing: a list"),
        pytest.param([given.mistyped, *MIXED], "fails", "nosuch", marks=pytest.mark.thorough),
        (MIXED, "policies for the seats", "3"),
        (["random", *MIXED], "must be of type", "str"),
    ],
)
def test_what_cannot_be_played_is_told(policies, problem, named):
    """The error for an invalid policy is one sentence, which names it and what is wrong."""
    with pytest.raises(RascalsError, match=problem) as told:
        playouts(rascals.game("felicity", players=4), 1, 0, policies)
    assert named in str(told.value)


def test_the_same_function_plays_wherever_bots_do():
    """Under its name `module:function`; as a bot it is named after itself."""
    spec = "tests.compiled.policies:lowest"
    match = rascals.play(GAME, [spec, "random", spec], seed=1)
    assert match.names == ("lowest", "random", "lowest")
    assert from_spec(spec, "felicity").function is given.lowest


def test_policies_play_on_from_a_position():
    """Every game continues from the match, which is unchanged; no game starts over."""
    begun = GAME.new(1)
    while len(begun.history) < 30:
        begun.play(begun.acting[0], begun.legal(begun.acting[0])[0])
    text = begun.save_text()
    whole, rest = playouts(GAME, 20, 1, MIXED), playouts(begun, 20, 1, MIXED)
    assert 0 < rest.actions < whole.actions
    assert begun.save_text() == text
