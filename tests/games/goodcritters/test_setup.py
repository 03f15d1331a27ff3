"""GoodCritters: setting up, and sharing the loot."""

from __future__ import annotations

from collections import Counter

import pytest

import rascals
from rascals.games.goodcritters import DEFINITION, components
from tests.games.goodcritters.table import begun, chosen, happened, legal, loot, names

SEATS = [4, 5, 6, 7, 8]
KINDS = ["cash", "gems", "jewelry", "paintings", "sculptures"]
EACH = Counter({f"{value} {kind}": 7 for value in (5, 4, 3, 2) for kind in KINDS})
ABOVE = {4: (63, 84), 5: (69, 86), 6: (70, 93), 7: (80, 96), 8: (87, 108)}  # loot above the Fuzz, as the clause says
SEEDS = 600


def new(players, seed=1, **options):
    return rascals.game("goodcritters", players=players, **options).new(seed=seed)


def fuzz_place(s):
    """Return how many cards were above the Fuzz when the pile was whole."""
    return s.pile.index(components.FUZZ)


def chi_square(counts, cells):
    expected = sum(counts.values()) / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


# ---------------------------------------------------------------- the box


@pytest.mark.parametrize("players", SEATS)
def test_all_loot_is_there(players):
    """G-01, G-03, G-43: 140 loot cards, seven of each value and kind, in stashes, pile and middle; one Fuzz, below."""
    position = new(players).position()
    assert [position[where].count("fuzz") for where in ("pile", "middle")] == [1, 0]
    assert loot(position) == EACH
    assert loot(position).total() == 140
    assert position["payoff_cards"] == [0] * players
    assert position["aside"] == [[]] * players


def test_only_four_to_eight_play():
    """G-01: three or nine players are refused with the numbers that are valid."""
    for players in (3, 9):
        with pytest.raises(rascals.BadOption, match="4, 5, 6, 7, 8"):
            rascals.game("goodcritters", players=players)


def test_the_box_holds_the_printed_numbers():
    """G-01, G-02, G-05, G-07, G-19, G-24, G-30, G-45: box.toml agrees with the clauses."""
    assert components.ACTION_NAMES == ("guard", "rob", "skim", "no", "yes")
    assert (components.VALUES, list(components.KINDS), components.COPIES) == ((5, 4, 3, 2), KINDS, 7)
    number = DEFINITION.components.at
    assert [number(f"pile.{players}") for players in range(4, 9)] == [[6, 4], [7, 5], [5, 4], [7, 6], [5, 5]]
    assert (number("round.more"), number("round.added"), number("terms.longest")) == (2, 2, 3)
    assert (number("payoff.cards"), number("payoff.worth"), components.TOKENS) == (5, 1, 2)
    promos = [components.CARD_NAMES[card] for card in components.PROMO_CARDS]
    assert promos == ["3 lookout", "2 megaphone", "4 skeleton-key", "2 double-bottom"]


# ---------------------------------------------------------------- stashes


@pytest.mark.parametrize("players", SEATS)
def test_everybody_begins_with_one_card_of_each_value(players):
    """G-04: 5, 4, 3 and 2, each of some kind; that is known to all, the kinds to the owner alone, sizes to all."""
    match = new(players, seed=3)
    stashes = match.position()["stashes"]
    assert [[int(card[0]) for card in stash] for stash in stashes] == [[5, 4, 3, 2]] * players
    for viewer in (0, players - 1, None):
        seats = match.view(viewer)["seats"]
        assert [seat["stash"] for seat in seats] == [stashes[n] if n == viewer else None for n in range(players)]
        assert [seat["held"] for seat in seats] == [4] * players
        others = [seat["known"] for n, seat in enumerate(seats) if n != viewer]
        assert all(known == {"5": 1, "4": 1, "3": 1, "2": 1} for known in others)
        dealt = [event.seen_by(viewer)["args"] for event in match.history[0].events if event.name == "dealt"]
        assert [told["cards"] for told in dealt] == [stashes[n] if n == viewer else None for n in range(players)]


