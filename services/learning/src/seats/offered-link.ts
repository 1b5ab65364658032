import { z } from 'zod';

/**
 * Which seat is offered: by the token of the mailed link, or by the seat's id, to the account that has confirmed the
 * invited address.
 */
export const offeredLinkSchema = z.union([
  z.object({ token: z.string().min(20).max(100) }),
  z.object({ seatId: z.uuid() }),
]);
export type OfferedLink = z.infer<typeof offeredLinkSchema>;
