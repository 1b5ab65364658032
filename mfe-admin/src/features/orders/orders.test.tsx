import type { ManagedOrder } from '@arcada/contracts';
import { chooseOption, type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { orderOf, partlyRefunded } from './order.fixture.ts';
import { Component as OrderPage } from './order.page.tsx';
import { Component as OrdersPage } from './orders.page.tsx';

let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    'GET /api/admin/saved-views': { body: { items: [] } },
    'GET /api/admin/seats/refund': { body: [] },
  });
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

const asked = (path: string) =>
  Object.fromEntries(api.calls.filter((call) => call.method === 'GET' && call.path === path).at(-1)?.search ?? []);

test('orders are searched, filtered and sorted by the address', async () => {
  api.on('GET /api/admin/orders', { body: { items: [orderOf({ refunded: 10 })], total: 1, next: null } });
  const { path } = await renderInSite(<OrdersPage />, {
    texts: { admin: en },
    path: '/admin/orders?q=ana&from=2026-11-01&status=nonsense',
  });
  const link = await screen.findByRole('link', { name: 'A-000007' });
  expect(link.getAttribute('href')).toBe('/admin/orders/o1');
  expect(asked('/api/admin/orders')).toEqual({ q: 'ana', from: '2026-11-01', lang: 'en' });
  expect(link.closest('tr')?.textContent).toContain('Partly refunded$50.00$10.00');
  chooseOption('State', 'Paid late');
  await waitFor(() => expect(path()).toBe('/admin/orders?q=ana&status=paid_late&from=2026-11-01'));
  fireEvent.click(await screen.findByRole('columnheader', { name: 'Total' }));
  await waitFor(() => expect(asked('/api/admin/orders')).toMatchObject({ status: 'paid_late', sort: 'total' }));
});

const show = async (order = orderOf()) => {
  api.on('GET /api/admin/orders/o1', { body: order });
  await renderInSite(
    <Routes>
      <Route path="/admin/orders/:id" element={<OrderPage />} />
    </Routes>,
    { texts: { admin: en }, path: '/admin/orders/o1' },
  );
  await screen.findByRole('heading', { level: 1, name: 'Order A-000007' });
};
test('a buyer leads to their account, and an account to its orders', async () => {
  await show();
  const buyer = screen.getByRole('link', { name: 'Ana Prado' });
  expect(buyer.getAttribute('href')).toBe('/admin/users-manager?account=u1');
  cleanup();
  api.on('GET /api/admin/orders', { body: { items: [orderOf()], total: 1, next: null } });
  await renderInSite(<OrdersPage />, { texts: { admin: en }, path: '/admin/orders?buyer=u1&q=7' });
  expect(await screen.findByText('Only orders of Ana Prado')).toBeTruthy();
  expect(asked('/api/admin/orders')).toMatchObject({ buyer: 'u1', q: '7' });
  expect(screen.getByRole('link', { name: 'Show all buyers' }).getAttribute('href')).toBe('/admin/orders?q=7');
});

test('the company and the reference that the buyer gave are beside one another, where there are any', async () => {
  await show(orderOf({ company: 'Acme Ltda.', reference: 'PO 77' }));
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.slice(2, 5)).toEqual(['Email', 'Company', 'Buyer’s reference']);
  expect(screen.getByText('Acme Ltda.')).toBeTruthy();
  cleanup();
  await show();
  expect(screen.queryByText('Company')).toBeNull();
});

test('a buyer who is gone is named as such, without a link', async () => {
  const nobody = { id: 'u1', name: null, email: null };
  await show(orderOf({ buyer: { ...nobody, erased: true } }));
  expect(screen.getByText('Erased account').closest('a')).toBeNull();
  cleanup();
  await show(orderOf({ buyer: { ...nobody, erased: false } }));
  expect(screen.getByText('Unknown').closest('a')).toBeNull();
});

test('the history has refunds among the states, in their order', async () => {
  await show(partlyRefunded());
  const history = screen.getByRole('heading', { name: 'History' }).closest('section') as HTMLElement;
  const rows = within(history)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain('Paid');
  expect(rows[2]).toContain('Refund of $10.00Bought twiceclara');
});

const posted = () => api.names().filter((name) => name.startsWith('POST'));

