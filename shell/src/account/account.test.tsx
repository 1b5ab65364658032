import { type FakeApi, fakeApi, hintSignedIn, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { Component as AccountPage } from './account.page.tsx';
import { withoutRemotes } from './no-remotes.fixture.tsx';

const session = (id: string, current: boolean) => ({
  id,
  current,
  createdAt: '2026-11-01T00:00:00.000Z',
  lastSeenAt: '2026-11-02T00:00:00.000Z',
  userAgent: `Browser ${id}`,
  address: '10.0.0.1',
});
const ana = {
  id: '1',
  username: 'ana',
  email: 'a@b.co',
  emailConfirmed: true,
  pendingEmail: null as string | null,
  fullName: null,
  role: 'customer',
  requestedRole: null,
};
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  hintSignedIn();
  api = fakeApi({
    'GET /api/user': { body: ana },
    'GET /api/user/sessions': { body: [session('one', true), session('two', false)] },
    'GET /api/user/second-factor': { body: { on: false, required: false, recoveryCodesLeft: 0 } },
  });
});
afterEach(() => api.restore());
const show = () => renderInSite(<AccountPage />, { texts: { shell: en }, path: '/account', within: withoutRemotes });

test('a customer asks to become a producer, and sees that the request waits', async () => {
  api.on('POST /api/role-requests', { body: { ...ana, requestedRole: 'producer' } });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ask to become a content producer' }));
  expect(await screen.findByText('Your request to become Content producer is waiting for approval.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask to become a content producer' })).toBeNull();
  expect(api.calls.find(({ path }) => path === '/api/role-requests')?.body).toEqual({ role: 'producer' });
});

test('a wrong current password is reported beside its field', async () => {
  const message = 'The current password is incorrect.';
  api.on('POST /api/user/password', { status: 400, body: { message, errors: [{ path: 'currentPassword', message }] } });
  await show();
  const current = screen.getByLabelText('Current password', { exact: false, selector: 'input' });
  expect(current.getAttribute('autocomplete')).toBe('current-password');
  fireEvent.change(current, { target: { value: 'wrong' } });
  const next = screen.getByLabelText('New password', { exact: false, selector: 'input' });
  fireEvent.change(next, { target: { value: 'a-new-one-1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(document.activeElement).toBe(current));
});

test('a password change whose response was lost ends at sign-in, not as a failed change', async () => {
  api.on('POST /api/user/password', { status: 401, body: { message: 'Please sign in.' } });
  await show();
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { exact: false, selector: 'input' }), { target: { value } });
  fill('Current password', 'the-old-one');
  fill('New password', 'a-new-one-1');
  const asked = () => api.calls.filter(({ method, path }) => method === 'GET' && path === '/api/user').length;
  const before = asked();
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change password' }).ariaBusy).not.toBe('true'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an account with a second factor is asked for its code before the password changes', async () => {
  const message = 'Enter the code from your authenticator app.';
  const needed = { code: 'identity.second-factor.code-needed', message, errors: [{ path: 'code', message }] };
  api.on('POST /api/user/password', { status: 400, body: needed });
  await show();
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { exact: false, selector: 'input' }), { target: { value } });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  fill('Current password', 'the-old-one');
  fill('New password', 'a-new-one-1');
  press();
  const code = await screen.findByRole('textbox', { name: /^Code/ });
  expect(document.activeElement).toBe(code);
  expect(screen.queryByText(message)).toBeNull();
  press();
  expect(await screen.findByText(message)).toBeTruthy();
  api.on('POST /api/user/password', { status: 204 });
  fireEvent.change(code, { target: { value: '123456' } });
  press();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Code/ })).toBeNull());
  const sent = { currentPassword: 'the-old-one', newPassword: 'a-new-one-1', code: '123456' };
  expect(api.calls.findLast(({ path }) => path === '/api/user/password')?.body).toEqual(sent);
});

test('erasing and a new address ask for the code of a second factor, too', async () => {
  const needed = { status: 400, body: { code: 'identity.second-factor.code-needed' } };
  api.on('PATCH /api/user', needed);
  api.on('DELETE /api/user', needed);
  await show();
  await screen.findByText('Confirmed');
  const { email, password, send } = emailForm();
  fireEvent.change(email, { target: { value: 'new@b.co' } });
  fireEvent.change(password, { target: { value: 'right' } });
  fireEvent.click(send);
  fireEvent.change(await screen.findByRole('textbox', { name: /^Code/ }), { target: { value: '123456' } });
  expect(screen.queryByRole('alert')).toBeNull();
  api.on('PATCH /api/user', { body: { ...ana, pendingEmail: 'new@b.co' } });
  fireEvent.click(send);
  await screen.findByText('Waiting for confirmation of new@b.co');
  expect(api.calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
    email: 'new@b.co',
    currentPassword: 'right',
    code: '123456',
  });
  expect(screen.queryByRole('textbox', { name: /^Code/ })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Erase my account' }));
  const dialog = within(screen.getByRole('dialog'));
  const erase = () => fireEvent.click(dialog.getByRole('button', { name: 'Erase my account' }));
  fireEvent.change(dialog.getByLabelText(/Type your password/), { target: { value: 'secret-1' } });
  erase();
  fireEvent.change(await dialog.findByRole('textbox', { name: /^Code/ }), { target: { value: '000000' } });
  expect(dialog.queryByRole('alert')).toBeNull();
  const message = 'This code is incorrect.';
  api.on('DELETE /api/user', { status: 400, body: { message, errors: [{ path: 'code', message }] } });
  erase();
  expect(await dialog.findAllByText(message)).toHaveLength(1);
  expect(api.calls.findLast(({ method }) => method === 'DELETE')?.body).toEqual({
    password: 'secret-1',
    code: '000000',
  });
});

