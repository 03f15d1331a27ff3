"""Forwarding of requests and sockets to the server that owns their table: each server is also a reverse proxy.

A handler that needs a table of another server raises `Elsewhere`, before it has changed anything. Then the whole
request is forwarded, and its client gets the owner's answer. If the owner has changed meanwhile, the former one
answers 421 (misdirected request), and the owner is looked up again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from rascals.server.api.problems import Problem, answer_problem
from rascals.server.guard import origins
from rascals.server.store import Elsewhere, Leases, Peer, StoreError
from rascals.server.tables.other_servers import Copy
from rascals.server.wire import Bye
from rascals.table import CommandResult, Refused, Unproved, commands
from rascals.table.messages import TableInfo, encode

if TYPE_CHECKING:
    from rascals.server.api.service import Service

# ---------------------------------------------------------------- peers
# The interface to the other servers: requests and sockets are forwarded to them as ASGI messages.

VIA = "rascals.via"  # the key in an ASGI scope that names the server from which a request was forwarded


class Stream(Protocol):
    """The ASGI messages of one forwarded request or socket."""

    async def send(self, message: Message) -> None:
        """Send a message, once the other side has taken enough of the earlier ones; after the end, do nothing."""

    async def receive(self) -> Message | None:
        """Wait for a message and return it; None at the end."""

    def close(self) -> None:
        """End the exchange on both sides."""


class Peers(Protocol):
    """Connections to the other servers on the database."""

    async def start(self, app: ASGIApp, leases: Leases, lost: Callable[[], None]) -> None:
        """Listen for other servers, and publish the address; `app` answers what they forward.

        `lost` is called when the connection to another server breaks.
        """

    async def stop(self) -> None:
        """Close all connections."""

    async def open(self, peer: Peer, scope: Mapping[str, Any], body: bytes = b"") -> Stream | None:
        """Forward a request with its body, or a socket, to a server; None if it does not answer."""


class NoPeers:
    """`Peers` of the only server on a database."""

    async def start(self, app: ASGIApp, leases: Leases, lost: Callable[[], None]) -> None:
        """See `Peers`."""

    async def stop(self) -> None:
        """See `Peers`."""

    async def open(self, peer: Peer, scope: Mapping[str, Any], body: bytes = b"") -> Stream | None:  # noqa: ARG002
        """See `Peers`."""
        return None


def via(scope: Scope) -> str | None:
    """Return the name of the server that has forwarded a request; None if it came from its client."""
    name: str | None = scope.get(VIA)
    return name


MOVED = 421  # the status of "misdirected request" (RFC 9110, 15.5.20)
PAUSES = (0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.0, 1.0)  # seconds between tries, while an owner changes
CARRIED = ("type", "http_version", "method", "path", "raw_path", "query_string", "root_path", "subprotocols", "server")
COMMANDS = ("AddProof", "EndProofs", "ReplaceProofs", "Leave", "Sit", "PlaceBot", "Start")  # what `act` may carry out

T = TypeVar("T")
Answerer = Callable[["Service", Any], Awaitable[bytes]]


async def answered(
    service: Service, connection: Request | WebSocket, attempt: Callable[[], Awaitable[T]]
) -> T | Response:
    """Return the result of an attempt, or the answer of the server that owns the table; `Problem` if none answers."""
    forwarded = via(connection.scope) is not None
    if forwarded and service.stopping:
        return Response(status_code=MOVED)
    for pause in PAUSES:
        try:
            return await attempt()
        except Elsewhere as elsewhere:
            if forwarded:
                return Response(status_code=MOVED)
            answer = await _forwarded(service, connection, elsewhere.peer)
            if answer is not None:
                return answer
        await asyncio.sleep(pause)
    raise Problem("server", "server")


async def forward_socket(service: Service, socket: WebSocket, table: str) -> bool:
    """Let the server that owns its table serve a socket; False if that is this one, or there is no such table.

    `Problem` if the owner does not answer.
    """

    async def look() -> None:
        with suppress(Problem):  # reported to the client once the socket is accepted
            await service.actor(table)

    found = await answered(service, socket, look)
    if isinstance(found, ForwardedResponse):
        await found.carry(socket)
    elif found is not None:
        await socket.send_denial_response(found)
    return found is not None


async def _forwarded(service: Service, connection: Request | WebSocket, peer: Peer) -> ForwardedResponse | None:
    """Forward a request or a socket; return its answer, None if that server is not the owner."""
    body = await connection.body() if isinstance(connection, Request) else b""
    stream = await service.peers.open(peer, scope_of(service, connection), body)
    if stream is None:
        return None
    first = await stream.receive()
    if first is None or first.get("status") == MOVED:
        stream.close()
        return None
    service.metrics.passed_on.labels(connection.scope["type"]).inc()
    return ForwardedResponse(stream, dict(first))


def scope_of(service: Service, connection: HTTPConnection) -> dict[str, Any]:
    """Return the scope of a request for another server: unchanged, but for the client's address behind proxies."""
    scope, ip = connection.scope, service.ip(connection)
    plain = [(name, value) for name, value in scope["headers"] if name != b"x-forwarded-for"]
    schemes = ("ws", "wss") if scope["type"] == "websocket" else ("http", "https")
    hidden = len(plain) < len(scope["headers"])  # a client on a proxy's machine is not one on the server's
    return {
        **{name: scope[name] for name in CARRIED if name in scope},
        "headers": [*plain, *([(b"x-forwarded-for", ip.encode())] if hidden else [])],
        "client": (ip, 0),
        "scheme": schemes[origins.is_secure(scope, service.settings)],
        "extensions": {name: {} for name in ("websocket.http.response",) if name in scope.get("extensions", {})},
    }


