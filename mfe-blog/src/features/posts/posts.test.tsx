import { HeadContext, type PageHead } from '@arcada/platform';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import pt from '../../locales/pt-BR.json' with { type: 'json' };
import { sampleSummary } from '../../shared/post.fixture.ts';
import { PostCard } from '../../shared/post-card.tsx';
import { Component as BlogPage } from './blog.page.tsx';
import { Component as LatestPosts } from './latest-posts.tsx';

const categories = [{ id: 'open-standards', name: 'Open standards', description: 'IFC and BCF.', postCount: 3 }];
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ 'GET /api/blog/categories': { body: categories } });
});
afterEach(() => api.restore());
const show = (path: string) => renderInSite(<BlogPage />, { texts: { blog: en }, path });
const list = (items: unknown[], total = items.length) => ({ body: { items, total, page: 1, pageSize: 10 } });

test('a card has the fixed label, the placeholder author, date and reading time, not the true category and author', async () => {
  await renderInSite(<PostCard post={sampleSummary} />, { texts: { blog: en } });
  const card = screen.getByRole('article');
  expect(card.querySelector('.a-art-tag')?.textContent).toBe('BIM Management');
  expect(within(card).getByText('Arcada team')).toBeTruthy();
  expect(card.querySelector('time')?.textContent).toBe('26 May 2026');
  expect(within(card).getByText('7 min read')).toBeTruthy();
  expect(within(card).getByText('1,350 words')).toBeTruthy();
  expect(within(card).queryByText(/Nora|Open standards/)).toBeNull();
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/blog/ifc-export-checks');
});

test("a card's date is in the visitor's language", async () => {
  await renderInSite(<PostCard post={sampleSummary} />, { texts: { blog: pt }, language: 'pt-BR' });
  expect(document.querySelector('time')?.textContent).toBe('26 de mai. de 2026');
});

