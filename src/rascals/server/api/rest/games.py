"""Games, their rules help and the texts."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from msgspec import convert
from starlette.responses import Response

import rascals
from rascals import words
from rascals.bots import names as bot_names
from rascals.bots.registry import plugins_of
from rascals.core.definition import GameDefinition
from rascals.core.editions import check_editions
from rascals.core.phrases import OTHER, GamePhrase
from rascals.core.untrusted_text import shown
from rascals.lessons import has_lesson
from rascals.server import wire
from rascals.server.api.compression import packed
from rascals.server.api.problems import Problem
from rascals.server.api.rest.operations import API, JSON, Call, operation
from rascals.server.api.service import offered
from rascals.table.messages import encode
from rascals.words import editions

LISTED = 12  # a range of more numbers than this is sent only as its bounds


@operation("GET", API + "/games", answer=list[wire.GameInfo])
async def list_games(call: Call) -> Response:
    """List the games, their options and their bots."""
    return await packed(call.request, encode(_games()), JSON)


@cache
def _games() -> tuple[wire.GameInfo, ...]:
    return tuple(map(_game_info, rascals.games().values()))


def _game_info(definition: GameDefinition) -> wire.GameInfo:
    return wire.GameInfo(
        name=definition.name,
        editions=list(definition.editions),
        players=list(definition.players),
        options=[_option(option) for option in definition.options],
        bots=list(bot_names(definition.name)),
        seats=sorted(definition.seats),
        board=None if definition.board is None else convert(definition.board.json(), wire.BoardInfo),
        changeable=list(definition.components.changeable),
        minutes=definition.metadata.minutes and list(definition.metadata.minutes),
        weight=definition.metadata.weight,
        phrases=[_phrase(phrase) for phrase in definition.phrases.offered] if definition.phrases else [],
        lesson=has_lesson(definition.name),
    )


def _phrase(phrase: GamePhrase) -> wire.PhraseInfo:
    args = [wire.PhraseArgument(name, None if kind == OTHER else list(kind)) for name, kind in phrase.args.items()]
    return wire.PhraseInfo(phrase.name, phrase.promise, args)


def _option(option: rascals.GameOption) -> wire.OptionInfo:
    lowest, highest = option.span or (None, None)
    choices = list(option.choices) if len(option.values) <= LISTED or option.span is None else []
    return wire.OptionInfo(option.name, choices, option.default, lowest, highest, option.seats, list(option.editions))


@operation("GET", API + "/texts/{lang}", media="text/plain")
async def texts(call: Call) -> Response:
    """Return all texts of a language as Fluent."""
    language = _language(call)
    text = words.source(language) + _plugin_texts(language)
    return await packed(call.request, text.encode(), "text/plain; charset=utf-8")


@operation("GET", API + "/texts/{lang}/{part}", media="text/plain")
async def some_texts(call: Call) -> Response:
    """Return a part of the texts of a language: `shared` (for all pages, with the games' titles), or a game's name.

    With the suffix `-first`: the texts that a page needs at once; with `-rest`: the other ones.
    """
    language, asked = _language(call), str(call.request.path_params["part"])
    part, _, which = asked.partition("-")
    if part not in ("shared", *words.games()) or which not in _SOME or asked.endswith("-"):
        raise Problem("not_found", "not-found")
    text = _SOME[which](part, language) + (_plugin_texts(language) if part == "shared" and which != "rest" else "")
    return await packed(call.request, text.encode(), "text/plain; charset=utf-8")


def _whole_part(part: str, language: str) -> str:
    return words.shared(language) if part == "shared" else words.played(part, language)


_SOME: dict[str, Callable[[str, str], str]] = {"": _whole_part, "first": words.first, "rest": words.rest}


@cache
def _plugin_texts(language: str) -> str:
    """Return Fluent texts that describe the bots of other packages, where there are none yet."""
    written, added = words.source(language), ""
    for game in rascals.games():
        for name, plugin in plugins_of(game).bots.items():
            about, keys = plugin.about(language), (f"bot-{name}-in-{game}", f"bot-{name}-about")
            if about and not any(f"\n{key} =" in written for key in keys):
                added += f"{keys[0]} = {_BRACE.sub(_written, shown(about))}\n"
    return added


_BRACE = re.compile(r"[{}]")


def _written(brace: re.Match[str]) -> str:
    return f'{{ "{brace[0]}" }}'


@operation("GET", API + "/games/{game}/rules/{lang}", answer=wire.RulesPage)
async def rules_page(call: Call) -> Response:
    """Return the rules help of a game as HTML."""
    html = offered(call.service.extras.html)
    return await packed(call.request, _rules_json(html, _game(call), _language(call)), JSON)


@operation(
    "GET",
    API + "/games/{game}/rules/{lang}/diff",
    answer=wire.EditionChanges,
    query=(("before", "an edition", True), ("after", "the one to compare with it", True)),
)
async def edition_changes(call: Call) -> Response:
    """Return the differences between two editions of a game, in sentences."""
    game, language = _game(call), _language(call)
    before, after = call.query("before"), call.query("after")
    check_editions(rascals.games()[game], before, after)  # before anything is cached
    return await packed(call.request, _changes_json(game, language, before, after), JSON)


def _game(call: Call) -> str:
    game = str(call.request.path_params["game"])
    if game not in rascals.games():
        raise Problem("not_found", "not-found")
    return game


def _language(call: Call) -> str:
    language = str(call.request.path_params["lang"])
    if language not in words.languages():
        raise Problem("not_found", "unknown-language", given=language, valid=", ".join(words.languages()))
    return language


@cache
def _rules_json(html: Callable[[str], str], game: str, language: str) -> bytes:
    return encode(wire.RulesPage(html=html(words.marked_rules(game, language))))


@cache
def _changes_json(game: str, language: str, before: str, after: str) -> bytes:
    speech, definition = words.Words(language), rascals.games()[game]
    found = [
        wire.EditionChange(change.chapter, change.topic, list(change.clauses), change.text)
        for change in editions.changes(speech, definition, before, after)
    ]
    same = None if found else editions.same(speech, before, after)
    return encode(wire.EditionChanges(editions.title(speech, definition, before, after), found, same))
