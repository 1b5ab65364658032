import type { CourseDifference, Language } from '@arcada/contracts';
import { inLanguage, textIn } from '../catalogue/course-model.ts';
import type { Edition } from '../catalogue/edition.ts';
import { type ContentPart, contentParts, pathOf } from './course-parts.ts';

/** The fields in which a course as handed in differs from the one that its learners have. */
export function courseDifferences(before: Edition, after: Edition, language: Language): CourseDifference[] {
  const textsOf = (edition: Edition) => new Map(contentParts(edition).map((part) => [pathOf(part), part]));
  const [old, next] = [textsOf(before), textsOf(after)];
  const titles = Map.groupBy([...before.lessonTexts, ...after.lessonTexts], ({ lessonId }) => lessonId);
  const titleOf = (id: string) =>
    inLanguage(new Map((titles.get(id) ?? []).map((text) => [text.language, text])), language).title;
  const placeOf = (id: string) => {
    const place = after.chapters.findIndex((chapter) => chapter.id === id);
    return place < 0 ? after.chapters.length : place;
  };
  /** Chapters and lessons by their titles: readers don't know their ids. */
  const shown = (edition: Edition, part: ContentPart | undefined) => {
    const { chapters, lessons } = edition;
    // Titles in one order before and after: what was moved stands under the order.
    if (part?.field === 'chapters')
      return chapters
        .toSorted((left, right) => placeOf(left.id) - placeOf(right.id))
        .flatMap(({ title }) => (part.language && title[part.language]) || [])
        .join('\n');
    if (part?.field !== 'order') return part?.text ?? null;
    return chapters
      .flatMap(({ id, title }) => [
        textIn(title, language),
        ...lessons.filter(({ chapterId }) => chapterId === id).map((lesson) => `– ${titleOf(lesson.id)}`),
      ])
      .join('\n');
  };
  // Fields that are gone come after those of the new edition.
  const parts = new Map<string, ContentPart>([...next, ...[...old].filter(([path]) => !next.has(path))]);
  return [...parts].flatMap(([path, { lessonId, field, language: written }]) => {
    const [was, is] = [old.get(path), next.get(path)];
    if (was?.text === is?.text) return [];
    const lesson = lessonId === null ? null : { id: lessonId, title: titleOf(lessonId) };
    return [{ lesson, field, language: written, before: shown(before, was), after: shown(after, is) }];
  });
}
