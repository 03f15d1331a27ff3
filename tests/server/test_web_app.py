"""The web app's pages: their heads, invitations, a path in front, and how files are sent."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import rascals
from rascals import words
from rascals.server.api import compression, pages
from rascals.server.api.invitations import PICTURED
from rascals.server.api.pages import WebApp
from rascals.server.limits import Rule
from tests.asking import Client
from tests.server.serving import API, FREE, application, create, join, quick
from tests.server.serving import client as serving

pytestmark = pytest.mark.real


# ---------------------------------------------------------------- heads
# A page's head names what its script will request.

CHUNKS = {
    "index.html": {"file": "assets/index.js", "imports": ["_svelte.js"], "css": ["assets/index.css"]},
    "_svelte.js": {"file": "assets/svelte.js"},
    "_log.js": {"file": "assets/log.js", "imports": ["_svelte.js", "_log.js"], "css": ["assets/log.css"]},
    "src/pages/Lobby.svelte": {"file": "assets/Lobby.js", "imports": ["index.html"], "css": ["assets/Lobby.css"]},
    "src/pages/Table.svelte": {"file": "assets/Table.js", "imports": ["index.html", "_log.js"]},
    "src/games/felicity/Board.svelte": {"file": "assets/Board.js", "imports": ["_log.js"]},
}


@pytest.fixture
def built(tmp_path: Path) -> Any:
    """A server whose web app is built from a few files."""
    home = tmp_path / "app"
    home.mkdir()
    (home / "index.html").write_text('<html lang="en"><head><title>Rascals</title></head></html>')
    (home / pages.CHUNKS).write_text(json.dumps(CHUNKS))
    app = application(tmp_path)
    app.router.default = WebApp(home, app.state.service)
    with Client(app, base_url="http://127.0.0.1:8000") as found:
        yield found


def named_by(built: Any, path: str, language: str = "en") -> list[str]:
    text = built.get(path, headers={"accept-language": language}).text
    return re.findall(r'<link rel="\w+" href="([^"]+)"', text)


def test_the_lobby_names_its_files_and_texts(built: Any) -> None:
    """Its own script and style, not those that every page names itself; the games and shared texts, in its language."""
    found = named_by(built, "/", "fr")
    assert found == ["/assets/Lobby.js", "/assets/Lobby.css", "/api/v1/games", "/api/v1/texts/fr/shared-first"]


def test_a_table_names_the_board_and_the_words_of_its_game(built: Any) -> None:
    """The server knows the game before the browser does; each file is named once."""
    table = create(built, public=False).table
    found = named_by(built, f"/t/{table}")
    assert [name for name in found if "assets" in name] == [
        "/assets/Table.js",
        "/assets/Board.js",
        "/assets/log.js",
        "/assets/log.css",
    ]
    assert "/api/v1/texts/en/felicity-first" in found


def test_what_is_named_is_there(built: Any) -> None:
    """Every API address that a head names works; an unknown page names no files."""
    for path in ("/", "/rules/goons", f"/t/{create(built).table}"):
        assert [name for name in named_by(built, path) if "/api/" in name and built.get(name).status_code != 200] == []
    assert [name for name in named_by(built, "/nowhere") if "assets" in name] == []


def test_without_a_list_of_files_nothing_is_named(tmp_path: Path) -> None:
    """A web app whose build has not listed its files is served all the same."""
    assert pages.chunks(tmp_path) == {}
    assert pages.wanted({}, pages.sources("/", None)) == ([], [])


# ---------------------------------------------------------------- invitations
# A link's preview: who invites to what, in the reader's language, and nothing private.

ROOT = Path(__file__).resolve().parents[2]
WRONG = "CDFGHJ"


class Head(HTMLParser):
    """Collects the contents of a page's head."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "link":  # what a page will request depends on the page
            self.tags.append(tag)
        values = dict(attrs)
        name = values.get("property") or values.get("name")
        if name and values.get("media"):
            name = f"{name} where {values['media']}"
        if tag == "meta" and name:
            assert name not in self.told, f"{name} twice"
            self.told[name] = values["content"] or ""
        if tag == "html":
            self.told["lang"] = values["lang"] or ""


@pytest.fixture
def http(tmp_path: Path) -> Iterator[Any]:
    with serving(tmp_path) as found:
        yield found


def head(http: Any, path: str, language: str = "en", **more: Any) -> Head:
    answer = http.get(path, headers={"accept-language": language}, **more)
    assert answer.status_code == 200
    assert "accept-language" in answer.headers["vary"]
    return Head(answer.text)


