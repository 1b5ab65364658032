import { adminStep, type ImportedRow, type ImportRequest, type ImportRow, mostImportRows } from '@arcada/contracts';
import { type FakeApi, type FakeCall, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './import-products.page.tsx';

const path = 'POST /api/admin/product-sheets';
const rows = Array.from({ length: mostImportRows + 1 }, (_, at): ImportRow & { kind: 'change' } => ({
  kind: 'change',
  row: at + 2,
  id: `product-${at}`,
  tag: '10',
  change: { price: 11 },
}));
const last = mostImportRows + 2;
/** jsdom's files can't be read by this method. */
const fileOf = (arrayBuffer: () => Promise<ArrayBuffer>) =>
  Object.assign(new File(['id'], 'products.csv'), { arrayBuffer });
let api: FakeApi;
/** Prices as the server has them; all begin at 10. */
let prices: Map<string, number>;
beforeEach(() => {
  const faulty = [{ row: 90, id: 'wall', faults: [{ column: 'price', message: 'Write an amount.' }] }];
  const read = { total: rows.length + 4, same: 3, unknownColumns: ['colour'], rows, faulty };
  api = fakeApi({
    'GET /api/admin/product-sheets/last': { body: { last: null } },
    'PUT /api/admin/product-sheets': { body: read },
    [path]: answer,
  });
  prices = new Map();
});
afterEach(() => api.restore());

/** As the service: refuses a state that has changed, and finds what was done already. */
const answer = ({ body }: FakeCall) => {
  const { rows: asked, apply } = body as ImportRequest;
  const done = asked.map((each): ImportedRow => {
    const { row, id, tag, change } = each as ImportRow & { kind: 'change' };
    const price = prices.get(id) ?? 10;
    const result = { row, id, name: id, faults: [], cells: [], undo: null };
    if (change.price === price) return { ...result, outcome: 'same' };
    if (tag !== String(price))
      return { ...result, outcome: 'refused', faults: [{ column: null, message: 'Changed since.' }] };
    const next = change.price ?? 0;
    if (apply) prices.set(id, next);
    return {
      ...result,
      outcome: 'changed',
      cells: [{ column: 'price', before: String(price), after: String(next) }],
      undo: { kind: 'change', row, id, tag: String(next), change: { price } },
    };
  });
  return { body: { rows: done } };
};

const press = async (text: string) => fireEvent.click(await screen.findByText(text, { selector: 'button *, button' }));

async function openShown() {
  await renderInSite(<Component />, { texts: { admin: en } });
  fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [fileOf(async () => new ArrayBuffer(2))] } });
  await press(en.products.import.show);
  await screen.findByText('Nothing has been changed yet. 51 of 51 rows will change a product.');
}

test('without a file nothing is sent', async () => {
  await renderInSite(<Component />, { texts: { admin: en } });
  await press(en.products.import.show);
  expect(await screen.findByText(en.products.import.fileFault)).toBeTruthy();
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  const link = screen.getByRole('link', { name: en.products.import.csv });
  expect(link.getAttribute('href')).toBe('/api/admin/product-sheets?format=csv&lang=en');
});

test('what is wrong in the file is named, and the rest shown cell by cell', async () => {
  await openShown();
  expect(screen.getByText('55 rows read, 3 as they are already.')).toBeTruthy();
  expect(screen.getByText('These columns are unknown and ignored: colour.')).toBeTruthy();
  expect(screen.getByText('Write an amount.').textContent).toBe('price Write an amount.');
  const cell = screen.getByText('product-0', { selector: 'a' }).closest('tr');
  expect(cell?.textContent).toContain('price $10.00 → $11.00');
  expect(prices.size).toBe(0);
});

test('of a long text the place is shown that changes, not its beginning', async () => {
  const same = 'Checks the levels of a model. '.repeat(10);
  const long = { column: 'description.en', before: `${same}Reports them.`, after: `${same}Reports them as BCF.` };
  api.on(path, (call) => {
    const { body } = answer(call);
    return { body: { rows: body.rows.map((row) => ({ ...row, cells: [long] })) } };
  });
  await openShown();
  const cell = screen.getByText('product-0', { selector: 'a' }).closest('tr');
  expect(cell?.querySelector('del')?.textContent).toMatch(/^….*model\. Reports them\.$/);
  expect(cell?.querySelector('ins')?.textContent).toMatch(/^….*model\. Reports them as BCF\.$/);
});

