import { z } from 'zod';
import { productVersionSchema } from './product-admin.schema.ts';

/** A version of a product as its owner gets it, with what was new in it in the language of the response. */
export const ownedVersionSchema = productVersionSchema
  .pick({ id: true, version: true, bytes: true, sha256: true, addedAt: true, current: true })
  .extend({ notes: z.array(z.string()) });
export type OwnedVersion = z.infer<typeof ownedVersionSchema>;

export const ownedVersionsSchema = z.object({
  /** Newest first. */
  versions: z.array(ownedVersionSchema),
  /** Whether the owner is mailed when there is a new one. */
  mails: z.boolean(),
});
export type OwnedVersions = z.infer<typeof ownedVersionsSchema>;

export const versionMailsSchema = z.object({ wanted: z.boolean() });
