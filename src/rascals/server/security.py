"""What protects a table from strangers and people from each other; pure functions and small middleware.

*Tokens.* A seat is proved by a random token of 256 bits. Only its SHA-256 is ever stored, and the
comparison takes the same time whatever is given. Codes to join a table are short, for telling a friend;
they are drawn from the same source and guarded by a limit on guesses.

*Other sites.* A page elsewhere must not act with a visitor's cookies. `check_origin` refuses unsafe
requests and WebSocket handshakes that a browser says come from another site (``Sec-Fetch-Site``), or
whose ``Origin`` is not the server's own. Programs send neither header and prove themselves by a bearer
token, which no other site can have. A server on this machine only also insists on a local ``Host``, so
that a foreign name that is made to point here gains nothing.

*What comes in.* Bodies are limited (`BodyLimit`), JSON is read strictly (`decode`: bounded depth, no
NaN, no key twice), names and talk are cleaned (`clean_name`, `clean_chat`): one normal form, no
invisible or direction-changing characters. Nothing is ever evaluated or unpickled.

*What goes out.* `SecurityHeaders` tells browsers to run only the server's own files, to show them in no
frame, and to send no address of a table to other sites.

Every refusal is an `Invalid` with a reason's id for translation and a sentence in English.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import math
import re
import secrets
import unicodedata
from collections.abc import Mapping
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rascals.core.errors import RascalsError
from rascals.server.settings import Settings, is_loopback

NAME_LENGTH = 24
CHAT_LENGTH = 300
JSON_DEPTH = 8
BODY_BYTES = 16 * 1024
BODY_SECONDS = 10.0
MARKS = 4
CODE_LENGTH = 6
# Neither vowels (no words) nor anything that looks like another sign: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V.
CODE_SIGNS = "CDFGHJKMNPQRTWXY34679"

BAD = "error-bad"  # the text for whatever only a faulty program sends

T = TypeVar("T")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


class Invalid(RascalsError):
    """Something a client sent is refused: `reason` (an id), `args`, and the sentence in English."""

    reason: str

    def __init__(self, reason: str, text: str, **args: Any) -> None:
        super().__init__(text)
        self.reason = reason
        self.args_ = args


# --- tokens and codes -------------------------------------------------------------------------------


def new_token() -> tuple[str, str]:
    """Return a fresh token (256 bits, URL-safe text) and its digest; only the digest may be stored."""
    token = secrets.token_urlsafe(32)
    return token, digest(token)


def is_token(text: str) -> bool:
    """Whether a text has the form of a seat's token; it may still be nobody's."""
    return _TOKEN.fullmatch(text) is not None


def digest(token: str) -> str:
    """The SHA-256 of a token in hexadecimal."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, expected: str) -> bool:
    """Whether a token has this digest; takes the same time for every token."""
    return hmac.compare_digest(digest(token), expected)


def new_code() -> str:
    """A fresh six-character table code without look-alikes, such as ``K7MQ4T``."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def clean_code(text: str) -> str:
    """Return a code as it is stored: upper case, without the blanks and hyphens people type."""
    code = re.sub(r"[\s-]+", "", text).upper()
    if len(code) != CODE_LENGTH or not set(code) <= set(CODE_SIGNS):
        text = f"a table code has {CODE_LENGTH} of the signs {CODE_SIGNS}"
        raise Invalid("error-code-form", text, signs=CODE_SIGNS)
    return code


# --- where a request comes from ---------------------------------------------------------------------


def header(scope: Mapping[str, Any], name: str) -> str | None:
    """A request header's value (the first of that name); None where it is missing."""
    wanted = name.lower().encode()
    for key, value in scope["headers"]:
        if bytes(key).lower() == wanted:
            return bytes(value).decode("latin-1")
    return None


