import type { AuditChains, AuditEntry, ServiceDomain, TrailVerdict } from '@arcada/contracts';
import { catchSavedFiles, chooseOption, type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { auditActions } from './actions.ts';
import { Component } from './audit.page.tsx';
import { auditKinds } from './kinds.ts';

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
  hash: `hash-${number}`,
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

const show = (path = '/admin/audit', texts = en) => renderInSite(<Component />, { texts: { admin: texts }, path });
const asked = () => Object.fromEntries(api.calls.at(-1)?.search ?? []);

test('an entry says who did what to which thing, and field by field what changed', async () => {
  await show();
  const table = await screen.findByRole('table');
  expect(within(table).getByText('Changed a product')).toBeTruthy();
  expect(within(table).getByText('198.51.100.7')).toBeTruthy();
  fireEvent.click(within(table).getByRole('button', { name: 'Details: Changed a product, Level Guard' }));
  expect(screen.getByText('Price').closest('tr')?.textContent).toBe('Price$1.00$2.00');
});

const details = async (more: Partial<AuditEntry>) => {
  api.on('GET /api/admin/audit', { body: { items: [entry(2, more)], next: null, missing: [] } });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: /^Details: / }));
  return (label: string) => screen.getByText(label).closest('tr')?.textContent;
};

test('fields and values are in the words of their forms and lists; what was refunded is named', async () => {
  const refund = { id: 're_1', cents: 4410, items: ['Level Guard'], lines: ['f28f2d0a'] };
  const row = await details({
    action: 'store.order.line-refunded',
    subject: { kind: 'order', id: 'o1', name: 'A-000007' },
    before: { status: 'fulfilled', refund: null },
    after: { status: 'refunded', refund },
  });
  expect(row('State')).toBe('StateFulfilledRefunded');
  expect(row('Amount refunded')).toBe('Amount refundedNothing$44.10');
  expect(row('Refunded items')).toBe('Refunded itemsNothingLevel Guard');
  expect(row('Order lines (ids)')).toBe('Order lines (ids)Nothingf28f2d0a');
});

test('a list that is stored as text is read as one, and a lesson is named with its text', async () => {
  const notes = [{ version: '1.1.0', date: '2026-11-01', notes: ['Faster', 'Smaller'] }];
  const row = await details({
    before: { en: { changelog: '[]', body: '[draft] not a list' } },
    after: { en: { changelog: JSON.stringify(notes), body: '["One","Two"]' } },
  });
  expect(row('Changelog (English)')).toBe('Changelog (English)Nothing1.1.0 · 2026-11-01 · Faster, Smaller');
  expect(row('Description (English)')).toBe('Description (English)[draft] not a listOne\nTwo');
});

test('a known level of a course is in the language of the admin, any other as it was written', async () => {
  const subject = { kind: 'course', id: 'names', name: 'Names' };
  const levels = { before: { level: 'New' }, after: { level: 'For studios' } };
  api.on('GET /api/admin/audit', { body: { items: [entry(2, { subject, ...levels })], next: null, missing: [] } });
  await show('/admin/audit', es as typeof en);
  fireEvent.click(await screen.findByRole('button', { name: /^Detalles: / }));
  expect(screen.getByText('Nivel').closest('tr')?.textContent).toBe('NivelNuevoFor studios');
});

test('of an entry without details none are offered', async () => {
  const bare = entry(2, { action: 'identity.account.exported', before: null, after: null });
  api.on('GET /api/admin/audit', { body: { items: [bare], next: null, missing: [] } });
  await show();
  expect(await screen.findByText('Downloaded an account’s data')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Details/ })).toBeNull();
});

test('on a phone an entry is one cell, and its fields are below one another', async () => {
  const matchMedia = jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
  await show();
  fireEvent.click(await screen.findByRole('button', { name: /^Details: / }));
  const cell = screen.getByText('Changed a product').closest('td');
  expect(cell?.textContent).toMatch(/^Changed a productProduct: Level Guardclara · 198\.51\.100\.71 Nov 2026, /);
  expect(screen.getByText('Price', { selector: 'dt' }).closest('div')?.textContent).toBe('PriceBefore$1.00After$2.00');
  matchMedia.mockRestore();
});

test('a status is named as what it does, what is empty as nothing, and times as such', async () => {
  const before = { status: 'draft', publishedAt: null, en: { tags: [], title: '' } };
  const after = { status: 'published', publishedAt: '2026-11-01T10:00:00.000Z', en: { tags: ['a', 'b'], title: 'T' } };
  const subject = { kind: 'post', id: 'walls', name: 'T' };
  const published = entry(2, { service: 'blog', action: 'blog.post.changed', subject, before, after });
  api.on('GET /api/admin/audit', { body: { items: [published], next: null, missing: [] } });
  await show();
  const table = await screen.findByRole('table');
  expect(within(table).getByText('Published an article')).toBeTruthy();
  fireEvent.click(within(table).getByRole('button', { name: /^Details: Published an article/ }));
  const row = (label: string) => screen.getByText(label).closest('tr')?.textContent;
  expect(row('State')).toBe('StateDraftPublished');
  expect(row('Tags (English)')).toBe('Tags (English)Nothinga, b');
  expect(row('Title (English)')).toBe('Title (English)NothingT');
  expect(row('Publication')).toMatch(/^PublicationNothing1 Nov 2026, /);
});

