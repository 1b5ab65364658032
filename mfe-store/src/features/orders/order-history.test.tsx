import { dateFormat, type Order, site } from '@arcada/contracts';
import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './order-history.page.tsx';

const item = (name: string, refunded: boolean): Order['items'][number] => ({
  id: name,
  type: 'course',
  courseId: name.toLowerCase(),
  name,
  unitPrice: 20,
  discount: 0,
  quantity: 1,
  licence: null,
  downloadable: false,
  refunded,
});
const order: Order = {
  id: 'o1',
  number: 'A-000007',
  status: 'fulfilled',
  currency: 'USD',
  createdAt: '2026-11-01T10:00:00.000Z',
  total: 40,
  discount: 0,
  coupon: null,
  reference: null,
  itemCount: 2,
  seats: { product: 0, course: 2 },
  items: [item('Grids', true), item('Levels', false)],
  payment: null,
  paidAt: '2026-11-01T10:01:00.000Z',
  invoiceNumber: 'INV-000003',
  refunded: 20,
  billing: null,
  tax: null,
  creditNotes: [{ number: 'CN-000001', issuedAt: '2026-11-02T10:00:00.000Z', amount: 20 }],
};
let api: FakeApi;
beforeEach(() => {
  hintSignedIn();
  api = fakeApi({
    'GET /api/user': { body: { id: 'u1', username: 'ana', role: 'customer' } },
    'GET /api/orders/o1': { body: order },
    'GET /api/orders': { body: { items: [order], total: 1, page: 1, pageSize: 12 } },
  });
});
afterEach(() => api.restore());

test('what was bought is called as the site calls it now, in the page’s language', async () => {
  api.on('GET /api/courses/levels', { body: { title: 'Níveis' } });
  await renderInSite(<Component />, { texts: { store: en }, path: '/order-history?order=o1' });
  expect(await screen.findByRole('link', { name: 'Níveis' })).toBeTruthy();
  // Not on sale any more.
  expect(screen.getByText('Grids')).toBeTruthy();
});

