"""The REST interface, a module for each kind of resource; importing it fills the list of its operations.

Order matters where two paths match the same URL: the lobby's come before those with a table's id.
"""

from rascals.server.api.rest import (
    calling,
    games,
    lessons,
    lobby,
    play,
    replay,
    seats,
    sign_in_links,
    streams,
    upkeep,
)
from rascals.server.api.rest.operations import API, JSON, OPERATIONS, TABLE, Call, Operation

__all__ = [
    "API",
    "JSON",
    "OPERATIONS",
    "TABLE",
    "Call",
    "Operation",
    "calling",
    "games",
    "lessons",
    "lobby",
    "play",
    "replay",
    "seats",
    "sign_in_links",
    "streams",
    "upkeep",
]  # fmt: skip
