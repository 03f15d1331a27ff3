"""The WebSocket endpoint: each client has one queue, one reader and one writer."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from rascals.server import wire
from rascals.server.api import forwarding, seat_proof
from rascals.server.api.forwarding import via
from rascals.server.api.problems import Problem, problem_of
from rascals.server.api.service import Service
from rascals.server.guard import origins, validation
from rascals.server.guard.requests import Invalid
from rascals.server.loggers import logger
from rascals.server.store import Elsewhere, StoreError
from rascals.server.tables.clients import ClientQueue
from rascals.server.tables.shared_context import Gone
from rascals.server.tables.table_actor import TableActor
from rascals.table import Refused, Unproved, Viewer, commands
from rascals.table.messages import ServerMessage, encode

log = logger("rascals.server")

FRAME = 8 * 1024  # the most bytes in a client's message
PATIENCE = 10.0  # seconds for a client's first message
WRITE = 2.0  # seconds for sending one message
NAUGHTY = 50  # refused messages after which the connection ends
CODES = {"kicked": 4403, "slow": 4408, "shutdown": 1012, "moved": 1012, "replaced": 4409, "closed": 4410, "ended": 4411}
NUMBERS = count()  # of the connections
REJECTIONS = ("stale", "not_your_decision", "illegal", "rate", "over", "bad")


@dataclass
class Client:
    """One connected client."""

    service: Service
    socket: WebSocket
    actor: TableActor
    proof: seat_proof.ProvedSeat | None = None  # None: a spectator
    queue: ClientQueue = field(default_factory=ClientQueue)
    key: str = field(default_factory=lambda: str(next(NUMBERS)))  # of this connection in the rate limits
    refused: int = 0
    advised: set[asyncio.Task[None]] = field(default_factory=set)  # unanswered questions to the coach

    @property
    def viewer(self) -> Viewer:
        """The seat that was proved, or a spectator."""
        return None if self.proof is None else self.proof.seat

    def send(self, message: ServerMessage) -> None:
        """Queue an answer."""
        self.queue.push(encode(message), "answer")

    async def hello(self) -> wire.Hello:
        """Wait for the first message; `Invalid` if it is not a hello."""
        first = parse(await asyncio.wait_for(self._receive(), PATIENCE))
        if not isinstance(first, wire.Hello):
            raise Invalid("no-hello", "the first message is hello")
        return first

    async def attach(self, hello: wire.Hello) -> None:
        """Attach to the table actor; if that fails, close with the reason."""
        self.queue.changes, self.queue.via = hello.changes, via(self.socket.scope)
        token = None if self.proof is None else self.proof.token  # the seat may be another's by now
        try:
            await self.actor.attach(self.viewer, self.queue, hello.after, hello.run, token)
        except Gone:
            self.queue.close("moved")
        except Unproved:  # a new connection gets the reason
            self.queue.close("closed")
        except StoreError:
            self.queue.close("shutdown")

    # ------------------------------------------------------------ reading

    async def read(self) -> None:
        """Handle the client's messages until it disconnects."""
        while self.queue.closing is None:
            try:
                text = await self._receive()
            except WebSocketDisconnect:
                return
            if self.queue.closing is None:  # ignore what arrives after closing
                await self._handle(text)

    async def _receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        return text if text is not None else (message.get("bytes") or b"").decode("utf-8", "replace")

    async def _handle(self, text: str) -> None:
        try:
            self.service.limit("ws_messages", self.key)
            message = parse(text)
        except Problem as error:  # with the message's id, so that the client knows which to send again
            self._naughty(rejection(_id_in(text), error))
            return
        except Invalid as error:
            self._naughty(rejection("", error))
            return
        try:
            await self._answer(message)
        except Exception as error:  # noqa: BLE001 - the server's own faults are raised again
            self._failed(getattr(message, "id", ""), error)

    def _failed(self, name: str, error: Exception) -> None:
        """Answer a refused message, a stale one with a snapshot, or close; raise what is the server's own fault."""
        match error:
            case Unproved():
                self.queue.close("ended")
            case Gone():
                self.queue.drop()
            case StoreError():  # it is unknown whether the command was written: the client sends it again
                self.queue.close("shutdown")
            case _:
                if problem_of(error).code == "server":
                    raise error
                self.send(rejection(name, error))
                if isinstance(error, Refused) and error.code == "stale":
                    self.actor.clients.show(self.viewer, self.queue)

    def _naughty(self, reject: wire.Reject) -> None:
        self.send(reject)
        self.refused += 1
        if self.refused >= NAUGHTY:
            self.queue.close("closed")

    async def _answer(self, message: wire.FromClient) -> None:
        match message:
            case wire.Ping():
                self.send(wire.Pong(t=message.t, now=self.service.clock()))
            case wire.Play():
                seat, token, _ = self._seated()
                command = commands.Play(seat, message.id, message.decision, message.move, message.lag, token=token)
                await self._do(command, message.id)
            case wire.Undo():
                seat, token, _ = self._seated()
                self.service.limit("undo", self.actor.table.person_at(seat))
                await self._do(commands.Undo(seat, message.id, message.decision, token=token), message.id)
            case wire.Say():
                await self._say(message)
            case wire.AskWhy():
                self._why(message)
            case wire.AskPreview():
                self._preview(message)
            case wire.AskAdvice():
                asking = asyncio.create_task(self._advise(self._seated(), message))  # other messages need not wait
                self.advised.add(asking)
                asking.add_done_callback(self.advised.discard)
            case wire.Hello():
                self.actor.clients.show(self.viewer, self.queue)

    def _seated(self) -> seat_proof.ProvedSeat:
        if self.proof is None:
            raise Refused("not_your_decision", "spectator")
        return self.proof

    async def _say(self, message: wire.Say) -> None:
        seat, token, _ = self._seated()
        text = validation.clean_talk(message.text, message.phrase)
        self.service.limit("chat", self.actor.table.person_at(seat))
        command = commands.Speak(seat, message.id, text, message.scope, message.phrase, token=token)
        await self._do(command, message.id)

    async def _do(self, command: commands.Play | commands.Undo | commands.Speak, name: str) -> None:
        """Carry out a command; its acknowledgement is sent before the messages that follow from it."""
        await self.service.measured(
            self.actor, command, lambda result: self.send(wire.Ack(id=name, duplicate=result.duplicate))
        )

    def _why(self, message: wire.AskWhy) -> None:
        refused = self.actor.table.why_not(self._seated().seat, message.move)
        reason = None if refused is None else wire.Reason(id=refused.reason, args=refused.args_)
        clause = None if refused is None else refused.clause
        self.send(wire.Why(id=message.id, legal=refused is None, reason=reason, clause=clause))

    def _preview(self, message: wire.AskPreview) -> None:
        table, seat = self.actor.table, self._seated().seat
        moves, complete = table.preview(seat, message.draft)
        self.send(wire.Preview(id=message.id, moves=moves, complete=complete, decision=table.decision(seat)))

    async def _advise(self, proof: seat_proof.ProvedSeat, message: wire.AskAdvice) -> None:
        try:
            self.send(await self.service.advice(self.actor, proof, message.decision, message.id))
        except Exception as error:  # noqa: BLE001
            try:
                self._failed(message.id, error)
            except Exception:  # nothing awaits this task, so the client gets its failure here
                log.exception("advice failed", table=self.actor.table.header.id)
                self.send(rejection(message.id, error))

    # ------------------------------------------------------------ writing

    async def write(self) -> None:
        """Send the queue until it ends, or until the client no longer receives it."""
        try:
            async for item in self.queue:
                async with asyncio.timeout(WRITE):
                    await self.socket.send_text(item.data.decode())
                self.service.metrics.messages.inc()
            code = self.queue.closing or "closed"
            await asyncio.wait_for(self.socket.close(CODES[code]), WRITE)
        except TimeoutError:
            self.queue.drop("slow")
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.queue.drop()


