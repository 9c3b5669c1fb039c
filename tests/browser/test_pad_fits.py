"""The pad at every kind of moment, on small phones and with large text: nothing is cut off, covered or out of reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Page

from companion.presenters import Viewer
from companion.words.language import SOURCE, languages
from rules.engine.registry import GAMES, meta
from rules.facts import Seat
from tests.browser.evening import HAS_PLAYED, PHONE, open_context
from tests.browser.fits import (
    GEOMETRY,
    IN_ANOTHER_LANGUAGE,
    MADE_UP,
    browser_of,
    lay,
    longer,
    open_page,
    step,
)
from tests.own_tests import writes
from tests.tables.table_fixture import TableFixture
from tests.words.made_up import mirror, said_otherwise

pytestmark = pytest.mark.slow

SIZES = ((320, 568, 1), (360, 640, 1), (360, 640, 2), (320, 568, 2))
"""Width, height, and how large the text is: 2 is twice the usual size."""
IN_OTHERS = (SIZES[0], SIZES[2])
"""Those at which another language is measured: the least room, and large text."""
OTHERS = languages()[1:]
PLAYED = [*((game, 1) for game in GAMES), ("eatme", 2), ("eatme", 3), ("anygame", 4), ("liar", 4)]
"""What is played, from which seeds: they say with which options, and what comes."""
OF_A_KIND = 1
"""How many moments of a kind are measured: those at which the most is said."""
DRAWN = 3
"""How many of a kind are drawn to choose from."""

Regions: TypeAlias = dict[str, str]
"""What a pad shows at a moment: the HTML of its regions, by name."""

MISPLACED = (
    f"async ([moments, width, times, regions]) => {{{GEOMETRY}"
    """
  document.documentElement.style.fontSize = `${100 * times}%`;
  const { showRegions } = await import(regions);
  const { fitReactions } = await import(regions.replace("regions.js", "sheets.js"));
  const { unpack } = await import(regions.replace("regions.js", "dom.js"));
  const pad = document.getElementById("pad");
  document.getElementById("connection")?.remove(); // nothing comes on the line
  const shown = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const unseen = (box) => box && Math.min(box.width, box.height) <= 1;
  const hidden = (each) => each.closest(".visually-hidden, .correction, title, .card, option, .ibid-tile") ||
    unseen(boxOf(each)) || unseen(boxOf(each.closest("thead"))) || !shown(each);
  const boxOf = (each) => each?.getBoundingClientRect();
  const some = (box) => box && box.width > 1 && box.height > 1;

  // What lies over the rest while it is scrolled.
  const layerOf = (each) => each.closest(".pad-top, .pad-action, .reason, .sheet > .button, .part:has(.bid)");

  // A line's box is higher than its letters.
  function linesOf(node, from, to) {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const size = parseFloat(getComputedStyle(node.parentElement).fontSize);
    return [...range.getClientRects()].filter((box) => box.width > 2).map((box) => {
      const above = Math.max(0, (box.height - size) / 2);
      return { left: box.left, right: box.right, top: box.top + above, bottom: box.bottom - above };
    });
  }

  // A word of wide letters may be longer than its line: then it ends in three dots, or is broken.
  const wide = (text) => /[WM]{7}/.test(text);
  function breaks(node, lines) {
    if (lines.length < 2) return [];
    const words = [...node.data.matchAll(/[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}’]+/gu)];
    return words.filter(({ 0: word, index }) => {
      const tops = new Set(linesOf(node, index, index + word.length).map((line) => Math.round(line.top)));
      return tops.size > 1 && !wide(word) && node.data[index - 1] !== "\u00ad";
    }).map(([word]) => word);
  }

  function measureText(panel, note) {
    const seen = [];
    const pictures = [...panel.querySelectorAll(".card, .ibid-tile, .mark, .liar-swatch")].filter((each) => !hidden(each.parentElement))
      .map((each) => ({ box: boxOf(each), layer: layerOf(each) }));
    const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());) {
      const element = node.parentElement;
      if (!node.data.trim() || hidden(element)) continue;
      let lines = linesOf(node, 0, node.length);
      for (const word of breaks(node, lines)) note(`“${word}” is broken`, node);
      const words = node.data.trim().split(/\\s+/).length;
      if (words > 5 && lines.length > .8 * words) note("is squeezed to a word a line", node);
      for (let each = element; each !== panel.parentElement; each = each.parentElement) {
        const style = getComputedStyle(each), box = boxOf(each);
        if (style.overflowX === "visible" && style.overflowY === "visible") continue;
        if (each.matches("dialog, .ibid-offer-row, .ibid-works-here, .ibid-tiler-near")) continue; // they scroll
        const dots = style.textOverflow === "ellipsis" && wide(node.data);
        if (!dots && lines.some((line) => outside(line, box, 2))) note("cut off", node);
        lines = lines.map((line) => meet(line, box));
      }
      lines = lines.filter((line) => line.right - line.left > 4 && line.bottom - line.top > 4);
      if (element.closest(".ibid-tiler-near")) continue; // it scrolls
      // A long result in large letters scrolls under the button that closes it.
      const sheet = element.closest("dialog.sheet");
      if (sheet && sheet.scrollHeight > sheet.clientHeight && element.closest("[data-close]")) continue;
      if (lines.some((line) => line.left < 0 || line.right > width)) note("sticks out", node);
      const control = element.closest("button, a.button, summary, .choice > span");
      if (control && !wide(node.data) && lines.some((line) => outside(line, boxOf(control), 2))) note("leaves its box", node);
      if (element.closest("svg")) continue;
      const layer = layerOf(element);
      const under = pictures.find((each) => each.layer === layer && lines.some((line) => overlap(each.box, line)));
      if (under) note("lies under a picture", node);
      for (const line of lines) {
        const other = seen.find((each) => each.node !== node && each.layer === layer && overlap(each.line, line));
        if (other) note(`written over “${other.node.data.trim()}”`, node);
        seen.push({ node, line, layer });
      }
    }
  }

  // Digits stand where they stand in every game, and the phone's own keys never come up beside them.
  function measureKeys(panel, note) {
    for (const keys of panel.querySelectorAll("[class*=keypad]:has(button)")) {
      if (!shown(keys)) continue;
      const digits = [...keys.querySelectorAll("button")].filter((each) => /^\\d$/.test(each.textContent));
      const at = digits.map((each) => [Math.round(boxOf(each).top), boxOf(each).left]);
      const rows = [...new Set(at.map(([top]) => top))].map((row) => digits.filter((_, nth) => at[nth][0] === row)
        .sort((one, two) => boxOf(one).left - boxOf(two).left).map((each) => each.textContent).join(""));
      if (rows.join(" ") !== "123 456 7890") note(`has its digits as ${rows.join(" ")}`, keys);
      const inputs = keys.closest("[data-collect], [data-sum], .bid").querySelectorAll("input:not([type=radio], [type=checkbox])");
      for (const each of inputs) {
        if (each.inputMode !== "none" && !each.closest(".visually-hidden, .ididnt-slots")) note("brings up the phone’s own keys", each);
      }
    }
  }

  const CONTROLS = "button, a.button, summary, label:has(input), .input, .range";
  function measureTargets(panel, note) {
    const all = [...panel.querySelectorAll(CONTROLS)].filter((each) => shown(each) && some(boxOf(each)));
    for (const each of all) {
      if (each.closest("p") || each.matches("label:has(input.visually-hidden)")) continue;
      const box = boxOf(each), least = each.matches("[data-kind=main], .pad-action .button") ? 48 : 44;
      if (box.height < least - .5 || box.width < 43.5) note(`is ${Math.round(box.width)}×${Math.round(box.height)}`, each);
    }
    const tall = all.filter((each) => !each.closest(".pad-top, .pad-action, .reason, .part:has(.bid)"));
    tall.forEach((one, nth) => tall.slice(nth + 1).forEach((two) => {
      if (one.contains(two) || two.contains(one)) return;
      const shared = meet(boxOf(one), boxOf(two));
      if (shared.right - shared.left > 4 && shared.bottom - shared.top > 4) note(`lies over “${two.textContent.trim()}”`, one);
    }));
  }

  // Of many choices none is left alone in the last row.
  function measureRows(panel, note) {
    for (const parent of new Set([...panel.querySelectorAll("label:has(input), button")].map((each) => each.parentElement))) {
      const controls = [...parent.children].filter((each) => each.matches("label:not(.eatme-card-gone), button") && shown(each) && some(boxOf(each)));
      const tops = controls.map((each) => Math.round(boxOf(each).top));
      const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
      if (rows.length > 1 && rows.at(-1) === 1 && rows.at(-2) > 3) note(`leaves one alone: ${rows}`, parent);
    }
  }

  function measureHead(note) {
    const mark = boxOf(pad.querySelector(".pad-head .mark, .pad-head .who > .icon"));
    for (const each of pad.querySelectorAll(".pad-head .who-name, .pad-head .where")) {
      const tops = new Set(linesOf(each.firstChild, 0, each.firstChild.length).map((line) => Math.round(line.top)));
      if (tops.size > 1) note("is more than a line", each);
      if (overlap(mark, boxOf(each))) note("lies over the symbol", each);
    }
  }

  function measureFirstSight(note) {
    const top = boxOf(pad.querySelector(".pad-top")).bottom;
    const action = pad.querySelector(".pad-action");
    const foot = some(boxOf(action)) && action.childElementCount ? boxOf(action) : null;
    const end = foot ? foot.top : innerHeight;
    if (foot && foot.height > innerHeight / (times > 1 ? 3 : 4)) note(`is ${Math.round(foot.height)} high`, action);
    if (foot && foot.bottom > innerHeight + 1) note("is off the screen", action);
    const title = pad.querySelector("#todo h1");
    if (boxOf(title).top < top - 1 || boxOf(title).bottom > end + 1) note("is out of sight", title);
    for (const bid of pad.querySelectorAll("#answer .bid-value")) {
      if (outside(boxOf(bid), { left: 0, right: width, top, bottom: end }, 1)) note("is not beside the button", bid);
    }
    if (times > 1) return;
    const [first] = [...pad.querySelectorAll("#answer:not([data-offered])")]
      .flatMap((form) => [...form.querySelectorAll(CONTROLS)])
      .filter((each) => !each.closest(".visually-hidden") && shown(each) && some(boxOf(each)))
      .sort((one, two) => boxOf(one).top - boxOf(two).top);
    if (first && boxOf(first).bottom > end + 1) note(`is the first to pick, ${Math.round(boxOf(first).bottom - end)} below`, first);
  }

  const found = [];
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (const [moment, all] of moments.entries()) {
    const show = (name, html) => {
      const region = document.getElementById(`region-${name}`);
      if (region) region.innerHTML = html;
    };
    const note = (what, node) => found.push([moment, what, node.textContent.trim().slice(0, 60)]);
    for (const [name, html] of Object.entries(all)) show(name, /^(look|result|scores|entries)$/.test(name) ? "" : html);
    scrollTo(0, 0);
    showRegions({});
    await drawn();
    // What was corrected lies over the head for some seconds.
    const correction = document.getElementById("correction");
    if (correction.hasAttribute("data-shown")) {
      const title = pad.querySelector("#todo h1");
      if (boxOf(correction).bottom > boxOf(title).top + 2) note("lies over the question", correction);
      measureTargets(correction, note);
      correction.removeAttribute("data-shown");
    }
    measureHead(note);
    measureFirstSight(note);
    const closed = pad.querySelector(".either-choose [data-check], .eatme-suit-label, .ididnt-more-foods + label");
    if (closed) {
      measureText(pad, note);
      measureTargets(pad, note);
      closed.click();
      scrollTo(0, 0);
      measureFirstSight(note);
    }
    for (const each of pad.querySelectorAll(".pad-more details, .enter-here, .can, .in-force")) {
      unpack(each);
      each.open = true;
    }
    for (const name of ["enter", "scores", "entries"]) show(name, all[name] ?? "");
    if (document.documentElement.scrollWidth > width) note("scrolls sideways", pad);
    measureText(pad, note);
    measureTargets(pad, note);
    measureRows(pad, note);
    for (const keys of pad.querySelectorAll("[hidden]:has(> .keypad)")) keys.hidden = false;
    for (const check of pad.querySelectorAll(".ididnt-describe-check")) check.dataset.open = "cost";
    measureKeys(pad, note);
    for (const name of ["result", "look"]) {
      show(name, all[name] ?? "");
      const sheet = document.getElementById(name);
      if (!all[name]) continue;
      sheet.showModal();
      fitReactions(sheet);
      sheet.scrollTo(0, 0);
      if (sheet.scrollWidth > width) note("scrolls sideways", sheet);
      if (times === 1 && sheet.scrollHeight > innerHeight + 1) note("is higher than the screen", sheet);
      const button = sheet.querySelector(".button");
      if (button && boxOf(button).bottom > innerHeight) note("has its button off the screen", sheet);
      measureText(sheet, note);
      measureTargets(sheet, note);
      show(name, "");
      sheet.close();
    }
  }
  return found;
}
"""
)

CUT_OFF_IN_TOUR = (
    f"async ([times, tour]) => {{{GEOMETRY}"
    """
  document.documentElement.style.fontSize = `${100 * times}%`;
  document.getElementById("tour")?.remove();
  const { showTour } = await import(tour);
  await showTour();
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const dialog = document.getElementById("tour");
  const box = (each) => each.getBoundingClientRect();
  const shown = (each) => box(each).width > 0;
  const found = [];
  const check = (each, room, what) => {
    if (outside(box(each), room, 1)) found.push(`${what}: ${each.textContent.trim()}`);
  };
  const cards = [...dialog.querySelectorAll(".tour-cards > li")];
  const dots = dialog.querySelector(".tour-dots");
  const foot = box(dialog.querySelector(".tour-foot"));
  for (const card of cards) {
    card.scrollIntoView({ behavior: "instant", block: "nearest", inline: "center" });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (const each of [dialog, dialog.querySelector("h2"), ...dialog.querySelectorAll("button")]) {
      if (shown(each)) check(each, screen, "off the screen");
    }
    const [skip, next] = [...dialog.querySelectorAll("button")].filter(shown);
    if (overlap(box(skip), box(next))) found.push("the buttons lie over each other");
    for (const each of [skip, next]) {
      if (overlap(box(each), box(dots))) found.push(`lies over the dots: ${each.textContent.trim()}`);
      if (each.scrollWidth > each.clientWidth + 1) found.push(`leaves its box: ${each.textContent.trim()}`);
    }
    const room = box(dialog.querySelector(".tour-cards"));
    for (const each of card.querySelectorAll(".tour-drawing *")) {
      if (shown(each) && overlap(box(each), box(card.querySelector("p")))) found.push("is drawn over the sentence");
    }
    for (const each of card.children) {
      if (card.scrollWidth > card.clientWidth) found.push(`too wide: ${each.textContent.trim()}`);
      each.scrollIntoView({ behavior: "instant", block: "end" });
      const { left, right, bottom } = box(each);
      check({ getBoundingClientRect: () => ({ left, right, bottom, top: bottom }), textContent: each.textContent },
        { ...room.toJSON(), bottom: Math.min(room.bottom, foot.top) }, "cannot be scrolled to");
    }
  }
  dialog.close();
  return found;
}
"""
)


def moments(laid: TableFixture, seed: int, most: int = 900) -> dict[str, list[Regions]]:
    """Play, and return the pads, and what a watcher sees, at the moments of each kind at which the most is said."""
    rng, kinds, drawn = Random(seed), dict[tuple[str, Any], list[Regions]](), Counter[Any]()

    def draw(role: str, seat: Seat | None, *which: Any) -> None:
        wanted = [(role, each) for each in which if drawn[role, each] < DRAWN]
        drawn.update(wanted)
        if not wanted:
            return
        shown = laid.html(role, seat)
        for each in wanted:
            same = kinds.setdefault(each, [])
            same.append(shown)
            same.sort(key=lambda one: sum(map(len, one.values())), reverse=True)
            del same[OF_A_KIND:]

    for _ in range(most):
        referee = laid.table.referee
        assert referee is not None
        look = laid.services.renderer.presenter(laid.table, Viewer("watch"))
        told = frozenset(ruling.fact.code for ruling in look.rulings.all)
        draw("watch", None, told)
        for seat in laid.seats:
            pad = laid.services.renderer.presenter(laid.table, Viewer("pad", seat))
            todo = pad.forms.todo
            asked = todo.mine.prompt.name if todo.mine else None
            draw("pad", seat, ("todo", todo.kind, asked), ("told", told))
        if referee.over:
            break
        if rng.random() < 0.01:
            laid.do(laid.host, "undo")
        else:
            step(laid, rng, calling=True)
    found: dict[str, list[Regions]] = {"pad": [], "watch": []}
    for (role, _), same in kinds.items():
        found[role] += [each for each in same if each not in found[role]]
    return found


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = open_context(browser, PHONE, decorated=False)
    context.add_init_script(HAS_PLAYED % list(GAMES))
    page = context.new_page()
    page.route_web_socket("**/*", lambda _: None)
    yield page
    page.unroute_all(behavior="wait")
    context.close()


def misplaced(
    page: Page, shown: list[Regions], sizes: Sequence[tuple[int, int, int]] = SIZES
) -> list[Any]:
    """Return what is wrong: the width and the size of the text, the moment, what is wrong, the words."""
    found = []
    script = page.locator("script[src*='js/pad.js']").evaluate("(each) => each.src")
    for width, height, times in sizes:
        page.set_viewport_size({"width": width, "height": height})
        wrong = page.evaluate(
            MISPLACED, [shown, width, times, script.replace("pad.js", "regions.js")]
        )
        found += [[f"{width} × {times}", *each] for each in wrong]
    return found


def misplaced_anywhere(
    page: Page, laid: TableFixture, seed: int, sizes: Sequence[tuple[int, int, int]] = SIZES
) -> str:
    """Play, and return what is wrong on the pads, and with what a watcher sees: a line each."""
    opened = {
        "pad": f"/pad/{laid.table.code}/{laid.seats[0]}",
        "watch": f"/watch/{laid.table.code}",
    }
    shown = moments(laid, seed)
    found: list[Any] = []
    for role, path in opened.items():
        open_page(page, browser_of(laid, "device-Ana"), path, scripts=True)
        found += [[role, *each] for each in misplaced(page, shown[role], sizes)]
    return "\n".join(map(str, found))


@pytest.mark.parametrize("game, seed", PLAYED)
def test_small_phones_and_large_text(page: Page, game: str, seed: int) -> None:
    laid = lay(game, seed, meta(game).most, there=True)
    assert not misplaced_anywhere(page, laid, seed)


@pytest.mark.parametrize("game, language", IN_ANOTHER_LANGUAGE)
def test_small_phones_in_another_language(page: Page, game: str, language: str) -> None:
    laid = lay(game, 1, meta(game).most, there=True, language=language)
    assert not misplaced_anywhere(page, laid, 1, IN_OTHERS)


@pytest.mark.parametrize("language", languages())
def test_in_large_text_no_word_leaves_its_box_in_any_language(page: Page, language: str) -> None:
    laid = lay("feast", 1, 8, there=True, language=language, playing=False)
    shown = [laid.html("pad", laid.seats[0])]
    laid.start("feast")
    shown += moments(laid, 1)["pad"]
    path = f"/pad/{laid.table.code}/{laid.seats[0]}"
    open_page(page, browser_of(laid, "device-Ana"), path, scripts=True)
    found = misplaced(page, shown, ((360, 640, 2), (390, 844, 2)))
    assert not "\n".join(map(str, found))


def test_in_large_text_the_cards_to_pick_are_seen_at_first_sight(page: Page) -> None:
    laid = lay("feast", 1, 5, there=True)
    while 'data-name="ploy"' not in laid.html("pad", laid.seats[0])["main"]:
        step(laid, Random(1), calling=False)
    path = f"/pad/{laid.table.code}/{laid.seats[0]}"
    open_page(page, browser_of(laid, "device-Ana"), path, scripts=True)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for width, height in ((360, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        cards, action = (
            page.locator(each).bounding_box() for each in (".ranks .card >> nth=0", "#action")
        )
        assert cards
        assert action
        assert cards["y"] + cards["height"] <= action["y"]


@pytest.mark.parametrize("seed", [2, 3])
def test_large_text_in_french_is_no_wider_than_the_phone(page: Page, seed: int) -> None:
    laid = lay("liar", seed, 5, there=True, language="fr")
    assert not misplaced_anywhere(page, laid, seed, SIZES[2:3])


SCROLLED = {"eatme", "ohhell"}
"""Where a result of seven sentences is higher than the smallest phone in that language, and may be."""


@pytest.mark.parametrize("game", [each for each in MADE_UP if each not in SCROLLED])
def test_small_phones_in_a_longer_language_from_right_to_left(
    page: Page, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mirror(monkeypatch)
    with said_otherwise(monkeypatch, SOURCE, longer):
        laid = lay(game, 1, meta(game).most, there=True)
        assert not misplaced_anywhere(page, laid, 1, SIZES[:1])


TOURS = [game for game in GAMES if writes(game, "guide.html", "tour")]


@pytest.mark.parametrize(
    "game, language", [*((game, SOURCE) for game in TOURS), *(("feast", each) for each in OTHERS)]
)
def test_the_tour_can_be_read_and_left(page: Page, game: str, language: str) -> None:
    laid = lay(game, 1, meta(game).most, there=True, language=language)
    path = f"/pad/{laid.table.code}/{laid.seats[0]}"
    open_page(page, browser_of(laid, "device-Ana"), path, scripts=True)
    script = page.locator("script[src*='js/pad.js']").evaluate("(each) => each.src")
    found = []
    for width, height, times in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        tour = script.replace("pad.js", "tour.js")
        cut_off = page.evaluate(CUT_OFF_IN_TOUR, [times, tour])
        found += [[f"{width} × {times}", each] for each in cut_off]
    assert found == [], "\n".join(map(str, found))
