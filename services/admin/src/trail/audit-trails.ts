import {
  type AuditPage,
  type auditQuery,
  type ServiceDomain,
  type TrailEntry,
  type TrailFilter,
  trailEntrySchema,
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

const entriesSchema = z.array(trailEntrySchema);

/** Part of one trail, and whether more follows. `entries` is undefined while the service can't be read. */
interface Part {
  service: ServiceDomain;
  entries: TrailEntry[] | undefined;
}
type ServiceEntry = TrailEntry & { service: ServiceDomain };

/**
 * The newest of the heads of all parts, again and again. Within a service the order is that of the numbers, which is
 * the order of commits; between services it is that of the times.
 */
function merged(parts: readonly Part[], size: number): ServiceEntry[] {
  const queues = parts.map(({ service, entries = [] }) => entries.map((entry) => ({ ...entry, service })));
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
    const items = merged(parts, pageSize);
    const accounts = items.flatMap(({ actorId, subject: { kind, id } }) => [
      actorId ?? [],
      kind === 'account' && uuidSchema.safeParse(id).success ? id : [],
    ]);
    const names = await this.names.of([...new Set(accounts.flat())]);
    // Null: the account is gone. Undefined: nobody knows now.
    const nameOf = (id: string) => names && (names.get(id) ?? null);
    const shown = (domain: ServiceDomain) => items.findLast((item) => item.service === domain)?.number;
    const next: TrailCursor = { ...cursor };
    for (const { service: domain } of parts) {
      const below = shown(domain) ?? cursor[domain];
      if (below !== undefined) next[domain] = below;
    }
    const hasMore = parts.some(({ service: domain, entries = [] }) => {
      const last = shown(domain);
      return last === undefined ? entries.length > 0 : (entries.at(-1)?.number ?? last) < last;
    });
    return {
      items: items.map(({ subject, ...item }) => ({
        ...item,
        subject: { ...subject, name: subject.kind === 'account' ? nameOf(subject.id) : subject.name },
        actorName: (item.actorId && nameOf(item.actorId)) || null,
      })),
      next: hasMore ? writeCursor(next) : null,
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
    const asked = { schema: entriesSchema, timeoutMilliseconds: 3000 };
    const entries = await orUndefined(this.logger, () => this.services.call(service, `internal/audit?${query}`, asked));
    return { service, entries };
  }
}
