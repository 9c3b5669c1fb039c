"""I Bid You Not on four phones and a board: three auctions, and a deck that is printed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from rules.games.ibid.deck_lists import make_deck
from tests.browser.evening import BIG_BOARD, Evening, Phone, evening
from tests.browser.fits import pad_of, screen
from tests.browser.test_accessibility import audit_board, audit_pad
from tests.tables.table_fixture import TableFixture

pytestmark = pytest.mark.game("ibid")

NAMES = ("Ana", "Bo", "Cem", "Dilek")
DECK = make_deck(("base",), 1).tiles


def set_up(night: Evening, look: dict[str, Any] | None = None, **toggles: bool) -> None:
    """Seat four, pick the app's own deck, and begin."""
    for name in NAMES:
        night.join(name, **(look or {}))
    board = night.board
    board.locator("label.course", has_text="I Bid You Not").click()
    board.locator("#option-ibid-deck label", has_text="Printed from the app").click()
    expect(board.locator("#summary")).to_contain_text("64 tiles")
    for name, on in {"actions": False, "draw": False, **toggles}.items():
        toggle = board.locator(f"#option-ibid-{name}-input")
        if toggle.is_checked() == on:
            continue
        toggle.set_checked(on)
        expect(board.locator("form[data-setup]")).to_have_attribute(
            "data-touched", re.compile(f'"{name}":')
        )
    board.click("text=Start I Bid You Not")


def keys(phone: Phone, number: int, within: str = "#answer") -> None:
    """Type a number, digit by digit."""
    pad = phone.page.locator(f"{within} .ibid-tiler")
    for key in str(number).replace("-", "s"):
        pad.locator(f'[data-tile-key="{"sign" if key == "s" else key}"]').tap()
    expect(pad.locator(".ibid-keypad-value")).to_have_text(str(number).replace("-", "−"))


def title(phone: Phone) -> Locator:
    return phone.page.locator("h1.pad-title").first


def add(phone: Phone, number: int) -> None:
    expect(title(phone)).to_have_text("Your turn")
    keys(phone, number)
    expect(phone.page.locator("#action button[type=submit]")).to_have_text(f"Add {number}")
    phone.send()


def auction(night: Evening, declarer: str, bids: dict[str, int]) -> None:
    phone = night.phones[declarer]
    expect(title(phone)).to_have_text("Your turn")
    phone.page.locator("#do-declare").tap()
    for name, number in bids.items():
        bidder = night.phones[name]
        expect(title(bidder)).to_have_text("Which tile do you bid?")
        keys(bidder, number)
        expect(bidder.page.locator("#action button[type=submit]")).to_have_text(f"Seal {number}")
        bidder.send()


def flags(night: Evening) -> list[str]:
    """The bids on the range, in the order in which they are asked."""
    pins = night.board.locator("#range .ibid-pin")
    order = [
        (
            int(pin.locator(".ibid-pin-order").text_content() or 0),
            pin.locator(".ibid-pin-number").text_content(),
        )
        for pin in pins.all()
    ]
    return [str(number) for _, number in sorted(order)]


def score(night: Evening) -> dict[str, int]:
    rows = night.board.locator("#scores tbody tr").all()
    return {
        row.locator(".who-name").inner_text(): int(
            row.locator(".total").inner_text().replace("−", "-")
        )
        for row in rows
    }


def above(part: Locator) -> float:
    return float(part.evaluate("(it) => it.getBoundingClientRect().top"))


def under(part: Locator) -> float:
    return float(part.evaluate("(it) => it.getBoundingClientRect().bottom"))


def worth(*numbers: int) -> int:
    return sum(DECK[number].price for number in numbers)


