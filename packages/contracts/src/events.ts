import { z } from 'zod';

/** Events between services: name, payload schema. Sent through the outbox, received once through the inbox. */
export const events = {
  'store.order.fulfilled': z.object({
    orderId: z.uuid(),
    userId: z.uuid(),
    items: z.array(
      z.object({
        lineId: z.uuid(),
        type: z.enum(['product', 'course']),
        refId: z.string(),
        quantity: z.int(),
        /** What one piece cost, in cents; events of before this field have none. */
        unitCents: z.int().optional(),
      }),
    ),
  }),
  'store.order.refunded': z.object({ orderId: z.uuid(), userId: z.uuid() }),
  /** The money came back after all: a refund failed, or a dispute was won. */
  'store.order.restored': z.object({ orderId: z.uuid(), userId: z.uuid() }),
  'identity.user.erased': z.object({
    userId: z.uuid(),
    /** Keys (hashes) of the addresses that the person had confirmed: what was sent signed out is found by them. */
    emailKeys: z.array(z.string()).default([]),
  }),
} as const;
export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.infer<(typeof events)[N]>;
