"""The shrewd player of Felicity: the worth of rows, simulated auctions, decisions."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

import rascals
from rascals.bots import Budget, ask, bot
from rascals.bots.felicity.sampling import (
    CERTAIN,
    Character,
    Sample,
    Sampler,
    Values,
    expected,
    likely,
    points,
    purse,
)
from rascals.bots.felicity.shrewd import LOOK, Auction, AuctionEnd, Shrewd, first_out, settled
from rascals.games.felicity import rules
from rascals.games.felicity.state import BID, KINDS, LARGE_DOG, PETS, RABBIT, SMALL_DOG, State

# ---------------------------------------------------------------- the worth of a row


ALTERED = {"pets.values": [-3, -5, 3, 40, 8, -1, 15, 20, 9, 9]}  # all values differ from the box; dogs score nothing


def record(small_dog="lowest", data=None):
    state = rascals.game("felicity", players=4, small_dog=small_dog, data=data).new(1).state
    assert isinstance(state, State)
    return state


WORST, MILDEST = Values.from_state(record()), Values.from_state(record("mildest"))
VALUES = (WORST, MILDEST, Values.from_state(record("mildest", ALTERED)))


def some_odds(chance):
    """Odds with zeros among them, as hidden cards have."""
    weights = [chance.random() if chance.random() < 0.7 else 0.0 for _ in range(KINDS)]
    return [weight / sum(weights) for weight in weights] if any(weights) else list(CERTAIN[RABBIT])


def brute_force(row, values):
    total = 0.0
    for kinds in product(range(KINDS), repeat=len(row)):
        chance = 1.0
        for odds, kind in zip(row, kinds, strict=True):
            chance *= odds[kind]
        total += chance * points(kinds, values) if chance else 0.0
    return total


@pytest.mark.parametrize("data", [None, ALTERED], ids=["printed", "altered"])
@pytest.mark.parametrize("choice", ["lowest", "mildest"])
def test_known_rows_are_what_the_rules_give(choice, data):
    """The bots value every row of four cards as the rules do for its winner, even with changed components."""
    state = record(choice, data)
    values = Values.from_state(state)
    for kinds in combinations_with_replacement(range(KINDS), 4):
        s = state.copy()
        s.row[:4], s.placed, s.revealed, s.phase = list(kinds), 4, 4, 1
        rules.release_dogs(s)
        rules.take_row(s, 0)
        assert points(kinds, values) == rules.cat_points(s, 0), [PETS[kind] for kind in kinds]


@pytest.mark.parametrize("values", VALUES, ids=["worst", "mildest", "altered"])
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_expectation_is_that_of_brute_force(size, values):
    """The expected worth of hidden cards is the sum over all possible rows, weighted by probability."""
    chance = random.Random(size)
    for _ in range(12 if size < 4 else 2):
        row = [some_odds(chance) for _ in range(size)]
        assert expected(row, values).total == pytest.approx(brute_force(row, values), abs=1e-9)


def test_a_dog_adds_what_it_chases_away():
    """A lone dog's contribution is exact: the expected row with it minus that with a rabbit and no chase."""
    chance = random.Random(9)
    for dog in (LARGE_DOG, SMALL_DOG):
        others = [some_odds(chance) for _ in range(2)]
        without_dogs = [[0.0 if kind > RABBIT else odds[kind] for kind in range(KINDS)] for odds in others]
        others = [[weight / (sum(odds) or 1.0) for weight in odds] for odds in without_dogs]
        worth = expected([CERTAIN[dog], *others], WORST)
        rabbit = expected([CERTAIN[RABBIT], *others], WORST)
        assert worth.card(0, dog) == pytest.approx(worth.total - rabbit.total)
    assert worth.card(1, 3) == WORST.of[3]


# ---------------------------------------------------------------- thinking until settled


def test_a_ranking_is_settled_by_worlds_that_agree():
    """A consistent lead in all sampled states settles it; an unsteady one, or one from a single sample, does not."""
    equal = [1.0] * 32
    assert settled([[1.0] * 32, [0.5, 0.6] * 16], equal)
    assert not settled([[1.0] * 32, [0.5, 1.4] * 16], equal)
    assert not settled([[0.0] * 31 + [9.0], [0.0] * 32], equal)
    assert not settled([[1.0] * 32, [0.5, 0.6] * 16, [0.5, 1.4] * 16], equal), "every other option must be worse"


