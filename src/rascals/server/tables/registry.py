"""The registry of a server's tables: their actors, the list of public ones, the other servers on the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from rascals.server.store import Store
from rascals.server.tables.clients import ClientQueue
from rascals.server.tables.lobby import Listings, Lobby
from rascals.server.tables.other_servers import OtherServers
from rascals.server.tables.shared_context import Change
from rascals.server.tables.table_actor import TableActor
from rascals.server.tables.table_actors import TableActors
from rascals.table.messages import TableInfo


class TableRegistry:
    """The table actors, the lobby, which listens to their changes, and the other servers.

    `ask` requests the public tables of the other servers.
    """

    def __init__(self, actors: TableActors, store: Store, ask: Callable[[], Awaitable[list[TableInfo]]]) -> None:
        self.actors, self._store = actors, store
        self.others = OtherServers(actors, store, self._relisted)
        tell = partial(self.others.announce, "lobby")
        self._listings = Listings(actors.public, ask, tell)
        self.lobby = Lobby(self._listings.all)
        self._sent_on: list[ClientQueue] = []  # those of tables that were handed over, until they disconnect
        actors.followers.append(self._noted)

    def _noted(self, actor: TableActor, change: Change) -> None:
        """Handle a change of a table actor, which may change its entry in the list of public tables."""
        if actor.table.header.public:
            if change in {"changed", "connected"}:
                self.lobby.changed()
            if self.others.there:
                self._listings.noted()

    async def _relisted(self) -> None:
        """Handle a change of another server's list; it is read at once if anybody here watches the lobby."""
        self._listings.outdated()
        if self.lobby.present():
            await self._listings.read()
            self.lobby.changed()

    async def public(self) -> list[TableInfo]:
        """Return the public tables of all servers that are open or being played, the newest first."""
        await self._listings.read()
        return self._listings.all()

    async def forget_person(self, actor: TableActor, seat: int) -> None:
        """Remove a person's name and talk from a table that is over.

        The server then reloads the table, which is costly; so nothing happens if nothing was stored about the person.
        """
        table = actor.table.header.id
        if await self._store.anonymise(table, seat, actor.table.seats[seat].sat):
            actor.stop()

    async def hand_over(self) -> None:
        """Leave all tables to the other servers, if there are any; their clients must reconnect."""
        self._sent_on = self._queues()
        await self.others.hand_over()

    def say_goodbye(self) -> None:
        """Tell every client that the server shuts down, unless it has been told to reconnect."""
        for queue in self._queues():
            queue.close("shutdown")

    async def empty(self) -> None:
        """Wait until no client is connected any more."""
        for queue in self._queues():
            await queue.ended.wait()

    def _queues(self) -> list[ClientQueue]:
        here = [queue for actor in self.actors for queue in actor.clients.present()]
        return [*self._sent_on, *self.lobby.present(), *here]

    async def close(self) -> None:
        """Pause all clocks and close everything."""
        self.others.close()
        self._listings.close()
        self.lobby.close()
        await self.actors.close()
