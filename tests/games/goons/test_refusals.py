"""Common mistakes in Goons: each is refused with its clause, in every language. [O-40]"""

from __future__ import annotations

from typing import Any

import pytest

import rascals
from rascals.core import rules
from rascals.core.errors import Refusal
from rascals.games.goons import DEFINITION
from rascals.games.goons.refusals import REASONS
from rascals.words import Words, languages
from tests.games.goons.scenes import city_with, fresh, goons

VERBS = DEFINITION.verbs
GAPS = city_with({"1,0 9,9": "."})
LONELY = ["JR" + "J" * 8, "J" * 10, *["." * 10] * 8]  # 0,1 is the only action cube


def refused(s, seat, text):
    """Play a move, whole or in steps joined by `; `, as far as it is legal; return why the rest is refused."""
    for part in text.split("; "):
        found = DEFINITION.composites.expand(s, seat, part)
        if isinstance(found, Refusal):
            return found
        for action in [VERBS.parse(part).action] if found is None else found:
            row = [0] * DEFINITION.actions
            if action not in row[: rules.legal(s, seat, row)]:
                return DEFINITION.refusal(s, seat, VERBS.move(action))
            rules.apply(s, seat, action)
    return None


def turn(**more):
    """Return a turn of seat 0, Charlie's (green and yellow): a red cube on blue, markers on red and blue, two gaps."""
    rows: dict[str, Any] = {"energy": [5, 5, 5], "open": [1, 1, 0], "taken": 0, "space": 3, "money": [2, 0, 0]}
    piles = {"red": "0:3 1:2", "blue": "0:2"}
    return goons(**{"piles": piles, "city_": GAPS} | rows | more).s


def early(**more):
    """Return the beginning of a turn of seat 0."""
    return turn(**{"open": [0, 0, 0], "taken": -1, "space": -1} | more)


def asked(scheme, piles="0:2 1:2", colour="red", **more):
    """Return the resolution of a round with energy on only one scheme, at its first decision."""
    return goons(schemes={colour: scheme}, piles={colour: piles}, **more).resolve().s


def items(*names):
    """Return seat 0's items."""
    return {"items": [" ".join(names), "", ""]}


def trading(scheme, **more):
    """Return a turn in which seat 0 has just committed to a scheme of the Butcher's on red."""
    s = turn(schemes={"red": scheme, "blue": "KR1"}, **more)
    assert refused(s, 0, "do cube commit 1") is None
    return s


def doubling(move, **more):
    """Return a turn in which seat 0 is asked for the second half of a doubled action."""
    s = turn(**{"display": "scythe crowbar", "money": [9, 0, 0], "taken": 2} | items("shark-jaw") | more)
    assert refused(s, 0, f"{move} double") is None
    return s