def test_the_kinds_of_first_stashes_are_random():
    """G-04: over 250 games of four every kind of every value is dealt about equally often (200 expected; 6 sigma)."""
    dealt = Counter(card for seed in range(250) for stash in _stashes(begun(seed, 4)) for card in stash)
    assert set(dealt) == set(EACH)
    assert all(124 < count < 276 for count in dealt.values())


def _stashes(s):
    rows = s.stash[: s.players]
    return [[components.CARD_NAMES[card] for card, count in enumerate(row) for _ in range(count)] for row in rows]


# ---------------------------------------------------------------- the pile


def test_the_pile_is_shuffled():
    """G-05: the first loot of many games has every value and kind; two games differ."""
    first = Counter(str(card) for seed in range(60) for card in new(8, seed).position()["middle"])
    assert set(first) == set(EACH)
    assert all(5 < count < 65 for count in first.values())  # 30 expected, 7 sigma at most
    last = Counter(str(new(8, seed).position()["pile"][-1]) for seed in range(60))
    assert len(last) > 12  # the bottom too: it has 20 kinds and the Fuzz


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.no_cover
def test_the_fuzz_lies_in_its_part(players):
    """G-05, G-42, G-X1: over 600 games from the fewest to the most loot cards above, each number equally likely.

    A false alarm of the chi-square, were the seeds not fixed: less than one in 10,000.
    """
    low, high = ABOVE[players]
    places = Counter(fuzz_place(begun(seed, players)) - low for seed in range(SEEDS))
    cells = high - low + 1
    assert (min(places), max(places)) == (0, cells - 1)
    assert chi_square(places, cells) < BOUND[cells]
    window = [low - players - 2, high - players - 2]  # step 1 has been drawn
    assert all(new(players, seed).position()["fuzz_window"] == window for seed in range(2))


# Chi-square exceeds this once in 10,000 times, for that many cells.
BOUND = {22: 54.3, 18: 47.9, 24: 57.4, 17: 46.3}


