"""GoodCritters: redealing what a seat cannot know changes nothing that it knows, and everything else."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import rascals
from rascals.core import rules
from rascals.core.chance import words_of
from rascals.games.goodcritters import BOX, phrasing
from rascals.games.goodcritters.box import ACTION_NAMES, CARD_NAMES, FUZZ, LOOT, SPECTATOR, VALUE_PLACES
from rascals.games.goodcritters.certainty import PLACES
from rascals.games.goodcritters.state import ANSWER, GIVES, HIDDEN, MANNERS, OFFERS, OVER, PAYOFF, SHARES, SHOWN, WANTS
from tests.games.goodcritters.records import walk
from tests.games.goodcritters.table import play, record, resolve, table

GAME = rascals.games()["goodcritters"]


def concealed(s, viewer, seed):
    """Return a copy of a record in which all that a viewer (-1: a spectator) cannot know is redealt."""
    twin = s.copy()
    twin.chance[:] = words_of(seed)
    BOX.conceal(twin, viewer)
    return twin


def observed(s, viewer):
    out = [0] * BOX.observation.size
    BOX.observation.observe(s, viewer, out)
    return out


def test_no_number_is_too_large_for_an_observation():
    """A hoard that a position made by hand can hold, laid out unseen, is observed as the largest number there is."""
    hoard = {"stashes": [[5] * 80 + [4] * 80, [], [], []], "shares": [[], [], [], [2]]}
    match = play(table(**hoard), "0 payoff a yes 1: " + "5? " * 80 + "4? " * 80)
    for viewer in (-1, 1, 2):
        assert max(observed(match.record, viewer)) == 127
    assert max(observed(match.record, 0)) == 80


def seen(s, viewer):
    return json.dumps(BOX.view(s, None if viewer < 0 else viewer, reveal=False))


def sampled(seeds, every, steps=500):
    """Yield records of random games, in the middle of composite moves too, and the end of each game."""
    for seed in seeds:
        last = None
        for at, (s, _, action) in enumerate(walk(seed, steps)):
            if at % every == seed % every or s.draft == ANSWER:
                yield s
            last = (s, action)
        if last is not None and last[0].phase == OVER:
            yield last[0]


def viewers(s):
    return (*range(s.players), -1)


# ---------------------------------------------------------------- nothing that is known changes


@pytest.mark.no_cover
def test_concealing_changes_no_view_and_no_observation(amount):
    """G-40: byte for byte the same, for every viewer, in every phase, with drafts, payoffs and offers on the table."""
    met = Counter()
    for s in sampled(range(20), amount(75, 25)):
        met.update({("phase", s.phase): 1, ("draft", s.draft): 1})
        met["payoffs"] += max(s.token_to) >= 0
        met["offers"] += any(s.offer)
        for viewer in viewers(s):
            twin = concealed(s, viewer, len(met))
            assert seen(twin, viewer) == seen(s, viewer)
            assert observed(twin, viewer) == observed(s, viewer)
    assert {("phase", phase) for phase in range(3)} <= set(met)
    assert {("draft", draft) for draft in (SHARES, PAYOFF, GIVES, WANTS, ANSWER)} <= set(met)
    assert min(met["payoffs"], met["offers"]) > amount(5, 20)


def test_the_end_is_known_to_all_but_for_the_pile():
    """G-23, G-40: after the end only the rest of the pile is redealt."""
    match = resolve(table(pile=["fuzz", 2, 3, 4, 5, 5], fuzz_window=[0, 5]), "yes", "yes", "yes", "no")
    s, piles = record(match), set()
    assert s.phase == OVER
    for seed in range(30):
        twin = concealed(s, seed % 5 - 1, seed)
        piles.add(tuple(twin.pile[twin.top : twin.bottom]))
        twin.pile, twin.chance = s.pile[:], s.chance[:]
        assert twin.pile[: s.top] == s.pile[: s.top]
        assert twin == s
    assert len(piles) > 10
    assert {tuple(sorted(pile)) for pile in piles} == {tuple(sorted(s.pile[s.top : s.bottom]))}


@pytest.mark.no_cover
def test_concealing_depends_on_knowledge_alone(amount):
    """G-40: a record and another that the viewer cannot tell from it are, concealed by the same chance, the same."""
    compared = 0
    for s in sampled(range(20, 40), amount(160, 40)):
        for viewer in viewers(s):
            if s.phase != OVER:
                other = concealed(s, viewer, "another world")
                assert concealed(s, viewer, "the same chance") == concealed(other, viewer, "the same chance")
                compared += 1
    assert compared > amount(100, 500)


@pytest.mark.no_cover
def test_what_is_certain_stays_certain(amount):
    """G-41: the viewer's knowledge is kept and every stash holds what it says; sizes and all numbers are kept."""
    for s in sampled(range(40, 55), amount(120, 30)):
        for viewer in viewers(s):
            twin, row = concealed(s, viewer, 3), SPECTATOR if viewer < 0 else viewer
            assert twin.known[row] == s.known[row]
            assert (twin.held, twin.payoff_cards) == (s.held, s.payoff_cards)
            assert [sum(stash) for stash in twin.stash] == s.held
            for owner in set(range(s.players)) - {viewer}:
                there = Counter(VALUE_PLACES[card] for card in range(LOOT) for _ in range(twin.stash[owner][card]))
                assert all(there[place] >= s.known[row][owner * PLACES + place] for place in range(PLACES))
            assert all_cards(twin, viewer) == all_cards(s, viewer)


