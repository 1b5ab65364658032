import { assistantEngines, isPrintable, notPrintable, uuidSchema } from '@arcada/contracts';
import { z } from 'zod';
import { libraryTopicSchema } from './library-topic.schema.ts';

export const chatLimits = {
  /** Characters of a message. */
  message: 2_000,
  /** Messages of one session. */
  messages: 200,
  suggestions: 8,
  reason: 300,
} as const;

/** Enough for suggestions: so many messages with so many words in all, or so many fields. */
export const enoughContext = { messages: 3, words: 60, fields: 4 } as const;

/** What the author has told so far, counted by the service. */
export const chatMeterSchema = z.object({
  messages: z.int().min(0),
  words: z.int().min(0),
  /** Filled fields of the project's data. */
  fields: z.int().min(0),
  enough: z.boolean(),
});

export const chatReplySchema = z.object({
  engine: z.enum(assistantEngines),
  /** `stopped` and `failed` ones may have a part of the text; the same message sent again replaces them. */
  outcome: z.enum(['answered', 'stopped', 'failed']),
  /** What the reply is: a search in the library, or the text of a model. */
  notice: z.string(),
  text: z.string(),
});

export const chatMessageSchema = z.object({
  id: uuidSchema,
  text: z.string(),
  createdAt: z.iso.datetime(),
  reply: chatReplySchema,
});

/** Response of `GET` and `POST /api/documents/{id}/chat`; messages oldest first. */
export const documentChatSchema = z.object({
  session: z.object({ startedAt: z.iso.datetime(), messages: z.array(chatMessageSchema) }).nullable(),
  meter: chatMeterSchema,
});

/** Body of `POST /api/documents/{id}/chat/messages`. The browser chooses the id: sent again, it is the same message. */
export const newChatMessageSchema = z.strictObject({
  id: uuidSchema,
  text: z.string().trim().min(1).max(chatLimits.message).refine(isPrintable, notPrintable),
});

/**
 * Events of `POST /api/documents/{id}/chat/messages` by their names, each with JSON data: `start`, then parts of the
 * text; at the end `done`, or `error` with a problem's code.
 */
export const chatEventSchemas = {
  start: chatReplySchema.pick({ engine: true, notice: true }).extend({ messageId: uuidSchema }),
  text: z.object({ text: z.string() }),
  done: z.object({ message: chatMessageSchema, meter: chatMeterSchema }),
  error: z.object({ code: z.string(), message: z.string() }),
};

/** Response of `POST /api/documents/{id}/suggestions`; best first, in the document's language. */
export const suggestionsSchema = z.object({
  engine: z.enum(assistantEngines),
  notice: z.string(),
  suggestions: z.array(
    z.object({ topic: libraryTopicSchema.omit({ favourite: true }), reason: z.string().max(chatLimits.reason) }),
  ),
  meter: chatMeterSchema,
});

export type ChatMeter = z.infer<typeof chatMeterSchema>;
export type ChatReply = z.infer<typeof chatReplySchema>;
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type DocumentChat = z.infer<typeof documentChatSchema>;
export type NewChatMessage = z.infer<typeof newChatMessageSchema>;
export type Suggestions = z.infer<typeof suggestionsSchema>;
export type Suggestion = Suggestions['suggestions'][number];
export type ChatEvents = { [Name in keyof typeof chatEventSchemas]: z.infer<(typeof chatEventSchemas)[Name]> };
