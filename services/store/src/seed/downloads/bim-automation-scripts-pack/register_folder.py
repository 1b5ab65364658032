#!/usr/bin/env python3
"""Write a register of a folder as CSV: path, bytes, day of the last change and SHA-256 of every file.

Send it with a delivery: verify_delivery.py tells the receiver whether everything arrived unchanged.
"""
import argparse
import csv
import hashlib
import sys
from datetime import datetime, timezone
from pathlib import Path


def fingerprint(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        for block in iter(lambda: file.read(1 << 20), b""):
            digest.update(block)
    return digest.hexdigest()


def entries(folder):
    for path in sorted(folder.rglob("*")):
        relative = path.relative_to(folder)
        if path.is_file() and not any(part.startswith(".") for part in relative.parts):
            changed = datetime.fromtimestamp(path.stat().st_mtime, timezone.utc).date().isoformat()
            yield relative.as_posix(), path.stat().st_size, changed, fingerprint(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--out", type=Path, metavar="FILE", help="CSV file to write; without it the register is printed")
    arguments = parser.parse_args()
    if not arguments.folder.is_dir():
        print(f"{arguments.folder} is not a folder", file=sys.stderr)
        return 2
    rows = [("path", "bytes", "changed", "sha256"), *entries(arguments.folder)]
    if arguments.out:
        with open(arguments.out, "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(rows)
        print(f"{len(rows) - 1} files registered in {arguments.out}")
    else:
        csv.writer(sys.stdout).writerows(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
