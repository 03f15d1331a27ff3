"""A Felicity small enough to enumerate: OpenSpiel's exact algorithms on it and on the bots."""

from __future__ import annotations

import random

import pytest

import rascals

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra `envs`")

from rascals.envs.openspiel import text_of  # noqa: E402  # it needs what was looked for above
from rascals.envs.solving import TWO_KINDS, policy_of, small, smallest, tree_of  # noqa: E402


def loaded(data):
    """Felicity for three with these components, seat 0 first, explicit chance."""
    return pyspiel.load_game(text_of(rascals.game("felicity", players=3, data=data, first_player=0), chance="explicit"))


@pytest.fixture(scope="module")
def tiny():
    """The tree of the smallest game."""
    return tree_of(loaded(TWO_KINDS))


def gains(tree, policy):
    """What each seat expects from a policy for all, and gains by a best response to it."""
    root = tree.game.new_initial_state()
    values = pyspiel.expected_returns(root, policy, -1, True)
    best = [pyspiel.TabularBestResponse(tree.game, seat, policy).value(root.history_str()) for seat in range(3)]
    return values, [one - other for one, other in zip(best, values, strict=True)]


def reckoned(bids, takes):
    """What each seat of the smallest game expects, and at best could: by hand.

    All bid with probability `bids`, and take an open row with probability `takes`. Each has one mouse, so whoever bids
    wins; the first to pass then has 1 + 1 mice, the second 1 + 2. The four cards of a row are each −5 or 11, as likely:
    a row is worth 12 on average, and whoever sees one or more of its cards counts 3 for each of the others.
    - Seat 0 sees two cards. Passing leaves it with 2, bidding brings −10, 6 or 22 for those cards and 6 for the others.
    - Seat 1 then sees three. Passing leaves it with 3, bidding brings −15, 1, 17 or 33 and 3.
    - Seat 2 then sees all. Passing leaves it with 1, taking brings −20, −4, 12, 28 or 44.
    """
    alone = takes * 12 + (1 - takes) * 1
    second = bids * 12 + (1 - bids) * 3
    values = [
        bids * 12 + (1 - bids) * 2,
        bids * 2 + (1 - bids) * second,
        bids * 3 + (1 - bids) * (bids * 3 + (1 - bids) * alone),
    ]
    best_alone = (1 * 5 + 12 * 6 + 28 * 4 + 44) / 16
    best_second = (3 + 3 * 4 + 3 * 20 + 36) / 8
    best = [
        (2 + 2 * 12 + 28) / 4,
        bids * 2 + (1 - bids) * best_second,
        bids * 3 + (1 - bids) * (bids * 3 + (1 - bids) * best_alone),
    ]
    return values, [one - other for one, other in zip(best, values, strict=True)]


# ---------------------------------------------------------------- reckoned by hand


@pytest.mark.parametrize(
    ("name", "bids", "takes"),
    [
        ("random", 1 / 2, 1 / 2),
        ("greedy", 10 / 11, 10 / 11),
        ("timid", 0.08 / 1.08, 3 / 4),
        ("spiteful", 1 / 2, 1 / 11),
    ],
)
def test_best_responses_are_those_reckoned_by_hand(tiny, name, bids, takes):
    """In the smallest game, values and best-response gains for each heuristic policy match those computed by hand."""
    values, gained = gains(tiny, policy_of(tiny, name))
    expected, possible = reckoned(bids, takes)
    assert values == pytest.approx(expected)
    assert gained == pytest.approx(possible)
    assert pyspiel.nash_conv(tiny.game, policy_of(tiny, name), True) == pytest.approx(sum(possible))


def test_the_equilibrium_is_the_one_reckoned_by_hand(tiny):
    """What each seat does best depends on no other, so CFR+ finds it; `shrewd` plays it.

    Seat 0 passes with two −5 alone, a quarter of all deals: (2 + 2 × 12 + 28) ÷ 4. Then seat 1 sees −10, and bids with
    11 of its own, for 4 rather than 3. If it passes the row is at most −4, and seat 2 leaves it.
    """
    solver = pyspiel.CFRPlusSolver(tiny.game)
    for _ in range(2000):
        solver.evaluate_and_update_policy()
    expected = [13.5, 3 / 4 * 2 + 1 / 4 * 3.5, 3 / 4 * 3 + 1 / 8 * 3 + 1 / 8 * 1]
    assert gains(tiny, solver.tabular_average_policy())[0] == pytest.approx(expected, abs=0.01)
    values, gained = gains(tiny, policy_of(tiny, "shrewd"))
    assert values == pytest.approx(expected)
    assert gained == pytest.approx([0, 0, 0])


def test_the_tree_is_the_game(tiny):
    """OpenSpiel's best response on the game itself equals that on its tree."""
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    game = loaded(TWO_KINDS)
    found = exploitability.nash_conv(game, policy.UniformRandomPolicy(game), return_only_nash_conv=False)
    assert list(found.player_improvements) == pytest.approx(reckoned(1 / 2, 1 / 2)[1])
    # 2 ** 4 deals; in each 3 placings and then an auction's 9 decisions, which ends in 4 ways.
    assert (tiny.chance_nodes, tiny.decision_nodes, tiny.terminals) == (15, 16 * 9, 16 * 4)


