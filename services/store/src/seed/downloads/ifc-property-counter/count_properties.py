#!/usr/bin/env python3
"""Count objects and properties of an IFC file (STEP text), without any library.

Prints the objects of each class and, for each property set, how many objects have a value for each property.
With --require it lists the objects that lack a property. Exit status: 0 fine, 1 a required value is missing,
2 the file could not be read.
"""
import argparse
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path

INSTANCE = re.compile(r"#(\d+)\s*=\s*([A-Z0-9_]+)\s*\((.*)\)\s*$", re.DOTALL | re.IGNORECASE)


def statements(text):
    """Splits at semicolons outside quoted strings; comments are dropped."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    start, quoted = 0, False
    for position, character in enumerate(text):
        if character == "'":
            quoted = not quoted
        elif character == ";" and not quoted:
            yield text[start:position].strip()
            start = position + 1


def arguments_of(text):
    """Top-level arguments of an instance: "'a,b',(#1,#2),$" gives three."""
    parts, depth, quoted, start = [], 0, False, 0
    for position, character in enumerate(text):
        if character == "'":
            quoted = not quoted
        elif quoted:
            continue
        elif character == "(":
            depth += 1
        elif character == ")":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[start:position].strip())
            start = position + 1
    parts.append(text[start:].strip())
    return parts


def decode(token):
    r"""Text of a quoted token. \X2\00E7\X0\ stands for UTF-16 code units, '' for one apostrophe."""
    if token in ("$", "*"):
        return ""
    text = token.strip("'").replace("''", "'")
    return re.sub(
        r"\\X2\\((?:[0-9A-F]{4})+)\\X0\\", lambda found: bytes.fromhex(found.group(1)).decode("utf-16-be"), text
    )


def value_of(token):
    """IFCLABEL('2 h') gives "2 h"; nothing gives an empty string."""
    inner = re.fullmatch(r"[A-Z0-9_]+\s*\((.*)\)", token, re.DOTALL | re.IGNORECASE)
    return decode(inner.group(1) if inner else token).strip()


def references(token):
    return [int(number) for number in re.findall(r"#(\d+)", token)]


def read_model(path):
    instances = {}
    for statement in statements(path.read_text(encoding="utf-8", errors="replace")):
        found = INSTANCE.match(statement)
        if found:
            instances[int(found.group(1))] = (found.group(2).upper(), arguments_of(found.group(3)))
    return instances


def collect(instances):
    """Objects by id as (class, GlobalId, name), and values as {object id: {"Set.Property": value}}."""
    objects, values = {}, defaultdict(dict)
    for kind, arguments in instances.values():
        if kind != "IFCRELDEFINESBYPROPERTIES":
            continue
        definition = next((instances[i] for i in references(arguments[5]) if i in instances), None)
        if not definition or definition[0] != "IFCPROPERTYSET":
            continue
        set_name = decode(definition[1][2])
        for object_id in references(arguments[4]):
            for property_id in references(definition[1][4]):
                kind_of_property, details = instances.get(property_id, ("", []))
                if kind_of_property == "IFCPROPERTYSINGLEVALUE":
                    values[object_id][f"{set_name}.{decode(details[0])}"] = value_of(details[2])
    # An element has a GlobalId of 22 characters and a placement as its sixth argument.
    for number, (kind, arguments) in instances.items():
        rooted = len(arguments) >= 6 and re.fullmatch(r"'[0-9A-Za-z_$]{22}'", arguments[0])
        if rooted and not kind.startswith("IFCREL") and (number in values or references(arguments[5])):
            objects[number] = (kind, decode(arguments[0]), decode(arguments[2]))
    return objects, values


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", type=Path, help="IFC file (.ifc, STEP text)")
    parser.add_argument("--ifc-class", metavar="CLASS", help="only this class, for example IfcWall")
    parser.add_argument("--require", action="append", default=[], metavar="SET.PROPERTY", help="list objects without it")
    arguments = parser.parse_args()
    try:
        objects, values = collect(read_model(arguments.model))
    except (OSError, IndexError) as error:
        print(f"Cannot read the model: {error}", file=sys.stderr)
        return 2
    if arguments.ifc_class:
        objects = {i: item for i, item in objects.items() if item[0] == arguments.ifc_class.upper()}

    for kind, count in sorted(Counter(item[0] for item in objects.values()).items()):
        print(f"{kind}: {count}")
        members = [i for i, item in objects.items() if item[0] == kind]
        for name in sorted({name for i in members for name in values[i]}):
            filled = sum(1 for i in members if values[i].get(name))
            print(f"  {name}: {filled} of {count} filled")

    missing = 0
    for wanted in arguments.require:
        for number, (kind, global_id, name) in sorted(objects.items()):
            if not values[number].get(wanted):
                missing += 1
                print(f"missing {wanted}: {kind} {global_id} {name}")
    if arguments.require:
        print(f"{missing} values missing")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
