"""Tokens, origins, names, JSON, limits of size and headers (promises R19, R21, R23)."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import re
import unicodedata
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from starlette.responses import Response

from rascals.server.guard import origins, tokens, validation
from rascals.server.guard.middleware import BodyLimit, CarriedCookies, KnownHosts, SecurityHeaders
from rascals.server.guard.requests import Invalid
from rascals.server.settings import Settings

LOCAL = Settings(database="sqlite:///unused.db")
REMOTE = Settings(host="0.0.0.0", allow_remote=True, database="sqlite:///unused.db")  # noqa: S104 - never opened
PUBLIC = Settings(
    database="sqlite:///unused.db",
    public_url="https://games.example",
    trusted_proxies=(ipaddress.ip_network("10.0.0.0/8"),),
)

SECURE = replace(PUBLIC, host="0.0.0.0", allow_remote=True)  # noqa: S104 - never opened


def scope(kind: str = "http", method: str = "POST", peer: str = "127.0.0.1", **headers: str) -> dict[str, Any]:
    found = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": kind, "method": method, "path": "/", "scheme": "http", "client": (peer, 5), "headers": found}


# --- tokens and codes -------------------------------------------------------------------------------


def test_r21_tokens_have_256_bits_and_only_their_digest_is_kept() -> None:
    """A token has 43 URL-safe characters; all are different, and the digest does not contain it."""
    pairs = [tokens.new_token() for _ in range(500)]
    assert len({token for token, _ in pairs}) == len({found for _, found in pairs}) == 500
    for token, found in pairs:
        assert re.fullmatch(r"[A-Za-z0-9_-]{43}", token)
        assert re.fullmatch(r"[0-9a-f]{64}", found)
        assert tokens.matches(token, found)


@given(st.text(max_size=60))
@example("\ud800")  # half a character, as a header or a JSON text may contain
def test_r21_forged_tokens_match_nothing(forged: str) -> None:
    """No other text matches a token's digest, not even the digest itself; odd texts raise no exception."""
    token, found = "T" * 43, tokens.digest("T" * 43)
    assert tokens.matches(forged, found) == (forged == token)
    assert not tokens.matches(found, found)
    assert not tokens.matches(forged, "")


def test_codes_are_easy_to_tell_a_friend() -> None:
    """Six characters, none that looks like another, no vowels; there are many codes; typing habits are forgiven."""
    codes = {tokens.new_code() for _ in range(2000)}
    assert len(codes) > 1990
    assert not set("".join(codes)) & set("0O1IL2Z5S8BUVAEI")
    assert len(tokens.CODE_SIGNS) ** 6 > 80_000_000
    assert tokens.clean_code(" k7m-q4t ") == "K7MQ4T"


@pytest.mark.parametrize("text", ["", "K7MQ4", "K7MQ4TT", "K7MQ40", "K7MQ4é", "'; --", "K7MQ4T\0"])
def test_other_codes_are_refused(text: str) -> None:
    """An invalid code is refused with the valid characters."""
    with pytest.raises(Invalid) as caught:
        tokens.clean_code(text)
    assert caught.value.args_ == {"signs": tokens.CODE_SIGNS}


# --- origins ----------------------------------------------------------------------------------------

