import type { UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { PaceLimits } from '../pace-limits.ts';
import { tooManyVersions, versionsBusy } from './document.errors.ts';
import { documentLimits } from './document-limits.ts';

/** How often, and how many at once, one account may keep, restore or issue: each reads and writes whole contents. */
@Injectable()
export class VersionPace {
  private readonly limits = new PaceLimits(documentLimits.newVersions);

  /** Throws 429 with the time to wait. */
  async within<T>({ id }: UserActor, work: () => Promise<T>): Promise<T> {
    const leave = this.limits.enter(id);
    if (leave === 'busy') throw versionsBusy();
    if (typeof leave === 'number') throw tooManyVersions(leave);
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
