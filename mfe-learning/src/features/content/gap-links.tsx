import { type AuthoredCourse, gapLines, languageNames } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface GapLinksProps {
  course: AuthoredCourse;
  /** What it needs, or what buyers would look for besides. */
  of: 'missing' | 'advice';
}
type Gap = AuthoredCourse['missing' | 'advice'][number];

/** What a course lacks, each with a link to the field in the editor. */
export function GapLinks({ course, of }: GapLinksProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons);
  const lines = gapLines<Gap>(course[of], {
    language,
    lessonTitle: (id) => {
      const texts = lessons.find((lesson) => lesson.id === id)?.texts;
      return texts?.[language]?.title || Object.values(texts ?? {})[0]?.title || id;
    },
    gapName: ({ what, chapter }) => t(`${of}.${what}`, { place: chapter }),
    languageName: (one) => languageNames[one],
    // The lesson itself lists all.
    more: (count) => t('missing.more', { count }),
  });
  return (
    <ul className="learn-points">
      {lines.map(({ gap, text, field = fieldOf(gap) }) => (
        <li key={`${gap.lessonId} ${gap.chapter} ${gap.what} ${field} ${text}`}>
          <Link className="a-link" to={{ search: searchOf(gap, field) }}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The part of the editor with what is missing of the course itself. */
const parts: Partial<Record<Gap['what'], string>> = {
  lessons: 'structure',
  chapter: 'structure',
  preview: 'structure',
  price: 'facts',
  translations: 'translations',
};
/** Names of fields that are called otherwise than what is missing there. */
const fields: Partial<Record<Gap['what'], string>> = {
  lessons: '',
  preview: '',
  translations: '',
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
