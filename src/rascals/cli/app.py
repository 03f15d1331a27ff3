"""The `rascals` command, assembled from its subcommands, and their help.

The help is English: the docstring with its examples, and `help=` of each option. That of the commands with which people
play, `TRANSLATED`, comes from the texts, in every language. It is plain text without boxes: summary, examples, options.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.metadata import version as installed_version
from itertools import pairwise
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from rascals.cli import (
    bench,
    compare,
    data,
    league,
    listing,
    new,
    playing,
    programs,
    schema,
    serving,
    simulate,
    study,
    train,
    tune,
)
from rascals.cli.parameters import complete_language
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
    """Write a heading and its two columns; nothing if there are no rows."""
    if rows:
        formatter.write_paragraph()
        write_heading(words, formatter, heading)
        with formatter.indentation():
            formatter.write_dl(rows)


def write_heading(words: Words, formatter: Any, heading: str) -> None:
    """Write a heading with the language's colon; the library always writes the English one."""
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


class Helpful:
    """A command or a group whose help is written by `write_help`, in `words`."""

    words: Words

    def get_help_option(self, ctx: Any) -> Any:
        """Return the library's help option, if there is one, with `print_help` as its callback."""
        option = super().get_help_option(ctx)  # type: ignore[misc]  # of the library's class, the other base
        if option is not None:
            option.callback = print_help
        return option

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help; that of a group lists its commands."""
        shown = [(name, part) for name, part in getattr(self, "commands", {}).items() if not part.hidden]
        write_help(self, ctx, formatter, [(name, part.short_help or "") for name, part in shown])


class HelpfulCommand(Helpful, TyperCommand):
    """A command that refuses an empty file name."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments; an empty file name is refused, since `Path` would take it for the current folder."""
        if not ctx.resilient_parsing:  # which is set while a shell completes a line
            paths = {self.words.text("cli-value-file"), self.words.text("cli-value-folder")}
            for option in (name for param in self.params if param.metavar in paths for name in param.opts):
                if (option, "") in pairwise(args) or f"{option}=" in args:
                    ctx.obj.fail("value-missing", option=option)
        return super().parse_args(ctx, args)


class HelpfulGroup(Helpful, TyperGroup):
    """A group of commands."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 - the library passes it
        """List the commands in the order in which a newcomer needs them."""
        return list(self.commands)


Command = Callable[..., None] | dict[str, Callable[..., None]]

COMMANDS: dict[str, Command] = {
    "serve": serving.serve,
    "play": playing.play,
    "learn": playing.learn,
    "games": listing.games,
    "rules": playing.rules,
    "bots": listing.bots,
    "engine": programs.engine,
    "seat": programs.seat,
    "simulate": simulate.simulate,
    "compare": compare.compare,
    "league": league.COMMANDS,
    "study": study.COMMANDS,
    "tune": tune.tune,
    "train": train.train,
    "replay": playing.replay,
    "verify": playing.verify,
    "data": data.COMMANDS,
    "schema": schema.schema,
    "bench": bench.bench,
    "tables": serving.tables,
    "openapi": serving.openapi,
    "push-keys": serving.push_keys,
    "build-page": serving.build_page,
    "new-game": new.new_game,
    "new-bot": new.new_bot,
}

TRANSLATED = ("play", "learn", "rules", "replay")
GROUPS = {
    "league": """Let bots and programs meet in a league, and show who is strongest.

Examples:
rascals league new
    writes league.toml, to change as you like
rascals league run league.toml
    plays it, or goes on where it was interrupted""",
    "study": """Ask what a game is like, vary what you like, and play until the answers are known.

Examples:
rascals study new felicity
    writes study.toml, in which every entry is explained
rascals study run
    plays it, or goes on where it was interrupted""",
    "data": """Show the numbers on a game’s components, and check a file that changes them for --data.

Examples:
rascals data show heist
    everything that can be changed, and where it was found
