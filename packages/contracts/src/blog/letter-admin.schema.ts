import { z } from 'zod';
import { keysetPageOf, keysetQuery } from '../http/keyset.schema.ts';
import { forEachLanguage, languages } from '../texts/languages.ts';

export const letterStatuses = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const;
const status = z.enum(letterStatuses);
export type LetterStatus = z.infer<typeof status>;

/** `refusals`: the mail server refused most of the mails that it decided on last. */
const pause = z.enum(['refusals']);
export type LetterPause = z.infer<typeof pause>;

export const letterSorts = ['updatedAt'] as const;
export const letterQuery = keysetQuery(letterSorts).extend({
  status: status.optional().catch(undefined),
  q: z.string().trim().max(100).optional(),
});
export type LetterQuery = z.infer<typeof letterQuery>;

/** Maximum lengths of a letter in one language; the body is Markdown. */
export const letterLimits = { subject: 150, body: 20_000 } as const;

const text = z.object({ subject: z.string(), body: z.string() });
export type LetterText = z.infer<typeof text>;

/** Whether a letter can be sent in this language. */
export const isWholeLetter = (text: LetterText | undefined): text is LetterText =>
  Boolean(text?.subject.trim() && text.body.trim());

const count = z.int().min(0);
/** What became of the mails of a letter. */
export const letterCountsSchema = z.object({
  recipients: count,
  /** Still to be sent. */
  waiting: count,
  sent: count,
  /** Refused by the mail server of the recipient. */
  bounced: count,
  /** Left before their mail was sent. */
  left: count,
  /** Given up, because the mail server never accepted the mail. */
  failed: count,
  /** Left by the link in this letter. */
  unsubscribed: count,
});
export type LetterCounts = z.infer<typeof letterCountsSchema>;

const time = z.iso.datetime().nullable();
export const letterSummarySchema = z.object({
  id: z.uuid(),
  /** In the language of the response, or of the first one that has it. */
  subject: z.string(),
  status,
  /** Languages that can't be sent yet. */
  missing: z.array(z.enum(languages)),
  scheduledAt: time,
  startedAt: time,
  endedAt: time,
  updatedAt: z.iso.datetime(),
  /** The version that If-Match names. */
  revision: z.int(),
  counts: letterCountsSchema,
});
export type LetterSummary = z.infer<typeof letterSummarySchema>;
export const letterPageSchema = keysetPageOf(letterSummarySchema);

const audience = z.object(forEachLanguage(() => count));
export const letterSchema = letterSummarySchema.extend({
  texts: z.object(forEachLanguage(() => text)).partial(),
  /** How many would receive it now, by the language of their mail; of a stopped one, who haven't got it yet. */
  audience,
  /** Mails a minute. */
  pace: z.int(),
  /** Why it was stopped, unless an admin did. */
  pausedFor: pause.nullable(),
  /** What the mail server said when it last refused one of its mails for another reason than the address. */
  lastRefusal: z.string().nullable(),
});
export type Letter = z.infer<typeof letterSchema>;

/** A letter as it is sent, but for its recipient. */
export const letterPreviewSchema = z.object({
  subject: z.string(),
  /** What lists of mails show after the subject. */
  inboxLine: z.string(),
  /** A whole document, without scripts. */
  html: z.string(),
  text: z.string(),
});
export type LetterPreview = z.infer<typeof letterPreviewSchema>;

export const subscribersSchema = z.object({
  confirmed: count,
  /** Asked for the newsletter, and haven't followed the link yet. */
  pending: count,
  bounced: count,
  byLanguage: audience,
  /** The last twelve months, the current one last. */
  growth: z.array(z.object({ month: z.string(), joined: count, left: count })),
});
export type Subscribers = z.infer<typeof subscribersSchema>;
