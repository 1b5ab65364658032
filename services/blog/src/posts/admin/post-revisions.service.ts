import { type AdminPost, type Language, languages, type Revision, type RevisionSummary } from '@arcada/contracts';
import { accountsById, Database, ServiceClient, type UserActor } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { inLanguage } from '../blog-rows.ts';
import { PostEntity } from '../post.entity.ts';
import { revisionNotFound } from '../post.errors.ts';
import { assertMayRead, assertMayWrite, assertSubmitted } from './post-access.ts';
import { assertSeen, PostAdmin } from './post-admin.service.ts';
import { requireConfirmed } from './post-confirmation.ts';
import { PostRevisionEntity } from './post-revision.entity.ts';
import { byLanguage, keepTexts, type TextChanges, writeTexts } from './post-texts.ts';

const namedSchema = z.object({ id: z.uuid(), fullName: z.string().nullish(), username: z.string() });

/** Former texts of a post: each save stores what it replaces. */
@Injectable()
export class PostRevisions {
  private readonly logger = new Logger('PostRevisions');

  constructor(
    private readonly database: Database,
    private readonly posts: PostAdmin,
    private readonly services: ServiceClient,
  ) {}

  /** The latest first. */
  async list(postId: string, actor: UserActor, language: Language): Promise<RevisionSummary[]> {
    const post = await this.assertMayRead(postId, actor);
    const rows = await this.database.read.find(PostRevisionEntity, { where: { postId }, order: { number: 'DESC' } });
    const numbers = [...new Set(rows.map(({ number }) => number))];
    const writers = await this.writers(numbers, rows, post);
    return numbers.map((number) =>
      summarise(
        rows.filter((row) => row.number === number),
        language,
        writers.get(number),
      ),
    );
  }

  async read(postId: string, number: number, actor: UserActor, language: Language): Promise<Revision> {
    const listed = await this.list(postId, actor, language);
    const summary = listed.find((each) => each.number === number);
    if (!summary) throw revisionNotFound();
    return { ...summary, texts: byLanguage(await find(this.database.read, postId, number)) };
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
      assertSubmitted(actor, post);
      const former = byLanguage(await find(manager, postId, number));
      const texts: TextChanges = Object.fromEntries(languages.map((each) => [each, former[each] ?? null]));
      await requireConfirmed(manager, actor, post, { texts });
      await keepTexts(manager, post, actor.id, now);
      await writeTexts(manager, postId, texts);
      return {};
    });
    return this.posts.publish(postId, actor, language);
  }

  /** Names by number, the latest first: who replaced a text has written the next one, the owner the first. */
  private async writers(
    numbers: readonly number[],
    rows: readonly PostRevisionEntity[],
    { ownerId }: PostEntity,
  ): Promise<Map<number, string>> {
    const replacer = (number: number | undefined) => rows.find((row) => row.number === number)?.replacedBy ?? null;
    const ids = numbers.map(
      (number, at) => [number, at === numbers.length - 1 ? ownerId : replacer(numbers[at + 1])] as const,
    );
    const known = await this.names([...new Set(ids.flatMap(([, id]) => id ?? []))]);
    return new Map(ids.flatMap(([number, id]) => (id && known.has(id) ? [[number, known.get(id) as string]] : [])));
  }

  private async names(ids: readonly string[]): Promise<Map<string, string>> {
    try {
      const found = await accountsById(this.services, ids, namedSchema);
      return new Map(found.map(({ id, fullName, username }) => [id, fullName || username]));
    } catch (error) {
      this.logger.warn(error);
      return new Map();
    }
  }

  private async assertMayRead(id: string, actor: UserActor): Promise<PostEntity> {
    const post = await this.database.read.findOneBy(PostEntity, { id });
    assertMayRead(actor, post);
    return post as PostEntity;
  }
}

async function find(manager: EntityManager, postId: string, number: number): Promise<PostRevisionEntity[]> {
  const rows = await manager.findBy(PostRevisionEntity, { postId, number });
  if (rows.length === 0) throw revisionNotFound();
  return rows;
}

function summarise(
  rows: readonly PostRevisionEntity[],
  language: Language,
  writtenBy: string | undefined,
): RevisionSummary {
  const text = inLanguage(new Map(rows.map((row) => [row.language, row])), language) as PostRevisionEntity;
  const { number, title, replacedAt, replacedBy } = text;
  return { number, title, replacedAt: replacedAt.toISOString(), replacedBy, writtenBy: writtenBy ?? null };
}