rascals data check heist mine.toml
    what the file changes, or what is wrong in which line""",
}


def start(
    context: typer.Context,
    lang: Annotated[str | None, typer.Option(metavar="en|fr|de", autocompletion=complete_language)] = None,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
    debug: Annotated[bool, typer.Option("--debug", hidden=True)] = False,
    version: Annotated[bool, typer.Option("--version", is_eager=True)] = False,
) -> None:
    """Games of loot, bluff and bargaining: in the browser, in the terminal, or bots against bots by the thousand.

    Without a command: “serve --open”.

    Examples:
    rascals
        opens the lobby in your browser
    rascals play felicity --bots shrewd
        plays in the terminal
    rascals rules felicity --lang fr
        shows the rules in French
    """
    del lang, no_color, debug  # read before parsing, because help and errors need them, too
    if version:
        context.obj.show(f"rascals {installed_version('rascals-core')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serving.serve_and_open(context.obj)


def teach(context: typer.Context) -> None:
    """Show the help of a group that is called without a command."""
    if context.invoked_subcommand is None:
        context.obj.show(context.get_help())


@cache
def command(language: str) -> Any:
    """Return the root command with its help in a language."""
    words = Words(language)
    app = typer.Typer(cls=HelpfulGroup, rich_markup_mode=None, context_settings={"help_option_names": ["-h", "--help"]})
    app.callback(invoke_without_command=True, cls=HelpfulGroup)(start)
    _add(app, COMMANDS)
    root: Any = typer.main.get_command(app)
    _word_all(words, root, [p for p in root.params if p.name in ("lang", "no_color", "debug")])
    word(Words("en"), root)
    return root


def _add(group: typer.Typer, commands: Mapping[str, Command]) -> None:
    """Add commands to a group; a dict of commands becomes a subgroup."""
    for name, function in commands.items():
        if isinstance(function, dict):
            inner = typer.Typer(cls=HelpfulGroup, rich_markup_mode=None)
            inner.callback(invoke_without_command=True, help=GROUPS[name])(teach)
            _add(inner, function)
            group.add_typer(inner, name=name)
        else:
            group.command(name, cls=HelpfulCommand)(function)


def _word_all(words: Words, group: Any, shared: Sequence[Any], translated: Sequence[str] = TRANSLATED) -> None:
    """Set the help of all commands of a group, in its language for those that are `translated`; add global options."""
    for name, part in group.commands.items():
        part.params.extend(silent(p) for p in shared)
        word(words if name in translated else Words("en"), part, from_texts=name in translated)
        if hasattr(part, "commands"):
            _word_all(words, part, shared, ())


def silent(parameter: Any) -> Any:
    """Return a copy of a global option for a command: accepted and listed, but not passed to its function."""
    twin = copy.copy(parameter)
    twin.expose_value = False
    return twin


def word(words: Words, part: Any, *, from_texts: bool = False) -> None:
    """Set the help of a command and its parameters: from its declaration, else from the texts in a language."""
    part.words = words
    part.short_help = (part.help or "").partition("\n\n")[0]
    if from_texts:
        part.help, part.epilog = words.text(f"cli-help-{part.name}"), words.text(f"cli-examples-{part.name}")
    else:
        part.help, _, part.epilog = (part.help or "").partition("\n\nExamples:\n")
    part.options_metavar = words.text("cli-options-metavar")
    if hasattr(part, "subcommand_metavar"):
        part.subcommand_metavar = words.text("cli-command-metavar")
    for parameter in part.params:
        parameter.help = parameter.help or words.text(f"cli-option-{parameter.name.replace('_', '-')}")
        parameter.metavar = (
            re.sub(r"[A-Z]+", lambda found: value_word(words, found[0]), parameter.metavar or "") or None
        )


def value_word(words: Words, word: str) -> str:
    """Return the translated placeholder of a value, such as FILE; unchanged if the language has none."""
    name = f"cli-value-{word.lower()}"
    return words.text(name) if words.has(name) else word
