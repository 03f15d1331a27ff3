"""Felicity: who knows what, concealment, observations."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import rascals
from rascals.core import rules as generic
from rascals.games.felicity import knowledge
from tests.games.felicity.table import PETS, auction, observed, part, pets, play, rows

pytestmark = pytest.mark.no_cover


def states(players, games=12, **options):
    """Yield every state of some games, played by a mixture of styles."""
    game = rascals.game("felicity", players=players, **options)
    for seed in range(games):
        match = game.new(seed=seed)
        while not match.over:
            yield match
            moves = match.legal(match.acting[0])
            match.play(match.acting[0], moves[(seed * 5 + 3 * len(match.history)) % min(len(moves), 1 + seed % 5)])
        yield match


def test_mice_are_secret_by_default():
    """F-24: a view gives no other seat's mice; own mice, bids, mouse cards and bank are always given."""
    match = play(auction(["3", "5", "8", "11"]), "bid 4")
    for viewer in (0, 1, 2, 3, None):
        seen = match.view(viewer)
        assert [seat["mice"] for seat in seen["seats"]] == [
            (11 if viewer == 0 else 15) if seat == viewer else None for seat in range(4)
        ]
        assert [seat["bid"] for seat in seen["seats"]] == [4, 0, 0, 0]
        assert (seen["bank"], len(seen["mouse_cards"])) == (15, 3)


def test_open_mice_shows_all_mice():
    """F-24, F-32: with `open_mice` every view, the spectator's too, gives all mice."""
    match = play(auction(["3", "5", "8", "11"], options={"open_mice": True}), "bid 4")
    for viewer in (0, 2, None):
        assert [seat["mice"] for seat in match.view(viewer)["seats"]] == [11, 15, 15, 15]


def test_options_have_these_choices_and_no_others():
    """F-32: small_dog, first_player, open_mice; anything else is refused with the valid ones."""
    box = rascals.games()["felicity"]
    assert {o.name: o.choices_for(4) for o in box.options} == {
        "small_dog": ("lowest", "mildest"),
        "first_player": ("random", 0, 1, 2, 3),
        "open_mice": (False, True),
    }
    assert [o.default for o in box.options] == ["lowest", "random", False]
    with pytest.raises(rascals.BadOption, match="small_dog, first_player, open_mice"):
        rascals.game("felicity", large_dog="lowest")
    with pytest.raises(rascals.BadOption, match="lowest, mildest"):
        rascals.game("felicity", small_dog="best")


def test_view_lists_what_each_set_has_shown():
    """F-28: revealed cards are listed for their owner; hands, face-down cards and removed cards are not."""
    match = play(auction(["3", "5", "8", "11"], round=8), "pass")
    shown = [seat["shown"] for seat in match.view(None)["seats"]]
    position = match.position()
    for seat in range(4):
        hidden = {*position["hands"][seat], position["removed"][seat], *([position["row"][seat]] if seat > 1 else [])}
        assert shown[seat] == [pet for pet in PETS if pet not in hidden]
    assert "3" in shown[0]
    assert "8" not in shown[2]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_views_hide_what_is_hidden(players, amount):
    """F-28: in every state a viewer gets no hand, face-down card, removed card or mice but their own."""
    for match in states(players, games=amount(1, 4)):
        if match.over:
            continue
        for viewer in (*range(players), None):
            seen = match.view(viewer)
            for seat in seen["seats"]:
                hidden = (seat["hand"], seat["removed"], seat["mice"])
                assert (None not in hidden) if seat["seat"] == viewer else hidden == (None, None, None)
            for card in seen["row"]:
                assert (card["pet"] is not None) == (card["revealed"] or card["owner"] == viewer)
            assert seen["scores"] is None


def concealed(match, viewer, seed):
    s = match.record
    s.chance[:] = generic_words(seed)
    knowledge.conceal(s, -1 if viewer is None else viewer)
    return s


def generic_words(seed):
    from rascals.core.chance import words_of

    return words_of(seed)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("open_mice", [False, True])
def test_concealing_changes_no_view(players, open_mice, amount):
    """F-29: the view of the concealed record is byte-identical, for every viewer in every state."""
    checked = 0
    for match in states(players, games=amount(2, 6), open_mice=open_mice):
        for viewer in (*range(players), None):
            s = concealed(match, viewer, len(match.history))
            before, after = (match.game.box.view(one, viewer, reveal=False) for one in (match.record, s))
            assert json.dumps(after) == json.dumps(before)
            checked += 1
    assert checked > amount(300, 1_000)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_concealing_keeps_sets_whole(players, amount):
    """F-29: each set still is ten different cards among hand, row, shown and removed; mice stay."""
    for match in states(players, games=amount(1, 3)):
        s = concealed(match, 0, 5)
        position = match.game.box.write_position(s)
        again = match.game.from_position({"game": "felicity", "players": players, "options": {}} | position, seed=1)
        assert again.position()["mice"] == match.position()["mice"]
        assert again.position()["hands"][0] == match.position()["hands"][0]


