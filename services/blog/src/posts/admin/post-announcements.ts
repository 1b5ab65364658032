import { Announcements, Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PostEntity } from '../post.entity.ts';
import { PostNotices } from './post-notices.ts';

/** Tells who wrote a scheduled post when readers can see it. */
@Injectable()
export class PostAnnouncements extends Announcements {
  constructor(
    database: Database,
    private readonly notices: PostNotices,
  ) {
    super(database, PostEntity);
  }

  protected async announce(manager: EntityManager, id: string): Promise<void> {
    await this.notices.appeared(manager, await manager.findOneByOrFail(PostEntity, { id }));
  }
}
