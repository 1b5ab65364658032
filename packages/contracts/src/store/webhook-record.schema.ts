import { z } from 'zod';
import { keysetPageOf, keysetQuery } from '../http/keyset.schema.ts';

/**
 * `ignored`: it needs nothing here, or belongs to no order of this store. `failed`: the provider sends it again.
 * `closed`: it failed, and an admin has settled by other means what it was about.
 */
export const webhookOutcomes = ['applied', 'ignored', 'failed', 'closed'] as const;
export type WebhookOutcome = (typeof webhookOutcomes)[number];

export const webhookRecordSorts = ['receivedAt'] as const;
export const webhookRecordsQuery = keysetQuery(webhookRecordSorts).extend({
  outcome: z.enum(webhookOutcomes).optional().catch(undefined),
  /** An event's id, or the beginning of a type: `charge.refund`. */
  q: z.string().trim().max(255).optional(),
});

export const webhookRecordSchema = z.object({
  /** The provider's. */
  id: z.string(),
  type: z.string(),
  outcome: z.enum(webhookOutcomes),
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  /** Why the last attempt failed. */
  error: z.string().nullable(),
  attempts: z.int(),
  /** What the admin who closed or reopened it wrote. */
  note: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  processedAt: z.iso.datetime(),
});
export const webhookRecordsSchema = keysetPageOf(webhookRecordSchema);

/** Only a failed event is closed, and only a closed one reopened: it has failed again then. */
export const webhookDecisionSchema = z.object({ closed: z.boolean(), note: z.string().trim().max(300).default('') });
export type WebhookDecision = z.infer<typeof webhookDecisionSchema>;

export type WebhookRecordsQuery = z.infer<typeof webhookRecordsQuery>;
export type WebhookRecord = z.infer<typeof webhookRecordSchema>;
