"""The life of a server: the store opened, the tables brought back, what is done all the time, and the end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial

from starlette.applications import Starlette

from rascals.server import garbage
from rascals.server.doors.service import Service
from rascals.server.logs import logger
from rascals.server.patience import persist
from rascals.server.store import Away, StoreError

DAY = 86_400.0

log = logger("rascals.server")


@contextlib.asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Live as long as the application does.

    A database that is away at the start is tried again until it is there; the server listens meanwhile, and says that
    it cannot do its work.
    """
    service: Service = app.state.service
    try:
        await _open(service)
        life = asyncio.create_task(_work(service))
    except Away as error:
        log.warning("database away", exc_info=error)
        life = asyncio.create_task(_work_later(service))
    try:
        yield
    finally:
        service.stopping = True
        life.cancel()
        await asyncio.gather(life, return_exceptions=True)
        await service.house.close()
        service.analyses.close()
        service.thinker.close()
        service.replays.close()
        await service.store.close()


async def _open(service: Service) -> None:
    """Open the store, unless `Server` has already, and begin to hear the others."""
    if not service.store.is_open:
        await service.store.open()
    await _forget(service)  # before any table is read
    await _sign(service)
    await service.house.others.open()


async def _work_later(service: Service) -> None:
    await persist(partial(_open, service), "database away")
    await _work(service)


async def _work(service: Service) -> None:
    """Do all that is done as long as the server lives."""
    rooms = service.rooms
    duties = (
        rooms.keep_loaded(),
        rooms.keep_sweeping(),
        service.house.others.keep(),
        _forget_daily(service),
        garbage.keep_collecting(lambda: service.streams_ended),
    )
    await asyncio.gather(*duties, return_exceptions=True)  # none ends another


async def _forget(service: Service) -> None:
    """Forget old talk."""
    try:
        await service.store.forget_chat(service.clock() - service.settings.retention_days * int(DAY * 1000))
    except StoreError:
        log.exception("talk not forgotten")


async def _sign(service: Service) -> None:
    """Have a key to sign with from now on, so that handing out a saved game never needs a write."""
    try:
        await service.signer()
    except Away:
        raise
    except StoreError:  # a full disk: games are played nevertheless, and the key made when it is asked for
        log.exception("no key to sign with")


async def _forget_daily(service: Service) -> None:
    """Forget old talk once a day."""
    while True:
        await asyncio.sleep(DAY)
        await _forget(service)
