#!/usr/bin/env python3
"""Check a responsibility matrix (CSV): exactly one accountable party in each row, somebody responsible, known letters.

The first column is the task; every other column is a party. Cells hold R, A, C or I, alone or together (for example
"R/A"). Exit status: 0 fine, 1 faults found, 2 the file could not be read.
"""
import argparse
import re
import sys
from pathlib import Path

from plan_tables import read_table

LETTERS = {"R", "A", "C", "I"}


def check(rows):
    parties = [name for name in rows[0] if name not in ("task", "line")]
    work = {party: 0 for party in parties}
    for row in rows:
        marks = {party: set(re.findall(r"\w", row[party].upper())) for party in parties}
        accountable = [party for party in parties if "A" in marks[party]]
        unknown = sorted(set().union(*marks.values()) - LETTERS)
        label = f"line {row['line']}, {row['task'] or 'task without a name'}"
        if len(accountable) != 1:
            found = ", ".join(accountable) or "nobody"
            yield f"{label}: exactly one party must be accountable, found {found}"
        if not any("R" in mark for mark in marks.values()):
            yield f"{label}: nobody is responsible"
        if unknown:
            yield f"{label}: unknown letters {', '.join(unknown)}"
        for party in parties:
            work[party] += bool(marks[party])
    for party in parties:
        if work[party] == 0:
            yield f"{party}: has no part in any task"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("matrix", type=Path, help="CSV file with a column 'task' and one column for each party")
    arguments = parser.parse_args()
    try:
        rows = read_table(arguments.matrix, ["task"])
    except (OSError, ValueError) as error:
        print(f"Cannot read the matrix: {error}", file=sys.stderr)
        return 2
    faults = list(check(rows)) if rows else ["the matrix has no rows"]
    print("\n".join(faults + [f"{len(rows)} tasks, {len(faults)} faults"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
