import { type AuthoredLesson, type Language, languages } from '@arcada/contracts';
import { Button, Checkbox, Field, TextArea, TextInput } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi, type LessonChange } from './authoring.api.ts';
import { ExerciseEditor } from './exercise/exercise-editor.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { LessonMedia } from './lesson-media.tsx';
import { QuizEditor } from './quiz-editor.tsx';
import { SaveRow } from './save-row.tsx';
import { type AuthoredExercise, type AuthoredQuiz, emptyExercise, emptyQuestion } from './task-drafts.ts';

interface LessonEditorProps {
  courseId: string;
  lesson: AuthoredLesson;
  onClose: () => void;
}

const nothing = { title: '', summary: '', body: '' };
const firstQuiz = (): AuthoredQuiz => ({ passMark: 0.8, questions: [emptyQuestion([])] });

/** One lesson: its texts, its quiz or exercise, its video and files. */
export function LessonEditor({ courseId, lesson, onClose }: LessonEditorProps) {
  const { t } = useTranslation('learning');
  const [texts, setTexts] = useState<Partial<Record<Language, typeof nothing>>>({});
  const [preview, setPreview] = useState(lesson.preview);
  const [minutes, setMinutes] = useState(String(Math.round((lesson.durationSeconds / 60) * 10) / 10));
  const [quiz, setQuiz] = useState(() => (lesson.quiz as AuthoredQuiz | null) ?? firstQuiz());
  const [exercise, setExercise] = useState(
    () => (lesson.exercise as AuthoredExercise | null) ?? emptyExercise('order-states'),
  );
  const [dirty, setDirty] = useState(false);
  const [save, saving] = authoringApi.useLearningContentLessonChangeMutation();
  const textOf = (language: Language) => texts[language] ?? lesson.texts[language] ?? nothing;
  const touch =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setDirty(true);
    };
  const changeText = (language: Language, field: keyof typeof nothing, value: string) =>
    touch(setTexts)({ ...texts, [language]: { ...textOf(language), [field]: value } });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const anyTitle = languages.map((language) => textOf(language).title.trim()).find(Boolean) ?? '';
    const change: LessonChange = {
      preview,
      durationSeconds: Math.max(1, Math.round(Number(minutes.replace(',', '.')) * 60) || 60),
      texts: Object.fromEntries(
        languages.flatMap((language) => {
          const text = texts[language];
          return text ? [[language, { ...text, title: text.title.trim() || anyTitle }]] : [];
        }),
      ),
      ...(lesson.kind === 'quiz' && { quiz }),
      ...(lesson.kind === 'exercise' && { exercise }),
    };
    const { error } = await save({ id: courseId, lessonId: lesson.id, change });
    if (!error) setDirty(false);
  };
  return (
    <div className="a-stack">
      <div>
        <Button variant="ghost" size="small" onClick={onClose}>
          {t('authoring.backToCourse')}
        </Button>
      </div>
      <form className="a-stack learn-form" onSubmit={handleSubmit} noValidate>
        <LanguageTabs id="lesson-texts">
          {(language) => (
            <>
              <Field label={t('authoring.title')}>
                <TextInput
                  maxLength={200}
                  value={textOf(language).title}
                  onChange={(event) => changeText(language, 'title', event.target.value)}
                />
              </Field>
              <Field label={t('authoring.summary')}>
                <TextArea
                  rows={2}
                  maxLength={1000}
                  value={textOf(language).summary}
                  onChange={(event) => changeText(language, 'summary', event.target.value)}
                />
              </Field>
              {(lesson.kind === 'article' || lesson.kind === 'video') && (
                <Field label={t('authoring.markdown')}>
                  <TextArea
                    rows={12}
                    className="a-code"
                    value={textOf(language).body}
                    onChange={(event) => changeText(language, 'body', event.target.value)}
                  />
                </Field>
              )}
              {lesson.kind === 'quiz' && <QuizEditor quiz={quiz} language={language} onChange={touch(setQuiz)} />}
              {lesson.kind === 'exercise' && (
                <ExerciseEditor exercise={exercise} language={language} onChange={touch(setExercise)} />
              )}
            </>
          )}
        </LanguageTabs>
        <Field label={t('authoring.minutes')}>
          <TextInput inputMode="decimal" value={minutes} onChange={(event) => touch(setMinutes)(event.target.value)} />
        </Field>
        <Checkbox
          label={t('authoring.preview')}
          checked={preview}
          onChange={(event) => touch(setPreview)(event.target.checked)}
        />
        <SaveRow saving={saving} dirty={dirty} />
      </form>
      <LessonMedia courseId={courseId} lesson={lesson} />
    </div>
  );
}
