import type { Exercise, Language, Quiz, Translated } from '@arcada/contracts';
import { formattedLine, toContent } from '@arcada/service-kit/markdown';
import { textIn } from '../catalogue/course-model.ts';
import type { Exercise as StoredExercise, Quiz as StoredQuiz } from '../catalogue/lesson.entity.ts';
import { byWeight, shuffled } from '../catalogue/shuffled.ts';

/** The quiz without its solution. Shuffled, because authors tend to write the right answer first. */
export const quizView = (quiz: StoredQuiz, language: Language): Quiz => ({
  passMark: quiz.passMark,
  questions: quiz.questions.map((question) => ({
    id: question.id,
    ...withFormat(textIn(question.text, language)),
    kind: question.kind,
    options: byWeight(question.options, question.id).map(({ id, text }) => ({
      id,
      ...withFormat(textIn(text, language)),
    })),
  })),
});

function withFormat(text: string) {
  const formatted = formattedLine(text);
  return { text, ...(formatted && { formatted }) };
}

/** The exercise without its solution. */
export function exerciseView(exercise: StoredExercise, language: Language): Exercise {
  const task = toContent(textIn(exercise.task, language));
  const optionOf = ({ id, text }: { id: string; text: Partial<Translated> }) => ({ id, text: textIn(text, language) });
  if (exercise.kind === 'name-files')
    return {
      kind: exercise.kind,
      task,
      example: exercise.example,
      items: exercise.items.map(optionOf),
      convention: exercise.convention.map(({ field, values }) => ({
        field: textIn(field, language),
        values: values.map(({ code, meaning }) => ({ code, meaning: textIn(meaning, language) })),
      })),
    };
  if (exercise.kind === 'find-faults')
    return {
      kind: exercise.kind,
      task,
      columns: exercise.columns.map((column) => textIn(column, language)),
      rows: exercise.rows.map(({ id, cells }) => ({ id, cells: cells.map((cell) => textIn(cell, language)) })),
    };
  if (exercise.kind === 'enter-results')
    return {
      kind: exercise.kind,
      task,
      items: exercise.items.map(({ unit, ...item }) => ({
        ...optionOf(item),
        ...(unit && { unit: textIn(unit, language) }),
      })),
    };
  return { kind: exercise.kind, task, items: shuffled(exercise.items).map(optionOf) };
}
