"""A proxy before several servers, which sends everything about a table to the same one; nginx or HAProxy.

The table is the id in the path (`/api/v1/tables/{id}/...`, `/ws/v1/tables/{id}`); consistent hashing finds its server.
Requests whose path names no table go to the servers in turn. WebSockets stay open for an hour without a message.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

NGINX = """
daemon off;
{user}
pid {folder}/pid;
error_log {folder}/log;
worker_processes 1;
events {{ worker_connections 16384; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  map $http_upgrade $kept {{ default upgrade; "" close; }}
  upstream by_table {{ hash $table consistent; {servers} }}
  upstream in_turn {{ {servers} }}
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $kept;
  proxy_buffering off;
  proxy_read_timeout 1h;
  server {{
    listen {address} backlog=4096;
    location ~ ^/(?:api|ws)/v1/tables/(?<table>[^/]+) {{ proxy_pass http://by_table; }}
    location / {{ proxy_pass http://in_turn; }}
  }}
}}
"""

HAPROXY = """
defaults
  mode http
  timeout connect 5s
  timeout client 1h
  timeout server 1h
  timeout tunnel 1h
frontend people
  bind {address} backlog 4096
  acl of_table path_reg ^/(api|ws)/v1/tables/[^/]+
  use_backend by_table if of_table
  default_backend in_turn
backend by_table
  balance hash path,field(5,/)
  hash-type consistent
{servers}
backend in_turn
  balance roundrobin
{servers}
"""


class NoProxy(Exception):
    """No proxy is installed, or it does not start; the text says why, in a sentence."""


def program(name: str) -> str | None:
    """Return the path of a program that may lie where only the superuser looks, None if it is not installed."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")


@contextmanager
def proxy(servers: Sequence[str], names: Sequence[str] = ("nginx", "haproxy")) -> Iterator[tuple[str, int]]:
    """Start the first of the named proxies that is installed, before servers; yield its `host:port` and process id.

    `servers`: the `host:port` of each. Raises `NoProxy` if there is none.
    """
    found = next((name for name in names if program(name)), None)
    if found is None:
        raise NoProxy(f"--proxy needs {' or '.join(names)}, and none is installed")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
    with tempfile.TemporaryDirectory() as folder:
        command = _command(found, servers, address, Path(folder))
        with (Path(folder) / "output").open("w+") as output:
            process = subprocess.Popen(command, stdout=output, stderr=output)
            try:
                _wait_until_open(address, process, Path(folder) / "output")
                yield address, process.pid
            finally:
                process.terminate()
                process.wait()


def _command(name: str, servers: Sequence[str], address: str, folder: Path) -> list[str]:
    """Write the configuration of a proxy; return the command that starts it."""
    file = folder / "configuration"
    path = program(name) or name
    if name == "nginx":
        lines = " ".join(f"server {server} max_fails=0;" for server in servers)
        user = "user root;" if _superuser() else ""  # its workers would otherwise not see the folder
        file.write_text(NGINX.format(folder=folder, address=address, servers=lines, user=user))
        return [path, "-p", str(folder), "-c", str(file)]
    lines = "\n".join(f"  server s{n} {server}" for n, server in enumerate(servers))
    file.write_text(HAPROXY.format(address=address, servers=lines))
    return [path, "-db", "-f", str(file)]


def _superuser() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _wait_until_open(address: str, process: subprocess.Popen[bytes], output: Path) -> None:
    """Wait until a proxy accepts connections."""
    host, _, port = address.rpartition(":")
    while process.poll() is None:
        with suppress(OSError), socket.create_connection((host, int(port)), timeout=5):
            return
    raise NoProxy(f"the proxy does not start here: {output.read_text().strip()[-300:]}")
