"""The files in `deploy/` are valid for their programs, and name only what exists."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from rascals.server import app
from rascals.server.api.rest import streams
from rascals.server.metrics import Metrics
from rascals.server.settings import PREFIX, Settings, read_settings, warnings
from tests.server.serving import client, live

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
TEXTS = [*FILES, ROOT / "docs/how-to/deploy.md"]
SCRIPTS = sorted((DEPLOY / "backup").iterdir())
UNITS = sorted([*DEPLOY.glob("systemd/*.service"), *DEPLOY.glob("systemd/*.timer")])


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def program(name: str) -> str:
    """The path of a program; skips the test where it is missing."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"needs {name}")
    return found


def passes(*command: object) -> str:
    """Run a checker, which must pass; return its output."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


# --- settings --------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", TEXTS, ids=relative)
def test_every_setting_named_is_one_of_the_server(path: Path) -> None:
    """Each `RASCALS_…` in a file is a setting."""
    named = {name.lower() for name in re.findall(rf"\b{PREFIX}([A-Z_]*[A-Z])\b", path.read_text(encoding="utf-8"))}
    assert named <= {item.name for item in fields(Settings)}


def variables(path: Path) -> dict[str, str]:
    """The variables of an environment file; those in its comments too."""
    lines = re.findall(r"^(?:# )?([A-Z_]+)=(.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return dict(lines)


# --- compose ---------------------------------------------------------------------------------------


@pytest.fixture
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def filled(text: str) -> str:
    """A value in compose.yaml with the variables from env.example; `secret` for those to be filled in."""
    given = variables(DEPLOY / "env.example")

    def put(match: re.Match[str]) -> str:
        name, how, word = match.groups()
        if how == ":?":
            return given[name] or "secret"
        return given[name] or (word if how == ":-" else "")

    return re.sub(r"\$\{(\w+)(:[?-])?([^}]*)\}", put, text)


@pytest.mark.parametrize("server", ["server-a", "server-b"])
def test_the_servers_of_compose_start_with_their_settings(compose, server: str) -> None:
    """The server accepts the settings given there, with those of the image, without warnings."""
    image = dict(re.findall(rf"({PREFIX}\w+)=(\S+)", (DEPLOY / "Containerfile").read_text(encoding="utf-8")))
    given = {name: filled(value) for name, value in compose["services"][server]["environment"].items()}
    settings = read_settings({}, image | given)
    assert (settings.loopback, settings.port, settings.public_url) == (False, 8000, "https://play.example.org")
    assert settings.database == "postgresql://rascals@db/rascals"
    assert settings.push_key is None
    assert warnings(settings) == ()


def test_only_the_proxy_is_published(compose) -> None:
    """Every other port is only for this machine; the database is on an internal network."""
    published = {name: service["ports"] for name, service in compose["services"].items() if "ports" in service}
    assert set(published.pop("proxy")) == {"80:80", "443:443", "443:443/udp"}
    assert all(port.startswith("127.0.0.1:") for ports in published.values() for port in ports)
    assert compose["services"]["db"]["networks"] == ["private"]
    assert compose["networks"]["private"] == {"internal": True}
    proxy = compose["services"]["proxy"]["networks"]["front"]["ipv4_address"]
    assert compose["services"]["server-a"]["environment"]["RASCALS_TRUSTED_PROXIES"] == proxy


def test_compose_mounts_what_is_there_and_asks_for_what_its_example_gives(compose) -> None:
    """Each mounted file exists, and each variable is in env.example, and no others are."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"\$\{(\w+)", text)) == set(variables(DEPLOY / "env.example"))
    mounted = [volume for service in compose["services"].values() for volume in service.get("volumes", ())]
    assert [volume for volume in mounted if volume[0] == "."]
    assert not [volume for volume in mounted if volume[0] == "." and not (DEPLOY / volume.partition(":")[0]).exists()]


def test_a_server_has_time_to_take_its_leave(compose) -> None:
    """Before it is killed, a server has much more time than it needs to say goodbye and finish its requests."""
    grace = int(compose["services"]["server-a"]["stop_grace_period"].removesuffix("s"))
    unit = (DEPLOY / "systemd/rascals@.service").read_text(encoding="utf-8")
    (stop,) = re.findall(r"^TimeoutStopSec=(\d+)$", unit, re.MULTILINE)
    assert min(grace, int(stop)) >= 4 * (app.FAREWELL + 5)


def test_no_proxy_ends_a_connection_that_is_used(compose) -> None:
    """The proxies' timeouts are longer than the servers' silence, with room for several pings."""
    longest = max(app.PING, streams.HEARTBEAT)
    nginx = (DEPLOY / "proxy/nginx.conf").read_text(encoding="utf-8")
    haproxy = (DEPLOY / "proxy/haproxy.cfg").read_text(encoding="utf-8")
    limits = re.findall(r"proxy_(?:read|send)_timeout (\d+)s", nginx)
    limits += re.findall(r"timeout (?:client|server|tunnel) (\d+)s", haproxy)
    assert len(limits) == 5
    assert all(int(limit) >= 4 * longest for limit in limits)


# --- the image -------------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    """The Containerfile's instructions, each with its arguments on one line."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    joined = re.sub(r"\\\n\s*", "", text)
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in joined.splitlines() if line)]


