import type { Language, PageOf } from '@arcada/contracts';
import { fold } from '@arcada/search';
import { Database, once, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuthorEntity } from '../author.entity.ts';
import { Blog } from '../blog.ts';
import { inLanguage } from '../blog-rows.ts';
import { CategoryEntity } from '../category.entity.ts';
import { PostEntity, PostTextEntity } from '../post.entity.ts';
import { postChanged, postExists, tooManyDrafts, unknownFact, unlessTaken } from '../post.errors.ts';
import { assertMayPublish, assertMayRead, assertMayWrite, mostDrafts, shownOwner } from './post-access.ts';
import type { AdminPost, AdminPostQuery, AdminPostSummary, NewPost, PostChange } from './post-admin.schema.ts';
import { PostRevisionEntity } from './post-revision.entity.ts';
import { byLanguage, keepTexts, writeTexts } from './post-texts.ts';
import { recordedPost, recordPost } from './post-trail.ts';

type Facts = Partial<Pick<PostEntity, 'categoryId' | 'authorId' | 'image' | 'related'>>;

const statusOf = ({ status, publishedAt }: PostEntity): AdminPostSummary['status'] =>
  status === 'published' && publishedAt && publishedAt.getTime() > Date.now() ? 'scheduled' : status;

/**
 * Changes by editors. Snapshot and edge are updated after the commit and before the response, so
 * readers see a change at once.
 */
@Injectable()
export class PostAdmin {
  constructor(
    private readonly database: Database,
    private readonly blog: Blog,
  ) {}

  /** Posts of every state, last saved first, from memory. */
  list(query: AdminPostQuery, actor: UserActor, language: Language): PageOf<AdminPostSummary> {
    const owner = shownOwner(actor);
    const wanted = query.q && fold(query.q);
    const found = this.blog.snapshot.rows.posts
      .filter(({ row }) => owner === null || row.ownerId === owner)
      .map(({ row, texts }) => this.summarise(row, inLanguage(texts, language)?.title))
      .filter(({ status }) => !query.status || status === query.status)
      .filter(({ id, title }) => !wanted || id.includes(wanted) || fold(title).includes(wanted))
      .sort((a, b) => (a.updatedAt === b.updatedAt ? (a.id < b.id ? -1 : 1) : a.updatedAt < b.updatedAt ? 1 : -1));
    const { page, pageSize } = query;
    const items = found.slice((page - 1) * pageSize, page * pageSize);
    return { items, total: found.length, page, pageSize };
  }

  async read(id: string, actor: UserActor, language: Language): Promise<AdminPost> {
    const { read } = this.database;
    const post = await read.findOneBy(PostEntity, { id });
    assertMayRead(actor, post);
    const texts = await read.findBy(PostTextEntity, { postId: id });
    const title = inLanguage(new Map(texts.map((text) => [text.language, text])), language)?.title;
    return {
      ...this.summarise(post, title),
      image: post.image,
      related: post.related,
      texts: byLanguage(texts),
    };
  }

  async create(post: NewPost, actor: UserActor, language: Language, key?: string): Promise<AdminPost> {
    const { id, texts, ...facts } = post;
    const insert = async (manager: EntityManager) => {
      if (await manager.existsBy(PostEntity, { id })) throw postExists(id);
      await this.assertRoom(manager, actor);
      await this.assertKnown(manager, facts);
      const now = new Date();
      const state = { status: 'draft' as const, publishedAt: null, revision: 1 };
      await manager.insert(PostEntity, { id, ...facts, ...state, ownerId: actor.id, createdAt: now, updatedAt: now });
      await writeTexts(manager, id, texts);
      await recordPost(manager, actor, { id, action: 'created', after: await recordedPost(manager, actor, id) });
      return id;
    };
    const keyed = { scope: `posts:${actor.id}`, key, request: post };
    await unlessTaken(once(this.database, keyed, insert), postExists(id));
    return this.publish(id, actor, language);
  }

