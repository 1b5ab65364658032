import sys

import ifcopenshell
from ifcopenshell.util.element import get_container, get_pset

ALLOWED = ["EI 30", "EI 60", "EI 90", "none"]

model = ifcopenshell.open(sys.argv[1])
doors = model.by_type("IfcDoor")

faults = 0
for door in doors:
    found = []
    rating = get_pset(door, "Pset_DoorCommon", "FireRating")
    if rating not in ALLOWED:
        found.append(f"FireRating {rating or 'empty'}")
    if get_container(door, ifc_class="IfcBuildingStorey") is None:
        found.append("in no storey")
    if found:
        faults += 1
        print(door.GlobalId, door.Tag, ", ".join(found))

print(f"{model.schema}: {len(doors)} doors, {faults} with faults")
sys.exit(1 if faults or not doors else 0)
