import type { UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { PaceLimits } from '../pace-limits.ts';
import { newDocumentsBusy, tooManyNewDocuments, tooManyVersions, versionsBusy } from './document.errors.ts';
import { documentLimits } from './document-limits.ts';

const refusals = {
  newDocuments: { often: tooManyNewDocuments, busy: newDocumentsBusy },
  newVersions: { often: tooManyVersions, busy: versionsBusy },
} as const;

/**
 * How often, and how many at once, one account may create documents, or keep, restore or issue versions: each reads and
 * writes whole contents.
 */
@Injectable()
export class DocumentPace {
  private readonly limits = {
    newDocuments: new PaceLimits(documentLimits.newDocuments),
    newVersions: new PaceLimits(documentLimits.newVersions),
  };

  /** Throws 429 with the time to wait. */
  async within<T>(what: keyof typeof refusals, { id }: UserActor, work: () => Promise<T>): Promise<T> {
    const leave = this.limits[what].enter(id);
    if (leave === 'busy') throw refusals[what].busy();
    if (typeof leave === 'number') throw refusals[what].often(leave);
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