CASES = [
    # Wrong seat.
    (turn, 1, "end", "not-your-turn", "O-09"),
    (lambda: fresh(3, seed=2).state, None, "goon rin", "not-your-choice", "O-06"),
    (lambda: asked("KR4", energy=[5, 5, 5]), 1, "stop", "answer-awaited", "O-40"),
    (lambda: asked("LD1"), 2, "bid 0", "no-tokens", "O-25"),
    (lambda: asked("LD1"), 0, "bid 1; bid 1", "bid-made", "O-25"),
    (lambda: turn(steps=[2, 0, 0]), 1, "step red", "steps-awaited", "O-18b"),
    # Moves of several steps.
    (early, 0, "take 0,0; end", "move-begun", "O-41"),
    (early, 0, "on green", "nothing-begun", "O-41"),
    (early, 0, "take 0,0; to 1,0", "say-column", "O-10"),
    (turn, 0, "do space club 0,0; to green", "say-where", "O-41"),
    (turn, 0, "do space club energy 1 blue; to supply; next 1 red", "in-order", "O-41"),
    # Goons, cubes, the ability.
    (lambda: goons(phase=0, goon=[-1, 1, 2]).s, 0, "goon dennis", "goon-taken", "O-06"),
    (lambda: goons(phase=0, goon=[-1, 1, 2]).s, 0, "take 0,0", "choose-goon", "O-06"),
    (turn, 0, "goon rin", "goons-chosen", "O-06"),
    (turn, 0, "take 0,0", "cube-taken", "O-09"),
    (early, 0, "end", "take-first", "O-09"),
    (early, 0, "take 1,0", "no-cube", "O-02"),
    (early, 0, "take 4,4", "junk", "O-09"),
    (early, 0, "take 5,5", "junk", "O-09"),
    (early, 0, "take 2,2", "out-of-reach", "O-09"),
    (lambda: early(crib=[[1, 0, 0, 0] + [0] * 16]), 0, "take 0,0; on red", "column-taken", "O-10"),
    (lambda: early(crib=[[1, 1, 1, 1] + [0] * 16]), 0, "take 0,0", "row-full", "O-10"),
    (lambda: turn(ability_used=[1, 0, 0]), 0, "ability 2,2", "ability-used", "O-12"),
    (turn, 0, "ability 0,0", "not-his-colour", "O-12"),
    (turn, 0, "ability 4,4", "junk", "O-09"),
    (lambda: turn(options={"must_act": True}), 0, "end", "must-act", "O-10"),
    # Actions.
    (early, 0, "do cube dojo", "take-first", "O-09"),
    (turn, 0, "do ability dojo", "no-ability-action", "O-12"),
    (lambda: turn(open=[0, 1, 0]), 0, "do cube dojo", "action-done", "O-10"),
    (turn, 0, "do cube diner", "wrong-colour", "O-11"),
    (turn, 0, "do cube dojo double", "no-jaw", "O-28.shark-jaw"),
    (
        lambda: turn(used=[[0] * 13 + [1]], **items("shark-jaw")),
        0, "do cube dojo double", "jaw-exhausted", "O-28.shark-jaw",
    ),
    (turn, 0, "do space club 0,0 to 1,0 double", "no-jaw", "O-28.shark-jaw"),
    (lambda: turn(energy=[15, 0, 0]), 0, "do cube dojo", "bank-empty", "O-40"),
    (lambda: turn(taken=2, display="helmet"), 0, "do cube buy scythe", "not-displayed", "O-15"),
    (lambda: turn(taken=2, display="helmet", money=[0, 0, 0]), 0, "do cube buy helmet", "too-dear", "O-15"),
    (turn, 0, "do cube commit 3", "commit-limit", "O-17"),
    (lambda: turn(energy=[1, 0, 0]), 0, "do cube commit 2", "too-little-energy", "O-17"),
    (lambda: turn(schemes={"blue": "DR4", "green": "KR1"}, energy=[1, 0, 0]), 0, "do space commit 1", "fee", "O-27"),
    (lambda: turn(schemes={"blue": "MK2"}, money=[1, 0, 0]), 0, "do space commit 1", "fee", "O-27"),
    (lambda: turn(hustle={"red": [8, 0, 0]}), 0, "do cube hustle", "track-topped", "O-18"),
    # The nightclub.
    (turn, 0, "do space club 1,0 to 9,9", "no-cube", "O-02"),
    (turn, 0, "do space club 2,2 to 9,9", "not-movable", "O-16"),
    (turn, 0, "do space club 0,0 to 0,1", "cell-taken", "O-16"),
    (lambda: turn(city_=["R" * 10] * 10), 0, "do space club 0,0 to 0,1", "no-empty-cell", "O-16"),
    (turn, 0, "do space club energy 1 green to supply", "too-few-markers", "O-16"),
    (turn, 0, "do space club energy 2 red to red", "same-scheme", "O-16"),
    (turn, 0, "do space club energy 2 red to supply, 1 blue to supply", "two-markers", "O-16"),
    (turn, 0, "do space club energy 2 red to supply, 2 blue to supply", "two-markers", "O-16"),
    (turn, 0, "do space club energy 1 red to blue, 1 blue to red", "one-scheme", "O-16"),
    (turn, 0, "do space club energy 1 red to green, 1 blue to yellow", "one-scheme", "O-16"),
    (turn, 0, "do space club energy 1 red to supply, 1 green to supply", "too-few-markers", "O-16"),
    (turn, 0, "do space club energy 1 red; to green; next 1 red", "said-together", "O-41"),
    (turn, 0, "do space club energy 1 red; to supply; next 1 red; to supply", "said-together", "O-41"),
    (
        lambda: turn(schemes={"green": "DR4"}, energy=[1, 0, 0]),
        0, "do space club energy 1 red to green", "fee", "O-27",
    ),
    # Items.
    (turn, 0, "use scythe 0,0 to 1,0", "not-owned", "O-28.scythe"),
    (lambda: turn(used=[[0] * 8 + [1]], **items("helmet")), 0, "use helmet", "spent", "O-28.helmet"),
    (lambda: turn(used=[[0] * 4 + [1]], **items("bubble-gun")), 0, "use bubble-gun", "exhausted", "O-28.bubble-gun"),
    (lambda: turn(**items("pocket-knife")), 0, "use pocket-knife red on cube", "own-colour", "O-40"),
    (lambda: early(**items("pocket-knife")), 0, "use pocket-knife red on cube", "take-first", "O-09"),
    (lambda: turn(energy=[15, 0, 0], **items("helmet")), 0, "use helmet", "bank-empty", "O-40"),
    (lambda: turn(energy=[15, 0, 0], **items("shotgun")), 0, "use shotgun red", "bank-empty", "O-40"),
    (
        lambda: turn(schemes={"blue": "MK2"}, money=[1, 0, 0], **items("baseball-bat")),
        0, "use baseball-bat blue", "fee", "O-27",
    ),
    (
        lambda: turn(schemes={"green": "DR4"}, energy=[3, 0, 0], **items("brass-knuckles")),
        0, "use brass-knuckles 2 green", "fee-first", "O-27",
    ),
    (lambda: turn(**items("crowbar")), 0, "use crowbar 3", "too-little-money", "O-28.crowbar"),
    (lambda: turn(energy=[14, 0, 0], **items("crowbar")), 0, "use crowbar 2", "bank-short", "O-28.crowbar"),
    (lambda: turn(**items("clown-mask")), 0, "use clown-mask 2 green to red", "too-few-markers", "O-16"),
    (lambda: turn(**items("clown-mask")), 0, "use clown-mask 2 red to red", "same-scheme", "O-16"),
    (lambda: turn(**items("scythe")), 0, "use scythe 2,2 to 1,0", "reap-reach", "O-28.scythe"),
    (lambda: turn(**items("scythe")), 0, "use scythe 0,0 to 0,1", "cell-taken", "O-16"),
    (lambda: turn(**items("scythe")), 0, "use scythe 0,0 to 1,0, 1,0 to 0,0", "same-cube", "O-28.scythe"),
    (lambda: turn(**items("scythe")), 0, "use scythe 0,0 to 1,0, 9,8 to 9,9, 1,0 to 0,0", "two-cubes", "O-28.scythe"),
    (lambda: turn(**items("scythe")), 0, "use scythe 0,0 to 1,0, 5,5 to 0,0", "reap-reach", "O-28.scythe"),
    # Decisions in a turn.
    (lambda: turn(steps=[2, 0, 0]), 0, "end", "walk-first", "O-18b"),
    (lambda: turn(steps=[2, 0, 0], hustle={"red": [8, 0, 0]}), 0, "step red", "track-topped", "O-18"),
    (turn, 0, "step red", "no-steps", "O-18b"),
    (lambda: trading("JB2"), 0, "end", "asked-trade", "O-24"),
    (lambda: trading("JB2"), 0, "trade star", "only-trade", "O-24"),
    (lambda: trading("JB1", stars=[1, 0, 0]), 0, "trade", "say-what", "O-24.1"),
    (lambda: trading("JB1", hustle={"blue": [1, 0, 0]}), 0, "trade star", "no-star", "O-24.1"),
    (lambda: trading("JB1", stars=[1, 0, 0]), 0, "trade hustle red", "not-on-track", "O-24.1"),
    (turn, 0, "no-trade", "nothing-to-trade", "O-24"),
    (lambda: doubling("do cube buy scythe"), 0, "end", "asked-again", "O-28.shark-jaw"),
    (lambda: doubling("do cube buy scythe"), 0, "again club 0,0 to 1,0", "second-purchase", "O-28.shark-jaw"),
    (lambda: doubling("do cube buy scythe"), 0, "again buy helmet", "not-displayed", "O-15"),
    (lambda: doubling("do space club 0,0 to 1,0"), 0, "again buy scythe", "second-club", "O-28.shark-jaw"),
    (lambda: doubling("do space club 0,0 to 1,0"), 0, "again club 5,5 to 0,0", "not-movable", "O-16"),
    (turn, 0, "again no", "nothing-again", "O-28.shark-jaw"),
    # Decisions in a resolution.
    (lambda: asked("KR4", energy=[5, 5, 5], **items("dynamite")), 0, "stop", "asked-dynamite", "O-28.dynamite"),
    (lambda: asked("KR4", energy=[5, 5, 5]), 0, "draw", "asked-reroll", "O-21"),
    (lambda: asked("BR2", energy=[5, 5, 5]), 0, "reroll 1", "asked-draw", "O-22"),
    (lambda: asked("LD1"), 0, "pass", "asked-bid", "O-25"),
    (lambda: asked("LD1"), 0, "bid 5", "too-few-tokens", "O-25"),
    (lambda: asked("MK1"), 0, "stop", "asked-claim", "O-26"),
    (lambda: asked("MK1"), 0, "claim 8", "no-such-lot", "O-26"),
    (lambda: asked("MK1", options={"klyde_pass": "never"}), 0, "pass", "must-claim-lot", "O-26"),
    (lambda: asked("DR1", "0:9"), 0, "stop", "asked-reward", "O-23"),
    (lambda: asked("DR1", "0:9"), 0, "pass", "must-claim", "O-23"),
    (lambda: asked("DR1", "0:9"), 0, "claim 8", "not-reached", "O-23"),
    (lambda: asked("JB2", **items("bandages")), 0, "end", "asked-bandages", "O-28.bandages"),
    *(
        (turn, 0, text, reason, clause)
        for text, reason, clause in (
            ("dynamite yes", "no-fuse", "O-28.dynamite"),
            ("reroll 3", "no-rerolls", "O-21"),
            ("draw", "no-draws", "O-22"),
            ("stop", "nothing-to-stop", "O-40"),
            ("bid 1", "no-auction", "O-25"),
            ("claim 1", "nothing-to-claim", "O-26"),
            ("bandages no", "no-wounds", "O-28.bandages"),
            ("first 0", "first-settled", "O-29"),
        )
    ),
]  # fmt: skip


