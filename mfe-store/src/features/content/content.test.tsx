import {
  emptyProductDraft,
  type OwnProduct,
  type ProductEdition,
  type ProductFigures,
  writtenProductOf,
} from '@arcada/contracts';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Component as ProductPage } from './own-product.page.tsx';
import { Component as ListPage } from './own-products.page.tsx';

const text = {
  name: 'Walls',
  description: 'Counts walls',
  body: ['One paragraph'],
  inside: [],
  requirements: [],
  changelog: [],
};
const { featuredPlace: _, ...written } = writtenProductOf({
  ...emptyProductDraft,
  price: '19.50',
  compatibility: 'Revit 2026',
});
const draft: ProductEdition = {
  ...written,
  id: 'walls',
  status: 'draft',
  isNew: true,
  texts: { en: text, 'pt-BR': text, es: text },
  imageUrl: '/api/store/images/type-plugin.svg',
  hasImage: false,
  file: null,
  changed: [],
  adminNote: null,
  tag: 'tag-1',
  revision: 1,
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const onSale: NonNullable<OwnProduct['product']> = {
  ...written,
  id: 'walls',
  status: 'published',
  texts: draft.texts,
  featuredPlace: null,
  imageUrl: draft.imageUrl,
  hasFile: true,
  updatedAt: draft.updatedAt,
  publishedAt: draft.updatedAt,
  tag: 'sale-1',
};
const figures: ProductFigures = {
  units: 7,
  refundedUnits: 2,
  revenue: 136.5,
  months: [
    { month: '2026-10', units: 0, refundedUnits: 0, revenue: 0 },
    { month: '2026-11', units: 7, refundedUnits: 2, revenue: 136.5 },
  ],
  licences: { valid: 5, seats: 7, machines: 3 },
};
const path = '/api/content/products/walls';
const onShelf = [
  { id: 'walls', name: 'Walls' },
  { id: 'wall-painter', name: 'Wall Painter' },
  { id: 'level-guard', name: 'Level Guard' },
];
let api: FakeApi;
let stored: OwnProduct;
beforeAll(openableDialogs);
beforeEach(() => {
  stored = { id: 'walls', product: null, edition: draft };
  const edition = () => stored.edition ?? draft;
  const keep = (change: Partial<ProductEdition>) => {
    stored = { ...stored, edition: { ...edition(), ...change, revision: edition().revision + 1 } };
    return { body: stored };
  };
  api = fakeApi({
    'GET /api/products': ({ search }) => {
      const items = onShelf.filter(({ id }) => id.includes(search.get('q') ?? ''));
      return { body: { items, total: items.length, page: 1, pageSize: 20 } };
    },
    'GET /api/content/products': () => ({
      body: {
        items: [
          {
            id: 'walls',
            name: 'Walls',
            type: 'plugin',
            price: 19.5,
            status: null,
            publishedAt: null,
            edition: 'draft',
            sentBack: true,
            missing: ['es'],
            updatedAt: draft.updatedAt,
          },
        ],
        total: 1,
        next: null,
      },
    }),
    [`GET ${path}`]: () => ({ body: stored }),
    [`GET ${path}/files`]: { body: [] },
    [`GET ${path}/reviews`]: { body: { name: 'Walls', all: 3, unanswered: 2, reviews: [] } },
    'GET /api/content/product-sales': {
      body: {
        items: [{ id: 'walls', title: 'Walls', units: 7, refundedUnits: 2, revenue: 136.5 }],
        months: [],
        sales: [],
      },
    },
    'GET /api/content/product-sales/walls': () => ({ body: figures }),
    // A service that takes what is based on its last save.
    [`PATCH ${path}`]: ({ headers, body }) => {
      const { tag, texts } = edition();
      if (headers['if-match'] !== `"${tag}"`)
        return { status: 412, body: { message: 'Changed.', current: stored.edition } };
      const { texts: typed, ...facts } = body as Partial<ProductEdition>;
      const merged = Object.fromEntries(
        Object.entries(texts).map(([language, own]) => [language, { ...own, ...typed?.[language as 'en'] }]),
      ) as typeof texts;
      return keep({ ...facts, texts: merged, tag: `${tag}+` });
    },
    [`POST ${path}/submit`]: () => keep({ status: 'submitted', adminNote: null }),
    [`POST ${path}/withdraw`]: () => keep({ status: 'draft' }),
  });
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

const show = (at = '/dashboard/content/products/walls') =>
  renderInSite(
    <Routes>
      <Route path="/dashboard/content/products" element={<ListPage />} />
      <Route path="/dashboard/content/products/:id" element={<ProductPage />} />
    </Routes>,
    { path: at },
  );
const sent = (method: string, to = path) => api.calls.filter((call) => call.method === method && call.path === to);
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = (title: string) => waitFor(() => expect(notifications.current()?.title).toBe(title));

test('own products with what the shop has of them, and the way to each', async () => {
  await show('/dashboard/content/products');
  const link = await screen.findByRole('link', { name: 'Walls' });
  expect(link.getAttribute('href')).toBe('/dashboard/content/products/walls');
  const row = screen.getByRole('row', { name: /Walls/ });
  expect(row.textContent).toContain('Sent backEspañol$19.50');
  await waitFor(() => expect(row.textContent).toContain('$19.5072$136.50'));
});

test('a new product is created once, as a draft', async () => {
  const { path: where } = await show('/dashboard/content/products/new');
  press('Save');
  expect(await screen.findByText('Use lower-case letters, digits and single hyphens.')).toBeTruthy();
  expect(screen.getByText('Required to save. For example: Revit 2021–2026')).toBeTruthy();
  expect(screen.getByText('Say what it works with, such as Revit 2021–2026.')).toBeTruthy();
  const [name, address] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect([name, address]).toEqual([
    screen.getByRole('textbox', { name: 'Name' }),
    screen.getByRole('textbox', { name: /^Address/ }),
  ]);
  // Its address follows its name, in whichever language that is written first.
  fireEvent.click(screen.getByRole('tab', { name: 'Español' }));
  write('Name', 'Muros');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Address/ }).value).toBe('muros');
  write('Name', '');
  fireEvent.click(screen.getByRole('tab', { name: 'English' }));
  write('Name', 'Walls');
  write(/^Price/, '19,50');
  write(/^Compatibility/, 'Revit 2026');
  api.on('POST /api/content/products', () => ({ status: 201, body: stored }));
  press('Save');
  press('Save');
  await waitFor(() => expect(where()).toBe('/dashboard/content/products/walls'));
  const calls = sent('POST', '/api/content/products');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({
    id: 'walls',
    price: 19.5,
    texts: { en: { name: 'Walls' }, es: { name: '' } },
  });
  expect(calls[0]?.body).not.toHaveProperty('featuredPlace');
});

