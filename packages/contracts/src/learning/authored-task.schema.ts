import { z } from 'zod';
import { validationText } from '../texts/validation-texts.ts';
import { id, sameId, uniqueIds, unwritten } from './authored-text.schema.ts';

// Limits, ids and what would contradict itself: a draft may lack the rest, which `quizFaults` and
// `exerciseFaults` list, and without which no course is submitted or published.
const questionSchema = z
  .object({
    id,
    text: unwritten(1000),
    kind: z.enum(['single', 'multiple']),
    options: z
      .array(z.object({ id, text: unwritten(500), right: z.literal(true).optional() }))
      .max(10)
      .refine(uniqueIds, sameId),
    explanation: unwritten(1000),
  })
  .refine(
    ({ kind, options }) => kind === 'multiple' || options.filter(({ right }) => right).length < 2,
    validationText({
      en: 'A question with a single answer has one right option.',
      'pt-BR': 'Uma pergunta de resposta única tem uma opção correta.',
      es: 'Una pregunta de respuesta única tiene una opción correcta.',
    }),
  );
/** Right answers are shown before it is passed. */
const showAnswers = z.literal(true).optional();
export const authoredQuizSchema = z
  .object({
    passMark: z.number().min(0.1).max(1),
    questions: z.array(questionSchema).max(30).refine(uniqueIds, sameId),
    /** How many of the questions each attempt draws; absent: all. */
    asked: z.int().min(1).max(30).optional(),
    showAnswers,
  })
  .refine(
    ({ asked = 0, questions }) => asked <= questions.length,
    validationText({
      en: 'An attempt can’t ask more questions than there are.',
      'pt-BR': 'Uma tentativa não pode ter mais perguntas do que existem.',
      es: 'Un intento no puede tener más preguntas de las que hay.',
    }),
  );

const text = unwritten(500);
export const authoredExerciseSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('name-files'),
    showAnswers,
    task: unwritten(2000),
    convention: z
      .array(
        z.object({
          field: unwritten(100),
          values: z.array(z.object({ code: z.string().trim().max(40), meaning: unwritten(200) })).max(40),
        }),
      )
      .max(12),
    example: z.string().trim().max(120),
    items: z
      .array(z.object({ id, text, answer: z.string().trim().max(120), explanation: text }))
      .max(20)
      .refine(uniqueIds, sameId),
  }),
  z.object({
    kind: z.literal('find-faults'),
    showAnswers,
    task: unwritten(2000),
    columns: z.array(unwritten(100)).max(10),
    /** A row with a `fault` is wrong. */
    rows: z
      .array(z.object({ id, cells: z.array(text).max(10), fault: text.optional(), why: text.optional() }))
      .max(40)
      .refine(uniqueIds, sameId),
  }),
  z.object({
    kind: z.literal('order-states'),
    showAnswers,
    task: unwritten(2000),
    items: z
      .array(z.object({ id, text, explanation: text }))
      .max(12)
      .refine(uniqueIds, sameId),
  }),
  z.object({
    kind: z.literal('enter-results'),
    showAnswers,
    task: unwritten(2000),
    items: z
      .array(
        z.object({
          id,
          text,
          unit: unwritten(20).optional(),
          /** Several ways to write it are separated by `|`; the first is the one that is shown. */
          answer: z.string().trim().max(200),
          /** How far a number may be from the answer. */
          tolerance: z.number().min(0).optional(),
          explanation: text,
        }),
      )
      .max(20)
      .refine(uniqueIds, sameId),
  }),
]);
