import { gapLines, type HandedInCourse } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

type Gap = HandedInCourse['missing' | 'advice'][number];

/** What the course lacks, and what its buyers would miss, as its author sees both. */
export function CourseGaps({ handedIn: { lessons, missing, advice } }: { handedIn: HandedInCourse }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const listOf = (gaps: readonly Gap[], names: 'missingParts' | 'adviceParts') => {
    const lines = gapLines(gaps, {
      language,
      lessonTitle: (id) => lessons.find((lesson) => lesson.id === id)?.title ?? id,
      gapName: ({ what, chapter }) => t(`courses.${names}.${what}`, { place: chapter }),
      languageName: (one) => t(`languages.${one}`),
    });
    return (
      <ul>
        {lines.map(({ gap, text }) => (
          <li key={`${gap.lessonId} ${gap.chapter} ${text}`}>{text}</li>
        ))}
      </ul>
    );
  };
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="warning" title={t('courses.missing')}>
          {listOf(missing, 'missingParts')}
        </Notice>
      )}
      {advice.length > 0 && (
        <Notice title={t(missing.length > 0 ? 'courses.adviceToo' : 'courses.advice')}>
          {listOf(advice, 'adviceParts')}
        </Notice>
      )}
    </>
  );
}
