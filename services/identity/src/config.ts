import { z } from 'zod';

/** Environment variables of identity in addition to those of every service. */
export const identityConfig = z.object({
  PASSWORD_HASHES_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(2)
    .describe('How many passwords are hashed at once (each takes about 50 ms of a core and 19 MB), e.g. 2'),
  REGISTRATIONS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(120)
    .describe('How many accounts one network address may register in an hour, e.g. 120'),
  ADMIN_SECOND_FACTOR: z
    .enum(['optional', 'required'])
    .default('optional')
    .describe('Whether admins need a second factor for the admin area')
    .meta({ example: 'required' }),
  IDENTITY_SECOND_FACTOR_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('Key that second factors are encrypted with; the internal key stands in, but they end with it')
    .meta({ example: 'the output of: openssl rand -base64 32' }),
});
export type IdentityConfig = z.infer<typeof identityConfig>;
