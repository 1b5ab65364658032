import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './blog-manager.page.tsx';
import { testChoices, testPost } from './post.fixture.ts';

let api: FakeApi;
beforeEach(() => {
  const { texts: _texts, image: _image, imageUrl: _url, related: _related, ...walls } = testPost();
  api = fakeApi({ ...testChoices, 'GET /api/admin/blog': { body: { items: [walls], total: 30, next: 'cursor' } } });
});
afterEach(() => api.restore());

const show = (path = '/admin/blog-manager') => renderInSite(<Component />, { texts: { admin: en }, path });
const asked = () => Object.fromEntries(api.calls.filter(({ path }) => path === '/api/admin/blog').at(-1)?.search ?? []);

test('posts are listed with their status, names and missing translations', async () => {
  await show();
  const row = (await screen.findByText('Walls')).closest('tr');
  await waitFor(() => expect(row?.textContent).toContain('Helena Prado'));
  expect(row?.textContent).toMatch(/^WallswallsDraftStandardsHelena PradoesNov 20, 2026/);
  expect(screen.getByText('30 articles')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Walls' }).getAttribute('href')).toBe('/admin/blog-manager/walls');
  expect(screen.getByRole('link', { name: 'New article' }).getAttribute('href')).toBe('/admin/blog-manager/new');
});

test('posts are searched, filtered, sorted and paged by the address', async () => {
  const { path } = await show('/admin/blog-manager?q=wa&after=before');
  await screen.findByText('Walls');
  expect(asked()).toEqual({ q: 'wa', after: 'before', lang: 'en' });
  fireEvent.click(screen.getByRole('link', { name: 'Scheduled' }));
  await waitFor(() => expect(asked()).toEqual({ q: 'wa', status: 'scheduled', lang: 'en' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'automation' } });
  await waitFor(() => expect(asked()).toMatchObject({ status: 'scheduled', category: 'automation' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Author' }), { target: { value: 'helena-prado' } });
  await waitFor(() => expect(asked()).toMatchObject({ author: 'helena-prado' }));
  fireEvent.click(await screen.findByRole('columnheader', { name: 'Title' }));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'title', dir: 'desc' }));
  expect(path()).toContain('q=wa&status=scheduled&category=automation&author=helena-prado&sort=title');
});
