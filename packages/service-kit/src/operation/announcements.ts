import { type EntityManager, LessThanOrEqual } from 'typeorm';
import type { Database } from '../database/database.ts';
import { Repeated } from './repeated.ts';

/** A row of which something is announced at a time; null once that is done, or withdrawn. */
interface Announced {
  id: string;
  announceAt: Date | null;
}

/** Announces what was scheduled when its time has come: each row once, however many processes look. */
export abstract class Announcements extends Repeated {
  protected readonly everyMilliseconds = 10_000;

  constructor(
    private readonly database: Database,
    private readonly entity: new () => Announced,
  ) {
    super();
  }

  /** In the transaction that takes the row. */
  protected abstract announce(manager: EntityManager, id: string): Promise<void>;

  async run(now = Date.now()): Promise<void> {
    const due = { announceAt: LessThanOrEqual(new Date(now)) };
    const found = await this.database.read.find(this.entity, { select: { id: true }, where: due });
    for (const { id } of found) {
      if (this.stopped) return;
      await this.database.transaction(async (manager) => {
        // Only one can take it: another process comes too late, as does this one for what was withdrawn meanwhile.
        const { affected } = await manager.update(this.entity, { id, ...due }, { announceAt: null });
        if (affected) await this.announce(manager, id);
      });
    }
  }
}
