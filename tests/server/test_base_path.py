"""A server below a path of a host: all that it names lies below it, and nothing of it is served beside it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.serving import API, application, client, quick

pytestmark = pytest.mark.real

BASE = "/t/games"  # of two parts, and the first as the addresses of tables begin
SITE, HERE = "https://example.org", "//127.0.0.1:8000"
NAMED = re.compile(r'\b(?:href|src|content)="((?:/|https?:)[^"]*)"|\burl\(["\']?([^)"\']+)')


@pytest.fixture
def people(tmp_path: Path) -> Iterator[Any]:
    with client(tmp_path, public_url=f"{SITE}{BASE}/") as found:
        yield found


def texts(told: Any) -> Iterator[str]:
    """All texts in a JSON value that are addresses by their look; not the names of its members."""
    if isinstance(told, dict | list):
        for inner in told.values() if isinstance(told, dict) else told:
            yield from texts(inner)
    elif isinstance(told, str) and told.startswith(("/", "./", "http://", "https://")):
        yield told


def named(answer: Any, at: str) -> set[str]:
    """The paths on the server's site that an answer names, as a browser at this path reads them."""
    media = answer.headers.get("content-type", "").partition(";")[0]
    found = [answer.headers[name] for name in ("location", "link") if name in answer.headers]
    if media in {"text/html", "text/css"}:
        found += [one or other for one, other in NAMED.findall(answer.text)]
    elif media.endswith("json"):
        found += texts(json.loads(answer.text))
    whole = [urlsplit(urljoin(f"{SITE}{at}", one)) for one in found]
    return {one.path for one in whole if f"{one.scheme}://{one.netloc}" == SITE}


def test_all_that_is_named_lies_below_the_path(people: Any) -> None:
    """Whoever follows every address in pages, styles, manifests and answers, from every kind of page, stays below it.

    And finds something at each.
    """
    ann = quick(people)
    starts = ["/", f"/t/{ann.table}", f"/r/{ann.table}", f"/j/{ann.code}", "/rules/goons", "/mine", "/learn/heist"]
    starts += ["/openapi.json", f"{API}/reach", f"{API}/tables", f"{API}/tables/{ann.table}", f"{API}/calling"]
    waiting = {BASE + path for path in starts}
    visited: set[str] = set()
    while waiting - visited:
        path = min(waiting - visited)
        visited.add(path)
        answer = people.get(path.removeprefix(BASE), headers=ann.headers)
        assert answer.status_code == 200, path
        waiting |= {one for one in named(answer, path) if one != BASE}  # as OpenAPI names the server
        assert [one for one in waiting if not f"{one}/".startswith(f"{BASE}/")] == [], path
    assert people.get("/openapi.json").json()["servers"] == [{"url": BASE}]
    kinds = {path.removeprefix(BASE).split("/")[1] for path in visited}
    assert {"assets", "icons", "api", "manifest.webmanifest", "favicon.svg", "previews", "openapi.json"} <= kinds


def test_seats_stay_below_the_path(people: Any) -> None:
    """The cookie that proves a seat is sent to this server, and to no other one on the host."""
    answer = people.post(f"{API}/quick", json={"game": "felicity", "players": 3, "level": "random", "nickname": "Ann"})
    cookies = SimpleCookie(answer.headers["set-cookie"])
    assert [cookie["path"] for cookie in cookies.values()] == [f"{BASE}/"]


def test_nothing_is_served_beside_the_path(tmp_path: Path) -> None:
    """Neither pages, files, API nor sockets; only the health and the figures, for those who ask the server itself."""
    with TestClient(
        application(tmp_path, public_url=SITE + BASE), base_url=f"http:{HERE}", client=("127.0.0.1", 5)
    ) as http:
        for path in ("/", "/t/x", "/favicon.svg", f"{API}/games", "/openapi.json", f"{BASE}x/", "/games", f"/x{BASE}/"):
            answer = http.get(path)
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found"), path
            assert answer.headers["x-content-type-options"] == "nosniff"
        for path in ("/healthz", "/metrics"):
            assert [http.get(where).status_code for where in (path, BASE + path)] == [200, 200]
        answer = http.get(f"{BASE}?x", follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (307, f"{BASE}/")
        table = http.post(
            f"{BASE}{API}/quick", json={"game": "felicity", "players": 3, "level": "random", "nickname": "A"}
        )
        where = f"/ws/v1/tables/{table.json()['table']['id']}"
        for path in (where, f"{BASE}x{where}"):
            with pytest.raises(WebSocketDisconnect) as refused, http.websocket_connect(f"ws:{HERE}{path}"):
                pass
            assert refused.value.code == 4404
        with http.websocket_connect(f"ws:{HERE}{BASE}{where}") as line:
            line.send_json({"type": "hello"})
            assert line.receive_json()["type"] == "snapshot"


def test_a_host_of_others_is_not_bound(people: Any) -> None:
    """Its pages may talk to this site, by either kind of request; others decide whether the whole host needs https."""
    answer = people.get("/")
    assert "connect-src 'self' wss://example.org;" in answer.headers["content-security-policy"]
    assert "strict-transport-security" not in answer.headers
    assert people.get(f"{API}/games").headers["cache-control"] == "no-cache"
    assert people.get(f"{API}/reach").headers["cache-control"] == "no-store"
    for origin, status in ((SITE, 201), (SITE + BASE, 403), ("https://other.example", 403)):
        body = {"game": "felicity", "players": 3, "level": "random", "nickname": "Ann"}
        assert people.post(f"{API}/quick", json=body, headers={"origin": origin}).status_code == status
