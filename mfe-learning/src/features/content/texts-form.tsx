import { type AuthoredCourse, displayNames, type Language, languageNames } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Field, TextArea, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi, type CourseTexts } from './authoring.api.ts';
import { useEditorPart } from './editor-part.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { LeftNotice } from './left-notice.tsx';
import { Original } from './original.tsx';
import { PartNotices } from './part-notices.tsx';
import { SaveRow } from './save-row.tsx';
import {
  fieldsOfTexts,
  languagesIn,
  type TextKey,
  textKey,
  textOfKey,
  textsIn,
  translationsIn,
} from './text-fields.ts';
import { useAskedLanguage } from './use-asked-field.ts';

const names = [
  'title',
  'description',
  'instructorTitle',
  'instructorBio',
  'outcomes',
  'audience',
  'requirements',
  'body',
] as const;
type Name = (typeof names)[number];
type Draft = Record<Name, string>;
type Fields = Record<TextKey<Name>, string>;

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

/** A language's texts as the server expects them. */
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

const fieldsOf = ({ texts }: AuthoredCourse): Fields => fieldsOfTexts(names, (language) => toDraft(texts[language]));
const titleIsShort = ({ title }: { title: string }) => title.trim().length < 3;

/** The course's texts, language by language; only changed ones are sent. */
export function TextsForm({ course, away }: { course: AuthoredCourse; away: boolean }) {
  const { t } = useTranslation('learning');
  const [save, saving] = authoringApi.useLearningContentChangeMutation();
  const { language: shown } = useLanguage();
  const [language, setLanguage] = useState(shown);
  useAskedLanguage(setLanguage);
  const [short, setShort] = useState<readonly Language[]>([]);
  const saved = fieldsOf(course);
  const shortOf = (mine: Partial<Fields>) =>
    languagesIn(mine).filter((key) => titleIsShort(textsIn(names, { ...saved, ...mine }, key)));
  const part = useEditorPart<Fields>({
    part: 'texts',
    course,
    savedIn: (now) => ({ version: now.versions.texts, fields: fieldsOf(now) }),
    whole: (mine) => {
      const open = shortOf(mine);
      const isOpen = (key: string) => open.some((one) => one === textOfKey(names, key)?.language);
      return Object.fromEntries(Object.entries(mine).filter(([key]) => !isOpen(key))) as Partial<Fields>;
    },
    save: (mine, { version, fields }) => {
      const written = { ...fields, ...mine };
      const texts = Object.fromEntries(languagesIn(mine).map((key) => [key, toTexts(textsIn(names, written, key))]));
      return save({ id: course.id, change: { texts }, ifMatch: version });
    },
  });
  const draft = textsIn(names, part.fields, language);
  const change = (field: Name, value: string) => {
    part.change({ [textKey(language, field)]: value } as Partial<Fields>);
    if (field === 'title') setShort(short.filter((one) => one !== language));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const tooShort = shortOf(part.mine);
    setShort(tooShort);
    if (tooShort[0] && !tooShort.includes(language)) setLanguage(tooShort[0]);
    if (tooShort.length > 0 || !part.dirty) return;
    void part.submit();
  };
  const nameOf = (key: Language) => displayNames(shown, 'language').of(key);
  const reason = shortOf(part.mine)
    .map((key) =>
      t(part.fields[textKey(key, 'title')].trim() ? 'authoring.keptShort' : 'authoring.keptUntitled', {
        language: nameOf(key),
      }),
    )
    .join(' ');
  const labelOf = (key: string) => {
    const text = textOfKey(names, key);
    return text ? `${t(`authoring.${text.name}`)} (${languageNames[text.language]})` : key;
  };
  const original = (field: Name) => <Original texts={translationsIn(part.fields, field)} language={language} />;
  const area = (field: Name, rows: number, hint?: string) => (
    <Field label={t(`authoring.${field}`)} hint={hint}>
      {original(field)}
      <TextArea name={field} rows={rows} value={draft[field]} onChange={(event) => change(field, event.target.value)} />
    </Field>
  );
  return (
    <form className="a-stack learn-form" onSubmit={handleSubmit} noValidate>
      <LeftNotice part={part} labelOf={labelOf} />
      <LanguageTabs id="course-texts" language={language} onChange={setLanguage}>
        <Field
          label={t('authoring.title')}
          error={short.includes(language) ? t('authoring.titleShort', { language: nameOf(language) }) : undefined}
        >
          {original('title')}
          <TextInput
            name="title"
            maxLength={200}
            value={draft.title}
            onChange={(event) => change('title', event.target.value)}
          />
        </Field>
        {area('description', 2, t('authoring.plainHint'))}
        {area('body', 6, t('authoring.bodyHint'))}
        {area('outcomes', 4, t('authoring.linesHint'))}
        {area('audience', 3, t('authoring.linesHint'))}
        {area('requirements', 3, t('authoring.linesHint'))}
        {area('instructorTitle', 1, t('authoring.bioHint'))}
        {area('instructorBio', 3, t('authoring.bioHint'))}
      </LanguageTabs>
      <PartNotices part={part} labelOf={labelOf} />
      <SaveRow saving={saving} connection={part.connection} dirty={part.dirty} away={away} reason={reason} />
    </form>
  );
}
