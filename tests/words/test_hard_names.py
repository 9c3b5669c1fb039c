"""What each language says of what is hard to say is kept, so that a change shows: ``make check-words LANG=fr`` writes it."""

from __future__ import annotations

import pytest

from companion.words.language import languages
from tests.words.hard_names import file_of, page


@pytest.mark.parametrize("language", languages())
def test_each_message_says_of_hard_names_what_somebody_has_read(language: str) -> None:
    said = page(language)
    assert not [line for line in said.splitlines() if line.startswith("  ! ")], "it can be said"
    kept = file_of(language).read_text(encoding="utf-8")
    known = set(kept.splitlines())
    changed = [line for line in said.splitlines() if line not in known]
    assert said == kept, "\n".join([f"read it, then: make check-words LANG={language}", *changed])