class ForwardedResponse(Response):
    """The answer of another server: the first message of a stream, and the rest of it."""

    def __init__(self, stream: Stream, first: dict[str, Any]) -> None:
        super().__init__()
        self._stream, self._first = stream, first

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Relay the answer to a request until it is complete or the client is gone."""
        del scope
        watching = asyncio.create_task(self._watch(receive))
        try:
            message: Any = self._first
            while message is not None:
                await send(message)
                message = await self._stream.receive()
        finally:
            watching.cancel()
            self._stream.close()

    async def _watch(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._stream.close()

    async def carry(self, socket: WebSocket) -> None:
        """Relay the messages of a socket both ways until either side ends."""
        upwards = asyncio.create_task(self._upwards(socket))
        message: Any = self._first
        try:
            while message is not None:
                await socket.send(message)
                if message["type"] == "websocket.close":
                    return
                message = await self._stream.receive()
            await socket.send_text(encode(Bye(code="moved")).decode())  # the owner is gone: there will be another
            await socket.close(1012)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            upwards.cancel()
            self._stream.close()

    async def _upwards(self, socket: WebSocket) -> None:
        with suppress(RuntimeError):
            await socket.receive()  # `websocket.connect`, which the other server adds itself
            while True:
                message = await socket.receive()
                await self._stream.send(message)
                if message["type"] == "websocket.disconnect":
                    return


# ---------------------------------------------------------------- requests of this server


async def ask(service: Service, peer: Peer, path: str, body: bytes, about: HTTPConnection | None = None) -> bytes:
    """Return another server's answer to a request of this one, sent with a client's headers if given.

    `StoreError` if it does not answer.
    """
    headers = [] if about is None else scope_of(service, about)["headers"]
    target, _, query = path.partition("?")
    scope = {
        "type": "http", "http_version": "1.1", "method": "POST" if body else "GET", "path": target,
        "raw_path": target.encode(), "query_string": query.encode(), "root_path": "", "scheme": "http",
        "headers": headers, "client": None if about is None else (service.ip(about), 0), "server": None,
    }  # fmt: skip
    stream = await service.peers.open(peer, scope, body)
    if stream is None:
        raise StoreError("another server does not answer")
    try:
        head, content = await stream.receive(), b""
        while (message := await stream.receive()) is not None:
            content += message.get("body", b"")
            if not message.get("more_body"):
                break
        if head is None or head["status"] != 200:
            raise StoreError("another server does not answer")
        return content
    finally:
        stream.close()


async def act(service: Service, copy: Copy, command: Any) -> CommandResult:
    """Let the owner of a table carry out a command, as by `TableActor.do`; then read the copy again.

    If the owner has changed meanwhile, the command is sent to the new one; a command sent twice is carried out once.
    """
    message = {"table": copy.table.header.id, "kind": type(command).__name__, "command": command}
    try:
        answer = await ask(service, copy.peer, "/peers/act", _json(message))
    except StoreError:
        await asyncio.sleep(PAUSES[-1])
        now = await service.seen(copy.table.header.id)
        if not isinstance(now, Copy):
            return await service.act(now, command)
        answer = await ask(service, now.peer, "/peers/act", _json(message))
    outcome = msgspec.json.decode(answer)
    if outcome.get("unproved"):
        raise Unproved
    if "refused" in outcome:
        raise Refused(*outcome["refused"])
    copy.table = await service.actors.read(copy.table.header.id) or copy.table
    return CommandResult(duplicate=outcome["duplicate"])


async def forget(service: Service, copy: Copy, seat: int) -> None:
    """Let the owner of a table remove a person's name and talk from it."""
    message = {"table": copy.table.header.id, "seat": seat}
    await ask(service, copy.peer, "/peers/forget", _json(message))


