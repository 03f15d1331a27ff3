"""Everything a game declares has a text in every language: missing ones are found here.

Title, options, kinds of moves and events, ends and bots are covered by the law `everything_has_words`.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import rascals
from rascals import laws
from rascals.core.codecs import Cards, Counts
from rascals.core.codecs import OneOf as Terms
from rascals.words import Words, languages

GAMES = rascals.games()
every_game = pytest.mark.parametrize("definition", GAMES.values(), ids=GAMES)
in_every_language = pytest.mark.parametrize("language", languages())
UNSAID = {
    "game",
    "edition",
    "options",
    "players",
    "data",
    "acting",
    "free",
    "status",
}  # of a view: shown with the game, or as a sentence


def missing(words, ids):
    return sorted(message for message in set(ids) if not words.has(message))


def terms(definition):
    """Yield every word that a field, an event or a move of a game can contain."""
    meanings = [field.of for field in definition.state.fields.values()]
    meanings += [param.of for kind in definition.events.types for param in kind.params]
    for of in meanings:
        if isinstance(of, Terms | Counts | Cards):
            yield from of.names
        elif isinstance(of, Sequence):
            yield from of
    for action in range(definition.actions):
        yield from (value for value in definition.verbs.move(action).args.values() if isinstance(value, str))


@every_game
@in_every_language
def test_words_of_a_game_have_texts(definition, language):
    """Each card, phase or reason that a field, an event or a move can name; numbers and cells are shown as they are."""
    spoken = {word for word in terms(definition) if word and not word.replace(",", "").isdigit()}
    assert missing(Words(language), (f"{definition.name}-term-{word.replace(' ', '-')}" for word in spoken)) == []


@every_game
@in_every_language
def test_keys_of_views_have_labels(definition, language):
    """The generic table shows each key of a view and of its seats with a label."""
    words = Words(language)
    view = rascals.Game.choose(definition).new(seed=1).view(0)
    keys = {key.replace("_", "-") for key in {*view, *view["seats"][0]} - UNSAID}
    assert [
        key for key in keys if not (words.has(f"table-field-{key}") or words.has(f"{definition.name}-label-{key}"))
    ] == []


@every_game
def test_statuses_have_texts(definition):
    """A game's statuses have texts for you and for others, in every language."""
    said = {}
    for match in laws.walk(rascals.Game.choose(definition), 1):
        status = match.view(None)["status"]
        said.setdefault(status["id"], status)
    for words in map(Words, languages()):
        for status in said.values():
            assert all(words.status(definition.name, status, [*"ABCDEFGH"], you) for you in (None, *range(8)))


def told(kind, secrets):
    """Return an event of a kind with numbers from 0 on, and one number for all its secret values."""
    numbers = [secrets if param.secret else place for place, param in enumerate(kind.params)]
    return {"event": kind.name, "args": kind.args(tuple(numbers))}


@every_game
@in_every_language
def test_a_game_that_lies_open_is_told_whole(definition, language):
    """A value that only some may know is named when somebody sees it, as in a replay with open cards."""
    words, names = Words(language), ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]
    silent = []
    for kind in definition.events.types:
        if any(param.secret for param in kind.params):
            lines = {words.event(definition.name, told(kind, number), names) for number in (0, 1)}
            if len(lines) < 2:
                silent.append(kind.name)
    assert silent == []
