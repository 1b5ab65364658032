import type { AdminPost } from '@arcada/contracts';
import { chooseOption, type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Component as PostPage } from './own-post.page.tsx';
import { Component as ListPage } from './own-posts.page.tsx';

const text = { title: 'Walls', excerpt: 'Walls in short', tags: ['walls'], body: 'About walls.' };
const draft: AdminPost = {
  id: 'walls',
  title: 'Walls',
  status: 'draft',
  categoryId: 'standards',
  authorId: 'helena-prado',
  ownerId: null,
  publishedAt: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  revision: 3,
  missing: ['pt-BR', 'es'],
  adminNote: null,
  editionOf: null,
  editionId: null,
  editionStatus: null,
  isUnsubmitted: false,
  image: '',
  imageUrl: null,
  related: [],
  texts: { en: text },
};
const path = '/api/admin/blog/walls';
let api: FakeApi;
let stored: AdminPost;
beforeAll(openableDialogs);
beforeEach(() => {
  stored = draft;
  api = fakeApi({
    'GET /api/admin/blog': () => ({ body: { items: [stored], total: 1, next: null } }),
    [`GET ${path}`]: () => ({ body: stored }),
    'GET /api/blog/categories': { body: [{ id: 'standards', name: 'Standards', description: '', postCount: 1 }] },
    'GET /api/admin/blog/authors': { body: [{ id: 'account-1', name: 'Pat Producer' }] },
    // A service that takes what is based on its last save.
    [`PATCH ${path}`]: ({ headers, body }) => {
      if (headers['if-match'] !== `"${stored.revision}"`) return { status: 412, body: { message: 'Changed.' } };
      const { texts, ...facts } = body as Partial<AdminPost>;
      stored = { ...stored, ...facts, texts: { ...stored.texts, ...texts }, revision: stored.revision + 1 };
      return { body: stored };
    },
  });
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

const show = (at = '/dashboard/content/posts/walls') =>
  renderInSite(
    <Routes>
      <Route path="/dashboard/content/posts" element={<ListPage />} />
      <Route path="/dashboard/content/posts/:id" element={<PostPage />} />
    </Routes>,
    { path: at },
  );
const sent = (method: string) => api.calls.filter((call) => call.method === method);
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = (title: string) => waitFor(() => expect(notifications.current()?.title).toBe(title));

test('own posts with their status, and the way to each', async () => {
  stored = { ...draft, status: 'submitted', editionOf: 'doors' };
  await show('/dashboard/content/posts');
  const link = await screen.findByRole('link', { name: 'Walls' });
  expect(link.getAttribute('href')).toBe('/dashboard/content/posts/walls');
  expect(screen.getByRole('row', { name: /Walls/ }).textContent).toContain('New editionSubmittedPortuguêsEspañol');
});

test('a scheduled article says its time in the list, and on its page that readers have nothing of it yet', async () => {
  stored = { ...draft, status: 'scheduled', publishedAt: new Date(2099, 11, 3, 10, 30).toISOString() };
  const { unmount } = await show('/dashboard/content/posts');
  expect(await screen.findByText(/^Scheduled for 3 Dec 2099.* 10:30$/)).toBeTruthy();
  unmount();
  await show();
  expect(await screen.findByText(/^Readers can’t see it before then\./)).toBeTruthy();
  expect(screen.queryByText(/Readers keep the present text/)).toBeNull();
});

test('a new article gets its address from its title, and is created once', async () => {
  const { path: where } = await show('/dashboard/content/posts/new');
  press('Save');
  expect(screen.getAllByText('Enter this text: at least one language must be complete.')).toHaveLength(3);
  write('Title', 'Ünder walls');
  write('Excerpt', 'In short');
  write(/^Tags/, 'walls, BIM ,');
  write('Text (Markdown)', 'Words');
  await waitFor(() => chooseOption('Category', 'Standards'));
  expect(await screen.findByText('It will be published under your name, Pat Producer.')).toBeTruthy();
  api.on('POST /api/admin/blog', () => {
    stored = { ...draft, id: 'under-walls' };
    return { status: 201, body: stored };
  });
  api.on('GET /api/admin/blog/under-walls', { body: { ...draft, id: 'under-walls' } });
  press('Save');
  press('Save');
  await waitFor(() => expect(where()).toBe('/dashboard/content/posts/under-walls'));
  expect(sent('POST').map(({ body }) => body)).toEqual([
    {
      id: 'under-walls',
      categoryId: 'standards',
      texts: { en: { title: 'Ünder walls', excerpt: 'In short', tags: ['walls', 'BIM'], body: 'Words' } },
    },
  ]);
});

test('what is typed is saved as it is submitted; a submitted article is read-only until it is taken back', async () => {
  stored = { ...draft, adminNote: 'Say which walls.' };
  await show();
  expect(await screen.findByText('Say which walls.')).toBeTruthy();
  expect(screen.getByText('Sent back')).toBeTruthy();
  write('Title', 'Brick walls');
  press('Submit for publication');
  await said('The article was submitted');
  expect(sent('PATCH')[0]?.body).toEqual({ texts: { en: { ...text, title: 'Brick walls' } }, status: 'submitted' });
  await screen.findByText('Submitted. An admin will review it.');
  expect(screen.queryByText('Say which walls.')).toBeNull();
  // The pressed button is gone.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('textbox', { name: 'Title' }).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  press('Take it back');
  await said('The article is a draft again');
  expect(sent('PATCH')[1]?.body).toEqual({ status: 'draft' });
});

test('a fault in another language is shown there', async () => {
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Español' }));
  write('Title', 'Muros');
  fireEvent.click(screen.getByRole('tab', { name: 'English' }));
  press('Save');
  expect(screen.getByRole('tab', { name: 'Español' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getAllByText('Enter a text, or leave all fields of this language empty.')).toHaveLength(2);
  expect(sent('PATCH')).toEqual([]);
});

test('what was saved elsewhere is compared before it is replaced', async () => {
  await show();
  await screen.findByRole('button', { name: 'Save' });
  write('Title', 'Mine');
  write('Excerpt', 'My excerpt');
  stored = { ...draft, revision: 4, texts: { en: { ...text, title: 'Theirs', body: 'Their body' } } };
  press('Save');
  await screen.findByText('This article was saved elsewhere meanwhile');
  expect(screen.getByText('Theirs').previousSibling?.textContent).toBe('Saved elsewhere');
  expect(screen.getByText('Mine').previousSibling?.textContent).toBe('Typed here');
  press('Keep what I typed');
  await said('The article was saved');
  expect(stored.texts.en).toEqual({ ...text, title: 'Mine', excerpt: 'My excerpt', body: 'Their body' });
});

test('the error of a field goes once it no longer holds', async () => {
  await show();
  await screen.findByRole('button', { name: 'Save' });
  const fault = () => screen.queryByText('Enter this text: at least one language must be complete.');
  write('Title', '');
  press('Save');
  expect(fault()).toBeTruthy();
  write('Title', 'Doors');
  expect(fault()).toBeNull();
  const errors = [{ path: 'texts.en.title', message: 'This title is taken.' }];
  api.on(`PATCH ${path}`, { status: 400, body: { message: 'Refused.', errors } });
  press('Save');
  await screen.findByText('This title is taken.');
  write('Excerpt', 'Other');
  expect(screen.getByText('This title is taken.')).toBeTruthy();
  write('Title', 'Windows');
  expect(screen.queryByText('This title is taken.')).toBeNull();
});

test('a published article is read-only and revised in a new edition', async () => {
  stored = { ...draft, status: 'published', publishedAt: '2026-11-20T10:00:00.000Z' };
  const edition = { ...draft, id: 'walls-2', editionOf: 'walls' };
  api.on(`POST ${path}/edition`, { body: edition });
  api.on('GET /api/admin/blog/walls-2', { body: edition });
  const { path: where } = await show();
  expect((await screen.findByRole('textbox', { name: 'Title' })).matches(':disabled')).toBe(true);
  press('Revise');
  await waitFor(() => expect(where()).toBe('/dashboard/content/posts/walls-2'));
  expect(await screen.findByText('This is the next edition of your article.')).toBeTruthy();
});

test('a draft is deleted after a question', async () => {
  api.on(`DELETE ${path}`, { status: 204 });
  const { path: where } = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
  press('Delete permanently');
  await waitFor(() => expect(where()).toBe('/dashboard/content/posts'));
  expect(sent('DELETE')[0]?.headers['if-match']).toBe('"3"');
});

test('the preview is what the service makes of the Markdown', async () => {
  api.on('POST /api/admin/blog/preview', {
    body: { body: [{ type: 'paragraph', children: [{ type: 'text', text: 'As readers see it' }] }], readTime: 1 },
  });
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Preview' }));
  expect(await screen.findByText('As readers see it')).toBeTruthy();
});

test('another’s article is not found', async () => {
  api.on(`GET ${path}`, { status: 404, body: {} });
  await show();
  expect(await screen.findByText('You have no such article.')).toBeTruthy();
});

test('a cover is uploaded and saved with the draft', async () => {
  const image = `${'a'.repeat(24)}.webp`;
  api.on('PUT /api/admin/blog/images', { body: { image, imageUrl: `/api/blog/images/${image}?v=1` } });
  await show();
  fireEvent.change(await screen.findByLabelText('Cover picture'), { target: { files: [new File(['x'], 'x.png')] } });
  expect(await screen.findByRole('button', { name: 'Remove the picture' })).toBeTruthy();
  press('Save');
  await said('The article was saved');
  expect(sent('PATCH')[0]?.body).toEqual({ image });
});

test('a picture needs a text, and is put into the article where it was edited last', async () => {
  show();
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Text (Markdown)');
  fireEvent.change(text, { target: { value: 'First.\n\nSecond.' } });
  text.focus();
  text.setSelectionRange(6, 6);
  fireEvent.mouseUp(text);
  fireEvent.click(screen.getByRole('button', { name: 'Insert a picture into the text' }));
  const insert = screen.getByRole('button', { name: 'Insert the picture' });
  fireEvent.click(insert);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Choose a picture.',
    'Describe the picture in a few words.',
  ]);
  const file = new File(['png'], 'wall.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [file] } });
  fireEvent.change(screen.getByLabelText('What the picture shows'), { target: { value: 'A wall' } });
  api.on('PUT /api/admin/blog/pictures', { body: { src: '/api/blog/images/a.webp?w=8&h=4', width: 8, height: 4 } });
  fireEvent.click(insert);
  await waitFor(() => expect(text.value).toBe('First.\n\n![A wall](/api/blog/images/a.webp?w=8&h=4)\n\nSecond.'));
});

test('a draft saves itself after a pause: complete languages, and nothing of what is typed meanwhile is lost', async () => {
  await show();
  await screen.findByRole('button', { name: 'Save' });
  write('Title', 'Brick walls ');
  fireEvent.click(screen.getByRole('tab', { name: 'Español' }));
  write('Title', 'Muros');
  expect(screen.getByText(/^Kept in this browser: a language is saved once/)).toBeTruthy();
  expect(sent('PATCH')).toEqual([]);
  await waitFor(() => expect(sent('PATCH')).toHaveLength(1), { timeout: 5000 });
  expect(sent('PATCH')[0]?.body).toEqual({ texts: { en: { ...text, title: 'Brick walls' } } });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Muros');
  write('Excerpt', 'En breve');
  write('Text (Markdown)', 'Sobre muros.');
  await waitFor(() => expect(stored.texts.es?.title).toBe('Muros'), { timeout: 5000 });
  expect(await screen.findByText('Saved')).toBeTruthy();
  // The space that the service doesn't keep stays for whoever goes on writing.
  fireEvent.click(screen.getByRole('tab', { name: 'English' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Brick walls ');
  expect(localStorage.length).toBe(0);
}, 15_000);

test('what was saved elsewhere stops it from saving itself', async () => {
  await show();
  await screen.findByRole('button', { name: 'Save' });
  write('Title', 'Mine');
  stored = { ...draft, revision: 4, texts: { en: { ...text, title: 'Theirs' } } };
  await screen.findByText('This article was saved elsewhere meanwhile', undefined, { timeout: 5000 });
  expect(screen.getByText('Kept in this browser. Choose above what to keep, and it is saved.')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 3500));
  expect(sent('PATCH')).toHaveLength(1);
  expect(stored.texts.en?.title).toBe('Theirs');
}, 15_000);

test('a save that does not reach the service is tried again once it can be reached', async () => {
  api.on(`PATCH ${path}`, { status: 503, body: {} });
  await show();
  await screen.findByRole('button', { name: 'Save' });
  write('Title', 'Mine');
  await screen.findByText(/^Kept in this browser: the server can’t be reached/, undefined, { timeout: 5000 });
  api.on(`PATCH ${path}`, () => {
    stored = { ...stored, revision: 4, texts: { en: { ...text, title: 'Mine' } } };
    return { body: stored };
  });
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Saved')).toBeTruthy();
}, 15_000);
