"""Where a request comes from, and whether it came by https; proxies are believed only where they are trusted."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Any

from rascals.server.guard.request_headers import words
from rascals.server.settings import Settings


def client_ip(scope: Mapping[str, Any], settings: Settings) -> str:
    """The address of the person at the other end; proxies are believed only where they are trusted.

    ``X-Forwarded-For``, all its lines as one list, is read from the right: each trusted proxy vouches for the entry
    left of it, and for no more.
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
    """Whether an address is that of a trusted proxy."""
    ip = _address(address)
    return ip is not None and _trusted(ip, settings)


def is_secure(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Whether the person came by https: then cookies are marked Secure."""
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
