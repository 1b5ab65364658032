import type { Composition, SearchEntry, SearchSource } from '@arcada/contracts';
import { type AreaFrame, RemoteHost, RemotesContext } from '@arcada/platform';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { Component as SearchPage } from './search.page.tsx';
import { SearchField } from './search-field.tsx';

const same = (text: string) => ({ en: text, 'pt-BR': text, es: text });
const source = (order: number, kind: string, area: string, fields: SearchSource['fields']): SearchSource => ({
  kind,
  order,
  label: same({ product: 'Products', course: 'Courses', post: 'Articles' }[kind] ?? ''),
  all: same(`All ${kind}s`),
  api: `/api/${area}`,
  page: `/${area}`,
  fields,
});
/** By area. */
const searched: Record<string, SearchSource> = {
  learning: source(20, 'course', 'courses', { title: 'title', summary: 'description' }),
  store: source(10, 'product', 'products', { title: 'name', summary: 'description' }),
  blog: source(30, 'post', 'blog', { title: 'title', summary: 'excerpt' }),
};

const compose = (...domains: string[]) => {
  const remotes = domains.map((domain) => ({ domain, manifest: { slots: [], search: [searched[domain]] } }));
  return new RemoteHost({ id: 'test', remotes } as unknown as Composition, {
    localPages: {},
    loadEntry: () => Promise.reject(new Error('none')),
    addTexts: () => Promise.resolve(),
  });
};
const entry = (kind: 'product' | 'course' | 'post', id: string, title: string): SearchEntry => ({
  id,
  kind,
  title,
  summary: `About ${title}`,
  keywords: '',
  path: `/${{ product: 'products', course: 'courses', post: 'blog' }[kind]}/${id}`,
  ...(kind === 'post' ? {} : { price: 79 }),
});
const product = (id: string, name: string) => ({ id, name, description: `About ${name}`, price: 12.5 });
const page = (...items: object[]) => ({ items, total: items.length, page: 1, pageSize: 6 });

let api: FakeApi;
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  api = fakeApi({
    'GET /api/products/search-entries': {
      body: { entries: [entry('product', 'level-guard', 'Level Guard')], complete: true },
    },
    'GET /api/courses/search-entries': {
      body: { entries: [entry('course', 'levels', 'Levels in Revit')], complete: true },
    },
    'GET /api/blog/search-entries': { body: { entries: [], complete: true } },
    'GET /api/products': { body: page(product('level-guard', 'Level Guard')) },
    'GET /api/courses': { body: page() },
    'GET /api/blog': { body: page() },
  });
});
afterEach(() => api.restore());

const all = ['store', 'learning', 'blog'];
const show = (element: React.ReactElement, path = '/', live = all) =>
  renderInSite(element, {
    texts: { shell: en },
    path,
    within: (children) => <RemotesContext value={{ host: compose(...live) } as AreaFrame}>{children}</RemotesContext>,
  });

