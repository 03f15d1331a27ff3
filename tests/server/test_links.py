"""Links between servers: a client that cannot prove to be one of the database's servers learns and delays nothing."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from rascals.server import links
from rascals.server.api import forwarding
from rascals.server.guard import origins
from rascals.server.links import Frame, Links, Nonce, PeerEvent, PeerOpen, PeerProof
from rascals.server.settings import Settings
from rascals.server.store import Peer

real = pytest.mark.real
ASKED = {"type": "http", "path": "/", "headers": []}


class Known:
    """A server's leases, as far as links need them: its name, its address and the database's secret."""

    def __init__(self, name: str, secret: bytes = b"a secret") -> None:
        self.name, self._secret, self.address = name, secret, ""

    async def secret(self) -> bytes:
        return self._secret

    async def register(self, address: str) -> None:
        self.address = address

    @property
    def peer(self) -> Peer:
        return Peer(self.name, self.address)


class Counting:
    """An application that answers each request with `answers` messages, and counts them."""

    def __init__(self, answers: int = 1) -> None:
        self.answers, self.asked, self.sent = answers, 0, 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.asked += 1
        for _ in range(self.answers if scope["path"] == "/" else 1):
            await send({"type": "http.response.body", "body": b"", "more_body": True})
            self.sent += 1


@contextlib.asynccontextmanager
async def server(name: str, app: Any, secret: bytes = b"a secret") -> AsyncIterator[tuple[Links, Known]]:
    found, known = Links("127.0.0.1", 0), Known(name, secret)
    await found.start(app, known, lambda: None)  # type: ignore[arg-type] # a part of the leases
    try:
        yield found, known
    finally:
        await found.stop()


async def connected(known: Known) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]:
    """Connect as a stranger; return the connection, and the nonce that the server wants signed."""
    host, _, port = known.address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    greeting = await links._read(reader, links.FIRST)
    assert isinstance(greeting, Nonce)
    return reader, writer, greeting.nonce


async def refused(known: Known, data: bytes) -> None:
    """A stranger who sends this learns nothing: the connection ends."""
    reader, writer, _ = await connected(known)
    writer.write(data)
    with contextlib.suppress(ConnectionError):
        assert await reader.read() == b""
    writer.close()


async def ended(reader: asyncio.StreamReader) -> None:
    """Wait until the server has closed a connection."""
    with contextlib.suppress(ConnectionError):
        await reader.read()


class Listener:
    """A program at the address of a server that is gone: it greets with `greeting`, and stores what it gets."""

    def __init__(self, greeting: Callable[[], Frame]) -> None:
        self.heard: asyncio.Future[tuple[PeerProof, bytes]] = asyncio.get_running_loop().create_future()
        self._greeting = greeting

    async def __aenter__(self) -> Peer:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return Peer("gone", f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}")

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(links._framed(self._greeting()))
        frame = await links._read(reader, links.FIRST)
        assert isinstance(frame, PeerProof)
        self.heard.set_result((frame, links._framed(frame)))
        writer.close()


@real
async def test_without_a_proof_nothing_is_answered() -> None:
    """Garbage, long frames, frames out of turn, proofs with another secret, name or nonce."""
    app = Counting()
    async with server("here", app) as (_, here), server("stranger", app, b"another") as (stranger, _):
        for data in (
            b"GET / HTTP/1.1\r\n\r\n",
            b"\xff" * 64,
            (links.FIRST + 1).to_bytes(4, "big") + b"\x00" * (links.FIRST + 1),
            links._framed(PeerOpen(1, ASKED, b"")),
            links._framed(PeerEvent(1, {})),
            links._framed(Nonce(b"")),
            links._framed(PeerProof("stranger", b"")),
            links._framed(PeerProof("stranger", b"")) + links._framed(PeerOpen(1, ASKED, b"")),
        ):
            await refused(here, data)
        assert await stranger.open(here.peer, ASKED) is None
        async with server("there", app) as (there, _):
            assert await there.open(Peer("another name", here.address), ASKED) is None
            listener = Listener(lambda: Nonce(b"0" * 32))
            async with listener as gone:
                assert await there.open(gone, ASKED) is None
            _, said = await listener.heard
            await refused(here, said)
        assert app.asked == 0


@real
async def test_the_proof_for_one_server_is_worth_nothing_at_another() -> None:
    """An impostor in place of a server that is gone gets a proof that no other server accepts."""
    app = Counting()
    async with server("here", app) as (_, here), server("there", app) as (there, _):
        reader, writer, nonce = await connected(here)
        listener = Listener(lambda: Nonce(b"here|" + nonce))
        async with listener as gone:
            assert await there.open(gone, ASKED) is None
        proof, _ = await listener.heard
        writer.write(links._framed(PeerProof("there|gone", proof.proof)))
        writer.write(links._framed(PeerOpen(1, ASKED, b"")))
        assert await reader.read() == b""
        writer.close()
        assert app.asked == 0


@real
async def test_strangers_who_say_nothing_keep_no_server_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of connections without a proof only the newest are kept open, and servers are answered meanwhile."""
    monkeypatch.setattr(links, "STRANGERS", 5)
    monkeypatch.setattr(links, "PATIENCE", 300.0)
    async with server("here", Counting()) as (_, here), server("there", Counting()) as (there, _):
        host, _, port = here.address.rpartition(":")
        strangers = await asyncio.gather(*(asyncio.open_connection(host, int(port)) for _ in range(12)))
        ending = [asyncio.create_task(ended(reader)) for reader, _ in strangers]
        for _, one_more in zip(range(7), asyncio.as_completed(ending), strict=False):
            await one_more
        stream = await there.open(here.peer, ASKED)
        assert stream is not None
        assert await stream.receive() is not None
        assert sum(task.done() for task in ending) in {7, 8}  # one more while the server connected
        for _, writer in strangers:
            writer.close()
        await asyncio.gather(*ending)


