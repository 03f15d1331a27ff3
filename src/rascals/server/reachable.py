"""The addresses at which people reach the server: from this machine, and from its network if others can connect."""

from __future__ import annotations

from collections.abc import Callable

from rascals.server.settings import Settings

ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 - read, not bound
USUAL_PORT = Settings.port


def local_url(settings: Settings, port: int) -> str:
    """Return the address for a browser on this machine."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)  # noqa: S104 - read, not bound
    return _url(host, port, settings)


def network_url(settings: Settings, port: int, own_address: Callable[[], str | None]) -> str | None:
    """Return the address for people on the same network; None if this machine's address there is not known.

    `own_address` returns that address, or None. If only this machine can connect, the result is the address that the
    server would have if it were started for others.
    """
    if settings.public_url:
        return settings.public_url
    if settings.host in ANYWHERE or settings.loopback:
        own = own_address()
        return None if own is None else _url(own, port, settings)
    return _url(settings.host, port, settings)


def is_alone(settings: Settings) -> bool:
    """Return whether only this machine can connect."""
    return settings.loopback and not settings.public_url


def command_for_others(port: int) -> str:
    """Return the command that starts a server on this port to which people on the network can connect."""
    return "rascals serve --host 0.0.0.0 --allow-remote" + ("" if port == USUAL_PORT else f" --port {port}")


def _url(host: str, port: int, settings: Settings) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{settings.base_path}/"