def test_every_deal_is_as_likely_as_by_the_rules():
    """Chance nodes are the rules' draws: three of two cards, and the dummy's two cards shuffled."""

    def deals(state, chance):
        if not state.is_chance_node():
            yield str(state), chance
            return
        for outcome, likely in state.chance_outcomes():
            yield from deals(state.child(outcome), chance * likely)

    found = list(deals(loaded(TWO_KINDS).new_initial_state(), 1.0))
    assert len({deal for deal, _ in found}) == len(found) == 16
    assert [chance for _, chance in found] == [1 / 16] * 16


# ---------------------------------------------------------------- its form


def test_the_whole_tree_keeps_the_interface(monkeypatch, capfd):
    """Perfect recall, information sets not shared by players, returns, errors: in every state."""
    api_test = pytest.importorskip("open_spiel.integration_tests.api_test", reason="needs scipy")
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "small", (15, 144, 64))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "small", 54)
    kind = {"game": loaded(TWO_KINDS), "game_name": "small", "runTest": lambda _: None}
    done = 0
    for base in (api_test.EnforceAPIOnFullTreeBase, api_test.EnforceAPIOnPartialTreeBase):
        case = type("Small", (base,), kind)
        case.setUpClass()
        for test in [test for test in dir(case) if test.startswith("test_")]:
            getattr(case(), test)()
            done += 1
    assert done == 8 + 5
    capfd.readouterr()  # it prints every error that it provokes


def test_a_bot_is_told_nothing_hidden(tiny):
    """Its policy follows from what the seat knows: the sampled state in its turn is redealt."""
    from rascals.envs.solving import Decision, _question

    differ = 0
    for where, decision in tiny.decisions.items():
        situation = decision.situation
        twin = situation.resampled(decision.seat, f"{where} twin")
        other = Decision(decision.seat, decision.actions, decision.names, twin)
        one, two = (_question(asked, where).sampled_state for asked in (decision, other))
        assert one == two
        differ += one.hand != situation.state.hand or one.removed != situation.state.removed
    assert differ


# ---------------------------------------------------------------- numbers that rules and bots keep


NASH_CONV = {"random": 19.1825, "timid": 29.3685, "greedy": 14.1733, "spiteful": 23.7826, "shrewd": 5.4383}


@pytest.mark.thorough
@pytest.mark.slow
def test_the_small_game_and_what_bots_leave_to_a_best_response():
    """Three kinds, two rounds: the size of the tree, and NashConv of bots, stay what they are.

    Derived by `python -m benchmarks.solving`; another number means other rules or another bot, not necessarily a fault.
    """
    tree = tree_of(loaded(dict(small().data)))
    assert (tree.chance_nodes, tree.decision_nodes, tree.terminals, len(tree.decisions)) == (121, 76302, 40176, 26937)
    found = {name: pyspiel.nash_conv(tree.game, policy_of(tree, name), True) for name in NASH_CONV}
    assert found == pytest.approx(NASH_CONV, abs=1e-4)


# ---------------------------------------------------------------- explicit chance, in any game


@pytest.mark.parametrize("name", ["felicity", "goodcritters", "goons", "heist"])
def test_explicit_draws_are_the_rules_own(name):
    """A seeded match's outcomes, taken at the chance nodes, lead to the same position and scores."""
    rng, match = random.Random(name), rascals.game(name).new(seed=5)
    state = pyspiel.load_game(text_of(match.game, chance="explicit")).new_initial_state()

    def drawn(outcomes):
        for limit, value in outcomes:
            if limit > 1:
                assert state.chance_outcomes() == [(one, 1 / limit) for one in range(limit)]
                state.apply_action(value)

    drawn(match.history[0].random)
    last = match.game.players - 1
    for _ in range(400):
        if match.over:
            break
        seat = min(match.needed, key=lambda seat: (seat - last - 1) % match.game.players)
        assert state.current_player() == seat
        last, steps = seat, match.random_move(seat, rng)
        match.play(seat, steps)
        for step in steps[:-1]:
            state.apply_action(step.action)
        state.apply_action(steps[-1].action)
        drawn(match.history[-1].random)
        game_state = match.state
        game_state.chance[:] = state.situation.state.chance
        assert state.situation.state == game_state
    assert state.is_terminal() == match.over
    assert not match.over or list(match.scores or ()) == state.returns()


def test_a_game_is_written_with_options_and_components():
    """`text_of` writes what `load_game` reads; whatever a text cannot express is refused."""
    for game in (
        small(),
        smallest(),
        rascals.game("heist", players=2, edition="v3", turn_limit=10),
        rascals.game("felicity"),
    ):
        loaded_again = pyspiel.load_game(text_of(game, chance="explicit", returns="victory"))
        assert loaded_again.rascals == game
        assert not loaded_again.counts_points
    for wrong, text in (
        ("data=mice.start:many", "path:number"),
        ("data=mice.begin:3", "mice.start"),
        ("chance=dice", "valid: seed, explicit"),
    ):
        with pytest.raises((ValueError, RuntimeError), match=text):
            pyspiel.load_game(f"rascals_felicity(players=3,{wrong})")
