"""Who meets whom, how often, and with which seeds."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, permutations

from tests.league.leagues import league


def groups(plan):
    return [table.group for table in plan.tables]


def test_round_robin_seats_every_group():
    """All groups of the table's size meet; with too few entrants, all mixtures that include each of them."""
    assert groups(league()) == list(combinations(range(4), 3))
    assert groups(league(entrants=("random", "greedy"))) == [(0, 0, 1), (0, 1, 1)]


def test_lone_seats_one_against_each_kind():
    """Each entrant plays alone against several of each kind, and the table knows who is alone."""
    plan = league('format = "lone"')
    pairs = list(permutations(range(4), 2))
    assert [table.lone for table in plan.tables] == [one for one, _ in pairs]
    assert groups(plan) == [tuple(sorted([one, rest, rest])) for one, rest in pairs]


def test_a_part_of_many_groups_is_even():
    """If only some groups are played, each entrant plays equally often, up to one, and all pairs meet."""
    bots = ("random", "greedy", "timid", "spiteful", "dreamer", "easy", "medium", "hard")
    plan = league("tables = 16", entrants=bots)
    sat = Counter(one for group in groups(plan) for one in group)
    assert len(plan.tables) == 16
    assert max(sat.values()) - min(sat.values()) <= 1
    met = Counter(pair for group in groups(plan) for pair in combinations(group, 2))
    assert len(met) == 28
    assert max(met.values()) - min(met.values()) <= 2
    assert groups(plan) == groups(league("tables = 16", entrants=bots))


def test_looks_double_up_to_the_most():
    """With a precision a table checks after twice as many deals each time; without one it checks only at the end."""
    assert league("deals = 3").contests[0].looks == (3,)
    assert league("deals = 3\nprecision = 0.1\nmost = 20").contests[0].looks == (3, 6, 12, 20)


def test_seeds_belong_to_deals():
    """A deal has one seed, different from other tables and deals; other entrants change none of them."""
    plan, larger = league(), league(entrants=("random", "greedy", "timid", "spiteful", "dreamer"))
    seeds = {plan.seed_of(table, deal) for table in plan.tables for deal in range(3)}
    assert len(seeds) == 12
    assert seeds <= {larger.seed_of(table, deal) for table in larger.tables for deal in range(3)}
    others = {plan.seed_of(table, 0) for table in replace(plan, seed="2").tables}
    assert not seeds & others


def test_a_deal_does_not_tell_the_seed_of_the_league():
    """Saved games contain their seed; it does not reveal the league's, and with it those of all deals."""
    plan = league('seed = "secret"')
    assert not [table for table in plan.tables if "secret" in plan.seed_of(table, 0)]


def test_a_game_that_a_league_has_twice_is_played_twice():
    """In two formats, or for different numbers of deals: tables of the same group have different deals and results."""
    bots = ("random", "greedy")
    plan = league('[[game]]\nname = "felicity"\nplayers = 3\nformat = "lone"', entrants=bots)
    assert len(plan.contests) == 2
    first, second = ({table.group for table in plan.tables if table.contest == at} for at in (0, 1))
    assert first & second
    assert len({table.digest for table in plan.tables}) == len(plan.tables)


def test_what_results_depend_on():
    """The digest changes with seed, entrants, games and sizes, but not with the league's name."""
    plan = league()
    assert plan.meaning == replace(plan, name="Other").meaning == league().meaning
    changed = [
        replace(plan, seed="2"),
        league("deals = 3"),
        league(entrants=("random", "greedy", "timid", "dreamer")),
        league(games='["felicity:4"]'),
        league('deals = 2\n[[game]]\nname = "felicity"\nplayers = 4'),
    ]
    assert len({plan.meaning, *(one.meaning for one in changed)}) == 6