def biddings(seeds):
    """Turns of bidding seats in the first rounds."""
    for seed in range(seeds):
        match = rascals.game("felicity", players=4).new(seed)
        while len(match.history) < 12:
            seat = match.acting[0]
            turn = ask(match, seat, random.Random(seed))
            if any(move.kind == "bid" for move in turn.moves):
                yield turn
            match.play(seat, turn.moves[0])


def worlds(asked, budget):
    return bot("shrewd").choose(replace(asked, budget=budget)).analysis.get("worlds", 0)


def test_much_to_spend_is_not_spent():
    """Of a budget of thousands of sampled states most decisions use a small part."""
    spent = [worlds(asked, Budget(simulations=2048)) for asked in biddings(4)]
    assert len(spent) > 10
    assert sum(one <= 8 * LOOK for one in spent) > len(spent) / 2


# ---------------------------------------------------------------- the player


ALL = [*PETS]


def position(row, *, revealed=1, bids=(0, 0, 0, 0), passed=(), turn=0, mice=(15, 15, 15, 15), round_=1, cards=None):
    """A four-player position in a round's auction, with the given row and hands that fit it."""
    cards = {"2": 2, "4": 4, "6": 6} if cards is None else cards
    hands, removed = [], []
    for pet in row:
        rest = [name for name in ALL if name != pet]
        removed.append(rest[0])
        hands.append(rest[1 : 10 - round_])
    return {
        "game": "felicity", "players": 4, "options": {}, "round": round_, "phase": "bid", "start": 0, "turn": turn,
        "hands": hands, "removed": removed, "row": list(row), "revealed": revealed,
        "mice": [have - bid for have, bid in zip(mice, bids, strict=True)], "bids": list(bids),
        "passed": [seat in passed for seat in range(4)],
        "mouse_cards": dict(list(cards.items())[len(passed):]), "bank": 15, "won": [[], [], [], []],
    }  # fmt: skip


def asked(seed=0, data=None, **given):
    game = rascals.game("felicity", players=4, data=data)
    given = position(given.pop("row"), **given) | ({"data": dict(game.data)} if data else {})
    match = game.from_position(given, seed=1)
    return ask(match, match.acting[0], random.Random(seed))


def choices(count=30, **given):
    return Counter(str(bot("shrewd").choose(asked(seed, **given)).move) for seed in range(count))


# ---------------------------------------------------------------- imagined auctions


def one_by_one(limits, price):
    turns = 0
    while True:
        at = turns % len(limits)
        if limits[at] < price + 1:
            return at, turns
        price += 1
        turns += 1


def test_who_passes_first_is_found_as_if_bid_by_bid():
    """The first to pass, and the raises before, are the same as when bidding by one mouse in turn."""
    chance = random.Random(1)
    for _ in range(500):
        limits = [chance.randrange(25) for _ in range(chance.randrange(2, 6))]
        price = chance.randrange(15)
        assert first_out(limits, price) == one_by_one(limits, price)


def world(points, limits, passes=4):
    """A sampled state in which every bidder has a fixed limit."""
    count = len(limits)
    return Sample(
        points, 1.0, [0.0] * passes, list(limits), [0.0] * (count + 1), [0] * (count + 1), [0] * count, [99] * count
    )


@pytest.mark.parametrize(
    ("limits", "bid", "ending"),
    [
        ((9, 3, 3, 3), 1, AuctionEnd(0, 4, {3: 2, 1: 4, 2: 6})),
        ((9, 0, 0, 0), 5, AuctionEnd(0, 5, {1: 2, 2: 4, 3: 6})),
        ((0, 9, 5, 0), None, AuctionEnd(1, 5, {0: 2, 3: 4, 2: 6})),
        ((0, 0, 0, 0), None, AuctionEnd(3, 1, {0: 2, 1: 4, 2: 6})),
    ],
)
def test_imagined_endings(limits, bid, ending):
    """A simulated auction follows limits: who wins, for how much, and what those who pass take. [F-11 – F-15]"""
    auction = Auction(asked(row=("3", "5", "8", "11")).sampled_state, 0, Character())
    assert auction.end(world(10, limits), bid) == ending


