"""The registry of all tables of one server: their rooms, the list of public ones, the other servers on the database."""

from __future__ import annotations

from rascals.server.store import Store
from rascals.server.tables.client_queue import ClientQueue
from rascals.server.tables.lobby import Lobby
from rascals.server.tables.other_servers import OtherServers
from rascals.server.tables.room import Room
from rascals.server.tables.rooms import Rooms


class House:
    """The rooms, with the lobby and the other servers, which listen to changes in the rooms."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self.rooms, self._store = rooms, store
        self.lobby = Lobby(rooms.public)
        self.others = OtherServers(rooms, store)
        rooms.followers += [self.lobby.noted, self.others.noted]

    async def forget_person(self, room: Room, seat: int) -> None:
        """Remove a person's name and talk from a table that is over, at every server.

        This makes servers reload the table, which is costly; so it does nothing if nothing was stored of the person.
        """
        table = room.table.header.id
        if await self._store.anonymise(table, seat, room.table.places[seat].sat):
            self.rooms.drop(room)
            self.others.anew(table)

    def say_goodbye(self) -> None:
        """Tell every client that the server shuts down."""
        for queue in self._queues():
            queue.close("shutdown")

    async def empty(self) -> None:
        """Wait until no client is connected any more."""
        for queue in self._queues():
            await queue.ended.wait()

    def _queues(self) -> list[ClientQueue]:
        return [*self.lobby.present(), *(queue for room in self.rooms for queue in room.clients.present())]

    async def close(self) -> None:
        """Pause all clocks and close everything."""
        self.others.close()
        self.lobby.close()
        await self.rooms.close()
