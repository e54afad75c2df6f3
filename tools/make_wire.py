"""Write web/src/lib/wire.ts, the types of the wire for the front end, from freehold.server.wire (`make wire`)."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from freehold.server import wire

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "web" / "src" / "lib" / "wire.ts"
HEAD = "// Written by tools/make_wire.py from src/freehold/server/wire.py. Do not edit: run `make wire`.\n"
PLAIN = {
    inspect.IntType: "number", inspect.FloatType: "number", inspect.StrType: "string", inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}  # fmt: skip
UNIONS = ("ClientMessage", "ServerMessage")


def typescript(type_: inspect.Type) -> str:
    """A type of msgspec's in TypeScript's words."""
    if isinstance(type_, inspect.StructType):
        return type_.cls.__name__
    if isinstance(type_, inspect.UnionType):
        return " | ".join(typescript(each) for each in type_.types)
    if isinstance(type_, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in type_.values)
    if isinstance(type_, inspect.ListType):
        inner = typescript(type_.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(type_, inspect.TupleType):
        return "[" + ", ".join(typescript(each) for each in type_.item_types) + "]"
    if isinstance(type_, inspect.DictType):
        return f"Record<string, {typescript(type_.value_type)}>"
    return PLAIN[type(type_)]


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct. A field that the encoder may leave out, or that a client may, is optional."""
    info = inspect.type_info(struct)
    if not isinstance(info, inspect.StructType):
        raise TypeError(f"{struct} is no struct")
    lines = [f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    omits = struct.__struct_config__.omit_defaults or info.forbid_unknown_fields
    for field in info.fields:
        mark = "?" if omits and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {typescript(field.type)};")
    return "\n".join([*lines, "}"])


def text() -> str:
    structs = [each for each in vars(wire).values()
               if isinstance(each, type) and issubclass(each, msgspec.Struct) and each is not msgspec.Struct]  # fmt: skip
    parts = [HEAD, *(interface(struct) + "\n" for struct in structs)]
    for name in UNIONS:
        union: Any = getattr(wire, name)
        members = " | ".join(each.__name__ for each in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the file is current")
    arguments = parser.parse_args()
    made = text()
    if arguments.check:
        current = OUTPUT.read_text(encoding="utf-8") if OUTPUT.exists() else ""
        if current != made:
            print(f"{OUTPUT.relative_to(ROOT)} is not current: run `make wire`", file=sys.stderr)
            return 1
        return 0
    OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    OUTPUT.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
