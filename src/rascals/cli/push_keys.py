"""`rascals push-keys`: a private key that identifies a server to push services."""

from __future__ import annotations

import typer

from rascals.cli.desk import Desk


def push_keys(context: typer.Context) -> None:
    """Make the key by which push services recognise your server.

    Examples:
    rascals push-keys >> rascals.env
        a line to set as environment variable of the server; whoever has it can push in its name
    """
    from rascals.server.calling.encryption import fresh_key

    desk: Desk = context.obj
    desk.show(f"RASCALS_PUSH_KEY={fresh_key()}")
