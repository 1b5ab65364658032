import type { StripeProduct, StripeStep, StripeSync } from '@arcada/contracts';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './stripe-products.page.tsx';

const toolkit: StripeProduct = {
  id: 'toolkit',
  name: 'Toolkit',
  price: 24.99,
  productStatus: 'published',
  publishedAt: '2026-11-01T10:00:00.000Z',
  status: 'out_of_sync',
  stripeId: 'arcada_toolkit',
  archived: false,
  differences: [{ field: 'price', catalogue: 24.99, stripe: 19.99, changed: 'catalogue' }],
  extraPrices: [],
  canSync: true,
  syncedAt: '2026-11-20T10:00:00.000Z',
};
const draft: StripeProduct = {
  ...toolkit,
  id: 'draft',
  name: 'A draft',
  productStatus: 'draft',
  publishedAt: null,
  status: 'not_synced',
  stripeId: null,
  differences: [],
  extraPrices: [],
  canSync: false,
  syncedAt: null,
};
const sync: StripeSync = {
  id: '6d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a11',
  state: 'planned',
  kinds: { create: 1, update: 1, remove: 0 },
  steps: { waiting: 2, done: 0, skipped: 0, failed: 0 },
  withExtraPrices: 0,
  same: 7,
  foreign: [{ stripeId: 'prod_1', name: 'Made by hand' }],
  createdAt: '2026-11-20T10:00:00.000Z',
  endedAt: null,
};
const step: StripeStep = {
  productId: 'toolkit',
  name: 'Toolkit',
  kind: 'update',
  state: 'waiting',
  differences: toolkit.differences,
  extraPrices: [],
  onSaleFrom: null,
  result: null,
  error: null,
};
const page = <T,>(...items: T[]) => ({ body: { items, total: items.length, next: null } });
const syncPath = `GET /api/admin/stripe/sync/${sync.id}`;
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    'GET /api/admin/stripe/products': page(toolkit, draft),
    'GET /api/admin/stripe/sync': { body: { sync: null } },
    'GET /api/admin/views/stripe-products': { body: [] },
    [syncPath]: { body: sync },
    [`${syncPath}/steps`]: page(step, { ...step, productId: 'new', name: 'New one', kind: 'create' }),
  });
});
afterEach(() => api.restore());

const show = (path = '/admin/stripe-products') => renderInSite(<Component />, { texts: { admin: en }, path });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('of long texts the place is shown where they differ', async () => {
  const same = 'Checks the levels of a model. '.repeat(5);
  const texts = { catalogue: `${same}Reports them as BCF.`, stripe: `${same}Reports them as a list.` };
  const differences = [
    { field: 'description' as const, ...texts, changed: 'catalogue' as const },
    { field: 'name' as const, catalogue: 'x'.repeat(90), stripe: null, changed: 'both' as const },
  ];
  api.on('GET /api/admin/stripe/products', page({ ...toolkit, differences }));
  await show();
  const row = await screen.findByRole('row', { name: /^Toolkit/ });
  expect(row.textContent).toMatch(/Here: “….*Reports them as BCF\.” · At Stripe: “….*Reports them as a list\.”/);
  expect(row.textContent).toContain(`“${'x'.repeat(80)}…” · At Stripe: none`);
});

test('products show their status, their id and what differs', async () => {
  await show();
  const row = await screen.findByRole('row', { name: /^Toolkit/ });
  expect(row.textContent).toContain('Out of sync');
  expect(row.textContent).toContain('arcada_toolkit');
  expect(row.textContent).toContain('Price changed hereHere: $24.99 · At Stripe: $19.99');
  const other = within(screen.getByRole('row', { name: /^A draft/ }));
  expect(other.getByText('Not synced')).toBeTruthy();
  expect(other.queryByRole('button')).toBeNull();
});

test('a product that is on sale only later says so in the list, in the question and in the plan', async () => {
  const publishedAt = '2099-12-03T10:00:00.000Z';
  const differences: StripeStep['differences'] = [
    { field: 'active', catalogue: true, stripe: false, changed: 'stripe' },
  ];
  api.on('GET /api/admin/stripe/products', page({ ...toolkit, publishedAt }));
  api.on(`${syncPath}/steps`, page({ ...step, differences, onSaleFrom: publishedAt }));
  await show();
  const row = await screen.findByRole('row', { name: /^Toolkit/ });
  expect(row.textContent).toContain('On sale from 3 Dec 2099');
  expect(row.textContent).not.toContain('Published');
  fireEvent.click(button('Sync “Toolkit” with Stripe'));
  expect(within(screen.getByRole('dialog')).getByText(/^Not on sale in the store until 3 Dec 2099/)).toBeTruthy();
  fireEvent.click(button('Cancel'));
  fireEvent.click(button('Remove “Toolkit” from Stripe'));
  expect(within(screen.getByRole('dialog')).getByText(/In the store nothing changes\.$/)).toBeTruthy();
  fireEvent.click(button('Cancel'));
  api.on('POST /api/admin/stripe/plan', { status: 202, body: sync });
  fireEvent.click(button('Sync all products'));
  const plan = within(await screen.findByRole('dialog'));
  expect(await plan.findByText(/^Not on sale in the store until 3 Dec 2099/)).toBeTruthy();
  const difference = plan.getByText('Here: yes · At Stripe: no').closest('li');
  expect(difference?.textContent).toMatch(/^Active changed at Stripe/);
});

test('an empty list and one that could not be loaded say so', async () => {
  api.on('GET /api/admin/stripe/products', page());
  const { unmount } = await show();
  expect(await screen.findByText('No products found')).toBeTruthy();
  unmount();
  api.on('GET /api/admin/stripe/products', { status: 400, body: { message: 'Not now.' } });
  await show('/admin/stripe-products?q=x');
  expect(await screen.findByText('Error Loading Products')).toBeTruthy();
  expect(screen.getByText('There was a problem loading the products. Please try again. Not now.')).toBeTruthy();
});

