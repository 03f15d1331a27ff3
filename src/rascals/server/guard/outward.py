"""Protection against server-side request forgery (SSRF): an allow-list of push services, nothing inside the network.

A URL is checked first by its form (https, the host of a known push service, no user name or password, the standard
port), and again when it is used: its host must not resolve to an address inside this network. The connection goes to
the same address that was checked, so the name cannot resolve to another one a moment later.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

from rascals.server.guard.requests import Invalid

LONGEST = 1_000  # characters of an endpoint
_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
HOST = re.compile(rf"{_LABEL}(?:\.{_LABEL})*")


@dataclass(frozen=True)
class Endpoint:
    """The parts of a push service's URL; `inside`: whether its address may be inside this network."""

    host: str
    port: int
    path: str
    inside: bool

    @property
    def origin(self) -> str:
        """Its origin (scheme, host and port) as browsers write it."""
        return f"https://{self.host}" + ("" if self.port == 443 else f":{self.port}")


class InsideAddress(OSError):
    """A host name resolves to an address inside this network."""


def endpoint(url: str, services: Sequence[str]) -> Endpoint:
    """Return the parts of a push service's URL; `Invalid` if it is not one of `services`.

    A service is a host, `*.HOST` for all its subdomains, or `HOST:PORT` for the operator's own, which may be inside.
    """
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        raise _refused() from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or parts.scheme != "https" or "@" in parts.netloc or parts.fragment or not HOST.fullmatch(host):
        raise _refused()
    own = f"{host}:{port}" in services
    if not own and (port not in {None, 443} or not any(_is(host, service) for service in services)):
        raise _refused()
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(host, port or 443, path, own)


def _is(host: str, service: str) -> bool:
    return host.endswith(service[1:]) if service.startswith("*.") else host == service


def _refused() -> Invalid:
    return Invalid("error-push-endpoint", "this is not the https address of a push service that the server knows")


async def resolved(endpoint: Endpoint) -> str:
    """Return an address of the host; `InsideAddress` if one is inside this network, `OSError` if there is none."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]) for info in found]
    if not addresses or not (endpoint.inside or all(map(outside, addresses))):
        raise InsideAddress("the name resolves to an address inside this network")
    return addresses[0]


def outside(address: str) -> bool:
    """Return whether an address is in the public Internet, and not in a private network."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        within = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        ip = within or ip
        if isinstance(ip, ipaddress.IPv6Address) and ip in _NAT64:
            ip = ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF)
    return ip.is_global and not ip.is_multicast


_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
