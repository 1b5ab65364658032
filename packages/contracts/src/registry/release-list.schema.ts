import { z } from 'zod';
import { remoteDomains } from '../domains.ts';
import { roleSchema } from '../identity/user.schema.ts';

/**
 * How a version does on the page server. `browser-only`: it no longer runs the server build, browsers render it.
 * `failed`: it could not be loaded.
 */
export const releaseHealthSchema = z.object({
  state: z.enum(['healthy', 'browser-only', 'failed']),
  reason: z.string().max(500).optional(),
  at: z.iso.datetime(),
});

export const releaseListSchema = z.array(
  z.object({
    remote: z.enum(remoteDomains),
    live: z.string().nullable(),
    expectedContract: z.int(),
    releases: z.array(
      z.object({
        version: z.string(),
        builtAt: z.string(),
        contract: z.int(),
        access: z.union([z.literal('public'), z.array(roleSchema)]),
        bytes: z.int(),
        /** The page server's last report on it; null when there is none. */
        health: releaseHealthSchema.nullable(),
      }),
    ),
  }),
);
export type ReleaseList = z.infer<typeof releaseListSchema>;
