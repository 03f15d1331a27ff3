"""The server that its owner runs: the application with all its features, on uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from starlette.applications import Starlette

from rascals.bots import Budget
from rascals.server import features, logs, processes
from rascals.server.api import sockets
from rascals.server.api.forwarding import NoPeers
from rascals.server.api.service import Extras, Service, steady_clock
from rascals.server.assembly import assemble, collect_seldom
from rascals.server.calling.mail import MailServer
from rascals.server.calling.push import PushServices, private_key
from rascals.server.guard.connections import protocols, raise_descriptors
from rascals.server.guard.gate import Gate
from rascals.server.guard.origins import is_proxy
from rascals.server.limits import Limits, network
from rascals.server.links import Links
from rascals.server.metrics import Metrics
from rascals.server.reachable import ANYWHERE
from rascals.server.settings import BadSetting, Settings, check_start
from rascals.server.store import Away, Store, StoreError
from rascals.server.store.sql import open_store
from rascals.server.tables.replays import Replays
from rascals.server.tables.thinking import Thinker
from rascals.signing import Signer

PING, PONG = 10.0, 20.0  # seconds between pings on a WebSocket, and until it counts as dead without a pong
FAREWELL = 1.0  # seconds for telling clients that the server shuts down


def create_app(
    settings: Settings,
    store: Store | None = None,
    clock: Callable[[], int] | None = None,
    thinker: Thinker | None = None,
    limits: Limits | None = None,
    gate: Gate | None = None,
) -> Starlette:
    """Create the application. `clock` gives milliseconds since 1970 and never goes back; tests replace these parts."""
    if gate is None:
        gate = Gate(raise_descriptors(), settings.connections, network, partial(is_proxy, settings=settings))
    metrics, clock = Metrics(), clock or steady_clock()
    budget = Budget(settings.bot_seconds, settings.bot_simulations)
    service = Service(
        settings=settings,
        store=store or open_store(settings.database, metrics.observe_store),
        limits=limits or Limits(rules=settings.limits),
        thinker=thinker or Thinker(settings.workers, processes.BotProcess, budget),
        clock=clock,
        metrics=metrics,
        extras=extras(settings, clock),
        replays=Replays(processes.for_replays),
        peers=NoPeers() if settings.sqlite_path else links_at(settings),
    )
    app = assemble(service, gate)
    app.state.gate = gate
    return app


def links_at(settings: Settings) -> Links:
    """Return the links to other servers, which listen at the settings' address, by default at the server's own host."""
    if settings.peer_address is not None:
        host, _, port = settings.peer_address.rpartition(":")
        return Links(host.strip("[]"), int(port))
    return Links(settings.host, 0, features.own_address() if settings.host in ANYWHERE else None)


def extras(settings: Settings, clock: Callable[[], int]) -> Extras:
    """Return the optional features of an owner's server that the settings enable."""
    push: PushServices | None = None
    if settings.push_key is not None:
        contact = settings.push_contact or settings.public_url or ""
        push = PushServices(private_key(settings.push_key), contact, settings.push_services, clock)
    return Extras(
        signer=Signer,
        sealing=features,
        push=push,
        mail=None if settings.mail_server is None else MailServer(settings.mail_server, settings.mail_from or ""),
        html=features.html,
        qr_code=features.qr_code,
        own_address=features.own_address,
    )


class Server(uvicorn.Server):
    """uvicorn's server, which says goodbye to clients before it closes connections; `ready`: see `make_server`."""

    def __init__(self, config: uvicorn.Config, service: Service, ready: Callable[[int], None] | None = None) -> None:
        super().__init__(config)
        self._service, self._ready = service, ready

    async def serve(self, sockets: list[Any] | None = None) -> None:
        """Open the store, so that an error there is reported as one line (`StoreError`), then serve.

        If the database only does not answer yet, the application's lifespan tries again.
        """
        with contextlib.suppress(Away):
            await self._service.store.open()
        await super().serve(sockets)

    async def startup(self, sockets: list[Any] | None = None) -> None:
        """Start listening, then call `ready`."""
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready(int(self.servers[0].sockets[0].getsockname()[1]))

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        """Say goodbye to the clients, then stop."""
        self._service.stopping = True
        with contextlib.suppress(StoreError):
            await self._service.registry.hand_over()
        self._service.registry.say_goodbye()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._service.registry.empty(), FAREWELL)
        await super().shutdown(sockets)


def make_server(app: Starlette, ready: Callable[[int], None] | None = None) -> Server:
    """Return the server for an application of `create_app`; `ready` is called with the port once it listens."""
    service: Service = app.state.service
    http, websockets = protocols(app.state.gate)
    config = uvicorn.Config(
        app,
        http=http,
        ws=websockets,
        host=service.settings.host,
        port=service.settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=sockets.FRAME,
        ws_per_message_deflate=False,  # it costs some 40 KiB for each connection, and saves 2 to 9 KiB a message
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        timeout_graceful_shutdown=5,
    )
    return Server(config, service, ready)


def serve(settings: Settings, ready: Callable[[int], None] | None = None) -> None:
    """Run the server until it is stopped; `BadSetting` if it cannot start. `ready`: see `make_server`."""
    check_start(settings)
    logs.configure(settings)
    try:
        server = make_server(create_app(settings), ready)
        collect_seldom()
        server.run()
    except StoreError as error:
        raise BadSetting(str(error)) from error
