"""What a template is given: one table as one watcher may see it, and words for it."""

from __future__ import annotations

from companion.glance.awaited import Awaited
from companion.glance.corrected import Corrected
from companion.glance.told import Told
from companion.glance.watching import Moment, Todo, Watcher

__all__ = ["Glance", "Moment", "Todo", "Watcher"]


class Glance(Told, Awaited, Corrected):
    """One look at a table; templates call it ``t``. Made anew whenever the table changes.

    Looks at the same ``moment`` share what is the same for all, so that it is drawn once.
    """
