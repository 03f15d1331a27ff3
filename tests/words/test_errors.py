"""Errors that players can meet are worded in their language, and in English as in the exception."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as fluent

import rascals
from rascals.core.errors import BadOption, BadPosition, BadRecord, IllegalMove, RascalsError, Refusal, quoted
from rascals.words import Words, games, languages
from rascals.words.words import seats
from tests.words.files import FOLDERS, parsed, parsing, read, text_of

pytestmark = parsing
SOURCES = Path(rascals.__file__).parent
SEATS = frozenset[str]().union(*map(seats, games()))
# Names of entries and settings keep their spelling at the start of a sentence.
NOTATION = re.compile(r"[a-z.]+(, [a-z.]+)*(\{\w+\})?:|[a-z]+_[a-z]+")


class Said(NamedTuple):
    """An error in the sources: where, its reason and its English sentence, with fields for the values."""

    place: str
    reason: str
    sentence: str


@cache
def trees() -> list[tuple[str, ast.Module]]:
    # Their texts are next to them, and have their own tests.
    templates = {SOURCES / "cli" / name for name in ("template", "bot_template")}
    paths = sorted(path for path in SOURCES.rglob("*.py") if not templates.intersection(path.parents))
    return [(str(path.relative_to(SOURCES)), ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


@cache
def nodes(tree: ast.Module) -> list[ast.ClassDef | ast.FunctionDef | ast.Assign | ast.Call]:
    """Return the nodes of a module that the search looks at."""
    kinds = (ast.ClassDef, ast.FunctionDef, ast.Assign, ast.Call)
    return [node for node in ast.walk(tree) if isinstance(node, kinds)]


def classes() -> set[str]:
    """Return the names of all error classes, in any module."""
    bases = {"RascalsError"}
    found = [node for _, tree in trees() for node in nodes(tree) if isinstance(node, ast.ClassDef)]
    for _ in range(3):  # classes of classes of classes
        bases |= {node.name for node in found if any(getattr(base, "id", "") in bases for base in node.bases)}
    return bases - {"IllegalMove", "Invalid"}


@cache
def calls(tree: ast.Module) -> list[tuple[ast.Call, list[tuple[int, str]]]]:
    """Return each call, with the sentences assigned to names before it in its function, by line."""
    functions = [node for node in nodes(tree) if isinstance(node, ast.FunctionDef)]
    sentences = [
        (node.lineno, node.value.value)
        for node in nodes(tree)
        if isinstance(node, ast.Assign)
        and getattr(node.targets[0], "id", "") in {"sentence", "text"}
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]

    def begin(call: ast.Call) -> int:
        """Return the first line of the outermost function around a call."""
        return min((one.lineno for one in functions if one.lineno <= call.lineno <= (one.end_lineno or 0)), default=0)

    found = [(node, begin(node) if sentences else 0) for node in nodes(tree) if isinstance(node, ast.Call)]
    return [(call, [(line, text) for line, text in sentences if first <= line]) for call, first in found]


def sentence_of(node: ast.expr, sentences: list[tuple[int, str]]) -> str | None:
    """Return a sentence written in a call, or assigned to a name just before it."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    before = [text for line, text in sorted(sentences) if line <= node.lineno]
    return before[-1] if isinstance(node, ast.Name) and before else None


def errors_raised() -> Iterator[Said]:
    """Find every error with a reason that is created in the sources."""
    kinds = classes()
    for file, tree in trees():
        for call, sentences in calls(tree):
            name, given = getattr(call.func, "id", ""), call.args
            given = given[1:] if name == "refuse_if" else given  # whose first argument says whether there is an error
            if name in {*kinds, "cls", "refuse_if"} and len(given) > 1 and isinstance(given[1], ast.Constant):
                yield Said(f"{file}:{call.lineno}", str(given[1].value), sentence_of(given[0], sentences) or "")


def games_named(call: ast.Call) -> tuple[str | None, ...]:
    """Return a game, or None, as passed by a call: a name may hold None; something read from a definition is a game."""
    if not call.keywords:
        return (None,)
    return (None, "felicity") if isinstance(call.keywords[0].value, ast.Name) else ("felicity",)


