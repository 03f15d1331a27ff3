"""Figures of plans: means and intervals of the games one by one, paired differences, games that show the figures."""

import statistics

import pytest

from rascals.core.intervals import half_width_of
from rascals.lab import Plan, rows, run
from rascals.lab.sums import numbers_of

pytestmark = pytest.mark.xdist_group("figures")  # the games are played only once

HEIST = Plan.of("heist", ["runner", "hoarder", "random"], editions=["v3", "v5"], options={"turn_limit": [16]}, seed=1)


@pytest.fixture(scope="module")
def heist():
    """A few short heists of two editions, with their figures by edition, group and what."""
    sums, complete = run(HEIST, 6)
    assert complete
    table = {}
    for row in rows(HEIST, sums):
        for name, figure in row.items():
            table[name, figure.group, figure.what] = figure
    return sums, table


def test_figures_are_those_of_the_games(heist):
    """Means, the seats' shares of victory and end reasons agree with the games, one by one."""
    _, table = heist
    for edition in ("v3", "v5"):
        matches = [HEIST.match(index, edition) for index in range(6)]
        scores = [match.scores or () for match in matches]
        assert table[edition, "score", ""].value == pytest.approx(statistics.mean(sum(s) / 3 for s in scores))
        assert table[edition, "spread", ""].value == pytest.approx(statistics.mean(max(s) - min(s) for s in scores))
        assert table[edition, "actions", ""].value == pytest.approx(
            statistics.mean(len(match.history) - 1 for match in matches)
        )
        assert edition == "v3" or any(min(s) for s in scores)
        own_turns = [sum(match.state.turns_taken) for match in matches]
        assert table[edition, "turns", ""].value == pytest.approx(statistics.mean(own_turns))
        moves = [sum(ply.move.startswith("move ") for ply in match.history) for match in matches]
        assert sum(moves) == 0 or table[edition, "verb", "move"].value == pytest.approx(statistics.mean(moves))
        ended = [match.end_reason for match in matches]
        for reason in set(ended):
            assert table[edition, "end", reason].value == pytest.approx(ended.count(reason) / 6)
        begun = [match.state.first in match.winners and 1 / len(match.winners) for match in matches]
        assert table[edition, "place", "1"].value == pytest.approx(statistics.mean(begun))
        suspicion = [sum(seat["suspicion"] for seat in match.view(None)["seats"]) for match in matches]
        assert table[edition, "suspicion", ""].value == pytest.approx(statistics.mean(suspicion))
        uses = [
            event.args["critter"]
            for match in matches
            for ply in match.history
            for event in ply.events
            if event.name in ("played", "reacted")
        ]
        for critter in ("owl", "bird", "squirrel"):
            assert table[edition, "critter", critter].value == pytest.approx(uses.count(critter) / 6)
    assert ("v3", "critter", "spider") not in table
    assert ("v5", "critter", "snake") not in table


def test_differences_are_paired(heist):
    """The difference from the first cell is over the same deals, and so is its interval."""
    _, table = heist
    matches = {e: [HEIST.match(index, e) for index in range(6)] for e in ("v3", "v5")}
    spread = {e: [max(m.scores or ()) - min(m.scores or ()) for m in matches[e]] for e in matches}
    differences = [five - two for two, five in zip(spread["v3"], spread["v5"], strict=True)]
    figure = table["v5", "spread", ""]
    assert figure.difference == pytest.approx(statistics.mean(differences))
    assert figure.difference_half_width == pytest.approx(half_width_of(differences, step=1))
    assert table["v3", "spread", ""].difference is None


def test_the_example_is_nearest_to_the_mean(heist):
    """The game that shows a figure has the number nearest to the mean, and a nonzero one if any game has."""
    sums, table = heist
    played = list(zip(*(HEIST.play(index) for index in range(6)), strict=True))
    for edition, cell, games in zip(("v3", "v5"), sums.cells, played, strict=True):
        for (name, group, what), figure in table.items():
            if name != edition or group in ("chance", "verb", "place", "end", "score"):
                continue
            key = next(k for k in cell.series if k.endswith(f"{group}:{what}" if what else group))
            numbers = [numbers_of(game).get(key, 0) for game in games]
            shown = [number for number in numbers if number] or numbers
            nearest = min(abs(number - figure.value) for number in shown)
            assert abs(numbers[figure.game] - figure.value) == pytest.approx(nearest)
            assert numbers[figure.game] in shown
