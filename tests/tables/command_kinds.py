"""The kinds of commands that a message can name."""

from __future__ import annotations

import inspect
import re

from companion.tables.commands.parsing import parse_command

KINDS: tuple[str, ...] = tuple(re.findall(r'case "(\w+)":', inspect.getsource(parse_command)))
"""The values of a message's ``do``, as :func:`parse_command` has them."""
