import { actionName, storedActions } from './action-name.ts';
import type { TrailEntry } from './audit.schema.ts';

const named = (action: string, before: TrailEntry['before'], after: TrailEntry['after']) =>
  actionName({ action, at: '2026-11-20T10:00:00.000Z', before, after });

test.each([
  ['blog.post.changed', { status: 'draft' }, { status: 'published' }, 'blog.post.published'],
  [
    'blog.post.changed',
    { status: 'draft', publishedAt: null },
    { status: 'published', publishedAt: '2026-12-01T09:00:00.000Z' },
    'blog.post.scheduled',
  ],
  [
    'blog.post.changed',
    { publishedAt: '2026-12-01T09:00:00.000Z' },
    { publishedAt: '2026-12-02T09:00:00.000Z' },
    'blog.post.rescheduled',
  ],
  [
    'store.product.changed',
    { publishedAt: '2026-12-01T09:00:00.000Z' },
    { publishedAt: '2026-11-20T09:59:59.000Z' },
    'store.product.published',
  ],
  // Of an article that readers have.
  [
    'blog.post.changed',
    { publishedAt: '2026-11-01T09:00:00.000Z' },
    { publishedAt: '2026-11-02T09:00:00.000Z' },
    'blog.post.changed',
  ],
  [
    'store.product.edition-published',
    null,
    { status: 'published', publishedAt: '2026-12-01T09:00:00.000Z' },
    'store.product.scheduled',
  ],
  ['store.product.edition-published', { version: '1' }, { version: '2' }, 'store.product.edition-published'],
  ['blog.post.changed', { status: 'submitted' }, { status: 'draft' }, 'blog.post.sent-back'],
  ['blog.post.changed', { image: '' }, { image: 'a.webp' }, 'blog.post.changed'],
  ['store.product.changed', { status: 'published' }, { status: 'archived' }, 'store.product.archived'],
  ['store.product.changed', { status: 'published' }, { status: 'draft' }, 'store.product.withdrawn'],
  ['store.product.file-replaced', { file: '' }, { file: 'a' }, 'store.product.file-added'],
  ['store.product.file-replaced', { file: 'a' }, { file: 'b' }, 'store.product.file-replaced'],
  // The same file under another version.
  ['store.product.file-replaced', { version: '1' }, { version: '2' }, 'store.product.file-replaced'],
  ['identity.role.set', { status: 'draft' }, { status: 'published' }, 'identity.role.set'],
])('%s of %j to %j is called %s', (action, before, after, name) => {
  expect(named(action, before, after)).toBe(name);
  // Who looks for entries of this name finds this one.
  expect(storedActions(name)).toContain(action);
});

test('what has one name only is looked for by that', () => {
  expect(storedActions('store.review.published')).toEqual(['store.review.published']);
  expect(storedActions('blog.post.changed')).toEqual(['blog.post.changed']);
});