@pytest.mark.parametrize(
    ("language", "title", "sentences"),
    [
        (
            "en-GB, fr;q=0.5",
            "Ann invites you to play GoodCritters",
            ["For 5 players; 4 seats are free.", "Length of the game: long"],
        ),
        (
            "fr-CA,fr",
            "Ann vous invite\u00a0: GoodCritters",
            ["Pour 5 personnes\u00a0; 4 places sont libres.", "Durée de la partie"],
        ),
        (
            "nl, de;q=0.9, en;q=0.8",
            "Ann lädt dich ein: GoodCritters",
            ["Für 5 Personen; 4 Plätze sind frei.", "Spieldauer: lang"],
        ),
    ],
)
def test_an_invitation_says_who_to_what_for_how_many(
    http: Any, language: str, title: str, sentences: list[str]
) -> None:
    """Host, game, players, free seats and changed options, in the preferred language."""
    ann = create(http, game="goodcritters", players=5, public=False, options={"length": "long"})
    told = head(http, f"/j/{ann.code}", language).told
    assert told["og:title"] == title
    assert all(sentence in told["og:description"] for sentence in sentences)
    assert told["og:description"] == told["description"]
    assert told["lang"] == told["og:locale"]
    assert told["og:image"] == "http://127.0.0.1:8000/previews/goodcritters.png"
    assert told["twitter:card"] == "summary_large_image"


def test_a_code_may_be_written_as_people_write_it(http: Any) -> None:
    """Lowercase letters and spaces lead to the same table."""
    ann = create(http, public=False)
    code = f"{ann.code[:3]}-{ann.code[3:]}".lower()
    assert head(http, f"/j/{code}").told["og:title"].startswith("Ann invites you")


def test_an_invitation_tells_no_more_than_the_link(http: Any) -> None:
    """Neither the table's id nor names of others than the host, and after the start only that it has begun."""
    ann = create(http, players=3, public=False)
    people = [ann, join(http, ann, "Zacharias"), join(http, ann, "Yolanda")]
    text = http.get(f"/j/{ann.code}").text
    assert ann.table not in text
    assert not re.search("Zacharias|Yolanda", text)
    assert people[0].post("/start").status_code == 200
    assert "The game has begun." in head(http, f"/j/{ann.code}").told["og:description"]


def test_links_that_lead_nowhere_tell_nothing(http: Any) -> None:
    """A wrong code, no code, an unknown table and any other page look alike."""
    create(http, public=False)
    pages_ = ["/", f"/j/{WRONG}", "/j/nonsense", "/t/none", "/r/none", "/settings", "/rules/none"]
    told = [Head(http.get(path).text).told for path in pages_]
    assert told == [told[0]] * len(pages_)


def test_a_private_table_by_its_address_is_only_a_game(http: Any) -> None:
    """Spectating and replay pages name the game, but nobody at the table and no code."""
    ann = create(http, public=False, nickname="Quentin")
    for path, title in ((f"/t/{ann.table}", "Watch a table"), (f"/r/{ann.table}", "A game move by move")):
        text = http.get(path).text
        assert title in text
        assert "Felicity" in text
        assert not re.search(f"Quentin|{ann.code}", text)


NAMES = ["</title><script>", '"><img src=x>', "<!--", "&amp;\"'"]


@pytest.mark.parametrize("name", NAMES)
def test_names_are_text_and_nothing_else(http: Any, name: str) -> None:
    """A name cannot open a tag or leave an attribute: the page has its usual tags."""
    usual = head(http, "/").tags
    ann = create(http, public=False, nickname=name)
    found = head(http, f"/j/{ann.code}")
    assert found.tags == usual
    shown = ann.get().json()["seats"][0]["name"]
    assert found.told["og:title"].startswith(f"{shown} invites you")
    raw = http.get(f"/j/{ann.code}").text
    assert unescape(raw) != raw


def test_r20_guessing_by_previews_is_counted(tmp_path: Path) -> None:
    """Wrong codes in page URLs count as wrong guesses; beyond the limit right codes show nothing and cannot be used."""
    with serving(tmp_path, FREE | {"join_guesses": Rule(3, 60, lock=600)}) as http:
        ann = create(http, public=False)
        for _ in range(3):
            http.get(f"/j/{WRONG}")
        assert "og:title" in head(http, f"/j/{ann.code}").told
        assert head(http, f"/j/{ann.code}").told["og:title"] == "Rascals"
        assert http.post(f"{API}/join", json={"code": ann.code, "nickname": "Bob"}).status_code == 429


