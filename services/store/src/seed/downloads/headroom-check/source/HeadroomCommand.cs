using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Autodesk.Revit.Attributes;
using Autodesk.Revit.DB;
using Autodesk.Revit.UI;

namespace Arcada.HeadroomCheck
{
    [Transaction(TransactionMode.ReadOnly)]
    public sealed class HeadroomCommand : IExternalCommand
    {
        private static readonly double[] ChoicesInMetres = { 2.10, 2.30, 2.50 };

        private static readonly BuiltInCategory[] Categories =
        {
            BuiltInCategory.OST_DuctCurves, BuiltInCategory.OST_PipeCurves, BuiltInCategory.OST_CableTray,
            BuiltInCategory.OST_Conduit, BuiltInCategory.OST_DuctFitting, BuiltInCategory.OST_PipeFitting,
        };

        public Result Execute(ExternalCommandData commandData, ref string message, ElementSet elements)
        {
            UIDocument view = commandData.Application.ActiveUIDocument;
            if (view == null)
            {
                message = "Open a model first.";
                return Result.Failed;
            }
            double? headroom = AskHeadroom();
            if (headroom == null) return Result.Cancelled;
            Document document = view.Document;
            List<Level> levels = new FilteredElementCollector(document).OfClass(typeof(Level)).Cast<Level>()
                .OrderBy(level => level.ProjectElevation).ToList();
            double wanted = UnitUtils.ConvertToInternalUnits(headroom.Value, UnitTypeId.Meters);
            var rows = new List<string[]> { new[] { "Element id", "Category", "Level", "Headroom m", "Missing m" } };
            var low = new List<ElementId>();
            var filter = new ElementMulticategoryFilter(Categories);
            foreach (Element element in new FilteredElementCollector(document).WherePasses(filter).WhereElementIsNotElementType())
            {
                BoundingBoxXYZ box = element.get_BoundingBox(null);
                Level below = box == null ? null : levels.LastOrDefault(level => level.ProjectElevation < box.Max.Z);
                if (below == null || IsRiser(box)) continue;
                double clear = box.Min.Z - below.ProjectElevation;
                // Less than nothing: the run passes through the floor.
                if (clear >= wanted || clear < 0) continue;
                low.Add(element.Id);
                rows.Add(new[] { element.Id.ToString(), element.Category.Name, below.Name, Metres(clear), Metres(wanted - clear) });
            }
            if (low.Count == 0)
            {
                TaskDialog.Show("Headroom Check", "Nothing hangs lower than " + headroom.Value.ToString("0.00") + " m.");
                return Result.Succeeded;
            }
            string folder = Environment.GetFolderPath(Environment.SpecialFolder.MyDocuments);
            string path = Path.Combine(folder, "headroom " + DateTime.Now.ToString("yyyy-MM-dd HHmm") + ".csv");
            CsvFile.Write(path, rows);
            view.Selection.SetElementIds(low);
            TaskDialog.Show("Headroom Check", low.Count + " elements hang too low and are selected.\nList: " + path);
            return Result.Succeeded;
        }

        // A run that is taller than wide is a riser: headroom means nothing there.
        private static bool IsRiser(BoundingBoxXYZ box)
        {
            XYZ size = box.Max - box.Min;
            return size.Z > size.X && size.Z > size.Y;
        }

        private static string Metres(double feet)
        {
            return UnitUtils.ConvertFromInternalUnits(feet, UnitTypeId.Meters).ToString("0.000");
        }

        private static double? AskHeadroom()
        {
            var dialog = new TaskDialog("Headroom Check") { MainInstruction = "How much clear height is needed?" };
            dialog.AddCommandLink(TaskDialogCommandLinkId.CommandLink1, ChoicesInMetres[0].ToString("0.00") + " m");
            dialog.AddCommandLink(TaskDialogCommandLinkId.CommandLink2, ChoicesInMetres[1].ToString("0.00") + " m");
            dialog.AddCommandLink(TaskDialogCommandLinkId.CommandLink3, ChoicesInMetres[2].ToString("0.00") + " m");
            dialog.CommonButtons = TaskDialogCommonButtons.Cancel;
            switch (dialog.Show())
            {
                case TaskDialogResult.CommandLink1: return ChoicesInMetres[0];
                case TaskDialogResult.CommandLink2: return ChoicesInMetres[1];
                case TaskDialogResult.CommandLink3: return ChoicesInMetres[2];
                default: return null;
            }
        }
    }
}
