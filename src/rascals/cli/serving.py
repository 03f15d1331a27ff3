"""The commands of operators: `serve`, `tables`, `push-keys`, `openapi` and `build-page`."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import rascals
from rascals.bots.plugins import VARIABLE, named
from rascals.bots.registry import plugins_of
from rascals.cli.desk import Desk, UserFault, counted
from rascals.cli.parameters import Json
from rascals.cli.setup import look_here, split_names
from rascals.core.errors import NoHome
from rascals.core.untrusted_text import shown
from rascals.core.user_files import write_file

if TYPE_CHECKING:
    from rascals.server.settings import Settings
    from rascals.server.store import Damaged, TableRow
    from rascals.server.store.sql import SqlStore

Host = Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="The address to listen on.")]
Port = Annotated[
    str | None, typer.Option("--port", metavar="PORT", help="The port to listen on; 0 takes any that is free.")
]
AllowRemote = Annotated[
    bool, typer.Option("--allow-remote", help="Let other machines connect; needed for a host that they can reach.")
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="Where tables and games are kept: sqlite:///FILE or postgresql://… Otherwise a file in your data folder.",
    ),
]
PublicUrl = Annotated[
    str | None,
    typer.Option("--public-url", metavar="URL", help="The address people use, if it differs from this machine’s own."),
]
PeerAddress = Annotated[
    str | None,
    typer.Option(
        "--peer-address", metavar="HOST:PORT", help="Where other servers on the same database reach this one."
    ),
]
TrustedProxies = Annotated[
    str | None,
    typer.Option(
        "--trusted-proxies",
        metavar="NETWORK,…",
        help="Networks of proxies in front of the server, with commas between them.",
    ),
]
BotDelay = Annotated[
    str | None, typer.Option("--bot-delay", metavar="SECONDS", help="How many seconds a bot seems to think.")
]
Open = Annotated[bool, typer.Option("--open", help="Open the browser as soon as the server is ready.")]
Plugins = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="BOT,…",
        help="Bots of your own that tables may choose by name: module:Class, or game=module:BOTS.",
    ),
]
LogFormat = Annotated[
    str | None,
    typer.Option("--log-format", metavar="auto|json|console", help="How the log is written: json, console, or auto."),
]
LogLevel = Annotated[
    str | None,
    typer.Option(
        "--log-level", metavar="LEVEL", help="The least important messages to log: debug, info, warning or error."
    ),
]


def serve(
    context: typer.Context,
    host: Host = None,
    port: Port = None,
    open_browser: Open = False,
    allow_remote: AllowRemote = False,
    database: Database = None,
    public_url: PublicUrl = None,
    peer_address: PeerAddress = None,
    trusted_proxies: TrustedProxies = None,
    bot_delay: BotDelay = None,
    plugins: Plugins = None,
    log_format: LogFormat = None,
    log_level: LogLevel = None,
) -> None:
    """Serve the games to browsers, on this machine or for people on your network.

    Examples:
    rascals serve --open
        for you alone, the browser opens by itself
    rascals serve --host 0.0.0.0 --allow-remote
        for everybody on your network; the address to share is printed
    rascals serve --database postgresql://rascals@db/rascals --public-url https://play.example
        for the world, behind an https proxy
    """
    add_plugins(plugins)
    given = {
        "host": host,
        "port": port,
        "allow_remote": allow_remote or None,
        "database": database,
        "public_url": public_url,
        "peer_address": peer_address,
        "trusted_proxies": trusted_proxies,
        "bot_delay": bot_delay,
        "log_format": log_format,
        "log_level": log_level or quiet_level(),
    }
    start(context.obj, given, open_browser=open_browser)


def add_plugins(given: str | None) -> None:
    """Let tables choose further bots by name; BadOption for the first that cannot be used.

    The processes in which bots think learn of them from the environment.
    """
    entries = split_names(given)
    if entries:
        look_here()
        os.environ[VARIABLE] = ",".join(filter(None, [os.environ.get(VARIABLE), *entries]))
        added = named(",".join(entries))
        for game in rascals.games():
            for broken in plugins_of(game).broken:
                if broken.source in added:
                    raise broken.problem


def serve_and_open(desk: Desk) -> None:
    """Serve on this machine and open the browser, as `rascals` alone does."""
    start(desk, {"log_level": quiet_level()}, open_browser=True)


def quiet_level() -> str | None:
    """Return the log level if none is chosen: only warnings and errors on a terminal, else the default (None)."""
    return "warning" if sys.stderr.isatty() and "RASCALS_LOG_LEVEL" not in os.environ else None


def start(desk: Desk, given: dict[str, Any], *, open_browser: bool) -> None:
    """Check the settings and the port, then serve; print the addresses once the server is ready."""
    from rascals.server.app import serve as serve_until_stopped
    from rascals.server.reachable import local_url
    from rascals.server.settings import read_settings, warnings

    settings = read_settings(given)
    check_port(desk, settings.host, settings.port)
    for warning in warnings(settings):
        print(shown(desk.words.error(warning)), file=sys.stderr)

    def ready(port: int) -> None:
        announce(desk, settings, port)
        if open_browser:
            # Starting a browser may take long, so it must not block the server.
            threading.Thread(target=webbrowser.open, args=(local_url(settings, port),), daemon=True).start()

    with contextlib.suppress(KeyboardInterrupt):  # the usual way to stop, not a failure
        serve_until_stopped(settings, ready)


def check_port(desk: Desk, host: str, port: int) -> None:
    """Refuse a port that is taken, before the server starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if sys.platform == "win32":  # there a port can be bound while another program listens on it
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            desk.fail("port", port=str(port), host=host)


