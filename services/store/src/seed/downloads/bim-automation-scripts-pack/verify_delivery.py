#!/usr/bin/env python3
"""Compare a folder with a register made by register_folder.py: what is missing, changed or not in the register.

Exit status: 0 everything arrived unchanged, 1 differences, 2 the register could not be read.
"""
import argparse
import csv
import sys
from pathlib import Path

from register_folder import entries


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("register", type=Path)
    arguments = parser.parse_args()
    try:
        with open(arguments.register, newline="", encoding="utf-8") as file:
            promised = {row["path"]: row["sha256"] for row in csv.DictReader(file)}
    except (OSError, KeyError) as error:
        print(f"Cannot read the register: {error}", file=sys.stderr)
        return 2
    present = {path: digest for path, _, _, digest in entries(arguments.folder)}
    differences = [f"missing: {path}" for path in promised if path not in present]
    differences += [f"changed: {path}" for path in promised if path in present and present[path] != promised[path]]
    differences += [f"not in the register: {path}" for path in present if path not in promised]
    print("\n".join(differences + [f"{len(promised)} files promised, {len(differences)} differences"]))
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
