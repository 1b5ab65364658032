import type { Order, OrderStatus } from '@arcada/contracts';
import { type AreaFrame, api as platformApi, RemotesContext } from '@arcada/platform';
import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as SuccessPage } from './checkout-success.page.tsx';

const licence = {
  id: 'k1',
  key: 'ARC1.payload.signature',
  productId: 'level-guard',
  productName: 'Level Guard',
  orderId: 'o1',
  orderNumber: 'A-000001',
  seats: 2,
  machines: [],
  issuedAt: '2026-11-01T10:00:00.000Z',
  revokedAt: null,
};
const order = (status: OrderStatus): Order => ({
  id: 'o1',
  number: 'A-000007',
  status,
  currency: 'USD',
  createdAt: '2026-11-01T10:00:00.000Z',
  total: 438,
  discount: 0,
  coupon: null,
  reference: null,
  itemCount: 1,
  seats: { product: 2, course: 0 },
  items: [
    {
      id: 'i1',
      type: 'product',
      productId: 'level-guard',
      name: 'Level Guard',
      unitPrice: 219,
      quantity: 2,
      discount: 0,
      licence: status === 'fulfilled' ? licence : null,
      downloadable: status === 'fulfilled',
      refunded: status === 'refunded',
    },
  ],
  payment: status === 'pending' ? { state: 'open', until: '2026-11-01T11:00:00.000Z' } : null,
  paidAt: null,
  invoiceNumber: status === 'fulfilled' ? '2026-0007' : null,
  refunded: 0,
  billing: null,
  tax: null,
  creditNotes: [],
});
const frame = { SignIn: () => <p>sign-in form</p>, Loading: () => null } as unknown as AreaFrame;
const ana = { id: 'u1', username: 'ana', role: 'customer', email: 'ana@example.com', emailConfirmed: true };
let api: FakeApi;
beforeEach(() => {
  hintSignedIn();
  api = fakeApi({
    'GET /api/user': { body: ana },
    'GET /api/products/*': { body: { name: 'Level Guard', imageUrl: '/guard.svg' } },
    'GET /api/courses/*': { body: { title: 'ISO 19650' } },
  });
});
afterEach(() => api.restore());

async function show(status: OrderStatus) {
  api.on('GET /api/orders/o1', { body: order(status) });
  api.on('POST /api/orders/o1/refresh', { body: order(status) });
  return renderInSite(<SuccessPage />, { texts: { store: en }, path: '/checkout-success?order=o1' });
}

