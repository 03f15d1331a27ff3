"""How people press a button: by keys alone, or with a finger."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

# Milliseconds: what may not be pressed any more, since somebody was faster, is not waited for.
SOON = 5_000

FOCUSED = "element => document.activeElement === element"

Press = Callable[[Locator], None]


def key(button: Locator) -> None:
    """Go to a button with Tab and press it: nobody points."""
    page = button.page
    for _ in range(200):
        if button.evaluate(FOCUSED, timeout=SOON):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")  # what may not be pressed any more is never reached: then all is looked at again


def finger(button: Locator) -> None:
    """Tap a button, and what asks whether that is meant."""
    button.tap(timeout=SOON)
    sure = button.page.locator("dialog[open] .primary")
    if sure.count():
        sure.first.tap(timeout=SOON)
