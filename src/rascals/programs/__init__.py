"""Programs: bots in any language, one process each, which speak lines of JSON over standard input and output.

    from rascals.programs import Clock, Program

    with Program(["node", "mybot.mjs"], clock=Clock(60, 1)) as mine:
        rascals.play(game, bots=[mine, "random", "random"])

`messages` declares the protocol, `program` is a program as a bot, `process` and `confinement` run it apart,
`speaking` lets our own bots speak the protocol, `check` is the test that any program can be put to, `seating` seats a
program at a server's table. All of it needs the extra `app`.
"""

from __future__ import annotations

from rascals.core.errors import Missing

try:
    from rascals.programs.confinement import ProgramLimits
    from rascals.programs.process import Disorder
    from rascals.programs.program import Clock, FaultReport, Program
except ModuleNotFoundError as error:
    raise Missing.of("app", error) from error

__all__ = ["Clock", "Disorder", "FaultReport", "Program", "ProgramLimits"]
