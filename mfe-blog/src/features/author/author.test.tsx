import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { samplePost, sampleSummary } from '../../shared/post.fixture.ts';
import { Component as AuthorPage } from './author.page.tsx';

const course = (id: string, instructorName: string) => ({
  id,
  title: `Course ${id}`,
  description: 'Small scripts.',
  price: 79,
  instructorName,
});
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/blog/authors': { body: [{ ...samplePost.author, postCount: 1 }] },
    'GET /api/blog': { body: { items: [sampleSummary], total: 1, page: 1, pageSize: 9 } },
    'GET /api/courses': {
      body: {
        items: [course('python', 'Nora Whitfield'), course('ids', 'Nora Whitfield Jr.')],
        total: 2,
        page: 1,
        pageSize: 100,
      },
    },
  });
});
afterEach(() => {
  api.restore();
  document.head.innerHTML = '';
});
const show = (id: string) =>
  renderInSite(
    <Routes>
      <Route path="/blog/authors/:authorId" element={<AuthorPage />} />
    </Routes>,
    { texts: { blog: en }, path: `/blog/authors/${id}` },
  );

test('shows who writes here, their articles, and the courses under exactly their name', async () => {
  await show('nora-whitfield');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Nora Whitfield');
  expect(screen.getByText('Writes small scripts.')).toBeTruthy();
  expect((await screen.findByRole('link', { name: sampleSummary.title })).getAttribute('href')).toBe(
    '/blog/ifc-export-checks',
  );
  expect((await screen.findByRole('link', { name: 'Course python' })).getAttribute('href')).toBe('/courses/python');
  expect(screen.queryByText('Course ids')).toBeNull();
  // Beside the true author no placeholder.
  expect(screen.queryByText('Arcada team')).toBeNull();
  const [asked] = api.calls.filter(({ path }) => path === '/api/blog');
  expect(asked?.search.get('author')).toBe('nora-whitfield');
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: 'Nora Whitfield' } });
});

test('without a response from learning the articles stay', async () => {
  api.on('GET /api/courses', { status: 500, body: 'broken' });
  await show('nora-whitfield');
  expect(await screen.findByRole('link', { name: sampleSummary.title })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Courses by Nora Whitfield' })).toBeNull();
});

test('somebody of whom nothing is published is not found', async () => {
  await show('nobody');
  expect(await screen.findByRole('heading', { level: 1, name: 'Author not found' })).toBeTruthy();
  expect(api.names()).not.toContain('GET /api/blog');
});
