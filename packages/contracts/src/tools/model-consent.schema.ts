import { z } from 'zod';

/** Response of `GET` and `PUT /api/assistant/consent`. */
export const modelConsentSchema = z.object({
  /** Host of the provider; null when no model is configured. */
  provider: z.string().nullable(),
  /** Null until the person has decided. */
  granted: z.boolean().nullable(),
});

/** Body of `PUT /api/assistant/consent`. */
export const newModelConsentSchema = z.strictObject({ granted: z.boolean() });

export type ModelConsent = z.infer<typeof modelConsentSchema>;
