import type { ContactMessage } from '@arcada/contracts';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './contact.page.tsx';

const message: ContactMessage = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Ana',
  email: 'ana+bim@example.com',
  phone: null,
  service: 'training',
  message: `Hello.\n${'x'.repeat(300)}`,
  language: 'es',
  status: 'new',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const path = `/api/admin/contact/${message.id}`;
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({ 'GET /api/admin/contact': { body: { items: [message], total: 1, next: null } } });
});
afterEach(() => api.restore());

const show = async (query = '') => {
  const site = await renderInSite(<Component />, { texts: { admin: en }, path: `/admin/contact${query}` });
  await screen.findByText('Ana');
  return site;
};
const read = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Read the message of Ana' }));
  return within(screen.getByRole('dialog', { name: 'Message of Ana' }));
};
const sent = () => api.calls.filter(({ method }) => method !== 'GET');

test('messages are listed and filtered by the address', async () => {
  await show('?status=new&q=an');
  const asked = () => api.calls.findLast(({ path: to }) => to === '/api/admin/contact')?.search;
  expect(Object.fromEntries(asked() ?? [])).toEqual({ status: 'new', q: 'an', lang: 'en' });
  expect(screen.getByText('1 message')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Spam' }));
  await waitFor(() => expect(asked()?.get('status')).toBe('spam'));
});

test('a message is read as a whole, answered in its own language and marked', async () => {
  await show();
  const dialog = read();
  expect(dialog.getByText('00000000')).toBeTruthy();
  expect(dialog.getByText(/^Hello/).textContent).toBe(message.message);
  expect(dialog.getByRole('link', { name: 'Reply by email' }).getAttribute('href')).toBe(
    `mailto:ana%2Bbim@example.com?subject=Tu%20mensaje%20a%20Arcada%20%2800000000%29&body=%0D%0A%0D%0A%3E%20Hello.%0D%0A%3E%20${'x'.repeat(300)}`,
  );
  api.on(`PATCH ${path}`, { status: 404, body: { code: 'blog.contact.not-found', message: 'It is gone.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as answered' }));
  expect(await dialog.findByText('It is gone.')).toBeTruthy();
  api.on(`PATCH ${path}`, { body: { ...message, status: 'answered' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as answered' }));
  await waitFor(() => expect(notifications.current()?.title).toBe(en.messages.done.answered));
  expect(sent().at(-1)?.body).toEqual({ status: 'answered' });
});

test('a message is erased after a question, and so is everything from its address', async () => {
  await show();
  fireEvent.click(read().getByRole('button', { name: 'Erase' }));
  api.on(`DELETE ${path}`, { status: 204 });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(sent().map(({ method }) => method)).toEqual(['DELETE']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(read().getByRole('button', { name: en.messages.eraseAll }));
  api.on('POST /api/admin/contact/erase', { body: { erased: 1 } });
  expect(screen.getByText(/All messages of ana\+bim@example\.com/)).toBeTruthy();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: en.messages.eraseAll }));
  await waitFor(() => expect(sent().at(-1)?.body).toEqual({ email: message.email }));
});

test('the sender’s name opens the message, too', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Ana' }));
  expect(screen.getByRole('dialog', { name: 'Message of Ana' })).toBeTruthy();
});
