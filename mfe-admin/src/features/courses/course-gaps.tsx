import type { HandedInCourse } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** What the course lacks, and what its buyers would miss, as its author sees both. */
export function CourseGaps({ handedIn: { lessons, missing, advice } }: { handedIn: HandedInCourse }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const titleOf = (id: string) => lessons.find((lesson) => lesson.id === id)?.title ?? id;
  const item = (name: string, { lessonId, chapter, languages }: (typeof missing | typeof advice)[number]) => (
    <li key={`${lessonId} ${chapter} ${name}`}>
      {lessonId && `${titleOf(lessonId)}: `}
      {languages
        ? t('courses.inLanguages', {
            what: name,
            languages: new Intl.ListFormat(language).format(languages.map((one) => t(`languages.${one}`))),
          })
        : name}
    </li>
  );
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="warning" title={t('courses.missing')}>
          <ul>
            {missing.flatMap((gap) =>
              gap.faults
                ? gap.faults.map(({ text }) => item(text, gap))
                : item(t(`courses.missingParts.${gap.what}`, { place: gap.chapter }), gap),
            )}
          </ul>
        </Notice>
      )}
      {advice.length > 0 && (
        <Notice title={t(missing.length > 0 ? 'courses.adviceToo' : 'courses.advice')}>
          <ul>{advice.map((gap) => item(t(`courses.adviceParts.${gap.what}`), gap))}</ul>
        </Notice>
      )}
    </>
  );
}
