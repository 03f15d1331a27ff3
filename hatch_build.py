"""Refuses to build a wheel or an archive of the sources that would lack the web pages."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = "src/rascals/server/static/index.html"
BUILD = "cd web && npm ci && npm run build"


class BundlePresent(BuildHookInterface):  # type: ignore[type-arg]
    """The pages are built beforehand and committed: installing needs no node."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Fail with the command that makes the pages, unless they are there.

        An editable installation ("editable") reads the checkout as it stands and is let through.
        """
        if version == "editable" or (Path(self.root) / PAGES).is_file():
            return
        raise FileNotFoundError(f"{PAGES} is missing: the web pages are not built. Build them: {BUILD}")
