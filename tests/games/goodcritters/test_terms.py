"""GoodCritters: limited boss terms."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.goodcritters.table import PILE, after, happened, names, resolved

LIMITED = {"limited_terms": True}
ROUND = ("phase", "round", "boss", "term", "end")

# G-X10. Cards by seat; seat 1 is boss in the third round of a term, seat 3 skims where the Fuzz comes by a skim.
VOTES = {
    "pass": ["guard", "yes", "yes", "skim"],
    "tie": ["guard", "yes", "no", "skim"],
    "loss": ["no", "yes", "no", "skim"],
    "own no": ["guard", "no", "guard", "skim"],
}
PILES = {
    "plain": ["5 gems", 4, *PILE],  # skim and bonus take the first two
    "skim": ["fuzz", "5 gems", 4, 3],
    "top": ["5 gems", "fuzz", 4, 3],  # on top once the skim is done
    "last": ["5 gems", "fuzz"],
    "skim and last": ["fuzz"],
    "skim before one": ["fuzz", "5 gems"],
}


def third(vote, pile, **entries):
    """Return a match after the third round of seat 1's term, round 6."""
    setting: dict[str, Any] = {"boss": 1, "term": 3, "round": 6, "options": LIMITED} | entries
    return resolved(VOTES[vote], pile=PILES[pile], **setting)


def bonus(match):
    return [(event["seat"], event["card"]) for event in happened(match, "bonus")]


@pytest.mark.parametrize(
    ("vote", "pile", "round_", "bonus_card", "left"),
    [
        # a passed vote: the boss goes, with a bonus
        ("pass", "plain", ("share", 7, 2, 1, None), "4", 20),
        ("pass", "skim", ("over", 6, 1, 3, "fuzz-skim"), "4", 1),
        ("pass", "skim before one", ("over", 6, 1, 3, "fuzz-skim"), None, 0),
        ("pass", "skim and last", ("over", 6, 1, 3, "fuzz-skim"), None, 0),
        ("pass", "top", ("over", 6, 1, 3, "fuzz-bonus"), "4", 1),
        ("pass", "last", ("over", 6, 1, 3, "fuzz-bonus"), None, 0),
        # a tie: as always
        ("tie", "plain", ("share", 7, 2, 1, None), None, 21),
        ("tie", "skim", ("over", 6, 1, 3, "fuzz-skim"), None, 2),
        ("tie", "skim and last", ("over", 6, 1, 3, "fuzz-skim"), None, 0),
        ("tie", "top", ("over", 7, 2, 1, "fuzz-loot"), None, 2),
        ("tie", "last", ("over", 7, 2, 1, "fuzz-loot"), None, 0),
        # lost: as always
        ("loss", "plain", ("share", 7, 2, 1, None), None, 25),
        ("loss", "skim", ("over", 6, 1, 3, "fuzz-skim"), None, 2),
        ("loss", "skim and last", ("over", 6, 1, 3, "fuzz-skim"), None, 0),
        ("loss", "top", ("over", 7, 2, 1, "fuzz-two"), None, 2),
        ("loss", "last", ("over", 7, 2, 1, "fuzz-two"), None, 0),
        # a sole own no: the boss goes without a bonus
        ("own no", "plain", ("share", 7, 2, 1, None), None, 25),
        ("own no", "skim", ("over", 6, 1, 3, "fuzz-skim"), None, 2),
        ("own no", "skim and last", ("over", 6, 1, 3, "fuzz-skim"), None, 0),
        ("own no", "top", ("over", 7, 2, 1, "fuzz-two"), None, 2),
        ("own no", "last", ("over", 7, 2, 1, "fuzz-two"), None, 0),
    ],
)
def test_the_third_round_of_a_term(vote, pile, round_, bonus_card, left):
    """G-X10, G-30, G-22: every result of the third vote in every situation of the Fuzz."""
    match = third(vote, pile)
    assert after(match, *ROUND) == round_
    assert bonus(match) == ([(1, bonus_card)] if bonus_card else [])
    assert len(after(match, "pile")) == left
    taken = vote in {"pass", "tie"}
    skimmed = pile != "skim and last"
    held = [4 + taken, 4 + taken + bool(bonus_card), 4 + taken, 4 + taken + skimmed]
    assert [len(stash) for stash in after(match, "stashes")] == held
    assert bool(happened(match, "fuzz_bonus")) == (round_[4] == "fuzz-bonus")
    assert bool(happened(match, "fuzz_skimmed")) == (round_[4] == "fuzz-skim")
    assert [len(happened(match, name)) for name in ("fuzz", "game_over")] == [
        round_[4] in {"fuzz-loot", "fuzz-two"},
        round_[4] is not None,
    ]


