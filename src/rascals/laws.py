"""Laws that every game obeys, each a function of a chosen game that raises AssertionError where it does not.

    import pytest
    from rascals import laws

    @pytest.mark.parametrize("law", laws.LAWS)
    @pytest.mark.parametrize("game", laws.variants(BOX), ids=laws.name_of)
    def test_laws(game, law):
        law(game)

They hold over games of four temperaments, states taken from beginning to end; `law(game, 4)` looks at four times as
many games, and at four times as many states of each. `CONTRIBUTING.md` says how to read a failure.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import chain, islice
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from rascals.core import dialect, loading, rules, shelf
from rascals.core.box import Box
from rascals.core.errors import Refusal
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.meaning import HIGHEST
from rascals.core.meaning import Words as Terms
from rascals.core.moves import Move
from rascals.lessons import lesson_of
from rascals.lessons.check import check
from rascals.words import MissingText, Words, languages

T = TypeVar("T")
TEMPERAMENTS = ("random", "lowest", "highest", "wavering")
GAMES = 10  # random games in both executions
STATES = 6  # that are looked at of each game
RENEWED = 300  # actions after which each seat's observation is looked at
LONGEST = 3000  # moves; far above any game
# What is said of the form of a move that goes on wrongly has no clause: it is no rule of the game.
FORM = {"no-action", "not-legal", "unfinished"}
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


class Law(Protocol):
    """What holds for a game; AssertionError where it does not. `depth`: how many times as much to look at."""

    __name__: str

    def __call__(self, game: Game, depth: int = 1, /) -> None:
        """Look at a game."""


def variants(box: Box) -> list[Game]:
    """Return a game for each number of players and edition, with the usual options and with each other choice of each.

    Of an option that is a range only the ends.
    """
    found = []
    for players in box.players:
        for edition in box.editions or (None,):
            found.append(Game.choose(box, players, edition))
            for option in box.options_of(edition):
                choices = option.span or option.choices_for(players)
                others = [choice for choice in choices if choice != option.default]
                found += [Game.choose(box, players, edition, {option.name: choice}) for choice in others]
    return found


def name_of(game: Game) -> str:
    """Return a short name of a game for a test's id."""
    chosen = [game.options[name] for name in game.changed_options]
    return "-".join(map(str, (game.name, game.players, game.edition or "", *chosen)))


# ---------------------------------------------------------------- games to look at


def walk(game: Game, seed: int, temperament: str = "random") -> Iterator[Match]:
    """Yield a match at its every state, from the setup to the end; each is changed when the next is asked for."""
    rng = random.Random(f"{temperament}{seed}")
    match = game.new(seed=seed)
    yield match
    while not match.over:
        seat = rng.choice(match.acting)
        match.play(seat, whole_move(match, seat, rng, temperament))
        assert len(match.deeds) < LONGEST, "the game does not end"
        yield match


def whole_move(match: Match, seat: int, rng: random.Random, temperament: str = "random") -> list[Move]:
    """Choose a move, small step by small step where it is made of several."""
    draft: list[Move] = []
    moves, complete = match.legal(seat), False
    while not complete:
        assert moves, f"seat {seat} is awaited and has no legal move after {[str(move) for move in draft]}"
        draft.append(chosen(moves, rng, temperament))
        moves, complete = match.preview(seat, [*draft])
    return draft


def chosen(moves: Sequence[T], rng: random.Random, temperament: str) -> T:
    """Choose one of a seat's moves or actions by one of the `TEMPERAMENTS`."""
    match temperament:
        case "lowest":
            return moves[0]
        case "highest":
            return moves[-1] if rng.random() < 0.5 else moves[0]
        case "wavering":
            return moves[rng.randrange(min(3, len(moves)))]
    return rng.choice(moves)


