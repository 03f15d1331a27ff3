"""`rascals openapi`: the OpenAPI description of the server's interface."""

from __future__ import annotations

import json

import typer

from rascals.cli.desk import Desk


def openapi(context: typer.Context) -> None:
    """Print the OpenAPI description of the server, for programs that talk to it.

    Examples:
    rascals openapi > openapi.json
        for code generators
    """
    from rascals.server.doors.rest.openapi import document

    desk: Desk = context.obj
    desk.show_json(json.loads(document()))
