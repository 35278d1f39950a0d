"""What is wrong with the layout of a page, as it can be measured: choices that cannot be clicked, texts that lie over
each other, under a good or are too small, words that are broken in two, names that are cut or left out, figures that
an edge cuts, things that scroll sideways, or at all where the table is not in tabs."""

from typing import Final

from playwright.sync_api import Page

LEAST_TYPE: Final = 12  # pixels at the default zoom
# From this width and height on every tile and card has its name; in a smaller window only none may be cut.
ALL_NAMED: Final = (1280, 800)

# Widths and heights from a small phone to a large screen, phones on their side and low windows among them.
SIZES: Final = (
    (320, 568),
    (360, 740),
    (390, 844),
    (430, 932),
    (568, 320),
    (740, 360),
    (844, 390),
    (932, 430),
    (768, 1024),
    (960, 600),
    (1024, 700),
    (1280, 800),
    (1366, 625),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)

_FAULTS: Final = """
(leastType) => {
  const faults = [];
  const own = (element) => element.querySelector(":scope > .sr-only") ?? element;
  const named = (element) => (element.ariaLabel ?? own(element).textContent).trim().slice(0, 60);
  const clips = (style) => style.overflowX !== "visible" || style.overflowY !== "visible";

  function shown(area, element) {
    // What of an area is not cut off by what it lies in.
    let { left, top, right, bottom } = area;
    for (let parent = element; parent !== null; parent = parent.parentElement) {
      const style = getComputedStyle(parent);
      if (!clips(style)) continue;
      const frame = parent.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    left = Math.max(left, 0);
    top = Math.max(top, 0);
    right = Math.min(right, innerWidth);
    bottom = Math.min(bottom, innerHeight);
    return { left, top, right, bottom };
  }

  function clickable(element) {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const area = element.getBoundingClientRect();
    const seen = shown(area, element.parentElement);
    const x = (area.left + area.right) / 2;
    const y = (area.top + area.bottom) / 2;
    if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) {
      faults.push(`${named(element)} can be chosen, and is out of view`);
      return;
    }
    const hit = document.elementFromPoint(x, y);
    if (hit === null || !(element.contains(hit) || hit.contains(element)))
      faults.push(`${named(element)} can be chosen, and lies under ${(hit?.outerHTML ?? "nothing").slice(0, 120)}`);
  }

  for (const element of document.querySelectorAll("[data-choosable]"))
    if (element.checkVisibility()) clickable(element);

  // What stays in view while the rest scrolls lies over it then, as it should.
  for (const element of document.querySelectorAll("*")) if (element.scrollTop > 0) element.scrollTop = 0;

  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);
  for (const element of document.querySelectorAll("main, main *, aside, .prompt")) {
    const style = getComputedStyle(element);
    const scrolls = style.overflowX === "auto" || style.overflowX === "scroll";
    if (scrolls && element.scrollWidth > element.clientWidth + 1 && element.checkVisibility())
      faults.push(`${element.className || element.tagName} scrolls sideways`);
  }

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const words = node.textContent.trim();
    if (words === "" || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM().a : 1;
    const size = parseFloat(style.fontSize) * scale;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const area of range.getClientRects()) {
      const seen = shown(area, element);
      if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) continue;
      if (size < leastType - 0.05) faults.push(`"${words.slice(0, 40)}" is ${size.toFixed(1)} px`);
      texts.push({ ...seen, words, element, high: area.height });
    }
  }
  function overlap(a, b) {
    // The boxes of two lines overlap a little; of a line that is cut off below, that is all there is to see.
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const least = Math.min(a.high ?? a.bottom - a.top, b.high ?? b.bottom - b.top);
    return width > 2 && height > least / 3;
  }

  for (let one = 0; one < texts.length; one += 1)
    for (let two = one + 1; two < texts.length; two += 1) {
      const [a, b] = [texts[one], texts[two]];
      if (a.element !== b.element && overlap(a, b))
        faults.push(`"${a.words.slice(0, 40)}" and "${b.words.slice(0, 40)}" lie over each other`);
    }

  // A good lies on the picture of its world, and not on what one reads there.
  for (const good of document.querySelectorAll("main [data-subject^='good:']")) {
    const crate = good.querySelector("svg");
    if (crate === null || !good.checkVisibility()) continue;
    const seen = shown(crate.getBoundingClientRect(), good);
    for (const text of texts)
      if (!good.contains(text.element) && overlap(seen, text))
        faults.push(`${good.dataset.subject} lies on "${text.words.slice(0, 40)}"`);
  }
  return [...new Set(faults)];
}
"""

