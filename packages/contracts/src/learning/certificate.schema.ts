import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { languages } from '../texts/languages.ts';

export const certificateSchema = z.object({
  code: z.string(),
  courseId: slugSchema,
  courseTitle: z.string(),
  holderName: z.string(),
  issuedAt: z.iso.datetime(),
});
/** What was learnt, as it was when the certificate was issued. */
export const certificateDetailsSchema = z.object({
  instructorName: z.string(),
  /** What learners can do after the course. */
  skills: z.array(z.string()),
  lessonCount: z.int(),
  /** Quizzes and exercises, all of them passed. */
  taskCount: z.int(),
  /** Share of right answers in the quizzes, 0 to 1; null without a quiz. */
  score: z.number().min(0).max(1).nullable(),
});
/** What a stranger learns of a code. */
export const certificateCheckSchema = certificateSchema.extend({
  valid: z.boolean(),
  revokedAt: z.iso.datetime().nullable(),
  durationMinutes: z.int(),
  /** Not signed. Null in certificates that were issued before it was kept. */
  details: certificateDetailsSchema.nullable().optional(),
  /** Ed25519 signature over code, course, holder, date and length, base64url. */
  signature: z.string(),
  /** Of older certificates, whose signature covers the course's title too: that of the PDF in each language. */
  signatures: z.array(z.object({ language: z.enum(languages), signature: z.string() })).optional(),
});

export type Certificate = z.infer<typeof certificateSchema>;
export type CertificateDetails = z.infer<typeof certificateDetailsSchema>;
export type CertificateCheck = z.infer<typeof certificateCheckSchema>;