@pytest.mark.parametrize(("scene", "seat", "text", "reason", "clause"), CASES, ids=[f"{c[3]}-{c[2]}" for c in CASES])
def test_what_people_try_is_refused(scene, seat, text, reason, clause):
    """The first illegal step is refused with its reason and clause, in each language."""
    s = scene()
    if seat is None:
        seat = next(other for other in range(s.players) if not rules.acting(s) >> other & 1)
    refusal = refused(s, seat, text)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == (reason, clause)
    assert str(refusal).endswith(f"[{clause}]")
    said = {Words(lang, strict=False).refusal("goons", refusal, ("Ann", "Bob", "Cleo")) for lang in languages()}
    assert len(said) == len(languages())
    assert not any("goons-refusal" in sentence for sentence in said)


def test_who_is_first_is_one_of_those_tied():
    """`first 2` for a seat that is not tied, and for one that nobody has. [O-29, O-X19]"""
    s = goons(phase=3, round=1, turn=4, question=8, asked=2, first=2, stars=[12, 12, 9], energy=[5, 5, 7]).s
    assert refused(s.copy(), 2, "first 2").reason == "not-tied"
    assert refused(s.copy(), 2, "first 3").reason == "no-such-seat"
    assert refused(s.copy(), 2, "end").reason == "asked-first"
    assert refused(s.copy(), 0, "first 0").reason == "answer-awaited"


