"""The client's address and whether it uses https; the headers of proxies count only if the proxies are trusted."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Any

from rascals.server.guard.request_headers import words
from rascals.server.settings import Settings


def client_ip(scope: Mapping[str, Any], settings: Settings) -> str:
    """Return the client's address, behind any trusted proxies.

    ``X-Forwarded-For``, all its lines as one list, is read from the right: each trusted proxy vouches only for the
    entry to its left.
    """
    peer = _address(scope["client"][0]) if scope.get("client") else None
    if peer is None:
        return "unknown"
    chain = words(scope, "x-forwarded-for")
    while _trusted(peer, settings) and chain:
        before = _address(chain.pop())
        if before is None:
            break
        peer = before
    return str(peer)


def is_proxy(address: str, settings: Settings) -> bool:
    """Return whether an address is that of a trusted proxy."""
    ip = _address(address)
    return ip is not None and _trusted(ip, settings)


def is_here(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Return whether the client is a program on this machine, and not a proxy here for somebody else."""
    peer = _address(client_ip(scope, settings))
    forwarded = bool(words(scope, "x-forwarded-for"))
    return peer is not None and peer.is_loopback and not forwarded


def may_measure(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Return whether the client may read the server's metrics: this machine, and the networks in the settings.

    The metrics also count what others at a table must not learn: that somebody whispers, asks the coach or sets a
    conditional move.
    """
    peer = _address(client_ip(scope, settings))
    return is_here(scope, settings) or (peer is not None and any(peer in network for network in settings.metrics_from))


def is_secure(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Return whether the client uses https; then cookies are marked Secure."""
    if settings.secure or scope.get("scheme") in {"https", "wss"}:
        return True
    peer = _address(scope["client"][0]) if scope.get("client") else None
    return peer is not None and _trusted(peer, settings) and words(scope, "x-forwarded-proto")[-1:] == ["https"]


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        ip = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
    return mapped or ip


def _trusted(ip: ipaddress.IPv4Address | ipaddress.IPv6Address, settings: Settings) -> bool:
    return any(ip in network for network in settings.trusted_proxies)
