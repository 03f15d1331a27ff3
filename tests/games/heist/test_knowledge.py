"""Critter Heist: who learns what, what a view keeps of it and for how long, and what `determinize` redeals. [H-28]

Scenes that random games hardly reach. That a view hides the rest, and that `determinize` forgets and tells nothing, is
said by `rascals.laws` of every game; who hears what of each event by the transcripts.
"""

from __future__ import annotations

from typing import Any

import pytest

from rascals.games.heist import DEFINITION
from rascals.games.heist.components import CRITTER_NAMES, CRITTERS
from rascals.games.heist.state import HIRE, OVER
from tests.games.heist.scenes import cards, fresh, heist, legal, packed, restock
from tests.games.heist.worlds import (
    SPECTATOR,
    dealings,
    determinized,
    every_world,
    everybody,
    known,
    nobody_but,
    observed,
    varieties,
    view,
    worlds,
)


def hand(seat):
    """Return a function that reads a hand."""
    return lambda scene: scene.hand(seat)


def pile(number):
    """Return a function that reads a hiring pile."""

    def read(scene):
        size = scene.s.pile_size[number - 1]
        return " ".join(CRITTER_NAMES[card] for card in scene.s.pile[number - 1][:size])

    return read


# ---------------------------------------------------------------- hiring, v1 and v2


def test_a_pile_looked_at_is_known_until_somebody_else_takes_from_it():
    """H-X33, H-11, H-28, H-37: who passed knows the two cards, and that a third is there, while others only look; the
    taker goes on knowing the rest, but not what is added; nobody else ever knew anything.
    """
    deck = "hedgehog bat bird ferret fox mole mouse owl raccoon squirrel butterfly fox mole"
    scene = restock(fresh("v1", 3, first=0), piles=["mole", "owl bat", "bird"], critters=deck).play("look 2")
    assert known(scene, 0) == {"pile 2": "bat owl"}
    assert all(known(scene, viewer) == {} for viewer in nobody_but(scene, 0))
    scene.play("pass-pile")
    assert known(scene, 0) == {"pile 2": "bat owl"}
    assert view(scene, 0)["piles"] == [1, 3, 1]
    assert {cards[:7] for cards in varieties(scene, 0, pile(2))} == {"owl bat"}
    assert len(varieties(scene, 0, pile(2))) > 4, "the third may be anything"
    assert len(varieties(scene, 1, pile(2))) > 20
    scene.play("look 1", "hire mole")
    assert known(scene, 0) == {"pile 2": "bat owl"}
    scene.play("look 2", "pass-pile")
    assert known(scene, 0) == {"pile 2": "bat owl"}
    assert known(scene, 1) == {"pile 2": "bat hedgehog owl"}
    scene.play("look 3", "hire bird", "look 1", "hire bat", "look 3", "hire ferret")
    assert known(scene, 0) == {"pile 2": "bat owl"}
    scene.play("look 2", "hire owl")
    assert known(scene, 0) == {}
    assert pile(2)(scene) == "bat hedgehog bird mouse"
    assert known(scene, 1) == {"pile 2": "bat bird hedgehog"}, "what was added nobody has seen"


@pytest.mark.no_cover
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_unknown_cards_of_piles_hands_and_deck_are_dealt_alike(viewer):
    """H-37: of five unknown cards in pile, hand and deck every deal is equally likely, trying each roll."""
    scene = heist("v1", 3, hands=["fox", "bat mole"], critters="owl", phase=0)
    s = scene.s
    s.pile_size[:] = [2, 0, 0]
    s.pile[0][:2] = [CRITTER_NAMES.index("bird"), CRITTER_NAMES.index("fox")]
    s.pile_known[0][0] = 1 << 0

    def dealt(world):
        return (world.hand(0), world.hand(1), *pile(1)(world).split(), world.critters())

    found = every_world(scene, viewer, dealt)
    if viewer == 0:
        expected = {
            ("fox", one, "bird", *rest): p for (one, *rest), p in dealings("bat mole fox owl", [2, 1, 1]).items()
        }
    elif viewer == 1:
        expected = {
            (zero, "bat mole", *rest): p for (zero, *rest), p in dealings("fox bird fox owl", [1, 1, 1, 1]).items()
        }
    else:
        expected = dealings("fox bat mole bird fox owl", [1, 2, 1, 1, 1])
    assert found == expected


