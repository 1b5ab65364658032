import type { AuthoredCourse, Language } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languageNames } from '../../shared/language-names.ts';

interface CourseGapsProps {
  course: AuthoredCourse;
  /** What it needs, or what buyers would look for besides. */
  of: 'missing' | 'advice';
}
type Gap = AuthoredCourse['missing' | 'advice'][number];

/** Of one quiz or exercise; the lesson itself lists all. */
const mostFaults = 3;

/** What a course lacks: of which lesson, and in which languages, each with a link to the field. */
export function CourseGaps({ course, of }: CourseGapsProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons);
  const titleOf = (id: string) => {
    const texts = lessons.find((lesson) => lesson.id === id)?.texts;
    return texts?.[language]?.title || Object.values(texts ?? {})[0]?.title || id;
  };
  const list = (languages: readonly Language[]) =>
    new Intl.ListFormat(language).format(languages.map((one) => languageNames[one]));
  const linesOf = (gap: Gap) => {
    const faults = 'faults' in gap ? (gap.faults ?? []) : [];
    const lines = faults.slice(0, mostFaults);
    const next = faults[mostFaults];
    if (next) lines.push({ field: next.field, text: t('missing.more', { count: faults.length - mostFaults }) });
    if (lines.length > 0) return lines;
    const { chapter, languages, what } = gap;
    const name = t(`${of}.${what}`, { place: chapter });
    const text = languages ? t('content.inLanguages', { what: name, languages: list(languages) }) : name;
    return [{ field: fieldOf(gap), text }];
  };
  return (
    <ul className="learn-points">
      {course[of].flatMap((gap) =>
        linesOf(gap).map(({ field, text }) => (
          <li key={`${gap.lessonId} ${gap.chapter} ${gap.what} ${field} ${text}`}>
            <Link className="a-link" to={{ search: searchOf(gap, field) }}>
              {gap.lessonId && `${titleOf(gap.lessonId)}: `}
              {text}
            </Link>
          </li>
        )),
      )}
    </ul>
  );
}

/** The part of the editor with what is missing of the course itself. */
const parts: Partial<Record<Gap['what'], string>> = {
  lessons: 'structure',
  chapter: 'structure',
  preview: 'structure',
  price: 'facts',
};
/** Names of fields that are called otherwise than what is missing there. */
const fields: Partial<Record<Gap['what'], string>> = {
  lessons: '',
  preview: '',
  text: 'body',
  quiz: 'questions.0.text',
  exercise: 'task',
  length: 'minutes',
};
const fieldOf = ({ what, chapter }: Gap) => (chapter ? `chapters.${chapter - 1}` : (fields[what] ?? what));

const searchOf = ({ lessonId, languages, what }: Gap, field: string) =>
  `?${new URLSearchParams({
    ...(lessonId === null ? { part: parts[what] ?? 'texts' } : { lesson: lessonId }),
    ...(languages?.[0] && { language: languages[0] }),
    ...(field && { field }),
  })}`;
