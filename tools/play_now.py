"""A hook of MkDocs: the published documentation contains the page without a server, and its first page leads there.

`mkdocs build` calls these functions. The runtime of the page is fetched as by `rascals build-page`, or read from the
folder that the environment variable RASCALS_PAGE_RUNTIME names.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

PLACE = "play"  # the folder of the page within the documentation
INVITATION = (
    f'<p><a class="btn btn-primary" href="{PLACE}/">Play now</a> '
    "in this browser, against bots: nothing is installed. The first visit loads 5 MB.</p>"
)


def on_page_markdown(markdown: str, *, page: Any, **_more: Any) -> str:
    """Return a page's text; the first page begins with the invitation to play, below its title."""
    if page.file.src_uri != "index.md":
        return markdown
    title, _, rest = markdown.partition("\n")
    return f"{title}\n\n{INVITATION}\n{rest}"


def on_post_build(*, config: Any, **_more: Any) -> None:
    """Build the page into the documentation; raises CalledProcessError if that fails, so that none is published."""
    given = os.environ.get("RASCALS_PAGE_RUNTIME")
    runtime = ["--runtime", given] if given else []
    folder = Path(config["site_dir"]) / PLACE
    subprocess.run([sys.executable, "-m", "rascals", "build-page", str(folder), *runtime], check=True)
