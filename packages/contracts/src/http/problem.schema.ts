import { z } from 'zod';

/** RFC 9457 problem details as sent by every service and the gateway (`application/problem+json`). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  /** Short text for a person; never HTML, never a stack. */
  message: z.string(),
  /** Stable machine code such as `store.cart.line-not-found`. */
  code: z.string(),
  requestId: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