@lru_cache(maxsize=4)  # of the games that are being looked at
def states(game: Game, depth: int = 1) -> tuple[Match, ...]:
    """Return states of `depth` games of each temperament: of every kind of phase a few, the first and the last."""
    found = []
    for seed in range(depth):
        for temperament in TEMPERAMENTS:
            whole = [match.copy() for match in walk(game, seed, temperament)]
            found += [*whole[:: max(1, len(whole) // (STATES * depth))], whole[-1]]
    return tuple(found)


# ---------------------------------------------------------------- the laws


def is_in_the_dialect(game: Game, _depth: int = 1, /) -> None:
    """Everything that the rules call is in the dialect, so that it can be compiled."""
    wrong = _faults(game.box)
    assert not wrong, "not in the dialect:\n" + "\n".join(map(str, wrong))


@lru_cache  # whatever the number of players and the options, the rules are the same
def _faults(box: Box) -> list[dialect.Fault]:
    return [fault for rule in dialect.rules_of(box) for fault in dialect.faults(rule)]


def ends_with_a_winner(game: Game, depth: int = 1, /) -> None:
    """Somebody is awaited until the end; then, and only then, there are scores, winners and a reason."""
    for match in states(game, depth):
        assert match.over == (match.acting == ())
        assert bool(match.winners) == match.over, "a finished game has a winner, an unfinished one none"
        assert (match.scores is None, match.end_reason is None) == (not match.over, not match.over)
    for seed in range(depth):
        s = game.record(seed)
        rules.setup(s)
        assert rules.playout(s, [1, 2, 3, seed + 4], [0] * game.box.actions) > 0, "a playout makes no move"
        assert rules.acting(s) == 0


def refuses_what_is_not_legal(game: Game, depth: int = 1, /) -> None:
    """A move is refused if and only if it is not legal, at its beginning and after each of its steps."""
    for match, seat, draft, offered in _moments(game, depth):
        if not draft:
            assert bool(offered) == (seat in match.acting), f"seat {seat} is awaited and has no move, or the reverse"
    wrong = _questioned(game, depth).wrong
    assert not wrong, wrong[0]


def refusals_are_explained(game: Game, depth: int = 1, /) -> None:
    """Every refusal names a clause that RULES.md has, and says why in every language."""
    clauses = files(game.box.package).joinpath("RULES.md").read_text(encoding="utf-8")
    asked = _questioned(game, depth)
    assert not asked.without_clause, f"{asked.without_clause[0]} names no clause: has `explain` every case?"
    for refusal in asked.told.values():
        assert refusal.clause is None or f"**{refusal.clause}**" in clauses, f"RULES.md has no clause {refusal.clause}"
        for language in languages():
            assert Words(language).refusal(game.name, refusal, NAMES), refusal


class _Questioned(NamedTuple):
    """What came of trying every action: what is refused though legal or the reverse, and of each reason a refusal."""

    wrong: list[str]
    without_clause: list[Refusal]
    told: dict[str, Refusal]


@lru_cache(maxsize=1)  # two laws judge the same answers
def _questioned(game: Game, depth: int) -> _Questioned:
    """Try every action wherever a game is looked at."""
    found = _Questioned([], [], {})
    for match, seat, draft, offered in _moments(game, depth):
        for move, refusal in _asked(match, seat, draft, offered):
            is_offered, is_played = move.action in offered, refusal is None or refusal.reason == "unfinished"
            if is_played and not is_offered:
                found.wrong.append(f"{move} after {draft} is played though `legal` does not offer it")
            if is_offered and not is_played:
                found.wrong.append(f"{move} after {draft} is offered and refused: {refusal}")
            if refusal is not None:
                found.told[refusal.reason] = refusal
                formal = refusal.reason in FORM and (draft or is_offered or move.action < 0)
                if refusal.clause is None and not formal:
                    found.without_clause.append(refusal)
    return found


def _moments(game: Game, depth: int) -> Iterator[tuple[Match, int, list[Move], set[int]]]:
    """Yield a match, a seat, the steps of a move that it has begun, and the actions that it is offered next."""
    rng = random.Random(3)
    for match in states(game, depth):
        for seat in game.seats:
            yield match, seat, [], {move.action for move in match.legal(seat)}
        for seat in match.acting[:1]:
            whole = whole_move(match, seat, rng)
            for size in range(1, len(whole)):
                moves, complete = match.preview(seat, whole[:size])
                assert not complete, f"{whole[size]} follows a move that is complete"
                yield match, seat, whole[:size], {move.action for move in moves}


def _asked(match: Match, seat: int, draft: list[Move], offered: set[int]) -> Iterator[tuple[Move, Refusal | None]]:
    """Yield every action, and -1, each with why it does not go on from a draft, if it does not."""
    for action in sorted({*range(-1, match.game.box.actions), *offered}):
        move = match.game.box.verbs.move(action) if action >= 0 else Move(action, "action -1", "any")
        yield move, match.why_not(seat, [*draft, move])


def only_steps_leave_a_move_unfinished(game: Game, depth: int = 1, /) -> None:
    """An action that is no step of a composite is a whole move, wherever it is played."""
    for match in states(game, depth):
        for seat in match.acting:
            for move in match.legal(seat):
                if move.action not in game.box.verbs.steps:
                    s = match.record
                    rules.apply(s, seat, move.action)
                    assert not game.box.unfinished(s), f"{move} is called whole, and more of it must follow"


def notation_reads_back(game: Game, depth: int = 1, /) -> None:
    """The notation of each legal move reads back as itself; no two share one; actions ascend."""
    for match in states(game, depth):
        for seat in match.acting:
            moves = match.legal(seat)
            for move in moves:
                read = game.box.verbs.parse(str(move))
                assert read == move, f"{str(move)!r} of action {move.action} reads as action {read and read.action}"
            assert [move.action for move in moves] == sorted({move.action for move in moves}), "actions do not ascend"


def positions_read_back(game: Game, depth: int = 1, /) -> None:
    """What `position` writes is read again, through JSON; every view is then the same."""
    for match in states(game, depth):
        again = game.from_position(json.loads(json.dumps(match.position())), seed=1)
        assert again.position() == match.position()
        for viewer in (*game.seats, None):
            assert again.view(viewer) == match.view(viewer)
        _reads_over(game, match, states(game, depth)[-1].record)


def _reads_over(game: Game, match: Match, used: Any) -> None:
    """A position says all: read into a record that has been played on, it leaves nothing of what was there."""
    data = json.loads(json.dumps(game.box.write_position(match.record)))
    fresh = game.record(9)
    for s in (used, fresh):
        game.box.read_position(s, data)
        s.chance[:] = match.record.chance
    assert used == fresh, f"{match.position()} does not say all"


def saved_games_hold(game: Game, depth: int = 1, /) -> None:
    """A saved game verifies and loads, finished or not."""
    found = states(game, depth)
    for match in found[:: len(found) // (3 * depth)]:
        text = match.save_text()
        assert loading.verify_text(text, lambda *_, **__: game).ok
        assert loading.load_text(text, lambda *_, **__: game).position() == match.position()


def chance_is_the_seeds(game: Game, depth: int = 1, /) -> None:
    """Equal seeds and moves give equal games; setting up forgets whatever a record has held."""
    for seed in range(7, 7 + depth):
        one, two = ([match.copy() for match in walk(game, seed)][-1] for _ in range(2))
        assert (one.deeds, one.position()) == (two.deeds, two.position())
        used, fresh = one.record, game.record(9)
        used.chance[:] = fresh.chance
        rules.setup(used)
        rules.setup(fresh)
        assert used == fresh


def concealing_is_not_seen(game: Game, depth: int = 1, /) -> None:
    """After `conceal` a seat sees what it saw before, in its view and its observation, and is awaited as before."""
    for match in states(game, depth):
        for viewer in (*game.seats, None):
            dealt = match.record
            rules.conceal(dealt, -1 if viewer is None else viewer)
            now, before = (_view(game, s, viewer) for s in (dealt, match.record))
            assert now == before, f"seat {viewer} sees that `conceal` dealt anew: {_difference(now, before)}"
            wrong = _unlike(game, *(_numbers(game, s, viewer) for s in (dealt, match.record)))
            assert not wrong, f"seat {viewer} observes that `conceal` dealt anew: {', '.join(wrong)}"
            assert rules.acting(dealt) == rules.acting(match.record)


def _view(game: Game, s: Any, viewer: int | None) -> dict[str, Any]:
    return game.box.view(s, viewer, reveal=False)


def _difference(now: Any, before: Any, where: str = "") -> str:
    """Return the entries that differ, each by its path."""
    if isinstance(now, dict) and isinstance(before, dict):
        pairs = [(f"{where}.{key}".lstrip("."), now.get(key), before[key]) for key in before]
    elif isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        pairs = [(f"{where}[{at}]", one, other) for at, (one, other) in enumerate(zip(now, before, strict=True))]
    else:
        return f"{where}: {before} became {now}"
    return ", ".join(_difference(one, other, place) for place, one, other in pairs if one != other)


def conditions_are_the_seat_s(game: Game, depth: int = 1, /) -> None:
    """What a seat can decide ahead, what follows, and whether it rests, follows from what it knows; and is legal."""
    for match in states(game, depth):
        for seat in game.seats:
            dealt = match.record
            rules.conceal(dealt, seat)
            now, before = (_ahead(game.box, s, seat) for s in (dealt, match.record))
            assert now == before, f"seat {seat} learns by what it can decide ahead: {before} became {now}"
            wrong = {move for move in before.values() if isinstance(move, str) and match.why_not(seat, move)}
            assert not wrong or seat not in match.acting, f"what follows is not legal for seat {seat}: {wrong}"


def _ahead(box: Box, s: Any, seat: int) -> dict[Any, Any]:
    """Return what conditions a seat can name, with the moves that follow from some numbers, and whether it rests."""
    found: dict[Any, Any] = {"resting": box.resting(s, seat)}
    for condition in box.conditions:
        span = found[condition.name] = condition.span(s, seat)
        if span is not None and rules.acting(s) >> seat & 1:
            numbers = {span[0], sum(span) // 2, span[1]}
            found |= {(condition.name, number): condition.answer(s, seat, number) for number in sorted(numbers)}
    return found


def taking_back_teaches_nobody(game: Game, depth: int = 1, /) -> None:
    """A command that is taken back leaves no trace, and told nobody what another deal would have told otherwise.

    Whether one may be taken back follows from what its seat knows.
    """
    for match in states(game, depth):
        seat = match.deeds[-1].seat
        if seat is None:
            continue
        if match.can_undo(seat):
            before = _taken_back(match, seat)
            for viewer in (*game.seats, None):
                _told_nothing(before, match, viewer)
        _refused_alike(match, seat)


def _taken_back(match: Match, seat: int) -> Match:
    """Return the match after its last command has been taken back: the same as one in which nobody made it."""
    back, never = match.copy(), match.game.new(seed=match.origin.seed)
    undone = back.undo(seat)
    for deed in match.deeds[1:-1]:
        never.play(deed.seat, deed.move)  # type: ignore[arg-type]  # only the set-up has no seat
    trace = f"{undone.move!r}, taken back, leaves a trace"
    assert (back.record, back.acting, back.deeds) == (never.record, never.acting, never.deeds), trace
    assert back.save_text() == never.save_text(), trace
    again = back.copy()
    again.play(seat, undone.move)
    assert (again.record, again.deeds) == (match.record, match.deeds), f"{undone.move!r} goes otherwise the second time"
    return back


def _told_nothing(before: Match, after: Match, viewer: int | None) -> None:
    """Another world that looks the same to a viewer also looks the same after the command."""
    deed, world = after.deeds[-1], before.concealed(viewer, seed=1)
    seat = deed.seat or 0
    who = "spectators learn" if viewer is None else f"seat {viewer} learns"
    fault = f"{who} something by {deed.move!r}, which can be taken back: one of its events `reveals`"
    refusal = world.why_not(seat, deed.move)
    assert refusal is None, f"{fault}, as it could have been refused: {refusal}"
    world.play(seat, deed.move)
    heard, here = ([event.seen_by(viewer) for event in one.deeds[-1].events] for one in (world, after))
    assert heard == here, f"{fault}: {here} could have been {heard}"
    assert world.view(viewer) == after.view(viewer), f"{fault}: {_difference(world.view(viewer), after.view(viewer))}"
    assert world.can_undo(seat), f"{fault}: it could have been {world.why_no_undo(seat)}"


def _refused_alike(match: Match, seat: int) -> None:
    """In another world, where the command looks the same to its seat, it may be taken back as well, or as little."""
    deed, world = match.deeds[-1], match.at(len(match.deeds) - 2).concealed(seat, seed=2)
    if world.why_not(seat, deed.move) is None:
        world.play(seat, deed.move)
        heard, here = ([event.seen_by(seat) for event in one.deeds[-1].events] for one in (world, match))
        if (heard, world.view(seat)) == (here, match.view(seat)):
            told = f"seat {seat} learns from whether {deed.move!r} may be taken back"
            assert world.why_no_undo(seat) == match.why_no_undo(seat), told


def observations_keep_their_bounds(game: Game, depth: int = 1, /) -> None:
    """Each number of an observation belongs to one part, and lies within its bounds, or is 0 where nothing is."""
    bounds = _bounds(game)
    for match in states(game, depth):
        for viewer in (*game.seats, None):
            for number, (least, most, what) in zip(_numbers(game, match.record, viewer), bounds, strict=True):
                assert number == 0 or least <= number <= most, f"{what}: {number}, not {least} to {most}"


def _bounds(game: Game) -> list[tuple[int, int, str]]:
    """Return the least and the most of each number of an observation, and what it tells."""
    found: dict[int, tuple[int, int, str]] = {}
    for part in game.box.observation.parts:
        assert -HIGHEST - 1 <= part.least <= part.most <= HIGHEST, part
        for begin in range(part.at, part.at + part.times * max(part.step, 1), max(part.step, 1)):
            for at in range(begin, begin + part.count):
                assert at not in found, f"{part.what} and {found[at][2]} share a number"
                found[at] = (part.least, part.most, part.what)
    assert sorted(found) == list(range(game.box.observation.size)), "numbers that belong to no part"
    return [found[at] for at in sorted(found)]


def _unlike(game: Game, one: Sequence[int], other: Sequence[int]) -> set[str]:
    """Return what two observations tell differently."""
    if one == other:
        return set()
    return {what for here, there, (*_, what) in zip(one, other, _bounds(game), strict=True) if here != there}


def _numbers(game: Game, s: Any, viewer: int | None) -> list[int]:
    out = [0] * game.box.observation.size
    rules.observe(s, -1 if viewer is None else viewer, out)
    return out


def observations_are_renewed(game: Game, depth: int = 1, /) -> None:
    """An observation written over that of the action before is the one that is written anew."""
    for seed in range(depth):
        s, moves, chance = game.record(seed), [0] * game.box.actions, random.Random(seed)
        rules.setup(s)
        numbers, seat, there = [0] * game.box.observation.size, -1, 0
        for _ in range(RENEWED):
            awaited = rules.acting(s)
            if not awaited:
                break
            before, seat = seat, rules.first_seat(awaited)
            there = rules.renew(s, seat, numbers, there, int(seat == before))
            wrong = _unlike(game, numbers, _numbers(game, s, seat))
            assert not wrong, f"seat {seat} has not been told anew: {', '.join(wrong)}"
            rules.apply(s, seat, moves[chance.randrange(rules.legal(s, seat, moves))])


def views_and_observations_tell_the_same(game: Game, depth: int = 1, /) -> None:
    """Among records that could be, two views of a viewer differ exactly where the two observations differ."""
    seen: dict[Any, Any] = {}
    for match in islice(states(game, depth), 0, None, 3):
        for s in _near(match):
            for viewer in (*game.seats, None) if rules.acting(s) else ():
                view = viewer, json.dumps(_view(game, s, viewer), sort_keys=True)
                numbers = viewer, tuple(_numbers(game, s, viewer))
                for one, other, same in ((view, numbers, "view"), (numbers, view, "observation")):
                    assert seen.setdefault(one, other) == other, f"one {same}: {one}; two tales: {seen[one]}, {other}"


def _near(match: Match) -> Iterator[Any]:
    """Yield records near a state that could be: after each legal action, dealt anew from each seat's place."""
    yield match.record
    for seat in match.acting:
        for move in match.legal(seat):
            s = match.record
            rules.apply(s, seat, move.action)
            yield s
    for seat in match.game.seats:
        s = match.record
        rules.conceal(s, seat)
        yield s


def everything_has_words(game: Game, depth: int = 1, /) -> None:
    """Title, options, what each is about, phases, moves, events as each seat hears them, status and end have words."""
    for language in languages():
        words = Words(language)
        missing = sorted(set(chain(_unsaid(game, words), _unsaid_in_play(game, words, depth))))
        assert not missing, f"without words in {language}: " + ", ".join(missing)


def _unsaid(game: Game, words: Words) -> Iterator[str]:
    """Yield the ids, known without playing, that have no text."""
    name = game.name
    ids = [name, f"{name}-tagline", *(f"{name}-move-{verb.kind}" for verb in game.box.verbs.verbs)]
    ids += [f"{name}-event-{kind.name.replace('_', '-')}" for kind in game.box.events.types]
    for option in game.box.options:
        ids += [f"{name}-option-{option.name}", f"{name}-option-{option.name}-about"]
        if option.span is None:
            said = (choice for choice in option.choices if type(choice) is not int and "," not in str(choice))
            ids += [f"{name}-option-{option.name}-{str(choice).lower()}" for choice in said]
    ids += [f"{name}-condition-{condition.name}" for condition in game.box.conditions]
    for field in game.box.state.fields.values():
        if isinstance(field.of, Terms):
            ids += [f"{name}-term-{term.replace(' ', '-')}" for term in field.of.names]
    yield from (message for message in ids if not words.has(message))
    headed = (verb.kind for verb in game.box.verbs.verbs if verb.parts)  # its many moves stand under a heading
    yield from (
        f"{name}-kind-{it}" for it in headed if not any(words.has(f"{name}-{of}-{it}") for of in ("kind", "term"))
    )
    if not words.rules(name).startswith("# "):
        yield f"rules.{words.language}.md"


def _unsaid_in_play(game: Game, words: Words, depth: int) -> Iterator[str]:
    """Yield what comes up in play and cannot be said."""
    for match in states(game, depth):
        for viewer in (*game.seats, None):
            for event in match.deeds[-1].events:
                seen = event.seen_by(viewer)
                if seen is not None:
                    yield from _tried(words.event, game.name, seen, NAMES[: game.players], viewer)
            status = match.view(viewer).get("status")
            if status is not None and not words.has(f"{game.name}-status-{status['id']}"):
                yield f"{game.name}-status-{status['id']}"
        if match.end_reason is not None:
            yield from _tried(words.end, game.name, match.end_reason)
    for move in {move for match in states(game, depth) for seat in match.acting for move in match.legal(seat)}:
        yield from _tried(words.move, game.name, move.json(), NAMES[: game.players])


def _tried(say: Callable[..., str], *what: Any) -> Iterator[str]:
    """Yield why something cannot be said, if it cannot."""
    try:
        text = say(*what)
    except MissingText as problem:
        yield str(problem)
    else:
        if not text or "None" in text:
            yield f"{what[1]}: {text!r}"


def compiled_is_plain(game: Game, depth: int = 1, /) -> None:
    """Whole random games are the same compiled, number for number; needs the extra `compiled`."""
    from rascals.core.compiled.compared import difference

    for seed in range(GAMES * depth):
        found = difference(game, seed)
        assert found is None, found


LAWS: tuple[Law, ...] = (
    is_in_the_dialect,
    ends_with_a_winner,
    refuses_what_is_not_legal,
    refusals_are_explained,
    only_steps_leave_a_move_unfinished,
    notation_reads_back,
    positions_read_back,
    saved_games_hold,
    chance_is_the_seeds,
    concealing_is_not_seen,
    conditions_are_the_seat_s,
    taking_back_teaches_nobody,
    observations_keep_their_bounds,
    observations_are_renewed,
    views_and_observations_tell_the_same,
    everything_has_words,
    compiled_is_plain,
)


# ---------------------------------------------------------------- texts and clauses


def lesson_can_be_played(game: str) -> None:
    """The lesson of a game can be gone through to its end by every way it allows, and all it tells has words."""
    lesson = lesson_of(game)
    assert check(lesson) > 0
    told = [*map(lesson.text, lesson.steps), *map(lesson.hint, lesson.hints)]
    missing = [f"{language}: {text}" for language in languages() for text in told if not Words(language).has(text)]
    assert not missing, f"texts that the lesson of {game} tells and that are missing: {missing}"


def texts_are_alike(game: str) -> None:
    """The texts of a game are the same messages with the same values in every language, and all are used as named."""
    english = _messages(game, languages()[0])
    foreign = [name for name in english if name.partition("-")[0] != game]
    assert not foreign, f"messages that do not begin with {game}: {foreign}"
    for language in languages()[1:]:
        other = _messages(game, language)
        wrong = [name for name in english.keys() | other.keys() if english.get(name) != other.get(name)]
        assert not wrong, f"{language}.ftl differs from en.ftl in messages or their values: {sorted(wrong)}"


def _messages(game: str, language: str) -> dict[str, set[str]]:
    """Return the messages of a game's file with the values that each names."""
    text = (shelf.folder_of(shelf.packages()[game]) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\{ \$([\w]+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


def untested(rules_page: Path, tests: Iterable[Path]) -> list[str]:
    """Return the clauses of a RULES.md, `- **N-01** …`, that no file of tests names."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in tests)
    clauses = re.findall(r"^- \*\*([A-Z]+\d*-X?\d+[\w.-]*)\*\*", rules_page.read_text(encoding="utf-8"), re.MULTILINE)
    assert clauses, f"{rules_page} states no clause in the form `- **N-01** …`"
    return [clause for clause in clauses if not re.search(rf"\b{re.escape(clause)}(?!\w|\.\w)", text)]
