"""All tables of one server: their rooms, the list of the public ones, and the other servers on the database."""

from __future__ import annotations

from rascals.server.store import Store
from rascals.server.tables.client_queue import ClientQueue
from rascals.server.tables.lobby import Lobby
from rascals.server.tables.other_servers import OtherServers
from rascals.server.tables.rooms import Rooms


class House:
    """Rooms, with a lobby and other servers that follow what is news of them."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self.rooms = rooms
        self.lobby = Lobby(rooms.public)
        self.others = OtherServers(rooms, store)
        rooms.followers += [self.lobby.noted, self.others.noted]

    def say_goodbye(self) -> None:
        """Tell every client that the server goes down."""
        for queue in self._queues():
            queue.close("shutdown")

    async def empty(self) -> None:
        """Wait until no client is connected any more."""
        for queue in self._queues():
            await queue.ended.wait()

    def _queues(self) -> list[ClientQueue]:
        return [*self.lobby.present(), *(queue for room in self.rooms for queue in room.clients.present())]

    async def close(self) -> None:
        """Let all clocks stand still and take everything out of use."""
        self.others.close()
        self.lobby.close()
        await self.rooms.close()
