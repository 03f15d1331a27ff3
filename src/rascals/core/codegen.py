"""Code generation at import: rules as source code, from a game's declarations; debuggers and tracebacks show it."""

from __future__ import annotations

import linecache
from collections.abc import Callable, Mapping, Sequence
from typing import Any


def generated(lines: Sequence[str], about: str, module: str, names: Mapping[str, Any]) -> Callable[..., Any]:
    """Return the function that `lines` define, as if defined in `module` with `names` in scope.

    `about`: a label such as "observation", shown in tracebacks.
    """
    source, file = "\n".join(lines) + "\n", f"<{about} of {module}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    known: dict[str, Any] = {"__name__": module, **names}
    exec(compile(source, file, "exec"), known)  # noqa: S102  our own source, from declarations
    made: Callable[..., Any] = known[lines[0].removeprefix("def ").partition("(")[0]]
    return made
