"""The surroundings of several servers: what their processes cost, the PostgreSQL they share, the proxy before them.

The proxy, nginx or HAProxy, sends everything about a table to the same server. The table is the id in the path
(`/api/v1/tables/{id}/...`, `/ws/v1/tables/{id}`); consistent hashing finds its server. Requests whose path names no
table go to the servers in turn. WebSockets stay open for an hour without a message.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import psutil

if TYPE_CHECKING:
    import asyncpg

WRITTEN = """
    select xact_commit, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0'), pg_database_size(datname)
    from pg_stat_database where datname = current_database()
"""

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


# --- processes ---------------------------------------------------------------------------------------


def cores() -> list[int]:
    """Return the cores that this process may use; empty if the system cannot say."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def keep_to(process: psutil.Process, allowed: set[int]) -> None:
    """Pin a process, all its threads and all its descendants to some cores; nothing happens if there are none."""
    if not allowed:
        return
    for one in family(process):
        with suppress(psutil.Error, OSError):  # it has just ended
            for thread in one.threads():
                os.sched_setaffinity(thread.id, allowed)


def family(process: psutil.Process) -> list[psutil.Process]:
    """Return a process and its descendants."""
    return [process, *process.children(recursive=True)]


def worked_by(process: psutil.Process) -> float:
    """Return the seconds of processor time of a process."""
    times = process.cpu_times()
    return float(times.user + times.system)


def worked_by_family(process: psutil.Process) -> float:
    """Return the seconds of processor time of a process and of its descendants, those that have ended included."""
    seconds = 0.0
    for one in family(process):
        with suppress(psutil.NoSuchProcess):  # it has just ended, and counts as a child of its parent
            times = one.cpu_times()
            seconds += times.user + times.system + times.children_user + times.children_system
    return seconds


def waited_by(process: psutil.Process) -> float:
    """Return the seconds that the threads of a process have waited for a core; 0 if the system does not say."""
    found = 0
    for thread in Path(f"/proc/{process.pid}/task").glob("*/schedstat"):
        with suppress(OSError):  # the thread has just ended
            found += int(thread.read_text().split()[1])
    return found / 1e9


def held_by(process: psutil.Process) -> float:
    """Return the KiB that a process and its descendants hold."""
    found = 0.0
    for one in family(process):
        with suppress(psutil.NoSuchProcess):  # it has just ended
            found += float(one.memory_info().rss)
    return found / 1024


# --- PostgreSQL --------------------------------------------------------------------------------------


class Cluster:
    """The PostgreSQL behind a database URL; raises what asyncpg raises if it cannot be reached.

    `process`: its first process, the parent of all others; None if it runs on another machine.
    """

    def __init__(self, url: str) -> None:
        self._url = url.replace("+asyncpg", "", 1)
        self.process = asyncio.run(self._found())

    def written(self) -> tuple[float, float, float]:
        """Return the transactions committed in the database, the bytes of the log so far, and of the database.

        A connection reports its own commits within about a second.
        """
        return asyncio.run(self._written())

    def worked(self) -> float:
        """Return the seconds of processor time of all its processes; 0 if it runs on another machine."""
        return worked_by_family(self.process) if self.process else 0.0

    async def _written(self) -> tuple[float, float, float]:
        async with self._connected() as connection:
            commits, logged, size = await connection.fetchrow(WRITTEN)
            return float(commits), float(logged), float(size)

    async def _found(self) -> psutil.Process | None:
        """Return the parent of the process that serves our own connection, if it runs on this machine."""
        async with self._connected() as connection:
            serving = int(await connection.fetchval("select pg_backend_pid()"))
            with suppress(psutil.NoSuchProcess):
                found = psutil.Process(serving)
                if found.name().startswith("postgres"):  # else another process here happens to have the same number
                    return found.parent()
        return None

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[asyncpg.Connection]:
        import asyncpg  # not at the top: it need not be installed

        connection = await asyncpg.connect(self._url)
        try:
            yield connection
        finally:
            await connection.close()


# --- the proxy ---------------------------------------------------------------------------------------


class NoProxy(Exception):
    """No proxy is installed, or it does not start; the text says why, in a sentence."""


def program(name: str) -> str | None:
    """Return the path of a program, which may be in folders for the superuser; None if it is not installed."""
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
