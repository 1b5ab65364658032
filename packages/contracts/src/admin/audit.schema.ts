import { z } from 'zod';
import { serviceDomains } from '../domains.ts';
import { uuidSchema } from '../http/list.schema.ts';
import { roleSchema } from '../identity/user.schema.ts';

const fields = z.record(z.string(), z.unknown()).nullable();

/** What the fields of an entry may name as `how`: it is part of a change of many things, or takes one back. */
export const recordedWays = ['bulk', 'import', 'undo'] as const;
export type RecordedAs = (typeof recordedWays)[number];

/** A change by an admin, as the trail of its service holds it (decision 25 in docs/decisions). */
export const trailEntrySchema = z.object({
  /** 1, 2, 3, … in each service. */
  number: z.int().min(1),
  at: z.iso.datetime(),
  /** `store.product.changed`: area, noun, what was done. */
  action: z.string(),
  /** `name`: how people call it, if it has a name. */
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string().nullish() }),
  /** Account of who did it; null for a command. */
  actorId: uuidSchema.nullable(),
  actorRole: roleSchema.nullable(),
  /** Address of the client, as the gateway determined it. */
  client: z.string().nullable(),
  requestId: z.string().nullable(),
  /** What differs, before and after; null for something new or removed. */
  before: fields,
  after: fields,
  /** Of the entry with the hash of the one before; absent from services of earlier releases. */
  hash: z.string().optional(),
});

/** Entries of a service that fit a filter, newest first. */
export const trailPartSchema = z.object({
  entries: z.array(trailEntrySchema),
  /** The last entry that was looked at; those before it are left for the next call. Null: no more are needed, or there are none. */
  searched: z.object({ number: z.int().min(1), at: z.iso.datetime() }).nullable(),
});

/** Which entries: all conditions hold. */
export const trailFilter = z.object({
  /** An action, or its beginning up to a dot: `store.product`. */
  action: z
    .string()
    .regex(/^[a-z0-9.-]*$/)
    .max(80)
    .optional(),
  /** One action as people call it: `blog.post.published` (`actionName`). */
  called: z
    .string()
    .regex(/^[a-z0-9.-]*$/)
    .max(80)
    .optional(),
  actor: uuidSchema.optional(),
  /** Exact kind and id of the subject. */
  kind: z.string().max(40).optional(),
  subject: z.string().max(160).optional(),
  /** Days, both included, in UTC. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

export const auditEntrySchema = trailEntrySchema.extend({
  service: z.enum(serviceDomains),
  /** Name of the actor's account; null when it is gone or can't be found out now. */
  actorName: z.string().nullable(),
});

export const auditQuery = trailFilter.extend({
  service: z.enum(serviceDomains).optional(),
  /** `next` of the page before. */
  after: z.string().max(500).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
});

/** Entries of all services, newest first. */
export const auditPageSchema = z.object({
  items: z.array(auditEntrySchema),
  /** For the next page; null at the end. */
  next: z.string().nullable(),
  /** Until when the trails were searched, if this page isn't full because of the work that one request may take. */
  searchedTo: z.iso.datetime().nullable(),
  /** Services that couldn't be read now: their entries are missing here. */
  missing: z.array(z.enum(serviceDomains)),
});

/** What is wrong with an entry: it is gone, not as it was written, or doesn't follow the one before it. */
export const brokenLinkSchema = z.object({
  number: z.int().min(1),
  reason: z.enum(['missing', 'changed', 'detached']),
});

/** How far a service's chain of hashes was followed. */
export const trailVerdictSchema = z.object({
  /** Entries that are right, from the first on. */
  count: z.int().min(0),
  /** Hash of the last of them: who keeps it elsewhere also sees that newer ones were cut off. */
  hash: z.string(),
  /** The first entry that is wrong; later ones aren't looked at. */
  broken: brokenLinkSchema.optional(),
  /** More entries follow, which are checked by the next call. */
  more: z.literal(true).optional(),
});

export const auditChainsQuery = z.object({
  /** `next` of the call before. */
  after: z.string().max(500).optional(),
});

/** The chains of all services, or of those that weren't followed to their end yet. */
export const auditChainsSchema = z.object({
  items: z.array(
    z.object({
      service: z.enum(serviceDomains),
      /** Null: the service can't be read now. */
      verdict: trailVerdictSchema.nullable(),
    }),
  ),
  checkedAt: z.iso.datetime(),
  /** Follows the chains further; null at their ends. */
  next: z.string().nullable(),
});

export type BrokenLink = z.infer<typeof brokenLinkSchema>;
export type TrailVerdict = z.infer<typeof trailVerdictSchema>;
export type AuditChains = z.infer<typeof auditChainsSchema>;
export type TrailEntry = z.infer<typeof trailEntrySchema>;
export type TrailPart = z.infer<typeof trailPartSchema>;
export type TrailFilter = z.infer<typeof trailFilter>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditPage = z.infer<typeof auditPageSchema>;
