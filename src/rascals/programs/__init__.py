"""Programs: bots in any language, one process each, which exchange lines of JSON over standard input and output.

    from rascals.programs import Clock, Program

    with Program(["node", "mybot.mjs"], clock=Clock(60, 1)) as mine:
        rascals.play(game, bots=[mine, "random", "random"])

`messages` declares the protocol, `program` makes a program a bot, `process` and `confinement` run it in a sandbox,
`speaking` lets our own bots speak the protocol, `check` tests any program for conformance, `seating` seats a program at
a server's table. All of it needs the extra `app`.
"""

from __future__ import annotations

from rascals.core.errors import Missing

try:
    from rascals.programs.confinement import ProgramLimits
    from rascals.programs.process import ProtocolError
    from rascals.programs.program import Clock, FaultReport, Program
except ModuleNotFoundError as error:
    raise Missing.of("app", error) from error

__all__ = ["Clock", "FaultReport", "Program", "ProgramLimits", "ProtocolError"]
