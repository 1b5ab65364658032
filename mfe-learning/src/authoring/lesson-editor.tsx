import { type AuthoredLesson, type Language, languages } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button, Checkbox, Field, Notice, TextArea, TextInput } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi, type LessonChange } from './authoring.api.ts';
import { Editable } from './editable.tsx';
import { ExerciseEditor } from './exercise/exercise-editor.tsx';
import { exerciseFaults } from './exercise/exercise-faults.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { LessonMedia } from './lesson-media.tsx';
import { QuizEditor } from './quiz-editor.tsx';
import { quizFaults } from './quiz-faults.ts';
import { SaveRow } from './save-row.tsx';
import { type AuthoredExercise, type AuthoredQuiz, emptyExercise, emptyQuestion } from './task-drafts.ts';
import { useChanges, useUnsaved } from './unsaved.tsx';

interface LessonEditorProps {
  courseId: string;
  lesson: AuthoredLesson;
  onClose: () => void;
}

/** Minutes as they are written, with a tenth at most. */
const minutesOf = (seconds: number) => String(Math.round((seconds / 60) * 10) / 10);
/** Seconds of what was written; nothing where it is no length of a lesson. */
function secondsOf(minutes: string): number | undefined {
  const seconds = /^\d{1,4}([.,]\d{1,2})?$/.test(minutes) ? Math.round(Number(minutes.replace(',', '.')) * 60) : 0;
  return seconds >= 1 && seconds <= 86_400 ? seconds : undefined;
}
const nothing = { title: '', summary: '', body: '' };
const firstQuiz = (): AuthoredQuiz => ({ passMark: 0.8, questions: [emptyQuestion([])] });

/** One lesson: its texts, its quiz or exercise, its video and files. */
export function LessonEditor({ courseId, lesson, onClose }: LessonEditorProps) {
  const { t } = useTranslation('learning');
  const [texts, setTexts] = useState<Partial<Record<Language, typeof nothing>>>({});
  const [preview, setPreview] = useState(lesson.preview);
  const [minutes, setMinutes] = useState(minutesOf(lesson.durationSeconds));
  const [givenQuiz] = useState(() => (lesson.quiz as AuthoredQuiz | null) ?? firstQuiz());
  const [quiz, setQuiz] = useState(givenQuiz);
  // A task that nobody has begun hinders no other change.
  const quizTouched = lesson.kind === 'quiz' && quiz !== givenQuiz;
  const [tried, setTried] = useState(false);
  const [givenExercise] = useState(() => (lesson.exercise as AuthoredExercise | null) ?? emptyExercise('order-states'));
  const [exercise, setExercise] = useState(givenExercise);
  const exerciseTouched = lesson.kind === 'exercise' && exercise !== givenExercise;
  const faults = [
    ...(quizTouched ? quizFaults(quiz).map((fault) => t(`authoring.quizFault.${fault.kind}`, { ...fault })) : []),
    ...(exerciseTouched
      ? exerciseFaults(exercise).map((fault) => t(`authoring.exerciseFault.${fault.kind}`, { ...fault }))
      : []),
  ];
  const [language, setLanguage] = useState(useLanguage().language);
  const { dirty, touched, saved } = useChanges();
  const leave = useUnsaved('lesson', dirty);
  const [save, saving] = authoringApi.useLearningContentLessonChangeMutation();
  // Untouched it isn't sent: a length in seconds is more exact than what is shown.
  const minutesTouched = minutes.trim() !== minutesOf(lesson.durationSeconds);
  const seconds = secondsOf(minutes.trim());
  const minutesWrong = minutesTouched && seconds === undefined;
  const textOf = (key: Language) => texts[key] ?? lesson.texts[key] ?? nothing;
  const touch =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      touched();
    };
  const changeText = (field: keyof typeof nothing, value: string) =>
    touch(setTexts)({ ...texts, [language]: { ...textOf(language), [field]: value } });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (minutesWrong || faults.length > 0) return;
    const anyTitle = languages.map((key) => textOf(key).title.trim()).find(Boolean) ?? '';
    const change: LessonChange = {
      preview,
      ...(minutesTouched && { durationSeconds: seconds }),
      texts: Object.fromEntries(
        languages.flatMap((key) => {
          const text = texts[key];
          return text ? [[key, { ...text, title: text.title.trim() || anyTitle }]] : [];
        }),
      ),
      ...(quizTouched && { quiz }),
      ...(exerciseTouched && { exercise }),
    };
    const { error } = await save({ id: courseId, lessonId: lesson.id, change });
    if (!error) saved();
  };
  return (
    <div className="a-stack">
      <div>
        <Button variant="ghost" size="small" onClick={() => leave(onClose)}>
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
          {lesson.kind === 'quiz' && <QuizEditor quiz={quiz} language={language} onChange={touch(setQuiz)} />}
          {lesson.kind === 'exercise' && (
            <ExerciseEditor exercise={exercise} language={language} onChange={touch(setExercise)} />
          )}
        </LanguageTabs>
        <Editable>
          <Field label={t('authoring.minutes')} error={minutesWrong ? t('authoring.minutesWrong') : undefined}>
            <TextInput
              inputMode="decimal"
              value={minutes}
              onChange={(event) => touch(setMinutes)(event.target.value)}
            />
          </Field>
          <Checkbox
            label={t('authoring.preview')}
            checked={preview}
            onChange={(event) => touch(setPreview)(event.target.checked)}
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
        <SaveRow saving={saving} dirty={dirty} />
      </form>
      <LessonMedia courseId={courseId} lesson={lesson} />
    </div>
  );
}
