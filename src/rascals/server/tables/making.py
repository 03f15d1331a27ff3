"""Making a table: its game, the secret that seeds its random numbers, and the row that is stored."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import rascals
from rascals.bots import default
from rascals.core.game import Game
from rascals.server.guard.tokens import new_code
from rascals.server.store import TableRow
from rascals.server.tables.room import Room
from rascals.server.tables.rooms import Rooms
from rascals.server.wire import CreateTable, QuickGame
from rascals.table import Header, pack

ID = 20  # hexadecimal digits in the id of a table


async def new_table(
    rooms: Rooms,
    wanted: CreateTable | QuickGame,
    previous: Header | None = None,
    id: str | None = None,  # noqa: A002 - the header's name for it
) -> Room:
    """Make an empty table as requested; `RascalsError` for invalid options or components.

    `previous`: the header of the table of which this is a rematch; its changed components are kept. `id`: the new
    table's, a fresh one if none is given; `Conflict` if it exists.
    """
    game = chosen(wanted) if previous is None else chosen(wanted, previous.data)
    return await rooms.create(_row(id or new_id(rooms.context.cell), game, wanted, previous, rooms.clock()))


def new_id(cell: str, of: str | None = None) -> str:
    """Return an id for a table: of 20 hexadecimal digits that begin with a cell; a fresh one, or the one for a text."""
    digits = secrets.token_hex(10) if of is None else sha256(of.encode()).hexdigest()
    return f"{cell}{digits}"[:ID]


def _row(
    id: str,  # noqa: A002 - the header's name for it
    game: Game,
    wanted: CreateTable | QuickGame,
    previous: Header | None,
    at: int,
) -> TableRow:
    made = wanted if isinstance(wanted, CreateTable) else None
    secret, commitment = new_secret()
    header = Header(
        id=id,
        code=new_code(),
        game=game.name,
        players=game.players,
        options=dict(game.options),
        edition=game.edition,
        commitment=commitment,
        created=at,
        public=made is not None and made.public,
        clock=None if made is None else made.clock,
        spectators=made is None or made.spectators,
        standin=default(game.name),
        previous=None if previous is None else previous.id,
        data=dict(game.data),
        pause=wanted.pause,
        undo=made is None or made.undo,
        coach="agreed" if made is None else made.coach,
    )
    return new_row(header, secret)


def chosen(wanted: CreateTable | QuickGame, data: Mapping[str, Any] | None = None) -> Game:
    """Return the game that a request asks for; `RascalsError` if it is invalid. `data`: changed components, if read."""
    box = rascals.game(wanted.game).box
    if data is None and isinstance(wanted, CreateTable) and wanted.data:
        data = box.components.read_text(wanted.data)
    return Game.choose(box, wanted.players, wanted.edition, wanted.options, data)


def new_row(header: Header, secret: bytes) -> TableRow:
    """Return the row that is stored for a new table."""
    return TableRow(header.id, header.code, header.created, pack(header), secret)


def new_secret() -> tuple[bytes, str]:
    """Return a fresh 256-bit secret that seeds all chance at a table, and its SHA-256, the commitment."""
    secret = secrets.token_bytes(32)
    return secret, sha256(secret).hexdigest()