test('what is typed is saved as it is submitted; then it is read-only until it is taken back', async () => {
  stored = { ...stored, edition: { ...draft, adminNote: 'Say which walls.' } };
  await show();
  expect(await screen.findByText('Say which walls.')).toBeTruthy();
  write('Name', 'Brick walls');
  press('Submit for publication');
  await said('The product was submitted');
  expect(sent('PATCH')[0]?.body).toEqual({ texts: { en: { name: 'Brick walls' } } });
  expect(sent('POST', `${path}/submit`)[0]?.headers['if-match']).toBe('"tag-1+"');
  await screen.findByText('Submitted. An admin will review it.');
  // The pressed button is gone.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('textbox', { name: 'Name' }).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  // Every language can still be read.
  const spanish = screen.getByRole('tab', { name: 'Español' });
  expect(spanish.matches(':disabled')).toBe(false);
  fireEvent.click(spanish);
  expect(spanish.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Name' }).matches(':disabled')).toBe(true);
  expect(screen.getByRole('textbox', { name: /^Price/ }).matches(':disabled')).toBe(true);
  press('Take it back');
  await said('The product is a draft again');
});

test('a text that another language lacks is shown where it is missing', async () => {
  stored = { ...stored, edition: { ...draft, texts: { ...draft.texts, es: { ...text, description: '' } } } };
  await show();
  await screen.findByRole('button', { name: 'Save' });
  press('Submit for publication');
  expect(screen.getByRole('tab', { name: 'Español' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('Write this text before you submit the product.')).toBeTruthy();
  expect(sent('POST', `${path}/submit`)).toEqual([]);
});

test('what was saved elsewhere is compared before it is replaced', async () => {
  await show();
  await screen.findByRole('button', { name: 'Save' });
  write('Name', 'Mine');
  write(/^Price/, '25');
  stored = {
    ...stored,
    edition: { ...draft, tag: 'tag-2', price: 21, texts: { ...draft.texts, en: { ...text, description: 'Theirs' } } },
  };
  press('Save');
  await screen.findByText('This product was saved elsewhere meanwhile');
  expect(screen.getByText('21').previousSibling?.textContent).toBe('Saved elsewhere');
  expect(screen.getByText('25').previousSibling?.textContent).toBe('Typed here');
  press('Keep what I typed');
  // What was refused is not what is typed now.
  await waitFor(() => expect(screen.queryByText('This product was saved elsewhere meanwhile')).toBeNull());
  expect(screen.queryByText('Changed.')).toBeNull();
  press('Save');
  await said('The product was saved');
  expect(stored.edition).toMatchObject({ price: 25, texts: { en: { name: 'Mine', description: 'Theirs' } } });
});

test('the error of a field goes once it no longer holds', async () => {
  await show();
  await screen.findByRole('button', { name: 'Save' });
  write(/^Price/, 'much');
  press('Save');
  const fault = screen.getByText(/^Enter an amount from 0/);
  write(/^Price/, '21');
  expect(fault.isConnected).toBe(false);
  const errors = [{ path: 'texts.en.name', message: 'This name is taken.' }];
  api.on(`PATCH ${path}`, { status: 400, body: { message: 'Refused.', errors } });
  write('Name', 'Doors');
  press('Save');
  await screen.findByText('This name is taken.');
  write(/^Price/, '22');
  expect(screen.getByText('This name is taken.')).toBeTruthy();
  write('Name', 'Windows');
  expect(screen.queryByText('This name is taken.')).toBeNull();
});

test('a product on sale is revised in a draft beside it', async () => {
  stored = { id: 'walls', product: onSale, edition: null };
  api.on(`POST ${path}/edition`, () => {
    stored = { ...stored, edition: { ...draft, isNew: false } };
    return { body: stored };
  });
  await show();
  expect(await screen.findByText('On sale for $19.50, version 1.0.0')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  const reviews = await screen.findByRole('link', { name: 'Reviews (2 without a response)' });
  expect(reviews.getAttribute('href')).toBe('/dashboard/content/products/walls?part=reviews');
  press('Revise');
  expect(await screen.findByText('This is the next edition of your product.')).toBeTruthy();
});

test('a product that was never on sale is not said to have been', async () => {
  stored = { id: 'walls', product: { ...onSale, status: 'draft', publishedAt: null }, edition: null };
  await show();
  expect(await screen.findByText('This product isn’t on sale: an admin has made it a draft again.')).toBeTruthy();
  expect(screen.getByText('Files of this product (0)')).toBeTruthy();
  expect(screen.queryByText(/off sale|buyers/i)).toBeNull();
});

test('a product that an admin has scheduled is not said to be on sale', async () => {
  stored = { id: 'walls', product: { ...onSale, publishedAt: '2099-12-03T10:00:00.000Z' }, edition: null };
  await show();
  expect(await screen.findByText(/^On sale from 3 Dec 2099, .* for \$19\.50, version 1\.0\.0$/)).toBeTruthy();
  expect(screen.getByText(/^On sale from 3 Dec 2099, [\d:]+$/)).toBeTruthy();
  expect(screen.queryByText('Published')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open in the shop' })).toBeNull();
  expect(screen.getByText(/^Revise it in a draft/).textContent).not.toContain('Buyers');
  cleanup();
  stored = { ...stored, edition: { ...draft, isNew: false } };
  await show();
  expect(await screen.findByText('This is the next edition of your product.')).toBeTruthy();
  expect(screen.getByText('No new file: the present one stays.')).toBeTruthy();
  expect(screen.queryByText(/a product on sale|Buyers keep|buyers keep/)).toBeNull();
});

test('a product on sale with what it has sold, and how many of its licences are in use', async () => {
  stored = { id: 'walls', product: onSale, edition: null };
  await show();
  const tile = async (name: string) =>
    (await screen.findByRole('heading', { level: 3, name })).closest('li')?.textContent ?? '';
  expect(await tile('Sold')).toContain('7');
  expect(await tile('Valid licences')).toMatch(/5Seats: 7\. Active machines: 3$/);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MonthSoldRefundedRevenue (USD)',
    'Nov 202672$136.50',
  ]);
});

test('a version is added in all languages, and its notes in one', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a version' }));
  write(/^What is new in 1\.0\.0/, 'First release');
  press('Save');
  await said('The product was saved');
  const today = new Date().toISOString().slice(0, 10);
  expect(sent('PATCH')[0]?.body).toEqual({
    texts: { en: { changelog: [{ version: '1.0.0', date: today, notes: ['First release'] }] } },
  });
});

test('a version without notes is neither dropped nor submitted, and a new one needs them in every language', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a version' }));
  press('Save');
  expect(screen.getByText('Write what is new, or remove this version.')).toBeTruthy();
  expect(sent('PATCH')).toEqual([]);
  write(/^What is new in 1\.0\.0/, 'First release');
  press('Submit for publication');
  expect(screen.getByRole('tab', { name: /^Portugu/ }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('Write this text before you submit the product.')).toBeTruthy();
  expect(sent('POST', `${path}/submit`)).toEqual([]);
});

test('the file is uploaded as it is chosen, and taken out again', async () => {
  const file = { name: 'walls.zip', bytes: 2048, sha256: 'a'.repeat(64) };
  const take = (next: ProductEdition['file']) => () => {
    stored = { ...stored, edition: { ...draft, file: next } };
    return { body: stored };
  };
  api.on(`PUT ${path}/file`, take(file));
  api.on(`DELETE ${path}/file`, take(null));
  await show();
  const input = await screen.findByLabelText('File that buyers download');
  expect(input.getAttribute('accept')).toMatch(/^\.zip,\.\w+/);
  expect(screen.getByText(/^\.zip, \.\w+, .*, at most 200 MB\./)).toBeTruthy();
  fireEvent.change(input, { target: { files: [new File(['x'], 'walls.zip')] } });
  expect(await screen.findByText('walls.zip')).toBeTruthy();
  expect(sent('PUT', `${path}/file`)[0]?.search.get('name')).toBe('walls.zip');
  const remove = screen.getByRole('button', { name: 'Remove the file' });
  remove.focus();
  fireEvent.click(remove);
  const none = await screen.findByText('There is no file yet. Buyers need one.');
  await waitFor(() => expect(document.activeElement).toBe(none));
});

test('that there is no file is said until there is one', async () => {
  const message = 'There is no file that buyers could download.';
  api.on(`POST ${path}/submit`, { status: 409, body: { code: 'store.product.no-file', message } });
  api.on(`PUT ${path}/file`, () => {
    const file = { name: 'walls.zip', bytes: 2048, sha256: 'a'.repeat(64) };
    stored = { ...stored, edition: { ...draft, ...stored.edition, file, revision: 3 } };
    return { body: stored };
  });
  await show();
  await screen.findByRole('button', { name: 'Save' });
  write('Name', 'Brick walls');
  press('Submit for publication');
  expect(await screen.findByText(message)).toBeTruthy();
  // Not because of what is typed.
  write('Name', 'Stone walls');
  expect(screen.getByText(message)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('File that buyers download'), {
    target: { files: [new File(['x'], 'walls.zip')] },
  });
  expect(await screen.findByText('walls.zip')).toBeTruthy();
  expect(screen.queryByText(message)).toBeNull();
});

test('a draft is deleted after a question', async () => {
  api.on(`DELETE ${path}`, { status: 204 });
  const { path: where } = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
  press('Delete permanently');
  await waitFor(() => expect(where()).toBe('/dashboard/content/products'));
  expect(sent('DELETE')[0]?.headers['if-match']).toBe('"tag-1"');
});

test('another’s product is not found', async () => {
  api.on(`GET ${path}`, { status: 404, body: {} });
  await show();
  expect(await screen.findByText('You have no such product.')).toBeTruthy();
});

test('a version without notes is neither dropped nor submitted, and a new one needs them in every language', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a version' }));
  press('Save');
  expect(screen.getByText('Write what is new, or remove this version.')).toBeTruthy();
  expect(sent('PATCH')).toEqual([]);
  write(/^What is new in 1\.0\.0/, 'First release');
  press('Submit for publication');
  expect(screen.getByRole('tab', { name: /^Portugu/ }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('Write this text before you submit the product.')).toBeTruthy();
  expect(sent('POST', `${path}/submit`)).toEqual([]);
});

test('related products are chosen among those on sale and shown by name', async () => {
  stored = { ...stored, edition: { ...draft, related: ['level-guard', 'gone'] } };
  api.on('GET /api/products/level-guard', { body: onShelf[2] });
  api.on('GET /api/products/gone', { status: 404, body: {} });
  await show();
  expect(await screen.findByText('Level Guard')).toBeTruthy();
  // No longer on sale: by its id.
  expect(screen.getByText('gone')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: /^Related products/ }), { target: { value: 'wall' } });
  fireEvent.click(await screen.findByText('Wall Painter'));
  expect(screen.queryByText('Walls', { selector: '.ant-select-item-option-content' })).toBeNull();
  press('Save');
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      related: ['level-guard', 'gone', 'wall-painter'],
    }),
  );
});
