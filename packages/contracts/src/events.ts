import { z } from 'zod';
import { adminNoticeSchema, givenNoticeSchema } from './site/notice.schema.ts';

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
        /** Unit price, in cents; missing in events from before this field existed. */
        unitCents: z.int().optional(),
        /** What a coupon took off all pieces together, in cents; missing without one. */
        discountCents: z.int().optional(),
      }),
    ),
  }),
  'store.order.refunded': z.object({
    orderId: z.uuid(),
    userId: z.uuid(),
    /**
     * `dispute`: the bank has reversed the payment, and `restored` may follow. Missing, as in events from before this
     * field existed: the money went back, also when a dispute was lost.
     */
    reason: z.enum(['dispute']).optional(),
  }),
  /** These lines were refunded; the rest of the order is unchanged. */
  'store.order.lines-refunded': z.object({ orderId: z.uuid(), userId: z.uuid(), lineIds: z.array(z.uuid()) }),
  /** The money came back: a refund failed, or a dispute was won. */
  'store.order.restored': z.object({
    orderId: z.uuid(),
    userId: z.uuid(),
    /** Lines that count from now on; missing in events from before this field existed: all. */
    lineIds: z.array(z.uuid()).optional(),
  }),
  /** Shown in the person's bell. An area that sends notices adds its own name, and learning's manifest receives it. */
  'store.notice.given': givenNoticeSchema,
  'blog.notice.given': givenNoticeSchema,
  'identity.notice.given': givenNoticeSchema,
  'store.notice.for-admins': adminNoticeSchema,
  'blog.notice.for-admins': adminNoticeSchema,
  /** The account has another address than before, or has confirmed the one that it has. Identity says which it is. */
  'identity.address.changed': z.object({ userId: z.uuid() }),
  'identity.user.erased': z.object({
    userId: z.uuid(),
    /**
     * Keys (hashes) of the person's confirmed addresses, by which what was sent while signed out is
     * found.
     */
    emailKeys: z.array(z.string()).default([]),
  }),
} as const;
export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.infer<(typeof events)[N]>;
