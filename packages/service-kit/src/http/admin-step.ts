import { adminStep } from '@arcada/contracts';
import type { UserActor } from '../identity/actor.ts';
import { DomainError } from './domain-error.ts';
import type { Policy } from './endpoint.ts';
import { problemTexts } from './problem-texts.ts';
import type { KitRequest } from './request.ts';

const recentMilliseconds = adminStep.recentMinutes * 60_000;

/**
 * Refuses an admin whose password is needed again: after a while without use of the admin area,
 * and before actions that ask for a recent one. This is so on every route that the role opens, also
 * where producers use it, too. An admin's calls to what every account has, such as documents, need
 * nothing more than the session.
 */
export function checkAdminStep(policy: Policy, admin: UserActor, request: KitRequest): void {
  const rule = typeof policy === 'object' && 'roles' in policy ? policy : undefined;
  if (!rule && !request.routeOptions.url?.startsWith(adminStep.prefix)) return;
  requireAdminStep(admin, rule?.confirmed === 'applied' ? !isTrial(request.body) : rule?.confirmed);
}

/** The content isn't read yet: only what says so for certain is a trial. */
const isTrial = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'apply' in body && body.apply === false;

/**
 * The same for what an admin may do on a route that every account uses: where the role opens more there, the route's
 * policy alone can't tell.
 */
export function requireAdminStep(admin: UserActor, recently = false): void {
  if (admin.secondFactorMissing) {
    throw new DomainError(adminStep.factorCode, 403, problemTexts.secondFactor, { logLevel: 'info' });
  }
  const isIdle = (admin.adminUntil ?? 0) <= Date.now();
  if (!isIdle && (!recently || hasJustConfirmed(admin))) return;
  throw new DomainError(adminStep.code, 403, problemTexts.confirm, { logLevel: 'info' });
}

/**
 * The same where others act under their own name and an admin's words are shown as the house's: only admins are asked,
 * for a password that was just typed; to only read, for an open area.
 */
export function confirmIfAdmin(user: UserActor, writes = true): void {
  if (user.role === 'admin') requireAdminStep(user, writes);
}

/** Whether the password was given a moment ago. */
export const hasJustConfirmed = ({ confirmedAt = 0 }: UserActor): boolean =>
  Date.now() - confirmedAt <= recentMilliseconds;
