import type { Coupon, CouponUse } from '@arcada/contracts';
import {
  catchSavedFiles,
  type FakeApi,
  fakeApi,
  loseDisabledFocus,
  openableDialogs,
  renderInSite,
} from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { couponFixture } from './coupon.fixture.ts';
import { Component as CouponPage } from './coupon.page.tsx';
import { Component } from './coupons.page.tsx';

let api: FakeApi;
let stored: Coupon[];
beforeAll(openableDialogs);
beforeEach(() => {
  stored = [
    couponFixture('SUMMER', { uses: 3, mostUses: 10 }),
    couponFixture('GONE', { kind: 'amount', value: 5, uses: 1, mostUses: 1 }),
    couponFixture('OFF', { disabled: true, status: 'disabled', appliesTo: 'course' }),
  ];
  api = fakeApi({
    'GET /api/admin/coupons': () => ({ body: { items: stored, total: 3, next: null } }),
    'GET /api/admin/views/coupons': { body: [] },
    'GET /api/admin/views/coupon-uses': { body: [] },
  });
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

const show = async (path = '/admin/coupons') => {
  await renderInSite(<Component />, { texts: { admin: en }, path });
  await screen.findByText('SUMMER');
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => api.calls.filter(({ method }) => method !== 'GET');
const said = (title: string) => waitFor(() => expect(notifications.current()?.title).toBe(title));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const type = (label: RegExp, value: string, name: string = en.coupons.new) =>
  fireEvent.change(dialog(name).getByLabelText(label), { target: { value } });

test('are listed with terms, uses and status, and filtered by the address', async () => {
  await show('/admin/coupons?status=active&q=s');
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'SUMMER15 %EverythingAlways3 of 10ActiveEditDisable',
    'GONE$5.00EverythingAlways1 of 1Used upEditDisable',
    'OFF15 %All coursesAlways0DisabledEditEnable',
  ]);
  const { search } = api.calls.find(({ path }) => path === '/api/admin/coupons') ?? {};
  expect(Object.fromEntries(search ?? [])).toMatchObject({ status: 'active', q: 's' });
  expect(screen.getByRole('link', { name: 'SUMMER' }).getAttribute('href')).toBe('/admin/coupons/id-SUMMER');
});

test('a new one names what is wrong beside its field, keeps what is typed, and is sent once', async () => {
  await show();
  press('New coupon');
  const open = () => dialog(en.coupons.new);
  fireEvent.click(open().getByRole('button', { name: 'Save' }));
  expect(open().getByText(en.coupons.faults.code)).toBeTruthy();
  expect(open().getByText(en.coupons.faults.value_percent)).toBeTruthy();
  type(/^Code/, 'winter-26');
  type(/^Percent off/, '12');
  type(/^Valid from/, '2026-12-01T09:00');
  type(/^Valid until/, '2026-11-01T09:00');
  type(/^Uses in all/, '0');
  fireEvent.click(open().getByRole('button', { name: 'Save' }));
  expect(open().getByText(en.coupons.faults.endsAt)).toBeTruthy();
  expect(open().getByText(en.coupons.faults.mostUses)).toBeTruthy();
  expect(sent()).toEqual([]);
  type(/^Valid until/, '2027-01-01T09:00');
  expect(open().queryByText(en.coupons.faults.endsAt)).toBeNull();
  expect(open().getByText(en.coupons.faults.mostUses)).toBeTruthy();
  type(/^Uses in all/, '100');
  expect(open().queryByText(en.coupons.faults.mostUses)).toBeNull();
  const refusal = {
    code: 'store.coupon.exists',
    message: 'There is one.',
    errors: [{ path: 'code', message: 'Taken.' }],
  };
  api.on('POST /api/admin/coupons', { status: 409, body: refusal });
  fireEvent.click(open().getByRole('button', { name: 'Save' }));
  expect(await open().findByText('Taken.')).toBeTruthy();
  expect(sent()[0]?.body).toEqual({
    code: 'WINTER-26',
    kind: 'percent',
    value: 12,
    appliesTo: 'all',
    items: [],
    startsAt: new Date('2026-12-01T09:00').toISOString(),
    endsAt: new Date('2027-01-01T09:00').toISOString(),
    mostUses: 100,
    mostPerAccount: null,
  });
  type(/^Code/, 'winter-27');
  expect(open().queryByText('Taken.')).toBeNull();
  api.on('POST /api/admin/coupons', { status: 201, body: stored[0] });
  fireEvent.click(open().getByRole('button', { name: 'Save' }));
  await said('WINTER-27 was saved');
});

test('what is typed is kept in the browser until it is saved or discarded', async () => {
  await show();
  press('New coupon');
  type(/^Code/, 'winter-26');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await said(en.unsaved.kept);
  expect(screen.queryByRole('dialog')).toBeNull();
  // That of another coupon is its own.
  press('Edit SUMMER');
  expect(dialog('Edit SUMMER').queryByText(en.unsaved.restored)).toBeNull();
  fireEvent.click(dialog('Edit SUMMER').getByRole('button', { name: 'Cancel' }));
  press('New coupon');
  const code = () => dialog(en.coupons.new).getByLabelText<HTMLInputElement>(/^Code/);
  expect(dialog(en.coupons.new).getByText(en.unsaved.restored)).toBeTruthy();
  expect(code().value).toBe('winter-26');
  fireEvent.click(dialog(en.coupons.new).getByRole('button', { name: en.unsaved.discard }));
  expect(code().value).toBe('');
  expect(dialog(en.coupons.new).queryByText(en.unsaved.restored)).toBeNull();
});

test('chosen products and courses are found by name, and sent by id', async () => {
  await show();
  const guard = { id: 'level-guard', name: 'Level Guard' };
  const rebar = { id: 'rebar-set', name: 'Rebar Set' };
  const courses = [
    { id: 'dynamo', title: 'Dynamo', status: 'published', underRevision: false },
    { id: 'dynamo-next', title: 'Dynamo next', status: 'draft', underRevision: false },
  ];
  api.on('GET /api/admin/products', ({ search }) => ({
    body: { items: search.get('q') === 'guard' ? [guard] : search.get('q') ? [] : [rebar], total: 1, next: null },
  }));
  api.on('GET /api/admin/courses', { body: { items: courses, total: 2, next: null } });
  press('Edit SUMMER');
  const open = () => dialog('Edit SUMMER');
  fireEvent.mouseDown(open().getByRole('combobox', { name: 'For' }));
  fireEvent.click(await open().findByText('Chosen products and courses'));
  fireEvent.click(open().getByRole('button', { name: 'Save' }));
  expect(open().getByText(en.coupons.faults.products)).toBeTruthy();
  const products = open().getByRole<HTMLInputElement>('combobox', { name: 'Products' });
  const searched = () =>
    api.calls.filter(({ path }) => path === '/api/admin/products').map((call) => call.search.get('q'));
  fireEvent.mouseDown(products);
  fireEvent.change(products, { target: { value: 'guard' } });
  fireEvent.click(await open().findByText('Level Guard (level-guard)'));
  expect(open().getByText('Level Guard')).toBeTruthy();
  // The next one is chosen from all again, and words that led to no choice go with the list.
  await open().findByText('Rebar Set (rebar-set)');
  expect(products.value).toBe('');
  fireEvent.change(products, { target: { value: 'nothing' } });
  await waitFor(() => expect(searched()).toContain('nothing'));
  fireEvent.keyDown(products, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(products.value).toBe(''));
  fireEvent.mouseDown(products);
  await open().findByText('Rebar Set (rebar-set)');
  fireEvent.mouseDown(open().getByRole('combobox', { name: 'Courses' }));
  fireEvent.click(await open().findByText('Dynamo next (dynamo-next)'));
  fireEvent.click(await open().findByText('Dynamo (dynamo)'));
  api.on('PUT /api/admin/coupons/id-SUMMER', { body: stored[0] });
  fireEvent.click(open().getByRole('button', { name: 'Save' }));
  await said('SUMMER was saved');
  expect(sent()[0]?.body).toMatchObject({
    appliesTo: 'chosen',
    items: [
      { type: 'product', id: 'level-guard' },
      { type: 'course', id: 'dynamo' },
    ],
  });
});

test('are disabled and enabled', async () => {
  await show();
  api.on('PUT /api/admin/coupons/*', { body: stored[0] });
  const disable = screen.getByRole('button', { name: 'Disable SUMMER' });
  disable.focus();
  fireEvent.click(disable);
  loseDisabledFocus();
  expect(document.activeElement).toBe(document.body);
  await said('SUMMER is disabled. Checkouts under way keep it');
  expect(sent()[0]).toMatchObject({ path: '/api/admin/coupons/id-SUMMER', body: { disabled: true, value: 15 } });
  expect(sent()[0]?.headers['if-match']).toBe('"1"');
  await waitFor(() => expect(document.activeElement).toBe(disable));
});

test('two admins: both versions are shown, and the chosen one is saved', async () => {
  await show();
  press('Edit SUMMER');
  const theirs = couponFixture('SUMMER', { value: 30, mostUses: 5, version: 2 });
  api.on('PUT /api/admin/coupons/id-SUMMER', ({ headers }) =>
    headers['if-match'] === '"2"'
      ? { body: theirs }
      : { status: 412, body: { code: 'store.coupon.changed', message: 'Changed.', current: theirs } },
  );
  type(/^Percent off/, '20', 'Edit SUMMER');
  fireEvent.click(dialog('Edit SUMMER').getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: en.conflict.title });
  const conflict = dialog(en.conflict.title);
  fireEvent.click(conflict.getByRole('radio', { name: 'Yours 20' }));
  fireEvent.click(conflict.getByRole('button', { name: 'Save' }));
  await said('SUMMER was saved');
  expect(sent().at(-1)?.body).toMatchObject({ value: 20, mostUses: 5 });
});

test('one has its terms and the orders that used it, also as a file', async () => {
  const file = catchSavedFiles();
  const use: CouponUse = {
    orderId: 'o1',
    orderNumber: 'A-000007',
    orderStatus: 'fulfilled',
    state: 'used',
    at: '2026-11-02T10:00:00.000Z',
    discount: 6.75,
    total: 38.24,
  };
  api.on('GET /api/admin/coupons/c1', {
    body: couponFixture('SUMMER', { appliesTo: 'chosen', items: [{ type: 'product', id: 'level-guard' }] }),
  });
  api.on('GET /api/admin/coupons/c1/uses', { body: { items: [use], total: 1, next: null } });
  await renderInSite(
    <Routes>
      <Route path="/admin/coupons/:id" element={<CouponPage />} />
    </Routes>,
    { texts: { admin: en }, path: '/admin/coupons/c1' },
  );
  expect((await screen.findByRole('link', { name: 'A-000007' })).getAttribute('href')).toBe('/admin/orders/o1');
  expect(screen.getByText('level-guard')).toBeTruthy();
  expect(screen.getByText('$6.75')).toBeTruthy();
  press('Download CSV');
  await waitFor(() => expect(JSON.stringify(file)).toContain('coupon-uses.csv'));
});
