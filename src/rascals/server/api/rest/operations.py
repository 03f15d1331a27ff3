"""The operations of the REST interface: one list, from which both the routes and the OpenAPI document are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from typing import Any, Literal, TypeVar, get_type_hints

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rascals.server.api import forwarding, seat_proof
from rascals.server.api.problems import Problem, answer_problem
from rascals.server.api.service import Service
from rascals.server.guard import origins, validation
from rascals.server.tables.other_servers import Seen
from rascals.server.tables.table_actor import TableActor
from rascals.table import CommandResult, Personal, Unproved, Viewer
from rascals.table.messages import TableInfo, encode

T = TypeVar("T", bound=Struct)
JSON = "application/json"
LINES: Literal["application/x-ndjson"] = "application/x-ndjson"  # JSON objects, one a line
Method = Literal["GET", "POST"]
Proof = Literal["required", "optional", "none"]
Media = Literal["application/json", "application/x-ndjson", "text/plain", "text/event-stream", "image/svg+xml"]


@dataclass(frozen=True)
class Call:
    """One request to one operation."""

    service: Service
    request: Request

    @property
    def asker(self) -> str:
        """Whose share of shared work the request counts towards; see `Service.asker`."""
        return self.service.asker(self.request)

    def limit(self, name: str) -> None:
        """Take one token from a limit of the client's address; `Problem` if there is none left."""
        self.service.limit(name, self.service.ip(self.request))

    async def body(self, kind: type[T]) -> T:
        """Decode the body as a type; `Invalid` if it does not match."""
        raw = await self.request.body()
        found: T = validation.decode(raw or b"{}", kind)
        return found

    async def actor(self) -> TableActor:
        """Return the actor of the table in the path."""
        return await self.service.actor(self.request.path_params["id"])

    async def seated(self) -> tuple[TableActor, seat_proof.ProvedSeat]:
        """Return the table actor and the seat that the request proves; `Problem` if its token does not prove a seat."""
        actor = await self.actor()
        proof = seat_proof.proof(self.request, actor)
        if proof is None:
            self.service.metrics.rejections.labels("token").inc()
            raise seat_proof.unproved(self.request, actor)
        return actor, proof

    async def watched(self) -> tuple[TableActor, Viewer]:
        """Return the table actor and as whom the request may look at it; `Problem` if it may not."""
        actor = await self.actor()
        return actor, seat_proof.viewer(self.request, actor)

    async def do(self, make: Callable[[int], Personal]) -> TableInfo:
        """Carry out a command of the asking seat; return the table as its person may know it afterwards."""
        actor, (seat, *_) = await self.seated()
        await self.act(actor, make(seat))
        return await self.info()

    async def info(self) -> TableInfo:
        """Return the table as the asking viewer may know it now."""
        actor = await self.actor()
        return actor.table.info(seat_proof.seat_of(self.request, actor))

    async def act(self, actor: Seen, command: Personal) -> CommandResult:
        """Carry out a command of the asking seat; `Unproved` if its token is revoked before the command's turn."""
        return await self.service.act(actor, replace(command, token=self.proof(actor).token))

    def proof(self, actor: Seen) -> seat_proof.ProvedSeat:
        """Return the asking seat with the token that proves it; `Unproved` if none does now."""
        found = seat_proof.proof(self.request, actor)
        if found is None:
            raise Unproved
        return found

    def query(self, name: str, default: str = "", *, most: int | None = None) -> str:
        """Return a parameter of the query; `Problem` where it is longer than `most` characters."""
        given = self.request.query_params.get(name, default)
        if most is not None and len(given) > most:
            raise Problem("bad", "query-long", name=name, limit=most)
        return given


Handler = Callable[..., Awaitable[Any]]  # of a `Call` and, if the operation has a request, its decoded body
H = TypeVar("H", bound=Handler)


@dataclass(frozen=True)
class Operation:
    """One operation of the API.

    `errors`: the statuses that it can answer besides its own and those that follow from its path and its `seat`, which
    says whether the proof of a seat is required, optional, or ignored. `decoded`: whether the handler gets the body.
    """

    method: Method
    path: str
    handler: Handler
    answer: Any = None
    request: type[Struct] | None = None
    status: int = 200
    media: Media = "application/json"
    query: tuple[tuple[str, str, bool], ...] = ()
    errors: tuple[int, ...] = ()
    seat: Proof = "none"
    decoded: bool = True

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
        call = Call(request.app.state.service, request)
        if self.path.startswith("/api/"):
            if not origins.check_origin(request.scope, call.service.settings):
                call.service.metrics.rejections.labels("origin").inc()
                raise Problem("forbidden", "origin")
            call.limit("requests")
        if self.request is None or not self.decoded:
            return await self.handler(call)
        return await self.handler(call, await call.body(self.request))


OPERATIONS: list[Operation] = []


def operation(method: Method, path: str, **more: Any) -> Callable[[H], H]:
    """Add a handler to the list of operations, with further fields of `Operation`.

    By default, the request is what the handler takes besides the call, already decoded, and the answer is what it
    returns, unless that is a `Response`.
    """

    def add(handler: H) -> H:
        types = get_type_hints(handler)
        answer = types.pop("return")
        request = next((kind for kind in types.values() if kind is not Call), None)
        found: dict[str, Any] = {
            "answer": None if answer is Response else answer,
            "request": request,
            "decoded": request is not None,
        }
        OPERATIONS.append(Operation(method, path, handler, **found | more))
        return handler

    return add


API = "/api/v1"
TABLE = API + "/tables/{id}"


def number(given: str) -> int:
    """Return a number from a client's query; `Problem` if it is not a number, or has more than 15 digits."""
    if not (given.isascii() and given.isdigit() and len(given) < 16):
        raise Problem("bad", "bad-number", given=given[:40])
    return int(given)


def private(call: Call, content: bytes, media: str) -> Response:
    """Answer with private content: no proxy may store it, and it is not compressed."""
    tag = f'"{sha256(content).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, 200, headers, media)
