using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Autodesk.Revit.Attributes;
using Autodesk.Revit.DB;
using Autodesk.Revit.UI;

namespace Arcada.WarningLedger
{
    [Transaction(TransactionMode.ReadOnly)]
    public sealed class WarningLedgerCommand : IExternalCommand
    {
        public Result Execute(ExternalCommandData commandData, ref string message, ElementSet elements)
        {
            Document document = commandData.Application.ActiveUIDocument?.Document;
            if (document == null)
            {
                message = "Open a model first.";
                return Result.Failed;
            }
            string folder = Environment.GetFolderPath(Environment.SpecialFolder.MyDocuments);
            string model = string.Concat(document.Title.Split(Path.GetInvalidFileNameChars()));
            string memory = Path.Combine(folder, "warnings " + model + ".last.txt");
            var groups = document.GetWarnings().GroupBy(OneLine).OrderByDescending(group => group.Count()).ToList();
            Dictionary<string, int> before = WarningCounts.Load(memory);
            Dictionary<string, int> now = groups.ToDictionary(group => group.Key, group => group.Count());

            var rows = new List<string[]> { new[] { "Warning", "Severity", "Count", "Last time", "Element ids" } };
            foreach (var group in groups)
            {
                before.TryGetValue(group.Key, out int last);
                IEnumerable<string> ids = group.SelectMany(warning => warning.GetFailingElements())
                    .Concat(group.SelectMany(warning => warning.GetAdditionalElements()))
                    .Select(id => id.ToString()).Distinct();
                rows.Add(new[]
                {
                    group.Key, group.First().GetSeverity().ToString(), group.Count().ToString(), last.ToString(),
                    string.Join(";", ids),
                });
            }
            foreach (var solved in before.Where(pair => !now.ContainsKey(pair.Key)))
            {
                rows.Add(new[] { solved.Key, "", "0", solved.Value.ToString(), "" });
            }
            string path = Path.Combine(folder, "warnings " + model + " " + DateTime.Now.ToString("yyyy-MM-dd HHmm") + ".csv");
            CsvFile.Write(path, rows);
            WarningCounts.Save(memory, now);
            string change = before.Count == 0 ? "" : " (" + before.Values.Sum() + " last time)";
            TaskDialog.Show("Warning Ledger", now.Values.Sum() + " warnings of " + now.Count + " kinds" + change + ".\n" + path);
            return Result.Succeeded;
        }

        private static string OneLine(FailureMessage warning)
        {
            return warning.GetDescriptionText().Replace("\r", " ").Replace("\n", " ").Replace("\t", " ").Trim();
        }
    }
}
