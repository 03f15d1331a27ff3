"""Draw the icons of the web app from web/public/favicon.svg: python tools/icons.py (needs Chromium).

The maskable icon has background on all sides, because home screens crop it to their own shape. Phones show the badge,
which has a single colour, in the status bar.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
GROUND = "#f7efe2"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def drawing(name: str, content: str, ground: str, scale: float) -> str:
    """Return an icon as SVG: the mark, scaled about the centre of a 32-unit square, on a background (or "none")."""
    shift = 16 * (1 - scale)
    square = (
        ""
        if ground == "none"
        else f'<rect width="32" height="32" rx="{0 if "maskable" in name else 7}" fill="{ground}"/>'
    )
    mark = f'<g transform="translate({shift:g} {shift:g}) scale({scale:g})">{content}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{square}{mark}</svg>\n'


def main() -> None:
    """Write the SVG and PNG files."""
    source = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    inner = source.partition(">")[2].rpartition("</svg>")[0]
    badge = (
        re.sub(r'fill="#(a8431f)"', 'fill="#ffffff"', inner).replace("#2c2130", "#000000").replace("#fffaf1", "#ffffff")
    )
    icons = {
        "icon": (inner, GROUND, 0.82, (180, 192, 512)),
        "maskable": (inner, GROUND, 0.62, (512,)),
        "badge": (badge, "none", 1.0, (96,)),
    }
    folder = PUBLIC / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for name, (content, ground, scale, sizes) in icons.items():
            svg = drawing(name, content, ground, scale)
            if name != "badge":
                (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
            for size in sizes:
                page = browser.new_page(viewport={"width": size, "height": size})
                page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
                page.screenshot(path=folder / f"{name}-{size}.png", omit_background=True)
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
