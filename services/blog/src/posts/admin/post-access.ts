import type { Role } from '@arcada/contracts';
import type { UserActor } from '@arcada/service-kit';
import type { PostEntity } from '../post.entity.ts';
import { decidedMeanwhile, editionUnsubmitted, onlyOwnDrafts, postNotFound } from '../post.errors.ts';
import type { PostChange } from './post-admin.schema.ts';

export const editors: { roles: readonly Role[] } = { roles: ['admin', 'producer'] };
export const admins: { roles: readonly Role[] } = { roles: ['admin'] };
/** Admins change a published post itself. */
export const producers: { roles: readonly Role[] } = { roles: ['producer'] };

export const isAdmin = ({ role }: UserActor) => role === 'admin';

/** Producers see only their own posts: others' don't exist for them. */
export function assertMayRead(actor: UserActor, post: PostEntity | null): asserts post is PostEntity {
  if (!post || (!isAdmin(actor) && post.ownerId !== actor.id)) throw postNotFound();
}

const takesBack = (status: PostChange['status'], others: object) =>
  status === 'draft' && Object.keys(others).length === 0;

/**
 * Producers change their own drafts, submit them, and take back what they submitted. All else is for
 * admins.
 */
export function assertMayWrite(
  actor: UserActor,
  post: PostEntity | null,
  { status, ...others }: PostChange = {},
): asserts post is PostEntity {
  assertMayRead(actor, post);
  if (isAdmin(actor)) return;
  const staysTheirs = status === undefined || status === 'draft' || status === 'submitted';
  const isForAdmins = others.publishedAt !== undefined || others.note !== undefined;
  if (
    (post.status === 'submitted' && takesBack(status, others)) ||
    (post.status === 'draft' && staysTheirs && !isForAdmins)
  )
    return;
  if (takesBack(status, others) && post.status !== 'draft') throw decidedMeanwhile();
  throw onlyOwnDrafts();
}

/**
 * Whether a next edition is still with its author, who is someone else: no one else says that it is finished. An
 * author's own and one of the house are.
 */
export const isUnsubmitted = ({ status, editionOf, ownerId }: PostEntity, actor: UserActor): boolean =>
  editionOf !== null && status === 'draft' && ownerId !== null && ownerId !== actor.id;

/** Admins neither publish nor rewrite what its author is still writing beside what readers have. */
export function assertSubmitted(actor: UserActor, post: PostEntity): void {
  if (isUnsubmitted(post, actor)) throw editionUnsubmitted();
}

/** What readers have had is kept, unless an admin decides otherwise. */
export function assertMayRemove(actor: UserActor, post: PostEntity | null): asserts post is PostEntity {
  assertMayWrite(actor, post);
  if (!isAdmin(actor) && post.publishedAt !== null && post.editionOf === null) throw onlyOwnDrafts();
}

/** Every save reloads all posts, so a producer's drafts are limited. */
export const mostDrafts = (actor: UserActor): number => (isAdmin(actor) ? Number.POSITIVE_INFINITY : 100);

/** Whose posts a list shows; null for all. */
export const shownOwner = (actor: UserActor): string | null => (isAdmin(actor) ? null : actor.id);
