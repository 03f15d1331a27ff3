"""`rascals push-keys`: the key by which push services know a server."""

from __future__ import annotations

import typer

from rascals.cli.desk import Desk


def push_keys(context: typer.Context) -> None:
    """Print a fresh private key as the line that sets it; the public key follows from it."""
    from rascals.server.calling.encryption import fresh_key

    desk: Desk = context.obj
    desk.show(f"RASCALS_PUSH_KEY={fresh_key()}")
