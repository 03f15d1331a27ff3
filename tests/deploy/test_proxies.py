"""The proxies route by table: real ones, in front of two real servers."""

from __future__ import annotations

import contextlib
import json
import socket
import ssl
from collections.abc import Iterator
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.sync.client import connect

from tests.deploy.proxies import PROXIES, SITE, Proxy, certificate, check, running
from tests.promises.people import SLOWLY
from tests.server.serving import API, PLAIN, Person, application, quick
from tests.server.serving import running as on_a_port

pytestmark = pytest.mark.real

SPOOFED = "203.0.113.77"
BELOW = "/board/games"


class Reception:
    """ASGI middleware: records path and headers of all requests except health checks."""

    def __init__(self, app: ASGIApp, heard: list[tuple[str, dict[str, str]]]) -> None:
        self.app, self.heard = app, heard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and scope["path"] != "/healthz":
            headers = {name.decode(): value.decode() for name, value in scope["headers"]}
            self.heard.append((scope["path"], headers))
        await self.app(scope, receive, send)


@dataclass
class Server:
    """A server that can be stopped: its address, and its requests."""

    address: str
    heard: list[tuple[str, dict[str, str]]]
    ending: contextlib.ExitStack


@contextlib.contextmanager
def serving(folder: Path, public_url: str) -> Iterator[Server]:
    """A server behind a proxy on this machine, with its own database."""
    app = application(folder, public_url=public_url, trusted_proxies=(ip_network("127.0.0.1"),))
    heard: list[tuple[str, dict[str, str]]] = []
    app.add_middleware(Reception, heard=heard)
    with contextlib.ExitStack() as ending:
        yield Server(ending.enter_context(on_a_port(app)), heard, ending)


@pytest.fixture
def base_path() -> str:
    """The path of the site under which the servers are; some tests use another."""
    return ""


@pytest.fixture
def servers(tmp_path: Path, base_path: str) -> Iterator[list[Server]]:
    with contextlib.ExitStack() as stack:
        found = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            found.append(stack.enter_context(serving(tmp_path / name, f"https://{SITE}{base_path}")))
        yield found


@pytest.fixture(params=PROXIES)
def proxy(request: pytest.FixtureRequest, servers: list[Server], base_path: str, tmp_path: Path) -> Iterator[Proxy]:
    certificate(tmp_path)
    made = PROXIES[request.param](tmp_path, (servers[0].address, servers[1].address), base_path)
    check(made)
    with running(made) as found:
        yield found


def trusting() -> ssl.SSLContext:
    """Accepts the proxy's certificate, and only offers HTTP/1.1, as a WebSocket needs."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@contextlib.contextmanager
def visitor(proxy: Proxy, base_path: str = "") -> Iterator[httpx2.Client]:
    """A client that comes through the proxy, and claims to be somebody else."""
    secure = proxy.https is not None
    base = (f"https://127.0.0.1:{proxy.https}" if secure else f"http://127.0.0.1:{proxy.http}") + base_path
    headers = {"host": SITE, "x-forwarded-for": SPOOFED, "rascals-table": "mine"}
    with httpx2.Client(base_url=base, headers=headers, timeout=300, verify=trusting()) as found:
        yield found


def ids(count: int) -> list[str]:
    """Possible table ids."""
    return [f"{n:020x}" for n in range(0, 1_000_003 * count, 1_000_003)]


def who_heard(servers: list[Server], path: str) -> set[int]:
    return {n for n, server in enumerate(servers) if any(path == heard for heard, _ in server.heard)}


@pytest.mark.parametrize("base_path", ["", BELOW])
def test_a_table_has_one_server(servers: list[Server], proxy: Proxy, base_path: str) -> None:
    """Requests and WebSockets of a table reach one server; both have tables; others go by the visitor's address."""
    api = base_path + API
    with visitor(proxy, base_path) as http:
        tables = ids(24)
        for table in tables:
            for path in ("", "/view", "/log"):
                http.get(f"{API}/tables/{table}{path}")
        homes = [who_heard(servers, f"{api}/tables/{table}") for table in tables]
        assert {len(home) for home in homes} == {1}
        assert set().union(*homes) == {0, 1}
        for table, home in zip(tables, homes, strict=True):
            assert who_heard(servers, f"{api}/tables/{table}/view") == home
            assert who_heard(servers, f"{api}/tables/{table}/log") == home
        for _ in range(6):
            http.get(f"{API}/games")
        assert len(who_heard(servers, f"{api}/games")) == 1
        for table, home in list(zip(tables, homes, strict=True))[:8]:
            with wire(proxy, f"{base_path}/ws/v1/tables/{table}", "") as line:
                assert json.loads(line.recv(timeout=300))["type"] == "bye"
            assert who_heard(servers, f"{base_path}/ws/v1/tables/{table}") == home


