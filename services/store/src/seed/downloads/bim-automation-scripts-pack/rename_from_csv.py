#!/usr/bin/env python3
"""Rename files from a CSV list with the columns old, new. Shows what would happen; --apply does it.

Nothing is renamed when a file is missing, a new name is taken or two files would get the same name. After --apply an
undo list is written beside the CSV. Exit status: 0 fine, 1 the list has conflicts, 2 it could not be read.
"""
import argparse
import csv
import sys
from collections import Counter
from pathlib import Path


def read_pairs(path):
    with open(path, newline="", encoding="utf-8-sig") as file:
        return [(row["old"].strip(), row["new"].strip()) for row in csv.DictReader(file)]


def conflicts(folder, pairs):
    leaving = {old for old, _ in pairs}
    targets = Counter(new.lower() for _, new in pairs)
    for old, new in pairs:
        if Path(old).name != old or Path(new).name != new or not new:
            yield f"{old} -> {new}: give plain file names, without folders"
        elif not (folder / old).is_file():
            yield f"{old}: not in {folder}"
        elif targets[new.lower()] > 1:
            yield f"{new}: wanted by {targets[new.lower()]} files"
        elif new not in leaving and (folder / new).exists():
            yield f"{new}: exists already"


def rename(folder, pairs):
    """Two passes through temporary names, so that a -> b and b -> a may be in the same list."""
    for number, (old, _) in enumerate(pairs):
        (folder / old).rename(folder / f".renaming-{number}")
    for number, (_, new) in enumerate(pairs):
        (folder / f".renaming-{number}").rename(folder / new)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("list", type=Path, help="CSV file with the columns old, new")
    parser.add_argument("--apply", action="store_true", help="rename, instead of only showing")
    arguments = parser.parse_args()
    try:
        pairs = [pair for pair in read_pairs(arguments.list) if pair[0] != pair[1]]
    except (OSError, KeyError, AttributeError) as error:
        print(f"Cannot read the list: {error}", file=sys.stderr)
        return 2
    found = list(conflicts(arguments.folder, pairs))
    if found:
        print("\n".join(found))
        print(f"{len(found)} conflicts, nothing renamed")
        return 1
    for old, new in pairs:
        print(f"{old} -> {new}")
    if not arguments.apply:
        print(f"{len(pairs)} files would be renamed; add --apply to do it")
        return 0
    rename(arguments.folder, pairs)
    undo = arguments.list.with_name(f"{arguments.list.stem}-undo.csv")
    with open(undo, "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("old", "new")] + [(new, old) for old, new in pairs])
    print(f"{len(pairs)} files renamed; to go back use {undo}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
