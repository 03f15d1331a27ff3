"""Situations: whole games of matches, action by action, and what each seat recalls of them."""

from __future__ import annotations

import json
import random

import pytest

import rascals
from rascals.bots.playing import ask
from rascals.envs.situations import NOBODY, Situation
from tests.suites import deep

GAMES = [
    rascals.game("felicity", players=3),
    rascals.game("goodcritters", players=4, changes=2, payoffs=True, promos=4),
    rascals.game("goons", players=2),
    rascals.game("heist", players=2, turn_limit=20),
]
MORE = [
    rascals.game("felicity", players=5, open_mice=True, small_dog="mildest"),
    rascals.game("goodcritters", players=6, bargaining="turns"),
    rascals.game("goons", players=4),
    rascals.game("heist", players=3, edition="v3", turn_limit=20),
]
by_game = pytest.mark.parametrize("game", [*GAMES, *deep(MORE)], ids=str)


def walk(game, seed, most=10_000):
    """The situation before each action of a random game; then the final one."""
    rng, situation = random.Random(f"walk {seed}"), Situation.begun(game, seed)
    while not situation.over and most:
        yield situation
        situation.play(rng.choice(situation.legal()))
        most -= 1
    yield situation


@by_game
def test_a_game_is_the_match_of_its_seed(game):
    """The same actions and deal give the same positions, scores and winners, and the same seats act."""
    *_, situation = walk(game, 7)
    match, draft, last = game.new(seed=7), [], game.players - 1
    for step in situation._steps:
        if not draft:
            asked = min(match.needed, key=lambda seat: (seat - last - 1) % game.players)
            assert step.seat == asked
        draft.append(situation.move(step.action))
        assert draft[-1] in match.preview(step.seat, draft[:-1])[0]
        if match.preview(step.seat, draft)[1]:
            match.play(step.seat, draft)
            last, draft = step.seat, []
    assert match.over
    assert situation.state == match.state
    assert tuple(situation.points()) == match.scores
    share = 1 / len(match.winners)
    assert situation.victories() == [share * (seat in match.winners) for seat in game.seats]
    assert situation.seat == NOBODY
    assert not situation.legal()


@by_game
def test_a_seat_recalls_what_it_has_heard_and_done(game):
    """Line by line its first view, each event of the match as it may know it, and its own actions, in order."""
    *_, situation = walk(game, 8)
    match, draft = game.new(seed=8), []
    expected = {viewer: [] for viewer in (*game.seats, None)}

    def hear():
        for viewer, lines in expected.items():
            lines.extend(match.history[-1].seen_by(viewer))

    first = {viewer: match.view(viewer) for viewer in expected}
    hear()
    for step in situation._steps:
        draft.append(situation.move(step.action))
        if match.preview(step.seat, draft)[1]:
            match.play(step.seat, draft)
            hear()
            draft = []
    for viewer, lines in expected.items():
        begin, *rest = situation.recalled(viewer).splitlines()
        del first[viewer]["end_reason"], first[viewer]["game"], first[viewer]["edition"], first[viewer]["options"]
        assert json.loads(begin) == json.loads(json.dumps(first[viewer]))
        assert [json.loads(line) for line in rest if not line.startswith(">")] == json.loads(json.dumps(lines))
        own = [f"> {situation.move(step.action)}" for step in situation._steps if step.seat == viewer]
        assert [line for line in rest if line.startswith(">")] == own
        assert json.loads(situation.text(viewer).splitlines()[-1]) == situation.view(viewer)


@by_game
def test_nobody_else_sees_a_move_that_is_begun(game):
    """Until a composite move is whole, the others see and learn what they did before it, even in samples."""
    before, begun = {}, 0
    viewers = (*game.seats, None)
    for at, situation in enumerate(walk(game, 9, 200)):
        if situation.settled is situation.state:
            before = {viewer: (situation.text(viewer), situation.numbers(viewer)) for viewer in viewers}
            continue
        begun += 1
        for viewer in viewers:
            now = situation.text(viewer), situation.numbers(viewer)
            assert (now == before[viewer]) == (viewer != situation.seat)
            in_the_middle = game.definition.unfinished(situation.resampled(viewer, at).state)
            assert bool(in_the_middle) == (viewer == situation.seat)
    assert bool(begun) == (game.name != "felicity")


