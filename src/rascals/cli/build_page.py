"""`rascals build-page DIR`: a folder of static files that plays the games in the browser without our server."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from rascals.cli.desk import Desk, counted
from rascals.core.errors import NoHome

PageFolder = Annotated[
    Path,
    typer.Argument(
        metavar="DIR", file_okay=False, help="The folder to make; if this command has made it before, it is replaced."
    ),
]
RuntimeFolder = Annotated[
    Path | None,
    typer.Option(
        "--runtime",
        metavar="FOLDER",
        file_okay=False,
        exists=True,
        help="A folder with the npm package and the wheel that run Python in a browser; otherwise they are fetched.",
    ),
]
STEPS = {
    "answers": "Preparing what is the same for everybody",
    "library": "Compiling",
    "files": "Compressing",
}


def build_page(context: typer.Context, page_folder: PageFolder, runtime_folder: RuntimeFolder = None) -> None:
    """Make a folder for any web space: all games, bots and lessons in the browser, without a server.

    Examples:
    rascals build-page site
        npm and pip bring Python for browsers, once; some 10 MB in all
    rascals build-page site --runtime downloads
        with the files they would bring, from a folder: nothing is fetched
    """
    from rascals.page.building import build_page as build
    from rascals.page.runtime import fetched, runtime

    desk: Desk = context.obj
    with desk.err.status("Fetching Python for browsers") as status:
        found = runtime(runtime_folder or fetched(runtime_cache()))
        sizes = build(page_folder, found, lambda what: status.update(STEPS[what]))
    whole, first = (f"{size / 1e6:,.1f}" for size in (sum(sizes.values()), first_visit(sizes)))
    made = f"{page_folder}: {counted(len(sizes), 'file')}, {whole} MB; Python and all it needs are {first} MB of these."
    desk.show(made)
    desk.show(
        f"Look at it with “python3 -m http.server --directory {page_folder} --bind 127.0.0.1”; "
        "put it on any web space that has https."
    )


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
