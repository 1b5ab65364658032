import {
  type AdminPost,
  type AdminPostQuery,
  type AdminPostSummary,
  type KeysetPage,
  type Language,
  languages,
  listedPostState,
  type PostAuthor,
} from '@arcada/contracts';
import { fold } from '@arcada/search';
import { Database, firstVersion, isBasedOn, keysetOf, once, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { unlessTaken } from '../../unless-taken.ts';
import { AuthorEntity } from '../author.entity.ts';
import { Blog } from '../blog.ts';
import { inLanguage, type Texts } from '../blog-rows.ts';
import { CategoryEntity } from '../category.entity.ts';
import { PostEntity, PostTextEntity } from '../post.entity.ts';
import { noteMissing, postChanged, postExists, unknownFact } from '../post.errors.ts';
import { correctEdition, textsOf } from './edition-corrections.ts';
import { assertOwnAuthor, defaultAuthorOf, OwnAuthors } from './own-authors.ts';
import {
  assertMayRead,
  assertMayRemove,
  assertMayWrite,
  assertSubmitted,
  isAdmin,
  isUnsubmitted,
  shownOwner,
} from './post-access.ts';
import type { NewPost, PostChange } from './post-admin.schema.ts';
import { requireConfirmed } from './post-confirmation.ts';
import { PostCovers } from './post-covers.ts';
import { assertRoom, deletePost, isPutInPlace, putInPlace } from './post-editions.ts';
import { PostNotices } from './post-notices.ts';
import { byLanguage, keepTexts, wereKeptLately, writeTexts } from './post-texts.ts';
import { recordedPost, recordPost } from './post-trail.ts';

type Facts = Partial<Pick<PostEntity, 'categoryId' | 'authorId' | 'image' | 'related'>>;

type PostWork = (manager: EntityManager, post: PostEntity, now: Date) => Promise<Partial<PostEntity>>;

export const statusOf = ({ status, publishedAt }: PostEntity): AdminPostSummary['status'] =>
  status === 'published' && publishedAt && publishedAt.getTime() > Date.now() ? 'scheduled' : status;

/** Whether a change gives what was handed in back to its author, who is someone else. */
export const isSentBack = (post: PostEntity, { status }: PostChange, actor: UserActor): boolean =>
  status === 'draft' && post.status === 'submitted' && post.ownerId !== actor.id;

/** Refuses a change that isn't based on the latest save. */
export function assertSeen({ revision }: PostEntity, ifMatch: string | undefined): void {
  if (!isBasedOn(revision, ifMatch)) throw postChanged(revision);
}

/**
 * Changes by editors. Snapshot and edge are updated after the commit and before the response, so
 * readers see a change at once.
 */
@Injectable()
export class PostAdmin {
  constructor(
    private readonly database: Database,
    private readonly blog: Blog,
    private readonly covers: PostCovers,
    private readonly notices: PostNotices,
    private readonly ownAuthors: OwnAuthors,
  ) {}

  /** Posts of every state, from memory. */
  list({ q, status, category, author, ...request }: AdminPostQuery, actor: UserActor, language: Language) {
    const owner = shownOwner(actor);
    const wanted = q && fold(q);
    const found = this.blog.snapshot.rows.posts
      .filter(({ row }) => owner === null || row.ownerId === owner)
      .filter(({ row }) => !category || row.categoryId === category)
      .filter(({ row }) => !author || row.authorId === author)
      .map(({ row, texts }) => this.summarise(row, texts, language))
      .filter((post) => !status || listedPostState(post) === status)
      .filter(({ id, title }) => !wanted || id.includes(wanted) || fold(title).includes(wanted));
    const { rows, ...page } = keysetOf(found, request, {
      idOf: ({ id }) => id,
      orders: {
        updatedAt: ({ updatedAt }) => updatedAt,
        publishedAt: ({ publishedAt }) => publishedAt ?? '',
        title: ({ title }) => fold(title),
      },
    });
    return { items: rows, ...page } satisfies KeysetPage<AdminPostSummary>;
  }

  /** Names that the actor's posts can have. */
  async authors(actor: UserActor): Promise<PostAuthor[]> {
    if (!isAdmin(actor)) return [await this.ownAuthors.of(actor)];
    return this.blog.snapshot.rows.authors.map(({ row: { id, name } }) => ({ id, name }));
  }

  async read(id: string, actor: UserActor, language: Language): Promise<AdminPost> {
    const { read } = this.database;
    const post = await read.findOneBy(PostEntity, { id });
    assertMayRead(actor, post);
    const texts = await read.findBy(PostTextEntity, { postId: id });
    return {
      ...this.summarise(post, new Map(texts.map((text) => [text.language, text])), language),
      image: post.image,
      imageUrl: post.image ? this.blog.images.url(post.image) : null,
      related: post.related,
      texts: byLanguage(texts),
      isUnsubmitted: isUnsubmitted(post, actor),
    };
  }

  async create(post: NewPost, actor: UserActor, language: Language, key?: string): Promise<AdminPost> {
    const { id, texts, authorId = defaultAuthorOf(actor), ...rest } = post;
    const facts = { ...rest, authorId };
    assertOwnAuthor(actor, authorId);
    const author = await this.ownAuthors.named(actor, authorId);
    const insert = async (manager: EntityManager) => {
      if (await manager.existsBy(PostEntity, { id })) throw postExists(id);
      await assertRoom(manager, actor);
      await this.ownAuthors.keep(manager, author);
      await this.assertKnown(manager, facts);
      const now = new Date();
      const state = {
        status: 'draft' as const,
        publishedAt: null,
        revision: firstVersion(),
        editionOf: null,
        adminNote: null,
      };
      await manager.insert(PostEntity, { id, ...facts, ...state, ownerId: actor.id, createdAt: now, updatedAt: now });
      await writeTexts(manager, id, texts);
      await recordPost(manager, actor, { id, action: 'created', after: await recordedPost(manager, actor, id) });
      return id;
    };
    const keyed = { scope: `posts:${actor.id}`, key, request: post };
    await unlessTaken(once(this.database, keyed, insert), postExists(id));
    return this.publish(id, actor, language);
  }

  async change(
    id: string,
    change: PostChange,
    ifMatch: string | undefined,
    actor: UserActor,
    language: Language,
  ): Promise<AdminPost> {
    const author = await this.ownAuthors.named(actor, change.authorId);
    const saved = await this.database.transaction(async (manager) => {
      await this.ownAuthors.keep(manager, author);
      return this.changeWithin(manager, id, change, ifMatch, actor, (post) =>
        requireConfirmed(manager, actor, post, change),
      );
    });
    return this.publish(saved, actor, language);
  }

  /**
   * Within a transaction; `publish` belongs after its commit. Returns the id as `save` does. `check` refuses what the
   * actor may do only now and then.
   */
  changeWithin(
    manager: EntityManager,
    id: string,
    change: PostChange,
    ifMatch: string | undefined,
    actor: UserActor,
    check?: (post: PostEntity) => Promise<void>,
  ): Promise<string> {
    const { texts, status, publishedAt, note, ...facts } = change;
    return this.saveWithin(manager, id, actor, async (_manager, post, now) => {
      assertMayWrite(actor, post, change);
      assertSeen(post, ifMatch);
      assertSubmitted(actor, post);
      assertOwnAuthor(actor, facts.authorId, post.authorId);
      if (isSentBack(post, change, actor) && !note) throw noteMissing();
      await this.assertKnown(manager, facts);
      await check?.(post);
      if (texts && Object.keys(texts).length > 0) {
        const isKept = !isAdmin(actor) && (await wereKeptLately(manager, post, actor.id, now));
        if (!isKept) await keepTexts(manager, post, actor.id, now);
        await writeTexts(manager, id, texts);
      }
      const wished = publishedAt ? new Date(publishedAt) : null;
      const time = publishedAt === undefined ? post.publishedAt : wished;
      return {
        ...facts,
        ...(status && { status }),
        // It stays until it is published or archived: whoever decides sees what it was sent back with.
        ...((note || (status && status !== 'draft' && status !== 'submitted')) && { adminNote: note ?? null }),
        publishedAt: (status ?? post.status) === 'published' ? (time ?? now) : time,
      };
    });
  }

  /**
   * One save: `work` checks that the actor may make it, and returns what changes in the post's own row. Returns the id of
   * the post, which is another when its edition was published.
   */
  save(id: string, actor: UserActor, work: PostWork): Promise<string> {
    return this.database.transaction((manager) => this.saveWithin(manager, id, actor, work));
  }

  private async saveWithin(manager: EntityManager, id: string, actor: UserActor, work: PostWork): Promise<string> {
    const post = await this.lock(manager, id);
    assertMayRead(actor, post);
    const now = new Date();
    const before = await recordedPost(manager, actor, id);
    const edition = await this.lockEdition(manager, id);
    const texts = edition ? await textsOf(manager, id) : {};
    const changes = await work(manager, post, now);
    if (isPutInPlace(post, changes)) {
      const original = await this.lock(manager, post.editionOf);
      await putInPlace(manager, { edition: { ...post, ...changes }, original, actor, now });
      await this.notices.changed(manager, { post, changes, id: post.editionOf, actor, now });
      return post.editionOf;
    }
    await manager.update(PostEntity, id, { ...changes, revision: post.revision + 1, updatedAt: now });
    if (edition) {
      const after = { ...post, ...changes };
      await correctEdition(manager, { edition, before: { ...post, texts }, after, by: actor.id, now });
    }
    await this.notices.changed(manager, { post, changes, id, actor, now });
    await recordPost(manager, actor, {
      id,
      action: 'changed',
      before,
      after: await recordedPost(manager, actor, id),
    });
    return id;
  }

  async remove(id: string, ifMatch: string | undefined, actor: UserActor): Promise<void> {
    await this.database.transaction(async (manager) => {
      const post = await this.lock(manager, id);
      assertMayRemove(actor, post);
      assertSeen(post, ifMatch);
      const before = await recordedPost(manager, actor, id);
      const edition = await manager.findOneBy(PostEntity, { editionOf: id });
      for (const each of edition ? [edition.id, id] : [id]) await deletePost(manager, each);
      await recordPost(manager, actor, { id, action: 'removed', before });
    });
    await this.blog.publish(id);
  }

  /** The current post, returned once every reader sees it. */
  async publish(id: string, actor: UserActor, language: Language): Promise<AdminPost> {
    await this.blog.publish(id);
    return this.read(id, actor, language);
  }

  /** Locks a post until the transaction ends. */
  lock(manager: EntityManager, id: string): Promise<PostEntity | null> {
    const query = manager.createQueryBuilder(PostEntity, 'post').where('post.id = :id', { id });
    return this.database.forUpdate(query).getOne();
  }

  private lockEdition(manager: EntityManager, editionOf: string): Promise<PostEntity | null> {
    const query = manager.createQueryBuilder(PostEntity, 'post').where('post.editionOf = :editionOf', { editionOf });
    return this.database.forUpdate(query).getOne();
  }

  private async assertKnown(manager: EntityManager, { categoryId, authorId, image, related }: Facts): Promise<void> {
    if (categoryId !== undefined) {
      // Locked, because deleting a category counts its posts under the same lock.
      const category = manager.createQueryBuilder(CategoryEntity, 'it').where('it.id = :categoryId', { categoryId });
      if (!(await this.database.forUpdate(category).getOne())) throw unknownFact('categoryId', categoryId);
    }
    if (authorId !== undefined && !(await manager.existsBy(AuthorEntity, { id: authorId })))
      throw unknownFact('authorId', authorId);
    if (image && !(await this.covers.has(image))) throw unknownFact('image', image);
    for (const [at, id] of (related ?? []).entries())
      if (!(await manager.existsBy(PostEntity, { id, editionOf: IsNull() }))) throw unknownFact(`related.${at}`, id);
  }

  private summarise(row: PostEntity, texts: Texts<PostTextEntity>, language: Language): AdminPostSummary {
    const { id, categoryId, authorId, ownerId, publishedAt, updatedAt, revision, adminNote, editionOf } = row;
    const edition = this.blog.snapshot.editionOf(id);
    return {
      id,
      title: inLanguage(texts, language)?.title ?? id,
      status: statusOf(row),
      categoryId,
      authorId,
      ownerId,
      publishedAt: publishedAt?.toISOString() ?? null,
      updatedAt: updatedAt.toISOString(),
      revision,
      missing: languages.filter((each) => !texts.has(each)),
      adminNote,
      editionOf,
      editionId: edition?.id ?? null,
      editionStatus: edition && statusOf(edition),
    };
  }
}