def check_origin(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Whether a request or WebSocket handshake (its scope, or Starlette's object) is not another site's.

    Safe methods (GET, HEAD, OPTIONS) change nothing and are always let through; see the module.
    """
    if scope["type"] == "http" and scope["method"] in {"GET", "HEAD", "OPTIONS"}:
        return True
    site, origin = header(scope, "sec-fetch-site"), header(scope, "origin")
    if site is None and origin is None:
        return True
    if site not in {None, "same-origin", "none"}:
        return False
    if origin is None:
        return bool(scope["type"] == "http")  # a browser always names the origin of a WebSocket
    return _same_origin(origin, header(scope, "host") or "", settings)


def _same_origin(origin: str, host: str, settings: Settings) -> bool:
    if settings.public_url and origin.lower() == settings.public_url.rstrip("/").lower():
        return True
    try:
        parts, served = urlsplit(origin), urlsplit(f"//{host}")
        same = parts.scheme in {"http", "https"} and parts.netloc.lower() == host.lower() != ""
    except ValueError:
        return False
    return same and (not settings.loopback or is_loopback(served.hostname or ""))


def client_ip(scope: Mapping[str, Any], settings: Settings) -> str:
    """The address of the person at the other end; proxies are believed only where they are trusted.

    ``X-Forwarded-For`` is read from the right: each trusted proxy vouches for the entry left of it.
    """
    peer = _address(scope["client"][0]) if scope.get("client") else None
    if peer is None:
        return "unknown"
    chain = (header(scope, "x-forwarded-for") or "").split(",")
    while _trusted(peer, settings) and chain:
        before = _address(chain.pop().strip())
        if before is None:
            break
        peer = before
    return str(peer)


def is_secure(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Whether the person came by https: then cookies are marked Secure."""
    if settings.secure or scope.get("scheme") in {"https", "wss"}:
        return True
    peer = _address(scope["client"][0]) if scope.get("client") else None
    return peer is not None and _trusted(peer, settings) and header(scope, "x-forwarded-proto") == "https"


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        ip = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
    return mapped or ip


def _trusted(ip: ipaddress.IPv4Address | ipaddress.IPv6Address, settings: Settings) -> bool:
    return any(ip in network for network in settings.trusted_proxies)


# --- what people write ------------------------------------------------------------------------------

# Letters and symbols that show nothing, beside the categories Cc, Cf, Cn, Co, Cs.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
JOINERS = frozenset("\u200c\u200d")  # needed inside words of some scripts and inside emoji


def clean_name(text: str) -> str:
    """Return a nickname in its one stored form: NFC, single blanks, 1 to 24 visible characters."""
    name = _clean(text, "name", NAME_LENGTH, frozenset())
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise Invalid("error-name-empty", "a name needs at least one visible character")
    return name


def clean_chat(text: str) -> str:
    """Return a line of talk in its one stored form: NFC, one line, 1 to 300 characters."""
    line = _clean(text, "chat", CHAT_LENGTH, JOINERS)
    if not any(unicodedata.category(c)[0] in "LNPS" for c in line):
        raise Invalid("error-chat-empty", "there is nothing to say in this message")
    return line


def _clean(text: str, what: str, length: int, allowed: frozenset[str]) -> str:
    if len(text) > 8 * length:  # normalising is not for free: refuse the absurd first
        raise Invalid(f"error-{what}-long", f"at most {length} characters, not {len(text)}", limit=length)
    text = " ".join(unicodedata.normalize("NFC", text).split())
    text = "".join(" " if unicodedata.category(c) == "Zs" else c for c in text)
    if len(text) > length:
        raise Invalid(f"error-{what}-long", f"at most {length} characters, not {len(text)}", limit=length)
    for sign in text:
        if sign in INVISIBLE or (unicodedata.category(sign)[0] == "C" and sign not in allowed):
            point = f"U+{ord(sign):04X}"
            raise Invalid(f"error-{what}-hidden", f"the character {point} cannot be seen", sign=point)
    if _longest_marks(text) > MARKS:
        raise Invalid(f"error-{what}-marks", f"at most {MARKS} accents on one letter", limit=MARKS)
    return text


def _longest_marks(text: str) -> int:
    longest = run = 0
    for sign in text:
        run = run + 1 if unicodedata.category(sign)[0] == "M" else 0
        longest = max(longest, run)
    return longest


# --- JSON -------------------------------------------------------------------------------------------

_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*+"', re.DOTALL)
_BRACKETS = re.compile(rb"[\[\]{}]")


def decode(body: bytes | str, kind: type[T] | Any) -> T:
    """Read JSON strictly as a msgspec type (or a union of tagged ones); raise `Invalid` otherwise.

    Refused: more than 8 levels, NaN and infinities, a key twice in one object, text that is no
    Unicode, and everything the type does not declare.
    """
    raw = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else body
    _check_depth(raw)
    try:
        json.loads(raw, object_pairs_hook=_unique, parse_constant=_no_constant, parse_float=_finite)
        value: T = msgspec.json.decode(raw, type=kind)
    except Invalid:
        raise
    except msgspec.ValidationError as error:
        raise Invalid(BAD, f"the message is not as declared: {error}") from None
    except (ValueError, RecursionError):  # also msgspec.DecodeError, UnicodeDecodeError
        raise Invalid(BAD, "the message is not valid JSON") from None
    return value


def _check_depth(raw: bytes) -> None:
    depth = 0
    for bracket in _BRACKETS.findall(_STRINGS.sub(b"", raw)):
        depth += 1 if bracket in b"[{" else -1
        if depth > JSON_DEPTH:
            raise Invalid(BAD, f"at most {JSON_DEPTH} levels of JSON")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Invalid(BAD, "a key stands twice in one object")
    return found


def _no_constant(name: str) -> float:
    raise Invalid(BAD, f"{name} is not a JSON number")


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise Invalid(BAD, "a number is too large")
    return value


# --- middleware -------------------------------------------------------------------------------------


def error_body(code: str, reason: str, text: str, **args: Any) -> bytes:
    """The JSON body of a refusal, in the form of every error of the server."""
    error = {"code": code, "reason": {"id": reason, "args": args}, "text": text, "clause": None}
    return msgspec.json.encode({"error": error})


class _TooLarge(Exception):
    """More bytes came than allowed."""


class _TooSlow(Exception):
    """The body did not arrive in time."""


class BodyLimit:
    """ASGI middleware: request bodies of at most 16 KiB (413) that arrive within 10 s (408)."""

    def __init__(self, app: ASGIApp, limit: int = BODY_BYTES, seconds: float = BODY_SECONDS) -> None:
        self.app, self.limit, self.seconds = app, limit, seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection; everything but HTTP passes."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        announced = header(scope, "content-length") or "0"
        if not announced.isdigit() or int(announced) > self.limit:
            await self._refuse_length(send)
            return
        await self._run(scope, receive, send)

    async def _run(self, scope: Scope, receive: Receive, send: Send) -> None:
        reader = _Reader(receive, self.limit, self.seconds)
        try:
            body = await reader.all()
        except _TooLarge:
            await self._refuse_length(send)
        except _TooSlow:
            await _refuse(send, 408, "error-body-slow", "the request did not arrive in time")
        else:
            await self.app(scope, _Replayed(body, receive), send)

    async def _refuse_length(self, send: Send) -> None:
        text = f"a request has at most {self.limit} bytes"
        await _refuse(send, 413, "error-body-long", text, limit=self.limit)


class _Reader:
    """Collects a request's body within its limits."""

    def __init__(self, receive: Receive, limit: int, seconds: float) -> None:
        self.receive, self.limit, self.seconds = receive, limit, seconds

    async def all(self) -> Message:
        """The whole body as one message, or the client's leaving."""
        try:
            async with asyncio.timeout(self.seconds):
                return await self._collect()
        except TimeoutError:
            raise _TooSlow from None

    async def _collect(self) -> Message:
        parts: list[bytes] = []
        size, more = 0, True
        while more:
            message = await self.receive()
            if message["type"] != "http.request":
                return message
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            more = message.get("more_body", False)
            if size > self.limit:
                raise _TooLarge
        return {"type": "http.request", "body": b"".join(parts), "more_body": False}


class _Replayed:
    """Gives the body that was read, then what comes after it (the client's leaving)."""

    def __init__(self, first: Message, receive: Receive) -> None:
        self.first: Message | None = first
        self.receive = receive

    async def __call__(self) -> Message:
        if self.first is not None:
            first, self.first = self.first, None
            return first
        return await self.receive()


async def _refuse(send: Send, status: int, reason: str, text: str, **args: Any) -> None:
    body = error_body("bad", reason, text, **args)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


CONTENT_POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # positions of cards; no rule sheets, no scripts
    "img-src": "'self' data: blob:",
    "media-src": "'self' data: blob:",
    "connect-src": "'self'",
    "worker-src": "'self' blob:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}


def headers_for(settings: Settings) -> tuple[tuple[bytes, bytes], ...]:
    """The headers every answer carries."""
    policy = dict(CONTENT_POLICY)
    if settings.public_url:  # some browsers do not count ws: as 'self'
        policy["connect-src"] += " " + settings.public_url.rstrip("/").replace("http", "ws", 1)
    found = {
        "content-security-policy": "; ".join(f"{name} {value}" for name, value in policy.items()),
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    }
    if settings.secure:
        found["strict-transport-security"] = "max-age=31536000"
    return tuple((name.encode(), value.encode()) for name, value in found.items())


class SecurityHeaders:
    """ASGI middleware: sets the headers of `headers_for`; answers of the API are not to be cached."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.headers = app, headers_for(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection; everything but HTTP passes."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = self._complete(scope["path"], message.get("headers", ()))
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def _complete(self, path: str, given: Any) -> list[tuple[bytes, bytes]]:
        headers = list(given)
        present = {bytes(name).lower() for name, _ in headers}
        headers += [(name, value) for name, value in self.headers if name not in present]
        if path.startswith("/api/") and b"cache-control" not in present:
            headers.append((b"cache-control", b"no-store"))
        return headers
