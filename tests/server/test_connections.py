"""Connections: how many are allowed, how long they may be silent, and that no request is smuggled through them."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rascals.server.app import create_app
from rascals.server.guard.connections import UNTAKEN
from rascals.server.guard.gate import KEPT, Gate, KeptFree
from rascals.server.limits import network
from tests.server.serving import API, PLAIN, client, create, live, quick, settings
from tests.server.test_guard import call, echo, parts

pytestmark = pytest.mark.real


# ---------------------------------------------------------------- connections
# Silent connections, or ones that do not read, shut nobody out (with tiny time limits, or a fake clock).


class Line:
    """A connection that only records that it was closed."""

    def __init__(self) -> None:
        self.ended = False

    def abort(self) -> None:
        self.ended = True


def stranger(address: str) -> tuple[bool, str]:
    """Treat everybody as a stranger, even this machine."""
    return False, address


def lines(gate: Gate, address: str, count: int) -> list[Line]:
    found = [Line() for _ in range(count)]
    for line in found:
        assert gate.enter(line, address)
    return found


def test_r18_an_address_has_so_many_connections() -> None:
    """Beyond its limit an address loses its oldest idle connection; if none is idle, the new one is refused."""
    gate = Gate(100, 3, network)
    first, second, third = lines(gate, "203.0.113.1", 3)
    other = lines(gate, "203.0.113.2", 1)[0]
    gate.serve(first)
    fourth = Line()
    assert gate.enter(fourth, "203.0.113.1")
    assert [line.ended for line in (first, second, third, other)] == [False, True, False, False]
    for line in (third, fourth):
        gate.serve(line)
    assert not gate.enter(Line(), "203.0.113.1")
    assert gate.enter(Line(), "203.0.113.2")
    gate.leave(first)
    assert gate.enter(Line(), "203.0.113.1")
    assert len(gate) == 5


def test_r18_a_household_of_ipv6_is_one_address_and_proxies_and_this_machine_are_none() -> None:
    """An IPv6 /64 shares one limit; trusted proxies and this machine have none."""
    gate = Gate(100, 2, network, lambda address: address == "10.0.0.1")
    for line in [*lines(gate, "2001:db8::1", 1), *lines(gate, "2001:db8::2", 1)]:
        gate.serve(line)
    assert not gate.enter(Line(), "2001:db8::3")
    lines(gate, "10.0.0.1", 20)
    lines(gate, "127.0.0.1", 20)
    assert len(gate) == 42


def test_r18_a_full_house_takes_the_place_of_who_says_nothing() -> None:
    """At capacity the oldest idle connection is closed for a new one; a connection in use is never closed."""
    gate = Gate(10, 100, stranger)
    idle = lines(gate, "203.0.113.1", 10)
    busy = idle[:4]
    for line in busy:
        gate.serve(line)
    newcomers = lines(gate, "203.0.113.9", 6)
    assert [line.ended for line in idle] == [False] * 4 + [True] * 6
    for line in newcomers:
        gate.serve(line)
    assert not gate.enter(Line(), "203.0.113.9")
    assert not any(line.ended for line in [*busy, *newcomers])


async def test_r18_the_last_quarter_is_for_players() -> None:
    """While the server is crowded, only requests with a seat's token and health checks are served."""
    gate = Gate(8, 100, stranger)
    app = KeptFree(echo, gate, lambda scope: any(name == b"x-seat" for name, _ in scope["headers"]))
    served = lines(gate, "203.0.113.1", 8)
    for line in served[: 8 - 8 // KEPT]:
        gate.serve(line)
    assert (await call(app, parts(b"x")))[0] == 200
    gate.serve(served[-1])
    status, _, body = await call(app, parts(b"x"))
    assert (status, json.loads(body)["error"]["reason"]["id"]) == (503, "crowded")
    assert (await call(app, parts(b"x"), headers=[(b"x-seat", b"1")]))[0] == 200
    assert (await call(app, parts(b"x"), path="/healthz"))[0] == 200


def test_r18_only_a_seat_that_is_somebodys_is_a_players(tmp_path: Path) -> None:
    """While the server is crowded, made-up tokens are refused; a seat's token is accepted at its table."""
    with client(tmp_path) as http:
        ann, bo = quick(http), quick(http)
        gate = http.app.state.gate
        gate.capacity = 0
        gate._open[Line()] = None  # more than three quarters of zero
        path, other = f"{API}/tables/{ann.table}", f"{API}/tables/{bo.table}"
        proofs = {
            f"Bearer {ann.token}": (200, 503),
            f"Bearer {'x' * 43}": (503, 503),
            "Bearer x": (503, 503),
            f"seat_{ann.table}={ann.token}": (200, 200),
            f"seat_{ann.table}={'x' * 43}": (503, 503),
            f"seat_{bo.table}={ann.token}": (200, 503),
            f"seat_none={'x' * 43}": (503, 503),
            "": (503, 503),
        }
        for proof, expected in proofs.items():
            headers = {"authorization" if proof.startswith("Bearer") else "cookie": proof} if proof else {}
            assert tuple(http.get(where, headers=headers).status_code for where in (path, other)) == expected, proof
        others = http.app.state.service.registry.others
        others._others["another"] = 10**15  # an unknown table may be on another server
        assert http.get(f"{API}/tables/elsewhere", headers={"authorization": f"Bearer {ann.token}"}).status_code == 404


def test_r18_the_process_asks_for_all_descriptors_it_may_have(tmp_path: Path) -> None:
    """The soft limit is raised to the hard one (within reason); a server may use that minus a reserve.

    Of these, one strangers' address can have as many as the settings say.
    """
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
    try:
        gate: Gate = create_app(settings(tmp_path, connections=70)).state.gate
        raised, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert raised == min(hard if hard != resource.RLIM_INFINITY else 65_536, 65_536)
        assert gate.capacity == raised - 128
        lines(gate, "127.0.0.1", 80)
        for line in lines(gate, "203.0.113.1", 70):
            gate.serve(line)
        assert not gate.enter(Line(), "203.0.113.1")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# ---------------------------------------------------------------- over real sockets


@contextlib.contextmanager
def connected(address: str, count: int, said: bytes = b"") -> Iterator[list[socket.socket]]:
    name, _, port = address.partition(":")
    with contextlib.ExitStack() as stack:
        found = [stack.enter_context(socket.create_connection((name, int(port)))) for _ in range(count)]
        for line in found:
            line.settimeout(300)
            with contextlib.suppress(ConnectionError):  # it has already had to make room
                line.sendall(said)
        yield found


def over(line: socket.socket) -> bool:
    """Whether the server closes a connection; waits for that."""
    try:
        while line.recv(4096):
            pass
    except ConnectionError:
        return True
    return True


def trickle(line: socket.socket) -> None:
    """Send one header after another until the server stops reading."""
    line.settimeout(0.02)
    for n in range(100_000):
        try:
            line.sendall(f"X-{n}: x\r\n".encode())
            if line.recv(1) == b"":
                return
        except TimeoutError:
            continue
        except ConnectionError:
            return
    raise AssertionError("it listens for ever")


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"])
def test_r18_a_head_that_does_not_come_ends_the_connection(tmp_path: Path, said: bytes) -> None:
    """A connection that sends nothing, half a head, or a header now and then is closed."""
    gate = Gate(100, 100, stranger, head=0.2)
    with live(tmp_path, gate=gate) as (address, _), connected(address, 3, said) as found:
        assert all(over(line) for line in found[:2])
        if said.endswith(b"\n"):
            trickle(found[2])


def test_r18_a_head_that_does_not_come_after_an_answer_ends_the_connection(tmp_path: Path) -> None:
    """The time limit for a request's head applies again after an answer."""
    gate = Gate(100, 100, stranger, head=0.5)
    asked = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with live(tmp_path, gate=gate) as (address, _), connected(address, 1, asked) as (line,):
        assert line.recv(4096).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        trickle(line)


def test_r18_idle_connections_shut_nobody_out(tmp_path: Path) -> None:
    """With more idle connections than slots, newcomers and players are served."""
    gate = Gate(40, 1000, stranger, head=300)
    with live(tmp_path, gate=gate) as (address, _):
        with client_of(address) as http:
            ann = quick(http, players=3)
        with connected(address, 50), connected(address, 50, b"GET / HT"):
            with client_of(address) as newcomer:
                assert newcomer.get(f"{API}/games").status_code == 200
            with client_of(address) as player:
                ann.client = player
                assert ann.view()["you"] == 0
            assert 30 < len(gate) <= 40


def client_of(address: str) -> httpx2.Client:
    return httpx2.Client(base_url=f"http://{address}", **PLAIN)


def test_sockets_and_requests_leave_the_gate(tmp_path: Path) -> None:
    """Finished connections no longer count: after requests and a WebSocket none is left."""
    from tests.server.test_sockets import sit

    gate = Gate(40, 10, stranger)
    with live(tmp_path, gate=gate) as server:
        with httpx2.Client(base_url=f"http://{server[0]}", **PLAIN) as http:
            ann = create(http)
        for _ in range(30):
            with sit(server, ann) as line:
                assert line.next()["type"] == "snapshot"
                assert 1 <= len(gate) <= 10
    assert len(gate) == 0


HANDSHAKE = (
    "GET /ws/v1/tables/none HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
UNREADABLE = {
    "with a body": f"{HANDSHAKE}Content-Length: 2\r\n\r\n{{}}",
    "with chunks": f"{HANDSHAKE}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "with a long header": f"{HANDSHAKE}X: {'x' * 9_000}\r\n\r\n",
    "with many headers": HANDSHAKE + "".join(f"X-{n}: x\r\n" for n in range(200)) + "\r\n",
    "with a long address": HANDSHAKE.replace("none", "n" * 9_000) + "\r\n",
}


@pytest.mark.parametrize("said", UNREADABLE.values(), ids=UNREADABLE)
def test_r18_a_handshake_that_cannot_be_read_ends_the_connection(tmp_path: Path, said: str) -> None:
    """An unreadable handshake is answered with 400 and takes no slot."""
    gate = Gate(100, 100, stranger, head=300)
    with live(tmp_path, gate=gate) as (address, _), connected(address, 1, said.encode()) as (line,):
        assert line.recv(4096).startswith(b"HTTP/1.1 400 ")
        assert over(line)
    assert len(gate) == 0


def test_r18_an_answer_that_is_not_taken_ends_the_connection(tmp_path: Path) -> None:
    """A client that requests much and reads nothing is disconnected after the write timeout."""
    gate = Gate(100, 100, stranger, head=300, write=0.2)
    asked = b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with live(tmp_path, gate=gate) as (address, _), connected(address, 1) as (line,), pytest.raises(ConnectionError):
        ask_for_ever(line, asked * 200)


def test_r18_pings_whose_answers_are_not_taken_fill_no_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that sends pings and reads nothing is disconnected before many pongs queue up."""
    waiting: list[int] = []
    honest = WebSocketsSansIOProtocol.data_received

    def data_received(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        honest(self, data)
        waiting.append(self.transport.get_write_buffer_size())

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", data_received)
    ping = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"x" * 125
    with live(tmp_path) as (address, _):
        with client_of(address) as http:
            table = quick(http, players=3).table
        said = HANDSHAKE.replace("none", table) + "\r\n"
        with socket.socket() as line, contextlib.suppress(ConnectionError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", int(address.partition(":")[2])))
            line.sendall(said.encode())
            assert line.recv(4096).startswith(b"HTTP/1.1 101 ")
            for _ in range(150):
                line.sendall(ping * 1000)
    assert max(waiting) < 2 * UNTAKEN


def ask_for_ever(line: socket.socket, asked: bytes) -> None:
    while True:
        line.sendall(asked)


# ---------------------------------------------------------------- framing
# Requests that two parsers could read differently end their connection. (RFC 9112)

NEXT = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
HIDDEN = f"0\r\n\r\n{NEXT}"
HOST = "POST /api/v1/quick HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
TWO_MEANINGS = {
    "both lengths": f"{HOST}Content-Length: {len(HIDDEN)}\r\nTransfer-Encoding: chunked\r\n\r\n{HIDDEN}",
    "the other order": f"{HOST}Transfer-Encoding: chunked\r\nContent-Length: {len(HIDDEN)}\r\n\r\n{HIDDEN}",
    "folded": f"{HOST}Content-Length: {len(HIDDEN)}\r\nTransfer-Encoding:\r\n chunked\r\n\r\n{HIDDEN}",
    "a folded header alone": f"{HOST}Content-Length: 2\r\nX-Note: a\r\n\tb\r\n\r\n{{}}{NEXT}",
    "a bare line feed": f"{HOST}Content-Length: 2\nX-Note: a\r\n\r\n{{}}{NEXT}",
    "a head that ends in line feeds": f"{HOST}Content-Length: 2\n\n{{}}{NEXT}",
    "chunks in HTTP/1.0": f"{HOST.replace('1.1', '1.0', 1)}Transfer-Encoding: chunked\r\n\r\n{HIDDEN}",
    "two lengths": f"{HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{{}}{NEXT}",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """A server on a real port."""
    with live(tmp_path_factory.mktemp("framing")) as (address, _):
        host, _, port = address.partition(":")
        yield host, int(port)


def answers(address: tuple[str, int], sent: str, pieces: int = 1) -> list[str]:
    """Send bytes, in pieces; return the status lines of all answers until the connection is closed."""
    came = b""
    with socket.create_connection(address, timeout=60) as line:
        size = -(-len(sent) // pieces)
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # it may be closed before everything is sent
            for at in range(0, len(sent), size):
                line.sendall(sent[at : at + size].encode())
        while True:
            try:
                part = line.recv(65536)
            except ConnectionResetError:
                break
            if not part:
                break
            came += part
    return [text.split("\r\n")[0] for text in came.decode("latin-1").split("HTTP/1.1 ")[1:]]


@pytest.mark.parametrize("sent", TWO_MEANINGS.values(), ids=TWO_MEANINGS)
def test_what_could_be_read_in_two_ways_is_refused_and_ends_the_connection(server: tuple[str, int], sent: str) -> None:
    """One answer, 400, and the hidden request is never answered."""
    assert answers(server, sent) == ["400 Bad Request"]


@pytest.mark.parametrize("sent", TWO_MEANINGS.values(), ids=TWO_MEANINGS)
def test_so_is_what_comes_in_pieces(server: tuple[str, int], sent: str) -> None:
    """Only the refusal is answered, and may be lost if more was still being sent."""
    assert answers(server, sent, 40) in (["400 Bad Request"], [])


def test_chunks_are_read_and_are_the_last_on_their_connection(server: tuple[str, int]) -> None:
    """A chunked body is accepted, and whatever follows it on the connection is not, with or without trailers."""
    for trailer in ("", "X-Note: a\r\n", "X-Note: a\n"):
        chunks = f'2\r\n{{"\r\n1\r\n}}\r\n0\r\n{trailer}\r\n'
        first = answers(server, f"{HOST}Transfer-Encoding: chunked\r\n\r\n{chunks}{NEXT}")
        assert len(first) == 1
        assert first[0].startswith("4")  # not valid JSON here


def test_one_meaning_leaves_the_connection_open(server: tuple[str, int]) -> None:
    """Several requests on one connection are answered as before."""
    last = NEXT.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")
    assert answers(server, NEXT + NEXT + last) == ["200 OK"] * 3
    assert answers(server, f"{HOST}Content-Length: 2\r\n\r\n{{}}{last}")[1:] == ["200 OK"]