@pytest.mark.parametrize("promos", [1, 2, 3, 4])
def test_promo_cards_make_the_parts_larger(promos):
    """G-05, G-32: D counts promo cards: four players' parts of 124 + promos cards, larger ones on top."""
    size, larger = divmod(124 + promos, 6)
    low, high = 3 * size + min(larger, 3), 4 * size + min(larger, 4)
    window = new(4, promos=promos).position()["fuzz_window"]
    assert window == [low - 6, high - 6]


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("length", ["short", "long", "any"])
def test_the_length_says_where_the_fuzz_lies(players, length):
    """G-31, G-42: short up to half the deck, long in its last fourth, any: never among the first round's loot."""
    deck, least = 140 - 4 * players, players + 2
    low, high = {"short": (least, deck // 2), "long": (-(-3 * deck // 4), deck), "any": (least, deck)}[length]
    position = new(players, length=length).position()
    assert position["fuzz_window"] == [low - least, high - least]
    places = {fuzz_place(begun(seed, players, length=length)) for seed in range(25)}
    assert low <= min(places) <= max(places) <= high


@pytest.mark.parametrize(("length", "low", "high"), [("short", 7, 60), ("long", 90, 120), ("any", 7, 120)])
@pytest.mark.no_cover
def test_every_place_of_a_length_is_equally_likely(length, low, high):
    """G-31: five players, over 600 games both ends occur, and six cells are equally full.

    A false alarm of the chi-square, were the seeds not fixed: less than one in 10,000.
    """
    places = Counter(fuzz_place(begun(seed, 5, length=length)) for seed in range(SEEDS))
    assert (min(places) <= low + 1, max(places) >= high - 1) == (True, True)
    cells = Counter(min((place - low) * 6 // (high - low + 1), 5) for place in places.elements())
    widths = Counter((place - low) * 6 // (high - low + 1) for place in range(low, high + 1))
    expected = {cell: SEEDS * width / (high - low + 1) for cell, width in widths.items()}
    assert sum((cells[cell] - expected[cell]) ** 2 / expected[cell] for cell in expected) < 25.7


def test_a_first_round_is_always_played():
    """G-31: in the shortest games no Fuzz comes with the first loot, though it may be the very next card."""
    tops = set()
    for seed in range(120):
        s = begun(seed, 8, length="short")
        assert (s.end, s.lying) == (0, 10)
        tops.add(s.pile[s.top] == components.FUZZ)
    assert tops == {False, True}


# ---------------------------------------------------------------- the first boss, the first loot


def test_the_first_boss_is_chosen():
    """G-06: by default seat 0 stands for the host; a seat may be named, or chosen at random."""
    assert new(7).position()["boss"] == 0
    assert new(7, first_boss="host").acting == (0,)
    for seat in range(5):
        match = new(5, first_boss=seat)
        assert (match.position()["boss"], match.acting) == (seat, (seat,))
    bosses = Counter(begun(seed, 5, first_boss="random").boss for seed in range(400))
    assert sorted(bosses) == [0, 1, 2, 3, 4]
    assert all(40 < count < 120 for count in bosses.values())  # 80 expected, 5 sigma each way


def test_the_first_boss_is_a_seat_of_the_table():
    """G-06: seat 4 does not exist among four players; a table's host may be any seat."""
    with pytest.raises(rascals.BadOption, match="host, random, 0, 1, 2, 3"):
        rascals.game("goodcritters", players=4, first_boss=4)
    game = rascals.game("goodcritters", players=6)
    assert game.hosted(3).new(seed=1).position()["boss"] == 3
    assert game.hosted(0).new(seed=1).position()["boss"] == 0
    assert rascals.game("goodcritters", players=6, first_boss=5).hosted(3).new(seed=1).position()["boss"] == 5


@pytest.mark.parametrize("players", SEATS)
def test_the_boss_turns_over_players_and_two(players):
    """G-07, G-33, G-X2: players + 2 cards lie open in the middle (five players: seven); round 1, term 1."""
    match = new(players, first_boss=2)
    position = match.position()
    assert len(position["middle"]) == players + 2
    assert len(position["pile"]) == 140 - 4 * players - (players + 2) + 1
    assert happened(match, "round_began") == [{"round": 1, "boss": 2, "term": 1}]
    assert names(match) == [*["dealt"] * players, "round_began", "turned_over"]
    assert happened(match, "turned_over") == [{"cards": [str(card) for card in position["middle"]]}]
    assert match.view(None)["middle"] == [str(card) for card in position["middle"]]
    assert position["phase"] == "share"


# ---------------------------------------------------------------- options


def test_options_have_their_defaults():
    """G-47: by default open bargaining, twenty changes, no payoffs, terms, promo cards or early bribes."""
    assert rascals.game("goodcritters", players=4).options == {
        "first_boss": "host",
        "bargaining": "open",
        "changes": 20,
        "payoffs": False,
        "limited_terms": False,
        "length": "standard",
        "promos": 0,
        "early_bribes": False,
    }


@pytest.mark.parametrize("promos", [0, 1, 2, 3, 4])
def test_promo_cards_are_in_the_pile_only(promos):
    """G-32, G-43: in the order of the list, one of each, never in a first stash."""
    wanted = Counter(["3 lookout", "2 megaphone", "4 skeleton-key", "2 double-bottom"][:promos])
    for seed in range(12):
        position = new(8, seed, promos=promos).position()
        assert loot(position) == EACH + wanted
        assert not wanted & Counter(str(card) for stash in position["stashes"] for card in stash)


# ---------------------------------------------------------------- sharing


@pytest.mark.parametrize("card", ["guard", "rob", "skim", "no", "yes"])
def test_all_five_cards_are_there_every_round(card):
    """G-02, G-20: a card played in one round can be chosen again in the next; markers return, too."""
    match = chosen([card] * 4, threats=[1, 2, 3, 0], stashes=[[], [], [], []])
    match.play(0, "ready")
    position = match.position()
    boss = position["boss"]
    assert (position["threats"], position["chosen"]) == ([None] * 4, [None] * 4)
    assert (position["ready"], position["changes"]) == ([False] * 4, [0] * 4)
    match.play(boss, "share 0:" + ",".join(str(c) for c in position["middle"]))
    assert [move for move in legal(match, 2) if card in move] == [f"choose {card}"]
