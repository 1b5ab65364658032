import csv
import sys
from ifc_text import read, references, value

entities = read(sys.argv[1])
with open(sys.argv[2], encoding="utf-8-sig", newline="") as file:
    rules = list(csv.DictReader(file, delimiter=";"))

# Element's line -> {(property set, property): value}
known = {}
for kind, attributes in entities.values():
    if kind != "IFCRELDEFINESBYPROPERTIES":
        continue
    for definition in references(attributes[5]):
        if entities[definition][0] != "IFCPROPERTYSET":
            continue
        name, members = value(entities[definition][1][2]), references(entities[definition][1][4])
        for member in members:
            single = entities[member][1]
            text = value(single[2]) or single[2].partition("(")[2].rstrip(")").strip("'.$")
            for element in references(attributes[4]):
                known.setdefault(element, {})[name, value(single[0])] = text

faults = 0
for rule in rules:
    wanted = [line for line, (kind, _) in entities.items() if kind == rule["entity"]]
    allowed = rule["allowed"].split("|") if rule["allowed"] else []
    bad = 0
    for line in wanted:
        found = known.get(line, {}).get((rule["property set"], rule["property"]), "")
        if not found or (allowed and found not in allowed):
            bad += 1
            print(f"{value(entities[line][1][0])} {rule['property']}: {found or 'no value'}")
    print(f"{rule['entity']}.{rule['property']}: {len(wanted) - bad} of {len(wanted)} right")
    faults += bad + (not wanted)
sys.exit(1 if faults else 0)
