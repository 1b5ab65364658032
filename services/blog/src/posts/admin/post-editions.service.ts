import { randomUUID } from 'node:crypto';
import type { AdminPost, Language } from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { PostEntity } from '../post.entity.ts';
import { notPublished } from '../post.errors.ts';
import { assertMayRead } from './post-access.ts';
import { PostAdmin } from './post-admin.service.ts';
import { assertRoom, copyAsEdition } from './post-editions.ts';

/** Drafts of what is published already. */
@Injectable()
export class PostEditions {
  constructor(
    private readonly database: Database,
    private readonly posts: PostAdmin,
  ) {}

  /** The next edition of a published post: the one that its author is writing, or a new one. */
  async begin(id: string, actor: UserActor, language: Language): Promise<AdminPost> {
    const edition = await this.database.transaction(async (manager) => {
      const post = await this.posts.lock(manager, id);
      assertMayRead(actor, post);
      const begun = await manager.findOneBy(PostEntity, { editionOf: id });
      if (begun) return begun.id;
      if (post.status !== 'published') throw notPublished();
      await assertRoom(manager, actor);
      const next = `${id.slice(0, 140)}-${randomUUID().slice(0, 8)}`;
      await copyAsEdition(manager, post, next, new Date());
      return next;
    });
    return this.posts.publish(edition, actor, language);
  }
}
