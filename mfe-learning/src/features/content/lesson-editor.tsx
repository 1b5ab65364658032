import { type AuthoredLesson, type Language, languages } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { Checkbox, Field, TextArea, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi, type LessonChange } from './authoring.api.ts';
import { ConflictDialog, type ConflictField } from './conflict-dialog.tsx';
import { Editable } from './editable.tsx';
import { useEditorPart } from './editor-part.ts';
import { ExerciseEditor } from './exercise/exercise-editor.tsx';
import { exerciseFaults } from './exercise/exercise-faults.ts';
import { LanguageTabs, languageNames } from './language-tabs.tsx';
import { LessonMedia } from './lesson-media.tsx';
import { QuizEditor } from './quiz-editor.tsx';
import { quizFaults } from './quiz-faults.ts';
import { SaveRow } from './save-row.tsx';
import { type AuthoredExercise, type AuthoredQuiz, emptyExercise, emptyQuestion, readable } from './task-drafts.ts';

interface LessonEditorProps {
  courseId: string;
  lesson: AuthoredLesson;
  onClose: () => void;
}

/** Minutes as displayed, with one decimal at most. */
const minutesOf = (seconds: number) => String(Math.round((seconds / 60) * 10) / 10);
/** Seconds of the entered minutes; undefined for an invalid length. */
function secondsOf(minutes: string): number | undefined {
  const seconds = /^\d{1,4}([.,]\d{1,2})?$/.test(minutes) ? Math.round(Number(minutes.replace(',', '.')) * 60) : 0;
  return seconds >= 1 && seconds <= 86_400 ? seconds : undefined;
}
const nothing = { title: '', summary: '', body: '' };
const textFields = [
  ['title', 'authoring.title'],
  ['summary', 'authoring.summary'],
  ['body', 'authoring.markdown'],
] as const;
const firstQuiz = (): AuthoredQuiz => ({ passMark: 0.8, questions: [emptyQuestion([])] });

type Text = typeof nothing;
interface Draft {
  texts?: Partial<Record<Language, Text>>;
  preview?: boolean;
  minutes?: string;
  quiz?: AuthoredQuiz;
  exercise?: AuthoredExercise;
}
const untouched: Draft = {};

