import type { AuditEntry } from '@arcada/contracts';
import { testPost } from './post.fixture.ts';
import { movedTo } from './post-moves.ts';

const seenAt = '2026-11-20T10:00:00.000Z';
const decidedAt = '2026-11-20T11:00:00.000Z';
const entry = (after: Record<string, unknown>, at = decidedAt) => ({ at, after, actorName: 'clara' }) as AuditEntry;
const seen = testPost({ ownerId: 'somebody', status: 'submitted', updatedAt: seenAt });
const now = { ...seen, updatedAt: decidedAt };
const moved = (before: typeof seen, after: Partial<typeof seen>, entries: AuditEntry[] = []) =>
  movedTo(before, { ...now, ...after }, entries, ({ at }) => at === decidedAt);

test('who gives a submitted post back to its author is told from the author who takes it back', () => {
  const draft = { status: 'draft' } as const;
  const byAuthor = { move: 'takenBack', isAuthors: true, at: decidedAt };
  expect(moved(seen, draft)).toEqual(byAuthor);
  // An admin's correction before it, and a decision of an earlier round, aren't that.
  const others = [entry({ categoryId: 'a' }, '2026-11-20T10:30:00.000Z'), entry(draft, '2026-11-19T09:00:00.000Z')];
  expect(moved(seen, draft, others)).toEqual(byAuthor);
  const sentBack = entry({ status: 'draft', adminNote: 'Why?' }, '2026-11-20T10:30:00.000Z');
  expect(moved(seen, draft, [sentBack])).toEqual({ move: 'sentBack', admin: 'clara', at: sentBack.at });
  // Without the trail the note tells it.
  expect(moved(seen, { ...draft, adminNote: 'Why?' })).toMatchObject({ move: 'sentBack', admin: undefined });
});

test.each([
  ['published', { status: 'published' as const }],
  ['scheduled', { status: 'scheduled' as const }],
  ['archived', { status: 'archived' as const }],
])('%s by an admin', (move, after) => {
  const recorded = move === 'scheduled' ? 'published' : move;
  expect(moved(seen, after, [entry({ status: recorded })])).toEqual({ move, admin: 'clara', at: decidedAt });
});

test('a scheduled post that has appeared was only saved; another time is a decision', () => {
  const scheduled = { ...seen, status: 'scheduled' as const, publishedAt: '2026-11-20T10:30:00.000Z' };
  const appeared = { status: 'published' as const, publishedAt: scheduled.publishedAt };
  expect(moved(scheduled, appeared, [entry({ categoryId: 'a' })])).toMatchObject({ move: 'saved', admin: 'clara' });
  const later = { status: 'scheduled' as const, publishedAt: '2027-01-01T10:00:00.000Z' };
  expect(moved(scheduled, later, [entry({ publishedAt: later.publishedAt })])).toMatchObject({ move: 'scheduled' });
  const draft = { status: 'draft' as const };
  expect(moved(scheduled, draft, [entry(draft)])).toMatchObject({ move: 'withdrawn', admin: 'clara' });
});

test('what isn’t in the trail was the author’s', () => {
  expect(moved(seen, {})).toEqual({ move: 'submitted', isAuthors: true, at: decidedAt });
  const draft = { ...seen, status: 'draft' as const };
  expect(moved(draft, { status: 'draft' })).toEqual({ move: 'saved', isAuthors: true, at: decidedAt });
  expect(moved(draft, { status: 'submitted' })).toMatchObject({ move: 'submitted', isAuthors: true });
  expect(moved(draft, { status: 'draft', ownerId: null })).toEqual({ move: 'saved', admin: undefined, at: decidedAt });
});
