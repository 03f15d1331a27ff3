"""The commands for other people's programs: `engine` speaks their protocol or checks one, `seat` seats one."""

from __future__ import annotations

import sys
from importlib.metadata import version
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rascals.bots import bot, default
from rascals.cli.desk import Desk, UserFault
from rascals.cli.parameters import Json, complete_bots, complete_game
from rascals.cli.setup import check_bots, definition_of

if TYPE_CHECKING:
    from rascals.bots import Rationale
    from rascals.programs.check import Finding

CHECK = "check"
What = Annotated[
    str,
    typer.Argument(metavar="GAME|check", autocompletion=complete_game, help="The game whose bot speaks; or “check”."),
]
Command = Annotated[list[str] | None, typer.Argument(metavar="PROGRAM", help="The program and its arguments.")]
Level = Annotated[
    str | None,
    typer.Option(
        "--level",
        "--bot",
        metavar="BOT",
        autocompletion=complete_bots,
        help="The bot that speaks, otherwise the game’s best; “rascals bots” describes them.",
    ),
]
Only = Annotated[
    str | None,
    typer.Option("--games", metavar="GAME,…", help="Check only these games, not all that the program plays."),
]
TRIED = {  # what is checked of a program
    "hello": "it introduces itself in time",
    "games": "it plays a game that is there",
    "unknown": "it ignores unknown messages and fields",
    "stop": "it answers at once after “stop”, and once",
    "second": "it takes a second game before the first is over",
    "why": "it gives reasons when asked",
    "quit": "it ends in time after “quit”",
    "closed": "it ends in time when its input closes",
    "play": "it plays {game} for {players} without a fault",
}


def engine(
    context: typer.Context,
    what: What,
    program: Command = None,
    level: Level = None,
    only: Only = None,
    as_json: Json = False,
) -> None:
    """Let a bot speak the protocol for programs on standard input and output, or check that a program speaks it.

    “rascals engine GAME” is a program that others can run. “rascals engine check PROGRAM” plays whole games with a
    program and tries what else the protocol asks of it; exit code 1 if it fails. Write “--” before a program that
    has options of its own.

    Examples:
    rascals engine felicity --level expert
        the best bot of Felicity as a program
    rascals engine check ./mybot
        whether a program of yours does all it must
    rascals engine check --games goons -- node mybot.mjs --fast
        only the games of Goons; what follows “--” belongs to the program
    """
    desk: Desk = context.obj
    if what == CHECK:
        _check(desk, program or [], only, as_json=as_json)
    elif program:
        raise UserFault(f"Only “check” takes a program, not {program[0]}.")
    else:
        _speak(desk, what, level)


def _speak(desk: Desk, name: str, level: str | None) -> None:
    from rascals.programs.speaking import Speaker

    definition = definition_of(desk, name)
    spec = level or default(definition.name)
    check_bots(desk, definition, [spec])
    output = sys.stdout.buffer

    def say(line: bytes) -> None:
        output.write(line)
        output.flush()

    def complain(text: str) -> None:
        desk.err.print(text, markup=False)

    def because(game: str, reason: Rationale) -> str:
        names = [f"Seat {seat}" for seat in range(definition.players[-1])]
        return desk.english.because(game, {"id": reason.id, "args": reason.args}, names)

    chosen = bot(spec, definition.name)
    speaker = Speaker(definition, chosen, say=say, complain=complain, because=because, version=version("rascals-core"))
    speaker.run(sys.stdin.buffer)


def _check(desk: Desk, program: list[str], only: str | None, *, as_json: bool) -> None:
    from rascals.programs.check import check
    from rascals.programs.confinement import MEASURES, holding

    if not program:
        raise UserFault("Name the program to check: rascals engine check PROGRAM")
    games = None if only is None else [definition_of(desk, name.strip()).name for name in only.split(",")]
    held = holding()
    if not as_json:
        missing = [name for name in MEASURES if name not in held]
        desk.show(
            f"This machine keeps programs apart by: {', '.join(held) or '–'}; not by: {', '.join(missing) or '–'}"
        )
    findings = []
    for finding in check(program, games=games):
        findings.append(finding)
        if not as_json:
            desk.show(_line(finding))
    desk.say_what_is_not_apart()
    ok = all(finding.ok for finding in findings)
    if as_json:
        listed = [{"name": found.name, "ok": found.ok, "detail": found.detail, **found.about} for found in findings]
        desk.show_json({"ok": ok, "holding": held, "findings": listed})
    else:
        desk.show("The program does all it must." if ok else "The program does not do all it must.")
    if not ok:
        raise typer.Exit(1)


def _line(finding: Finding) -> str:
    """Return a finding as a line: whether the program passed, what was tried, and what it did."""
    return f"{'ok' if finding.ok else 'FAILED'} {TRIED[finding.name].format(**finding.about)}" + (
        f": {finding.detail}" if finding.detail else ""
    )


Seated = Annotated[list[str], typer.Argument(metavar="PROGRAM", help="The program and its arguments.")]
Table = Annotated[
    str, typer.Option("--table", metavar="LINK", help="The link to the table, as its invitation shows it.")
]
Nickname = Annotated[
    str | None,
    typer.Option(
        "--nickname", metavar="NAME", help="The program’s name at the table, otherwise the one that it gives itself."
    ),
]
EVENTS = {  # what can happen to a program at a table
    "joined": "At the table: {game} for {players}, seat {seat}.",
    "again": "The connection broke; trying again.",
    "returned": "A bot had played for the program; it plays again.",
    "move": "{move}",
    "fault": "A fault of the program ({kind}): a random move was made instead.",
    "over": "The game is over: {scores}",
}


def seat(context: typer.Context, program: Seated, table: Table, nickname: Nickname = None) -> None:
    """Seat a program at a server’s table, and let it play there until the game is over.

    Ctrl-C leaves the table; a bot then plays on. Write “--” before a program that has options of its own.

    Examples:
    rascals seat ./mybot --table http://127.0.0.1:8000/j/7KQ4MX
        the link is that of the invitation
    rascals seat --table http://127.0.0.1:8000/j/7KQ4MX --nickname Magpie -- python3 -u mybot.py
        under a name of its own
    """
    from rascals.programs import Program
    from rascals.programs.process import ProtocolError
    from rascals.programs.seating import ProgramSeat

    desk: Desk = context.obj

    def tell(what: str, **values: Any) -> None:
        if what == "over":
            values = {"scores": ", ".join(map(str, values["scores"] or ()))}
        desk.show(EVENTS[what].format(**values))

    with Program(program) as played:
        desk.say_what_is_not_apart()
        try:
            ProgramSeat(played, table, nickname=nickname, tell=tell).play()
        except ProtocolError as disorder:
            raise UserFault(f"The program does not play: {disorder}") from disorder
        except KeyboardInterrupt:
            desk.show("The table was left.")
            raise
        if played.faults:
            counted = ", ".join(f"{kind} {count}" for kind, count in sorted(played.faults.items()))
            desk.show(f"Faults of the program: {counted}")
