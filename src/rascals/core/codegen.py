"""Code generation at import: rules as source, from a game's declarations, which debuggers and tracebacks show."""

from __future__ import annotations

import linecache
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

_LABELS = Counter[str]()


def generated(lines: Sequence[str], about: str, module: str, names: Mapping[str, Any]) -> Callable[..., Any]:
    """Return the function that `lines` define, as if defined in `module` with `names` in scope.

    `about`: a label such as "observation", shown in tracebacks; the second of a module is "observation 2".
    """
    source, file = "\n".join(lines) + "\n", f"<{about} of {module}>"
    _LABELS[file] += 1
    if _LABELS[file] > 1:
        file = f"<{about} {_LABELS[file]} of {module}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    scope: dict[str, Any] = {"__name__": module, **names}
    exec(compile(source, file, "exec"), scope)  # noqa: S102  our own source, from declarations
    function: Callable[..., Any] = scope[lines[0].removeprefix("def ").partition("(")[0]]
    return function