test.each([false, true])(
  'a part without a response (done: %s) is continued, done once and taken back',
  async (done) => {
    await openShown();
    let failed = false;
    api.on(path, (call) => {
      if (failed || (call.body as ImportRequest).rows[0]?.row !== last) return answer(call);
      failed = true;
      if (done) answer(call);
      return { status: 500, body: 'Failed' };
    });
    await press('Import 51 rows');
    expect(await screen.findByText('50 of 51 rows were imported.')).toBeTruthy();
    await press('Continue with 1 row');
    expect(await screen.findByText('51 of 51 rows were imported.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What was changed' })).toBeTruthy();
    expect(new Set(prices.values())).toEqual(new Set([11]));
    prices.set('product-3', 5);
    await press(en.products.import.undo);
    expect(await screen.findByText('50 of 51 rows were taken back.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What was undone' })).toBeTruthy();
    expect(await screen.findByText('Changed since.')).toBeTruthy();
    expect([...new Set(prices.values())].sort()).toEqual([10, 5]);
    const applied = api.calls.map(({ body }) => body as ImportRequest | undefined).filter((body) => body?.apply);
    expect([applied[0]?.undo, applied.at(-1)?.undo]).toEqual([undefined, true]);
  },
);

test('a new product has a link once it is there, and a result holds no list without anything in it', async () => {
  const created: ImportedRow = {
    ...{ row: 2, id: 'product-0', name: 'New one', faults: [], cells: [], undo: null },
    outcome: 'created',
  };
  api.on('PUT /api/admin/product-sheets', {
    body: { total: 1, same: 0, unknownColumns: [], faulty: [], rows: rows.slice(0, 1) },
  });
  api.on(path, { body: { rows: [created] } });
  await renderInSite(<Component />, { texts: { admin: en } });
  fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [fileOf(async () => new ArrayBuffer(2))] } });
  await press(en.products.import.show);
  const row = (await screen.findByText('New one')).closest('tr');
  expect(row?.querySelector('a')).toBeNull();
  expect(row?.querySelector('ul')).toBeNull();
  await press('Import 1 row');
  await screen.findByText('1 of 1 row was imported.');
  const link = screen.getByRole('link', { name: 'New one' });
  expect(link.getAttribute('href')).toBe('/admin/products-manager/edit/product-0');
});

test('without the password nothing is said to be changed', async () => {
  await openShown();
  api.on(path, { status: 403, body: { code: adminStep.code, message: 'Type your password.' } });
  screen.getByRole('button', { name: 'Import 51 rows' }).focus();
  await press('Import 51 rows');
  expect(await screen.findByText('0 of 51 rows were imported.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Continue with 51 rows');
  expect(screen.getByRole('heading', { name: 'Nothing was changed' })).toBeTruthy();
});

test('a file that was changed on disk since it was chosen is to be chosen again', async () => {
  await renderInSite(<Component />, { texts: { admin: en } });
  const moved = fileOf(async () => {
    throw new DOMException('', 'NotReadableError');
  });
  fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [moved] } });
  await press(en.products.import.show);
  expect(await screen.findByText(/^The file has changed since you chose it/)).toBeTruthy();
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('the last import is offered for undoing after a reload, and taken back under its name', async () => {
  const run = '6d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a11';
  const kept: ImportedRow = {
    ...{ row: 2, id: 'product-0', name: 'product-0', faults: [], outcome: 'changed' },
    cells: [{ column: 'price', before: '10', after: '11' }],
    undo: { kind: 'change', row: 2, id: 'product-0', tag: '11', change: { price: 10 } },
  };
  prices.set('product-0', 11);
  api.on('GET /api/admin/product-sheets/last', {
    body: { last: { run, at: '2026-11-20T08:00:00.000Z', until: '2026-11-21T08:00:00.000Z', rows: [kept] } },
  });
  await renderInSite(<Component />, { texts: { admin: en } });
  expect(await screen.findByText(/^Last imported on 20 Nov 2026/)).toBeTruthy();
  await press(en.products.import.showLast);
  expect(await screen.findByText('1 of 1 row was imported.')).toBeTruthy();
  expect(screen.queryByText(/^Last imported on/)).toBeNull();
  await press(en.products.import.undo);
  expect(await screen.findByText('1 of 1 row was taken back.')).toBeTruthy();
  expect(prices.get('product-0')).toBe(10);
  const sent = api.calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toMatchObject({ apply: true, undo: true, run });
});