def test_nobody_takes_a_bad_row():
    """In a sample whose row loses points the last bidder lets it go. [F-16]"""
    auction = Auction(asked(row=("3", "5", "8", "11")).sampled_state, 0, Character())
    assert auction.end(world(-3, (0, 0, 0, 0)), None) == AuctionEnd(None, 0, {0: 2, 1: 4, 2: 6})


def test_endings_are_valued_by_ones_own_gain_and_the_others():
    """One's own gain counts fully, the others' against it, weighted by envy."""
    auction = Auction(asked(row=("3", "5", "8", "11")).sampled_state, 0, Character(thrift=0.0, envy=1.0))
    assert auction.value(world(10, (0, 0, 0, 0)), AuctionEnd(0, 4, {})) == pytest.approx(6.0)
    assert auction.value(world(10, (0, 0, 0, 0)), AuctionEnd(None, 0, {1: 6, 2: 6, 3: 6})) == pytest.approx(-6.0)


def test_the_leader_is_the_rival():
    """Late in the game the leader's gain counts more than that of the last."""
    given = position(("3", "5", "8", "11"), round_=8, mice=(15, 40, 15, 2))
    given["options"] = {"open_mice": True}
    match = rascals.game("felicity", players=4, open_mice=True).from_position(given, seed=1)
    auction = Auction(ask(match, 0, random.Random(1)).sampled_state, 0, Character())
    assert auction.rivalry[0] == 1.0
    assert auction.rivalry[1] < 2 * auction.rivalry[2] < auction.rivalry[3] < 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_imagined_rows_never_rule_out_the_truth(players):
    """Any possible card may be drawn for its place in the row; only open cards and one's own are certain."""
    game, checked = rascals.game("felicity", players=players), []

    def look(match):
        s: Any = match.state
        if match.over or s.phase != BID or len(match.history) % 4:
            return
        turn = ask(match, s.turn, random.Random(len(match.history)))
        imagination = Sampler(turn.sampled_state, s.turn, Character(), turn.random)
        rows, limits = [imagination._draw() for _ in range(300)], imagination.sample().limit
        assert all(0 <= limits(seat, 0) <= purse(imagination.s, seat) for seat in range(players))
        for place in range(s.placed):
            drawn = {row[place] for row in rows}
            certain = place < s.revealed or rules.owner(s, place) == s.turn
            assert s.row[place] in drawn
            assert len(drawn) == (1 if certain else KINDS - sum(s.shown[rules.owner(s, place)]))
            checked.append(certain)

    rascals.play(game, ["random", "timid", "greedy", "spiteful", "shrewd"][:players], seed=3, on_move=look)
    assert {True, False} <= set(checked)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_who_listens_knows_all_mice(players):
    """What each seat can bid follows from the events; the total is what is not in bank and cards."""

    def look(match):
        if not match.over:
            world, truth = ask(match, match.acting[0], random.Random(1)).sampled_state, match.state.values()
            for seat in match.game.seats:
                assert purse(world, seat) == truth["mice"][seat] + truth["bid"][seat]

    rascals.play(rascals.game("felicity", players=players), ["random"] * players, seed=2, on_move=look)


def test_ones_own_card_is_known_to_oneself_alone():
    """With one's own 15 face down the row is worth more than it looks, with a -8 less."""
    looks = {}
    for pet in ("15", "-8"):
        turn = asked(row=("3", pet, "8", "11"), turn=1, bids=(1, 0, 0, 0))
        imagination = Sampler(turn.sampled_state, turn.seat, Character(), turn.random)
        looks[pet] = imagination.worth.total - imagination.public
    assert looks["15"] > 4
    assert looks["-8"] < -4


def test_likelihood_stays_a_number():
    """Uncertainty is bounded: no margin, however wide, overflows."""
    assert likely(-1e9) == pytest.approx(0.0, abs=1e-12)
    assert likely(1e9) == pytest.approx(1.0)
    assert likely(0.0) == pytest.approx(0.5)


# ---------------------------------------------------------------- decisions


def test_takes_a_good_row_for_one_mouse_and_leaves_a_bad_one():
    """An open row for one mouse is taken if it is worth more than that. [F-15]"""
    alone = {"revealed": 4, "passed": (0, 1, 2), "turn": 3}
    assert choices(5, row=("11", "3", "rabbit", "8"), **alone) == {"bid 1": 5}
    assert choices(5, row=("-8", "3", "rabbit", "-5"), **alone) == {"pass": 5}
    assert choices(5, row=("large-dog", "11", "rabbit", "-5"), **alone) == {"pass": 5}


