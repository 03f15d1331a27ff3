"""The operations of the REST interface: one list, from which both the routes and the OpenAPI document are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from typing import Any, Literal, TypeVar

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rascals.server.doors import forwarding, seat_proof
from rascals.server.doors.compression import packed
from rascals.server.doors.problems import Problem, answer_problem
from rascals.server.doors.service import Service
from rascals.server.guard import origins, validation
from rascals.server.tables.other_servers import Seen
from rascals.server.tables.room import Room
from rascals.table import Personal, Ruling, Unproved
from rascals.table.messages import TableInfo, encode

T = TypeVar("T", bound=Struct)
JSON = "application/json"
LINES: Literal["application/x-ndjson"] = "application/x-ndjson"  # JSON objects, one a line
Proof = Literal["required", "optional", "none"]
Media = Literal["application/json", "application/x-ndjson", "text/plain", "text/event-stream", "image/svg+xml"]


@dataclass(frozen=True)
class Call:
    """One request to one operation."""

    service: Service
    request: Request

    async def body(self, kind: type[T]) -> T:
        """Decode the body as a type; `Invalid` if it does not match."""
        raw = await self.request.body()
        found: T = validation.decode(raw or b"{}", kind)
        return found

    async def room(self) -> Room:
        """Return the room of the table in the path."""
        return await self.service.room(self.request.path_params["id"])

    async def seated(self) -> tuple[Room, int]:
        """Return the room and the seat that the request proves; `Problem` if its token does not prove a seat."""
        room = await self.room()
        seat, _ = seat_proof.proved_seat(self.request, room)
        if seat is None:
            self.service.metrics.rejections.labels("token").inc()
            raise seat_proof.unproved(self.request, room)
        return room, seat

    async def do(self, make: Callable[[int], Personal]) -> TableInfo:
        """Carry out a command of the asking seat; return the table as its person may know it afterwards."""
        room, seat = await self.seated()
        await self.act(room, make(seat))
        return await self.info()

    async def info(self) -> TableInfo:
        """Return the table as the asking viewer may know it now."""
        room = await self.room()
        return room.table.info(seat_proof.proved_seat(self.request, room)[0])

    async def act(self, room: Seen, command: Personal) -> Ruling:
        """Carry out a command of the asking seat; `Unproved` if its token is revoked before the command's turn."""
        return await self.service.act(room, replace(command, token=self.proof(room).token))

    def proof(self, room: Seen) -> seat_proof.Proof:
        """Return the asking seat with the token that proves it; `Unproved` if none does now."""
        found = seat_proof.proof(self.request, room)
        if found is None:
            raise Unproved
        return found

    def query(self, name: str, default: str = "", *, most: int | None = None) -> str:
        """Return a parameter of the query; `Problem` where it is longer than `most` characters."""
        given = self.request.query_params.get(name, default)
        if most is not None and len(given) > most:
            raise Problem("bad", "query-long", name=name, limit=most)
        return given


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Operation:
    """One operation of the API; `errors` are the statuses that it can answer besides its own.

    `seat`: whether the proof of a seat is required, optional, or ignored.
    """

    method: Literal["GET", "POST"]
    path: str
    handler: Handler
    answer: Any = None
    request: type[Struct] | None = None
    status: int = 200
    media: Media = "application/json"
    query: tuple[tuple[str, str, bool], ...] = ()
    errors: tuple[int, ...] = ()
    seat: Proof = "none"

    @property
    def name(self) -> str:
        """The operation's id."""
        return self.handler.__name__

    @property
    def summary(self) -> str:
        """The first line of the handler's docstring."""
        return (self.handler.__doc__ or "").strip().splitlines()[0]

    def route(self) -> Route:
        """The route that answers it."""

        async def endpoint(request: Request) -> Response:
            try:
                service: Service = request.app.state.service
                found = await forwarding.answered(service, request, partial(self._answer, request))
            except Exception as error:  # noqa: BLE001 - the client gets an answer to any error, without details
                return await answer_problem(request, error)
            return found if isinstance(found, Response) else Response(encode(found), self.status, media_type=JSON)

        return Route(self.path, endpoint, methods=[self.method], name=self.name)

    async def _answer(self, request: Request) -> Any:
        service: Service = request.app.state.service
        if self.path.startswith("/api/"):
            self._check(service, request)
        return await self.handler(Call(service, request))

    def _check(self, service: Service, request: Request) -> None:
        if not origins.check_origin(request.scope, service.settings):
            service.metrics.rejections.labels("origin").inc()
            raise Problem("forbidden", "origin")
        service.limit("requests", service.ip(request))


OPERATIONS: list[Operation] = []


def operation(
    method: Literal["GET", "POST"], path: str, answer: Any = None, **more: Any
) -> Callable[[Handler], Handler]:
    """Add a handler to the list of operations."""

    def add(handler: Handler) -> Handler:
        OPERATIONS.append(Operation(method, path, handler, answer, **more))
        return handler

    return add


API = "/api/v1"
TABLE = API + "/tables/{id}"


async def cached(call: Call, content: bytes, media: str) -> Response:
    """Answer with public content that seldom changes, compressed; browsers revalidate it and seldom load it again."""
    return await packed(call.request, content, media)


def private(call: Call, content: bytes, media: str) -> Response:
    """Answer with private content: no proxy may store it, and it is not compressed."""
    tag = f'"{sha256(content).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, 200, headers, media)
