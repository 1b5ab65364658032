import type { ServiceDomain, SiteHealth } from '@arcada/contracts';
import { ServiceClient, ServiceError, serviceManifests } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';

const others = serviceManifests.flatMap(({ domain }) => (domain === 'admin' ? [] : [domain]));

/** Asks every other service whether it is ready. This one has just responded. */
@Injectable()
export class SiteHealthCheck {
  constructor(private readonly services: ServiceClient) {}

  read(): Promise<SiteHealth> {
    return Promise.all(others.map((service) => this.check(service)));
  }

  private async check(service: ServiceDomain): Promise<SiteHealth[number]> {
    const begun = performance.now();
    const result = (state: SiteHealth[number]['state']) => ({
      service,
      state,
      milliseconds: Math.round(performance.now() - begun),
    });
    try {
      // In the background: a breaker that other calls have opened would hide that the service is back.
      await this.services.call(service, 'readyz', { background: true, timeoutMilliseconds: 2000 });
      return result('ready');
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return result(error.status === 0 ? 'away' : 'not-ready');
    }
  }
}
