"""Write the types of each game's view and facts and its box as data, for the client.

`python -m tafelrunde.server.wire.views FOLDER` writes a `view.ts` into each folder of FOLDER, named like a game.
"""

from __future__ import annotations

import inspect
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct

from tafelrunde.kernel import Game, Names, Seats, find_game
from tafelrunde.kernel.record import Axis, Field

HEAD = "/** What a view of this game holds, what follows from it, and its box. Generated: `npm run types:views`. */"
SEAT = "/** A seat by its number. */\nexport type Seat = `${number}`;"
SOURCES = ("provenance", "note")
NOT_DRAWN = ("game", "publication")
_PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def view_module(game: Game) -> str:
    """The TypeScript module that describes a game's views."""
    structs = list(_structs(_facts(game)))
    in_facts = (each for struct in structs for each in _names_in(*_fields(struct).values()))
    names = {each.kind: each for each in (*_all_names(game), *in_facts)}
    lists = "".join(f"  {json.dumps(kind)}: {json.dumps(each.names)},\n" for kind, each in names.items())
    types = "\n".join(
        f"export type {_type(each)} = (typeof NAMES)[{json.dumps(kind)}][number];" for kind, each in names.items()
    )
    fields = "".join(_field(game, name, field) for name, field in game.record.fields.items())
    parts = (
        HEAD,
        SEAT,
        f"/** Every name a view can hold, in the order of the box. */\nexport const NAMES = {{\n{lists}}} as const;",
        types,
        f"export interface View {{\n{fields}}}",
        *map(_interface, structs),
        *_boxes(game),
    )
    return "\n\n".join(parts) + "\n"


def _all_names(game: Game) -> Iterator[Names]:
    for field in game.record.fields.values():
        for each in (*field.axes, field.of, field.maybe):
            if isinstance(each, Names) and not isinstance(each, Seats):
                yield each


def _type(names: Names) -> str:
    if isinstance(names, Seats):
        return "Seat"
    return "".join(word[0].upper() + word[1:] for word in names.kind.replace("-", " ").split())


def _field(game: Game, name: str, field: Field) -> str:
    if name in game.record.counts:  # where everything is open nothing needs to be counted
        return f"  {name}?: {_along(field, field.axes)};\n"
    if field.sight == "owner":
        return f"  {name}: {_list(_or_null(_along(field, field.axes[1:])))};\n"
    type_ = _along(field, field.axes)
    return f"  {name}: {_or_null(type_) if field.sight == 'nobody' else type_};\n"


def _along(field: Field, axes: tuple[Axis, ...]) -> str:
    """The type along some axes: rows of seats are lists, named rows are objects without their zeros."""
    names = field.maybe or field.of
    value = "number" if names is None else _type(names)
    if not axes:
        return value if field.maybe is None else _or_null(value)
    if isinstance(axes[0], Names) and not isinstance(axes[0], Seats):
        return f"Partial<Record<{_type(axes[0])}, {_along(field, axes[1:]) if axes[1:] else value}>>"
    return _list(_along(field, axes[1:]))


def _facts(game: Game) -> Any:
    """The type of the game's facts: what its function is declared to return."""
    return None if game.facts is None else get_type_hints(game.facts, include_extras=True)["return"]


def _fields(struct: type[Struct]) -> dict[str, Any]:
    return get_type_hints(struct, include_extras=True)


def _structs(kind: Any) -> Iterator[type[Struct]]:
    """The structs that a type is made of, each after those inside it."""
    found: dict[type[Struct], None] = {}
    for part in get_args(kind):
        found.update(dict.fromkeys(_structs(part)))
    if isinstance(kind, type) and issubclass(kind, Struct):
        for field in _fields(kind).values():
            found.update(dict.fromkeys(_structs(field)))
        found[kind] = None
    yield from found


def _names_in(*kinds: Any) -> Iterator[Names]:
    for kind in kinds:
        if get_origin(kind) is Annotated:
            yield kind.__metadata__[0]
        else:
            yield from _names_in(*get_args(kind))


def _interface(struct: type[Struct]) -> str:
    told = inspect.cleandoc(struct.__doc__ or "").split("\n\n")[0].replace("\n", " ")
    fields = "".join(f"  {name}: {_type_of(kind)};\n" for name, kind in _fields(struct).items())
    return f"/** {told} */\nexport interface {struct.__name__} {{\n{fields}}}"


def _type_of(kind: Any) -> str:
    """The type of what a struct holds. A name is a string annotated with the names there are."""
    inside = get_args(kind)
    match get_origin(kind):
        case None:
            return _PLAIN.get(kind) or kind.__name__
        case origin if origin is Annotated:
            return _type(kind.__metadata__[0])
        case origin if origin is Literal:
            return " | ".join(map(json.dumps, inside))
        case origin if origin is list:
            each = _type_of(inside[0])
            return f"({each})[]" if " | " in each else f"{each}[]"
        case origin if origin is dict:
            of = f"Record<{_type_of(inside[0])}, {_type_of(inside[1])}>"
            return of if inside[0] is str else f"Partial<{of}>"
    return " | ".join(map(_type_of, inside))


def _or_null(type_: str) -> str:
    return type_ if type_.endswith(" | null") else f"{type_} | null"


def _list(type_: str) -> str:
    return f"({type_})[]" if type_.endswith(" | null") else f"{type_}[]"


def _boxes(game: Game) -> Iterator[str]:
    folder = Path(sys.modules[game.module].__file__ or "").parent
    box = tomllib.loads((folder / "box.toml").read_text("utf-8"))
    yield f"export const BOX = {_literal(_drawn(box))} as const;"
    for file in sorted(folder.glob("*.json")):
        yield f"export const {file.stem.upper()} = {_literal(json.loads(file.read_text('utf-8')))} as const;"


def _drawn(box: dict[str, Any]) -> dict[str, Any]:
    return {
        name: {key: value for key, value in group.items() if key not in SOURCES} if isinstance(group, dict) else group
        for name, group in box.items()
        if name not in NOT_DRAWN
    }


def _literal(mapping: dict[str, Any]) -> str:
    """A mapping, one entry a line, and one line for everything deeper inside."""
    lines = []
    for name, value in mapping.items():
        if isinstance(value, dict):
            inside = "".join(
                f"    {json.dumps(key)}: {json.dumps(each, ensure_ascii=False)},\n" for key, each in value.items()
            )
            lines.append(f"  {json.dumps(name)}: {{\n{inside}  }},\n")
        else:
            lines.append(f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)},\n")
    return f"{{\n{''.join(lines)}}}"


def twins(folder: Path) -> Iterator[tuple[Path, str]]:
    """The files that are generated in a folder, each with what it must hold."""
    for twin in sorted(folder.iterdir()):
        yield twin / "view.ts", view_module(find_game(twin.name))


if __name__ == "__main__":
    for file, text in twins(Path(sys.argv[1])):
        file.write_text(text, "utf-8")
