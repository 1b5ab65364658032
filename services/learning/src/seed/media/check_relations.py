import sys
from ifc_text import read, references, value

entities = read(sys.argv[1])


def related(relation):
    """Line of each element to the line of what the relation ties it to."""
    return {
        element: references(attributes[5])[0]
        for kind, attributes in entities.values()
        if kind == relation
        for element in references(attributes[4])
    }


storeys = related("IFCRELCONTAINEDINSPATIALSTRUCTURE")
types = related("IFCRELDEFINESBYTYPE")

# Line of an element or a type -> lines of its property sets
sets = {}
for line, (kind, attributes) in entities.items():
    if kind == "IFCDOORTYPE":
        sets[line] = references(attributes[5])
    elif kind == "IFCRELDEFINESBYPROPERTIES":
        for element in references(attributes[4]):
            sets.setdefault(element, []).extend(references(attributes[5]))


def rating(line):
    for each in sets.get(line, []):
        kind, attributes = entities[each]
        if kind == "IFCPROPERTYSET" and value(attributes[2]) == "Pset_DoorCommon":
            for member in references(attributes[4]):
                if value(entities[member][1][0]) == "FireRating":
                    return value(entities[member][1][2])
    return ""


for line, (kind, attributes) in entities.items():
    if kind != "IFCDOOR":
        continue
    own, shared = rating(line), rating(types.get(line))
    storey = value(entities[storeys[line]][1][2]) if line in storeys else "no storey"
    print(f"{value(attributes[7])}: {storey}, own {own or '-'}, type {shared or '-'} -> {own or shared or 'none'}")
