"""The server itself: health, figures, and the description of this interface."""

from __future__ import annotations

from functools import cache
from typing import Any

from starlette.responses import Response

from rascals.server.doors.rest.openapi import document
from rascals.server.doors.rest.operations import JSON, Call, cached, operation
from rascals.server.metrics import CONTENT_TYPE
from rascals.server.wire import Health, PublicKey
from rascals.table.messages import encode


@operation("GET", "/healthz", Health, errors=(503,))
async def health(call: Call) -> Response:
    """Tell whether the server can do its work."""
    well = await call.service.store.healthy() and not call.service.stopping
    found = Health(
        status="ok" if well else "unwell",
        version=_version(),
        run=call.service.run,
        tables=len(call.service.rooms),
    )
    return Response(encode(found), 200 if well else 503, media_type=JSON)


@cache
def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("rascals")
    except PackageNotFoundError:
        return "0"


@operation("GET", "/.well-known/rascals.json", PublicKey)
async def public_key(call: Call) -> PublicKey:
    """Tell the key that this server signs saved games with."""
    return PublicKey(algorithm="Ed25519", key=(await call.service.signer()).public)


@operation("GET", "/metrics", media="text/plain")
async def metrics(call: Call) -> Response:
    """Return the server's figures for Prometheus."""
    return Response(call.service.measure(), media_type=CONTENT_TYPE)


@operation("GET", "/openapi.json", Any)
async def openapi(call: Call) -> Response:
    """Return this description of the API."""
    return await cached(call, document(), JSON)
