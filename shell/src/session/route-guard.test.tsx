import type { Role } from '@arcada/contracts';
import { api as calls, leaveNothing } from '@arcada/platform';
import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import pt from '../locales/pt-BR.json' with { type: 'json' };
import { Component as AuthPage } from './auth.page.tsx';
import { RouteGuard } from './route-guard.tsx';

const user = (role: Role) => ({ body: { id: '1', username: 'ana', email: 'a@b.co', fullName: null, role } });
let api: FakeApi;
beforeEach(() => {
  hintSignedIn();
  api = fakeApi({ 'GET /api/user': user('customer') });
});
afterEach(() => api.restore());

const show = (access: 'public' | 'signed-in' | Role[]) =>
  renderInSite(
    <Routes>
      <Route path="/order-history" element={<RouteGuard access={access}>inside</RouteGuard>} />
      <Route path="/auth" element={<AuthPage />} />
      <Route path="*" element="elsewhere" />
    </Routes>,
    { texts: { shell: pt }, language: 'pt-BR', path: '/order-history?order=7' },
  );

test('shows a spinner while the session loads, then lets any signed-in user in', async () => {
  await show('signed-in');
  expect(screen.getByRole('status').querySelector('.a-spinner')).not.toBeNull();
  expect(await screen.findByText('inside')).toBeTruthy();
});

test('redirects anonymous visitors to sign-in and remembers where they wanted to go', async () => {
  api.on('GET /api/user', { status: 401, body: {} });
  const { path } = await show('signed-in');
  await waitFor(() => expect(path()).toBe(`/auth?next=${encodeURIComponent('/order-history?order=7')}`));
  expect(screen.queryByText(pt.auth.ended)).toBeNull();
});

test('a session that ends on the page leads to sign-in, which says so', async () => {
  const { store, path } = await show('signed-in');
  await screen.findByText('inside');
  api.on('GET /api/user', { status: 401, body: {} });
  act(() => void store.dispatch(calls.util.invalidateTags(['User'])));
  await waitFor(() => expect(path()).toBe(`/auth?next=${encodeURIComponent('/order-history?order=7')}`));
  expect((await screen.findByText(pt.auth.ended, {}, { timeout: 20_000 })).closest('[role=status]')).not.toBeNull();
});

test.each(['customer', 'producer'] as const)('a %s without access reads the exact words', async (role) => {
  api.on('GET /api/user', user(role));
  await show(['admin']);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Acesso Restrito');
  expect(
    screen.getByText('Você não tem permissão para acessar esta página. Esta área é restrita para perfis específicos.'),
  ).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

test('an allowed role enters', async () => {
  api.on('GET /api/user', user('admin'));
  await show(['producer', 'admin']);
  expect(await screen.findByText('inside')).toBeTruthy();
});

test('signing out leads home', async () => {
  const { store, path } = await show('signed-in');
  await screen.findByText('inside');
  api.on('GET /api/user', { status: 401 });
  act(() => leaveNothing(store.dispatch));
  await waitFor(() => expect(path()).toBe('/'));
});

test('an unclear response of the server is no sign-out: retry', async () => {
  api.on('GET /api/user', { status: 500, body: 'broken' });
  const { path } = await show('signed-in');
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(path()).toBe('/order-history?order=7');
  api.on('GET /api/user', user('customer'));
  fireEvent.click(retry);
  expect(await screen.findByText('inside')).toBeTruthy();
});

test('a server that hangs is waited for once before the page says so', async () => {
  api.on('GET /api/user', { status: 504, body: {} });
  await show('signed-in');
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  expect(api.calls).toHaveLength(1);
});

test('public pages request no session', async () => {
  await show('public');
  expect(screen.getByText('inside')).toBeTruthy();
  expect(api.calls).toEqual([]);
});
