import { adminStep, type BulkRequest, type BulkRow, mostBulkItems } from '@arcada/contracts';
import {
  type FakeAnswer,
  type FakeApi,
  type FakeCall,
  fakeApi,
  openableDialogs,
  renderInSite,
} from '@arcada/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { BulkProducts } from './bulk-products.tsx';

const ids = Array.from({ length: mostBulkItems + 1 }, (_, at) => `product-${at}`);
const last = ids.at(-1) as string;
const path = 'POST /api/admin/products/bulk';
let api: FakeApi;
/** Prices as the server has them; all begin at 10. */
let prices: Map<string, number>;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({ [path]: answer });
  prices = new Map();
});
afterEach(() => api.restore());

/** As the service: raises by a tenth or sets, and refuses a state that has changed since. */
const answer = ({ body }: FakeCall): FakeAnswer => {
  const { products, action, apply } = body as BulkRequest;
  const rows = products.map(({ id, tag }): BulkRow => {
    const part = (price: number) => ({ price, status: 'published' as const, publishedAt: null });
    const price = prices.get(id) ?? 10;
    const row = { id, name: id, before: part(price), tag: `${price}`, nextTag: `${price}` };
    if (tag !== undefined && tag !== row.tag)
      return { ...row, outcome: 'refused', reason: 'Changed since.', after: null };
    const next = action.kind === 'set' ? (action.values[id]?.price ?? price) : price + 1;
    if (apply) prices.set(id, next);
    return { ...row, outcome: 'changed', reason: null, after: part(next), nextTag: `${next}` };
  });
  return { body: { rows } };
};
/** Fails at the second part, before or after it was done. */
const failingAtLast = (done: boolean) => (call: FakeCall) => {
  const ofLast = (call.body as BulkRequest).products.some(({ id }) => id === last);
  if (!ofLast || done) answer(call);
  return ofLast ? { status: 500, body: 'Failed' } : answer(call);
};

// By text: with a hundred rows, a search by role takes seconds.
const row = async (id: string) => (await screen.findByText(id)).parentElement?.textContent;
const press = async (text: string | RegExp) =>
  fireEvent.click(await screen.findByText(text, { selector: 'button *, button' }));

async function openShown() {
  await renderInSite(<BulkProducts ids={ids} open onClose={() => {}} />, { texts: { admin: en } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Percent' }), { target: { value: '10' } });
  await press('Show what will change');
  await screen.findByText(/Nothing has been changed yet/);
}

test.each([false, true])('a part without a response (done: %s) is tried again and changed once', async (done) => {
  await openShown();
  let failed = false;
  api.on(path, (call) => {
    if (failed || !(call.body as BulkRequest).products.some(({ id }) => id === last)) return answer(call);
    failed = true;
    if (done) answer(call);
    return { status: 500, body: 'Failed' };
  });
  await press('Change 101 products');
  expect(await screen.findByText('100 of 101 products were changed.')).toBeTruthy();
  expect(await row(last)).toContain(en.bulk.unknown);
  expect(await row('product-0')).toContain('$11');
  await press('Try again (1)');
  expect(await screen.findByText('101 of 101 products were changed.')).toBeTruthy();
  expect(await row(last)).toBe(`${last}$10.00 · Published$11.00 · Published`);
  expect(new Set(prices.values())).toEqual(new Set([11]));
  await press('Undo these changes');
  expect(await screen.findByText('101 of 101 products are as they were before.')).toBeTruthy();
  expect(new Set(prices.values())).toEqual(new Set([10]));
});

test.each([false, true])(
  'an undo that fails midway (done: %s) is tried again, and nothing is undone twice',
  async (done) => {
    await openShown();
    await press('Change 101 products');
    await screen.findByText('101 of 101 products were changed.');
    api.on(path, failingAtLast(done));
    await press('Undo these changes');
    expect(await screen.findByText('100 of 101 products are as they were before.')).toBeTruthy();
    expect(screen.queryByText('Undo these changes')).toBeNull();
    api.on(path, answer);
    await press('Try again (1)');
    expect(await screen.findByText('101 of 101 products are as they were before.')).toBeTruthy();
    expect(new Set(prices.values())).toEqual(new Set([10]));
    expect(screen.queryByText('Undo these changes')).toBeNull();
  },
);

test('what was done before a failure can be undone at once', async () => {
  await openShown();
  api.on(path, failingAtLast(false));
  await press('Change 101 products');
  await screen.findByText('100 of 101 products were changed.');
  api.on(path, answer);
  await press('Undo these changes');
  expect(await screen.findByText('101 of 101 products are as they were before.')).toBeTruthy();
  expect(new Set(prices.values())).toEqual(new Set([10]));
});

test('without the password nothing is said to be possibly done, unless an earlier response was lost', async () => {
  const refused = { status: 403, body: { code: adminStep.code, message: 'Type your password.' } };
  await openShown();
  api.on(path, refused);
  await press('Change 101 products');
  expect(await screen.findByText('0 of 101 products were changed.')).toBeTruthy();
  await press('Try again (101)');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await row('product-0')).toContain(en.bulk.notDone);
  expect(screen.queryByText(en.bulk.unknown)).toBeNull();
  api.on(path, failingAtLast(true));
  await press('Try again (101)');
  expect(await screen.findByText('100 of 101 products were changed.')).toBeTruthy();
  api.on(path, refused);
  await press('Try again (1)');
  expect(await screen.findByText(/password/)).toBeTruthy();
  expect(await row(last)).toContain(en.bulk.unknown);
});

test('a response that is lost once counts as changed, too', async () => {
  await openShown();
  let lost = false;
  api.on(path, (call) => {
    const given = answer(call);
    if (lost) return given;
    lost = true;
    return { status: 502, body: 'Bad gateway' };
  });
  await press('Change 101 products');
  expect(await screen.findByText('101 of 101 products were changed.')).toBeTruthy();
  expect(new Set(prices.values())).toEqual(new Set([11]));
});

test('a dry run that fails shows nothing, so that it is never applied in part', async () => {
  api.on(path, failingAtLast(false));
  await renderInSite(<BulkProducts ids={ids} open onClose={() => {}} />, { texts: { admin: en } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Percent' }), { target: { value: '10' } });
  await press('Show what will change');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show what will change' })).toBeTruthy();
});
