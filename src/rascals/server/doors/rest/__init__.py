"""The REST interface, a module for each kind of thing; importing it fills the one list of its operations.

Order matters where one path could be taken for another: the lobby's stand before those with a table's id.
"""

from rascals.server.doors.rest import calling, games, lessons, lobby, mine, play, replay, seats, streams, upkeep
from rascals.server.doors.rest.operations import API, JSON, OPERATIONS, TABLE, Call, Operation

__all__ = [
    "API", "JSON", "OPERATIONS", "TABLE", "Call", "Operation",
    "calling", "games", "lessons", "lobby", "mine", "play", "replay", "seats", "streams", "upkeep",
]  # fmt: skip
