import { type Composition, contractNumber, links } from '@arcada/contracts';
import { RemoteHost, RemotesContext } from '@arcada/platform';
import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { DashboardFrame } from './dashboard-frame.tsx';

const label = (text: string) => ({ en: text, 'pt-BR': text, es: text });
const remote: Composition['remotes'][number] = {
  domain: 'learning',
  version: '1',
  entry: '',
  integrity: '',
  manifest: {
    contract: contractNumber,
    domain: 'learning',
    title: label('Courses'),
    routes: [
      { path: '/dashboard/learning', access: 'signed-in', render: 'browser' },
      { path: '/dashboard/content', access: ['producer', 'admin'], render: 'browser' },
      { path: '/dashboard/content/posts', access: ['producer'], render: 'browser' },
    ],
    slots: [],
    navigation: [
      { label: label('Content'), to: links.content(), dashboard: 60 },
      { label: label('Articles'), to: links.contentPosts(), dashboard: 61 },
      { label: label('Learning'), to: links.dashboard('learning'), dashboard: 40 },
      { label: label('All courses'), to: links.courses(), header: 10 },
    ],
  },
};

let api: FakeApi;
beforeEach(hintSignedIn);
afterEach(() => api.restore());
const absent = () => Promise.reject(new Error('none'));
async function show(path: string, role: string) {
  api = fakeApi({ 'GET /api/user': { body: { id: '1', username: 'ana', email: 'a@b.co', role } } });
  const host = new RemoteHost({ id: '', remotes: [remote] }, { localPages: {}, loadEntry: absent, addTexts: absent });
  await renderInSite(<DashboardFrame>page</DashboardFrame>, {
    texts: { shell: en },
    path,
    within: (children) => <RemotesContext value={{ host } as never}>{children}</RemotesContext>,
  });
}
const shown = () => screen.getAllByRole('link').map((link) => link.textContent);
const current = () => document.querySelector('[aria-current]')?.textContent;

test('sections of areas are between the shell’s own, without those of other roles', async () => {
  await show('/dashboard', 'customer');
  expect(shown()).toEqual(['Overview', 'Learning', 'Account']);
  expect(current()).toBe('Overview');
});

test('producers see the section of content, current on the pages below it', async () => {
  await show('/dashboard/content/my-course', 'producer');
  await waitFor(() => expect(shown()).toEqual(['Overview', 'Learning', 'Content', 'Articles', 'Account']));
  expect(current()).toBe('Content');
});

test('on the pages of a section below another one, only that one is current', async () => {
  await show('/dashboard/content/posts/walls', 'producer');
  await waitFor(() => expect(current()).toBe('Articles'));
});

test('on a page below a section of another role, no section is current', async () => {
  await show('/dashboard/content/posts/walls', 'admin');
  await waitFor(() => expect(shown()).toEqual(['Overview', 'Learning', 'Content', 'Account']));
  expect(current()).toBeUndefined();
});

test('the overview has a second address', async () => {
  await show('/dashboard/overview', 'customer');
  expect(current()).toBe('Overview');
});
