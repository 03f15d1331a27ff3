"""The console for tables and colours, which escapes control characters in everything it prints."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from rascals.core.untrusted_text import shown_lines


class CleanConsole(Console):
    """A console that escapes control characters in all texts, in lines and in tables, before it renders them."""

    def render_str(self, text: str, **how: Any) -> Text:
        """Return a text rendered with its markup, control characters escaped."""
        return super().render_str(shown_lines(text), **how)
