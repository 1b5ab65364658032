#!/usr/bin/env python3
"""Compare two exports of the same schedule: rows added, rows removed, cells changed.

Exit status: 0 equal, 1 different, 2 a file could not be read.
"""
import argparse
import csv
import sys
from pathlib import Path


def read_by_key(path, key):
    with open(path, newline="", encoding="utf-8-sig") as file:
        rows = {}
        for row in csv.DictReader(file):
            if row[key] in rows:
                raise ValueError(f"{path}: {key} '{row[key]}' is used twice")
            rows[row[key]] = row
        return rows


def differences(before, after):
    for key in before.keys() - after.keys():
        yield key, "removed"
    for key in after.keys() - before.keys():
        yield key, "added"
    for key in before.keys() & after.keys():
        for column in before[key].keys() & after[key].keys():
            if before[key][column] != after[key][column]:
                yield key, f"{column}: '{before[key][column]}' -> '{after[key][column]}'"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--key", required=True, help="column that names a row, for example Mark")
    arguments = parser.parse_args()
    try:
        before = read_by_key(arguments.before, arguments.key)
        after = read_by_key(arguments.after, arguments.key)
    except (OSError, ValueError) as error:
        print(f"Cannot compare: {error}", file=sys.stderr)
        return 2
    except KeyError as error:
        print(f"Cannot compare: no column {error}", file=sys.stderr)
        return 2
    found = sorted(differences(before, after))
    for key, text in found:
        print(f"{key}: {text}")
    print(f"{len(before)} rows before, {len(after)} after, {len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
