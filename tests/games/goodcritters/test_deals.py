"""GoodCritters: payoffs, exchanges, and the drafts of both. [G-24 – G-29, G-37, G-39]"""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest

import rascals
from rascals.bots.hindsight import moments
from rascals.games.goodcritters import DEFINITION, notation, phrasing, rules
from rascals.games.goodcritters.components import CARD_NAMES, LOOT, PROMO_NAMES
from rascals.games.goodcritters.moves import PROPOSE, SET, VERBS
from rascals.games.goodcritters.state import MANNERS, NO_DRAFT, OFFERS
from tests.games.goodcritters.table import (
    heard,
    legal,
    play,
    stash,
    table,
    why,
)

# ---------------------------------------------------------------- exchanges


def standing(match, viewer=None):
    """Return the open offers as a viewer sees them: maker, addressee, given, wanted."""
    return [(offer["from"], offer["to"], offer["gives"], offer["wants"]) for offer in match.view(viewer)["offers"]]


# ---------------------------------------------------------------- exchanging


def test_a_wanted_value_is_any_card_of_it():
    """G-28: a bare 3 is the first one owned, in the order no kind, cash, gems, ...; with its kind exactly that card."""
    match = play(table(), "0 offer 2: for 3", "2 accept 0")
    assert stash(match, 2) == ["3 gems"]
    match = play(table(), "0 offer 2: for 3g", "2 accept 0")
    assert stash(match, 2) == ["3 cash"]
    match = play(table(), "0 offer 2: for 3 3c", "2 accept 0")
    assert stash(match, 2) == []
    for impossible in ("3p", "5", "3g 3g", "3c 3c"):
        match = play(table(), f"0 offer 2: for {impossible}")
        assert why(match, 2, "accept 0") == "cannot-accept"


def test_a_promo_card_that_is_not_played_is_not_asked_for():
    """G-28, G-32: an offer can ask for the game's promo cards and no others, and legal moves list no others."""
    for promos, wanted in enumerate([[], ["lookout"], ["lookout", "megaphone"]]):
        match = table(options={"promos": promos})
        texts = [str(move) for move in match.preview(0, ["offer 1:", "for"])[0]]
        assert [card for card in PROMO_NAMES if any(card in text for text in texts)] == wanted
        assert "ask ?" in texts
        asked = [card for card in PROMO_NAMES if match.why_not(0, f"offer 1: for {card}") is None]
        assert asked == wanted
        assert why(match, 0, "offer 1: for skeleton-key") == "asks-for-absent"


def test_what_games_on_record_asked_for_is_played_again():
    """G-28: an old offer for an unused promo card replays as it was legal then; it cannot be made any more."""
    match = table()
    match.enter(0, "offer 1: for lookout megaphone~", None)
    match.play(1, "decline 0")
    saved = match.save_text()
    again = rascals.load_text(saved)
    assert again.save_text() == saved
    assert again.at(len(again.history) - 2).view()["offers"] == match.at(len(match.history) - 2).view()["offers"] != []
    assert rascals.verify_text(saved).ok
    assert [moment.made for moment in moments(again, 0)][-1] == "offer 1: for lookout megaphone~"
    assert why(again, 0, "offer 1: for lookout") == "asks-for-absent"
    never = rascals.verify_text(saved.replace("for lookout megaphone~", "for lookout megaphone 5 5"))
    assert never.line == 3
    assert never.problem == "this card is not in this game: 2 megaphone. Nobody can have it [G-28]"


def test_a_promo_card_is_named():
    """G-32: it is given and wanted by its name, and is no card of its value otherwise."""
    match = table(options={"promos": 4}, stashes=[["3 lookout", "4 cash"], [], [], []])
    play(match, "1 offer 0: for 3")
    assert why(match, 0, "accept 1") == "cannot-accept"
    play(match, "1 offer 0: for lookout", "0 accept 1")
    assert stash(match, 1) == ["3 lookout"]
    play(match, "1 offer 2: lookout?", "2 accept 1", "3 offer 2: for ?", "2 accept 3: lookout")
    assert stash(match, 3) == ["3 lookout"]


@pytest.mark.parametrize(
    ("cards", "standing", "emptied", "other"),
    [
        ([1, 0, 5, 5], "offer 1: P1 for 5", "1 payoff a yes 2: 5g", "offer 1: P1"),
        ([0, 1, 5, 5], "offer 1: for 5g", "1 payoff a yes 2: 5g", "offer 1: for P1"),
        ([1, 0, 5, 5], "offer 1: P1 for ?", "1 payoff a yes 2: 5g", "offer 1: P1"),
        ([1, 0, 5, 5], "offer 1: P1", "1 payoff a yes 2: 5g", None),
        ([0, 1, 5, 5], "offer 1: for P1", "1 payoff a yes 2: 5g", None),
    ],
)
def test_with_a_single_card_left_another_offer_can_take_an_offers_place(cards, standing, emptied, other):
    """G-34, G-39: only the very offer that stands would change nothing; one that asks for lost loot is another."""
    match = table(stashes=[[], ["5 gems"], [2], [3]], payoff_cards=cards)
    play(match, f"0 {standing}", emptied)
    if other is None:
        assert why(match, 0, standing) == "nothing-to-offer"
        assert "offer 1:" not in legal(match, 0)
    else:
        assert "offer 1:" in legal(match, 0)
        play(match, f"0 {other}")
        assert len(match.view(0)["offers"]) == 1


