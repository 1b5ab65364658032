import { type Composition, languages } from '@arcada/contracts';
import { api, RemoteHost, useLanguage, usePageReady, useSession } from '@arcada/platform';
import { fakeApi, surroundings } from '@arcada/testing/render';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createTexts, rememberLanguage, savedLanguage } from '../language.ts';
import { LanguageProvider } from './language-provider.tsx';

const live = { domain: 'learning', manifest: { routes: [], slots: [], languageTags: ['Lesson', 'Enrolment'] } };
const host = new RemoteHost({ id: 'learning', remotes: [live] } as unknown as Composition, {
  localPages: {},
  loadEntry: () => Promise.reject(new Error('none')),
  addTexts: () => Promise.resolve(),
});
const Shown = () => <p>{useLanguage().language}</p>;
let restore = () => {};
beforeEach(() => {
  restore = fakeApi().restore;
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  // jsdom has no marks.
  performance.mark = () => ({}) as PerformanceMark;
});
afterEach(() => restore());

async function show(drawn: (typeof languages)[number], children: ReactNode = <Shown />) {
  const { wrapper } = await surroundings();
  const texts = await createTexts(drawn);
  render(
    <LanguageProvider texts={texts} host={host}>
      {children}
    </LanguageProvider>,
    { wrapper },
  );
}
/** A page that has its code once the button is pressed. */
function Page() {
  const [isReady, setReady] = useState(false);
  usePageReady(isReady);
  return (
    <>
      <button type="button" onClick={() => setReady(true)}>
        arrive
      </button>
      <Shown />
    </>
  );
}
const language = () => screen.getByText(/^(en|es|pt-BR)$/).textContent;
const cookie = () => /i18nextLng=([^;]*)/.exec(document.cookie)?.[1];

test.each([
  [null, undefined],
  ['pt-PT', 'pt-BR'],
  ['es-419', 'es'],
  ['de', undefined],
] as const)('saved %j means the choice %s', (saved, expected) => {
  if (saved) localStorage.setItem('i18nextLng', saved);
  expect(savedLanguage()).toBe(expected);
});

test('a choice is kept in local storage and in a cookie', () => {
  rememberLanguage('es');
  expect([localStorage.getItem('i18nextLng'), cookie()]).toEqual(['es', 'es']);
});

test('a page rendered in another language is hydrated as it is, and then switches to the saved choice', async () => {
  localStorage.setItem('i18nextLng', 'es');
  await show('en', <Page />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(language()).toBe('en');
  fireEvent.click(screen.getByRole('button', { name: 'arrive' }));
  await waitFor(() => expect(language()).toBe('es'));
  expect([document.documentElement.lang, cookie()]).toEqual(['es', 'es']);
});

test('a page in the language of its address leaves the saved choice alone', async () => {
  rememberLanguage('pt-BR');
  window.history.replaceState(null, '', '/about?lang=es');
  await show('es');
  await new Promise((resolve) => setTimeout(resolve));
  expect([language(), localStorage.getItem('i18nextLng'), cookie()]).toEqual(['es', 'pt-BR', 'pt-BR']);
});

test('a choice made in another tab is adopted; an unsupported language is not', async () => {
  await show('en');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue: 'pt-BR' })));
  await waitFor(() => expect(language()).toBe('pt-BR'));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue: 'fr' })));
  expect(language()).toBe('pt-BR');
});

const spoken = api.enhanceEndpoints({ addTagTypes: ['Lesson', 'Enrolment'] }).injectEndpoints({
  endpoints: (build) => ({
    testLesson: build.query<{ title: string }, void>({
      query: () => ({ url: '/api/lesson' }),
      providesTags: ['Lesson'],
    }),
    testProgress: build.query<object, void>({ query: () => ({ url: '/api/progress' }), providesTags: ['Enrolment'] }),
  }),
});
function Lesson() {
  spoken.useTestProgressQuery();
  return <p>{spoken.useTestLessonQuery().data?.title}</p>;
}

test('an open lesson is refetched in the new language', async () => {
  restore();
  const site = fakeApi({ 'GET /api/lesson': { body: { title: 'Four states' } }, 'GET /api/progress': { body: {} } });
  restore = site.restore;
  await show('en', <Lesson />);
  expect(await screen.findByText('Four states')).toBeTruthy();
  site.on('GET /api/lesson', { body: { title: 'Cuatro estados' } });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue: 'es' })));
  expect(await screen.findByText('Cuatro estados')).toBeTruthy();
  expect(site.names().filter((name) => name === 'GET /api/progress').length).toBe(2);
});

function Visitor() {
  return <p>{useSession().user?.username}</p>;
}

test('identity learns of the chosen language at once, in which it writes', async () => {
  restore();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'arcada_signed_in=1; path=/';
  const site = fakeApi({ 'GET /api/user': { body: { id: 'u1', username: 'ana', role: 'customer' } } });
  restore = site.restore;
  await show('en', <Visitor />);
  expect(await screen.findByText('ana')).toBeTruthy();
  const asked = () => site.calls.filter(({ path }) => path === '/api/user').map(({ search }) => search.size);
  expect(asked()).toEqual([0]);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue: 'es' })));
  await waitFor(() => expect([asked(), cookie()]).toEqual([[0, 0], 'es']));
});