test('a line is refunded once, after its consequences were shown', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Refund Grids' }));
  const dialog = within(screen.getByRole('dialog'));
  const points = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(points).toEqual([
    '$10.00 goes back to the buyer’s card through Stripe.',
    '1 seat in Grids ends, given away or not.',
    expect.stringContaining('Certificates earned with these seats are revoked'),
    'A credit note of $10.00 for invoice INV-000003 is issued.',
    'The buyer gets a mail about it.',
  ]);
  api.on('POST /api/admin/orders/o1/lines/l2/refund', { body: partlyRefunded() });
  api.on('GET /api/admin/orders/o1', { body: partlyRefunded() });
  const button = dialog.getByRole('button', { name: 'Refund $10.00' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(notifications.current()?.title).toBe('$10.00 of A-000007 was refunded'));
  expect(posted()).toEqual(['POST /api/admin/orders/o1/lines/l2/refund']);
  // Beside the refund, and in the history.
  expect(await screen.findAllByText('clara')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'CN-000001' }).getAttribute('href')).toBe(
    '/api/admin/orders/o1/credit-notes/CN-000001',
  );
  expect(screen.queryByRole('button', { name: 'Refund Grids' })).toBeNull();
  // As its buyer and the list call it.
  expect(screen.getByText('Partly refunded')).toBeTruthy();
});

test('who loses a seat or a certificate is named before a course is refunded', async () => {
  const people = [
    { state: 'learner', name: 'Bia Lima', email: 'bia@example.com', certificate: true },
    { state: 'learner', name: null, email: 'leo@example.com', certificate: false },
    { state: 'invited', name: null, email: 'zoe@example.com', certificate: false },
    { state: 'former', name: 'Ole', email: '', certificate: true },
  ];
  api.on('GET /api/admin/seats/refund', { status: 500, body: {} });
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Refund Grids' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Who is affected could not be loaded')).toBeTruthy();
  api.on('GET /api/admin/seats/refund', { body: [{ courseId: 'grids', title: 'Grids', kept: 3, people }] });
  fireEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  const head = await dialog.findByRole('heading', { name: 'Who is affected in Grids' });
  const named = within(head.closest('section') as HTMLElement).getAllByRole('listitem');
  expect(named.map(({ textContent }) => textContent)).toEqual([
    'Bia Lima (bia@example.com): loses the seat. The certificate is revoked.',
    'leo@example.com: loses the seat.',
    'zoe@example.com: the invitation, not accepted yet, ends.',
    'Ole: the seat was taken back before; the certificate is revoked.',
  ]);
  expect(dialog.getByText('3 learners keep a seat, because another order of the buyer has room.')).toBeTruthy();
  expect(asked('/api/admin/seats/refund')).toEqual({ lines: 'l2', lang: 'en' });
});

