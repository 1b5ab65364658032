import type { ManagedUser } from '@arcada/contracts';
import {
  catchSavedFiles,
  chooseOption,
  type FakeApi,
  fakeApi,
  openableDialogs,
  renderInSite,
} from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './users-manager.page.tsx';

const account = (username: string, more: Partial<ManagedUser> = {}): ManagedUser => ({
  id: `id-${username}`,
  username,
  fullName: null,
  email: `${username}@example.com`,
  emailConfirmed: true,
  pendingEmail: null,
  role: 'customer',
  requestedRole: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastSeenAt: null,
  disabledAt: null,
  secondFactor: false,
  roleRequest: null,
  ...more,
});
const bruno = account('bruno', {
  requestedRole: 'producer',
  roleRequest: { id: 'r1', role: 'producer', createdAt: '2026-11-02T10:00:00.000Z' },
});
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    'GET /api/admin/users': {
      body: { items: [account('ana', { fullName: 'Ana Prado' }), bruno], total: 40, next: 'cursor' },
    },
    'GET /api/admin/views/users': { body: [] },
  });
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

const show = (path = '/admin/users-manager') => renderInSite(<Component />, { texts: { admin: en }, path });
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}
const asked = () =>
  Object.fromEntries(
    api.calls.filter(({ method, path }) => method === 'GET' && path === '/api/admin/users').at(-1)?.search ?? [],
  );

test('accounts are listed, searched, filtered, sorted and paged by the address', async () => {
  const { path } = await show('/admin/users-manager?q=an&role=customer&after=before');
  await screen.findByText('Ana Prado');
  expect(asked()).toEqual({ q: 'an', role: 'customer', after: 'before', lang: 'en' });
  expect(screen.getByText('40 accounts')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(asked()).toEqual({ q: 'an', role: 'customer', after: 'cursor', lang: 'en' }));
  fireEvent.click(await screen.findByRole('columnheader', { name: 'Account' }));
  await waitFor(() =>
    expect(asked()).toEqual({ q: 'an', role: 'customer', sort: 'username', dir: 'desc', lang: 'en' }),
  );
  fireEvent.click(await screen.findByRole('columnheader', { name: 'Account' }));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'username', dir: 'asc' }));
  fireEvent.click(screen.getByRole('link', { name: 'Account type requests' }));
  await waitFor(() => expect(path()).toBe('/admin/users-manager?q=an&pending=true&sort=username&dir=asc'));
});

test('another page leads to an account, which may be on no page of the list', async () => {
  api.on('GET /api/admin/users/id-rui', { body: account('rui') });
  api.on('GET /api/admin/users/id-rui/sessions', { body: { count: 0, lastSeenAt: null } });
  const { path } = await show('/admin/users-manager?role=customer&account=id-rui');
  const drawer = within(await screen.findByRole('dialog', { name: 'rui' }));
  const orders = drawer.getByRole('link', { name: 'Orders of this account' });
  expect(orders.getAttribute('href')).toBe('/admin/orders?buyer=id-rui');
  fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(path()).toBe('/admin/users-manager?role=customer'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an account that is gone is named as such', async () => {
  api.on('GET /api/admin/users/id-rui', { status: 404, body: { code: 'x', message: 'Not found' } });
  await show('/admin/users-manager?account=id-rui');
  expect(await screen.findByText('This account no longer exists.')).toBeTruthy();
});

test('on a phone an account is one cell, with its facts by their names; the order is chosen from a list', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => Object.defineProperty(matchMedia(query), 'matches', { value: true });
  try {
    api.on('GET /api/admin/users/id-bruno/sessions', { body: { count: 0, lastSeenAt: null } });
    await show();
    const row = within((await screen.findByText(/^bruno ·/)).closest('tr') as HTMLElement);
    expect(row.getAllByRole('cell')).toHaveLength(1);
    expect(row.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Account type',
      'Requested type',
      'Registered',
      'Last use',
    ]);
    fireEvent.click(row.getByRole('button', { name: 'Manage the account of bruno' }));
    expect(screen.getByRole('dialog', { name: 'bruno' })).toBeTruthy();
    chooseOption('Sort by', 'Account, ascending');
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'username', dir: 'asc' }));
  } finally {
    window.matchMedia = matchMedia;
  }
});

