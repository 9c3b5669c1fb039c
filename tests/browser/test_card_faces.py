"""The face of a card stays within its frame, at every size and with up to three characters."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.stills import board_of, sit_down

SIZES = ("xs", "s", "m", "l", "xl")
FACES = ("7", "10", "−5", "+10", "−10")
OUTSIDE = """
cards => cards.flatMap(card => {
  const frame = card.querySelector(".card-front").getBoundingClientRect();
  return [...card.querySelectorAll(".card-rank, .card-corner")].flatMap(face => {
    const range = document.createRange();
    range.selectNodeContents(face);
    const text = range.getBoundingClientRect();
    const room = Math.min(text.left - frame.left, frame.right - text.right) / frame.width;
    const isShown = getComputedStyle(face).display !== "none";
    return isShown && room < 0.03 ? [`${card.id} ${face.className}: ${room.toFixed(3)}`] : [];
  });
})
"""


@pytest.mark.parametrize("width", [1280, 320])
def test_up_to_three_characters_fit_a_card(browser: Browser, width: int) -> None:
    fixture = sit_down("goofspiel", 1, players=2)
    card = fixture.app.jinja_env.globals["card"]
    assert callable(card)
    with fixture.speaking():
        cards = [card(face, size, id=f"{size} {face}") for size in SIZES for face in FACES]
        picks = [card(face, "s", id=f"pick {face}") for face in FACES]
    html = '<div class="fan" style="flex-wrap:wrap">{}</div><fieldset class="ranks">{}</fieldset>'
    viewport = {"width": width, "height": 900}
    with board_of(browser, fixture, viewport=viewport) as page:
        page.evaluate(
            "html => document.body.innerHTML = html",
            html.format("".join(cards), "".join(picks)),
        )
        page.evaluate("document.fonts.ready.then(() => null)")
        found = page.locator(".card").evaluate_all(OUTSIDE)
        assert not found, "\n".join(found)
