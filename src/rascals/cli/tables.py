"""`rascals tables`: the tables in a server's database, which are broken, and their games up to the damage."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rascals.cli.desk import Desk, UserFault
from rascals.cli.parameters import Json
from rascals.cli.serve import Database
from rascals.core.writing import write_file

if TYPE_CHECKING:
    from rascals.server.store import Damaged, TableRow
    from rascals.server.store.sql import SqlStore

Broken = Annotated[
    bool,
    typer.Option("--broken", help="Only the tables that are damaged, finished or not. Exit code 1 if there are any."),
]
Folder = Annotated[
    Path | None, typer.Option("--save-games", metavar="FOLDER", file_okay=False, help="Save every game in this folder.")
]
DAMAGE = {
    "header": "its header cannot be read",
    "secret": "its secret is not the one committed to",
    "game": "its game is not installed here",
    "gap": "entry {n} is missing",
    "entry": "entry {n} does not hold",
    "tail": "its end is lost, from entry {n}",
}


def tables(
    context: typer.Context,
    broken: Broken = False,
    folder: Folder = None,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """List the tables that a server keeps, and which of them are damaged.

    Examples:
    rascals tables
        the tables in play, also while the server runs
    rascals tables --broken --save-games rescued
        what is damaged, and its games up to the last line that holds; exit code 1 if there are any
    """
    from rascals.server.settings import read_settings
    from rascals.server.store import StoreError

    desk: Desk = context.obj
    settings = read_settings({"database": database})
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    try:
        found = asyncio.run(_looked(settings.database, folder, broken=broken))
    except StoreError as error:
        raise UserFault(f"The database cannot be looked at: {error}.") from error
    if as_json:
        desk.show_json(found)
    else:
        _show(desk, found, broken=broken)
    if broken and found:
        raise typer.Exit(1)


async def _looked(database: str, folder: Path | None, *, broken: bool) -> list[dict[str, Any]]:
    """Return the tables of a database as JSON-ready data; read only, also while a server uses it."""
    from rascals.server.store.opening import open_store

    store = open_store(database)
    await store.open_to_read()
    try:
        found = [await _table(store, row) for row in await store.tables(live=not broken)]
        if broken:
            found = [table for table in found if table["damage"] is not None]
            known = {table["id"] for table in found}
            lost = [damage for damage in await store.cut_short() if damage.table not in known]
            found += [_described(damage.table, damage) for damage in lost]
        if folder is not None:
            for table in found:
                table["saved"] = await _save(store, table["id"], folder)
    finally:
        await store.close()
    return found


async def _table(store: SqlStore, row: TableRow) -> dict[str, Any]:
    from rascals.server.store import Damaged
    from rascals.server.tables.reading import read_head, read_table

    game = players = damage = None
    try:
        header = read_head(row)
        game, players = header.game, header.players
        await read_table(store, row)
    except Damaged as error:
        damage = error
    return _described(row.id, damage) | {"game": game, "players": players, "created": row.created}


def _described(table: str, damage: Damaged | None) -> dict[str, Any]:
    """Return a table as JSON-ready data with only its damage filled in."""
    told = None if damage is None else {"kind": damage.kind, "n": damage.n}
    return {"id": table, "game": None, "players": None, "created": None, "damage": told, "saved": None}


async def _save(store: SqlStore, table: str, folder: Path) -> str | None:
    """Save a table's game up to any damage; return the file, None if there is nothing to save."""
    from rascals.server.tables.reading import saved_so_far

    text = await saved_so_far(store, table)
    if text is None:
        return None
    file = folder / f"{table}.jsonl"
    write_file(file, text)
    return str(file)


def _show(desk: Desk, found: list[dict[str, Any]], *, broken: bool) -> None:
    """Print the tables, one per row."""
    if not found:
        desk.show("Every table holds." if broken else "No table is in play.")
        return
    from rich.table import Table

    shown = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for column in ("Table id", "Game", "Players", "Made (UTC)", "State"):
        shown.add_column(column, overflow="fold", no_wrap=column == "Table id")
    for table in found:
        shown.add_row(*_cells(table))
    desk.console.print(shown)
    if broken and not any(table["saved"] for table in found):
        desk.console.print(
            "\n“rascals tables --broken --save-games FOLDER” saves their games up to the last line that holds."
        )


def _cells(table: dict[str, Any]) -> tuple[str, str, str, str, str]:
    damage, created = table["damage"], table["created"]
    made = "–" if created is None else f"{datetime.fromtimestamp(created / 1000, UTC):%Y-%m-%d %H:%M}"
    state = "holds"
    if damage is not None:
        state = DAMAGE[damage["kind"]].format(n=damage["n"])
    state += f" → {table['saved']}" if table["saved"] else ""
    return table["id"], table["game"] or "–", str(table["players"] or "–"), made, state
