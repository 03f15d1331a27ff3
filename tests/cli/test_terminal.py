import os
import sys

import pytest

import rascals

pexpect = pytest.importorskip("pexpect", reason="needs a terminal that a program can drive")


def start(*arguments, **environment):
    """Start the command in a terminal of 80 by 24."""
    clean = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "RASCALS_LANG")}
    return pexpect.spawn(
        sys.executable,
        ["-m", "rascals", "--lang", "en", *arguments],
        env={**clean, "TERM": "xterm-256color", **environment},
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=300,
    )


def ended(child):
    """Wait until the command has ended with exit code 0."""
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_whole_game_at_the_prompt(tmp_path):
    """In the line mode on a terminal a person plays to the end by answering prompts."""
    path = tmp_path / "g.jsonl"
    child = start("play", "--plain", "--players", "3", "--bots", "timid", "--seed", "1", "--save", str(path))
    answers = 0
    while True:
        found = child.expect([r"Possible moves: ([^\r\n]+)", "Saved in "])
        if found == 1:
            break
        listed = str(child.match.group(1))
        child.expect("You> ")
        child.sendline("pass" if "pass" in listed else listed.partition(",")[0].rstrip("."))
        answers += 1
    ended(child)
    assert answers >= 18
    assert rascals.verify(path).ok
    assert rascals.load(path).over


def test_the_drawn_table_opens_and_closes():
    """On a terminal `play` draws the table; Q leaves with code 0."""
    child = start("play", "--seed", "1", "--bots", "timid", "--pace", "0")
    child.expect("Your hand")
    child.send("q")
    ended(child)


def test_a_dumb_terminal_gets_lines():
    """If the terminal cannot draw, the line mode is used."""
    child = start("play", "--seed", "1", "--bots", "timid", TERM="dumb")
    child.expect("You> ")
    child.sendline("quit")
    child.expect("The game was not saved")
    ended(child)


def test_the_drawn_replay_opens_and_closes(tmp_path):
    """On a terminal `replay` draws the game with its slider; Q leaves with code 0."""
    game = rascals.game("felicity", players=3)
    rascals.play(game, ["random"] * 3, seed=1).save(tmp_path / "g.jsonl")
    child = start("replay", str(tmp_path / "g.jsonl"))
    child.expect("Move 0 of")
    child.send("q")
    ended(child)


def test_rules_are_laid_out_for_a_person():
    """On a terminal the rules are formatted, without Markdown's signs at the start of headings."""
    child = start("rules", "felicity")
    ended(child)
    assert child.before is not None
    assert "\x1b[" in child.before
    assert "\n## " not in child.before


def test_rules_without_colour():
    """With NO_COLOR set no colour is sent."""
    child = start("rules", "felicity", NO_COLOR="1")
    child.expect(pexpect.EOF)
    assert child.before is not None
    assert "\x1b[3" not in child.before.replace("\x1b[3m", "")


def test_ctrl_c_at_the_prompt_leaves_quietly():
    """Ctrl-C at the prompt ends the program without a traceback."""
    child = start("play", "--plain", "--seed", "1", "--bots", "timid")
    child.expect("You> ")
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert "Traceback" not in str(child.before)
    assert child.exitstatus == 130
