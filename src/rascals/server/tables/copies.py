"""A copy of another server's table, only to look at: what is to happen there is sent to the table's owner."""

from __future__ import annotations

from dataclasses import dataclass

from rascals.server.store import Peer
from rascals.server.tables.room import Room
from rascals.table import Table


@dataclass
class Copy:
    """A table that the server `peer` owns, as its log was read last."""

    table: Table
    peer: Peer


Seen = Room | Copy  # a table to look at, whoever owns it