def announce(desk: Desk, settings: Settings, port: int) -> None:
    """Print the server's address, how others reach it, and how to stop it."""
    from rascals.server import features, reachable

    desk.show(desk.text("serve-address", url=reachable.local_url(settings, port)))
    if reachable.is_alone(settings):
        desk.show(desk.text("serve-alone", command=reachable.command_for_others(port)))
    else:
        network = (
            reachable.network_url(settings, port, features.own_address) or f"http://{socket.gethostname()}:{port}/"
        )
        desk.show(desk.text("serve-network", url=network))
    desk.show(desk.text("serve-stop"))
    sys.stdout.flush()


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
        raise UserFault(f"The database cannot be read: {error}.") from error
    if as_json:
        desk.show_json(found)
    else:
        _show(desk, found, broken=broken)
    if broken and found:
        raise typer.Exit(1)


async def _looked(database: str, folder: Path | None, *, broken: bool) -> list[dict[str, Any]]:
    """Return the tables of a database as JSON-ready data; it is only read, and a server may be using it."""
    from rascals.server.store.sql import open_store

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
    from rascals.server.tables.persistence import read_head, read_table

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
    found = None if damage is None else {"kind": damage.kind, "n": damage.n}
    return {"id": table, "game": None, "players": None, "created": None, "damage": found, "saved": None}


async def _save(store: SqlStore, table: str, folder: Path) -> str | None:
    """Save a table's game up to any damage; return the file, None if there is nothing to save."""
    from rascals.server.tables.persistence import saved_so_far

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
    desk.show_table(("Table id", "Game", "Players", "Made (UTC)", "State"), map(_cells, found))
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


def push_keys(context: typer.Context) -> None:
    """Make the key by which push services recognise your server.

    Examples:
    rascals push-keys >> rascals.env
        a line to set as environment variable of the server; whoever has it can push in its name
    """
    from rascals.server.calling.push import fresh_key

    desk: Desk = context.obj
    desk.show(f"RASCALS_PUSH_KEY={fresh_key()}")


def openapi(context: typer.Context) -> None:
    """Print the OpenAPI description of the server, for programs that talk to it.

    Examples:
    rascals openapi > openapi.json
        for code generators
    """
    from rascals.server.api.rest.openapi import document

    desk: Desk = context.obj
    desk.show_json(json.loads(document()))


PageFolder = Annotated[
    Path,
    typer.Argument(
        metavar="DIR", file_okay=False, help="The folder to make; if this command has made it before, it is replaced."
    ),
]
RuntimeFolder = Annotated[
    Path | None,
    typer.Option(
        "--runtime",
        metavar="FOLDER",
        file_okay=False,
        exists=True,
        help="A folder with the npm package and the wheel that run Python in a browser; otherwise they are fetched.",
    ),
]
STEPS = {
    "answers": "Preparing what is the same for everybody",
    "library": "Compiling",
    "files": "Compressing",
}


def build_page(context: typer.Context, page_folder: PageFolder, runtime_folder: RuntimeFolder = None) -> None:
    """Make a folder for any web space: all games, bots and lessons in the browser, without a server.

    Examples:
    rascals build-page site
        npm and pip bring Python for browsers, once; some 10 MB in all
    rascals build-page site --runtime downloads
        with the files they would bring, from a folder: nothing is fetched
    """
    from rascals.page.building import build_page as build
    from rascals.page.runtime import fetched, runtime

    desk: Desk = context.obj
    with desk.err.status("Fetching Python for browsers") as status:
        found = runtime(runtime_folder or fetched(runtime_cache()))
        sizes = build(page_folder, found, lambda what: status.update(STEPS[what]))
    whole, first = (f"{size / 1e6:,.1f}" for size in (sum(sizes.values()), first_visit(sizes)))
    made = f"{page_folder}: {counted(len(sizes), 'file')}, {whole} MB; Python and all it needs are {first} MB of these."
    desk.show(made)
    desk.show(
        f"Look at it with “python3 -m http.server --directory {page_folder} --bind 127.0.0.1”; "
        "put it on any web space that has https."
    )


def runtime_cache() -> Path:
    """Return the cache folder of the downloaded runtime."""
    from platformdirs import user_cache_path

    try:
        return user_cache_path("rascals") / "page"
    except RuntimeError:
        raise NoHome("there is no home folder; name a folder with --runtime") from None


def first_visit(sizes: Mapping[str, int]) -> int:
    """Return the bytes of the runtime and the worker, which every first visit loads, without the client's files."""
    return sum(size for path, size in sizes.items() if path.startswith(("runtime/", "anywhere/")))
