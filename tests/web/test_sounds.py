"""The board's sounds: every file has its place, every place its file, and they are few and small."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from companion.tables.reactions import REACTIONS
from companion.web.services import Services
from rules.engine.beats import SECONDS, Kind
from rules.engine.highlights import HIGHLIGHTS
from rules.engine.registry import GAMES, load
from tests.tables.table_fixture import TableFixture

ROOT = Path(__file__).parents[2]
SOUNDS = ROOT / "static" / "sounds"
THEME = SOUNDS / "theme.mp3"
MOST, MOST_MUSIC = 150_000, 300_000
"""Bytes that all sounds have together, and the music: a board fetches them over the guests' network."""
TOLD = {"highlight", "tell", "score", "place", "evening", "course", "mention"}
"""Kinds of beats that are only read; a highlight and the end of a game have sounds of their own."""


def script(name: str) -> str:
    return (ROOT / "static" / "js" / name).read_text(encoding="utf-8")


def of_beats() -> dict[str, str]:
    """The sound of each kind of beat, as the script has it."""
    table = re.search(r"const SOUNDS = \{(.*?)\};", script("sound.js"), re.DOTALL)
    assert table
    return dict(re.findall(r'(\w+): "(\w+)"', table[1]))


def of_highlights() -> set[str]:
    """The sounds of the large moments of all games."""
    games = [load(game).highlights for game in GAMES]
    return {each.sound for looks in (HIGHLIGHTS, *games) for each in looks.values()}


def test_every_sound_is_played_and_everything_that_is_played_exists() -> None:
    files = {file.stem for file in SOUNDS.glob("*.mp3")} - {THEME.stem}
    own = set(re.findall(r'"(\w+)"', " ".join(re.findall(r"\bplay\((.*?)\)", script("sound.js")))))
    own |= set(REACTIONS)
    assert files == own | set(of_beats().values()) | of_highlights()


def test_every_kind_of_beat_has_a_sound_or_is_only_told() -> None:
    assert set(get_args(Kind)) == set(SECONDS)
    assert set(of_beats()) == set(get_args(Kind)) - TOLD


def test_they_are_small() -> None:
    sizes = {file: file.stat().st_size for file in SOUNDS.glob("*.mp3")}
    assert 0 < sizes.pop(THEME) <= MOST_MUSIC
    assert 0 < sum(sizes.values()) <= MOST


def test_the_music_loops_where_its_notes_end() -> None:
    """The page's script knows how long the notes in ``make_sounds.py`` take."""
    notes = (SOUNDS / "make_sounds.py").read_text(encoding="utf-8")
    chords = re.search(r"CHORDS = \((.*?)\)", notes, re.DOTALL)
    melody = re.search(r"MELODY = \((.*?)\)", notes, re.DOTALL)
    beat = re.search(r"BEAT = ([\d.]+)", notes)
    lead = re.search(r"LEAD = ([\d.]+)", notes)
    loop = re.search(r"\[LEAD, LOOP\] = \[([\d.]+), ([\d.]+)\]", script("music.js"))
    assert chords
    assert melody
    assert beat
    assert lead
    assert loop
    bars = melody[1].split("|")
    assert len(chords[1].split("|")) == len(bars)
    for bar in bars:
        assert sum(float(each) for each in re.findall(r":([\d.]+)", bar)) == 3, bar
    assert (float(loop[1]), float(loop[2])) == (float(lead[1]), len(bars) * 3 * float(beat[1]))


def test_the_page_itself_loads_none_of_them() -> None:
    fixture = TableFixture(2)
    fixture.start("feast")
    services: Services = fixture.services
    assert services is not None
    page = fixture.client(laptop=True).get(f"/board/{fixture.table.code}").text
    tags = re.findall(r"<(?:audio|link|script|source)[^>]*>", page)
    assert tags
    assert not [tag for tag in tags if "sounds/" in tag], "they come after a click or a key"
    assert "sounds/" in page


def test_every_highlight_has_an_icon_that_there_is() -> None:
    there = set(re.findall(r'<symbol id="([\w-]+)"', (ROOT / "static/icons/icons.svg").read_text()))
    for looks in (HIGHLIGHTS, *(load(game).highlights for game in GAMES)):
        assert {each.icon for each in looks.values()} <= there
