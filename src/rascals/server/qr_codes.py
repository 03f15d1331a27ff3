"""Drawing a link as a QR code."""

from __future__ import annotations

from io import BytesIO

import segno


def svg(link: str) -> bytes:
    """Return the QR code of a link, as an SVG picture."""
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", border=2, light="white", omitsize=True, xmldecl=False)
    return picture.getvalue()