def test_after_hiring_the_piles_are_shuffled_in_and_nobody_knows_a_place():
    """H1-10, H-37: what was seen of piles is no longer known."""
    scene = fresh("v1", 2, first=0)
    while scene.s.phase == HIRE:
        scene.play_first()
    assert all(known(scene, viewer) == {} for viewer in everybody(scene))


# ---------------------------------------------------------------- hiring, v3 to v5


DEALT = ("bat bird fox mole owl owl fox fox", "bat bat bat mole mole mole bird bird")
KEPT = "keep bat,bird,fox,mole,owl discard owl,fox,fox"


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", ["v3", "v4"])
def test_who_has_chosen_all_see_and_what_nobody(edition):
    """H-28, H3-10, H4-10: a dealt hand is its holder's, a sealed choice too; others see that it was made."""
    scene = packed(edition, *DEALT, critters="bat bird fox mole").play(f"0: {KEPT}")
    for viewer in everybody(scene):
        seats = view(scene, viewer)["seats"]
        assert [seat["chosen"] for seat in seats] == [True, False]
        assert [seat["pack_size"] for seat in seats] == [8, 8]
        assert (seats[0]["pack"] is None) == (seats[0]["choice"] is None) == (viewer != 0)
        assert (seats[1]["pack"] is None) == (viewer != 1)
        assert view(scene, viewer)["status"]["args"]["seat"] == [1]
    assert view(scene, 0)["seats"][0]["choice"] == ["bat", "bird", "fox", "mole", "owl", "owl", "fox", "fox"]
    choices = varieties(scene, 1, lambda world: tuple(world.s.sealed[0][:8]))
    assert len(choices) > 20
    for choice in choices:
        assert list(choice[:5]) == sorted(choice[:5]), "what is kept is named in order"
    for world in worlds(scene, 1):
        chosen = [world.s.sealed[0][:8].count(card) for card in range(CRITTERS)]
        assert chosen == world.s.pack[0], "what is chosen was dealt"
        assert world.s.pack[1] == scene.s.pack[1]
    assert varieties(scene, 0, lambda world: tuple(world.s.sealed[0])) == {tuple(scene.s.sealed[0])}


def test_hands_passed_on_are_no_facts():
    """H-28, H-37, H5-10: after a pick the hand that was passed on is unknown, though one has just held it."""
    first, second, third = "bat bird fox mole owl owl fox fox", "bat bat bat mole mole mole bird bird", "spider " * 8
    scene = packed("v5", first, second, third, critters="bat bird fox mole").play(
        "0: keep fox", "1: keep bat", "2: keep spider"
    )
    assert view(scene, 1)["seats"][1]["pack"] == sorted(first.replace("fox", "", 1).split())
    assert view(scene, 0)["seats"][1]["pack"] is None
    assert known(scene, 0) == {}
    assert len(varieties(scene, 0, lambda world: tuple(world.s.pack[1]))) > 20
    assert len(varieties(scene, 0, hand(1))) > 3
    scene.play("1: keep owl")
    assert len(varieties(scene, 0, lambda world: world.s.sealed[1][0])) > 3
    for world in worlds(scene, 0):
        assert world.s.pack[1][world.s.sealed[1][0]] > 0, "a pick is of the own pack"


