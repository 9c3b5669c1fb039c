"""Templates compiled to leaner Python than Jinja makes by itself.

Jinja cannot know what a template will be given: it asks the environment for each attribute, the
context for each call, and wraps each piece of text anew. Ours are HTML and are given plain
objects, so here an attribute is an attribute, a call is a call, and what is markup stays as it is.
What a template draws is the same; a test compares the two.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.runtime import Macro
from jinja2.utils import missing
from markupsafe import Markup, escape

_escaped = lru_cache(maxsize=4096)(escape)


def lean(environment: Environment) -> None:
    """Let an environment compile its templates this way; before it has compiled any."""
    environment.code_generator_class = LeanCode
    modules = lru_cache(maxsize=None)(lambda name: environment.get_template(name).module)
    environment.extend(imported=modules)


def text(value: object) -> str:
    """Return a value as it is written into HTML: markup as it is, anything else escaped."""
    kind = type(value)
    if kind is Markup:
        return value  # type: ignore[return-value]  # it is markup, then
    return _escaped(value) if kind is str else escape(value)


class LeanMacro(Macro):
    """A macro that puts what it is given into its places directly."""

    def __init__(self, *made: Any) -> None:
        super().__init__(*made)
        self._plain = not (self.catch_kwargs or self.catch_varargs or self.caller)
        self._nothing = (missing,) * len(self.arguments)
        self._places = {argument: place for place, argument in enumerate(self.arguments)}

    def __call__(self, *given: Any, **named: Any) -> str:
        """Draw it.

        :raises TypeError: for what the macro has no place for.
        """
        count = len(given)
        if not self._plain or count > len(self._nothing):
            return super().__call__(*given, **named)
        places: Any = given + self._nothing[count:]
        if named:
            places = list(places)
            for name, value in named.items():
                place = self._places.get(name, -1)
                if place < count:
                    return super().__call__(*given, **named)
                places[place] = value
        return Markup(self._func(*places))  # noqa: S704  # it is what a template has drawn


class LeanCode(CodeGenerator):
    """Writes the Python of a template."""

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:  # noqa: N802  # Jinja's name
        """Write it all; the names of Jinja's runtime that it uses are ours in the end."""
        super().visit_Template(node, frame)
        self.writeline(
            "from companion.rendering.jinja_compiler import LeanMacro as Macro, text as escape"
        )

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802  # Jinja's name
        """Write ``it.name``; a dictionary is still asked for its entry."""
        it = self.temporary_identifier()
        self.write(f"({it}.{node.attr} if type({it} := ")
        self.visit(node.node, frame)
        self.write(f") is not dict else environment.getattr({it}, {node.attr!r}))")

    def visit_Call(  # noqa: N802  # as above
        self,
        node: nodes.Call,
        frame: Frame,
        forward_caller: bool = False,  # noqa: FBT001, FBT002  # as Jinja has it
    ) -> None:
        """Write ``it(...)``: nothing that our templates call wants their context."""
        if forward_caller or node.dyn_args is not None or node.dyn_kwargs is not None:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for each in (*node.args, *node.kwargs):
            self.visit(each, frame)
            self.write(", ")
        self.write(")")

    def _import_common(self, node: nodes.Import | nodes.FromImport, frame: Frame) -> None:
        """Write the module of a template whose macros are imported: it is made once."""
        if node.with_context:
            super()._import_common(node, frame)
            return
        self.write("environment.imported(")
        self.visit(node.template, frame)
        self.write(")")
