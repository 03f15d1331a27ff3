"""What a page's URL reveals to people without a seat: the table of a code, and the preview of a link.

Previews are what chat programs show for a link. The preview of an invitation reveals what `GET /codes/{code}` does,
with the same limit on wrong guesses; that of a table or a replay, only the game's name.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from starlette.requests import Request

import rascals
from rascals import words
from rascals.server.api.problems import Problem
from rascals.server.errors import StoreError
from rascals.server.guard import origins, tokens
from rascals.server.guard.origins import embedded
from rascals.server.guard.requests import Invalid
from rascals.server.reachable import USUAL_PORT, network_url
from rascals.server.settings import is_loopback
from rascals.server.store import Elsewhere

if TYPE_CHECKING:
    from rascals.server.api.service import Service
    from rascals.table.messages import TableInfo

# Games with a preview picture, made by tools/previews.py.
PICTURED = ("felicity", "goodcritters", "goons", "heist")


@dataclass(frozen=True)
class LinkPreview:
    """The preview of a link: a title and a sentence, as plain text, and the game that it leads to, if any."""

    title: str
    sentence: str
    game: str | None = None

    @property
    def picture(self) -> str:
        """The name of its picture in the web app's folder `previews`."""
        return self.game if self.game in PICTURED else "rascals"


async def table_of_code(service: Service, ip: str, code: str) -> str:
    """Return the id of the table with a code; wrong guesses count towards a limit, right ones do not."""
    async with service.guessing:
        service.check("join_guesses", ip)
        found = await service.store.by_code(code)
        actor = None
        if found is not None:
            with suppress(Elsewhere):  # its owner checks again
                actor = await service.actor(found)
        if found is None or (actor is not None and actor.table.code != code):
            service.limit("join_guesses", ip)
            raise Problem("not_found", "no-code", given=code)
    return found


def others_address(service: Service, request: Request) -> str | None:
    """Return the URL by which others reach the server, without a slash at its end.

    None if it is unknown, or if the client came by a URL that others may use as well. Only programs on this machine get
    its address in the network: anybody can forge the `Host` header, and requests through a proxy come from elsewhere.
    """
    if not (_is_here(service, request) or service.settings.public_url):
        return None
    found = network_url(service.settings, served_port(request), service.extras.own_address)
    return None if found is None else found.rstrip("/")


def _is_here(service: Service, request: Request) -> bool:
    """Return whether a request comes from this machine, to an address that only this machine can reach."""
    return is_loopback(request.url.hostname or "") and origins.is_here(request.scope, service.settings)


def served_port(request: Request) -> int:
    """Return the port on which a request came in."""
    _, port = request.scope.get("server") or (None, None)
    return USUAL_PORT if port is None else port


async def preview_of(request: Request, service: Service | None, language: str) -> LinkPreview:
    """Return the preview of a page's URL; that of Rascals itself if it leads nowhere, or to a game without texts."""
    speech = words.Words(language)
    kind, _, name = request.url.path.strip("/").partition("/")
    try:
        if kind == "rules" and name in rascals.games():
            return _of_game(speech, name, speech.text(name))
        if service is not None and name and kind in _KINDS and not embedded(request.scope):
            service.limit("requests", service.ip(request))
            return await _KINDS[kind](request, service, speech, name)
    except (Problem, StoreError, Invalid, words.MissingText):
        pass
    return LinkPreview(speech.text("rascals"), speech.text("rascals-tagline"))


def _of_game(speech: words.Words, game: str, title: str) -> LinkPreview:
    return LinkPreview(title, speech.text(f"{game}-tagline"), game)


async def _invitation(request: Request, service: Service, speech: words.Words, code: str) -> LinkPreview:
    ip = service.ip(request)
    actor = await service.seen(await table_of_code(service, ip, tokens.clean_code(code)))
    table = actor.table.info(invited=True)
    game = speech.text(table.game)
    host = next((seat.name for seat in table.seats if seat.host and seat.name), None)
    title = speech.text("invitation-game", name=host, game=game) if host else game
    sentences = [_standing(speech, table), _options(speech, table), speech.text(f"{table.game}-tagline")]
    return LinkPreview(title, " ".join(filter(None, sentences)), table.game)


def _standing(speech: words.Words, table: TableInfo) -> str:
    """Return a sentence: that the game has begun or is over, else the numbers of players and of free seats."""
    if table.status != "open":
        return speech.text("invitation-over" if table.status == "over" else "invitation-begun")
    free = sum(seat.kind == "open" for seat in table.seats)
    return speech.text("invitation-seats", players=table.players, free=free) + "."


def _options(speech: words.Words, table: TableInfo) -> str:
    """Return a sentence with the options that differ from the default, each with its choice; empty if none does."""
    game, changes = table.game, []
    for option in rascals.games()[game].options_of(table.edition):
        choice = table.options.get(option.name, option.default)
        if choice != option.default:
            label, value = speech.option(game, option.name), speech.option(game, option.name, choice)
            changes.append(speech.text("label-value", label=label, value=value))
    if not changes:
        return ""
    return speech.text("label-value", label=speech.text("invitation-changed"), value="; ".join(changes)) + "."


async def _seen(_request: Request, service: Service, speech: words.Words, table: str, what: str) -> LinkPreview:
    """Return the preview of a page that shows a table; `what`: the id of its title's text."""
    game = (await service.seen(table)).table.header.game
    return _of_game(speech, game, speech.text(what, game=speech.text(game)))


_KINDS: dict[str, Callable[..., Awaitable[LinkPreview]]] = {
    "j": _invitation,
    "t": partial(_seen, what="invitation-watch"),
    "r": partial(_seen, what="invitation-replay"),
}