def test_a_move_that_leaves_no_cube_to_take():
    """The nightclub's last condition, alone and with the scythe. [O-16, O-X16, O-X17]"""
    city = ["." + "J" * 9, "RJ" + "J" * 8, *["J" * 10] * 8]
    s = turn(city_=city, **items("scythe"))
    assert refused(s.copy(), 0, "do space club 0,1 to 0,0").reason == "leaves-none"
    assert refused(s.copy(), 0, "do space club 1,0 to 0,0") is None
    assert refused(s.copy(), 0, "use scythe 0,1 to 0,0").reason == "leaves-none"


def test_a_die_that_lies_there():
    """`reroll 6` if no die shows it. [O-21]"""
    s = goons(schemes={"red": "KR3"}, piles={"red": "0:3"}, energy=[5, 0, 0]).rolls(1, 1, 2).resolve().s
    assert refused(s.copy(), 0, "reroll 6").reason == "no-such-die"
    assert refused(s.copy(), 0, "reroll 2") is None


def test_a_lot_is_claimed_once():
    """`claim 1` if somebody has that reward. [O-26]"""
    s = asked("MK1")
    assert refused(s, 0, "claim 1") is None
    while rules.acting(s) == 1:  # free steps, as the data may have
        assert refused(s, 0, "step red") is None
    assert refused(s, 1, "claim 1").reason == "lot-claimed"


