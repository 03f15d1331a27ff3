"""The proxies in `deploy/proxy`, each started on free ports in front of two servers, with its own certificate."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.server import post

FOLDER = Path(__file__).resolve().parents[2] / "deploy/proxy"
SITE = "play.example.org"

NGINX = """daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/log;
events {{}}
http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  include {folder}/rascals.conf; }}
"""


@dataclass(frozen=True)
class Proxy:
    """A proxy that can be started: its check, its command, its environment, and whether it has https."""

    check: list[str]
    run: list[str]
    environment: Mapping[str, str]
    http: int
    https: int | None


def program(name: str) -> str:
    """The path of a proxy's program; skips the test where it is missing."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        pytest.skip(f"needs {name}")
    return found


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def certificate(folder: Path) -> None:
    """Write a self-signed certificate for `SITE`, its key, and both in one file."""
    made, private = post.certificate(SITE)
    (folder / "fullchain.pem").write_bytes(made)
    (folder / "privkey.pem").write_bytes(private)
    (folder / "both").mkdir()
    (folder / "both/site.pem").write_bytes(made + private)


def changed(name: str, changes: Mapping[str, str], base_path: str) -> str:
    """A proxy's configuration with some text replaced; each replacement must match.

    Under a path, the lines are those in its comments.
    """
    text = (FOLDER / name).read_text(encoding="utf-8")
    if base_path:
        below = re.compile(r"# Below a path: (.*\n).*\n")
        text, count = below.subn(lambda line: line[1].replace("/games", base_path), text)
        assert count == 2, f"{name} says at {count} lines how to serve below a path"
    for before, after in changes.items():
        assert before in text, f"{name} has no {before!r}"
        text = text.replace(before, after)
    return text


def nginx(folder: Path, servers: tuple[str, str], base_path: str) -> Proxy:
    http, https = free_port(), free_port()
    changes = {
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "listen 80;": f"listen 127.0.0.1:{http};",
        "listen 443 ": f"listen 127.0.0.1:{https} ",
        f"/etc/letsencrypt/live/{SITE}": str(folder),
        "/var/www/letsencrypt": str(folder / "challenges"),
        "127.0.0.1:8000": servers[0],
        "127.0.0.1:8001": servers[1],
    }
    (folder / "rascals.conf").write_text(changed("nginx.conf", changes, base_path))
    file = folder / "main.conf"
    file.write_text(NGINX.format(folder=folder))
    run = [program("nginx"), "-p", str(folder), "-c", str(file), "-e", str(folder / "log")]
    return Proxy([*run, "-t"], run, {}, http, https)


def haproxy(folder: Path, servers: tuple[str, str], base_path: str) -> Proxy:
    http, https = free_port(), free_port()
    changes = {
        "bind :80\n": f"bind 127.0.0.1:{http}\n",
        "bind :443 ": f"bind 127.0.0.1:{https} ",
        "/etc/haproxy/certs/": f"{folder}/both/",
        "log /dev/log local0": "log stderr local0",
        "maxconn 20000": "maxconn 500",  # as many as may be open here
        "127.0.0.1:8000": servers[0],
        "127.0.0.1:8001": servers[1],
    }
    file = folder / "haproxy.cfg"
    file.write_text(changed("haproxy.cfg", changes, base_path))
    run = [program("haproxy"), "-db", "-f", str(file)]
    return Proxy([*run, "-c"], run, {}, http, https)


def caddy(folder: Path, servers: tuple[str, str], base_path: str) -> Proxy:
    http = free_port()
    environment = {
        "SITE": f"http://:{http}",  # without a name for which it would request a certificate
        "SERVERS": " ".join(servers),
        "BASE_PATH": base_path,
        "CADDY_ADMIN": f"unix/{folder}/admin",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    version = subprocess.run([program("caddy"), "version"], capture_output=True, text=True, check=True).stdout
    if tuple(map(int, re.findall(r"\d+", version)[:2])) < (2, 8):
        pytest.skip(f"needs Caddy 2.8, not {version.split()[0]}")
    command = [program("caddy"), "validate", "--adapter", "caddyfile", "--config", str(FOLDER / "Caddyfile")]
    return Proxy(command, [command[0], "run", *command[2:]], environment, http, None)


Made: TypeAlias = Callable[[Path, tuple[str, str], str], Proxy]
PROXIES: Mapping[str, Made] = {"nginx": nginx, "haproxy": haproxy, "caddy": caddy}


def check(proxy: Proxy) -> str:
    """Let a proxy check its own configuration; return the output. The test fails if it is refused."""
    environment = os.environ | proxy.environment
    done = subprocess.run(proxy.check, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@contextlib.contextmanager
def running(proxy: Proxy) -> Iterator[Proxy]:
    """Run a proxy until it is no longer needed; it listens when this yields."""
    environment, nowhere = os.environ | proxy.environment, subprocess.DEVNULL
    process = subprocess.Popen(proxy.run, env=environment, stdout=nowhere, stderr=nowhere)
    try:
        for port in (proxy.http, proxy.https or proxy.http):
            while process.poll() is None:
                try:
                    socket.create_connection(("127.0.0.1", port), timeout=60).close()
                    break
                except ConnectionRefusedError:
                    continue
        assert process.poll() is None, "the proxy did not start"
        yield proxy
    finally:
        process.terminate()
        process.wait(60)