def test_gives_up_a_row_that_costs_more_than_it_can_be_worth():
    """Nobody pays twenty-five for a row with -8 on top."""
    dear = {"bids": (22, 23, 24, 25), "mice": (60, 30, 30, 30)}
    assert choices(row=("-8", "3", "5", "8"), **dear) == {"pass": 30}


def test_bids_for_a_row_that_is_cheap():
    """With 15 and 11 open and one's own 8 in the row, a price of two is not the last word."""
    cheap = {"bids": (2, 0, 0, 0), "revealed": 3, "passed": (1, 2), "turn": 3}
    assert choices(row=("15", "11", "3", "8"), **cheap)["pass"] == 0


def test_passes_when_it_has_no_choice():
    """Without mice there is only one move, and no search. [F-X5]"""
    chosen = bot("shrewd").choose(asked(row=("15", "11", "3", "8"), mice=(0, 15, 15, 15), bids=(0, 0, 0, 0)))
    assert str(chosen.move) == "pass"
    assert chosen.analysis == {"only": True}


def test_says_why_it_bids():
    """The analysis of a bid has the row's worth, how it looks to others, and every option considered."""
    analysis = bot("shrewd:40").choose(asked(row=("11", "8", "5", "3"))).analysis
    assert set(analysis) == {"worth", "looks", "worlds", "options"}
    assert [option["move"] for option in analysis["options"]][:2] == ["pass", "bid 1"]
    assert all(isinstance(option["value"], float) for option in analysis["options"])


def test_an_altered_rabbit_is_bid_for():
    """If a rabbit is worth twenty, it pays for rabbits: in an auction, and for a row that nobody else wants."""
    altered = {"pets.values": [-8, -5, 3, 5, 8, 11, 15, 20, 0, 0]}
    dear = {"row": ("rabbit", "rabbit", "3", "3"), "revealed": 3, "bids": (1, 0, 0, 11), "passed": (1, 2)}
    assert choices(**dear) == {"pass": 30}
    assert choices(**dear, data=altered)["pass"] < 5
    left = {"row": ("rabbit", "-8", "-5", "3"), "revealed": 4, "passed": (0, 1, 2), "turn": 3}
    assert set(choices(**left)) == {"pass"}
    assert set(choices(**left, data=altered)) == {"bid 1"}


def placements(seat_of_row, mice=(15, 15, 15, 15), count=300):
    """What seat 0 places from a full hand when the row has a number of cards before its own."""
    start = (4 - seat_of_row) % 4
    given = position(("3",) * 4, mice=mice)
    given |= {
        "phase": "place", "start": start, "turn": 0, "revealed": 0,
        "row": ["3"] * seat_of_row, "passed": [False] * 4,
    }  # fmt: skip
    hands = [[pet for pet in ALL if pet != "rabbit"] for _ in range(4)]
    for step in range(seat_of_row):
        hands[(start + step) % 4] = [pet for pet in ALL if pet not in {"rabbit", "3"}]
    given |= {"hands": hands, "removed": ["rabbit"] * 4}
    match = rascals.game("felicity", players=4, open_mice=True).from_position(
        given | {"options": {"open_mice": True}}, seed=1
    )
    return Counter(Shrewd().choose(ask(match, 0, random.Random(seed))).move.args["pet"] for seed in range(count))


def test_placing_cannot_be_foretold():
    """In the same place with the same hand every card is placed sooner or later."""
    for place in range(4):
        assert len(placements(place)) == 9


def test_the_rich_place_better_cards_than_the_poor():
    """A seat likely to win the row wants good cats in it; others bad ones."""
    value = lambda drawn: sum(int(pet) * n for pet, n in drawn.items() if pet.lstrip("-").isdigit())  # noqa: E731
    assert value(placements(2, mice=(40, 5, 5, 5))) > value(placements(2, mice=(5, 40, 40, 40)))


def test_secrets_lie_late_in_the_row():
    """Cards far from the average are kept for places that stay hidden long."""
    far = lambda drawn: sum(drawn[pet] for pet in ("-8", "15", "-5", "11"))  # noqa: E731
    assert far(placements(3, count=600)) > far(placements(0, count=600))
