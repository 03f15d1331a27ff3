"""What every page owes everybody: nothing that the checker axe finds, one first heading, no scrolling sideways."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def check(page: Page) -> None:
    """No violation, one first heading, nothing wider than the screen."""
    found = Axe().run(page)
    assert found.violations_count == 0, f"{page.url}\n{found.generate_report()}"
    assert page.locator("h1").count() == 1, page.url
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), page.url
