"""The console for tables and colours, which removes control characters from everything it prints."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from rascals.core.untrusted_text import shown_lines


class CleanConsole(Console):
    """A console that cleans all texts, in lines and in tables, before it renders them."""

    def render_str(self, text: str, **how: Any) -> Text:
        """Return a text as rendered."""
        return super().render_str(shown_lines(text), **how)
