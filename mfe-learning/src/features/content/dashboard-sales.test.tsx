import type { CourseSales } from '@arcada/contracts';
import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './dashboard-sales.tsx';

const month = (name: string, units: number, revenue: number) => ({ month: name, units, refundedUnits: 0, revenue });
const sales: CourseSales = {
  courses: [{ courseId: 'iso', title: 'ISO in Practice', units: 3, refundedUnits: 1, revenue: 300 }],
  months: [month('2026-10', 2, 200), month('2026-11', 1, 100)],
  sales: [],
};
let api: FakeApi;
beforeEach(hintSignedIn);
afterEach(() => api.restore());
function show(role: string, body: CourseSales) {
  api = fakeApi({
    'GET /api/user': { body: { id: '1', username: 'bruno', role } },
    'GET /api/content/sales': { body },
  });
  return renderInSite(<Component />, { texts: { learning: en } });
}

test('producers see their sales by month and course, each figure with its formula', async () => {
  await show('producer', sales);
  const byMonth = within(await screen.findByRole('table', { name: 'Sales by month' }));
  expect(byMonth.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'MonthSeats soldRefundedRevenue',
    'Nov 202610$100.00',
    'Oct 202620$200.00',
  ]);
  expect(screen.getByRole('row', { name: /ISO in Practice/ }).textContent).toBe('ISO in Practice31$300.00');
  expect(screen.getByText('-50%')).toBeTruthy();
  const formula = screen.getByText(/÷ revenue of last month/, { selector: 'p' });
  expect(formula.hidden).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'How Change from last month is computed' }));
  expect(formula.hidden).toBe(false);
});

test('without sales, no figures are made up', async () => {
  await show('producer', { courses: [], months: [], sales: [] });
  expect(await screen.findByText('Nothing has been sold yet.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('others neither see nor ask for sales', async () => {
  const { container } = await show('customer', sales);
  await waitFor(() => expect(api.names()).toContain('GET /api/user'));
  expect(api.names()).not.toContain('GET /api/content/sales');
  expect(container.textContent).toBe('');
});
