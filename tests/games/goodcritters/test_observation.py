"""GoodCritters: an observation tells what a view tells, each number where the layout says."""

from __future__ import annotations

import pytest

import rascals
from rascals.games.goodcritters import BOX
from tests.games.goodcritters.records import BARGAIN, IN_TURNS, SHARE, record, walk
from tests.games.goodcritters.table import play, table
from tests.suites import deep

PARTS = {part["what"]: part for part in rascals.game("goodcritters", players=4).observation_layout}


def observed(s, viewer):
    out = [0] * BOX.observation.size
    BOX.observation.observe(s, viewer, out)
    return out


def told(s, viewer, what, name=None, *, at=0):
    """Return a number of an observation by the names of its part; `at`: of the seat, or the payoff or offer."""
    part = PARTS[what]
    names = part["names"]
    step = part["step"] or len(names)
    place = names.index(name) if name else 0
    return observed(s, viewer)[part["from"] + at * step + place]


def valued(view):
    """Return a view with others' and laid cards by their value, in the order that matters: the next card first."""
    view["middle"] = [kindless(card) for card in view["middle"][:1]], sorted(map(kindless, view["middle"]))
    view["shares"] = view["shares"] and [sorted(map(kindless, cards)) for cards in view["shares"]]
    for deal in [*(view["offers"] or []), *(one for seat in view["seats"] for one in seat["payoffs"] or [])]:
        for cards, manners in (("cards", "manners"), ("gives", "gives_manners"), ("wants", "wants_manners")):
            if cards in deal:
                deal[cards] = sorted(zip(map(kindless, deal[cards]), deal[manners], strict=True), key=str)
    return view


def kindless(card):
    """Return a card as its value, if it is no promo card; kinds have no effect."""
    promos = {"lookout", "megaphone", "skeleton-key", "double-bottom"}
    return card.split()[0] if card and card.partition(" ")[2] not in promos else card


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", [*range(3), *deep(range(3, 12))])
def test_an_observation_changes_when_the_view_does(seed):
    """G-40: at each step, for each viewer, both change or neither: others' changes and offers, promo cards, drafts."""
    before = {}
    for s, _, _ in walk(seed, 250):
        for viewer in (*range(s.players), -1):
            seen = valued(BOX.view(s, None if viewer < 0 else viewer, reveal=False))
            now = seen, observed(s, viewer)
            if viewer in before and s.phase != 3:
                last = before[viewer]
                assert (now[0] == last[0]) == (now[1] == last[1]), (viewer, now[0], last[0])
            before[viewer] = now


@pytest.mark.parametrize("seed", [1, *deep([0, 2, 3, 4, 5])])
def test_every_number_is_within_its_bounds(seed):
    """Each number lies between the least and the most that its part declares."""
    bounds = [(0, 0)] * BOX.observation.size
    for part in BOX.observation.parts:
        for at in range(part.times):
            for place in range(part.count):
                bounds[part.at + at * part.step + place] = part.least, part.most
    for s, _, _ in walk(seed, 200):
        for viewer in (*range(s.players), -1):
            assert all(
                least <= number <= most for number, (least, most) in zip(observed(s, viewer), bounds, strict=True)
            )


def test_a_payoff_is_counted_as_far_as_it_is_seen():
    """G-25: by giver and token; to its giver, to its target, and to others. Seats count from the observer."""
    s = record(BARGAIN)
    for viewer, at, to, counts in ((0, 0, 4, (1, 1, 1, 0, 0)), (3, 2, 1, (1, 1, 0, 0, 1)), (1, 6, 3, (1, 0, 0, 1, 1))):
        names = ("open 5", "shown 4", "hidden 3", "shown, unseen", "hidden, unseen")
        assert tuple(told(s, viewer, "payoffs", name, at=at) for name in names) == counts
        assert told(s, viewer, "payoffs", "to", at=at) == to
        assert (told(s, viewer, "payoffs", "side", at=at), told(s, viewer, "payoffs", "payoff cards", at=at)) == (1, 2)


def test_everybody_is_told_of_every_offer():
    """G-28: third parties too, by maker and, counted from the maker, addressee."""
    s = record(BARGAIN)
    for viewer, at, shown in ((0, 7 + 2, 1), (1, 2, 1), (2, 3 * 7 + 2, 0), (-1, 7 + 2, 0)):
        assert told(s, viewer, "offers", "payoff cards", at=at) == 1
        assert told(s, viewer, "offers", "open 5", at=at) == 1
        assert told(s, viewer, "offers", "shown 4", at=at) == shown
        assert told(s, viewer, "offers", "shown, unseen", at=at) == 1 - shown
        assert told(s, viewer, "offers", "wanted 4", at=at) == told(s, viewer, "offers", "any wanted", at=at) == 1


def test_a_card_that_only_the_two_shall_see_is_told_apart():
    """G-28: a wanted `4~` is counted apart from a card that is wanted openly."""
    s = play(table(), "0 offer 1: 5g for 4~ 2").record
    wanted = {name: told(s, 0, "offers", name) for name in ("wanted 4", "wanted 2", "wanted ~ 4", "wanted ~ 2")}
    assert wanted == {"wanted 4": 0, "wanted 2": 1, "wanted ~ 4": 1, "wanted ~ 2": 0}


def test_the_next_card_of_the_middle_is_told():
    """G-08: to the boss what is left, and which comes next; to others all of it."""
    s = record(SHARE, {"unfinished": {"seat": 1, "move": "share 0:5 1:5g"}})
    assert (told(s, 1, "loot", "middle 5"), told(s, 1, "loot", "next in the middle 4")) == (1, 1)
    assert (told(s, 0, "loot", "middle 5"), told(s, 0, "loot", "next in the middle 5")) == (3, 1)


def test_others_changes_are_told():
    """G-35: how many changes each seat has made in this round."""
    s = record(IN_TURNS, bargaining=1)
    assert [told(s, 2, "changes", at=at) for at in range(4)] == [1, 1, 2, 1]
