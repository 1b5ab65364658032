using System;
using System.IO;
using System.Linq;

namespace Arcada.ParameterBridge
{
    /// Both files lie in Documents: the list of parameter names, one on each line, and the table.
    internal static class BridgeFiles
    {
        private static readonly string Folder = Environment.GetFolderPath(Environment.SpecialFolder.MyDocuments);

        public static string Table => Path.Combine(Folder, "parameter-bridge.csv");

        public static string List => Path.Combine(Folder, "parameter-bridge.txt");

        public static string[] ParameterNames()
        {
            if (!File.Exists(List)) File.WriteAllLines(List, new[] { "Mark", "Comments" });
            return File.ReadAllLines(List).Select(line => line.Trim()).Where(line => line.Length > 0).ToArray();
        }
    }
}
