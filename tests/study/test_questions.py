"""Figures are means over deals of means over rows; what is known of them is in one of three states."""

from collections import defaultdict
from random import Random
from statistics import fmean, pvariance, variance

import pytest

pytest.importorskip("polars", reason="needs the extra `lab`")

import polars as pl

from rascals.core.errors import BadOption
from rascals.study.questions import DIFFERS, KNOWN, NEVER, OPEN, About, Moments, Question, answer
from tests.study.studies import study


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """Eight deals of two cells, each in three seatings."""
    made = study(tmp_path_factory.mktemp("asked"), "", vary='bots = [["random", "timid", "random"]]', stop="deals = 8")
    assert made.run()
    return made


def figures(frame, of, where, players=3):
    """Return the mean of each deal, computed row by row."""
    games = defaultdict(list)
    for row in frame:
        games[row["deal"], row["seating"]].append(row)
    values = defaultdict(list)
    for (deal, _), rows in games.items():
        total = sum(row["points"] for row in rows)
        for row in rows:
            derived = {
                "times_fair": row["victory"] * players,
                "points_share": row["points"] / total * players if total > 0 else None,
                "end:nine-rounds": float(row["end"] == "nine-rounds"),
            }
            value = derived[of] if of in derived else row.get(of, 0)
            if value is not None and all(fits(row.get(name, 0), wanted) for name, wanted in where.items()):
                values[deal].append(value)
    return {deal: fmean(found) for deal, found in values.items()}


def fits(value, wanted):
    if isinstance(wanted, bool):
        return (value > 0) is wanted
    return value in wanted if isinstance(wanted, list) else value == wanted


WHERE = [
    {},
    {"place": 1},
    {"bot": "timid", "place": [1, 3]},
    {"bot": ["random", "timid"], "points:mice": True},
    {"points:mice": False},
    {"verb:sing": True},  # which nobody does
    {"small_dog": "lowest", "seat": [0, 2]},
]


@pytest.mark.parametrize("compare", [None, "small_dog"])
@pytest.mark.parametrize("minus", [None, {}, {"bot": "random"}, {"points:mice": True}])
@pytest.mark.parametrize("where", WHERE, ids=str)
def test_values_are_those_computed_by_hand(played, where, minus, compare):
    """Whatever rows are meant, and what is taken off: the mean over deals, in which both are, of the difference."""
    every = played.frame().rows(named=True)
    for of in ("victory", "times_fair", "points_share", "end:nine-rounds", "points", "turns", "verb:sing"):
        question = Question("?", of, where, minus, compare, within=1.0)
        by_cell = {}
        for name in played.cells:
            frame = [row for row in every if row["cell"] == name]
            found = figures(frame, of, where)
            if minus is not None:
                other = figures(frame, of, minus)
                found = {deal: found[deal] - other[deal] for deal in found.keys() & other.keys()}
            by_cell[name] = found
        first, second = by_cell.values()
        wanted = (
            by_cell
            if compare is None
            else {"small_dog=mildest": {deal: second[deal] - first[deal] for deal in first.keys() & second.keys()}}
        )
        told = list(played._answered(question, played.deals()))
        assert [one.cell for one in told] == list(wanted)
        for one, values in zip(told, wanted.values(), strict=True):
            assert one.deals == len(values)
            assert one.value == pytest.approx(fmean(values.values()) if values else 0)
            assert (one.half is None) == (len(values) < 2)
            if values:
                shown = [value for value in values.values() if abs(value) > 1e-9] or list(values.values())
                nearest = min(abs(value - one.value) for value in shown)
                assert abs(values[one.shown] - one.value) == pytest.approx(nearest)


def ratio(pairs):
    """Return the ratio of the means of deals' figures, of which the first may be missing."""
    return fmean(one for one, _ in pairs if one is not None) / fmean(other for _, other in pairs)


