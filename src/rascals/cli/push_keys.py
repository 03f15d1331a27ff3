"""`rascals push-keys`: a private key that identifies a server to push services."""

from __future__ import annotations

import typer

from rascals.cli.desk import Desk


def push_keys(context: typer.Context) -> None:
    """Print a new private key as an environment assignment; the public key is derived from it."""
    from rascals.server.calling.push import fresh_key

    desk: Desk = context.obj
    desk.show(f"RASCALS_PUSH_KEY={fresh_key()}")
