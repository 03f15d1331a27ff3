"""Laws that hold for every game, every number of players, every option: in random games of several temperaments."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest

import rascals
from rascals.core import rules
from rascals.core.moves import Move
from rascals.words import Words, languages
from tests.core import toy
from tests.core.exceptions import excused

TEMPERAMENTS = ("random", "lowest", "highest", "wavering")
LONGEST = 2000  # moves; far above any game
OWN_LAWS = {"goodcritters"}  # too many options and too long at random: tests/games has these laws, over chosen ones


def variants():
    """Every game for every number of players and edition, with default options and with each other choice of each."""
    for box in (*(box for name, box in rascals.games().items() if name not in OWN_LAWS), toy.BOX):
        for players, edition in itertools.product(box.players, box.editions or (None,)):
            yield rascals.Game.choose(box, players, edition)
            for option in box.options:
                for choice in option.choices_for(players)[1:]:
                    yield rascals.Game.choose(box, players, edition, {option.name: choice})


VARIANTS = list(variants())
# Where legality has most to decide in the games that have their own laws.
BARGAINS = [
    rascals.game("goodcritters", players=players, **options)
    for players, options in (
        (4, {"bargaining": "turns"}),
        (5, {"payoffs": True, "promos": 4, "changes": 3}),
        (6, {"bargaining": "turns", "payoffs": True, "limited_terms": True}),
        (8, {"bargaining": "open", "length": "short"}),
    )
]
# What is said of numbers that are no action and of the form of composite moves has no clause: it is no rule of a game.
FORM = {"no-action", "not-legal", "unfinished"}


def choose(moves, temperament, rng):
    if temperament == "lowest":
        return moves[0]
    if temperament == "highest":
        return moves[-1] if rng.random() < 0.5 else moves[0]
    if temperament == "wavering":
        return moves[rng.randrange(min(3, len(moves)))]
    return moves[rng.randrange(len(moves))]


def whole_move(match, seat, temperament, rng):
    """Choose a move, small step by small step where it is a composite."""
    draft = []
    moves, complete = match.legal(seat), False
    while not complete:
        draft.append(choose(moves, temperament, rng))
        moves, complete = match.preview(seat, draft)
    return draft


def walk(game, temperament, seed):
    """Yield a match at its every state, from setup to the end."""
    rng = random.Random(f"{temperament}{seed}")
    match = game.new(seed=seed)
    yield match
    while not match.over:
        seat = rng.choice(match.acting)
        match.play(seat, whole_move(match, seat, temperament, rng))
        assert len(match.deeds) < LONGEST
        yield match


def walks(game):
    """Yield the states of one game of each temperament, every second one and the last."""
    for temperament in TEMPERAMENTS:
        for match in walk(game, temperament, 1):
            if len(match.deeds) % 2 or match.over:
                yield match


def by(games):
    return pytest.mark.parametrize(
        "game", games, ids=lambda game: f"{game}-{'-'.join(map(str, game.options.values()))}"
    )


by_variant = by(VARIANTS)


def rarely(states, step):
    return itertools.islice(states, 0, None, step)


# ---------------------------------------------------------------- legality


def refusals(match, seat, draft, offered):
    """Yield why each action is refused that does not go on from a draft, and see that no other one is."""
    legal = {move.action for move in offered}
    for action in sorted({*range(-1, match.game.box.actions), *legal}):
        move = match.game.box.verbs.move(action) if action >= 0 else Move(action, "action -1", "any")
        refusal = match.why_not(seat, [*draft, move])
        assert (action in legal) == (refusal is None or refusal.reason == "unfinished"), (seat, draft, action)
        if refusal is not None:
            yield refusal


def check_words(game, refusal):
    """Every refusal names its clause, and says why in every language."""
    assert refusal.clause is not None or refusal.reason in FORM, refusal
    if game.name in rascals.games():
        names = [f"Player {seat}" for seat in game.seats]
        assert all(Words(language).refusal(game.name, refusal, names) for language in languages())


@by([*VARIANTS, *BARGAINS])
@pytest.mark.no_cover
def test_a_move_exists_until_the_end_and_legality_is_one(game):
    """Who is awaited has a legal move, others none; refused is exactly what is not offered, with a clause and words."""
    told = {}
    for match in rarely(walks(game), 40 if game.name in OWN_LAWS else 4):
        assert match.over == (match.acting == ())
        for seat in game.seats:
            assert bool(match.legal(seat)) == (seat in match.acting)
            told |= {refusal.reason: refusal for refusal in refusals(match, seat, [], match.legal(seat))}
    for refusal in told.values():
        check_words(game, refusal)


COMPOSING = [game for game in (*VARIANTS, *BARGAINS) if game.box.verbs.steps]


@by(COMPOSING)
@pytest.mark.no_cover
def test_an_action_that_is_no_step_is_a_whole_move(game):
    """Nothing has to follow what the game does not call a step, wherever it is played."""
    for match in rarely(walk(game, "random", 8), 4):
        for seat in match.acting:
            for move in match.legal(seat):
                if move.action not in game.box.verbs.steps:
                    s = match.record
                    rules.apply(s, seat, move.action)
                    assert not game.box.unfinished(s), move


@by(COMPOSING)
@pytest.mark.no_cover
def test_legality_is_one_in_the_middle_of_a_move(game):
    """After each step of a composite move, refused is exactly what is not offered next, with a clause and words."""
    rng, told, met = random.Random(3), {}, itertools.count()
    for match in (match for seed in range(7, 10) for match in walk(game, "random", seed)):
        for seat in match.acting[:1]:
            whole = whole_move(match, seat, "random", rng)
            if len(whole) > 1 and (next(met) % 5 == 0 or match.game.name not in OWN_LAWS):
                for size in range(1, len(whole)):
                    moves, complete = match.preview(seat, whole[:size])
                    assert not complete
                    told |= {refusal.reason: refusal for refusal in refusals(match, seat, whole[:size], moves)}
    assert told
    for refusal in told.values():
        check_words(game, refusal)


# ---------------------------------------------------------------- notation, positions, saved games


@by_variant
def test_notation_round_trips_and_is_unique(game):
    """Each legal move's notation reads back as itself; no two share one; order is ascending."""
    for match in walks(game):
        for seat in match.acting:
            moves = match.legal(seat)
            assert [game.box.verbs.parse(str(move)) for move in moves] == list(moves)
            assert len({str(move) for move in moves}) == len(moves)
            assert [move.action for move in moves] == sorted(move.action for move in moves)


