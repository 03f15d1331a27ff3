"""Protection against cross-site request forgery (CSRF): whether a request was made by another site.

A page of another site must not act with a visitor's cookies. `check_origin` refuses unsafe requests and WebSocket
handshakes that come from another site according to the browser (``Sec-Fetch-Site``), or whose ``Origin`` is not the
server's own. Programs send neither header and authenticate with a bearer token, which no other site can have. Safe
requests change nothing and may come from anywhere, unless another site's page makes them by itself (an embedded
picture, frame or script): those would use up the visitor's rate limits, and could guess codes in the visitor's name. A
server that only this machine reaches also insists on a local ``Host``, against DNS rebinding.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from rascals.server.guard.addresses import is_secure
from rascals.server.guard.request_headers import header
from rascals.server.settings import Settings, is_loopback


def check_origin(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Return whether a request or WebSocket handshake (its scope, or Starlette's object) was not made by another site.

    Safe methods (GET, HEAD, OPTIONS) change nothing and are allowed, unless they are `embedded`; see the module.
    """
    if scope["type"] == "http" and scope["method"] in {"GET", "HEAD", "OPTIONS"}:
        return not embedded(scope)
    site, origin = header(scope, "sec-fetch-site"), header(scope, "origin")
    if site is None and origin is None:
        return True
    if site not in {None, "same-origin", "none"}:
        return False
    if origin is None:
        return bool(scope["type"] == "http")  # a browser always names the origin of a WebSocket
    return _same_origin(origin, scope, settings)


def embedded(scope: Mapping[str, Any]) -> bool:
    """Return whether, by the browser's headers, another site's page made the request by itself, not a followed link."""
    return (
        header(scope, "sec-fetch-site") in {"cross-site", "same-site"} and header(scope, "sec-fetch-dest") != "document"
    )


def _same_origin(origin: str, scope: Mapping[str, Any], settings: Settings) -> bool:
    """Return whether an origin (scheme, host, port) is the server's own; on this machine, http may stand for https."""
    if settings.origin and origin.lower() == settings.origin.lower():
        return True
    host = header(scope, "host") or ""
    try:
        parts, served = urlsplit(origin), urlsplit(f"//{host}")
        same = parts.netloc.lower() == host.lower() != ""
        local = is_loopback(served.hostname or "")
    except ValueError:
        return False
    schemes = {"https" if is_secure(scope, settings) else "http"} | ({"http"} if local else set())
    return same and parts.scheme in schemes and (local or not settings.loopback)