def unknowns() -> Iterator[Said]:
    """Find every `BadOption.unknown` about players' choices, with and without a game."""
    for file, tree in trees():
        for call, _ in calls(tree):
            if getattr(call.func, "attr", "") == "unknown" and getattr(call.func.value, "id", "") == "BadOption":
                for of in games_named(call):
                    error = BadOption.unknown(ast.literal_eval(call.args[0]), 1, (), of=of)
                    if f"error-{error.reason}" in texts("en"):
                        yield Said(f"{file}:{call.lineno}", str(error.reason), error.sentence)


def refusals() -> Iterator[Said]:
    """Find every reason for refusing a move."""
    for file, tree in trees():
        for call, sentences in calls(tree):
            if getattr(call.func, "id", "") == "Refusal" and not isinstance(call.args[0], ast.Name):
                written = [*call.args[3:4], *(word.value for word in call.keywords if word.arg == "sentence")]
                reason = str(call.args[0].value) if isinstance(call.args[0], ast.Constant) else ""
                sentence = sentence_of(written[0], sentences) if written else None
                yield Said(f"{file}:{call.lineno}", reason, sentence or "")
        for table in (node for node in tree.body if getattr(getattr(node, "target", None), "id", "") == "REASONS"):
            for reason, (_, sentence) in ast.literal_eval(table.value).items():
                yield Said(f"{file}:{reason}", reason, sentence)


@cache
def texts(language: str) -> dict[str, tuple[str, set[str]]]:
    """Return each message as written, on one line, and its variables."""
    found = {}
    for folder in FOLDERS:
        written = text_of(folder, language)
        for entry in parsed(folder, language).body:
            if isinstance(entry, fluent.Message):
                raw = written[entry.value.span.start : entry.value.span.end]
                found[entry.id.name] = (" ".join(raw.split()), read(entry).variables)
    return found


def message_of(said: Said, known: Container[str]) -> str:
    """Return the id of the text for an error or a refusal."""
    game = said.place.split("/")[1] if said.place.startswith("games/") else ""
    ids = (f"{game}-refusal-{said.reason}", f"error-{said.reason}", said.reason)
    return next((name for name in ids if name in known), f"error-{said.reason}")


