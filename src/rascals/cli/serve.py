"""`rascals serve`: start the server, print its addresses, open the browser."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated, Any

import typer

import rascals
from rascals.bots.guests import VARIABLE, named
from rascals.bots.registry import guests_of
from rascals.cli.desk import Desk
from rascals.cli.here import look_here
from rascals.cli.setup import split_names
from rascals.core.untrusted_text import shown

if TYPE_CHECKING:
    from rascals.server.settings import Settings

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
Guests = Annotated[
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
    guests: Guests = None,
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
    add_guests(guests)
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


def add_guests(given: str | None) -> None:
    """Let tables choose further bots by name; BadOption for the first that cannot be used.

    The environment tells the processes in which bots think.
    """
    entries = split_names(given)
    if entries:
        look_here()
        os.environ[VARIABLE] = ",".join(filter(None, [os.environ.get(VARIABLE), *entries]))
        added = named(",".join(entries))
        for game in rascals.games():
            for broken in guests_of(game).broken:
                if broken.source in added:
                    raise broken.problem


def serve_and_open(desk: Desk) -> None:
    """Do what `rascals` alone does: serve on this machine and open the browser."""
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
            # Starting a browser may take long; do not block the server.
            threading.Thread(target=webbrowser.open, args=(local_url(settings, port),), daemon=True).start()

    with contextlib.suppress(KeyboardInterrupt):  # the way to stop, not a failure
        serve_until_stopped(settings, ready)


def check_port(desk: Desk, host: str, port: int) -> None:
    """Refuse a port that is taken, before the server starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if sys.platform == "win32":  # where a port can be bound while another program listens on it
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            desk.fail("port", port=str(port), host=host)


def announce(desk: Desk, settings: Settings, port: int) -> None:
    """Print the server's address, how others reach it, and how to stop it."""
    from rascals.server import network_address, reachable

    desk.show(desk.text("serve-address", url=reachable.local_url(settings, port)))
    if reachable.is_alone(settings):
        desk.show(desk.text("serve-alone", command=reachable.command_for_others(port)))
    else:
        network = (
            reachable.network_url(settings, port, network_address.own_address)
            or f"http://{socket.gethostname()}:{port}/"
        )
        desk.show(desk.text("serve-network", url=network))
    desk.show(desk.text("serve-stop"))
    sys.stdout.flush()
