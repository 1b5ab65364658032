import csv
import sys

path, column = sys.argv[1], sys.argv[2]

with open(path, encoding="utf-8-sig", newline="") as file:
    separator = ";" if ";" in file.readline() else ","
    file.seek(0)
    doors = list(csv.DictReader(file, delimiter=separator))

if column not in doors[0]:
    sys.exit(f"No column {column}. Columns: {', '.join(doors[0])}")

missing = [door["Mark"] for door in doors if not door[column].strip()]
print(f"{len(doors)} doors, {len(missing)} without {column}: {', '.join(missing)}")
sys.exit(1 if missing else 0)
