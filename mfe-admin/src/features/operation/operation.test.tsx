import type { ManagedDelivery } from '@arcada/contracts';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './operation.page.tsx';

const mail: ManagedDelivery = {
  id: '6d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a11',
  kind: 'mail',
  name: 'Your order',
  mail: 'order-refund',
  about: 'A-000007',
  language: 'pt-BR',
  receiver: 'ana@example.com',
  createdAt: '2026-11-01T10:00:00.000Z',
  dueAt: null,
  diedAt: '2026-11-03T10:00:00.000Z',
  sentAt: null,
  attempts: 60,
  lastError: 'no such mailbox',
};
const event = {
  ...mail,
  id: '7d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a12',
  kind: 'event',
  name: 'x.y',
  mail: null,
  about: null,
  language: null,
  receiver: 'learning',
};
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    'GET /api/admin/deliveries/store': { body: { items: [mail, event], total: 2, next: null } },
    'GET /api/admin/views/operation': { body: [] },
  });
});
afterEach(() => api.restore());

const show = (more = '') =>
  renderInSite(<Component />, { texts: { admin: en }, path: `/admin/operation?service=store${more}` });

test('what was given up says what, for whom and why; ticked ones are tried again', async () => {
  await show();
  const row = (await screen.findByText('Your order')).closest('tr') as HTMLElement;
  expect(within(row).getByText('ana@example.com')).toBeTruthy();
  expect(within(row).getByText('no such mailbox')).toBeTruthy();
  expect(within(row).getByRole('link', { name: 'Order A-000007' }).getAttribute('href')).toBe(
    '/admin/orders?q=A-000007',
  );
  expect(within(screen.getByText('x.y').closest('tr') as HTMLElement).getByText('Courses')).toBeTruthy();
  const retry = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Try again/ });
  expect(retry().disabled).toBe(true);
  fireEvent.click(within(row).getByRole('checkbox'));
  api.on('POST /api/admin/deliveries/store/retry', { body: { retried: 1 } });
  fireEvent.click(retry());
  await waitFor(() => expect(notifications.current()?.title).toBe('1 delivery is tried again'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [mail.id] });
});

test('a delivery is deleted after a question that says what it means; a refusal stays there', async () => {
  await show();
  const row = (await screen.findByText('x.y')).closest('tr') as HTMLElement;
  fireEvent.click(within(row).getByRole('button', { name: 'Delete “x.y”' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(en.operation.dropText.event)).toBeTruthy();
  api.on(`DELETE /api/admin/deliveries/store/${event.id}`, { status: 404, body: { message: 'It is gone.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('It is gone.')).toBeTruthy();
  api.on(`DELETE /api/admin/deliveries/store/${event.id}`, { status: 204, body: null });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('mails that were sent say what for, to whom, in which language and when, and are filtered by both', async () => {
  const sent = { ...mail, name: '', diedAt: null, sentAt: '2026-11-02T10:00:00.000Z', attempts: 2, lastError: null };
  api.on('GET /api/admin/deliveries/store', { body: { items: [sent], total: 1, next: null } });
  await show('&state=sent&mail=order-refund&q=ana');
  const row = (await screen.findByText('ana@example.com')).closest('tr') as HTMLElement;
  expect(within(row).getByText(en.operation.mails['order-refund'])).toBeTruthy();
  expect(within(row).getByText('Portuguese')).toBeTruthy();
  expect(within(row).getByText(/2 Nov 2026/)).toBeTruthy();
  expect(within(row).queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(en.operation.sentText)).toBeTruthy();
  const { search } = api.calls.find(({ path }) => path.endsWith('/store')) as (typeof api.calls)[number];
  expect(Object.fromEntries(search)).toMatchObject({ state: 'sent', mail: 'order-refund', q: 'ana' });
});
