"""The head of a page names what its script will ask for."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from rascals.server.doors import pages
from rascals.server.doors.pages import WebApp
from tests.server.serving import application, create

pytestmark = pytest.mark.real

CHUNKS = {
    "index.html": {"file": "assets/index.js", "imports": ["_svelte.js"], "css": ["assets/index.css"]},
    "_svelte.js": {"file": "assets/svelte.js"},
    "_log.js": {"file": "assets/log.js", "imports": ["_svelte.js", "_log.js"], "css": ["assets/log.css"]},
    "src/pages/Lobby.svelte": {"file": "assets/Lobby.js", "imports": ["index.html"], "css": ["assets/Lobby.css"]},
    "src/pages/Table.svelte": {"file": "assets/Table.js", "imports": ["index.html", "_log.js"]},
    "src/games/felicity/Board.svelte": {"file": "assets/Board.js", "imports": ["_log.js"]},
}


@pytest.fixture
def client(tmp_path: Path) -> Any:
    """A server whose web app is built of a few files."""
    home = tmp_path / "app"
    home.mkdir()
    (home / "index.html").write_text('<html lang="en"><head><title>Rascals</title></head></html>')
    (home / pages.CHUNKS).write_text(json.dumps(CHUNKS))
    app = application(tmp_path)
    app.router.default = WebApp(home, app.state.service)
    with TestClient(app, base_url="http://127.0.0.1:8000") as found:
        yield found


def named(client: Any, path: str, language: str = "en") -> list[str]:
    text = client.get(path, headers={"accept-language": language}).text
    return re.findall(r'<link rel="\w+" href="([^"]+)"', text)


def test_the_lobby_names_its_files_and_texts(client: Any) -> None:
    """Its own script and style, not those that every page names itself; the games and shared texts, in its language."""
    found = named(client, "/", "fr")
    assert found == ["/assets/Lobby.js", "/assets/Lobby.css", "/api/v1/games", "/api/v1/texts/fr/shared-first"]


def test_a_table_names_the_board_and_the_words_of_its_game(client: Any) -> None:
    """Which game it is the server knows before the browser does; each file stands there once."""
    table = create(client, public=False).table
    found = named(client, f"/t/{table}")
    assert [name for name in found if "assets" in name] == [
        "/assets/Table.js",
        "/assets/Board.js",
        "/assets/log.js",
        "/assets/log.css",
    ]
    assert "/api/v1/texts/en/felicity-first" in found


def test_what_is_named_is_there(client: Any) -> None:
    """Every address of the interface that a head names answers; an unknown page names no files."""
    for path in ("/", "/rules/goons", f"/t/{create(client).table}"):
        assert [name for name in named(client, path) if "/api/" in name and client.get(name).status_code != 200] == []
    assert [name for name in named(client, "/nowhere") if "assets" in name] == []


def test_without_a_list_of_files_nothing_is_named(tmp_path: Path) -> None:
    """A web app whose build has not said which file holds what is served all the same."""
    assert pages.chunks(tmp_path) == {}
    assert pages.wanted({}, pages.sources("/", None)) == ([], [])
