import type { Licence } from '@arcada/contracts';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './licences.page.tsx';

const key = `ARC1.${'p'.repeat(160)}.${'s'.repeat(76)}aB3-x9Qw_k`;
const licence = (id: string, more: Partial<Licence> = {}): Licence => ({
  id,
  key,
  productId: 'level-guard',
  productName: `Level Guard ${id}`,
  orderId: 'o1',
  orderNumber: 'A-000007',
  seats: 2,
  machines: [{ machineId: 'pc-1', name: 'Desk', activatedAt: '2026-11-01T10:00:00.000Z' }],
  issuedAt: '2026-10-01T10:00:00.000Z',
  revokedAt: null,
  ...more,
});
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/licences': {
      body: {
        items: [licence('one'), licence('old', { revokedAt: '2026-10-05T10:00:00.000Z' })],
        total: 2,
        page: 1,
        pageSize: 20,
        products: [{ id: 'level-guard', name: 'Level Guard' }],
      },
    },
  });
});
afterEach(() => api.restore());
const show = (path = '/licences') => renderInSite(<Component />, { texts: { store: en }, path });
const section = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);

test('a licence shows a short key, copies all of it, and has its files and its order beside it', async () => {
  const copied: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await show();
  const card = await section('Level Guard one');
  expect(card.getByText('ARC1 … aB3-x9Qw_k')).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: 'Copy key' }));
  await card.findByRole('button', { name: 'Copied' });
  expect(copied).toEqual([key]);
  expect(card.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
    '/api/orders/o1/downloads/level-guard?lang=en',
  );
  expect(card.getByRole('link', { name: 'Licence file' }).getAttribute('href')).toBe('/api/licences/one/file?lang=en');
  expect(card.getByRole('link', { name: 'Order A-000007' }).getAttribute('href')).toBe('/order-history?order=o1');
  expect(card.getByText('1 of 2 seats in use')).toBeTruthy();
});

test('where the browser refuses to copy, the whole key is marked', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  await show();
  const card = await section('Level Guard one');
  for (const _press of ['first', 'second']) {
    getSelection()?.removeAllRanges();
    fireEvent.click(card.getByRole('button', { name: 'Copy key' }));
    await waitFor(() => expect(String(getSelection())).toBe(key));
  }
  expect(card.getByRole('status').textContent).toBe(en.licences.copyRefused);
  warned.mockRestore();
});

test('a revoked one says so, without key and without Release', async () => {
  await show();
  const card = await section('Level Guard old');
  expect(card.getByText('Revoked')).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
  expect(card.queryByText(/ARC1/)).toBeNull();
});

test('filters and order are in the address', async () => {
  const { path } = await show('/licences?product=level-guard&state=nonsense');
  await section('Level Guard one');
  const asked = () => Object.fromEntries(api.calls.at(-1)?.search ?? []);
  expect(asked()).toMatchObject({ product: 'level-guard', page: '1' });
  expect(asked()).not.toHaveProperty('state');
  fireEvent.click(screen.getByRole('link', { name: 'Active' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'product' } });
  expect(path()).toBe('/licences?state=active&product=level-guard&sort=product');
  await waitFor(() => expect(asked()).toMatchObject({ state: 'active', sort: 'product' }));
});

test('a released computer gets its seat back by Undo', async () => {
  await show();
  const card = await section('Level Guard one');
  api.on('POST /api/licences/deactivate', { status: 204 });
  api.on('POST /api/licences/activate', { body: {} });
  fireEvent.click(await card.findByRole('button', { name: 'Release Desk' }));
  await waitFor(() => expect(notifications.current()).toMatchObject({ title: 'Desk was released' }));
  act(() => notifications.current()?.action?.onPress());
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path === '/api/licences/activate')?.body).toEqual({
      key,
      machineId: 'pc-1',
      machineName: 'Desk',
    }),
  );
});

test('a page after the last one, and filters that there are none of, are named', async () => {
  const products = [{ id: 'level-guard', name: 'Level Guard' }];
  api.on('GET /api/licences', { body: { items: [], total: 1, page: 9, pageSize: 20, products } });
  await show('/licences?page=9&state=lost&sort=size');
  expect(await screen.findByText('There is no page 9 in this list')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/licences');
  expect(screen.getByText('There is no filter “lost”, so it was left out.')).toBeTruthy();
  expect(screen.getByText(/^There is no order “size”/)).toBeTruthy();
});

test('a product of which nothing was bought is what the filter says', async () => {
  const products = [{ id: 'level-guard', name: 'Level Guard' }];
  api.on('GET /api/licences', { body: { items: [], total: 0, page: 1, pageSize: 20, products } });
  await show('/licences?product=bcf-summary');
  expect(await screen.findByText(en.licences.noneFit)).toBeTruthy();
  expect((screen.getByLabelText(en.licences.product) as HTMLSelectElement).value).toBe('bcf-summary');
});
