"""The server's settings: where they come from, their valid values, and when a start is refused.

A setting is given on the command line, or as an environment variable ``RASCALS_<NAME>``, or left at its default; the
command line wins. `Settings` is frozen and validates its own values, so any `Settings` object is valid; `check_start`
then checks what depends on the machine (can the database be written there?). Every refusal is one sentence that says
what was wrong and what is valid.

The defaults are safe: the server listens on this machine only, trusts no proxy, and keeps its games in one SQLite file
in the user's data folder that nobody else may read. Listening on another address needs ``allow_remote`` as well, so
that nobody opens a server to a network by habit.
"""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import unquote, urlsplit

from rascals.core.errors import NoHome, RascalsError, listed, quoted
from rascals.server.limits import DEFAULT_RULES, BadRule, Rule, parse_rules

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

PREFIX = "RASCALS_"
LOG_FORMATS = ("auto", "json", "console")
LOG_LEVELS = ("debug", "info", "warning", "error")
SQLITE = ("sqlite", "sqlite+aiosqlite")
POSTGRESQL = ("postgresql", "postgres", "postgresql+asyncpg")
RANGES = {
    "port": (0, 65535),
    "bot_delay": (0, 60),
    "bot_seconds": (0.1, 60),
    "bot_simulations": (1, 1_000_000),
    "workers": (1, 64),
    "retention_days": (1, 36500),
    "rest_minutes": (1, 525_600),
    "close_minutes": (1, 525_600),
    "connections": (8, 65_536),
}
# The push services of the browsers: Chromium, Firefox, Edge, Safari.
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
)


class BadSetting(RascalsError):
    """A setting is invalid, or a start would be insecure or cannot work."""


def default_database() -> str:
    """Return the URL of the default database: a file in the user's data folder."""
    import platformdirs

    try:
        folder = Path(platformdirs.user_data_dir("rascals", appauthor=False))
    except RuntimeError:  # as in a container whose user has no entry and no HOME
        raise NoHome("there is no home folder; name a file with --database") from None
    return f"sqlite:///{folder / 'rascals.db'}"


