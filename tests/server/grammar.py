"""Messages by the grammar of the wire, most of them wrong somewhere: in a value, in a field, in a byte."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

JUNK: tuple[Any, ...] = (
    *(None, True, -1, 0, 2**31, 2**63, 2**64, -(2**63), 1e308, 0.5, "", " ", "\x00", "\ud800", "\u202e", "x" * 9000),
    *([], {}, [[[[[[]]]]]], {"": {}}, "0", "null", "-1", "../..", "festival", [None] * 50, {"type": "play"}),
)


class Grammar:
    """Writes values of msgspec types. `known` gives fields a value that makes sense now."""

    def __init__(self, dice: Random, known: dict[str, Callable[[], Any]] | None = None, wrong: float = 0.05) -> None:
        self.dice = dice
        self.known = known or {}
        self.wrong = wrong

    def message(self, kind: Any) -> bytes:
        """A message of a type, sometimes with wrong bytes."""
        return self.spoilt(json.dumps(self.value(inspect.type_info(kind))).encode())

    def spoilt(self, data: bytes) -> bytes:
        """The same bytes, or with some of them missing, doubled or changed."""
        if self.dice.random() > 3 * self.wrong or not data:
            return data
        start = self.dice.randrange(len(data))
        end = min(len(data), start + self.dice.randrange(1, 20))
        other = self.dice.choice((b"", data[start:end] * 2, self.dice.randbytes(end - start), b'"', b"}", b"\xff"))
        return data[:start] + other + data[end:]

    def altered(self, value: Any) -> Any:
        """JSON that is wrong in one place, or in some."""
        if self.dice.random() < self.wrong:
            return self.dice.choice(JUNK)
        if isinstance(value, dict):
            kept = {key: self.altered(each) for key, each in value.items() if self.dice.random() > self.wrong / 4}
            return kept if self.dice.random() > self.wrong else {**kept, self.dice.choice("abc"): 1}
        if isinstance(value, list):
            changed = [self.altered(each) if self.dice.random() < self.wrong else each for each in value]
            if changed and self.dice.random() < self.wrong:
                changed.insert(self.dice.randrange(len(changed)), self.dice.choice(changed))
            return changed
        return value

    def value(self, kind: inspect.Type) -> Any:
        """A value of a type, or now and then of none."""
        if self.dice.random() < self.wrong:
            return self.dice.choice(JUNK)
        match kind:
            case inspect.Metadata():
                return self.value(kind.type)
            case inspect.UnionType():
                return self.value(self.dice.choice(kind.types))
            case inspect.StructType():
                return self._struct(kind)
            case inspect.DictType():
                return {self._text(8): self.value(kind.value_type) for _ in range(self.dice.randrange(3))}
            case inspect.ListType():
                return [self.value(kind.item_type) for _ in range(self.dice.randrange(4))]
            case inspect.LiteralType():
                return self.dice.choice(kind.values)
            case _:
                return self._plain(kind)

    def _plain(self, kind: inspect.Type) -> Any:
        match kind:
            case inspect.BoolType():
                return self.dice.random() < 1 / 2
            case inspect.IntType():
                return self.dice.choice((kind.ge or 0, 1, 2, 3, kind.le or 7))
            case inspect.StrType():
                return self._text(kind.max_length or 20)
            case _:
                return None

    def _struct(self, kind: inspect.StructType) -> dict[str, Any]:
        fields = [each for each in kind.fields if each.required or self.dice.random() < 1 / 2]
        made = {each.encode_name: self._field(each) for each in fields if self.dice.random() > self.wrong / 4}
        return made if kind.tag_field is None else {kind.tag_field: kind.tag, **made}

    def _field(self, field: inspect.Field) -> Any:
        if field.name in self.known and self.dice.random() < 4 / 5:
            return self.known[field.name]()
        return self.value(field.type)

    def _text(self, longest: int) -> str:
        letters = self.dice.choices('abc é\u3164\U0001f389\n"\\', k=self.dice.choice((0, 1, 3, longest, longest + 1)))
        return "".join(letters)


def types_of(union: Any) -> list[Any]:
    """The members of a union of structs, so that each is as likely as the others."""
    kind = inspect.type_info(union)
    return [each.cls for each in kind.types if isinstance(each, msgspec.inspect.StructType)]  # type: ignore[attr-defined]
