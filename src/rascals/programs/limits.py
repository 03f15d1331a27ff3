"""What a program may use: the clock of a game, and the limits of its process."""

from __future__ import annotations

from dataclasses import dataclass, fields

from rascals.core.arguments import flag, integer, real, sequence


@dataclass(frozen=True)
class Clock:
    """The time of one seat in one game: `seconds` at the start, and `increment` seconds more after each whole move."""

    seconds: float
    increment: float = 0.0

    def __post_init__(self) -> None:
        for one in fields(self):
            object.__setattr__(self, one.name, real(one.name, getattr(self, one.name), 0))


@dataclass(frozen=True)
class Limits:
    """The limits of a program's process. Those of the system hold where the system has them, see `confinement`.

    `memory`: MiB of data of each of its processes. `processor`: seconds of processor time of each of them. `file_size`:
    MiB of a file that it writes. `files`: open files. `processes`: processes and threads at once. `confined`: whether
    the system is asked for any of these, and to set it apart; without it only the last paragraph holds.

    `sealed`: whether it may write only in the empty folder of its own, which is removed afterwards, so that nothing is
    left of it, and not in the working folder. `hidden`: files, by whole paths, that it cannot read where it is apart.

    `line`: bytes of one line that it writes. `output`: bytes that it writes for one answer. `start`: seconds until its
    `hello`. `longest`: seconds for a decision in a game without a clock. `grace`: seconds after `stop` in which its
    answer still counts, and after `quit` in which it may end by itself. `failures`: how often in a row its process may
    fail in a game before it is not started again for that game.
    """

    memory: int = 2048
    processor: int = 3600
    file_size: int = 64
    files: int = 256
    processes: int = 128
    confined: bool = True
    sealed: bool = False
    hidden: tuple[str, ...] = ()
    line: int = 1 << 16
    output: int = 1 << 20
    start: float = 30.0
    longest: float = 60.0
    grace: float = 2.0
    failures: int = 3

    def __post_init__(self) -> None:
        for one in fields(self):
            given = getattr(self, one.name)
            if one.name == "hidden":
                object.__setattr__(self, one.name, tuple(sequence("hidden", given, str)))
            elif one.name in ("confined", "sealed"):
                object.__setattr__(self, one.name, flag(one.name, given))
            elif one.name in ("start", "longest", "grace"):
                object.__setattr__(self, one.name, real(one.name, given, 0))
            else:
                object.__setattr__(self, one.name, integer(one.name, given, 1))
