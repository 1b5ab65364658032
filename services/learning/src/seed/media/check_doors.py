import csv
import sys
from collections import Counter

ALLOWED = ["EI 30", "EI 60", "EI 90", "none"]


def read(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        rows = csv.DictReader(file, delimiter=";")
        return [{column: cell.strip() for column, cell in row.items()} for row in rows]


def empty(doors):
    return [door["Mark"] for door in doors if not door["FireRating"]]


def outside_list(doors):
    rated = [door for door in doors if door["FireRating"]]
    return [door["Mark"] for door in rated if door["FireRating"] not in ALLOWED]


def doubled(doors):
    counts = Counter(door["Mark"] for door in doors)
    return [mark for mark, count in counts.items() if count > 1]


RULES = {
    "FireRating is filled in": empty,
    "FireRating is in the list": outside_list,
    "Each mark occurs once": doubled,
}

doors = read(sys.argv[1])
faults = 0
for title, rule in RULES.items():
    found = rule(doors)
    faults += len(found)
    print(f"{'FAIL' if found else 'ok  '} {title}: {', '.join(found) or '-'}")

print(f"{len(doors)} doors, {faults} faults")
sys.exit(1 if faults else 0)
