"""`rascals engine`: let our bots speak the protocol for programs, or check that a program of anybody speaks it."""

from __future__ import annotations

import sys
from importlib.metadata import version
from typing import TYPE_CHECKING, Annotated

import typer

from rascals.bots import bot, default
from rascals.cli.complete import complete_bots, complete_game
from rascals.cli.desk import Desk
from rascals.cli.parameters import Json
from rascals.cli.setup import box_of, check_bots

if TYPE_CHECKING:
    from rascals.bots import Reason
    from rascals.programs.check import Finding

CHECK = "check"
What = Annotated[str, typer.Argument(metavar="GAME|check", autocompletion=complete_game)]
Command = Annotated[list[str] | None, typer.Argument(metavar="PROGRAM")]
Level = Annotated[str | None, typer.Option("--level", "--bot", metavar="BOT", autocompletion=complete_bots)]
Only = Annotated[str | None, typer.Option("--games", metavar="GAME,…")]


def engine(
    context: typer.Context,
    what: What,
    program: Command = None,
    level: Level = None,
    only: Only = None,
    as_json: Json = False,
) -> None:
    """Speak the protocol on standard input and output; or check a program, exit code 1 if it fails."""
    desk: Desk = context.obj
    if what == CHECK:
        _check(desk, program or [], only, as_json=as_json)
    elif program:
        desk.fail("engine-extra", given=program[0])
    else:
        _speak(desk, what, level)


def _speak(desk: Desk, name: str, level: str | None) -> None:
    from rascals.programs.speaking import Speaker

    box = box_of(desk, name)
    spec = level or default(box.name)
    check_bots(desk, box, [spec])
    output = sys.stdout.buffer

    def say(line: bytes) -> None:
        output.write(line)
        output.flush()

    def complain(text: str) -> None:
        desk.err.print(text, markup=False)

    def because(game: str, reason: Reason) -> str:
        names = [desk.text("engine-seat", seat=seat) for seat in range(box.players[-1])]
        return desk.words.because(game, {"id": reason.id, "args": reason.args}, names)

    chosen = bot(spec, box.name)
    speaker = Speaker(box, chosen, say=say, complain=complain, because=because, version=version("rascals-core"))
    speaker.run(sys.stdin.buffer)


def _check(desk: Desk, program: list[str], only: str | None, *, as_json: bool) -> None:
    from rascals.programs.check import check
    from rascals.programs.confinement import MEASURES, holding

    if not program:
        desk.fail("engine-program")
    games = None if only is None else [box_of(desk, name.strip()).name for name in only.split(",")]
    held = holding()
    if not as_json:
        missing = [name for name in MEASURES if name not in held]
        desk.show(desk.text("engine-holding", held=", ".join(held) or "–", missing=", ".join(missing) or "–"))
    findings = []
    for finding in check(program, games=games):
        findings.append(finding)
        if not as_json:
            desk.show(_line(desk, finding))
    desk.say_what_is_not_apart()
    ok = all(finding.ok for finding in findings)
    if as_json:
        listed = [{"name": one.name, "ok": one.ok, "detail": one.detail, **one.about} for one in findings]
        desk.show_json({"ok": ok, "holding": held, "findings": listed})
    else:
        desk.show(desk.text("engine-ok" if ok else "engine-failed"))
    if not ok:
        raise typer.Exit(1)


def _line(desk: Desk, finding: Finding) -> str:
    """Return a finding as a line: whether it holds, what was tried, and what the program did."""
    about = {name: value for name, value in finding.about.items() if name in ("game", "players")}
    tried = desk.text(f"engine-tried-{finding.name}", **about)
    mark = desk.text("engine-good" if finding.ok else "engine-bad")
    return f"{mark} {tried}" + (f": {finding.detail}" if finding.detail else "")
