"""The `rascals` command assembled from its subcommands; all help comes from the texts."""

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


def start(
    context: typer.Context,
    lang: Annotated[str | None, typer.Option(metavar="en|fr|de", autocompletion=complete_language)] = None,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
    debug: Annotated[bool, typer.Option("--debug", hidden=True)] = False,
    version: Annotated[bool, typer.Option("--version", is_eager=True)] = False,
) -> None:
    """Print the version for `--version`; without a command, serve and open the browser."""
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
    _word_all(words, root, "", [p for p in root.params if p.name in ("lang", "no_color", "debug")])
    word(words, root, "rascals")
    return root


def _add(group: typer.Typer, commands: Mapping[str, Command]) -> None:
    """Add commands to a group; a dict of commands becomes a subgroup."""
    for name, function in commands.items():
        if isinstance(function, dict):
            inner = typer.Typer(cls=HelpfulGroup, rich_markup_mode=None)
            inner.callback(invoke_without_command=True)(teach)
            _add(inner, function)
            group.add_typer(inner, name=name)
        else:
            group.command(name, cls=HelpfulCommand)(function)


def _word_all(words: Words, group: Any, before: str, shared: Sequence[Any]) -> None:
    """Set the help of all commands of a group (`data-check` for `data check`) and add the global options."""
    for name, part in group.commands.items():
        part.params.extend(silent(p) for p in shared)
        word(words, part, f"{before}{name}")
        if hasattr(part, "commands"):
            _word_all(words, part, f"{before}{name}-", shared)


def silent(parameter: Any) -> Any:
    """Return a copy of a global option for a command: accepted and listed, but not passed to its function."""
    twin = copy.copy(parameter)
    twin.expose_value = False
    return twin


def word(words: Words, part: Any, name: str) -> None:
    """Set the help of a command and its parameters from the texts `cli-help-…`, `cli-examples-…`, `cli-option-…`."""
    part.help = words.text(f"cli-help-{name}")
    part.epilog = words.text(f"cli-examples-{name}")
    part.options_metavar = words.text("cli-options-metavar")
    if hasattr(part, "subcommand_metavar"):
        part.subcommand_metavar = words.text("cli-command-metavar")
    for parameter in part.params:
        parameter.help = words.text(f"cli-option-{parameter.name.replace('_', '-')}")
        parameter.metavar = (
            re.sub(r"[A-Z]+", lambda found: value_word(words, found[0]), parameter.metavar or "") or None
        )


def value_word(words: Words, word: str) -> str:
    """Return the translated placeholder of a value, such as FILE; unchanged where the language has none."""
    name = f"cli-value-{word.lower()}"
    return words.text(name) if words.has(name) else word