test('a password that was wrong is no longer called so once it is right and the code is asked for', async () => {
  const message = 'The current password is incorrect.';
  api.on('DELETE /api/user', { status: 400, body: { message, errors: [{ path: 'password', message }] } });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Erase my account' }));
  const dialog = within(screen.getByRole('dialog'));
  const erase = (password: string) => {
    fireEvent.change(dialog.getByLabelText(/Type your password/), { target: { value: password } });
    fireEvent.click(dialog.getByRole('button', { name: 'Erase my account' }));
  };
  erase('wrong');
  expect(await dialog.findByText(message)).toBeTruthy();
  api.on('DELETE /api/user', { status: 400, body: { code: 'identity.second-factor.code-needed' } });
  erase('right');
  expect(await dialog.findByRole('textbox', { name: /^Code/ })).toBeTruthy();
  expect(dialog.queryByText(message)).toBeNull();
});

test('what goes with the account is named before it is erased', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Erase my account' }));
  const dialog = screen.getByRole('dialog').textContent;
  for (const lost of ['documents', 'projects', 'conversations', 'course progress', 'certificates'])
    expect(dialog).toContain(lost);
});

test('a failure to end a session is reported; only its own button was busy', async () => {
  api.on('DELETE /api/user/sessions/two', { status: 500, body: { message: 'Not now' } });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'End session' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not now');
});

test('the export is a download; erasing asks for the password and leaves nothing behind', async () => {
  const { store, path } = await show();
  expect(screen.getByRole('link', { name: 'Download my data' }).getAttribute('href')).toBe('/api/user/export');
  await screen.findByText(/Browser two/);
  fireEvent.click(screen.getByRole('button', { name: 'Erase my account' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/Type your password/), { target: { value: 'secret-1' } });
  localStorage.setItem('cartId', crypto.randomUUID());
  api.on('DELETE /api/user', () => {
    api.on('GET /api/user', { status: 401 });
    api.on('GET /api/user/sessions', { status: 401 });
    return { status: 204 };
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Erase my account' }));
  await waitFor(() => expect(path()).toBe('/'));
  expect(api.calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'secret-1' });
  expect(JSON.stringify(store.getState().api.queries)).not.toContain('a@b.co');
  expect(localStorage.getItem('cartId')).toBeNull();
});

test('an admin is told that the account can’t be erased, and is offered no button for it', async () => {
  api.on('GET /api/user', { body: { ...ana, role: 'admin' } });
  await show();
  expect(await screen.findByText(/An admin’s account can’t be erased/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erase my account' })).toBeNull();
});

const emailForm = () => ({
  email: screen.getByLabelText('New email address', { exact: false, selector: 'input' }),
  password: screen.getByLabelText('Type your password to change the address', { exact: false, selector: 'input' }),
  send: screen.getByRole('button', { name: 'Change address' }),
});

test('a new address needs the password, checked beside its field, and is then pending', async () => {
  await show();
  expect((await screen.findByText('Confirmed')).parentElement?.textContent).toContain('a@b.co');
  const { email, password, send } = emailForm();
  fireEvent.change(email, { target: { value: 'new@b.co' } });
  fireEvent.click(send);
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(api.names()).not.toContain('PATCH /api/user');
  const message = 'The current password is incorrect.';
  api.on('PATCH /api/user', { status: 400, body: { message, errors: [{ path: 'currentPassword', message }] } });
  fireEvent.change(password, { target: { value: 'wrong' } });
  fireEvent.click(send);
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  api.on('PATCH /api/user', { body: { ...ana, pendingEmail: 'new@b.co' } });
  fireEvent.change(password, { target: { value: 'right' } });
  fireEvent.click(send);
  expect(await screen.findByText('Waiting for confirmation of new@b.co')).toBeDefined();
  expect(api.calls.at(-1)?.body).toEqual({ email: 'new@b.co', currentPassword: 'right' });
  expect((password as HTMLInputElement).value).toBe('');
});

test('a pending address can be mailed again or dropped', async () => {
  api.on('GET /api/user', { body: { ...ana, pendingEmail: 'new@b.co' } });
  api.on('POST /api/user/confirm-email', { status: 202, body: {} });
  api.on('DELETE /api/user/email-change', { body: ana });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText(/The link is on its way/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Keep the current address' }));
  await waitFor(() => expect(screen.queryByText('Waiting for confirmation of new@b.co')).toBeNull());
});

test('an address that was never confirmed says so', async () => {
  api.on('GET /api/user', { body: { ...ana, emailConfirmed: false } });
  await show();
  expect(await screen.findByText('Not confirmed')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Keep the current address' })).toBeNull();
});