# ---------------------------------------------------------------- offers that stand


@pytest.mark.parametrize(
    "move",
    [
        *("0 payoff a yes 3: 5", "0 payoff b no 1: P5"),
        *("2 accept 0", "0 accept 2", "0 promo lookout"),
    ],
)
def test_an_offer_lapses_when_its_maker_no_longer_owns_what_it_gives(move):
    """G-39: laid on a payoff, exchanged as maker or as addressee, used as a promo card; at once, and all are told."""
    offers = [
        {"from": 0, "to": 1, "gives": ["P1", "5g", "lookout"], "wants": []},
        {"from": 0, "to": 2, "gives": ["5g"], "wants": []},
        {"from": 0, "to": 3, "gives": ["4c"], "wants": []},
        {"from": 2, "to": 0, "gives": [], "wants": ["5"]},
    ]
    match = table(options={"promos": 1}, stashes=[["5 gems", "4 cash", "3 lookout"], [], [], []], offers=offers)
    play(match, move)
    left = [(offer[0], offer[1]) for offer in standing(match)]
    assert (0, 1) not in left
    assert (0, 3) in left
    assert ((0, 2) in left) == (move in {"0 payoff b no 1: P5", "0 promo lookout"})
    lapsed = [(args["seat"], args["to"]) for name, args in heard(match, 3) if name == "lapsed"]
    assert (0, 1) in lapsed
    assert (2, 0) not in lapsed


# ---------------------------------------------------------------- who learns what


def test_all_hear_how_many_cards_are_given_unseen():
    """G-40: whichever card is shown or hidden, all hear the number: of the first card, too."""
    cards = [[CARD_NAMES[0]], ["5 cash", "4 gems", "2 gems"], ["3 gems", "3 cash"], []]
    for manner, count in (("~", "shown"), ("?", "hidden")):
        match = play(table(stashes=cards), f"0 offer 1: 5{manner} for 4")
        assert heard(match, 2)[0][1][count] == 1


# ---------------------------------------------------------------- drafts


def action(text):
    """Return the number of a small action."""
    return VERBS.parse(text).action


# ---------------------------------------------------------------- unseen by others


def test_an_unfinished_move_leaves_nothing_for_the_next():
    """G-37, G-40: a later unfinished move shows no trace of another seat's earlier one in views or observations."""
    rest = {"boss": 2, "chosen": ["yes"] * 4, "ready": [False, True, True, True]}
    seen = []
    for card in ("5", "4"):
        stashes = [["5 gems", "4 cash"], [], [], []]
        match = table(**rest, stashes=stashes)
        play(match, f"0 payoff a yes 1: P1 {card}?", "0 ready", *(f"{seat} ready" for seat in (1, 2, 3)))
        s = match.state
        rules.apply(s, 2, 0)
        out = [0] * match.game.definition.observation.size
        match.game.definition.observation.observe(s, 2, out)
        seen.append((out, json.dumps(match.game.definition.view(s, 2, reveal=False))))
    assert seen[0] == seen[1]


# ---------------------------------------------------------------- no dead end


def is_every_draft(s, seat, first, expected):
    """Play a draft in every possible way: the moves that can be finished are the expected ones, without dead ends."""
    found, buffer = set(), [0] * VERBS.count

    def go_on(twin, played):
        may = buffer[: rules.legal(twin, seat, buffer)]
        assert may, f"stuck after {DEFINITION.composites.compose(s, seat, played)}"
        for action in may:
            after = twin.copy()
            rules.apply(after, seat, action)
            if after.draft == NO_DRAFT:
                whole = DEFINITION.composites.compose(s, seat, [*played, action])
                # At once: there may be uncountably many of those that should not be possible.
                assert whole in expected, f"{whole} should not be possible"
                assert whole not in found, f"{whole} is made in two ways"
                found.add(whole)
            else:
                go_on(after, [*played, action])

    begun = s.copy()
    rules.apply(begun, seat, first)
    go_on(begun, [first])
    assert found == expected


def choices(counts, each):
    """Return every multiset of (card, manner), with a limit for each card, as sorted tuples of numbers."""
    rows = []
    for card, count in enumerate(counts):
        manners = [card * each + manner for manner in range(each)]
        rows.append([c for n in range(count + 1) for c in itertools.combinations_with_replacement(manners, n)])
    return [tuple(itertools.chain(*row)) for row in itertools.product(*rows)]