def test_a_refusal_tells_nothing_of_what_is_hidden():
    """Whatever is in the decks, or others have bid or begun, a seat gets the same refusal. [O-36]"""
    one, other = early(), early()
    other.scheme_deck[0][:4] = other.scheme_deck[0][:4][::-1]
    rules.apply(other, 0, VERBS.parse("take 0,0").action)
    bids = asked("LD1"), asked("LD1")
    rules.apply(bids[0], 1, VERBS.parse("bid 0").action)
    rules.apply(bids[1], 1, VERBS.parse("bid 3").action)
    for seat, (s, twin) in ((1, (one, other)), (0, bids), (2, bids)):
        row = [0] * DEFINITION.actions
        legal = {*row[: rules.legal(s, seat, row)]}
        for action in {*range(DEFINITION.actions)} - legal:
            assert DEFINITION.refusal(s, seat, VERBS.move(action)) == DEFINITION.refusal(twin, seat, VERBS.move(action))


def test_nobody_plays_once_it_is_over():
    """Whoever tries something, the game is over. [O-31]"""
    s = goons(phase=4, round=3, turn=4).s
    assert {refused(s, seat, "end").reason for seat in range(3)} == {"game-over"}


def test_every_reason_is_tried():
    """Each reason is covered by a case above, or by another test."""
    own = {"game-over", "asked-first", "not-tied", "no-such-seat", "leaves-none", "no-such-die", "lot-claimed"}
    assert {case[3] for case in CASES} | own == set(REASONS)


def test_no_action_has_no_clause():
    """A number that is not an action."""
    refusal = DEFINITION.refusal(early(), 0, rascals.Move(DEFINITION.actions, "nonsense", "any"))
    assert (refusal.reason, refusal.clause) == ("no-action", None)