@pytest.mark.no_cover
def test_the_box_of_two_players_nobody_knows():
    """H-X11, H-28, H5-10: eight cards go to the box unseen, in the draft and to the end of the game."""
    scene = fresh("v5", 2, first=0).play_first(2 * 5)
    scene.play(*(f"{seat}: discard {','.join(cards(scene.s.pack[seat]))}" for seat in range(2)))
    assert sum(scene.s.box_critters) == 8
    for viewer in everybody(scene):
        assert view(scene, viewer)["box"]["cards"] == 8
        assert len(varieties(scene, viewer, lambda world: tuple(world.s.box_critters))) > 20
    scene.s.phase, scene.s.turn = OVER, -1
    assert len(varieties(scene, 0, lambda world: tuple(world.s.box_critters))) > 20


# ---------------------------------------------------------------- tiles


def tiles_shown(scene, viewer):
    """Return the tiles on the table as a viewer sees them."""
    return view(scene, viewer)["pending"]["tiles"]


MOLED = {"0,1": "straight r90", "0,2": "straight r90"}


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("edition", "entries", "move", "drawn"),
    [
        ("v3", {"tiles": {"0,1": "T r270"}, "stack": "straight T corner"}, "move e", "straight-plain"),
        ("v1", {"tiles": MOLED, "stack": "T-trap cross", "hands": ["mole"]}, "play mole", "T-trap"),
    ],
)
def test_tiles_drawn_openly(edition, entries, move, drawn):
    """H-28, H3-15: all see the tiles drawn on an arrival of v3, and the mole's of v1."""
    scene = heist(edition, **entries).play(move)
    assert scene.asked == "place 0"
    for viewer in everybody(scene):
        assert tiles_shown(scene, viewer) == [drawn]
        assert varieties(scene, viewer, lambda world: world.shown()) == {drawn}


def test_a_tile_put_back_its_user_knows_until_it_is_drawn():
    """H-28, H-37, H-18.mole.v5: all see that the tile went back; its user knows the top, until it is drawn."""
    scene = heist("v5", hands=["mole", "mole"], tiles=MOLED, stack="T-trap cross corner straight")
    scene.play("play mole", "leave")
    assert known(scene, 0) == {"stack top": "T-trap"}
    assert all(known(scene, viewer) == {} for viewer in nobody_but(scene, 0))
    assert {world.stack().split()[0] for world in worlds(scene, 0)} == {"T-trap"}
    assert len(varieties(scene, 0, lambda world: world.stack())) == 6
    assert len(varieties(scene, 1, lambda world: world.stack().split()[0])) == 4
    scene.play("end", "play mole")
    assert known(scene, 0) == known(scene, 1) == {}
    scene.play("leave")
    assert known(scene, 0) == {}
    assert known(scene, 1) == {"stack top": "T-trap"}


def test_anothers_mole_makes_the_top_unknown_and_leaves_what_lies_deeper():
    """H-37: what the spider's user knows below a tile that another has put back stays, the top is `?`."""
    scene = heist("v5", hands=["spider", "mole"], tiles=MOLED, stack="T-trap cross corner straight")
    scene.play("play spider")
    assert tiles_shown(scene, 0) == ["T-trap", "cross-plain", "corner-plain"]
    assert tiles_shown(scene, 1) == [None, None, None]
    assert len(varieties(scene, 1, lambda world: world.shown())) > 10
    scene.play("leave")
    assert known(scene, 0) == {"stack top": "T-trap cross-plain corner-plain"}
    scene.play("end", "play mole", "leave")
    assert known(scene, 0) == {"stack top": "? cross-plain corner-plain"}
    assert known(scene, 1) == {"stack top": "T-trap"}
    assert varieties(scene, 0, lambda world: world.stack()) == {
        "T-trap cross-plain corner-plain straight-plain",
        "straight-plain cross-plain corner-plain T-trap",
    }


