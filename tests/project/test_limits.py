"""Limits in tests only end what hangs: a slow machine passes none of them, in Python's tests or the client's."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LEAST = 60  # seconds that a limit lasts at least
MILLISECONDS = "tests/web"  # Playwright's unit

# What waits with a limit of its own unless told otherwise, and what shortens the limits of a whole file.
SHORT = re.compile(r"\b(vi\.waitFor|vi\.waitUntil|expect\.poll)\(|\b(testTimeout|hookTimeout)\b|\.setConfig\(")
PATIENT = "web/tests/patience.ts"


def limits(tree: ast.Module) -> Iterator[tuple[int, float]]:
    """Yield the limits that a file names in figures, each with its line."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = getattr(node.func, "attr", getattr(node.func, "id", ""))
        named = [word.value for word in node.keywords if word.arg == "timeout"]
        placed = node.args[1:] if called == "wait_for" else node.args if called == "timeout" else []
        for given in [*named, *placed]:
            if isinstance(given, ast.Constant) and isinstance(given.value, int | float) and given.value:
                yield node.lineno, given.value


def test_no_limit_is_shorter_than_a_slow_machine_needs() -> None:
    """No test names a limit of less than a minute; where what is waited for may be gone, `SOON` says so."""
    found = []
    for path in sorted((ROOT / "tests").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        least = LEAST * 1000 if name.startswith(MILLISECONDS) else LEAST
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [f"{name}:{line}: {given}" for line, given in limits(tree) if given < least]
    assert not found, "\n".join(found)


def test_the_client_s_tests_wait_with_patience() -> None:
    """Vitest's own limits of 1 and 5 seconds end no test: `until` waits, and only the configuration sets limits."""
    tests = [*ROOT.glob("web/tests/**/*.ts"), *ROOT.glob("web/src/**/*.test.ts")]
    assert len(tests) > 90
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in tests
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if SHORT.search(line) and path != ROOT / PATIENT
    ]
    assert not found, "\n".join(found)
    configuration = (ROOT / "web/vite.config.ts").read_text(encoding="utf-8")
    set_to = re.findall(r"(testTimeout|hookTimeout|teardownTimeout): ([0-9_]+)", configuration)
    assert {name: int(value) for name, value in set_to} == dict.fromkeys(
        ("testTimeout", "hookTimeout", "teardownTimeout"), 300_000
    )


@pytest.mark.parametrize(
    "line",
    [
        "page.click(timeout=5)",
        "asyncio.wait_for(job, 10)",
        "wait_for(job, timeout=2.5)",
        "asyncio.timeout(5)",
        "button.tap(timeout=1_000)",
    ],
)
def test_a_short_limit_is_seen(line) -> None:
    """Each of these would be found; none at all, and one that is named, would not."""
    assert [given for _, given in limits(ast.parse(line)) if given < LEAST * 1000]
    assert not [*limits(ast.parse("page.click(timeout=SOON)\nqueue.get(timeout=0)\nasyncio.wait_for(job, None)"))]


@pytest.mark.parametrize("line", ["await vi.waitFor(() => 1)", "vi.setConfig({ testTimeout: 5 })", "expect.poll(one)"])
def test_a_short_limit_of_the_client_is_seen(line) -> None:
    """Each of these would be found."""
    assert SHORT.search(line)
