import type { AuthoredCourse, Language } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { languageNames } from './language-tabs.tsx';

interface CourseGapsProps {
  course: AuthoredCourse;
  /** What it needs, or what buyers would look for besides. */
  of: 'missing' | 'advice';
}

/** What a course lacks: of which lesson, and in which languages. */
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
  const textOf = ({ chapter, languages, what }: (typeof course)['missing' | 'advice'][number]) => {
    const name = t(`${of}.${what}`, { place: chapter });
    return languages ? t('content.inLanguages', { what: name, languages: list(languages) }) : name;
  };
  return (
    <ul className="learn-points">
      {course[of].map((gap) => (
        <li key={`${gap.lessonId} ${gap.chapter} ${gap.what}`}>
          {gap.lessonId && `${titleOf(gap.lessonId)}: `}
          {textOf(gap)}
        </li>
      ))}
    </ul>
  );
}
