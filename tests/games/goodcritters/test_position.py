"""GoodCritters: reading and writing positions."""

from __future__ import annotations

import copy
import json
import traceback
from pathlib import Path

import pytest

import rascals
from rascals.games.goodcritters import DEFINITION, position
from rascals.games.goodcritters.state import NO_DRAFT
from tests.games.goodcritters.states import (
    BARGAIN,
    CHOICE,
    IN_TURNS,
    OVER,
    PROVEN,
    SHARE,
    as_written,
    attempt,
    empty,
    record,
)

TURNS = {"bargaining": 1}
EXAMPLE = json.loads("""
{"game": "goodcritters", "players": 4, "options": {"payoffs": true}, "phase": "bargain", "round": 3, "boss": 1,
 "term": 2, "turn": null,
 "stashes": [[2, 3, 4, 5], [3, "5 gems", 2], [4], []], "pile": [5, 2, "fuzz", 3], "fuzz_window": [0, 3],
 "middle": [], "shares": [[5, 4], [3, 3], [], [2, 2]],
 "threats": [2, null, 0, 0], "chosen": ["rob", null, "guard", "no"], "ready": [false, false, true, true],
 "changes": [2, 1, 1, 1], "payoff_cards": [3, 5, 5, 5],
 "payoffs": [{"from": 0, "token": "a", "to": 3, "side": "yes", "cards": ["P2", "5", "4~", "3?"]}],
 "offers": [{"from": 1, "to": 2, "gives": ["P1", "5g"], "wants": ["4", "?"]}],
 "known": null, "aside": [[], [], [], []], "active": [[], [], [], []], "unfinished": null, "end": null}
""")


def again(s):
    """Return the state read from a state's position, as text."""
    options = ("bargaining", "changes", "payoffs", "limited_terms", "length", "promos")
    fresh = empty(s.players, **{name: getattr(s, name) for name in options})
    DEFINITION.read_position(fresh, json.loads(json.dumps(DEFINITION.write_position(s))))
    return fresh


# ---------------------------------------------------------------- round trips


def test_the_printed_example_round_trips():
    """The example in the clauses is accepted and written back; cards of a stash have no order, they are sorted."""
    given = rascals.game("goodcritters", players=4, payoffs=True).from_position(EXAMPLE, seed=1).position()
    assert given["stashes"] == [[5, 4, 3, 2], ["5 gems", 3, 2], [4], []]
    proven = [[[]] * 4, [[]] * 4, *[[[], [5], [], []]] * 3]  # what the offer shows; the example omits it
    proven[0] = proven[2]
    assert given | {"stashes": EXAMPLE["stashes"]} == EXAMPLE | {"known": proven}
    assert set(given) == set(EXAMPLE)


@pytest.mark.parametrize(
    ("base", "options"), [(BARGAIN, {}), (SHARE, {}), (IN_TURNS, TURNS), (CHOICE, TURNS), (OVER, {})]
)
def test_every_phase_round_trips(base, options):
    """What is read in canonical order is written the same, entry by entry."""
    assert DEFINITION.write_position(record(base, **options)) == as_written(base)


@pytest.mark.parametrize(
    ("base", "seat", "move"),
    [
        (SHARE, 1, "share 0:5 2:5g"),
        (BARGAIN, 1, "payoff a yes 3:"),
        (BARGAIN, 1, "payoff a yes 3: P1"),
        (BARGAIN, 0, "payoff a no 3: P4 5c 5g? 4j?"),
        (BARGAIN, 1, "offer 2:"),
        (BARGAIN, 1, "offer 2: P1 5"),
        (BARGAIN, 1, "offer 2: 5 for"),
        (BARGAIN, 1, "offer 2: for P1 4~"),
        (BARGAIN, 0, "accept 1"),
    ],
)
def test_an_unfinished_move_is_written_as_it_is_read(base, seat, move):
    """G-37: the composite so far, in canonical notation; the payoff it replaces stays until it is finished."""
    entries = {"unfinished": {"seat": seat, "move": move}}
    s = record(base, entries)
    assert DEFINITION.write_position(s) == as_written(base) | entries


@pytest.mark.parametrize("given", ["accept 1", "accept 1:", "Accept 1 :"])
def test_a_begun_answer_is_written_as_its_first_step(given):
    """G-37: the old notation with a colon can still be read."""
    s = record(BARGAIN, {"unfinished": {"seat": 0, "move": given}})
    assert DEFINITION.write_position(s)["unfinished"] == {"seat": 0, "move": "accept 1"}