@by_variant
def test_other_copies_never_change(game):
    """Playing on changes no earlier copy, not its position, its views or its history."""
    kept = [(match.copy(), json.dumps(match.position()), len(match.deeds)) for match in walk(game, "random", 2)]
    for copy, position, length in kept:
        assert (json.dumps(copy.position()), len(copy.deeds)) == (position, length)


@by_variant
def test_same_seed_same_game(game):
    """Seed and moves decide everything: positions, events, outcomes."""
    one, two = [(m.copy()) for m in walk(game, "random", 3)][-1], [(m.copy()) for m in walk(game, "random", 3)][-1]
    assert one.deeds == two.deeds
    assert one.position() == two.position()


@by_variant
def test_positions_round_trip(game):
    """What `position` writes `from_position` accepts, through JSON; every view is then the same."""
    for match in walks(game):
        again = game.from_position(json.loads(json.dumps(match.position())), seed=1)
        assert again.position() == match.position()
        for viewer in (*game.seats, None):
            assert again.view(viewer) == match.view(viewer)


@by_variant
def test_saved_games_round_trip(game):
    """A saved game verifies and loads, mid-game and finished."""
    states = [match.copy() for match in walk(game, "wavering", 4)]
    for match in (states[0], states[len(states) // 2], states[-1]):
        text = match.save_text()
        assert rascals.core.loading.verify_text(text, lambda *_, **__: game).ok
        assert rascals.core.loading.load_text(text, lambda *_, **__: game).position() == match.position()


@by_variant
def test_a_position_says_all_that_a_record_is_read_from(game):
    """Read into a record that has been played on, a position leaves nothing of what was there."""
    *_, end = (match.record for match in walk(game, "random", 5))
    for match in rarely(walks(game), 6):
        data = json.loads(json.dumps(game.box.write_position(match.record)))
        used, fresh = end.copy(), game.record(9)
        for s in (used, fresh):
            game.box.read_position(s, data)
            s.chance[:] = match.record.chance
        assert used == fresh
        assert game.box.write_position(used) == data


# ---------------------------------------------------------------- who knows what


def view(game, s, viewer):
    return json.dumps(game.box.view(s, viewer, reveal=False), sort_keys=True)


def observed(s, viewer):
    out = [0] * s.box.observation.size
    rules.observe(s, -1 if viewer is None else viewer, out)
    return tuple(out)


def meant(layout, numbers):
    """Yield each number of an observation with its bounds and what it tells, each of them told by one part."""
    covered: list[Any] = [None] * len(numbers)
    for part in layout:
        for time in range(part["times"]):
            begin = part["from"] + part["step"] * time
            for at in range(begin, begin + part["count"]):
                assert covered[at] is None, part
                covered[at] = (part["least"], part["most"], part["what"])
    return zip(numbers, covered, strict=True)


@by_variant
def test_observations_keep_to_their_layout(game):
    """Each number belongs to one part and lies within its bounds, or is 0 where nobody sits or nothing is."""
    if excused("layout", game.name):
        return
    for match in rarely(walks(game), 3):
        for viewer in (*game.seats, None):
            for number, (least, most, what) in meant(game.observation_layout, observed(match.record, viewer)):
                assert number == 0 or least <= number <= most, (what, number)


def near(match):
    """Yield records near a state that could be: after each legal action, dealt anew from each seat's place."""
    yield match.record
    for seat in match.acting:
        for move in match.legal(seat):
            s = match.record
            rules.apply(s, seat, move.action)
            yield s
    for other in match.game.seats:
        s = match.record
        rules.conceal(s, other)
        yield s


@by_variant
def test_view_and_observation_tell_the_same(game):
    """Among records that could be, two views of a viewer differ exactly where the two observations differ."""
    if excused("view and observation", game.name):
        return
    seen, numbers = {}, {}
    for match in rarely(walks(game), 7):
        for s in near(match):
            for viewer in (*game.seats, None) if rules.acting(s) else ():
                words, told = view(game, s, viewer), (viewer, observed(s, viewer))
                assert seen.setdefault(words, told) == told
                assert numbers.setdefault(told, words) == words
    assert len(seen) > 10


@by_variant
def test_concealing_changes_no_view(game):
    """The view of a concealed record is byte-identical for the seat it was concealed from; play can go on."""
    for match in walks(game):
        for viewer in (*game.seats, None):
            s = match.record
            rules.conceal(s, -1 if viewer is None else viewer)
            assert view(game, s, viewer) == view(game, match.record, viewer)
            assert observed(s, viewer) == observed(match.record, viewer)
            if viewer in match.acting:
                assert rules.acting(s) == rules.acting(match.record)


@by_variant
def test_setup_forgets_what_was_there(game):
    """Setting up a record that has been played on gives the same as a fresh one with the same chance."""
    used = [match.record for match in walk(game, "random", 5)][-1]
    fresh = game.record(9)
    used.chance[:] = fresh.chance
    rules.setup(used)
    rules.setup(fresh)
    assert used == fresh


@by_variant
def test_scores_and_winners_belong_to_the_end(game):
    """Only a finished game has scores, winners and a reason; somebody always wins."""
    for match in walks(game):
        if match.over:
            assert len(match.scores) == game.players
            assert match.winners
            assert match.end_reason
        else:
            assert (match.scores, match.winners, match.end_reason) == (None, (), None)


def test_playouts_end():
    """The generic random playout finishes every variant and counts its moves."""
    for game in VARIANTS:
        s = game.record(6)
        rules.setup(s)
        played = rules.playout(s, [1, 2, 3, 4], [0] * game.box.actions)
        assert rules.acting(s) == 0
        assert 0 < played < LONGEST