async def public_tables(service: Service) -> list[TableInfo]:
    """Return the public tables of the other servers; those of a server that does not answer are left out."""
    peers = await service.store.leases.peers()
    lists = await asyncio.gather(*(ask(service, peer, "/peers/public", b"") for peer in peers), return_exceptions=True)
    return [info for answer in lists if isinstance(answer, bytes) for info in _infos(answer)]


_json = msgspec.json.encode
_infos = msgspec.json.Decoder(list[TableInfo]).decode


# ---------------------------------------------------------------- answers to other servers


def among_servers(service: Service, routes: Iterable[BaseRoute]) -> Starlette:
    """Return the application that answers the requests of other servers, forwarded or their own.

    A forwarded request has passed the guards (known hosts, body sizes, reserved connections) where it came in.
    """
    handlers: dict[str, Answerer] = {"act": _act, "forget": _forget, "public": _public}
    own = [
        Route(f"/peers/{name}", _answering(service, handler), methods=["GET", "POST"])
        for name, handler in handlers.items()
    ]
    app = Starlette(routes=[*own, *routes], exception_handlers={Exception: answer_problem})
    app.state.service = service
    return app


def _answering(service: Service, handler: Answerer) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        message = msgspec.json.decode(await request.body() or b"null")
        try:
            return Response(await handler(service, message))
        except Elsewhere:
            return Response(status_code=MOVED)
        except (StoreError, Problem) as error:
            return await answer_problem(request, error)

    return endpoint


async def _act(service: Service, message: Mapping[str, Any]) -> bytes:
    if message["kind"] not in COMMANDS:
        raise Problem("bad", "not-found")
    command = msgspec.convert(message["command"], getattr(commands, message["kind"]))
    try:
        result = await service.act(await service.actor(message["table"]), command)
    except Unproved:
        return _json({"unproved": True})
    except Refused as no:
        return _json({"refused": [no.code, no.reason, no.args_, no.text, no.clause]})
    return _json({"duplicate": result.duplicate})


async def _forget(service: Service, message: Mapping[str, Any]) -> bytes:
    await service.registry.forget_person(await service.actor(message["table"]), message["seat"])
    return b"{}"


async def _public(service: Service, _message: None) -> bytes:
    return encode(service.actors.public())