@dataclass(frozen=True)
class Settings:
    """The settings of a server; all values are valid once it exists.

    host, port: where it listens (port 0: any free one). allow_remote: permits a host that other machines reach.
    database: a SQLAlchemy-like URL, ``sqlite:///FILE`` or ``postgresql://…``. public_url: the address people use, if it
    differs (``https://games.example``, or below a path of a host, ``https://example.org/games``). peer_address:
    ``HOST:PORT``, where this server listens for others on the same PostgreSQL, and they reach it. cell: the first
    hexadecimal digits of the ids of all tables made here, where several databases are used. trusted_proxies: networks
    whose ``X-Forwarded-For`` and ``-Proto`` are trusted. metrics_from: networks that may read the server's metrics,
    besides this machine. limits: rules that replace those of `rascals.server.limits`. bot_delay: the minimum seconds a
    bot seems to think, unless its table has chosen otherwise; bot_seconds: the most it may think about one step of a
    move, less if many bots are waiting; bot_simulations: the simulations it may make for a step, None for as many as it
    chooses. workers: processes in which bots think. retention_days: how long talk is kept. rest_minutes: a table in
    play to which nobody is connected, where no clock runs and no bot thinks, leaves memory after this time, and is
    loaded again by the next request. close_minutes: an open table to which nobody is connected is closed after this
    time. connections: how many one address may have at once; this machine itself and trusted proxies have no such
    limit. push_key: the private key for web push (`rascals push-keys` makes one); push_contact: a mailto: or https:
    address for the push services, by default the public URL; push_services: the hosts of push services that may be
    used. mail_server: ``smtp://NAME:PASSWORD@HOST:PORT`` or ``smtps://…``; mail_from: the sender's address.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    allow_remote: bool = False
    database: str = field(default_factory=default_database, repr=False)
    public_url: str | None = None
    peer_address: str | None = None
    cell: str = ""
    trusted_proxies: tuple[Network, ...] = ()
    metrics_from: tuple[Network, ...] = ()
    limits: Mapping[str, Rule] = field(default_factory=dict, hash=False)
    bot_delay: float = 0.8
    bot_seconds: float = 3.0
    bot_simulations: int | None = None
    workers: int = 1
    log_format: str = "auto"
    log_level: str = "info"
    retention_days: int = 90
    rest_minutes: int = 60
    close_minutes: int = 60
    connections: int = 256
    push_key: str | None = field(default=None, repr=False)
    push_contact: str | None = None
    push_services: tuple[str, ...] = PUSH_SERVICES
    mail_server: str | None = field(default=None, repr=False)
    mail_from: str | None = None

    def __post_init__(self) -> None:
        _check_host(self.host, allow_remote=self.allow_remote)
        for name, (low, high) in RANGES.items():
            value = getattr(self, name)
            if value is not None and not low <= value <= high:  # also refuses NaN
                raise BadSetting(f"{name} must be from {low} to {high}, not {value}")
        _check_choice("log_format", self.log_format, LOG_FORMATS)
        _check_choice("log_level", self.log_level, LOG_LEVELS)
        _check_database(self.database)
        _check_public_url(self.public_url)
        _check_peer_address(self.peer_address)
        _check_cell(self.cell)
        _check_proxies(self.trusted_proxies)
        _check_push(self)
        _check_mail(self)

    @property
    def loopback(self) -> bool:
        """Whether the server listens on this machine only."""
        return is_loopback(self.host)

    @property
    def base_path(self) -> str:
        """The path of the public URL, without a slash at its end: empty, or such as ``/games``."""
        return urlsplit(self.public_url or "").path.rstrip("/")

    @property
    def origin(self) -> str:
        """The public URL without its path; empty if there is none."""
        parts = urlsplit(self.public_url or "")
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""

    @property
    def secure(self) -> bool:
        """Whether people reach the server over https."""
        return (self.public_url or "").startswith("https:")

    @property
    def sqlite_path(self) -> Path | None:
        """The database's file; None for PostgreSQL."""
        return sqlite_path(self.database)

    @property
    def shown_database(self) -> str:
        """The database's address as it may be shown and logged: without name and password."""
        parts = urlsplit(self.database)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def is_loopback(host: str) -> bool:
    """Return whether an address or name is this machine's own."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def sqlite_path(url: str) -> Path | None:
    """Return the file of a SQLite URL (``sqlite:///relative``, ``sqlite:////absolute``); None for another kind."""
    scheme, separator, rest = url.partition(":///")
    if scheme not in SQLITE or not separator:
        return None
    return Path(unquote(rest.partition("?")[0]))


def read_settings(arguments: Mapping[str, Any] | None = None, environ: Mapping[str, str] | None = None) -> Settings:
    """Read settings from `arguments` (names as in `Settings`; None means not given), then from `environ`.

    Texts are parsed as the setting's type. `BadSetting` for unknown names and bad values.
    """
    types = {item.name: str(item.type) for item in fields(Settings)}
    names = {PREFIX + name.upper(): name for name in types}  # other variables that begin with RASCALS_ are ignored
    variables = os.environ if environ is None else environ
    given: dict[str, Any] = {names[key]: value for key, value in variables.items() if key in names and value != ""}
    given |= {name: value for name, value in (arguments or {}).items() if value is not None}
    for name in given:
        if name not in types:
            raise BadSetting(f"unknown setting {quoted(name)}; valid: {listed(types)}")
    return Settings(
        **{
            name: READERS[types[name]](name, value) if isinstance(value, str) else value
            for name, value in given.items()
        }
    )


def check_start(settings: Settings) -> None:
    """Refuse a start that could not store games: create the database's folder (private), check that it is writable."""
    path = settings.sqlite_path
    if path is None:
        return
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting(f"the database folder {path.parent} cannot be created: {error.strerror}") from error
    if path.is_dir():
        raise BadSetting(f"the database {path} is a folder; give a file, such as {path / 'rascals.db'}")
    target = path if path.exists() else path.parent
    if not os.access(target, os.R_OK | os.W_OK) or not os.access(path.parent, os.W_OK | os.X_OK):
        raise BadSetting(f"the database {path} cannot be written; choose another with --database sqlite:///FILE")


def warnings(settings: Settings) -> tuple[BadSetting, ...]:
    """Return warnings for a start that is allowed but not ideal, as exceptions that are not raised."""
    found = []
    if not settings.loopback and not settings.secure:
        sentence = (
            "people on the network reach this server without encryption; "
            "put it behind an https proxy and set --public-url https://…"
        )
        found.append(BadSetting(sentence, "warning-open"))
    if settings.secure and not settings.trusted_proxies:
        sentence = (
            "the public address is https but no proxy is trusted, so all people seem to come from one address; "
            "set --trusted-proxies to the address of the proxy"
        )
        found.append(BadSetting(sentence, "warning-no-proxy"))
    return tuple(found)


def _read_int(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadSetting(f"{name} must be a whole number, not {quoted(text)}") from None


def _read_float(name: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise BadSetting(f"{name} must be a number, not {quoted(text)}") from None


def _read_bool(name: str, text: str) -> bool:
    if text.lower() in {"1", "true", "yes", "on"}:
        return True
    if text.lower() in {"0", "false", "no", "off"}:
        return False
    raise _no_choice(name, text, ("1", "true", "yes", "on", "0", "false", "no", "off"))


def _read_networks(name: str, text: str) -> tuple[Network, ...]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    try:
        return tuple(ipaddress.ip_network(part) for part in parts)
    except ValueError:
        raise BadSetting(
            f"{name} must be addresses or networks such as 10.0.0.5 or 10.0.0.0/24, not {quoted(text)}"
        ) from None


def _read_rules(_name: str, text: str) -> dict[str, Rule]:
    try:
        return parse_rules(text)
    except BadRule as error:
        raise BadSetting(
            "limits must be NAME=COUNT/SECONDS, such as chat=5/10 (COUNT from 1), "
            f"not {quoted(text)}; valid: {listed(DEFAULT_RULES)}"
        ) from error


def _read_services(_name: str, text: str) -> tuple[str, ...]:
    """Read hosts separated by commas."""
    return tuple(part.strip().lower() for part in text.split(",") if part.strip())


def _read_text(name: str, text: str) -> str:
    """Take a text as it is; a database without a scheme is a SQLite file."""
    return f"sqlite:///{text}" if name == "database" and "://" not in text else text


# How a text is parsed, by the type of a setting.
READERS: Mapping[str, Callable[[str, str], Any]] = {
    "str": _read_text,
    "str | None": _read_text,
    "int": _read_int,
    "int | None": _read_int,
    "float": _read_float,
    "bool": _read_bool,
    "tuple[Network, ...]": _read_networks,
    "Mapping[str, Rule]": _read_rules,
    "tuple[str, ...]": _read_services,
}


def _check_host(host: str, *, allow_remote: bool) -> None:
    if not host or any(c.isspace() or c in "/@" for c in host):
        raise BadSetting(f"host must be an address or a name such as 127.0.0.1, not {quoted(host)}")
    if not is_loopback(host) and not allow_remote:
        raise BadSetting(
            f"host {host} can be reached by other machines; add --allow-remote if that is meant, "
            "or use 127.0.0.1 to serve this machine only"
        )


def _check_choice(name: str, value: str, valid: tuple[str, ...]) -> None:
    if value not in valid:
        raise _no_choice(name, value, valid)


def _no_choice(name: str, given: str, valid: tuple[str, ...]) -> BadSetting:
    return BadSetting(f"{name} must be one of {listed(valid)}, not {quoted(given)}")


def _check_database(url: str) -> None:
    scheme = url.partition("://")[0]
    if scheme in SQLITE:
        path = sqlite_path(url)
        if path is None or not path.name:
            raise BadSetting("a SQLite database is given as sqlite:///FILE; it must be a file, to keep the games")
    elif scheme not in POSTGRESQL:
        raise BadSetting(
            f"unknown kind of database {quoted(scheme)}; valid: sqlite:///FILE, postgresql://USER@HOST/NAME"
        )


def _check_public_url(url: str | None) -> None:
    if url is None:
        return
    try:
        parts = urlsplit(url)
        good = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0 and _PATH.fullmatch(parts.path)
    except ValueError:  # such as a port that is not a number
        good = False
    if not good or any(sign in "@?# " or not sign.isprintable() for sign in url):
        raise BadSetting(
            "public_url must be http(s)://HOST[:PORT][/PATH] and no more, such as https://example.org/games, "
            f"not {quoted(url)}"
        )


def _check_peer_address(address: str | None) -> None:
    if address is None:
        return
    host, _, port = address.rpartition(":")
    good = _PEER.fullmatch(host) and port.isascii() and port.isdigit() and 0 < int(port) < 65_536
    if not good or host in ("0.0.0.0", "[::]"):  # noqa: S104 - compared, not bound
        raise BadSetting(
            "peer_address must be HOST:PORT, where other servers reach this one, such as 10.0.0.5:8001, "
            f"not {quoted(address)}"
        )


def _check_cell(cell: str) -> None:
    if not _CELL.fullmatch(cell):
        raise BadSetting(f"cell must be up to 4 hexadecimal digits such as a or 3f, not {quoted(cell)}")


def _check_proxies(networks: tuple[Network, ...]) -> None:
    for network in networks:
        if network.prefixlen == 0:
            raise BadSetting(f"trusted_proxies {network} would let anybody forge an address; name your proxy’s own")


_HOST = re.compile(r"(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?")
_PATH = re.compile(r"(/(?!\.{1,2}(/|$))[A-Za-z0-9._~-]+)*/?")
_CELL = re.compile(r"[0-9a-f]{0,4}")
_PEER = re.compile(r"\[[0-9a-fA-F:.]+\]|[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?")
_KEY = re.compile(r"[A-Za-z0-9_-]{43}=?")
_SENDER = re.compile(r"([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)")


def _check_push(settings: Settings) -> None:
    """Refuse an invalid key, a contact that no push service accepts, and a service that is not a host."""
    for service in settings.push_services:
        if not _HOST.fullmatch(service):
            raise BadSetting(
                "push_services must be hosts such as push.example, *.push.example or localhost:8443, "
                f"not {quoted(service)}"
            )
    if settings.push_key is None:
        return
    if not _KEY.fullmatch(settings.push_key):
        raise BadSetting("push_key is not a key; make one with rascals push-keys")
    contact = settings.push_contact or settings.public_url or ""
    if not contact.startswith(("https://", "mailto:")) or not contact.isprintable():
        raise BadSetting(
            "push services want to know whom to write to; set push_contact to mailto:YOU@HOST, or an https public_url"
        )


def _check_mail(settings: Settings) -> None:
    """Refuse an invalid mail server, or one without what every mail needs: a sender, and a public URL for links."""
    if settings.mail_server is None:
        return
    try:
        parts = urlsplit(settings.mail_server)
        good = parts.scheme in {"smtp", "smtps"} and parts.hostname and parts.path in {"", "/"} and parts.port != 0
    except ValueError:
        good = False
    if not good:  # the value may contain a password, so the error does not repeat it
        raise BadSetting("mail_server must be smtp://NAME:PASSWORD@HOST:PORT or smtps://NAME:PASSWORD@HOST:PORT")
    if settings.mail_from is None or not _SENDER.fullmatch(settings.mail_from):
        raise BadSetting(
            f"mail_from must be an address such as Rascals <play@example.org>, not {quoted(settings.mail_from or '')}"
        )
    if settings.public_url is None:
        raise BadSetting("mail needs public_url, for the links in it")
