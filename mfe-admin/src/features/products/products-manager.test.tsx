import type { AdminProduct, BulkRow } from '@arcada/contracts';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as NewProduct } from './new-product.page.tsx';
import { wallCounter } from './product.fixture.ts';
import { Component } from './products-manager.page.tsx';

const { id, type: kind, category, price, status, version, updatedAt, publishedAt } = wallCounter;
const listed: AdminProduct = {
  id,
  name: 'Wall Counter',
  type: kind,
  category,
  price,
  status,
  version,
  updatedAt,
  publishedAt,
  missing: ['es'],
};
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    'GET /api/admin/products': { body: { items: [listed], total: 1, next: null } },
    'GET /api/admin/product-editions': { body: { items: [], total: 2, next: null } },
  });
});
afterEach(() => api.restore());

const asked = () =>
  Object.fromEntries(api.calls.filter(({ path }) => path === '/api/admin/products').at(-1)?.search ?? []);
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

test('products are listed, and filtered by the address', async () => {
  const { path } = await renderInSite(<Component />, {
    texts: { admin: en },
    path: '/admin/products-manager?q=wall&status=draft&sort=price',
  });
  const row = await screen.findByRole('row', { name: /Wall Counter/ });
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/products-manager/edit/wall-counter');
  expect(row.textContent).toContain('Published');
  expect(row.textContent).toContain('$19.50');
  const waiting = await screen.findByRole('link', { name: '2 submitted' });
  expect(waiting.getAttribute('href')).toBe('/admin/products-manager/handed-in');
  expect(asked()).toEqual({ q: 'wall', status: 'draft', sort: 'price', lang: 'en' });
  type(screen.getByRole('combobox', { name: 'Type' }), 'script');
  await waitFor(() => expect(asked()).toMatchObject({ q: 'wall', type: 'script' }));
  expect(path()).toBe('/admin/products-manager?q=wall&status=draft&type=script&sort=price');
});

test('a filter that there is none of is left out, and said to be', async () => {
  await renderInSite(<Component />, {
    texts: { admin: en },
    path: '/admin/products-manager?type=foo&status=draft',
  });
  await screen.findByRole('row', { name: /Wall Counter/ });
  expect(asked()).toEqual({ status: 'draft', lang: 'en' });
  expect(screen.getByText('There is no filter “foo”, so it was left out.')).toBeTruthy();
  expect(screen.queryByText(/^There is no order/)).toBeNull();
});

test('an order that there is none of is named, and the list has its usual one', async () => {
  await renderInSite(<Component />, { texts: { admin: en }, path: '/admin/products-manager?sort=cheap' });
  await screen.findByRole('row', { name: /Wall Counter/ });
  expect(asked()).toEqual({ lang: 'en' });
  expect(screen.getByText('There is no order “cheap”, so the list keeps its usual order.')).toBeTruthy();
});

