"""What a template is given: one table as one viewer may see it, and words for it."""

from __future__ import annotations

from companion.presenters.corrections import Corrected
from companion.presenters.pending import Awaited
from companion.presenters.rulings import Told
from companion.presenters.viewer import RenderCache, Todo, Viewer

__all__ = ["RenderCache", "TablePresenter", "Todo", "Viewer"]


class TablePresenter(Told, Awaited, Corrected):
    """One look at a table; templates call it ``t``. Made anew whenever the table changes.

    Looks at the same ``moment`` share what is the same for all, so that it is drawn once.
    """
