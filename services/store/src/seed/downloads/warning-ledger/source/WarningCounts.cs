using System.Collections.Generic;
using System.IO;
using System.Linq;

namespace Arcada.WarningLedger
{
    /// Number of warnings by text at the last run, kept as lines of "count, tab, text" in Documents.
    internal static class WarningCounts
    {
        public static Dictionary<string, int> Load(string path)
        {
            if (!File.Exists(path)) return new Dictionary<string, int>();
            return File.ReadAllLines(path).Select(line => line.Split(new[] { '\t' }, 2))
                .Where(parts => parts.Length == 2 && int.TryParse(parts[0], out _))
                .GroupBy(parts => parts[1]).ToDictionary(group => group.Key, group => int.Parse(group.First()[0]));
        }

        public static void Save(string path, IReadOnlyDictionary<string, int> counts)
        {
            File.WriteAllLines(path, counts.Select(pair => pair.Value + "\t" + pair.Key));
        }
    }
}