test('a new product is created as a draft in the languages that it has, and opened', async () => {
  const { path } = await renderInSite(<NewProduct />, { texts: { admin: en } });
  fireEvent.click(screen.getByRole('button', { name: 'Create the draft' }));
  expect(screen.getByText(en.products.idFault)).toBeTruthy();
  expect(screen.getByText(en.products.priceFault)).toBeTruthy();
  // The id is suggested by the English name.
  expect(screen.getByLabelText<HTMLInputElement>(/^Id/).value).toBe('');
  type(screen.getByLabelText(/^Price/), '19.5');
  type(screen.getByLabelText(/^Compatibility/), 'Python 3.9+');
  const name = within(screen.getByRole('group', { name: 'Name' }));
  type(name.getByLabelText('English'), 'Wall Counter');
  expect(name.getAllByText('Missing translation')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Add an item' }));
  type(within(screen.getByRole('group', { name: 'Item 1: name' })).getByLabelText('English'), 'count.py');
  type(within(screen.getByRole('group', { name: 'Item 1: text' })).getByLabelText('English'), 'The script');
  const refused = {
    code: 'store.product.exists',
    message: 'Taken.',
    errors: [{ path: 'id', message: 'Choose another.' }],
  };
  api.on('POST /api/admin/products', { status: 409, body: refused });
  fireEvent.click(screen.getByRole('button', { name: 'Create the draft' }));
  expect(await screen.findByText('Choose another.')).toBeTruthy();
  api.on('POST /api/admin/products', { status: 201, body: { ...wallCounter, status: 'draft' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create the draft' }));
  await waitFor(() => expect(path()).toBe('/admin/products-manager/edit/wall-counter'));
  const empty = { name: '', description: '', body: [], inside: [], requirements: [], changelog: [] };
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    id: 'wall-counter',
    type: 'plugin',
    category: 'modelling',
    price: 19.5,
    version: '1.0.0',
    compatibility: 'Python 3.9+',
    related: [],
    featuredPlace: null,
    texts: {
      en: { ...empty, name: 'Wall Counter', inside: [{ name: 'count.py', text: 'The script' }] },
      'pt-BR': empty,
      es: empty,
    },
  });
});

test('several products are changed after a dry run, and changed back', async () => {
  await renderInSite(<Component />, { texts: { admin: en } });
  fireEvent.click(await screen.findByRole('button', { name: 'Select it' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Change 1 product' }));
  let dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Show what will change' }));
  expect(dialog.getByText(en.bulk.faults.percent)).toBeTruthy();
  type(dialog.getByRole('textbox', { name: 'Percent' }), '10');
  const row: BulkRow = {
    id,
    name: 'Wall Counter',
    outcome: 'changed',
    reason: null,
    before: { price: 19.5, status, publishedAt },
    after: { price: 21.45, status, publishedAt },
    tag: 'before',
    nextTag: 'after',
  };
  api.on('POST /api/admin/products/bulk', { body: { rows: [row] } });
  fireEvent.click(dialog.getByRole('button', { name: 'Show what will change' }));
  expect(await dialog.findByText(/Nothing has been changed yet/)).toBeTruthy();
  expect(dialog.getByRole('row', { name: /Wall Counter/ }).textContent).toBe(
    'Wall Counter$19.50 · Published$21.45 · Published',
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Change 1 product' }));
  expect(await dialog.findByText('1 of 1 product was changed.')).toBeTruthy();
  // Closed too early, it can be opened again.
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo the last change…' }));
  dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('1 of 1 product was changed.')).toBeTruthy();
  const before = { price: 30, status, publishedAt };
  const refused = { ...row, outcome: 'refused', reason: 'Changed since.', before, after: null } as const;
  api.on('POST /api/admin/products/bulk', { body: { rows: [refused] } });
  fireEvent.click(dialog.getByRole('button', { name: 'Undo these changes' }));
  expect(await dialog.findByText('Not changed: Changed since.')).toBeTruthy();
  const percent = { kind: 'percent', value: 10 };
  const sent = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const name = (sent[0] as { run: string }).run;
  expect(sent).toEqual([
    { products: [{ id }], action: percent, apply: false, run: name },
    { products: [{ id, tag: 'before' }], action: percent, apply: true, run: name },
    { products: [{ id, tag: 'after' }], action: { kind: 'set', values: { [id]: row.before } }, apply: true, run: name },
  ]);
});

test('the last change is offered for undoing after a reload, until the service has forgotten it', async () => {
  const row: BulkRow = {
    id,
    name: 'Wall Counter',
    outcome: 'changed',
    reason: null,
    before: { price: 19.5, status, publishedAt },
    after: { price: 21.45, status, publishedAt },
    tag: 'before',
    nextTag: 'after',
  };
  const run = '6d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a11';
  const kept = { run, at: '2026-11-20T10:00:00.000Z', until: '2026-11-21T10:00:00.000Z', rows: [row] };
  api.on('GET /api/admin/products/bulk/last', { body: { last: kept } });
  await renderInSite(<Component />, { texts: { admin: en } });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo the last change…' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('1 of 1 product was changed.')).toBeTruthy();
  expect(dialog.getByText(/You can undo it until 21 Nov 2026/)).toBeTruthy();
  api.on('POST /api/admin/products/bulk', { body: { rows: [{ ...row, before: row.after, after: row.before }] } });
  api.on('GET /api/admin/products/bulk/last', { body: { last: null } });
  fireEvent.click(dialog.getByRole('button', { name: 'Undo these changes' }));
  expect(await dialog.findByText('1 of 1 product is as it was before.')).toBeTruthy();
  const sent = {
    products: [{ id, tag: 'after' }],
    action: { kind: 'set', values: { [id]: row.before } },
    apply: true,
    run,
  };
  expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([sent]);
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the last change…' })).toBeNull());
});
