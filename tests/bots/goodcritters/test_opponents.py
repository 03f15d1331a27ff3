"""What the shrewd bot of GoodCritters reckons: sights of stashes, chances of votes, worth of cards, ways to pay."""

import random
from dataclasses import replace
from itertools import product

import pytest

import rascals
from rascals.bots.goodcritters.opponents import Character, OpponentModel, expected
from rascals.bots.goodcritters.outlook import Outlook, worth
from rascals.bots.goodcritters.shares import payment, sharings
from rascals.games.goodcritters.box import (
    CARD_NAMES,
    CARD_VALUES,
    FIRST_CARDS,
    GUARD,
    MEGAPHONE,
    NO,
    ROB,
    SKIM,
    VALUES,
    YES,
)
from tests.games.goodcritters.table import bargaining, sharing


def outlook(match, seat):
    """What a seat makes of a world that it imagines."""
    return Outlook(match.concealed(seat, 1).record, seat)


def model(match, seat, **character):
    return OpponentModel(outlook(match, seat), Character(**character))


def cards(values):
    """Cards of no kind, by their values."""
    return [FIRST_CARDS[VALUES.index(value)] for value in values]


def some_habits(players, chance):
    rows = [[chance.random() for _ in range(5)] for _ in range(players)]
    return [[weight / sum(row) for weight in row] for row in rows]


# ---------------------------------------------------------------- what is seen


@pytest.mark.parametrize("options", [{"bargaining": "turns"}, {"payoffs": True, "promos": 4, "changes": 3}])
def test_stashes_are_guessed_within_what_is_known(options):
    """Others' stashes are counted exactly and guessed near the truth; one's own is known to the card."""
    off = []

    def look(match):
        truth = match.view(None, reveal=True)["seats"]
        for seat in match.acting[:1] if len(match.history) % 5 == 0 else ():
            seen = outlook(match, seat)
            assert seen.loot[seat] == worth(map(CARD_NAMES.index, truth[seat]["stash"]))
            for other in seen.others:
                held = len(truth[other]["stash"])
                assert seen.held[other] == held
                assert 0 <= seen.loot[other] <= 5 * held
                off.append(seen.loot[other] - worth(map(CARD_NAMES.index, truth[other]["stash"])))

    rascals.play(rascals.game("goodcritters", players=4, **options), ["greedy", "timid"] * 2, seed=3, on_move=look)
    assert abs(sum(off) / len(off)) < 3


def test_the_danger_of_the_fuzz_is_that_of_its_window():
    """The chance that the Fuzz comes within some cards is that of a place uniform in its window. [G-42]"""
    pile = [2, 3, 4, 5, "fuzz", 3, 2, 4]
    seen = outlook(bargaining(4, pile=pile, fuzz_window=[2, 5]), 1)
    assert [seen.danger(cards) for cards in range(8)] == [0, 0, 0, 0.25, 0.5, 0.75, 1, 1]


def test_payoffs_are_seen_as_far_as_they_are_shown():
    """A payoff's open and shown cards count what they are worth to their target, hidden ones less than most."""
    payoffs = [{"from": 0, "token": "a", "to": 2, "side": "no", "cards": ["P2", "5", "4~", "5?"]}]
    match = bargaining(4, options={"payoffs": True}, payoffs=payoffs)
    (target,), (other,) = (outlook(match, seat).stakes for seat in (2, 3))
    assert (target.giver, target.to, target.side) == (0, 2, NO)
    assert 11 + 2 <= target.worth < 11 + 4
    assert 7 + 4 <= other.worth < target.worth


# ---------------------------------------------------------------- votes


def brute_votes(habits, seat):
    """The chances of each surplus of yes among the others, over all they may choose."""
    chances: dict[int, float] = {}
    others = [habit for other, habit in enumerate(habits) if other != seat]
    for cards in product(range(5), repeat=len(others)):
        chance = 1.0
        for card, habit in zip(cards, others, strict=True):
            chance *= habit[card]
        surplus = cards.count(YES) - cards.count(NO)
        chances[surplus] = chances.get(surplus, 0.0) + chance
    return chances


