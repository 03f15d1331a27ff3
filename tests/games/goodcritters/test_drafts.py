"""GoodCritters, composite moves: all or nothing, unseen by others, and never a dead end."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter

import pytest

import rascals
from rascals.core.errors import IllegalMove
from rascals.games.goodcritters import BOX, notation, rules, unfinished
from rascals.games.goodcritters.box import LOOT
from rascals.games.goodcritters.moves import FINISH, PROPOSE, SET, UNSET, VERBS
from rascals.games.goodcritters.state import MANNERS, NO_DRAFT, OFFERS
from tests.games.goodcritters.bargains import heard, legal, play, random_games, record, table


def action(text):
    """Return the number of a small action."""
    return VERBS.parse(text).action


# ---------------------------------------------------------------- all or nothing


@pytest.mark.parametrize(
    ("seat", "begun", "bad"),
    [
        (0, ["payoff a yes 1:", "add P", "add 5"], "add 5"),
        (0, ["payoff a yes 1:", "add 5"], "add P"),
        (0, ["offer 1:", "add 5", "for", "ask 4"], "for"),
        (0, ["offer 1:", "add 4"], "add 5"),
        (0, ["offer 1:"], "finish"),
        (0, ["payoff b no 2:"], "threaten 1"),
        (1, ["accept 0", "pick 4"], "pick 3"),
    ],
)
def test_a_composite_move_is_all_or_nothing(seat, begun, bad):
    """G-37: where one step is illegal, or the rest is missing, nothing has happened."""
    match = play(table(), "0 offer 1: for ? ?")
    before = (match.save_text(), match.position())
    for draft in ([*begun, bad], begun):
        with pytest.raises(IllegalMove):
            match.play(seat, draft)
    assert (match.save_text(), match.position()) == before
    assert match.preview(seat, begun)[1] is False


def test_steps_and_the_whole_are_the_same_move():
    """G-37: step by step or at once: one ply, one notation, the same record."""
    whole = play(table(), "0 offer 1: P1 5 4~ for 4 ?", "1 accept 0: 5", "1 payoff b no 3: P2 5?")
    steps = play(
        table(),
        "0 offer 1:; add P; add 5g; add 4c~; for; ask 4; ask ?; finish",
        "1 accept 0; pick 5c",
        "1 payoff b no 3:; add P; add P; add 5g?; finish",
    )
    assert [ply.move for ply in steps.history] == [ply.move for ply in whole.history]
    assert steps.record == whole.record


def test_a_share_is_made_whole():
    """G-08, G-37: the cards go in the order they lie; before the last one nothing is shared."""
    match = rascals.game("goodcritters", players=4, first_boss=0).new(seed=3)
    lie = match.view(None)["middle"]
    with pytest.raises(IllegalMove):
        match.play(0, ["give 1"] * 5)
    assert match.view(None)["middle"] == lie
    match.play(0, ["give 1", "give 2"] * 3)
    shares = match.view(None)["shares"]
    assert [Counter(shares[1]), Counter(shares[2])] == [Counter(lie[::2]), Counter(lie[1::2])]


# ---------------------------------------------------------------- unseen by others


@pytest.mark.parametrize(
    "begun",
    [
        {"seat": 0, "move": "payoff a yes 1: P1 5g"},
        {"seat": 0, "move": "offer 1: 5g for"},
        {"seat": 1, "move": "accept 0: 5c"},
        {"seat": 1, "move": "accept 0: 5c 4g"},
    ],
)
def test_nobody_sees_an_unfinished_move_nor_acts_in_it(begun):
    """G-37: all views but its own are as before; only its seat has moves; reading changes nothing either."""
    offers = [{"from": 0, "to": 1, "gives": ["5g"], "wants": ["?", "?", "?"]}]
    before, within = table(offers=offers), table(offers=offers, unfinished=begun)
    seat = begun["seat"]
    assert within.acting == (seat,)
    for viewer in (0, 1, 2, 3, None):
        same = within.view(viewer) == before.view(viewer)
        assert same == (viewer != seat)
        if viewer not in {seat, None}:
            assert legal(within, viewer) == []
            assert within.why_not(viewer, "threaten 2") is not None
    assert within.view(seat)["draft"] == begun["move"]


def test_nothing_is_heard_before_a_move_is_complete():
    """G-37: small steps tell no event at all."""
    match = table()
    s = record(match)
    s.told = []
    for text in ("payoff a yes 1:", "add P", "add 5g"):
        rules.apply(s, 0, action(text))
    assert s.told == []
    rules.apply(s, 0, FINISH)
    assert len(s.told) == 2
    assert heard(play(match, "0 payoff a yes 1: P1 5"), None)[0][0] == "payoff_set"


def test_an_unfinished_move_leaves_nothing_for_the_next():
    """G-37, G-40: anyone who begins a move after another has no trace of the other's in its view or observation."""
    rest = {"boss": 2, "chosen": ["yes"] * 4, "ready": [False, True, True, True]}
    seen = []
    for card in ("5", "4"):
        stashes = [["5 gems", "4 cash"], [], [], []]
        match = table(**rest, stashes=stashes)
        play(match, f"0 payoff a yes 1: P1 {card}?", "0 ready", *(f"{seat} ready" for seat in (1, 2, 3)))
        s = record(match)
        rules.apply(s, 2, 0)
        out = [0] * match.game.box.observation.size
        match.game.box.observation.observe(s, 2, out)
        seen.append((out, json.dumps(match.game.box.view(s, 2, reveal=False))))
    assert seen[0] == seen[1]


