"""The messages of a language, each parsed only on first use, as there are thousands."""

from __future__ import annotations

import re

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from rascals.words.sources import messages

REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Texts:
    """The messages of a language, from Fluent text; if two have the same id, the first one counts."""

    def __init__(self, language: str, text: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._written: dict[str, str] = {}
        for message in messages(text):
            self._written.setdefault(message.partition("=")[0].rstrip(), message)
        self._unread = set(self._written)

    def has(self, name: str) -> bool:
        """Return whether there is a valid message with this id."""
        if name in self._unread:
            named = self._named(name, set())
            self.bundle.add_resource(FluentResource("\n".join(self._written[message] for message in named)))
            self._unread -= named  # only now, as another thread may look for it meanwhile
        return bool(self.bundle.has_message(name))

    def message(self, name: str) -> Message | None:
        """Return a message; None if it does not exist."""
        return self.bundle.get_message(name) if self.has(name) else None

    def _named(self, name: str, found: set[str]) -> set[str]:
        """Return the ids of a message and of all unparsed ones to which it refers, directly or indirectly."""
        found.add(name)
        for other in REFERENCE.findall(self._written[name]):
            if other in self._unread and other not in found:
                self._named(other, found)
        return found
