"""Laws that every game obeys, each a function of a chosen game that raises AssertionError where it does not.

    import pytest
    from rascals import laws

    @pytest.mark.parametrize("game", laws.variants(BOX), ids=laws.name_of)
    @pytest.mark.parametrize("law", laws.LAWS)
    def test_laws(game, law):
        law(game)

They hold over random games, states taken from beginning to end. `CONTRIBUTING.md` says how to read a failure.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any

from rascals.core import dialect, loading, rules, shelf
from rascals.core.box import Box
from rascals.core.errors import Refusal
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.meaning import HIGHEST
from rascals.core.meaning import Words as Terms
from rascals.core.moves import Move
from rascals.words import MissingText, Words, languages

Law = Callable[[Game], None]
GAMES = 10  # random games in both executions
LONGEST = 3000  # moves; far above any game
TRIED = 300  # actions of which each state is asked whether they are refused
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


def variants(box: Box) -> list[Game]:
    """Return a game for each number of players and edition, with the usual options and with each other choice of each.

    Of an option that is a range only the ends.
    """
    found = []
    for players in box.players:
        for edition in box.editions or (None,):
            found.append(Game.choose(box, players, edition))
            for option in box.options:
                choices = option.span or option.choices_for(players)
                others = [choice for choice in choices if choice != option.default]
                found += [Game.choose(box, players, edition, {option.name: choice}) for choice in others]
    return found


def name_of(game: Game) -> str:
    """Return a short name of a game for a test's id."""
    return "-".join(map(str, (game.name, game.players, game.edition or "", *game.changed_options.values())))


# ---------------------------------------------------------------- games to look at


def walk(game: Game, seed: int) -> Iterator[Match]:
    """Yield a match at its every state, from the setup to the end; each is changed when the next is asked for."""
    rng = random.Random(seed)
    match = game.new(seed=seed)
    yield match
    while not match.over:
        seat = rng.choice(match.acting)
        match.play(seat, whole_move(match, seat, rng))
        assert len(match.deeds) < LONGEST, "the game does not end"
        yield match


def whole_move(match: Match, seat: int, rng: random.Random) -> list[Move]:
    """Choose a move, small step by small step where it is made of several."""
    draft: list[Move] = []
    moves, complete = match.legal(seat), False
    while not complete:
        assert moves, f"seat {seat} is awaited and has no legal move after {[str(move) for move in draft]}"
        draft.append(rng.choice(moves))
        moves, complete = match.preview(seat, [*draft])
    return draft


