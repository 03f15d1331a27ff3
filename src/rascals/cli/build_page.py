"""`rascals build-page DIR`: a folder of static files that plays the games in the browser without our server."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from rascals.cli.desk import Desk
from rascals.core.errors import NoHome

PageFolder = Annotated[Path, typer.Argument(metavar="DIR", file_okay=False)]
RuntimeFolder = Annotated[Path | None, typer.Option("--runtime", metavar="FOLDER", file_okay=False, exists=True)]


def build_page(context: typer.Context, page_folder: PageFolder, runtime_folder: RuntimeFolder = None) -> None:
    """Build the folder; print the size of a first visit and how to open the page."""
    from rascals.page.building import build_page as build
    from rascals.page.runtime import fetched, runtime

    desk: Desk = context.obj
    with desk.err.status(desk.text("page-runtime")) as status:
        found = runtime(runtime_folder or fetched(runtime_cache()))
        sizes = build(page_folder, found, lambda what: status.update(desk.text(f"page-{what}")))
    whole, first = (desk.words.number(round(size / 1e6, 1)) for size in (sum(sizes.values()), first_visit(sizes)))
    desk.show(desk.text("page-made", folder=str(page_folder), files=len(sizes), whole=whole, first=first))
    desk.show(desk.text("page-next", folder=str(page_folder)))


def runtime_cache() -> Path:
    """Return the cache folder of the downloaded runtime."""
    from platformdirs import user_cache_path

    try:
        return user_cache_path("rascals") / "page"
    except RuntimeError:
        raise NoHome("there is no home folder; name a place with --runtime") from None


def first_visit(sizes: Mapping[str, int]) -> int:
    """Return the bytes of the runtime and the worker, which every first visit loads; the client's files not counted."""
    return sum(size for path, size in sizes.items() if path.startswith(("runtime/", "anywhere/")))
