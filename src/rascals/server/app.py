"""The server as an ASGI application, and how to run it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute

from rascals.bots import Budget
from rascals.server import garbage, logs
from rascals.server.doors import rest, seat_proof, sockets
from rascals.server.doors.pages import WebApp
from rascals.server.doors.problems import Problem, answer_problem
from rascals.server.doors.service import Service, steady_clock
from rascals.server.guard.addresses import is_proxy
from rascals.server.guard.answer_headers import SecurityHeaders
from rascals.server.guard.bodies import BodyLimit
from rascals.server.guard.connections import Gate, KeptFree, protocols, raise_descriptors
from rascals.server.guard.hosts import KnownHosts
from rascals.server.guard.limits import Limits, network
from rascals.server.lifespan import lifespan
from rascals.server.metrics import Metrics
from rascals.server.settings import BadSetting, Settings, check_start
from rascals.server.store import Away, Store, StoreError, open_store
from rascals.server.tables.thinking import Thinker

PING, PONG = 10.0, 20.0  # seconds between signs of life on a socket, and until a missing one means it is dead
FAREWELL = 1.0  # seconds for clients to be told that the server goes down

log = logs.logger("rascals.server")


def create_app(
    settings: Settings,
    store: Store | None = None,
    clock: Callable[[], int] | None = None,
    thinker: Thinker | None = None,
    limits: Limits | None = None,
    gate: Gate | None = None,
) -> Starlette:
    """Make the application. `clock` gives milliseconds since 1970 that never go back; tests give their own parts."""
    if gate is None:
        gate = Gate(raise_descriptors(), settings.connections, network, partial(is_proxy, settings=settings))
    metrics = Metrics()
    service = Service(
        settings=settings,
        store=store or open_store(settings.database, metrics.observe_store),
        limits=limits or Limits(rules=settings.limits),
        thinker=thinker or Thinker(settings.workers, budget=Budget(settings.bot_seconds, settings.bot_simulations)),
        clock=clock or steady_clock(),
        metrics=metrics,
    )
    app = Starlette(
        routes=[
            *[operation.route() for operation in rest.OPERATIONS],
            WebSocketRoute("/ws/v1/tables/{id}", sockets.endpoint),
        ],
        middleware=[
            Middleware(SecurityHeaders, settings=settings),
            Middleware(KnownHosts, settings=settings),
            Middleware(KeptFree, gate=gate, plays=lambda scope: seat_proof.plays(HTTPConnection(scope), service.house)),
            Middleware(BodyLimit),
        ],
        exception_handlers={HTTPException: _answer_http, Exception: answer_problem},
        lifespan=lifespan,
    )
    app.router.default = WebApp(service=service)  # after the methods of known paths have been looked at
    app.router.redirect_slashes = False
    app.state.service, app.state.gate = service, gate
    return app


async def _answer_http(request: Request, error: Exception) -> Response:
    """Answer for what the router refuses: no such path, no such method."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    if status == 405:
        answer = await answer_problem(request, Problem("bad", "method"))
        answer.status_code = status
        answer.headers["allow"] = ", ".join(sorted(_methods(request)))
        return answer
    return await answer_problem(request, Problem("not_found", "not-found"))


def _methods(request: Request) -> set[str]:
    """Return the methods that the path of a request has, whichever routes answer them."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    known = [route.methods or set() for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return {method for methods in known for method in methods}


class Server(uvicorn.Server):
    """uvicorn, but that clients are told before their connections close. `ready` is called once it listens."""

    def __init__(self, config: uvicorn.Config, service: Service, ready: Callable[[int], None] | None = None) -> None:
        super().__init__(config)
        self._service, self._ready = service, ready

    async def serve(self, sockets: list[Any] | None = None) -> None:
        """Open the store, so that what is wrong with it is said in one line, then serve; `StoreError`.

        One that is only away now is left to the application, which tries again.
        """
        with contextlib.suppress(Away):
            await self._service.store.open()
        await super().serve(sockets)

    async def startup(self, sockets: list[Any] | None = None) -> None:
        """Start to listen, and say so."""
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready(int(self.servers[0].sockets[0].getsockname()[1]))

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        """Say goodbye to the clients, then stop."""
        self._service.stopping = True
        self._service.house.say_goodbye()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._service.house.empty(), FAREWELL)
        await super().shutdown(sockets)


def make_server(app: Starlette, ready: Callable[[int], None] | None = None) -> Server:
    """Put an application of `create_app` behind a port, as its settings say; `ready` gets the port once it listens."""
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
        ws_per_message_deflate=False,  # some 40 KiB for each connection, to save two to nine of a message
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        timeout_graceful_shutdown=5,
    )
    return Server(config, service, ready)


def serve(settings: Settings, ready: Callable[[int], None] | None = None) -> None:
    """Run the server until it is told to stop. `ready` gets the port once it listens; `BadSetting` for a bad start."""
    check_start(settings)
    logs.configure(settings)
    try:
        server = make_server(create_app(settings), ready)
        garbage.begin()
        server.run()
    except StoreError as error:
        raise BadSetting(str(error)) from error
