import { z } from 'zod';
import { keysetQuery } from '../http/keyset.schema.ts';

/** `dead`: given up, kept until a person decides. */
export const deliveryStates = ['dead', 'waiting'] as const;
export const deliverySorts = ['createdAt'] as const;

export const deliveryQuery = keysetQuery(deliverySorts).extend({ state: z.enum(deliveryStates).default('dead') });
export type DeliveryState = (typeof deliveryStates)[number];
export type DeliveryQuery = z.infer<typeof deliveryQuery>;

/** What a service has to deliver: an event to another one, a mail, or a task of its own. */
export const deliverySchema = z.object({
  id: z.uuid(),
  kind: z.enum(['event', 'mail', 'task']),
  /** Event or task name; of a mail its subject. */
  name: z.string(),
  /** The service that receives the event, or the mail's recipient; null for tasks. */
  receiver: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Next attempt; null for a dead one. */
  dueAt: z.iso.datetime().nullable(),
  diedAt: z.iso.datetime().nullable(),
  attempts: z.int().min(0),
  lastError: z.string().nullable(),
});
export type ManagedDelivery = z.infer<typeof deliverySchema>;
