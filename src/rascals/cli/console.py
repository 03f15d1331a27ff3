"""The console of tables and colours, on which nothing that is shown steers the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from rascals.core.untrusted_text import shown_lines


class CleanConsole(Console):
    """A console whose colours are its own: texts, in lines and in tables, are cleaned before they are laid out."""

    def render_str(self, text: str, **how: Any) -> Text:
        """Return a text as it is laid out."""
        return super().render_str(shown_lines(text), **how)