@pytest.mark.slow
def test_three_auctions_one_inverted_one_skipped_twice_one_forced(browser: Browser) -> None:
    with evening(browser, board=BIG_BOARD) as night:
        set_up(night)
        board = night.board
        host = night.phones["Ana"]
        expect(title(host)).to_have_text("Who starts?")
        host.answer("s1")
        expect(title(host)).to_have_text("Flip the top tile. What is it?")
        keys(host, 20)
        host.send()
        add(night.phones["Ana"], 22)

        # What cannot be added says why, and cannot be sent.
        bo = night.phones["Bo"]
        keys(bo, 21)
        expect(bo.page.locator("#answer .reason").first).to_contain_text("higher than 22")
        expect(bo.page.locator("#action button[type=submit]")).to_be_disabled()
        audit_pad(bo.page, "a tile that cannot be added")
        for _ in range(2):
            bo.page.locator('[data-tile-key="delete"]').tap()
        add(bo, 40)

        # The first auction: outside on both sides, and nobody can pay: forced.
        auction(night, "Cem", {"Ana": 10, "Bo": 30, "Cem": 60, "Dilek": 55})
        expect(board.locator("#says")).to_contain_text("Cem has to take the offer")
        expect(board.locator("#says")).to_contain_text("There is no scored tile to pay with")
        assert flags(night) == ["60", "55", "30", "10"]
        assert score(night) == {"Ana": 0, "Bo": 0, "Cem": worth(20, 22, 40), "Dilek": 0}

        # The second: all bids lie inside, so the lowest is asked first, and must take it.
        add(night.phones["Dilek"], 50)
        auction(night, "Ana", {"Ana": 49, "Bo": 33, "Cem": 15, "Dilek": 12})
        expect(board.locator("#says")).to_contain_text("All bids are inside 10 to 50")
        expect(board.locator(".ibid-asked-first")).to_contain_text("Inverted")
        assert flags(night) == ["12", "15", "33", "49"]
        expect(board.locator("#says")).to_contain_text("Dilek has to take the offer")
        audit_board(board, "an inverted auction")
        assert score(night)["Dilek"] == worth(10, 50)

        # The third: Cem and Dilek can pay, and both skip; the next in the order cannot.
        auction(night, "Bo", {"Ana": 2, "Bo": 9, "Cem": 64, "Dilek": 63})
        for name, tile in (("Cem", 5), ("Dilek", 6)):
            phone = night.phones[name]
            expect(title(phone)).to_have_text("Do you want this offer?")
            before = score(night)
            audit_pad(phone.page, "take it or skip it")
            phone.answer("skip")
            expect(title(phone)).to_have_text("Which tile do you add?")
            expect(board.locator(".ibid-offer-place.ibid-drawn")).to_be_visible()
            assert score(night) != before
            keys(phone, tile)
            audit_pad(phone.page, "a tile for any place")
            phone.page.locator(".ibid-insert-gap", has_text="left of").tap()
            phone.send()
        expect(board.locator("#says")).to_contain_text("Bo has to take the offer")
        assert score(night)["Bo"] == worth(12, 5, 6)
        expect(board.locator("#offer .ibid-sold .ibid-tile-number")).to_have_text(["6", "5", "12"])
        expect(
            board.locator("#offer .ibid-offer-place:not(.ibid-sold) .ibid-tile-number")
        ).to_have_text("2")

        # Everybody sees their own pile, and the host can mend a slip.
        dilek = night.phones["Dilek"]
        dilek.expect_title("It’s Cem’s turn")  # the result is there: it opens under no finger
        dilek.page.locator("#more-scores summary").tap()
        expect(dilek.page.locator("#captures .ibid-tile")).to_have_count(1)
        board.click("text=Undo")
        board.click("#take-back")
        expect(title(night.phones["Dilek"])).to_have_text("Which tile do you add?")


@pytest.mark.slow
def test_a_tile_that_nobody_knows_is_described_once(browser: Browser) -> None:
    laid = TableFixture(2)
    laid.start("ibid", draw=False)
    with screen(browser, laid) as board, pad_of(browser, laid, laid.seats[0]) as ana:
        expect(title(ana)).to_have_text("Who starts?")
        ana.answer("s1")
        expect(title(ana)).to_have_text("How many tiles?")
        ana.page.fill("#answer input[name=value]", "30")
        ana.send()
        expect(title(ana)).to_have_text("Flip the top tile. What is it?")
        # Another digit could follow a 1; after a 12 nothing can, and it is described at once.
        keys(ana, 1)
        expect(ana.page.locator(".ibid-tiler-open")).to_have_text("Describe the 1")
        expect(ana.page.locator(".ibid-tiler-describe")).to_be_hidden()
        ana.page.locator('[data-tile-key="2"]').tap()
        expect(ana.page.locator(".ibid-tiler-describe")).to_be_visible()
        ana.page.locator('[data-tile-type="laptopple"]').tap()
        ana.page.locator('[data-tile-price="-3"]').tap()
        ana.page.locator('[data-tile-action="b"]').tap()
        # At the end of the page no button is half under the one that sends.
        ana.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        audit_pad(ana.page, "a tile described")
        expect(ana.page.locator("#action button[type=submit]")).to_have_text("Start with 12")
        ana.send()
        expect(board.locator("#offer .ibid-tile-type")).to_have_text("Laptopple")
        expect(board.locator("#works")).to_contain_text("No auction in the next 3 turns")
        expect(ana.page.locator(".ibid-works-here")).to_contain_text(
            "No auction in the next 3 turns"
        )
        expect(ana.page.locator("#do-pass")).to_be_visible()


