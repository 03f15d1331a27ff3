"""R24: settings: where they come from and when a start is refused."""

from __future__ import annotations

import ipaddress
import os
from pathlib import Path

import pytest

from rascals.server.limits import Rule
from rascals.server.settings import BadSetting, Settings, check_start, read_settings, warnings


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
    """With `allow_remote` any host is valid, and the operator is warned that it is not encrypted."""
    settings = read_settings({"host": "0.0.0.0", "allow_remote": True}, {})  # noqa: S104 - what this test is about
    assert not settings.loopback
    assert "https" in str(warnings(settings)[0])
    assert warnings(read_settings({}, {})) == ()


def test_an_https_address_without_a_trusted_proxy_is_worth_a_warning() -> None:
    """An https URL without a trusted proxy gives a warning: all visitors would share one address and its limits."""
    assert "trusted-proxies" in str(warnings(Settings(public_url="https://games.example"))[0])


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost", "LocalHost"])
def test_loopback_has_several_names(host: str) -> None:
    """No loopback address needs `allow_remote`."""
    assert Settings(host=host).loopback


def test_check_start_makes_a_private_folder(tmp_path: Path) -> None:
    """Missing folders of the database are made, for the owner only."""
    folder = tmp_path / "a" / "b"
    check_start(Settings(database=f"sqlite:///{folder / 'games.db'}"))
    assert folder.stat().st_mode & 0o077 == 0


def test_r24_a_database_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """A folder instead of the database, or a file instead of its folder, is refused in one line."""
    (tmp_path / "file").touch()
    for path, words in ((tmp_path, "is a folder"), (tmp_path / "file" / "games.db", "cannot be made")):
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


def test_the_password_is_shown_nowhere() -> None:
    """Neither the settings' text nor the logged URL contains the database's user or password."""
    settings = Settings(database="postgresql://me:word@db.example:5432/games?sslmode=require")
    assert settings.shown_database == "postgresql://db.example:5432/games"
    assert "word" not in repr(settings)
