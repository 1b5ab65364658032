import type { Edition } from '../catalogue/edition.ts';
import type { LessonChange } from '../editions/edition-changes.service.ts';
import { contentParts, pathOf } from './course-parts.ts';

/** Whether a lesson is open to everyone doesn't concern them, and its length alone is no news. */
const isForLearners = (field: string) => field !== 'preview' && field !== 'durationSeconds';

/** The lessons in which an edition differs from the one before it, for those who take the course. */
export function lessonChanges(before: Edition, after: Edition): LessonChange[] {
  const [old, next] = [fingerprints(before), fingerprints(after)];
  const changeOf = (edition: Edition, id: string, change: LessonChange['change']): LessonChange => ({
    id,
    change,
    place: edition.lessons.findIndex((lesson) => lesson.id === id),
    titles: Object.fromEntries(
      edition.lessonTexts.flatMap(({ lessonId, language, title }) => (lessonId === id ? [[language, title]] : [])),
    ),
  });
  return [
    ...[...next].flatMap(([id, text]) => {
      if (!old.has(id)) return [changeOf(after, id, 'added')];
      return old.get(id) === text ? [] : [changeOf(after, id, 'changed')];
    }),
    ...[...old.keys()].flatMap((id) => (next.has(id) ? [] : [changeOf(before, id, 'removed')])),
  ];
}

/** Everything that learners see of a lesson, by its id. */
function fingerprints(edition: Edition): Map<string, string> {
  const parts = Map.groupBy(contentParts(edition), ({ lessonId }) => lessonId);
  return new Map(
    edition.lessons.map(({ id }) => {
      const seen = (parts.get(id) ?? []).filter(({ field }) => isForLearners(field));
      return [id, JSON.stringify(seen.map((part) => [pathOf(part), part.text]).sort())];
    }),
  );
}
