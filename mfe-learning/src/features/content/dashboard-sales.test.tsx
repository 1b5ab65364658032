import type { AuthoredCourseSummary, CourseSales, OwnSales } from '@arcada/contracts';
import {
  catchSavedFiles,
  type FakeAnswer,
  type FakeApi,
  fakeApi,
  hintSignedIn,
  renderInSite,
} from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { testDraft } from './authored-course.fixture.ts';
import { Component } from './dashboard-sales.tsx';

const month = (name: string, units: number, revenue: number) => ({ month: name, units, refundedUnits: 0, revenue });
const sales: CourseSales = {
  courses: [{ courseId: 'iso', title: 'ISO in Practice', units: 3, refundedUnits: 1, revenue: 300 }],
  months: [month('2026-10', 2, 200), month('2026-11', 1, 100)],
  sales: [],
};
const products: OwnSales = {
  items: [{ id: 'walls', title: 'Wall Counter', units: 2, refundedUnits: 0, revenue: 50 }],
  months: [month('2026-10', 0, 0), month('2026-11', 2, 50)],
  sales: [
    { id: 'walls', title: 'Wall Counter', units: 2, revenue: 50, at: '2026-11-03T10:00:00.000Z', refunded: false },
    { id: 'walls', title: 'Wall Counter', units: 1, revenue: 25, at: '2026-11-02T10:00:00.000Z', refunded: true },
  ],
};
let taught: AuthoredCourseSummary[] = [];
const none: OwnSales = { items: [], months: [], sales: [] };
let api: FakeApi;
beforeEach(hintSignedIn);
afterEach(() => {
  taught = [];
  api.restore();
});
function show(role: string, body: CourseSales, own: FakeAnswer = { body: none }) {
  api = fakeApi({
    'GET /api/user': { body: { id: '1', username: 'bruno', role } },
    'GET /api/content/courses': { body: taught },
    'GET /api/content/sales': { body },
    'GET /api/content/product-sales': own,
  });
  return renderInSite(<Component />, { texts: { learning: en } });
}

test('producers see their sales by month and course, each figure with its formula', async () => {
  await show('producer', sales);
  const byMonth = within(await screen.findByRole('table', { name: 'Sales by month' }));
  expect(byMonth.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'MonthSeats sold (net)RefundedRevenue (USD)',
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

test('a course that was sent back is named first, with the note and the way to it', async () => {
  const course = testDraft();
  taught = [
    { ...course, adminNote: 'Add captions.' },
    { ...course, id: 'other', title: 'Other', status: 'submitted' },
  ];
  await show('producer', sales);
  const notice = within((await screen.findByText('“My course” was sent back')).closest('.a-notice') as HTMLElement);
  expect(notice.getByText('Add captions.')).toBeTruthy();
  expect(notice.getByRole('link', { name: 'Revise' }).getAttribute('href')).toBe('/dashboard/content/my-course');
  expect(screen.queryByText(/Other/)).toBeNull();
});

test('courses and products are one summary, with the latest sales', async () => {
  await show('producer', sales, { body: products });
  const byMonth = within(await screen.findByRole('table', { name: 'Sales by month' }));
  expect(byMonth.getAllByRole('row')[1]?.textContent).toBe('Nov 202630$150.00');
  const byItem = within(screen.getByRole('table', { name: 'Sales by product and course' }));
  expect(byItem.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Product or courseSeats sold (net)RefundedRevenue (USD)',
    'ISO in Practice31$300.00',
    'Wall Counter20$50.00',
  ]);
  const latest = within(screen.getByRole('table', { name: 'Latest sales' }));
  expect(latest.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Product or courseDateStateSeats sold (net)RefundedRevenue (USD)',
    'Wall Counter3 Nov 2026Paid20$50.00',
    'Wall Counter2 Nov 2026Refunded01$0.00',
  ]);
  const saved = catchSavedFiles();
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV: Latest sales' }));
  expect((await saved.text()).split('\r\n')).toEqual([
    expect.stringContaining('Product or course,Date,State,Seats sold (net),Refunded,Revenue (USD)'),
    'Wall Counter,2026-11-03,Paid,2,0,50.00',
    'Wall Counter,2026-11-02,Refunded,0,1,0.00',
  ]);
});

test('when the store is unavailable, sales of courses are still there, and what is missing is said', async () => {
  await show('producer', sales, { status: 500, body: {} });
  expect(await screen.findByText('Sales of your products are missing here')).toBeTruthy();
  expect(screen.getByRole('row', { name: /ISO in Practice/ }).textContent).toBe('ISO in Practice31$300.00');
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