def test_what_is_told_in_the_middle_of_a_move_is_heard_with_it():
    """Its own seat sees a step's event at once, the others once the move is whole."""
    game = rascals.game("goons", players=2)
    loud = next(code for code, kind in enumerate(game.definition.events.types) if not kind.params)
    for situation in walk(game, 4):
        if situation.settled is not situation.state:
            break
    mover, other = situation.seat, 1 - situation.seat
    before = {seat: (situation.recalled(seat), situation.seen_events(seat)) for seat in game.seats}
    situation._steps[-1].emitted.append((loud, ()))
    situation._recalled.clear()
    situation._events.clear()
    assert (situation.recalled(other), situation.seen_events(other)) == before[other]
    assert situation.recalled(mover) != before[mover][0]
    assert situation.seen_events(mover) == [*before[mover][1], (loud, ())]


@by_game
def test_a_redealt_world_is_the_same_to_its_seat(game):
    """Its information, its numbers and its legal actions are those of the real one; what is hidden is not.

    Nor is what the others recall: they begin there, with what they see of a sampled state that the seed alone decides.
    """
    others = 0
    for at, situation in enumerate(walk(game, 10, 150)):
        for viewer in (*game.seats, None) if at % 5 == 0 and not situation.over else ():
            twin = situation.resampled(viewer, at)
            assert twin.text(viewer) == situation.text(viewer)
            assert twin.digest(viewer) == situation.digest(viewer)
            again = situation.resampled(viewer, -at).resampled(viewer, at)
            assert [again.text(one) for one in game.seats] == [twin.text(one) for one in game.seats]
            assert all(twin.recalled(one).count("\n") == 1 for one in game.seats if one != viewer)
            assert twin.numbers(viewer) == situation.numbers(viewer)
            assert twin.seat == situation.seat
            if viewer == situation.seat:
                assert twin.legal() == situation.legal()
            others += json.loads(str(twin))["position"] != json.loads(str(situation))["position"]
    assert others


@by_game
def test_perfect_recall(game):
    """If a seat's information is the same in two samples, it has seen and done the same at all its decisions.

    The samples look the same to it at the start, and continue with the same choices as long as both allow them.
    """
    alike = 0
    for seed, situation in enumerate(walk(game, 11, 40)):
        told = {}
        for world in map(situation.resampled, [situation.seat] * 2, (seed, -seed)) if not situation.over else ():
            past, rng, before = [], random.Random(seed), dict(told)
            for _ in range(12):
                text = world.text(situation.seat)
                told[text] = tuple(past)
                alike += text in before and bool(past)
                assert before.get(text, told[text]) == told[text]
                if world.over:
                    break
                action = rng.choice(world.legal())
                if world.seat == situation.seat:
                    past.append((json.dumps(world.view(world.seat)), action))
                world.play(action)
    assert alike


@by_game
def test_a_copy_goes_its_own_way(game):
    """Playing a copy does not change the original; with the same actions, both have the same chance."""
    rng = random.Random(3)
    for situation in walk(game, 12, 40):
        if situation.over:
            break
        before, texts = str(situation), [situation.text(viewer) for viewer in game.seats]
        one, other = situation.copy(), situation.copy()
        action = rng.choice(situation.legal())
        one.play(action)
        assert (str(situation), [situation.text(viewer) for viewer in game.seats]) == (before, texts)
        other.play(action)
        assert str(one) == str(other)
        assert [one.text(viewer) for viewer in game.seats] == [other.text(viewer) for viewer in game.seats]


@by_game
def test_a_question_is_imagined_as_its_seat_knows_it(game):
    """It sees what the seat sees, has its events, and offers its moves, even in a composite move."""
    rng, match = random.Random(13), game.new(seed=13)
    for _ in range(12):
        seat, draft, whole = match.needed[0], [], False
        while not whole:
            turn = ask(match, seat, random.Random(1), draft)
            situation = Situation.imagined(turn)
            assert situation.seat == seat
            assert [situation.move(action) for action in situation.legal()] == list(turn.moves)
            *heard, view = map(json.loads, situation.text(seat).splitlines())
            assert heard == json.loads(json.dumps(turn.history))
            assert view.items() <= json.loads(json.dumps(turn.view)).items()
            draft.append(rng.choice(turn.moves))
            whole = match.preview(seat, draft)[1]
        match.play(seat, draft)
        if match.over:
            return
