"""Whether others can connect to a server, at which address, and otherwise what command to run."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from rascals.server import features
from rascals.server.reachable import command_for_others
from rascals.server.settings import read_settings
from tests.server.serving import API, application, create

pytestmark = pytest.mark.real

OPEN: dict[str, Any] = {"host": "0.0.0.0", "allow_remote": True}  # noqa: S104 - nothing is bound
PUBLIC = {"public_url": "https://games.example/"}
BELOW: dict[str, Any] = {"public_url": "https://example.org/games"}


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine is in a network, wherever the tests run."""
    monkeypatch.setattr(features, "own_address", lambda: "192.0.2.7")


HERE = "127.0.0.1"


def told(
    folder: Path, by: str = "http://127.0.0.1:8000", *, ip: str = HERE, sent: dict[str, str] | None = None, **more: Any
) -> Any:
    with TestClient(application(folder, **more), base_url=by, client=(ip, 5)) as client:
        return client.get(f"{API}/reach", headers=sent).json()


def test_a_server_of_this_machine_alone_says_what_to_start_instead(tmp_path: Path) -> None:
    """It gives the command, which works, and the address that this machine will then have."""
    answer = told(tmp_path)
    assert answer == {
        "alone": True,
        "address": "http://192.0.2.7:8000",
        "command": "rascals serve --host 0.0.0.0 --allow-remote",
    }
    assert told(tmp_path, "http://localhost:4711")["command"].endswith(" --port 4711")
    given = command_for_others(4711).split()
    assert given[:2] == ["rascals", "serve"]
    settings = read_settings({"host": given[3], "allow_remote": given[4] == "--allow-remote", "port": given[6]}, {})
    assert not settings.loopback
    assert settings.port == 4711


@pytest.mark.parametrize(
    ("settings", "by", "address"),
    [
        (OPEN, "http://127.0.0.1:8000", "http://192.0.2.7:8000"),
        (OPEN, "http://192.0.2.9:8000", None),
        (OPEN | {"host": "198.51.100.4"}, "http://127.0.0.1:8000", "http://198.51.100.4:8000"),
        (PUBLIC, "http://127.0.0.1:8000", "https://games.example"),
        (OPEN | PUBLIC, "http://inside:8000", "https://games.example"),
        (BELOW, "http://127.0.0.1:8000/games", "https://example.org/games"),
    ],
)
def test_an_address_is_told_where_the_page_s_own_leads_nobody_here(
    tmp_path: Path, settings: dict[str, Any], by: str, address: str | None
) -> None:
    """A client that came by a network address may share that; only the machine itself is told its own address."""
    assert told(tmp_path, by, **settings) == {"alone": False, "address": address, "command": None}


@pytest.mark.parametrize(
    ("ip", "sent", "settings"),
    [
        ("203.0.113.5", {}, OPEN),
        (HERE, {"x-forwarded-for": "203.0.113.5"}, OPEN),
        (HERE, {"x-forwarded-for": "203.0.113.5"}, OPEN | {"trusted_proxies": (ip_network(HERE),)}),
        ("203.0.113.5", {}, {}),
    ],
)
def test_r21_strangers_learn_no_address_of_the_network_whatever_name_they_ask_by(
    tmp_path: Path, ip: str, sent: dict[str, str], settings: dict[str, Any]
) -> None:
    """Neither a local `Host` header nor a proxy on this machine makes a client local."""
    assert told(tmp_path, ip=ip, sent=sent, **settings)["address"] is None


def test_the_address_may_be_unknown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a network, the command comes without an address, and nothing fails."""
    monkeypatch.setattr(features, "own_address", lambda: None)
    assert told(tmp_path)["address"] is None
    assert told(tmp_path, **OPEN) == {"alone": False, "address": None, "command": None}


def test_the_qr_code_leads_others_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the server's own machine the image has the network address; elsewhere the one that was used.

    Or the public address if there is one.
    """
    drawn: list[str] = []
    import segno

    make = segno.make

    def noted(link: str, **more: Any) -> Any:
        drawn.append(link)
        return make(link, **more)

    monkeypatch.setattr(segno, "make", noted)
    with TestClient(application(tmp_path, **OPEN), base_url="http://127.0.0.1:8000", client=(HERE, 5)) as client:
        host = create(client)
        for by in ("127.0.0.1:8000", "192.0.2.9:8000"):
            assert host.get("/qr.svg", headers=host.headers | {"host": by}).status_code == 200
    assert drawn == [f"http://{name}:8000/j/{host.code}" for name in ("192.0.2.7", "192.0.2.9")]
    with TestClient(application(tmp_path, **BELOW), base_url="http://127.0.0.1:8000/games") as client:
        host = create(client)
        assert host.get("/qr.svg").status_code == 200
    assert drawn[2:] == [f"https://example.org/games/j/{host.code}"]