def test_chances_of_votes_are_those_of_brute_force():
    """The chances of every surplus are the sums over all that the others may choose."""
    table = model(bargaining(5), 1)
    for seed in range(5):
        habits = some_habits(5, random.Random(seed))
        found, brute = table._votes(1, table.scene, habits), brute_votes(habits, 1)
        assert sum(found) == pytest.approx(1.0)
        for surplus, chance in brute.items():
            assert found[surplus + len(found) // 2] == pytest.approx(chance)


def test_a_megaphone_counts_twice():
    """With a megaphone another's sure yes is a surplus of two. [G-45]"""
    table = model(bargaining(4), 0)
    sure = [[0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0, 1.0], [1.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0, 0.0]]
    loud = replace(table.scene, active=(frozenset(), frozenset({MEGAPHONE}), frozenset(), frozenset()))
    for scene, surplus in ((table.scene, 1), (loud, 2)):
        votes = table._votes(0, scene, sure)
        assert votes[len(votes) // 2 + surplus] == 1.0


@pytest.mark.parametrize(("own", "passes", "tie"), [(2, 1.0, 0.0), (1, 0.8, 0.2), (0, 0.5, 0.3), (-1, 0.0, 0.5)])
def test_a_vote_is_worth_what_its_results_are(own, passes, tie):
    """Pass, tie and failure count by their chances; one's own vote moves them. [G-17 to G-19]"""
    votes = [0.2, 0.3, 0.5]  # the others' surplus of yes is -1, 0 or 1
    assert expected(votes, own, 10, 4, -2) == pytest.approx(10 * passes + 4 * tie - 2 * (1 - passes - tie))


def test_who_is_first_to_say_no_is_boss():
    """The chance to be the next boss falls off clockwise from the boss, whose own no comes last. [G-19]"""
    table = model(bargaining(4, boss=1), 0)
    habits = [[0.25, 0.0, 0.0, 0.5, 0.25]] * 4
    assert table.first_no(habits, 0, 0.0) == pytest.approx([0.0, 0.125, 0.5, 0.25])
    assert table.first_no(habits, 0, 1.0) == pytest.approx([0.25, 0.0, 0.5, 0.25])


# ---------------------------------------------------------------- cards


def test_habits_are_chances():
    """What others are likely to do adds up to 1 for everybody, and who has reasons may still do anything."""
    table = model(bargaining(6), 2)
    for depth in range(4):
        for habit in table.habits(table.scene, depth):
            assert sum(habit) == pytest.approx(1.0)
            assert min(habit) > 0 or depth == 0


def test_a_guard_answers_threats_only():
    """A guard is worth no more than doing nothing without a threat, and the more, the more threaten."""
    worths = [
        model(bargaining(4, threats=threats), 2).prospects
        for threats in ([None] * 4, [2, None, None, None], [2, 2, None, 2])
    ]
    gain = [cards[GUARD] - min(cards) for cards in worths]
    idle = worths[0]
    assert idle[GUARD] == pytest.approx(idle[ROB])
    assert gain[2] > gain[1]


def gains(card, seat, **entries):
    """What a card brings beyond one that does nothing: a guard where nobody threatens."""
    cards = model(bargaining(4, **entries), seat, word=0.0).prospects
    return cards[card] - cards[GUARD]


def test_robbing_pays_by_what_there_is_to_take():
    """A rob of cards known to be dear is worth more than one of cheap ones; one of nothing brings nothing. [G-14]"""
    found = []
    for stash in ([5, 5, 5], [2, 2, 2], []):
        known = [[[], [], [], stash if viewer == 1 else []] for viewer in range(4)]
        entries = {"stashes": [[2], [], [2], stash], "known": known, "threats": [None, 3, None, None]}
        found.append(gains(ROB, 1, **entries))
    assert found[0] > found[1] > found[2] == pytest.approx(0.0)


def test_a_lookout_or_a_sure_guard_spoils_a_rob():
    """Against a lookout a rob takes nothing; a skeleton key makes a guard no danger. [G-45]"""
    entries = {"options": {"promos": 4}, "threats": [None, 3, None, None]}
    plain = gains(ROB, 1, **entries)
    lookout = [[], [], [], ["3 lookout"]]
    key = [[], ["4 skeleton-key"], [], []]
    assert gains(ROB, 1, **entries, aside=lookout, active=lookout) < 0
    assert gains(ROB, 1, **entries, aside=key, active=key) > plain


def test_a_skim_is_worth_less_the_later_it_comes():
    """Only the first skim brings a card: the boss's surely, the others' ever less; a double bottom is sure. [G-13]"""
    found = [gains(SKIM, seat) for seat in range(4)]
    assert found[0] == pytest.approx(3.5)
    assert found[0] > found[1] > found[2] > found[3] > 0
    bottom = [[], [], [], ["2 double-bottom"]]
    assert gains(SKIM, 3, options={"promos": 4}, aside=bottom, active=bottom) == pytest.approx(3.5)


def test_shares_matter_against_the_leaders_most():
    """A point for the leader hurts more than one for the last."""
    match = bargaining(4, stashes=[[5] * 8, [5, 5], [2], [5, 5]])
    table = model(match, 1)
    assert table.rivals[1][0] > table.rivals[1][3] > table.rivals[1][2] > 0
    assert table.rivals[1][1] == 0
    assert sum(table.rivals[1]) == pytest.approx(Character().envy)


# ---------------------------------------------------------------- shares


@pytest.mark.parametrize(
    ("given", "price", "paid"),
    [
        ([2, 3, 4, 5], 4, [4]),
        ([2, 3, 3], 5, [3, 2]),
        ([3, 5], 4, [5]),
        ([2, 2, 2], 5, [2, 2, 2]),
        ([2, 2], 5, None),
        ([], 3, None),
    ],
)
def test_a_price_is_paid_with_little_more(given, price, paid):
    """Payments reach the price with as little more as can be."""
    found = payment(cards(given), price)
    assert (None if found is None else [CARD_VALUES[card] for card in found]) == paid


@pytest.mark.parametrize("players", [4, 6, 8])
def test_ways_to_share_give_every_card_once(players):
    """Each way gives away exactly the middle, is different from the others, and one keeps all."""
    middle = [5, "5 gems", 4, "3 lookout", 3, 2, 2]
    match = sharing(middle, players=players, options={"promos": 1})
    seen = outlook(match, 0)
    ways = list(sharings(seen))
    assert len({str(way) for way in ways}) == len(ways) > 5
    for way in ways:
        assert sorted(name for cards in way.cards for name in cards) == sorted(seen.pot)
        assert match.why_not(0, str(way)) is None
    assert ways[0].worths[0] == worth(seen.pot)
