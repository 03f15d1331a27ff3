"""The shrewd player of GoodCritters: its model of the others, exchanges, decisions."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

import rascals
from rascals.bots import Budget, ask, bot, decide
from rascals.bots.goodcritters.opponents import Character, OpponentModel, expected
from rascals.bots.goodcritters.options import Market, Side, payment, sharings
from rascals.bots.goodcritters.outlook import Outlook, worth
from rascals.bots.goodcritters.shrewd import Manner, Shrewd
from rascals.games.goodcritters.components import (
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

# ---------------------------------------------------------------- what others are likely to do


def outlook(match, seat):
    """A seat's estimates in a sampled state."""
    return Outlook(match.determinized(seat, 1).state, seat)


def model(match, seat, **character):
    return OpponentModel(outlook(match, seat), Character(**character))


def cards(values):
    """Cards without a kind, by value."""
    return [FIRST_CARDS[VALUES.index(value)] for value in values]


def some_habits(players, chance):
    rows = [[chance.random() for _ in range(5)] for _ in range(players)]
    return [[weight / sum(row) for weight in row] for row in rows]


# ---------------------------------------------------------------- what is seen


@pytest.mark.parametrize("options", [{"bargaining": "turns"}, {"payoffs": True, "promos": 4, "changes": 3}])
def test_stashes_are_guessed_within_what_is_known(options):
    """Others' stash sizes are exact and values estimated closely; one's own is known to the card."""
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
    """The chance that the Fuzz comes within some cards is that of a uniform place in its window. [G-42]"""
    pile = [2, 3, 4, 5, "fuzz", 3, 2, 4]
    seen = outlook(bargaining(4, pile=pile, fuzz_window=[2, 5]), 1)
    assert [seen.danger(cards) for cards in range(8)] == [0, 0, 0, 0.25, 0.5, 0.75, 1, 1]


def test_payoffs_are_seen_as_far_as_they_are_shown():
    """A payoff's open and shown cards count their worth to their target, hidden ones less than the maximum."""
    payoffs = [{"from": 0, "token": "a", "to": 2, "side": "no", "cards": ["P2", "5", "4~", "5?"]}]
    match = bargaining(4, options={"payoffs": True}, payoffs=payoffs)
    (target,), (other,) = (outlook(match, seat).stakes for seat in (2, 3))
    assert (target.giver, target.to, target.side) == (0, 2, NO)
    assert 11 + 2 <= target.worth < 11 + 4
    assert 7 + 4 <= other.worth < target.worth


# ---------------------------------------------------------------- votes


def brute_votes(habits, seat):
    """The probability of each surplus of yes among the others, over all possible choices."""
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
    """The probability of each surplus is the sum over everything the others may choose."""
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
    """Pass, tie and failure are weighted by probability; one's own vote shifts them. [G-17 to G-19]"""
    votes = [0.2, 0.3, 0.5]  # the others' surplus of yes is -1, 0 or 1
    assert expected(votes, own, 10, 4, -2) == pytest.approx(10 * passes + 4 * tie - 2 * (1 - passes - tie))


def test_who_is_first_to_say_no_is_boss():
    """The chance to be the next boss falls clockwise from the boss, whose own no comes last. [G-19]"""
    table = model(bargaining(4, boss=1), 0)
    habits = [[0.25, 0.0, 0.0, 0.5, 0.25]] * 4
    assert table.first_no(habits, 0, 0.0) == pytest.approx([0.0, 0.125, 0.5, 0.25])
    assert table.first_no(habits, 0, 1.0) == pytest.approx([0.25, 0.0, 0.5, 0.25])


# ---------------------------------------------------------------- cards


def test_habits_are_chances():
    """Everybody's action probabilities add up to 1, and none is ruled out."""
    table = model(bargaining(6), 2)
    for depth in range(4):
        for habit in table.habits(table.scene, depth):
            assert sum(habit) == pytest.approx(1.0)
            assert min(habit) > 0 or depth == 0


def test_a_guard_answers_threats_only():
    """Without a threat a guard is worth no more than doing nothing; the more threats, the more it is worth."""
    worths = [
        model(bargaining(4, threats=threats), 2).prospects
        for threats in ([None] * 4, [2, None, None, None], [2, 2, None, 2])
    ]
    gain = [cards[GUARD] - min(cards) for cards in worths]
    idle = worths[0]
    assert idle[GUARD] == pytest.approx(idle[ROB])
    assert gain[2] > gain[1]


def gains(card, seat, **entries):
    """A card's gain over one without effect: a guard that nobody threatens."""
    cards = model(bargaining(4, **entries), seat, word=0.0).prospects
    return cards[card] - cards[GUARD]