def test_a_choice_that_is_begun_round_trips():
    """G-28, G-37: the cards chosen so far for `?`."""
    offer = {"from": 1, "to": 0, "gives": [], "wants": ["?", "?"]}
    entries = {"offers": [offer], "unfinished": {"seat": 0, "move": "accept 1: 5g"}}
    s = record(BARGAIN, entries)
    assert DEFINITION.write_position(s)["unfinished"] == entries["unfinished"]
    assert attempt(s, 0, "pick 2c") is None
    assert s.draft == NO_DRAFT


# ---------------------------------------------------------------- what may be missing


def without(base, *keys):
    return {key: value for key, value in base.items() if key not in keys}


def test_every_field_after_chosen_may_be_missing():
    """Nobody is ready, nothing was changed, laid down, offered or used, nothing is known; five payoff cards each."""
    keys = list(BARGAIN)[list(BARGAIN).index("chosen") + 1 :]
    assert len(keys) == 10
    written = DEFINITION.write_position(record(without(BARGAIN, *keys)))
    assert without(written, *keys) == without(BARGAIN, *keys)
    assert {key: written[key] for key in keys} == {
        "ready": [False] * 4,
        "changes": [0] * 4,
        "payoff_cards": [5] * 4,
        "payoffs": [],
        "offers": [],
        "known": None,
        "aside": [[]] * 4,
        "active": [[]] * 4,
        "unfinished": None,
        "end": None,
    }


def test_missing_payoff_cards_are_those_that_do_not_lie_on_payoffs():
    """G-24, G-43: five for each player, including those on payoffs; none in a game without payoffs."""
    assert DEFINITION.write_position(record(without(BARGAIN, "payoff_cards")))["payoff_cards"] == [3, 5, 5, 5]
    bare = without(BARGAIN, "payoff_cards", "payoffs", "offers")
    assert DEFINITION.write_position(record(bare, payoffs=0))["payoff_cards"] == [0] * 4


def test_a_missing_window_is_the_whole_pile():
    """G-42: without `fuzz_window` the Fuzz may be anywhere in the pile."""
    s = record(without(BARGAIN, "fuzz_window"))
    assert DEFINITION.write_position(s)["fuzz_window"] == [0, 3]
    s = record(without(BARGAIN, "fuzz_window"), {"pile": ["fuzz"]})
    assert DEFINITION.write_position(s)["fuzz_window"] == [0, 0]


def test_what_must_be_empty_in_a_phase_may_be_missing():
    """Turn, shares, middle, threats and chosen cards may be omitted where there can be none."""
    given = without(SHARE, "turn", "shares", "threats", "chosen")
    assert DEFINITION.write_position(record(given)) == SHARE
    given = without(OVER, "turn", "shares", "threats", "chosen", "fuzz_window") | {"threats": None, "chosen": None}
    assert DEFINITION.write_position(record(given)) == OVER | {"fuzz_window": [0, 0]}
    assert DEFINITION.write_position(record(without(BARGAIN, "middle", "turn"))) == as_written(BARGAIN)


@pytest.mark.parametrize(
    ("base", "key"),
    [
        *(
            (BARGAIN, key)
            for key in ("phase", "round", "boss", "term", "stashes", "pile", "shares", "threats", "chosen")
        ),
        (IN_TURNS, "turn"),
    ],
)
def test_missing_entries_are_named(base, key):
    """An entry that cannot be inferred is required."""
    with pytest.raises(rascals.BadPosition, match=f"^{key}: missing"):
        record(without(base, key), **(TURNS if base is IN_TURNS else {}))


def test_what_is_known_may_leave_out_the_spectator_and_those_who_know_nothing():
    """G-41: `known[viewer][owner]` is a list of values, null or nothing; the spectator comes last."""
    rows = [[None, [5], None, None], None, [[], [4, 4], [], []], [[], [], [], []]]
    written = DEFINITION.write_position(record(BARGAIN, {"known": rows, "offers": []}))["known"]
    assert written == [[[], [5], [], []], [[]] * 4, [[], [4, 4], [], []], [[]] * 4, [[]] * 4]
    assert DEFINITION.write_position(record(BARGAIN, {"known": written, "offers": []}))["known"] == written


def test_what_the_spectator_knows_every_seat_knows():
    """G-41: they see what everybody sees; knowledge of one's own stash is not stored."""
    rows = [[None, [5], None, None], None, [[3, 3], [4, 4], [], []], None, [[3], [4], [], []]]
    assert DEFINITION.write_position(record(BARGAIN, {"known": rows, "offers": []}))["known"] == [
        [[], [5, 4], [], []],
        [[3], [], [], []],
        [[3, 3], [4, 4], [], []],
        [[3], [4], [], []],
        [[3], [4], [], []],
    ]


