"""A small Felicity solved: what a best response gains against each bot, by OpenSpiel's own exact code.

    python -m benchmarks.solving                       the table of docs/how-to/openspiel.md
    python -m benchmarks.solving --iterations 1000     let CFR+ solve it for longer

Needs the extra `envs`. For each policy, played by all three seats: NashConv, what each seat expects, and what each
gains by playing a best response to it, in points. The last line is the average policy of CFR+ (Tammelin, 2014), which
with three players is not sure to converge; its NashConv says how far it got.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import pyspiel

from rascals.envs.openspiel import text_of
from rascals.envs.solving import Tree, policy_of, small, smallest, tree_of

BOTS = ("random", "timid", "greedy", "spiteful", "shrewd")
ITERATIONS = 100


def solved(tree: Tree, iterations: int) -> Any:
    """Return the average policy of CFR+ after so many iterations."""
    solver = pyspiel.CFRPlusSolver(tree.game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return solver.tabular_average_policy()


def values(tree: Tree, policy: Any) -> list[float]:
    """Return what each seat expects if all play a policy."""
    found = pyspiel.expected_returns(tree.game.new_initial_state(), policy, -1, True)
    return [float(one) for one in found]


def gains(tree: Tree, policy: Any) -> list[float]:
    """Return what each seat gains by a best response to a policy of all; NashConv is their sum."""
    start, expected = tree.game.new_initial_state().history_str(), values(tree, policy)
    best = [pyspiel.TabularBestResponse(tree.game, seat, policy).value(start) for seat in range(len(expected))]
    return [one - other for one, other in zip(best, expected, strict=True)]


def line(name: str, tree: Tree, policy: Any) -> str:
    """Return a line of the table."""
    found = gains(tree, policy)
    seats = "   ".join(" ".join(f"{one:7.3f}" for one in row) for row in (values(tree, policy), found))
    return f"{name:<10} {pyspiel.nash_conv(tree.game, policy, True):9.4f}   {seats}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="A small Felicity solved.")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help=f"of CFR+ ({ITERATIONS})")
    parser.add_argument("--quick", action="store_true", help="the smallest game: only to see that it works")
    given = parser.parse_args(arguments)
    tree = tree_of(pyspiel.load_game(text_of(smallest() if given.quick else small(), chance="explicit")))
    print(
        f"{tree.decision_nodes:,} decisions in {len(tree.decisions):,} information sets, "
        f"{tree.chance_nodes:,} chance nodes, {tree.terminals:,} ends"
    )
    print(f"{'':<10} {'NashConv':>9}   {'expected by seats 0, 1, 2':<23}   gained by a best response")
    for name in BOTS:
        print(line(name, tree, policy_of(tree, name)), flush=True)
    print(line("CFR+", tree, solved(tree, given.iterations)))


if __name__ == "__main__":
    main()
