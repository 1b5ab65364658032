using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;

namespace Arcada.SheetLedger
{
    internal static class CsvFile
    {
        /// Writes UTF-8 with byte order mark, which Excel needs to show accents.
        public static void Write(string path, IEnumerable<IEnumerable<string>> rows)
        {
            File.WriteAllLines(path, rows.Select(row => string.Join(",", row.Select(Quote))), new UTF8Encoding(true));
        }

        // A cell that begins like a formula gets an apostrophe, so that no spreadsheet runs it.
        private static string Quote(string value)
        {
            string text = value ?? "";
            if (text.Length > 0 && "=+-@".IndexOf(text[0]) >= 0 && !double.TryParse(text, out _)) text = "'" + text;
            return text.IndexOfAny(new[] { ',', '"', '\n', '\r' }) < 0 ? text : "\"" + text.Replace("\"", "\"\"") + "\"";
        }
    }
}
