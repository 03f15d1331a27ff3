"""What an operation of the REST interface is: one list makes both the routes and the OpenAPI document."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal, TypeVar

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rascals.server.doors import seat_proof
from rascals.server.doors.packing import packed
from rascals.server.doors.problems import Problem, answer_problem
from rascals.server.doors.service import Service
from rascals.server.guard import decoding, origins
from rascals.server.tables.room import Room
from rascals.table import Command as TableCommand
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
        """Read the body as a type; `Invalid` if it is not one."""
        raw = await self.request.body()
        found: T = decoding.decode(raw or b"{}", kind)
        return found

    async def room(self) -> Room:
        """Return the room of the table in the path."""
        return await self.service.room_for(self.request, self.request.path_params["id"])

    async def seated(self) -> tuple[Room, int]:
        """Return the room and the seat that the request proves; `Problem` says what is wrong with its token."""
        room = await self.room()
        seat, _ = seat_proof.proved_seat(self.request, room)
        if seat is None:
            self.service.metrics.rejections.labels("token").inc()
            raise seat_proof.unproved(self.request, room)
        return room, seat

    async def do(self, make: Callable[[int], TableCommand]) -> TableInfo:
        """Carry out a command of the asking seat and return how the table stands then."""
        room, seat = await self.seated()
        await self.service.act(room, make(seat))
        return (await self.room()).table.info(seat)

    def query(self, name: str, default: str = "") -> str:
        """A parameter of the query."""
        return self.request.query_params.get(name, default)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Operation:
    """One operation of the API; `errors` are the statuses it can answer beside its own.

    `seat`: whether a seat must be proved, may be, or makes no difference.
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
        """What it does, in one sentence."""
        return (self.handler.__doc__ or "").strip().splitlines()[0]

    def route(self) -> Route:
        """The route that answers it."""

        async def endpoint(request: Request) -> Response:
            try:
                found = await self._answer(request)
            except Exception as error:  # noqa: BLE001 - whatever it was, the client gets an answer and no details
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
    """Answer with public content that seldom changes, compressed: the browser asks again, and seldom gets it again."""
    return await packed(call.request, content, media)


def private(call: Call, content: bytes, media: str) -> Response:
    """Answer with what is for whoever asks alone: nobody between keeps it, and it is not compressed."""
    tag = f'"{sha256(content).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, 200, headers, media)
