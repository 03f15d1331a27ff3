"""This machine's own address on its network."""

from __future__ import annotations

import socket

from rascals.server.settings import is_loopback


def own_address() -> str | None:
    """Return this machine's address on its network, as the system would choose it; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if is_loopback(found) else found
