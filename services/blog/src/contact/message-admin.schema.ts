import { contactStatuses } from '@arcada/contracts';
import { z } from 'zod';

export const messageChangeSchema = z.object({ status: z.enum(contactStatuses) });
export type MessageChange = z.infer<typeof messageChangeSchema>;

export const eraseMessagesSchema = z.object({ email: z.email().max(254) });
export type EraseMessages = z.infer<typeof eraseMessagesSchema>;
export const erasedMessagesSchema = z.object({ erased: z.int() });