test('columns can be hidden and shown, also on the next visit', async () => {
  await show();
  await screen.findByText('Ana Prado');
  fireEvent.click(screen.getByRole('button', { name: 'Columns and density' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Registered' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Email' }));
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings()).toEqual(['Account', 'Email', 'Account type', 'Requested type', 'Last use', 'Manage']);
  cleanup();
  await show();
  await screen.findByText('Ana Prado');
  expect(headings()).toEqual(['Account', 'Email', 'Account type', 'Requested type', 'Last use', 'Manage']);
});

test('all accounts that fit the filter become a CSV file', async () => {
  const saved = catchSavedFiles();
  api.on('GET /api/admin/users', ({ search }) => ({
    body: search.get('after')
      ? { items: [{ ...bruno, emailConfirmed: false, disabledAt: '2026-11-02T08:00:00.000Z' }], total: 2, next: null }
      : {
          items: [account('ana', { fullName: '=cmd', lastSeenAt: '2026-11-20T08:00:00.000Z' })],
          total: 2,
          next: 'cursor',
        },
  }));
  await show('/admin/users-manager?role=customer');
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved.names).toEqual(['users.csv']));
  expect((await saved.text()).split('\r\n')).toEqual([
    expect.stringContaining('Account,Full name,Email,State,Account type,Requested type,Registered,Last use'),
    `ana,'=cmd,ana@example.com,,Customer,,2026-11-01T10:00:00.000Z,2026-11-20T08:00:00.000Z`,
    'bruno,,bruno@example.com,"Disabled, Email not confirmed",Customer,Content producer,2026-11-01T10:00:00.000Z,',
  ]);
  expect(asked()).toMatchObject({ role: 'customer', after: 'cursor', limit: '100' });
});

test('a role request is granted once, however often the button is pressed', async () => {
  await show();
  const row = within((await screen.findByText(/^bruno ·/)).closest('tr') as HTMLElement);
  api.on('POST /api/admin/role-requests/r1/grant', { body: { ...bruno, role: 'producer', roleRequest: null } });
  fireEvent.click(row.getByRole('button', { name: 'Grant the request of bruno' }));
  const question = within(screen.getByRole('dialog', { name: 'Give bruno the account type “Content producer”?' }));
  expect(question.getByText('bruno · bruno@example.com')).toBeTruthy();
  expect(question.getByText(/^Content producer: .* The change takes effect at once/)).toBeTruthy();
  expect(api.names().filter((name) => name.startsWith('POST'))).toEqual([]);
  const grant = question.getByRole('button', { name: 'Grant' });
  fireEvent.click(grant);
  fireEvent.click(grant);
  await waitFor(() => expect(notifications.current()?.title).toBe('bruno is now Content producer'));
  expect(api.names().filter((name) => name.startsWith('POST'))).toHaveLength(1);
  // The pressed button is gone: the keyboard goes on where it was.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Granted'));
});

test('a refused grant says so in its question; the request is declined after another', async () => {
  await show();
  const row = within((await screen.findByText(/^bruno ·/)).closest('tr') as HTMLElement);
  api.on('POST /api/admin/role-requests/r1/decline', { status: 409, body: { message: 'Someone has decided it.' } });
  fireEvent.click(row.getByRole('button', { name: 'Decline the request of bruno' }));
  const question = within(screen.getByRole('dialog', { name: 'Decline the request of bruno?' }));
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(api.names().filter((name) => name.startsWith('POST'))).toEqual([]);
  fireEvent.click(row.getByRole('button', { name: 'Decline the request of bruno' }));
  const again = within(screen.getByRole('dialog', { name: 'Decline the request of bruno?' }));
  fireEvent.click(again.getByRole('button', { name: 'Decline' }));
  expect(await again.findByText('Someone has decided it.')).toBeTruthy();
  api.on('POST /api/admin/role-requests/r1/decline', { body: { ...bruno, roleRequest: null } });
  fireEvent.click(again.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(notifications.current()?.title).toBe('The request of bruno was declined'));
});