def test_the_range_of_a_ratio_is_that_of_its_jackknife():
    """It is the mean of the deals with such rows by that of all; its variance that of ratios without each in turn."""
    chance = Random(1)
    pairs = []
    for _ in range(400):
        size = chance.uniform(5, 15)
        pairs.append((size * chance.uniform(0.5, 1.5) if chance.random() < 0.6 else None, size))
    rows = [
        {"deal": deal, "seat": seat, "of": value if seat == 0 else None, "over": over}
        for deal, (value, over) in enumerate(pairs)
        for seat in range(2)
    ]
    values = Question("?", "of", over="over", within=1).values(pl.LazyFrame(rows), 2).collect()["value"]
    left_out = [ratio(pairs[:at] + pairs[at + 1 :]) for at in range(len(pairs))]
    assert values.mean() == pytest.approx(ratio(pairs))
    wanted = (len(pairs) - 1) ** 2 / len(pairs) * variance(left_out) * (len(pairs) - 1) / len(pairs)
    assert pvariance(values.to_list()) / len(pairs) == pytest.approx(wanted, rel=0.02)


def test_a_deal_without_such_rows_shows_no_ratio():
    """It counts, since it has the other figure, but another deal is shown; of none at all nothing is known."""
    rows = [{"deal": deal, "of": None if deal else 9.0, "over": 3.0} for deal in range(5)]
    question = Question("?", "of", over="over", within=1)
    one = answer(question, about(question, 5), [question.values(pl.LazyFrame(rows), 2).collect()])
    assert (one.value, one.deals, one.shown) == (3, 5, 0)
    none = answer(question, about(question, 4), [question.values(pl.LazyFrame(rows[1:]), 2).collect()])
    assert (none.state, none.deals) == (NEVER, 0)
    assert not Question("?", over="turns").share()
    assert Question("?", "times_fair", over="turns").bounds(2, share=False) is None


def about(question, played, most=100_000):
    return About("one", None, 4, question.share(), played, most)


def told(question, values, most=100_000):
    frame = pl.DataFrame(
        {"deal": range(len(values)), "value": list(map(float, values)), "shows": [True] * len(values)},
        {"deal": pl.UInt32, "value": pl.Float64, "shows": pl.Boolean},
    )
    return answer(question, about(question, 400, most), [frame[:3], frame[3:3], frame[3:]])


def test_what_is_known():
    """Known to ± `within`; else it differs from a number by more than its interval; else it is open."""
    coin = [0, 1] * 200
    asked = Question("?", within=0.5)
    assert told(asked, coin).state == KNOWN
    half = told(Question("?", within=0.08), coin).half
    assert told(Question("?", within=half * 0.9), coin).state == OPEN
    assert told(Question("?", than=0.5 + half * 1.5, within=half / 2), coin).half == pytest.approx(half, rel=0.1)
    assert told(Question("?", than=0.9, within=0.05), coin).state == DIFFERS
    assert told(Question("?", than=0.9, within=0.5), coin).state == KNOWN
    assert told(Question("?", than=0.51, within=0.05), coin).state == OPEN
    assert told(Question("?", than="fair", within=0.05), coin).state == DIFFERS  # from a fourth
    assert [told(Question("?", than=0.9), values).state for values in ([0], [])] == [OPEN, NEVER]
    one = told(Question("?", than=0.9, within=half / 3), coin)
    for part, state in ((0.9, OPEN), (1.1, DIFFERS)):
        assert told(Question("?", than=0.5 + part * one.half, within=half / 3), coin).state == state
    assert told(Question("?", "turns", within=0.1), [5] * 20).half > 0.1  # what never happened may yet happen
    assert (one.low, one.high) == (0.5 - one.half, 0.5 + one.half)
    assert 7 < one.needed / one.deals < 11
    assert told(Question("?", than=0.9), coin).needed is None
    twice = told(Question("?", of="times_fair", than="fair", within=4 * half), [4 * value for value in coin])
    assert (twice.than, twice.half) == (1.0, pytest.approx(4 * half, rel=0.1))
    assert told(Question("?", minus={}, within=0.1), coin).than == 0