test('one product is synced after a question', async () => {
  await show();
  await screen.findByText('Toolkit');
  fireEvent.click(button('Sync “Toolkit” with Stripe'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(en.stripe.syncText.out_of_sync)).toBeTruthy();
  expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  api.on('POST /api/admin/stripe/products/toolkit/sync', { status: 409, body: { message: 'Another one runs.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sync' }));
  expect(await dialog.findByText('Another one runs.')).toBeTruthy();
  api.on('POST /api/admin/stripe/products/toolkit/sync', { status: 202, body: { ...sync, state: 'running' } });
  api.on(syncPath, { body: { ...sync, state: 'done' } });
  api.on(`${syncPath}/steps`, page({ ...step, state: 'done', result: 'updated' } as const));
  fireEvent.click(dialog.getByRole('button', { name: 'Sync' }));
  expect(await dialog.findByText(en.stripe.resultTexts.updated)).toBeTruthy();
});

test('prices that were added at Stripe are named, and that a sync archives them', async () => {
  const extraPrices = [
    { stripeId: 'price_1', amount: 500, currency: 'usd', recurring: false },
    { stripeId: 'price_2', amount: 900, currency: 'jpy', recurring: true },
    { stripeId: 'price_3', amount: null, currency: 'eur', recurring: false },
  ];
  const listed = 'A sync archives: $5.00, ¥900 (recurring), no fixed amount';
  api.on('GET /api/admin/stripe/products', page({ ...toolkit, differences: [], extraPrices }));
  await show();
  const row = await screen.findByRole('row', { name: /^Toolkit/ });
  expect(row.textContent).toContain(`3 more active prices at Stripe${listed}`);
  fireEvent.click(button('Sync “Toolkit” with Stripe'));
  const one = within(screen.getByRole('dialog'));
  expect([one.getByText(en.stripe.archivesPrices), one.getByText(listed)]).toHaveLength(2);
  fireEvent.click(one.getByRole('button', { name: 'Cancel' }));
  api.on('POST /api/admin/stripe/plan', { status: 202, body: { ...sync, state: 'planning' } });
  api.on(syncPath, { body: { ...sync, withExtraPrices: 1 } });
  api.on(`${syncPath}/steps`, page({ ...step, differences: [], extraPrices }));
  fireEvent.click(button('Sync all products'));
  const all = within(await screen.findByRole('dialog'));
  expect(await all.findByText(listed)).toBeTruthy();
  expect(all.getByText(en.stripe.archivesPrices)).toBeTruthy();
});

test('a removal says that it cannot be undone, and that Stripe archives what had a price', async () => {
  await show();
  await screen.findByText('Toolkit');
  fireEvent.click(button('Remove “Toolkit” from Stripe'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/cannot be undone/)).toBeTruthy();
  api.on('DELETE /api/admin/stripe/products/toolkit', { status: 202, body: { ...sync, state: 'running' } });
  api.on(syncPath, { body: { ...sync, state: 'done' } });
  api.on(`${syncPath}/steps`, page({ ...step, kind: 'remove', state: 'done', result: 'archived' } as const));
  fireEvent.click(dialog.getByRole('button', { name: 'Remove from Stripe' }));
  expect(await dialog.findByText(en.stripe.resultTexts.archived)).toBeTruthy();
});

test('all are compared, confirmed, followed, continued and reported', async () => {
  await show();
  await screen.findByText('Toolkit');
  api.on('POST /api/admin/stripe/plan', { status: 202, body: { ...sync, state: 'planning' } });
  fireEvent.click(button('Sync all products'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/To create: 1. To update: 1. Already the same: 7/)).toBeTruthy();
  expect(await dialog.findByText('New one')).toBeTruthy();
  expect(dialog.getByText('Made by hand')).toBeTruthy();
  api.on('POST /api/admin/stripe/sync', { status: 202, body: { ...sync, state: 'running' } });
  const steps = { waiting: 1, done: 1, skipped: 0, failed: 0 };
  api.on(syncPath, { body: { ...sync, state: 'running', steps } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sync 2 products' }));
  expect(await dialog.findByRole('progressbar', { name: '1 of 2 products' })).toBeTruthy();
  api.on(syncPath, { body: { ...sync, state: 'stopped', steps } });
  expect(await dialog.findByText(en.stripe.stoppedText, {}, { timeout: 5000 })).toBeTruthy();
  const failed = { ...step, state: 'failed', error: 'Stripe says no.' } as const;
  api.on(syncPath, { body: { ...sync, state: 'done', steps: { ...steps, waiting: 0, failed: 1 } } });
  api.on(`${syncPath}/steps`, page(failed));
  fireEvent.click(dialog.getByRole('button', { name: 'Continue with 1 product' }));
  expect(await dialog.findByText('1 of 2 products done, 0 left as they are, 1 failed.')).toBeTruthy();
  expect(await dialog.findByText('Stripe says no.')).toBeTruthy();
  const started = api.calls.filter(({ method, path }) => method === 'POST' && path === '/api/admin/stripe/sync');
  expect(started.map(({ body }) => body)).toEqual([{ syncId: sync.id }, { syncId: sync.id }]);
});

test('a sync that runs is seen by whoever opens the page', async () => {
  const running = { ...sync, state: 'running' } as const;
  api.on('GET /api/admin/stripe/sync', { body: { sync: running } });
  api.on(syncPath, { body: running });
  await show();
  expect(await screen.findByText('A sync is running')).toBeTruthy();
  fireEvent.click(button('Show'));
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('progressbar')).toBeTruthy());
});