  async change(id: string, change: PostChange, actor: UserActor, language: Language): Promise<AdminPost> {
    const { texts, status, publishedAt, revision, ...facts } = change;
    if (status !== undefined || publishedAt !== undefined) assertMayPublish(actor);
    await this.save(id, actor, async (manager, post, now) => {
      if (revision !== undefined && revision !== post.revision) throw postChanged(post.revision);
      await this.assertKnown(manager, facts);
      if (texts && Object.keys(texts).length > 0) {
        await keepTexts(manager, post, actor.id, now);
        await writeTexts(manager, id, texts);
      }
      const time = publishedAt ? new Date(publishedAt) : post.publishedAt;
      return {
        ...facts,
        ...(status && { status }),
        publishedAt: (status ?? post.status) === 'published' ? (time ?? now) : time,
      };
    });
    return this.publish(id, actor, language);
  }

  /** One save: `work` returns what changes in the post's own row. */
  async save(
    id: string,
    actor: UserActor,
    work: (manager: EntityManager, post: PostEntity, now: Date) => Promise<Partial<PostEntity>>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const post = await this.lock(manager, id);
      assertMayWrite(actor, post);
      const now = new Date();
      const before = await recordedPost(manager, actor, id);
      const changes = await work(manager, post, now);
      await manager.update(PostEntity, id, { ...changes, revision: post.revision + 1, updatedAt: now });
      await recordPost(manager, actor, {
        id,
        action: 'changed',
        before,
        after: await recordedPost(manager, actor, id),
      });
    });
  }

  async remove(id: string, actor: UserActor): Promise<void> {
    await this.database.transaction(async (manager) => {
      assertMayWrite(actor, await this.lock(manager, id));
      const before = await recordedPost(manager, actor, id);
      await manager.delete(PostTextEntity, { postId: id });
      await manager.delete(PostRevisionEntity, { postId: id });
      await manager.delete(PostEntity, { id });
      await recordPost(manager, actor, { id, action: 'removed', before });
    });
    await this.blog.publish(id);
  }

  /** The current post, returned once every reader sees it. */
  async publish(id: string, actor: UserActor, language: Language): Promise<AdminPost> {
    await this.blog.publish(id);
    return this.read(id, actor, language);
  }

  private lock(manager: EntityManager, id: string): Promise<PostEntity | null> {
    const query = manager.createQueryBuilder(PostEntity, 'post').where('post.id = :id', { id });
    return this.database.forUpdate(query).getOne();
  }

  private async assertRoom(manager: EntityManager, actor: UserActor): Promise<void> {
    const most = mostDrafts(actor);
    const drafts = await manager.countBy(PostEntity, { ownerId: actor.id, status: 'draft' });
    if (drafts >= most) throw tooManyDrafts(most);
  }

  private async assertKnown(manager: EntityManager, { categoryId, authorId, image, related }: Facts): Promise<void> {
    if (categoryId !== undefined) {
      // Locked, because deleting a category counts its posts under the same lock.
      const category = manager.createQueryBuilder(CategoryEntity, 'it').where('it.id = :categoryId', { categoryId });
      if (!(await this.database.forUpdate(category).getOne())) throw unknownFact('categoryId', categoryId);
    }
    if (authorId !== undefined && !(await manager.existsBy(AuthorEntity, { id: authorId })))
      throw unknownFact('authorId', authorId);
    if (image && !this.blog.images.has(image)) throw unknownFact('image', image);
    for (const [at, id] of (related ?? []).entries())
      if (!(await manager.existsBy(PostEntity, { id }))) throw unknownFact(`related.${at}`, id);
  }

  private summarise(row: PostEntity, title: string | undefined): AdminPostSummary {
    const { id, categoryId, authorId, ownerId, publishedAt, updatedAt, revision } = row;
    return {
      id,
      title: title ?? id,
      status: statusOf(row),
      categoryId,
      authorId,
      ownerId,
      publishedAt: publishedAt?.toISOString() ?? null,
      updatedAt: updatedAt.toISOString(),
      revision,
    };
  }
}