def test_the_bonus_comes_after_the_shares_and_is_seen_by_its_taker():
    """G-30, G-40: shares first; then the top card, unseen by others; then the next round of the next player."""
    match = third("pass", "plain")
    order = [name for name in names(match) if name in {"shares_taken", "bonus", "round_began", "turned_over"}]
    assert order == [*["shares_taken"] * 4, "bonus", "round_began", "turned_over"]
    (told,) = [event for event in match.history[-1].events if event.name == "bonus"]
    assert [told.seen_by(viewer)["args"]["card"] for viewer in (0, 1, 2, 3, None)] == [None, "4", None, None, None]
    assert after(match, "stashes")[1] == [5, 4, 4, 4, 3, 2]  # FOUR, the share, the bonus
    assert len(after(match, "middle")) == 6


def test_a_fuzz_on_top_of_the_bonus_is_shown():
    """G-30, G-44: all hear of it; the next card is taken unseen; the game ends at once with all shares taken."""
    match = third("pass", "top")
    (told,) = [event for event in match.history[-1].events if event.name == "fuzz_bonus"]
    assert told.seen_by(None)["args"] == {"seat": 1}
    assert match.end_reason == "fuzz-bonus"
    assert (after(match, "middle"), after(match, "pile")) == ([], [3])
    assert match.scores == (14 + 5, 14 + 4 + 4, 14 + 3, 14 + 2 + 5)


def test_nothing_is_left_for_a_bonus():
    """G-30: the Fuzz on top was the last card, or came by a skim from an empty pile: none."""
    assert happened(third("pass", "last"), "pile_empty") == [{"seat": 1}]
    assert happened(third("pass", "skim before one"), "pile_empty") == [{"seat": 1}]


@pytest.mark.parametrize("vote", list(VOTES))
@pytest.mark.parametrize("term", [1, 2])
def test_before_the_third_round_nothing_is_different(vote, term):
    """G-30, G-17, G-19: a boss stays after the first and second round, also by a sole own no; no bonus."""
    match = third(vote, "plain", term=term)
    stays = vote in {"pass", "own no"}
    assert after(match, "boss", "term") == ((1, term + 1) if stays else (2, 1))
    assert bonus(match) == []


@pytest.mark.parametrize("vote", list(VOTES))
def test_without_the_option_no_term_ends(vote):
    """G-30, G-47: terms are counted, and a boss may stay for ever."""
    match = third(vote, "plain", term=9, options={})
    assert after(match, "boss", "term") == ((1, 10) if vote in {"pass", "own no"} else (2, 1))
    assert bonus(match) == []
    assert (match.view(0)["term"], match.view(0)["terms"]) == (after(match, "term"), None)


def test_the_boss_after_a_sole_own_no_adds_the_two_cards():
    """G-30, G-19: the next player clockwise gets all the loot to share, and two more."""
    match = third("own no", "plain")
    assert after(match, "middle") == [5, 4, 3, 2, 4, 2]
    assert match.acting == (2,)


def test_a_third_loss_by_another_no_goes_to_the_first_no():
    """G-30, G-19: as always: not to the next player but to the first other no."""
    match = resolved(["no", "no", "guard", "no"], boss=1, term=3, options=LIMITED)
    assert after(match, "boss", "term") == (3, 1)


@pytest.mark.parametrize("boss", [0, 3])
def test_the_next_player_is_found_round_the_table(boss):
    """G-30, G-33: after seat 3 comes seat 0, with a bonus and without."""
    passed = resolved(["yes"] * 4, boss=boss, term=3, options=LIMITED)
    own_no = resolved(["no" if seat == boss else "skim" for seat in range(4)], boss=boss, term=3, options=LIMITED)
    assert [after(match, "boss", "term") for match in (passed, own_no)] == [((boss + 1) % 4, 1)] * 2


def test_who_becomes_boss_again_begins_anew():
    """G-30: three rounds, another boss, and back: the term is 1 again. All rounds count, whatever their results."""
    match = resolved(["no", "guard", "guard", "guard"], options=LIMITED, pile=[2] * 60 + ["fuzz"])
    terms = [after(match, "boss", "term")]
    for cards in ("yes yes yes yes", "no guard guard guard", "guard guard guard guard", "no guard guard no",
                  "no guard guard guard"):  # fmt: skip
        boss = after(match, "boss")
        match.play(boss, f"share {boss}:" + ",".join(map(str, after(match, "middle"))))
        for seat, card in enumerate(cards.split()):
            match.play(seat, f"choose {card}")
        for seat in range(4):
            match.play(seat, "ready")
        terms.append(after(match, "boss", "term"))
    assert terms == [(0, 2), (0, 3), (1, 1), (2, 1), (3, 1), (0, 1)]


def test_the_limit_is_shown():
    """G-30, G-40: everybody sees the term and how long it may be."""
    view = third("pass", "plain").view(None)
    assert (view["term"], view["terms"]) == (1, 3)
