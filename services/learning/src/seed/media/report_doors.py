import csv
import sys


def number(text):
    """1,86 and 1.86 are the same number; an empty cell counts as 0."""
    return float(text.strip().replace(",", ".") or 0)


with open(sys.argv[1], encoding="utf-8-sig", newline="") as file:
    doors = list(csv.DictReader(file, delimiter=";"))

levels = {}
for door in doors:
    line = levels.setdefault(door["Level"], {"doors": 0, "unrated": 0, "area": 0.0})
    line["doors"] += 1
    if not door["FireRating"].strip():
        line["unrated"] += 1
    line["area"] += number(door["Area"])

with open(sys.argv[2], "w", encoding="utf-8-sig", newline="") as file:
    report = csv.writer(file, delimiter=";")
    report.writerow(["Level", "Doors", "Without rating", "Area"])
    for level, line in sorted(levels.items()):
        area = f"{line['area']:.2f}"
        report.writerow([level, line["doors"], line["unrated"], area.replace(".", ",")])
        print(f"{level}: {line['doors']} doors, {line['unrated']} without rating, {area} m2")
