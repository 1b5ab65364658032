import type { Language, Post } from '@arcada/contracts';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { samplePost } from '../../shared/post.fixture.ts';
import { subjectsOf } from './offers.api.ts';
import { Component as PostPage } from './post.page.tsx';
import { postJsonLd } from './post-json-ld.ts';

let api: FakeApi;
const list = (...items: object[]) => ({ body: { items, total: items.length, page: 1, pageSize: 1 } });
beforeEach(() => {
  api = fakeApi({
    'GET /api/products': list(),
    'GET /api/courses': list(),
    'GET /api/services': list(),
    'GET /api/pages': list(),
  });
});
afterEach(() => {
  api.restore();
  document.head.innerHTML = '';
});
const show = async (post: Partial<Post> = {}, language: Language = 'en', search = '') => {
  api.on('GET /api/blog/ifc-export-checks', { body: { ...samplePost, ...post } });
  await renderInSite(
    <Routes>
      <Route path="/blog/:postId" element={<PostPage />} />
    </Routes>,
    { texts: { blog: en }, path: `/blog/ifc-export-checks${search}`, language },
  );
  await screen.findByRole('heading', { level: 1 });
};

test('a post shows its true category and author, its date, its sections and its neighbours', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(samplePost.title);
  expect(screen.getByRole('link', { name: 'Open standards' }).getAttribute('href')).toBe(
    '/blog?category=open-standards',
  );
  // Above the text and below it.
  expect(screen.getAllByRole('link', { name: 'Nora Whitfield' }).map((link) => link.getAttribute('href'))).toEqual([
    '/blog/authors/nora-whitfield',
    '/blog/authors/nora-whitfield',
  ]);
  expect(screen.getByText('26 May 2026', { selector: '.blog-facts time' })).toBeTruthy();
  expect(screen.queryByText(/Updated/)).toBeNull();
  expect(screen.getByRole('link', { name: 'IFC' }).getAttribute('href')).toBe('/blog?tag=IFC');
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#before', '#units']);
  expect(document.getElementById('units')?.tagName).toBe('H3');
  expect(document.querySelector('pre')?.textContent).toBe('print(1)\n');
  expect(screen.getByRole('link', { name: /Previous article/ }).getAttribute('href')).toBe('/blog/older');
  expect(screen.queryByRole('link', { name: /Next article/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Clash reports nobody reads' })).toBeTruthy();
  expect(screen.queryByText(/has not been translated/)).toBeNull();
});

test("a text in another language than the page's says so and is marked as such", async () => {
  await show({ language: 'en' }, 'es');
  expect(screen.getByText(/This article has not been translated yet/).textContent).toContain('inglés');
  expect(screen.getByRole('heading', { level: 1 }).lang).toBe('en');
});

test('sharing consists of plain links with the absolute address, and copying', async () => {
  document.head.innerHTML = '<meta property="og:url" content="https://arcada.example/">';
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void written.push(text) },
    configurable: true,
  });
  await show();
  const address = 'https://arcada.example/blog/ifc-export-checks';
  const share = within(screen.getByRole('region', { name: 'Share this article' }));
  for (const link of share.getAllByRole('link'))
    expect(link.getAttribute('href')).toContain(encodeURIComponent(address));
  expect(share.getAllByRole('link').map((link) => new URL((link as HTMLAnchorElement).href).protocol)).toEqual([
    'https:',
    'https:',
    'mailto:',
  ]);
  fireEvent.click(share.getByRole('button', { name: 'Copy link' }));
  expect(await share.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(written).toEqual([address]);
  expect(document.querySelector('script[src]')).toBeNull();
});

test('shared links keep the language that the post is read in, whichever way it was chosen', async () => {
  document.head.innerHTML = '<meta property="og:url" content="https://arcada.example/">';
  await show({}, 'pt-BR');
  const address = 'https://arcada.example/blog/ifc-export-checks?lang=pt-BR';
  for (const link of within(screen.getByRole('region', { name: 'Share this article' })).getAllByRole('link'))
    expect(link.getAttribute('href')).toContain(encodeURIComponent(address));
});

test('links to the page keep the language of its address', async () => {
  document.head.innerHTML = '<meta property="og:url" content="https://arcada.example/">';
  await show({}, 'pt-BR', '?lang=pt-BR');
  const address = 'https://arcada.example/blog/ifc-export-checks?lang=pt-BR';
  const share = within(screen.getByRole('region', { name: 'Share this article' }));
  for (const link of share.getAllByRole('link'))
    expect(link.getAttribute('href')).toContain(encodeURIComponent(address));
  const [article, breadcrumbs] = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent),
  );
  expect(article.url).toBe(address);
  expect(breadcrumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://arcada.example/blog?lang=pt-BR',
    'https://arcada.example/blog?category=open-standards&lang=pt-BR',
    address,
  ]);
});

