"""The OpenAPI document and the server agree: Schemathesis sends valid and invalid requests (R19, R23)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rascals.server.limits import DEFAULT_RULES, Rule
from tests.server.openapi_hooks import TABLE
from tests.server.serving import live

UNLIMITED = {name: Rule(10**9, 1.0, by_address=rule.by_address) for name, rule in DEFAULT_RULES.items()}
OPERATIONS = 30  # at least
EXAMPLES = 16  # generated for an operation, besides its bounds
REQUESTS = 1_500  # in all, at least
HOOKS = "tests.server.openapi_hooks"
ROOT = Path(__file__).resolve().parents[2]
# A valid request may be refused for what it asks; our own check shows that its form is never refused.
# If too much is sent, both "too long" and "not declared" are right.
CONFIGURATION = f"""
[parameters]
"path.id" = "{TABLE}"

[checks]
ignored_auth.enabled = false
positive_data_acceptance.expected-statuses = ["2xx", "304", 400, 401, 403, 404, 409, 413, 422]
negative_data_rejection.expected-statuses = [400, 401, 403, 404, 405, 409, 413, 422]
"""


def run(state: str, examples: int, folder: Path) -> str:
    """Run Schemathesis against a server with tables in a state; return its output."""
    (folder / "schemathesis.toml").write_text(CONFIGURATION, encoding="utf-8")
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    environment = {**os.environ, "SCHEMATHESIS_HOOKS": HOOKS, "STATE": state, "PYTHONPATH": path, "NO_PROXY": "*"}
    with live(folder, UNLIMITED) as (address, _):
        command = [sys.executable, "-m", "schemathesis.cli", "run", f"http://{address}/openapi.json"]
        command += ["--phases", "coverage,fuzzing", "--max-examples", str(examples), "--seed", "1", "--no-color"]
        command += ["--generation-deterministic", "--continue-on-failure", "--no-shrink"]
        command += ["--exclude-path-regex", "/events$", "--warnings", "off"]  # streams do not end by themselves
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


@pytest.mark.real
@pytest.mark.thorough
@pytest.mark.no_cover
@pytest.mark.parametrize("state", ["open", "playing", "over"])
def test_r19_schemathesis_finds_nothing(state: str, tmp_path: Path) -> None:
    """Generated requests to every operation except streams, at open, running and finished tables: no finding.

    Statuses, bodies, headers and methods are as documented, undeclared input is refused, and there are no internal
    errors.
    """
    said = run(state, EXAMPLES, tmp_path)
    found = re.search(r"Tested: (\d+).* (\d+) generated, (\d+) passed", said, re.DOTALL)
    assert found is not None, said
    tested, generated, passed = map(int, found.groups())
    assert tested >= OPERATIONS
    assert passed == generated >= REQUESTS
    assert "No issues found" in said, said
