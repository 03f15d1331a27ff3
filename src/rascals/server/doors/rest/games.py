"""Games, their rules help and the texts."""

from __future__ import annotations

from functools import cache

from msgspec import convert
from starlette.responses import Response

import rascals
from rascals import words
from rascals.bots import names as bot_names
from rascals.server.doors.problems import Problem
from rascals.server.doors.rest.operations import API, JSON, Call, cached, operation
from rascals.server.wire import BoardInfo, GameInfo, OptionInfo, RulesPage
from rascals.table.messages import encode

LISTED = 12  # a range of more numbers than this is told by its ends alone


@operation("GET", API + "/games", list[GameInfo])
async def list_games(_call: Call) -> list[GameInfo]:
    """List the games, their options and their bots."""
    return list(_games())


@cache
def _games() -> tuple[GameInfo, ...]:
    return tuple(
        GameInfo(
            name=box.name,
            editions=list(box.editions),
            players=list(box.players),
            options=[_option(option) for option in box.options],
            bots=list(bot_names(box.name)),
            seats=sorted(box.seats),
            board=None if box.board is None else convert(box.board.json(), BoardInfo),
            changeable=list(box.components.changeable),
        )
        for box in rascals.games().values()
    )


def _option(option: rascals.Option) -> OptionInfo:
    lowest, highest = option.span or (None, None)
    choices = list(option.choices) if len(option.values) <= LISTED else []
    return OptionInfo(option.name, choices, option.default, lowest, highest, option.seats, list(option.editions))


@operation("GET", API + "/texts/{lang}", media="text/plain", errors=(404,))
async def texts(call: Call) -> Response:
    """Return all texts of a language as Fluent."""
    language = _language(call)
    return cached(call, words.source(language).encode(), "text/plain; charset=utf-8")


@operation("GET", API + "/games/{game}/rules/{lang}", RulesPage, errors=(404,))
async def rules_page(call: Call) -> Response:
    """Return the rules help of a game as HTML."""
    game = call.request.path_params["game"]
    if game not in rascals.games():
        raise Problem("not_found", "not-found")
    return cached(call, _rules_json(game, _language(call)), JSON)


def _language(call: Call) -> str:
    language = str(call.request.path_params["lang"])
    if language not in words.languages():
        raise Problem("not_found", "unknown-language", given=language, valid=", ".join(words.languages()))
    return language


@cache
def _rules_json(game: str, language: str) -> bytes:
    from markdown_it import MarkdownIt

    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    return encode(RulesPage(html=reader.render(words.rules(game, language))))
