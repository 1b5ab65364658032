import { catchSavedFiles, type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './analytics.page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/admin/orders/sales/days': {
      body: {
        days: [
          { day: '2026-11-18', orders: 1, paid: 40, refunds: 0, refunded: 0 },
          { day: '2026-11-20', orders: 2, paid: 89.98, refunds: 0, refunded: 0 },
          { day: '2026-11-21', orders: 0, paid: 0, refunds: 1, refunded: 44.99 },
        ],
      },
    },
    'GET /api/admin/orders/sales/items': {
      body: { items: [{ type: 'course', id: 'revit', name: 'Revit', units: 3, revenue: 1234.5 }] },
    },
    'GET /api/admin/orders/conversion': {
      body: { days: [{ day: '2026-11-20', views: 200, added: 9, checkouts: 6, orders: 4 }] },
    },
    'GET /api/admin/orders/conversion/missed-searches': { body: { items: [{ words: 'ficcao', count: 3 }] } },
    'GET /api/admin/newsletter/subscribers/days': { body: { days: [{ day: '2026-11-20', confirmed: 7, ended: 3 }] } },
    'GET /api/admin/assistant/gaps': { body: { items: [], total: 0, next: null } },
    'GET /api/admin/users/days': { body: { days: [{ day: '2026-11-21', newUsers: 3 }] } },
  });
});
afterEach(() => api.restore());

const show = (path: string) => renderInSite(<Component />, { texts: { admin: en }, path });
const own = '/admin/analytics?from=2026-11-20&to=2026-11-21';

test('a figure has its sum, the span before, its definition and a chart with a table', async () => {
  await show(own);
  const revenue = within(await screen.findByRole('region', { name: 'Revenue' }));
  expect(revenue.getByText('$44.99')).toBeTruthy();
  expect(revenue.getByText('+12.5% compared with the 2 days before ($40.00)')).toBeTruthy();
  expect(revenue.getByText(/^Payments that arrived on the day, less what was refunded/)).toBeTruthy();
  expect(revenue.getByRole('img', { name: 'Revenue: most on or in 20 Nov, $89.98' })).toBeTruthy();
  const call = api.calls.find(({ path }) => path === '/api/admin/orders/sales/days');
  expect([call?.search.get('from'), call?.search.get('to')]).toEqual(['2026-11-18', '2026-11-21']);
  const users = within(await screen.findByRole('region', { name: 'New users' }));
  expect(users.getByText('0 in the 2 days before')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sales as a table' }));
  const rows = within(screen.getByRole('table', { name: 'Sales as a table' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayRevenueOrders paidRefundedRefunds',
    '20 Nov$89.982$0.000',
    '21 Nov−$44.990$44.991',
  ]);
});

test('a span that does not exist is said to be none', async () => {
  const { unmount } = await show('/admin/analytics?span=foo&to=soon');
  expect(await screen.findByText('There is no filter “foo”, so it was left out.')).toBeTruthy();
  expect(screen.getByText('There is no filter “soon”, so it was left out.')).toBeTruthy();
  unmount();
  await show(`${own}&span=`);
  expect(screen.queryByText(/^There is no filter/)).toBeNull();
});

test('the days become a file', async () => {
  const saved = catchSavedFiles();
  await show(own);
  fireEvent.click(await screen.findByRole('button', { name: 'Sales as CSV' }));
  await waitFor(() => expect(saved.names).toEqual(['sales-2026-11-20-2026-11-21.csv']));
  expect((await saved.text()).split('\r\n').slice(1, 3)).toEqual([
    '2026-11-20,89.98,2,0.00,0',
    '2026-11-21,-44.99,0,44.99,1',
  ]);
});

test('days in the wrong order are refused beside their field', async () => {
  await show(own);
  fireEvent.change(await screen.findByLabelText('Until'), { target: { value: '2026-11-01' } });
  expect(await screen.findByText('The last day is before the first.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Revenue' })).toBeNull();
});

test('a service that fails leaves the others', async () => {
  api.on('GET /api/admin/orders/sales/days', { status: 503, body: { code: 'x', message: 'Not now.' } });
  await show(own);
  expect(await screen.findByRole('region', { name: 'New users' })).toBeTruthy();
  expect(await screen.findByText('Not now.')).toBeTruthy();
});

test('conversion is a share; lists have a definition, a file or a word that there is nothing', async () => {
  const saved = catchSavedFiles();
  await show(own);
  expect(within(await screen.findByRole('region', { name: 'Conversion' })).getAllByText('2%')).toHaveLength(2);
  const list = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
  const items = list('Top products and courses');
  expect(items.getByRole('link', { name: 'Revit' }).getAttribute('href')).toBe('/courses/revit');
  expect(items.getAllByRole('row').at(-1)?.textContent).toBe('RevitCourse3$1,234.50');
  fireEvent.click(items.getByRole('button', { name: 'Top products and courses as CSV' }));
  expect((await saved.text()).split('\r\n')[1]).toBe('Revit,Course,3,1234.50');
  expect(list('Searches without a result').getByText('ficcao')).toBeTruthy();
  expect(list('Questions without an answer').getByText('Every question had an answer.')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Subscribers lost' })).getByText('3')).toBeTruthy();
});

test('where no page was seen, conversion is unknown instead of 0 %: in the sum, the table and the file', async () => {
  const saved = catchSavedFiles();
  api.on('GET /api/admin/orders/conversion', {
    body: { days: [{ day: '2026-11-21', views: 9, added: 0, checkouts: 0, orders: 0 }] },
  });
  const { unmount } = await show(own);
  const conversion = () => screen.findByRole('region', { name: 'Conversion' });
  expect(within(await conversion()).getByText('0%', { selector: '.admin-number' })).toBeTruthy();
  expect(within(await conversion()).getByText('– in the 2 days before')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Visits and conversion as a table' }));
  const rows = within(screen.getByRole('table', { name: 'Visits and conversion as a table' })).getAllByRole('row');
  expect(rows.map((row) => row.children[1]?.textContent)).toEqual(['Conversion', '–', '0%']);
  fireEvent.click(screen.getByRole('button', { name: 'Visits and conversion as CSV' }));
  const lines = (await saved.text()).split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[1])).toEqual(['–', '0']);
  unmount();
  api.on('GET /api/admin/orders/conversion', { body: { days: [] } });
  await show(own);
  expect(within(await conversion()).getByText('–', { selector: '.admin-number' })).toBeTruthy();
  expect(within(await conversion()).getByText(en.analytics.tooLittle)).toBeTruthy();
});