def test_nothing_known_is_not_written():
    """If nothing is known, `known` is null."""
    assert DEFINITION.write_position(record(BARGAIN, {"known": [[[]] * 4] * 4, "offers": []}))["known"] is None


@pytest.mark.parametrize("rows", [None, [[[]] * 4] * 4, PROVEN])
def test_what_offers_prove_need_not_be_said(rows):
    """G-41: anyone who sees cards in an open offer knows them, whatever a position says."""
    assert DEFINITION.write_position(record(BARGAIN, {"known": rows}))["known"] == PROVEN


def test_used_promo_cards_are_set_aside():
    """G-32: `aside` counts them, `active` of them work in this round."""
    given = {"aside": [["3 lookout", "3 lookout"], [], [], []], "active": [["3 lookout"], [], [], []]}
    s = record(BARGAIN, given)
    assert {key: DEFINITION.write_position(s)[key] for key in given} == given


def test_any_numbers_of_cards_are_accepted():
    """G-43: a position need not be reachable; other numbers of cards and payoff cards are accepted."""
    given = {"stashes": [[5] * 40, ["2 gems"] * 9, [], []], "payoff_cards": [9, 0, 0, 30], "offers": [], "payoffs": []}
    assert DEFINITION.write_position(record(BARGAIN, given)) == BARGAIN | given


# ---------------------------------------------------------------- what cannot be


def payoff(**entries):
    return {"payoffs": [BARGAIN["payoffs"][0] | entries]}


def offer(**entries):
    return {"offers": [BARGAIN["offers"][0] | entries]}


def begun(seat, move):
    return {"unfinished": {"seat": seat, "move": move}}


