"""Building blocks of deck rows: effect verbs with typed parameters, and bounded numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Generic, TypeVar

from msgspec import Meta, Struct

Positive = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]


def camel(name: str) -> str:
    """The spelling of a class name in a deck: `TossMonster` is written `tossMonster`."""
    return name[0].lower() + name[1:]


class Verb(
    Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True, tag_field="verb", tag=camel
):
    """An effect named in a row of a deck. A game's verbs are subclasses with typed parameters, so a deck with an
    unknown verb or a wrong parameter is refused when it is loaded."""


F = TypeVar("F", bound=Callable[..., object])


class Dispatch(dict[type[Struct], F], Generic[F]):
    """What verbs do: functions by the type of the verb, or of any other struct. A verb is data below the state; its
    function is a rule above it.

        effects: Dispatch[Callable[[Any, Table], None]] = Dispatch()

        @effects.of(Steal)
        def steal(verb: Steal, s: Table) -> None: ...

        effects[type(verb)](verb, s)

    A verb without a function gets `default`, if there is one.
    """

    def __init__(self, default: F | None = None) -> None:
        super().__init__()
        self.default = default

    def of(self, *verbs: type[Struct]) -> Callable[[F], F]:
        """Register a function for verbs; each verb has one function."""

        def register(function: F) -> F:
            for verb in verbs:
                if verb in self:
                    raise TypeError(f"{verb.__name__} has a function already")
                self[verb] = function
            return function

        return register

    def __missing__(self, verb: type[Struct]) -> F:
        if self.default is None:
            raise TypeError(f"{verb.__name__} has no function")
        return self.default