def test_robbing_pays_by_what_there_is_to_take():
    """A rob of valuable cards is worth more than one of cheap ones; of nothing, it is worth nothing. [G-14]"""
    found = []
    for stash in ([5, 5, 5], [2, 2, 2], []):
        known = [[[], [], [], stash if viewer == 1 else []] for viewer in range(4)]
        entries = {"stashes": [[2], [], [2], stash], "known": known, "threats": [None, 3, None, None]}
        found.append(gains(ROB, 1, **entries))
    assert found[0] > found[1] > found[2] == pytest.approx(0.0)


def test_a_lookout_or_a_sure_guard_spoils_a_rob():
    """Against a lookout a rob takes nothing; a skeleton key makes guards harmless. [G-45]"""
    entries = {"options": {"promos": 4}, "threats": [None, 3, None, None]}
    plain = gains(ROB, 1, **entries)
    lookout = [[], [], [], ["3 lookout"]]
    key = [[], ["4 skeleton-key"], [], []]
    assert gains(ROB, 1, **entries, aside=lookout, active=lookout) < 0
    assert gains(ROB, 1, **entries, aside=key, active=key) > plain


def test_a_skim_is_worth_less_the_later_it_comes():
    """Only the first skim brings a card: the boss's surely, others' less and less; a double bottom surely. [G-13]"""
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
    """Payments reach the price with as little excess as possible."""
    found = payment(cards(given), price)
    assert (None if found is None else [CARD_VALUES[card] for card in found]) == paid


@pytest.mark.parametrize("players", [4, 6, 8])
def test_ways_to_share_give_every_card_once(players):
    """Each way gives away exactly the middle, all are different, and one keeps everything."""
    middle = [5, "5 gems", 4, "3 lookout", 3, 2, 2]
    match = sharing(middle, players=players, options={"promos": 1})
    seen = outlook(match, 0)
    ways = list(sharings(seen))
    assert len({str(way) for way in ways}) == len(ways) > 5
    for way in ways:
        assert sorted(name for cards in way.cards for name in cards) == sorted(seen.pot)
        assert match.why_not(0, str(way)) is None
    assert ways[0].worths[0] == worth(seen.pot)


# ---------------------------------------------------------------- exchanges


PAYING = {"payoffs": True}


def market(match: Any, seat: int) -> Market:
    return Market(OpponentModel(Outlook(match.determinized(seat, 1).state, seat), Character()))


def threatened(**entries: Any) -> Any:
    """Seats 1 and 3 threaten seat 2, which has a 5 and a 4; seat 0 is known to have two 2s."""
    known = [[[], [], [], []] for _ in range(4)]
    known[2] = [[2, 2], [], [], []]
    position = {"stashes": [[2, 2], [3, 3], [5, 4], [3, 3]], "known": known, "threats": [None, 2, None, 2]}
    return bargaining(4, options=PAYING, **(position | entries))


def test_who_is_threatened_may_lose_more() -> None:
    """A seat threatened by two is likelier to lose a card than one that nobody threatens; all may in later rounds."""
    risks = market(threatened(), 2).risks
    assert risks[2] > risks[0] + 0.1
    assert min(risks) >= 0


def test_a_robber_takes_less_from_a_stash_of_small_cards() -> None:
    """For equal points, giving a 5 for a 3 and a 2 is a gain under threat, and otherwise no loss except later."""
    table = market(threatened(), 2)
    five, small = Side(1, 5, 0), Side(2, 5, 0)
    assert table.mean_after(2, small, five) == pytest.approx((9 - 5 + 5) / 3)
    assert table.alone(2, small, five) == pytest.approx(table.risks[2] * (4.5 - 3))
    assert table.alone(2, five, small) < 0
    assert table.alone(2, Side(0, 0, 5), five) == pytest.approx(table.risks[2] * 0.5)


def test_an_emptied_stash_has_nothing_to_rob() -> None:
    """A seat that gives its last card for payoff cards has nothing left to lose."""
    table = market(threatened(stashes=[[2, 2], [3, 3], [5], [3, 3]]), 2)
    assert table.mean_after(2, Side(0, 0, 5), Side(1, 5, 0)) == 0


def test_what_it_offers_is_good_for_both() -> None:
    """Under threat with few large cards it offers points for safety; another of its kind accepts, and both say why."""
    match = threatened(stashes=[[2, 2], [3, 3], [5], [3, 3]], payoff_cards=[5, 5, 1, 5])
    haggler = Shrewd(manner=Manner(worthwhile=99.0, haggling=1.0))
    made = decide(haggler, match, 2, random.Random(1))
    assert made.reason is not None
    assert made.reason.id == "exchange"
    assert min(made.analysis["mine"], made.analysis["theirs"]) >= Manner().profit
    to = made.reason.args["to"]
    match.play(2, str(made.move))
    answer = decide(bot("shrewd", "goodcritters"), match, to, random.Random(1))
    assert str(answer.move) == "accept 2"
    assert answer.reason is not None
    assert answer.reason.args["gets"] == made.reason.args["costs"]


