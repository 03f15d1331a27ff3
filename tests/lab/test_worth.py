"""What something is worth: a position with it and without it, in the same worlds, by the same bots."""

import pytest

import rascals
from rascals.core.errors import BadPosition
from rascals.lab.worth import worth_of

GAME = rascals.game("felicity", players=3)
MATCH = rascals.play(GAME, ["random"] * 3, seed=4)


def as_it_is(position, seat):
    """Take nothing."""
    return position


def without_mice(position, seat):
    """Take all mice of a seat that has some, and give them to the bank."""
    mice = list(position["mice"])
    given, mice[seat] = mice[seat], 0
    return position | {"mice": mice, "bank": position["bank"] + given} if given else None


def test_nothing_is_worth_nothing():
    """What is not taken makes no difference at all: both are the same game."""
    assert worth_of(MATCH, as_it_is, "random", worlds=3) == [0.0, 0.0, 0.0]


def test_all_mice_are_worth_much():
    """A seat that keeps its mice wins more often than one that loses them; the figure depends on the match alone."""
    found = [
        worth
        for seed in range(6)
        for worth in worth_of(rascals.play(GAME, ["random"] * 3, seed=seed), without_mice, "random")
    ]
    known = [worth for worth in found if worth is not None]
    assert len(known) > 12
    assert all(-1 <= worth <= 1 for worth in known)
    assert sum(known) / len(known) > 0.1
    assert worth_of(MATCH, without_mice, "random") == worth_of(MATCH, without_mice, "random")


def test_who_never_has_it_tells_nothing():
    """Without a decision at which a seat has it, there is no number."""
    assert worth_of(MATCH, lambda position, seat: position if seat == 1 else None, "random", 1)[::2] == [None, None]


def test_only_decisions_with_it_are_played_on(monkeypatch):
    """Each position that is played on has what is taken."""
    seen, whole = [], type(GAME).from_position

    def noted(self, position, *rest, **more):
        seen.append(position)
        return whole(self, position, *rest, **more)

    monkeypatch.setattr(type(GAME), "from_position", noted)
    worth_of(MATCH, without_mice, "random", worlds=2)
    assert len(seen) == 3 * 2 * 2
    for at, (before, after) in enumerate(zip(seen[::2], seen[1::2], strict=True)):
        assert before["mice"][at // 2] > after["mice"][at // 2] == 0
        assert {**before, "mice": 0, "bank": 0} == {**after, "mice": 0, "bank": 0}


def test_an_invalid_position_is_named():
    """A change that no position can have is refused as any position is."""
    with pytest.raises(BadPosition):
        worth_of(MATCH, lambda position, _: position | {"bank": -1}, "random")