def parse(text: str) -> wire.FromClient:
    """Parse one message of a client; `Invalid` if it is not valid."""
    if len(text.encode("utf-8", "surrogatepass")) > FRAME:
        raise Invalid("frame-long", f"a message has at most {FRAME} bytes", limit=FRAME)
    message: wire.FromClient = validation.decode(text, wire.FromClient)
    return message


def _id_in(text: str) -> str:
    """Return the id of a message that could not be handled; empty if it has none that can be read."""
    try:
        return str(getattr(parse(text), "id", ""))
    except Invalid:
        return ""


def rejection(name: str, error: Exception) -> wire.Reject:
    """Return the `Reject` message for an error."""
    problem = problem_of(error)
    code: Any = problem.code if problem.code in REJECTIONS else "bad"
    return wire.Reject(
        id=name, code=code, reason=wire.Reason(id=problem.reason, args=problem.args_), clause=problem.clause
    )


async def endpoint(socket: WebSocket) -> None:
    """Serve one socket: ``/ws/v1/tables/{id}``."""
    service: Service = socket.app.state.service
    if not origins.check_origin(socket.scope, service.settings):
        service.metrics.rejections.labels("origin").inc()
        await socket.send_denial_response(Response(status_code=403))
        return
    if not service.limits.allow("handshakes", service.ip(socket)):
        service.metrics.rejections.labels("handshakes").inc()
        await socket.send_denial_response(Response(status_code=429))
        return
    try:
        if await forwarding.forward_socket(service, socket, socket.path_params["id"]):
            return
    except (Problem, StoreError):
        await socket.accept()
        await _turn_away(socket, "shutdown")
        return
    await socket.accept()
    with service.streaming("ws"):
        await _welcome(service, socket)


async def _welcome(service: Service, socket: WebSocket) -> None:
    """Serve a client once it has proved its seat and said hello."""
    try:
        actor = await service.actor(socket.path_params["id"])
        seat_proof.viewer(socket, actor)
        client = Client(service, socket, actor, seat_proof.proof(socket, actor))
        hello = await client.hello()
    except Problem as problem:
        await _turn_away(socket, "shutdown" if problem.code == "server" else "closed")
    except (Invalid, TimeoutError, WebSocketDisconnect):
        await _turn_away(socket)
    except Elsewhere:  # the owner has just changed
        await _turn_away(socket, "moved")
    except StoreError:
        await _turn_away(socket, "shutdown")
    else:
        await _serve(client, hello)


async def _turn_away(socket: WebSocket, code: wire.ByeCode = "closed") -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(encode(wire.Bye(code=code)).decode())
        await socket.close(CODES[code])


async def _serve(client: Client, hello: wire.Hello) -> None:
    writer = asyncio.create_task(client.write())
    tasks = [writer]
    try:
        await client.attach(hello)
        reader = asyncio.create_task(client.read())
        tasks.append(reader)
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if reader.done() and not writer.done():
            client.queue.drop()
        reader.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await reader
        await writer
    finally:
        for task in (*tasks, *client.advised):
            task.cancel()
        client.actor.clients.detach(client.viewer, client.queue)
        if client.queue.closing == "slow":
            client.service.metrics.slow.inc()