@pytest.mark.slow
def test_short_phones_keep_the_offer_in_sight_and_bids_may_be_open(browser: Browser) -> None:
    small: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
    with evening(browser) as night:
        for name in NAMES[:3]:
            night.join(name, **small)
        code, url = night.code, night.program.url
        rows = [f"{number},Camerat,{number % 9 + 1}," for number in range(1, 20)]
        rows += ["-20,Calculater,3,a", "30,Headgrowns,2,b", "31,Camerat,1,"]
        sent = night.board_context.request.post(
            f"{url}/decks/{code}?game=ibid",
            headers={"Origin": url},
            form={"text": "\n".join(rows), "whole": "on"},
            max_redirects=0,
        )
        assert sent.status == 302, sent.text()
        board = night.board
        board.locator(".lobby[data-game=ibid]").wait_for()
        board.click("button[data-all-options]")
        toggle = board.locator("#option-ibid-draw-input")
        expect(toggle).to_be_in_viewport(ratio=1)
        expect(board.locator("#option-ibid-per_type-input")).to_be_in_viewport(ratio=1)
        toggle.set_checked(False)
        expect(board.locator("form[data-setup]")).to_have_attribute(
            "data-touched", re.compile('"draw":')
        )
        board.click("text=Start I Bid You Not")
        ana, bo, cem = (night.phones[name] for name in NAMES[:3])
        expect(title(ana)).to_have_text("Who starts?")
        ana.answer("s1")
        expect(title(ana)).to_have_text("Flip the top tile. What is it?")
        keys(ana, -20)
        ana.send()

        # Whoever acts sees the offer, what is in force, and all the keys, without scrolling.
        expect(title(ana)).to_have_text("Your turn")
        table = ana.page.locator("#on-table")
        expect(table.locator(".spread")).to_contain_text("Offer −20, worth +3")
        expect(table.locator(".ibid-works-here")).to_contain_text("Bid openly")
        for part in (table, ana.page.locator('[data-tile-key="0"]')):
            expect(part).to_be_in_viewport(ratio=1)
        audit_pad(ana.page, "a turn on a short phone")
        # A suggestion is a tap: 1 begins 1, 10 and so on.
        ana.page.locator('[data-tile-key="1"]').tap()
        ana.page.locator('.ibid-tiler-chip[data-tile-number="12"]').tap()
        expect(ana.page.locator("#action button[type=submit]")).to_have_text("Add 12")
        ana.send()
        # The sparkle's action is told, also that of a tile which works once it is scored.
        add(bo, 30)
        expect(board.locator("#works")).to_contain_text("all your tiles are worth 1 less")
        expect(board.locator("#offer .ibid-tile-acts")).to_have_count(2)

        # On the smallest phone several actions are one line until they are wanted, and no key is under the button.
        expect(title(cem)).to_have_text("Your turn")
        cem.page.set_viewport_size({"width": 320, "height": 568})
        folded = cem.page.locator("#works-folded")
        expect(folded.locator("summary")).to_contain_text("2 actions")
        for listed in cem.page.locator("#on-table .ibid-works-here").all():
            expect(listed).to_be_hidden()
        assert under(cem.page.locator('[data-tile-key="0"]')) <= above(cem.page.locator("#action"))
        folded.locator("summary").tap()
        expect(folded.get_by_text("Bid openly")).to_be_visible()
        audit_pad(cem.page, "the actions in force, opened")
        cem.page.set_viewport_size(small["viewport"])

        # An open auction asks for no secrecy, and whoever bids is the one to look at.
        expect(title(cem)).to_have_text("Your turn")
        cem.page.locator("#do-declare").tap()
        expect(title(ana)).to_have_text("Which tile do you bid?")
        expect(ana.page.locator("#todo")).to_contain_text("everybody bids openly")
        expect(ana.page.locator("#todo")).not_to_contain_text("seal")
        keys(ana, 5)
        expect(ana.page.locator("#action button[type=submit]")).to_have_text("Bid 5")
        expect(board.locator("#place-s1")).to_have_attribute("data-state", "choosing")
        ana.send()
        expect(board.locator("#place-s2")).to_have_attribute("data-state", "choosing")
