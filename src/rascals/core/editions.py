"""Differences between two editions of a game: its texts on each topic, with values from the edition's own data.

A game lists topics, each with a text for every way that editions handle it, and the entries of `box.toml` that it
covers. Entries that no topic covers are compared one by one, so no difference is missed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rascals.core.discovery import packages
from rascals.core.errors import BadOption, listed

if TYPE_CHECKING:
    from rascals.core.definition import GameDefinition

Component = Callable[[str], Any]  # returns the value at a path of `box.toml`
Values = Mapping[str, Any]


def no_values(_component: Component, _edition: str) -> Values:
    """Return no values: the text needs none."""
    return {}


@dataclass(frozen=True)
class Topic:
    """One thing that editions may handle differently.

    `ways`: for each edition the name of its way, which ends the text's id; None if the edition has no such rule.
    `clauses`: ids separated by spaces, for all editions or by edition; `{way}` is the way, `{n}` the edition's number.
    `tells`: the entries from which `values` computes the text's values, as paths with `{edition}`. If `values` returns
    None, the edition has no such rule either. `within`: a text that contains the way's own text as `$text`, with the
    same values.
    """

    name: str
    chapter: str
    ways: tuple[str | None, ...]
    clauses: str | tuple[str, ...]
    tells: tuple[str, ...] = ()
    values: Callable[[Component, str], Values | None] = no_values
    within: str | None = None

    def text_of(self, component: Component, editions: tuple[str, ...], edition: str) -> TopicText | None:
        """Return an edition's text on it; None if the edition has no such rule."""
        number = editions.index(edition)
        way, values = self.ways[number], self.values(component, edition)
        if way is None or values is None:
            return None
        clauses = self.clauses if isinstance(self.clauses, str) else self.clauses[number]
        ids = clauses.format(way=way, n=number + 1).split()
        return TopicText(f"{self.name}-{way}", tuple(ids), dict(values), self.within)


@dataclass(frozen=True)
class TopicText:
    """An edition's text on a topic: the id of the text, the clauses, the text's values, and the text around it.

    Two editions agree on a topic if only the numbers of the clauses differ.
    """

    text: str
    clauses: tuple[str, ...] = field(compare=False)
    values: dict[str, Any] = field(default_factory=dict)
    within: str | None = None


@dataclass(frozen=True)
class EditionDifference:
    """One topic that two editions handle differently; None for an edition that has no such rule.

    `kind`: `topic`, one of the game's; `entry`, an entry of `box.toml` that no topic covers; `option`.
    """

    kind: str
    name: str
    chapter: str
    before: TopicText | None
    after: TopicText | None

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of both sides, each once."""
        sides = [side.clauses for side in (self.before, self.after) if side is not None]
        return tuple(dict.fromkeys(clause for side in sides for clause in side))


def differences(
    definition: GameDefinition, before: str, after: str, component: Component | None = None
) -> list[EditionDifference]:
    """Return what differs from one edition to another, in the order of the game's topics.

    `component` returns the value at a path of `box.toml`, including changes. BadOption lists the games that have
    editions, or the editions of the game.
    """
    check_editions(definition, before, after)
    at = definition.components.at if component is None else component
    found: list[EditionDifference] = []
    for topic in definition.topics:
        sides = [topic.text_of(at, definition.editions, edition) for edition in (before, after)]
        if sides[0] != sides[1]:
            found.append(EditionDifference("topic", topic.name, topic.chapter, *sides))
    return [*found, *_entries(definition, before, after, at), *_options(definition, before, after)]


def check_editions(definition: GameDefinition, *named: str) -> None:
    """Refuse unknown editions of a game."""
    if not definition.editions:
        valid = [name for name, package in packages().items() if import_module(package).DEFINITION.editions]
        sentence = "there is only one edition of {game}; games with several: {valid}"
        raise BadOption(sentence, "one-edition", game=definition.name, valid=listed(valid))
    for edition in named:
        if edition not in definition.editions:
            raise BadOption.unknown("edition", edition, definition.editions, of=definition.name)


def entries_of(definition: GameDefinition) -> list[str]:
    """Return the entries that each edition has separately, as paths with `{edition}`."""
    head = re.compile(rf"(?:{'|'.join(map(re.escape, definition.editions))})\.")
    return list(
        dict.fromkeys(head.sub("{edition}.", path, 1) for path in definition.components.changeable if head.match(path))
    )


def _entries(definition: GameDefinition, before: str, after: str, at: Component) -> Iterator[EditionDifference]:
    covered = {path for topic in definition.topics for path in topic.tells}
    for path in entries_of(definition):
        sides = [_entry(definition, path, edition, at) for edition in (before, after)]
        if path not in covered and sides[0] != sides[1]:
            yield EditionDifference("entry", path.replace("{edition}.", ""), "components", *sides)


def _entry(definition: GameDefinition, path: str, edition: str, at: Component) -> TopicText | None:
    place = path.replace("{edition}", edition)
    return TopicText("entry", (), {"value": at(place)}) if place in definition.components.changeable else None


def _options(definition: GameDefinition, before: str, after: str) -> Iterator[EditionDifference]:
    for option in definition.options:
        clauses = (option.clause,) if option.clause else ()
        text = TopicText("option", clauses, {"option": option.name, "usual": option.default})
        sides = [text if option in definition.options_of(edition) else None for edition in (before, after)]
        if sides[0] != sides[1]:
            yield EditionDifference("option", option.name, "options", *sides)