/** One lesson: its texts, its quiz or exercise, its video and files. */
export function LessonEditor({ courseId, lesson, onClose }: LessonEditorProps) {
  const { t } = useTranslation('learning');
  const [tried, setTried] = useState(false);
  const [language, setLanguage] = useState(useLanguage().language);
  const [save, saving] = authoringApi.useLearningContentLessonChangeMutation();
  // Stays the same while it is empty, so that the fields keep their ids.
  const [firstTask] = useState(() => ({ quiz: firstQuiz(), exercise: emptyExercise('order-states') }));
  // Not sent when unchanged: the stored length in seconds is more exact than the displayed one.
  const savedMinutes = minutesOf(lesson.durationSeconds);
  const minutesAreWrong = ({ minutes }: Draft) =>
    minutes !== undefined && minutes.trim() !== savedMinutes && secondsOf(minutes.trim()) === undefined;
  // A task that is still empty doesn't block other changes.
  const faultsOf = ({ quiz, exercise }: Draft) => [
    ...(quiz ? quizFaults(quiz).map((fault) => t(`authoring.quizFault.${fault.kind}`, { ...fault })) : []),
    ...(exercise
      ? exerciseFaults(exercise).map((fault) => t(`authoring.exerciseFault.${fault.kind}`, { ...fault }))
      : []),
  ];
  const savedText = (key: Language): Text => lesson.texts[key] ?? nothing;
  const part = useEditorPart<Draft>({
    part: 'lesson',
    name: `${courseId} ${lesson.id}`,
    saved: {
      version: lesson.version,
      versionIn: ({ chapters }) =>
        chapters.flatMap(({ lessons }) => lessons).find(({ id }) => id === lesson.id)?.version ?? '',
    },
    empty: untouched,
    isDirty: (draft) => Object.values(draft).some((field) => field !== undefined),
    isWhole: (draft) => !minutesAreWrong(draft) && faultsOf(draft).length === 0,
    save: ({ texts = {}, preview, minutes, quiz, exercise }, ifMatch) => {
      const textOf = (key: Language) => texts[key] ?? savedText(key);
      const anyTitle = languages.map((key) => textOf(key).title.trim()).find(Boolean) ?? '';
      const change: LessonChange = {
        preview: preview ?? lesson.preview,
        ...(minutes !== undefined && minutes.trim() !== savedMinutes && { durationSeconds: secondsOf(minutes.trim()) }),
        texts: Object.fromEntries(
          languages.flatMap((key) => {
            const text = texts[key];
            return text ? [[key, { ...text, title: text.title.trim() || anyTitle }]] : [];
          }),
        ),
        ...(quiz && { quiz }),
        ...(exercise && { exercise }),
      };
      return save({ id: courseId, lessonId: lesson.id, change, ifMatch });
    },
  });
  const draft = part.value;
  const quiz = draft.quiz ?? (lesson.quiz as AuthoredQuiz | null) ?? firstTask.quiz;
  const exercise = draft.exercise ?? (lesson.exercise as AuthoredExercise | null) ?? firstTask.exercise;
  const preview = draft.preview ?? lesson.preview;
  const minutes = draft.minutes ?? savedMinutes;
  const minutesWrong = minutesAreWrong(draft);
  const faults = faultsOf(draft);
  const textOf = (key: Language) => draft.texts?.[key] ?? savedText(key);
  const change = (fields: Draft) => part.change({ ...draft, ...fields });
  const changeText = (field: keyof Text, value: string) =>
    change({ texts: { ...draft.texts, [language]: { ...textOf(language), [field]: value } } });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (minutesWrong || faults.length > 0) return;
    void part.submit();
  };
  const conflicts: ConflictField[] = [
    ...languages.flatMap((key) =>
      textFields.map(([field, label]) => ({
        key: `${key} ${field}`,
        label: `${t(label)} (${languageNames[key]})`,
        mine: textOf(key)[field],
        theirs: savedText(key)[field],
      })),
    ),
    {
      key: 'preview',
      label: t('authoring.preview'),
      mine: t(preview ? 'common.yes' : 'common.no'),
      theirs: t(lesson.preview ? 'common.yes' : 'common.no'),
    },
    { key: 'minutes', label: t('authoring.minutes'), mine: minutes, theirs: savedMinutes },
    { key: 'quiz', label: t('authoring.quiz'), mine: readable(draft.quiz), theirs: readable(lesson.quiz) },
    {
      key: 'exercise',
      label: t('authoring.exercise'),
      mine: readable(draft.exercise),
      theirs: readable(lesson.exercise),
    },
  ].filter(
    ({ key, mine, theirs }) => mine !== theirs && (draft[key as keyof Draft] !== undefined || key.includes(' ')),
  );
  const handleResolve = (theirs: ReadonlySet<string>) => {
    const texts = Object.fromEntries(
      languages.flatMap((key) => {
        const mine = draft.texts?.[key];
        const pick = (field: keyof Text) => (theirs.has(`${key} ${field}`) ? savedText(key)[field] : mine?.[field]);
        return mine ? [[key, Object.fromEntries(textFields.map(([field]) => [field, pick(field)]))]] : [];
      }),
    );
    const isSaved =
      JSON.stringify(texts) ===
      JSON.stringify(Object.fromEntries(languages.flatMap((key) => (texts[key] ? [[key, savedText(key)]] : []))));
    const others = Object.entries(draft).filter(([field]) => field !== 'texts' && !theirs.has(field));
    void part.resolve({ ...Object.fromEntries(others), ...(draft.texts && !isSaved && { texts }) });
  };
  return (
    <div className="a-stack">
      <div>
        <Button variant="ghost" size="small" onClick={() => part.leave(onClose)}>
          {t('authoring.backToCourse')}
        </Button>
      </div>
      <form className="a-stack learn-form" onSubmit={handleSubmit} noValidate>
        <LanguageTabs id="lesson-texts" language={language} onChange={setLanguage}>
          <Field label={t('authoring.title')}>
            <TextInput
              maxLength={200}
              value={textOf(language).title}
              onChange={(event) => changeText('title', event.target.value)}
            />
          </Field>
          <Field label={t('authoring.summary')}>
            <TextArea
              rows={2}
              maxLength={1000}
              value={textOf(language).summary}
              onChange={(event) => changeText('summary', event.target.value)}
            />
          </Field>
          {(lesson.kind === 'article' || lesson.kind === 'video') && (
            <Field label={t('authoring.markdown')}>
              <TextArea
                rows={12}
                className="a-code"
                value={textOf(language).body}
                onChange={(event) => changeText('body', event.target.value)}
              />
            </Field>
          )}
          {lesson.kind === 'quiz' && (
            <QuizEditor quiz={quiz} language={language} onChange={(next) => change({ quiz: next })} />
          )}
          {lesson.kind === 'exercise' && (
            <ExerciseEditor exercise={exercise} language={language} onChange={(next) => change({ exercise: next })} />
          )}
        </LanguageTabs>
        <Editable>
          <Field label={t('authoring.minutes')} error={minutesWrong ? t('authoring.minutesWrong') : undefined}>
            <TextInput
              inputMode="decimal"
              value={minutes}
              onChange={(event) => change({ minutes: event.target.value })}
            />
          </Field>
          <Checkbox
            label={t('authoring.preview')}
            checked={preview}
            onChange={(event) => change({ preview: event.target.checked })}
          />
        </Editable>
        {tried && faults.length > 0 && (
          <Notice tone="danger" live title={t('authoring.taskOpen')}>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Notice>
        )}
        <SaveRow saving={saving} dirty={part.dirty} />
      </form>
      <ConflictDialog open={part.conflict} fields={conflicts} onResolve={handleResolve} onLater={part.later} />
      <LessonMedia courseId={courseId} lesson={lesson} />
    </div>
  );
}