@real
async def test_a_connection_that_says_nothing_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a frame, or none, is awaited only for a limited time; so is a server that never greets."""
    monkeypatch.setattr(links, "PATIENCE", 0.05)
    async with server("here", Counting()) as (_, here), server("there", Counting()) as (there, _):
        await refused(here, b"")
        await refused(here, b"\x00\x00")
        accepted: list[asyncio.StreamWriter] = []
        silent = await asyncio.start_server(lambda _, writer: accepted.append(writer), "127.0.0.1", 0)
        address = f"127.0.0.1:{silent.sockets[0].getsockname()[1]}"
        assert await there.open(Peer("silent", address), ASKED) is None
        silent.close()
        for writer in accepted:
            writer.close()


@real
async def test_what_is_not_read_stops_only_its_own_exchange() -> None:
    """An unread answer stops after `WINDOW` messages; others on the same link continue meanwhile."""
    app = Counting(1_000)
    async with server("here", app) as (_, here), server("there", Counting()) as (there, _):
        unread = await there.open(here.peer, ASKED)
        assert unread is not None
        for count in range(1, 5):  # each is answered after what was sent before
            other = await there.open(here.peer, {**ASKED, "path": "/other"})
            assert other is not None
            while await other.receive() is not None:
                pass
            assert app.sent == links.WINDOW + count
        for _ in range(1_000):
            assert await unread.receive() is not None
        assert await unread.receive() is None


FORWARDED = ([], [b"203.0.113.9"], [b"127.0.0.1"], [b"203.0.113.9, 10.0.0.2"], [b"127.0.0.1", b"203.0.113.9"], [b"?"])


@pytest.mark.parametrize("client", ["127.0.0.1", "10.0.0.1", "203.0.113.5", "::1", "2001:db8::1"])
@pytest.mark.parametrize("trusted", ["10.0.0.0/8", "10.0.0.0/8,127.0.0.1/32", ""])
def test_a_client_is_the_same_at_the_owner_whatever_it_claims(client: str, trusted: str) -> None:
    """The owner of a table sees the address and encryption from the server where the client is connected.

    Forwarding never makes anybody a program on the owner's own machine.
    """
    from rascals.server.settings import read_settings

    settings: Settings = read_settings({"trusted_proxies": trusted} if trusted else {}, {})
    service: Any = SimpleNamespace(
        settings=settings, ip=lambda connection: origins.client_ip(connection.scope, settings)
    )
    for claimed, secure in itertools.product(FORWARDED, ([], [b"https"], [b"http", b"https"])):
        headers = [(b"x-forwarded-for", value) for value in claimed]
        headers += [(b"x-forwarded-proto", value) for value in secure]
        here: Any = {"type": "http", "client": (client, 1), "headers": headers, "scheme": "http", "rascals.via": "me"}
        there = forwarding.scope_of(service, Request(here))
        assert "rascals.via" not in there
        assert origins.client_ip(there, settings) == origins.client_ip(here, settings)
        assert origins.is_secure(there, settings) == origins.is_secure(here, settings)
        assert origins.is_here(there, settings) <= origins.is_here(here, settings)
