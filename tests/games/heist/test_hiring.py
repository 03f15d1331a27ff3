"""Hiring a crew. [H1-10 – H5-10, H-11, H-17, H-18, H-33]"""

from __future__ import annotations

import pytest

from rascals.games.heist.components import CRITTER_NAMES
from rascals.games.heist.state import HEIST, LAYOUT
from tests.games.heist.scenes import cards, fresh, heist, piles, restock

FULL = {
    "v1": "raccoon mole ferret bird hedgehog butterfly mouse squirrel bat owl",
    "v2": "raccoon mole ferret bird butterfly squirrel bat owl snake fox",
    "v3": "raccoon mole ferret bird butterfly squirrel bat owl snake fox",
    "v4": "raccoon mole ferret bird butterfly squirrel bat owl snake fox badger",
    "v5": "raccoon mole ferret bird butterfly squirrel bat owl fox spider",
}


@pytest.mark.parametrize("edition", FULL)
def test_six_of_each(edition):
    """The deck has six of each critter of the edition. [H-18]"""
    found = {CRITTER_NAMES[card]: count for card, count in fresh(edition).total["critters"].items()}
    assert found == dict.fromkeys(FULL[edition].split(), 6)


# ---------------------------------------------------------------- v1, v2: piles


@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_taking_from_a_pile(edition):
    """[H1-10] Of three face-down piles of one card the start player looks at one and takes a card.

    The deck's top card is added to it, the next player looks.
    """
    scene = fresh(edition, 3, first=2)
    assert ([len(pile) for pile in piles(scene)], scene.acting) == ([1, 1, 1], [2])
    assert scene.moves() == {"look 1", "look 2", "look 3"}
    pile, top, size = piles(scene)[1], scene.critters().split()[0], scene.s.critters_size
    scene.play("look 2")
    assert (scene.asked, scene.moves()) == ("hire 2", {f"hire {pile[0]}", "pass-pile"})
    scene.play(f"hire {pile[0]}")
    assert scene.hand(2) == pile[0]
    assert (piles(scene)[1], scene.s.critters_size, scene.acting) == ([top], size - 1, [0])


@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_declining_piles(edition):
    """[H1-10] A card is added to each pile declined, another is looked at; after three the deck's top card is taken."""
    scene = fresh(edition, 3, first=0)
    fourth = scene.critters().split()[3]
    scene.play("look 2", "pass-pile")
    assert ([len(pile) for pile in piles(scene)], scene.acting) == ([1, 2, 1], [0])
    assert scene.moves() == {"look 1", "look 3"}
    scene.play("look 3", "pass-pile", "look 1", "pass-pile")
    assert ([len(pile) for pile in piles(scene)], scene.hand(0), scene.acting) == ([2, 2, 2], fourth, [1])


@pytest.mark.parametrize(("edition", "size"), [("v1", 5), ("v2", 7)])
@pytest.mark.parametrize("players", [2, 4])
def test_hiring_goes_on_until_all_have_enough(edition, size, players):
    """[H1-10, H2-10] Until everyone has 5, in v2 7; then piles and deck are shuffled together and the layout begins."""
    scene = fresh(edition, players, first=1)
    order = []
    while scene.s.phase != LAYOUT:
        order.append(scene.acting[0])
        scene.play_first(2)
    assert order == [(1 + turn) % players for turn in range(players)] * size
    assert all(len(scene.hand(seat).split()) == size for seat in range(players))
    assert piles(scene) == [[], [], []]
    deck = 60 - size * players - (players if edition == "v2" else 0)
    assert scene.s.critters_size == deck


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v2_puts_a_card_of_the_deck_on_each_discard_pile(players):
    """[H2-10] After the piles have gone back one card goes face up to each player's discard pile; v1: none."""
    for edition, size in ("v1", 0), ("v2", 1):
        scene = fresh(edition, players)
        while scene.s.phase != LAYOUT:
            scene.play_first()
        assert [len(scene.discards(seat).split()) for seat in range(players)] == [size] * players


def test_an_empty_deck_adds_nothing_and_empty_piles_are_skipped():
    """[H1-10] Deck empty: no card is added, a pile without cards cannot be looked at; nor may the last be declined."""
    scene = restock(fresh("v1", 2, first=0), piles=["owl", "fox bat", ""], critters="")
    assert scene.moves() == {"look 1", "look 2"}
    scene.play("look 2", "hire bat")
    assert piles(scene) == [["owl"], ["fox"], []]
    scene.play("look 1", "pass-pile", "look 2")
    assert scene.moves() == {"hire fox"}


@pytest.mark.parametrize(("critters", "may"), [("", False), ("mouse", False), ("mouse raccoon", True)])
def test_the_last_pile_may_be_declined_with_two_cards_in_the_deck(critters, may):
    """[H1-10, H-X10] One for the pile and one to take: else a card of the last pile must be taken."""
    scene = restock(fresh("v1", 2, first=0), piles=["owl", "bat", "mole"], critters=f"bird fox {critters}")
    scene.play("look 2", "pass-pile", "look 1", "pass-pile", "look 3")
    assert scene.moves() == {"hire mole", "pass-pile"} if may else {"hire mole"}
    if may:
        scene.play("pass-pile")
        assert ([len(pile) for pile in piles(scene)], scene.hand(0), scene.critters()) == ([2, 2, 2], "raccoon", "")
    else:
        assert piles(scene.play("hire mole"))[2] == critters.split()


