"""How people press a button: by keys alone, or with a finger."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

FOCUSED = "element => document.activeElement === element"

Press = Callable[[Locator], None]


def key(button: Locator) -> None:
    """Go to a button with Tab and press it: nobody points."""
    page = button.page
    for _ in range(200):
        if button.evaluate(FOCUSED, timeout=1_000):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")  # what may not be pressed any more is never reached: then all is looked at again


def finger(button: Locator) -> None:
    """Tap a button, and what asks whether that is meant."""
    button.tap(timeout=1_000)
    sure = button.page.locator("dialog[open] .primary")
    if sure.count():
        sure.first.tap(timeout=1_000)
