import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { Component } from './dashboard.page.tsx';
import { withoutRemotes } from './no-remotes.fixture.tsx';

let api: FakeApi;
afterEach(() => {
  jest.useRealTimers();
  api.restore();
});

test('the heading waits for nobody, and the greeting comes with the name', async () => {
  hintSignedIn();
  api = fakeApi({
    'GET /api/user': { body: { id: '1', username: 'ana', fullName: 'Ana Carvalho', role: 'customer' } },
  });
  await renderInSite(<Component />, { texts: { shell: en }, within: withoutRemotes });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dashboard');
  expect(screen.queryByText(/^Hello/)).toBeNull();
  expect(await screen.findByText('Hello, Ana Carvalho')).toBeTruthy();
});

test('a role that was granted meanwhile is there when the page is opened again', async () => {
  hintSignedIn();
  const user = { id: '1', username: 'ana', fullName: null, role: 'customer', requestedRole: 'producer' };
  api = fakeApi({ 'GET /api/user': { body: user } });
  const waiting = 'Your request to become Content producer is waiting for approval.';
  const { wrapper } = await renderInSite(<Component />, { texts: { shell: en }, within: withoutRemotes });
  expect(await screen.findByText(waiting)).toBeTruthy();
  cleanup();
  api.on('GET /api/user', { body: { ...user, role: 'producer', requestedRole: null } });
  jest.useFakeTimers({ now: Date.now() + 6000, doNotFake: ['setTimeout', 'setInterval'] });
  render(<Component />, { wrapper });
  await waitFor(() => expect(screen.queryByText(waiting)).toBeNull());
  expect(screen.getByText('Hello, ana')).toBeTruthy();
});

test('a request for another role is said to wait until it is decided', async () => {
  hintSignedIn();
  const user = { id: '1', username: 'ana', fullName: null, role: 'customer', requestedRole: 'producer' };
  api = fakeApi({ 'GET /api/user': { body: user } });
  await renderInSite(<Component />, { texts: { shell: en }, within: withoutRemotes });
  expect(await screen.findByText('Your request to become Content producer is waiting for approval.')).toBeTruthy();
});