def test_concealing_deals_all_that_is_possible():
    """F-29: over many deals another seat's face-down card takes every value its owner has not shown, evenly."""
    match = rascals.game("felicity", players=4, first_player=0).new(seed=1)
    match.play(0, match.legal(0)[0])
    removed = Counter()
    down = Counter()
    for seed in range(2000):
        s = concealed(match, 1, seed)
        down[PETS[s.row[0]]] += 1
        removed[PETS[s.removed[0]]] += 1
        assert s.removed[1] == match.record.removed[1]
    assert set(down) == set(removed) == set(PETS)
    assert all(130 < count < 270 for count in (*down.values(), *removed.values()))


def test_concealing_deals_the_dummy():
    """F-29: the dummy's face-down card, order and removed card are redealt too; what it has shown stays."""
    match = rascals.game("felicity", players=3, first_player=0).new(seed=2)
    down = Counter(PETS[concealed(match, 0, seed).row[0]] for seed in range(1000))
    assert set(down) == set(PETS)
    while match.view(None)["phase"] == "place":
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    shown = match.view(None)["row"][0]["pet"]
    for seed in range(50):
        s = concealed(match, 0, seed)
        assert PETS[s.row[0]] == shown
        assert PETS.index(shown) not in s.stack[1:]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_observation_depends_on_knowledge_alone(players, amount):
    """F-29: the observation of a concealed record equals that of the true one, for every viewer in every state."""
    for match in states(players, games=amount(1, 4)):
        for viewer in (*range(players), -1):
            assert observed(match.record, viewer) == observed(
                concealed(match, None if viewer < 0 else viewer, 1), viewer
            )


def test_observation_is_laid_out_as_documented():
    """An observation holds hand, row, shown, won, bids, mice and the rest where its layout says."""
    match = play(auction(["3", "5", "8", "11"], won=[["15"], [], ["3", "3"], []]), "pass", "bid 7")
    s, seen = match.record, match.view(2)
    assert pets(part(s, 2, "own hand")) == seen["seats"][2]["hand"]
    assert pets(part(s, 2, "own removed")) == [seen["seats"][2]["removed"]]
    assert rows(part(s, 2, "row")) == [["3"], ["5"], ["8"], [], []]
    clockwise = (2, 3, 0, 1)  # and after them a fifth seat, which nobody plays
    assert rows(part(s, 2, "shown")) == [*(seen["seats"][seat]["shown"] for seat in clockwise), []]
    assert rows(part(s, 2, "won")) == [["3", "3"], [], ["15"], [], []]
    assert part(s, 2, "bid") == [0, 0, 0, 7, 0]
    assert part(s, 2, "passed") == [0, 0, 1, 0, 0]
    assert part(s, 2, "mice") == [15, -1, -1, -1, 0]
    assert part(s, 2, "on_card") == [0, 4, 6, 0]
    single = ("players", "small_dog", "round", "start", "turn", "bank", "placed", "revealed")
    assert [part(s, 2, what) for what in single] == [[4], [0], [1], [3], [1], [15], [4], [2]]
    assert part(s, 2, "phase") == [0, 1, 0]


def test_a_covered_card_is_observed_by_its_owner_alone():
    """F-28: a card that lies covered in the row is in its owner's observation, and in nobody else's."""
    match = auction(["3", "5", "8", "11"])
    for viewer in (0, 1, 2, 3, -1):
        known = rows(part(match.record, viewer, "row"))[:4]
        own = {1: "5", 2: "8", 3: "11"}.get(viewer)
        assert known == [["3"], *([pet] if pet == own else [] for pet in ("5", "8", "11"))]


def test_spectator_observes_no_hand():
    """A spectator's observation holds no hand, no removed card and no mice."""
    match = play(auction(["3", "5", "8", "11"]), "bid 2")
    assert not any((*part(match.record, -1, "own hand"), *part(match.record, -1, "own removed")))
    assert part(match.record, -1, "mice") == [-1, -1, -1, -1, 0]


def test_the_dummy_is_observed():
    """F-28: an observation holds the cards of the dummy's set that all have seen; of others' games nothing."""
    match = rascals.game("felicity", players=3).new(seed=4)
    assert not any(part(match.record, 0, "the dummy's shown"))
    while match.view(None)["round"] < 3:
        match.play(match.acting[0], match.legal(match.acting[0])[-1])
    assert pets(part(match.record, 0, "the dummy's shown")) == match.view(0)["dummy"]["shown"] != []


def test_generic_questions_reach_the_game():
    """The core's questions about any record are answered by its game."""
    match = auction(["3", "5", "8", "11"])
    out = [0] * match.game.box.observation.size
    match.game.box.observation.observe(match.record, 1, out)
    assert out == observed(match.record, 1)
    concealed_, true = match.record, match.record
    generic.conceal(concealed_, 0)
    views = [json.dumps(match.game.box.view(s, 0, reveal=False)) for s in (concealed_, true)]
    assert views[0] == views[1]
