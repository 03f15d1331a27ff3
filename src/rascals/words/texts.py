"""The messages of a language, each read when it is first asked for: who says ten sentences reads ten, not thousands."""

from __future__ import annotations

import re

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

# A message begins at the beginning of a line; what goes on with it is indented, or closes a brace.
BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Texts:
    """The messages of a language, out of Fluent text; of two with one id the first counts."""

    def __init__(self, language: str, text: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        _, *parts = BEGINNING.split(text)
        self._written: dict[str, str] = {}
        for name, body in zip(parts[::2], parts[1::2], strict=True):
            self._written.setdefault(name, f"{name} ={body}")
        self._unread = set(self._written)

    def has(self, name: str) -> bool:
        """Tell whether there is a message of this id that can be read."""
        if name in self._unread:
            named = self._named(name, set())
            self.bundle.add_resource(FluentResource("\n".join(self._written[one] for one in named)))
            self._unread -= named  # not before: another thread may ask for it now
        return bool(self.bundle.has_message(name))

    def message(self, name: str) -> Message | None:
        """Return a message; None if there is none."""
        return self.bundle.get_message(name) if self.has(name) else None

    def _named(self, name: str, found: set[str]) -> set[str]:
        """Return a message and those that it refers to, and so on."""
        found.add(name)
        for other in REFERENCE.findall(self._written[name]):
            if other in self._unread and other not in found:
                self._named(other, found)
        return found
