"""Where a request comes from: the client's address behind trusted proxies, and whether another site's page made it."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from rascals.server.guard.requests import header, words
from rascals.server.limits import ip_address
from rascals.server.settings import Settings, is_loopback

# ---------------------------------------------------------------- addresses
# The client's address and whether it uses https; the headers of proxies count only if the proxies are trusted.


def client_ip(scope: Mapping[str, Any], settings: Settings) -> str:
    """Return the client's address, behind any trusted proxies.

    ``X-Forwarded-For``, all its lines as one list, is read from the right: each trusted proxy vouches only for the
    entry to its left.
    """
    peer = ip_address(scope["client"][0]) if scope.get("client") else None
    if peer is None:
        return "unknown"
    chain = words(scope, "x-forwarded-for")
    while _trusted(peer, settings) and chain:
        before = ip_address(chain.pop())
        if before is None:
            break
        peer = before
    return str(peer)


def is_proxy(address: str, settings: Settings) -> bool:
    """Return whether an address is that of a trusted proxy."""
    ip = ip_address(address)
    return ip is not None and _trusted(ip, settings)


def is_here(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Return whether the client is a program on this machine, and not a proxy that forwards for somebody else."""
    peer = ip_address(client_ip(scope, settings))
    forwarded = bool(words(scope, "x-forwarded-for"))
    return peer is not None and peer.is_loopback and not forwarded


def may_measure(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Return whether the client may read the server's metrics: this machine, and the networks in the settings.

    The metrics also count what others at a table must not learn: that somebody whispers, asks the coach or sets a
    conditional move.
    """
    peer = ip_address(client_ip(scope, settings))
    return is_here(scope, settings) or (peer is not None and any(peer in network for network in settings.metrics_from))


def is_secure(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Return whether the client uses https; then cookies are marked Secure."""
    if settings.secure or scope.get("scheme") in {"https", "wss"}:
        return True
    peer = ip_address(scope["client"][0]) if scope.get("client") else None
    return peer is not None and _trusted(peer, settings) and words(scope, "x-forwarded-proto")[-1:] == ["https"]


def _trusted(ip: ipaddress.IPv4Address | ipaddress.IPv6Address, settings: Settings) -> bool:
    return any(ip in network for network in settings.trusted_proxies)


# ---------------------------------------------------------------- origins
# Protection against cross-site request forgery (CSRF): whether a request was made by another site.
#
# A page of another site must not act with a visitor's cookies. `check_origin` refuses unsafe requests and WebSocket
# handshakes that come from another site according to the browser (``Sec-Fetch-Site``), or whose ``Origin`` is not the
# server's own. Programs send neither header and authenticate with a bearer token, which no other site can have. Safe
# requests change nothing and may come from anywhere, unless another site's page makes them by itself (an embedded
# picture, frame or script): those would use up the visitor's rate limits, and could guess codes in the visitor's
# name. A server that only this machine reaches also insists on a local ``Host``, against DNS rebinding.


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
