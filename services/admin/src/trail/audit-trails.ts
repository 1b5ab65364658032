import {
  type AuditPage,
  type auditQuery,
  type ServiceDomain,
  type TrailEntry,
  type TrailFilter,
  type TrailPart,
  trailEntrySchema,
  trailPartSchema,
  uuidSchema,
} from '@arcada/contracts';
import { ServiceClient } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { orUndefined } from '../or-undefined.ts';
import { ActorNames } from './actor-names.ts';
import { auditedServices } from './audited-services.ts';
import { unknownCursor } from './trail.errors.ts';
import { readCursor, type TrailCursor, writeCursor } from './trail-cursor.ts';

/** A service of an earlier release hands the entries alone. */
const partSchema = trailPartSchema.or(
  z.array(trailEntrySchema).transform((entries): TrailPart => ({ entries, searched: null })),
);

/** Part of one trail; `entries` is undefined while the service can't be read. */
interface Part {
  service: ServiceDomain;
  entries: TrailEntry[] | undefined;
  searched: TrailPart['searched'];
}
type ServiceEntry = TrailEntry & { service: ServiceDomain };

/**
 * The newest of the heads of all parts, again and again. Within a service the order is that of the numbers, which is
 * the order of commits; between services it is that of the times. Entries from before `from` have to wait for those of trails that were searched so far only.
 */
function merged(parts: readonly Part[], size: number, from: string): ServiceEntry[] {
  const queues = parts.map(({ service, entries = [] }) => {
    const end = entries.findIndex(({ at }) => at < from);
    return entries.slice(0, end < 0 ? entries.length : end).map((entry) => ({ ...entry, service }));
  });
  const result: ServiceEntry[] = [];
  while (result.length < size) {
    const [newest] = queues
      .filter(({ length }) => length > 0)
      .sort(([one], [other]) => ((one as ServiceEntry).at < (other as ServiceEntry).at ? 1 : -1));
    const entry = newest?.shift();
    if (!entry) break;
    result.push(entry);
  }
  return result;
}

/** The audit trails of all services as one. */
@Injectable()
export class AuditTrails {
  private readonly logger = new Logger('AuditTrails');

  constructor(
    private readonly services: ServiceClient,
    private readonly names: ActorNames,
  ) {}

  async read({ service, after, pageSize, ...filter }: z.infer<typeof auditQuery>): Promise<AuditPage> {
    const cursor = after === undefined ? {} : readCursor(after);
    if (!cursor) throw unknownCursor();
    const wanted = auditedServices.filter((domain) => service === undefined || domain === service);
    const parts = await Promise.all(
      // One more than is shown says whether there is a next page.
      wanted.map((domain) => this.part(domain, filter, { below: cursor[domain], limit: pageSize + 1 })),
    );
    const [searchedTo = ''] = parts
      .flatMap(({ searched }) => searched?.at ?? [])
      .sort()
      .reverse();
    const items = merged(parts, pageSize, searchedTo);
    const accounts = items.flatMap(({ actorId, subject: { kind, id } }) => [
      actorId ?? [],
      kind === 'account' && uuidSchema.safeParse(id).success ? id : [],
    ]);
    const names = await this.names.of([...new Set(accounts.flat())]);
    // Null: the account is gone. Undefined: nobody knows now.
    const nameOf = (id: string) => names && (names.get(id) ?? null);
    const shown = (domain: ServiceDomain) => items.findLast((item) => item.service === domain)?.number;
    const isFull = items.length === pageSize;
    const next: TrailCursor = { ...cursor };
    const hasMore = parts.map(({ service: domain, entries = [], searched }) => {
      const last = shown(domain);
      const left = entries.some(({ number }) => last === undefined || number < last);
      // What was looked at without a find isn't looked at again.
      const below = left ? (last ?? cursor[domain]) : (searched?.number ?? last ?? cursor[domain]);
      if (below !== undefined) next[domain] = below;
      return left || searched !== null;
    });
    return {
      items: items.map(({ subject, ...item }) => ({
        ...item,
        subject: { ...subject, name: subject.kind === 'account' ? nameOf(subject.id) : subject.name },
        actorName: (item.actorId && nameOf(item.actorId)) || null,
      })),
      next: hasMore.includes(true) ? writeCursor(next) : null,
      searchedTo: isFull ? null : searchedTo || null,
      missing: parts.flatMap(({ service: domain, entries }) => (entries ? [] : [domain])),
    };
  }

  private async part(
    service: ServiceDomain,
    filter: TrailFilter,
    { below, limit }: { below: number | undefined; limit: number },
  ): Promise<Part> {
    const query = new URLSearchParams({ limit: String(limit) });
    for (const [name, value] of Object.entries({ ...filter, below }))
      if (value !== undefined) query.set(name, String(value));
    const asked = { schema: partSchema, timeoutMilliseconds: 3000 };
    const part = await orUndefined(this.logger, () => this.services.call(service, `internal/audit?${query}`, asked));
    return { service, entries: part?.entries, searched: part?.searched ?? null };
  }
}
