import { Database, Repeated } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { PostEntity } from '../post.entity.ts';
import { PostNotices } from './post-notices.ts';

/** Tells who wrote a scheduled post when readers can see it. */
@Injectable()
export class PostAnnouncements extends Repeated {
  protected readonly everyMilliseconds = 10_000;

  constructor(
    private readonly database: Database,
    private readonly notices: PostNotices,
  ) {
    super();
  }

  async run(now = Date.now()): Promise<void> {
    const due = { announceAt: LessThanOrEqual(new Date(now)) };
    const found = await this.database.read.find(PostEntity, { select: { id: true }, where: due });
    for (const { id } of found) {
      if (this.stopped) return;
      await this.database.transaction(async (manager) => {
        // Only one can take it: another process comes too late, as does this one for what was withdrawn meanwhile.
        const { affected } = await manager.update(PostEntity, { id, ...due }, { announceAt: null });
        if (affected) await this.notices.appeared(manager, await manager.findOneByOrFail(PostEntity, { id }));
      });
    }
  }
}
