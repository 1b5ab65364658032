import { type AdminPost, type Language, languages, type Revision, type RevisionSummary } from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { inLanguage } from '../blog-rows.ts';
import { PostEntity } from '../post.entity.ts';
import { revisionNotFound } from '../post.errors.ts';
import { assertMayRead, assertMayWrite } from './post-access.ts';
import { assertSeen, PostAdmin } from './post-admin.service.ts';
import { PostRevisionEntity } from './post-revision.entity.ts';
import { byLanguage, keepTexts, type TextChanges, writeTexts } from './post-texts.ts';

/** Former texts of a post: each save stores what it replaces. */
@Injectable()
export class PostRevisions {
  constructor(
    private readonly database: Database,
    private readonly posts: PostAdmin,
  ) {}

  /** The latest first. */
  async list(postId: string, actor: UserActor, language: Language): Promise<RevisionSummary[]> {
    await this.assertMayRead(postId, actor);
    const rows = await this.database.read.find(PostRevisionEntity, { where: { postId }, order: { number: 'DESC' } });
    const numbers = [...new Set(rows.map(({ number }) => number))];
    return numbers.map((number) =>
      summarise(
        rows.filter((row) => row.number === number),
        language,
      ),
    );
  }

  async read(postId: string, number: number, actor: UserActor, language: Language): Promise<Revision> {
    await this.assertMayRead(postId, actor);
    const rows = await find(this.database.read, postId, number);
    return { ...summarise(rows, language), texts: byLanguage(rows) };
  }

  /** A save like any other: what it replaces is stored too. Languages missing in the revision are removed. */
  async restore(
    postId: string,
    number: number,
    ifMatch: string | undefined,
    actor: UserActor,
    language: Language,
  ): Promise<AdminPost> {
    await this.posts.save(postId, actor, async (manager, post, now) => {
      assertMayWrite(actor, post);
      assertSeen(post, ifMatch);
      const former = byLanguage(await find(manager, postId, number));
      await keepTexts(manager, post, actor.id, now);
      const texts: TextChanges = Object.fromEntries(languages.map((each) => [each, former[each] ?? null]));
      await writeTexts(manager, postId, texts);
      return {};
    });
    return this.posts.publish(postId, actor, language);
  }

  private async assertMayRead(id: string, actor: UserActor): Promise<void> {
    assertMayRead(actor, await this.database.read.findOneBy(PostEntity, { id }));
  }
}

async function find(manager: EntityManager, postId: string, number: number): Promise<PostRevisionEntity[]> {
  const rows = await manager.findBy(PostRevisionEntity, { postId, number });
  if (rows.length === 0) throw revisionNotFound();
  return rows;
}

function summarise(rows: readonly PostRevisionEntity[], language: Language): RevisionSummary {
  const text = inLanguage(new Map(rows.map((row) => [row.language, row])), language) as PostRevisionEntity;
  const { number, title, replacedAt, replacedBy } = text;
  return { number, title, replacedAt: replacedAt.toISOString(), replacedBy };
}
