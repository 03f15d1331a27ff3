"""Matches: playing, refusing, composites, sealed choices, history."""

from __future__ import annotations

from dataclasses import replace

import pytest

import rascals
from rascals.core.definition import KNOWN
from rascals.core.game import Game
from rascals.core.moves import Move
from tests.core import toy


@pytest.fixture
def game():
    return Game.choose(toy.DEFINITION, 3)


def named(game, *numbers, seed=1):
    match = game.new(seed=seed)
    for seat, number in enumerate(numbers):
        match.play(seat, f"name {number}")
    return match


def seen(match, viewer, key, **how):
    """Return what a viewer sees of each seat, for a key."""
    return [facts[key] for facts in match.view(viewer, **how)["seats"]]


def test_several_seats_are_awaited_at_once(game):
    """All who have not chosen are to act; they may answer in any order."""
    match = game.new(seed=1)
    assert match.acting == (0, 1, 2)
    match.play(1, "name 2")
    assert match.acting == (0, 2)
    assert match.legal(1) == ()
    assert [str(move) for move in match.legal(2)] == ["name 0", "name 1", "name 2"]


def test_sealed_choices_are_invisible(game):
    """A private event reaches only its owner; others do not even learn that it happened; views hide the choice."""
    match = game.new(seed=1)
    (event,) = match.play(1, "name 2")
    assert event.seen_by(1) == {"event": "named", "args": {"seat": 1, "number": 2}}
    assert event.seen_by(0) is None
    assert event.seen_by(None) is None
    assert seen(match, 0, "named") == [-1, None, None]
    assert seen(match, 1, "named") == [None, 2, None]
    assert seen(match, None, "named", reveal=True) == [-1, 2, -1]


def test_chance_in_play_is_recorded(game):
    """The die is rolled when all have chosen a number; its outcome is only in that ply."""
    match = named(game, 0, 2, 1)
    assert [len(ply.random) for ply in match.history] == [0, 0, 0, 1]
    limit, value = match.history[-1].random[0]
    assert limit == 3
    assert match.history[-1].events[-1].args == {"seat": 1, "coins": value + 1}


def giving(game):
    """Return a match in which seat 1 must give away three coins."""
    return next(m for m in (named(game, 0, 2, 1, seed=s) for s in range(99)) if m.history[-1].random[0][1] == 2)


@pytest.mark.parametrize("move", ["give 0; give 2; give 0", ["give 0", "give 2", "give 0"], "give 0;give 2 ;  give 0"])
def test_composite_moves_are_one_command(game, move):
    """A sequence of small moves, or its notations joined by `;`, is one ply with one canonical text."""
    match = giving(game)
    match.play(1, move)
    assert match.history[-1].move == "give 0; give 2; give 0"
    assert match.scores == (2, 0, 1)
    assert match.winners == (0,)
    assert match.end_reason == "given"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("give 0; give 2", "unfinished"),
        ("give 0; give 2; give 0; give 1", "too-long"),
        ("give 0; give 3; give 0", "not-now"),
        ("give 0; take 1; give 0", "unknown-move"),
        ("", "unknown-move"),
        ([], "unknown-move"),
    ],
)
def test_composites_are_all_or_nothing(game, move, reason):
    """A composite with too few, too many, illegal or unknown parts is refused, and changes nothing."""
    match = giving(game)
    before = (match.position(), len(match.history))
    assert match.why_not(1, move).reason == reason
    with pytest.raises(rascals.IllegalMove) as caught:
        match.play(1, move)
    assert caught.value.refusal.reason == reason
    assert (match.position(), len(match.history)) == before


@pytest.mark.parametrize("move", [None, 3, [0, None], ["give 0", 2], b"give 0"])
def test_what_is_no_move_at_all_is_a_type_error(game, move):
    match = giving(game)
    before = (match.position(), len(match.history))
    for ask in (match.why_not, match.play):
        with pytest.raises(TypeError, match="Move or str"):
            ask(1, move)
    assert (match.position(), len(match.history)) == before


def test_preview_shows_how_a_draft_can_go_on(game):
    """Step by step: the moves that may follow, complete when nothing is required; the match does not change."""
    match = giving(game)
    before = match.position()
    moves, complete = match.preview(1, [])
    assert ([str(m) for m in moves], complete) == (["give 0", "give 1", "give 2"], False)
    moves, complete = match.preview(1, ["give 0", "give 1"])
    assert (len(moves), complete) == (3, False)
    assert match.preview(1, ["give 0", "give 1", "give 2"]) == ((), True)
    with pytest.raises(rascals.IllegalMove):
        match.preview(1, ["give 3"])
    assert match.position() == before


