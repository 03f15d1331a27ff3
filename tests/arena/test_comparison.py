"""Comparisons: the same deals under different rules, exact sums, honest intervals, games that show the figures."""

import random
import statistics
from dataclasses import replace
from itertools import pairwise

import pytest

import rascals
from rascals.arena import Comparison, rows, run
from rascals.arena.measuring import Measured, figures_of, measure
from rascals.arena.sums import Contrast, Series
from rascals.arena.tally import WHOLE_WIN
from rascals.core.errors import BadOption
from rascals.core.intervals import LEAST, half_width_of

pytestmark = pytest.mark.xdist_group("comparison")  # the games are played only once

DOGS = Comparison.of("felicity", ["timid", "greedy", "random"], options={"small_dog": ["lowest", "mildest"]}, seed=3)
HEIST = Comparison.of(
    "heist", ["runner", "hoarder", "random"], editions=["v3", "v5"], options={"turn_limit": [16]}, seed=1
)


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


def test_variants_are_every_edition_with_every_choice():
    """Editions and options with several values make the names; whatever is the same everywhere does not."""
    both = Comparison.of(
        "heist",
        ["random"] * 2,
        editions=["v4", "v5"],
        options={"final_tie": ["suspicion", "shared"], "turn_limit": [9]},
    )
    names = [f"{edition} final_tie={tie}" for edition in ("v4", "v5") for tie in ("suspicion", "shared")]
    assert list(both.variants) == names
    assert {e.make_game().options["turn_limit"] for e in both.variants.values()} == {9}
    assert list(Comparison.of("heist", ["random"] * 2, editions=["v3"]).variants) == ["v3"]
    assert list(Comparison.of("felicity", ["random"] * 3).variants) == ["felicity"]
    with pytest.raises(BadOption, match="v1, v2, v3, v4, v5"):
        Comparison.of("heist", ["random"] * 2, editions=["v4", "v9"])


def test_deals_are_the_same_in_every_variant():
    """Game number n has the same seed and seats everywhere: two variants with the same rules are equal."""
    experiments = list(DOGS.variants.values())
    for index in range(4):
        assert len({experiment.seed_of(index) for experiment in experiments}) == 1
        assert len({tuple(e.seat_of(entrant, index) for entrant in range(3)) for e in experiments}) == 1
    twice = Comparison({"one": experiments[0], "two": replace(experiments[0])})
    sums, _ = run(twice, 6)
    assert sums.variants[0].series == sums.variants[1].series
    for row in rows(twice, sums):
        assert row["two"].difference in (0, None)
        assert not row["two"].differs


def test_results_do_not_depend_on_workers_or_order():
    """One process or two, forwards or backwards: the same sums."""
    here, _ = run(DOGS, 12, workers=1)
    there, complete = run(DOGS, 12, workers=2)
    assert complete
    assert here == there
    backwards = DOGS.empty()
    for index in reversed(range(12)):
        one = DOGS.empty()
        one.count(DOGS.play(index))
        backwards.merge(one)
    assert backwards == here


def test_figures_are_those_of_the_games(heist):
    """Means, the seats' shares of victory and end reasons agree with the games, one by one."""
    _, table = heist
    for edition in ("v3", "v5"):
        matches = [HEIST.variants[edition].match(index) for index in range(6)]
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


def test_loot_and_stranded_crews_are_the_records():
    """Loot that counts is what crews have, or in v1 have banked; a stranded crew is one that has not ended."""
    own = figures_of("heist")
    for edition in ("v1", "v3", "v5"):
        game = rascals.game("heist", players=4, edition=edition, turn_limit=15)
        for seed in range(3):
            match = rascals.play(game, bots=["runner", "hoarder", "saboteur", "random"], seed=seed)
            told, seats = own.numbers(match), match.view(None)["seats"]
            values = game.component(f"{edition}.loot.values")
            for kind, value in zip(("canned", "nuts", "gourd", "apple"), values, strict=False):
                having = [seat["banked"] + (seat["carried"] if edition != "v1" else []) for seat in seats]
                assert told[f"loot:{kind}"] == sum(loot.count(value) for loot in having)
            out = [len(seat["carried"]) > 0 if edition == "v1" else not seat["ended"] for seat in seats]
            assert told["stranded"] == sum(out)
            late = sum(event.name == "late" for ply in match.history for event in ply.events)
            assert told["late"] == late


