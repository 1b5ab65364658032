using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Autodesk.Revit.Attributes;
using Autodesk.Revit.DB;
using Autodesk.Revit.UI;

namespace Arcada.ParameterBridge
{
    [Transaction(TransactionMode.ReadOnly)]
    public sealed class ExportCommand : IExternalCommand
    {
        public Result Execute(ExternalCommandData commandData, ref string message, ElementSet elements)
        {
            UIDocument view = commandData.Application.ActiveUIDocument;
            ICollection<ElementId> selected = view?.Selection.GetElementIds();
            if (selected == null || selected.Count == 0)
            {
                message = "Select the elements to export first.";
                return Result.Cancelled;
            }
            string[] names = BridgeFiles.ParameterNames();
            var rows = new List<List<string>> { new List<string> { "UniqueId", "Category", "Element" } };
            rows[0].AddRange(names);
            foreach (ElementId id in selected)
            {
                Element element = view.Document.GetElement(id);
                var row = new List<string> { element.UniqueId, element.Category?.Name ?? "", element.Name };
                row.AddRange(names.Select(name => Text(element.LookupParameter(name))));
                rows.Add(row);
            }
            CsvFile.Write(BridgeFiles.Table, rows);
            TaskDialog.Show("Parameter Bridge", selected.Count + " elements written to " + BridgeFiles.Table);
            return Result.Succeeded;
        }

        internal static string Text(Parameter parameter)
        {
            if (parameter == null) return "";
            return (parameter.StorageType == StorageType.String ? parameter.AsString() : parameter.AsValueString()) ?? "";
        }
    }
}