def test_where_nobody_can_be_robbed_any_more_points_are_points() -> None:
    """In a last round without threats, no exchange is good for both."""
    table = market(bargaining(4, options=PAYING, pile=["fuzz"], fuzz_window=[0, 0]), 2)
    assert max(table.risks) == 0
    assert not list(table.good_for_both(0.01))


def test_among_equals_a_fair_share_of_offers_is_accepted(amount: Any) -> None:
    """Of the offers among five of its kind at least a third is accepted, and there are some."""
    game = rascals.game("goodcritters", players=5, payoffs=True)
    told: Counter[str] = Counter()
    for seed in range(amount(2, 16)):
        match = rascals.play(game, ["shrewd"] * 5, seed=seed)
        told.update(event.name for ply in match.history for event in ply.events)
    assert told["offered"] >= amount(1, 10)
    assert told["accepted"] >= told["offered"] / 3


# ---------------------------------------------------------------- the player


TURNS = {"bargaining": "turns"}
SHREWD = bot("shrewd", "goodcritters")


def answers(match, seat, count=20, shrewd=SHREWD):
    """Its answers at a table, over some random states; each one is legal."""
    found = [decide(shrewd, match, seat, random.Random(chance)) for chance in range(count)]
    assert all(match.why_not(seat, chosen.move) is None for chosen in found)
    return Counter(str(chosen.move) for chosen in found)


def chosen_cards(match, seat, count=20):
    """Which action cards it chooses when it has nothing else to change."""
    return answers(match, seat, count, Shrewd(manner=Manner(changes=0)))


# ---------------------------------------------------------------- what it may know


@pytest.mark.parametrize("entry", ["payoffs", "offers"])
def test_hidden_gifts_change_nothing(entry):
    """Until it owns the card it treats a hidden 5 like a hidden 2, but not a shown one."""
    found = []
    for card in ("5?", "2?", "5~", "2~"):
        lying = {"from": 0, "to": 2, "cards": ["P1", card], "token": "a", "side": "yes"}
        offer = {"from": 0, "to": 2, "gives": ["P1", card], "wants": ["3"]}
        match = bargaining(4, options=PAYING, **{entry: [lying if entry == "payoffs" else offer]})
        chosen = decide(Shrewd(manner=Manner(changes=0)), match, 2, random.Random(3))
        found.append((str(chosen.move), chosen.analysis))
    assert found[0] == found[1]
    assert found[2] != found[3]


# ---------------------------------------------------------------- the loot


def kept(match, seat=0):
    """The shares it gives, as points by seat, averaged over some random states."""
    shares = [decide(SHREWD, match, seat, random.Random(chance)).analysis["shares"] for chance in range(10)]
    return [sum(share) / len(shares) for share in zip(*shares, strict=True)]


def test_as_boss_it_buys_some_and_keeps_most():
    """It keeps much more than an equal share, gives something, but not to all; every card is given."""
    match = sharing([5, 5, 4, 4, 3, 2, 2], players=5)
    shares = kept(match)
    assert sum(shares) == 25
    assert 8 <= shares[0] <= 22
    assert sum(share < 1 for share in shares) >= 1
    for text in answers(match, 0, 5):
        assert text.startswith("share 0:")


def test_with_a_limit_it_weighs_less():
    """With a budget of one simulation it considers one way to share, the first: all for itself."""
    match = sharing([5, 5, 4, 4, 3, 2, 2], players=5)
    turn = replace(ask(match, 0, random.Random(1)), budget=Budget(simulations=1))
    chosen = bot("shrewd").choose(turn)
    assert chosen.analysis["weighed"] == 1
    assert chosen.move == "share 0:5,5,4,4,3,2,2"


# ---------------------------------------------------------------- votes, robs, guards


def test_the_content_vote_yes_and_the_angry_no():
    """A seat with a large share votes yes; one without, that would be the next boss, votes no."""
    match = bargaining(4, shares=[[5], [], [5, 5, 5], [5]], boss=0)
    assert chosen_cards(match, 2)["choose yes"] >= 15
    assert chosen_cards(match, 1)["choose no"] >= 15


def test_it_sells_its_vote():
    """A seat that would vote no votes yes for such a payoff, and no for one on the other side."""
    shares = [[5, 4], [3], [2], [3, 3]]
    stake = {"from": 0, "token": "a", "to": 2, "cards": ["P5", "5", "5"]}
    paid = {
        side: bargaining(4, shares=shares, options=PAYING, payoff_cards=[0, 5, 5, 5], payoffs=[{**stake, "side": side}])
        for side in ("yes", "no")
    }
    for side, match in paid.items():
        assert chosen_cards(match, 2)[f"choose {side}"] >= 18


