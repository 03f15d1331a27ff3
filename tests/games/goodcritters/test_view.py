"""GoodCritters: the views and observations of seats and spectators; each number is where the layout says."""

from __future__ import annotations

import pytest

import rascals
from rascals.games.goodcritters import DEFINITION
from tests.games.goodcritters.states import BARGAIN, CHOICE, IN_TURNS, SHARE, record
from tests.games.goodcritters.table import play, table

TURNS = {"bargaining": 1}
PARTS = {part["what"]: part for part in rascals.game("goodcritters", players=4).observation_layout}


def seen(s, viewer=None, *, reveal=False):
    return DEFINITION.view(s, viewer, reveal=reveal)


def everybody(s):
    return [seen(s, viewer) for viewer in (*range(s.players), None)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (["5 gems?", "2 gems~"], ["2 gems?", "5 gems~"]),
        (["5 gems~", "3 cash"], ["2 gems~", "3 cash"]),
        (["5 gems?", "3 cash", "2 cash?"], ["2 gems?", "3 cash", "2 cash?"]),
    ],
)
def test_the_order_of_cards_tells_nothing(one, other):
    """G-40: the position of hidden cards does not depend on their worth."""
    views = []
    for cards in (one, other):
        stash = ["5 gems", "5 gems", "3 cash", "2 gems", "2 gems", "2 cash"]
        laid = [f"{card[0]}{card[2]}{card[-1] if card[-1] in '~?' else ''}" for card in cards]
        payoff = {"from": 1, "token": "a", "to": 2, "side": "no", "cards": laid}
        offer = {"from": 1, "to": 2, "gives": laid, "wants": []}
        stashes = [[], stash, [], []]
        views.append(seen(record(BARGAIN, {"stashes": stashes, "payoffs": [payoff], "offers": [offer]})))
    assert views[0] == views[1]


HIDDEN = [
    ({"stashes": [BARGAIN["stashes"][0], BARGAIN["stashes"][1], ["2", "2 cash"], []]}, {2}),
    ({"chosen": ["guard", None, "yes", "skim"]}, {0, 2, 3}),
    ({"pile": [3, "fuzz", 4, 4]}, set()),
    ({"pile": ["5 gems", "4 cash", "3 lookout", "fuzz"]}, set()),
    ({"payoffs": [BARGAIN["payoffs"][0] | {"cards": ["P2", "5c", "4j~", "2g?"]}]}, {0}),
    ({"payoffs": [BARGAIN["payoffs"][0] | {"cards": ["P2", "5c", "2c~", "3g?"]}]}, {0, 3}),
    ({"offers": [BARGAIN["offers"][0] | {"gives": ["P1", "5g", "4g~", "5?"]}]}, {1}),
    ({"offers": [BARGAIN["offers"][0] | {"gives": ["P1", "5g", "5~", "4j?"]}]}, {0, 1}),
]


@pytest.mark.parametrize(("change", "who_knows"), HIDDEN)
def test_only_those_who_know_see_a_difference(change, who_knows):
    """G-40: stashes, chosen cards, the pile, hidden and shown gifts can change without changing anybody else's view."""
    before, after = everybody(record(BARGAIN)), everybody(record(BARGAIN, change))
    assert {viewer for viewer in range(5) if before[viewer] != after[viewer]} == who_knows


@pytest.mark.parametrize(
    ("base", "move"),
    [
        (SHARE, "share 0:5 1:5g"),
        (BARGAIN, "payoff a yes 3:"),
        (BARGAIN, "payoff b no 3: P1 5 4g~"),
        (BARGAIN, "offer 2: 5 for"),
        (BARGAIN, "offer 2: for P1 4~ ?"),
    ],
)
def test_ones_own_move_that_is_begun_is_shown(base, move):
    """G-37: its seat's view, and a view of everything, have its notation."""
    s = record(base, {"unfinished": {"seat": 1, "move": move}})
    assert [one["draft"] for one in everybody(s)] == [None, move, None, None, None]
    assert seen(s, reveal=True)["draft"] == move
    assert [told(s, viewer, "own unfinished move", "what") > 0 for viewer in (-1, 0, 1, 2)] == [
        False,
        False,
        True,
        False,
    ]


def test_only_the_boss_sees_a_share_being_made():
    """G-08, G-37: for the others the middle stays whole until every card is given."""
    s = record(SHARE, {"unfinished": {"seat": 1, "move": "share 0:5 1:5g"}})
    assert seen(s, 1)["middle"] == ["4 cash", "3", "5 gems"]
    assert seen(s, 1)["shares"] == [["5"], ["5 gems"], [], []]
    for viewer in (0, 2, 3, None):
        assert seen(s, viewer)["middle"] == ["5", "5 gems", "4 cash", "3", "5 gems"]
        assert seen(s, viewer)["shares"] is None


def test_in_turns_the_addressee_alone_answers():
    """G-36: while an offer is open only its addressee is to act, as all see."""
    for one in everybody(record(IN_TURNS, **TURNS)):
        assert (one["turn"], one["acting"]) == (1, [0])
    for one in everybody(record(CHOICE, **TURNS)):
        assert (one["turn"], one["acting"]) == (None, [1, 2, 3])


# ---------------------------------------------------------------- observations


def observed(s, viewer):
    out = [0] * DEFINITION.observation.size
    DEFINITION.observation.observe(s, viewer, out)
    return out


def told(s, viewer, what, name=None, *, at=0):
    """Return a number of an observation by the names of its part; `at`: of the seat, or the payoff or offer."""
    part = PARTS[what]
    names = part["names"]
    step = part["step"] or len(names)
    place = names.index(name) if name else 0
    return observed(s, viewer)[part["from"] + at * step + place]


def test_a_payoff_is_counted_as_far_as_it_is_seen():
    """G-25: by giver and token; for its giver, its target, and others. Seats count from the observer."""
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
    """G-28: a wanted `4~` is counted separately from a card wanted openly."""
    s = play(table(), "0 offer 1: 5g for 4~ 2").state
    wanted = {name: told(s, 0, "offers", name) for name in ("wanted 4", "wanted 2", "wanted ~ 4", "wanted ~ 2")}
    assert wanted == {"wanted 4": 0, "wanted 2": 1, "wanted ~ 4": 1, "wanted ~ 2": 0}


def test_the_next_card_of_the_middle_is_told():
    """G-08: the boss sees what is left, and which comes next; others see all of it."""
    s = record(SHARE, {"unfinished": {"seat": 1, "move": "share 0:5 1:5g"}})
    assert (told(s, 1, "loot", "middle 5"), told(s, 1, "loot", "next in the middle 4")) == (1, 1)
    assert (told(s, 0, "loot", "middle 5"), told(s, 0, "loot", "next in the middle 5")) == (3, 1)


def test_others_changes_are_told():
    """G-35: how many changes each seat has made in this round."""
    s = record(IN_TURNS, bargaining=1)
    assert [told(s, 2, "changes", at=at) for at in range(4)] == [1, 1, 2, 1]


def test_no_number_is_too_large_for_an_observation():
    """A hoard in a handmade position, laid out unseen, is observed as the largest number."""
    hoard = {"stashes": [[5] * 80 + [4] * 80, [], [], []], "shares": [[], [], [], [2]]}
    match = play(table(**hoard), "0 payoff a yes 1: " + "5? " * 80 + "4? " * 80)
    for viewer in (-1, 1, 2):
        assert max(observed(match.state, viewer)) == 127
    assert max(observed(match.state, 0)) == 80
