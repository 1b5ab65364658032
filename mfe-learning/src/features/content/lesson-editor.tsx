import {
  type AuthoredCourse,
  type AuthoredLesson,
  exerciseFaults,
  languageNames,
  languages,
  quizFaults,
  taskText,
} from '@arcada/contracts';
import { fieldErrorsOf, isApiError, useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { Checkbox, Field, TextArea, TextInput, withBlock } from '@arcada/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { authoringApi, type LessonChange } from './authoring.api.ts';
import { Editable } from './editable.tsx';
import { useEditorPart } from './editor-part.ts';
import { ExerciseEditor } from './exercise/exercise-editor.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { LeftNotice } from './left-notice.tsx';
import { LessonMedia } from './lesson-media.tsx';
import { Original } from './original.tsx';
import { PartNotices } from './part-notices.tsx';
import { QuizEditor } from './quiz-editor.tsx';
import { SaveRow } from './save-row.tsx';
import {
  type AuthoredExercise,
  type AuthoredQuiz,
  emptyExercise,
  emptyQuestion,
  withNumbers,
  wrongTolerance,
} from './task-drafts.ts';
import { TaskFaultsContext } from './task-fields.ts';
import { TextAsLearnersSee } from './text-as-learners-see.tsx';
import {
  fieldsOfTexts,
  languagesIn,
  type TextKey,
  textKey,
  textOfKey,
  textsIn,
  translationsIn,
} from './text-fields.ts';
import { TextPicture } from './text-picture.tsx';
import { focusField, useAskedLanguage } from './use-asked-field.ts';

interface LessonEditorProps {
  course: AuthoredCourse;
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
const names = ['title', 'summary', 'body'] as const;
const labels = {
  title: 'authoring.title',
  summary: 'authoring.summary',
  body: 'authoring.markdown',
  preview: 'authoring.preview',
  minutes: 'authoring.minutes',
  quiz: 'authoring.quiz',
  exercise: 'authoring.exercise',
} as const;
/** The service names fields of a task as `exercise.items.0.text`, some with the language after it. */
const taskErrors = (errors: Partial<Record<string, string>>) =>
  new Map(
    Object.entries(errors).map(([path, text]) => [
      path.replace(/^(exercise|quiz)\./, '').replace(/\.(en|pt-BR|es)$/, ''),
      text ?? '',
    ]),
  );
/** The quiz or exercise for people comparing two versions: in each language in which something is written. */
function inAllLanguages(task: AuthoredQuiz | AuthoredExercise | null): string {
  const written = languages.map((key) => ({ key, text: taskText(task, key) })).filter(({ text }) => text);
  const [only] = written;
  if (only && written.length === 1) return only.text;
  return written.map(({ key, text }) => `${languageNames[key]}\n${text}`).join('\n');
}
const anyTitleOf = (fields: Record<TextKey<'title'>, string>) =>
  languages.map((key) => fields[textKey(key, 'title')].trim()).find(Boolean) ?? '';
const firstQuiz = (): AuthoredQuiz => ({ passMark: 0.8, questions: [emptyQuestion([])] });

type Name = (typeof names)[number];
type Fields = Record<TextKey<Name>, string> & {
  preview: boolean;
  minutes: string;
  quiz: AuthoredQuiz | null;
  exercise: AuthoredExercise | null;
};
const fieldsOf = (lesson: AuthoredLesson): Fields => ({
  ...fieldsOfTexts(names, (language) => lesson.texts[language] ?? nothing),
  preview: lesson.preview,
  minutes: minutesOf(lesson.durationSeconds),
  quiz: lesson.quiz as AuthoredQuiz | null,
  exercise: lesson.exercise as AuthoredExercise | null,
});
const lessonIn = ({ chapters }: AuthoredCourse, id: string) =>
  chapters.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);

/** One lesson: its texts, its quiz or exercise, its video and files. */
export function LessonEditor({ course, lesson, onClose }: LessonEditorProps) {
  const { t } = useTranslation('learning');
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  /** Where the Markdown was edited last. */
  const cursor = useRef<number>(undefined);
  const { language: shown } = useLanguage();
  const [language, setLanguage] = useState(shown);
  const [search] = useSearchParams();
  useAskedLanguage(setLanguage);
  const [save, saving] = authoringApi.useLearningContentLessonChangeMutation();
  // Stays the same while it is empty, so that the fields keep their ids.
  const [firstTask] = useState(() => ({ quiz: firstQuiz(), exercise: emptyExercise('order-states') }));
  const saved = fieldsOf(lesson);
  /** What the service refuses of these; of an unfinished quiz or exercise it takes what there is. */
  const wrongIn = (mine: Partial<Fields>) => ({
    untitled: !anyTitleOf({ ...saved, ...mine }),
    minutes: mine.minutes !== undefined && secondsOf(mine.minutes.trim()) === undefined,
    tolerance: mine.exercise ? wrongTolerance(mine.exercise) : undefined,
  });
  const whole = (mine: Partial<Fields>) => {
    const { untitled, minutes, tolerance } = wrongIn(mine);
    const isWrong = (key: string) =>
      (untitled && textOfKey(names, key)?.name === 'title') ||
      (minutes && key === 'minutes') ||
      (tolerance !== undefined && key === 'exercise');
    return Object.fromEntries(Object.entries(mine).filter(([key]) => !isWrong(key))) as Partial<Fields>;
  };
  const part = useEditorPart<Fields>({
    part: 'lesson',
    course,
    lessonId: lesson.id,
    savedIn: (now) => {
      const known = lessonIn(now, lesson.id) ?? lesson;
      return { version: known.version, fields: fieldsOf(known) };
    },
    whole,
    save: (mine, { version, fields }) => {
      const written = { ...fields, ...mine };
      const anyTitle = anyTitleOf(written);
      const textOf = (key: (typeof languages)[number]) => {
        const text = textsIn(names, written, key);
        return { ...text, title: text.title.trim() || anyTitle };
      };
      const { minutes, quiz, exercise } = mine;
      const change: LessonChange = {
        preview: written.preview,
        // Untouched it isn't sent: a length in seconds is more exact than what is shown.
        ...(minutes !== undefined && { durationSeconds: secondsOf(minutes.trim()) }),
        texts: Object.fromEntries(languagesIn(mine).map((key) => [key, textOf(key)])),
        ...(quiz && { quiz }),
        ...(exercise && { exercise: withNumbers(exercise) }),
      };
      return save({ id: course.id, lessonId: lesson.id, change, ifMatch: version });
    },
  });
  const { preview, minutes, quiz, exercise } = part.fields;
  const wrong = wrongIn(part.mine);
  // A task that hasn't been begun lacks nothing in particular.
  const faults = [...(quiz ? quizFaults(quiz) : []), ...(exercise ? exerciseFaults(exercise) : [])].map(
    ({ field, text }) => ({ field, text: text[shown] }),
  );
  const isTold = tried || faults.some(({ field }) => field !== '' && field === search.get('field'));
  const refused = isApiError(saving.error) ? taskErrors(fieldErrorsOf(saving.error)) : new Map<string, string>();
  const shownFaults = new Map([
    ...(isTold ? faults.map(({ field, text }): [string, string] => [field, text]) : []),
    ...refused,
  ]);
  const isText = lesson.kind === 'article' || lesson.kind === 'video';
  const text = textsIn(names, part.fields, language);
  const original = (field: Name) => <Original texts={translationsIn(part.fields, field)} language={language} />;
  const changeText = (field: Name, value: string) =>
    part.change({ [textKey(language, field)]: value } as Partial<Fields>);
  const reason =
    (wrong.untitled && t('authoring.lessonUntitled')) ||
    (wrong.minutes && t('authoring.minutesWrong')) ||
    (wrong.tolerance !== undefined && t('authoring.toleranceWrong')) ||
    undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong.untitled) focusField(form.current, 'title');
    else if (wrong.minutes) focusField(form.current, 'minutes');
    else if (wrong.tolerance) focusField(form.current, wrong.tolerance);
    void part.submit(whole);
  };
  const labelOf = (key: string) => {
    const known = textOfKey(names, key);
    return known
      ? `${t(labels[known.name])} (${languageNames[known.language]})`
      : t(labels[key as keyof typeof labels]);
  };
  const textOf = (value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
    return typeof value === 'string' ? value : inAllLanguages(value as AuthoredQuiz | AuthoredExercise | null);
  };
  return (
    <div className="a-stack">
      <div>
        <Button variant="ghost" size="small" onClick={() => part.leave(onClose)}>
          {t('authoring.backToCourse')}
        </Button>
      </div>
      <LeftNotice part={part} labelOf={labelOf} />
      <div className={isText ? 'learn-beside' : undefined}>
        <form ref={form} className="a-stack learn-form" onSubmit={handleSubmit} noValidate>
          <LanguageTabs id="lesson-texts" language={language} onChange={setLanguage}>
            <Field label={t('authoring.title')} error={wrong.untitled ? t('authoring.lessonUntitled') : undefined}>
              {original('title')}
              <TextInput
                name="title"
                maxLength={200}
                value={text.title}
                onChange={(event) => changeText('title', event.target.value)}
              />
            </Field>
            <Field label={t('authoring.summary')} hint={t('authoring.plainHint')}>
              {original('summary')}
              <TextArea
                name="summary"
                rows={2}
                maxLength={1000}
                value={text.summary}
                onChange={(event) => changeText('summary', event.target.value)}
              />
            </Field>
            {isText && (
              <>
                <Field label={t('authoring.markdown')} hint={t('authoring.markdownHint')}>
                  {original('body')}
                  <TextArea
                    name="body"
                    rows={12}
                    value={text.body}
                    onSelect={(event) => {
                      cursor.current = event.currentTarget.selectionStart;
                    }}
                    onChange={(event) => changeText('body', event.target.value)}
                  />
                </Field>
                <TextPicture
                  courseId={course.id}
                  onInsert={(picture) => changeText('body', withBlock(text.body, cursor.current, picture))}
                />
              </>
            )}
            <TaskFaultsContext value={shownFaults}>
              {lesson.kind === 'quiz' && (
                <QuizEditor
                  quiz={quiz ?? firstTask.quiz}
                  language={language}
                  onChange={(next) => part.change({ quiz: next })}
                />
              )}
              {lesson.kind === 'exercise' && (
                <ExerciseEditor
                  exercise={exercise ?? firstTask.exercise}
                  language={language}
                  onChange={(next) => part.change({ exercise: next })}
                />
              )}
            </TaskFaultsContext>
          </LanguageTabs>
          <Editable>
            <Field label={t('authoring.minutes')} error={wrong.minutes ? t('authoring.minutesWrong') : undefined}>
              <TextInput
                name="minutes"
                inputMode="decimal"
                value={minutes}
                onChange={(event) => part.change({ minutes: event.target.value })}
              />
            </Field>
            <Checkbox
              label={t('authoring.preview')}
              checked={preview}
              onChange={(event) => part.change({ preview: event.target.checked })}
            />
          </Editable>
          {tried && faults.length > 0 && (
            <Notice live title={t('authoring.taskOpen')}>
              <ul>
                {faults.map((fault) => (
                  <li key={fault.text}>{fault.text}</li>
                ))}
              </ul>
            </Notice>
          )}
          <PartNotices part={part} labelOf={labelOf} textOf={textOf} />
          <SaveRow saving={saving} connection={part.connection} dirty={part.dirty} reason={reason} />
        </form>
        {isText && <TextAsLearnersSee kind={lesson.kind} language={language} text={text} />}
      </div>
      <LessonMedia
        courseId={course.id}
        lesson={lesson}
        uploads={course.uploads}
        onSaved={(now) => part.know(now, ['minutes'])}
      />
    </div>
  );
}
