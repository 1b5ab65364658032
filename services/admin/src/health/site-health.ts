import type { ServiceDomain, SiteHealth } from '@arcada/contracts';
import { ServiceClient, ServiceError, serviceManifests } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { orUndefined } from '../or-undefined.ts';

const others = serviceManifests.flatMap(({ domain }) => (domain === 'admin' ? [] : [domain]));
/** A service with an audit trail has the calls about its deliveries. */
const delivers = new Set(serviceManifests.flatMap(({ domain, auditTrail }) => (auditTrail ? [domain] : [])));
const countSchema = z.object({ count: z.int().min(0) });
// In the background: a breaker that other calls have opened would hide that the service is back.
const patience = { background: true, timeoutMilliseconds: 2000 } as const;

/** Asks every other service whether it is ready. This one has just responded. */
@Injectable()
export class SiteHealthCheck {
  private readonly logger = new Logger('SiteHealth');

  constructor(private readonly services: ServiceClient) {}

  read(): Promise<SiteHealth> {
    return Promise.all(
      others.map(async (service) => {
        const [state, deadDeliveries] = await Promise.all([this.check(service), this.countDead(service)]);
        return { service, ...state, deadDeliveries };
      }),
    );
  }

  private async check(service: ServiceDomain): Promise<Pick<SiteHealth[number], 'state' | 'milliseconds'>> {
    const begun = performance.now();
    const result = (state: SiteHealth[number]['state']) => ({
      state,
      milliseconds: Math.round(performance.now() - begun),
    });
    try {
      await this.services.call(service, 'readyz', patience);
      return result('ready');
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return result(error.status === 0 ? 'away' : 'not-ready');
    }
  }

  private async countDead(service: ServiceDomain): Promise<number | null> {
    if (!delivers.has(service)) return null;
    const asked = { ...patience, schema: countSchema };
    const found = await orUndefined(this.logger, () => this.services.call(service, 'internal/deliveries/dead', asked));
    // Its state says already that the service is away.
    return found?.count ?? null;
  }
}
