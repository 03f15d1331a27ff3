"""GoodCritters: notation of moves, whole and step by step, how others see them, and why one is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rascals.core.errors import Refusal
from rascals.core.moves import Move
from rascals.games.goodcritters import moves
from rascals.games.goodcritters.moves import ACTIONS, VERBS
from rascals.games.goodcritters.refusals import explain
from tests.games.goodcritters.states import (
    BARGAIN,
    CHOICE,
    IN_TURNS,
    OVER,
    SHARE,
    attempt,
    compose,
    expand,
    expanded,
    legal,
    number,
    record,
)

SOURCES = Path(moves.__file__).parent
TURNS = {"bargaining": 1}


def steps(s, seat, text):
    """Return the small actions of a whole move as notation."""
    return [str(VERBS.move(action)) for action in expanded(s, seat, text)]


# ---------------------------------------------------------------- small actions


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("payoff a yes 2", "payoff a yes 2:"),
        ("payoff a yes 2 :", "payoff a yes 2:"),
        ("offer 2", "offer 2:"),
        ("accept 1:", "accept 1"),
        ("add 5 gems", "add 5g"),
        ("add 5 gems ~", "add 5g~"),
        ("add lookout?", "add lookout?"),
        ("add 3 lookout?", "add lookout?"),
        ("ask 4g~", "add 4g~"),
        ("ask P", "add P"),
        ("promo 4 skeleton-key", "promo skeleton-key"),
    ],
)
def test_other_words_for_the_same_action(text, same):
    """Card texts, `ask` after `for`, and a missing colon are understood."""
    assert number(text) == number(same)


def test_a_chosen_card_is_given_hidden():
    """G-28: `pick 3g` is the hidden card, the only action in an answer."""
    assert number("pick 3g") == number("add 3g?")
    assert VERBS.parse("pick 3g~") is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "give", "give 8", "give -1", "give x", "threaten", "threaten 9", "choose ?", "choose vote", "ready now"),
        *(
            "promo cash",
            "payoff c yes 2:",
            "payoff a maybe 2:",
            "payoff a yes 2: ~",
            "payoff a yes 2: 6",
            "add 1",
            "add",
        ),
        *("add 5x", "add 5!", "ask", "pick", "pick ?", "offer 2: for", "offer 2: 5 for", "offer 2: for 4?", "share"),
        *("share 0:", "share 0", "share 0:5,", "share 0:5 4", "share 0:?", "accept 1: ?", "payoff a yes 2: P0", "fuzz"),
        *("add fuzz", "payoff a yes 2: fuzz", "withdraw", "decline none", "add ٥", "give ٣"),
    ],
)
def test_what_names_no_move_is_no_move(text):
    """Unknown words, cards and seats are not moves."""
    s = record(BARGAIN)
    assert VERBS.parse(text) is None
    assert expand(s, 0, text) is None


def test_moves_have_kinds_and_values():
    """Programs get kind and values: seats as `to` or `maker`, the rest as words that the texts translate."""
    wanted = {
        "give 3": ("give", {"to": 3}),
        "threaten 3": ("threaten", {"to": 3}),
        "threaten none": ("unthreaten", {}),
        "choose no": ("choose", {"action": "no"}),
        "promo lookout": ("promo", {"card": "3 lookout"}),
        "payoff b no 2:": ("payoff", {"to": 2, "token": "b", "side": "no"}),
        "payoff b none": ("unset", {"token": "b"}),
        "offer 2:": ("offer", {"to": 2}),
        "accept 1": ("accept", {"maker": 1}),
        "decline 1": ("decline", {"maker": 1}),
        "withdraw 1": ("withdraw", {"to": 1}),
        "add P": ("pay", {}),
        "add 5g~": ("add", {"card": "5 gems", "manner": "shown"}),
        "for": ("for", {}),
        "ask ?": ("ask", {}),
        "finish": ("finish", {}),
        "ready": ("ready", {}),
        "done": ("done", {}),
    }
    for text, (kind, args) in wanted.items():
        move = VERBS.parse(text)
        assert (move.kind, dict(move.args)) == (kind, args)


# ---------------------------------------------------------------- whole moves


def test_a_share_is_given_card_by_card():
    """G-08, G-37: a share names every card once, in any order; they are given in their order in the middle."""
    s = record(SHARE)
    assert steps(s, 1, "share 2:3,5g 0:5,4  3 : 5g") == ["give 0", "give 2", "give 0", "give 2", "give 3"]
    assert steps(s, 1, "share 2:3 0:5,4 2:5g,5g") == ["give 0", "give 2", "give 0", "give 2", "give 2"]


def test_a_share_is_written_by_seats_and_cards():
    """G-37: seats ascending, each once, cards by value descending then kind."""
    s = record(SHARE)
    assert compose(s, 1, expanded(s, 1, "share 3:3,5g 0:4,5 3:5g")) == "share 0:5,4c 3:5g,5g,3"


def test_a_card_without_a_kind_is_the_first_of_its_value():
    """G-37: in the order no kind, cash, gems, jewelry, paintings, sculptures; promo cards are named."""
    s = record(BARGAIN)
    assert steps(s, 1, "payoff a yes 2: 4 5?") == ["payoff a yes 2:", "add 5?", "add 4g", "finish"]
    assert steps(s, 1, "payoff a yes 2: 5~ 5") == ["payoff a yes 2:", "add 5~", "add 5g", "finish"]
    assert steps(s, 0, "payoff b no 2: 3") == ["payoff b no 2:", "add 3j", "finish"]
    assert steps(s, 0, "payoff b no 2: 3 lookout?") == ["payoff b no 2:", "add 3j", "add lookout?", "finish"]
    assert expand(s, 0, "payoff b no 2: 3 3").reason == "not-owned"


def test_a_card_named_with_its_kind_is_kept_for_it():
    """G-37: `4 4g` is the jewelry and the gems, though the gems come first: both can be named."""
    s = record(BARGAIN)
    assert steps(s, 1, "payoff a yes 2: 4~ 4g") == ["payoff a yes 2:", "add 4g", "add 4j~", "finish"]


def test_a_payoff_lays_its_own_cards_down_again():
    """G-25: what is on the token comes back first, so that it can be part of the new payoff."""
    s = record(BARGAIN)
    assert steps(s, 0, "payoff a no 3: P5 5 5?")[1:] == [*["add P"] * 5, "add 5c", "add 5g?", "finish"]
    assert expand(s, 0, "payoff b no 3: 5 5?").reason == "not-owned"


def test_an_offer_gives_and_asks():
    """G-28: what is wanted has no kind: any card of that value; a gift or request has one side only."""
    s = record(BARGAIN)
    assert steps(s, 1, "offer 2: 5 P1 for 4 4~ ? P2") == [
        *("offer 2:", "add P", "add 5", "for", "add P", "add P", "add 4", "add 4~", "ask ?", "finish"),
    ]
    assert steps(s, 1, "offer 2: 5?") == ["offer 2:", "add 5?", "finish"]
    assert steps(s, 1, "offer 2: for 2g") == ["offer 2:", "for", "add 2g", "finish"]


def test_an_answer_chooses_from_what_the_offer_leaves():
    """G-28: a wanted 4 is the first owned 4, so a 4 chosen for `?` next to it is the next one."""
    s = record(BARGAIN, {"stashes": [["4 cash", "4 gems"], *BARGAIN["stashes"][1:]], "payoff_cards": [3, 5, 5, 0]})
    assert steps(s, 0, "accept 1: 4") == ["accept 1", "add 4g?"]
    assert expand(s, 0, "accept 1") is None


@pytest.mark.parametrize(
    ("seat", "text", "canonical"),
    [
        (1, "PAYOFF A yes 2: 5~ 4 p1 P", "payoff a yes 2: P2 5~ 4g"),
        (1, "offer 2:5 p1 for ? 4~ 4 P3 5", "offer 2: P1 5 for P3 5 4 4~ ?"),
        (1, "offer 2: for ?", "offer 2: for ?"),
        (0, "accept 1: 3", "accept 1: 3j"),
        (0, "accept 1: lookout", "accept 1: lookout"),
    ],
)
def test_moves_are_written_in_canonical_form(seat, text, canonical):
    """G-37: payoff cards first, cards by value descending then kind, every card with its kind."""
    s = record(BARGAIN)
    actions = expanded(s, seat, text)
    assert compose(s, seat, actions) == canonical
    assert expand(s, seat, canonical) == actions


def test_a_single_step_may_leave_out_the_kind():
    """G-37: step by step, too, a card without a kind is the first owned, or in an answer the first choice."""
    s = record(BARGAIN)
    assert attempt(s, 1, "payoff b no 2:") is None
    assert steps(s, 1, "add 4~") == ["add 4g~"]
    s = record(BARGAIN)
    assert attempt(s, 0, "accept 1") is None
    assert steps(s, 0, "pick 2") == ["add 2c?"]
    assert steps(s, 0, "add 2") == ["add 2c?"]


@pytest.mark.parametrize(
    ("base", "move", "begun", "rest"),
    [
        (SHARE, "share 0:5,4c 1:5g,5g 2:3", "share 0:5 1:5g", ["give 0", "give 2", "give 1"]),
        (SHARE, "share 0:5,5g,5g 1:4c 2:3", "share 0:5,5g", ["give 1", "give 2", "give 0"]),
        (BARGAIN, "payoff a yes 3: P2 5 4g~", "payoff a yes 3: P1", ["add P", "add 5", "add 4g~", "finish"]),
        (BARGAIN, "offer 2: 5 for 4 ?", "offer 2: 5 for", ["add 4", "ask ?", "finish"]),
        (BARGAIN, "offer 2: 5 for 4 ?", "offer 2:", ["add 5", "for", "add 4", "ask ?", "finish"]),
    ],
)
def test_a_move_that_is_begun_can_be_told_whole(base, move, begun, rest):
    """G-37: the whole notation continues an unfinished move; rejoined it is the whole move again."""
    s = record(base, {"unfinished": {"seat": 1, "move": begun}})
    assert steps(s, 1, move) == rest
    assert compose(s, 1, expanded(s, 1, move)) == move


def test_an_answer_that_is_begun_can_be_told_whole():
    """G-37: the same for cards chosen one by one."""
    offer = {"from": 1, "to": 0, "gives": [], "wants": ["?", "?"]}
    s = record(BARGAIN, {"offers": [offer], "unfinished": {"seat": 0, "move": "accept 1: 5g"}})
    assert steps(s, 0, "accept 1: 2 5") == ["add 2c?"]
    assert compose(s, 0, expanded(s, 0, "accept 1: 5g 2")) == "accept 1: 5g 2c"


# ---------------------------------------------------------------- refusals


ONE_PAYOFF_CARD = {"stashes": [[], [], ["4 paintings"], []], "payoff_cards": [0, 1, 0, 0], "offers": [], "payoffs": []}
OFFER = {"from": 1, "to": 3, "gives": ["P1"], "wants": []}
GIFT_OF_ONE = ONE_PAYOFF_CARD | {"stashes": [[], [], [], []], "offers": [OFFER]}
ONE_LAID = ONE_PAYOFF_CARD | {
    "stashes": [[], [], [], []],
    "payoff_cards": [0, 0, 0, 0],
    "payoffs": [{"from": 1, "to": 3, "token": "a", "side": "yes", "cards": ["P1"]}],
}
TWO_LAID = ONE_LAID | {"payoffs": [{"from": 1, "to": 3, "token": "a", "side": "yes", "cards": ["P2"]}]}
HEAP = [5] * 80 + [4] * 80 + [3] * 80 + [2] * 80
FULL_TABLE = {
    "stashes": [HEAP, [5], [4], []],
    "payoffs": [],
    "offers": [
        {"from": maker, "to": to, "gives": HEAP if maker == 0 else [], "wants": ["5"] * 100}
        for maker in range(4)
        for to in range(4)
        if maker != to
    ],
}
HOARD = {"stashes": [*BARGAIN["stashes"][:2], [5] * 70 + [4] * 70, []]}
ASKED_TWO = ONE_PAYOFF_CARD | {
    "stashes": [[], [], [], []],
    "payoff_cards": [1, 1, 1, 0],
    "offers": [{"from": 1, "to": 2, "gives": ["P1"], "wants": ["P1"]}],
}
TWO_PICKS = {"offers": [{"from": 1, "to": 0, "gives": [], "wants": ["?", "?"]}]}
MADE_ALL = {"changes": [20, 20, 20, 20], "ready": [False] * 4}

REFUSED = [
    # a seat that cannot move at all
    ({}, OVER, {}, 0, ["choose rob"], "game-over", "G-21"),
    ({}, SHARE, {}, 0, ["give 1"], "not-boss", "G-08"),
    ({}, BARGAIN, {}, 2, ["threaten 1"], "already-ready", "G-34"),
    ({}, BARGAIN, {"unfinished": {"seat": 1, "move": "offer 2:"}}, 0, ["choose no"], "not-awaited", "G-37"),
    (TURNS, IN_TURNS, {"offers": []}, 0, ["threaten 1"], "not-your-turn", "G-36"),
    (TURNS, IN_TURNS, {}, 1, ["done"], "answer-awaited", "G-36"),
    (TURNS, IN_TURNS, {}, 2, ["decline 1"], "answer-awaited", "G-36"),
    (TURNS, IN_TURNS, {}, 0, ["threaten 1"], "answer-first", "G-36"),
    (TURNS, CHOICE, {}, 0, ["choose no"], "chosen-finally", "G-36"),
    (TURNS, CHOICE, {}, 1, ["ready"], "choose-now", "G-36"),
    # sharing
    ({}, SHARE, {}, 1, ["ready"], "share-first", "G-08"),
    ({}, SHARE, {}, 1, ["give 4"], "no-such-seat", "G-33"),
    ({}, SHARE, {}, 1, ["share 4:5,5,5,4,3"], "no-such-seat", "G-33"),
    ({}, SHARE, {}, 1, ["share 0:5,4"], "not-all-shared", "G-08"),
    ({}, SHARE, {}, 1, ["share 0:5,4,3,5,5 1:2"], "not-in-middle", "G-08"),
    ({}, SHARE, {}, 1, ["give 1", "share 0:5,4,3,5,5"], "move-begun", "G-37"),
    ({}, BARGAIN, {}, 1, ["give 1"], "already-shared", "G-08"),
    # threats, action cards, promo cards
    ({}, BARGAIN, {}, 1, ["threaten 1"], "threatens-self", "G-09"),
    ({}, BARGAIN, {}, 1, ["threaten 4"], "no-such-seat", "G-33"),
    ({}, BARGAIN, {}, 0, ["threaten 2"], "threatened-already", "G-34"),
    ({}, BARGAIN, {}, 1, ["threaten none"], "no-threat", "G-34"),
    ({}, BARGAIN, {}, 0, ["choose rob"], "chosen-already", "G-34"),
    ({}, BARGAIN, {}, 1, ["ready"], "choose-first", "G-34"),
    ({}, BARGAIN, {}, 1, ["done"], "no-turns", "G-34"),
    (TURNS, IN_TURNS, {"offers": []}, 1, ["choose rob"], "choose-later", "G-36"),
    (TURNS, IN_TURNS, {"offers": []}, 1, ["ready"], "choose-later", "G-36"),
    ({}, BARGAIN, {}, 1, ["promo lookout"], "no-promo", "G-32"),
    ({}, BARGAIN, MADE_ALL, 0, ["threaten 1"], "no-changes-left", "G-35"),
    ({}, BARGAIN, MADE_ALL, 0, ["threaten none"], "no-changes-left", "G-35"),
    ({}, BARGAIN, MADE_ALL, 0, ["choose no"], "no-changes-left", "G-35"),
    ({}, BARGAIN, MADE_ALL, 0, ["promo lookout"], "no-changes-left", "G-35"),
    ({}, BARGAIN, MADE_ALL, 0, ["payoff b yes 2: 5"], "no-changes-left", "G-35"),
    ({}, BARGAIN, MADE_ALL, 0, ["payoff a none"], "no-changes-left", "G-35"),
    ({}, BARGAIN, MADE_ALL, 0, ["offer 2: 5"], "no-changes-left", "G-35"),
    # payoffs and offers
    (
        {"payoffs": 0},
        BARGAIN,
        {"payoffs": [], "offers": [], "payoff_cards": [0] * 4},
        0,
        ["offer 2: 5"],
        "no-payoffs",
        "G-24",
    ),
    ({"early_bribes": 1}, SHARE, {}, 2, ["threaten 0"], "early-offers-only", "G-48"),
    ({"early_bribes": 1}, SHARE, {}, 2, ["offer 4: P1"], "no-such-seat", "G-33"),
    ({}, BARGAIN, {}, 0, ["payoff a yes 0: P1"], "payoff-to-self", "G-27"),
    ({}, BARGAIN, {}, 0, ["payoff a yes 4: P1"], "no-such-seat", "G-33"),
    ({}, BARGAIN, {}, 3, ["payoff a yes 0: P1"], "nothing-to-lay", "G-25"),
    ({}, BARGAIN, ONE_LAID, 1, ["payoff a yes 3:"], "nothing-to-lay", "G-25"),
    ({}, BARGAIN, {}, 0, ["payoff b none"], "no-payoff", "G-25"),
    ({}, BARGAIN, {}, 0, ["offer 0: P1"], "offer-to-self", "G-28"),
    ({}, BARGAIN, {}, 0, ["offer 4: P1"], "no-such-seat", "G-33"),
    ({}, BARGAIN, ONE_PAYOFF_CARD, 0, ["offer 3:"], "nothing-to-offer", "G-28"),
    ({}, BARGAIN, GIFT_OF_ONE, 1, ["offer 3:"], "nothing-to-offer", "G-28"),
    ({}, BARGAIN, {}, 0, ["accept 2"], "no-offer", "G-39"),
    ({}, BARGAIN, {}, 0, ["decline 4"], "no-such-seat", "G-33"),
    ({}, BARGAIN, {"stashes": [["5 gems"], *BARGAIN["stashes"][1:]]}, 0, ["accept 1"], "cannot-accept", "G-28"),
    ({}, BARGAIN, {"stashes": [["4 gems"], *BARGAIN["stashes"][1:]]}, 0, ["accept 1: 4"], "cannot-accept", "G-28"),
    ({}, BARGAIN, {}, 1, ["withdraw 2"], "no-own-offer", "G-39"),
    ({}, BARGAIN, {}, 1, ["withdraw 4"], "no-such-seat", "G-33"),
    ({}, BARGAIN, {}, 1, ["add 5"], "nothing-begun", "G-37"),
    ({}, BARGAIN, {}, 1, ["finish"], "nothing-begun", "G-37"),
    # laying down
    ({}, BARGAIN, {}, 1, ["offer 2:", "choose rob"], "move-begun", "G-37"),
    ({}, BARGAIN, {}, 1, ["offer 2:", "pick 5"], "move-begun", "G-37"),
    ({}, BARGAIN, {}, 1, ["offer 2:", "add 5~", "offer 2: 5"], "move-begun", "G-37"),
    ({}, BARGAIN, {}, 1, ["offer 2:", "offer 3: 5"], "move-begun", "G-37"),
    ({}, BARGAIN, {}, 1, ["payoff a yes 2: 5p"], "not-owned", "G-28"),
    ({}, BARGAIN, {}, 1, ["payoff a yes 2: 3"], "not-owned", "G-28"),
    ({}, BARGAIN, {}, 1, ["payoff a yes 2: P6"], "no-payoff-cards", "G-24"),
    ({}, BARGAIN, {}, 1, ["offer 2:", "add 4g", "add 5"], "out-of-order", "G-37"),
    ({}, BARGAIN, {}, 1, ["offer 2:", "add 4g", "add P"], "out-of-order", "G-37"),
    ({}, BARGAIN, {}, 1, ["payoff a yes 2:", "finish"], "nothing-laid", "G-25"),
    ({}, BARGAIN, {}, 1, ["payoff a yes 2:", "for"], "payoff-asks", "G-25"),
    ({}, BARGAIN, {}, 0, ["payoff a yes 3: P2 5c 4j~ 3g?"], "changes-nothing", "G-34"),
    ({}, BARGAIN, {}, 1, ["offer 0: P1 5g 4g~ 4j? for 4 ?"], "changes-nothing", "G-34"),
    ({}, BARGAIN, TWO_LAID, 1, ["payoff a yes 3: P2"], "changes-nothing", "G-34"),
    # asking
    ({}, BARGAIN, {}, 1, ["offer 2:", "ask 4"], "ask-first", "G-28"),
    ({}, BARGAIN, {}, 1, ["offer 2:", "ask ?"], "ask-first", "G-28"),
    ({}, BARGAIN, {}, 1, ["offer 2:", "for", "for"], "asking-already", "G-37"),
    ({}, BARGAIN, {}, 1, ["offer 2:", "for", "add 4?"], "asked-hidden", "G-28"),
    ({}, BARGAIN, {}, 1, ["offer 2:", "add 5", "for", "finish"], "nothing-asked", "G-28"),
    ({}, BARGAIN, {}, 1, ["offer 2: for 5 4 ?"], "asks-too-much", "G-28"),
    ({}, BARGAIN, {}, 1, ["offer 2: for P6"], "asks-too-much", "G-28"),
    ({"promos": 0}, BARGAIN, {}, 1, ["offer 2: for lookout"], "asks-for-absent", "G-28"),
    ({"promos": 1}, BARGAIN, {}, 1, ["offer 2:", "for", "ask 2 megaphone"], "asks-for-absent", "G-28"),
    ({}, BARGAIN, HOARD, 1, ["offer 2: for P " + "? " * 100], "asks-too-many", "G-28"),
    ({}, BARGAIN, HOARD, 1, ["offer 2: for P5 " + "5 " * 96], "asks-too-many", "G-28"),
    ({}, BARGAIN, FULL_TABLE, 0, ["offer 1: 5"], "table-full", "G-28"),
    ({}, BARGAIN, FULL_TABLE, 0, ["payoff a yes 1: 5"], "table-full", "G-28"),
    ({}, BARGAIN, {}, 1, ["offer 3:", "add 5", "for"], "nothing-to-ask", "G-28"),
    ({}, BARGAIN, ASKED_TWO, 1, ["offer 2:", "add P", "for"], "changes-nothing", "G-34"),
    # choosing
    ({}, BARGAIN, {}, 0, ["accept 1", "finish"], "pick-first", "G-28"),
    ({}, BARGAIN, {}, 0, ["accept 1", "pick 5c"], "not-owned", "G-28"),
    ({}, BARGAIN, {}, 0, ["accept 1: 4"], "not-owned", "G-28"),
    ({}, BARGAIN, {}, 0, ["accept 1: 5 3"], "picks-too-many", "G-28"),
    ({}, BARGAIN, TWO_PICKS, 0, ["accept 1", "pick 4", "pick 5"], "out-of-order", "G-37"),
    ({}, BARGAIN, TWO_PICKS, 0, ["accept 1", "pick 2"], "too-few-left", "G-37"),
]


@pytest.mark.parametrize(
    ("options", "base", "entries", "seat", "texts", "reason", "clause"),
    REFUSED,
    ids=[f"{case[5]}: {'; '.join(case[4])}" for case in REFUSED],
)
def test_a_refusal_says_why_with_its_clause(options, base, entries, seat, texts, reason, clause):
    """G-08, G-09, G-24, G-25, G-27, G-28, G-32, G-33, G-34, G-35, G-36, G-37, G-39: the reason fits the attempt."""
    s = record(base, entries, **options)
    for text in texts[:-1]:
        assert attempt(s, seat, text) is None
    refusal = attempt(s, seat, texts[-1])
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.clause) == (reason, clause)


def test_a_table_full_of_cards_takes_no_more():
    """G-28: who holds very much begins no payoff or offer while very much is laid down; others do, and it may again."""
    s = record(BARGAIN, FULL_TABLE)
    assert not {VERBS.move(action).kind for action in legal(s, 0)} & {"offer", "payoff"}
    assert attempt(s, 1, "withdraw 0") is None
    assert {VERBS.move(action).kind for action in legal(s, 0)} >= {"offer", "payoff"}
    assert attempt(s, 1, "offer 0: 5 for 5") is None


def test_every_reason_is_tried():
    """Each reason for a refusal in the sources is in the table above, except for numbers that are not actions."""
    text = "".join((SOURCES / name).read_text(encoding="utf-8") for name in ("refusals.py", "phrasing.py"))
    reasons = set(re.findall(r'Refusal\(\s*"([\w-]+)"', text))
    assert len(reasons) > 40
    assert reasons - {case[5] for case in REFUSED} == {"no-action"}


def test_numbers_that_are_no_actions_are_refused():
    """An invalid action, such as a move of another game, is refused without effect."""
    for action in (-1, ACTIONS, 10_000):
        assert explain(record(BARGAIN), 0, Move(action, "", "")).reason == "no-action"


@pytest.mark.no_cover
def test_a_refusal_tells_nothing_of_what_another_seat_has_begun():
    """G-37: the refusal for a seat that has to wait is the same, whatever was begun."""
    texts = ("offer 2:", "payoff a yes 2: P1 5g~", "offer 0: P1 5g for")
    told = {
        str(explain(record(BARGAIN, {"unfinished": {"seat": 1, "move": text}}), 0, VERBS.move(action)))
        for text in texts
        for action in range(ACTIONS)
    }
    assert len(told) == 1
