"""Write all style sheets as old browsers get them: ``python -m tests.engines.old_sheets FOLDER``.

stylelint then finds what those browsers do not know (``make scripts``).
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from companion.web.folders import folder
from companion.web.old_styles import lowered
from rules.engine import registry


def sheets() -> dict[str, Path]:
    """Return all style sheets, by a name for each."""
    ours = {path.stem: path for path in sorted(folder("static").glob("css/*.css"))}
    for game in registry.GAMES:
        for path in sorted(registry.folder(game).glob("static/*.css")):
            ours[f"{game}-{path.stem}"] = path
    return ours


def main(target: Path) -> None:
    """Write them anew."""
    shutil.rmtree(target, ignore_errors=True)
    for name, path in sheets().items():
        css = path.read_text(encoding="utf-8")
        for form, flex_gaps in (("old", True), ("no-gap", False)):
            written = target / form / f"{name}.css"
            written.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(lowered(css, flex_gaps=flex_gaps), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