describe('the header’s field', () => {
  const field = () => screen.getByRole('combobox') as HTMLInputElement;
  const type = (words: string) => fireEvent.change(field(), { target: { value: words } });
  const press = (key: string) => fireEvent.keyDown(field(), { key });
  const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? 'none');

  test('requests nothing before it is used, then each live area once', async () => {
    await show(<SearchField />, '/', ['store', 'blog']);
    expect(api.calls).toEqual([]);
    fireEvent.focus(field());
    type('lev');
    expect(await screen.findByRole('option', { name: /Level Guard/ })).toBeTruthy();
    type('level');
    type('guard');
    expect(api.names()).toEqual(['GET /api/products/search-entries', 'GET /api/blog/search-entries']);
    expect(api.calls[0]?.search.get('lang')).toBe('en');
  });

  test('suggests by kind; arrows mark, Enter opens, and the field is empty again', async () => {
    const { path } = await show(<SearchField />);
    fireEvent.focus(field());
    type('levle');
    await screen.findByRole('option', { name: /Level Guard/ });
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(within(screen.getByRole('group', { name: 'Courses' })).getByRole('option').textContent).toContain('$79.00');
    expect(marked()).toBeNull();
    press('ArrowDown');
    expect([marked()?.textContent, marked()?.getAttribute('aria-selected')]).toEqual([
      expect.stringContaining('Level Guard'),
      'true',
    ]);
    press('ArrowUp');
    press('ArrowUp');
    expect(marked()?.textContent).toBe('All results for “levle”');
    press('ArrowUp');
    fireEvent.submit(field().form as HTMLFormElement);
    expect(path()).toBe('/courses/levels');
    expect([field().value, screen.queryByRole('listbox')]).toEqual(['', null]);
  });

  test('words that no entry has are looked for in the areas’ whole texts, before it says that nothing is found', async () => {
    await show(<SearchField />);
    fireEvent.focus(field());
    type('tolerance');
    expect(await screen.findByRole('option', { name: /Level Guard/ })).toBeTruthy();
    expect(api.calls.filter(({ path }) => path === '/api/products').map(({ search }) => search.get('q'))).toEqual([
      'tolerance',
    ]);
    api.on('GET /api/products', { body: page() });
    type('xylophone');
    expect(await screen.findByText('Nothing found for “xylophone”')).toBeTruthy();
    expect(screen.queryByRole('option', { name: /Level Guard/ })).toBeNull();
  });

  test('Enter without a marked suggestion opens all results; an empty query does nothing', async () => {
    const { path } = await show(<SearchField />, '/about');
    fireEvent.focus(field());
    type('   ');
    fireEvent.submit(field().form as HTMLFormElement);
    expect([path(), screen.queryByRole('listbox')]).toEqual(['/about', null]);
    type(' <script> & co ');
    await screen.findByRole('listbox');
    fireEvent.submit(field().form as HTMLFormElement);
    expect(path()).toBe('/search?q=%3Cscript%3E+%26+co');
  });

  test('a slash and Control-K focus it, but not from within another field; Escape clears, then closes', async () => {
    await show(
      <>
        <textarea aria-label="other" />
        <SearchField />
      </>,
    );
    fireEvent.keyDown(screen.getByLabelText('other'), { key: '/' });
    expect(document.activeElement).not.toBe(field());
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(field());
    act(() => field().blur());
    fireEvent.keyDown(screen.getByLabelText('other'), { key: 'k', ctrlKey: true });
    expect(document.activeElement).toBe(field());
    type('level');
    await screen.findByRole('listbox');
    press('Escape');
    expect([field().value, screen.queryByRole('listbox')]).toEqual(['', null]);
    const opener = screen.getByRole('button', { name: 'Search' });
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    press('Escape');
    expect([opener.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', opener]);
  });

  test('an area that fails is left out and logged', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.on('GET /api/courses/search-entries', { status: 500, body: 'broken' });
    await show(<SearchField />);
    fireEvent.focus(field());
    type('level');
    expect(await screen.findByRole('option', { name: /Level Guard/ })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Courses' })).toBeNull();
    expect(logged.mock.calls).toEqual([['Suggestions without courses:', '500: broken']]);
    logged.mockRestore();
  });

  test('an area with more entries is searched itself when typing pauses', async () => {
    api.on('GET /api/products/search-entries', { body: { entries: [], complete: false } });
    api.on('GET /api/products', { body: page(product('rare-tool', 'Rare Tool')) });
    await show(<SearchField />, '/', ['store']);
    fireEvent.focus(field());
    const asked = () => api.calls.filter(({ path }) => path === '/api/products').map(({ search }) => search.get('q'));
    type('r');
    await waitFor(() => expect(asked()).toEqual(['r']));
    type('ra');
    type('rar');
    type('rare');
    await waitFor(() => expect(asked()).toEqual(['r', 'rare']));
    expect(await screen.findByRole('option', { name: /Rare Tool/ })).toBeTruthy();
  });

  describe('when the areas’ entries cannot be loaded', () => {
    const unavailable = 'Suggestions could not be loaded. Keep typing to try again, or see all results.';
    const entryPaths = ['products', 'courses', 'blog'].map((area) => `GET /api/${area}/search-entries`);
    const recovered = { body: { entries: [entry('product', 'level-guard', 'Level Guard')], complete: true } };
    const fail = () => {
      for (const route of entryPaths) api.on(route, { status: 500, body: 'broken' });
    };
    beforeEach(() => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    afterEach(() => jest.restoreAllMocks());

    test('that is shown, and other words in the same field retry', async () => {
      fail();
      await show(<SearchField />);
      fireEvent.focus(field());
      type('leve');
      expect(await screen.findByText(unavailable)).toBeTruthy();
      expect(screen.getByRole('option').textContent).toBe('All results for “leve”');
      expect(screen.queryByText(/Nothing found/)).toBeNull();
      for (const route of entryPaths) api.on(route, recovered);
      type('level');
      expect(await screen.findByRole('option', { name: /Level Guard/ })).toBeTruthy();
      expect(screen.queryByText(unavailable)).toBeNull();
    });

    test('they are loaded when the network is back, without a keystroke', async () => {
      fail();
      await show(<SearchField />);
      fireEvent.focus(field());
      type('level');
      await screen.findByText(unavailable);
      for (const route of entryPaths) api.on(route, recovered);
      fireEvent(window, new Event('online'));
      expect(await screen.findByRole('option', { name: /Level Guard/ })).toBeTruthy();
    });

    test('a failed area is not mistaken for no results', async () => {
      api.on('GET /api/courses/search-entries', { status: 500, body: 'broken' });
      api.on('GET /api/products', { body: page() });
      await show(<SearchField />);
      fireEvent.focus(field());
      type('level');
      expect(await screen.findByRole('option', { name: /Level Guard/ })).toBeTruthy();
      expect(screen.getByRole('status').textContent).toBe('1 result');
      type('xylophone');
      expect(await screen.findByText(unavailable)).toBeTruthy();
    });

    test('an area’s own failed search is not mistaken for no results either', async () => {
      api.on('GET /api/products/search-entries', { body: { entries: [], complete: false } });
      api.on('GET /api/products', { status: 500, body: 'broken' });
      await show(<SearchField />, '/', ['store']);
      fireEvent.focus(field());
      type('rar');
      expect(await screen.findByText(unavailable)).toBeTruthy();
      api.on('GET /api/products', { body: page(product('rare-tool', 'Rare Tool')) });
      type('rare');
      expect(await screen.findByRole('option', { name: /Rare Tool/ })).toBeTruthy();
    });
  });

  test('no area waits for another', async () => {
    let answer: (given: { body: object }) => void = () => undefined;
    api.on('GET /api/courses/search-entries', () => new Promise((resolve) => (answer = resolve)));
    await show(<SearchField />);
    fireEvent.focus(field());
    type('level');
    expect(await screen.findByRole('option', { name: /Level Guard/ })).toBeTruthy();
    type('families');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Loading content...'));
    await act(async () =>
      answer({ body: { entries: [entry('course', 'families', 'Families in Revit')], complete: true } }),
    );
    expect(await screen.findByRole('option', { name: /Families in Revit/ })).toBeTruthy();
  });

  test('an empty result is announced, and the link to all results stays', async () => {
    api.on('GET /api/products', { body: page() });
    await show(<SearchField />);
    fireEvent.focus(field());
    type('xylophone');
    expect(await screen.findByText('Nothing found for “xylophone”')).toBeTruthy();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All results for “xylophone”',
    ]);
  });
});