_NAMES: Final = r"""
({ names, allNamed }) => {
  const faults = [];
  const plain = (text) => text.replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();

  function textNodes(element) {
    // What is only read out is not seen.
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest(".sr-only")) found.push(walker.currentNode);
    return found;
  }

  function isCut(node) {
    // What scrolls is in reach; what is hidden, clamped or ends in dots is not.
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    for (let parent = node.parentElement; parent !== null && parent.tagName !== "MAIN"; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const frame = parent.getBoundingClientRect();
      const hides = (overflow) => overflow === "hidden" || overflow === "clip";
      if (hides(overflowX) && (left < frame.left - 1 || right > frame.right + 1)) return true;
      if (hides(overflowY) && (top < frame.top - 2 || bottom > frame.bottom + 2)) return true;
    }
    return false;
  }

  for (const thing of document.querySelectorAll("main [data-thing]")) {
    const name = names[thing.dataset.subject];
    if (name === undefined || !thing.checkVisibility()) continue;
    // The name stands on the thing, or beside it in the same place.
    const texts = textNodes(thing.closest("li") ?? thing.parentElement);
    const node = texts.find((one) => plain(one.textContent).includes(name));
    const owned = thing.closest("[data-area=me], [data-area=others]") !== null;
    if (node === undefined) {
      if (allNamed && owned) faults.push(`${name} has no name`);
    } else if (isCut(node)) faults.push(`the name ${name} is cut`);
  }
  return [...new Set(faults)];
}
"""

# A name may go on in the next line, a word may not, unless it has a hyphen there.
_BROKEN_WORDS: Final = r"""
() => {
  const faults = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!element.checkVisibility() || element.closest(".sr-only, svg")) continue;
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}\p{N}­'’]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.some(({ top }) => top > lines[0].top + lines[0].height / 2))
        faults.push(`"${word}" in "${node.data.trim().slice(0, 60)}" is broken in two`);
    }
  }
  return [...new Set(faults)];
}
"""

# Where the table is not in tabs, all that lies on it is in view; a few pixels of a figure count as well.
_CUT: Final = """
(tolerance) => {
  const faults = [];
  const range = document.createRange();
  const clips = (overflow) => overflow !== "visible";

  function* drawn(place) {
    for (const picture of place.querySelectorAll("svg")) {
      if (picture.parentElement.closest("svg") || !picture.checkVisibility()) continue;
      const words = picture.closest("[data-thing], li")?.textContent ?? "a picture";
      yield { words, area: picture.getBoundingClientRect() };
    }
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (node.data.trim() === "" || !element.checkVisibility()) continue;
      if (element.closest(".sr-only, .lines, [data-cut]")) continue;
      range.selectNodeContents(node);
      yield { words: node.data, area: range.getBoundingClientRect() };
    }
  }

  const places = [...document.querySelectorAll("main, main *")].filter(
    (element) => element.checkVisibility() && element.querySelector("[data-thing]") !== null,
  );
  for (const place of places) {
    const style = getComputedStyle(place);
    if (place.closest("[data-thing]") || !clips(style.overflowX) && !clips(style.overflowY)) continue;
    const frame = place.getBoundingClientRect();
    for (const { words, area } of drawn(place)) {
      const beyond = Math.max(
        clips(style.overflowX) ? Math.max(frame.left - area.left, area.right - frame.right) : 0,
        clips(style.overflowY) ? Math.max(frame.top - area.top, area.bottom - frame.bottom) : 0,
      );
      if (area.width > 0 && beyond > tolerance)
        faults.push(`"${words.replace(/\\s+/g, " ").trim().slice(0, 60)}" is ${beyond.toFixed(0)} px beyond an edge`);
    }
  }
  return [...new Set(faults)];
}
"""
_CUT_TOLERANCE: Final = 2  # pixels: the box of a letter is a little larger than the letter
_TABS: Final = "[data-tab] > nav button"
_OPEN: Final = "(tab) => tab.click()"  # without a pointer, which would open the icon that it then rests on


_FRAMES: Final = """
(count) => new Promise((done) => {
  const next = (left) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
  next(count);
})
"""
_AT_ONCE: Final = 2
_SETTLED: Final = 30


def wait_for_frames(page: Page, count: int) -> None:
    page.evaluate(_FRAMES, count)


def faults(page: Page, names: dict[str, str]) -> list[str]:
    """All that is wrong with what is on the screen now, in the tab with the question first, then in the others; names
    of tiles or cards by their subjects."""
    found = _settled(page, names)
    tabs = page.locator(_TABS).filter(visible=True)
    open_first = page.locator(f"{_TABS}[aria-current]").filter(visible=True)
    if tabs.count() == 0:
        return found
    first = open_first.element_handle()
    for tab in tabs.element_handles():
        tab.evaluate(_OPEN)
        found += [fault for fault in _settled(page, names) if fault not in found]
    first.evaluate(_OPEN)
    return found


def _settled(page: Page, names: dict[str, str]) -> list[str]:
    """Rows are measured before they share their room: only what stays wrong counts."""
    wait_for_frames(page, _AT_ONCE)
    if not _measured(page, names):
        return []
    wait_for_frames(page, _SETTLED)
    return _measured(page, names)


def _measured(page: Page, names: dict[str, str]) -> list[str]:
    found: list[str] = page.evaluate(_FAULTS, LEAST_TYPE)
    size = page.viewport_size
    assert size is not None
    all_named = size["width"] >= ALL_NAMED[0] and size["height"] >= ALL_NAMED[1]
    found += page.evaluate(_NAMES, {"names": names, "allNamed": all_named})
    found += page.evaluate(_BROKEN_WORDS)
    in_tabs = page.locator(_TABS).filter(visible=True).count() > 0
    return found if in_tabs else found + page.evaluate(_CUT, _CUT_TOLERANCE)