def test_a_view_shows_the_beginning_of_a_move_and_never_what_a_whole_one_brings(game):
    """A seat that has begun sees the table as begun; a complete move is refused, in notation too."""
    match, position = giving(game), giving(game).position()
    assert seen(match, 1, "purse", draft=["give 0", "give 2"]) == [1, 0, 1]
    assert seen(match, 1, "purse") == [0, 0, 0]
    for one, seat, whole in ((match, 1, ["give 0", "give 1", "give 2"]), (game.new(seed=3), 0, ["name 0"])):
        with pytest.raises(rascals.IllegalMove) as caught:
            one.view(seat, draft=whole)
        assert caught.value.refusal.reason == "complete"
    assert match.position() == position


def test_preview_and_why_not_draw_nothing(game):
    """Trying a move that rolls a die affects neither seed nor secret: the real roll is the same after any tries."""
    for origin in ({"seed": 3}, {"secret": b"s" * 32}):
        plain, probed = game.new(**origin), game.new(**origin)
        for match in (plain, probed):
            match.play(0, "name 0")
            match.play(1, "name 0")
        for _ in range(5):
            assert probed.why_not(2, "name 1") is None
            probed.preview(2, ["name 1"])
        assert plain.play(2, "name 1")[-1].args == probed.play(2, "name 1")[-1].args


def test_moves_are_accepted_as_objects(game):
    """A Move from `legal` plays like its notation."""
    match = game.new(seed=1)
    move = match.legal(0)[2]
    assert isinstance(move, Move)
    assert (str(move), move.kind, move.args) == ("name 2", "name", {"number": 2})
    assert move.json() == {"move": "name 2", "kind": "name", "args": {"number": 2}}
    match.play(0, move)
    assert match.history[-1].move == "name 2"


@pytest.mark.parametrize("seat", [-1, 3, "0", None, True])
def test_a_seat_that_is_none_is_refused(game, seat):
    """Seats are 0 to players - 1; every method refuses others by name."""
    match = game.new(seed=1)
    for ask in (match.legal, lambda s: match.play(s, "name 1"), lambda s: match.why_not(s, "name 1")):
        with pytest.raises(rascals.BadOption, match="seat"):
            ask(seat)


def test_equal_seeds_give_equal_matches(game):
    """Same seed, same game; another seed, sooner or later another."""
    rolls = [named(game, 1, 1, 1, seed=s).history[-1].random for s in (4, 4, "4", b"4", 2**200)]
    assert rolls[0] == rolls[1]
    felicity = rascals.game("felicity", players=4)
    assert felicity.new(seed=1).position() == felicity.new(seed=1).position()
    assert len({str(felicity.new(seed=s).position()) for s in range(20)}) == 20


def test_without_a_seed_matches_differ():
    """Without a seed, fresh entropy is stored as the match's seed so that it can be replayed."""
    felicity = rascals.game("felicity", players=5)
    one, two = felicity.new(), felicity.new()
    assert one.position() != two.position()
    assert felicity.new(seed=one.origin.seed).position() == one.position()


def test_copies_go_their_own_way(game):
    """Playing on a copy does not change the original, and vice versa; future chance is the same."""
    for origin in ({"seed": 3}, {"secret": b"s" * 32}):
        match = game.new(**origin)
        match.play(0, "name 1")
        twin = match.copy()
        twin.play(1, "name 1")
        assert len(match.history) == 2
        assert match.acting == (1, 2)
        match.play(1, "name 1")
        assert match.play(2, "name 0")[-1].args == twin.play(2, "name 0")[-1].args


def test_replay_to_any_point(game):
    """`at(n)` is the match just after ply n, with what was known then; it can be played on differently."""
    match = giving(game)
    positions = [match.at(n).position() for n in range(len(match.history))]
    assert positions[-1] == match.position()
    again = named(game, 0, seed=match.origin.seed)
    assert positions[1] == again.position()
    branch = match.at(1)
    branch.play(2, "name 0")
    assert len(match.history) == 4
    with pytest.raises(rascals.BadOption, match="commands 0 to 3, not 4"):
        match.at(4)


def test_replayed_matches_equal_the_first(game):
    """A match rebuilt from its plies and outcomes, or from its secret, is the same to the last event."""
    match = named(game, 0, 2, 1, seed=5)
    moves = [(c.seat, c.move) for c in match.history[1:]]
    forced = game.replay(moves, [c.random for c in match.history])
    assert forced.position() == match.position()
    assert [c.events for c in forced.history] == [c.events for c in match.history]
    live = game.new(secret=b"k" * 32)
    for seat, move in moves:
        live.play(seat, move)
    again = game.replay(moves, secret=b"k" * 32)
    assert [c.random for c in again.history] == [c.random for c in live.history]
    assert again.at(3).position() == live.position()


