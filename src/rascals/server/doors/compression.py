"""Compression of answers for clients that accept it: by brotli, else by gzip.

Only public content is compressed here, because the length of a compressed answer reveals how similar its parts are: the
web app, texts, rules, the games, the list of public tables. Views, tokens and talk are sent uncompressed. Content that
does not change is compressed at the highest level, once, when it is first requested, and cached.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from rascals.server.background import aside
from rascals.server.guard.requests import words

try:
    import brotli
except ImportError:  # it is not available for all interpreters
    brotli = None

WORTH = 512  # the least bytes that are worth compressing
KEPT = 256  # compressed contents that are cached: enough for the web app, and the texts of each language
CLOSELY, QUICKLY = True, False

_BY: Mapping[str, Callable[[bytes, bool], bytes]] = {
    **(
        {}
        if brotli is None
        else {"br": lambda content, closely: brotli.compress(content, quality=11 if closely else 4)}
    ),
    "gzip": lambda content, closely: gzip.compress(content, 9 if closely else 5, mtime=0),
}
TEXTS = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


def encoding_for(request: Request) -> str | None:
    """Return the best encoding that the request accepts; None to answer uncompressed."""
    taken = {name for name, quality in map(_accepted, words(request.scope, "accept-encoding")) if quality > 0}
    return next((name for name in _BY if name in taken or "*" in taken), None)


def _accepted(word: str) -> tuple[str, float]:
    """Parse one item of a list of encodings, such as `gzip;q=0.5`; an invalid weight counts as 0, refused."""
    name, _, rest = word.partition(";")
    key, _, value = rest.partition("=")
    try:
        return name.strip().lower(), float(value) if key.strip().lower() == "q" else 1.0
    except ValueError:
        return name.strip().lower(), 0.0


async def packed(
    request: Request, content: bytes, media: str, *, cache: str = "no-cache", lasting: bool = True
) -> Response:
    """Answer with public content in the best encoding; 304 if the client has it already.

    `lasting`: it does not change between requests, so its compressed form is cached.
    """
    encoding = encoding_for(request) if len(content) >= WORTH and media.startswith(TEXTS) else None
    tag = f'"{sha256(content).hexdigest()[:24]}{f"-{encoding}" if encoding else ""}"'
    headers = {"etag": tag, "cache-control": cache, "vary": "accept-encoding"}
    if tag in words(request.scope, "if-none-match"):
        return Response(status_code=304, headers=headers)
    if encoding is not None:
        headers["content-encoding"] = encoding
        pack = _kept if lasting else _pack
        content = await aside(pack, content, encoding, CLOSELY if lasting else QUICKLY)
    if request.method == "HEAD":
        return Response(None, 200, headers | {"content-length": str(len(content))}, media)
    return Response(content, 200, headers, media)


def _pack(content: bytes, encoding: str, closely: bool) -> bytes:
    return _BY[encoding](content, closely)


@lru_cache(KEPT)
def _kept(content: bytes, encoding: str, closely: bool) -> bytes:
    return _pack(content, encoding, closely)