describe("home's latest posts", () => {
  const home = () => renderInSite(<LatestPosts />, { texts: { blog: en } });
  test('three skeletons, then error with retry, empty', async () => {
    api.on('GET /api/blog/recent/3', { status: 500, body: 'broken' });
    await home();
    expect(document.querySelectorAll('.a-card[aria-hidden="true"]').length).toBe(3);
    expect(await screen.findByText('Failed to load blog posts. Please try again later.')).toBeTruthy();
    api.on('GET /api/blog/recent/3', { body: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No blog posts available at the moment.')).toBeTruthy();
  });

  test('loaded: the posts, and a link to all of them', async () => {
    api.on('GET /api/blog/recent/3', { body: [sampleSummary] });
    await home();
    expect(await screen.findByRole('heading', { level: 3, name: sampleSummary.title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View All Articles' }).getAttribute('href')).toBe('/blog');
  });
});

describe('the list', () => {
  test('is filtered by the category of the address and titled after it', async () => {
    api.on('GET /api/blog', list([sampleSummary]));
    await show('/blog?category=open-standards&page=2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Open standards' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open standards' }).getAttribute('aria-current')).toBe('page');
    expect(document.title).toContain('Open standards: blog articles');
    const call = api.calls.find(({ path }) => path === '/api/blog');
    expect(Object.fromEntries(call?.search ?? [])).toEqual({
      category: 'open-standards',
      page: '2',
      pageSize: '10',
      lang: 'en',
    });
  });

  test('the id of a category that was merged means the one that stays', async () => {
    api.on('GET /api/blog', list([sampleSummary]));
    const standards = { id: 'open-standards', name: 'Open standards', description: '', postCount: 1 };
    api.on('GET /api/blog/categories', { body: [{ ...standards, formerIds: ['norms'] }] });
    const heads: PageHead[] = [];
    const server = { origin: 'http://site.test', askedLanguage: null, set: (head: PageHead) => heads.push(head) };
    await renderInSite(
      <HeadContext value={server}>
        <BlogPage />
      </HeadContext>,
      { texts: { blog: en }, path: '/blog?category=norms&page=2' },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Open standards' })).toBeTruthy();
    expect(heads.at(-1)?.movedTo).toBe('/blog?category=open-standards&page=2');
    expect(screen.queryByText(/There is no category/)).toBeNull();
  });

  test('is of one tag, which its title names, and which search engines leave out', async () => {
    api.on('GET /api/blog', list([sampleSummary], 21));
    await show('/blog?tag=open%20BIM');
    expect(await screen.findByRole('heading', { level: 1, name: 'Articles tagged “open BIM”' })).toBeTruthy();
    expect(api.calls.find(({ path }) => path === '/api/blog')?.search.get('tag')).toBe('open BIM');
    expect((await screen.findByRole('link', { name: 'Page 2' })).getAttribute('href')).toBe(
      '/blog?tag=open+BIM&page=2',
    );
    const all = screen.getByRole('link', { name: 'All' });
    expect([all.getAttribute('href'), all.getAttribute('aria-current')]).toEqual(['/blog', null]);
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  test('an unknown category shows all with a notice', async () => {
    api.on('GET /api/blog', list([sampleSummary]));
    await show('/blog?category=foo');
    expect(await screen.findByText('There is no category “foo”, so all articles are shown.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('1 article')).toBeTruthy();
    await show('/blog?category=foo&q=wall');
    expect(await screen.findByText('There is no category “foo”, so it was left out.')).toBeTruthy();
  });

  test('words are searched, and an empty result links to all articles', async () => {
    api.on('GET /api/blog', list([]));
    const { path } = await show('/blog?category=open-standards');
    const field = await screen.findByRole('searchbox', { name: 'Search articles' });
    await screen.findByRole('heading', { level: 1, name: 'Open standards' });
    fireEvent.change(field, { target: { value: ' dynamo ' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(path()).toBe('/blog?category=open-standards&q=dynamo');
    expect(await screen.findByText('No articles found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all articles' }).getAttribute('href')).toBe('/blog');
  });

  test('words are searched while they are typed, without a step back for each pause', async () => {
    api.on('GET /api/blog', list([sampleSummary]));
    const { path } = await show('/blog');
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search articles' }), { target: { value: 'dyn' } });
    await waitFor(() => expect(path()).toBe('/blog?q=dyn'));
  });

  test('a category link includes words that were typed but not submitted', async () => {
    api.on('GET /api/blog', list([sampleSummary]));
    const { path } = await show('/blog');
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search articles' });
    fireEvent.change(field, { target: { value: 'dynamo ' } });
    fireEvent.blur(field);
    expect(path()).toBe('/blog');
    fireEvent.click(await screen.findByRole('link', { name: 'Open standards' }));
    expect([path(), field.value]).toEqual(['/blog?category=open-standards&q=dynamo', 'dynamo']);
  });

  test('pages keep the filter', async () => {
    api.on('GET /api/blog', list([sampleSummary], 21));
    await show('/blog?category=open-standards');
    await screen.findByRole('heading', { level: 1, name: 'Open standards' });
    const second = await screen.findByRole('link', { name: 'Page 2' });
    expect(second.getAttribute('href')).toBe('/blog?category=open-standards&page=2');
  });

  test('a page behind the last one says so, links to the first one of its filter and is not indexed', async () => {
    api.on('GET /api/blog', list([], 12));
    await show('/blog?category=open-standards&page=99');
    expect(await screen.findByText('There is no page 99 in this list')).toBeTruthy();
    const first = await screen.findByRole('link', { name: 'Go to the first page' });
    expect(first.getAttribute('href')).toBe('/blog?category=open-standards');
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  test("links its feed in the page's language, and a failure says so with a retry", async () => {
    api.on('GET /api/blog', { status: 500, body: 'broken' });
    await show('/blog');
    expect(await screen.findByText('Failed to load blog posts. Please try again later.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(document.head.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe(
      '/feed.xml?lang=en',
    );
  });
});
