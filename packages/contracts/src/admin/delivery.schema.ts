import { z } from 'zod';
import { keysetQuery } from '../http/keyset.schema.ts';
import { languages } from '../texts/languages.ts';

/**
 * `dead`: given up, kept until a person decides; mails 30 days. `sent`: mails that a mail server took, of the last 30
 * days; issues of the newsletter are counted by issue instead.
 */
export const deliveryStates = ['dead', 'waiting', 'sent'] as const;
export const deliverySorts = ['createdAt'] as const;

export const deliveryQuery = keysetQuery(deliverySorts).extend({
  state: z.enum(deliveryStates).default('dead'),
  /** Only mails of this kind. */
  mail: z.string().max(40).optional(),
  /** Only mails to addresses that contain this. */
  q: z.string().trim().max(100).optional(),
});
export type DeliveryState = (typeof deliveryStates)[number];
export type DeliveryQuery = z.infer<typeof deliveryQuery>;

/** What a service has to deliver: an event to another one, a mail, or a task of its own. */
export const deliverySchema = z.object({
  id: z.uuid(),
  kind: z.enum(['event', 'mail', 'task']),
  /** Event or task name; of a mail its subject, of a sent one nothing. */
  name: z.string(),
  /** What a mail is for; null for what isn't a mail, or is older than this field. */
  mail: z.string().nullable(),
  /** Number of the order that a mail is about. */
  about: z.string().nullable(),
  /** Of a mail. */
  language: z.enum(languages).nullable(),
  /** The service that receives the event, or the mail's recipient; null for tasks. */
  receiver: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Next attempt; null for a dead one. */
  dueAt: z.iso.datetime().nullable(),
  diedAt: z.iso.datetime().nullable(),
  /** When the mail server took it; null for all others. */
  sentAt: z.iso.datetime().nullable(),
  attempts: z.int().min(0),
  lastError: z.string().nullable(),
});
export type ManagedDelivery = z.infer<typeof deliverySchema>;