def test_the_image_gets_what_it_copies() -> None:
    """Each file copied from the checkout exists, and is not ignored; nothing else is included."""
    copied = set()
    for word, rest in instructions():
        if word == "COPY" and "--from" not in rest:
            copied |= set(rest.split()[:-1])
    assert all((ROOT / name).exists() for name in copied)
    lines = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").split()
    assert lines[0] == "*"
    assert {line.removeprefix("!") for line in lines if line.startswith("!")} == copied


@pytest.mark.real
def test_the_image_s_question_of_health_is_right(tmp_path: Path) -> None:
    """The command of HEALTHCHECK succeeds with a server, and fails if none answers."""
    asked = dict(instructions())["HEALTHCHECK"].partition("CMD ")[2]
    name, option, code = json.loads(asked)
    assert (name, option) == ("python", "-c")
    with live(tmp_path) as (address, _):
        passes(sys.executable, "-c", code.replace("127.0.0.1:8000", address))
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        closed = f"127.0.0.1:{nobody.getsockname()[1]}"
        command = [sys.executable, "-c", code.replace("127.0.0.1:8000", closed)]
        assert subprocess.run(command, capture_output=True, check=False).returncode != 0


# --- metrics, dashboard and alerts -----------------------------------------------------------------

NAME = re.compile(r"(?<![\w$\"])((?:rascals|process|node|python)_\w+|up)\b(?![\w\"(])")


def measured() -> set[str]:
    """The names of all series that a server exports, and those that the backup scripts write."""
    page = Metrics().render().decode()
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", page, re.MULTILINE))
    series = {f"{name}{end}" for name, kind in kinds.items() if kind == "histogram" for end in ("_bucket", "_count")}
    written = {name for path in SCRIPTS for name in re.findall(r"rascals_backup_\w+", path.read_text(encoding="utf-8"))}
    return {*kinds, *series, *written, "up"}


