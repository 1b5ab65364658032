import { languages } from '@arcada/contracts';
import { changedFacts, changedTexts, requireAdminStep, requireCorrections, type UserActor } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';
import { type PostEntity, PostTextEntity } from '../post.entity.ts';
import { isAdmin } from './post-access.ts';
import type { PostChange } from './post-admin.schema.ts';
import { byLanguage } from './post-texts.ts';

/** No texts: they take nothing but names that the blog knows. */
const notTexts = ['categoryId', 'image', 'related'] as const;

/**
 * What readers get, lose or read under whose name is changed only by an admin who has just typed the password, and so is
 * what the author is told by mail. Typing errors are corrected without it.
 */
export async function requireConfirmed(
  manager: EntityManager,
  actor: UserActor,
  post: PostEntity,
  { status = post.status, publishedAt, authorId = post.authorId, texts = {}, note, ...facts }: PostChange,
): Promise<void> {
  if (!isAdmin(actor)) return;
  if (note !== undefined) requireAdminStep(actor, true);
  if (post.status !== 'published' && status !== 'published') return;
  const isMoved = status !== post.status || publishedAt !== undefined;
  if (isMoved || authorId !== post.authorId) return requireAdminStep(actor, true);
  const before = byLanguage(await manager.findBy(PostTextEntity, { postId: post.id }));
  const changed = languages.flatMap((each) => changedTexts(each, before[each], texts[each]));
  await requireCorrections(manager, actor, { kind: 'post', id: post.id }, [
    ...changed,
    ...changedFacts(post, facts, notTexts),
  ]);
}
