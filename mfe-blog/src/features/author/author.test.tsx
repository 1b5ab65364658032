import { HeadContext, type PageHead } from '@arcada/platform';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { samplePost, sampleSummary } from '../../shared/post.fixture.ts';
import { Component as AuthorPage } from './author.page.tsx';

const course = {
  id: 'python',
  title: 'Course python',
  description: 'Small scripts.',
  price: 79,
  instructorName: 'Nora Whitfield',
  instructorTitle: 'Computational designer',
};
const product = {
  id: 'door-counter',
  name: 'Door Counter',
  description: 'Counts doors.',
  price: 25,
  producer: { id: 'account-1', name: 'Pat Producer' },
};
const pageWith = (...items: object[]) => ({ body: { items, total: items.length, page: 1, pageSize: 100 } });
let api: FakeApi;
let heads: PageHead[];
beforeEach(() => {
  heads = [];
  api = fakeApi({
    'GET /api/blog/authors': { body: [{ ...samplePost.author, postCount: 1 }] },
    'GET /api/blog': { body: { items: [sampleSummary], total: 1, page: 1, pageSize: 9 } },
    'GET /api/courses': pageWith(course),
    'GET /api/courses/python': { body: { ...course, instructorBio: 'Teaches small scripts.' } },
    'GET /api/products': pageWith(),
  });
});
afterEach(() => {
  api.restore();
  document.head.innerHTML = '';
});
const page = (
  <Routes>
    <Route path="/blog/authors/:authorId" element={<AuthorPage />} />
  </Routes>
);
const show = (id: string, onServer = false) => {
  const server = { origin: 'http://site.test', askedLanguage: null, set: (head: PageHead) => heads.push(head) };
  return renderInSite(onServer ? <HeadContext value={server}>{page}</HeadContext> : page, {
    texts: { blog: en },
    path: `/blog/authors/${id}`,
  });
};

test('shows who writes here, their articles, and their courses', async () => {
  await show('nora-whitfield');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Nora Whitfield');
  expect(screen.getByText('Writes small scripts.')).toBeTruthy();
  expect((await screen.findByRole('link', { name: sampleSummary.title })).getAttribute('href')).toBe(
    '/blog/ifc-export-checks',
  );
  expect((await screen.findByRole('link', { name: 'Course python' })).getAttribute('href')).toBe('/courses/python');
  // Beside the true author no placeholder.
  expect(screen.queryByText('Arcada team')).toBeNull();
  const [asked] = api.calls.filter(({ path }) => path === '/api/blog');
  expect(asked?.search.get('author')).toBe('nora-whitfield');
  expect(api.calls.find(({ path }) => path === '/api/courses')?.search.get('author')).toBe('nora-whitfield');
  expect(screen.queryByRole('heading', { name: 'Products by Nora Whitfield' })).toBeNull();
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: 'Nora Whitfield' } });
});

test('without a response from learning the articles stay', async () => {
  api.on('GET /api/courses', { status: 500, body: 'broken' });
  await show('nora-whitfield');
  expect(await screen.findByRole('link', { name: sampleSummary.title })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Courses by Nora Whitfield' })).toBeNull();
});

test('an account has a readable address, and other areas know it by the former one', async () => {
  const author = { ...samplePost.author, id: 'pat-producer', name: 'Pat Producer', role: '', bio: '' };
  api.on('GET /api/blog/authors', { body: [{ ...author, postCount: 1, formerIds: ['account-1'] }] });
  api.on('GET /api/products', pageWith(product));
  await show('account-1', true);
  expect((await screen.findByRole('link', { name: 'Door Counter' })).getAttribute('href')).toBe(
    '/products/door-counter',
  );
  await waitFor(() => expect(heads.at(-1)?.movedTo).toBe('/blog/authors/pat-producer'));
  for (const area of ['/api/courses', '/api/products'])
    expect(api.calls.find(({ path }) => path === area)?.search.get('author')).toBe('account-1');
  expect(api.calls.find(({ path }) => path === '/api/blog')?.search.get('author')).toBe('pat-producer');
  // Where the blog knows nothing of them, the course does.
  expect(screen.getByText('Computational designer')).toBeTruthy();
  expect(await screen.findByText('Teaches small scripts.')).toBeTruthy();
});

test('who wrote no article has a page with courses and products', async () => {
  api.on('GET /api/blog/authors', { body: [] });
  api.on('GET /api/courses', pageWith());
  api.on('GET /api/products', pageWith(product));
  await show('account-1');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Pat Producer');
  expect(screen.getByRole('heading', { name: 'Products by Pat Producer' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Articles by Pat Producer' })).toBeNull();
});

test('somebody of whom nothing is published is not found', async () => {
  api.on('GET /api/courses', pageWith());
  await show('nobody');
  expect(await screen.findByRole('heading', { level: 1, name: 'Author not found' })).toBeTruthy();
  expect(api.names()).not.toContain('GET /api/blog');
});

test('an address that no author can have is not found, and not a failure', async () => {
  const refused = { status: 400, body: { message: 'author: Invalid.' } };
  for (const area of ['courses', 'products']) api.on(`GET /api/${area}`, refused);
  await show('__proto__', true);
  expect(await screen.findByRole('heading', { level: 1, name: 'Author not found' })).toBeTruthy();
  expect(heads.at(-1)?.status).toBe(404);
  expect(api.names()).not.toContain('GET /api/blog');
});
