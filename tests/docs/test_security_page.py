"""Each promise of docs/security.md and the README names a test that is there, and its numbers are so."""

from __future__ import annotations

import re
from pathlib import Path

from companion.live import connection, socket_limits
from companion.network import connection_guard as connections
from companion.network import guess_limits as guesses
from companion.network.rate_limits import RateLimit
from companion.tables import write_limits
from companion.tables.names import MAX_NAME_LENGTH
from companion.tables.registry import CODE_LENGTH, LETTERS, LONG_CODE_LENGTH
from companion.web.app import COOKIE_LIFETIME, MAX_BYTES
from companion.web.config import Config
from tests.network.test_guess_limits import wrong_codes_in_an_hour

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
NOT_PROMISED = "What is not protected"
NO_PROMISE = ("Who guesses | wrong codes in an hour", "Processes | wrong codes in an hour")
"""The heads of the tables of chances; what is around them names their tests."""
TEST = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def sections(page: str) -> dict[str, str]:
    """Return the text of each section, by its heading."""
    parts = re.split(r"^## ", page, flags=re.MULTILINE)[1:]
    return {part.partition("\n")[0]: part.partition("\n")[2] for part in parts}


def promises(text: str) -> list[str]:
    """Return the rows of tables, and the items of lists with the lines that belong to them."""
    found: list[str] = []
    for block in re.split(r"\n{2,}|\n(?=- )", text.strip()):
        if block.startswith("|"):
            head, _, *rows = block.strip().splitlines()
            found += [] if any(each in head for each in NO_PROMISE) else rows
        elif block.startswith("- "):
            found.append(block)
    return found


PROMISES = [
    promise
    for heading, text in sections(PAGE).items()
    if heading != NOT_PROMISED
    for promise in promises(text)
] + promises(sections(README)["How it keeps its promises"])


def test_there_are_promises_in_every_section() -> None:
    for heading, text in sections(PAGE).items():
        assert heading == NOT_PROMISED or len(promises(text)) >= 4, heading
    assert len(PROMISES) > 45


def test_a_promise_names_its_test() -> None:
    assert [each for each in PROMISES if not TEST.search(each)] == []
    items = [each for each in PROMISES if not each.lstrip().startswith("|")]
    assert [each for each in items if "Held by `tests/" not in each] == []


def test_a_test_that_is_named_is_there() -> None:
    missing = []
    for path, name in sorted(set(TEST.findall(PAGE + README))):
        text = (ROOT / path).read_text(encoding="utf-8")
        if not re.search(rf"^def {name}\(", text, re.MULTILINE):
            missing.append(f"{path}::{name}")
    assert missing == []


def test_nothing_else_in_the_tests_is_named_in_another_way() -> None:
    """A name that the pattern above does not see would never be looked for."""
    for page in (PAGE, README):
        assert page.count("::test_") == len(TEST.findall(page))


# -- the numbers -------------------------------------------------------------------------------


def chance(tries: int, codes: int) -> str:
    return f"1 in {codes // tries:,}" if tries < codes else "certain"


def test_the_chances_are_those_of_the_limits() -> None:
    short, long = (len(LETTERS) ** length for length in (CODE_LENGTH, LONG_CODE_LENGTH))
    head = f"four letters ({short:,} codes) | six letters ({long:,} codes) |"
    assert head in PAGE
    network = wrong_codes_in_an_hour(254)
    for who, tries in {
        "one address": wrong_codes_in_an_hour(1),
        "a whole network of 254 addresses": network,
        "a whole /48 of IPv6": wrong_codes_in_an_hour(1 << 16),
        "a thousand networks of 254 addresses": 1000 * network,
    }.items():
        assert f"| {who} | {tries:,} | {chance(tries, short)} | {chance(tries, long)} |" in PAGE


def test_what_grows_with_the_processes_is_as_large_as_is_said() -> None:
    codes = len(LETTERS) ** LONG_CODE_LENGTH
    one, network = wrong_codes_in_an_hour(1), wrong_codes_in_an_hour(254)
    for count in (1, 2, 4, 8):
        tries = f"| {count} | {count * one:,} | {count * network:,} |"
        assert f"{tries} {chance(count * one, codes)} |" in PAGE
    deploy = " ".join((ROOT / "docs/deploy/README.md").read_text(encoding="utf-8").split())
    assert f"with four, {4 * one} wrong codes an hour from one address instead of {one}" in deploy


def test_the_other_numbers_are_those_of_the_limits() -> None:
    minute = 60
    assert RateLimit(12, minute) == guesses.OF_ADDRESS
    assert RateLimit(40, minute) == guesses.OF_NETWORK
    assert 60 * minute == guesses.FORGIVEN_AFTER
    assert (CODE_LENGTH, LONG_CODE_LENGTH, len(LETTERS)) == (4, 6, 22)
    limits, heartbeat = connections.ConnectionLimits(), Config.HEARTBEAT
    for said in (
        "twelve, and then one a minute",
        "forty, and then one a minute",
        "in the last hour",
        "four letters of 22, and six",
        f"where {guesses.MAX_ADDRESSES} households have guessed",
        f"the last {guesses.MAX_NETWORKS:,} networks",
        f"within {connections.HEAD_SECONDS:.0f} seconds, its body within",
        f"{connections.REQUEST_SECONDS:.0f}, and a connection is kept open for the next one for",
        f"for the next one for {connections.IDLE_SECONDS:.0f}.",
        f"{limits.silent_of_address} connections that have not sent a whole request",
        f"a whole request ({limits.silent_of_proxy} where",
        f"and {limits.of_address} in all",
        f"{socket_limits.MAX_WATCHING} of them may be at a table,",
        f"at a table, {socket_limits.MAX_WATCHING_OF_CLIENT} from one address",
        f"One device may have {socket_limits.MAX_OF_DEVICE} connections",
        f"two heartbeats ({heartbeat} seconds each)",
        f"at most {MAX_BYTES // 1024} KB",
        f"no more than {connection.MAX_UNHEARD_BYTES // 1024} KB wait to be handled",
        f"the last {connection.RECEIVED} bytes inflate",
        f"more than {connection.FRAME_LIMIT.burst} frames at once",
        f"is heard at {1 / connection.FRAME_LIMIT.interval:.0f} a second",
        f"at most {MAX_NAME_LENGTH} characters",
        f"for {COOKIE_LIFETIME.days} days after",
        f"log at once, and then {1 / write_limits.OF_DEVICE.interval:.0f} bytes a second",
        f"two megabytes, and then {1 / write_limits.OF_TABLE.interval:.0f} bytes a second",
    ):
        assert said in " ".join(PAGE.split()), said
    assert "half a megabyte into" in " ".join(PAGE.split())
    assert write_limits.OF_DEVICE.burst == 512 * 1024
    assert write_limits.OF_TABLE.burst == 2 * 1024 * 1024