test.each([
  ['paid', 'Your payment is being confirmed', 'Your payment has arrived'],
  ['fulfilled', 'Thank you, your order is complete', 'We’ve sent a confirmation with your invoice to ana@example.com.'],
  ['expired', 'Your order', 'This order wasn’t paid and can no longer be paid. Nothing was charged.'],
  ['cancelled', 'Your order', 'You cancelled this order. Nothing was charged'],
  ['refunded', 'Your order', 'The payment was refunded.'],
  ['paid_late', 'Your order', 'The payment arrived after the order had been closed.'],
  ['mismatch', 'Your order', 'The amount paid differs from the order.'],
] as const)('%s: “%s”, “%s”', async (status, heading, text) => {
  await show(status);
  await screen.findByText(/Order A-000007/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
  expect(screen.queryByText('ARC1.payload.signature') === null).toBe(status !== 'fulfilled');
});

test('whose address is not confirmed is told where the invoice is', async () => {
  api.on('GET /api/user', { body: { ...ana, emailConfirmed: false } });
  await show('fulfilled');
  expect(await screen.findByText(/^We’ve sent a confirmation to ana@example.com\. The invoice is on/)).toBeTruthy();
});

test('the coupon that was kept for the cart is forgotten in every tab', async () => {
  const kept = JSON.stringify({ at: Date.now(), stamp: 'c', value: 'SUMMER' });
  localStorage.setItem('draft:coupon of the cart|another-tab', kept);
  const { unmount } = await show('pending');
  await screen.findByText(/Order A-000007/);
  expect(localStorage.getItem('draft:coupon of the cart|another-tab')).toBe(kept);
  unmount();
  await show('fulfilled');
  await waitFor(() => expect(localStorage.getItem('draft:coupon of the cart|another-tab')).toBeNull());
});

test('a complete order has its key, its file and its invoice', async () => {
  await show('fulfilled');
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByText('ARC1.payload.signature');
  expect(target('Download Level Guard')).toBe('/api/orders/o1/downloads/level-guard');
  expect(target('Invoice 2026-0007 $438.00 · PDF')).toBe('/api/orders/o1/invoice');
  expect(screen.getAllByText('$438.00').length).toBe(2);
});

test.each([
  ['fulfilled', 1],
  ['paid', 0],
  ['refunded', 0],
] as const)('a course of a %s order can be started: %i', async (status, count) => {
  const course = { id: 'i2', type: 'course', courseId: 'iso-19650', name: 'ISO 19650', unitPrice: 149, quantity: 1 };
  const items = [{ ...course, licence: null, downloadable: false }];
  api.on('GET /api/orders/o1', { body: { ...order(status), items } });
  api.on('POST /api/orders/o1/refresh', { body: { ...order(status), items } });
  await renderInSite(<SuccessPage />, { texts: { store: en }, path: '/checkout-success?order=o1' });
  await screen.findByText(/Order A-000007/);
  const starts = screen.queryAllByRole('link', { name: 'Start the course' });
  expect(starts.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/courses/iso-19650/learn'));
});

test.each([3, 1])(
  'who has several seats in a course, %i of them new, gives them away on the team page',
  async (quantity) => {
    const course = { id: 'i2', type: 'course', courseId: 'iso-19650', name: 'ISO 19650', unitPrice: 149, quantity };
    const items = [{ ...course, team: true, licence: null, downloadable: false }];
    api.on('GET /api/orders/o1', { body: { ...order('fulfilled'), items } });
    await renderInSite(<SuccessPage />, { texts: { store: en }, path: '/checkout-success?order=o1' });
    expect(await screen.findByText(/^Your seats are ready/)).toBeTruthy();
    const give = await screen.findByRole('link', { name: 'Invite people' });
    expect(give.getAttribute('href')).toBe('/dashboard/learning/team/iso-19650');
    expect(screen.queryByRole('link', { name: 'Start the course' })).toBeNull();
  },
);

test.each([
  [['iso-19650'], 'Your course is open: start now, or whenever you like.'],
  [['iso-19650', 'model-basics'], 'Your courses are open: start now, or whenever you like.'],
])('courses %j: “%s”', async (ids, text) => {
  const items = ids.map((id) => {
    const course = { id, type: 'course', courseId: id, name: id, unitPrice: 149, quantity: 1 };
    return { ...course, licence: null, downloadable: false };
  });
  api.on('GET /api/orders/o1', { body: { ...order('fulfilled'), items } });
  await renderInSite(<SuccessPage />, { texts: { store: en }, path: '/checkout-success?order=o1' });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('another buyer’s order is not shown', async () => {
  api.on('GET /api/orders/o1', { status: 404, body: { message: 'There is no such order.' } });
  await renderInSite(<SuccessPage />, { texts: { store: en }, path: '/checkout-success?order=o1' });
  expect(await screen.findByText('There is no such order in your account.')).toBeTruthy();
});

describe('while the payment is not confirmed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  // Not all calls: what the lines show is fetched by parts that load in their own time.
  const polls = () => api.names().filter((name) => name.startsWith('POST /api/orders/o1/refresh')).length;

  test('polls with growing pauses until it is, then stops', async () => {
    await show('pending');
    await pass(100);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your payment is being confirmed');
    await pass(1100);
    expect(polls()).toBeGreaterThan(0);
    api.on('POST /api/orders/o1/refresh', { body: order('fulfilled') });
    await pass(2100);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you, your order is complete');
    const asked = polls();
    await pass(60_000);
    expect(polls()).toBe(asked);
  });

  test('leaves it to the buyer to check again when it takes long', async () => {
    const processing = { ...order('pending'), payment: { state: 'processing', until: '2026-11-01T11:00:00.000Z' } };
    api.on('GET /api/orders/o1', { body: processing });
    api.on('POST /api/orders/o1/refresh', { body: processing });
    await renderInSite(<SuccessPage />, { texts: { store: en }, path: '/checkout-success?order=o1' });
    await pass(54_000);
    expect(screen.getByText('Your bank is confirming the payment')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    const asked = polls();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    await pass(1100);
    expect(polls()).toBe(asked + 1);
  });

  test('an order whose payment page is still open can be paid or cancelled', async () => {
    api.on('POST /api/orders/o1/cancel', async () => {
      api.on('GET /api/orders/o1', { body: order('cancelled') });
      return { body: order('cancelled') };
    });
    await show('pending');
    await pass(1200);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Awaiting payment');
    expect(screen.getByRole('button', { name: 'Pay $438.00' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await pass(1200);
    expect(screen.getByText(/You cancelled this order. Nothing was charged/)).toBeTruthy();
    // The button is gone with its notice.
    expect(document.activeElement?.tagName).toBe('H2');
    expect(screen.queryByRole('button', { name: 'Pay $438.00' })).toBeNull();
  });

  test('goes on by itself while the store can’t be reached, and never calls the order lost', async () => {
    api.on('GET /api/orders/o1', { status: 503, body: { message: 'This part of the site is out of order.' } });
    api.on('POST /api/orders/o1/refresh', { status: 503, body: { message: 'This part of the site is out of order.' } });
    await renderInSite(<SuccessPage />, { texts: { store: en }, path: '/checkout-success?order=o1' });
    await pass(60_000);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your payment is being confirmed');
    expect(screen.getByText(/If you have paid, your order is safe/)).toBeTruthy();
    expect(screen.queryByText(/out of order/)).toBeNull();
    api.on('POST /api/orders/o1/refresh', { body: order('fulfilled') });
    await pass(31_000);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you, your order is complete');
  });
});

test.each([
  ['their order', { body: order('fulfilled') }, 'Thank you, your order is complete'],
  ['an order of somebody else', { status: 404, body: { message: 'There is no such order.' } }, 'Your order'],
] as const)('after a sign-in in place the heading has the focus: %s', async (_case, response, name) => {
  api.on('GET /api/user', { status: 401, body: {} });
  api.on('GET /api/orders/o1', response);
  const { store } = await renderInSite(<SuccessPage />, {
    texts: { store: en },
    path: '/checkout-success?order=o1',
    within: (children) => <RemotesContext value={frame}>{children}</RemotesContext>,
  });
  await screen.findByText('sign-in form');
  api.on('GET /api/user', { body: ana });
  store.dispatch(platformApi.util.invalidateTags(['User']));
  const heading = await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a visitor is asked to sign in, and sees nothing of the order', async () => {
  api.on('GET /api/user', { status: 401, body: {} });
  await renderInSite(<SuccessPage />, {
    texts: { store: en },
    path: '/checkout-success?order=o1',
    within: (children) => <RemotesContext value={frame}>{children}</RemotesContext>,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to see your order' })).toBeTruthy();
  expect(screen.getByText('sign-in form')).toBeTruthy();
  expect(api.names().some((name) => name.includes('/api/orders'))).toBe(false);
});
