"""The pages of the documentation lead to each other."""

import re

import pytest

from tests.docs.blocks import DOCS

PAGES = sorted(DOCS.rglob("*.md"))
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)")


def anchors(page):
    """The headings of a page, as links spell them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_links_lead_somewhere(page):
    """Every link to a file finds the file, and every link to a heading the heading."""
    for file, heading in LINK.findall(page.read_text("utf-8")):
        there = (page.parent / file).resolve() if file else page
        assert there.exists(), file
        assert not heading or heading in anchors(there), f"{file}#{heading}"


def test_every_page_can_be_found():
    """From the index one comes to every page; to those of games and decisions by their folder."""
    listed = {(DOCS / file).resolve() for file, _ in LINK.findall((DOCS / "index.md").read_text("utf-8"))}
    for page in PAGES:
        assert page == DOCS / "index.md" or page in listed or page.parent in listed, page
