"""Running one command line: its exit code, and every error as one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from rascals.cli.desk import Desk, open_desk
from rascals.core.errors import RascalsError

USER_FAULT = 2
INTERRUPTED = 130
OWN_FAULT = 70  # the code that systems keep for errors inside a program


def run(arguments: Sequence[str]) -> int:
    """Run the command given by `arguments` and return its exit code."""
    try:
        desk = open_desk(arguments, os.environ)
    except RascalsError as fault:
        return complain(str(fault))
    if not desk.color:
        # Textual and every child process look at this variable.
        os.environ["NO_COLOR"] = "1"
    return guarded(desk, arguments)


def guarded(desk: Desk, arguments: Sequence[str]) -> int:
    """Run the command; turn whatever goes wrong into one line and an exit code."""
    from typer.exceptions import TyperException

    from rascals.cli.app import command

    try:
        code = command(desk).main(list(arguments), prog_name="rascals", standalone_mode=False, obj=desk)
    except TyperException as fault:
        return complain(usage_fault(desk, fault))
    except RascalsError as fault:
        return complain(str(fault), fault if desk.debug else None)
    except OSError as fault:
        return complain(file_fault(fault), fault if desk.debug else None)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as fault:
        if desk.debug:
            raise
        complain(desk.text("error-own", problem=f"{type(fault).__name__}: {fault}"))
        return OWN_FAULT
    return code if isinstance(code, int) else 0


def complain(message: str, cause: BaseException | None = None) -> int:
    """Print one line on the standard error and return the exit code of a user's fault."""
    if cause is not None:
        import traceback

        traceback.print_exception(cause)
    print("rascals: " + " ".join(message.split()), file=sys.stderr)
    return USER_FAULT


def file_fault(fault: OSError) -> str:
    """Name the file or address and what the system says about it."""
    where = f"{fault.filename}: " if fault.filename else ""
    return f"{where}{fault.strerror or fault}"


def usage_fault(desk: Desk, fault: Exception) -> str:
    """Word an error of the command line itself, and point to the help that says what is valid."""
    context = getattr(fault, "ctx", None)
    path = context.command_path if context is not None else "rascals"
    problem = usage_problem(desk, fault, context)
    return desk.text("error-see-help", problem=problem, command=path)


def usage_problem(desk: Desk, fault: Exception, context: Any) -> str:
    """Return what was wrong, in the desk's language where the library's error says enough."""
    parameter = getattr(fault, "param", None)
    message = str(getattr(fault, "message", fault)).strip()
    match type(fault).__name__:
        case "NoSuchOption":
            return desk.text("error-no-such-option", option=str(getattr(fault, "option_name", "")))
        case "MissingParameter" if parameter is not None:
            return desk.text("error-missing", name=parameter.metavar or parameter.opts[0])
        case "BadParameter" if parameter is not None:
            return bad_value(desk, parameter, message)
        case "UsageError" if message.startswith("No such command") and context is not None:
            given = message.split("'")[1]
            return desk.text("error-command", given=given, valid=", ".join(context.command.commands))
    return message


def bad_value(desk: Desk, parameter: Any, message: str) -> str:
    """Word a value that is no number, or outside its range; else repeat what the library says."""
    name, low, high = parameter.opts[0], getattr(parameter, "min", None), getattr(parameter, "max", None)
    if "Input should be" not in message:
        return desk.text("error-bad-value", name=name, problem=message)
    if low is None:
        return desk.text("error-number", name=name)
    if high is None:
        return desk.text("error-number-from", name=name, low=low)
    return desk.text("error-number-range", name=name, low=low, high=high)
