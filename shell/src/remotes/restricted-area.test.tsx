import type { Composition, Role } from '@arcada/contracts';
import { type AreaFrame, RemoteHost, RemotesContext } from '@arcada/platform';
import { type FakeApi, fakeApi, hintSignedIn, openableDialogs, renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AccountArea } from '../frame/account-area.tsx';
import en from '../locales/en.json' with { type: 'json' };
import { RestrictedArea } from './restricted-area.tsx';
import { siteRoutes } from './site-routes.ts';

const forEveryone: Composition = { id: 'public', remotes: [], restricted: ['admin'] };
const forAdmins = {
  id: 'admins',
  remotes: [
    {
      domain: 'admin',
      manifest: {
        routes: [{ path: '/admin', access: ['admin'], render: 'browser' }],
        slots: [],
        navigation: [{ label: { en: 'Administration' }, to: '/admin', account: 90 }],
      },
    },
  ],
} as unknown as Composition;
let api: FakeApi;
let host: RemoteHost;
beforeAll(() => {
  openableDialogs();
  // jsdom has no marks.
  Object.assign(performance, { mark: () => undefined });
});
beforeEach(() => {
  api = fakeApi();
  hintSignedIn();
  host = new RemoteHost(forEveryone, {
    localPages: {},
    loadEntry: () => Promise.reject(new Error('none')),
    addTexts: () => Promise.resolve(),
  });
});
afterEach(() => api.restore());

async function show(role: Role, composition: object) {
  const user = { id: 'u', username: 'clara', fullName: null, role };
  api.on('GET /api/user', { body: user });
  api.on('GET /registry.json', composition);
  const frame = { host } as AreaFrame;
  await renderInSite(
    <>
      <AccountArea />
      <RestrictedArea domain="admin" />
    </>,
    { texts: { shell: en }, within: (children) => <RemotesContext value={frame}>{children}</RemotesContext> },
  );
}

test('before the server has decided, all addresses of the area lead to one place', () => {
  const routes = siteRoutes(forEveryone).filter(({ restricted }) => restricted);
  expect(routes).toMatchObject([{ owner: 'shell', path: '/admin/*', access: 'signed-in', restricted: 'admin' }]);
});

test('who may load the area gets its pages and its entry in the menu', async () => {
  await show('admin', { body: forAdmins });
  await waitFor(() => expect(siteRoutes(host.composition).at(-1)).toMatchObject({ owner: 'admin', path: '/admin' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Your account/ }));
  expect(screen.getByRole('menuitem', { name: 'Administration' }).getAttribute('href')).toBe('/admin');
  expect(api.calls.filter(({ path }) => path === '/registry.json')).toHaveLength(1);
});

test('others get the page that says so', async () => {
  await show('customer', { body: forEveryone });
  expect(await screen.findByRole('heading', { name: en.restricted.title })).toBeTruthy();
});

test('while the server can’t decide, there is a button to try again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show('customer', { status: 503 });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on('GET /registry.json', { body: forEveryone });
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { name: en.restricted.title })).toBeTruthy();
  log.mockRestore();
});
