"""Creating a table: its game, the secret that seeds its random numbers, and the row that is stored."""

from __future__ import annotations

import secrets
from hashlib import sha256

import rascals
from rascals.bots import default
from rascals.core.game import Game
from rascals.server.guard.tokens import new_code
from rascals.server.store import TableRow
from rascals.server.tables.table_actor import TableActor
from rascals.server.tables.table_actors import TableActors
from rascals.server.wire import CreateTable, QuickGame
from rascals.table import Header, pack

ID = 20  # hexadecimal digits in the id of a table
ARRANGED = ("public", "clock", "spectators", "pause", "undo", "coach")  # what people choose besides the game itself


async def new_table(actors: TableActors, wanted: CreateTable | QuickGame) -> TableActor:
    """Create an empty table as requested; `RascalsError` for invalid options or components."""
    return await _made(actors, new_id(actors.context.cell), chosen(wanted), wanted)


async def same_table(actors: TableActors, before: Header, id: str) -> TableActor:  # noqa: A002 - the header's name for it
    """Create an empty table for the rematch of an earlier one; `Conflict` if there is one with this id."""
    game = Game.choose(
        rascals.game(before.game).definition, before.players, before.edition, before.options, before.data
    )
    return await _made(actors, id, game, before, previous=before.id)


def new_id(cell: str, of: str | None = None) -> str:
    """Return a table id: 20 hexadecimal digits that begin with a cell, random or derived from a text."""
    digits = secrets.token_hex(10) if of is None else sha256(of.encode()).hexdigest()
    return f"{cell}{digits}"[:ID]


async def _made(
    actors: TableActors,
    id: str,  # noqa: A002 - the header's name for it
    game: Game,
    like: CreateTable | QuickGame | Header,
    previous: str | None = None,
) -> TableActor:
    secret, commitment = new_secret()
    header = Header(
        id=id,
        code=new_code(),
        game=game.name,
        players=game.players,
        options=dict(game.options),
        edition=game.edition,
        commitment=commitment,
        created=actors.clock(),
        standin=default(game.name),
        previous=previous,
        data=dict(game.data),
        **{name: getattr(like, name) for name in ARRANGED if hasattr(like, name)},
    )
    return await actors.create(new_row(header, secret))


def chosen(wanted: CreateTable | QuickGame) -> Game:
    """Return the game that a request asks for; `RascalsError` if it is invalid."""
    definition = rascals.game(wanted.game).definition
    data = wanted.data if isinstance(wanted, CreateTable) else None
    changed = definition.components.read_text(data) if data else None
    return Game.choose(definition, wanted.players, wanted.edition, wanted.options, changed)


def new_row(header: Header, secret: bytes) -> TableRow:
    """Return the row that is stored for a new table."""
    return TableRow(header.id, header.code, header.created, pack(header), secret)


def new_secret() -> tuple[bytes, str]:
    """Return a fresh 256-bit secret that seeds all chance at a table, and its SHA-256, the commitment."""
    secret = secrets.token_bytes(32)
    return secret, sha256(secret).hexdigest()
