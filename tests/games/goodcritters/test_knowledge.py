"""GoodCritters: what is known of a stash, where the Fuzz may be, and that `determinize` redeals the rest.

`rascals.laws` checks for every game that nothing hidden is shown, and nothing known forgotten; the transcripts show who
learns what from each event.
"""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

import rascals
from rascals import laws
from rascals.core.chance import words_of
from rascals.games.goodcritters import DEFINITION, phrasing
from rascals.games.goodcritters.certainty import SPECTATOR, count_value
from rascals.games.goodcritters.components import ACTION_NAMES, CARD_NAMES, FUZZ, LOOT
from rascals.games.goodcritters.state import HIDDEN, MANNERS, OFFERS, OVER, SHOWN
from tests.games.goodcritters.table import heard, play, resolve, table


def known(match, viewer, owner):
    """Return what is known for certain of a stash: fives, fours, threes, twos."""
    return tuple(match.view(viewer)["seats"][owner]["known"].values())


# ---------------------------------------------------------------- what is certain


def test_certain_knowledge_by_hand():
    """G-41: seen in adds one, seen out takes one, unseen out takes one of every value, unseen in adds nothing."""
    match = table(stashes=[["5 gems", "4 cash", "4 gems"], ["5 cash"], [], []], known=None)
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(0, 0, 0, 0)] * 4
    play(match, "0 offer 1: 5 4~ 4? ", "1 decline 0")  # open to all, shown to seat 1
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(1, 1, 0, 0), *[(1, 0, 0, 0)] * 3]
    play(match, "0 offer 1: 5 4 4~", "0 withdraw 1")  # the same twice does not count double
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(1, 2, 0, 0), *[(1, 1, 0, 0)] * 3]
    play(match, "0 payoff a yes 2: 4~")  # seat 2 sees it leave, the others see one of unknown value leave
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(0, 1, 0, 0), (1, 0, 0, 0), *[(0, 0, 0, 0)] * 2]
    play(match, "0 payoff a none")  # and it comes back
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(0, 1, 0, 0), (1, 1, 0, 0), *[(0, 0, 0, 0)] * 2]
    play(match, "0 payoff a yes 2: 5 4", "0 payoff a none")  # open: all see it both ways
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(1, 1, 0, 0)] * 4
    play(match, "1 offer 0: 5 for ?", "0 accept 1: 4")  # these two see the card, the others only the five
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(2, 0, 0, 0), *[(1, 0, 0, 0)] * 3]
    assert [known(match, viewer, 1) for viewer in (0, 2, 3, None)] == [(0, 1, 0, 0), *[(0, 0, 0, 0)] * 3]


def test_certain_knowledge_never_lies_below_what_offers_prove():
    """G-41: each kind counts as often as one offer shows it; while offers stand, cards leaving unseen are others."""
    match = table(stashes=[["5 gems", "5 gems", "5 cash", "4 gems", "2 cash"], ["3 cash"], [], []], known=None)
    play(match, "0 offer 1: 5g 5c", "0 offer 2: 5g~ 5g 2")  # two of gems, one of cash: three fives
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(2, 0, 0, 1), (3, 0, 0, 1), *[(2, 0, 0, 1)] * 2]
    play(match, "0 payoff a yes 3: 4?")  # hidden: for those who see the offers it was no five
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(2, 0, 0, 1), (3, 0, 0, 1), *[(2, 0, 0, 1)] * 2]
    play(match, "0 payoff b yes 3: 2?")  # the second offer lapses, the first proves two fives of different kinds
    assert [args for event, args in heard(match, None) if event == "lapsed"] == [{"seat": 0, "to": 2}]
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(2, 0, 0, 0)] * 4
    play(match, "1 decline 0", "0 offer 1: 5c")  # what was known stays known
    assert known(match, 3, 0) == (2, 0, 0, 0)
    play(match, "1 offer 0: 3 for ?", "0 accept 1: 5g")  # it leaves unseen: one of two fives fewer
    assert [known(match, viewer, 0) for viewer in (1, 2, 3)] == [(1, 0, 1, 0)] * 3