def test_the_spiders_tiles_go_back_known_and_the_held_one_is_secret():
    """H-18.spider.v5, H-28: the user knows those put back, in order; others see that one is held."""
    scene = heist("v5", 3, hands=["spider", "spider"], tiles=MOLED, stack="T-trap cross corner straight")
    scene.play("play spider", "hold cross-plain")
    assert known(scene, 0) == {"stack top": "T-trap corner-plain"}
    for viewer in nobody_but(scene, 0):
        assert known(scene, viewer) == {}
        assert view(scene, viewer)["seats"][0]["tiles"] == 1
        assert view(scene, viewer)["seats"][0]["held"] is None
        found = every_world(scene, viewer, lambda world: (world.held(0), world.stack()))
        assert found == dealings("cross-plain T-trap corner-plain straight-plain", [1, -3])
    scene.play("end", "play spider", "leave")
    assert known(scene, 0) == {}, "all three may have changed their places"
    assert known(scene, 1) == {"stack top": "T-trap corner-plain straight-plain"}


def test_what_is_known_of_the_stack_goes_as_it_is_drawn():
    """H-37: the top that another draws is known no longer, the next one is."""
    scene = heist("v5", hands=["spider", ""], stack="T-trap cross corner straight").play("play spider", "leave", "end")
    scene.play("draw")
    assert known(scene, 0) == {"stack top": "cross-plain corner-plain"}
    assert tiles_shown(scene, 0) == [None]
    assert varieties(scene, 0, lambda world: world.shown()) == {"T-trap", "straight-plain"}, "stated, not deduced"


def test_shuffled_tiles_are_known_no_longer():
    """H-37, H-22.fake-path.v2: with what the fake path has drawn all of the stack is shuffled."""
    tiles = {"0,1": "cross-trap", "0,2": "straight r90", "1,1": "straight"}
    scene = heist("v3", tiles=tiles, stack="T cross T-trap corner", traps="fake-path")
    scene.s.stack_known[0] = 1
    scene.play("move e")
    assert [tiles_shown(scene, viewer) for viewer in everybody(scene)] == [["T-plain", "cross-plain", "T-trap"]] * 3
    assert known(scene, 0) == {"stack top": "corner-plain"}
    scene.play(min(scene.moves()))
    assert sorted(scene.stack().split()) == ["T-plain", "corner-plain", "cross-plain"]
    assert known(scene, 0) == {}


# ---------------------------------------------------------------- traps


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_the_bats_user_knows_the_order(edition):
    """H-28, H-37, H-18.bat.v1: the user alone sees the traps and knows where each lies, until another looks."""
    names = "swap rotate tile suspicion" if edition == "v1" else "hook pit camera slippery"
    one, two, three, four = names.split()
    scene = heist(edition, hands=["bat", "bat"], traps=names).play("play bat")
    assert view(scene, 0)["pending"]["cards"] == [one, two, three]
    assert view(scene, 1)["pending"]["cards"] == [None] * 3
    assert len(varieties(scene, 1, lambda world: tuple(world.s.shown_cards))) > 10
    assert len(varieties(scene, 0, lambda world: tuple(world.s.shown_cards))) == 1
    scene.play(f"order {three},{one},{two}")
    assert known(scene, 0) == {"traps top": f"{three} {one} {two}"}
    assert all(known(scene, viewer) == {} for viewer in nobody_but(scene, 0))
    assert varieties(scene, 0, lambda world: world.traps()) == {f"{three} {one} {two} {four}"}
    assert every_world(scene, 1, lambda world: (world.traps(),)) == dealings(names, [-4])
    scene.play("end", "play bat")
    assert known(scene, 0) == {}
    scene.play(f"order {one},{two},{three}")
    assert (known(scene, 0), known(scene, 1)) == ({}, {"traps top": f"{one} {two} {three}"})


def test_a_known_trap_is_drawn_for_all_to_see():
    """H-28, H-37: a trap turned up all see; what the user knows below stays."""
    scene = heist("v2", hands=["bat"], tiles={"0,1": "straight-trap r90"}, traps="pit camera camera hook")
    scene.play("play bat", "order camera,camera,pit", "move e")
    assert known(scene, 0) == {"traps top": "camera pit"}
    assert [view(scene, viewer)["trap_discard"] for viewer in everybody(scene)] == [["camera"]] * 3


