"""How messages say numbers."""

from __future__ import annotations

import pytest

from companion.words.arguments import NOBODY
from companion.words.messages import Messages

PAID = """
paid = { $n ->
    [0] nichts
    [one] einen Punkt
   *[other] { $n } Punkte
}
clock = { NUMBER($n, minimumIntegerDigits: 2) }
part = { $n }
"""


@pytest.mark.parametrize(
    "number, said",
    [
        (0, "nichts"),
        (1, "einen Punkt"),
        (12345, "12345 Punkte"),
        ("7", "7 Punkte"),
        (-2, "−2 Punkte"),
    ],
)
def test_a_whole_number_has_no_separators_and_chooses_its_plural(number: object, said: str) -> None:
    assert Messages("de", PAID).say("paid", {"n": number}, NOBODY) == said


def test_a_message_may_ask_for_digits_and_a_part_has_the_comma_of_its_language() -> None:
    messages = Messages("de", PAID)
    assert messages.say("clock", {"n": 7}, NOBODY) == "07"
    assert messages.say("part", {"n": 2.5}, NOBODY) == "2,5"
