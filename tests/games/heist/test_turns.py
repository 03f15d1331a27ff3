"""Turns and their limits. [H1-13 – H5-13, H-13b, H-14, H-29, H-39]"""

from __future__ import annotations

import itertools

import pytest

from tests.games.heist.scenes import heist

ROW = {f"3,{column}": "straight r90" for column in range(1, 9)}


def allowed(edition, capped, actions):
    """Tell whether actions, `m` a move, `c` a critter, `b` a bird, keep to the limits after each of them. [H-13b]"""
    for length in range(1, len(actions) + 1):
        done = actions[:length]
        m, b = done.count("m"), done.count("b")
        c = done.count("c") + b
        if edition == "v1":
            fine = c <= 2 and m <= 1 + b
        elif edition in ("v2", "v3"):
            fine = c <= 2 and m <= 2 + 2 * b and (c < 2 or m <= 1 + 2 * b)
        elif b == 0:
            fine = m <= 2 and c <= 2 and m + c <= 3
        else:
            fine = m <= 3 and c <= 2 and (not capped or m + c <= 4)
        if not fine:
            return False
    return True


def possible(scene, actions):
    """Tell whether actions can be played one after the other."""
    notations = {"m": "move e", "c": "play squirrel", "b": "play bird"}
    for action in actions:
        if not scene.may(notations[action]):
            return False
        scene.play(notations[action])
    return True


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("edition", "capped"),
    [*((edition, False) for edition in ("v1", "v2", "v3", "v4", "v5")), ("v4", True), ("v5", True)],
)
def test_limits_of_a_turn(edition, capped, amount):
    """[H1-13, H2-13, H3-13, H4-13, H5-13] Moves and critters in any order, as far as they go; birds give more. [H-13b]

    H-18.bird.v1, H-18.bird.v2, H-18.bird.v4, and the option bird_budget. [H-50]
    """
    options = {"bird_budget": "capped"} if capped else {}
    scene = heist(edition, tiles=ROW, at=["3,1"], hands=["bird bird bird squirrel squirrel squirrel"], options=options)
    for actions in itertools.product("mcb", repeat=amount(5, 6)):
        if allowed(edition, capped, actions[:-1]):
            wanted = allowed(edition, capped, actions) and bird_is_free(edition, actions)
            assert possible(scene.twin(), actions) == (wanted and possible_before(edition, actions)), actions


def bird_is_free(edition, actions):
    """A first bird of v4 and v5 needs a free action: m + c ≤ 3 with it, by the limits without a bird. [H-13b]"""
    if edition in ("v1", "v2", "v3"):
        return True
    if "b" not in actions:
        return True
    before = actions[: actions.index("b")]
    return len(before) < 3 and before.count("c") < 2


def possible_before(edition, actions):
    """The same of every beginning."""
    return all(bird_is_free(edition, actions[:length]) for length in range(1, len(actions) + 1))


def test_v2_birds_give_two_moves_each():
    """v2, v3: two more moves in either form; bird, bird: five moves. [H-18.bird.v2]"""
    for edition in ("v2", "v3"):
        scene = heist(edition, tiles=ROW, at=["3,1"], hands=["bird bird"]).play("play bird", "play bird")
        scene.play(*["move e"] * 5)
        assert not scene.may("move e")


def test_v1_bird_gives_one_move():
    """v1: one more move in this turn. [H-18.bird.v1]"""
    scene = heist("v1", tiles=ROW, at=["3,1"], hands=["bird"]).play("play bird", "move e", "move e")
    assert not scene.may("move e")
    scene.play("end", "end", "move e")
    assert not scene.may("move e")


@pytest.mark.parametrize("edition", ["v4", "v5"])
def test_v4_bird_makes_three_moves_in_all(edition):
    """v4, v5: three moves in all, a second critter may still be played; a second bird adds nothing. [H-18.bird.v4]"""
    scene = heist(edition, tiles=ROW, at=["3,1"], hands=["bird bird"]).play("play bird", "play bird")
    scene.play(*["move e"] * 3)
    assert scene.moves() == {"end"}


