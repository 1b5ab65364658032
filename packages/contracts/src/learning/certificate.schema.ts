import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';

export const certificateSchema = z.object({
  code: z.string(),
  courseId: slugSchema,
  courseTitle: z.string(),
  holderName: z.string(),
  issuedAt: z.iso.datetime(),
});
/** What a stranger learns of a code. */
export const certificateCheckSchema = certificateSchema.extend({
  valid: z.boolean(),
  revokedAt: z.iso.datetime().nullable(),
  durationMinutes: z.int(),
  /** Ed25519 signature over the printed facts, base64url. */
  signature: z.string(),
});

export type Certificate = z.infer<typeof certificateSchema>;
export type CertificateCheck = z.infer<typeof certificateCheckSchema>;
