import { z } from 'zod';
import { keysetPageOf, keysetQuery } from '../http/keyset.schema.ts';
import { languages } from '../texts/languages.ts';
import { serviceTabs } from './blog.ts';

export const contactStatuses = ['new', 'answered', 'spam', 'archived'] as const;
const status = z.enum(contactStatuses);
export type ContactStatus = z.infer<typeof status>;

export const contactSorts = ['createdAt'] as const;
export const contactQuery = keysetQuery(contactSorts).extend({
  status: status.optional().catch(undefined),
  q: z.string().trim().max(100).optional(),
});
export type ContactQuery = z.infer<typeof contactQuery>;

/** A message of the contact form as admins see it. */
export const contactMessageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** The service that the form was opened for. */
  service: z.enum(serviceTabs).nullable(),
  message: z.string(),
  language: z.enum(languages),
  status,
  createdAt: z.iso.datetime(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** What sender and house call a message by: the first eight characters of its id, in capitals. */
export const messageReference = (id: string): string => id.slice(0, 8).toUpperCase();
export const contactMessagesSchema = keysetPageOf(contactMessageSchema);