# ---------------------------------------------------------------- owl


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", ["v1", "v2", "v3", "v4"])
def test_the_owls_user_knows_the_two_at_the_bottom(edition):
    """H-28, H-37, H-18.owl.v1: the user the three and the two; all see that one was kept."""
    scene = heist(edition, 3, hands=["owl"], critters="fox bat mole bird squirrel").play("play owl")
    assert view(scene, 0)["pending"]["cards"] == ["fox", "bat", "mole"]
    for viewer in nobody_but(scene, 0):
        assert view(scene, viewer)["pending"]["cards"] == [None] * 3
        shown = varieties(scene, viewer, lambda world: tuple(world.s.shown_cards[:3]))
        assert len(shown) > 20
    scene.play("keep bat")
    assert known(scene, 0) == {"critters bottom": "fox mole"}
    assert scene.critters() == "bird squirrel fox mole"
    assert varieties(scene, 0, lambda world: world.critters()) == {"bird squirrel fox mole", "squirrel bird fox mole"}
    for viewer in nobody_but(scene, 0):
        assert known(scene, viewer) == {}
        assert view(scene, viewer)["seats"][0]["cards"] == 1
        found = every_world(scene, viewer, lambda world: (world.hand(0), world.critters()))
        assert found == dealings("bat fox mole bird squirrel", [1, -4])


def test_two_owls_know_each_their_own_two():
    """H-37: what another puts under the deck leaves a known place known; it is `?` for the first."""
    scene = heist("v4", hands=["owl", "owl"], critters="fox bat mole bird squirrel ferret raccoon")
    scene.play("play owl", "keep fox", "end", "play owl", "keep squirrel")
    assert scene.critters() == "raccoon bat mole bird ferret"
    assert known(scene, 0) == {"critters bottom": "bat mole ? ?"}
    assert known(scene, 1) == {"critters bottom": "bird ferret"}
    cards = {viewer: varieties(scene, viewer, lambda world: tuple(world.critters().split())) for viewer in (0, 1)}
    assert {deck[1:3] for deck in cards[0]} == {("bat", "mole")}
    assert {deck[3:] for deck in cards[1]} == {("bird", "ferret")}
    assert len({deck[3] for deck in cards[0]}) > 2


def test_owl_given_to_fox_and_owl():
    """H-X17, H-28, H-37: all know the owl given; the user the rest of that hand; the target the card lost."""
    scene = heist("v5", 3, hands=["owl mole", "fox owl bat", "bird"], critters="squirrel").play("play owl 1")
    assert scene.moves() == {"leave", "pick bat", "pick fox", "pick owl"}
    assert known(scene, 0) == {"hand 1": "bat fox owl owl"}
    for viewer in (2, SPECTATOR):
        assert known(scene, viewer) == {"hand 1": "owl"}
    assert known(scene, 1) == {}
    assert varieties(scene, 0, hand(1)) == {"bat fox owl owl"}
    for world in worlds(scene, 2):
        assert "owl" in world.hand(1)
        assert world.s.facts[0][CRITTERS : 2 * CRITTERS] == world.s.hand[1], "who chooses has seen the hand"
        assert world.moves() <= {"leave", *(f"pick {name}" for name in CRITTER_NAMES)}
    scene.play("pick fox")
    assert known(scene, 0) == {"hand 1": "bat owl owl"}
    assert known(scene, 1) == {"hand 0": "fox"}
    assert known(scene, 2) == known(scene, SPECTATOR) == {"hand 1": "owl"}
    assert {("fox" in world.hand(0)) for world in worlds(scene, 1)} == {True}
    found = every_world(scene, 2, lambda world: (world.hand(0), world.hand(1), world.critters()))
    unknown = dealings("mole fox owl bat squirrel", [2, 2, 1])
    assert found == {
        (zero, " ".join(sorted([*one.split(), "owl"])), deck): p for (zero, one, deck), p in unknown.items()
    }


