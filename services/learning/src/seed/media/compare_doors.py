import csv
import sys


def read(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file, delimiter=";"))
    doors = {row["Mark"]: row for row in rows}
    if len(doors) < len(rows):
        sys.exit(f"{path}: a mark is used twice, so rows can't be matched")
    return doors


old, new = read(sys.argv[1]), read(sys.argv[2])

for mark in sorted(new.keys() - old.keys()):
    print(f"{mark}: new")
for mark in sorted(old.keys() - new.keys()):
    print(f"{mark}: gone")
for mark in sorted(old.keys() & new.keys()):
    for column, before in old[mark].items():
        after = new[mark].get(column, "")
        if before.strip() != after.strip():
            print(f"{mark}: {column} {before.strip() or '-'} -> {after.strip() or '-'}")