HERE = {"host": "127.0.0.1:8000"}
ORIGINS = [
    # settings, headers, whether HTTP POST is allowed, whether a WebSocket is
    (LOCAL, {**HERE}, True, True),  # a program
    (LOCAL, {**HERE, "origin": "http://127.0.0.1:8000"}, True, True),
    (LOCAL, {**HERE, "origin": "http://127.0.0.1:8000", "sec_fetch_site": "same-origin"}, True, True),
    (LOCAL, {**HERE, "sec_fetch_site": "same-origin"}, True, False),
    (LOCAL, {**HERE, "sec_fetch_site": "none"}, True, False),
    (LOCAL, {**HERE, "origin": "http://127.0.0.1:8000", "sec_fetch_site": "cross-site"}, False, False),
    (LOCAL, {**HERE, "origin": "http://127.0.0.1:9000", "sec_fetch_site": "same-site"}, False, False),
    (LOCAL, {**HERE, "origin": "http://127.0.0.1:9000"}, False, False),
    (LOCAL, {**HERE, "origin": "https://127.0.0.1:8000"}, False, False),  # the same port on another server
    (LOCAL, {**HERE, "origin": "http://evil.example"}, False, False),
    (LOCAL, {**HERE, "origin": "http://127.0.0.1:8000.evil.example"}, False, False),
    (LOCAL, {**HERE, "origin": "http://127.0.0.1:8000@evil.example"}, False, False),
    (LOCAL, {**HERE, "origin": "null"}, False, False),
    (LOCAL, {**HERE, "origin": ""}, False, False),
    (LOCAL, {**HERE, "origin": "http://["}, False, False),
    (LOCAL, {**HERE, "origin": "file://127.0.0.1:8000"}, False, False),
    # a foreign name that resolves to this machine
    (LOCAL, {"host": "evil.example:8000", "origin": "http://evil.example:8000"}, False, False),
    (LOCAL, {"host": "evil.example:8000", "origin": "http://evil.example:8000", "sec_fetch_site": "same-origin"},
     False, False),
    (LOCAL, {"host": "[::1]:8000", "origin": "http://[::1]:8000"}, True, True),
    (LOCAL, {"host": "localhost:8000", "origin": "http://localhost:8000"}, True, True),
    (REMOTE, {"host": "192.168.1.7:8000", "origin": "http://192.168.1.7:8000"}, True, True),
    (REMOTE, {"host": "192.168.1.7:8000", "origin": "http://192.168.1.8:8000"}, False, False),
    (REMOTE, {"host": "192.168.1.7:8000", "origin": "https://192.168.1.7:8000"}, False, False),
    (PUBLIC, {"host": "inside:8000", "origin": "https://games.example"}, True, True),
    (SECURE, {"host": "inside:8000", "origin": "https://inside:8000"}, True, True),
    (SECURE, {"host": "inside:8000", "origin": "http://inside:8000"}, False, False),
    (PUBLIC, {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000"}, True, True),
    (PUBLIC, {"host": "inside:8000", "origin": "https://games.example.evil.example"}, False, False),
    (PUBLIC, {"host": "inside:8000", "origin": "http://games.example"}, False, False),
]  # fmt: skip


@pytest.mark.parametrize(("settings", "headers", "post", "socket"), ORIGINS)
def test_r21_other_sites_may_neither_post_nor_open_a_socket(
    settings: Settings, headers: dict, post: bool, socket: bool
) -> None:
    """Only the server's own pages, and programs without browser headers, may.

    Reading is free, except for scripts of other sites' pages; their readers may follow links.
    """
    assert origins.check_origin(scope("http", "POST", **headers), settings) is post
    assert origins.check_origin(scope("http", "DELETE", **headers), settings) is post
    assert origins.check_origin(scope("websocket", "GET", **headers), settings) is socket
    embedded = headers.get("sec_fetch_site") in {"cross-site", "same-site"}
    assert origins.check_origin(scope("http", "GET", **headers), settings) is not embedded
    assert origins.check_origin(scope("http", "GET", **headers, sec_fetch_dest="image"), settings) is not embedded
    assert origins.check_origin(scope("http", "GET", **headers, sec_fetch_dest="document"), settings)


PLACES = ["/", "/healthz", "/metrics", "/api/v1/tables", "/api/v1/tables/x/view", "/openapi.json"]
HOSTS = [
    # settings, Host, whether it is answered
    *[(LOCAL, host, True) for host in ("127.0.0.1:8000", "localhost", "LOCALHOST:8000", "[::1]:8000", "127.9.9.9")],
    *[
        (LOCAL, host, False)
        for host in ("evil.example:8000", "127.0.0.1.evil.example", "[", "", "localhost.evil.example")
    ],
    (LOCAL, None, True),  # a program
    (REMOTE, "evil.example", True),  # nobody has said by which names it can be reached
    (PUBLIC, "games.example", True),
    (PUBLIC, "GAMES.example:443", True),
    (PUBLIC, "127.0.0.1:8000", True),
    (PUBLIC, "evil.example", False),
]


@pytest.mark.parametrize(("settings", "host", "answered"), HOSTS)
@pytest.mark.parametrize("path", PLACES)
async def test_r21_a_foreign_name_made_to_point_here_reads_nothing(
    settings: Settings, host: str | None, answered: bool, path: str
) -> None:
    """A server on this machine answers only to local host names and its public one, on every path."""
    headers = [] if host is None else [(b"host", host.encode())]
    status, _, body = await call(KnownHosts(echo, settings), parts(b"secret"), path=path, method="GET", headers=headers)
    assert (status, body == b"secret") == ((200, True) if answered else (403, False))
    if not answered:
        assert json.loads(body)["error"]["reason"]["id"] == "host"


async def test_r21_a_foreign_name_opens_no_socket() -> None:
    """A handshake with a foreign host name is refused before anything else is checked."""
    asked = scope("websocket", "GET", host="evil.example:8000")
    sent = await told(KnownHosts(echo, LOCAL), [{"type": "websocket.connect"}], **asked)
    assert [message["type"] for message in sent] == ["websocket.close"]


ADDRESSES = [
    # settings, peer, X-Forwarded-For, the person's address
    (LOCAL, "127.0.0.1", None, "127.0.0.1"),
    (LOCAL, "127.0.0.1", "203.0.113.1", "127.0.0.1"),
    (PUBLIC, "203.0.113.9", "203.0.113.1", "203.0.113.9"),
    (PUBLIC, "10.0.0.1", "203.0.113.1", "203.0.113.1"),
    (PUBLIC, "10.0.0.1", "6.6.6.6, 203.0.113.1", "203.0.113.1"),
    (PUBLIC, "10.0.0.1", "6.6.6.6, 203.0.113.1, 10.2.0.1", "203.0.113.1"),
    (PUBLIC, "10.0.0.1", "rubbish", "10.0.0.1"),
    (PUBLIC, "10.0.0.1", None, "10.0.0.1"),
    (PUBLIC, "10.0.0.1", "2001:db8::7", "2001:db8::7"),
    (PUBLIC, "::ffff:10.0.0.1", "203.0.113.1", "203.0.113.1"),
    (PUBLIC, "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
    (PUBLIC, "not an address", None, "unknown"),
]


@pytest.mark.parametrize(("settings", "peer", "forwarded", "person"), ADDRESSES)
def test_r20_addresses_cannot_be_forged(settings: Settings, peer: str, forwarded: str | None, person: str) -> None:
    """Only a trusted proxy's header counts, and only for the client that it saw itself."""
    headers = {} if forwarded is None else {"x_forwarded_for": forwarded}
    assert origins.client_ip(scope(peer=peer, **headers), settings) == person


def test_r20_all_lines_of_the_forwarded_header_are_one() -> None:
    """A client's own header line is ignored next to the proxy's, in any order and number."""
    for own in ([b"203.0.113.%d" % n for n in range(13)], [b"10.0.0.9, 6.6.6.6"], [b""], [b"rubbish"]):
        lines = [(b"X-Forwarded-For", line) for line in [*own, b"198.51.100.4"]]
        assert origins.client_ip({**scope(peer="10.0.0.1"), "headers": lines}, PUBLIC) == "198.51.100.4"
    hops = [(b"x-forwarded-for", b"6.6.6.6"), (b"x-forwarded-for", b"198.51.100.4"), (b"x-forwarded-for", b"10.2.0.1")]
    assert origins.client_ip({**scope(peer="10.0.0.1"), "headers": hops}, PUBLIC) == "198.51.100.4"


PROXIED = Settings(database="sqlite:///unused.db", trusted_proxies=(ipaddress.ip_network("10.0.0.1"),))
HTTPS = [
    # settings, scheme, peer, lines of X-Forwarded-Proto, whether it is https
    (PUBLIC, "http", "127.0.0.1", [], True),  # by its public address
    (LOCAL, "https", "127.0.0.1", [], True),
    (LOCAL, "http", "127.0.0.1", [], False),
    (PROXIED, "http", "10.0.0.1", ["https"], True),
    (PROXIED, "http", "10.0.0.2", ["https"], False),  # not a trusted proxy's word
    (PROXIED, "http", "10.0.0.1", ["https", "http"], False),  # of several, the last is the proxy's own
    (PROXIED, "http", "10.0.0.1", ["http", "https"], True),
    (PROXIED, "http", "10.0.0.1", ["https, http"], False),
]


@pytest.mark.parametrize(("settings", "scheme", "peer", "words", "secure"), HTTPS)
def test_cookies_are_secure_exactly_under_https(
    settings: Settings, scheme: str, peer: str, words: list[str], secure: bool
) -> None:
    """By the public address, the connection itself, or a trusted proxy's word; not by a stranger's."""
    lines = [(b"x-forwarded-proto", word.encode()) for word in words]
    assert origins.is_secure({**scope(peer=peer), "scheme": scheme, "headers": lines}, settings) is secure


def test_a_connection_without_an_address_is_unknown() -> None:
    """A Unix socket has no peer address."""
    assert origins.client_ip({**scope(), "client": None}, PUBLIC) == "unknown"
    assert not origins.is_secure({**scope(), "client": None}, LOCAL)


# --- names and talk ---------------------------------------------------------------------------------

GOOD_NAMES = [
    ("Ada", "Ada"),
    ("  Ada   Lovelace ", "Ada Lovelace"),
    ("Ame\u0301lie", "Amélie"),
    ("</script><b>", "</script><b>"),
    ("名前", "名前"),
    ("🐱", "🐱"),
    ("Ada\u00a0L", "Ada L"),
    ("x" * 24, "x" * 24),
    ("é" * 24, "é" * 24),
    ("e\u0301" * 24, "é" * 24),
    ("tab\there", "tab here"),
]


@pytest.mark.parametrize(("text", "stored"), GOOD_NAMES)
def test_r19_names_have_one_form(text: str, stored: str) -> None:
    """Spaces and composed characters in names are normalised; markup is plain text."""
    assert validation.clean_name(text) == stored


WOMAN, LAPTOP, KA, VIRAMA, SSA = "\U0001f469", "\U0001f4bb", "\u0915", "\u094d", "\u0937"
JOINED = [
    f"{WOMAN}\u200d{LAPTOP}",
    f"Ada {WOMAN}\U0001f3fd\u200d{LAPTOP}",
    "\U0001f3f3\ufe0f\u200d\U0001f308",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u0639\u0644\u06cc\u0650\u200c\u0631\u0636\u0627",
    f"{KA}{VIRAMA}\u200d{SSA}",
    f"{KA}{VIRAMA}\u200c{SSA}",
    f"{KA}{VIRAMA}\u200d Ada",
]
MISJOINED = [
    "\u200d", "Ad\u200ca", "Ad\u200da", f"\u200d{WOMAN}", f"{WOMAN}\u200d", f"{WOMAN}\u200dA", f"A\u200d{LAPTOP}",
    f"{WOMAN}\u200c{LAPTOP}", f"{WOMAN}\u200d\u200d{LAPTOP}", "\u06cc\u200d\u062e", "\u06cc\u200c", "\u200c\u062e",
    "\u0648\u200c\u062e", "\u06cc\u200c\u200c\u062e", "\u06cc\u200ca", "\u06cc\u200c\u07ca", f"{KA}\u200d{SSA}",
    f"{VIRAMA}\u200d{SSA}", f"{KA}{VIRAMA}\u200c", f"{KA}{VIRAMA}\u200d\u200d{SSA}", f"{KA}{VIRAMA}\u200da",
    f"{KA}{VIRAMA}\u200d\u093e", f"a{VIRAMA}\u200d{SSA}", f"{KA}{VIRAMA}\u200c\u0995",
]  # fmt: skip


@pytest.mark.parametrize("name", JOINED)
def test_r19_names_keep_the_joiners_they_need(name: str) -> None:
    """Composite emoji, Persian and Indic words are accepted as names unchanged."""
    assert validation.clean_name(name) == name


@pytest.mark.parametrize("name", MISJOINED)
def test_r19_a_joiner_that_changes_nothing_is_refused_in_a_name(name: str) -> None:
    """An invisible joiner between other letters, at the start or end, doubled, or misplaced is refused."""
    with pytest.raises(Invalid) as caught:
        validation.clean_name(name)
    assert caught.value.reason == "error-name-hidden"


BAD_NAMES = [
    ("", "error-name-empty"),
    ("   ", "error-name-empty"),
    ("\u0301", "error-name-empty"),
    ("\ufe0f", "error-name-empty"),
    ("x" * 25, "error-name-long"),
    ("x" * 100_000, "error-name-long"),
    ("Ada\u202eadA", "error-name-hidden"),
    ("Ada\u2066", "error-name-hidden"),
    ("Ad\u200ba", "error-name-hidden"),
    ("Ad\u200da", "error-name-hidden"),
    ("\ufeffAda", "error-name-hidden"),
    ("Ada\u00ad", "error-name-hidden"),
    ("Ada\x00", "error-name-hidden"),
    ("Ada\x1b[31m", "error-name-hidden"),
    ("\u3164", "error-name-hidden"),
    ("\u2800", "error-name-hidden"),
    ("\ue000", "error-name-hidden"),
    ("\ud800", "error-name-hidden"),
    ("\U000e0041", "error-name-hidden"),
    ("Z" + "\u0335" * 6, "error-name-marks"),
]


@pytest.mark.parametrize(("text", "reason"), BAD_NAMES)
def test_r19_names_that_deceive_are_refused(text: str, reason: str) -> None:
    """Invisible, direction-changing, stacked and overlong names are refused with the reason in one line."""
    with pytest.raises(Invalid) as caught:
        validation.clean_name(text)
    assert caught.value.reason == reason
    assert str(caught.value).isprintable()


@given(st.text(max_size=300))
def test_r19_whatever_is_accepted_is_visible_and_stays_as_it_is(text: str) -> None:
    """A cleaned text is NFC, within its length, without invisible characters, and stable under cleaning."""
    for clean, length in ((validation.clean_name, 24), (validation.clean_chat, 300)):
        try:
            found = clean(text)
        except Invalid:
            continue
        assert clean(found) == found == unicodedata.normalize("NFC", found)
        assert 1 <= len(found) <= length
        assert not {unicodedata.category(c) for c in found} & {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
        found.encode()


def test_r19_talk_keeps_what_scripts_and_emoji_need() -> None:
    """In talk joiners stay, line breaks become spaces, direction changes are refused; the limit is 300 characters."""
    assert validation.clean_chat("👩\u200d🔬 می\u200cخواهم") == "👩\u200d🔬 می\u200cخواهم"
    assert validation.clean_chat("a\nb\r\nc") == "a b c"
    assert validation.clean_chat("y" * 300) == "y" * 300
    for text, reason in (("\u202e", "hidden"), ("y" * 301, "long"), ("\u200d", "empty"), ("", "empty")):
        with pytest.raises(Invalid) as caught:
            validation.clean_chat(text)
        assert caught.value.reason == f"error-chat-{reason}"


# --- JSON -------------------------------------------------------------------------------------------


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """A message for the tests."""

    text: str
    number: float = 0
    data: Any = None


def test_json_is_read_as_its_type() -> None:
    """Declared fields are decoded, from bytes and text."""
    assert validation.decode(b'{"text":"a","number":1.5}', Message) == Message("a", 1.5)
    assert validation.decode('{"text":"{[{[{[{[{[{["}', Message) == Message("{[{[{[{[{[{[")
    assert validation.decode('{"text":"\\"[[[[[[[[[["}', Message) == Message('"[[[[[[[[[[')
    eight_levels = b'{"text":"a","data":' + b"[" * 7 + b"]" * 7 + b"}"
    assert validation.decode(eight_levels, Message).text == "a"


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"nul", b"[]", b"1", b'{"text":1}', b'{"text":"a","other":1}', b'{"number":1}',
        b'{"text":"a","text":"b"}', b'{"text":"a","data":{"k":1,"k":2}}',
        b'{"text":"a","number":NaN}', b'{"text":"a","number":Infinity}', b'{"text":"a","number":-Infinity}',
        b'{"text":"a","number":1e999}', b'{"text":"a","data":1e999}', b'{"text":"a","data":NaN}',
        b'{"text":"a","data":' + b"[" * 8 + b"]" * 8 + b"}",
        b'{"text":"a","data":' + b'{"a":' * 8 + b"1" + b"}" * 8 + b"}",
        b"[" * 100_000, b'{"a":' * 50_000, b'{"text":"a","data":' + b"9" * 5000 + b"}",
        b'{"text":"\xff"}', b'{"text":"\\ud800"}', b'{"text":"\xed\xa0\x80"}', '{"text":"\ud800"}',
        b'{"text":"a"}{"text":"b"}', b'{"text":"a"} x', b'\xff\xfe{"text":"a"}', b'{"text":"a",}', b"{'text':'a'}",
        b'{"text":"a"/**/}', b'\xef\xbb\xbf{"text":"a"}',
    ],
)  # fmt: skip
def test_r19_json_that_is_not_strict_is_refused(body: bytes | str) -> None:
    """JSON that is too deep, broken or infinite, or has duplicate or undeclared keys, is refused in one line."""
    with pytest.raises(Invalid) as caught:
        validation.decode(body, Message)
    assert "\n" not in str(caught.value)
    str(caught.value).encode()


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_r19_no_bytes_break_the_reader(body: bytes | str) -> None:
    """Any bytes are either decoded or refused."""
    with contextlib.suppress(Invalid):  # anything else fails the test
        assert isinstance(validation.decode(body, dict[str, Any]), dict)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


def depth(value: Any) -> int:
    if isinstance(value, list):
        return 1 + max(map(depth, value), default=0)
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    return 0


@given(JSON)
def test_good_json_is_read_whatever_it_contains(value: Any) -> None:
    """Every value of at most eight levels is read back equal; deeper ones are refused."""
    body = json.dumps(value).encode()
    if depth(value) > 8:
        with pytest.raises(Invalid):
            validation.decode(body, Any)
    else:
        assert validation.decode(body, Any) == value


# --- middleware -------------------------------------------------------------------------------------


async def told(app: Any, messages: list[dict[str, Any]], **changed: Any) -> list[dict[str, Any]]:
    """Run an ASGI app on these messages; return what it sends."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        if messages:
            return messages.pop(0)
        message: dict[str, Any] = await asyncio.get_running_loop().create_future()
        return message

    async def send(message: Any) -> None:
        sent.append(message)

    await app({**scope(), **changed}, receive, send)
    return sent


async def call(app: Any, messages: list[dict[str, Any]], **changed: Any) -> tuple[int, dict[str, str], bytes]:
    """Run an ASGI app on these messages; return status, headers and body of its answer."""
    sent = await told(app, messages, **changed)
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], headers, b"".join(message["body"] for message in sent[1:])


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answer with the request's body."""
    message = await receive()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"x-frame-options", b"SAMEORIGIN")]})
    await send({"type": "http.response.body", "body": message.get("body", b"left")})


