"""What has been shown of hands, piles and decks, and when it lapses. [H-28, H-37]"""

from __future__ import annotations

import pytest

from rascals.games.heist import BOX
from rascals.games.heist.box import CRITTER_NAMES, CRITTERS
from tests.games.heist.scenes import fresh, heist, words_of


def known(scene, viewer, owner):
    """Return which cards of a hand a seat has been shown; seat 4 is a spectator."""
    facts = scene.s.facts[viewer][owner * CRITTERS : (owner + 1) * CRITTERS]
    return [name for name, count in zip(CRITTER_NAMES, facts, strict=True) for _ in range(count)]


@pytest.mark.parametrize("edition", ["v2", "v3", "v4", "v5"])
def test_all_know_what_a_raccoon_took(edition):
    """All know the card now in that hand, until the hand shows one of it. [H-28, H-37]"""
    scene = heist(edition, 3, hands=["raccoon mole", "bird"], discards=["", "bird"]).play("play raccoon 1")
    assert known(scene, 1, 0) == known(scene, 2, 0) == known(scene, 4, 0) == ["bird"]
    scene.play("play bird")
    assert known(scene, 1, 0) == []


def test_an_owl_given_shows_a_hand():
    """v5: the user knows the whole hand, all that an owl is there, the target the card it lost. [H-28, H-37]"""
    scene = heist("v5", 3, hands=["owl mole", "fox bird"]).play("play owl 1", "pick fox")
    assert known(scene, 0, 1) == ["bird", "owl"]
    assert known(scene, 2, 1) == known(scene, 4, 1) == ["owl"]
    assert (known(scene, 1, 0), known(scene, 2, 0)) == (["fox"], [])


def test_facts_lapse_when_a_card_leaves_unseen():
    """All facts of a hand lapse for those who did not see which card left; an owl just given stays known. [H-37]"""
    scene = heist("v5", 3, hands=["raccoon", "owl", "mole"], discards=["bird"]).play("play raccoon 0")
    assert known(scene, 2, 0) == ["bird"]
    scene.play("end", "play owl 0", "leave")
    assert known(scene, 2, 0) == ["bird", "owl"]
    scene = heist("v5", 3, hands=["raccoon mole", "owl", "mole"], discards=["bird"]).play("play raccoon 0")
    scene.play("end", "play owl 0", "pick mole")
    assert (known(scene, 2, 0), known(scene, 1, 0)) == (["owl"], ["bird", "owl"])


def test_a_bat_knows_the_order():
    """v1, v2: its user alone knows the order of the traps, until they are drawn or shuffled. [H-28, H-37]"""
    scene = heist("v2", hands=["bat"], traps="hook pit camera slippery").play("play bat", "order pit,camera,hook")
    assert list(scene.s.traps_known[:4]) == [0, 1, 1, 1]


def test_an_owl_knows_the_bottom():
    """v1 to v4: its user knows the two under the deck. [H-28]"""
    scene = heist("v3", hands=["owl"], critters="bat bird mole squirrel").play("play owl", "keep bat")
    assert list(scene.s.critters_known[:4]) == [1, 1, 0, 0]
    assert scene.critters() == "squirrel bird mole"


def test_looked_at_tiles_are_known():
    """Mole v5 put back: its user knows the top; spider: those put back; drawn they are known no more. [H-28, H-37]"""
    scene = heist("v5", tiles={"3,3": "cross"}, hands=["mole"], stack="T corner").play("play mole", "leave")
    assert list(scene.s.stack_known[:2]) == [0, 1]
    scene = heist("v5", hands=["spider"], stack="T corner cross straight", tiles={"0,1": "cross"})
    scene.play("play spider", "hold T-plain")
    assert list(scene.s.stack_known[:4]) == [0, 1, 1, 0]
    scene.play("draw", min(scene.twin().play("draw").moves()))
    assert list(scene.s.stack_known[:3]) == [0, 1, 0]


def test_a_discarded_card_was_shown():
    """Pit and raccoon v1: what is discarded lies open, and a fact of it lapses. [H-28, H-37]"""
    tiles = {"3,3": "cross", "3,4": "cross-trap"}
    scene = heist("v2", tiles=tiles, at=["3,3"], hands=["raccoon mole"], discards=["", "bird"], traps="pit")
    scene.play("play raccoon 1", "move e", "suffer", "discard bird")
    assert known(scene, 1, 0) == []


# ---------------------------------------------------------------- decisions in advance


CONDITIONS = {one.name: one for one in BOX.conditions}


OPEN = {"3,3": "cross", "4,3": "cross"}


ROAD = {"0,1": "straight r90", "0,2": "straight r90", "0,3": "straight r90"}


def span(scene, name, seat=0):
    return CONDITIONS[name].span(scene.s, seat)


