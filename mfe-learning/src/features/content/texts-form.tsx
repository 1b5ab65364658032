import { type AuthoredCourse, type Language, languages } from '@arcada/contracts';
import { Field, TextArea, TextInput } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi, type CourseTexts } from '../../authoring/authoring.api.ts';
import { LanguageTabs } from '../../authoring/language-tabs.tsx';
import { SaveRow } from '../../authoring/save-row.tsx';

const single = ['title', 'description', 'instructorTitle', 'instructorBio'] as const;
const lines = ['outcomes', 'audience', 'requirements'] as const;
type Draft = Record<(typeof single)[number] | (typeof lines)[number] | 'body', string>;

const toDraft = (texts: CourseTexts | undefined): Draft => ({
  title: texts?.title ?? '',
  description: texts?.description ?? '',
  instructorTitle: texts?.instructorTitle ?? '',
  instructorBio: texts?.instructorBio ?? '',
  outcomes: texts?.outcomes.join('\n') ?? '',
  audience: texts?.audience.join('\n') ?? '',
  requirements: texts?.requirements.join('\n') ?? '',
  body: texts?.body.join('\n\n') ?? '',
});
const pieces = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** A language's texts as the server takes them. */
export const toTexts = (draft: Draft): CourseTexts => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  instructorTitle: draft.instructorTitle.trim(),
  instructorBio: draft.instructorBio.trim(),
  outcomes: pieces(draft.outcomes, /\n/),
  audience: pieces(draft.audience, /\n/),
  requirements: pieces(draft.requirements, /\n/),
  body: pieces(draft.body, /\n\s*\n/),
});

/** The course's texts, language by language; those that were touched are sent. */
export function TextsForm({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation('learning');
  const [drafts, setDrafts] = useState<Partial<Record<Language, Draft>>>({});
  const [save, saving] = authoringApi.useLearningContentChangeMutation();
  const [short, setShort] = useState(false);
  const draftOf = (language: Language) => drafts[language] ?? toDraft(course.texts[language]);
  const change = (language: Language, field: keyof Draft, value: string) => {
    setDrafts({ ...drafts, [language]: { ...draftOf(language), [field]: value } });
    setShort(false);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const touched = languages.flatMap((language) => {
      const draft = drafts[language];
      return draft ? [[language, toTexts(draft)] as const] : [];
    });
    const tooShort = touched.some(([, { title }]) => title.length < 3);
    setShort(tooShort);
    if (tooShort || touched.length === 0) return;
    const { error } = await save({ id: course.id, change: { texts: Object.fromEntries(touched) } });
    if (!error) setDrafts({});
  };
  return (
    <form className="a-stack learn-form" onSubmit={handleSubmit} noValidate>
      <LanguageTabs id="course-texts">
        {(language) => {
          const draft = draftOf(language);
          const area = (field: keyof Draft, rows: number, hint?: string) => (
            <Field label={t(`authoring.${field}`)} hint={hint}>
              <TextArea
                rows={rows}
                value={draft[field]}
                onChange={(event) => change(language, field, event.target.value)}
              />
            </Field>
          );
          return (
            <>
              <Field label={t('authoring.title')} error={short ? t('content.titleShort') : undefined}>
                <TextInput
                  maxLength={200}
                  value={draft.title}
                  onChange={(event) => change(language, 'title', event.target.value)}
                />
              </Field>
              {area('description', 2)}
              {area('body', 6, t('authoring.bodyHint'))}
              {area('outcomes', 4, t('authoring.linesHint'))}
              {area('audience', 3, t('authoring.linesHint'))}
              {area('requirements', 3, t('authoring.linesHint'))}
              {area('instructorTitle', 1)}
              {area('instructorBio', 3)}
            </>
          );
        }}
      </LanguageTabs>
      <SaveRow saving={saving} dirty={Object.keys(drafts).length > 0} />
    </form>
  );
}