def parts(*bodies: bytes) -> list[dict[str, Any]]:
    last = len(bodies) - 1
    return [{"type": "http.request", "body": body, "more_body": i < last} for i, body in enumerate(bodies)]


async def test_r19_bodies_up_to_16_kib_pass_whole() -> None:
    """A body of exactly 16 KiB passes, in one piece or many."""
    body = b"x" * 16384
    assert await call(BodyLimit(echo), parts(body)) == (200, {"x-frame-options": "SAMEORIGIN"}, body)
    assert (await call(BodyLimit(echo), parts(*[b"yy"] * 8192)))[2] == b"yy" * 8192


async def test_r18_who_leaves_before_the_body_is_whole_is_not_served() -> None:
    """A request aborted in its body is neither answered nor logged as an error."""

    async def served(*_: Any) -> None:
        raise AssertionError

    messages: list[dict[str, Any]] = [
        {"type": "http.request", "body": b"x", "more_body": True},
        {"type": "http.disconnect"},
    ]
    assert await told(BodyLimit(served), messages) == []
    assert messages == []


@pytest.mark.parametrize("length", [None, "16385", "99999999999999", "-1", "0x10", "5"])
async def test_r19_larger_bodies_are_refused_before_they_are_kept(length: str | None) -> None:
    """One byte more is refused with 413, whether announced, falsely announced, or sent in endless pieces."""
    headers = [] if length is None else [(b"content-length", length.encode())]
    messages = parts(b"x" * 16384, b"x", b"never read")
    status, _, body = await call(BodyLimit(echo), messages, headers=headers)
    assert status == 413
    assert json.loads(body)["error"]["reason"] == {"id": "error-body-long", "args": {"limit": 16384}}
    assert len(messages) >= 1


