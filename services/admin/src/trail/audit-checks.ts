import { type AuditChains, type ServiceDomain, trailVerdictSchema } from '@arcada/contracts';
import { ServiceClient } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { orUndefined } from '../or-undefined.ts';
import { auditedServices } from './audited-services.ts';
import { unknownCursor } from './trail.errors.ts';
import { readCursor, type TrailCursor, writeCursor } from './trail-cursor.ts';

/** Has the services follow their chains of hashes: each call some thousand entries of each, so that none takes long. */
@Injectable()
export class AuditChecks {
  private readonly logger = new Logger('AuditChecks');

  constructor(private readonly services: ServiceClient) {}

  /** From the first entries on, or behind those that the cursor of the call before names. */
  async follow(after: string | undefined): Promise<AuditChains> {
    const cursor = after === undefined ? undefined : readCursor(after);
    if (after !== undefined && !cursor) throw unknownCursor();
    const wanted = auditedServices.filter((domain) => !cursor || cursor[domain] !== undefined);
    const items = await Promise.all(wanted.map((domain) => this.chainOf(domain, cursor?.[domain] ?? 0)));
    const next: TrailCursor = Object.fromEntries(
      items.flatMap(({ service, verdict }) => (verdict?.more ? [[service, verdict.count]] : [])),
    );
    const isUnfinished = Object.keys(next).length > 0;
    return { items, checkedAt: new Date().toISOString(), next: isUnfinished ? writeCursor(next) : null };
  }

  private async chainOf(service: ServiceDomain, from: number): Promise<AuditChains['items'][number]> {
    const asked = { schema: trailVerdictSchema, timeoutMilliseconds: 5000 };
    const path = `internal/audit/chain?from=${from}`;
    const verdict = await orUndefined(this.logger, () => this.services.call(service, path, asked));
    return { service, verdict: verdict ?? null };
  }
}
