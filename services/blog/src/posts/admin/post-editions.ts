import { firstVersion, type UserActor } from '@arcada/service-kit';
import { type EntityManager, In } from 'typeorm';
import { PostEntity, PostTextEntity } from '../post.entity.ts';
import { editionMoved, originalWithdrawn, postNotFound, tooManyDrafts } from '../post.errors.ts';
import { mostDrafts } from './post-access.ts';
import { PostRevisionEntity } from './post-revision.entity.ts';
import { keepTexts } from './post-texts.ts';
import { recordedPost, recordPost } from './post-trail.ts';

/** Refuses one more draft to a producer who has too many. */
export async function assertRoom(manager: EntityManager, actor: UserActor): Promise<void> {
  const most = mostDrafts(actor);
  const drafts = await manager.countBy(PostEntity, { ownerId: actor.id, status: In(['draft', 'submitted']) });
  if (drafts >= most) throw tooManyDrafts(most);
}

/** Deletes a post with its texts and their revisions. */
export async function deletePost(manager: EntityManager, id: string): Promise<void> {
  await manager.delete(PostTextEntity, { postId: id });
  await manager.delete(PostRevisionEntity, { postId: id });
  await manager.delete(PostEntity, { id });
}

/** Begins the next edition of a post as a copy of what readers have. */
export async function copyAsEdition(manager: EntityManager, post: PostEntity, id: string, now: Date): Promise<void> {
  const unset = { publishedAt: null, announceAt: null, adminNote: null };
  const state = { ...unset, status: 'draft' as const, revision: firstVersion() };
  const times = { createdAt: now, updatedAt: now };
  await manager.insert(PostEntity, { ...post, ...state, ...times, id, editionOf: post.id });
  await copyTexts(manager, post.id, id);
}

/** Whether a change publishes an edition. Nothing else can become of one but a draft and a submitted one. */
export function isPutInPlace(
  post: PostEntity,
  { status, publishedAt }: Partial<PostEntity>,
): post is PostEntity & { editionOf: string } {
  if (post.editionOf === null) return false;
  const isLater = publishedAt !== undefined && publishedAt !== null && publishedAt.getTime() > Date.now();
  if (status === 'archived' || isLater) throw editionMoved();
  return status === 'published';
}

interface Replacement {
  edition: PostEntity;
  original: PostEntity | null;
  actor: UserActor;
  now: Date;
}

/** Readers get the edition from now on. The former text is kept as a revision, and the post's own time stays. */
export async function putInPlace(
  manager: EntityManager,
  { edition, original, actor, now }: Replacement,
): Promise<void> {
  if (!original) throw postNotFound();
  // An admin may have taken it from readers meanwhile.
  if (original.status !== 'published') throw originalWithdrawn();
  const { id } = original;
  const before = await recordedPost(manager, actor, id);
  await keepTexts(manager, original, actor.id, now);
  await manager.delete(PostTextEntity, { postId: id });
  await copyTexts(manager, edition.id, id);
  await deletePost(manager, edition.id);
  const { categoryId, authorId, image, related } = edition;
  const state = { status: 'published' as const, publishedAt: original.publishedAt ?? now, adminNote: null };
  const save = { revision: original.revision + 1, updatedAt: now };
  await manager.update(PostEntity, id, { categoryId, authorId, image, related, ...state, ...save });
  const after = await recordedPost(manager, actor, id);
  await recordPost(manager, actor, { id, action: 'changed', before, after });
}

async function copyTexts(manager: EntityManager, from: string, to: string): Promise<void> {
  const texts = await manager.findBy(PostTextEntity, { postId: from });
  for (const text of texts) await manager.insert(PostTextEntity, { ...text, postId: to });
}
