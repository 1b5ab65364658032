import type { PaymentAlert } from '@arcada/contracts';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './alerts.page.tsx';

const path = '/api/admin/orders/payment-alerts';
const alert: PaymentAlert = {
  id: '6d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a11',
  kind: 'refund-failed',
  order: { id: '7d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a12', number: 'A-000012', status: 'fulfilled' },
  ref: 're_1',
  amount: 39.98,
  currency: 'USD',
  createdAt: '2026-11-01T10:00:00.000Z',
  done: null,
  note: null,
};
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    [`GET ${path}`]: { body: { items: [alert], total: 1, next: null } },
    'GET /api/admin/views/payment-alerts': { body: [] },
  });
});
afterEach(() => api.restore());

const show = (query = '') =>
  renderInSite(<Component />, { texts: { admin: en }, path: `/admin/payment-alerts${query}` });

test('an alert says what happened and what to do, and leads to its order', async () => {
  await show();
  const row = within((await screen.findByText('Refund failed')).closest('tr') as HTMLElement);
  expect(row.getByText(en.alerts.todo['refund-failed'])).toBeTruthy();
  expect(row.getByText('$39.98')).toBeTruthy();
  expect(row.getByRole('link', { name: 'A-000012' }).getAttribute('href')).toBe(`/admin/orders/${alert.order.id}`);
  expect(api.calls.some(({ path: at, search }) => at === path && search.get('state') === 'open')).toBe(true);
});

test('it is marked as done with a note; a refusal keeps what was typed', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as done: alert of A-000012' }));
  const dialog = within(screen.getByRole('dialog'));
  const note = () => dialog.getByLabelText<HTMLTextAreaElement>(/^Note/);
  fireEvent.change(note(), { target: { value: 'Sent a bank transfer' } });
  const finish = () => fireEvent.click(dialog.getByRole('button', { name: 'Mark as done' }));
  api.on(`PATCH ${path}/${alert.id}`, { status: 409, body: { message: 'Another admin was faster.' } });
  finish();
  expect(await dialog.findByText('Another admin was faster.')).toBeTruthy();
  expect(note().value).toBe('Sent a bank transfer');
  api.on(`PATCH ${path}/${alert.id}`, { body: alert });
  finish();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(notifications.current()?.title).toBe('The alert was marked as done');
  expect(api.calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
    done: true,
    note: 'Sent a bank transfer',
  });
});

test('done ones say by whom and with what note, and can be reopened', async () => {
  const done = { ...alert, done: { at: '2026-11-02T10:00:00.000Z', by: 'clara' }, note: 'Sent a bank transfer' };
  api.on(`GET ${path}`, { body: { items: [done], total: 1, next: null } });
  await show('?state=done');
  expect(await screen.findByText('Sent a bank transfer')).toBeTruthy();
  expect(screen.getByText(/clara/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reopen the alert of A-000012' })).toBeTruthy();
});
