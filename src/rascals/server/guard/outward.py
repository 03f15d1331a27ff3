"""Where the server itself may connect to, when somebody else names the address: push services, and nothing inside.

An address is refused by its form first (https, a host that is a known push service, no name and password, no port of
its own), and again by what its name means when it is used: none of this network. The connection goes to the very
address that was looked at, so that a name cannot mean another one a moment later.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

from rascals.server.guard.refusal import Invalid

LONGEST = 1_000  # characters of an endpoint


@dataclass(frozen=True)
class Endpoint:
    """An address that may be asked: its parts, and whether it may lie in a network of one's own."""

    host: str
    port: int
    path: str
    inside: bool

    @property
    def origin(self) -> str:
        """Its scheme, host and port as browsers write them."""
        return f"https://{self.host}" + ("" if self.port == 443 else f":{self.port}")


class Inside(OSError):
    """A name that means an address of this network."""


def endpoint(url: str, services: Sequence[str]) -> Endpoint:
    """Return the parts of a push service's address; `Invalid` if it is none of `services`.

    A service is a host, `*.HOST` for all below it, or `HOST:PORT` for one of the owner's, which alone may lie inside.
    """
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        raise _refused() from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or parts.scheme != "https" or "@" in parts.netloc or parts.fragment or not host:
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


async def resolved(place: Endpoint) -> str:
    """Return the address that a name means now; `Inside` where that is one of this network, `OSError` for none."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]) for info in found]
    if not addresses or not (place.inside or all(map(outside, addresses))):
        raise Inside("the name means an address of this network")
    return addresses[0]


def outside(address: str) -> bool:
    """Whether an address lies in the open network, and in no network of somebody's own."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        within = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        ip = within or ip
        if isinstance(ip, ipaddress.IPv6Address) and ip in _NAT64:
            ip = ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF)
    return ip.is_global and not ip.is_multicast


_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