def fields_of(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", sentence))


def names_players(said: Said) -> bool:
    """Return whether a refusal is about a player, whom people know by name and programs by seat number."""
    return said in refused() and bool(fields_of(said.sentence) & SEATS)


def as_text(sentence: str) -> str:
    """Return an exception's sentence as a text: a capital, a full stop where no other sentence ends it, its fields."""
    written = sentence if NOTATION.match(sentence) else sentence[0].upper() + sentence[1:]
    ended = sentence.endswith(("{problem}", "…"))
    return re.sub(r"\{(\w+)[^}]*\}", r"{ $\1 }", written) + ("" if ended else ".")


@cache
def refused() -> frozenset[Said]:
    return frozenset(refusals())


@cache
def every() -> list[Said]:
    """Return every error and refusal in the sources, by location."""
    return sorted({*errors_raised(), *unknowns()}) + sorted(refused())


def test_the_search_finds_what_we_know():
    """The search that the next tests rely on finds errors written in every known way."""
    reasons = {said.reason for said in every()}
    assert {"unknown-game", "unknown-bot-of", "record-line", "file-read", "too-long"} <= reasons
    assert {"felicity-error-rounds", "bid-too-low", "cannot-outbid", "warning-open"} <= reasons
    assert {"BadOption", "BadPosition", "BadRecord", "BadSetting", "_Fault"} <= classes()


def test_every_refusal_has_a_reason_and_a_sentence():
    """No move is refused with only a sentence, which would exist only in English."""
    assert [said.place for said in every() if not said.reason or not said.sentence] == []


@pytest.mark.parametrize("language", languages())
def test_every_error_has_words_with_its_variables(language):
    """Each reason in the sources has a text in every language, with its values; it may omit players."""
    known, wrong = texts(language), []
    for said in every():
        fields = fields_of(said.sentence)
        _, variables = known.get(message_of(said, known), ("", None))
        if variables != fields and not (names_players(said) and variables == fields - SEATS):
            wrong.append((said.place, said.reason, variables))
    assert wrong == []


def test_english_is_written_once():
    """The English text of an error is the exception's sentence."""
    known = texts("en")
    told = [(said, known[message_of(said, known)][0]) for said in every() if not names_players(said)]
    assert len(told) > 200
    assert [(said.place, text) for said, text in told if text != as_text(said.sentence)] == []


def test_no_text_is_left_over():
    """Every text of a library error belongs to a reason in the sources."""
    written = (SOURCES / "text" / "en.ftl").read_text(encoding="utf-8")
    part = written.partition("# Errors of the library")[2].partition("\n# ")[0].partition("\n## ")[0]
    ids = set(re.findall(r"^error-([\w-]+) =", part, re.MULTILINE))
    assert len(ids) > 10
    assert ids - {said.reason for said in every()} == set()


LONG = BadRecord("line {line}: {problem}", "record-line", line=12345, problem=BadOption.unknown("game", "x", ["y"]))
MOVE = IllegalMove(Refusal("bid-too-low", {"lowest": 4}, "F-11", "at least {lowest}"), "felicity")


def test_a_cause_is_told_within_its_error():
    """A nested error is in the same language; line numbers are not amounts; user input is quoted."""
    assert str(LONG) == "line 12345: unknown game 'x'; valid: y"
    assert Words("de").error(LONG) == "Zeile 12345: Unbekanntes Spiel „x“; möglich: y."
    assert Words("en").error(LONG) == "Line 12345: Unknown game “x”; valid: y."


def test_what_is_no_text_is_told_as_json():
    """A header is JSON, so its values are shown as JSON."""
    for given, told in ((None, "null"), (True, "true"), ([1, "a"], '[1, "a"]'), ({"é": 2}, '{"é": 2}'), (7, "7")):
        assert Words("en").error(BadOption.unknown("game", given, ["y"])) == f"Unknown game {told}; valid: y."


@pytest.mark.parametrize("language", languages())
def test_a_number_that_was_given_is_told_however_large(language):
    """A user's number is shown digit by digit, even beyond any amount."""
    assert f"1{'0' * 40}" in Words(language).error(BadOption.unknown("game", 10**40, ["y"]))


def test_a_refused_move_is_told_in_the_words_of_its_game():
    """A game's own reasons have the game's words, which name the players; shared ones the shared words."""
    assert Words("fr").error(MOVE) == Words("fr").refusal("felicity", MOVE.refusal)
    long = IllegalMove(Refusal("too-long", {"move": "pass"}, None, "the move is complete before {move!r}"), "felicity")
    assert Words("de").error(long) == "Der Zug ist schon vollständig: „pass“ ist zu viel."


@pytest.mark.parametrize(
    "error",
    [
        RascalsError("something is wrong"),
        BadOption("of {what}", "no-such-reason", what="another package"),
        IllegalMove(Refusal("no-such-reason", {}, None, "not now"), "chess"),
        BadPosition(f"row: a list, not {quoted([1] * 999)}"),
        KeyError("mice"),
    ],
)
def test_an_error_without_words_says_itself_in_english(error):
    """Errors of other games and packages, and texts that do not fit, are shown as in the exception."""
    assert Words("de").error(error).removesuffix(".") == str(error)


@pytest.mark.parametrize("language", languages())
def test_what_the_system_says_of_a_file_has_words(language):
    """Common file errors are in the language; others as the system words them."""
    words = Words(language)
    said = words.error(FileNotFoundError(2, "No such file or directory", "a.json"))
    assert said == f"a.json: {words.text('error-system-enoent')}."
    assert words.error(OSError(9999, "The disk sulks")) == "The disk sulks"


def test_values_keep_to_one_line_of_a_terminal():
    """The contents of a forged file can neither control the terminal nor fill it."""
    given = "\x1b[2J\n" + "x" * 999
    error = BadRecord(f"a seed is written int:…, str:… or hex:…, not {quoted(given)}")
    said = Words("fr").error(error)
    assert "\x1b" not in said
    assert "\n" not in said
    assert len(said) < 400


@pytest.mark.parametrize("error", [LONG, MOVE, BadOption.unknown("seat", 9, (0, 1))])
def test_errors_cross_processes(error):
    """A worker's error arrives with its sentence and everything needed to translate it."""
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert (type(again), str(again)) == (type(error), str(error))
    assert Words("de").error(again) == Words("de").error(error)
