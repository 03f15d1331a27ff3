"""The ASGI application, put together from a server's parts wherever it runs, and its lifespan."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Scope

from rascals.server.api import rest, seat_proof, sockets
from rascals.server.api.forwarding import among_servers
from rascals.server.api.pages import WebApp
from rascals.server.api.problems import Problem, answer_problem
from rascals.server.api.service import Service
from rascals.server.background import persist
from rascals.server.guard.gate import Gate, KeptFree
from rascals.server.guard.middleware import BelowPath, BodyLimit, CarriedCookies, KnownHosts, SecurityHeaders
from rascals.server.loggers import logger
from rascals.server.store import Away, StoreError

# ---------------------------------------------------------------- garbage collection
# Scheduling Python's cyclic garbage collection: full collections are rare, because every player waits for one.
#
# By default Python makes a full collection whenever the number of long-lived objects has grown by a quarter. With a
# thousand clients that is every few seconds, takes 0.2 s each time, and finds nothing: tables in play leave no
# reference cycles behind; event streams do, when they end. The young generations are collected as usual, so what a
# request leaves behind is soon freed.

COLLECT_STREAMS = 1_000  # event streams ended since the last full collection: some tens of MiB
COLLECT_LONGEST = 60.0  # the most seconds between full collections, because evicted tables are reference cycles too
COLLECT_LOOK = 1.0  # seconds between checks whether a full collection is due
SELDOM = 1_000  # collections of the middle generation after which Python itself makes a full one


def collect_seldom() -> None:
    """Make full collections rare, and exclude from them all objects that exist now: the program itself."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, SELDOM)


async def keep_collecting(ended: Callable[[], int]) -> None:
    """For ever, make a full collection when many event streams have ended, or a long time has passed.

    `ended` returns the number of streams that have ended so far.
    """
    loop = asyncio.get_running_loop()
    known, last = ended(), loop.time()
    while True:
        await asyncio.sleep(COLLECT_LOOK)
        if ended() - known >= COLLECT_STREAMS or loop.time() - last >= COLLECT_LONGEST:
            gc.collect()
            known, last = ended(), loop.time()


# ---------------------------------------------------------------- lifespan
# The server's lifespan: opening the store, loading the tables, background tasks, and an orderly shutdown.

DAY = 86_400.0
UNUSED_LINKS = 400 * 86_400_000  # milliseconds after which a secret link that nobody opens is forgotten

log = logger("rascals.server")


@contextlib.asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Run the background tasks while the application runs, then shut down in order.

    If the database does not answer at the start, it is retried until it does; meanwhile the server answers that it is
    not available.
    """
    service: Service = app.state.service
    begin = partial(_open, service, among_servers(service, app.routes))
    try:
        await begin()
        life = asyncio.create_task(_work(service))
    except Away as error:
        log.warning("database away", exc_info=error)
        life = asyncio.create_task(_work_later(service, begin))
    try:
        yield
    finally:
        service.stopping = True
        life.cancel()
        await asyncio.gather(life, return_exceptions=True)
        await service.registry.close()
        await service.peers.stop()
        service.analyses.close()
        service.what_ifs.close()
        await service.notifier.close()
        service.thinker.close()
        service.replays.close()
        await service.store.close()


async def _open(service: Service, answers: ASGIApp) -> None:
    """Open the store, unless `Server` has opened it, and start listening to the other servers.

    `answers` answers what they forward.
    """
    if not service.store.is_open:
        await service.store.open()
    await _forget(service)  # before any table is read
    await _sign(service)
    await service.registry.others.open()
    await service.peers.start(answers, service.store.leases, service.registry.others.look)


async def _work_later(service: Service, begin: Callable[[], Awaitable[None]]) -> None:
    await persist(begin, "database away")
    await _work(service)


async def _work(service: Service) -> None:
    """Run the background tasks for as long as the server runs; a task that fails is restarted."""
    actors = service.actors
    tasks = (
        actors.keep_loaded,
        actors.keep_sweeping,
        service.registry.others.keep,
        service.notifier.keep_sending,
        partial(_forget_daily, service),
        partial(keep_collecting, lambda: service.streams_ended),
    )
    await asyncio.gather(*(persist(task, "background task failed") for task in tasks))


async def _forget(service: Service) -> None:
    """Delete old talk, addresses that are no longer used for notifications, and secret links long unused."""
    try:
        await service.store.forget_chat(service.clock() - service.settings.retention_days * int(DAY * 1000))
        await service.notifier.forget()
        await service.store.sign_in_links.purge(service.clock() - UNUSED_LINKS)
    except StoreError:
        log.exception("talk not forgotten")


async def _sign(service: Service) -> None:
    """Load or create the signing key now, so that no download of a saved game has to write to the database."""
    try:
        await service.signer()
    except Away:
        raise
    except StoreError:  # such as a full disk: games can be played without the key, which is then created when needed
        log.exception("no key to sign with")


async def _forget_daily(service: Service) -> None:
    """Once a day, delete what must not be kept."""
    while True:
        await asyncio.sleep(DAY)
        await _forget(service)


# ---------------------------------------------------------------- the application


def assemble(service: Service, gate: Gate | None = None) -> Starlette:
    """Return the application. `gate`: keeps connections free for players, if connections are limited."""
    base_path = service.settings.base_path

    def plays(scope: Scope) -> bool:
        return seat_proof.plays(HTTPConnection(scope), service.registry)

    app = Starlette(
        routes=[
            *[operation.route() for operation in rest.OPERATIONS],
            WebSocketRoute("/ws/v1/tables/{id}", sockets.endpoint),
        ],
        middleware=[
            Middleware(SecurityHeaders, settings=service.settings),
            Middleware(KnownHosts, settings=service.settings),
            *([Middleware(BelowPath, base_path=base_path)] if base_path else []),
            Middleware(CarriedCookies),
            *([] if gate is None else [Middleware(KeptFree, gate=gate, plays=plays)]),
            Middleware(BodyLimit),
        ],
        exception_handlers={HTTPException: _answer_http, Exception: answer_problem},
        lifespan=lifespan,
    )
    app.router.default = WebApp(service=service)  # only for paths that no route matches
    app.router.redirect_slashes = False
    app.state.service = service
    return app


async def _answer_http(request: Request, error: Exception) -> Response:
    """Answer a request that the router refuses: unknown path, or unknown method."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    if status == 405:
        answer = await answer_problem(request, Problem("bad", "method"))
        answer.status_code = status
        answer.headers["allow"] = ", ".join(sorted(_methods(request)))
        return answer
    return await answer_problem(request, Problem("not_found", "not-found"))


def _methods(request: Request) -> set[str]:
    """Return the methods that a request's path supports, over all routes."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    known = [route.methods or set() for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return {method for methods in known for method in methods}
