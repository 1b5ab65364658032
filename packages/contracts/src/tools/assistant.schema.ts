import { z } from 'zod';
import { keysetQuery } from '../http/keyset.schema.ts';
import { languages } from '../texts/languages.ts';
import { isPrintable, notPrintable } from '../texts/printable-text.ts';

/** Kinds of sources that the documentation assistant quotes. */
export const sourceKinds = ['topic', 'term', 'help', 'post', 'page', 'product', 'course', 'lesson'] as const;

export const assistantLimits = { question: 500, comment: 1000, threadTitle: 120 } as const;

/** Body of `POST /api/assistant/messages`. Without `threadId` it begins a thread. */
export const assistantQuestionSchema = z.object({
  threadId: z.uuid().optional(),
  question: z.string().trim().min(1).max(assistantLimits.question).refine(isPrintable, notPrintable),
});

/** Body of `POST /api/assistant/feedback`; a later one for the same message replaces it. */
export const assistantFeedbackSchema = z.object({
  messageId: z.uuid(),
  helpful: z.boolean(),
  comment: z.string().trim().max(assistantLimits.comment).refine(isPrintable, notPrintable).optional(),
});

export const gapSorts = ['count', 'lastDay'] as const;
export const gapStates = ['open', 'closed'] as const;
export const assistantGapQuery = keysetQuery(gapSorts).extend({
  state: z.enum(gapStates).default('open').catch('open'),
});
export type AssistantGapQuery = z.infer<typeof assistantGapQuery>;

/** A question without an answer, for admins: what to write next. */
export const assistantGapSchema = z.object({
  id: z.string(),
  /** Without accents and what may be somebody's: addresses and long numbers. */
  question: z.string(),
  language: z.enum(languages),
  count: z.int().min(1),
  /** YYYY-MM-DD. */
  lastDay: z.string(),
  /** Null while it waits for an admin. One that is asked again stays closed, and is counted. */
  closedAt: z.iso.datetime().nullable(),
  /** What the admin who closed or reopened it wrote. */
  note: z.string().nullable(),
});
export type AssistantGap = z.infer<typeof assistantGapSchema>;

export const gapIdSchema = z.string().regex(/^[0-9a-f]{64}$/);
/** `note` says why, for those who look at it later. */
export const assistantGapDecisionSchema = z.object({
  closed: z.boolean(),
  note: z.string().trim().max(500).refine(isPrintable, notPrintable).default(''),
});
export type AssistantGapDecision = z.infer<typeof assistantGapDecisionSchema>;

const source = z.object({
  /** `topic:<id>`, and so for `term`, `help`, `post`, `page`, `product` and `course`; `lesson:<course>/<id>`. */
  id: z.string(),
  kind: z.enum(sourceKinds),
  title: z.string(),
  /** Address on this site that opens the passage. */
  href: z.string(),
});
export const assistantCitationSchema = source.extend({
  /** Counts from 1; texts name the citations that they rest on. */
  number: z.int().min(1),
  language: z.enum(languages),
  /** Heading within the source; empty when there is none. */
  heading: z.string(),
  /** The quoted words. */
  excerpt: z.string(),
});
/** A sentence or two, with the numbers of the citations that say so. */
export const assistantTextSchema = z.object({ text: z.string(), citations: z.array(z.int().min(1)) });
/** "I don't know": the nearest topics, and where people can be asked. */
export const assistantRefusalSchema = z.object({ text: z.string(), nearest: z.array(source), contact: z.string() });

export const assistantEngines = ['local', 'model'] as const;
export const assistantOutcomes = ['answered', 'refused', 'stopped', 'failed'] as const;

export const assistantAnswerSchema = z.object({
  outcome: z.enum(assistantOutcomes),
  engine: z.enum(assistantEngines),
  language: z.enum(languages),
  /** What the answer is: quotations, or the text of a model. Empty for a refusal. */
  notice: z.string(),
  citations: z.array(assistantCitationSchema),
  texts: z.array(assistantTextSchema),
  refusal: assistantRefusalSchema.nullable(),
});

const start = assistantAnswerSchema
  .pick({ engine: true, language: true, notice: true })
  .extend({ threadId: z.uuid(), messageId: z.uuid() });

/**
 * Events of `POST /api/assistant/messages` by their names, each with JSON data: `start`, then citations, each before
 * the first text that rests on it, and texts; or a refusal; at the end `done`, or `error` with a problem's code.
 */
export const assistantEventSchemas = {
  start,
  citation: assistantCitationSchema,
  text: assistantTextSchema,
  refusal: assistantRefusalSchema,
  done: z.object({ messageId: z.uuid() }),
  error: z.object({ code: z.string(), message: z.string() }),
};

export const assistantMessageSchema = assistantAnswerSchema.extend({
  id: z.uuid(),
  question: z.string(),
  createdAt: z.iso.datetime(),
  helpful: z.boolean().nullable(),
});
export const assistantThreadSummarySchema = z.object({
  id: z.uuid(),
  /** The first question, cut. */
  title: z.string(),
  updatedAt: z.iso.datetime(),
});
/** Answer of `GET /api/assistant/threads/{id}`, oldest message first. */
export const assistantThreadSchema = assistantThreadSummarySchema.extend({ messages: z.array(assistantMessageSchema) });

/** Answer of `GET /api/assistant/sources?id=`: one source by heading; list items begin with "- ". */
export const assistantSourceSchema = source.extend({
  language: z.enum(languages),
  parts: z.array(z.object({ heading: z.string(), text: z.string() })),
});

export type SourceKind = (typeof sourceKinds)[number];
export type AssistantCitation = z.infer<typeof assistantCitationSchema>;
export type AssistantText = z.infer<typeof assistantTextSchema>;
export type AssistantRefusal = z.infer<typeof assistantRefusalSchema>;
export type AssistantAnswer = z.infer<typeof assistantAnswerSchema>;
export type AssistantMessage = z.infer<typeof assistantMessageSchema>;
export type AssistantThread = z.infer<typeof assistantThreadSchema>;
export type AssistantThreadSummary = z.infer<typeof assistantThreadSummarySchema>;
export type AssistantSource = z.infer<typeof assistantSourceSchema>;
export type AssistantEvents = {
  [Name in keyof typeof assistantEventSchemas]: z.infer<(typeof assistantEventSchemas)[Name]>;
};
