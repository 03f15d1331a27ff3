"""The budget of lines: print how many each package and its tests have, and fail if there are more than was agreed.

    python -m tools.budget            print today's lines beside the budget; exit with 1 if any is above it
    python -m tools.budget --write    agree on today's, rounded up to the next hundred

The budget is the table between the marks in CONTRIBUTING.md. Whoever needs more raises a number there, in the commit
that says for whom. All lines of Python and C count, in `web` those of TypeScript and Svelte.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "CONTRIBUTING.md"
TABLE = re.compile(r"(?<=<!-- budget -->\n).*?(?=<!-- /budget -->)", re.DOTALL)
HEAD = "\n| package | its lines | of its tests |\n| --- | ---: | ---: |\n"
KINDS = {".c", ".h", ".py", ".svelte", ".ts"}


def lines(folder: Path, *, tests: bool = True) -> int:
    """Return the lines of all sources in a folder, 0 if there is none; `tests`: with tests that lie beside them."""
    files = [path for path in folder.rglob("*") if path.suffix in KINDS and (tests or ".test." not in path.name)]
    return sum(path.read_bytes().count(b"\n") for path in files)


def today() -> dict[str, list[int]]:
    """Return the lines of each package, then those of its tests, by name."""
    packages = [ROOT / "src/rascals" / path.parent.name for path in ROOT.glob("src/rascals/*/__init__.py")]
    beside = [ROOT / name for name in ("benchmarks", "examples", "tools")]
    others = [path for path in ROOT.glob("tests/*/") if any(path.glob("*.py"))]
    found = {path.name: [0, lines(path)] for path in others}
    found |= {path.name: [lines(path), lines(ROOT / "tests" / path.name)] for path in (*packages, *beside)}
    client = lines(ROOT / "web/src", tests=False)
    found["web"] = [client, lines(ROOT / "web/src") - client + lines(ROOT / "web/tests") + lines(ROOT / "tests/web")]
    return dict(sorted(found.items()))


def agreed() -> dict[str, list[int]]:
    """Return the budget, as `today` returns the lines."""
    rows = re.findall(r"^\| (\w+) \| ([\d,]+) \| ([\d,]+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: [int(number.replace(",", "")) for number in numbers] for name, *numbers in rows}


def main(arguments: list[str]) -> int:
    """Print or write the budget; return 1 if something is above it."""
    have = today()
    if arguments == ["--write"]:
        rows = (
            f"| {name} | {-(-own // 100) * 100:,} | {-(-tests // 100) * 100:,} |" for name, (own, tests) in have.items()
        )
        PAGE.write_text(TABLE.sub(HEAD + "\n".join(rows) + "\n\n", PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    budget, above = agreed(), list[str]()
    for name, now in have.items():
        most = budget.get(name, [0, 0])
        print(f"{name:12}" + "".join(f"{number:9,} of {limit:6,}" for number, limit in zip(now, most, strict=True)))
        above += [name] if now[0] > most[0] or now[1] > most[1] else []
    totals = [sum(column) for column in zip(*have.values(), strict=True)]
    print(f"{'together':12}" + "".join(f"{number:9,}{'':10}" for number in totals).rstrip())
    if above:
        print(f"error: more lines than the budget in CONTRIBUTING.md allows: {', '.join(above)}")
    return int(bool(above))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
