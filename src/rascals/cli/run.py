"""Running one command line: the exit code, and every error printed as one line."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from rascals.cli import light
from rascals.cli.desk import Desk, ProgramFault, language_of, open_desk
from rascals.cli.setup import look_here
from rascals.cli.signs import HANDLER, has_all_signs
from rascals.core.errors import RascalsError, cause_of
from rascals.core.untrusted_text import shown, shown_lines
from rascals.words import Words, choose

USER_FAULT = 2
INTERRUPTED = 130
CLOSED_PIPE = 141  # 128 + SIGPIPE: a shell's code for a program that wrote to a closed pipe
OWN_FAULT = 70  # EX_SOFTWARE of sysexits.h: an internal error


def run(arguments: Sequence[str]) -> int:
    """Run the command given by `arguments` and return its exit code."""
    open_closed_streams()
    print_anything()
    try:
        desk = open_desk(arguments, os.environ)
    except RascalsError as fault:
        return complain(other_words(os.environ).error(fault))
    if not desk.color:
        # Textual and every child process read this variable.
        os.environ["NO_COLOR"] = "1"
    if os.environ.get("RASCALS_BOTS"):
        look_here()
    return guarded(desk, arguments)


def open_closed_streams() -> None:
    """Open the null device for each standard stream that the parent process has closed.

    This is done in the order of their descriptors, so that no file opened later takes one of them.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - until the process ends


def print_anything() -> None:
    """Print the nearest character for each one that the output's encoding lacks; replace undecodable input.

    Encodings that lack characters are those of pipes and consoles on Windows, and of the C locale.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and not (has_all_signs(stream) and stream.errors != "strict"):
            stream.reconfigure(errors=HANDLER)
    if isinstance(sys.stdin, TextIOWrapper) and sys.stdin.errors == "strict":
        sys.stdin.reconfigure(errors="replace")


def other_words(environment: Mapping[str, str]) -> Words:
    """Return the texts that report an unknown `--lang`: in the environment's language, unless that is unknown, too."""
    try:
        return Words(language_of((), environment))
    except RascalsError:
        return Words(choose(None, environment))


def guarded(desk: Desk, arguments: Sequence[str]) -> int:
    """Run the command; turn any exception into one line and an exit code."""
    try:
        code = command_line(desk, arguments) if has_app() else light.command_line(desk, arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        return CLOSED_PIPE
    except ProgramFault as fault:
        complain(str(fault), fault if desk.debug else None)
        return OWN_FAULT
    except (RascalsError, OSError) as fault:
        return complain(desk.words.error(fault), fault if desk.debug else None)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as fault:  # noqa: BLE001 - printed as one line, with --debug with its traceback
        complain(desk.text("error-own", problem=cause_of(fault)), fault if desk.debug else None)
        return OWN_FAULT
    return code


def stop_writing() -> None:
    """Redirect output and error to the null device, because flushing them into a closed pipe at exit would fail again.

    Only for a process about to end: descriptors 1 and 2 are not restored.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for number in (1, 2):
        os.dup2(nowhere, number)


def has_app() -> bool:
    """Return whether the packages that `rascals` needs and `rascals-core` does not are installed."""
    return all(find_spec(name) for name in ("typer", "textual", "starlette"))


def command_line(desk: Desk, arguments: Sequence[str]) -> int:
    """Run a command of the full command line and return its exit code; a usage error prints one line."""
    from typer.exceptions import TyperException

    from rascals.cli.app import command

    try:
        code = command(desk.words.language).main(list(arguments), prog_name="rascals", standalone_mode=False, obj=desk)
    except TyperException as fault:
        return complain(usage_fault(desk, fault, arguments))
    except SystemExit as left:
        # The library exits with 1 on a closed pipe, which means a failed check here.
        if isinstance(left.__context__, BrokenPipeError):
            raise left.__context__ from None
        raise
    return code if isinstance(code, int) else 0


def complain(message: str, cause: BaseException | None = None) -> int:
    """Print one line on the standard error, with the traceback of `cause` if given; return the code of a user's fault.

    Control characters are escaped, because the message may quote files and arguments.
    """
    if cause is not None:
        import traceback

        print(shown_lines("".join(traceback.format_exception(cause))), end="", file=sys.stderr)
    print("rascals: " + shown(re.sub(r"[ \t\r\n]+", " ", message).strip()), file=sys.stderr)
    return USER_FAULT


def usage_fault(desk: Desk, fault: Exception, arguments: Sequence[str]) -> str:
    """Return the message of a usage error, with the help command that lists what is valid."""
    context = getattr(fault, "ctx", None)
    path = context.command_path if context is not None else command_in(arguments)
    problem = usage_problem(desk, fault, context)
    return desk.text("error-see-help", problem=problem, command=path)


def command_in(arguments: Sequence[str]) -> str:
    """Return the command whose help to suggest if the library's error does not name it."""
    from rascals.cli.app import COMMANDS

    return " ".join(["rascals", *[word for word in arguments if word in COMMANDS][:1]])


def usage_problem(desk: Desk, fault: Exception, context: Any) -> str:
    """Return what was wrong, in the desk's language if the library's error has the details."""
    parameter = getattr(fault, "param", None)
    message = str(getattr(fault, "message", fault)).strip()
    match type(fault).__name__:
        case "NoSuchOption":
            return desk.text("error-no-such-option", option=str(getattr(fault, "option_name", "")))
        case "MissingParameter" if parameter is not None:
            return desk.text("error-missing", name=parameter.metavar or parameter.opts[0])
        case "BadOptionUsage":
            return bad_usage(desk, str(getattr(fault, "option_name", "")), message)
        case "BadParameter" if parameter is not None:
            return bad_value(desk, parameter, message)
        case "UsageError" if message.startswith("No such command") and context is not None:
            given = message.split("'")[1]
            return desk.text("error-command", given=given, valid=", ".join(context.command.commands))
    # The library gives the extra arguments only in its message.
    extra = re.search(r"unexpected extra argument\S* \((.*)\)$", message)
    return message if extra is None else desk.text("error-extra", given=extra[1])


def bad_usage(desk: Desk, option: str, message: str) -> str:
    """Return the message for an option without its value or a flag with one; else the library's message."""
    if "not take a value" in message:
        return desk.text("error-no-value", option=option)
    return desk.text("error-value-missing", option=option) if "requires" in message else message


def bad_value(desk: Desk, parameter: Any, message: str) -> str:
    """Return the message for a bad path, a value that is not a number or is out of range; else the library's."""
    name, low, high = parameter.opts[0], getattr(parameter, "min", None), getattr(parameter, "max", None)
    path = re.search(r"'(.*)' is a (file|directory)\.$", message)
    if path is not None:
        return desk.text("error-is-file" if path[2] == "file" else "error-is-folder", name=name, file=path[1])
    if "Input should be" not in message:
        return desk.text("error-bad-value", name=name, problem=message.rstrip("."))
    if low is None:
        return desk.text("error-number", name=name)
    if high is None:
        return desk.text("error-number-from", name=name, low=str(low))
    return desk.text("error-number-range", name=name, low=str(low), high=str(high))
