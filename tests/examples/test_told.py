"""The dialect check says what its page says."""

from __future__ import annotations

import importlib.util

from rascals.core import dialect
from tests.docs.pages import ROOT, examples


def test_the_dialect_check_says_what_the_page_says(tmp_path):
    """Of the rule that the page shows as wrong the check says what stands below it."""
    found = list(examples(ROOT / "docs/explanation/one-source.md"))
    (place,) = [at for at, example in enumerate(found) if example.note == "skip not in the dialect"]
    file = tmp_path / "rules.py"
    file.write_text(f"from __future__ import annotations\nSEATS = 5\n{found[place].text}", "utf-8")
    spec = importlib.util.spec_from_file_location("rules", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    said = [str(fault._replace(file="rules.py", line=fault.line - 2)) for fault in dialect.faults(module.loudest)]
    assert "\n".join(said) == found[place + 1].text.strip()