def test_outcomes_that_do_not_fit_are_refused(game):
    """Too many, too few or wrong outcomes raise BadRecord; no other game results."""
    moves = [(0, "name 1"), (1, "name 1"), (2, "name 1")]
    for random in (
        [[], [], []],
        [[], [], [], []],
        [[], [[3, 1]], [], [[3, 1]]],
        [[], [], [], [[3, 1], [3, 1]]],
        [[], [], [], [[4, 1]]],
    ):
        with pytest.raises(rascals.BadRecord):
            game.replay(moves, random)


def test_forced_outcomes_are_what_happens(game):
    """A forced die shows what was forced."""
    moves = [(0, "name 1"), (1, "name 1"), (2, "name 1")]
    for value in range(3):
        match = game.replay(moves, [[], [], [], [[3, value]]])
        assert match.history[-1].events[-1].args["coins"] == value + 1


def test_a_match_of_forced_outcomes_goes_on(game):
    """Rebuilt from outcomes alone, without the seed, a match can still be replayed and played to the end."""
    match = game.replay([(0, "name 1"), (1, "name 1")], [[], [], []])
    assert match.at(1).acting == (1, 2)
    match.play(2, "name 2")
    assert match.at(3).position() == match.position()


def test_players_editions_and_options(game):
    """Games are chosen by name; invalid choices are refused with the valid ones."""
    assert (game.edition, dict(game.options), str(game)) == ("new", {"generous": False}, "toy new for 3")
    assert Game.choose(toy.DEFINITION).players == 3
    with pytest.raises(rascals.BadOption, match="valid: 2, 3, 4"):
        Game.choose(toy.DEFINITION, 5)
    with pytest.raises(rascals.BadOption, match="valid: old, new"):
        Game.choose(toy.DEFINITION, 3, "v1")
    with pytest.raises(rascals.BadOption, match="valid: generous"):
        Game.choose(toy.DEFINITION, 3, None, {"mean": True})
    with pytest.raises(rascals.BadOption, match="valid: felicity"):
        rascals.game("chess")
    with pytest.raises(rascals.BadOption, match="edition of felicity"):
        rascals.game("felicity", edition="v1")
    assert (
        Game.choose(toy.DEFINITION, 3, "old", {"generous": "true"}).new(seed=1).position()["options"]["edition"]
        == "old"
    )


def test_positions_begin_matches(game):
    """A match from a position has it as ply 0 and can be copied, replayed and refused like any other."""
    position = giving(game).position()
    match = game.from_position(position, seed=3)
    assert match.history[0].move == ""
    match.play(1, "give 0; give 0; give 0")
    assert match.at(0).position() == position
    assert match.over
    with pytest.raises(rascals.BadPosition, match="an object"):
        game.from_position(["toy"], seed=1)


def test_names_are_one_a_seat(game):
    """If there are names, there is one for each seat."""
    assert game.new(seed=1, names=["Ann", "Bob", "Cal"]).names == ("Ann", "Bob", "Cal")
    with pytest.raises(rascals.BadOption, match="3 names"):
        game.new(seed=1, names=["Ann"])


def test_a_match_prints_its_state(game):
    """`repr` says which game and who is to act."""
    assert repr(game.new(seed=1)) == "<Match of toy new for 3: 0 moves, seats 0, 1, 2 to act>"
    match = giving(game)
    match.play(1, "give 0; give 2; give 0")
    assert repr(match).endswith("4 moves, over>")


def test_refusals_print_as_sentences(game):
    """A refusal is a sentence with its clause, and survives pickling with its error."""
    import pickle

    match = game.new(seed=1)
    with pytest.raises(rascals.IllegalMove, match=r"not now \[T-01\]") as caught:
        match.play(0, "give 1")
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - our own error, there and back
    assert again.refusal == caught.value.refusal
    assert match.why_not(0, "give 1").json() == {"reason": "not-now", "args": {}, "clause": "T-01"}


@pytest.mark.parametrize("action", [-1, 3, 7, 99])
def test_actions_out_of_range_or_out_of_turn_are_refused(game, action):
    """A handmade move whose number is not an action is refused like any other illegal move."""
    match = game.new(seed=1)
    before = match.position()
    made = Move(action, "steal 1", "steal")
    assert match.why_not(0, made).reason == "not-now"
    for given in (made, [made]):
        with pytest.raises(rascals.IllegalMove):
            match.play(0, given)
    assert match.position() == before


