import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import en from '../locales/en.json' with { type: 'json' };
import { Component as ConfirmPage } from './confirm-email.page.tsx';
import { Component as UndoPage } from './undo-email.page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());
const Place = () => <p data-testid="search">{useLocation().search}</p>;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  ['confirmed', 'Your address is confirmed'],
  ['already', 'This address is already confirmed'],
  ['taken', 'This address belongs to another account'],
  ['<b>', 'This link is no longer valid'],
])('the address says what came of it: %s', async (result, title) => {
  const path = `/confirm-email?result=${encodeURIComponent(result)}`;
  await renderInSite(<ConfirmPage />, { texts: { shell: en }, path });
  expect(heading()).toBe(title);
});

test('an address is confirmed by a button alone, and its token leaves the address', async () => {
  const site = (
    <>
      <ConfirmPage />
      <Place />
    </>
  );
  await renderInSite(site, { texts: { shell: en }, path: '/confirm-email?token=abc' });
  expect([heading(), api.calls]).toEqual(['Confirm your address', []]);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm address' }));
  api.on('POST /api/confirm-email', { status: 429, body: { message: 'Too many requests.' } });
  press();
  expect((await screen.findByRole('alert')).textContent).toBe('Too many requests.');
  expect(screen.getByTestId('search').textContent).toBe('?token=abc');
  api.on('POST /api/confirm-email', { body: { result: 'confirmed' } });
  press();
  await waitFor(() => expect(heading()).toBe('Your address is confirmed'));
  expect(api.calls.at(-1)?.body).toEqual({ token: 'abc' });
  expect(screen.getByTestId('search').textContent).toBe('?result=confirmed');
  expect(document.activeElement?.textContent).toBe('Your address is confirmed');
  expect(screen.getByRole('status').textContent).toContain('Your address is confirmed');
});

test('a change is undone only by a button, and a new password is offered', async () => {
  await renderInSite(<UndoPage />, { texts: { shell: en }, path: '/undo-email?token=abc' });
  expect(api.calls).toEqual([]);
  api.on('POST /api/user/undo-email', { status: 400, body: { message: 'This link is no longer valid.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo the change' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This link is no longer valid.');
  api.on('POST /api/user/undo-email', { status: 204 });
  fireEvent.click(screen.getByRole('button', { name: 'Undo the change' }));
  await waitFor(() => expect(heading()).toBe('The change was undone'));
  expect(api.calls.at(-1)?.body).toEqual({ token: 'abc' });
  expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe('/recover-password');
});

test('a link that was used or has expired says so, and offers no button that fails again', async () => {
  await renderInSite(<UndoPage />, { texts: { shell: en }, path: '/undo-email?token=abc' });
  const refusal = { code: 'identity.reset.invalid-token', message: 'This link is no longer valid. Ask for a new one.' };
  api.on('POST /api/user/undo-email', { status: 400, body: refusal });
  fireEvent.click(screen.getByRole('button', { name: 'Undo the change' }));
  await waitFor(() => expect(heading()).toBe('This link is no longer valid'));
  expect([screen.queryByRole('button'), screen.queryByText(/Ask for a new one/)]).toEqual([null, null]);
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
  expect(document.activeElement?.textContent).toBe('This link is no longer valid');
});

test('a link without its token can do nothing', async () => {
  await renderInSite(<UndoPage />, { texts: { shell: en }, path: '/undo-email' });
  expect(screen.getByRole('alert').textContent).toContain('incomplete');
});