FAULTS = [
    # shared entries
    ({}, BARGAIN, {"colour": 1}, "unknown entry 'colour'"),
    ({}, BARGAIN, {"phase": "vote"}, "phase: one of share, bargain, choose, over"),
    ({}, BARGAIN, {"round": 0}, "round: a whole number from 1"),
    ({}, BARGAIN, {"boss": 4}, "boss: a whole number from 0 to 3"),
    ({}, BARGAIN, {"term": 0}, "term: a whole number from 1"),
    ({"limited_terms": 1}, BARGAIN, {"term": 4}, "term: a whole number from 1 to 3"),
    ({}, BARGAIN, {"turn": 1}, "turn: null, not 1"),
    (TURNS, IN_TURNS, {"turn": None}, "turn: a whole number"),
    ({}, BARGAIN, {"end": "fuzz-two"}, "end: null"),
    ({}, OVER, {"end": "midnight"}, "end: one of fuzz-loot, fuzz-two, fuzz-skim, fuzz-bonus"),
    ({}, BARGAIN, {"phase": "choose"}, "phase: the common choice, 'choose', belongs to bargaining in turns"),
    # cards
    ({}, BARGAIN, {"stashes": [[6], [], [], []]}, "stashes[0]: cards are written 5"),
    ({}, BARGAIN, {"stashes": [["5g"], [], [], []]}, "not '5g'"),
    ({}, BARGAIN, {"stashes": [[True], [], [], []]}, "not True"),
    ({}, BARGAIN, {"stashes": [["fuzz"], [], [], []]}, "stashes[0]: the Fuzz lies in the pile only"),
    ({}, SHARE, {"middle": [5, "fuzz"]}, "middle: the Fuzz lies in the pile only"),
    ({}, BARGAIN, {"stashes": [[], [], []]}, "stashes: 4 entries, not 3"),
    ({}, BARGAIN, {"stashes": [5, [], [], []]}, "stashes[0]: a list, not 5"),
    ({}, BARGAIN, {"pile": [5, 4]}, "pile: exactly one fuzz, not 0"),
    ({}, BARGAIN, {"pile": ["fuzz", "fuzz"]}, "pile: exactly one fuzz, not 2"),
    ({}, OVER, {"pile": ["fuzz", "fuzz"]}, "pile: at most one fuzz, not 2"),
    ({}, BARGAIN, {"pile": [5, 4, 3, 2] * 40 + ["fuzz"]}, "pile: at most 160 entries, not 161"),
    (
        {},
        BARGAIN,
        {"pile": [5, "fuzz", 5, *[4, 3, 2, 3] * 38, 4, 4]},
        "pile, middle, shares: at most 160 cards, not 163",
    ),
    ({}, BARGAIN, {"stashes": [[5] * 99, [5, 5, "5 gems", "4 gems", "4 jewelry"], [], []]}, "100 cards of value 5"),
    ({}, BARGAIN, {"fuzz_window": [3, 3]}, "fuzz_window: 2 loot cards lie above the Fuzz"),
    ({}, BARGAIN, {"fuzz_window": [0, 1]}, "which is not from 0 to 1"),
    ({}, BARGAIN, {"fuzz_window": [0, 4]}, "fuzz_window: a whole number from 0 to 3"),
    ({}, OVER, {"fuzz_window": [0, 2]}, "fuzz_window: a whole number from 0 to 1"),
    ({}, BARGAIN, {"middle": [5]}, "middle: empty in the phase 'bargain'"),
    ({}, SHARE, {"middle": []}, "middle: at least one card to share"),
    ({}, SHARE, {"shares": [[], [], [], []]}, "shares: null"),
    # threats, chosen cards, ready, changes
    ({}, BARGAIN, {"threats": [0, None, None, None]}, "threats: seat 0 threatens itself"),
    ({}, BARGAIN, {"threats": [4, None, None, None]}, "threats[0]: a whole number from 0 to 3"),
    ({}, BARGAIN, {"chosen": ["vote", None, None, None]}, "chosen[0]: one of guard, rob, skim, no, yes"),
    ({}, BARGAIN, {"ready": [False, True, False, False]}, "ready: seat 1 has not chosen"),
    ({}, BARGAIN, {"ready": [True] * 4, "chosen": ["no"] * 4}, "ready: once all are ready the step is over"),
    ({}, BARGAIN, {"ready": [0, 0, 0, 0]}, "ready[0]: true or false"),
    ({}, BARGAIN, {"changes": [21, 0, 0, 0]}, "changes: a whole number from 0 to 20"),
    (TURNS, IN_TURNS, {"ready": [False, False, False, True]}, "ready: in turns nobody says so"),
    (TURNS, IN_TURNS, {"chosen": ["no", None, None, None]}, "chosen: in turns action cards are chosen in the phase"),
    (TURNS, CHOICE, {"chosen": ["no"] * 4}, "chosen: once all have chosen the step is over"),
    ({}, SHARE, {"threats": [None, 0, None, None]}, "threats: nothing of this in the phase 'share'"),
    ({}, SHARE, {"chosen": ["no", None, None, None]}, "chosen: nothing of this in the phase 'share'"),
    ({}, OVER, {"ready": [True, False, False, False]}, "ready: nothing of this in the phase 'over'"),
    ({}, SHARE, {"changes": [1, 0, 0, 0]}, "changes: nothing of this"),
    ({}, SHARE, {"payoffs": BARGAIN["payoffs"]}, "payoffs: nothing of this"),
    ({}, OVER, {"offers": BARGAIN["offers"]}, "offers: nothing of this"),
    ({}, OVER, {"active": [["3 lookout"], [], [], []]}, "active: nothing of this"),
    # payoffs
    ({}, BARGAIN, payoff(to=0), "payoffs[0]: from one seat to another"),
    ({}, BARGAIN, payoff(to=4), "payoffs[0].to: a whole number from 0 to 3"),
    ({}, BARGAIN, payoff(token="c"), "payoffs[0].token: one of a, b"),
    ({}, BARGAIN, payoff(side="maybe"), "payoffs[0].side: one of no, yes"),
    ({}, BARGAIN, payoff(cards=[]), "payoffs[0]: at least one card"),
    ({}, BARGAIN, payoff(cards=["~"]), "payoffs[0].cards: cards as in a move"),
    ({}, BARGAIN, payoff(cards=[None]), "payoffs[0].cards: cards as in a move"),
    ({}, BARGAIN, payoff(cards=["P101"]), "payoff_cards, payoffs: at most 100 cards"),
    ({}, BARGAIN, payoff(hat=1), "unknown entry 'payoffs[0].hat'"),
    ({}, BARGAIN, {"payoffs": ["a"]}, "payoffs[0]: an object with exactly the entries from, token"),
    ({}, BARGAIN, {"payoffs": BARGAIN["payoffs"] * 2}, "payoffs[1]: each token of a seat lies before one player"),
    ({"payoffs": 0}, BARGAIN, {"offers": [], "payoffs": []}, "payoff_cards, payoffs: this game is played without"),
    (
        {"payoffs": 0},
        BARGAIN,
        {"offers": [], "payoff_cards": [0] * 4},
        "payoff_cards, payoffs: this game is played without",
    ),
    ({}, BARGAIN, {"payoff_cards": [0, 0, 0, 101]}, "payoff_cards: a whole number from 0 to 100"),
    # offers
    ({}, BARGAIN, offer(to=1), "offers[0]: from one seat to another"),
    ({}, BARGAIN, offer(gives=[], wants=[]), "offers[0]: at least one card"),
    ({}, BARGAIN, offer(gives=["5p"]), "offers[0]: seat 1 does not own what it gives"),
    ({}, BARGAIN, offer(gives=["P6"]), "offers[0]: seat 1 does not own what it gives"),
    ({}, BARGAIN, offer(wants=["4?"]), "offers[0].wants: cards as in a move"),
    ({}, BARGAIN, offer(wants=["?"] * 101), "offers[0].wants: at most 100 cards"),
    ({}, BARGAIN, {"offers": BARGAIN["offers"] * 2}, "offers[1]: one offer at most"),
    ({"payoffs": 0}, BARGAIN, {"payoffs": [], "payoff_cards": [0] * 4}, "offers: none in this phase or game"),
    (TURNS, CHOICE, {"offers": BARGAIN["offers"]}, "offers: none in this phase or game"),
    (TURNS, IN_TURNS, offer(**{"from": 0, "to": 1, "gives": ["P1"]}), "offers: in turns only seat 1"),
    (
        TURNS,
        IN_TURNS,
        {"offers": [BARGAIN["offers"][0], BARGAIN["offers"][0] | {"to": 2}]},
        "offers: in turns one at a time",
    ),
    # promo cards, knowledge
    ({}, BARGAIN, {"aside": [["4 cash"], [], [], []]}, "aside[0]: one of 3 lookout, 2 megaphone, 4 skeleton-key"),
    ({}, BARGAIN, {"active": [["3 lookout"], [], [], []]}, "active: seat 0 has not set aside '3 lookout'"),
    ({}, BARGAIN, {"known": [[[]] * 4] * 3}, "known: 5 entries, not 3"),
    ({}, BARGAIN, {"known": [[[], [3], [], []], *[[[]] * 4] * 3]}, "known[0][1]: at most 0 cards of value 3"),
    ({}, BARGAIN, {"known": [[[5], [], [], []], *[[[]] * 4] * 3]}, "known[0][0]: at most 0 cards of value 5"),
    ({}, BARGAIN, {"known": [[[]] * 3] * 4}, "known[0]: 4 entries, not 3"),
    # unfinished moves
    ({}, BARGAIN, begun(4, "offer 2:"), "unfinished.seat: a whole number"),
    ({}, BARGAIN, begun(0, "threaten 1"), "unfinished.move: the beginning of share"),
    ({}, BARGAIN, begun(0, 7), "unfinished.move: the beginning of share"),
    ({}, BARGAIN, {"unfinished": "offer 2:"}, "unfinished: an object with exactly the entries seat, move"),
    ({}, BARGAIN, begun(2, "offer 1: P1"), "unfinished: you are ready"),
    ({}, BARGAIN, begun(0, "offer 2: 5p"), "unfinished: you have no such card left: 5 paintings"),
    ({}, BARGAIN, begun(0, "payoff a yes 3: P6"), "unfinished: you have no payoff card left"),
    ({}, BARGAIN, begun(1, "share 0:5"), "unfinished: the loot is shared"),
    ({}, SHARE, begun(1, "share 0:4c"), "unfinished: this card is not in the middle"),
    ({}, SHARE, begun(1, "share 0:5,5g,4c,3,5g"), "unfinished.move: 'share 0:5,5g,4c,3,5g' is complete"),
    (
        {},
        BARGAIN,
        {"offers": [BARGAIN["offers"][0] | {"wants": ["4"]}]} | begun(0, "accept 1:"),
        "'accept 1:' is complete",
    ),
]


@pytest.mark.parametrize(("options", "base", "change", "said"), FAULTS)
def test_what_cannot_be_is_refused_with_the_reason(options, base, change, said):
    """Whatever does not fit is refused, naming the entry."""
    with pytest.raises(rascals.BadPosition) as caught:
        record(base, change, **options)
    assert said in str(caught.value)


def test_every_fault_is_tried():
    """The table above covers each of the game's own errors in the sources."""
    lines = enumerate(Path(position.__file__).read_text(encoding="utf-8").splitlines(), start=1)
    refusals = {number for number, line in lines if "refuse_if(" in line or "raise BadPosition" in line}
    met = set()
    for options, base, change, _ in FAULTS:
        with pytest.raises(rascals.BadPosition) as caught:
            record(base, change, **options)
        frames = traceback.extract_tb(caught.tb)
        met |= {frame.lineno for frame in frames if frame.filename == position.__file__}
    assert len(refusals) > 20
    assert refusals - met == set()


def test_reading_leaves_the_data_alone():
    """Reading a position does not change its data."""
    data = copy.deepcopy(BARGAIN)
    again(record(data))
    assert data == BARGAIN