def test_bounds_and_variation():
    """The width of a figure grows with each that is taken off; values are compared with the mean of those before."""
    widths = {"victory": 1, "times_fair": 4, "end:x": 1, "points": None, "points_share": None}
    for of, width in widths.items():
        for minus, compare, times in ((None, None, 1), ({}, None, 2), (None, "x", 2), ({}, "x", 4)):
            question = Question("?", of, {}, minus, compare)
            assert question.bounds(4, share=question.share()) == (width and width * times)
    values = [1.0, 0.0, 0.5, 0.5, 1.0]
    squares = [(value - fmean(values[:at] or [0.0])) ** 2 for at, value in enumerate(values)]
    for bounds, expected in ((1.0, squares), (None, [(value - fmean(values)) ** 2 for value in values])):
        moments = Moments(bounds)
        for part in (values[:2], [], values[2:]):
            moments.add(pl.Series(part, dtype=pl.Float64))
        assert (moments.mean, moments.variation) == pytest.approx((fmean(values), sum(expected)))


@pytest.mark.parametrize("of", ["points", "victory"])
def test_ranges_are_narrow_when_all_is_played(of):
    """Whoever plays few deals at most wants the range narrow after these, not after many."""
    question = Question("?", of, within=0.001)
    few, many = ([told(question, [0, 1] * (deals // 2), most).half for most in (80, 4_000)] for deals in (80, 2_000))
    assert few[0] < 0.9 * few[1]
    assert many[1] < many[0]


def test_the_unit_of_a_measure_makes_no_difference():
    """What is measured in shares is known as closely as the same in percent."""
    percent = [*range(20, 60), *[35] * 10]
    one, other = (told(Question("?", "own", within=0.1), [value / unit for value in percent]) for unit in (100, 1))
    assert 100 * one.half == pytest.approx(other.half)
    rare = told(Question("?", "own", within=0.1), [0.0] * 49 + [0.25])
    assert rare.half > told(Question("?", "own", within=0.1), [0.0] * 50).half / 4


COLUMNS = {"points": False, "place": False, "bot": True, "end": True, "decisions": False}


@pytest.mark.parametrize(
    ("asked", "problem"),
    [
        ({"of": "point"}, "unknown column in of 'point'; valid: points"),
        ({"of": "bot"}, "bot is a text; of is a number"),
        ({"of": "end:rain"}, "unknown end 'end:rain'; valid: end:sun"),
        ({"where": {"plaec": 1}}, "unknown column in where 'plaec'; valid: place"),
        ({"where": {"end:sun": True}}, "unknown column in where 'end:sun'"),
        ({"where": {"times_fair": 1}}, "unknown column in where 'times_fair'"),
        ({"minus": {"plaec": 1}}, "unknown column in minus 'plaec'; valid: place"),
        ({"where": {"place": "one"}}, "place in where is a number, a list, true or false, not 'one'"),
        ({"where": {"place": [1, "a"]}}, r"place in where is a number, .*, not \[1, 'a'\]"),
        ({"where": {"place": []}}, "place in where is a number"),
        ({"minus": {"bot": True}}, "bot in minus is a text, or a list, not True"),
        ({"over": "point"}, "unknown column in over 'point'; valid: points"),
        ({"over": "bot"}, "bot is a text; over is a number"),
        ({"over": "points", "than": "fair"}, "“fair” is known of victory, times_fair and points_share"),
        ({"compare": "dog"}, "unknown factor in compare 'dog'; valid: small_dog"),
        ({"of": "points", "than": "fair"}, "“fair” is known of victory, times_fair and points_share"),
        ({"minus": {}, "than": "fair"}, "“fair” is known of"),
    ],
)
def test_what_rows_cannot_answer_is_refused(asked, problem):
    """With what is valid there."""
    with pytest.raises(BadOption, match=problem):
        Question("?", **asked).check(COLUMNS | {"victory": False}, {"small_dog": []}, ["sun"])


def test_moves_of_compiled_games_are_not_known():
    """A word that nobody has used is 0 in games whose moves are kept, and no column where they are not."""
    Question("?", "verb:sing", {"verb:dance": True}).check(COLUMNS, {}, [])
    with pytest.raises(BadOption, match="unknown column in of 'verb:sing'"):
        Question("?", "verb:sing").check({"points": False}, {}, [])