test('the notice after a grant names the role of the response, which may not be the one on the screen', async () => {
  await show();
  const row = within((await screen.findByText(/^bruno ·/)).closest('tr') as HTMLElement);
  api.on('POST /api/admin/role-requests/r1/grant', { body: { ...bruno, role: 'admin', roleRequest: null } });
  fireEvent.click(row.getByRole('button', { name: 'Grant the request of bruno' }));
  fireEvent.click(screen.getByRole('button', { name: 'Grant' }));
  await waitFor(() => expect(notifications.current()?.title).toBe('bruno is now Administrator'));
});

test('an account whose address isn’t confirmed is marked in the list, beside Grant and in its drawer', async () => {
  const cleo = { ...bruno, id: 'id-cleo', username: 'cleo', emailConfirmed: false };
  api.on('GET /api/admin/users', { body: { items: [bruno, cleo], total: 2, next: null } });
  api.on('GET /api/admin/users/id-cleo/sessions', { body: { count: 0, lastSeenAt: null } });
  await show();
  const row = (await screen.findByText(/^cleo ·/)).closest('tr') as HTMLElement;
  expect(screen.getAllByText('Email not confirmed')).toHaveLength(2);
  expect(within(row).getAllByText('Email not confirmed')).toHaveLength(2);
  const request = row.querySelector<HTMLElement>('.admin-request');
  expect(request && within(request).getByText('Email not confirmed')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Manage the account of cleo' }));
  expect(within(screen.getByRole('dialog')).getByText('Email not confirmed')).toBeTruthy();
});

test('a decided request keeps its row, so that the next one doesn’t slide under the pointer', async () => {
  await show('/admin/users-manager?pending=true');
  const row = within((await screen.findByText(/^bruno ·/)).closest('tr') as HTMLElement);
  const read = () => api.calls.filter(({ path }) => path === '/api/admin/users').length;
  const before = read();
  api.on('POST /api/admin/role-requests/r1/grant', { body: { ...bruno, role: 'producer', roleRequest: null } });
  fireEvent.click(row.getByRole('button', { name: 'Grant the request of bruno' }));
  fireEvent.click(screen.getByRole('button', { name: 'Grant' }));
  expect(await row.findByText('Granted')).toBeTruthy();
  expect(row.queryByRole('button', { name: /request of bruno/ })).toBeNull();
  expect(row.getByText('Content producer')).toBeTruthy();
  expect(read()).toBe(before);
});

test('the list is searched as one types, without a step back for each letter', async () => {
  const { path } = await renderInSite(
    <>
      <Back />
      <Component />
    </>,
    { texts: { admin: en }, path: '/admin/users-manager' },
  );
  await screen.findByText('Ana Prado');
  fireEvent.click(screen.getByRole('link', { name: 'Customer' }));
  for (const q of ['bru', 'bruno']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: q } });
    await waitFor(() => expect(path()).toBe(`/admin/users-manager?q=${q}&role=customer`));
    await waitFor(() => expect(asked()).toMatchObject({ q }));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(path()).toBe('/admin/users-manager'));
});

test('a refused change of the role stays open with the reason', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Change the account type of ana' }));
  const dialog = within(screen.getByRole('dialog'));
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Change the account type' });
  expect(save.disabled).toBe(true);
  fireEvent.click(dialog.getByRole('radio', { name: /^Administrator:/ }));
  api.on('POST /api/admin/users/id-ana/role', {
    status: 409,
    body: { code: 'identity.role.last-admin', message: 'This is the last admin.' },
  });
  fireEvent.click(save);
  expect(await dialog.findByText('This is the last admin.')).toBeTruthy();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ role: 'admin' });
});

