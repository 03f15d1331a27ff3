"""Pressing a button with the keyboard alone, or with a finger."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

# Milliseconds to wait for what may be gone, since another player was faster. Nothing fails by it: one looks again.
SOON = 5_000

FOCUSED = "element => document.activeElement === element"

Press = Callable[[Locator], None]


def key(button: Locator) -> None:
    """Move to a button with Tab and press it, without a pointer."""
    page = button.page
    for _ in range(200):
        if button.evaluate(FOCUSED, timeout=SOON):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")  # a button that has gone is never reached; then the caller looks again


def finger(button: Locator) -> None:
    """Tap a button, and the confirmation if one is asked for."""
    button.tap(timeout=SOON)
    sure = button.page.locator("dialog[open] .primary")
    if sure.count():
        sure.first.tap(timeout=SOON)
