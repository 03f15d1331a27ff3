"""For operators: settings, log lines and metrics."""

from __future__ import annotations

import io
import ipaddress
import json
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from rascals.bots import default
from rascals.server import loggers, logs
from rascals.server.errors import StoreError
from rascals.server.guard.tokens import digest, new_token
from rascals.server.limits import Rule
from rascals.server.metrics import Metrics
from rascals.server.settings import BadSetting, Settings, check_start, read_settings, warnings
from tests.server.serving import API, create, join, play_out
from tests.server.serving import client as serving

# ---------------------------------------------------------------- settings
# R24: settings: where they come from and when the server refuses to start.


def test_r24_the_defaults_are_this_machine_only_and_quiet() -> None:
    """The defaults: loopback only, no trusted proxy, log level info, a database file with an absolute path."""
    settings = read_settings({}, {})
    assert settings.host == "127.0.0.1"
    assert settings.loopback
    assert settings.trusted_proxies == ()
    assert settings.log_level == "info"
    path = settings.sqlite_path
    assert path is not None
    assert path.is_absolute()


def test_the_command_line_wins_over_the_environment() -> None:
    """Arguments override RASCALS_ variables, which override defaults; None and empty texts count as not given."""
    environ = {"RASCALS_PORT": "9000", "RASCALS_WORKERS": "3", "RASCALS_LOG_LEVEL": "", "RASCALS_OTHER": "x"}
    settings = read_settings({"port": 9100, "workers": None}, environ)
    assert (settings.port, settings.workers, settings.log_level) == (9100, 3, "info")


def test_every_text_is_read_as_its_type() -> None:
    """Every setting can be given as text."""
    settings = read_settings(
        {},
        {
            "RASCALS_HOST": "0.0.0.0",  # noqa: S104 - what this test is about
            "RASCALS_ALLOW_REMOTE": "yes",
            "RASCALS_DATABASE": "games.db",
            "RASCALS_PUBLIC_URL": "https://games.example",
            "RASCALS_TRUSTED_PROXIES": "10.0.0.5, 10.1.0.0/16",
            "RASCALS_LIMITS": "chat=9/30",
            "RASCALS_BOT_DELAY": "0.25",
            "RASCALS_BOT_SIMULATIONS": "40",
            "RASCALS_RETENTION_DAYS": "30",
            "RASCALS_LOG_FORMAT": "json",
        },
    )
    assert settings.allow_remote
    assert settings.secure
    assert settings.sqlite_path == Path("games.db")
    assert settings.trusted_proxies == (ipaddress.ip_network("10.0.0.5"), ipaddress.ip_network("10.1.0.0/16"))
    assert settings.limits == {"chat": Rule(9, 30)}
    assert (settings.bot_delay, settings.bot_simulations, settings.retention_days) == (0.25, 40, 30)
    assert warnings(settings) == ()


BAD = [
    ({"host": "0.0.0.0"}, "--allow-remote"),  # noqa: S104 - what this test is about
    ({"host": "192.168.1.7"}, "--allow-remote"),
    ({"host": "::"}, "--allow-remote"),
    ({"host": "games.example"}, "--allow-remote"),
    ({"host": ""}, "such as 127.0.0.1"),
    ({"host": "a b"}, "such as 127.0.0.1"),
    ({"port": "http"}, "whole number"),
    ({"port": 70000}, "from 0 to 65535"),
    ({"workers": "0"}, "from 1 to 64"),
    ({"bot_delay": "nan"}, "from 0 to 60"),
    ({"bot_delay": "soon"}, "must be a number"),
    ({"bot_simulations": "0"}, "from 1"),
    ({"bot_simulations": "1.5"}, "whole number"),
    ({"retention_days": "0"}, "from 1"),
    ({"log_format": "xml"}, "auto, json, console"),
    ({"log_level": "all"}, "debug, info"),
    ({"allow_remote": "maybe"}, "1, true, yes"),
    ({"database": "mysql://me:word@host/games"}, "sqlite:///FILE, postgresql://"),
    ({"database": "sqlite://"}, "sqlite:///FILE"),
    ({"database": "sqlite:///"}, "sqlite:///FILE"),
    ({"public_url": "games.example"}, "http"),
    ({"public_url": "ftp://games.example"}, "http"),
    ({"public_url": "https://me@games.example"}, "no more"),
    ({"public_url": "https://["}, "no more"),
    ({"public_url": "https://games.example:x"}, "no more"),
    *[
        ({"public_url": f"https://games.example/{path}"}, "/PATH")
        for path in ("a//b", "/", "..", "a/./b", "a%20b", "a;b", "a b", "a?b", "a#b", "ä", '"', "a\n")
    ],
    ({"peer_address": "10.0.0.5"}, "HOST:PORT"),
    ({"peer_address": "10.0.0.5:0"}, "HOST:PORT"),
    ({"peer_address": "0.0.0.0:8001"}, "where other servers reach this one"),
    ({"peer_address": "a b:8001"}, "HOST:PORT"),
    ({"cell": "g"}, "hexadecimal"),
    ({"cell": "12345"}, "up to 4"),
    ({"trusted_proxies": "proxy"}, "10.0.0.0/24"),
    ({"trusted_proxies": "0.0.0.0/0"}, "forge"),
    ({"trusted_proxies": "::/0"}, "forge"),
    ({"limits": "talk=1/1"}, "valid: ws_messages"),
    ({"colour": "red"}, "valid: host, port"),
]