# ---------------------------------------------------------------- no dead end


def is_every_draft(s, seat, first, expected):
    """Play a draft in every possible way: what can be finished is as expected, and no step is a dead end."""
    found, buffer = set(), [0] * VERBS.count

    def go_on(twin, played):
        may = buffer[: rules.legal(twin, seat, buffer)]
        assert may, f"stuck after {BOX.composites.compose(s, seat, played)}"
        for action in may:
            after = twin.copy()
            rules.apply(after, seat, action)
            if after.draft == NO_DRAFT:
                whole = BOX.composites.compose(s, seat, [*played, action])
                # At once: of what should not be possible there may be more than could be counted.
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
    """Return every multiset of (card, manner) with a limit of each card, as sorted tuples of numbers."""
    rows = []
    for card, count in enumerate(counts):
        manners = [card * each + manner for manner in range(each)]
        rows.append([c for n in range(count + 1) for c in itertools.combinations_with_replacement(manners, n)])
    return [tuple(itertools.chain(*row)) for row in itertools.product(*rows)]


def every_payoff(s, seat, token, side, to):
    """Return all payoffs that could lie there, but for the one that does, from what the seat owns."""
    number = seat * 2 + token
    own = list(s.stash[seat])
    lies = tuple(unfinished.gifts_in(s, number))
    for gift in lies:
        own[gift // MANNERS] += 1
    pays = range(s.payoff_cards[seat] + s.token_cards[number] + 1)
    every = {(p, gives) for p in pays for gives in choices(own, MANNERS) if p or gives}
    if (s.token_to[number], s.token_side[number]) == (to, side):
        every.discard((s.token_cards[number], lies))
    head = f"payoff {'ab'[token]} {('no', 'yes')[side]} {to}:"
    return {" ".join([head, *notation.gifts_text(p, gives)]) for p, gives in every}


def every_offer(s, seat, to):
    """Return all offers that could be made, but for the one that stands: own cards, and as many as the other has."""
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
    gives, wants = tuple(unfinished.gifts_in(s, OFFERS + number)), tuple(unfinished.wishes_in(s, OFFERS + number))
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
        open_ = every_payoff(record(match), 0, 0, 1, 1) if first == "payoff" else every_offer(record(match), 0, 1)
        standing = dice.sample(sorted(open_), min(len(open_), 4 if len(open_) < 200 else 1))
        for before in (None, *standing):
            after = match.copy() if before is None else play(match.copy(), f"0 {before}")
            expects_exactly(record(after), first)


def expects_exactly(s, first):
    """Compare what can be laid down with what could be thought of."""
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
    for stash, wanted in itertools.product(stashes, asked):
        offer = {"from": 0, "to": 1, "gives": [], "wants": wanted.split()}
        s = record(table(options={"promos": 4}, stashes=[[], stash, [], []], offers=[offer]))
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


def test_no_random_draft_gets_stuck():
    """G-37: in random games with many cards, too, anyone who lays cards down at random can always go on or finish."""
    begun = Counter()
    for match in random_games(5, range(3), payoffs=True, promos=4, commands=150):
        ply = match.history[-1]
        if ply.seat is not None:
            begun[ply.move.partition(" ")[0]] += 1
    assert {"payoff", "offer", "accept"} <= set(begun)


def test_unset_is_one_step():
    """G-37: taking back is no composite move."""
    match = play(table(), "0 payoff a yes 1: P1")
    assert match.preview(0, ["payoff a none"])[1] is True
    assert VERBS.move(UNSET).notation == "payoff a none"
