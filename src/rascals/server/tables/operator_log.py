"""Log lines about tables for the operator: made, joined, begun, over, closed; never with a name, code or move."""

from __future__ import annotations

from typing import Any

from rascals.server.loggers import logger
from rascals.table import Entry, Header, Table
from rascals.table.entries import Closed, HostChanged, Left, Moved, Rematched, Sat, StandinChanged, Started

log = logger("rascals.tables")


def made(header: Header) -> None:
    """Log a new table."""
    log.info("table made", table=header.id, game=header.game, players=header.players)


def note(table: Table, entry: Entry) -> None:
    """Log an entry that the table has just folded, if it matters to an operator; moves are never logged."""
    found = _line(table, entry)
    if found is not None:
        event, more = found
        log.info(event, table=table.header.id, **more)


def _line(table: Table, entry: Entry) -> tuple[str, dict[str, Any]] | None:
    """Return the message for an entry and its harmless values; None for entries that are not logged."""
    match entry.what:
        case Sat(seat=seat, bot=bot):
            return "seat taken", {"seat": seat, "kind": "person" if bot is None else "bot", "bot": bot}
        case Left(seat=seat, kicked=kicked):
            return "seat left", {"seat": seat, "reason": "kicked" if kicked else "left"}
        case StandinChanged(seat=seat, bot=None):
            return "stand-in over", {"seat": seat}
        case StandinChanged(seat=seat, bot=bot, reason=reason):
            return "stand-in", {"seat": seat, "bot": bot, "reason": reason}
        case HostChanged(seat=seat):
            return "host changed", {"seat": seat}
        case Started():
            return "game started", {"game": table.header.game, "players": table.header.players}
        case Moved() if table.match is not None and table.match.over:
            seconds = (entry.at - table.lines[0].at) / 1000
            return "game over", {
                "reason": table.match.end_reason,
                "seconds": seconds,
                "n": len(table.match.history) - 1,
            }
        case Closed():
            return "table closed", {"reason": "deserted" if table.people() else "left"}
        case Rematched():
            return "rematch made", {}
        case _:
            return None