def expressions() -> list[str]:
    """The Prometheus queries of the dashboard and the alerts."""
    board = json.loads((DEPLOY / "grafana/rascals.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked += [one["expr"] for one in board["annotations"]["list"]]
    return asked + [rule["expr"] for rule in alerts()]


def alerts() -> list[dict[str, Any]]:
    groups = yaml.safe_load((DEPLOY / "prometheus/alerts.yml").read_text(encoding="utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def test_every_metric_asked_for_is_one_that_there_is() -> None:
    """Dashboard and alerts query metrics of the server, the backups and the disks, and use all of them."""
    asked = {name for text in expressions() for name in NAME.findall(re.sub(r'"[^"]*"', "", text))}
    disks = {"node_filesystem_avail_bytes", "node_filesystem_size_bytes"}
    assert asked - disks <= measured()
    counted = {name for name in measured() if name.startswith("rascals_") and not name.endswith("_created")}
    assert {name.removesuffix("_bucket").removesuffix("_count") for name in asked if name in counted} >= {
        name for name in counted if not name.endswith(("_bucket", "_count"))
    }, "the dashboard leaves something out"


def test_every_label_asked_for_is_one_that_the_metrics_have() -> None:
    """Labels used to aggregate or select are the server's, or added by Prometheus or node exporter."""
    metrics = vars(Metrics()).values()
    own = {label for metric in metrics for label in getattr(metric, "_labelnames", ())}
    asked: set[str] = set()
    for text in expressions():
        for listed in re.findall(r"\b(?:by|on) \(([^)]*)\)", text):
            asked |= {label.strip() for label in listed.split(",") if listed}
        asked |= set(re.findall(r"(\w+)(?:=~|!~|=|!=)\"", text))
    assert asked <= own | {"job", "instance", "le", "fstype"}


def test_a_question_of_health_is_a_transaction(tmp_path: Path) -> None:
    """A health check makes a transaction, so that a working database shows in the metrics."""

    def transactions(http: Any) -> float:
        page = http.get("/metrics").text
        found = re.findall(r"^rascals_store_seconds_count\{\S+\} (\S+)$", page, re.MULTILINE)
        return sum(map(float, found))

    with client(tmp_path, address="127.0.0.1") as http:
        before = transactions(http)
        assert {http.get("/healthz").status_code for _ in range(20)} == {200}
        assert transactions(http) >= before + 20


# --- what the programs' own checkers say -----------------------------------------------------------


@pytest.mark.real
@pytest.mark.parametrize(
    "command",
    [
        ("hadolint", DEPLOY / "Containerfile"),
        ("promtool", "check", "config", DEPLOY / "prometheus/prometheus.yml"),
        ("promtool", "test", "rules", ROOT / "tests/deploy/alerts_test.yml"),
        ("shellcheck", *SCRIPTS),
    ],
    ids=lambda command: " ".join(map(str, command[:2])).replace(f"{ROOT}/", ""),
)
def test_the_checker_of_a_kind_of_file_has_nothing_to_say(command: tuple[object, ...]) -> None:
    """Linters of container files and scripts pass; Prometheus accepts its files, and its alerts fire in time."""
    passes(program(str(command[0])), *command[1:])


# --- systemd ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", UNITS, ids=relative)
def test_a_unit_names_what_is_there(path: Path) -> None:
    """A unit's programs and documentation are files of this repository, or the installed command."""
    named = set(re.findall(r"/opt/rascals/([\w./-]+)", path.read_text(encoding="utf-8"))) - {"venv/bin/rascals"}
    assert not [name for name in named if not (ROOT / name).is_file()]


@pytest.mark.real
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    """Systemd's own checker knows every directive, and finds little that the server could do besides serving."""
    analyze = program("systemd-analyze")
    for path in UNITS:
        text = path.read_text(encoding="utf-8")
        text = text.replace("/opt/rascals/venv/bin/rascals", sys.executable).replace("/opt/rascals/", f"{ROOT}/")
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    said = passes(analyze, "verify", "--man=no", *sorted(tmp_path.iterdir()))
    assert not [line for line in said.splitlines() if str(tmp_path) in line], said
    passes(analyze, "security", "--offline=yes", "--threshold=20", "--no-pager", tmp_path / "rascals@.service")


def test_the_environment_of_the_units_is_that_of_a_server() -> None:
    """A server accepts the example environment file, including everything commented out in it."""
    given = variables(DEPLOY / "systemd/rascals.env.example") | {"RASCALS_PUSH_KEY": ""}
    given["RASCALS_MAIL_SERVER"] = "smtps://NAME:PASSWORD@mail.example.org:465"
    settings = read_settings({"port": "8000"}, given)
    assert warnings(settings) == ()
    assert settings.loopback
