"""Only these few places look at the clock on the wall; whatever lasts is measured by another one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.clocks.wall_clock import in_python, in_script, scripts_in_page

ROOT = Path(__file__).parent.parent.parent

ALLOWED = {
    ("companion/web/config.py", "Config", "time.time"): (1, "the clock that an app is given"),
    ("companion/web/services.py", "Services.make", "config.CLOCK"): (
        1,
        "hands it on to the tables",
    ),
    ("companion/tables/registry.py", "Tables.make", "dependencies.clock"): (
        1,
        "stores the date of a new table",
    ),
    ("companion/tables/table.py", "Table._enter", "dependencies.clock"): (
        1,
        "stores the date of a game's entry",
    ),
    ("companion/tables/table.py", "Table.__init__", "dependencies.clock"): (
        1,
        "hands it to the log, which stores the date of each entry",
    ),
    ("companion/tables/table.py", "Table._load", "dependencies.clock"): (
        1,
        "tells how old a correction is that an earlier program wrote: nothing but the date outlasts that",
    ),
    ("companion/storage/files.py", "stamp", "datetime.datetime.now"): (
        1,
        "puts the date and hour into the name of a file that is kept aside",
    ),
    ("companion/storage/kept_backups.py", "made_at", "datetime.datetime.fromtimestamp"): (
        1,
        "tells when a backup was made",
    ),
    ("companion/storage/kept_backups.py", "put_back_newest", "time.time"): (
        1,
        "tells until when entries may be missing",
    ),
    ("companion/tables/dates.py", "local", "datetime.datetime.fromtimestamp"): (
        1,
        "shows the day and hour of what is in the log",
    ),
    ("companion/tables/table.py", "Table.now", "dependencies.clock"): (
        1,
        "shows whether the last game was tonight",
    ),
    ("companion/cli/prune.py", "prune", "time.time"): (
        1,
        "counts back to the day before which tables are old",
    ),
    ("companion/web/pages/home.py", "_home_page", "dependencies.clock"): (
        1,
        "shows what is today and what was yesterday",
    ),
}
"""The places that may look at the clock on the wall: how often, and why."""


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_python_looks_at_the_clock_on_the_wall_only_where_a_date_is_shown_or_stored() -> None:
    found: Counter[tuple[str, str, str]] = Counter()
    for folder in ("companion", "rules"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for around, read in in_python(path.read_text(encoding="utf-8")):
                found[relative(path), around, read] += 1
    assert dict(found) == {place: times for place, (times, _) in ALLOWED.items()}


def test_scripts_do_not_look_at_the_clock_on_the_wall_but_for_the_night() -> None:
    scripts = [*(ROOT / "static/js").rglob("*.js"), *(ROOT / "rules/games").rglob("static/**/*.js")]
    assert len(scripts) > 20
    found = {relative(path): in_script(path.read_text(encoding="utf-8")) for path in scripts}
    # The board is softer at night; nothing else depends on it.
    assert {name: reads for name, reads in found.items() if reads} == {
        "static/js/sound.js": ["Date"]
    }


def test_no_script_in_a_page_does_either() -> None:
    pages = [*(ROOT / "templates").rglob("*.html"), *(ROOT / "rules/games").rglob("*.html")]
    found = {
        relative(path): in_script(scripts_in_page(path.read_text(encoding="utf-8")))
        for path in pages
    }
    assert {name: reads for name, reads in found.items() if reads} == {}
