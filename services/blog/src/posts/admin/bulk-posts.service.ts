import type { BulkPostAction, BulkPostPart, BulkPosts, Language, LastBulk } from '@arcada/contracts';
import { Database, lastBulk, runBulk, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Blog } from '../blog.ts';
import { inLanguage } from '../blog-rows.ts';
import { PostEntity, PostTextEntity } from '../post.entity.ts';
import { postNotFound, sentBackAlone } from '../post.errors.ts';
import type { PostChange } from './post-admin.schema.ts';
import { isSentBack, PostAdmin, statusOf } from './post-admin.service.ts';

interface State {
  row: PostEntity;
  title: string;
}
const partOf = ({ row }: State): BulkPostPart => ({
  status: statusOf(row),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  categoryId: row.categoryId,
});

/** One action on several posts. */
@Injectable()
export class BulkPostChanges {
  constructor(
    private readonly database: Database,
    private readonly blog: Blog,
    private readonly posts: PostAdmin,
  ) {}

  run({ posts, action, apply, run }: BulkPosts, actor: UserActor, language: Language) {
    return runBulk<State, BulkPostPart>(
      this.database,
      { items: posts, apply, run, undo: action.kind === 'set', language },
      {
        read: async (id, manager) => {
          const row = await manager.findOneBy(PostEntity, { id });
          if (!row) throw postNotFound();
          const texts = await manager.findBy(PostTextEntity, { postId: id });
          const title = inLanguage(new Map(texts.map((text) => [text.language, text])), language)?.title ?? id;
          return { row, title };
        },
        write: async (manager, id, tag) => {
          const row = await manager.findOneBy(PostEntity, { id });
          if (!row) throw postNotFound();
          const change = changeOf(action, row);
          if (isSentBack(row, change, actor)) throw sentBackAlone();
          // Nothing to change, and still as it was shown.
          if (Object.keys(change).length === 0 && (tag === undefined || tag === String(row.revision))) return id;
          return this.posts.changeWithin(manager, id, change, `"${tag ?? row.revision}"`, actor);
        },
        partOf,
        tagOf: ({ row }) => String(row.revision),
        nameOf: ({ title }) => title,
        publish: async (ids) => {
          for (const id of ids) await this.blog.publish(id);
        },
      },
    );
  }

  last(adminId: string): Promise<LastBulk<BulkPostPart>> {
    return lastBulk(this.database, adminId);
  }
}

function changeOf(action: BulkPostAction, row: PostEntity): PostChange {
  const part = partOf({ row, title: '' });
  if (action.kind === 'category') return action.categoryId === part.categoryId ? {} : { categoryId: action.categoryId };
  const wanted = action.kind === 'set' ? action.values[row.id] : { ...part, status: action.status };
  if (!wanted) return {};
  const { status, publishedAt, categoryId } = wanted;
  const isScheduled = status === 'scheduled';
  // A post that returns keeps its time; one that was never out gets the present.
  const wasPublic = row.publishedAt !== null && row.publishedAt.getTime() <= Date.now();
  const time = action.kind === 'set' ? publishedAt : wasPublic ? undefined : null;
  return {
    ...(status !== part.status && {
      status: isScheduled ? 'published' : status,
      ...((status === 'published' || action.kind === 'set') && time !== undefined && { publishedAt: time }),
    }),
    ...(categoryId !== part.categoryId && { categoryId }),
  };
}