@pytest.mark.parametrize("offers", [("0 offer 1: 5 5", "0 offer 2: 5"), ("0 offer 2: 5", "0 offer 1: 5 5")])
def test_the_offer_that_shows_most_of_a_kind_proves_it(offers):
    """G-41: whether it was made first or last, and even after a card has left unseen."""
    match = table(stashes=[["5 gems", "5 gems", "4 gems"], [], [], []], known=None)
    play(match, *offers, "0 payoff a yes 3: 4?")
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(2, 0, 0, 0)] * 4


def test_certain_knowledge_through_step_4():
    """G-41: all see shares, the two a rob, only its player a skim, giver and target a payoff won."""
    match = table(stashes=[["5 gems"], [], [], ["2 cash"]], shares=[[5], [4], [3], [2]])
    play(match, "0 payoff a yes 1: 5?", "2 threaten 3")
    resolve(match, "yes", "yes", "rob", "yes")  # 3 to 1: seats 0, 1 and 3 vote yes
    assert [known(match, viewer, 1) for viewer in (0, 2, 3, None)] == [(1, 1, 0, 0), *[(0, 1, 0, 0)] * 3]
    assert [known(match, viewer, 2) for viewer in (0, 1, 3, None)] == [*[(0, 0, 1, 0)] * 2, (0, 0, 1, 1), (0, 0, 1, 0)]
    assert [known(match, viewer, 3) for viewer in (0, 1, 2, None)] == [(0, 0, 0, 1)] * 4
    assert match.view(1)["seats"][1]["known"] is None


def test_a_promo_card_counts_by_its_value():
    """G-32, G-41: in a share it is a card of its value; once used, as all see, it no longer counts."""
    match = table(options={"promos": 4}, stashes=[[], [], [], []], shares=[["3 lookout", 4], [5], [5], [5]])
    resolve(match, "yes", "yes", "yes", "yes")
    assert known(match, 2, 0) == (0, 1, 1, 0)
    play(match, "0 share 1:" + ",".join(card.split()[0] for card in match.view(0)["middle"]), "0 promo lookout")
    assert known(match, 2, 0) == (0, 1, 0, 0)


# ---------------------------------------------------------------- the Fuzz


def window(match):
    return match.view(None)["fuzz_window"]


def test_each_card_drawn_moves_the_window():
    """G-42: by one, not below 0; loot turned over, added, skimmed, a bonus."""
    pile = [3] * 8 + ["fuzz"] + [2] * 6
    one = {"pile": pile, "fuzz_window": [1, 12]}
    assert window(resolve(table(**one), "yes", "yes", "yes", "yes")) == [0, 6]
    assert window(resolve(table(**one), "skim", "yes", "yes", "skim")) == [0, 5]
    assert window(resolve(table(**one), "no", "no", "no", "yes")) == [0, 10]
    bonus = table(**one, options={"limited_terms": True}, term=3)
    assert window(resolve(bonus, "yes", "yes", "yes", "yes")) == [0, 5]


# ---------------------------------------------------------------- what `determinize` redeals


def determinized(s, viewer, seed):
    """Return a copy of a state in which everything a viewer (-1: a spectator) cannot know is redealt."""
    twin = s.copy()
    twin.chance[:] = words_of(seed)
    DEFINITION.determinize(twin, viewer)
    return twin


def test_the_end_is_known_to_all_but_for_the_pile():
    """G-23, G-40: after the end only the rest of the pile is redealt."""
    match = resolve(table(pile=["fuzz", 2, 3, 4, 5, 5], fuzz_window=[0, 5]), "yes", "yes", "yes", "no")
    s, piles = match.state, set()
    assert s.phase == OVER
    for seed in range(30):
        twin = determinized(s, seed % 5 - 1, seed)
        piles.add(tuple(twin.pile[twin.top : twin.bottom]))
        twin.pile, twin.chance = s.pile[:], s.chance[:]
        assert twin.pile[: s.top] == s.pile[: s.top]
        assert twin == s
    assert len(piles) > 10
    assert {tuple(sorted(pile)) for pile in piles} == {tuple(sorted(s.pile[s.top : s.bottom]))}


