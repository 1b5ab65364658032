import csv
import sys
from datetime import date, timedelta

# Replace them by those of your project. Its gates stand in the second file.
PARTIES = {"ARC", "EST", "INS", "CON"}


def rows_of(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file, delimiter=";"))


def working_days(start, end):
    if end < start:
        return -working_days(end, start)
    days = (start + timedelta(day) for day in range(1, (end - start).days + 1))
    return sum(day.weekday() < 5 for day in days)


plan, gates = rows_of(sys.argv[1]), {row["milestone"]: row for row in rows_of(sys.argv[2])}
faulty = 0
seen = set()
for line, row in enumerate(plan, start=2):
    name, owner, due, gate = (row[field].strip() for field in ("container", "owner", "due", "milestone"))
    found = [f"has no {field}" for field in ("owner", "due", "milestone", "need") if not row[field].strip()]
    if owner and owner not in PARTIES:
        found.append(f"names an unknown owner {owner}")
    if gate and gate not in gates:
        found.append(f"names an unknown milestone {gate}")
    if due and gate in gates:
        agreed = int(gates[gate]["working days for authorisation and acceptance"])
        room = working_days(date.fromisoformat(due), date.fromisoformat(gates[gate]["date"]))
        if room < 0:
            found.append(f"is due {-room} working days after {gate}")
        elif room < agreed:
            found.append(f"leaves {room} working days before {gate}, {agreed} are agreed")
    if name in seen:
        found.append("is listed twice")
    seen.add(name)
    if found:
        faulty += 1
        print(f"line {line}: {name} {'; '.join(found)}")

print(f"{faulty} of {len(plan)} deliverables need attention")
sys.exit(1 if faulty else 0)