@pytest.mark.parametrize(("given", "words"), BAD, ids=[str(given) for given, _ in BAD])
def test_r24_bad_and_insecure_values_are_refused_in_one_clear_line(given: dict, words: str) -> None:
    """Each refusal is one line, names what is valid, and shows no password."""
    with pytest.raises(BadSetting) as caught:
        read_settings(given, {})
    text = str(caught.value)
    assert words in text
    assert "\n" not in text
    assert "word@" not in text


def test_r24_another_host_is_served_when_asked_for_explicitly() -> None:
    """With `allow_remote` any host is valid, with a warning that it is not encrypted."""
    settings = read_settings({"host": "0.0.0.0", "allow_remote": True}, {})  # noqa: S104 - what this test is about
    assert not settings.loopback
    assert "https" in str(warnings(settings)[0])
    assert warnings(read_settings({}, {})) == ()


def test_r24_an_https_address_without_a_trusted_proxy_is_worth_a_warning() -> None:
    """An https URL without a trusted proxy gives a warning: all visitors would share one address and its limits."""
    assert "trusted-proxies" in str(warnings(Settings(public_url="https://games.example"))[0])


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost", "LocalHost"])
def test_r24_loopback_has_several_names(host: str) -> None:
    """No loopback address needs `allow_remote`."""
    assert Settings(host=host).loopback


def test_r24_check_start_makes_a_private_folder(tmp_path: Path) -> None:
    """Missing folders for the database are created, private to the owner."""
    folder = tmp_path / "a" / "b"
    check_start(Settings(database=f"sqlite:///{folder / 'games.db'}"))
    assert folder.stat().st_mode & 0o077 == 0


def test_r24_a_database_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """A folder instead of the database, or a file instead of its folder, is refused in one line."""
    (tmp_path / "file").touch()
    for path, words in ((tmp_path, "is a folder"), (tmp_path / "file" / "games.db", "cannot be created")):
        with pytest.raises(BadSetting, match=words):
            check_start(Settings(database=f"sqlite:///{path}"))


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the superuser may write everywhere")
def test_r24_a_folder_without_permission_is_refused(tmp_path: Path) -> None:
    """A folder without write permission is refused before anything is served."""
    tmp_path.chmod(0o500)
    with pytest.raises(BadSetting, match="cannot be written"):
        check_start(Settings(database=f"sqlite:///{tmp_path / 'games.db'}"))
    tmp_path.chmod(0o700)


def test_a_database_that_is_not_a_file_needs_no_folder() -> None:
    """A PostgreSQL URL is checked only when it is opened."""
    check_start(Settings(database="postgresql://me@localhost/games"))


def test_r24_the_password_is_shown_nowhere() -> None:
    """Neither the settings' text nor the logged URL contains the database's user or password."""
    settings = Settings(database="postgresql://me:word@db.example:5432/games?sslmode=require")
    assert settings.shown_database == "postgresql://db.example:5432/games"
    assert "word" not in repr(settings)


