import { type AuthoredCourse, type AuthoredLesson, type Language, languageNames, languages } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { taskLabels } from './task-fields.ts';
import { type PlaceWithGaps, type TranslationGap, translationGaps } from './translation-gaps.ts';

const lessonLabels = { title: 'authoring.title', summary: 'authoring.summary', body: 'authoring.markdown' } as const;

/** Number of texts to be written, as the tab says: a text counts once for each language that it lacks. */
export const openTranslations = (course: AuthoredCourse): number =>
  translationGaps(course).reduce(
    (sum, { gaps }) => sum + gaps.reduce((all, { missing }) => all + missing.length, 0),
    0,
  );

/** What is still to be translated, place by place, with links that open each field in its language. */
export function TranslationsPart({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const places = translationGaps(course);
  const countOf = (one: Language) =>
    places.reduce((sum, { gaps }) => sum + gaps.filter(({ missing }) => missing.includes(one)).length, 0);
  const titleOf = (lesson: AuthoredLesson) =>
    lesson.texts[language]?.title || Object.values(lesson.texts)[0]?.title || lesson.id;
  const labelOf = ({ lesson }: PlaceWithGaps, { field }: TranslationGap) => {
    const [part, place = ''] = field.split('.');
    if (part === 'chapters') return t('authoring.chapterTitle', { place: Number(place) + 1 });
    if (part === 'captions') return t('authoring.captions', { language: languageNames[place as Language] });
    if (!lesson) return t(`authoring.${field as 'title'}`);
    if (field in lessonLabels) return t(lessonLabels[field as keyof typeof lessonLabels]);
    return taskLabels(field)
      .map(({ key, place: at }) => t(key, { place: at }))
      .join(' · ');
  };
  const searchOf = ({ lesson }: PlaceWithGaps, { field }: TranslationGap, missing: Language) => {
    const part = field.startsWith('chapters.') ? 'structure' : 'texts';
    return `?${new URLSearchParams({ ...(lesson ? { lesson: lesson.id } : { part }), language: missing, field })}`;
  };
  if (places.length === 0) return <p>{t('translations.none')}</p>;
  return (
    <div className="a-stack">
      <p className="a-small a-mute">{t('translations.text')}</p>
      <ul className="learn-points">
        {languages.map((one) => (
          <li key={one}>
            {countOf(one) === 0
              ? t('translations.complete', { language: languageNames[one] })
              : t('translations.missing', { language: languageNames[one], count: countOf(one) })}
          </li>
        ))}
      </ul>
      {places.map((place) => (
        <section key={place.lesson?.id ?? ''} className="learn-editor-chapter">
          <h2 className="learn-editor-heading">{place.lesson ? titleOf(place.lesson) : t('translations.ofCourse')}</h2>
          <ul className="a-list">
            {place.gaps.map((gap) => (
              <li key={gap.field} className="learn-gap">
                <span>{labelOf(place, gap)}</span>
                <span className="a-row">
                  {gap.missing.map((one) => (
                    <Link
                      key={one}
                      className="a-link"
                      to={{ search: searchOf(place, gap, one) }}
                      aria-label={`${labelOf(place, gap)}: ${languageNames[one]}`}
                    >
                      {languageNames[one]}
                    </Link>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