def boxed(monkeypatch, **other):
    """Return the toy game with a modified definition; afterwards its states have the old one again."""
    monkeypatch.setattr(toy.Toy, "definition", toy.DEFINITION)
    monkeypatch.setitem(KNOWN, "toy", toy.DEFINITION)
    return replace(toy.DEFINITION, **other)


def test_what_a_game_has_no_words_for_is_refused_all_the_same(monkeypatch):
    """Legality alone decides: without an explanation the refusal names the move and says that it is not possible."""
    silent = Game.choose(boxed(monkeypatch, explain=lambda _s, _seat, _move: None), 3)
    match = silent.new(seed=1)
    refusal = match.why_not(0, "give 1")
    assert (refusal.reason, refusal.args) == ("not-legal", {"move": "give 1"})
    with pytest.raises(rascals.IllegalMove, match="the move 'give 1' is not possible now"):
        match.play(0, "give 1")
    match.play(0, "name 1")


def test_an_explanation_decides_nothing(monkeypatch):
    """A legal move is played, whatever reasons a game gives against it."""
    grumbling = boxed(monkeypatch, explain=lambda _s, _seat, _move: rascals.Refusal("never", {}, "T-02", "never"))
    match = Game.choose(grumbling, 3).new(seed=1)
    assert match.why_not(0, "name 1") is None
    match.play(0, "name 1")
    assert match.acting == (1, 2)


class Broken:
    """Rules that fail once in the middle of an action, as an interruption would."""

    def __init__(self):
        self.broken = False

    def __getattr__(self, name):
        return getattr(toy, name)

    def apply(self, s, seat, action):
        toy.apply(s, seat, action)
        if self.broken:
            self.broken = False
            raise KeyboardInterrupt


@pytest.mark.parametrize("origin", [{"seed": 3}, {"secret": b"s" * 32}])
@pytest.mark.parametrize("whole", [True, False])
def test_a_move_that_breaks_leaves_the_match_as_it_was(monkeypatch, origin, whole):
    """Whatever goes wrong within an action, on a copy or not, nothing changes, not even future chance."""
    broken = Broken()
    monkeypatch.setattr(toy.VERBS, "steps", set() if whole else set(range(toy.VERBS.count)))
    game = Game.choose(boxed(monkeypatch, rules=broken), 3)
    match, even = game.new(**origin), game.new(**origin)
    for one in (match, even):
        one.play(0, "name 1")
        one.play(1, "name 2")
    before, broken.broken = match.position(), True
    with pytest.raises(KeyboardInterrupt):
        match.play(2, match.legal(2)[0])
    assert (match.position(), match.acting, len(match.history)) == (before, (2,), 3)
    assert match.play(2, "name 0") == even.play(2, "name 0")
    assert match.history == even.history


def test_remembered_answers_end_with_the_position(game):
    """Results cached before a move are recomputed after it."""
    match = giving(game)
    assert match.preview(1, ["give 0"])[1] is False
    assert match.preview(1, ["give 0", "give 1"])[1] is False
    assert match.preview(1, ["give 2", "give 1", "give 1"]) == ((), True)
    assert match.steps(1, "give 2; give 1; give 1") == tuple(toy.VERBS.move(action) for action in (5, 4, 4))
    with pytest.raises(rascals.IllegalMove):
        match.preview(1, ["give 2", "give 1", "give 1", "give 0"])
    match.play(1, ["give 2", "give 1", "give 1"])
    assert (match.over, match.scores, match.legal(1)) == (True, (0, 2, 1), ())
    with pytest.raises(rascals.IllegalMove):
        match.preview(1, ["give 2"])


def test_a_tried_move_is_played_as_it_was_tried(game):
    """A whole move that was previewed step by step emits, draws and results in the same as one played at once."""
    tried, at_once = giving(game), giving(game)
    for length in (1, 2, 3):
        tried.preview(1, ["give 0", "give 2", "give 0"][:length])
    assert tried.play(1, ["give 0", "give 2", "give 0"]) == at_once.play(1, "give 0; give 2; give 0")
    assert (tried.history, tried.position()) == (at_once.history, at_once.position())
    assert tried.save_text() == at_once.save_text()


def test_copies_of_copies_share_nothing_that_moves(game):
    """However copies were made, each match moves independently, and so do the states handed out."""
    match = game.new(seed=1)
    twins = [match.copy(), match.copy().copy(), match.at(0)]
    position = match.position()
    match.state.named[0] = 2
    twins[1].play(0, "name 2")
    match.play(0, "name 1")
    assert [twin.state.named[0] for twin in (match, *twins)] == [1, -1, 2, -1]
    assert twins[0].position() == twins[2].position() == position
