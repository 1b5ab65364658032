import type { CourseDifference, Language } from '@arcada/contracts';
import { inLanguage } from '../catalogue/course-model.ts';
import type { Edition } from '../catalogue/edition.ts';
import { type ContentPart, contentParts, pathOf } from './course-parts.ts';

/** The fields in which a course as handed in differs from the one that its learners have. */
export function courseDifferences(before: Edition, after: Edition, language: Language): CourseDifference[] {
  const textsOf = (edition: Edition) => new Map(contentParts(edition).map((part) => [pathOf(part), part]));
  const [old, next] = [textsOf(before), textsOf(after)];
  const titles = Map.groupBy([...before.lessonTexts, ...after.lessonTexts], ({ lessonId }) => lessonId);
  const titleOf = (id: string) =>
    inLanguage(new Map((titles.get(id) ?? []).map((text) => [text.language, text])), language).title;
  // Fields that are gone come after those of the new edition.
  const parts = new Map<string, ContentPart>([...next, ...[...old].filter(([path]) => !next.has(path))]);
  return [...parts].flatMap(([path, { lessonId, field, language: written }]) => {
    const [was, is] = [old.get(path)?.text ?? null, next.get(path)?.text ?? null];
    if (was === is) return [];
    const lesson = lessonId === null ? null : { id: lessonId, title: titleOf(lessonId) };
    return [{ lesson, field, language: written, before: was, after: is }];
  });
}
