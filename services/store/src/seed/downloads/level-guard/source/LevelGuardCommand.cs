using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Autodesk.Revit.Attributes;
using Autodesk.Revit.DB;
using Autodesk.Revit.UI;

namespace Arcada.LevelGuard
{
    [Transaction(TransactionMode.ReadOnly)]
    public sealed class LevelGuardCommand : IExternalCommand
    {
        private const double ToleranceInMetres = 0.60;

        private static readonly BuiltInCategory[] Categories =
        {
            BuiltInCategory.OST_Walls, BuiltInCategory.OST_Columns, BuiltInCategory.OST_StructuralColumns,
            BuiltInCategory.OST_Doors, BuiltInCategory.OST_Furniture, BuiltInCategory.OST_Casework,
            BuiltInCategory.OST_PlumbingFixtures, BuiltInCategory.OST_MechanicalEquipment,
            BuiltInCategory.OST_ElectricalEquipment, BuiltInCategory.OST_GenericModel,
        };

        public Result Execute(ExternalCommandData commandData, ref string message, ElementSet elements)
        {
            UIDocument view = commandData.Application.ActiveUIDocument;
            if (view == null)
            {
                message = "Open a model first.";
                return Result.Failed;
            }
            Document document = view.Document;
            var rule = new LevelRule(document, UnitUtils.ConvertToInternalUnits(ToleranceInMetres, UnitTypeId.Meters));
            var rows = new List<string[]> { new[] { "Element id", "Category", "Name", "Declared level", "Stands on" } };
            var wrong = new List<ElementId>();
            var filter = new ElementMulticategoryFilter(Categories);
            foreach (Element element in new FilteredElementCollector(document).WherePasses(filter).WhereElementIsNotElementType())
            {
                // Parts of a family follow their parent.
                if (element is FamilyInstance { SuperComponent: not null }) continue;
                Level declared = rule.Declared(element);
                Level actual = rule.Actual(element);
                if (declared == null || actual == null || declared.Id == actual.Id) continue;
                wrong.Add(element.Id);
                rows.Add(new[] { element.Id.ToString(), element.Category.Name, element.Name, declared.Name, actual.Name });
            }
            if (wrong.Count == 0)
            {
                TaskDialog.Show("Level Guard", "Every element stands on the level that it declares.");
                return Result.Succeeded;
            }
            string folder = Environment.GetFolderPath(Environment.SpecialFolder.MyDocuments);
            string path = Path.Combine(folder, "level-guard " + DateTime.Now.ToString("yyyy-MM-dd HHmm") + ".csv");
            CsvFile.Write(path, rows);
            view.Selection.SetElementIds(wrong);
            TaskDialog.Show("Level Guard", wrong.Count + " elements are selected.\nList: " + path);
            return Result.Succeeded;
        }
    }
}
