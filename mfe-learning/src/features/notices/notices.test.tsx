import { useSession } from '@arcada/platform';
import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { testUser } from '../../shared/course/course.fixture.ts';
import { noticesApi } from '../../shared/notices.api.ts';
import { Component as Bell } from './bell.tsx';
import { Component as NoticesPage } from './notices.page.tsx';

const notice = {
  id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a4444',
  kind: 'answer',
  title: 'New answer to your question',
  text: 'Bruno: The author does.',
  path: '/courses/iso-19650-in-practice/learn?lesson=names&tab=questions',
  at: '2026-05-01T10:00:00.000Z',
  read: false,
};
const old = { ...notice, id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a5555', title: 'Your review is published', read: true };
const choices = [
  { kind: 'answer', bell: true, mail: true },
  { kind: 'seat', bell: true, mail: false },
  { kind: 'role', bell: true, mail: true },
];
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/notices/unread': { body: { unread: 1 } },
    'GET /api/notices': { body: { unread: 1, items: [notice, old] } },
    'GET /api/notices/choices': { body: choices },
    'POST /api/notices/read': { status: 204 },
  });
});
afterEach(() => api.restore());
const show = (element: React.ReactElement) => renderInSite(element, { texts: { learning: en } });
const sent = (name: string) => api.calls.find(({ method, path }) => `${method} ${path}` === name)?.body;

test('the bell says how many notices wait, and fetches them when it is opened', async () => {
  const { path } = await show(<Bell />);
  const bell = await screen.findByRole('button', { name: 'Notices: 1 unread' });
  expect(api.names()).not.toContain('GET /api/notices');
  fireEvent.click(bell, { detail: 1 });
  const menu = await screen.findByRole('menu');
  const item = await within(menu).findByRole('menuitem', { name: /^New answer to your question \(unread\)/ });
  expect(within(menu).getByRole('menuitem', { name: /^Your review is published(?! \(unread\))/ })).toBeTruthy();
  fireEvent.keyDown(bell, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(item);
  fireEvent.click(item);
  await waitFor(() => expect(sent('POST /api/notices/read')).toEqual({ ids: [notice.id] }));
  expect(path()).toBe(notice.path);
});

const Role = () => <p>Role: {useSession().user?.role}</p>;

test('a new notice may be of a new role: the user is fetched again', async () => {
  hintSignedIn();
  api.on('GET /api/user', { body: { ...testUser, role: 'customer' } });
  const { store } = await show(
    <>
      <Bell />
      <Role />
    </>,
  );
  await screen.findByRole('button', { name: 'Notices: 1 unread' });
  expect(await screen.findByText('Role: customer')).toBeTruthy();
  api.on('GET /api/user', { body: { ...testUser, role: 'producer' } });
  const poll = () => act(() => void store.dispatch(noticesApi.util.invalidateTags(['Notice'])));
  poll();
  await waitFor(() => expect(api.names().filter((name) => name === 'GET /api/notices/unread')).toHaveLength(2));
  expect(api.names().filter((name) => name === 'GET /api/user')).toHaveLength(1);
  api.on('GET /api/notices/unread', { body: { unread: 2 } });
  poll();
  expect(await screen.findByText('Role: producer')).toBeTruthy();
});

test('all are marked as read; a bell without unread notices shows no number', async () => {
  await show(<Bell />);
  fireEvent.click(await screen.findByRole('button', { name: 'Notices: 1 unread' }), { detail: 1 });
  const all = await screen.findByRole('menuitem', { name: 'Mark all as read' });
  api.on('GET /api/notices/unread', { body: { unread: 0 } });
  api.on('GET /api/notices', { body: { unread: 0, items: [{ ...notice, read: true }] } });
  fireEvent.click(all);
  const bell = await screen.findByRole('button', { name: 'Notices: 0 unread' });
  expect([sent('POST /api/notices/read'), bell.textContent]).toEqual([{}, '']);
});

test('the page lists all, and keeps what was chosen; what could not be saved is as before', async () => {
  await show(<NoticesPage />);
  expect((await screen.findByRole('link', { name: notice.title })).getAttribute('href')).toBe(notice.path);
  expect(screen.getAllByText('New')).toHaveLength(1);
  const box = () =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Seats in courses, yours and of your team: Email' });
  // The mail about a role is always sent.
  expect((await screen.findAllByRole('checkbox')).length).toBe(5);
  expect(screen.getByText('always')).toBeTruthy();
  expect(box().checked).toBe(false);
  api.on('PUT /api/notices/choices', { status: 500, body: {} });
  fireEvent.click(box());
  expect(await screen.findByText(/Something went wrong/)).toBeTruthy();
  expect(box().checked).toBe(false);
  const changed = { kind: 'seat', bell: true, mail: true };
  api.on('PUT /api/notices/choices', { body: [choices[0], changed, choices[2]] });
  api.on('GET /api/notices/choices', { body: [choices[0], changed, choices[2]] });
  fireEvent.click(box());
  expect(await screen.findByText('Saved')).toBeTruthy();
  await waitFor(() => expect(box().checked).toBe(true));
  expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual([changed]);
});

test('who has not confirmed the address learns that not all are mailed', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'arcada_signed_in=1; path=/';
  api.on('GET /api/user', { body: { ...testUser, emailConfirmed: false } });
  await show(<NoticesPage />);
  expect(await screen.findByText(/^Your email address isn’t confirmed yet: at most 4 of these notices/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Confirm it in your account' }).getAttribute('href')).toBe('/account');
});

test('a page without notices says what appears there', async () => {
  api.on('GET /api/notices', { body: { unread: 0, items: [] } });
  await show(<NoticesPage />);
  expect(await screen.findByText('No notices yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});
