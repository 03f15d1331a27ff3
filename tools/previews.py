"""Draw the pictures for link previews (Open Graph) from the posters in the lobby, into web/public/previews.

    python tools/previews.py http://127.0.0.1:8000

Needs a running server with the built web app, and Chromium. Each picture is 1200 by 630 pixels: one for each game, its
poster above its name, and one for Rascals itself.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

HOME = Path(__file__).resolve().parents[1] / "web" / "public" / "previews"
NAMES = ("chromium", "chromium-browser", "google-chrome")
SIZE: ViewportSize = {"width": 1200, "height": 630}
STYLE = """
#picture { position: fixed; inset: 0; z-index: 99; display: grid; place-content: center; justify-items: center;
  gap: 48px; background: #f7efe2; }
#picture .poster { width: 900px; container-type: inline-size; }
#picture .poster span { filter: none !important; width: 168px !important; }
#picture strong { font: 800 76px/1.1 system-ui, "Noto Sans", "DejaVu Sans", sans-serif; color: #2c2130; }
#picture .home { transform: scale(5); margin: 80px; }
"""
DRAW = """name => {
  document.querySelector('#picture')?.remove();
  const picture = document.createElement('div');
  picture.id = 'picture';
  const box = document.querySelector(`[data-box=${name}]`);
  const poster = (box?.querySelector('.picture') ?? document.querySelector('.home svg')).cloneNode(true);
  poster.setAttribute('class', box ? 'poster' : 'home');
  const title = document.createElement('strong');
  title.textContent = box ? box.querySelector('h2').textContent.split(':')[0] : 'Rascals';
  picture.append(poster, title);
  document.body.append(picture);
}"""


def draw(page: Page, name: str) -> None:
    """Draw one picture: a game's, or that of Rascals itself."""
    page.evaluate(DRAW, name)
    (HOME / f"{name}.png").write_bytes(page.screenshot())


def main() -> None:
    """Draw them all."""
    if len(sys.argv) != 2:
        sys.exit((__doc__ or "").strip())
    HOME.mkdir(parents=True, exist_ok=True)
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_context(
            viewport=SIZE, locale="en-GB", color_scheme="light", reduced_motion="reduce", bypass_csp=True
        ).new_page()
        page.goto(sys.argv[1])
        page.wait_for_function("document.querySelectorAll('[data-box] .picture svg').length > 15")
        page.add_style_tag(content=STYLE)
        games = page.evaluate("[...document.querySelectorAll('[data-box]')].map(box => box.dataset.box)")
        for name in [*games, "rascals"]:
            draw(page, name)
        browser.close()


if __name__ == "__main__":
    main()