test('values are in the words of the pages where they are chosen', async () => {
  const product = { kind: 'product', id: 'guard', name: 'Guard' };
  const letter = { kind: 'letter', id: 'l1', name: 'November' };
  const course = { kind: 'course', id: 'revit', name: 'Revit' };
  const items = [
    entry(4, { subject: product, before: { category: 'data' }, after: { category: 'quality' } }),
    entry(3, { subject: letter, before: {}, after: { pausedFor: 'refusals' } }),
    entry(2, { subject: course, before: {}, after: { notKept: ['en.instructorTitle'] } }),
  ];
  api.on('GET /api/admin/audit', { body: { items, next: null, missing: [] } });
  await show();
  for (const button of await screen.findAllByRole('button', { name: /^Details: / })) fireEvent.click(button);
  const row = (label: string) => screen.getByText(label).closest('tr')?.textContent;
  expect(row('Category')).toBe('CategoryDataQuality');
  expect(row('Stopped because of')).toBe(`Stopped because ofNothing${en.letters.pauses.refusals}`);
  const field = en.courses.fields.instructorTitle;
  expect(row('Changed personal details')).toBe(`Changed personal detailsNothing${field} (English)`);
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

test('kinds of items and people are chosen, too, and kept in the address', async () => {
  api.on('GET /api/admin/users', { body: { items: [{ id: clara, username: 'clara' }], total: 1, next: null } });
  const { path } = await show('/admin/audit?kind=order&subject=o1');
  await screen.findByText('Changed a product');
  chooseOption('Kind of item', 'Product');
  await waitFor(() => expect(path()).toBe('/admin/audit?kind=product'));
  const person = screen.getByRole('combobox', { name: 'Person' });
  fireEvent.mouseDown(person);
  fireEvent.change(person, { target: { value: 'cla' } });
  fireEvent.click(await screen.findByTitle('clara'));
  await waitFor(() => expect(path()).toBe(`/admin/audit?kind=product&actor=${clara}`));
  expect(api.calls.find(({ path: asked }) => asked === '/api/admin/users')?.search.get('q')).toBe('cla');
});

test('filters say what they show while nothing is chosen, and days the wrong way round are named', async () => {
  await show('/admin/audit?from=2026-12-05&to=2026-11-01');
  for (const text of ['All kinds', 'All actions', 'Everyone']) expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('The last day is before the first.')).toBeTruthy();
});

test('one action is chosen in the words of the list, kept in the address and in the file', async () => {
  const { path } = await show('/admin/audit?service=store');
  await screen.findByText('Changed a product');
  const action = screen.getByRole('combobox', { name: 'Action' });
  fireEvent.mouseDown(action);
  fireEvent.change(action, { target: { value: 'ARTICLE' } });
  expect(screen.getByText(en.offers.none)).toBeTruthy();
  fireEvent.change(action, { target: { value: 'product archived' } });
  fireEvent.click(await screen.findByTitle('Archived a product'));
  await waitFor(() => expect(path()).toBe('/admin/audit?service=store&called=store.product.archived'));
  await waitFor(() => expect(asked()).toEqual({ service: 'store', called: 'store.product.archived', lang: 'en' }));
  const saved = catchSavedFiles();
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved.files).toHaveLength(1));
  expect(asked()).toMatchObject({ called: 'store.product.archived', pageSize: '100' });
  // It is no action of another area.
  chooseOption('Area', en.services.blog);
  await waitFor(() => expect(path()).toBe('/admin/audit?service=blog'));
});

test('every action can be chosen, each by words of its own', async () => {
  const flat = (texts: object, before = ''): string[] =>
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string' ? [before + name] : flat(text as object, `${before}${name}.`),
    );
  expect([...auditActions].sort()).toEqual(flat(en.actions).sort());
  await show();
  const action = screen.getByRole('combobox', { name: 'Action' });
  fireEvent.mouseDown(action);
  fireEvent.change(action, { target: { value: 'delivery again' } });
  await screen.findByTitle(`Tried a delivery again (${en.services.identity})`);
});

test('every kind can be chosen', () => {
  expect([...auditKinds].sort()).toEqual(Object.keys(en.kinds).sort());
});

test('an account that is gone is named as such, one that nobody knows now by its id', async () => {
  const subject = (id: string, name?: null) => ({ subject: { kind: 'account', id, name } });
  const items = [entry(2, subject('one', null)), entry(1, subject('other'))];
  api.on('GET /api/admin/audit', { body: { items, next: null, missing: [] } });
  await show();
  expect(await screen.findByRole('link', { name: 'Erased account' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'other' })).toBeTruthy();
});

