"""The differences between two editions of a game, as sentences in one language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rascals.core.definition import GameDefinition
from rascals.core.editions import Component, EditionDifference, TopicText, differences
from rascals.words.words import Words


@dataclass(frozen=True)
class ChangedComponent:
    """One difference: the chapter's heading, the topic's name, the clauses, and the sentence."""

    chapter: str
    topic: str
    clauses: tuple[str, ...]
    text: str


def changes(
    words: Words, definition: GameDefinition, before: str, after: str, component: Component | None = None
) -> tuple[ChangedComponent, ...]:
    """Return the differences between two editions; BadOption for an unknown edition. See `core.editions`."""
    return tuple(
        ChangedComponent(
            _chapter(words, definition, found),
            found.name,
            found.clauses,
            _sentence(words, definition, found, before, after),
        )
        for found in differences(definition, before, after, component)
    )


def title(words: Words, definition: GameDefinition, before: str, after: str) -> str:
    """Return the heading, with the game's title and both editions."""
    return words.text("edition-title", game=words.text(definition.name), before=before, after=after)


def same(words: Words, before: str, after: str) -> str:
    """Return the sentence which says that nothing differs."""
    return words.text("edition-same", before=before, after=after)


def markdown(words: Words, definition: GameDefinition, before: str, after: str) -> str:
    """Return the differences as Markdown: a heading for each chapter, a line for each sentence with its clauses."""
    return "\n".join(_lines(words, definition, before, after))


def _lines(words: Words, definition: GameDefinition, before: str, after: str) -> Iterator[str]:
    found = changes(words, definition, before, after)
    yield f"# {title(words, definition, before, after)}"
    if not found:
        yield f"\n{same(words, before, after)}"
    for number, change in enumerate(found):
        if number == 0 or change.chapter != found[number - 1].chapter:
            yield f"\n## {change.chapter}\n"
        yield f"- {change.text}" + (f" [{', '.join(change.clauses)}]" if change.clauses else "")


def _chapter(words: Words, definition: GameDefinition, found: EditionDifference) -> str:
    own = f"{definition.name}-chapter-{found.chapter}"
    return words.text(own if found.kind == "topic" else f"edition-chapter-{found.chapter}")


def _sentence(words: Words, definition: GameDefinition, found: EditionDifference, before: str, after: str) -> str:
    what = _what(words, definition, found)
    sides = [side for side in (found.before, found.after) if side is not None]
    alone = len(sides) > 1 and sides[0].values == sides[1].values  # the sentence around equal values is left out
    then = "" if found.before is None else _side(words, definition, found.before, alone)
    now = "" if found.after is None else _side(words, definition, found.after, alone)
    if found.before is None:
        return words.text("edition-new", what=what, after=after, now=now)
    if found.after is None:
        return words.text("edition-gone", what=what, before=before, after=after, then=then)
    return words.text("edition-changed", what=what, before=before, after=after, then=then, now=now)


def _what(words: Words, definition: GameDefinition, found: EditionDifference) -> str:
    """Return the subject of a difference; for an entry of the box, which has no text, its path."""
    if found.kind == "topic":
        return words.text(f"{definition.name}-edition-{found.name}")
    if found.kind == "option":
        return words.text("edition-option-named", option=words.option(definition.name, found.name))
    return found.name


def _side(words: Words, definition: GameDefinition, topic: TopicText, alone: bool) -> str:
    """Return the text of one edition; `alone`: without the sentence that encloses it (`within`)."""
    if topic.text == "entry":
        return words.text("edition-entry", value=str(topic.values["value"]))
    if topic.text == "option":
        return words.text(
            "edition-option", usual=words.option(definition.name, topic.values["option"], topic.values["usual"])
        )
    values = {key: _value(words, definition, value) for key, value in topic.values.items()}
    text = words.text(f"{definition.name}-edition-{topic.text}", **values)
    return (
        text
        if alone or topic.within is None
        else words.text(f"{definition.name}-edition-{topic.within}", text=text, **values)
    )


def _value(words: Words, definition: GameDefinition, value: Any) -> str | int:
    """Return a value for use in texts: words translated, tuples and lists joined, an empty list as "none"."""
    if isinstance(value, list):
        return words.list(str(_value(words, definition, item)) for item in value) if value else words.text("none")
    if isinstance(value, tuple):
        return " ".join(str(_value(words, definition, item)) for item in value)
    return words.term(definition.name, value) if isinstance(value, str) else int(value)
