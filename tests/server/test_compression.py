"""What is sent compressed, to whom, and what never is."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from rascals import words
from rascals.server.doors import compression
from rascals.server.doors.pages import WebApp
from tests.server.serving import API, create
from tests.server.serving import client as serving

pytestmark = pytest.mark.real

SCRIPT = "let mouse = 'cheese';\n" * 200


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Any]:
    with serving(tmp_path) as found:
        yield found


@pytest.fixture
def web(tmp_path: Path) -> TestClient:
    (tmp_path / "app" / "assets").mkdir(parents=True)
    (tmp_path / "app" / "index.html").write_text("<!doctype html><title>Rascals</title>")
    (tmp_path / "app" / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (tmp_path / "app" / "assets" / "small-1a2b.js").write_text("let x = 1")
    (tmp_path / "app" / "picture.png").write_bytes(b"\x89PNG" + bytes(5000))
    return TestClient(WebApp(tmp_path / "app"))


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
    """Where brotli is not to be had, everybody gets gzip."""
    monkeypatch.setattr(compression, "_BY", {"gzip": compression._BY["gzip"]})
    answer = web.get("/assets/main-1a2b.js", headers={"accept-encoding": "br, gzip"})
    assert answer.headers["content-encoding"] == "gzip"


def test_who_has_it_gets_nothing_again(web: TestClient) -> None:
    """Each encoding has a tag of its own, which spares sending it again; another's does not."""
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
    """Pictures, and what is too short, are not compressed."""
    taken = {"accept-encoding": "br, gzip"}
    for path in ("/picture.png", "/assets/small-1a2b.js"):
        assert "content-encoding" not in web.get(path, headers=taken).headers


def test_a_changed_file_is_sent_changed(tmp_path: Path, web: TestClient) -> None:
    """A file that was kept compressed, and has been built again since, is read again."""
    file = tmp_path / "app" / "icon.svg"
    for text in ("<svg>" + "a" * 900 + "</svg>", "<svg>" + "b" * 950 + "</svg>"):
        file.unlink(missing_ok=True)
        file.write_text(text)
        assert web.get("/icon.svg", headers={"accept-encoding": "br"}).text == text


def test_the_head_of_an_answer_is_that_of_the_whole(web: TestClient) -> None:
    """HEAD tells the length of what GET sends, and sends nothing."""
    taken = {"accept-encoding": "gzip"}
    head = web.head("/assets/main-1a2b.js", headers=taken)
    assert head.content == b""
    assert int(head.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))


@pytest.mark.parametrize("path", ["/games", "/texts/fr", "/texts/fr/shared", "/games/goons/rules/de", "/tables"])
def test_what_everybody_may_know_is_compressed(client: Any, path: str) -> None:
    """Games, texts, rules, and the list of public tables once it is long."""
    for _ in range(3):
        create(client, public=True)
    answer = client.get(API + path, headers={"accept-encoding": "br"})
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["vary"] == "accept-encoding"


def test_what_is_somebodys_own_is_not(client: Any) -> None:
    """Answers with tokens, codes, hands or talk go out as they are: their lengths tell nothing of what is in them."""
    ann = create(client, players=3)
    taken = {"accept-encoding": "br, gzip"}
    for path in ("", "/view", "/chat?before=9"):
        answer = ann.get(path, headers=taken)
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers
    assert "content-encoding" not in client.get(f"{API}/codes/{ann.code}", headers=taken).headers


def test_scripts_carry_the_headers_of_files_and_pages_those_of_pages(client: Any) -> None:
    """What only pages need is not sent with each script; nobody guesses what a script is, or uses it elsewhere."""
    page = client.get("/")
    script = client.get(re.findall(r'src="(/assets/[^"]+\.js)"', page.text)[0])
    assert script.headers["x-content-type-options"] == "nosniff"
    assert script.headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in script.headers
    for answer in (page, client.get("/favicon.svg"), client.get(f"{API}/games")):
        assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("language", words.languages())
def test_texts_come_in_parts(client: Any, language: str) -> None:
    """The shared part has every page's words and the games' titles, a game's part its own; together they are all."""
    shared = client.get(f"{API}/texts/{language}/shared").text
    assert "\nlobby-title = " in shared
    assert "\ngoons-tagline = " in shared
    assert "\ncli-" not in shared
    assert "\ngoons-option-" not in shared
    whole = client.get(f"{API}/texts/{language}").text
    for game in words.games():
        own = client.get(f"{API}/texts/{language}/{game}").text
        assert f"\n{game}-event-" in own
        assert not re.search(rf"^({game}-edition-\w+-|#)", own, re.MULTILINE)
        assert [line for line in own.splitlines() if line not in whole] == []
    for part in ("nothing", "shared-", "shared-half", "goons-first-rest"):
        assert client.get(f"{API}/texts/{language}/{part}").status_code == 404
    assert client.get(f"{API}/texts/xx/shared").status_code == 404


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("part", ["shared", *words.games()])
def test_a_part_comes_in_two(client: Any, part: str, language: str) -> None:
    """What is needed at once, whose first line names what the rest has, and that rest: together just the part.

    Nothing of the first speaks of what only the rest has: each text can be put into words.
    """
    whole, first, rest = (client.get(f"{API}/texts/{language}/{part}{which}").text for which in ("", "-first", "-rest"))
    begun = re.fullmatch(r"# rest: (.+)", first.splitlines()[0])
    assert begun
    assert sorted((first.partition("\n")[2] + rest).splitlines()) == sorted(whole.splitlines())
    ids = re.findall(r"^([a-z][\w-]*) *=", rest, re.MULTILINE)
    assert len(ids) > 10
    assert [name for name in ids if not name.startswith(tuple(begun[1].split()))] == []
    assert set(ids) & set(re.findall(r"\{ *([a-z][\w-]*) *\}", first)) == set()


def test_what_is_said_without_a_network_comes_at_once(client: Any) -> None:
    """That the server cannot be reached, and that a move was refused, can be told before the rest is here."""
    for language in words.languages():
        first = client.get(f"{API}/texts/{language}/shared-first").text
        for name in ("error-network", "error-server", "error-illegal", "again"):
            assert f"\n{name} = " in first


def test_what_a_board_calls_things_by_comes_at_once(client: Any) -> None:
    """The names of fields that a game's own board shows are in what comes first; most others are shown by panels."""
    boards, looked = Path(__file__).parents[2] / "web" / "src" / "games", 0
    for game in words.games():
        files = (boards / game).rglob("*.svelte")
        shown = {label for file in files for label in re.findall(r"-label-[a-z-]+", file.read_text())}
        first, whole = (client.get(f"{API}/texts/en/{game}{which}").text for which in ("-first", ""))
        named = [f"{game}{label}" for label in shown if f"\n{game}{label} =" in whole]
        looked += len(named)
        assert [name for name in named if f"\n{name} =" not in first] == []
    assert looked > 5
