"""Requests that two readers could read in two ways end their connection. (RFC 9112)"""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import live

pytestmark = pytest.mark.real

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
    """Send bytes, in pieces; return the status lines of what comes back until the connection is closed."""
    came = b""
    with socket.create_connection(address, timeout=60) as line:
        size = -(-len(sent) // pieces)
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # it may be closed before all is sent
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
    """Nothing but the refusal is answered, which may be lost where more was still being sent."""
    assert answers(server, sent, 40) in (["400 Bad Request"], [])


def test_chunks_are_read_and_are_the_last_on_their_connection(server: tuple[str, int]) -> None:
    """A body in chunks is taken, and what follows it on the connection is not, trailers or not."""
    for trailer in ("", "X-Note: a\r\n", "X-Note: a\n"):
        chunks = f'2\r\n{{"\r\n1\r\n}}\r\n0\r\n{trailer}\r\n'
        first = answers(server, f"{HOST}Transfer-Encoding: chunked\r\n\r\n{chunks}{NEXT}")
        assert len(first) == 1
        assert first[0].startswith("4")  # it is no JSON that means anything here


def test_one_meaning_leaves_the_connection_open(server: tuple[str, int]) -> None:
    """Requests one after another on a connection are answered as before."""
    last = NEXT.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")
    assert answers(server, NEXT + NEXT + last) == ["200 OK"] * 3
    assert answers(server, f"{HOST}Content-Length: 2\r\n\r\n{{}}{last}")[1:] == ["200 OK"]


# ---------------------------------------------------------------- behind a proxy

NGINX = """daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{}}
http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  upstream rascals {{ server {server}; keepalive 4; }}
  server {{ listen {port}; location / {{ proxy_pass http://rascals; proxy_http_version 1.1;
    proxy_set_header Connection ""; proxy_set_header Host $host; proxy_request_buffering off; }} }} }}
"""
HAPROXY = """defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
  http-reuse always
frontend f
  bind 127.0.0.1:{port}
  default_backend b
backend b
  server s {server}
"""
PROXIES = {
    "nginx": (NGINX, lambda program, file: [program, "-p", str(file.parent), "-c", str(file)]),
    "haproxy": (HAPROXY, lambda program, file: [program, "-db", "-f", str(file)]),
}


@pytest.fixture(params=PROXIES)
def proxy(request: pytest.FixtureRequest, server: tuple[str, int], tmp_path: Path) -> Iterator[tuple[str, int]]:
    """A proxy that keeps its connections to the server; skipped where its program is missing."""
    text, command = PROXIES[request.param]
    program = shutil.which(request.param) or shutil.which(request.param, path="/usr/sbin")
    if program is None:
        pytest.skip(f"needs {request.param}")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    file = tmp_path / "proxy.conf"
    file.write_text(text.format(folder=tmp_path, port=port, server=":".join(map(str, server))))
    running = subprocess.Popen(command(program, file), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while running.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=60).close()
                break
            except ConnectionRefusedError:
                continue
        assert running.poll() is None, "the proxy did not start"
        yield "127.0.0.1", port
    finally:
        running.terminate()
        running.wait(60)


@pytest.mark.parametrize("sent", TWO_MEANINGS.values(), ids=TWO_MEANINGS)
def test_behind_a_proxy_nothing_is_smuggled(proxy: tuple[str, int], sent: str) -> None:
    """Whatever a proxy lets through, what was hidden in a body is not answered to anyone who asks next.

    They may be told once, by 502, that the proxy's own connection has been closed.
    """
    last = NEXT.replace("/healthz", "/api/v1/nowhere").replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")
    closing = sent.replace("Host:", "Connection: close\r\nHost:", 1)
    assert len(answers(proxy, closing)) <= 1
    asked = [answers(proxy, last) for _ in range(3)]
    assert asked[-1] == ["404 Not Found"]
    assert {status for one in asked for status in one} <= {"404 Not Found", "502 Bad Gateway"}