@pytest.mark.parametrize("edition", ["v1", "v2", "v3", "v4", "v5"])
def test_end_is_legal_whenever_nothing_is_pending(edition):
    """A turn ends by `end`; moves may always be declined. [H-39, H-14]"""
    scene = heist(edition, tiles=ROW, at=["3,1"], players=3)
    assert "end" in scene.moves()
    scene.play("move e")
    assert "end" in scene.moves()
    scene.play("end")
    assert (scene.acting, scene.s.round) == ([1], 1)
    scene.play("end", "end")
    assert (scene.acting, scene.s.round) == ([0], 2)


def test_end_is_not_legal_while_something_is_pending():
    """While a question is open only its answers are legal. [H-39]"""
    scene = heist("v3", tiles=ROW, at=["3,1"], loot={"3,2": "4"}).play("move e")
    assert scene.moves() == {"take", "leave"}


@pytest.mark.parametrize("edition", ["v2", "v3", "v4", "v5"])
def test_ended_crews_are_skipped(edition):
    """Ended crews' turns are skipped; the round goes on with the start player. [H-39, H-29]"""
    scene = heist(edition, players=4, ended=[0, 1, 0, 0], first=2, turn=0, round=3, turns_taken=[3, 3, 3, 3])
    scene.play("end")
    assert (scene.acting, scene.s.round) == ([2], 4)


def test_limits_begin_anew_each_turn():
    """What was used in a turn is not used in the next. [H5-13]"""
    scene = heist("v5", tiles=ROW, at=["3,1"], hands=["squirrel"]).play("move e", "move e", "play squirrel")
    assert scene.moves() == {"end"}
    scene.play("end", "end", "move e", "move e")
    assert (scene.s.moves, scene.s.plays) == (2, 0)


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize(("edition", "card"), [("v2", "squirrel"), ("v4", "owl"), ("v5", "bat"), ("v5", "squirrel")])
def test_discard_cards_have_one_use(edition, card):
    """A D card goes from the hand to the own discard pile. [H-17]"""
    play = "play bat 0" if card == "bat" else f"play {card}"
    scene = heist(edition, hands=[card], critters="mole").play(play)
    if card == "owl":
        scene.play("keep mole")
    assert (scene.table(0), scene.discards(0)) == ("", card)


@pytest.mark.parametrize("edition", ["v2", "v3", "v4", "v5"])
@pytest.mark.parametrize("card", ["bird", "ferret"])
def test_play_cards_have_two_uses(edition, card):
    """A P card lies on the table after its first use and is discarded with the second, also in one turn. [H-17]"""
    scene = heist(edition, hands=[card]).play(f"play {card}")
    assert (scene.hand(0), scene.table(0), scene.discards(0)) == ("", card, "")
    scene.play(f"play {card} table")
    assert (scene.table(0), scene.discards(0), scene.s.plays) == ("", card, 2)


def test_with_a_copy_on_the_table_and_one_in_hand_the_player_chooses():
    """Either copy may be used. [H-17]"""
    scene = heist("v5", hands=["bird"], tables=["bird"])
    assert {"play bird", "play bird table"} <= scene.moves()
    assert scene.twin().play("play bird table").hand(0) == "bird"
    scene.play("play bird")
    assert scene.table(0) == "bird bird"


@pytest.mark.parametrize("card", ["bird", "ferret", "squirrel", "butterfly", "mouse"])
def test_v1_critters_go_to_the_communal_pile(card):
    """v1: every critter works once and goes to the one communal discard pile, whoever plays it. [H-17]"""
    scene = heist("v1", hands=[card, card]).play(f"play {card}", "end", f"play {card}")
    assert scene.discards(0) == f"{card} {card}"
    assert (scene.table(0), scene.discards(1)) == ("", "")