def test_rules_are_previewed_by_their_game(http: Any) -> None:
    """The rules page of each game shows its title, its tagline and its picture."""
    for game in rascals.games():
        told = head(http, f"/rules/{game}").told
        assert told["og:image"].endswith(f"/{game}.png")
        assert told["og:description"]


def test_every_picture_is_there() -> None:
    """Each of our games, and the lobby, has a picture of 1200 by 630 pixels, as its page says, and not too large."""
    for name in (*PICTURED, "rascals"):
        data = (ROOT / "web" / "public" / "previews" / f"{name}.png").read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1200, 630)
        assert len(data) < 200_000


# ---------------------------------------------------------------- base path
# A server under a path of a host: everything it names is below it, and nothing of it is served elsewhere.

BASE = "/t/games"  # two parts, the first of which looks like a table's address
SITE, HERE = "https://example.org", "//127.0.0.1:8000"
NAMED = re.compile(r'\b(?:href|src|content)="((?:/|https?:)[^"]*)"|\burl\(["\']?([^)"\']+)')


@pytest.fixture
def people(tmp_path: Path) -> Iterator[Any]:
    with serving(tmp_path, public_url=f"{SITE}{BASE}/") as found:
        yield found


def texts(told: Any) -> Iterator[str]:
    """All texts in a JSON value that look like addresses; not the names of its members."""
    if isinstance(told, dict | list):
        for inner in told.values() if isinstance(told, dict) else told:
            yield from texts(inner)
    elif isinstance(told, str) and told.startswith(("/", "./", "http://", "https://")):
        yield told


def named(answer: Any, at: str) -> set[str]:
    """The paths on the server's site that an answer names, as a browser at this path resolves them."""
    media = answer.headers.get("content-type", "").partition(";")[0]
    found = [answer.headers[name] for name in ("location", "link") if name in answer.headers]
    if media in {"text/html", "text/css"}:
        found += [one or other for one, other in NAMED.findall(answer.text)]
    elif media.endswith("json"):
        found += texts(json.loads(answer.text))
    whole = [urlsplit(urljoin(f"{SITE}{at}", one)) for one in found]
    return {one.path for one in whole if f"{one.scheme}://{one.netloc}" == SITE}


def test_all_that_is_named_lies_below_the_path(people: Any) -> None:
    """Following every address in pages, styles, manifests and answers, from every kind of page, stays below it.

    And each one exists.
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
    """The cookie that proves a seat is sent only to this server on the host."""
    answer = people.post(f"{API}/quick", json={"game": "felicity", "players": 3, "level": "random", "nickname": "Ann"})
    cookies = SimpleCookie(answer.headers["set-cookie"])
    assert [cookie["path"] for cookie in cookies.values()] == [f"{BASE}/"]


def test_nothing_is_served_beside_the_path(tmp_path: Path) -> None:
    """Neither pages, files, API nor sockets; only health and metrics, for requests to the server itself."""
    with Client(application(tmp_path, public_url=SITE + BASE), "127.0.0.1", base_url=f"http:{HERE}") as http:
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


# ---------------------------------------------------------------- files
# The web app's files, and the one page that answers every other address.

SCRIPT = "let mouse = 'cheese';\n" * 200


@pytest.fixture
def web(tmp_path: Path) -> TestClient:
    (tmp_path / "app" / "assets").mkdir(parents=True)
    (tmp_path / "app" / "index.html").write_text("<!doctype html><title>Rascals</title>")
    (tmp_path / "app" / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (tmp_path / "app" / "assets" / "small-1a2b.js").write_text("let x = 1")
    (tmp_path / "app" / "picture.png").write_bytes(b"\x89PNG" + bytes(5000))
    (tmp_path / "app" / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not for you")
    return TestClient(WebApp(tmp_path / "app"))


@pytest.mark.parametrize("path", ["/", "/t/abc", "/r/abc?n=12&pov=0", "/j/CDFGHJ", "/rules/felicity", "/settings"])
def test_pages_are_the_one_page(web: TestClient, path: str) -> None:
    """Every address of the app returns its page, revalidated each time."""
    answer = web.get(path)
    assert answer.status_code == 200
    assert "Rascals" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_are_kept(web: TestClient) -> None:
    """Built files never change and are cached forever; others are revalidated; a missing one is a 404."""
    kept = web.get("/assets/main-1a2b.js")
    assert "immutable" in kept.headers["cache-control"]
    assert kept.headers["content-type"].startswith("text/javascript")
    assert web.get("/icon.svg").headers["cache-control"] == "no-cache"
    assert web.get("/assets/none.js").status_code == 404
    assert web.head("/icon.svg").status_code == 200


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/a%00b", "/" + "x" * 5000]
)
def test_no_other_files(web: TestClient, path: str) -> None:
    """Nothing outside the app's folder is ever served."""
    assert "not for you" not in web.get(path).text


