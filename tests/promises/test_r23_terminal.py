"""R23: nothing in a file or from another person controls a terminal, its title, its clipboard or a log line."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rascals
from rascals.cli.desk import Desk
from rascals.cli.run import run
from rascals.core import untrusted_text
from rascals.core.canonical import canonical, chained
from rascals.server import loggers, logs
from rascals.server.errors import StoreError
from rascals.server.guard import validation
from rascals.server.guard.requests import Invalid
from rascals.server.settings import Settings
from rascals.tui.app import TableApp
from rascals.tui.board import BoardWidget
from rascals.tui.plain import PlainTable
from rascals.tui.reel import Reel
from rascals.tui.replay import ReplayApp
from rascals.tui.sitting import Sitting
from rascals.words import Words, languages

ATTACKS = {
    "erases the screen": "Ada\x1b[2J",
    "names the window": "Ada\x1b]0;owned\x07",
    "fills the clipboard": "Ada\x1b]52;c;cm0gLXJmIH4=\x1b\\",
    "makes a link": "\x1b]8;;https://example.org\x1b\\Ada\x1b]8;;\x1b\\",
    "C1 for ESC [": "Ada\x9b31m",
    "C1 for ESC ]": "Ada\x9d0;owned\x9c",
    "writes over the line": "Ada\rverified",
    "begins a line": "Ada\n2. Ada wins",
    "another end of a line": "Ada\x85Bo",
    "an end of a paragraph": "Ada\u2029Bo",
    "steps back": "Ada\x08\x08\x08Bob",
    "DELETE": "Ada\x7f",
    "NUL": "Ada\x00",
    "writes backwards": "Ada\u202eadA",
    "isolates": "Ada\u2067adA\u2069",
    "marks the direction": "Ada\u200f!",
    "an Arabic mark": "Ada\u061c!",
}
EVERY = pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS.keys())
SOME = [ATTACKS["names the window"], ATTACKS["C1 for ESC ["], ATTACKS["writes backwards"]]
BOTS = ("Mia (random)", "Otto (random)")


def steers(text: str) -> list[str]:
    """The control characters in an output, except the ends of its own lines."""
    return untrusted_text.STEERING.findall(text.replace("\n", ""))


def saved(*names: str) -> list[str]:
    """Return the lines of a new game with these names in its header and all hashes recomputed: a perfect forgery."""
    match = rascals.game("felicity", players=3).new(seed=5, names=["Ann", *BOTS])
    header, setup = map(json.loads, match.save_text().splitlines())
    header["seats"] = [*names, *BOTS][:3]
    return hashed([header, setup])


def hashed(lines: list[dict[str, Any]]) -> list[str]:
    chain = chained("", lines[0])
    out = [canonical(lines[0])]
    for line in lines[1:]:
        bare = {key: value for key, value in line.items() if key != "hash"}
        chain = chained(chain, bare)
        out.append(canonical(bare | {"hash": chain}))
    return out


def written(path: Path, lines: list[str]) -> Path:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return path


@EVERY
def test_r23_a_saved_game_with_a_name_that_steers_is_refused(
    attack: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """17 attacks as names, in saved games with valid hashes: verify, replay and resume refuse line 1."""
    assert rascals.verify_text("\n".join(saved("Ann"))).ok
    file = written(tmp_path / "game.jsonl", saved(attack))
    verdict = rascals.verify(file)
    assert (verdict.ok, verdict.line, verdict.error and verdict.error.reason) == (False, 1, "name-steers")
    with pytest.raises(rascals.BadRecord, match="U\\+"):
        rascals.load(file)
    with pytest.raises(rascals.BadOption, match="U\\+"):
        rascals.game("felicity", players=3).new(names=[attack, *BOTS])
    told = set()
    for lang in languages():
        assert run(["verify", str(file), "--lang", lang]) == 1
        assert run(["replay", str(file), "--plain", "--lang", lang]) == 2
        assert run(["play", "--resume", str(file), "--plain", "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert not steers(out + err)
        told.add(err)
    assert len(told) == len(languages())


def test_r23_every_sign_that_steers_is_refused_in_names_and_talk() -> None:
    """None of 2,133 control characters is accepted in a name or talk, at a table or in a saved game."""
    signs = [chr(code) for code in range(0x110000) if untrusted_text.STEERING.match(chr(code))]
    assert len(signs) == 2133
    for sign in signs:
        for clean in (validation.clean_name, validation.clean_chat):
            try:
                assert clean(f"a{sign}b") == "a b"
            except Invalid:
                continue
        assert not steers(untrusted_text.shown(f"a{sign}b"))
        assert untrusted_text.shown_lines(f"a{sign}b") == (
            f"a{sign}b" if sign == "\n" else untrusted_text.shown(f"a{sign}b")
        )


def test_r23_what_scripts_and_emoji_need_is_left_alone() -> None:
    """Names in any script, emoji with joiners, and no-break spaces are accepted and shown unchanged."""
    names = ["Zoë‘s", "名前", "שרה", "مریم می\u200cخواهد", "👩\u200d🔬"]
    match = rascals.game("felicity", players=5).new(seed=1, names=names)
    assert rascals.load_text(match.save_text()).names == tuple(names)
    assert [untrusted_text.shown(name) for name in [*names, "1\u00a0000"]] == [*names, "1\u00a0000"]


def with_names(names: tuple[str, ...]) -> rascals.Match:
    """A match whose names got past every check."""
    match = rascals.game("felicity", players=3).new(seed=5, names=["Ann", *BOTS])
    for _ in range(4):
        seat = match.acting[0]
        match.play(seat, match.legal(seat)[0])
    match.names = names
    return match


@EVERY
def test_r23_lines_of_the_terminal_are_cleaned_once_more(tmp_path: Path, attack: str) -> None:
    """If such a name exists nevertheless, replays and the line mode show its control characters as numbers."""
    names = (attack, f"{attack} (random)", "Bo", "Cy")
    match = rascals.game("goodcritters", players=4).new(seed=5)
    match.names = names
    out = io.StringIO()
    for pov in Reel.povs(match):
        Reel(match, Words("fr"), pov).print_to(out, None)
        Reel(match, Words("de"), pov).print_to(out, 0)
    sitting = Sitting(match, dict(enumerate(names)), {}, Words("en"), tmp_path / f"{attack}.jsonl")
    typed = [f"dance {attack}", f"why {attack}", "look", "log", "quit"]
    PlainTable(sitting, io.StringIO("\n".join(["", *typed]) + "\n"), out).run()
    assert "Ada" in out.getvalue() or "\\x1b]8" in out.getvalue()
    assert not steers(out.getvalue())


def drawn(app: Any) -> str:
    """Everything that a screen of the application writes, cell by cell."""
    strips = app.screen._compositor.render_strips(app.size)
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


@pytest.mark.parametrize("drawing", ["felicity", "generic"])
async def test_r23_the_drawn_tables_are_cleaned_once_more(drawing: str) -> None:
    """In both drawings table, curtain, refusal and replay show three attacks without control characters."""
    attack = " ".join(SOME)
    match = with_names((attack, f"{attack} B", "Cy"))
    replay = ReplayApp(Reel(match, Words("en"), "open"), 2, drawing=drawing)
    async with replay.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        for _ in Reel.povs(match):
            assert not steers(drawn(replay))
            await pilot.press("v")
            await pilot.pause()
    people = dict(enumerate(match.names or ()))
    table = TableApp(Sitting(match, people, {}, Words("en")), pace=0, drawing=drawing)
    async with table.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "Ada" in drawn(table)
        assert not steers(drawn(table))
        await pilot.press("enter")
        await pilot.pause()
        table.on_board_widget_chosen(BoardWidget.Chosen(f"dance {attack}"))
        await pilot.pause()
        assert "Ada" in drawn(table)
        assert not steers(drawn(table))


@pytest.mark.parametrize("drawing", ["felicity", "generic"])
async def test_r23_what_is_written_in_brackets_is_no_order(drawing: str) -> None:
    """A name that looks like markup, even with a click action, is shown literally and crashes nothing."""
    names = ("[b]Ada[/b]", "[@click=app.quit]Bo", "[/x] Cy")
    match = with_names(names)
    replay = ReplayApp(Reel(match, Words("en"), "open"), 2, drawing=drawing)
    async with replay.run_test(size=(160, 60)) as pilot:
        await pilot.pause()
        assert [name for name in names if name not in drawn(replay)] == []
    table = TableApp(Sitting(match, dict(enumerate(names)), {}, Words("en")), pace=0, drawing=drawing)
    async with table.run_test(size=(160, 60)) as pilot:
        await pilot.pause()
        assert any(name in drawn(table) for name in names)  # the curtain, for the person whose turn it is
        await pilot.press("enter")
        await pilot.pause()
        assert [name for name in names if name not in drawn(table)] == []


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of a line's entries, one after another, and the names of objects' entries."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield from leaves(value, (*path, key))
    if not isinstance(data, list) or not data:
        yield path


def put(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """A copy of a line with another value at a path."""
    if not path:
        return value
    copied: Any = data.copy()
    copied[path[0]] = put(data[path[0]], path[1:], value)
    return copied


@pytest.mark.no_cover
def test_r23_no_entry_of_a_saved_game_reaches_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An attack in any entry of header, setup, move or result, as value or name, reaches no terminal uncleaned.

    Components are changed, or the game began at a position; more than 300 files in all. What `verify` and `replay`
    print holds no sign that steers, nor does the error as a program has it.
    """
    game = rascals.game("felicity", players=3, data={"mice.start": 9})
    match = rascals.play(game, ["random"] * 3, seed=5)
    again = game.from_position(match.at(9).position(), seed=4, names=["Ann", "Bo", "Cy"])
    tried = 0
    for text in (match.save_text(), again.save_text()):
        lines = [json.loads(line) for line in text.splitlines()]
        for at in sorted({0, 1, min(2, len(lines) - 1), len(lines) - 1}):
            for number, path in enumerate(leaves(lines[at])):
                attack, broken = SOME[number % len(SOME)], []
                for value in (attack, [attack], {attack: attack}):
                    changed = [*lines[:at], put(lines[at], path, value), *lines[at + 1 :]]
                    broken.append([canonical(line) for line in changed])
                    verdict = rascals.verify_text("\n".join(broken[-1]))
                    assert not steers(f"{verdict.problem}{verdict.error}")
                    tried += 1
                file = written(tmp_path / "game.jsonl", broken[tried // 9 % 3])
                run(["verify", str(file), "--lang", languages()[tried // 3 % 3]])
                run(["replay", str(file), "--plain", "--at", "0"])
                out, err = capsys.readouterr()
                assert not steers(out + err), (at, path)
    assert tried > 300


@pytest.mark.parametrize("attack", SOME)
def test_r23_names_of_files_and_words_on_the_command_line_are_shown_cleaned(
    attack: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Attacks as names of files, games, bots, people, options, seeds or commands are shown cleaned."""
    named = attack.replace("/", "_").replace("\x00", "\x01")
    file = written(tmp_path / named, saved("Ann"))
    toml = tmp_path / "data.toml"
    toml.write_text(f"{json.dumps(attack)} = 1\n", encoding="utf-8")
    commands = [
        ["verify", str(file)],
        ["verify", str(file) + "gone"],
        ["verify", str(file), "--commitment", attack, "--key", attack],
        ["replay", str(file), "--plain", "--pov", attack],
        ["play", "--resume", str(file), "--plain"],
        ["play", attack],
        ["play", "--humans", attack, "--plain"],
        ["play", "--data", str(toml), "--plain"],
        ["play", "--bots", attack],
        ["play", "--bots", f"random:{attack}"],
        ["play", "--option", f"{attack}={attack}"],
        ["play", "--edition", attack],
        ["simulate", "--games", "1", "--bots", "random", "--workers", "1", "--seed", attack],
        ["simulate", "--games", attack],
        ["verify", str(file), f"--{attack}"],
        ["verify", str(file), attack],
        ["new-game", attack, "--folder", str(tmp_path)],
        [attack],
        ["--lang", attack],
    ]
    for command in commands:
        run(command)
        run([*command, "--debug"])
        out, err = capsys.readouterr()
        assert out + err
        assert not steers(out + err), command


@EVERY
def test_r23_a_table_on_the_console_holds_no_orders(attack: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Lines, cells and headings of a command's columns are cleaned like all others; colours stay."""
    from rich.table import Table as Columns

    desk = Desk(Words("en"), color=True)
    columns = Columns()
    columns.add_column(f"[bold]{attack}")
    columns.add_row(attack)
    for console in (desk.console, desk.err):
        console.print(attack)
        console.print(attack, markup=False)
        console.print(columns)
    out, err = capsys.readouterr()
    assert "Ada" in out
    assert "Ada" in err
    assert not steers(out + err)


@EVERY
def test_r23_errors_as_programs_print_them_hold_no_orders(attack: str) -> None:
    """The sentences of errors and refusals can be printed safely, whatever input they repeat."""
    match = rascals.game("felicity", players=3).new(seed=1)
    error = rascals.BadRecord(f"{attack}: not {attack}")
    refusal = match.why_not(match.acting[0], attack)
    told = [str(error), str(refusal), str(rascals.Refusal("unknown", {"move": attack}, "F-1", "no move {move}"))]
    told += [Words(lang).error(error) for lang in languages()]
    told += [Words(lang).refusal("felicity", refusal) for lang in languages() if refusal is not None]
    told += [Words("en").error(OSError(2, attack, attack)), Words("en").error(ValueError(attack))]
    assert all(told)
    assert not steers("".join(told))


@EVERY
@pytest.mark.parametrize("form", ["console", "json"])
def test_r23_lines_of_the_log_hold_no_orders(attack: str, form: str) -> None:
    """Nothing that a log line quotes, ours or a library's, controls the operator's terminal or starts a line."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    stream = io.StringIO()
    try:
        logs.configure(Settings(database="sqlite:///unused.db", log_format=form), stream)
        loggers.logger().info(attack, error=attack, reason=attack, route=attack, nickname=attack)
        logging.getLogger("uvicorn.error").warning("odd request %s", attack)
        loggers.logger().error("failed", error=attack, exc_info=StoreError(attack))
    finally:
        root.handlers[:], root.level = before[0], before[1]
    text = stream.getvalue()
    own = text.replace("\x1b[0m", "").replace("\x1b[1m", "").replace("\x1b[2m", "")
    for colour in range(31, 38):
        own = own.replace(f"\x1b[{colour}m", "")
    assert "Ada" in text or "x1b]8" in text
    assert not steers(own if form == "console" else text)
    assert not [line for line in text.splitlines() if line.startswith(("verified", "2. Ada", "Bo"))]
