"""Make `src/rascals/table/confusables.txt` from Unicode's list: ``python tools/gen_confusables.py confusables.txt``.

The list is https://www.unicode.org/Public/security/latest/confusables.txt (UTS 39). Only characters that compatibility
normalisation (NFKC) leaves unchanged are kept. Each line holds a prototype, then the characters that look like it, as
hexadecimal code points.
"""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src/rascals/table/confusables.txt"
HEAD = """\
# Signs that look alike, by prototype: what looks like it. Made by tools/gen_confusables.py from {source},
# © Unicode, Inc., https://www.unicode.org/license.txt.
"""


def table(text: str) -> dict[str, list[str]]:
    """Return, for each prototype, the characters that look like it and that normalisation leaves unchanged."""
    found: dict[str, list[str]] = {}
    for line in text.lstrip("\ufeff").splitlines():
        parts = [part.split() for part in line.split("#")[0].split(";")]
        if len(parts) == 3:
            sign, prototype = ("".join(chr(int(point, 16)) for point in part) for part in parts[:2])
            if unicodedata.normalize("NFKC", sign) == sign:
                found.setdefault(prototype, []).append(sign)
    return found


def points(text: str) -> str:
    """Return the code points of a text in hexadecimal, joined by `+`."""
    return "+".join(f"{ord(sign):X}" for sign in text)


def main() -> None:
    """Write the table."""
    text = Path(sys.argv[1]).read_text(encoding="utf-8")
    version = (
        next(line for line in text.splitlines() if line.startswith("# Version:")).removeprefix("# Version:").strip()
    )
    lines = [
        f"{points(prototype)} {' '.join(map(points, signs))}\n" for prototype, signs in sorted(table(text).items())
    ]
    TARGET.write_text(HEAD.format(source=f"confusables.txt {version}") + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