def test_no_file_is_kept_for_ever_by_another_path(web: TestClient) -> None:
    """No path through the folder of immutable files leads to another file, which a cache would then keep."""
    for path in ("/assets/%2e%2e/icon.svg", "/assets/%2e%2e/index.html", "/assets//main-1a2b.js", "/./icon.svg"):
        assert "immutable" not in web.get(path).headers.get("cache-control", "")


def test_without_a_built_app_the_page_says_what_to_do(tmp_path: Path) -> None:
    """A server without its web app says so, and how to build it."""
    answer = TestClient(WebApp(tmp_path)).get("/")
    assert answer.status_code == 503
    assert "npm run build" in answer.text


# ---------------------------------------------------------------- compression
# What is sent compressed, to whom, and what never is.


@pytest.mark.parametrize(
    ("taken", "encoding"),
    [
        ("br, gzip", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("identity", None),
        ("gzip;q=0", None),
        ("br;q=nonsense", None),
        ("", None),
    ],
)
def test_who_asks_gets_what_they_take(web: TestClient, taken: str, encoding: str | None) -> None:
    """Brotli before gzip, nothing that is refused, and the same contents in each encoding."""
    answer = web.get("/assets/main-1a2b.js", headers={"accept-encoding": taken})
    assert answer.headers.get("content-encoding") == encoding
    assert answer.text == SCRIPT
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"].startswith("text/javascript")


def test_without_brotli_there_is_gzip(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """If brotli is not available, everybody gets gzip."""
    monkeypatch.setattr(compression, "_BY", {"gzip": compression._BY["gzip"]})
    answer = web.get("/assets/main-1a2b.js", headers={"accept-encoding": "br, gzip"})
    assert answer.headers["content-encoding"] == "gzip"


def test_who_has_it_gets_nothing_again(web: TestClient) -> None:
    """Each encoding has its own ETag, which saves sending it again; another's does not."""
    tags = {}
    for encoding in ("br", "gzip", "identity"):
        first = web.get("/assets/main-1a2b.js", headers={"accept-encoding": encoding})
        tags[encoding] = first.headers["etag"]
        again = {"accept-encoding": encoding, "if-none-match": f'"other", {first.headers["etag"]}'}
        answer = web.get("/assets/main-1a2b.js", headers=again)
        assert (answer.status_code, answer.content) == (304, b"")
    assert len(set(tags.values())) == 3
    other = {"accept-encoding": "gzip", "if-none-match": tags["br"]}
    assert web.get("/assets/main-1a2b.js", headers=other).status_code == 200


def test_what_gains_nothing_is_sent_as_it_is(web: TestClient) -> None:
    """Pictures, and files that are too short, are not compressed."""
    taken = {"accept-encoding": "br, gzip"}
    for path in ("/picture.png", "/assets/small-1a2b.js"):
        assert "content-encoding" not in web.get(path, headers=taken).headers


def test_a_changed_file_is_sent_changed(tmp_path: Path, web: TestClient) -> None:
    """A cached compressed file that has been rebuilt since is read again."""
    file = tmp_path / "app" / "icon.svg"
    for text in ("<svg>" + "a" * 900 + "</svg>", "<svg>" + "b" * 950 + "</svg>"):
        file.unlink(missing_ok=True)
        file.write_text(text)
        assert web.get("/icon.svg", headers={"accept-encoding": "br"}).text == text


def test_the_head_of_an_answer_is_that_of_the_whole(web: TestClient) -> None:
    """HEAD returns the length of what GET sends, and sends nothing."""
    taken = {"accept-encoding": "gzip"}
    head = web.head("/assets/main-1a2b.js", headers=taken)
    assert head.content == b""
    assert int(head.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))


@pytest.mark.parametrize("path", ["/games", "/texts/fr", "/texts/fr/shared", "/games/goons/rules/de", "/tables"])
def test_what_everybody_may_know_is_compressed(http: Any, path: str) -> None:
    """Games, texts, rules, and the list of public tables once it is long."""
    for _ in range(3):
        create(http, public=True)
    answer = http.get(API + path, headers={"accept-encoding": "br"})
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["vary"] == "accept-encoding"


def test_what_is_somebodys_own_is_not(http: Any) -> None:
    """Answers with tokens, codes, hands or talk are not compressed: their lengths reveal nothing of their contents."""
    ann = create(http, players=3)
    taken = {"accept-encoding": "br, gzip"}
    for path in ("", "/view", "/chat?before=9"):
        answer = ann.get(path, headers=taken)
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers
    assert "content-encoding" not in http.get(f"{API}/codes/{ann.code}", headers=taken).headers


def test_scripts_carry_the_headers_of_files_and_pages_those_of_pages(http: Any) -> None:
    """Headers that only pages need are not sent with scripts; script types cannot be guessed or used elsewhere."""
    page = http.get("/")
    script = http.get(re.findall(r'src="(/assets/[^"]+\.js)"', page.text)[0])
    assert script.headers["x-content-type-options"] == "nosniff"
    assert script.headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in script.headers
    for answer in (page, http.get("/favicon.svg"), http.get(f"{API}/games")):
        assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("language", words.languages())
def test_texts_come_in_parts(http: Any, language: str) -> None:
    """The shared part has every page's texts and the games' titles, a game's part its own; together they are all."""
    shared = http.get(f"{API}/texts/{language}/shared").text
    assert "\nlobby-title = " in shared
    assert "\ngoons-tagline = " in shared
    assert "\ncli-" not in shared
    assert "\ngoons-option-" not in shared
    whole = http.get(f"{API}/texts/{language}").text
    for game in words.games():
        own = http.get(f"{API}/texts/{language}/{game}").text
        assert f"\n{game}-event-" in own
        assert not re.search(rf"^({game}-edition-\w+-|#)", own, re.MULTILINE)
        assert [line for line in own.splitlines() if line not in whole] == []
    for part in ("nothing", "shared-", "shared-half", "goons-first-rest"):
        assert http.get(f"{API}/texts/{language}/{part}").status_code == 404
    assert http.get(f"{API}/texts/xx/shared").status_code == 404


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("part", ["shared", *words.games()])
def test_a_part_comes_in_two(http: Any, part: str, language: str) -> None:
    """The first part, whose first line lists the rest's ids, and the rest: together they are the whole.

    Nothing in the first refers to what only the rest has: each text can be formatted.
    """
    whole, first, rest = (http.get(f"{API}/texts/{language}/{part}{which}").text for which in ("", "-first", "-rest"))
    begun = re.fullmatch(r"# rest: (.+)", first.splitlines()[0])
    assert begun
    assert sorted((first.partition("\n")[2] + rest).splitlines()) == sorted(whole.splitlines())
    ids = re.findall(r"^([a-z][\w-]*) *=", rest, re.MULTILINE)
    assert len(ids) > 10
    assert [name for name in ids if not name.startswith(tuple(begun[1].split()))] == []
    assert set(ids) & set(re.findall(r"\{ *([a-z][\w-]*) *\}", first)) == set()


def test_what_is_said_without_a_network_comes_at_once(http: Any) -> None:
    """That the server cannot be reached, and that a move was refused, can be shown before the rest has come."""
    for language in words.languages():
        first = http.get(f"{API}/texts/{language}/shared-first").text
        for name in ("error-network", "error-server", "error-illegal", "again"):
            assert f"\n{name} = " in first


def test_what_a_board_calls_things_by_comes_at_once(http: Any) -> None:
    """The names of fields that a game's own board shows come first; most others are only shown by panels."""
    boards, looked = Path(__file__).parents[2] / "web" / "src" / "games", 0
    for game in words.games():
        files = (boards / game).rglob("*.svelte")
        shown = {label for file in files for label in re.findall(r"-label-[a-z-]+", file.read_text())}
        first, whole = (http.get(f"{API}/texts/en/{game}{which}").text for which in ("-first", ""))
        named = [f"{game}{label}" for label in shown if f"\n{game}{label} =" in whole]
        looked += len(named)
        assert [name for name in named if f"\n{name} =" not in first] == []
    assert looked > 5
