import type { BulkPosts } from '@arcada/contracts';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './blog-manager.page.tsx';
import { testChoices, testPost } from './post.fixture.ts';

let api: FakeApi;
beforeAll(openableDialogs);
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
  expect(row?.textContent).toMatch(/^WallswallsDraftStandardsHelena Pradoes20 Nov 2026/);
  expect(screen.getByText('30 articles')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Walls' }).getAttribute('href')).toBe('/admin/blog-manager/walls');
  expect(screen.getByRole('link', { name: 'New article' }).getAttribute('href')).toBe('/admin/blog-manager/new');
});

test('a draft that was sent back says so, and is found by it', async () => {
  const sentBack = testPost({ adminNote: 'Say which walls.' });
  api.on('GET /api/admin/blog', { body: { items: [sentBack], total: 1, next: null } });
  await show();
  const row = (await screen.findByText('Walls')).closest('tr') as HTMLElement;
  expect(within(row).getByText('Sent back')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Sent back' }));
  await waitFor(() => expect(asked()).toMatchObject({ status: 'sent-back' }));
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

test('several posts are moved to a category: shown first, then applied as it was shown', async () => {
  const part = (categoryId: string) => ({ status: 'draft', publishedAt: null, categoryId });
  api.on('POST /api/admin/blog/bulk', ({ body }) => {
    const { posts, apply } = body as BulkPosts;
    const row = {
      name: 'Walls',
      outcome: 'changed',
      reason: null,
      before: part('standards'),
      after: part('automation'),
    };
    return { body: { rows: posts.map(({ id }) => ({ id, ...row, tag: '3', nextTag: apply ? '4' : '3' })) } };
  });
  await show();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Walls' }));
  expect(screen.getByRole('checkbox', { name: 'Select all rows of this page' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Change 1 article' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Move to a category' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show what will change' }));
  expect(screen.getByText('Choose a category.')).toBeTruthy();
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByRole('combobox', { name: /^Category/ }), { target: { value: 'automation' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show what will change' }));
  expect(await screen.findByText('Nothing has been changed yet. 1 of 1 article will change.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Change 1 article' }));
  expect(await screen.findByText('1 of 1 article was changed.')).toBeTruthy();
  const sent = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const action = { kind: 'category', categoryId: 'automation' };
  expect(sent).toEqual([
    { posts: [{ id: 'walls' }], action, apply: false, run: expect.any(String) },
    { posts: [{ id: 'walls', tag: '3' }], action, apply: true, run: expect.any(String) },
  ]);
});

test('articles that are archived are said to be out of readers’ reach, not to have been bought', async () => {
  const part = (status: string) => ({ status, publishedAt: null, categoryId: 'standards' });
  const row = { name: 'Walls', outcome: 'changed', reason: null, before: part('published'), after: part('archived') };
  api.on('POST /api/admin/blog/bulk', { body: { rows: [{ id: 'walls', ...row, tag: '3', nextTag: '3' }] } });
  await show();
  fireEvent.click((await screen.findAllByRole('checkbox')).at(-1) as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Change 1 article' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Archive' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show what will change' }));
  expect(await screen.findByText(/readers can no longer open it/)).toBeTruthy();
  expect(screen.queryByText(/bought/)).toBeNull();
});