test.each([404, 400])('an unknown post (%i) has its not-found state', async (status) => {
  api.on('GET /api/blog/no-such', { status, body: { message: 'x' } });
  await renderInSite(
    <Routes>
      <Route path="/blog/:postId" element={<PostPage />} />
    </Routes>,
    { texts: { blog: en }, path: '/blog/no-such' },
  );
  expect((await screen.findAllByText('Article not found')).length).toBe(2);
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(screen.getByRole('link', { name: 'View All Articles' }).getAttribute('href')).toBe('/blog');
});

test('structured data names the article, its author and its breadcrumbs', () => {
  const [article, breadcrumbs] = postJsonLd({ ...samplePost, imageUrl: '/a.svg' }, 'Blog', (path) => path) as [
    object,
    object,
  ];
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: samplePost.title,
    image: '/a.svg',
    datePublished: samplePost.publishedAt,
    inLanguage: 'en',
    author: { '@type': 'Person', name: 'Nora Whitfield', url: '/blog/authors/nora-whitfield' },
    publisher: { '@type': 'Organization', name: 'Arcada' },
    url: '/blog/ifc-export-checks',
  });
  expect(breadcrumbs).toMatchObject({
    itemListElement: [
      { item: '/blog' },
      { item: '/blog?category=open-standards' },
      { item: '/blog/ifc-export-checks' },
    ],
  });
});

test('ends with what helps with its subject, and with the newsletter', async () => {
  api.on('GET /api/products', list({ id: 'counter', name: 'IFC Property Counter', description: 'Counts.', price: 49 }));
  api.on(
    'GET /api/services',
    list({ id: 'training', title: 'Training', summary: 'With you', path: '/services?tab=training', priceFrom: 3200 }),
  );
  api.on(
    'GET /api/pages',
    list(
      { id: 'about', title: 'About', summary: 'Us', path: '/about' },
      { id: 'model-check', title: 'Check a model', summary: 'With an IDS', path: '/tools/model-check' },
    ),
  );
  await show({ tags: ['IFC', 'quality'] });
  const offers = (await screen.findByRole('heading', { name: 'Put it to work' })).closest('section') as HTMLElement;
  expect(await within(offers).findByText('Training')).toBeTruthy();
  expect(
    within(offers)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/tools/model-check', '/products/counter', '/services?tab=training']);
  expect(within(offers).getByText('Free tool')).toBeTruthy();
  expect(within(offers).getByText('Free with an account')).toBeTruthy();
  expect(within(offers).getByText('$49.00')).toBeTruthy();
  expect(within(offers).getByText('from $3,200.00')).toBeTruthy();
  // The author's own ones come first; here there are none.
  const asked = (path: string) =>
    api.calls.filter((call) => call.path === path).map(({ search }) => [search.get('q'), search.get('author')]);
  expect(asked('/api/products')).toEqual([['IFC quality', 'nora-whitfield']]);
  expect(asked('/api/courses')).toEqual([
    ['IFC quality', 'nora-whitfield'],
    ['IFC quality', null],
  ]);
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
});

test('offers what its author has on the subject before what others have', async () => {
  api.on('GET /api/courses', ({ search }) =>
    search.get('author') === 'account-1'
      ? list({ id: 'own', title: 'Own course', description: 'Hers.', price: 59.9 })
      : list({ id: 'other', title: 'Other course', description: 'Theirs.', price: 79 }),
  );
  await show({ author: { ...samplePost.author, formerIds: ['account-1'] } });
  expect(await screen.findByRole('link', { name: 'Own course' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Other course' })).toBeNull();
});

test('a post for whose subject there is nothing has no such section', async () => {
  await show();
  expect(screen.queryByRole('heading', { name: 'Put it to work' })).toBeNull();
});

test.each([
  [['EIR', 'BEP', 'language models'], 'EIR BEP'],
  [['language models'], 'language models'],
  [[], 'BIM management'],
])('for tags %p, help is looked for by “%s”: half of a longer tag would mean something else', (tags, subjects) => {
  expect(subjectsOf({ tags, categoryName: 'BIM management' })).toBe(subjects);
});
