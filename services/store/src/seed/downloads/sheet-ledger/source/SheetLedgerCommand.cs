using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Autodesk.Revit.Attributes;
using Autodesk.Revit.DB;
using Autodesk.Revit.UI;

namespace Arcada.SheetLedger
{
    [Transaction(TransactionMode.ReadOnly)]
    public sealed class SheetLedgerCommand : IExternalCommand
    {
        public Result Execute(ExternalCommandData commandData, ref string message, ElementSet elements)
        {
            Document document = commandData.Application.ActiveUIDocument?.Document;
            if (document == null)
            {
                message = "Open a model first.";
                return Result.Failed;
            }
            List<ViewSheet> sheets = new FilteredElementCollector(document).OfClass(typeof(ViewSheet)).Cast<ViewSheet>()
                .Where(sheet => !sheet.IsPlaceholder).OrderBy(sheet => sheet.SheetNumber, StringComparer.Ordinal).ToList();
            var rows = new List<string[]>
            {
                new[] { "Number", "Name", "Revision", "Revision date", "Issue date", "Drawn by", "Checked by", "Views", "Remarks" },
            };
            int withRemarks = 0;
            foreach (ViewSheet sheet in sheets)
            {
                string remarks = string.Join("; ", Remarks(sheet));
                if (remarks.Length > 0) withRemarks++;
                rows.Add(new[]
                {
                    sheet.SheetNumber,
                    sheet.Name,
                    Text(sheet, BuiltInParameter.SHEET_CURRENT_REVISION),
                    Text(sheet, BuiltInParameter.SHEET_CURRENT_REVISION_DATE),
                    Text(sheet, BuiltInParameter.SHEET_ISSUE_DATE),
                    Text(sheet, BuiltInParameter.SHEET_DRAWN_BY),
                    Text(sheet, BuiltInParameter.SHEET_CHECKED_BY),
                    sheet.GetAllPlacedViews().Count.ToString(),
                    remarks,
                });
            }
            string folder = Environment.GetFolderPath(Environment.SpecialFolder.MyDocuments);
            string path = Path.Combine(folder, "sheet-ledger " + DateTime.Now.ToString("yyyy-MM-dd HHmm") + ".csv");
            CsvFile.Write(path, rows);
            TaskDialog.Show("Sheet Ledger", sheets.Count + " sheets, " + withRemarks + " with remarks.\n" + path);
            return Result.Succeeded;
        }

        private static IEnumerable<string> Remarks(ViewSheet sheet)
        {
            if (sheet.GetAllPlacedViews().Count == 0) yield return "no views";
            if (Text(sheet, BuiltInParameter.SHEET_CURRENT_REVISION).Length == 0) yield return "never issued";
            if (Text(sheet, BuiltInParameter.SHEET_CHECKED_BY).Length == 0) yield return "not checked";
            if (sheet.Name != sheet.Name.Trim()) yield return "space at the start or end of the name";
        }

        private static string Text(Element element, BuiltInParameter name)
        {
            return element.get_Parameter(name)?.AsString()?.Trim() ?? "";
        }
    }
}
