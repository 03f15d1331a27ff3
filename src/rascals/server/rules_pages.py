"""Writing the rules help of a game as HTML."""

from __future__ import annotations

from itertools import pairwise

from rascals.words.sources import ASKED


def html(text: str) -> str:
    """Return the rules help, given in Markdown, as HTML; marks after headings become the attribute `data-asked`."""
    from markdown_it import MarkdownIt

    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(text)
    for heading, inline in pairwise(tokens):
        mark = ASKED.search(inline.content) if heading.type == "heading_open" else None
        if mark is not None and inline.children:
            heading.attrSet("data-asked", mark[1].replace("#", ""))
            inline.children[-1].content = ASKED.sub("", inline.children[-1].content)
    return str(reader.renderer.render(tokens, reader.options, {}))