def test_owl_given_to_one_card_or_none():
    """H-X17: to a fox: fox or nothing; to an empty hand nothing is asked, and all know what it holds."""
    scene = heist("v5", hands=["owl", "fox"]).play("play owl 1")
    assert scene.moves() == {"leave", "pick fox"}
    scene.play("leave")
    assert (known(scene, 0), known(scene, SPECTATOR)) == ({"hand 1": "fox owl"}, {"hand 1": "owl"})
    scene = heist("v5", hands=["owl", ""]).play("play owl 1")
    assert scene.asked is None
    assert known(scene, 0) == known(scene, SPECTATOR) == {"hand 1": "owl"}


def test_facts_of_a_hand_lapse_for_those_who_do_not_see_what_leaves_it():
    """H-37: a fox known to all in a hand is not, once the owl's user took a card unseen; the owl given stays."""
    scene = heist("v5", 3, hands=["owl", "raccoon fox bird", ""], discards=["", "", "fox"], turn=1)
    scene.play("play raccoon 2")
    assert all(known(scene, viewer) == ({} if viewer == 1 else {"hand 1": "fox"}) for viewer in everybody(scene))
    scene.play("end", "end", "play owl 1")
    assert known(scene, 2) == {"hand 1": "fox owl"}
    scene.play("pick bird")
    assert known(scene, 2) == {"hand 1": "owl"}
    assert known(scene, 0) == {"hand 1": "fox fox owl"}
    assert known(scene, 1) == {"hand 0": "bird"}


def test_a_card_shown_from_a_hand_is_known_there_no_longer():
    """H-37: of two foxes known the one played lapses; a card that another knows stays; new ones lapse nothing."""
    scene = heist("v5", hands=["owl", "ferret ferret bat"], critters="mole").play("play owl 1", "leave", "end")
    assert known(scene, 0) == {"hand 1": "bat ferret ferret owl"}
    scene.play("play ferret")
    assert known(scene, 0) == {"hand 1": "bat ferret owl"}
    scene.s.hand[1][CRITTER_NAMES.index("mole")] += 1
    assert known(scene, 0) == {"hand 1": "bat ferret owl"}
    assert known(scene, SPECTATOR) == {"hand 1": "owl"}


# ---------------------------------------------------------------- discards


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", ["v2", "v3", "v4", "v5"])
def test_all_know_what_the_raccoon_took(edition):
    """H-28, H-37: all know the card now in that hand, until it shows one; nothing else of the hand."""
    scene = heist(edition, hands=["raccoon bird", "bat"], discards=["", "mole ferret"], critters="owl squirrel")
    scene.play("play raccoon 1")
    for viewer in (1, SPECTATOR):
        assert known(scene, viewer) == {"hand 0": "ferret"}
        hands = varieties(scene, viewer, hand(0))
        assert all("ferret" in cards for cards in hands)
        assert len(hands) >= 3
    assert known(scene, 0) == {}
    scene.play("play ferret")
    assert known(scene, 1) == known(scene, SPECTATOR) == {}


def test_swap_shows_both_cards():
    """H-28, H-22.swap.v1: all see what went to the communal pile and what came into the hand."""
    scene = heist("v1", hands=["bird"], discards=["owl"], tiles={"0,1": "straight-trap r90"}, traps="swap")
    scene.play("move e")
    assert scene.hand(0) == "owl"
    assert known(scene, 1) == known(scene, SPECTATOR) == {"hand 0": "owl"}
    assert view(scene, SPECTATOR)["discards"] == [["bird"]]
    assert varieties(scene, 1, hand(0)) == {"owl"}


def test_the_pits_new_card_is_its_owners():
    """H-28, H-22.pit.v5: all see what is discarded; the card drawn its owner alone; facts of the hand stay."""
    scene = heist("v5", hands=["bird bat"], tiles={"0,1": "straight-trap r90"}, traps="pit", critters="mole owl")
    scene.s.facts[1][CRITTER_NAMES.index("bat")] = 1
    scene.play("move e", "suffer", "discard bird")
    assert view(scene, 1)["discards"][0] == ["bird"]
    assert known(scene, 1) == {"hand 0": "bat"}
    assert varieties(scene, 1, hand(0)) == {"bat mole", "bat owl"}


