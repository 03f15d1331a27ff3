"""Laws of texts: everything has words in every language; lessons can be played, and every clause has a test."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from rascals.bots import names
from rascals.bots.registry import plugins_of
from rascals.core import discovery
from rascals.core.codecs import OneOf as Terms
from rascals.core.game import Game
from rascals.laws.playing import NAMES, states
from rascals.lessons import lesson_of
from rascals.lessons.progress import check
from rascals.words import MissingText, Words, languages


def everything_has_words(game: Game, depth: int = 1, /) -> None:
    """Title, options and their descriptions, words, moves, events as seats see them, status, end, bots have texts."""
    for language in languages():
        words = Words(language)
        missing = sorted(set(chain(_unsaid(game, words), _unsaid_in_play(game, words, depth))))
        assert not missing, f"without words in {language}: " + ", ".join(missing)


def _unsaid(game: Game, words: Words) -> Iterator[str]:
    """Yield the ids, known without playing, that have no text."""
    name = game.name
    ids = [name, f"{name}-tagline", *(f"{name}-move-{verb.kind}" for verb in game.definition.verbs.verbs)]
    ids += [f"{name}-event-{kind.name.replace('_', '-')}" for kind in game.definition.events.types]
    for option in game.definition.options:
        ids += [f"{name}-option-{option.name}", f"{name}-option-{option.name}-about"]
        if option.span is None:
            worded = (choice for choice in option.choices if type(choice) is not int and "," not in str(choice))
            ids += [f"{name}-option-{option.name}-{str(choice).lower()}" for choice in worded]
    ids += [f"{name}-condition-{condition.name}" for condition in game.definition.conditions]
    for field in game.definition.state.fields.values():
        if isinstance(field.of, Terms):
            ids += [f"{name}-term-{term.replace(' ', '-')}" for term in field.of.names]
    yield from (message for message in ids if not words.has(message))
    headed = (
        verb.kind for verb in game.definition.verbs.verbs if verb.parts
    )  # its many moves are listed under a heading
    yield from (
        f"{name}-kind-{it}" for it in headed if not any(words.has(f"{name}-{of}-{it}") for of in ("kind", "term"))
    )
    if not words.rules(name).startswith("# "):
        yield f"rules.{words.language}.md"
    for bot in _own_bots(name) if name in discovery.packages() else ():
        yield from (message for message in (f"bot-{bot}", f"bot-{bot}-about") if not words.has(message))


def _own_bots(game: str) -> list[str]:
    """Return the names of a game's bots, without those of other packages, which need no texts."""
    return [bot for bot in names(game) if bot not in plugins_of(game).bots]


def _unsaid_in_play(game: Game, words: Words, depth: int) -> Iterator[str]:
    """Yield what comes up in play and has no text."""
    for match in states(game, depth):
        for viewer in (*game.seats, None):
            for event in match.history[-1].events:
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
    """Yield why something cannot be put into words, if it cannot."""
    try:
        text = say(*what)
    except MissingText as problem:
        yield str(problem)
    else:
        if not text or "None" in text:
            yield f"{what[1]}: {text!r}"


# ---------------------------------------------------------------- texts and clauses


def lesson_can_be_played(game: str) -> None:
    """The lesson of a game can be followed to its end in every way it allows, and all its texts exist."""
    lesson = lesson_of(game)
    assert check(lesson) > 0
    used = [*map(lesson.text, lesson.steps), *map(lesson.hint, lesson.hints)]
    missing = [f"{language}: {text}" for language in languages() for text in used if not Words(language).has(text)]
    assert not missing, f"missing texts of the lesson of {game}: {missing}"


def texts_are_alike(game: str) -> None:
    """The texts of a game are the same messages with the same values in every language, and all are used as named."""
    english = _messages(game, languages()[0])
    of_bots = {f"bot-{bot}{part}" for bot in _own_bots(game) for part in ("", "-about")}
    foreign = [name for name in english if name.partition("-")[0] != game and name not in of_bots]
    assert not foreign, f"messages that neither begin with {game} nor belong to its bots: {foreign}"
    for language in languages()[1:]:
        other = _messages(game, language)
        wrong = [name for name in english.keys() | other.keys() if english.get(name) != other.get(name)]
        assert not wrong, f"{language}.ftl differs from en.ftl in messages or their values: {sorted(wrong)}"


def _messages(game: str, language: str) -> dict[str, set[str]]:
    """Return the messages of a game's file with the values that each names."""
    text = (discovery.folder_of(discovery.packages()[game]) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\{ \$([\w]+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


def untested(rules_page: Path, tests: Iterable[Path]) -> list[str]:
    """Return the clauses of a RULES.md, `- **N-01** …`, that no file of tests names."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in tests)
    clauses = re.findall(r"^- \*\*([A-Z]+\d*-X?\d+[\w.-]*)\*\*", rules_page.read_text(encoding="utf-8"), re.MULTILINE)
    assert clauses, f"{rules_page} states no clause in the form `- **N-01** …`"
    return [clause for clause in clauses if not re.search(rf"\b{re.escape(clause)}(?!\w|\.\w)", text)]