test('a change of many things and its undoing are named as such', async () => {
  const items = (['bulk', 'undo'] as const).map((how, at) => entry(2 - at, { after: { priceCents: 200, how } }));
  api.on('GET /api/admin/audit', { body: { items, next: null, missing: [] } });
  await show();
  expect(await screen.findByText('Changed a product (by a bulk change)')).toBeTruthy();
  expect(screen.getByText('Changed a product (by undoing a change)')).toBeTruthy();
});

test('what is missing is said, and no file is made that lacks it', async () => {
  const saved = catchSavedFiles();
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved.names).toEqual(['audit.csv']));
  expect((await saved.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
    'Time (UTC),Area,Number,Action,Kind of item,ID,Name,Who,From,Changes,Before (JSON),After (JSON),Hash',
    `2026-11-01T10:00:00.000Z,Store,2,Changed a product,Product,guard,Level Guard,clara,198.51.100.7,Price: $1.00 → $2.00,"{""priceCents"":100}","{""priceCents"":200}",hash-2`,
    `2026-11-01T10:00:00.000Z,Store,1,store.new.thing,Product,guard,Level Guard,Site or command line,198.51.100.7,Price: $1.00 → $2.00,"{""priceCents"":100}","{""priceCents"":200}",hash-1`,
  ]);
  api.on('GET /api/admin/audit', { body: { items: [entry(2)], next: null, missing: ['learning'] } });
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText(en.list.csvFailed)).toBeTruthy();
  expect(saved.names).toHaveLength(1);
});

test('the chains are followed part by part, and where one is broken is said', async () => {
  const chain = (service: ServiceDomain, verdict: TrailVerdict | null) => ({ service, verdict });
  const checkedAt = '2026-11-01T10:00:00.000Z';
  const parts: Record<string, AuditChains> = {
    '': {
      items: [
        chain('identity', { count: 12, hash: 'abc' }),
        chain('store', { count: 4000, hash: 'def', more: true }),
        chain('blog', null),
      ],
      checkedAt,
      next: 'store.4000',
    },
    'store.4000': {
      items: [chain('store', { count: 4500, hash: 'fed', broken: { number: 4501, reason: 'changed' } })],
      checkedAt,
      next: null,
    },
  };
  const second = Promise.withResolvers<void>();
  api.on('GET /api/admin/audit/chains', async ({ search }) => {
    const after = search.get('after') ?? '';
    if (after) await second.promise;
    return { body: parts[after] };
  });
  await show();
  const section = within(await screen.findByRole('region', { name: 'Proof of the entries' }));
  fireEvent.click(section.getByRole('button', { name: 'Verify the chain' }));
  const detail = (name: string) => section.getByText(name).closest('div')?.querySelector('dd')?.textContent;
  await section.findByText('Store');
  expect(detail('Store')).toBe('Verified up to entry 4,000');
  expect(section.getByRole('status').textContent).toBe('Following the chains…');
  second.resolve();
  await section.findByText('Broken at entry 4,501');
  expect(detail('Store')).toMatch(
    /It was changed after it had been written\. The entries before it \(4,500\) are right/,
  );
  expect(detail('Accounts')).toMatch(/^Whole Verified up to entry 12 · 1 Nov 2026.*abc$/);
  expect(detail('Blog and pages')).toMatch(/^Not checked/);
  expect(section.queryByText('All entries are as they were written.')).toBeNull();
  parts[''] = { items: [chain('store', { count: 3, hash: 'abc' })], checkedAt, next: null };
  // What was added since the list was read is in it, too.
  api.on('GET /api/admin/audit', {
    body: { items: [entry(3, { action: 'store.product.created' })], next: null, missing: [] },
  });
  fireEvent.click(section.getByRole('button', { name: 'Verify the chain' }));
  expect(await section.findByText('All entries are as they were written.')).toBeTruthy();
  expect(section.queryByText('Broken at entry 4,501')).toBeNull();
  expect(await screen.findByText('Created a product')).toBeTruthy();
});

test('a long search says how far it has come, and goes on', async () => {
  const searchedTo = '2026-11-02T10:00:00.000Z';
  api.on('GET /api/admin/audit', ({ search }) => ({
    body: search.get('after')
      ? { items: [entry(2)], next: null, searchedTo: null, missing: [] }
      : { items: [], next: 'store.4000', searchedTo, missing: [] },
  }));
  await show('?called=store.product.archived');
  expect(await screen.findByText('No entries so far')).toBeTruthy();
  expect(screen.getByText(/Searched back to 2 Nov 2026/)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Search further' }));
  expect(await screen.findByText('Changed a product')).toBeTruthy();
  expect(screen.queryByText(/Searched back/)).toBeNull();
});

test('a kind that no entry has is left out of the search, and said to be', async () => {
  await show('/admin/audit?kind=foo&service=store');
  await screen.findByRole('table');
  expect(asked()).toMatchObject({ service: 'store' });
  expect(asked()).not.toHaveProperty('kind');
  expect(screen.getByText('There is no filter “foo”, so it was left out.')).toBeTruthy();
});
