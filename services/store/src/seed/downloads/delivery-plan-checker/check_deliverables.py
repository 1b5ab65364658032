#!/usr/bin/env python3
"""Check a delivery plan (MIDP or TIDP as CSV): owner, date, level of information need, milestone, no date after it.

Exit status: 0 fine, 1 faults found, 2 a file could not be read.
"""
import argparse
import sys
from collections import Counter
from pathlib import Path

from plan_tables import day, read_table

NEEDED = ["container", "owner", "date", "level_of_information_need", "milestone"]


def check(rows, milestones):
    uses = Counter(row["container"] for row in rows)
    for row in rows:
        label = f"line {row['line']}, {row['container'] or 'container without a name'}"
        for column in NEEDED:
            if not row[column]:
                yield f"{label}: {column} is empty"
        due = day(row["date"])
        if row["date"] and not due:
            yield f"{label}: '{row['date']}' is not a date like 2026-03-02"
        if row["milestone"] and row["milestone"] not in milestones:
            yield f"{label}: milestone '{row['milestone']}' is not in the list"
        elif due and row["milestone"] and due > milestones[row["milestone"]]:
            late = (due - milestones[row["milestone"]]).days
            yield f"{label}: due {late} days after milestone {row['milestone']}"
    for container, count in uses.items():
        if container and count > 1:
            yield f"{container}: listed {count} times"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("plan", type=Path, help="CSV file with the columns " + ", ".join(NEEDED))
    parser.add_argument("--milestones", type=Path, required=True, help="CSV file with the columns milestone, date")
    arguments = parser.parse_args()
    try:
        rows = read_table(arguments.plan, NEEDED)
        milestones = {row["milestone"]: day(row["date"]) for row in read_table(arguments.milestones, ["milestone", "date"])}
        undated = [name for name, date in milestones.items() if not date]
        if undated:
            raise ValueError(f"milestones without a date like 2026-03-02: {', '.join(undated)}")
    except (OSError, ValueError) as error:
        print(f"Cannot read the plan: {error}", file=sys.stderr)
        return 2
    faults = list(check(rows, milestones))
    print("\n".join(faults + [f"{len(rows)} deliverables, {len(faults)} faults"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
