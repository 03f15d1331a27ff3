"""A game, its options and its seats from command-line arguments; finding the modules of bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rascals
import rascals.bots
from rascals.bots import names
from rascals.bots.registry import plugins_of
from rascals.bots.specs import from_spec, is_path, looks_like_path
from rascals.cli.desk import Desk

if TYPE_CHECKING:
    from rascals.core.definition import GameDefinition
    from rascals.core.game import Game


def look_here() -> None:
    """Let the current folder be searched for modules, here and in the processes started from now on.

    It comes last, so that a file there cannot shadow a module that the program needs.
    """
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)


USUAL_PLAYERS = 4
FEW = 12  # a range of more numbers than this is printed as its bounds


def definition_of(desk: Desk, name: str) -> GameDefinition:
    """Return the definition of the game of that name."""
    definition = rascals.games().get(name)
    if definition is None:
        desk.fail("game", given=name, valid=", ".join(rascals.games()))
    return definition


def read_options(desk: Desk, definition: GameDefinition, given: Sequence[str]) -> dict[str, Any]:
    """Read `name=value` pairs for the game's options."""
    valid = {option.name: option for option in definition.options}
    chosen: dict[str, Any] = {}
    for pair in given:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals:
            desk.fail("option-form", given=pair, valid=", ".join(valid))
        if name not in valid:
            desk.fail("option", given=name, valid=", ".join(valid))
        option = valid[name]
        choices = {value_text(choice): choice for choice in option.choices}
        if option.several:
            value = value_text(option.read(value, definition.players[-1]))
        if value.lower() not in choices and option.span and len(choices) > FEW:
            lowest, highest = option.span
            desk.fail("option-number", option=name, given=value, lowest=lowest, highest=highest)
        if value.lower() not in choices:
            desk.fail("option-value", option=name, given=value, valid=", ".join(choices))
        chosen[name] = choices[value.lower()]
    return chosen


def value_text(value: object) -> str:
    """Return how an option's value is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def split_names(text: str | None) -> list[str]:
    """Split a list at its commas; blanks around names are removed."""
    return [name.strip() for name in (text or "").split(",") if name.strip()]


def check_bots(desk: Desk, definition: GameDefinition, given: Sequence[str]) -> None:
    """Refuse a bot that the game does not have, or that cannot be imported, before anything is played."""
    for spec in given:
        if looks_like_path(spec):
            look_here()
        known = is_path(spec, definition.name) or spec.partition(":")[0] in names(definition.name)
        if not known and not plugins_of(definition.name).broken:
            desk.fail("bot", given=spec, valid=", ".join(names(definition.name)))
        from_spec(spec, definition.name)


@dataclass(frozen=True)
class SeatSpecs:
    """The players by seat: people's names first, then bots' specifications."""

    humans: tuple[str, ...]
    bots: tuple[str, ...]

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.humans) + len(self.bots)


def seats(
    desk: Desk, definition: GameDefinition, players: int | None, humans: Sequence[str], given: Sequence[str]
) -> SeatSpecs:
    """Fill a table: people first, then the bots; a single bot fills every seat that is left.

    If `players` is None: everybody named, or the usual four if one bot fills the table.
    """
    check_bots(desk, definition, given)
    if len(set(humans)) < len(humans):
        desk.fail("same-name", names=", ".join(humans))
    number = players if players is not None else usual_players(definition, len(humans), len(given))
    if number not in definition.players:
        desk.fail("players", given=number, valid=", ".join(map(str, definition.players)))
    free = number - len(humans)
    if free < 0:
        desk.fail("too-many-humans", humans=len(humans), players=number)
    if len(given) not in ((0, 1, free) if free == 0 else (1, free)):
        desk.fail("bots-seats", bots=len(given), seats=free)
    return SeatSpecs(tuple(humans), tuple(given[:free] if len(given) > 1 else [*given] * free))


def usual_players(definition: GameDefinition, humans: int, bots: int) -> int:
    """Return the default number of players: all those named; with at most one bot, the valid number nearest to four."""
    if bots > 1:
        return humans + bots
    at_table = [number for number in definition.players if number >= humans + bots]
    return min(at_table, key=lambda number: abs(number - USUAL_PLAYERS), default=max(humans, 1))


def make_game(
    definition: GameDefinition,
    players: int | None,
    edition: str | None,
    options: dict[str, Any],
    data: Path | None = None,
) -> Game:
    """Return the game; `edition`: None for the default one; `data`: a file with changed components."""
    edition_given = {} if edition is None else {"edition": edition}
    return rascals.game(definition.name, players=players, data=data, **edition_given, **options)