# ---------------------------------------------------------------- reactions


def met(edition, cards, table="", **more):
    """Return a scene in which a crew has stepped on a trap, in v4 on security, with these cards."""
    tile = "straight-security r90" if edition == "v4" else "straight-trap r90"
    traps = "camera camera" if edition != "v4" else ""
    more |= {"tiles": {"0,1": tile}, "traps": traps, "critters": "mole mole mole"}
    scene = heist(edition, hands=[cards], tables=[table], **more)
    scene.play("move e")
    return scene.play("stop") if scene.asked == "draw 0" else scene


@pytest.mark.parametrize(("edition", "critter"), [("v2", "fox"), ("v3", "fox"), ("v4", "butterfly"), ("v5", "fox")])
def test_a_reaction_is_asked_whether_the_card_is_held_or_not(edition, critter):
    """H-38, H-X1: with any hand card one is asked, also without the one that helps; so asking tells nothing."""
    with_it, without = met(edition, f"{critter} bird"), met(edition, "bird owl")
    assert with_it.asked == without.asked == "evade 0"
    assert with_it.may(f"evade {critter}")
    assert without.moves() == {"suffer"}
    assert view(with_it, 1)["pending"] == view(without, 1)["pending"]
    assert view(with_it, 1)["status"] == view(without, 1)["status"]
    assert varieties(with_it, 1, lambda world: critter in world.hand(0)) == {True, False}
    assert met(edition, "", critter).may(f"evade {critter} table")
    assert met(edition, "").asked is None
    assert met(edition, "", "owl").asked is None
    assert met(edition, "bird", plays=2).asked is None, "the limit is used up"


def test_hook_and_pit_are_asked_with_one_answer():
    """H-38: hook, pit and v1's raccoon always require an answer."""
    scene = heist("v3", hands=["bat"], tiles={"0,1": "straight-trap r90"}, traps="pit").play("move e", "suffer")
    assert (scene.asked, scene.moves()) == ("discard 0", {"discard bat"})
    scene = heist("v3", hands=[""], tiles={"0,1": "straight-trap r90"}, traps="hook", carried=["2"]).play("move e")
    assert scene.asked == "drop 1"
    scene = heist("v1", hands=["raccoon", "bat"]).play("play raccoon")
    assert (scene.asked, scene.moves()) == ("discard 1", {"discard bat"})


# ---------------------------------------------------------------- moves under way, and the end


def test_a_move_that_another_has_begun_nobody_sees():
    """H-28: what a seat has begun is redealt for the others; its own `determinize` keeps it."""
    scene = heist("v4", hands=["mole"], tiles=MOLED, stack="T cross corner").play("play mole")
    s, plain = scene.s, scene.twin().s
    DEFINITION.rules.apply(s, 0, legal(s, 0)[0])
    assert [DEFINITION.rules.unfinished(determinized(s, viewer)) for viewer in (0, 1, SPECTATOR)] == [1, 0, 0]
    assert [observed(s, viewer) == observed(plain, viewer) for viewer in (0, 1, SPECTATOR)] == [False, True, True]


def test_at_the_end_hands_are_shown_and_decks_are_not():
    """H-28: hands and held tiles are open, decks stay hidden."""
    decks: dict[str, Any] = {"stack": "cross corner", "critters": "bat mole", "traps": "hook pit"}
    scene = heist("v5", hands=["fox", "owl"], held=["T", ""], **decks)
    scene.s.phase, scene.s.turn = OVER, -1
    seen = view(scene, SPECTATOR)["seats"]
    assert [seat["hand"] for seat in seen] == [["fox"], ["owl"]]
    assert seen[0]["held"] == ["T-plain"]
    found = every_world(
        scene, SPECTATOR, lambda w: (w.hand(0), w.hand(1), w.held(0), w.stack(), w.critters(), w.traps())
    )
    assert len(found) == 8
    assert {key[:3] for key in found} == {("fox", "owl", "T-plain")}