@cache
def states(game: Game) -> tuple[Match, ...]:
    """Return states of three random games: of every kind of phase a few, the first and the last among them."""
    found = []
    for seed in range(3):
        whole = [match.copy() for match in walk(game, seed)]
        found += [*whole[:: max(1, len(whole) // 12)], whole[-1]]
    return tuple(found)


# ---------------------------------------------------------------- the laws


def is_in_the_dialect(game: Game) -> None:
    """Everything that the rules call is in the dialect, so that it can be compiled."""
    wrong = [fault for rule in dialect.rules_of(game.box) for fault in dialect.faults(rule)]
    assert not wrong, "not in the dialect:\n" + "\n".join(map(str, wrong))


def ends_with_a_winner(game: Game) -> None:
    """Somebody is awaited until the end; then, and only then, there are scores, winners and a reason."""
    for match in states(game):
        assert match.over == (match.acting == ())
        assert bool(match.winners) == match.over, "a finished game has a winner, an unfinished one none"
        assert (match.scores is None, match.end_reason is None) == (not match.over, not match.over)


def refuses_what_is_not_legal(game: Game) -> None:
    """A move is refused if and only if it is not legal, with a clause that RULES.md has, in words."""
    clauses = files(game.box.package).joinpath("RULES.md").read_text(encoding="utf-8")
    for match in states(game):
        for seat in game.seats:
            offered = {move.action for move in match.legal(seat)}
            assert bool(offered) == (seat in match.acting), f"seat {seat} is awaited and has no move, or the reverse"
            for action in range(min(game.box.actions, TRIED)):
                move = game.box.verbs.move(action)
                refusal = match.why_not(seat, move)
                if refusal is None or refusal.reason == "unfinished":
                    assert action in offered, f"{move} is played though `legal` does not offer it"
                else:
                    assert action not in offered, f"{move} is offered and refused: {refusal}"
                    _explained(game, refusal, clauses)


def _explained(game: Game, refusal: Refusal, clauses: str) -> None:
    assert refusal.clause is not None, f"{refusal} names no clause: does `explain` know every case?"
    assert f"**{refusal.clause}**" in clauses, f"RULES.md has no clause {refusal.clause}"
    for language in languages():
        assert Words(language).refusal(game.name, refusal, NAMES), refusal


def notation_reads_back(game: Game) -> None:
    """The notation of each legal move reads back as itself; no two share one; actions ascend."""
    for match in states(game):
        for seat in match.acting:
            moves = match.legal(seat)
            for move in moves:
                read = game.box.verbs.parse(str(move))
                assert read == move, f"{str(move)!r} of action {move.action} reads as action {read and read.action}"
            assert [move.action for move in moves] == sorted({move.action for move in moves}), "actions do not ascend"


def positions_read_back(game: Game) -> None:
    """What `position` writes is read again, through JSON; every view is then the same."""
    for match in states(game):
        again = game.from_position(json.loads(json.dumps(match.position())), seed=1)
        assert again.position() == match.position()
        for viewer in (*game.seats, None):
            assert again.view(viewer) == match.view(viewer)


def saved_games_hold(game: Game) -> None:
    """A saved game verifies and loads, finished or not."""
    for match in states(game)[:: len(states(game)) // 3]:
        text = match.save_text()
        assert loading.verify_text(text, lambda *_, **__: game).ok
        assert loading.load_text(text, lambda *_, **__: game).position() == match.position()


def chance_is_the_seeds(game: Game) -> None:
    """Equal seeds and moves give equal games; setting up forgets whatever a record has held."""
    one, two = ([match.copy() for match in walk(game, 7)][-1] for _ in range(2))
    assert one.deeds == two.deeds
    used, fresh = one.record, game.record(9)
    used.chance[:] = fresh.chance
    rules.setup(used)
    rules.setup(fresh)
    assert used == fresh


def concealing_is_not_seen(game: Game) -> None:
    """After `conceal` a seat sees what it saw before, in its view and its observation, and is awaited as before."""
    for match in states(game):
        for viewer in (*game.seats, None):
            dealt = match.record
            rules.conceal(dealt, -1 if viewer is None else viewer)
            for seen in (_view, _observation):
                now, before = seen(game, dealt, viewer), seen(game, match.record, viewer)
                assert now == before, f"seat {viewer} sees that `conceal` dealt anew: {_difference(now, before)}"
            assert rules.acting(dealt) == rules.acting(match.record)


def _view(game: Game, s: Any, viewer: int | None) -> dict[str, Any]:
    return game.box.view(s, viewer, reveal=False)


def _observation(game: Game, s: Any, viewer: int | None) -> dict[str, Any]:
    out = [0] * game.box.observation.size
    rules.observe(s, -1 if viewer is None else viewer, out)
    return {part.what: out[part.at : part.at + part.count] for part in game.box.observation.parts}


def _difference(now: Any, before: Any, where: str = "") -> str:
    """Return the entries that differ, each by its path."""
    if isinstance(now, dict) and isinstance(before, dict):
        pairs = [(f"{where}.{key}".lstrip("."), now.get(key), before[key]) for key in before]
    elif isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        pairs = [(f"{where}[{at}]", one, other) for at, (one, other) in enumerate(zip(now, before, strict=True))]
    else:
        return f"{where}: {before} became {now}"
    return ", ".join(_difference(one, other, place) for place, one, other in pairs if one != other)


def observations_keep_their_bounds(game: Game) -> None:
    """Each number of an observation lies within the bounds that its part declares."""
    for match in states(game):
        for viewer in (*game.seats, None):
            out = [0] * game.box.observation.size
            rules.observe(match.record, -1 if viewer is None else viewer, out)
            for part in game.box.observation.parts:
                wrong = [n for n in out[part.at : part.at + part.count] if not min(part.least, 0) <= n <= part.most]
                assert not wrong, f"{part.what}: {wrong}, not {part.least} to {part.most}"
            assert all(-HIGHEST - 1 <= number <= HIGHEST for number in out)


def everything_has_words(game: Game) -> None:
    """Title, options, phases, moves, events as each seat hears them, status and end can be said in every language."""
    for language in languages():
        words = Words(language)
        missing = sorted(set(chain(_unsaid(game, words), _unsaid_in_play(game, words))))
        assert not missing, f"without words in {language}: " + ", ".join(missing)


def _unsaid(game: Game, words: Words) -> Iterator[str]:
    """Yield the ids, known without playing, that have no text."""
    name = game.name
    ids = [name, f"{name}-tagline", *(f"{name}-move-{verb.kind}" for verb in game.box.verbs.verbs)]
    ids += [f"{name}-event-{kind.name.replace('_', '-')}" for kind in game.box.events.types]
    for option in game.box.options:
        ids.append(f"{name}-option-{option.name}")
        if option.span is None:
            said = (choice for choice in option.choices if type(choice) is not int)
            ids += [f"{name}-option-{option.name}-{str(choice).lower()}" for choice in said]
    for field in game.box.state.fields.values():
        if isinstance(field.of, Terms):
            ids += [f"{name}-term-{term.replace(' ', '-')}" for term in field.of.names]
    yield from (message for message in ids if not words.has(message))
    if not words.rules(name).startswith("# "):
        yield f"rules.{words.language}.md"


def _unsaid_in_play(game: Game, words: Words) -> Iterator[str]:
    """Yield what comes up in play and cannot be said."""
    for match in states(game):
        for viewer in (*game.seats, None):
            for event in match.deeds[-1].events:
                seen = event.seen_by(viewer)
                if seen is not None:
                    yield from _tried(words.event, game.name, seen, NAMES[: game.players], viewer)
            status = match.view(viewer).get("status")
            if status is not None and not words.has(f"{game.name}-status-{status['id']}"):
                yield f"{game.name}-status-{status['id']}"
        for seat in match.acting:
            for move in match.legal(seat):
                yield from _tried(words.move, game.name, move.json(), NAMES[: game.players])
        if match.end_reason is not None:
            yield from _tried(words.end, game.name, match.end_reason)


def _tried(say: Callable[..., str], *what: Any) -> Iterator[str]:
    """Yield why something cannot be said, if it cannot."""
    try:
        text = say(*what)
    except MissingText as problem:
        yield str(problem)
    else:
        if not text or "None" in text:
            yield f"{what[1]}: {text!r}"


def compiled_is_plain(game: Game) -> None:
    """Whole random games are the same compiled, number for number; needs the extra `compiled`."""
    from rascals.core.compiled.compared import difference

    for seed in range(GAMES):
        found = difference(game, seed)
        assert found is None, found


LAWS: tuple[Law, ...] = (
    is_in_the_dialect,
    ends_with_a_winner,
    refuses_what_is_not_legal,
    notation_reads_back,
    positions_read_back,
    saved_games_hold,
    chance_is_the_seeds,
    concealing_is_not_seen,
    observations_keep_their_bounds,
    everything_has_words,
    compiled_is_plain,
)


# ---------------------------------------------------------------- texts and clauses


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
    clauses = re.findall(r"^- \*\*([A-Z]+-X?\d+)\*\*", rules_page.read_text(encoding="utf-8"), re.MULTILINE)
    assert clauses, f"{rules_page} states no clause in the form `- **N-01** …`"
    return [clause for clause in clauses if not re.search(rf"\b{clause}\b", text)]
