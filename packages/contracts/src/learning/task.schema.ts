import { z } from 'zod';
import { contentBlockSchema, contentInlineSchema } from '../texts/content.schema.ts';
import { exerciseKinds } from './learning.ts';

const optionSchema = z.object({ id: z.string(), text: z.string() });
/** The text with its code and emphasis, where it has any. */
const formatted = z.array(contentInlineSchema).optional();
/** Which options are right stays with the server. */
export const quizSchema = z.object({
  /** Share of right answers needed, 0 to 1. */
  passMark: z.number().min(0).max(1),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      formatted,
      kind: z.enum(['single', 'multiple']),
      options: z.array(optionSchema.extend({ formatted })),
    }),
  ),
});
export const quizAnswersSchema = z.object({
  /** Question id to the ids of the chosen options. */
  answers: z.record(z.string().max(60), z.array(z.string().max(60)).max(20)),
});

/** Formatted as an article. */
const task = z.array(contentBlockSchema);
const [nameFiles, findFaults, orderStates, enterResults] = exerciseKinds;
/**
 * Four exercises of the trade, as data. `name-files`: a name for each file, by the convention. `find-faults`: the rows
 * of a table that are wrong. `order-states`: items in their right order. `enter-results`: what one finds by working
 * with the lesson's files.
 */
export const exerciseSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal(nameFiles),
    task,
    convention: z.array(
      z.object({ field: z.string(), values: z.array(z.object({ code: z.string(), meaning: z.string() })) }),
    ),
    example: z.string(),
    items: z.array(optionSchema),
  }),
  z.object({
    kind: z.literal(findFaults),
    task,
    columns: z.array(z.string()),
    rows: z.array(z.object({ id: z.string(), cells: z.array(z.string()) })),
  }),
  z.object({ kind: z.literal(orderStates), task, items: z.array(optionSchema) }),
  z.object({
    kind: z.literal(enterResults),
    task,
    /** `unit` follows the field: `mm`, `days`. */
    items: z.array(optionSchema.extend({ unit: z.string().optional() })),
  }),
]);
export const exerciseAnswerSchema = z.strictObject({
  /**
   * name-files: item id to name. find-faults: ids of the faulty rows. order-states: ids in order.
   * enter-results: item id to what was entered.
   */
  names: z.record(z.string().max(60), z.string().max(120)).optional(),
  rows: z.array(z.string().max(60)).max(100).optional(),
  order: z.array(z.string().max(60)).max(100).optional(),
  results: z.record(z.string().max(60), z.string().max(200)).optional(),
});
/** What the server says of a quiz's or exercise's answers. */
export const verdictSchema = z.object({
  passed: z.boolean(),
  /** Share of right answers, 0 to 1. */
  score: z.number().min(0).max(1),
  items: z.array(
    z.object({
      id: z.string(),
      correct: z.boolean(),
      /** What would have been right: option ids, names or positions, readable. Empty before it is passed. */
      solution: z.string(),
      /** Empty for wrong answers before it is passed. */
      explanation: z.string(),
      /** Of a quiz. */
      formatted: z.object({ solution: formatted, explanation: formatted }).optional(),
    }),
  ),
  attempts: z.int(),
  /** What was answered. */
  given: exerciseAnswerSchema.extend(quizAnswersSchema.partial().shape).optional(),
  /** After several failed attempts, when the next one is accepted. */
  retryAt: z.iso.datetime().nullable().optional(),
});

export type Quiz = z.infer<typeof quizSchema>;
export type Exercise = z.infer<typeof exerciseSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
