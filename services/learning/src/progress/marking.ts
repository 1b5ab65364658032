import type { exerciseAnswerSchema, Language, quizAnswersSchema, Translated, Verdict } from '@arcada/contracts';
import { formattedLine } from '@arcada/service-kit/markdown';
import type { z } from 'zod';
import { textIn } from '../catalogue/course-model.ts';
import type { Exercise, Quiz } from '../catalogue/lesson.entity.ts';
import { shuffled } from '../catalogue/shuffled.ts';
import { isExpected, waysToWrite, withoutFullStop } from './entered.ts';

export type QuizAnswers = z.infer<typeof quizAnswersSchema>;
export type ExerciseAnswer = z.infer<typeof exerciseAnswerSchema>;
export type GivenAnswers = QuizAnswers | ExerciseAnswer;
interface Tasks {
  quiz: Quiz | null;
  exercise: Exercise | null;
}
type Marks = Omit<Verdict, 'attempts' | 'given' | 'retryAt'>;

const words = {
  faulty: { en: 'Has a fault', 'pt-BR': 'Tem um erro', es: 'Tiene un fallo' },
  right: { en: 'Is right', 'pt-BR': 'Está certa', es: 'Está bien' },
} satisfies Record<string, Translated>;

/** Only the answers that the lesson asks for are kept of a request. */
export function askedFor({ quiz, exercise }: Tasks, given: GivenAnswers) {
  const only = <T>(values: Record<string, T> | undefined, asked: readonly { id: string }[]): Record<string, T> =>
    Object.fromEntries(Object.entries(values ?? {}).filter(([id]) => asked.some((one) => one.id === id)));
  if ('answers' in given) return { answers: only(given.answers, quiz?.questions ?? []) };
  if (exercise?.kind === 'name-files') return { names: only(given.names, exercise.items) };
  if (exercise?.kind === 'enter-results') return { results: only(given.results, exercise.items) };
  return exercise?.kind === 'find-faults' ? { rows: given.rows ?? [] } : { order: given.order ?? [] };
}

/** A question is right when exactly the right options were chosen. */
export function markQuiz(quiz: Quiz, { answers }: QuizAnswers, language: Language): Marks {
  const items = quiz.questions.map((question) => {
    const right = question.options.filter((option) => option.right);
    const chosen = new Set(answers[question.id] ?? []);
    const solution = right.map(({ text }) => textIn(text, language)).join(' · ');
    const explanation = textIn(question.explanation, language);
    const formatted = { solution: formattedLine(solution), explanation: formattedLine(explanation) };
    return {
      id: question.id,
      correct: chosen.size === right.length && right.every(({ id }) => chosen.has(id)),
      solution,
      explanation,
      ...((formatted.solution || formatted.explanation) && { formatted }),
    };
  });
  return marksOf(items, quiz.passMark);
}

/** An exercise is passed when everything in it is right. */
export function markExercise(exercise: Exercise, answer: ExerciseAnswer, language: Language): Marks {
  return marksOf(exerciseItems(exercise, answer, language), 1);
}

function exerciseItems(exercise: Exercise, answer: ExerciseAnswer, language: Language): Marks['items'] {
  if (exercise.kind === 'name-files')
    return exercise.items.map((item) => ({
      id: item.id,
      correct: plainName(answer.names?.[item.id] ?? '') === plainName(item.answer),
      solution: item.answer,
      explanation: textIn(item.explanation, language),
    }));
  if (exercise.kind === 'find-faults')
    return exercise.rows.map((row) => ({
      id: row.id,
      correct: (answer.rows ?? []).includes(row.id) === (row.fault !== undefined),
      solution: words[row.fault ? 'faulty' : 'right'][language],
      explanation: textIn(row.fault ?? row.why ?? {}, language),
    }));
  if (exercise.kind === 'enter-results')
    return exercise.items.map((item) => ({
      id: item.id,
      correct: isExpected(item, answer.results?.[item.id] ?? ''),
      solution: [waysToWrite(item.answer)[0], item.unit && textIn(item.unit, language)].filter(Boolean).join(' '),
      explanation: textIn(item.explanation, language),
    }));
  return exercise.items.map((item, index) => ({
    id: item.id,
    correct: answer.order?.[index] === item.id,
    solution: String(index + 1),
    explanation: textIn(item.explanation, language),
  }));
}

const plainName = (name: string) => withoutFullStop(name).toLowerCase();

function marksOf(items: Marks['items'], passMark: number): Marks {
  const score = items.length === 0 ? 0 : items.filter(({ correct }) => correct).length / items.length;
  return { passed: score >= passMark, score, items };
}

/**
 * What a learner sees of the marks before the lesson is passed: which answers are right, but no
 * solution. Of a table only the rows that were marked, since the others would be the solution; what is to be put in
 * order as it was sent, since it is stored in the right one.
 */
export function withoutSolutions(marks: Marks, { quiz, exercise }: Tasks, given: GivenAnswers): Marks {
  if (quiz?.showAnswers || exercise?.showAnswers) return marks;
  const items = marks.items.map(({ formatted, ...item }) => ({
    ...item,
    solution: '',
    explanation: item.correct ? item.explanation : '',
    ...(item.correct && formatted?.explanation && { formatted: { explanation: formatted.explanation } }),
  }));
  const { rows, order } = 'answers' in given ? {} : given;
  if (exercise?.kind === 'find-faults') return { ...marks, items: items.filter(({ id }) => rows?.includes(id)) };
  if (exercise?.kind !== 'order-states') return { ...marks, items };
  const places = [...(order ?? []), ...shuffled(exercise.items).map(({ id }) => id)];
  return { ...marks, items: items.toSorted((one, other) => places.indexOf(one.id) - places.indexOf(other.id)) };
}