def answer(scene, name, number=0, seat=0):
    """Return what follows for a seat, which must be legal."""
    move = CONDITIONS[name].answer(scene.s, seat, number)
    assert move is None or scene.may(move, seat)
    return move


def resting(scene):
    return [BOX.resting(scene.s, seat) for seat in range(scene.s.players)]


def test_loot_is_taken_from_a_worth_on():
    """[H-08] The highest that lies there decides."""
    scene = heist("v4", tiles=ROAD, loot={"0,1": "4 2"}).play("move e")
    assert scene.asked == "take 0"
    assert [answer(scene, "take-from", number) for number in (2, 4, 5)] == ["take", "take", "leave"]
    assert answer(heist("v4", tiles=ROAD), "take-from", 2) is None


def test_of_different_food_the_highest_is_taken():
    """[H-08] v5 names it."""
    scene = heist("v5", tiles=ROAD, loot={"0,1": "6 2"}).play("move e")
    assert [answer(scene, "take-from", number) for number in (6, 8)] == ["take nuts", "leave"]


def test_the_bounds_are_the_edition_s():
    """[H-07] From the least to the greatest worth there is; nothing for a crew that is off the heist."""
    scene = heist("v5", tiles=ROAD, ended=[0, 1])
    assert (span(scene, "take-from"), span(scene, "take-from", 1)) == ((2, 8), None)
    assert (span(scene, "end-when-done"), span(scene, "end-when-done", 1)) == ((0, 0), None)
    assert span(fresh("v5"), "take-from") is None


def test_a_held_tile_is_kept():
    """[H-18.spider.v5] Named by who holds one, answered when another draws."""
    scene = heist("v5", 3, tiles=OPEN, at=["9,9", "4,3"], held=["T", "", ""], stack="corner cross", turn=1)
    assert [span(scene, "decline-web", seat) for seat in range(3)] == [(0, 0), None, None]
    assert answer(scene, "decline-web", seat=0) is None
    scene.play("move n", "draw")
    assert scene.asked == "web 0"
    assert answer(scene, "decline-web") == "decline"


def test_who_has_ended_keeps_its_tile_unasked():
    """H-18.spider.v5: holders who have ended do not act, so they have nothing to decide."""
    scene = heist("v5", players=3, held=["straight", "straight", ""], ended=[0, 1, 0])
    assert [span(scene, "decline-web", seat) for seat in range(3)] == [(0, 0), None, None]


@pytest.mark.parametrize(("moves", "plays", "move"), [(0, 0, None), (1, 1, None), (2, 1, "end"), (2, 0, None)])
def test_a_turn_ends_once_it_allows_nothing_more(moves, plays, move):
    """[H-13b, H-39] Neither a step nor a critter: of three actions at most two of either kind."""
    scene = heist("v4", tiles=ROAD, at=["0,2", "9,9"], hands=["mole", ""], moves=moves, plays=plays)
    assert answer(scene, "end-when-done") == move


def test_the_end_of_a_turn_tells_nothing_of_the_hand():
    """[H-37] Whether it comes by itself is the same for every hand of one size; an empty one everybody sees."""
    hands = ["mole", "squirrel", "bat", "owl", "raccoon"]
    scenes = [heist("v4", tiles=ROAD, at=["0,2", "9,9"], hands=[hand, ""], moves=2, plays=0) for hand in hands]
    assert {answer(scene, "end-when-done") for scene in scenes} == {None}
    assert answer(heist("v4", tiles=ROAD, at=["0,2", "9,9"], moves=2), "end-when-done") == "end"


def test_it_is_not_ended_for_another_nor_with_a_question_open():
    """[H-39] Only one's own turn, and nothing pending."""
    scene = heist("v4", tiles=ROAD, at=["0,2", "9,9"], moves=2)
    assert answer(scene, "end-when-done", seat=1) is None
    scene = heist("v4", tiles=ROAD, loot={"0,1": "4"}).play("move e")
    assert answer(scene, "end-when-done") is None


def test_who_is_off_the_heist_rests():
    """[H-36] Its turns are skipped; a crew on the heist never rests in another's turn."""
    assert resting(heist("v5", tiles=ROAD, ended=[0, 1], turn=0)) == [0, 1]
    assert resting(heist("v5", tiles=ROAD, turn=1)) == [0, 0]


def test_who_has_chosen_in_secret_rests_until_all_have():
    """[H3-10] Nothing is shown before the last choice."""
    scene = fresh("v3")
    assert resting(scene) == [0, 0]
    cards = words_of(scene.s.pack[0], CRITTER_NAMES).split()
    scene.play(f"0: keep {','.join(cards[:5])} discard {','.join(cards[5:])}")
    assert resting(scene) == [1, 0]