async def test_r18_a_body_that_never_comes_is_refused() -> None:
    """A client that sends half a request and waits gets 408 after the time limit."""
    half = [{"type": "http.request", "body": b"x", "more_body": True}]
    status, _, body = await call(BodyLimit(echo, seconds=0), half)
    assert status == 408
    assert json.loads(body)["error"]["reason"]["id"] == "error-body-slow"


async def test_r23_every_answer_tells_the_browser_what_is_allowed() -> None:
    """Answers allow only own scripts, no frames, no sniffing, no referrer; a page's own headers stay."""
    _, headers, _ = await call(SecurityHeaders(echo, LOCAL), parts(b""))
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "SAMEORIGIN"
    assert "strict-transport-security" not in headers
    assert "cache-control" not in headers


async def test_r21_answers_of_the_api_are_not_cached_and_https_stays_https() -> None:
    """Answers with tokens forbid caching; a site behind https requires https."""
    _, headers, _ = await call(SecurityHeaders(echo, PUBLIC), parts(b""), path="/api/v1/tables")
    assert headers["cache-control"] == "no-store"
    assert headers["strict-transport-security"].startswith("max-age=")
    assert "wss://games.example" in headers["content-security-policy"]


async def test_a_page_is_told_which_of_its_cookies_end() -> None:
    """A page that carries its own cookies gets new ones with their values, and deleted ones without."""
    answer = Response()
    answer.set_cookie("seat_a", "token", max_age=5, path="/games", httponly=True)
    answer.delete_cookie("seat_b", path="/games")
    _, headers, _ = await call(CarriedCookies(answer), [], **scope(rascals_cookies="seat_b=token"))
    assert headers["rascals-cookies"] == "seat_a=token; seat_b="
    assert "set-cookie" not in headers


async def test_middleware_leaves_sockets_alone() -> None:
    """Only HTTP has bodies and headers to guard."""
    seen = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["type"])

    for wrapped in (BodyLimit(app), SecurityHeaders(app, LOCAL), KnownHosts(app, LOCAL)):
        await wrapped({"type": "websocket", "headers": []}, None, None)  # type: ignore[arg-type]
    assert seen == ["websocket"] * 3