def every_payoff(s, seat, token, side, to):
    """Return all payoffs that the seat could make from what it owns, except the current one."""
    number = seat * 2 + token
    own = list(s.stash[seat])
    lies = tuple(phrasing.gifts_in(s, number))
    for gift in lies:
        own[gift // MANNERS] += 1
    pays = range(s.payoff_cards[seat] + s.token_cards[number] + 1)
    every = {(p, gives) for p in pays for gives in choices(own, MANNERS) if p or gives}
    if (s.token_to[number], s.token_side[number]) == (to, side):
        every.discard((s.token_cards[number], lies))
    head = f"payoff {'ab'[token]} {('no', 'yes')[side]} {to}:"
    return {" ".join([head, *notation.gifts_text(p, gives)]) for p, gives in every}


def every_offer(s, seat, to):
    """Return all possible offers except the current one: own cards, and as many as the other has."""
    held = s.held[to]
    wishes = [w for n in range(held + 1) for w in itertools.combinations_with_replacement(range(2 * LOOT), n)]
    wants = [(wish, any_) for wish in wishes for any_ in range(held - len(wish) + 1)]
    every = {
        offer(to, (p, gives), (a, wish, any_))
        for p in range(s.payoff_cards[seat] + 1)
        for gives in choices(s.stash[seat], MANNERS)
        for a in range(s.payoff_cards[to] + 1)
        for wish, any_ in wants
        if p or gives or a or wish or any_
    }
    return every - {standing_offer(s, seat, to)}


def offer(to, gives, wants):
    """Return the notation of an offer: payoff cards and gifts, for payoff cards, wishes and cards of one's choice."""
    asked = ["for", *notation.wishes_text(*wants)] if any(wants) else []
    return " ".join([f"offer {to}:", *notation.gifts_text(*gives), *asked])


def standing_offer(s, seat, to):
    number = seat * 8 + to
    if not s.offer[number]:
        return None
    gives, wants = tuple(phrasing.gifts_in(s, OFFERS + number)), tuple(phrasing.wishes_in(s, OFFERS + number))
    asks, any_ = s.offer_asks[number], s.offer_any[number]
    return offer(to, (s.offer_pays[number], gives), (asks, wants, any_))


SMALL = [
    *itertools.product(([], ["5 gems"], ["5 gems", "5 gems"], ["3 gems", "3 lookout"]), (0, 1, 2), ([],), (0, 1, 2)),
    *itertools.product(([], ["2 cash"]), (0, 1), (["4 cash"],), (0, 1)),
]


@pytest.mark.parametrize("first", ["payoff", "offer"])
@pytest.mark.no_cover
def test_no_draft_can_get_stuck(first, amount):
    """G-25, G-28, G-34, G-37: from every small position exactly the moves that change something can be laid down.

    Each is laid down in one way, no step leads into a dead end, and the move can be begun only if there is one.
    What lies or stands there already is varied: nothing, or any of the moves that could be made.
    """
    dice = random.Random(5)
    for own, pays, others, other_pays in SMALL[:: amount(3, 1)]:
        rest = {"stashes": [own, others, [], []], "payoff_cards": [pays, other_pays, 0, 0]}
        match = table(options={"promos": 4}, **rest)
        open_ = every_payoff(match.state, 0, 0, 1, 1) if first == "payoff" else every_offer(match.state, 0, 1)
        standing = dice.sample(sorted(open_), min(len(open_), 4 if len(open_) < 200 else 1))
        for before in (None, *standing):
            after = match.copy() if before is None else play(match.copy(), f"0 {before}")
            expects_exactly(after.state, first)


def expects_exactly(s, first):
    """Compare the moves that can be drafted with the conceivable ones."""
    if first == "offer":
        begins = {PROPOSE + 1: every_offer(s, 0, 1)}
    else:
        begins = {SET + 8 * side + 1: every_payoff(s, 0, 0, side, 1) for side in (0, 1)}
    buffer = [0] * VERBS.count
    may = set(buffer[: rules.legal(s, 0, buffer)])
    for action, every in begins.items():
        assert (action in may) == bool(every)
        if every:
            is_every_draft(s, 0, action, every)


def test_no_answer_can_get_stuck():
    """G-28, G-37: every choice for the `?`s that the stash allows can be made, each in one way, and no other."""
    stashes = (["5 gems"] * 2, ["5 gems", "5 cash", 4], ["3 gems", "3 lookout", "2 cash", "2 cash"])
    asked = ("?", "? ?", "3 ?", "5 ?", "5~ ? ?", "3g ?", "? ? ?")
    possible, buffer = 0, [0] * VERBS.count
    for held, wanted in itertools.product(stashes, asked):
        offer = {"from": 0, "to": 1, "gives": [], "wants": wanted.split()}
        s: Any = table(options={"promos": 4}, stashes=[[], held, [], []], offers=[offer]).state
        accept = action("accept 0")
        if accept in buffer[: rules.legal(s, 1, buffer)]:
            left = [card for card, count in enumerate(s.stash[1]) for _ in range(count)]
            for value in (word[0] for word in wanted.split() if word != "?"):
                left.remove(next(card for card in left if notation.SHORT_NAMES[card][0] == value))
            every = set(itertools.combinations(left, wanted.count("?")))
            names = [map(notation.SHORT_NAMES.__getitem__, cards) for cards in every]
            is_every_draft(s, 1, accept, {" ".join(["accept 0:", *cards]) for cards in names})
            possible += 1
    assert possible == 13
