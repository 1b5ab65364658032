import type { TrailEntry } from './audit.schema.ts';

/** What becomes of a post, a product or a course by its new status, as the texts of actions are named. */
const moves: Readonly<Record<string, string>> = { published: 'published', archived: 'archived', draft: 'withdrawn' };

/** Of a producer's product, new or the next edition. */
const published = 'store.product.edition-published';
const changed = /^(blog\.post|store\.product|learning\.course)\.changed$/;

/**
 * What people call what was done: a change of the status is more than a change, a first file replaces none. The trail
 * itself keeps one action for both.
 */
export function actionName({
  action,
  at,
  before,
  after,
}: Pick<TrailEntry, 'action' | 'at' | 'before' | 'after'>): string {
  // Of a file that was there already, under another version, the trail has no `file`: it hasn't changed.
  if (action === 'store.product.file-replaced' && before?.file === '') return 'store.product.file-added';
  const status = after?.status;
  const isAhead = (time: unknown) => typeof time === 'string' && time > at;
  if (action === published) return isAhead(after?.publishedAt) ? 'store.product.scheduled' : action;
  if (!changed.test(action)) return action;
  const thing = action.slice(0, action.lastIndexOf('.'));
  // What is scheduled has the status already: only its time changes.
  if (status === undefined && isAhead(before?.publishedAt))
    return `${thing}.${isAhead(after?.publishedAt) ? 'rescheduled' : 'published'}`;
  if (typeof status !== 'string') return action;
  if (status === 'published' && isAhead(after?.publishedAt)) return `${thing}.scheduled`;
  if (status === 'draft' && before?.status === 'submitted') return `${thing}.sent-back`;
  return moves[status] ? `${thing}.${moves[status]}` : action;
}

/** The actions that entries have which `actionName` calls so. */
export function storedActions(name: string): string[] {
  if (name === 'store.product.file-added') return [name, 'store.product.file-replaced'];
  const change = name.replace(/\.(published|archived|withdrawn|scheduled|rescheduled|sent-back)$/, '.changed');
  if (change === name || !changed.test(change)) return [name];
  return name === 'store.product.scheduled' ? [name, change, published] : [name, change];
}
