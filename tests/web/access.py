"""Checks of every page: no axe violation, one h1, no horizontal scrolling, texts to read, targets large and hit."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# Lists what can be pressed and is not hit, by coordinates, in its middle or at one of four points within, wherever the
# page is scrolled; of what is drawn, only points of its shapes count. A card that another one of its hand partly covers
# is hit where it can be seen. Of a window that lies open only what is in it is asked: any press beside it closes it.
MISSED = """() => {
    const open = document.querySelector('dialog:is(:modal, :popover-open)');
    const stood = [...document.querySelectorAll('*')].map(one => [one, one.scrollLeft, one.scrollTop]);
    const pressed = ':is(button, a[href], summary, select, input, textarea, [role=button]):not(:disabled)';
    const targets = [...(open ?? document.querySelector('main')).querySelectorAll(pressed)].filter(target =>
        target.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !target.closest('[inert]')
        && getComputedStyle(target).pointerEvents !== 'none' && target.getBoundingClientRect().width > 2);
    const drawn = (target, x, y) => [target, ...target.querySelectorAll('*')].some(part =>
        part instanceof SVGGeometryElement
        && part.isPointInFill(new DOMPoint(x, y).matrixTransform(part.getScreenCTM().inverse())));
    // Of a link whose text goes on in another line, the largest part: the box of all parts has gaps.
    const place = target => [...target.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height)[0];
    const missed = (target, block) => {
        target.scrollIntoView({block, inline: 'center', behavior: 'instant'});
        const {x, y, width, height} = place(target);
        return [[0.5, 0.5], [0.16, 0.16], [0.84, 0.16], [0.16, 0.84], [0.84, 0.84]].filter(([across, down]) => {
            const [at, under] = [x + width * across, y + height * down], hit = document.elementFromPoint(at, under);
            const labels = [...target.labels ?? []];
            if (hit === null || target.contains(hit) || labels.some(label => label.contains(hit))) return hit === null;
            if (target instanceof SVGElement && !drawn(target, at, under)) return false;
            return !hit.closest(pressed)?.parentElement.isSameNode(target.parentElement);
        });
    };
    const found = targets.filter(target => ['center', 'end', 'start'].every(block => missed(target, block).length));
    const told = found.map(target => {
        const points = missed(target, 'center'), {x, y, width, height} = place(target);
        const [across, down] = points[0] ?? [0.5, 0.5];
        const hit = document.elementFromPoint(x + width * across, y + height * down);
        const said = one => (one.ariaLabel ?? one.textContent).trim().slice(0, 40);
        const name = one => one && `${one.tagName} ${one.getAttribute('class')} ${said(one)}`;
        return `${name(target)}: ${points.length} points, ${name(hit)} is hit`;
    });
    for (const [one, left, top] of stood) one.scrollTo({left, top, behavior: 'instant'});
    return told;
}"""

# Lists the texts that are drawn with less than 12 pixels, as large as they are on the screen: in drawings and in what
# is turned or scaled, too, and in what styles write before and after elements.
SMALL_TEXT = """() => {
    const found = new Set(), scaled = ({a, b, c, d}) => Math.sqrt(Math.abs(a * d - b * c));
    const scale = element => {
        if (element === null) return 1;
        if (element instanceof SVGGraphicsElement) return scaled(element.getScreenCTM());
        const {transform} = getComputedStyle(element);
        return scale(element.parentElement) * (transform === 'none' ? 1 : scaled(new DOMMatrix(transform)));
    };
    const seen = element => element.checkVisibility({visibilityProperty: true, opacityProperty: true})
        && !element.closest('.hidden') && element.getBoundingClientRect().width > 1.5;
    const note = (element, style, text) => {
        const size = parseFloat(style.fontSize) * scale(element);
        const name = `${element.tagName} ${element.getAttribute('class')}`;
        if (size < 11.99) found.add(`${name}: ${text} (${size.toFixed(2)})`);
    };
    for (const element of document.body.querySelectorAll('*')) {
        if (!seen(element) || element.matches('option, script, style, title')) continue;
        const text = [...element.childNodes].filter(one => one.nodeType === 3).map(one => one.data).join('').trim();
        if (text) note(element, getComputedStyle(element), text.slice(0, 30));
        for (const part of ['::before', '::after']) {
            const style = getComputedStyle(element, part), words = style.content.match(/^"(.+)"$/)?.[1];
            if (words && style.display !== 'none') note(element, style, words);
        }
    }
    return [...found];
}"""

# Lists what can be pressed and is smaller than 44 × 44 pixels for a finger: an element, its label, or else the place
# around its middle where it is hit. A link among words is as large as they are, which reading needs; a mat that `opens`
# is pressed wherever nothing else lies on it, the button in it is for keys.
SMALL_TARGETS = """() => {
    if (!matchMedia('(pointer: coarse)').matches) return [];
    const stood = [...document.querySelectorAll('*')].map(one => [one, one.scrollLeft, one.scrollTop]);
    const pressed = ':is(button, a[href], summary, select, input, textarea, [role=button]):not(:disabled)';
    const large = ({width, height}) => width > 43.5 && height > 43.5;
    const mat = target => target.matches('.open') ? [target.closest('.opens') ?? target] : [];
    const wholes = target => [target, ...target.labels ?? [], ...mat(target)];
    const met = target => {
        target.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        const {x, y, width, height} = target.getBoundingClientRect();
        return [[-21.5, 0], [21.5, 0], [0, -21.5], [0, 21.5]].every(([across, down]) => {
            const hit = document.elementFromPoint(x + width / 2 + across, y + height / 2 + down);
            return hit !== null && wholes(target).some(one => one.contains(hit));
        });
    };
    const words = target => getComputedStyle(target).display === 'inline'
        && [...target.parentElement.childNodes].some(one => one.nodeType === 3 && one.data.trim());
    const root = document.querySelector('dialog:modal') ?? document.body;
    const found = [...root.querySelectorAll(pressed)].filter(target =>
        target.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !target.closest('[inert], .hidden')
        && getComputedStyle(target).pointerEvents !== 'none'
        && target.getBoundingClientRect().width > 2 && !words(target)
        && !wholes(target).some(one => large(one.getBoundingClientRect())) && !met(target));
    const told = found.map(target => {
        const {width, height} = target.getBoundingClientRect();
        const name = (target.ariaLabel ?? target.textContent).trim().slice(0, 40);
        const kind = `${target.tagName} ${target.getAttribute('class')}`;
        return `${kind} ${name}: ${Math.round(width)} × ${Math.round(height)}`;
    });
    for (const [one, left, top] of stood) one.scrollTo({left, top, behavior: 'instant'});
    return told;
}"""

# Rules of axe that are not yet among those it checks by itself: who speaks to the page says what they read.
SPOKEN = {"rules": {"label-content-name-mismatch": {"enabled": True}}}

# What a player is asked or told at a table: the phase and the status of the view.
ASKED = """async () => {
    const view = await (await fetch(`/api/v1/tables/${location.pathname.split('/').pop()}/view`)).json();
    return `${view.view?.phase} ${view.view?.status?.id}`;
}"""


def check(page: Page) -> None:
    """Check that there is no axe violation, exactly one h1, nothing too wide or too small, and all to press is hit."""
    found = Axe().run(page, options=SPOKEN)
    assert found.violations_count == 0, f"{page.url}\n{found.generate_report()}"
    assert page.locator("h1").count() == 1, page.url
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), page.url
    large(page)
    hit(page)


def large(page: Page) -> None:
    """Check that no text is smaller than 12 pixels, and no target smaller than a finger where fingers press."""
    small = [*page.evaluate(SMALL_TEXT), *page.evaluate(SMALL_TARGETS)]
    assert not small, "\n".join([page.url, *small])


def hit(page: Page) -> None:
    """Check that all there is to press is hit."""
    missed = page.evaluate(MISSED)
    assert not missed, "\n".join([page.url, *missed])


class Inspector:
    """Checks a table's page once in each state (phase and status) that a game reaches."""

    def __init__(self) -> None:
        self.seen: dict[Page, set[str]] = {}

    def look(self, page: Page) -> None:
        """Check the page, unless it has been checked in this state."""
        seen, state = self.seen.setdefault(page, set()), page.evaluate(ASKED)
        if state not in seen:
            check(page)
            seen.add(state)
