import type { Role } from '@arcada/contracts';
import type { UserActor } from '@arcada/service-kit';
import type { PostEntity } from '../post.entity.ts';
import { onlyOwnDrafts, postNotFound } from '../post.errors.ts';

export const editors: { roles: readonly Role[] } = { roles: ['admin', 'producer'] };
export const admins: { roles: readonly Role[] } = { roles: ['admin'] };

const isAdmin = ({ role }: UserActor) => role === 'admin';

/** Producers see only their own posts: others' don't exist for them. */
export function assertMayRead(actor: UserActor, post: PostEntity | null): asserts post is PostEntity {
  if (!post || (!isAdmin(actor) && post.ownerId !== actor.id)) throw postNotFound();
}

/** Producers change their own drafts (decision 2); published posts are for admins. */
export function assertMayWrite(actor: UserActor, post: PostEntity | null): asserts post is PostEntity {
  assertMayRead(actor, post);
  if (!isAdmin(actor) && post.status !== 'draft') throw onlyOwnDrafts();
}

export function assertMayPublish(actor: UserActor): void {
  if (!isAdmin(actor)) throw onlyOwnDrafts();
}

/** Every save reloads all posts, so a producer's drafts are limited. */
export const mostDrafts = (actor: UserActor): number => (isAdmin(actor) ? Number.POSITIVE_INFINITY : 100);

/** Whose posts a list shows; null for all. */
export const shownOwner = (actor: UserActor): string | null => (isAdmin(actor) ? null : actor.id);
