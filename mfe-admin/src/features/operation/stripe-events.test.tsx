import type { WebhookRecord } from '@arcada/contracts';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './stripe-events.page.tsx';

const path = '/api/admin/stripe/events';
const event: WebhookRecord = {
  id: 'evt_1',
  type: 'charge.refunded',
  outcome: 'failed',
  order: { id: '7d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a12', number: 'A-000012' },
  error: 'Stripe is not available',
  note: null,
  attempts: 3,
  receivedAt: '2026-11-01T10:00:00.000Z',
  processedAt: '2026-11-01T10:05:00.000Z',
};
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    [`GET ${path}`]: { body: { items: [event], total: 1, next: null } },
    'GET /api/admin/views/stripe-events': { body: [] },
  });
});
afterEach(() => api.restore());

test('an event says what became of it and why, and is processed again on request', async () => {
  await renderInSite(<Component />, { texts: { admin: en }, path: '/admin/stripe-events?status=failed' });
  const row = within((await screen.findByText('charge.refunded')).closest('tr') as HTMLElement);
  expect(row.getByText('Stripe is not available')).toBeTruthy();
  expect(row.getByRole('link', { name: 'A-000012' }).getAttribute('href')).toBe(`/admin/orders/${event.order?.id}`);
  expect(api.calls.some(({ path: at, search }) => at === path && search.get('outcome') === 'failed')).toBe(true);
  const replay = () => fireEvent.click(row.getByRole('button', { name: 'Process again: evt_1' }));
  api.on(`POST ${path}/evt_1/replay`, { status: 409, body: { message: 'It failed again.' } });
  replay();
  await waitFor(() => expect(notifications.current()?.description).toBe('It failed again.'));
  api.on(`POST ${path}/evt_1/replay`, { body: { ...event, outcome: 'applied', error: null } });
  replay();
  await waitFor(() => expect(notifications.current()?.title).toBe('The event was processed'));
});

test('an event that failed for good is closed with a note', async () => {
  await renderInSite(<Component />, { texts: { admin: en }, path: '/admin/stripe-events?status=failed' });
  fireEvent.click(await screen.findByRole('button', { name: 'Close: evt_1' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Refunded by hand' } });
  api.on(`PATCH ${path}/evt_1`, { body: { ...event, outcome: 'closed', note: 'Refunded by hand' } });
  fireEvent.click(dialog.getByText('Close', { selector: 'button *, button' }));
  await waitFor(() => expect(notifications.current()?.title).toBe(en.stripeEvents.closed));
  expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ closed: true, note: 'Refunded by hand' });
});