test('a page after the last one says so, and loads no order', async () => {
  api.on('GET /api/orders', { body: { items: [], total: 1, page: 7, pageSize: 20 } });
  await renderInSite(<Component />, { texts: { store: en }, path: '/order-history?page=7' });
  expect(await screen.findByText('There is no page 7 in this list')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/order-history');
  expect(screen.queryByText(/^Loading/)).toBeNull();
});

test('an order of which something was taken off sale is closed, and says what of it can be checked out again', async () => {
  const payment = { state: 'open' as const, until: '2026-11-01T11:00:00.000Z' };
  const pending: Order = { ...order, status: 'pending', payment, paidAt: null, invoiceNumber: null, refunded: 0 };
  const message = 'No longer on sale: “Grids”.';
  const pay = async (hasRest: boolean) => {
    let shown = pending;
    api.on('GET /api/orders/o1', () => ({ body: shown }));
    api.on('POST /api/orders/o1/refresh', () => ({ body: shown }));
    api.on('POST /api/orders/o1/resume', () => {
      shown = { ...pending, status: 'expired', payment: null };
      return { status: 409, body: { code: 'store.order.no-longer-on-sale', message, names: ['Grids'], hasRest } };
    });
    await renderInSite(<Component />, { texts: { store: en }, path: '/order-history?order=o1' });
    fireEvent.click(await screen.findByRole('button', { name: 'Pay $40.00' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay|^Cancel/ })).toBeNull());
    expect(screen.getByText(message)).toBeTruthy();
  };
  await pay(true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Order A-000007' }));
  expect(screen.queryByText(/^Nothing has been charged/)).toBeNull();
  expect(screen.getByRole('link', { name: en.orders.again }).getAttribute('href')).toBe('/checkout');
  cleanup();
  await pay(false);
  expect(screen.queryByRole('link', { name: en.orders.again })).toBeNull();
});

test('an order that was closed says after a reload what isn’t sold any more, and offers the rest only', async () => {
  const closed: Order = {
    ...order,
    status: 'expired',
    paidAt: null,
    invoiceNumber: null,
    refunded: 0,
    creditNotes: [],
  };
  const show = async (items: Order['items']) => {
    api.on('GET /api/orders/o1', { body: { ...closed, items } });
    await renderInSite(<Component />, { texts: { store: en }, path: '/order-history?order=o1' });
    await screen.findByText(en.orders.explain_expired);
  };
  const [first, ...rest] = order.items.map((item) => ({ ...item, refunded: false, licence: null }));
  if (!first) throw new Error('The order has no items.');
  await show([{ ...first, offSale: true }, ...rest]);
  expect(screen.getByText(`No longer on sale: “${first.name}”.`)).toBeTruthy();
  expect(screen.getByRole('link', { name: en.orders.again })).toBeTruthy();
  cleanup();
  await show([{ ...first, offSale: true }]);
  expect(screen.queryByRole('link', { name: en.orders.again })).toBeNull();
});

test('a line that was refunded is marked and has no link; the credit note can be downloaded', async () => {
  await renderInSite(<Component />, { texts: { store: en }, path: '/order-history?order=o1' });
  const refunded = (await screen.findByText('Grids')).closest('.order-item') as HTMLElement;
  expect(within(refunded).getByText('Refunded')).toBeTruthy();
  expect(within(refunded).queryByRole('link', { name: 'Start the course' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Start the course' }).getAttribute('href')).toBe('/courses/levels/learn');
  expect(screen.getByText(/Part of this order was refunded/)).toBeTruthy();
  expect(screen.getAllByText('Partly refunded')).toHaveLength(2);
  expect(screen.getByText('−$20.00', { selector: '.order-amounts dd' })).toBeTruthy();
  expect(within(screen.getByRole('table')).getByText('$20.00 refunded')).toBeTruthy();
  expect(within(screen.getByRole('table')).getByText('1 Nov 2026 · 2 seats')).toBeTruthy();
  expect(screen.getByText('On 2 November 2026')).toBeTruthy();
  const note = screen.getByRole('link', { name: /^Credit note CN-000001/ });
  expect(note.getAttribute('href')).toBe('/api/orders/o1/credit-notes/CN-000001');
});

test.each([
  [
    'while one is free',
    false,
    1,
    'Invite people',
    'Choose who gets a seat. You can keep one if you don’t have the course yet.',
  ],
  ['no longer once all are', false, 0, 'Manage seats', 'All your seats in this course are assigned.'],
  ['never once they were refunded', true, 1, undefined, undefined],
])('an order of seats offers to give them away: %s', async (_when, refunded, free, name, text) => {
  const seats = { ...item('Levels', refunded), quantity: 3, team: true as const };
  api.on('GET /api/orders/o1', { body: { ...order, items: [seats] } });
  api.on('GET /api/seats', { body: [{ courseId: 'levels', title: 'Levels', total: 3, free, own: false }] });
  await renderInSite(<Component />, { texts: { store: en }, path: '/order-history?order=o1' });
  await screen.findByText('Levels');
  if (text) expect(await screen.findByText(text)).toBeTruthy();
  const offers = screen.queryAllByRole('link', { name: /^(?:Invite people|Manage seats)$/ });
  expect(offers.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    name ? [[name, '/dashboard/learning/team/levels']] : [],
  );
});

test('what the coupon took off a line explains its refund, and a full refund marks every line', async () => {
  const items = [{ ...item('Grids', true), discount: 2 }, item('Levels', true)];
  const creditNotes = [
    { number: 'CN-000001', issuedAt: '2026-11-02T10:00:00.000Z', amount: 18 },
    { number: 'CN-000002', issuedAt: '2026-11-05T10:00:00.000Z', amount: 20 },
  ];
  const full: Order = { ...order, status: 'refunded', items, creditNotes, coupon: 'TEN', total: 38, refunded: 38 };
  api.on('GET /api/orders/o1', { body: { ...full, discount: 2 } });
  await renderInSite(<Component />, { texts: { store: en }, path: '/order-history?order=o1' });
  const line = (await screen.findByText('Grids')).closest('.order-item') as HTMLElement;
  expect(line.textContent).toContain('Coupon −$2.00');
  expect(screen.getAllByText('Refunded', { selector: '.order-item *' })).toHaveLength(2);
  expect(screen.getByText('On 2 November 2026 and 5 November 2026')).toBeTruthy();
});

test('a link of a mail starts its download once, and leaves the address without it', async () => {
  const file: Order['items'][number] = {
    ...item('Guard', false),
    type: 'product',
    productId: 'guard',
    downloadable: true,
  };
  api.on('GET /api/orders/o1', { body: { ...order, items: [item('Levels', false), file] } });
  const started: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    started.push(this.getAttribute('href') ?? '');
  });
  const path = '/order-history?order=o1&download=guard';
  const site = await renderInSite(<Component />, { texts: { store: en }, path });
  await waitFor(() => expect(site.path()).toBe('/order-history?order=o1'));
  expect(started).toEqual(['/api/orders/o1/downloads/guard']);
  click.mockRestore();
});

test('a link of a mail to what was refunded since says so', async () => {
  const file = { ...item('Guard', true), type: 'product' as const, productId: 'guard', downloadable: false };
  api.on('GET /api/orders/o1', { body: { ...order, items: [item('Levels', false), file] } });
  await renderInSite(<Component />, { texts: { store: en }, path: '/order-history?order=o1&download=guard' });
  expect(await screen.findByText('Guard was refunded, so its file is no longer available.')).toBeTruthy();
});

describe('the return within 14 days', () => {
  const returnText = async (changes: Partial<Order>) => {
    const paid = { ...order, refunded: 0, creditNotes: [], items: [item('Levels', false)], ...changes };
    api.on('GET /api/orders/o1', { body: paid });
    await renderInSite(<Component />, { texts: { store: en }, path: '/order-history?order=o1' });
    await screen.findByText('Levels');
    return screen.queryByText(/You can return this purchase until/)?.textContent;
  };
  const daysAgo = (days: number) => {
    const day = new Date();
    day.setDate(day.getDate() - days);
    return day;
  };

  test('is offered with its last day and the terms', async () => {
    const last = dateFormat('en', { dateStyle: 'long' }).format(daysAgo(0));
    expect(await returnText({ paidAt: daysAgo(14).toISOString() })).toBe(
      `You can return this purchase until ${last}, without a reason. How to return it`,
    );
    expect(screen.getByRole('link', { name: 'How to return it' }).getAttribute('href')).toBe('/terms#refunds');
  });

  test.each<[string, Partial<Order>]>([
    ['that are over', { paidAt: daysAgo(15).toISOString() }],
    ['of what was refunded', { paidAt: daysAgo(1).toISOString(), status: 'refunded', refunded: 40 }],
    ['of what came for nothing', { paidAt: daysAgo(1).toISOString(), total: 0 }],
    ['of what was not paid', { paidAt: null, status: 'expired' }],
  ])('is not offered in days %s', async (_, changes) => {
    expect(await returnText(changes)).toBeUndefined();
  });
});

test('a refunded order of several seats says who keeps one, and leads to the team', async () => {
  const several = { ...item('Grids', true), courseId: 'grids', quantity: 3 };
  const refunded = { ...order, status: 'refunded', refunded: 40 };
  api.on('GET /api/orders/o1', { body: { ...refunded, items: [several] } });
  await renderInSite(<Component />, { texts: { store: en }, path: '/order-history?order=o1' });
  expect(await screen.findByText(/^Whoever has accepted a seat keeps it as long as another order/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View the team' }).getAttribute('href')).toBe(
    '/dashboard/learning/team/grids',
  );
  cleanup();
  api.on('GET /api/orders/o1', { body: { ...refunded, items: [{ ...several, quantity: 1 }] } });
  await renderInSite(<Component />, { texts: { store: en }, path: '/order-history?order=o1' });
  expect(await screen.findByText('The payment was refunded. The seats of this order have ended.')).toBeTruthy();
  expect(screen.queryByText(/^Whoever has accepted a seat/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'View the team' })).toBeNull();
});

test.each<[string, Partial<Order>]>([
  [
    'The payment was refunded. Keys and downloads of this order no longer work.',
    { items: [{ ...item('Guard', true), type: 'product' }] },
  ],
  ['The payment was refunded. The seats of this order have ended.', {}],
  [
    'The payment was refunded. Keys and downloads of this order no longer work, and its seats in courses have ended.',
    { items: [item('Grids', true), { ...item('Guard', true), type: 'product' }] },
  ],
  ['The payment was refunded. Nothing of this order had been delivered.', { invoiceNumber: null }],
])('a refunded order says what ended: %s', async (text, changes) => {
  api.on('GET /api/orders/o1', { body: { ...order, status: 'refunded', refunded: 40, ...changes } });
  await renderInSite(<Component />, { texts: { store: en }, path: '/order-history?order=o1' });
  expect(await screen.findByText(text)).toBeTruthy();
  // A course has no file, and nobody asked for one.
  expect(screen.queryByText(/its file is no longer available/)).toBeNull();
});

test('of an order in dispute the key is paused, not refunded, and the buyer reads what to do about a mistake', async () => {
  const licence = {
    id: 'k1',
    key: 'ARC1.payload.signature',
    productId: 'guard',
    productName: 'Guard',
    orderId: 'o1',
    orderNumber: 'A-000007',
    seats: 2,
    machines: [],
    issuedAt: '2026-11-01T10:01:00.000Z',
    revokedAt: '2026-11-03T10:00:00.000Z',
  };
  const guard: Order['items'][number] = { ...item('Guard', false), type: 'product', productId: 'guard', licence };
  const disputed: Order = { ...order, status: 'disputed', items: [guard], refunded: 0, creditNotes: [] };
  api.on('GET /api/orders/o1', { body: disputed });
  await renderInSite(<Component />, { texts: { store: en }, path: '/order-history?order=o1' });
  expect(await screen.findByText('This key is paused until the dispute is decided.')).toBeTruthy();
  expect(screen.queryByText(/was refunded/)).toBeNull();
  expect(screen.getByText(/^Was this a mistake\?/).textContent).toContain(site.supportEmail);
});
