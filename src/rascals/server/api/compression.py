"""Compression of answers for clients that accept it: by brotli, else by gzip.

Only public content is compressed here, because the length of a compressed answer reveals how similar its parts are: the
web app, texts, rules, the games, the list of public tables. Views, tokens and talk are sent uncompressed. Content that
does not change is compressed at the highest level, once, when it is first requested, and cached.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from operator import itemgetter

from starlette.requests import Request
from starlette.responses import Response

from rascals.server.background import in_thread
from rascals.server.guard.requests import words

try:
    import brotli
except ImportError:  # it is not available for all interpreters
    brotli = None

WORTH = 512  # bytes; a shorter content is not worth compressing
KEPT = 256  # compressed contents to cache: enough for the web app, and the texts of each language

_BY: dict[str, Callable[[bytes, bool], bytes]] = {
    "br": lambda content, closely: brotli.compress(content, quality=11 if closely else 4),
    "gzip": lambda content, closely: gzip.compress(content, 9 if closely else 5, mtime=0),
}  # best first
if brotli is None:
    del _BY["br"]
TEXTS = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


def accepted(request: Request, header: str) -> list[str]:
    """Return the items of a list such as `gzip;q=0.5, br` that a client accepts, in lower case, best first.

    An invalid weight counts as 0, refused.
    """
    weighed = [(name, weight) for name, weight in map(_weighed, words(request.scope, header)) if weight > 0]
    return [name for name, _ in sorted(weighed, key=itemgetter(1), reverse=True)]


def _weighed(word: str) -> tuple[str, float]:
    name, _, rest = word.partition(";")
    key, _, value = rest.partition("=")
    try:
        return name.strip().lower(), float(value) if key.strip().lower() == "q" else 1.0
    except ValueError:
        return name.strip().lower(), 0.0


def encoding_for(request: Request) -> str | None:
    """Return the best encoding that the request accepts; None to answer uncompressed."""
    acceptable = accepted(request, "accept-encoding")
    return next((name for name in _BY if name in acceptable or "*" in acceptable), None)


async def packed(
    request: Request, content: bytes, media: str, *, cache: str = "no-cache", lasting: bool = True
) -> Response:
    """Answer with public content in the best encoding; 304 if the client has it already.

    `lasting`: the content stays the same between requests, so its compressed form is cached.
    """
    encoding = encoding_for(request) if len(content) >= WORTH and media.startswith(TEXTS) else None
    tag = f'"{sha256(content).hexdigest()[:24]}{f"-{encoding}" if encoding else ""}"'
    headers = {"etag": tag, "cache-control": cache, "vary": "accept-encoding"}
    if tag in words(request.scope, "if-none-match"):
        return Response(status_code=304, headers=headers)
    if encoding is not None:
        headers["content-encoding"] = encoding
        pack = _kept if lasting else _pack
        content = await in_thread(pack, content, encoding, lasting)
    if request.method == "HEAD":
        return Response(None, 200, headers | {"content-length": str(len(content))}, media)
    return Response(content, 200, headers, media)


def _pack(content: bytes, encoding: str, closely: bool) -> bytes:
    return _BY[encoding](content, closely)


_kept = lru_cache(KEPT)(_pack)
