"""What is written can be read on pictures and gradients too, by day and by night: measured on pictures of the page."""

from __future__ import annotations

import base64
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import NewPage
from tests.web.people import AWAITED, PHONE, against_bots
from tests.web.test_hits import DESK

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

BOARDS = {
    "felicity": "",
    "goodcritters": "",
    "goons": "",
    "heist": "",
    "goodcritters on no board of its own": "?board=generic",
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("board", BOARDS)
def test_all_that_is_written_on_a_board_can_be_read(
    new_page: NewPage, server: str, board: str, device: dict[str, Any], scheme: str
) -> None:
    """Where the person is asked first: its contrast is 4.5 at least, or 3 where it is large (WCAG 1.4.3)."""
    page = new_page(color_scheme=scheme, **device)
    against_bots(page, server, board.partition(" ")[0], way=BOARDS[board])
    page.wait_for_function(AWAITED)
    assert faint(page) == []


# Shows a page without letters, or with them again; what else it shows stays as it is.
LETTERS = """shown => {
    const style = new CSSStyleSheet();
    style.replaceSync(`*, ::before, ::after { -webkit-text-fill-color: transparent !important }
        text { fill: transparent !important }`);
    document.adoptedStyleSheets = shown ? [] : [style];
}"""

# The texts of a page with their colours, as visible as they are drawn, and the boxes of their lines. What cannot be
# used now, such as a veiled cell of a map, is no matter of contrast (WCAG 1.4.3), nor what is no letter or digit.
WRITTEN = r"""() => {
    const UNUSED = ':disabled, [aria-disabled=true], [inert], .hidden, option', written = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const paint = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const rgba = colour => {
        paint.clearRect(0, 0, 1, 1);
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        return [...paint.getImageData(0, 0, 1, 1).data];
    };
    const opacity = element => element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
    // What is scrolled away or has no room is not there to be read.
    const clipped = ({left, top, right, bottom}, inner) => {
        for (let outer = inner; outer && outer !== document.body; outer = outer.parentElement) {
            if (getComputedStyle(outer).overflow === 'visible') continue;
            const box = outer.getBoundingClientRect();
            [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
            [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        return [left, top, right - left, bottom - top];
    };
    // Nor what lies under something that stays on top, until the page is scrolled.
    const stays = one => /sticky|fixed/.test(getComputedStyle(one).position);
    const staying = [...document.querySelectorAll('*')].filter(stays);
    const under = (inner, element) => staying.filter(one => !one.contains(element)).some(one => {
        const {left, top, right, bottom} = one.getBoundingClientRect();
        return left < inner.right && right > inner.left && top < inner.bottom && bottom > inner.top;
    });
    while (texts.nextNode()) {
        const text = texts.currentNode, element = text.parentElement, style = getComputedStyle(element);
        if (!/[\p{L}\p{N}]/u.test(text.data) || element.closest(UNUSED)) continue;
        if (element.closest('.cell')?.querySelector('.veil')) continue;
        if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
        const drawing = element instanceof SVGElement, range = document.createRange();
        range.selectNodeContents(text);
        const boxes = [...range.getClientRects()].filter(box => !under(box, element)).map(box => clipped(box, element));
        const size = parseFloat(style.fontSize) * (drawing ? Math.abs(element.getScreenCTM().a) : 1);
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const [r, g, b, a] = rgba(drawing ? style.fill : style.webkitTextFillColor);
        written.push({text: text.data.trim().slice(0, 30), name: `${element.tagName} ${element.getAttribute('class')}`,
            colour: [r, g, b], shown: a / 255 * opacity(element), boxes, least: large ? 3 : 4.5});
    }
    return written;
}"""

# Compares both pictures of a page, with and without letters: where they differ, letters are. A text falls short where
# more than a tenth of what lies right behind its letters differs too little from its colour.
COMPARED = """async ([written, lettered, bare]) => {
    const pixels = async picture => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height), paint = canvas.getContext('2d');
        paint.drawImage(image, 0, 0);
        return paint.getImageData(0, 0, image.width, image.height);
    };
    const linear = one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4;
    const light = ([r, g, b]) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
    const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const [on, off] = [await pixels(lettered), await pixels(bare)], told = [];
    for (const {text, name, colour, shown, boxes, least} of written) {
        const ratios = [];
        for (const [left, top, width, height] of boxes)
            for (let y = Math.max(0, Math.floor(top)); y < Math.min(on.height, top + height); y++)
                for (let x = Math.max(0, Math.floor(left)); x < Math.min(on.width, left + width); x++) {
                    const at = 4 * (y * on.width + x), behind = [...off.data.slice(at, at + 3)];
                    if (behind.every((one, part) => Math.abs(one - on.data[at + part]) < 12)) continue;
                    const drawn = colour.map((one, part) => one * shown + behind[part] * (1 - shown));
                    ratios.push(ratio(light(behind), light(drawn)));
                }
        ratios.sort((one, other) => one - other);
        const worst = ratios[Math.floor(ratios.length / 10)];
        if (worst < least - 0.05) told.push(`${name}: ${text} (${worst.toFixed(2)} of ${least})`);
    }
    return [...new Set(told)];
}"""


def faint(page: Page) -> list[str]:
    """Return the texts of a page that differ too little from what lies behind them, whatever that is."""
    told: dict[str, None] = {}
    desk = page.context.new_page()  # another page, because this one may show no pictures but its own
    height, step = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    for top in range(0, height, step // 2):
        page.evaluate("top => scrollTo({top, behavior: 'instant'})", top)
        written = page.evaluate(WRITTEN)
        lettered = page.screenshot(animations="disabled")
        page.evaluate(LETTERS, False)
        bare = page.screenshot(animations="disabled")
        page.evaluate(LETTERS, True)
        after = page.evaluate(WRITTEN)
        written = [one for one in written if one in after]  # what others did meanwhile may have moved it
        pictures = [base64.b64encode(one).decode() for one in (lettered, bare)]
        told |= dict.fromkeys(desk.evaluate(COMPARED, [written, *pictures]))
    desk.close()
    return list(told)
