"""Operating the server: health, signing key, metrics, and the description of this interface."""

from __future__ import annotations

from functools import cache
from typing import Any

from starlette.responses import Response

from rascals.server import wire
from rascals.server.api.compression import packed
from rascals.server.api.problems import Problem
from rascals.server.api.rest.openapi import document
from rascals.server.api.rest.operations import JSON, Call, operation
from rascals.server.api.service import offered
from rascals.server.guard import origins
from rascals.table.messages import encode


@operation("GET", "/healthz", answer=wire.Health, errors=(503,))
async def health(call: Call) -> Response:
    """Return whether the server can do its work."""
    service = call.service
    well = await service.store.healthy() and not service.stopping
    found = wire.Health("ok" if well else "unwell", _version(), service.run, len(service.actors))
    return Response(encode(found), 200 if well else 503, media_type=JSON)


@cache
def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("rascals-core")
    except PackageNotFoundError:
        return "0"


@operation("GET", "/.well-known/rascals.json", errors=(404,))
async def public_key(call: Call) -> wire.PublicKey:
    """Return the public key that verifies this server's saved games."""
    return wire.PublicKey(algorithm="Ed25519", key=offered(await call.service.signer()).public)


@operation("GET", "/metrics", media="text/plain", errors=(404,))
async def metrics(call: Call) -> Response:
    """Return the server's metrics for Prometheus, to this machine and the allowed networks."""
    if not origins.may_measure(call.request.scope, call.service.settings):
        raise Problem("not_found", "not-found")
    return Response(offered(call.service.measure()), media_type=call.service.metrics.media)


@operation("GET", "/openapi.json", answer=Any)
async def openapi(call: Call) -> Response:
    """Return this description of the API."""
    return await packed(call.request, document(call.service.settings.base_path), JSON)