@contextlib.contextmanager
def wire(proxy: Proxy, path: str, token: str) -> Iterator[Any]:
    """A WebSocket through the proxy, over https if it has that."""
    port, kind = (proxy.http, "ws") if proxy.https is None else (proxy.https, "wss")
    context = None if proxy.https is None else trusting()
    headers = {"authorization": f"Bearer {token}"} if token else {}
    address = ("127.0.0.1", port)
    with socket.create_connection(address, timeout=300) as line:
        options = {**SLOWLY, "additional_headers": headers, "sock": line, "ssl": context}
        with connect(f"{kind}://{SITE}{path}", **options) as found:
            yield found


def at_home(servers: list[Server], http: httpx2.Client) -> Person:
    """A table that was made where the proxy looks for it."""
    while True:
        for server in servers:
            with httpx2.Client(base_url=f"http://{server.address}", **PLAIN) as direct:
                person = quick(direct)
            person.client = http
            if person.get().status_code == 200:
                return person


def test_streams_pass_and_addresses_are_told(servers: list[Server], proxy: Proxy) -> None:
    """A WebSocket and an event stream deliver the table at once; the server learns the real address only."""
    with visitor(proxy) as http:
        ann = at_home(servers, http)
        with wire(proxy, f"/ws/v1/tables/{ann.table}", ann.token) as line:
            line.send(json.dumps({"type": "hello"}))
            assert json.loads(line.recv(timeout=300))["type"] == "snapshot"
        with http.stream("GET", f"{API}/tables/{ann.table}/events", headers=ann.headers) as events:
            assert any("snapshot" in text for text in events.iter_lines())
        assert ann.post("/chat", {"id": "one", "text": "hello"}).status_code == 200
    scheme = "http" if proxy.https is None else "https"
    (home,) = who_heard(servers, f"{API}/tables/{ann.table}/events")
    told = [headers for path, headers in servers[home].heard if "x-forwarded-for" in headers]
    assert len(told) > 3
    assert {headers["x-forwarded-for"] for headers in told} == {"127.0.0.1"}
    assert {headers["x-forwarded-proto"] for headers in told} == {scheme}
    assert {headers["host"] for headers in told} == {SITE}
    if proxy.https is None:  # Caddy, which routes by its own header
        assert not any("rascals-table" in headers for headers in told)


def test_one_server_ends_and_nobody_notices(servers: list[Server], proxy: Proxy) -> None:
    """After one server has ended the other answers every request, even one that changes something."""
    with visitor(proxy) as http:
        tables = ids(12)
        before = [http.get(f"{API}/tables/{table}").status_code for table in tables]
        servers[0].ending.close()
        after = [http.get(f"{API}/tables/{table}").status_code for table in tables]
        assert before == after == [404] * 12
        wanted = {"game": "felicity", "players": 3, "nickname": "Ann"}
        made = [http.post(f"{API}/tables", json=wanted).status_code for _ in range(4)]
        assert made == [201] * 4
        wished = [http.post(f"{API}/tables/{table}/start").status_code for table in tables]
        assert not set(wished) & {502, 503, 504}


@pytest.mark.parametrize("base_path", ["", BELOW])
def test_only_the_operator_may_measure(servers: list[Server], proxy: Proxy, base_path: str) -> None:
    """Metrics do not pass the proxy; unencrypted clients are redirected to https."""
    with visitor(proxy, base_path) as http:
        assert http.get("/metrics").status_code == 404
        assert not who_heard(servers, f"{base_path}/metrics")
        assert http.get("/healthz").status_code == 200
        if proxy.https is not None:
            answer = http.get(f"http://127.0.0.1:{proxy.http}/felicity?x=1")
            assert (answer.status_code, answer.headers["location"]) == (301, f"https://{SITE}/felicity?x=1")
