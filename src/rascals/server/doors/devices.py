"""The families of a browser and its system: enough for owners to recognise their devices, and no more than that."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection

# The first match counts, because browsers also name the browsers that they claim to be compatible with.
BROWSERS = (
    ("Edge", r"\bEdg(e|A|iOS)?/"),
    ("Opera", r"\bOPR/"),
    ("Samsung Internet", r"\bSamsungBrowser/"),
    ("Firefox", r"\b(Firefox|FxiOS)/"),
    ("Chrome", r"\b(Chrome|CriOS|Chromium)/"),
    ("Safari", r"\bSafari/"),
)
SYSTEMS = (
    ("iOS", r"\b(iPhone|iPad|iPod)\b"),
    ("Android", r"\bAndroid\b"),
    ("Windows", r"\bWindows\b"),
    ("ChromeOS", r"\bCrOS\b"),
    ("macOS", r"\bMac OS X\b|\bMacintosh\b"),
    ("Linux", r"\bLinux\b|\bX11\b"),
)
LONGEST = 512  # characters of the header that are searched


def browser_and_system(connection: HTTPConnection) -> tuple[str | None, str | None]:
    """Return the families of the browser and of the system by a request's User-Agent; None if unknown."""
    said = connection.headers.get("user-agent", "")[:LONGEST]
    return _first(BROWSERS, said), _first(SYSTEMS, said)


def _first(families: tuple[tuple[str, str], ...], said: str) -> str | None:
    return next((name for name, pattern in families if re.search(pattern, said)), None)