def test_threatened_from_all_sides_it_guards():
    """With three markers before it, and little at stake in the vote, it guards."""
    match = bargaining(4, shares=[[3], [2], [2], [2]], threats=[2, 2, None, 2])
    assert chosen_cards(match, 2, 100)["choose guard"] >= 50


def test_it_threatens_before_it_robs():
    """With little at stake the last in order threatens a full stash, not an empty one, and robs it."""
    stashes = [[5, 5, 5], [], [2], []]
    assert answers(bargaining(4, shares=[[2]] * 4, stashes=stashes), 3)["threaten 0"] >= 15
    match = bargaining(4, shares=[[2]] * 4, stashes=stashes, threats=[None, None, None, 0])
    assert chosen_cards(match, 3)["choose rob"] >= 12


def test_the_boss_may_skim_the_next_in_line_votes_no():
    """With little at stake the boss, whose skim comes first, skims; the second in line would rather be boss."""
    match = bargaining(4, shares=[[2]] * 4, stashes=[[]] * 4)
    assert chosen_cards(match, 0)["choose skim"] >= 15
    assert chosen_cards(match, 1)["choose no"] >= 15


def test_it_offers_payoffs_for_a_large_share():
    """A boss with a large share at stake lays yes payoffs before seats that might be swayed."""
    match = bargaining(5, shares=[[5, 5, 5, 5], [2], [2], [2], [3]], options=PAYING)
    laid = answers(match, 0)
    assert sum(count for text, count in laid.items() if text.startswith("payoff a yes")) >= 10
    assert not any(text.startswith("payoff a no") for text in laid)


# ---------------------------------------------------------------- offers, readiness


def offered(gives, wants, **entries):
    return bargaining(4, options=PAYING, offers=[{"from": 1, "to": 2, "gives": gives, "wants": wants}], **entries)


@pytest.mark.parametrize(
    ("gives", "wants", "answer"),
    [
        (["5"], ["2"], "accept 1"),
        (["2"], ["5"], "decline 1"),
        (["P2"], [], "accept 1"),
        ([], ["4"], "decline 1"),
        (["P4"], ["3"], "accept 1"),
        (["5"], ["?"], "accept 1: 2"),
        (["3"], ["?", "?"], "decline 1"),
        (["5", "4"], ["2", "?"], "accept 1: 3"),  # the 2 is asked for by name: the 3 is the least remaining
        (["2?"], ["4"], "decline 1"),
    ],
)
def test_offers_are_answered_by_what_they_bring(gives, wants, answer):
    """It accepts what brings more than it costs, giving its least where it may choose, and declines the rest."""
    assert answers(offered(gives, wants), 2, 5) == {answer: 5}


def test_what_it_cannot_give_it_declines():
    """A good offer that asks for what it does not have is declined."""
    assert answers(offered(["5"], ["3"], stashes=[[5]] * 2 + [[2, 2]] + [[5]]), 2, 5) == {"decline 1": 5}


def test_of_exchanges_it_asks_for_what_is_known_to_be_there():
    """Its own offers ask for cards it knows of, and not for what the other may not have."""
    known = [[[], [2, 2], [], []], *[[[], [], [], []]] * 3]
    stashes = [[5], [2, 2, 3, 3], [3, 3], [3, 3]]
    entries = {"payoff_cards": [5, 0, 0, 0], "threats": [None, 0, 0, None]}
    match = bargaining(4, options=PAYING, stashes=stashes, known=known, **entries)
    haggler = Shrewd(manner=Manner(worthwhile=99.0, haggling=1.0))
    found = answers(match, 0, 5, haggler)
    assert found
    assert all(text.startswith("offer 1: ") for text in found)
    assert all(set(text.partition(" for ")[2].split()) == {"2"} for text in found)


def test_it_is_ready_once_it_has_chosen():
    """With its card chosen it is ready, unless another card has become much better."""
    match = bargaining(4, shares=[[5], [], [5, 5, 5], [5]], chosen=[None, None, "yes", None])
    assert answers(match, 2, 5) == {"ready": 5}
    match = bargaining(4, shares=[[5], [], [5, 5, 5], [5]], chosen=[None, None, "no", None])
    assert answers(match, 2, 5) == {"choose yes": 5}


def test_in_turns_it_says_done():
    """In its turn, with nothing left to change, it is done; its answers then and later are all legal."""
    match = bargaining(4, options=TURNS, turn=0, changes=[20, 0, 0, 0])
    assert answers(match, 0, 3) == {"done": 3}
