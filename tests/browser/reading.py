"""What a page says, read in the pseudo-language: words that no catalogue has, and words that are cut off."""

import re
from collections.abc import Iterable
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.people import Visitor

PSEUDO: Final = "en-XA"  # English in longer, accented words; only the browser's storage can choose it
# The letters that the pseudo-language leaves none of.
_PLAIN: Final = frozenset("aceinouyACEINOUY")
_ROMAN: Final = re.compile("[IV]+")  # phases are numbered

# All that is written or read out: texts that are drawn, labels, titles, placeholders, and the window's title.
_SAID: Final = """
() => {
  const said = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    const text = node.data.replaceAll("\u00ad", "").trim(); // names may be broken in two
    if (parent.closest("script, style, [lang]:not(html)") === null && text !== "") said.push(text);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]")) {
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"]) {
      if (element.hasAttribute(name)) said.push(element.getAttribute(name));
    }
  }
  return [...new Set(said)];
}
"""
# Texts that reach beyond what hides the rest of them. Where a text is cut on purpose, to some lines or to what fits a
# card (`data-cut`), all of it stands elsewhere.
_AT_REST: Final = """() => document.getAnimations().every(
  (each) => each.playState === "finished" || each.effect.getComputedTiming().iterations === Infinity
)"""
_CUT: Final = """
() => {
  const cut = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (node.data.trim() === "" || !parent.checkVisibility()) continue;
    if (parent.closest(".sr-only, .skip, .lines, [data-cut], option") !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0 || text.height === 0) continue;
    for (let around = parent; around !== document.body && around !== null; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.webkitLineClamp !== "none" || style.clipPath !== "none" || around instanceof SVGElement) break;
      const box = around.getBoundingClientRect();
      const sideways = style.overflowX === "hidden" || style.overflowX === "clip";
      const upright = style.overflowY === "hidden" || style.overflowY === "clip";
      const wide = sideways && (text.right > box.right + 2 || text.left < box.left - 2);
      const high = upright && (text.bottom > box.bottom + 4 || text.top < box.top - 4);
      if (wide || high) {
        cut.push(`${node.data.trim().slice(0, 60)} (in ${around.tagName.toLowerCase()}.${around.className})`);
        break;
      }
      if (["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY)) break;
    }
  }
  return [...new Set(cut)];
}
"""


def names_of(visitor: Visitor, *names: str) -> list[str]:
    """All that is called the same in every language: titles, components, and these people."""
    request = visitor.page.request
    titles: list[dict[str, Any]] = request.get("/api/titles").json()
    components = [
        component["name"]
        for title in titles
        for component in request.get(f"/api/titles/{title['name']}/components").json()
    ]
    return ["Windfall", *(title["label"] for title in titles), *components, *names]


def untranslated(page: Page, names: Iterable[str]) -> list[str]:
    """What the page says that no catalogue has, but for these names."""
    known = sorted(names, key=len, reverse=True)
    return [said for said in page.evaluate(_SAID) if any(_PLAIN & set(word) for word in _words(said, known))]


def _words(said: str, names: list[str]) -> list[str]:
    """The words of a text without these names; a letter alone is a key."""
    for name in names:
        said = said.replace(name, " ")
    return [word for word in re.findall(r"[^\W\d_]+", said) if len(word) > 1 and not _ROMAN.fullmatch(word)]


def at_rest(page: Page) -> None:
    """Wait until nothing is on its way any more."""
    page.wait_for_function(_AT_REST)


def cut_off(page: Page) -> list[str]:
    """The texts of the page at rest that are not to be read to their end: what travels may come over an edge."""
    at_rest(page)
    return list(page.evaluate(_CUT))
