# Runs inside Revit 2022 or newer, as a button of pyRevit. Only reads the model.
from pyrevit import DB, revit, script


def text(element, name):
    parameter = element.LookupParameter(name)
    if parameter is None:
        return ""
    return (parameter.AsString() or parameter.AsValueString() or "").strip()


doors = (
    DB.FilteredElementCollector(revit.doc)
    .OfCategory(DB.BuiltInCategory.OST_Doors)
    .WhereElementIsNotElementType()
    .ToElements()
)

output = script.get_output()
rows = []
for door in doors:
    kind = revit.doc.GetElement(door.GetTypeId())
    rating = text(door, "FireRating") or text(kind, "FireRating")
    if not rating:
        mark = door.get_Parameter(DB.BuiltInParameter.ALL_MODEL_MARK).AsString()
        rows.append([output.linkify(door.Id), mark or "-"])

print("{} doors, {} without FireRating".format(len(doors), len(rows)))
if rows:
    output.print_table(table_data=rows, columns=["Element", "Mark"])
