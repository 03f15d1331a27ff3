"""The page of the protocol: its transcript is played, and it names every message and field that there is."""

from __future__ import annotations

import json
import random
import re
import sys
from pathlib import Path

import pytest

import rascals
from rascals.bots import ask, bot, chance_of, decide
from rascals.programs import Limits, Program, messages
from rascals.programs.confinement import MEASURES
from rascals.programs.messages import FaultKind, of_host, of_program
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs/reference/program-protocol.md").read_text("utf-8")
TRANSCRIPT = re.search(r"^## A transcript$.*?^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[1].splitlines()
SHOWN = ("game", "phase", "round", "row", "highest_bid")  # of a view
MOVES = ("place 5", "bid 4")

PROGRAM = """
import json, sys
answers = json.loads(open(ANSWERS).read())
log = open(LOG, "a")
for line in sys.stdin:
    log.write(line)
    log.flush()
    if json.loads(line)["type"] in ("hello", "state", "why"): print(answers.pop(0), flush=True)
    if json.loads(line)["type"] == "quit": break
"""


def heard(folder: Path, answers: list[str]) -> list[str]:
    """What a program hears that answers so: two decisions of a game, `why`, and `over` before the game is over."""
    script, given, log = folder / "program.py", folder / "answers", folder / "log"
    given.write_text(json.dumps(answers), "utf-8")
    script.write_text(PROGRAM.replace("ANSWERS", repr(str(given))).replace("LOG", repr(str(log))), "utf-8")
    match = rascals.game("felicity", players=3).new(1)
    mine, others = match.acting[0], bot("random")
    with Program([sys.executable, "-S", str(script)], limits=Limits(grace=60.0, confined=False)) as program:
        done = 0
        while done < len(MOVES):
            seat = match.acting[0]
            if seat == mine:
                match.play(seat, program.choose(ask(match, seat, chance_of(match, seat))).move)
                done += 1
            else:
                match.play(seat, decide(others, match, seat, random.Random(seat)).move)
        assert program.why()
        program.over(match)
        assert program.faults == {}
    return [shortened(line) for line in log.read_text("utf-8").splitlines()]


def shortened(line: str) -> str:
    """A line of the host with the keys of the view that the page shows; versions do not matter."""
    said = json.loads(line)
    if said["type"] == "state":
        said["view"] = {key: said["view"][key] for key in SHOWN}
    if said["type"] == "hello":
        said["host"] = "rascals"
    return json.dumps(said, separators=(",", ":"))


@pytest.mark.real
def test_the_transcript_is_what_happens(tmp_path) -> None:
    """A program that answers as on the page hears what the page says, line by line."""
    answers = [line.removeprefix("< ") for line in TRANSCRIPT if line.startswith("< ")]
    assert heard(tmp_path, answers) == [line.removeprefix("> ") for line in TRANSCRIPT if line.startswith("> ")]


def test_every_line_of_the_transcript_is_a_message() -> None:
    """Each line begins with who says it, and is a message of that side."""
    for line in TRANSCRIPT:
        who, message = line[:2], line[2:].encode()
        assert (of_host if who == "> " else of_program)(message) is not None, line
        assert who in ("> ", "< ")


def rows(heading: str) -> dict[str, set[str]]:
    """The words in code of the second cell of each row of the table below a line, by the type in the first."""
    table = PAGE.partition(f"\n{heading}\n\n")[2].partition("\n\n")[0]
    found = re.findall(r"^\| `(\w+)` \| ?([^|]*) \|", table, re.MULTILINE)
    return {name: set(re.findall(r"`(\w+)`", cell)) for name, cell in found}


@pytest.mark.parametrize(
    ("heading", "side"), [("From the host:", messages.HostMessage), ("From the program:", messages.ProgramMessage)]
)
def test_the_page_lists_every_message_and_field(heading, side) -> None:
    """The tables have each message with all its fields, and no others."""
    there = {kind.__struct_config__.tag: set(kind.__struct_fields__) for kind in side.__args__}
    assert rows(heading) == there


def test_the_page_lists_every_fault_and_measure() -> None:
    """Each kind of fault and each measure has its row, and what the page says of limits is what they are."""
    assert set(rows_of("## Faults")) == set(FaultKind.__args__)
    assert set(rows_of("## What programs are kept from")) == set(MEASURES)
    limits = Limits()
    said = (
        f"no `hello` in {limits.start:.0f} seconds",
        f"a line of more than {limits.line:,} bytes, or more than {limits.output:,} bytes",
        f"a decision has {limits.longest:.0f} seconds",
        f"{limits.memory // 1024} GiB",
        f"at most {limits.file_size} MiB, {limits.files} open at once",
        f"{limits.processes} processes and threads",
    )
    assert [text for text in said if text not in PAGE] == []
    assert (limits.grace, limits.failures, limits.processor) == (2.0, 3, 3600)  # in words on the page


def rows_of(heading: str) -> list[str]:
    section = PAGE.partition(f"\n{heading}\n")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| (`[^|]*`) \|", section, re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
