import { z } from 'zod';
import { roleSchema } from '../identity/user.schema.ts';
import { compositionSchema, releaseSchema } from './composition.schema.ts';

/** What the registry tells the gateway: who may load what, and the files of every live release. */
export const liveReleasesSchema = z.object({
  /** The composition for each kind of visitor, without the remotes they may not load. */
  compositions: z.object({
    anonymous: compositionSchema,
    customer: compositionSchema,
    producer: compositionSchema,
    admin: compositionSchema,
  }),
  releases: z.array(
    z.object({
      remote: releaseSchema.shape.remote,
      version: releaseSchema.shape.version,
      /** `public`, or the roles that may load its code. */
      access: z.union([z.literal('public'), z.array(roleSchema)]),
      files: releaseSchema.shape.files,
    }),
  ),
});
export type LiveReleases = z.infer<typeof liveReleasesSchema>;
