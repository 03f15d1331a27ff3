"""The `rascals` command assembled from its subcommands.

Their help is English: the docstring with its examples, and `help=` of each option. That of the commands by which people
play, `TRANSLATED`, comes from the texts, in every language.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.metadata import version as installed_version
from typing import Annotated, Any

import typer

from rascals.cli import (
    bench,
    bots,
    build_page,
    compare,
    data,
    engine,
    games,
    league,
    learn,
    new_bot,
    new_game,
    play,
    push_keys,
    replay,
    rules,
    schema,
    seat,
    serve,
    simulate,
    tables,
    train,
    verify,
)
from rascals.cli.complete import complete_language
from rascals.cli.help import HelpfulCommand, HelpfulGroup
from rascals.words import Words

Command = Callable[..., None] | dict[str, Callable[..., None]]

COMMANDS: dict[str, Command] = {
    "serve": serve.serve,
    "play": play.play,
    "learn": learn.learn,
    "games": games.games,
    "rules": rules.rules,
    "bots": bots.bots,
    "engine": engine.engine,
    "seat": seat.seat,
    "simulate": simulate.simulate,
    "compare": compare.compare,
    "league": league.COMMANDS,
    "train": train.train,
    "replay": replay.replay,
    "verify": verify.verify,
    "data": data.COMMANDS,
    "bench": bench.bench,
    "tables": tables.tables,
    "openapi": schema.openapi,
    "push-keys": push_keys.push_keys,
    "build-page": build_page.build_page,
    "new-game": new_game.new_game,
    "new-bot": new_bot.new_bot,
}

TRANSLATED = ("play", "learn", "rules", "replay")
GROUPS = {
    "league": """Let bots and programs meet in a league, and show who is strongest.

Examples:
rascals league new
    writes league.toml, to change as you like
rascals league run league.toml
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
    del lang, no_color, debug  # read before parsing, because help and errors need them too
    if version:
        context.obj.show(f"rascals {installed_version('rascals-core')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve.serve_and_open(context.obj)


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


def _word_all(words: Words, group: Any, shared: Sequence[Any]) -> None:
    """Set the help of all commands of a group and add the global options."""
    for name, part in group.commands.items():
        part.params.extend(silent(p) for p in shared)
        word(words if name in TRANSLATED else Words("en"), part)
        if hasattr(part, "commands"):
            _word_all(words, part, shared)


def silent(parameter: Any) -> Any:
    """Return a copy of a global option for a command: accepted and listed, but not passed to its function."""
    twin = copy.copy(parameter)
    twin.expose_value = False
    return twin


def word(words: Words, part: Any) -> None:
    """Set the help of a command and its parameters: what its declaration says, else the texts in a language."""
    part.words = words
    part.short_help = (part.help or "").partition("\n\n")[0]
    if part.name in TRANSLATED:
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
    """Return the translated placeholder of a value, such as FILE; unchanged where the language has none."""
    name = f"cli-value-{word.lower()}"
    return words.text(name) if words.has(name) else word