def test_games_without_figures_of_their_own():
    """Any game has the general figures; a turn is what one seat does in a row."""
    match = DOGS.variants["small_dog=lowest"].match(0)
    measured = measure(match, 0)
    assert not any(name.startswith("own:") for name in measured.numbers)
    seats = [ply.seat for ply in match.history[1:]]
    changes = 1 + sum(one != two for one, two in pairwise(seats))
    assert measured.numbers["turns"] == changes
    assert sum(number for name, number in measured.numbers.items() if name.startswith("place:")) == WHOLE_WIN


def test_differences_are_paired(heist):
    """The difference from the first variant is over the same deals, and so is its interval."""
    _, table = heist
    matches = {e: [HEIST.variants[e].match(index) for index in range(6)] for e in ("v3", "v5")}
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
    for edition, variant, of_edition in zip(("v3", "v5"), sums.variants, played, strict=True):
        for (name, group, what), figure in table.items():
            if name != edition or group in ("chance", "verb", "place", "end", "score"):
                continue
            key = next(k for k in variant.series if k.endswith(f"{group}:{what}" if what else group))
            numbers = [m.numbers.get(key, sum(m.done.get(key.removeprefix("done:"), ()))) for m in of_edition]
            shown = [number for number in numbers if number] or numbers
            nearest = min(abs(number - figure.value) for number in shown)
            assert abs(numbers[figure.game] - figure.value) == pytest.approx(nearest)
            assert numbers[figure.game] in shown


def test_a_series_of_nothing_has_no_interval():
    """Without two games there is no interval, without any no example."""
    assert Series().half_width(1) is None
    assert Series().example(0) is None


def test_few_games_differ_in_nothing():
    """If one variant's games all end alike but differently from the other's, this is reported from 30 games on."""
    for games in (2, 10, LEAST - 1, LEAST):
        sums = DOGS.empty()
        for index in range(games):
            one = Measured(index, {"turns": 30}, {}, (WHOLE_WIN, 0, 0))
            sums.count([one, replace(one, numbers={"turns": 20})])
        (row,) = rows(DOGS, sums)
        figure = row["small_dog=mildest"]
        assert (figure.difference, figure.games) == (-10, games)
        assert figure.difference_half_width
        assert figure.differs == (games >= LEAST)


@pytest.mark.parametrize("games", [3, 10, 30, 200])
def test_contrast_interval_covers(games):
    """Where doing something adds a tenth to the chance of winning, about 95 of 100 intervals contain it, or more.

    Each of two seats does it by the toss of a coin; alone in doing it a seat wins with 0.6 instead of 0.5, so that the
    difference of the shares is 0.1. With 300 repetitions fewer than 265 are a false alarm once in about ten thousand.
    Where some games have nobody who does it, or nobody who does not, nothing may be said: then it is counted as right.
    """
    chance = random.Random(5)
    hits = 0
    for _ in range(300):
        contrast = Contrast()
        for index in range(games):
            did = [chance.random() < 0.5, chance.random() < 0.5]
            favour = 0.5 + 0.1 * (did[0] - did[1])
            winner = 0 if chance.random() < favour else 1
            shares = tuple(WHOLE_WIN if seat == winner else 0 for seat in range(2))
            contrast.add((int(did[0]), int(did[1])), shares, index)
        hits += not contrast.known or abs(contrast.difference - 0.1) <= contrast.half_width
    assert hits >= 265


def test_contrast_of_what_all_do_is_unknown():
    """If everybody does it, nothing is claimed about winning; examples are games that a doer has won, if any."""
    contrast = Contrast()
    contrast.add((1, 2), (WHOLE_WIN, 0), 3)
    known = contrast.known
    contrast.add((0, 2), (WHOLE_WIN, 0), 1)
    once = contrast.known
    contrast.add((0, 2), (0, WHOLE_WIN), 2)
    assert (known, once, contrast.known) == (False, False, True)
    assert contrast.difference == pytest.approx(1 / 2 - 1 / 2)
    assert contrast.example == 2


def test_a_game_is_played_again(tmp_path):
    """The saved game with a number is the measured one, and is valid."""
    file = HEIST.save("v5", 4, tmp_path)
    assert file.name == "v5-000004.jsonl"
    assert rascals.verify(file).ok
    assert measure(rascals.load(file), 4) == HEIST.play(4)[1]
