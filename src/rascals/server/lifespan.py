"""The server's lifespan: the store opened, the tables brought back, background tasks, and an orderly shutdown."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from starlette.applications import Starlette
from starlette.types import ASGIApp

from rascals.server import garbage
from rascals.server.doors.forwarding import among_servers
from rascals.server.doors.service import Service
from rascals.server.loggers import logger
from rascals.server.retries import persist
from rascals.server.store import Away, StoreError

DAY = 86_400.0
UNUSED_LINKS = 400 * 86_400_000  # milliseconds after which a secret link that nobody opens is forgotten

log = logger("rascals.server")


@contextlib.asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Run the background tasks while the application runs, then shut down in order.

    If the database is away at the start, it is retried until it answers; meanwhile the server listens, and answers
    that it is not available.
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
        await service.house.close()
        await service.peers.stop()
        service.analyses.close()
        await service.notifier.close()
        service.thinker.close()
        service.replays.close()
        await service.store.close()


async def _open(service: Service, answers: ASGIApp) -> None:
    """Open the store, unless `Server` has opened it, and begin to listen to the other servers.

    `answers` answers what they pass on.
    """
    if not service.store.is_open:
        await service.store.open()
    await _forget(service)  # before any table is read
    await _sign(service)
    await service.house.others.open()
    await service.peers.start(answers, service.store.leases, service.house.others.look)


async def _work_later(service: Service, begin: Callable[[], Awaitable[None]]) -> None:
    await persist(begin, "database away")
    await _work(service)


async def _work(service: Service) -> None:
    """Run the background tasks for as long as the server runs; a task that fails is restarted."""
    rooms = service.rooms
    tasks = (
        rooms.keep_loaded,
        rooms.keep_sweeping,
        service.house.others.keep,
        service.notifier.keep_sending,
        partial(_forget_daily, service),
        partial(garbage.keep_collecting, lambda: service.streams_ended),
    )
    await asyncio.gather(*(persist(task, "background task failed") for task in tasks))


async def _forget(service: Service) -> None:
    """Delete old talk, addresses that are no longer used for notifications, and secret links long unused."""
    try:
        await service.store.forget_chat(service.clock() - service.settings.retention_days * int(DAY * 1000))
        await service.notifier.forget()
        await service.store.keyrings.purge(service.clock() - UNUSED_LINKS)
    except StoreError:
        log.exception("talk not forgotten")


async def _sign(service: Service) -> None:
    """Load or make the signing key now, so that no download of a saved game has to write to the database."""
    try:
        await service.signer()
    except Away:
        raise
    except StoreError:  # such as a full disk: games can be played without the key, which is then made when needed
        log.exception("no key to sign with")


async def _forget_daily(service: Service) -> None:
    """Once a day, delete what is not to be kept."""
    while True:
        await asyncio.sleep(DAY)
        await _forget(service)
