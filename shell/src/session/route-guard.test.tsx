import type { Role } from '@arcada/contracts';
import { api as calls, leaveNothing, sessionApi, setLeft } from '@arcada/platform';
import { type FakeApi, fakeApi, hintSignedIn, renderInSite, surroundings } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import pt from '../locales/pt-BR.json' with { type: 'json' };
import { Component as AuthPage } from './auth.page.tsx';
import { FirstSessionContext, RouteGuard } from './route-guard.tsx';

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

test('after signing out in another tab nothing says that what was typed is kept', async () => {
  const { store, path } = await show('signed-in');
  await screen.findByText('inside');
  api.on('GET /api/user', { status: 401, body: {} });
  act(() => {
    store.dispatch(setLeft('elsewhere'));
    store.dispatch(calls.util.invalidateTags(['User']));
  });
  await waitFor(() => expect(path()).toBe(`/auth?next=${encodeURIComponent('/order-history?order=7')}`));
  await screen.findByRole('button', { name: pt.auth.submitLogin }, { timeout: 20_000 });
  expect(screen.queryByText(pt.auth.ended)).toBeNull();
});

test('a role that was granted since the page was opened opens the area without a reload', async () => {
  const answers = [user('customer'), user('producer')];
  api.on('GET /api/user', () => answers.shift() ?? user('producer'));
  await show(['producer']);
  expect(await screen.findByText('inside')).toBeTruthy();
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

const runs = jest.fn<() => void>();
function Page() {
  useEffect(runs, []);
  return <h1>Heading</h1>;
}

describe('a page that the server draws', () => {
  const pageFor = (firstSession?: Promise<unknown>) => (
    <FirstSessionContext value={firstSession}>
      <Routes>
        <Route path="/auth" element="sign in" />
        <Route
          path="*"
          element={
            <RouteGuard access="signed-in" drawn>
              <Page />
            </RouteGuard>
          }
        />
      </Routes>
    </FirstSessionContext>
  );
  beforeEach(() => runs.mockClear());

  /** The server's HTML in the browser, until `arrive` brings the response. */
  async function visit(response: { status?: number; body: unknown }) {
    const { promise, resolve } = Promise.withResolvers<typeof response>();
    api.on('GET /api/user', () => promise);
    const { wrapper, store, path } = await surroundings({ texts: { shell: pt }, path: '/dashboard' });
    const session = store.dispatch(sessionApi.endpoints.identityUser.initiate(undefined, { subscribe: false }));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<!--$--><h1>Heading</h1><!--/$-->';
    const heading = container.querySelector('h1');
    await act(async () => void render(pageFor(session), { wrapper, container, hydrate: true }));
    return { heading, path, arrive: () => act(async () => resolve(response)) };
  }

  test('stays while the session loads, does nothing until then, and is the same element afterwards', async () => {
    const { heading, arrive } = await visit(user('customer'));
    expect(heading?.isConnected).toBe(true);
    expect(runs).not.toHaveBeenCalled();
    await arrive();
    await waitFor(() => expect(runs).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('heading', { name: 'Heading' })).toBe(heading);
  });

  test('never runs for a stranger, who is sent to sign-in', async () => {
    const { path, arrive } = await visit({ status: 401, body: {} });
    await arrive();
    await waitFor(() => expect(path()).toBe(`/auth?next=${encodeURIComponent('/dashboard')}`));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(runs).not.toHaveBeenCalled();
  });

  test('gives way to a spinner when the session loads again, so that nothing of another user stays', async () => {
    const { store } = await renderInSite(pageFor(), { texts: { shell: pt }, path: '/dashboard' });
    await waitFor(() => expect(store.getState().api.queries['identityUser(undefined)']?.status).toBe('fulfilled'));
    expect(screen.getByRole('heading')).toBeTruthy();
    api.on('GET /api/user', () => new Promise<never>(() => undefined));
    act(() => void store.dispatch(calls.util.resetApiState()));
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    expect(screen.getByRole('status').querySelector('.a-spinner')).not.toBeNull();
  });

  test('is a spinner for whoever comes from another page before the session is known', async () => {
    const unknown = new Promise(() => undefined);
    await act(() => renderInSite(pageFor(unknown), { texts: { shell: pt }, path: '/dashboard' }));
    expect((await screen.findByRole('status')).querySelector('.a-spinner')).not.toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(runs).not.toHaveBeenCalled();
  });
});
