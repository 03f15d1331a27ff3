"""Output in limited encodings: every command prints the same, with the most similar characters available."""

from __future__ import annotations

import io
import itertools
import json
import sys

import pytest

import rascals
from rascals.cli.app import COMMANDS
from rascals.cli.run import run
from rascals.cli.signs import nearest
from rascals.tui.sitting import labels
from rascals.words import languages
from tests.suites import deep

ENCODINGS = ("ascii", "cp1252", "cp437", "cp932")  # of pipes, and of Windows consoles in the West and in Japan
PAIRS = [*itertools.product(ENCODINGS, languages())]
BRIEF = [("ascii", "fr"), ("cp1252", "en"), ("cp932", "de")]


@pytest.fixture(autouse=True)
def here(monkeypatch, tmp_path):
    """Commands run in an empty folder."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def said(monkeypatch):
    """A function that runs a command with pipes in an encoding, and returns its exit code and output."""

    def in_encoding(encoding, words, typed=""):
        pipes = [io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="\n") for _ in range(2)]
        keyboard = io.TextIOWrapper(io.BytesIO(typed.encode(encoding)), encoding=encoding)
        for name, stream in zip(("stdout", "stderr", "stdin"), (*pipes, keyboard), strict=True):
            monkeypatch.setattr(sys, name, stream)
        code = run(words)
        for pipe in pipes:
            pipe.flush()
        return code, *(pipe.buffer.getvalue().decode(encoding) for pipe in pipes)

    return in_encoding


def command_lines():
    """Return the help of every command, and commands with the most output of each kind; with input, if any."""
    for name, told in COMMANDS.items():
        yield [name, "--help"], ""
        yield from (([name, part, "--help"], "") for part in (told if isinstance(told, dict) else ()))
    for game in rascals.games():
        yield ["rules", game], ""
        yield ["bots", game], ""
        yield ["data", "show", game], ""
    yield ["--help"], ""
    yield ["games"], ""
    yield ["simulate", "felicity", "--games", "2", "--bots", "random,random,random", "--workers", "1"], ""
    yield ["play", "goodcritters", "--plain", "--bots", "random", "--seed", "1"], "help\nlog\nquit\n"
    yield ["replay", "game.jsonl"], ""
    yield ["verify", "game.jsonl"], ""
    yield ["rules", "“★−”"], ""
    yield ["games", "--nosuch"], ""


@pytest.mark.parametrize("pair", [*BRIEF, *deep([pair for pair in PAIRS if pair not in BRIEF])], ids="-".join)
def test_every_command_speaks_in_every_encoding(said, pair):
    """No command fails because the encoding lacks a character: all end as in UTF-8."""
    encoding, lang = pair
    match = rascals.game("felicity", players=3).new(1, names=labels(("Zoé", "José"), ("random",)))
    while match.acting:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    match.save("game.jsonl")
    for words, typed in command_lines():
        code, out, err = said(encoding, ["--lang", lang, *words], typed)
        told = said("utf-8", ["--lang", lang, *words], typed)
        assert (code, len(out) > 0, len(err) > 0) == (told[0], len(told[1]) > 0, len(told[2]) > 0), words
        assert code in {0, 2}, words
        assert "UnicodeEncodeError" not in err
        assert out.count("?") - told[1].count("?") < 3, words  # a character without any similar one is rare


def test_json_says_the_same_in_every_encoding(said):
    """JSON in a pipe has the same values, whatever the encoding."""
    for words in (["games", "--json"], ["bots", "--json", "--lang", "fr"], ["data", "show", "heist", "--json"]):
        told = json.loads(said("utf-8", words)[1])
        assert [json.loads(said(encoding, words)[1]) for encoding in ENCODINGS] == [told] * len(ENCODINGS)


@pytest.mark.parametrize(
    ("encoding", "sign", "told"),
    [
        ("cp1252", "−", "-"),
        ("cp1252", "★", "*"),
        ("cp437", "…", "..."),
        ("cp932", "é", "e"),
        ("ascii", "“", '"'),
        ("ascii", "½", "1/2"),
        ("ascii", "┼", "+"),
        ("ascii", "│", "|"),
        ("ascii", "\N{NO-BREAK SPACE}", " "),
        ("ascii", "\N{CHEESE WEDGE}", "?"),
        ("ascii", "\udc80", "?"),
        ("latin-1", "œ", "oe"),
        ("cp437", "Ǿ", "?"),  # the characters it consists of are missing from that encoding too
        ("cp932", "“", "“"),
    ],
)
def test_what_comes_nearest(encoding, sign, told):
    """Letters lose their accents, characters become similar ones; others become question marks."""
    try:
        sign.encode(encoding)
        assert told == sign
    except UnicodeEncodeError:
        assert nearest(sign) == told
    assert sign.encode(encoding, "rascals-nearest").decode(encoding) == told


def test_what_no_encoding_can_mean_is_read_as_a_wrong_answer(said, monkeypatch):
    """A byte that is invalid in the keyboard's encoding does not cause an internal error."""
    monkeypatch.setattr(sys, "stdin", None)
    code, out, err = said("cp1252", ["play", "felicity", "--plain", "--bots", "random", "--seed", "1"], "quit\n")
    keyboard = io.TextIOWrapper(io.BytesIO(b"\x81\nquit\n"), encoding="cp1252")
    assert code == 0, err
    assert out
    monkeypatch.setattr(sys, "stdin", keyboard)
    assert run(["play", "felicity", "--plain", "--bots", "random", "--seed", "1"]) == 0
