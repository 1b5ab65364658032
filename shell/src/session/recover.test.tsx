import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { recoverPassword, recoverUsername } from './recover.page.tsx';
import { Component as ResetPassword } from './reset-password.page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());
const show = (element: React.ReactElement, path = '/') => renderInSite(element, { texts: { shell: en }, path });

test.each([
  ['/api/recover-password', recoverPassword],
  ['/api/recover-username', recoverUsername],
])('%s ends in a confirmation that takes the focus', async (address, { Component }) => {
  api.on(`POST ${address}`, { status: 202, body: {} });
  await show(<Component />);
  const email = screen.getByLabelText(/Email/);
  expect(email.getAttribute('autocomplete')).toBe('email');
  fireEvent.click(screen.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText('Invalid email')).toBeTruthy();
  expect(document.activeElement).toBe(email);
  fireEvent.change(email, { target: { value: ' a@b.co ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send email' }));
  const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(document.activeElement).toBe(heading);
  expect(api.calls[0]?.body).toEqual({ email: 'a@b.co' });
});

test('a call that fails is reported in place', async () => {
  api.on('POST /api/recover-password', { status: 429, body: { message: 'Too many e-mails.' } });
  await show(<recoverPassword.Component />);
  fireEvent.change(screen.getByLabelText(/Email/), { target: { value: 'a@b.co' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send email' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Too many e-mails.');
});

test('an address that only the server finds invalid is reported in the page’s own words', async () => {
  const errors = [{ path: 'email', message: 'Email inválido' }];
  api.on('POST /api/recover-password', { status: 400, body: { message: 'Check it.', errors } });
  await show(<recoverPassword.Component />);
  fireEvent.change(screen.getByLabelText(/Email/), { target: { value: 'a@b.c' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText('Invalid email')).toBeTruthy();
});

test('a new password that the server refuses is reported beside the field', async () => {
  const message = 'This password is too easy to guess.';
  api.on('POST /api/reset-password', { status: 400, body: { message, errors: [{ path: 'password', message }] } });
  api.on('POST /api/reset-password/check', { status: 204 });
  await show(<ResetPassword />, '/reset-password?token=abc');
  const field = screen.getByLabelText('New password', { exact: false, selector: 'input' });
  fireEvent.change(field, { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set new password' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(api.calls.at(-1)?.body).toEqual({ token: 'abc', password: '123456' });
});

test.each([
  ['a used link', 'identity.reset.invalid-token'],
  ['a link that was cut', 'request.invalid'],
])('%s says so before a password is typed, and leads to a new one', async (_, code) => {
  api.on('POST /api/reset-password/check', { status: 400, body: { code, message: 'No longer valid.' } });
  await show(<ResetPassword />, '/reset-password?token=abc');
  expect(await screen.findByText(/This link is no longer valid/)).toBeTruthy();
  expect(screen.queryByLabelText('New password', { exact: false })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/recover-password');
});
