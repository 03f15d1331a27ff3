"""Code generation at import: rules as source, made from what a game declares; debuggers and tracebacks show it."""

from __future__ import annotations

import linecache
from collections.abc import Callable, Mapping, Sequence
from typing import Any


def generated(lines: Sequence[str], about: str, module: str, names: Mapping[str, Any]) -> Callable[..., Any]:
    """Return the function that `lines` define, as if it stood in `module`, where `names` are known.

    `about`: what it is, such as "observation", to be recognised in a traceback.
    """
    source, file = "\n".join(lines) + "\n", f"<{about} of {module}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    known: dict[str, Any] = {"__name__": module, **names}
    exec(compile(source, file, "exec"), known)  # noqa: S102  our own source, from declarations
    made: Callable[..., Any] = known[lines[0].removeprefix("def ").partition("(")[0]]
    return made
