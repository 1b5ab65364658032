import csv
import sys
from datetime import date

# Replace both by those of your project.
MILESTONES = {"G3": date(2026, 5, 18), "G4": date(2026, 8, 31)}
REVIEW_DAYS = 5

with open(sys.argv[1], encoding="utf-8-sig", newline="") as file:
    rows = list(csv.DictReader(file, delimiter=";"))

faults = {}
seen = set()
for line, row in enumerate(rows, start=2):
    name = row["container"]
    found = [f"has no {field}" for field in ("owner", "due", "milestone", "need") if not row[field].strip()]
    if name in seen:
        found.append("is listed twice")
    seen.add(name)
    if row["milestone"].strip() and row["milestone"] not in MILESTONES:
        found.append(f"names an unknown milestone {row['milestone']}")
    if row["due"].strip() and row["milestone"] in MILESTONES:
        room = (MILESTONES[row["milestone"]] - date.fromisoformat(row["due"])).days
        if room < 0:
            found.append(f"is due {-room} days after {row['milestone']}")
        elif room < REVIEW_DAYS:
            found.append(f"leaves {room} days for review, {REVIEW_DAYS} are agreed")
    if found:
        faults[name] = found
        print(f"line {line}: {name} {'; '.join(found)}")

print(f"{len(faults)} of {len(rows)} deliverables need attention")
sys.exit(1 if faults else 0)
