using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;

namespace Arcada.ParameterBridge
{
    internal static class CsvFile
    {
        public static void Write(string path, IEnumerable<IEnumerable<string>> rows)
        {
            File.WriteAllLines(path, rows.Select(row => string.Join(",", row.Select(Quote))), new UTF8Encoding(true));
        }

        /// Rows of a comma separated file; quoted cells may hold commas, quotes and line breaks.
        public static List<List<string>> Read(string path)
        {
            var rows = new List<List<string>>();
            var row = new List<string>();
            var cell = new StringBuilder();
            bool quoted = false;
            string text = File.ReadAllText(path);
            for (int i = 0; i < text.Length; i++)
            {
                char c = text[i];
                if (quoted)
                {
                    if (c != '"') cell.Append(c);
                    else if (i + 1 < text.Length && text[i + 1] == '"') cell.Append(text[++i]);
                    else quoted = false;
                }
                else if (c == '"') quoted = true;
                else if (c == ',' || c == '\n')
                {
                    row.Add(cell.ToString());
                    cell.Clear();
                    if (c != '\n') continue;
                    rows.Add(row);
                    row = new List<string>();
                }
                else if (c != '\r') cell.Append(c);
            }
            if (cell.Length > 0 || row.Count > 0)
            {
                row.Add(cell.ToString());
                rows.Add(row);
            }
            return rows;
        }

        private static string Quote(string value)
        {
            string text = value ?? "";
            return text.IndexOfAny(new[] { ',', '"', '\n', '\r' }) < 0 ? text : "\"" + text.Replace("\"", "\"\"") + "\"";
        }
    }
}
