"""Junk of every sort is refused with a sentence, and changes nothing."""

from __future__ import annotations

import pytest

from tests.fuzz.fuzzing import Fuzzing
from tests.repeats import more_when_slow, repeats

CASES = 1_500


@pytest.mark.parametrize("seed", more_when_slow(2, repeats(4)))
def test_junk_is_refused_and_changes_nothing(seed: int) -> None:
    found = Fuzzing(seed).run(CASES)
    assert found.wrong == []
    assert found.commands + found.requests == CASES
    # Some of it is right by chance: what is fuzzed is not all turned away at the door.
    assert found.accepted > CASES / 50