# ---------------------------------------------------------------- logs
# Log lines and metrics: structured, and without secrets (promises R7, R23).


@pytest.fixture
def lines(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """The log output, as JSON or in the given form; the process's logging is restored afterwards."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    stream = io.StringIO()
    logs.configure(Settings(database="sqlite:///unused.db", log_format=getattr(request, "param", "json")), stream)
    yield stream
    root.handlers[:], root.level = before[0], before[1]


def last(stream: io.StringIO) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(stream.getvalue().splitlines()[-1])
    return found


def test_a_line_is_one_json_object(lines: io.StringIO) -> None:
    """Event, level, time and the harmless keys with their values."""
    loggers.logger().info("table made", table="abc123", game="felicity", players=4, seconds=0.5)
    line = last(lines)
    assert line | {"timestamp": ""} == {
        "event": "table made", "level": "info", "logger": "rascals", "timestamp": "",
        "table": "abc123", "game": "felicity", "players": 4, "seconds": 0.5,
    }  # fmt: skip


@pytest.mark.real
def test_the_life_of_tables_is_logged(lines: io.StringIO, tmp_path: Path) -> None:
    """R7, R23: the log shows tables made, joined, left, started, over and closed: no names, tokens, codes or moves."""
    with serving(tmp_path) as client:
        host = create(client, nickname="Zebulon")
        other = join(client, host, "Quentin")
        gone = join(client, host, "Roxanne")
        host.post("/kick", {"seat": gone.seat})
        host.post("/bot", {"seat": 2, "bot": "random"})
        host.post("/bot", {"seat": 3, "bot": "timid"})
        host.post("/chat", {"id": "a", "text": "a quiet word"})
        host.post("/start")
        other.post("/leave")
        other.post("/return")
        play_out([host, other])
        again = host.post("/rematch").json()["table"]["id"]
        for person in (host, other):
            client.post(f"{API}/tables/{again}/leave", json={}, headers=person.headers)
        client.cookies.clear()
    text = lines.getvalue()
    found = [json.loads(line) for line in text.splitlines()]
    told = [line for line in found if line["logger"] == "rascals.tables"]
    first = [{key: line[key] for key in line.keys() - {"timestamp", "level", "logger", "table"}}
             for line in told if line["table"] == host.table]  # fmt: skip
    over = first[-2]
    assert over.pop("seconds") >= 0
    assert over.pop("n") > 50
    assert first == [
        {"event": "table made", "game": "felicity", "players": 4},
        {"event": "seat taken", "seat": 0, "kind": "person", "bot": None},
        {"event": "seat taken", "seat": 1, "kind": "person", "bot": None},
        {"event": "seat taken", "seat": 2, "kind": "person", "bot": None},
        {"event": "seat left", "seat": 2, "reason": "kicked"},
        {"event": "seat taken", "seat": 2, "kind": "bot", "bot": "random"},
        {"event": "seat taken", "seat": 3, "kind": "bot", "bot": "timid"},
        {"event": "game started", "game": "felicity", "players": 4},
        {"event": "stand-in", "seat": 1, "bot": default("felicity"), "reason": "left"},
        {"event": "stand-in over", "seat": 1},
        {"event": "game over", "reason": "nine-rounds"},
        {"event": "rematch made"},
    ]
    assert [line["event"] for line in told if line["table"] == again][-1] == "table closed"
    hidden = [host.code, host.token, other.token, digest(host.token), "Zebulon", "Quentin", "Roxanne", "quiet word",
              "rabbit", "place ", "bid "]  # fmt: skip
    assert not [word for word in hidden if word in text]


@pytest.mark.parametrize(
    "key",
    ["token", "secret", "cookie", "authorization", "view", "hand", "move", "moves", "args", "body", "seed", "text",
     "name", "nickname", "events", "random", "anything_new"],
)  # fmt: skip
def test_r7_what_is_not_known_to_be_harmless_is_hidden(lines: io.StringIO, key: str) -> None:
    """The value of a key that is not on the allow-list is hidden, whatever its type."""
    number = 987_654_321  # longer than any run of digits in a timestamp
    for value in ("canary", number, ["canary"], {"a": "canary"}):
        loggers.logger().info("something", **{key: value})
        assert last(lines)[key] == "[hidden]"
    assert "canary" not in lines.getvalue()
    assert str(number) not in lines.getvalue()


def test_r7_contents_under_a_harmless_key_are_hidden_too(lines: io.StringIO) -> None:
    """A list or object under an allowed key is hidden too."""
    loggers.logger().info("something", seat={"hand": ["canary"]}, reason=["canary"])
    assert "canary" not in lines.getvalue()


def test_r21_tokens_codes_and_passwords_are_taken_out_of_texts(lines: io.StringIO) -> None:
    """Tokens, codes and passwords are masked in events, other libraries' lines, URLs and their parameters."""
    token, digest = new_token()
    loggers.logger().info(f"got {token}", reason=f"digest {digest}", url="postgresql://me:word@db/games?password=word")
    logging.getLogger("uvicorn.error").warning("%s - GET /t/5?token=%s and /j/K7MQ4T", "peer", token)
    text = lines.getvalue()
    for hidden in (token, digest, "word", "K7MQ4T"):
        assert hidden not in text
    assert last(lines)["event"] == "peer - GET /t/5 and /j/[hidden]"


def fail(text: str, cause: Exception) -> None:
    raise ValueError(text) from cause


def test_r7_an_exception_is_shown_by_its_places_alone(lines: io.StringIO) -> None:
    """For an exception and its cause the log has type, file and line, but no message, value or source line."""
    try:
        fail("canary two", KeyError("canary one"))
    except ValueError:
        loggers.logger().exception("failed")
        logging.getLogger("uvicorn.error").exception("failed there")
    for text in lines.getvalue().splitlines():
        line = json.loads(text)
        assert line["exception"].startswith("builtins.ValueError\n")
        assert "builtins.KeyError" in line["exception"]
        assert __name__.rpartition(".")[2] in line["exception"]
    assert "canary" not in lines.getvalue()


def test_the_system_and_the_database_may_speak(lines: io.StringIO) -> None:
    """The operator needs to read what the system or the database reported."""
    loggers.logger().error("not written", exc_info=StoreError("the database failed: disk full"))
    assert "disk full" in last(lines)["exception"]


def test_the_level_is_kept(lines: io.StringIO) -> None:
    """Below the configured level nothing is written, neither by us nor by libraries that quote statements."""
    logging.getLogger("rascals.tables").debug("small")
    logging.getLogger("sqlalchemy.engine").info("INSERT canary")
    logging.getLogger("uvicorn.access").info("GET /")
    assert lines.getvalue() == ""


@pytest.mark.parametrize("lines", ["console"], indirect=True)
def test_on_a_terminal_lines_are_for_people(lines: io.StringIO) -> None:
    """The console form is text, not JSON, and hides the same values."""
    loggers.logger().info("table made", table="abc", hand=["canary"])
    assert "table made" in lines.getvalue()
    assert not lines.getvalue().startswith("{")
    assert "canary" not in lines.getvalue()


def test_figures_are_in_the_text_format_of_prometheus() -> None:
    """Every metric can be read back with its value; two servers do not mix."""
    metrics, other = Metrics(), Metrics()
    metrics.commands.labels("accepted").inc(3)
    metrics.sockets.labels("ws").set(7)
    metrics.observe_store("append", 0.002)
    page = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(metrics.render().decode())
        for sample in family.samples
    }
    assert page["rascals_commands_total", "accepted"] == 3
    assert page["rascals_sockets", "ws"] == 7
    assert page["rascals_store_seconds_count", "append"] == 1
    assert "accepted" not in other.render().decode()
    assert Metrics.media.startswith("text/plain")


def test_r7_libraries_never_write_down_messages(lines: io.StringIO) -> None:
    """At the lowest log level our own debug lines appear, but not those of libraries (frames, statements)."""
    logs.configure(Settings(database="sqlite:///unused.db", log_format="json", log_level="debug"), lines)
    logging.getLogger("uvicorn.error").debug("< TEXT '%s'", '{"hand":["canary"]}')
    logging.getLogger("websockets.server").debug("canary")
    logging.getLogger("httpcore").debug("canary")
    logging.getLogger("rascals.tables").debug("small")
    assert "canary" not in lines.getvalue()
    assert last(lines)["event"] == "small"
