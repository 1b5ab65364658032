import type { AuditEntry } from '@arcada/contracts';

/** What becomes of a post or a product by its new status, as the texts of actions are named. */
const moves: Readonly<Record<string, string>> = { published: 'published', archived: 'archived', draft: 'withdrawn' };

/**
 * What people call what was done: a change of the status is more than a change, a first file replaces none. The trail
 * itself keeps one action for both.
 */
export function actionName({ action, at, before, after }: AuditEntry): string {
  // Of a file that was there already, under another version, the trail has no `file`: it hasn't changed.
  if (action === 'store.product.file-replaced' && before?.file === '') return 'store.product.file-added';
  const status = after?.status;
  if (!/^(blog\.post|store\.product|learning\.course)\.changed$/.test(action) || typeof status !== 'string')
    return action;
  const thing = action.slice(0, action.lastIndexOf('.'));
  if (status === 'published' && typeof after?.publishedAt === 'string' && after.publishedAt > at)
    return `${thing}.scheduled`;
  if (status === 'draft' && before?.status === 'submitted') return `${thing}.sent-back`;
  return moves[status] ? `${thing}.${moves[status]}` : action;
}
