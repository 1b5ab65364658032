#!/usr/bin/env python3
"""Audit a schedule exported as CSV: empty cells, repeated marks, numbers that are no numbers.

Exit status: 0 fine, 1 findings, 2 the file could not be read.
"""
import argparse
import csv
import sys
from collections import defaultdict
from pathlib import Path


def read_schedule(path):
    with open(path, newline="", encoding="utf-8-sig") as file:
        return list(csv.DictReader(file))


def audit(rows, required, unique, numbers):
    seen = defaultdict(list)
    for line, row in enumerate(rows, start=2):
        for column in required:
            if not (row[column] or "").strip():
                yield f"line {line}: {column} is empty"
        for column in numbers:
            text = (row[column] or "").strip()
            try:
                float(text.replace(",", ".")) if text else None
            except ValueError:
                yield f"line {line}: {column} '{text}' is not a number"
        for column in unique:
            if row[column]:
                seen[(column, row[column].strip())].append(line)
    for (column, value), lines in seen.items():
        if len(lines) > 1:
            yield f"{column} '{value}' is repeated on lines {', '.join(map(str, lines))}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("schedule", type=Path, help="CSV file, headers in the first line")
    parser.add_argument("--required", action="append", default=[], metavar="COLUMN")
    parser.add_argument("--unique", action="append", default=[], metavar="COLUMN")
    parser.add_argument("--number", action="append", default=[], metavar="COLUMN")
    arguments = parser.parse_args()
    try:
        rows = read_schedule(arguments.schedule)
        findings = list(audit(rows, arguments.required, arguments.unique, arguments.number))
    except OSError as error:
        print(f"Cannot read the schedule: {error}", file=sys.stderr)
        return 2
    except KeyError as error:
        print(f"The schedule has no column {error}", file=sys.stderr)
        return 2
    print("\n".join(findings + [f"{len(rows)} rows, {len(findings)} findings"]))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
