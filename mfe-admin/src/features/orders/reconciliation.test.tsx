import type { MoneyMovement } from '@arcada/contracts';
import { catchSavedFiles, type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './reconciliation.page.tsx';

const movement = (changes: Partial<MoneyMovement>): MoneyMovement => ({
  kind: 'payment',
  at: '2026-11-20T10:00:00.000Z',
  id: 'pi_1',
  order: { id: 'o1', number: 'A-000001', reference: 'PO 77' },
  document: 'INV-000001',
  note: null,
  currency: 'USD',
  store: 44.99,
  provider: 44.99,
  difference: null,
  ...changes,
});
const refund = movement({
  kind: 'refund',
  id: 're_1',
  document: 'CN-000001',
  note: 'Bought twice',
  store: -5.01,
  provider: -5.01,
});
const stray = movement({
  id: 'pi_2',
  order: null,
  document: null,
  store: null,
  provider: 0.1,
  difference: 'missing-here',
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

const compare = async (parts: Record<string, { from: string; movements: MoneyMovement[] }>) => {
  api.on('GET /api/admin/orders/reconciliation', ({ search }) => ({ body: parts[search.get('to') ?? ''] }));
  await renderInSite(<Component />, { texts: { admin: en } });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-19' } });
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-11-20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Compare with Stripe' }));
};

test('all parts of the days are compared, and become one file', async () => {
  const saved = catchSavedFiles();
  await compare({
    '2026-11-21T00:00:00.000Z': { from: '2026-11-20T09:00:00.000Z', movements: [refund, movement({})] },
    '2026-11-20T09:00:00.000Z': { from: '2026-11-19T00:00:00.000Z', movements: [stray] },
  });
  expect(await screen.findByText('1 difference. Look at each of them.')).toBeTruthy();
  const [sums, differences] = screen.getAllByRole('table').map((table) => within(table).getAllByRole('row'));
  expect(sums?.map(({ textContent }) => textContent)).toEqual([
    'CurrencyKindNumberStoreStripe',
    'USDPayment2$44.99$45.09',
    'USDRefund1−$5.01−$5.01',
    'USDFailed refund0$0.00$0.00',
    'USDLost dispute0$0.00$0.00',
    'USDSum3$39.98$40.08',
  ]);
  expect(differences?.[1]?.textContent).toContain('Missing in the store');
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV for the accountant' }));
  await waitFor(() => expect(saved.names).toEqual(['payments-2026-11-19-2026-11-20.csv']));
  const lines = (await saved.text()).split('\r\n');
  expect(lines.slice(1)).toEqual([
    '2026-11-20T10:00:00.000Z,Payment,,,,pi_2,USD,,0.10,Missing in the store,',
    '2026-11-20T10:00:00.000Z,Payment,A-000001,PO 77,INV-000001,pi_1,USD,44.99,44.99,,',
    '2026-11-20T10:00:00.000Z,Refund,A-000001,PO 77,CN-000001,re_1,USD,-5.01,-5.01,,Bought twice',
    'Sum,,,,,,USD,39.98,40.08,,',
  ]);
});

test('money of another currency has sums of its own, on the page and in the file', async () => {
  const saved = catchSavedFiles();
  const euros = movement({ id: 'pi_3', currency: 'EUR', difference: 'currency' });
  const failed = movement({ kind: 'failed-refund', id: 're_2', document: 'CN-000002', store: 0, provider: 0 });
  await compare({
    '2026-11-21T00:00:00.000Z': { from: '2026-11-19T00:00:00.000Z', movements: [euros, failed, movement({})] },
  });
  await screen.findByText('1 difference. Look at each of them.');
  const [sums, differences] = screen.getAllByRole('table').map((table) => within(table).getAllByRole('row'));
  const textOf = (row: HTMLElement) => row.textContent;
  expect(sums?.map(textOf).filter((text) => /Sum|Failed/.test(text ?? ''))).toEqual([
    'USDFailed refund1$0.00$0.00',
    'USDSum2$44.99$44.99',
    'EURFailed refund0€0.00€0.00',
    'EURSum1€44.99€44.99',
  ]);
  expect(differences?.[1]?.textContent).toContain('€44.99');
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV for the accountant' }));
  await waitFor(() => expect(saved.names).toHaveLength(1));
  expect((await saved.text()).split('\r\n').slice(2)).toEqual([
    '2026-11-20T10:00:00.000Z,Failed refund,A-000001,PO 77,CN-000002,re_2,USD,0.00,0.00,,',
    '2026-11-20T10:00:00.000Z,Payment,A-000001,PO 77,INV-000001,pi_3,EUR,44.99,44.99,Another currency,',
    'Sum,,,,,,USD,44.99,44.99,,',
    'Sum,,,,,,EUR,44.99,44.99,,',
  ]);
});

test('equal books are said to be equal; days in the wrong order are refused', async () => {
  await compare({ '2026-11-21T00:00:00.000Z': { from: '2026-11-19T00:00:00.000Z', movements: [movement({})] } });
  expect(await screen.findByText('The books agree with Stripe’s to the cent.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-11-01' } });
  expect(await screen.findByText('The last day is before the first.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare with Stripe' }).disabled).toBe(true);
});

test('a comparison that fails shows no sums, and can be repeated', async () => {
  api.on('GET /api/admin/orders/reconciliation', { status: 409, body: { code: 'x', message: 'Stripe is silent.' } });
  await renderInSite(<Component />, { texts: { admin: en } });
  fireEvent.click(screen.getByRole('button', { name: 'Compare with Stripe' }));
  expect(await screen.findByText('Stripe is silent.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