def all_cards(s, viewer):
    """Return how many there are of each card, wherever they lie; of a draft begun only what its seat has given."""
    cards = Counter({card: sum(stash[card] for stash in s.stash) for card in range(LOOT)})
    cards.update(s.pile[s.top : s.bottom])
    cards.update(gift // MANNERS for token in range(OFFERS) for gift in phrasing.gifts_in(s, token))
    if s.phase != 0:
        cards.update({card: sum(shares[card] for shares in s.shares) for card in range(LOOT)})
    return +cards


def test_a_concealed_record_is_a_position_to_be_played_on(amount):
    """G-40: it is written and read like any position, its views are the same, and it can be played to its end."""
    for at, s in enumerate(sampled(range(60, amount(67, 80)), 90)):
        if s.phase == OVER:
            continue
        viewer = at % (s.players + 1) - 1
        twin = concealed(s, viewer, at)
        again = s.copy()
        BOX.read_position(again, json.loads(json.dumps(BOX.write_position(twin))))
        assert all(seen(again, other) == seen(twin, other) for other in viewers(s))
        twin.changes = 0  # so that the rest of the game is short
        rules.playout(twin, words_of(at), [0] * 200)
        assert twin.phase == OVER


# ---------------------------------------------------------------- all that is hidden is redealt

STASHES = [["5 gems", "4 cash", "3 cash"], ["5 cash", "4 gems", "2 gems"], ["3 gems", "2 jewelry"], ["4 jewelry"]]
FULL = {
    "stashes": STASHES,
    "chosen": ["rob", "no", None, "yes"],
    "payoffs": [{"from": 0, "token": "a", "to": 1, "side": "yes", "cards": ["P1", "5s", "4s~", "3s?"]}],
    "offers": [{"from": 0, "to": 1, "gives": ["5g", "4c~", "3c?"], "wants": ["4"]}],
    "pile": [3, "4 gems", 5, 2, "fuzz", 4, "2 cash", 5, 3],
    "fuzz_window": [2, 6],
}


def worlds(viewer, number=400):
    s = record(table(**FULL))
    return [concealed(s, viewer, seed) for seed in range(number)]


PAYOFF_A, OFFER = 0, OFFERS + 1  # by seat 0, to seat 1


def gifts(s, deal, manner):
    return tuple(CARD_NAMES[gift // MANNERS] for gift in phrasing.gifts_in(s, deal) if gift % MANNERS == manner)


def test_every_hidden_thing_is_dealt_anew():
    """G-40, G-42: another's stash, chosen card, hidden and shown gifts, the pile's order, the Fuzz's place."""
    all_ = worlds(2)
    assert len({tuple(s.stash[1]) for s in all_}) > 50
    assert len({tuple(s.pile[s.top : s.bottom]) for s in all_}) > 300
    for manner in (SHOWN, HIDDEN):
        assert len({gifts(s, PAYOFF_A, manner) for s in all_}) > 8
        assert len({gifts(s, OFFER, manner) for s in all_}) > 5
    for seat in (0, 1, 3):
        assert {s.chosen[seat] for s in all_} == set(range(len(ACTION_NAMES)))
    assert {s.pile.index(FUZZ) for s in all_} == {2, 3, 4, 5, 6}


def test_what_the_viewer_knows_is_not_dealt():
    """G-40: own stash and choice, open gifts, those shown to it, who has not chosen; an open offer's cards."""
    s = record(table(**FULL))
    for twin in worlds(1, 60):
        assert twin.stash[1] == s.stash[1]
        assert (twin.chosen[1], twin.chosen[2]) == (s.chosen[1], -1)
        for deal in (PAYOFF_A, OFFER):
            assert len(gifts(twin, deal, SHOWN)) == len(gifts(twin, deal, HIDDEN)) == 1
        assert (gifts(twin, PAYOFF_A, 0), gifts(twin, PAYOFF_A, SHOWN)) == (("5 sculptures",), ("4 sculptures",))
        assert (gifts(twin, OFFER, 0), gifts(twin, OFFER, SHOWN)) == (("5 gems",), ("4 cash",))
        held = {CARD_NAMES[card] for card in range(LOOT) if twin.stash[0][card]}
        assert {"5 gems", "4 cash"} <= held
    for twin in worlds(0, 20):
        assert (twin.laid_in, twin.laid_card) == (s.laid_in, s.laid_card)


def test_an_offer_gives_what_its_maker_has():
    """G-39: in every world the offers that stand are covered by their makers' stashes, one by one."""
    for viewer in (-1, 1, 2, 3):
        for twin in worlds(viewer, 40):
            for card in range(LOOT):
                given = [gift // MANNERS for gift in phrasing.gifts_in(twin, OFFER)].count(card)
                assert given <= twin.stash[0][card]


@pytest.mark.no_cover
def test_the_fuzz_and_chosen_cards_are_dealt_evenly():
    """G-42: each place of the window, each of the five cards equally likely."""
    all_ = worlds(2, 2000)
    places = Counter(s.pile.index(FUZZ) for s in all_)
    cards = Counter(s.chosen[0] for s in all_)
    assert all(330 < count < 470 for count in (*places.values(), *cards.values()))


def test_what_others_know_is_not_known():
    """G-41: another's certain knowledge beyond the public is not kept: it could betray what was shown in secret."""
    match = play(table(), "0 offer 1: 5 4~", "1 decline 0")
    s = record(match)
    assert s.known[1] != s.known[SPECTATOR]
    for viewer in (2, 3, -1):
        assert concealed(s, viewer, 1).known[1][:PLACES] == s.known[SPECTATOR][:PLACES]
    assert concealed(s, 1, 1).known[1] == s.known[1]


def test_anothers_unfinished_move_is_forgotten():
    """G-37: a seat that does not make it finds it not begun; its maker finds it as it was."""
    s = record(table(unfinished={"seat": 0, "move": "offer 1: 5g for 4"}))
    for viewer in (-1, 0, 1):
        twin = concealed(s, viewer, 1)
        assert (twin.draft, twin.draft_gives) == ((s.draft, s.draft_gives) if viewer == 0 else (0, [0] * 84))
    match = rascals.game("goodcritters", players=4, first_boss=0).new(seed=2)
    s = record(match)
    rules.apply(s, 0, 3)
    twin = concealed(s, 1, 1)
    assert (twin.given, sum(map(sum, twin.shares)), twin.lying) == (0, 0, 6)
    assert concealed(s, 0, 1).given == 1


@pytest.mark.parametrize("viewer", [-1, 0, 3])
def test_concealing_leaves_no_scratch(viewer):
    """G-40: the pool from which cards are dealt is empty afterwards, and nothing drawn stays in the pile."""
    for s in sampled(range(90, 94), 60):
        twin = concealed(s, viewer, 1)
        assert not any(twin.pool)
        assert not any(twin.pile[: twin.top])
