import { type AuthoredCourse, displayNames, type Language, languages } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Field, TextArea, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi, type CourseTexts } from './authoring.api.ts';
import { ConflictDialog, type ConflictField } from './conflict-dialog.tsx';
import { useEditorPart } from './editor-part.ts';
import { LanguageTabs, languageNames } from './language-tabs.tsx';
import { SaveRow } from './save-row.tsx';

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

type Drafts = Partial<Record<Language, Draft>>;
const nothing: Drafts = {};
const titleIsShort = ({ title }: { title: string }) => title.trim().length < 3;

/** The course's texts, language by language; only changed ones are sent. */
export function TextsForm({ course, away }: { course: AuthoredCourse; away: boolean }) {
  const { t } = useTranslation('learning');
  const [save, saving] = authoringApi.useLearningContentChangeMutation();
  const { language: shown } = useLanguage();
  const [language, setLanguage] = useState(shown);
  const [short, setShort] = useState<readonly Language[]>([]);
  const savedOf = (key: Language) => toDraft(course.texts[key]);
  // A text that was changed and changed back counts as unchanged.
  const touchedOf = (drafts: Drafts) =>
    languages.flatMap((key) => {
      const written = drafts[key];
      const changed = written && JSON.stringify(written) !== JSON.stringify(savedOf(key));
      return changed ? [[key, toTexts(written)] as const] : [];
    });
  const shortOf = (drafts: Drafts) => touchedOf(drafts).flatMap(([key, texts]) => (titleIsShort(texts) ? [key] : []));
  const texts = useEditorPart<Drafts>({
    part: 'texts',
    name: course.id,
    saved: { version: course.versions.texts, versionIn: ({ versions }) => versions.texts },
    empty: nothing,
    isDirty: (drafts) => touchedOf(drafts).length > 0,
    isWhole: (drafts) => shortOf(drafts).length === 0,
    wholeFields: (drafts) => {
      const open = shortOf(drafts);
      return Object.fromEntries(Object.entries(drafts).filter(([key]) => !open.includes(key as Language)));
    },
    save: (drafts, ifMatch) =>
      save({ id: course.id, change: { texts: Object.fromEntries(touchedOf(drafts)) }, ifMatch }),
  });
  const { value: drafts, dirty } = texts;
  const draft = drafts[language] ?? savedOf(language);
  const change = (field: keyof Draft, value: string) => {
    texts.change({ ...drafts, [language]: { ...draft, [field]: value } });
    if (field === 'title') setShort(short.filter((one) => one !== language));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const tooShort = shortOf(drafts);
    setShort(tooShort);
    if (tooShort[0] && !tooShort.includes(language)) setLanguage(tooShort[0]);
    if (tooShort.length > 0 || !dirty) return;
    void texts.submit();
  };
  const nameOf = (key: Language) => displayNames(shown, 'language').of(key);
  const reason = shortOf(drafts)
    .map((key) =>
      t(drafts[key]?.title.trim() ? 'authoring.keptShort' : 'authoring.keptUntitled', { language: nameOf(key) }),
    )
    .join(' ');
  const conflicts = languages.flatMap((key) =>
    [...single, ...lines, 'body' as const].flatMap((field): ConflictField[] => {
      const [mine, theirs] = [drafts[key]?.[field], savedOf(key)[field]];
      if (mine === undefined || mine === theirs) return [];
      return [{ key: `${key} ${field}`, label: `${t(`authoring.${field}`)} (${languageNames[key]})`, mine, theirs }];
    }),
  );
  const handleResolve = (theirs: ReadonlySet<string>) => {
    const chosen = languages.flatMap((key) => {
      const mine = drafts[key];
      const saved = savedOf(key);
      const pick = (field: keyof Draft) => (theirs.has(`${key} ${field}`) ? saved[field] : mine?.[field]);
      return mine
        ? [[key, Object.fromEntries(Object.keys(mine).map((field) => [field, pick(field as keyof Draft)]))]]
        : [];
    });
    void texts.resolve(Object.fromEntries(chosen) as Drafts);
  };
  const area = (field: keyof Draft, rows: number, hint?: string) => (
    <Field label={t(`authoring.${field}`)} hint={hint}>
      <TextArea rows={rows} value={draft[field]} onChange={(event) => change(field, event.target.value)} />
    </Field>
  );
  return (
    <form className="a-stack learn-form" onSubmit={handleSubmit} noValidate>
      <LanguageTabs id="course-texts" language={language} onChange={setLanguage}>
        <Field
          label={t('authoring.title')}
          error={short.includes(language) ? t('authoring.titleShort', { language: nameOf(language) }) : undefined}
        >
          <TextInput maxLength={200} value={draft.title} onChange={(event) => change('title', event.target.value)} />
        </Field>
        {area('description', 2)}
        {area('body', 6, t('authoring.bodyHint'))}
        {area('outcomes', 4, t('authoring.linesHint'))}
        {area('audience', 3, t('authoring.linesHint'))}
        {area('requirements', 3, t('authoring.linesHint'))}
        {area('instructorTitle', 1)}
        {area('instructorBio', 3)}
      </LanguageTabs>
      <SaveRow saving={saving} dirty={dirty} away={away} reason={reason} />
      <ConflictDialog open={texts.conflict} fields={conflicts} onResolve={handleResolve} onLater={texts.later} />
    </form>
  );
}
