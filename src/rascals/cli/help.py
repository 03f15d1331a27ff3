"""`--help` as plain text without boxes: summary, examples, then options."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from typer.core import TyperCommand, TyperGroup

from rascals.words import Words


def write_help(command: Any, context: Any, formatter: Any, commands: list[tuple[str, str]]) -> None:
    """Write usage, summary, examples, commands, arguments and options of a command."""
    words = command.words
    pieces = " ".join(command.collect_usage_pieces(context))
    formatter.write_usage(context.command_path, pieces, prefix=words.text("cli-usage") + " ")
    formatter.write_paragraph()
    formatter.write_text(command.help or "")
    if command.epilog:
        formatter.write_paragraph()
        write_heading(words, formatter, "examples")
        formatter.write("\n".join("  " + line for line in command.epilog.splitlines()) + "\n")
    write_rows(words, formatter, "commands", commands)
    for heading, kind in (("arguments", "argument"), ("options", "option")):
        shown = [p for p in command.get_params(context) if p.param_type_name == kind]
        write_rows(words, formatter, heading, [row for p in shown if (row := describe(words, p)) is not None])


def write_rows(words: Words, formatter: Any, heading: str, rows: list[tuple[str, str]]) -> None:
    """Write a heading and its two columns, or nothing where there are no rows."""
    if rows:
        formatter.write_paragraph()
        write_heading(words, formatter, heading)
        with formatter.indentation():
            formatter.write_dl(rows)


def write_heading(words: Words, formatter: Any, heading: str) -> None:
    """Write a heading with the colon of the language; the library always writes the English one."""
    formatter.write(words.text("cli-heading", text=words.text(f"cli-{heading}")) + "\n")


def describe(words: Words, parameter: Any) -> tuple[str, str] | None:
    """Return a parameter's names, and its help with the default; None for a hidden parameter."""
    if getattr(parameter, "hidden", False):
        return None
    names = ", ".join([*sorted(parameter.opts, key=len), *parameter.secondary_opts])
    if parameter.param_type_name == "argument":
        names = parameter.metavar or parameter.name.upper()
    elif parameter.metavar:
        names += " " + parameter.metavar
    # The library creates a new help option for every page.
    text = words.text("cli-option-help") if parameter.name == "help" else parameter.help or ""
    shown = parameter.default
    if isinstance(shown, (str, int, float)) and not isinstance(shown, bool) and shown != "":
        text += " " + words.text("cli-default", value=str(shown))
    return names, text


def print_help(context: Any, _: Any, value: bool) -> None:
    """Print the help and exit; the library's own function would write UTF-8 to an ASCII output."""
    if value and not context.resilient_parsing:
        print(context.get_help())
        context.exit()


def printing(option: Any) -> Any:
    """Return the library's help option with `print_help` as its callback; None if there is none."""
    if option is not None:
        option.callback = print_help
    return option


class HelpfulCommand(TyperCommand):
    """A command whose help is written by `write_help`, in `words`."""

    words: Words

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments. An empty name of a file is refused: `Path` would take it for the current folder."""
        if not ctx.resilient_parsing:  # as it is while a shell completes a line
            places = {self.words.text("cli-value-file"), self.words.text("cli-value-folder")}
            for option in (name for one in self.params if one.metavar in places for name in one.opts):
                if (option, "") in pairwise(args) or f"{option}=" in args:
                    ctx.obj.fail("value-missing", option=option)
        return super().parse_args(ctx, args)

    def get_help_option(self, ctx: Any) -> Any:
        """Return the option that prints the help."""
        return printing(super().get_help_option(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help of one command."""
        write_help(self, ctx, formatter, [])


class HelpfulGroup(TyperGroup):
    """A group of commands, whose help lists them."""

    words: Words

    def get_help_option(self, ctx: Any) -> Any:
        """Return the option that prints the help."""
        return printing(super().get_help_option(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help of the group."""
        shown = [(name, command) for name, command in self.commands.items() if not command.hidden]
        rows = [(name, command.short_help or "") for name, command in shown]
        write_help(self, ctx, formatter, rows)

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 - the library passes it
        """List the commands in the order in which a newcomer needs them."""
        return list(self.commands)
