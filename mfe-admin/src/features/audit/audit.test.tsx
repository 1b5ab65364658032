import type { AuditEntry } from '@arcada/contracts';
import { catchSavedFiles, type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './audit.page.tsx';

const clara = '6d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a11';
const entry = (number: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  service: 'store',
  number,
  at: '2026-11-01T10:00:00.000Z',
  action: 'store.product.changed',
  subject: { kind: 'product', id: 'guard', name: 'Level Guard' },
  actorId: clara,
  actorName: 'clara',
  actorRole: 'admin',
  client: '198.51.100.7',
  requestId: null,
  before: { priceCents: 100 },
  after: { priceCents: 200 },
  ...more,
});
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/admin/audit': ({ search }) => ({
      body: search.get('after')
        ? { items: [entry(1, { action: 'store.new.thing', actorId: null, actorName: null })], next: null, missing: [] }
        : { items: [entry(2)], next: 'store.2', missing: [] },
    }),
  });
});
afterEach(() => api.restore());

const show = (path = '/admin/audit') => renderInSite(<Component />, { texts: { admin: en }, path });
const asked = () => Object.fromEntries(api.calls.at(-1)?.search ?? []);

test('an entry says who did what to which thing, and field by field what changed', async () => {
  await show();
  const table = await screen.findByRole('table');
  expect(within(table).getByText('Changed a product')).toBeTruthy();
  expect(within(table).getByText('198.51.100.7')).toBeTruthy();
  fireEvent.click(within(table).getByRole('button', { name: 'Expand row' }));
  expect(screen.getByText('price').closest('tr')?.textContent).toBe('price$1.00$2.00');
});

test('a status is named as what it does, what is empty as nothing, and times as such', async () => {
  const before = { status: 'draft', publishedAt: null, en: { tags: [], title: '' } };
  const after = { status: 'published', publishedAt: '2026-11-01T10:00:00.000Z', en: { tags: ['a', 'b'], title: 'T' } };
  const published = entry(2, { service: 'blog', action: 'blog.post.changed', before, after });
  api.on('GET /api/admin/audit', { body: { items: [published], next: null, missing: [] } });
  await show();
  const table = await screen.findByRole('table');
  expect(within(table).getByText('Published a post')).toBeTruthy();
  fireEvent.click(within(table).getByRole('button', { name: 'Expand row' }));
  const row = (path: string) => screen.getByText(path).closest('tr')?.textContent;
  expect(row('en.tags')).toBe('en.tagsNothinga, b');
  expect(row('en.title')).toBe('en.titleNothingT');
  expect(row('publishedAt')).toMatch(/^publishedAtNothing1 Nov 2026, /);
});

test('links lead to all of a person’s or a thing’s entries, and on to older ones', async () => {
  const { path } = await show('/admin/audit?service=store&after=store.9');
  expect(await screen.findByText('store.new.thing')).toBeTruthy();
  expect(screen.getByText('Site or command line')).toBeTruthy();
  expect(asked()).toEqual({ service: 'store', after: 'store.9', lang: 'en' });
  fireEvent.click(screen.getByRole('link', { name: 'Newest' }));
  await screen.findByText('Changed a product');
  expect(path()).toBe('/admin/audit?service=store');
  fireEvent.click(screen.getByRole('link', { name: 'Older entries' }));
  await screen.findByText('store.new.thing');
  fireEvent.click(screen.getByRole('link', { name: 'Level Guard' }));
  await waitFor(() => expect(asked()).toEqual({ kind: 'product', subject: 'guard', lang: 'en' }));
});

test('what is missing is said, and no file is made that lacks it', async () => {
  const saved = catchSavedFiles();
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved.names).toEqual(['audit.csv']));
  expect((await saved.text()).split('\r\n').slice(1)).toEqual([
    `2026-11-01T10:00:00.000Z,store,2,store.product.changed,product,guard,Level Guard,clara,198.51.100.7,"{""priceCents"":100}","{""priceCents"":200}"`,
    `2026-11-01T10:00:00.000Z,store,1,store.new.thing,product,guard,Level Guard,,198.51.100.7,"{""priceCents"":100}","{""priceCents"":200}"`,
  ]);
  api.on('GET /api/admin/audit', { body: { items: [entry(2)], next: null, missing: ['learning'] } });
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText(en.list.csvFailed)).toBeTruthy();
  expect(saved.names).toHaveLength(1);
});