@pytest.mark.no_cover
def test_concealing_deals_the_same_cards(amount):
    """G-41, G-43: all cards are somewhere, and sizes and numbers are as before."""
    game = rascals.game("goodcritters", players=5, payoffs=True, promos=4, changes=3)
    for match in itertools.islice(laws.walk(game, 4), 5, None, amount(40, 5)):
        s = match.state
        for viewer in (*range(s.players), -1):
            twin, row = determinized(s, viewer, 3), SPECTATOR if viewer < 0 else viewer
            assert twin.known[row] == s.known[row]
            assert (twin.held, twin.payoff_cards) == (s.held, s.payoff_cards)
            assert [sum(stash) for stash in twin.stash] == s.held
            assert all_cards(twin, viewer) == all_cards(s, viewer)
            assert not any(twin.pool)
            assert not any(twin.pile[: twin.top])


def all_cards(s, viewer):
    """Return the number of each card, wherever they are; of an unfinished draft only what its seat has given."""
    cards = Counter({card: sum(stash[card] for stash in s.stash) for card in range(LOOT)})
    cards.update(s.pile[s.top : s.bottom])
    cards.update(gift // MANNERS for token in range(OFFERS) for gift in phrasing.gifts_in(s, token))
    if s.phase != 0:
        cards.update({card: sum(shares[card] for shares in s.shares) for card in range(LOOT)})
    return +cards


STASHES = [["5 gems", "4 cash", "3 cash"], ["5 cash", "4 gems", "2 gems"], ["3 gems", "2 jewelry"], ["4 jewelry"]]
FULL = {
    "stashes": STASHES,
    "chosen": ["rob", "no", None, "yes"],
    "payoffs": [{"from": 0, "token": "a", "to": 1, "side": "yes", "cards": ["P1", "5s", "4s~", "3s?"]}],
    "offers": [{"from": 0, "to": 1, "gives": ["5g", "4c~", "3c?"], "wants": ["4"]}],
    "pile": [3, "4 gems", 5, 2, "fuzz", 4, "2 cash", 5, 3],
    "fuzz_window": [2, 6],
    "known": [[[]] * 4, [[]] * 4, [[], [5], [], []], [[]] * 4],
}


def worlds(viewer, number=400):
    s = table(**FULL).state
    return [determinized(s, viewer, seed) for seed in range(number)]


PAYOFF_A, OFFER = 0, OFFERS + 1  # by seat 0, to seat 1


def gifts(s, deal, manner):
    return tuple(CARD_NAMES[gift // MANNERS] for gift in phrasing.gifts_in(s, deal) if gift % MANNERS == manner)


def test_every_hidden_thing_is_dealt_anew():
    """G-40, G-42: another's stash, chosen card, hidden and shown gifts, the pile's order, the Fuzz's place."""
    all_ = worlds(2)
    assert len({tuple(s.stash[1]) for s in all_}) > 50
    assert all(count_value(s.stash[1], 0) for s in all_), "its five is certain"
    assert len({tuple(s.pile[s.top : s.bottom]) for s in all_}) > 300
    for manner in (SHOWN, HIDDEN):
        assert len({gifts(s, PAYOFF_A, manner) for s in all_}) > 8
        assert len({gifts(s, OFFER, manner) for s in all_}) > 5
    for seat in (0, 1, 3):
        assert {s.chosen[seat] for s in all_} == set(range(len(ACTION_NAMES)))
    assert {s.pile.index(FUZZ) for s in all_} == {2, 3, 4, 5, 6}


def test_an_offer_gives_what_its_maker_has():
    """G-39: in every sample the open offers are covered by their makers' stashes, each on its own."""
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


def test_anothers_unfinished_move_is_forgotten():
    """G-37: for other seats it is not begun; its maker finds it as it was."""
    s = table(unfinished={"seat": 0, "move": "offer 1: 5g for 4"}).state
    for viewer in (-1, 0, 1):
        twin = determinized(s, viewer, 1)
        assert (twin.draft, twin.draft_gives) == ((s.draft, s.draft_gives) if viewer == 0 else (0, [0] * 84))
