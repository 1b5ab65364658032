import { adminStep } from '@arcada/contracts';
import {
  catchSavedFiles,
  type FakeApi,
  fakeApi,
  hintSignedIn,
  renderInSite,
  type SavedFiles,
} from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as SiteSales } from './dashboard-site-sales.tsx';
import { Component } from './purchases.page.tsx';

const order = (number: number) => ({
  id: `6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a${String(number).padStart(4, '0')}`,
  number: `A-${number}`,
  status: 'fulfilled',
  currency: 'USD',
  createdAt: '2026-11-20T10:00:00.000Z',
  total: 49.5,
  refunded: 0,
  itemCount: 2,
  seats: { product: 1, course: 5 },
});
const licence = (number: number, machines: number, revokedAt: string | null = null) => ({
  id: String(number),
  key: 'ARC1.a.b',
  productId: 'guard',
  productName: 'Level Guard',
  orderId: '1',
  seats: 3,
  machines: Array.from({ length: machines }, (_, at) => ({ machineId: String(at), name: 'PC', activatedAt: '' })),
  issuedAt: '2026-11-20T10:00:00.000Z',
  revokedAt,
});
const page = (items: object[], total = items.length) => ({ body: { items, total, page: 1, pageSize: 100 } });

let api: FakeApi;
let saved: SavedFiles;
beforeEach(() => {
  api = fakeApi({
    'GET /api/orders': ({ search }) =>
      search.get('pageSize') === '100' ? page([order(Number(search.get('page')))], 2) : page([order(1)], 2),
    'GET /api/licences': page([licence(1, 2), licence(2, 1, '2026-11-21T10:00:00.000Z')]),
  });
  saved = catchSavedFiles();
});
afterEach(() => api.restore());

test('orders, licences and the seats of valid ones', async () => {
  await renderInSite(<Component />, { texts: { store: en } });
  const link = await screen.findByRole('link', { name: 'Order A-1' });
  expect(link.getAttribute('href')).toBe(`/order-history?order=${order(1).id}`);
  expect(await screen.findByText('2 / 3', { selector: 'p' })).toBeTruthy();
  const licences = within(screen.getByRole('table', { name: 'Licences' }));
  expect(licences.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'ProductSeats in useStatus',
    'Level GuardIssued 20 Nov 20262 / 3Valid',
    'Level GuardIssued 20 Nov 20261 / 3Revoked',
  ]);
});

test('the file has the orders of all pages', async () => {
  await renderInSite(<Component />, { texts: { store: en } });
  const row = await screen.findByRole('row', { name: /^Order A-1 / });
  expect(row.textContent).toContain('1 seat of licences, 5 seats in courses');
  fireEvent.click(await screen.findByRole('button', { name: 'Orders as CSV' }));
  await waitFor(() => expect(saved.files).toHaveLength(1));
  const asked = api.calls.filter(({ path, search }) => path === '/api/orders' && search.get('pageSize') === '100');
  expect(asked.map(({ search }) => search.get('page'))).toEqual(['1', '2']);
});

test('admins see the sales of the site, others don’t ask for them', async () => {
  hintSignedIn();
  const month = { month: '2026-10', units: 1, refundedUnits: 0, revenue: 100 };
  api.on('GET /api/user', { body: { id: '1', username: 'clara', role: 'admin' } });
  api.on('GET /api/admin/orders/sales', {
    body: {
      months: [month, { month: '2026-11', units: 3, refundedUnits: 1, revenue: 150 }],
      items: [{ id: 'guard', name: 'Level Guard', units: 4, revenue: 250 }],
    },
  });
  const { unmount } = await renderInSite(<SiteSales />, { texts: { store: en } });
  const table = await screen.findByRole('table', { name: 'Sales by month' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe('Nov 202631$150.00');
  expect(screen.getByText('+50%')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'How Change from last month is computed' }));
  expect(screen.getByText(/revenue of last month\) ÷/)).toBeTruthy();
  unmount();
  api.on('GET /api/user', { body: { id: '2', username: 'ana', role: 'customer' } });
  const asked = api.calls.length;
  await renderInSite(<SiteSales />, { texts: { store: en } });
  await waitFor(() => expect(api.calls.length).toBeGreaterThan(asked));
  expect(api.names().filter((name) => name.includes('sales'))).toHaveLength(1);
});

test('a closed admin area asks for the password once somebody wants to see the sales, not before', async () => {
  hintSignedIn();
  const refused = { status: 403, body: { code: adminStep.code, message: 'Type your password.' } };
  const sales = { body: { months: [], items: [] } };
  api.on('GET /api/user', { body: { id: '1', username: 'clara', role: 'admin' } });
  let isOpen = false;
  api.on('GET /api/admin/orders/sales', () => (isOpen ? sales : refused));
  const typed = [false, true];
  let asked = 0;
  const confirm = async () => {
    isOpen = typed[asked++] ?? false;
    return isOpen;
  };
  await renderInSite(<SiteSales />, { texts: { store: en }, confirm });
  const open = await screen.findByRole('button', { name: 'Open the admin area' });
  expect(screen.getByText('The admin area is closed. Type your password to see the sales.')).toBeTruthy();
  expect([asked, screen.queryByRole('alert')]).toEqual([0, null]);
  // Who would rather not is asked again only by pressing again, where the keyboard is.
  open.focus();
  fireEvent.click(open);
  await waitFor(() => expect([asked, open.getAttribute('aria-busy')]).toEqual([1, null]));
  expect(document.activeElement).toBe(open);
  fireEvent.click(open);
  expect(await screen.findByText('Nothing has been sold in the last 12 months')).toBeTruthy();
  expect(asked).toBe(2);
  expect(screen.queryByRole('button', { name: 'Open the admin area' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sales of the site' }));
});