describe('the page of results', () => {
  test('shows each area by itself: a failing one costs its own section', async () => {
    api.on('GET /api/courses', { status: 500, body: 'broken' });
    api.on('GET /api/blog', { body: { ...page({ id: 'a', title: 'On levels', excerpt: 'Text' }), total: 31 } });
    await show(<SearchPage />, '/search?q=level');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “level”');
    expect((await screen.findByRole('link', { name: 'Level Guard' })).getAttribute('href')).toBe(
      '/products/level-guard',
    );
    expect(screen.getByRole('link', { name: 'See all 31 results' }).getAttribute('href')).toBe('/blog?q=level');
    const courses = screen.getByRole('region', { name: 'Courses' });
    expect(within(courses).getByRole('alert').textContent).toContain('The others are not affected.');
    api.on('GET /api/courses', { body: page() });
    fireEvent.click(within(courses).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Courses' })).toBeNull());
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  test('an empty query searches no area and offers links', async () => {
    await show(<SearchPage />, '/search?q=%20', ['store', 'blog']);
    await act(async () => undefined);
    expect(api.calls).toEqual([]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/products',
      '/blog',
      '/contact',
    ]);
  });

  test('an empty result offers links, whatever the query', async () => {
    api.on('GET /api/products', { body: page() });
    const hostile = `<script>${'x'.repeat(9000)}`;
    await show(<SearchPage />, `/search?q=${encodeURIComponent(hostile)}`);
    expect(await screen.findByText(`Nothing found for “${hostile.slice(0, 36)}…”`)).toBeTruthy();
    expect(api.calls.map(({ search }) => search.get('q')?.length)).toEqual([100, 100, 100]);
    expect(document.querySelector('script:not([type])')).toBeNull();
  });

  test('a new question is a new address', async () => {
    const { path } = await show(<SearchPage />, '/search?q=level');
    fireEvent.change(screen.getByLabelText('Search the site', { selector: 'input' }), { target: { value: ' clash ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(path()).toBe('/search?q=clash');
    await act(async () => undefined);
  });
});
