"""Prompts made of other prompts: several fields at once, and answers that stay secret."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from rules.errors import Malformed, ScriptError
from rules.facts import Fact, Json
from rules.prompts.base import Prompt, Seal
from rules.refusals import Fields
from rules.sealed import Sealed

T = TypeVar("T")

TRIES = 200
"""How many combinations of fields ``sample`` and ``answer_for_absent`` try."""


@dataclass(frozen=True)
class Together(Prompt[dict[str, Any]]):
    """Answer several prompts at once, as a dict by field: a card together with a bid.

    ``cross`` returns why a combination of allowed answers is not allowed, or None.
    """

    name: str
    fields: Mapping[str, Prompt[Any]]
    cross: Callable[[Mapping[str, Any]], Fact | None] | None = None
    kind: ClassVar[str] = "together"
    alike: ClassVar[bool] = False
    """Whether the fields ask the same: a correction then names those that differ."""

    def parse(self, raw: Json) -> dict[str, Any]:
        if not isinstance(raw, Mapping) or set(raw) != set(self.fields):
            raise Malformed(Fields(fields=tuple(sorted(self.fields))), given=raw)
        return {field: prompt.parse(raw[field]) for field, prompt in self.fields.items()}

    def objection(self, value: dict[str, Any]) -> Fact | None:
        for field, prompt in self.fields.items():
            if (why := prompt.objection(value[field])) is not None:
                return why
        return self.cross(value) if self.cross else None

    def sample(self, rng: Random) -> dict[str, Any]:
        for _ in range(TRIES):
            value = {field: prompt.sample(rng) for field, prompt in self.fields.items()}
            if self.objection(value) is None:
                return value
        raise ScriptError(f"no fields of {self.name} go together")

    def dump(self, value: dict[str, Any]) -> Json:
        return {field: prompt.dump(value[field]) for field, prompt in self.fields.items()}

    def answer_for_absent(self, rng: Random) -> dict[str, Any] | None:
        for _ in range(TRIES):
            value = {field: prompt.answer_for_absent(rng) for field, prompt in self.fields.items()}
            if any(part is None for part in value.values()):
                return None
            if self.objection(value) is None:
                return value
        return None

    def conceal(self, value: dict[str, Any], seal: Seal) -> dict[str, Any]:
        def conceal(field: str, prompt: Prompt[Any]) -> Any:
            def seal_part(part: Any, word: str, /) -> Any:
                return seal(part, field if word == prompt.name else f"{field}/{word}")

            return prompt.conceal(value[field], seal_part)

        return {field: conceal(field, prompt) for field, prompt in self.fields.items()}

    def public(self, value: dict[str, Any]) -> Json:
        return {field: prompt.public(value[field]) for field, prompt in self.fields.items()}

    def parts(self) -> tuple[Prompt[Any], ...]:
        return tuple(self.fields.values())


class _Wrapper(Prompt[T], Generic[T]):
    """A prompt that delegates to an inner prompt; subclasses change single methods."""

    inner: Prompt[T]

    def parse(self, raw: Json) -> T:
        return self.inner.parse(raw)

    def objection(self, value: T) -> Fact | None:
        return self.inner.objection(value)

    def sample(self, rng: Random) -> T:
        return self.inner.sample(rng)

    def dump(self, value: T) -> Json:
        return self.inner.dump(value)

    def answer_for_absent(self, rng: Random) -> T | None:
        return self.inner.answer_for_absent(rng)

    def parts(self) -> tuple[Prompt[Any], ...]:
        return self.inner.parts()


class Secret(_Wrapper[T]):
    """A prompt whose answer the script gets as a :class:`~rules.sealed.Sealed`, to open later."""

    kind: ClassVar[str] = "secret"

    def __init__(self, inner: Prompt[T]) -> None:
        self.inner = inner
        self.name = inner.name

    def conceal(self, value: T, seal: Seal) -> Sealed[T]:
        return seal(value, self.name)

    def public(self, value: T) -> Json:
        del value
        return None


@dataclass(frozen=True)
class PrivatePrompt(Generic[T]):
    """A prompt that only the seat that is asked may see: the cards of a hand that the app dealt."""

    name: str
    prompt: Sealed[Prompt[T]]
