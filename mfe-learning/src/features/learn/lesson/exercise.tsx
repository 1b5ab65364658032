import { type Exercise as ExerciseData, type Lesson, separatorOf } from '@arcada/contracts';
import { useDraft } from '@arcada/platform';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ExerciseAnswer, lessonApi } from '../../../shared/lesson/lesson.api.ts';
import { draftLessonApi } from '../draft-lesson.api.ts';
import { focusFirstEmpty, focusFirstField } from './focus-first-field.ts';
import { answersKey, type Marked, Marking } from './marking.tsx';
import { verdictNow } from './verdict-now.ts';
import './exercise.css';
import { LessonContent } from '../../../shared/lesson/lesson-content.tsx';
import { EnterResults } from './enter-results.tsx';
import { FindFaults } from './find-faults.tsx';
import { NameFiles } from './name-files.tsx';
import { OrderStates } from './order-states.tsx';

interface Draft {
  answer: ExerciseAnswer;
  /** Fields of incomplete names, by file. */
  parts?: Record<string, string[]>;
}
/** Stored answers belong to exactly these files, rows or states. */
const stampOf = (exercise: ExerciseData) => {
  const items = exercise.kind === 'find-faults' ? exercise.rows : exercise.items;
  const fields = exercise.kind === 'name-files' ? exercise.convention.length : 0;
  return [exercise.kind, fields, ...items.map(({ id }) => id).sort()].join(' ');
};

interface ExerciseProps {
  lesson: Lesson;
  exercise: ExerciseData;
  marked: Marked;
}

/** Whether there is anything to mark. */
const isAnswered = (exercise: ExerciseData, { names = {}, rows = [], results = {} }: ExerciseAnswer) => {
  if (exercise.kind === 'name-files') return exercise.items.every(({ id }) => names[id]);
  if (exercise.kind === 'enter-results') return exercise.items.every(({ id }) => results[id]?.trim());
  return exercise.kind === 'order-states' || rows.length > 0;
};

/** What another attempt begins with: the answers of the last one. */
function beginning(exercise: ExerciseData, given: ExerciseAnswer | undefined): Draft {
  if (exercise.kind === 'order-states') {
    const ids = exercise.items.map(({ id }) => id);
    const order = given?.order?.filter((id) => ids.includes(id)) ?? [];
    return { answer: { order: order.length === ids.length ? order : ids } };
  }
  if (exercise.kind === 'find-faults') return { answer: { rows: given?.rows ?? [] } };
  if (exercise.kind === 'enter-results') return { answer: { results: given?.results ?? {} } };
  const names = given?.names ?? {};
  const separator = separatorOf(exercise.example);
  const parts = Object.entries(names).map(([id, name]) => [id, name.split(separator)]);
  return { answer: { names }, parts: Object.fromEntries(parts) };
}

/** An exercise of one of four kinds; the server marks it and explains. */
export function Exercise({ lesson, exercise, marked }: ExerciseProps) {
  const { t } = useTranslation('learning');
  const draft = useDraft<Draft>(answersKey(lesson, marked), beginning(exercise, lesson.lastVerdict?.given), {
    stamp: stampOf(exercise),
  });
  const { answer, parts = {} } = draft.value;
  const [tried, setTried] = useState(false);
  // Answers started after a result are another attempt.
  const [again, setAgain] = useState(draft.restored);
  const form = useRef<HTMLFormElement>(null);
  const stored = lessonApi.useLearningExerciseAnswerMutation();
  const trial = draftLessonApi.useLearningContentExerciseTrialMutation();
  const [send, sending] = marked === 'trial' ? trial : stored;
  const verdict = verdictNow(sending.data, lesson.lastVerdict, again);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const complete = isAnswered(exercise, answer);
    setTried(!complete);
    if (!complete) return focusFirstEmpty(form.current);
    const { error } = await send({ courseId: lesson.courseId, lessonId: lesson.id, answer });
    if (!error) draft.forget();
  };
  const handleAgain = () => {
    sending.reset();
    setAgain(true);
    focusFirstField(form.current);
  };
  const locked = verdict !== undefined || sending.isLoading || !marked;
  const recalled = verdict !== undefined && !sending.data && !verdict.given;
  return (
    <form ref={form} className="learn-task" onSubmit={handleSubmit} noValidate>
      <LessonContent blocks={exercise.task} />
      {exercise.kind === 'name-files' && (
        <NameFiles
          exercise={exercise}
          names={answer.names ?? {}}
          parts={parts}
          onChange={(names, typed) => draft.change({ answer: { names }, parts: typed })}
          tried={tried}
          locked={locked}
          verdict={verdict}
        />
      )}
      {exercise.kind === 'find-faults' && (
        <FindFaults
          exercise={exercise}
          rows={answer.rows ?? []}
          onChange={(rows) => draft.change({ answer: { rows } })}
          locked={locked}
          verdict={verdict}
          recalled={recalled}
        />
      )}
      {exercise.kind === 'order-states' && (
        <OrderStates
          exercise={exercise}
          order={answer.order ?? []}
          onChange={(order) => draft.change({ answer: { order } })}
          locked={locked}
          verdict={verdict}
          recalled={recalled}
        />
      )}
      {exercise.kind === 'enter-results' && (
        <EnterResults
          exercise={exercise}
          results={answer.results ?? {}}
          onChange={(results) => draft.change({ answer: { results } })}
          tried={tried}
          locked={locked}
          verdict={verdict}
        />
      )}
      {tried && exercise.kind === 'find-faults' && !isAnswered(exercise, answer) && (
        <p className="a-field-error" role="alert">
          {t('exercise.markOne')}
        </p>
      )}
      <Marking
        verdict={verdict}
        marked={marked}
        pending={sending.isLoading}
        error={sending.error}
        passMark={1}
        fresh={sending.isSuccess}
        onAgain={handleAgain}
      />
    </form>
  );
}
