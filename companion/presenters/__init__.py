"""View models: what templates are given to show one table to one viewer."""

from __future__ import annotations

from companion.presenters.table_presenter import TablePresenter
from companion.presenters.viewer import RenderCache, Todo, Viewer

__all__ = ["RenderCache", "TablePresenter", "Todo", "Viewer"]
