"""The ``companion`` command with templates of The Feast that fail on the screens a test names.

Started as ``python -m tests.browser.failing_program``, with the command's own arguments. The test
writes the screens, such as "pad s2" and "board", into the file ``failing`` beside the database.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jinja2 import Environment

FILE = "failing"
CALL = "{{ fail_if_named(t) }}"
TEMPLATES = {
    "table/pad.html": "{%- macro on_table(t) -%}",
    "table/scene.html": "{%- set places = t.layout.places -%}",
}
"""The templates that fail, and after what."""


def make_fail(env: Environment, named: Path) -> None:
    """Let templates raise on the screens that a file names, as long as it does."""
    from jinja2 import ChoiceLoader, DictLoader

    assert env.loader is not None
    failing = {}
    for name, after in TEMPLATES.items():
        source = env.loader.get_source(env, name)[0]
        assert after in source, name
        failing[name] = source.replace(after, after + CALL)
    env.loader = ChoiceLoader([DictLoader(failing), env.loader])

    def fail_if_named(t: Any) -> str:
        if named.exists() and f"{t.viewer.role} {t.seat or ''}".strip() in named.read_text():
            raise RuntimeError("this screen was named")
        return ""

    env.globals["fail_if_named"] = fail_if_named


def main() -> int:
    """Run the command as its entry point does."""
    from gevent import monkey

    monkey.patch_all()
    from companion.cli.main import main as run
    from companion.rendering import environment
    from companion.web import app

    named = Path(sys.argv[sys.argv.index("--data") + 1]).parent / FILE

    def configure(env: Environment) -> None:
        environment.configure(env)
        make_fail(env, named)

    vars(app)["configure"] = configure
    return run()


if __name__ == "__main__":
    raise SystemExit(main())
