"""Values: dataclasses that nobody changes once they are made.

They are declared as any frozen dataclass, with ``@dataclass(frozen=True)``, and mypy holds them to
it. At runtime they are ordinary ones: Python takes four times as long to make a frozen one, and a
replay makes some ten thousand of them. A test plays all games with ones that are frozen at runtime.
"""

from __future__ import annotations

import dataclasses
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any

__all__ = ["dataclass", "field", "replace"]

FROZEN = False
"""Whether those that are made from now on are frozen at runtime."""

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(cls: type | None = None, /, *, frozen: bool = False, **options: Any) -> Any:
        """Make a dataclass; a frozen one is compared and hashed as such, and not guarded."""
        if frozen and FROZEN:
            options["frozen"] = True
        elif frozen:
            options["unsafe_hash"] = True
        make = dataclasses.dataclass(**options)
        return make if cls is None else make(cls)
