"""Chromium as an old browser: what one would not know is taken out of the pages and their styles.

It stands for the oldest that play: Safari 14.0 and Chrome 80, each where it knows less.
"""

from __future__ import annotations

import re
from typing import Any, cast

from playwright.sync_api import Browser, BrowserContext, Route

from companion.web.style_sheets import Rule, parse, split

LACKS = """
  for (const name of ["showModal", "show", "close", "open"]) delete HTMLDialogElement.prototype[name];
  delete window.HTMLDialogElement;
  for (const name of ["inert", "popover", "showPopover", "hidePopover", "togglePopover"]) delete HTMLElement.prototype[name];
  for (const name of ["checkVisibility", "replaceChildren"]) delete Element.prototype[name];
  for (const type of [Document, DocumentFragment]) delete type.prototype.replaceChildren;
  delete SubmitEvent.prototype.submitter;
  delete HTMLFormElement.prototype.requestSubmit;
  delete navigator.wakeLock;
  delete Navigator.prototype.wakeLock;
  delete Navigator.prototype.vibrate;
  for (const name of ["structuredClone", "scheduler", "reportError"]) delete window[name];
  for (const name of ["at", "findLast", "findLastIndex", "toSorted", "toReversed", "with"]) delete Array.prototype[name];
  for (const name of ["at", "replaceAll"]) delete String.prototype[name];
  for (const name of ["hasOwn", "groupBy"]) delete Object[name];
  delete Promise.any;
  delete AbortSignal.timeout;
  delete AbortSignal.any;
  const unknown = /:has\\(|:is\\(|:where\\(|:focus-visible|:modal|:popover-open|:not\\([^()]*[, ]/;
  for (const type of [Element, Document, DocumentFragment]) {
    for (const name of ["matches", "closest", "querySelector", "querySelectorAll"]) {
      const real = type.prototype[name];
      if (real) type.prototype[name] = function (selector) {
        if (unknown.test(selector)) throw new DOMException(selector, "SyntaxError");
        return real.call(this, selector);
      };
    }
  }
  const text = Object.getOwnPropertyDescriptor(CSSStyleDeclaration.prototype, "cssText");
  Object.defineProperty(CSSStyleDeclaration.prototype, "cssText", {
    ...text, set(words) { text.set.call(this, words.includes("flex") ? words.replace("row-gap: 1px", "") : words); },
  });
  const supports = CSS.supports;
  CSS.supports = (...words) => !/selector\\(|cq|clip|inset|subgrid/.test(words.join()) && supports.apply(CSS, words);
"""
"""What of the pages' own language one does not know."""

UNKNOWN_SELECTOR = re.compile(
    r":(?:has|is|where|focus-visible|user-invalid|modal|popover-open|open)\b"
)
UNKNOWN_PROPERTY = re.compile(
    r"inset(-.*)?|(margin|padding)-(inline|block)|border-(inline|block)(-(width|color|style))?"
    r"|container(-.*)?|aspect-ratio|accent-color|text-wrap|translate|rotate|scale|overscroll-behavior.*"
    r"|scroll-margin.*|appearance|hyphens|content-visibility|contain-intrinsic-size|field-sizing"
)
UNKNOWN_VALUE = re.compile(
    r"[\d.]cq\w|[\d.][dsl]v[hw]\b|\bclip$|\banywhere\b|inline-(start|end)|color-mix|light-dark|subgrid"
)


def reads(rule: Rule) -> Rule | None:
    """Return what an old browser takes in of a rule; None where it drops it."""
    if rule.head.startswith(("@container", "@layer", "@property", "@starting-style")):
        return None
    if rule.head.startswith("@supports") and UNKNOWN_VALUE.search(rule.head):
        return None
    if not rule.head.startswith("@"):
        lists = (each for each in re.findall(r":not\(([^()]*(?:\([^()]*\))?[^()]*)\)", rule.head))
        if UNKNOWN_SELECTOR.search(rule.head) or any(
            len(split(each, ", >+~")) > 1 for each in lists
        ):
            return None
    known = [
        (name, value)
        for name, value in rule.declarations
        if name.startswith("--")
        or not (UNKNOWN_PROPERTY.fullmatch(name) or UNKNOWN_VALUE.search(value))
    ]
    # A custom property takes any value in, and whoever uses it drops what it does not know.
    known = [(name, "unset" if UNKNOWN_VALUE.search(value) else value) for name, value in known]
    # Flex boxes have no gaps.
    if dict(known).get("display") in {"flex", "inline-flex"}:
        known = [each for each in known if not each[0].endswith("gap")]
    return Rule(rule.head, known, [each for inner in rule.rules if (each := reads(inner))])


def _serve(route: Route) -> None:
    answer = route.fetch()
    rules = [each for rule in parse(answer.text()) if (each := reads(rule))]
    route.fulfill(response=answer, body="\n".join(str(each) for each in rules))


class OldBrowser:
    """A browser whose contexts are all an old browser's."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def new_context(self, **options: Any) -> BrowserContext:
        context = self._browser.new_context(**options)
        context.add_init_script(LACKS)
        context.route(re.compile(r"\.css(\?.*)?$"), _serve)
        return context


def old(browser: Browser) -> Browser:
    """Make an old browser of one: every page that it opens from now on lacks what is new."""
    return cast(Browser, OldBrowser(browser))
