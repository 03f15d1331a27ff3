"""Links between the servers of a database: requests and sockets are forwarded over one TCP connection to each server.

A link carries any number of exchanges at the same time (multiplexing), each with the ASGI messages of one request or
socket. It consists of frames: a length of four bytes and that many bytes of MessagePack. Each side of an exchange has
credit for a number of messages that the other has not taken yet (flow control), so that a slow client is noticed both
where it is connected and where its table is, and memory is bounded.

The two ends prove to each other that they know the secret in the database, by HMAC over fresh nonces and the names of
both; nothing else is read before. Nothing is encrypted: links belong in a private network.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from starlette.types import ASGIApp, Message

from rascals.server.api.forwarding import VIA
from rascals.server.loggers import logger
from rascals.server.store import Leases, Peer

WINDOW = 16  # messages of an exchange that the other side need not have taken yet
PATIENCE = 2.0  # seconds for connecting and for the proofs
PING, PONG = 2.0, 6.0  # seconds between pings, and of silence after which a link counts as broken
FIRST, LONGEST = 1_000, 1 << 26  # the most bytes of a frame: before the proofs, and afterwards
STRANGERS = 64  # connections without a proof at a time; a further one takes the place of the oldest

# What is raised when a link cannot be made, or breaks: timeouts are OSErrors, oversized frames ValueErrors.
BROKEN = (OSError, EOFError, ValueError, msgspec.DecodeError)

log = logger("rascals.servers")


class Nonce(Struct, tag=0, array_like=True):
    """The first frame of the server that accepts."""

    nonce: bytes


class PeerProof(Struct, tag=1, array_like=True):
    """A server's name and its proof; `nonce`: for the other server's proof."""

    name: str
    proof: bytes
    nonce: bytes = b""


class PeerOpen(Struct, tag=2, array_like=True):
    """An exchange begins: a request with its body, or a socket."""

    exchange: int
    scope: dict[str, Any]
    body: bytes


class PeerEvent(Struct, tag=3, array_like=True):
    """An ASGI message."""

    exchange: int
    message: dict[str, Any]


class Taken(Struct, tag=4, array_like=True):
    """That many more messages were taken."""

    exchange: int
    count: int


class End(Struct, tag=5, array_like=True):
    """An exchange is over."""

    exchange: int


class PeerPing(Struct, tag=6, array_like=True):
    """A sign of life."""


Frame: TypeAlias = Nonce | PeerProof | PeerOpen | PeerEvent | Taken | End | PeerPing
F = TypeVar("F", Nonce, PeerProof)
_encode = msgspec.msgpack.Encoder().encode
_decoder: msgspec.msgpack.Decoder[Frame] = msgspec.msgpack.Decoder(Frame)


class PeerExchange:
    """One side of an exchange; see `rascals.server.api.forwarding.Stream`."""

    def __init__(self, link: Link, number: int) -> None:
        self._link, self.number, self.peer = link, number, link.name
        self._received: asyncio.Queue[Message | None] = asyncio.Queue()  # None: nothing more will come
        self._credit = asyncio.Semaphore(WINDOW)
        self._taken = 0
        self.over = False

    async def send(self, message: Message) -> None:
        """Send a message; see `Stream`."""
        await self._credit.acquire()
        if self.over:
            self._credit.release()  # for others that wait to send
        else:
            self._link.write(PeerEvent(self.number, dict(message)))

    async def receive(self) -> Message | None:
        """Return the next message; see `Stream`."""
        message = await self._received.get()
        if message is None:
            self._received.put_nowait(None)  # for whoever calls again
            return None
        self._taken += 1
        if self._taken == WINDOW // 2:
            self._link.write(Taken(self.number, self._taken))
            self._taken = 0
        return message

    def handle(self, frame: PeerEvent | Taken) -> None:
        """Handle a frame of the other side."""
        if isinstance(frame, PeerEvent):
            self._received.put_nowait(frame.message)
            return
        for _ in range(frame.count):
            self._credit.release()

    def end(self) -> None:
        """Note that nothing more will arrive; what has arrived can still be received."""
        self.over = True
        self._credit.release()
        self._received.put_nowait(None)

    def close(self) -> None:
        """End the exchange on both sides; see `Stream`."""
        if not self.over:
            self._link.write(End(self.number))
            self.end()
        self._link.exchanges.pop(self.number, None)


class Link:
    """One connection to another server, after the proofs. Exchanges of the side that connected have odd numbers."""

    def __init__(self, name: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, first: int) -> None:
        self.name = name
        self.exchanges: dict[int, PeerExchange] = {}
        self._reader, self._writer = reader, writer
        self._numbers = count(first, 2)

    @property
    def broken(self) -> bool:
        """Whether nothing can be sent any more."""
        return self._writer.is_closing()

    def write(self, frame: Frame) -> None:
        """Send a frame."""
        if not self.broken:
            self._writer.write(_framed(frame))

    def open(self, scope: Mapping[str, Any], body: bytes) -> PeerExchange:
        """Begin an exchange."""
        found = self._exchange(next(self._numbers))
        self.write(PeerOpen(found.number, dict(scope), body))
        return found

    def _exchange(self, number: int) -> PeerExchange:
        found = self.exchanges[number] = PeerExchange(self, number)
        return found

    async def run(self, serve: Callable[[PeerExchange, PeerOpen], None]) -> None:
        """Handle frames until the link breaks, then end all exchanges; `serve` gets each that the peer opens."""
        pings = asyncio.create_task(self._ping())
        try:
            while True:
                async with asyncio.timeout(PONG):
                    frame = await _read(self._reader, LONGEST)
                match frame:
                    case PeerOpen(exchange=number):
                        serve(self._exchange(number), frame)
                    case PeerEvent() | Taken() if frame.exchange in self.exchanges:
                        self.exchanges[frame.exchange].handle(frame)
                    case End(exchange=number) if number in self.exchanges:
                        self.exchanges.pop(number).end()
        except BROKEN:
            pass
        finally:
            pings.cancel()
            self.close()

    async def _ping(self) -> None:
        while True:
            self.write(PeerPing())
            await asyncio.sleep(PING)

    def close(self) -> None:
        """Break the link; all exchanges end."""
        self._writer.close()
        for exchange in list(self.exchanges.values()):
            exchange.end()
        self.exchanges.clear()


class Links:
    """The links of one server, see `api.forwarding.Peers`; it listens at `host` and `port` (0: a free one).

    `advertised`: the host by which other servers reach it, if that is not `host`.
    """

    def __init__(self, host: str, port: int, advertised: str | None = None) -> None:
        self._host, self._port, self._advertised = host, port, advertised or host
        self._links: dict[str, asyncio.Task[Link | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self._strangers: dict[asyncio.StreamWriter, None] = {}  # connections without a proof yet, the oldest first

    async def start(self, app: ASGIApp, leases: Leases, lost: Callable[[], None]) -> None:
        """Listen, and register the address; see `Peers`."""
        self._app, self._name, self._secret, self._lost = app, leases.name, await leases.secret(), lost
        if self._server is None:
            self._server = await asyncio.start_server(self._accept, self._host, self._port)
        port = self._server.sockets[0].getsockname()[1]
        host = f"[{self._advertised}]" if ":" in self._advertised else self._advertised
        await leases.register(f"{host}:{port}")

    async def stop(self) -> None:
        """Close all links; see `Peers`."""
        if self._server is not None:
            self._server.close()
        for task in [*self._links.values(), *self._tasks]:
            task.cancel()
        await asyncio.gather(*self._links.values(), *self._tasks, return_exceptions=True)

    # ------------------------------------------------------------ connecting

    async def open(self, peer: Peer, scope: Mapping[str, Any], body: bytes = b"") -> PeerExchange | None:
        """Forward a request or a socket; see `Peers`."""
        link = await self._to(peer)
        return None if link is None else link.open(scope, body)

    async def _to(self, peer: Peer) -> Link | None:
        """Return the link to a server, made if necessary; None if it cannot be made."""
        task = self._links.get(peer.name)
        if task is None:
            task = self._links[peer.name] = asyncio.create_task(self._connect(peer))
        link = await asyncio.shield(task)
        if (link is None or link.broken) and self._links.get(peer.name) is task:
            del self._links[peer.name]
        return None if link is None or link.broken else link

    async def _connect(self, peer: Peer) -> Link | None:
        host, _, port = peer.address.rpartition(":")
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
                try:
                    await self._introduce(peer.name, reader, writer)
                except BaseException:
                    writer.close()
                    raise
        except BROKEN as error:
            log.warning("server not reached", server=peer.name, exc_info=error)
            return None
        link = Link(peer.name, reader, writer, 1)
        self._keep(self._run(link))
        return link

    async def _introduce(self, name: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Prove who this server is to the one that accepts, and check that it has this name; EOFError if not."""
        greeting = await _expect(reader, Nonce)
        nonce = secrets.token_bytes(32)
        writer.write(_framed(PeerProof(self._name, self._proof(self._name, name, greeting.nonce), nonce)))
        answer = await _expect(reader, PeerProof)
        _check(answer, self._proof(name, self._name, nonce))

    async def _run(self, link: Link) -> None:
        try:
            await link.run(lambda exchange, opened: self._keep(self._answer(exchange, opened)))
        finally:
            self._lost()

    # ------------------------------------------------------------ accepting

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if len(self._strangers) >= STRANGERS:
            oldest = next(iter(self._strangers))
            del self._strangers[oldest]  # at once, so that each of several newcomers takes another's place
            oldest.transport.abort()
        self._strangers[writer] = None
        try:
            async with asyncio.timeout(PATIENCE):
                nonce = secrets.token_bytes(32)
                writer.write(_framed(Nonce(nonce)))
                proof = await _expect(reader, PeerProof)
                _check(proof, self._proof(proof.name, self._name, nonce))
                writer.write(_framed(PeerProof(self._name, self._proof(self._name, proof.name, proof.nonce))))
        except BROKEN:
            writer.close()
            return
        finally:
            self._strangers.pop(writer, None)
        self._keep(self._run(Link(proof.name, reader, writer, 2)))

    def _proof(self, by: str, to: str, nonce: bytes) -> bytes:
        """Return the proof of the server `by` to the server `to`, which has sent this nonce."""
        return hmac.digest(self._secret, _encode((by, to, nonce)), "sha256")  # no part can pass for another

    async def _answer(self, exchange: PeerExchange, opened: PeerOpen) -> None:
        """Let the application answer what another server has forwarded."""
        scope = {**opened.scope, VIA: exchange.peer}
        first: list[Message] = [{"type": "websocket.connect"}]
        if scope["type"] == "http":
            first = [{"type": "http.request", "body": opened.body, "more_body": False}]

        async def receive() -> Message:
            if first:
                return first.pop()
            return await exchange.receive() or {"type": _GONE[scope["type"]], "code": 1006}

        try:
            await self._app(scope, receive, exchange.send)
        except Exception:
            log.exception("request passed on failed")
        finally:
            exchange.close()

    def _keep(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


_GONE = {"http": "http.disconnect", "websocket": "websocket.disconnect"}


def _framed(frame: Frame) -> bytes:
    data = _encode(frame)
    return len(data).to_bytes(4, "big") + data


def _check(frame: PeerProof, proof: bytes) -> None:
    """Raise EOFError unless a frame has this proof."""
    if not hmac.compare_digest(frame.proof, proof):
        raise EOFError


async def _expect(reader: asyncio.StreamReader, kind: type[F]) -> F:
    """Return the next frame during the proofs; EOFError if it is of another kind."""
    frame = await _read(reader, FIRST)
    if not isinstance(frame, kind):
        raise EOFError  # noqa: TRY004 - ends the connection as if the other had gone
    return frame


async def _read(reader: asyncio.StreamReader, most: int) -> Frame:
    """Return the next frame; ValueError if it is longer than `most` bytes, EOFError at the end."""
    size = int.from_bytes(await reader.readexactly(4), "big")
    if size > most:
        raise ValueError("a frame is too long")
    return _decoder.decode(await reader.readexactly(size))
