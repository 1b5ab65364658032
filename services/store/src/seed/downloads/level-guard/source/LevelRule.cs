using System.Collections.Generic;
using System.Linq;
using Autodesk.Revit.DB;

namespace Arcada.LevelGuard
{
    /// Decides which level an element stands on by its underside, and which level it says.
    internal sealed class LevelRule
    {
        private static readonly BuiltInParameter[] LevelParameters =
        {
            BuiltInParameter.FAMILY_LEVEL_PARAM,
            BuiltInParameter.FAMILY_BASE_LEVEL_PARAM,
            BuiltInParameter.INSTANCE_REFERENCE_LEVEL_PARAM,
            BuiltInParameter.WALL_BASE_CONSTRAINT,
            BuiltInParameter.RBS_START_LEVEL_PARAM,
            BuiltInParameter.SCHEDULE_LEVEL_PARAM,
        };

        private readonly List<Level> levels;
        private readonly double tolerance;

        public LevelRule(Document document, double tolerance)
        {
            levels = new FilteredElementCollector(document).OfClass(typeof(Level)).Cast<Level>()
                .OrderBy(level => level.ProjectElevation).ToList();
            this.tolerance = tolerance;
        }

        public Level Declared(Element element)
        {
            foreach (BuiltInParameter name in LevelParameters)
            {
                ElementId id = element.get_Parameter(name)?.AsElementId();
                if (id != null && element.Document.GetElement(id) is Level level) return level;
            }
            return element.Document.GetElement(element.LevelId) as Level;
        }

        /// The highest level that is not above the underside, allowing for floors that stand a little below their level.
        public Level Actual(Element element)
        {
            BoundingBoxXYZ box = element.get_BoundingBox(null);
            if (box == null) return null;
            return levels.LastOrDefault(level => level.ProjectElevation <= box.Min.Z + tolerance) ?? levels.FirstOrDefault();
        }
    }
}
