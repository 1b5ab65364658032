import type { AdminPost, AuditEntry } from '@arcada/contracts';

export type PostMove =
  | 'saved'
  | 'submitted'
  | 'takenBack'
  | 'sentBack'
  | 'withdrawn'
  | 'scheduled'
  | 'published'
  | 'archived';

interface Moved {
  move: PostMove;
  /** Name of the admin; undefined when it isn't known, or was the author. */
  admin?: string | undefined;
  isAuthors?: true;
  at: string;
}
type Decided = Pick<AdminPost, 'status' | 'publishedAt' | 'adminNote' | 'updatedAt' | 'ownerId'>;

/** As the trail has it: a scheduled post is a published one whose time is to come. */
const recorded = ({ status }: Decided) => (status === 'scheduled' ? 'published' : status);

/**
 * From the post as it was seen to what it is now. The trail (newest first) has what admins do, so what isn't there was its
 * author's. `isLast` tells whether an entry is of the post's last save.
 */
export function movedTo(
  seen: Decided,
  now: Decided,
  entries: readonly AuditEntry[],
  isLast: (entry: AuditEntry) => boolean,
): Moved {
  const isMoved = recorded(seen) !== recorded(now);
  const isTimed = !isMoved && recorded(now) === 'published' && seen.publishedAt !== now.publishedAt;
  const decision = entries.find(
    ({ at, after }) =>
      Date.parse(at) >= Date.parse(seen.updatedAt) &&
      (isTimed ? after?.publishedAt !== undefined : after?.status === recorded(now)),
  );
  const known = { admin: decision?.actorName ?? undefined, at: decision?.at ?? now.updatedAt };
  const byAuthor = { isAuthors: true, at: now.updatedAt } as const;
  if (!isMoved && !isTimed) {
    const last = entries[0];
    const mayBeAuthors = now.ownerId !== null && (now.status === 'draft' || now.status === 'submitted');
    if (last && isLast(last)) return { move: 'saved', admin: last.actorName ?? undefined, at: last.at };
    // While it is submitted its author can't save it: it was taken back and submitted again.
    if (mayBeAuthors) return { move: now.status === 'submitted' ? 'submitted' : 'saved', ...byAuthor };
    return { move: 'saved', ...known };
  }
  if (now.status === 'submitted') return { move: 'submitted', ...byAuthor };
  if (now.status !== 'draft') return { move: now.status, ...known };
  if (seen.status !== 'submitted') return { move: 'withdrawn', ...known };
  // Who gives it back writes a note.
  const isSentBack = decision !== undefined || seen.adminNote !== now.adminNote;
  return isSentBack ? { move: 'sentBack', ...known } : { move: 'takenBack', ...byAuthor };
}
