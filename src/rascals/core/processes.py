"""Worker processes that do not run the caller's program again, as those of `multiprocessing` do.

They need to only for what is defined in the program itself, in `__main__`. Otherwise a script may start them at its top
level, and a program may come from standard input.
"""

from __future__ import annotations

import sys
from multiprocessing import current_process, spawn
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from threading import Lock
from typing import Any

from rascals.core.errors import BadOption, cause_of

PROGRAM = "__main__"
NAMED = b"_main__"  # part of "__main__", and of "__mp_main__", the program's name where it runs again
_starting = Lock()


class _Apart(SpawnProcess):
    """A process that gets the caller's paths and arguments, but not its program."""

    def start(self) -> None:
        with _starting:
            whole = spawn.get_preparation_data

            def without_main(name: str) -> dict[str, Any]:
                data = whole(name)
                return {key: data[key] for key in data if name != self.name or not key.startswith("init_main")}

            spawn.get_preparation_data = without_main
            try:
                super().start()
            finally:
                spawn.get_preparation_data = whole


class Apart(SpawnContext):
    """Starts processes without the caller's program."""

    Process = _Apart


def context_for(sent: object) -> SpawnContext:
    """Return the context that starts processes for `sent` work: without the caller's program, unless the work needs it.

    BadOption if it cannot be sent, or if the program is not a file that can be run again. If the program runs again and
    gets here, its process ends at once.
    """
    try:
        pickled = bytes(ForkingPickler.dumps(sent))
    except Exception as fault:
        raise BadOption(
            f"this cannot be sent to other processes: {cause_of(fault)}; define it in a module, or use one process"
        ) from fault
    if NAMED not in pickled:
        return Apart()
    if getattr(current_process(), "_inheriting", False):  # what `multiprocessing` checks, to raise an error in each
        sys.exit(1)
    program = sys.modules[PROGRAM]
    if program.__spec__ is None and not Path(getattr(program, "__file__", "")).is_file():
        raise BadOption(
            "other processes cannot find what is defined in a program that is no file; "
            "define it in a module, or use one process"
        )
    return SpawnContext()


def program_ended() -> BadOption:
    """Return the error for processes that ended while they ran the caller's program again."""
    return BadOption(
        "the processes ended before they played: each runs the program again, because it defines what they need; "
        'put what the program does under if __name__ == "__main__":, or define that in a module'
    )