test('of an order in dispute what it gave is suspended, and no empty column for refunds of lines is shown', async () => {
  const items = orderOf().items.map((line) => ({
    ...line,
    right: line.right && { ...line.right, revokedAt: '2026-11-21T10:00:00.000Z' },
  }));
  await show(orderOf({ status: 'disputed', items }));
  expect(screen.getByText(/^The buyer’s bank took the payment back/)).toBeTruthy();
  expect(screen.getAllByText('Suspended')).toHaveLength(2);
  expect(screen.queryByText('Revoked')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Refund' })).toBeNull();
});

test('the focus stays at a line whose button is gone with its refund', async () => {
  await show();
  const trigger = screen.getByRole('button', { name: 'Refund Grids' });
  trigger.focus();
  fireEvent.click(trigger);
  const cell = trigger.closest('td');
  api.on('POST /api/admin/orders/o1/lines/l2/refund', { body: partlyRefunded() });
  api.on('GET /api/admin/orders/o1', { body: partlyRefunded() });
  const button = screen.getByRole('button', { name: 'Refund $10.00' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(cell?.contains(document.activeElement)).toBe(true));
  expect(document.activeElement?.textContent).toBe('Refunded');
});

test('a line that is all that is left of the payment leaves what came for nothing, which has an end of its own', async () => {
  const order = partlyRefunded();
  const [, course] = orderOf().items as [ManagedOrder['items'][number], ManagedOrder['items'][number]];
  await show({ ...order, items: [...order.items, { ...course, id: 'l3', name: 'Gift', unitPrice: 0 }] });
  fireEvent.click(screen.getByRole('button', { name: 'Refund Level Guard' }));
  const points = within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(points.slice(0, 4)).toEqual([
    '$40.00 goes back to the buyer’s card through Stripe.',
    expect.stringContaining('The licence of Level Guard with 2 seats is revoked'),
    'A credit note of $40.00 for invoice INV-000003 is issued.',
    'The buyer gets a mail about it.',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Revoke Gift' }));
  expect(
    within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['No money moves, because it cost nothing or was refunded.', '1 seat in Gift ends, given away or not.']);
  api.on('POST /api/admin/orders/o1/lines/l3/refund', { body: partlyRefunded() });
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() =>
    expect(notifications.current()?.title).toBe('What came free of charge with A-000007 was revoked'),
  );
  expect(posted()).toEqual(['POST /api/admin/orders/o1/lines/l3/refund']);
});

test('an order that cost nothing can be closed', async () => {
  await show(
    orderOf({
      total: 0,
      paid: 0,
      paymentIntentId: null,
      items: orderOf().items.map((line) => ({ ...line, unitPrice: 0 })),
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close the order…' }));
  const points = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(points[1]?.textContent).toBe('The order is closed, because nothing of it is left.');
});

test('the whole order is refunded for what is left; a refusal stays with its reason', async () => {
  await show(partlyRefunded());
  fireEvent.click(screen.getByRole('button', { name: 'Refund the order…' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/The licence of Level Guard with 2 seats is revoked/).textContent).toContain(
    'It is active on 1 machine.',
  );
  api.on('POST /api/admin/orders/o1/refund', {
    status: 409,
    body: { code: 'store.order.refund-refused', message: 'Stripe refused.' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Refund $40.00' }));
  expect(await dialog.findByText('Stripe refused.')).toBeTruthy();
});

test('a refund that was not confirmed in time is shown as soon as the order has it', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Refund Grids' }));
  api.on('POST /api/admin/orders/o1/lines/l2/refund', {
    status: 504,
    body: { code: 'gateway.upstream-unavailable', message: 'Look whether it was done.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Refund $10.00' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Look whether it was done.');
  api.on('GET /api/admin/orders/o1', { body: partlyRefunded() });
  const said = await screen.findByText('$10.00 of A-000007 was refunded', {}, { timeout: 10_000 });
  expect(said.closest('dialog, [role="dialog"]')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Refund $10.00' })).toBeNull();
  expect([...new Set(posted())]).toEqual(['POST /api/admin/orders/o1/lines/l2/refund']);
}, 20_000);

test('a late payment is accepted; unpaid orders offer neither refund nor mails', async () => {
  await show(orderOf({ status: 'paid_late', invoiceNumber: null, mails: [] }));
  expect(screen.getByText(/was paid after it had expired, and nothing was delivered/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Refund Grids' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Refund the order…' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
  api.on('POST /api/admin/orders/o1/accept', { body: orderOf() });
  fireEvent.click(screen.getByRole('button', { name: 'Accept and deliver' }));
  await waitFor(() => expect(notifications.current()?.title).toBe('A-000007 was accepted and delivered'));
  expect(posted()).toEqual(['POST /api/admin/orders/o1/accept']);
});

test('an order is checked with Stripe, with the result in words', async () => {
  await show(orderOf({ status: 'pending', paid: null, paidAt: null, paymentIntentId: null }));
  api.on('POST /api/admin/orders/o1/check', { body: { order: orderOf(), payment: 'paid', changed: true } });
  fireEvent.click(screen.getByRole('button', { name: 'Check with Stripe' }));
  expect(await screen.findByText(/^At Stripe it is paid\. Something had been missed here/)).toBeTruthy();
  api.on('POST /api/admin/orders/o1/check', {
    status: 503,
    body: { code: 'store.order.check-unavailable', message: 'No response.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Check with Stripe' }));
  expect(await screen.findByText('No response.')).toBeTruthy();
});

test('a mail is sent again', async () => {
  await show();
  expect(screen.queryByRole('button', { name: 'Send the refund mail again' })).toBeNull();
  api.on('POST /api/admin/orders/o1/mails', { status: 201, body: orderOf() });
  fireEvent.click(screen.getByRole('button', { name: 'Send the confirmation again' }));
  await waitFor(() => expect(notifications.current()?.title).toBe('The mail is on its way'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'confirmation' });
});

test('mails are named and filtered by what they are for', async () => {
  const [mail] = orderOf().mails as [ManagedOrder['mails'][number]];
  await show(orderOf({ mails: [mail, { ...mail, id: 'm2', kind: 'credit-note' }] }));
  const section = within((await screen.findByRole('heading', { name: 'Mails' })).closest('section') as HTMLElement);
  const kinds = () => section.getAllByRole('row').map((row) => row.querySelectorAll('td')[1]?.textContent);
  expect(kinds()).toEqual([undefined, 'Confirmation', 'Refund with credit note']);
  fireEvent.mouseDown(section.getByRole('combobox', { name: 'Kind of mail' }));
  fireEvent.click(await screen.findByTitle('Refund with credit note'));
  await waitFor(() => expect(kinds()).toEqual([undefined, 'Refund with credit note']));
});

test.each([
  ['does-not-exist', 400],
  ['6d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a11', 404],
])('an address of no order (%s) says so and leads back to the list', async (id, status) => {
  api.on(`GET /api/admin/orders/${id}`, { status, body: { code: 'x', message: 'Not valid' } });
  await renderInSite(
    <Routes>
      <Route path="/admin/orders/:id" element={<OrderPage />} />
    </Routes>,
    { texts: { admin: en }, path: `/admin/orders/${id}` },
  );
  expect(await screen.findByText('There is no order at this address')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/admin/orders');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
