#!/usr/bin/env python3
"""Check names of information containers against the fields of a project (ISO 19650 style naming).

The fields, their order and their codes come from a JSON file, so the project's own list counts, not ours.
Exit status: 0 all names fit, 1 at least one does not, 2 the input could not be read.
"""
import argparse
import csv
import json
import re
import sys
from pathlib import Path


def load_fields(path):
    with open(path, encoding="utf-8") as file:
        rules = json.load(file)
    for field in rules["fields"]:
        if "codes" not in field and "pattern" not in field:
            raise ValueError(f"field '{field['name']}' needs 'codes' or 'pattern'")
        if "pattern" in field:
            field["pattern"] = re.compile(field["pattern"])
    return rules


def read_names(source):
    """Names from a folder (files, without extension) or from a text file with one name on each line."""
    if source.is_dir():
        return sorted(item.stem for item in source.rglob("*") if item.is_file() and not item.name.startswith("."))
    lines = source.read_text(encoding="utf-8-sig").splitlines()
    return [Path(line.strip()).stem if "." in line else line.strip() for line in lines if line.strip()]


def check(name, rules):
    """Faults of one name as (field, text)."""
    fields = rules["fields"]
    parts = name.split(rules["delimiter"])
    if len(parts) != len(fields):
        return [("name", f"has {len(parts)} fields, expected {len(fields)}")]
    faults = []
    for part, field in zip(parts, fields):
        if not part:
            faults.append((field["name"], "is empty"))
        elif "codes" in field and part not in field["codes"]:
            near = [code for code in field["codes"] if code.lower() == part.lower()]
            hint = f", did you mean {near[0]}?" if near else ""
            faults.append((field["name"], f"'{part}' is not in the code list{hint}"))
        elif "pattern" in field and not field["pattern"].fullmatch(part):
            faults.append((field["name"], f"'{part}' does not fit {field['pattern'].pattern}"))
    return faults


def main():
    here = Path(__file__).parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=Path, help="folder of files, or text file with one name on each line")
    parser.add_argument("--fields", type=Path, default=here / "fields.json", help="JSON file with fields and codes")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="also write the faults to this CSV file")
    arguments = parser.parse_args()
    try:
        rules = load_fields(arguments.fields)
        names = read_names(arguments.source)
    except (OSError, ValueError, KeyError) as error:
        print(f"Cannot read the input: {error}", file=sys.stderr)
        return 2

    rows = [(name, field, text) for name in names for field, text in check(name, rules)]
    repeated = sorted({name for name in names if names.count(name) > 1})
    rows += [(name, "name", "is used more than once") for name in repeated]
    for name, field, text in rows:
        print(f"{name}: {field} {text}")
    if arguments.csv:
        with open(arguments.csv, "w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(["container", "field", "fault"])
            writer.writerows(rows)
    different, wrong = len(set(names)), len({row[0] for row in rows})
    print(f"{different} different names, {different - wrong} fit, {wrong} need attention")
    return 1 if rows else 0


if __name__ == "__main__":
    sys.exit(main())