# ---------------------------------------------------------------- v3, v4: eight dealt


@pytest.mark.parametrize("edition", ["v3", "v4"])
@pytest.mark.parametrize("players", [2, 4])
def test_five_of_eight_are_kept(edition, players):
    """[H3-10, H4-10] All choose at once; nothing is shown until all have; the three others lie face up, in order."""
    scene = fresh(edition, players, first=1)
    assert scene.acting == list(range(players))
    dealt = {}
    for seat in reversed(range(players)):
        assert scene.s.turn == -1
        assert [scene.discards(other) for other in range(players)] == [""] * players
        dealt[seat] = scene.keep_dealt(seat)
        assert seat not in scene.acting or scene.s.phase == HEIST
    for seat in range(players):
        assert scene.hand(seat).split() == dealt[seat][:5]
        assert scene.discards(seat).split() == dealt[seat][5:]
    assert scene.s.phase == HEIST
    assert scene.s.critters_size == (66 if edition == "v4" else 60) - 8 * players


@pytest.mark.parametrize("edition", ["v3", "v4"])
def test_only_dealt_cards_are_kept_and_each_once(edition):
    """[H3-10] A card may be named as often as it was dealt."""
    scene = fresh(edition)
    dealt = cards(scene.s.pack[0])
    missing = next(name for name in FULL[edition].split() if name not in dealt)
    assert not scene.may(f"keep {missing},{','.join(dealt[:4])} discard {','.join(dealt[5:])}", 0)
    assert (
        not scene.may(f"keep {','.join([dealt[0]] * 5)} discard {','.join(dealt[5:])}", 0) or len(set(dealt[:5])) == 1
    )
    assert scene.may(f"keep {','.join(dealt[3:])} discard {dealt[2]},{dealt[0]},{dealt[1]}", 0)


# ---------------------------------------------------------------- v5: draft


@pytest.mark.parametrize("players", [3, 4])
def test_the_draft_passes_left_five_times(players):
    """[H5-10] Each keeps one, the rest goes to the next seat; after the fifth pick nothing is passed."""
    scene = fresh("v5", players, first=1)
    for picked in range(1, 6):
        before = [cards(scene.s.pack[seat]) for seat in range(players)]
        assert [len(pack) for pack in before] == [9 - picked] * players
        assert scene.acting == list(range(players))
        for seat in range(players):
            scene.play(f"{seat}: keep {before[seat][0]}")
        if picked < 5:
            assert all(cards(scene.s.pack[(seat + 1) % players]) == before[seat][1:] for seat in range(players))
        else:
            assert all(cards(scene.s.pack[seat]) == before[seat][1:] for seat in range(players))
    rest = [cards(scene.s.pack[seat]) for seat in range(players)]
    for seat in range(players):
        scene.play(f"{seat}: discard {rest[seat][2]},{rest[seat][0]},{rest[seat][1]}")
    for seat in range(players):
        assert len(scene.hand(seat).split()) == 5
        assert scene.discards(seat).split() == [rest[seat][2], rest[seat][0], rest[seat][1]]
    assert (scene.s.phase, scene.s.turn) == (HEIST, 1)


@pytest.mark.parametrize("first", [0, 1])
def test_two_players_draft_with_a_third_hand(first):
    """[H5-10] Passed first → second → table → first; at each pick a random card of the table's goes to the box.

    In the end each discard pile has three cards, the box eight, the deck 36. [H-X11]
    """
    scene = fresh("v5", 2, first=first)
    second = 1 - first
    for picked in range(1, 6):
        mine, theirs, table = (cards(scene.s.pack[place]) for place in (first, second, 2))
        assert (len(mine), len(theirs), len(table)) == (9 - picked,) * 3
        scene.play(f"{first}: keep {mine[0]}", f"{second}: keep {theirs[0]}")
        if picked == 5:
            break
        assert sum(scene.s.box_critters) == picked
        assert cards(scene.s.pack[second]) == mine[1:]
        assert cards(scene.s.pack[2]) == theirs[1:]
        left = cards(scene.s.pack[first])
        assert len(left) == len(table) - 1
        assert all(left.count(card) <= table.count(card) for card in left)
    scene.play(*(f"{seat}: discard {','.join(cards(scene.s.pack[seat]))}" for seat in range(2)))
    assert [len(scene.discards(seat).split()) for seat in range(2)] == [3, 3]
    assert (sum(scene.s.box_critters), sum(scene.s.pack[2]), scene.s.critters_size) == (8, 0, 36)


def test_picks_are_secret_until_all_have_picked():
    """[H5-10, H-11] A pick is not yet in the hand, and cannot be changed."""
    scene = fresh("v5", 3)
    scene.play(f"1: keep {cards(scene.s.pack[1])[0]}")
    assert scene.acting == [0, 2]
    assert scene.hand(1) == ""


def test_the_deck_is_not_refilled():
    """From an empty deck the pit of v5 gives no card, though there are discards. [H-33]"""
    scene = heist("v5", tiles={"0,1": "cross-trap"}, hands=["bird"], traps="pit", discards=["mole fox", "bat"])
    assert scene.play("move e", "suffer", "discard bird").hand(0) == ""
