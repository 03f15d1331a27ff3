"""GoodCritters, step 4: action cards, the vote, the end of the game, limited terms."""

from __future__ import annotations

from collections import Counter

import rascals
from rascals.core.chance import words_of
from rascals.core.rules import apply
from rascals.games.goodcritters.components import CARD_VALUES
from rascals.games.goodcritters.moves import READY
from tests.games.goodcritters.table import FOUR, PILE, chosen, happened, resolved

# ---------------------------------------------------------------- action cards


EMPTY = [[], [], [], []]


def known(match, viewer, owner):
    return [match.view(viewer)["seats"][owner]["known"][str(value)] for value in FOUR]


def test_what_others_know_after_unseen_cards():
    """G-13, G-14, G-41: nobody else knows a skimmed card; one robbed unseen may be of any value, except to the two."""
    spread = [[[], FOUR, FOUR, []], [FOUR, [], FOUR, []], [FOUR, FOUR, [], []], [FOUR, FOUR, FOUR, []]]
    match = resolved(["skim", "rob", "yes", "yes"], [(4, 3)], threats=[None, 2, None, None], shares=EMPTY,
                     stashes=[FOUR, FOUR, FOUR, []], pile=["5 gems", *PILE], known=spread)  # fmt: skip
    assert [known(match, viewer, 0) for viewer in (1, 3)] == [[1, 1, 1, 1]] * 2
    assert (known(match, 1, 2), known(match, 0, 2), known(match, 3, 2)) == ([1, 1, 1, 0], [0] * 4, [0] * 4)
    assert (known(match, 2, 1), known(match, 0, 1), known(match, 3, 1)) == ([1, 1, 1, 2], [1] * 4, [1] * 4)


# ---------------------------------------------------------------- rob


def test_every_card_of_a_stash_is_robbed_equally_often():
    """G-14: of 5, 5, 5, 4, 3, 2, 2, 2 each of 8 cards is as likely, so 5 and 2 three times as often as 4 and 3.

    400 robs from fixed seeds; were the seeds not fixed, a false alarm less than once in 10,000.
    """
    victim = [5, 5, 5, 4, 3, 2, 2, 2]
    match = chosen(["rob", "yes", "yes", "yes"], threats=[1, *[None] * 3], stashes=[[], victim, [], []], shares=EMPTY)
    robbed = taken(400, match)
    expected = {5: 150, 4: 50, 3: 50, 2: 150}
    assert sum((robbed[card] - count) ** 2 / count for card, count in expected.items()) < 21.1
    assert robbed.total() == 400


def taken(games, match):
    """Count what a step's single rob or guard takes, over many seeds."""
    counts = Counter()
    for seed in range(games):
        s = match.state
        s.chance[:] = words_of(f"robbed {seed}")
        held = [[*row] for row in s.stash]
        apply(s, 0, READY)
        counts.update(
            CARD_VALUES[card]
            for before, now in zip(held, s.stash, strict=True)
            for card, count in enumerate(before)
            if count > now[card]
        )
    return counts


def test_a_guard_takes_a_random_card_too():
    """G-15: from the robber's stash, each card equally likely; 240 fixed seeds, less than one false alarm in 10,000."""
    by_guard = taken(240, chosen(["rob", "guard", "yes", "yes"], threats=[1, *[None] * 3], shares=EMPTY))
    assert sum((by_guard[card] - 60) ** 2 / 60 for card in FOUR) < 21.1
    assert by_guard.total() == 240


# ---------------------------------------------------------------- chance


def test_chance_belongs_to_the_move_that_ended_the_step():
    """G-46: the outcomes are drawn in reveal order and belong to that ply; a replay gives the same game."""
    match = resolved(["rob", "guard", "rob", "rob"], [(3, 2), (5, 4), (2, 1)], threats=[1, None, 0, 1], boss=2,
                     stashes=[[5, 4, 3], [2], FOUR, [5, 5, 4, 4, 3]], shares=EMPTY)  # fmt: skip
    assert match.history[-1].move == "ready"
    assert match.history[-1].random == ((3, 2), (5, 4), (2, 1))
    assert [e["card"] for e in happened(match, "robbed") + happened(match, "guard_took")] == ["3", "3", "4"]
    drawn = chosen(["rob", "guard", "rob", "rob"], threats=[1, None, 0, 1], boss=2)
    drawn.play(0, "ready")
    assert [limit for limit, _ in drawn.history[-1].random] == [4, 4, 3]
    again = rascals.load_text(drawn.save_text())
    assert (again.position(), again.history) == (drawn.position(), drawn.history)
