using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Autodesk.Revit.Attributes;
using Autodesk.Revit.DB;
using Autodesk.Revit.UI;

namespace Arcada.ParameterBridge
{
    [Transaction(TransactionMode.Manual)]
    public sealed class ImportCommand : IExternalCommand
    {
        private const int FixedColumns = 3;

        public Result Execute(ExternalCommandData commandData, ref string message, ElementSet elements)
        {
            Document document = commandData.Application.ActiveUIDocument?.Document;
            if (document == null || !File.Exists(BridgeFiles.Table))
            {
                message = "Open the model and export first: " + BridgeFiles.Table + " was not found.";
                return Result.Failed;
            }
            List<List<string>> rows = CsvFile.Read(BridgeFiles.Table);
            if (rows.Count == 0 || rows[0].FirstOrDefault()?.Trim('\uFEFF') != "UniqueId")
            {
                message = "The first column of " + BridgeFiles.Table + " must be UniqueId.";
                return Result.Failed;
            }
            int changed = 0;
            var refused = new List<string>();
            using (var transaction = new Transaction(document, "Parameter Bridge: import"))
            {
                transaction.Start();
                foreach (List<string> row in rows.Skip(1))
                {
                    Element element = document.GetElement(row[0]);
                    for (int i = FixedColumns; element != null && i < row.Count && i < rows[0].Count; i++)
                    {
                        Parameter parameter = element.LookupParameter(rows[0][i]);
                        if (parameter == null || ExportCommand.Text(parameter) == row[i]) continue;
                        if (Write(parameter, row[i])) changed++;
                        else refused.Add(element.Id + " " + rows[0][i] + ": " + row[i]);
                    }
                }
                transaction.Commit();
            }
            string details = refused.Count == 0 ? "" : "\nRefused:\n" + string.Join("\n", refused.Take(20));
            TaskDialog.Show("Parameter Bridge", changed + " values written, " + refused.Count + " refused." + details);
            return Result.Succeeded;
        }

        private static bool Write(Parameter parameter, string text)
        {
            if (parameter.IsReadOnly || parameter.StorageType == StorageType.ElementId) return false;
            return parameter.StorageType == StorageType.String ? parameter.Set(text) : parameter.SetValueString(text);
        }
    }
}
