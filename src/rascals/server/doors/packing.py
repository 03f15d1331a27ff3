"""Answers compressed for those who take that: by brotli, else by gzip.

Only what is nobody's secret goes through here, because the length of a compressed answer tells how alike its parts are:
the web app, texts, rules, the games, the list of public tables. Views, tokens and talk are sent as they are. What stays
the same is compressed as closely as can be, once, when it is first asked for, and kept.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from rascals.server.guard.request_headers import words

try:
    import brotli
except ImportError:  # there are interpreters that it is not made for
    brotli = None

WORTH = 512  # bytes from which compressing saves anything
KEPT = 256  # contents that are kept compressed: a web app, and the texts of each language
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
    """Return the encoding to answer in, of those that the request takes; None to answer plainly."""
    taken = {name for name, quality in map(_accepted, words(request.scope, "accept-encoding")) if quality > 0}
    return next((name for name in _BY if name in taken or "*" in taken), None)


def _accepted(word: str) -> tuple[str, float]:
    """Read one word of a list of encodings, `gzip;q=0.5`; what is no number counts as refused."""
    name, _, rest = word.partition(";")
    key, _, value = rest.partition("=")
    try:
        return name.strip().lower(), float(value) if key.strip().lower() == "q" else 1.0
    except ValueError:
        return name.strip().lower(), 0.0


async def packed(
    request: Request, content: bytes, media: str, *, cache: str = "no-cache", lasting: bool = True
) -> Response:
    """Answer with content that holds no secret, in the best encoding; 304 to who has it already.

    `lasting`: it is the same whenever it is asked for, and worth being kept in its compressed form.
    """
    encoding = encoding_for(request) if len(content) >= WORTH and media.startswith(TEXTS) else None
    tag = f'"{sha256(content).hexdigest()[:24]}{f"-{encoding}" if encoding else ""}"'
    headers = {"etag": tag, "cache-control": cache, "vary": "accept-encoding"}
    if tag in words(request.scope, "if-none-match"):
        return Response(status_code=304, headers=headers)
    if encoding is not None:
        headers["content-encoding"] = encoding
        pack = _kept if lasting else _pack
        content = await asyncio.to_thread(partial(pack, content, encoding, CLOSELY if lasting else QUICKLY))
    if request.method == "HEAD":
        return Response(None, 200, headers | {"content-length": str(len(content))}, media)
    return Response(content, 200, headers, media)


def _pack(content: bytes, encoding: str, closely: bool) -> bytes:
    return _BY[encoding](content, closely)


@lru_cache(KEPT)
def _kept(content: bytes, encoding: str, closely: bool) -> bytes:
    return _pack(content, encoding, closely)
