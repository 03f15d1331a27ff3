"""Whether a request is another site's doing.

A page elsewhere must not act with a visitor's cookies. `check_origin` refuses unsafe requests and WebSocket handshakes
that a browser says come from another site (``Sec-Fetch-Site``), or whose ``Origin`` is not the server's own. Programs
send neither header and prove themselves by a bearer token, which no other site can have. Safe requests change nothing
and may come from anywhere, but not from another site's page by itself: what it embeds as a picture, a frame or a script
would be spent of what its visitor may ask, and guess codes in the visitor's name. A server on this machine only also
insists on a local ``Host``, so that a foreign name that is made to point here gains nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from rascals.server.guard.request_headers import header
from rascals.server.settings import Settings, is_loopback


def check_origin(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Whether a request or WebSocket handshake (its scope, or Starlette's object) is not another site's.

    Safe methods (GET, HEAD, OPTIONS) change nothing and are let through unless they are `embedded`; see the module.
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
    return _same_origin(origin, header(scope, "host") or "", settings)


def embedded(scope: Mapping[str, Any]) -> bool:
    """Whether a browser says that the page of another site asks by itself, and not its reader, who follows a link."""
    return (
        header(scope, "sec-fetch-site") in {"cross-site", "same-site"} and header(scope, "sec-fetch-dest") != "document"
    )


def _same_origin(origin: str, host: str, settings: Settings) -> bool:
    if settings.public_url and origin.lower() == settings.public_url.rstrip("/").lower():
        return True
    try:
        parts, served = urlsplit(origin), urlsplit(f"//{host}")
        same = parts.scheme in {"http", "https"} and parts.netloc.lower() == host.lower() != ""
    except ValueError:
        return False
    return same and (not settings.loopback or is_loopback(served.hostname or ""))