test('filters and order are saved as a view, found again and deleted', async () => {
  const { path } = await show('/admin/users-manager?role=producer');
  api.on('POST /api/admin/views/users', { status: 409, body: { message: 'A page can have 20 views.' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
  const dialog = within(screen.getByRole('dialog'));
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save this view' }));
  save();
  expect(dialog.getByText('Enter a name.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Name of the view/), { target: { value: 'Authors' } });
  save();
  expect(await dialog.findByText('A page can have 20 views.')).toBeTruthy();
  const view = { id: '6d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a11', page: 'users', name: 'Authors', query: 'role=producer' };
  api.on('POST /api/admin/views/users', { body: view });
  api.on('GET /api/admin/views/users', { body: [view] });
  save();
  const link = await screen.findByRole('link', { name: 'Authors' });
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Authors',
    query: 'role=producer',
  });
  await waitFor(() => expect(link.getAttribute('aria-current')).toBe('page'));
  fireEvent.click(screen.getByRole('link', { name: 'All' }));
  await waitFor(() => expect(path()).toBe('/admin/users-manager'));
  fireEvent.click(screen.getByRole('link', { name: 'Authors' }));
  await waitFor(() => expect(path()).toBe('/admin/users-manager?role=producer'));
  api.on(`DELETE /api/admin/views/users/${view.id}`, { status: 204, body: null });
  api.on('GET /api/admin/views/users', { body: [] });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the view Authors' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Authors' })).toBeNull());
});

test('an account is disabled, and erased after its user name was typed', async () => {
  const ana = account('ana');
  api.on('GET /api/admin/users', { body: { items: [{ ...ana, secondFactor: true }], total: 1, next: null } });
  api.on('DELETE /api/admin/users/id-ana/second-factor', { status: 204, body: null });
  api.on('GET /api/admin/users/id-ana/sessions', { body: { count: 2, lastSeenAt: '2026-11-20T10:00:00.000Z' } });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Manage the account of ana' }));
  const drawer = within(screen.getByRole('dialog'));
  expect(await drawer.findByText('2')).toBeTruthy();
  const press = (name: string) => fireEvent.click(drawer.getByRole('button', { name }));
  const sent = () => api.names().filter((name) => !name.startsWith('GET'));
  const question = (name: string) => within(screen.getByRole('dialog', { name }));
  const places = () => drawer.getAllByRole('button').map(({ textContent }) => textContent);
  const before = places();
  press('Turn the second factor off');
  const factor = question('Turn the second factor of ana off?');
  expect(factor.getByText('ana · ana@example.com')).toBeTruthy();
  expect(factor.getByText(/the password alone is enough/)).toBeTruthy();
  expect(sent()).toEqual([]);
  fireEvent.click(factor.getByRole('button', { name: 'Turn the second factor off' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Turn/ })).toBeNull());
  expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Turn the second factor off' }).disabled).toBe(true);
  for (const [name, title] of [
    ['Sign out everywhere', 'Sign ana out everywhere?'],
    ['Send a password link', 'Send ana a password link?'],
  ] as const) {
    press(name);
    fireEvent.click(question(title).getByRole('button', { name: 'Cancel' }));
  }
  expect(sent()).toEqual(['DELETE /api/admin/users/id-ana/second-factor']);
  api.on('POST /api/admin/users/id-ana/disable', { status: 409, body: { message: 'This is your own account.' } });
  press('Disable the account');
  const disable = question('Disable the account of ana?');
  fireEvent.click(disable.getByRole('button', { name: 'Disable the account' }));
  expect(await disable.findByText('This is your own account.')).toBeTruthy();
  api.on('POST /api/admin/users/id-ana/disable', { body: { ...ana, disabledAt: '2026-11-23T10:00:00.000Z' } });
  fireEvent.click(disable.getByRole('button', { name: 'Disable the account' }));
  expect(await drawer.findByRole('button', { name: 'Enable the account' })).toBeTruthy();
  expect(places()).toEqual(before.map((name) => (name === 'Disable the account' ? 'Enable the account' : name)));
  fireEvent.click(drawer.getByRole('button', { name: 'Erase the account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Erase the account of ana' }));
  fireEvent.change(dialog.getByLabelText(/^Type ana to confirm/), { target: { value: 'anna' } });
  const refusal = { code: 'identity.account.other-username', message: 'This is not the username of the account.' };
  api.on('POST /api/admin/users/id-ana/erase', { status: 400, body: refusal });
  fireEvent.click(dialog.getByRole('button', { name: 'Erase the account' }));
  expect(await dialog.findByText('This is not the username of the account.')).toBeTruthy();
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ username: 'anna' });
  api.on('POST /api/admin/users/id-ana/erase', { status: 204, body: null });
  fireEvent.click(dialog.getByRole('button', { name: 'Erase the account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
