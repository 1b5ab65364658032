import type { CourseFigures, Language, PartFigures } from '@arcada/contracts';
import { plainLine } from '@arcada/service-kit/markdown';
import { type CourseModel, inLanguage, textIn } from '../catalogue/course-model.ts';
import type { Exercise, Quiz } from '../catalogue/lesson.entity.ts';
import type { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';
import { type GivenAnswers, markExercise, markQuiz } from '../progress/marking.ts';
import { answered } from '../progress/question-pool.ts';

type State = Pick<LessonProgressEntity, 'lessonId' | 'attempts' | 'completedAt' | 'firstAnswers' | 'lastAnswers'>;
interface Part {
  id: string;
  text: string;
}
/** The marks of one attempt, by today's rules; of parts that were not there yet, none. */
interface Marked {
  passed: boolean;
  items: { id: string; correct: boolean }[];
}
type Mark = (given: GivenAnswers) => Marked | undefined;

export const quizFigures = (
  { lessons }: CourseModel,
  rows: readonly State[],
  language: Language,
): CourseFigures['quizzes'] =>
  lessons.flatMap(({ row: { id, quiz }, texts }) => {
    if (!quiz) return [];
    const questions = quiz.questions.map((question) => ({
      id: question.id,
      text: plainLine(textIn(question.text, language)),
    }));
    const { parts, ...facts } = figuresOf(ofLesson(rows, id), questions, (given) => markedQuiz(quiz, given, language));
    return [{ lessonId: id, title: inLanguage(texts, language).title, ...facts, questions: parts }];
  });

export const exerciseFigures = (
  { lessons }: CourseModel,
  rows: readonly State[],
  language: Language,
): CourseFigures['exercises'] =>
  lessons.flatMap(({ row: { id, exercise }, texts }) => {
    if (!exercise) return [];
    const mark: Mark = (given) => ('answers' in given ? undefined : markExercise(exercise, given, language));
    const facts = figuresOf(ofLesson(rows, id), partsOf(exercise, language), mark);
    return [{ lessonId: id, title: inLanguage(texts, language).title, ...facts }];
  });

const ofLesson = (rows: readonly State[], id: string) =>
  rows.filter(({ lessonId, attempts }) => lessonId === id && attempts > 0);

function markedQuiz(quiz: Quiz, given: GivenAnswers, language: Language): Marked | undefined {
  if (!('answers' in given)) return undefined;
  const { passed, items } = markQuiz(answered(quiz, given), given, language);
  // A question that came with a later edition wasn't asked.
  return { passed, items: items.filter(({ id }) => id in given.answers) };
}

const partsOf = (exercise: Exercise, language: Language): Part[] =>
  exercise.kind === 'find-faults'
    ? exercise.rows.map(({ id, cells }) => ({ id, text: cells.map((cell) => textIn(cell, language)).join(' · ') }))
    : exercise.items.map(({ id, text }) => ({ id, text: textIn(text, language) }));

function figuresOf(tries: readonly State[], parts: readonly Part[], mark: Mark) {
  const marksOf = (given: readonly (GivenAnswers | null)[]) => given.flatMap((one) => (one && mark(one)) || []);
  const first = marksOf(tries.map(firstOf));
  const last = marksOf(tries.map(({ lastAnswers }) => lastAnswers));
  const attempts = tries.reduce((sum, row) => sum + row.attempts, 0);
  return {
    tried: tries.length,
    passed: tries.filter(({ completedAt }) => completedAt).length,
    attempts: tries.length ? Math.round((attempts / tries.length) * 10) / 10 : null,
    first: { known: first.length, passed: first.filter(({ passed }) => passed).length },
    parts: parts.map(
      (part): PartFigures => ({ ...part, first: rightOf(part.id, first), last: rightOf(part.id, last) }),
    ),
  };
}

/** The only attempt is the first one, also where that was made before first ones were kept. */
const firstOf = ({ attempts, firstAnswers, lastAnswers }: State) =>
  firstAnswers ?? (attempts === 1 ? lastAnswers : null);

function rightOf(id: string, attempts: readonly Marked[]) {
  const given = attempts.flatMap(({ items }) => items.filter((item) => item.id === id));
  return { answered: given.length, right: given.filter(({ correct }) => correct).length };
}
